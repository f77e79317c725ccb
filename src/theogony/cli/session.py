"""One game at one terminal: who is asked, what is shown, what the commands do."""

from __future__ import annotations

import errno
import json
import os
import shlex
import zlib
from dataclasses import replace
from pathlib import Path

import typer
from rich.text import Text

from ..core.errors import WrongInput
from ..core.game import Game
from ..core.history import events_of
from ..core.record import LANGUAGE, PLAYERS, TITLE, write_whole
from ..core.types import Document
from ..lab.classes import CLASS, called, is_class
from ..players import NAMES, Player, is_program, is_search, split_names
from ..players.external import ExternalPlayer
from .answers import (
    command_words,
    find_command,
    find_name,
    find_option,
    find_short_command,
    words_of,
)
from .cards import find_cards
from .chains import answers_of, previewed
from .colours import DIM, NUMBER, WARNING
from .common import WRONG, program
from .lines import part
from .log import Line, short_log, told, under_turns, whole_log
from .result import result_lines
from .rules import find_rules, rule_lines
from .screen import Shown, help_lines, look_of, map_lines, numbered, screen
from .terminal import Terminal
from .texts import Texts

ME = "me"
LOST = 1  # exit status where the game could not be kept
RECENT = 150  # events the short log looks back
STEP, TURN = 0.3, 1.0  # seconds to look: after an answer of a bot, after its turn
NOTE = 9  # lines of a bot's turn
QUOTES = "\"'„“”‚‘’"  # may stand around the name of a file
FILE_MARKS = "./\\"  # by which a name of a file is known
IN_PLAY = ["undo", "why", "preview"]  # commands about a question


def seats_of(players: str) -> list[tuple[str, str]]:
    """Who sits where: the kind of each player and the name given, if any."""
    found: list[tuple[str, str]] = []
    for seat in split_names(players):
        if is_program(seat) or is_search(seat) or is_class(seat):
            found.append((seat, ""))
            continue
        kind, _, name = seat.partition(":")
        if kind not in (ME, *NAMES):
            known = ", ".join([ME, *NAMES, "search:ITERATIONS", "bot:COMMAND", CLASS])
            raise WrongInput(f"no player is called {kind!r}, expected one of: {known}")
        if not name.isprintable():
            raise WrongInput(f"a player is called {name!r}, expected what can be shown in a line")
        found.append((kind, name.strip()[:20]))
    return found


def names_of(players: str, texts: Texts) -> list[str]:
    """What the players are called: by the name given, else by their number."""
    return [
        name or (texts.player(seat) if kind == ME else texts.say(bot_key(kind), number=seat + 1))
        for seat, (kind, name) in enumerate(seats_of(players))
    ]


def bot_key(kind: str) -> str:
    own = is_program(kind) or is_class(kind)
    return "bot-program" if own else f"bot-{kind.partition(':')[0]}"


def bot_seed(game: Game, seat: int) -> int:
    """A seed for a bot that depends on the set-up, so that a game can be repeated."""
    written = json.dumps([game.origin, seat], sort_keys=True)
    return zlib.crc32(written.encode())


class Leave(Exception):
    """The player goes; the game is kept."""


class Session:
    def __init__(
        self, game: Game, past: list[Game], players: str, language: str, terminal: Terminal
    ) -> None:
        self.game = game
        self.past = past  # copies to take answers back, none from before the barrier
        self.players = players
        self.terminal = terminal
        self.file = ""  # where the record is kept
        self.ahead: list[str] = []  # answers typed before their questions came
        self.faults: list[Text] = []  # what bots did wrong, to be told below the table
        self.unseen = False  # whether the table was not drawn since the last answer
        self.note: list[Text] = []  # the turn of a bot as told so far
        self.seen: dict[int, int] = {}  # by seat: how many events there were when it last answered
        kinds = seats_of(players)
        self.people = [seat for seat, (kind, _) in enumerate(kinds) if kind == ME]
        self.seen_at: object = self  # the answers after which the look last looked at the question
        self.aside: Document = {}  # what it found out
        self.looking: int | None = None  # the seat in front of the screen, if it is one's own
        if len(self.people) == 1:
            self.looking = self.people[0]
        self.bots: dict[int, Player] = {
            seat: called(kind, game.rules.name, bot_seed(game, seat))
            for seat, (kind, _) in enumerate(kinds)
            if kind != ME
        }
        for bot in self.bots.values():
            bot.ready()
        names = names_of(players, Texts(game.rules.name, language))
        self.texts = Texts(game.rules.name, language, names)
        self.look = look_of(game.rules.name)

    # The course of the game.

    def run(self) -> None:
        try:
            with self.terminal.apart(len(self.people) > 1 and self.look.secrets):
                while not self.game.over:
                    self.move()
            self.finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()
        except WrongInput as error:  # a bot's: the game is kept
            self.tell_failure(error)
            self.leave()
            raise typer.Exit(WRONG) from error
        finally:
            for bot in self.bots.values():
                bot.finish(self.game)

    def move(self) -> None:
        """One answer of whoever is asked."""
        seat = self.game.question().seat
        if seat in self.bots:
            self.bot_answers(self.bots[seat])
            return
        if seat != self.looking:
            self.ahead = []
        self.hand_over(seat)
        self.unseen = bool(self.ahead)
        if not self.unseen:
            self.show()
        count = self.game.count
        while self.game.count == count:
            self.handle(self.ahead.pop(0) if self.ahead else self.said(seat))

    def said(self, seat: int) -> str:
        """The next thing typed; what follows after semicolons waits for its turn."""
        prompt = f"{self.texts.player(seat)}> " if len(self.people) > 1 else "> "
        line = self.terminal.ask(prompt, self.completions(), self.texts.say("hint"))
        first, *self.ahead = parted(line)
        return first

    def bot_answers(self, bot: Player) -> None:
        """One answer of a bot, told as it is given."""
        self.ahead = []
        seat = self.game.question().seat
        if len(self.people) > 1:
            self.looking = None
        before = len(events_of(self.game.events))
        faults = list(bot.faults)
        self.game.choose(bot.answer(self.game))
        if bot.faults and bot.faults != faults:
            given_up = isinstance(bot, ExternalPlayer) and bot.given_up
            key = "bot-given-up" if given_up else "bot-failed"
            said = self.texts.say(key, player=self.texts.player(seat))
            self.faults += [Text(said, style=WARNING), Text(f"  {bot.name} {bot.faults[-1]}", DIM)]
        if not self.terminal.live:
            lines = short_log(self.game.told(self.looking, before), self.texts)
            self.terminal.tell([line.text for line in lines])
        elif not self.terminal.fast:
            self.show_turn(seat)

    def tell_failure(self, error: WrongInput) -> None:
        """Which bot the game cannot go on with; what its author wants to know is English."""
        player = self.texts.player(self.game.question().seat)
        said = self.texts.say("bot-broken", player=player)
        self.tell([Text(said, style=WARNING), Text(f"  {error}", style=DIM)])

    def show_turn(self, seat: int) -> None:
        """The table while a bot moves, with its turn in sentences."""
        lines = self.recent()
        begun = [i for i, line in enumerate(lines) if line.begins and line.seat == seat]
        turn = lines[begun[-1] :] if begun else lines
        over = [i for i, line in enumerate(turn) if i and line.begins]
        turn = under_turns(turn[: over[0]] if over else turn, self.texts)
        note = [text for line in turn for text in told(line, self.terminal.width)]
        if over or self.game.over or note != self.note:
            self.note = note
            self.draw(Shown(self.view(), self.texts, lines, self.changed(), note[-NOTE:]))
            self.terminal.pause(TURN if over or self.game.over else STEP)

    def hand_over(self, seat: int) -> None:
        """With several people at one screen nobody sees another's hand. Where all lies open,
        the prompt says who is asked."""
        if len(self.people) > 1 and self.looking != seat and self.look.secrets:
            player = self.texts.player(seat)
            self.terminal.draw([Text(self.texts.say("hand-over", player=player), style="bold")])
            self.terminal.forget()
            while said := self.terminal.ask(self.texts.say("press-enter"), []):
                if find_command(said, self.texts) == ("quit", ""):
                    raise Leave
        self.looking = seat

    def handle(self, said: str) -> None:
        """Do what was typed. What is wrong with it is said, and nothing is lost."""
        if not said:
            self.show()
            return
        try:
            command = find_command(said, self.texts)
            if command is None:
                try:
                    self.answer(self.meant(said))
                except WrongInput:
                    command = find_short_command(said, self.texts)
                    if command is None:
                        raise
            if command is not None:
                self.obey(*command)
        except WrongInput as error:
            if self.unseen:
                self.show()
            self.terminal.tell([Text(str(error), style=WARNING)])
            if self.ahead:
                dropped = self.texts.say("dropped", said="; ".join(self.ahead))
                self.terminal.tell([Text(dropped, style=WARNING)])
            self.ahead = []

    def meant(self, said: str) -> Document:
        """The option typed; where one choice takes several answers, the first may be typed alone:
        the rest is asked again."""
        shown = self.shown()
        try:
            return find_option(said, shown)
        except WrongInput as refusal:
            if said.isdigit():
                raise
            try:
                return find_option(said, replace(shown, aside=shown.aside | {"chains": []}))
            except WrongInput:
                raise refusal from None

    def answer(self, option: Document) -> None:
        seat = self.game.question().seat
        self.past.append(self.game.copy())
        for answer in answers_of(option):
            self.game.choose(answer)
        self.past = [game for game in self.past if game.count >= self.game.barrier]
        self.seen[seat] = len(events_of(self.game.events))

    # What is shown.

    def view(self) -> Document:
        return self.game.view(self.looking)

    def options(self) -> list[Document]:
        return self.shown().options

    def shown(self) -> Shown:
        if self.seen_at is not self.game.answers:  # to find it out takes a while
            self.seen_at, self.aside = self.game.answers, self.look.aside(self.game)
        return Shown(self.view(), self.texts, self.recent(), self.changed(), aside=self.aside)

    def recent(self) -> list[Line]:
        """The short log of what happened last, as the one in front of the screen was told it."""
        since = max(len(events_of(self.game.events)) - RECENT, 0)
        return short_log(self.game.told(self.looking, since), self.texts)

    def changed(self) -> frozenset[str]:
        """The places where something happened since one's last answer."""
        if self.looking is None:
            return frozenset()
        messages = self.game.told(self.looking, self.seen.get(self.looking, 0))
        return frozenset(message["hex"] for message in messages if "hex" in message)

    def show(self) -> None:
        self.unseen = False
        self.draw(self.shown())
        self.tell_faults()

    def tell_faults(self) -> None:
        self.terminal.tell(self.faults)
        self.faults = []

    def draw(self, shown: Shown) -> None:
        self.terminal.draw(screen(shown, self.terminal.width, self.terminal.height - 1))

    def completions(self) -> list[str]:
        """What Tab offers: answers, commands, and what may follow a command."""
        options = self.options()
        names = [option["name"] for option in options]
        words = [words_of(option, self.texts) for option in options]
        words += [self.texts.game.option(option) for option in options]
        follow = [f"preview {name}" for name in names]
        follow += [f"help {thing.id}" for thing in self.look.things]
        follow += self.look.follow(self.view())
        return [*names, *words, *command_words(self.texts), *follow]

    # Commands.

    def obey(self, command: str, said: str) -> None:
        shown = self.shown()
        if command == "help":
            self.help(said)
        elif command == "undo":
            self.undo()
        elif command == "why":
            self.why(said)
        elif command == "preview":
            self.preview(said)
        elif command == "rules":
            found = find_rules(said, self.texts)
            self.read(rule_lines(found, self.texts, self.terminal.width))
        elif command == "map":
            self.read(map_lines(shown, self.terminal.width, self.terminal.height - 1))
        elif command == "log":
            lines = whole_log(self.game.told(self.looking), self.texts)
            self.read([text for line in lines for text in told(line, self.terminal.width)])
        elif command == "save":
            self.save(said or self.file or free_name(self.game.rules.name))
            self.tell([Text(self.texts.say("saved", file=self.file))])
            self.terminal.tell_command(self.hint())
        elif command == "quit":
            raise Leave
        else:
            self.read(self.look.detail(command, shown))

    def tell(self, lines: list[Text]) -> None:
        self.terminal.tell(lines)

    def read(self, lines: list[Text]) -> None:
        """Something longer, page by page; what is typed between its pages comes next."""
        said = self.terminal.read(lines, self.texts.say("read-on"))
        if said:
            self.ahead = parted(said) + self.ahead

    def help(self, said: str) -> None:
        """The commands, or all about a card, also by the number of an option."""
        for number, option in numbered(self.options()):
            if said == str(number):
                said = self.look.thing_in(option) or said
                break
        if said:
            for thing in find_cards(said, self.texts):
                self.tell(self.look.described(thing, self.texts))
        else:
            self.tell(help_lines(self.texts))

    def undo(self) -> None:
        """Take back one's last answer, if nothing was learned since."""
        if self.game.count <= self.game.barrier or not self.past:
            raise WrongInput(self.texts.say("no-undo"))
        self.game = self.past.pop()

    def why(self, said: str) -> None:
        """Why something is not offered: the rule in words, and its ID."""
        if not said:
            raise WrongInput(self.texts.say("why-what"))
        name = find_name(said, self.game.rules.names, self.options(), self.texts)
        begun = [
            (number, option)
            for number, option in numbered(self.options())
            if f"{option['name']};".startswith(f"{name};")
        ]
        if begun:
            number, option = begun[0]
            words = words_of(option, self.texts)
            self.tell([Text(self.texts.say("is-offered", number=str(number), words=words))])
            return
        rule = self.game.why_not(name)
        if not rule:  # one of several answers that are asked as one choice
            words = self.texts.game.answer(name)
            self.tell([Text(self.texts.say("is-possible", words=words))])
            return
        line = Text().append(self.texts.game.answer(name), "bold").append(" – ")
        if self.is_beside(name, rule):
            asked = self.look.question(self.shown())
            said = self.texts.say("asked-now", question=asked)
        else:
            said = self.texts.game.why(rule)
        line.append(f"{said} ").append(f"({rule})", NUMBER)
        self.tell([line])

    def is_beside(self, name: str, rule: str) -> bool:
        """Whether it could never answer the open question, which then has no other rule for it
        than for a plain yes. To pass is tried at every question."""
        verbs = {"pass", *[option["name"].split(" ")[0] for option in self.options()]}
        plain = [self.game.why_not(word) for word in ("yes", "pass")]
        return name.split(" ")[0] not in verbs and rule == (plain[0] or plain[1])

    def preview(self, said: str) -> None:
        """What an answer brings, as far as it can be known."""
        if not said:
            raise WrongInput(self.texts.say("preview-what"))
        option = self.meant(said)
        messages = previewed(self.game, option)
        lines = [line.text for line in short_log(messages, self.texts)]
        title = self.texts.say("preview", option=self.look.words(self.texts, option))
        self.tell([part(title, "bold")])
        self.tell([Text(f"  {line}") for line in lines or [self.texts.say("preview-nothing")]])

    # The end.

    def save(self, file: str) -> None:
        """Keep the record, with remarks on who plays in which language."""
        remarks = f"{PLAYERS}{self.players}\n{LANGUAGE}{self.texts.language}\n"
        text = self.game.record().text() + remarks
        file = os.path.expanduser(file.strip(QUOTES))
        try:
            if Path(file).is_file() and not Path(file).read_bytes().startswith(TITLE.encode()):
                raise FileExistsError(errno.EEXIST, file)
            if Path(file).is_dir():
                raise IsADirectoryError(errno.EISDIR, file)
            if Path(file).exists() and not Path(file).is_file():
                raise OSError(errno.EINVAL, file)  # a pipe, say, that nobody reads
            write_whole(file, text)
        except (OSError, ValueError) as error:
            code = errno.errorcode.get(error.errno or 0, "") if isinstance(error, OSError) else ""
            key = f"reason-{code.lower()}"
            reason = self.texts.say(key if self.texts.has(key) else "reason-other")
            raise WrongInput(self.texts.say("not-saved", file=file, reason=reason)) from error
        self.file = file

    def hint(self) -> str:
        """The command that goes on with this game: its record remembers players and language.
        What would start a program or load a class has to be said again."""
        command = f"{program()} play {self.game.rules.name} --resume {shlex.quote(self.file)}"
        if any(is_program(kind) or is_class(kind) for kind, _ in seats_of(self.players)):
            command += f" --players {shlex.quote(self.players)}"
        return command

    def leave(self) -> None:
        """Keep the game and say how to come back."""
        self.terminal.tell([""])
        if not self.seen and not self.file:
            self.terminal.tell([self.texts.say("left-nothing")])
            return
        try:
            self.save(self.file or free_name(self.game.rules.name))
            self.tell([Text(self.texts.say("left", file=self.file))])
            self.terminal.tell_command(self.hint())
        except WrongInput as error:
            self.terminal.tell([Text(str(error), style=WARNING)])
            raise SystemExit(LOST) from error

    def finish(self) -> None:
        """The points, and an offer to keep the record."""
        if len(self.people) > 1:
            self.looking = None
        note = result_lines(self.game, self.texts, self.terminal.width)
        self.draw(Shown(self.game.view(None), self.texts, self.recent(), self.changed(), note))
        self.tell_faults()
        self.ahead = []
        try:
            while self.people:
                self.handle_at_the_end(self.said_at_the_end())
        except (Leave, EOFError, KeyboardInterrupt):
            return

    def said_at_the_end(self) -> str:
        """What is typed when nothing more is asked, but for the record."""
        if self.ahead:
            return self.ahead.pop(0)
        prompt = self.texts.say("save-record", file=free_name(self.game.rules.name))
        return self.terminal.ask(prompt, list(command_words(self.texts)))

    def handle_at_the_end(self, said: str) -> None:
        """Obey a command, or keep the record in the file named; then leave, as after nothing."""
        if not said:
            raise Leave
        try:
            command = find_command(said, self.texts)
            if command is None and any(mark in said for mark in FILE_MARKS):
                command = "save", said
            if command is None:
                command = find_short_command(said, self.texts)
            name = free_name(self.game.rules.name)
            if command is None:
                raise WrongInput(self.texts.say("no-file", said=said, file=name))
            if command[0] in IN_PLAY:
                raise WrongInput(self.texts.say("is-over"))
            if command[0] == "save":
                self.save(command[1] or self.file or name)
                self.tell([Text(self.texts.say("kept", file=self.file))])
                raise Leave
            self.obey(*command)
        except WrongInput as error:
            self.tell([Text(str(error), style=WARNING)])


def parted(line: str) -> list[str]:
    """What a line says, one after the other."""
    return [part.strip() for part in line.split(";")]


def free_name(game: str) -> str:
    """A file name nobody has taken: `deus-1.thg`."""
    number = 1
    while Path(f"{game}-{number}.thg").exists():
        number += 1
    return f"{game}-{number}.thg"
