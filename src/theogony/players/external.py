"""A player that is another program, in any language: JSON lines on its stdin and stdout.

docs/bot-protocol.md tells what is said. The program is told views and events of its seat and
nothing else. Whatever it does wrong costs it the answer, which chance gives instead.
"""

from __future__ import annotations

import json
import logging
import re
import shlex
import shutil
from typing import Any

from .. import __version__
from .. import game as rules_of
from ..core.catalogue import LANGUAGES, Catalogue
from ..core.errors import WrongInput
from ..core.game import SCHEMA, Game
from ..core.history import Event, events_of
from ..core.rulebook import Rulebook
from ..core.types import Document
from .player import Player
from .program import SHOWN, Fault, Program

PROTOCOL = 1  # raised by every change that a program could stumble over
START = 30.0  # seconds to start and say hello
LIMIT = 10.0  # seconds for an answer, unless the name says otherwise
LONGEST = 3600.0  # seconds: no limit is longer
FAULTS = 3  # with so many in one game a program is given up until the next

NAME = re.compile(r"bot(?:@(?P<limit>\d+(?:\.\d+)?))?:(?P<command>.*)", re.DOTALL)
# A name in a list: of a program all up to the next comma outside quotes, else up to a comma.
IN_LIST = re.compile(
    r"""(\s*bot(?:@[\d.]*)?:(?:[^,'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*"|['"\\])*|[^,]*)(?:,|$)""",
    re.DOTALL,
)

log = logging.getLogger(__name__)


class Refused(Fault):
    """What no second try would change."""


def is_program(name: str) -> bool:
    return NAME.fullmatch(name) is not None


def split_names(text: str) -> list[str]:
    """The names of a list such as `greedy,bot:python3 bot.py`. Commas in quotes divide nothing."""
    found: list[str] = []
    place = 0
    while True:
        match = IN_LIST.match(text, place)
        assert match is not None
        found.append(match[1].strip())
        place = match.end()
        if match[0] == match[1]:  # no comma follows
            return found


class ExternalPlayer(Player):
    """One process for each game, started at the first question, ended with the game."""

    def __init__(self, name: str, game: str, seed: int) -> None:
        super().__init__(name, seed)
        self.words, self.limit = read_name(name)
        self.rules = rules_of(game)
        self.program: Program | None = None
        self.texts: Catalogue | None = None  # if the program wants sentences
        self.game: Game | None = None  # the one being played
        self.seat = -1
        self.last: Event | None = None  # of the log, when it was last asked
        self.heard = 0  # events it need not be told again
        self.asked = 0  # questions put to the running program
        self.given_up = False  # for this game

    def ready(self) -> None:
        """Start the program once, to see that it can be played with."""
        try:
            self.start()
        except Fault as fault:
            raise WrongInput(f"{self.name} {fault}{self.last_words()}") from fault
        finally:
            self.stop([])

    def answer(self, game: Game) -> int:
        seat = game.question().seat
        if self.is_new(game, seat):
            if self.game is not None:
                self.finish(self.game)
            self.seat = seat
            self.faults = []
            self.given_up = False
        self.game = game
        if not self.given_up:
            try:
                return self.ask(game)
            except Fault as fault:
                self.note(fault)
        options = game.options().listed()
        return options[self.rng.below(len(options))]

    def decide(self, imagined: Game) -> int:
        return self.answer(imagined)

    def finish(self, game: Game) -> None:
        if self.program is not None:
            self.stop([*self.news(game), outcome(game)] if game.over else [])
        self.game = None
        self.last = None

    # The course of a game.

    def is_new(self, game: Game, seat: int) -> bool:
        """Not the game of the last question, nor what became of it after some undoing."""
        if game is self.game:
            return False
        if game.quiet:
            return self.game is None or seat != self.seat
        return self.last is None or self.last not in events_of(game.events)

    def ask(self, game: Game) -> int:
        messages: list[Document] = []
        view = game.view(self.seat)
        if self.program is None:
            self.start()
            messages.append(begun(view))
        assert self.program is not None
        messages += self.news(game)
        self.asked += 1
        question = {"type": "ask", "id": self.asked, "limit": self.limit, "view": view}
        if self.texts is not None:
            question["texts"] = sentences(self.texts, view["question"])
        reply = read_line(self.program.exchange(lines([*messages, question]), self.limit))
        return self.understood(reply, view["question"]["options"])

    def news(self, game: Game) -> list[Document]:
        """What its seat was told since it last was asked."""
        events = game.told(self.seat, self.heard)
        self.heard = len(events_of(game.events))
        self.last = game.events
        message: Document = {"type": "events", "events": events}
        if self.texts is not None:
            message["texts"] = [self.texts.event(event) for event in events]
        return [message] if events else []

    def understood(self, reply: Document, options: list[Document]) -> int:
        """The answer, if it is one of the options and meant for this question."""
        if reply.get("type") != "answer":
            raise Fault(f"said {shown(reply)}, expected an answer")
        if reply.get("id") != self.asked:
            raise Fault(f"answered question {shown(reply.get('id'))}, expected {self.asked}")
        if reply.get("seat", self.seat) != self.seat:
            raise Fault(f"answered for seat {shown(reply['seat'])}, expected {self.seat}")
        answer = reply.get("answer")
        for option in options:
            if answer == option["name"] or (type(answer) is int and answer == option["answer"]):
                return int(option["answer"])
        raise Fault(f"answered {shown(answer)}, which is no option of question {self.asked}")

    # The program.

    def start(self) -> None:
        """Start it and exchange greetings."""
        self.heard = self.asked = 0
        self.program = Program(self.words)
        reply = read_line(self.program.exchange(lines([hello(self.rules)]), START))
        if reply.get("type") != "hello":
            raise Refused(f"said {shown(reply)}, expected hello")
        expected = {"protocol": PROTOCOL, "game": self.rules.name, "rules": self.rules.version}
        for field, value in expected.items():
            said = reply.get(field, None if field == "protocol" else value)
            if type(said) is not type(value) or said != value:
                raise Refused(f"is for {field} {shown(said)}, expected {value}")
        language = reply.get("texts")
        if language is not None and language not in LANGUAGES:
            raise Refused(f"wants texts in {shown(language)}, expected {' or '.join(LANGUAGES)}")
        self.texts = None if language is None else Catalogue(self.rules.name, language)

    def stop(self, messages: list[Document]) -> None:
        if self.program is not None:
            self.program.leave(lines([*messages, {"type": "bye"}]))
        self.program = None

    def note(self, fault: Fault) -> None:
        """Tell the log what it did wrong, and end it: it starts again at the next question."""
        self.faults.append(f"{fault}{self.last_words()}")
        self.given_up = len(self.faults) == FAULTS or isinstance(fault, Refused)
        what = "it is given up for this game" if self.given_up else "chance answers instead"
        log.warning("%s at seat %d %s; %s", self.name, self.seat, self.faults[-1], what)
        if self.program is not None:
            self.program.end()
        self.program = None

    def last_words(self) -> str:
        words = self.program.last_words() if self.program is not None else ""
        return f" (it last wrote {words!r})" if words else ""


def read_name(name: str) -> tuple[list[str], float]:
    """The words of the command and the limit of `bot:COMMAND` or `bot@SECONDS:COMMAND`."""
    match = NAME.fullmatch(name)
    if match is None:
        raise WrongInput(f"{name!r} names no program, expected bot:COMMAND or bot@SECONDS:COMMAND")
    try:
        words = shlex.split(match["command"])
    except ValueError as error:
        raise WrongInput(f"{name!r} has a quotation mark or backslash without its pair") from error
    if not words:
        raise WrongInput(f"{name!r} names no program, expected bot:COMMAND")
    if shutil.which(words[0]) is None:
        raise WrongInput(f"{name!r}: there is no program {words[0]!r} that can be started")
    limit = float(match["limit"] or LIMIT)
    if not 0 < limit <= LONGEST:
        raise WrongInput(f"{name!r}: expected more than 0 and at most {LONGEST:g} seconds")
    return words, limit


# Messages.


def hello(rules: Rulebook) -> Document:
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "theogony": __version__,
        "game": rules.name,
        "rules": rules.version,
        "schema": SCHEMA,
        "answers": rules.answers,
    }


def begun(view: Document) -> Document:
    return {
        "type": "game",
        "seat": view["seat"],
        "players": len(view["seats"]),
        "switches": view["switches"],
    }


def outcome(game: Game) -> Document:
    return {"type": "over", "ranking": game.ranking(), "scores": game.scores()}


def sentences(texts: Catalogue, question: Document) -> Document:
    options = [texts.option(option) for option in question["options"]]
    return {"question": texts.ask(question), "options": options}


def lines(messages: list[Document]) -> bytes:
    return b"".join(json.dumps(message).encode() + b"\n" for message in messages)


def read_line(line: bytes) -> Document:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        said = shown(line.decode(errors="replace"))
        raise Fault(f"wrote {said}, expected a JSON object") from error
    if not isinstance(message, dict):
        raise Fault(f"wrote {shown(message)}, expected a JSON object")
    return message


def shown(said: Any) -> str:
    """Anything it said, in one short line."""
    text = repr(said)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
