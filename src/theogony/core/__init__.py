"""The kernel all games share. It knows no game."""
