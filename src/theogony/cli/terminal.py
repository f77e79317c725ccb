"""The terminal itself: drawing, asking, pausing; plain lines where nobody sits in front of it."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.shortcuts import CompleteStyle
from rich.console import Console
from rich.text import Text

from .common import HEIGHT

LONGEST = 500  # characters of a line that are read; nothing one can say is longer


class WordsCompleter(Completer):
    """Offers the rest of all words that begin like the line, in capitals or not."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterator[Completion]:
        typed = document.text_before_cursor.lower()
        words = {word.lower(): word for word in self.words if word.lower().startswith(typed)}
        for word in words.values():
            yield Completion(word[len(typed) :], display=word)


class Terminal:
    def __init__(self, console: Console, fast: bool = False) -> None:
        self.console = console
        self.live = sys.stdin.isatty() and console.is_terminal
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # bytes that are no text are a wrong line
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

    def tell_command(self, line: str) -> None:
        """A command to be pasted: a long one is left to the window to break."""
        self.console.print(f"  {line}", soft_wrap=True)

    def read(self, lines: list[Text], prompt: str) -> str:
        """Something longer to read, page by page. What was typed to do something else is given
        back: Enter goes on, q leaves."""
        page = self.height - 2
        wrapped = [part for line in lines for part in line.wrap(self.console, self.width)]
        for start in range(0, len(wrapped), page):
            self.tell(wrapped[start : start + page])
            if self.live and start + page < len(wrapped):
                said = self.ask(prompt, [])
                if said:
                    return "" if said.casefold() == "q" else said
        return ""

    def ask(self, prompt: str, words: list[str], hint: str = "") -> str:
        """A line of input. EOFError at its end, KeyboardInterrupt on Ctrl-C."""
        if self.session is not None:
            grey = FormattedText([("fg:ansibrightblack", hint)])
            completer = WordsCompleter(words)
            return readable(self.session.prompt(prompt, completer=completer, placeholder=grey))
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        said = readable(line)
        print(said)
        return said

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


def readable(line: str) -> str:
    """What was typed, whatever bytes it came as: all of it can be printed again."""
    return line.encode(errors="replace").decode().strip()[:LONGEST]
