"""The Egypt expansion: one module for each colour, and what they have in common.

`expansion.py`, one level up, lists everything an expansion may change in the base game.
"""
