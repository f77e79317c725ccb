"""What a seat sees, as numbers; and many tables at once. Compiled with the rules."""
