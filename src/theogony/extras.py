"""The extras of pyproject.toml: what they bring is not there until somebody asks for it."""


def to_get(extra: str) -> str:
    """What to type for an extra, as the end of a sentence that says what is missing."""
    return f"in Theogony's clone: make install EXTRAS={extra}"
