"""What programs hear that the tests start."""

import signal


def heed_ctrl_c() -> None:
    """A command started in the background ignores it, and so do those it starts: call this in them
    before they run (`preexec_fn`)."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
