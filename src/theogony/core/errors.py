"""What is wrong with something given from outside: one sentence that says what was expected."""


class WrongInput(ValueError):
    """The parent of all errors that are somebody else's; every door shows the sentence."""


class UnknownGame(WrongInput):
    """No such game is installed."""


class SetupError(WrongInput):
    """The number of players, the seed, a switch or its value does not fit the game."""


class IllegalChoice(WrongInput):
    """The answer is not one of the options."""


class PositionError(WrongInput):
    """The document does not describe a table."""


class RecordError(WrongInput):
    """The text is no record, or does not fit the rules."""
