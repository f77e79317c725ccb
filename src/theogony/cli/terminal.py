"""The terminal itself: drawing, asking, pausing; plain lines where nobody sits in front of it."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.shortcuts import CompleteStyle
from rich.console import Console
from rich.text import Text

from .common import HEIGHT

LONGEST = 500  # characters of a line that are read; nothing one can say is longer


class Terminal:
    def __init__(self, console: Console, fast: bool = False) -> None:
        self.console = console
        self.live = sys.stdin.isatty() and console.is_terminal
        self.fast = fast
        self.session: PromptSession[str] | None = None
        self.forget()

    def forget(self) -> None:
        """Whoever sits down next must not read what was typed before."""
        if self.live:
            self.session = PromptSession(
                complete_style=CompleteStyle.READLINE_LIKE, complete_while_typing=False
            )

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height if self.live else HEIGHT

    def draw(self, lines: Iterable[Text]) -> None:
        """A new picture: in place of the old one where somebody looks at it."""
        with self.console:
            if self.live:
                self.console.clear()
            self.tell(lines)

    def tell(self, lines: Iterable[Text | str]) -> None:
        for line in lines:
            text = Text(line) if isinstance(line, str) else line
            if text.no_wrap:
                self.console.print(text, no_wrap=True, overflow="ellipsis", crop=True)
            else:
                self.console.print(text)

    def read(self, lines: list[Text]) -> None:
        """Something longer to read, page by page."""
        page = self.height - 2
        wrapped = [part for line in lines for part in line.wrap(self.console, self.width)]
        for start in range(0, len(wrapped), page):
            self.tell(wrapped[start : start + page])
            if self.live and start + page < len(wrapped) and self.ask("… ", []) in ("q", "quit"):
                return

    def ask(self, prompt: str, words: list[str], hint: str = "") -> str:
        """A line of input. EOFError at its end, KeyboardInterrupt on Ctrl-C."""
        if self.session is not None:
            completer = WordCompleter(words, sentence=True, ignore_case=True)
            grey = FormattedText([("fg:ansibrightblack", hint)])
            said = self.session.prompt(prompt, completer=completer, placeholder=grey)
            return said.strip()[:LONGEST]
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(line.rstrip("\n"))
        return line.strip()[:LONGEST]

    @contextmanager
    def apart(self, wanted: bool) -> Iterator[None]:
        """A screen of its own that leaves nothing behind to scroll back to."""
        wanted = wanted and self.live
        if wanted:
            self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if wanted:
                self.console.set_alt_screen(False)

    def pause(self, seconds: float) -> None:
        if self.live and not self.fast:
            time.sleep(seconds)
