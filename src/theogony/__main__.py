"""`python -m theogony` is `theogony`."""

from .cli import main

if __name__ == "__main__":
    main()
