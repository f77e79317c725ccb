"""Records: the text of a game, one line per answer, that replays to the same game.

    theogony record 1
    game deus
    rules 2
    start {"players": 2, "seed": 7, "switches": {}}
    # 0 drew galley
    0 build forum
    scores 41 38

Lines with # are chance and are checked like answers; lines with ; are anybody's remarks.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .errors import RecordError, WrongInput
from .history import Event, events_of
from .types import Document

if TYPE_CHECKING:
    from .game import Game
    from .rulebook import Rulebook

TITLE: Final = "theogony record 1"
PLAYERS: Final = "; players "  # a remark: who sat at the table
LANGUAGE: Final = "; language "  # another: the one they played in


class Part:
    """Answers given under one version of the rules, from a set-up or a position."""

    def __init__(self, version: int, start: Document, answers: list[int]) -> None:
        self.version: Final = version
        self.start: Final = start
        self.answers: Final = answers


class Record:
    """A game to be kept: the lines of earlier parts, if any, and the part that is still played.

    `text()` has the whole of it, `save(path)` writes it, `theogony.replay(path)` reads it back.
    """

    def __init__(self, rules: Rulebook, earlier: list[str], part: Part) -> None:
        self.rules: Final = rules
        self.earlier: Final = earlier
        self.part: Final = part

    def __repr__(self) -> str:
        part = self.part
        return f"<Record of {self.rules.name}: rules {part.version}, {len(part.answers)} answers>"

    def lines(self) -> list[str]:
        return self.earlier + written(self.rules, self.part)

    def text(self) -> str:
        """The record as docs/records.md tells: one line per answer, chance as comments."""
        return "\n".join([TITLE, f"game {self.rules.name}", *self.lines()]) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the text to a file: `game.record().save("x.thg")`."""
        write_whole(path, self.text())


def write_whole(path: str | Path, text: str) -> None:
    """Write a file that is afterwards as it shall be or, after an error, as it was."""
    part = Path(f"{path}.part")
    try:
        part.write_bytes(text.encode("utf-8"))
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def written(rules: Rulebook, part: Part) -> list[str]:
    """The lines of one part: it is replayed to learn what chance did."""
    lines = [f"rules {part.version}", f"start {json.dumps(part.start)}"]
    game = begun(rules, part.start)
    lines += chance_since(game, None)
    for answer in part.answers:
        told = game.events
        lines.append(f"{game.question().seat} {rules.names[answer]}")
        game.choose(answer)
        lines += chance_since(game, told)
    if not game.stack:
        lines.append("scores " + " ".join([str(score) for score in game.scores()]))
    return lines


def begun(rules: Rulebook, start: Document) -> Game:
    """The table as a part begins."""
    if "position" in start:
        return rules.from_position(start["position"])
    players, seed, switches = start.get("players"), start.get("seed"), start.get("switches", {})
    return rules.new(players, seed, switches)


def chance_since(game: Game, told: Event | None) -> list[str]:
    """What chance did after an event, as lines of a record."""
    lines: list[str] = []
    for event in events_of(game.events, told):
        kind = game.rules.kinds[event.kind]
        if kind.chance:
            words = [f"# {event.seat} {kind.name}"]
            for field, number in game.rules.numbers_of(event, known=True):
                words.append(str(game.rules.word(field, number)))
            lines.append(" ".join(words))
    return lines


def game_of(text: str) -> str:
    """The name of the game a record is of."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise RecordError(f"line 1: expected {TITLE!r}")
    if len(lines) < 2 or not lines[1].startswith("game "):
        raise RecordError("line 2: expected 'game' and its name")
    return lines[1][5:].strip()


def remembered(text: str, remark: str = PLAYERS) -> str:
    """What a saved record remembers, the players or the language; "" if it does not."""
    for line in text.splitlines():
        if line.startswith(remark):
            return line.removeprefix(remark).strip()
    return ""


class Replay:
    """A record played line by line. It stops at the first line that does not fit and says which.

    `game` is the table as far as it was read, None before the first line. Parts made with other
    rules are kept as they are, if a part made with these follows.
    """

    def __init__(self, rules: Rulebook, text: str) -> None:
        self.rules: Final = rules
        self.lines: Final = text.splitlines()
        self.line = 2  # the next line to read, counted from 0
        self.game: Game | None = None
        self.first = -1  # the line where the first part begins
        self.begun = -1  # the line where the part being read begins
        self.is_ours = False  # it was made with these rules
        self.expected: list[str] = []  # chance that the next lines must name
        if game_of(text) != rules.name:
            raise RecordError(f"line 2: a game of {game_of(text)}, expected {rules.name}")

    def __repr__(self) -> str:
        return f"<Replay of {self.rules.name}: line {self.line} of {len(self.lines)}>"

    def wrong(self, why: str) -> RecordError:
        return RecordError(f"line {self.line + 1}: {why}")

    def step(self) -> bool:
        """Read up to the next answer, or to the end. False: nothing was left to read.

        RecordError names the line that does not fit.
        """
        while self.line < len(self.lines):
            line = self.lines[self.line].strip()
            answered = self.read(line) if line and not line.startswith(";") else False
            self.line += 1
            if answered:
                return True
        if self.expected:
            raise self.wrong(f"expected {self.expected[0]!r}")
        return False

    def finish(self) -> Game:
        """The game at the end of the record. RecordError names the line that does not fit."""
        while self.step():
            pass
        if self.game is None:
            raise self.wrong("expected 'rules' and 'start'")
        return self.game

    def read(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        if word == "rules":
            self.begin_part(rest)
        elif not self.is_ours and self.has_later_part():
            pass
        elif word == "start":
            self.start(rest)
        elif self.game is None or not self.is_ours:
            raise self.wrong(f"found {line!r}, expected 'rules' and 'start' before it")
        elif word == "#":
            if not self.expected or self.expected.pop(0) != line:
                raise self.wrong(f"chance did otherwise than {line!r}")
        elif word == "scores":
            self.compare_scores(self.game, rest)
        else:
            self.answer(self.game, word, rest)
            return True
        return False

    def has_later_part(self) -> bool:
        return any([line.startswith("rules ") for line in self.lines[self.line + 1 :]])

    def begin_part(self, version: str) -> None:
        if self.expected:
            raise self.wrong(f"found 'rules', expected {self.expected[0]!r}")
        self.begun = self.line
        if self.first < 0:
            self.first = self.line
        self.is_ours = version == str(self.rules.version)
        if not self.is_ours and not self.has_later_part():
            installed = f"version {self.rules.version} of {self.rules.name} is installed"
            raise self.wrong(f"made with rules {version!r}, {installed}")

    def start(self, text: str) -> None:
        try:
            start = json.loads(text)
        except (ValueError, RecursionError) as error:  # a number too long is a ValueError
            reason = "it is too deep" if isinstance(error, RecursionError) else str(error)
            raise self.wrong(f"the start is no JSON: {reason}") from error
        if not isinstance(start, dict):
            raise self.wrong("the start is no set-up and no position")
        try:
            game = begun(self.rules, start)
        except WrongInput as error:
            raise self.wrong(str(error)) from error
        if self.game is not None and game.position() != self.game.position():
            raise self.wrong("the part does not begin where the one before it ended")
        game.earlier = self.lines[self.first : self.begun]
        self.game = game
        self.expected = chance_since(game, None)

    def answer(self, game: Game, seat: str, name: str) -> None:
        if self.expected:
            raise self.wrong(f"found {seat + ' ' + name!r}, expected {self.expected[0]!r}")
        if not game.stack:
            raise self.wrong("the game is over, expected no more answers")
        if seat != str(game.question().seat):
            raise self.wrong(f"seat {seat} answers, expected seat {game.question().seat}")
        told = game.events
        try:
            game.say(name)
        except WrongInput as error:
            raise self.wrong(str(error)) from error
        self.expected = chance_since(game, told)

    def compare_scores(self, game: Game, text: str) -> None:
        scores = " ".join([str(score) for score in game.scores()])
        if game.stack or scores != text:
            state = "the game is not over" if game.stack else f"the scores are {scores}"
            raise self.wrong(f"found scores {text}, but {state}")
