"""The kernel: a game is a state, a stack of steps still to do, and one open question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from .bits import BIT
from .errors import IllegalChoice, PositionError, WrongInput
from .history import EVERYONE, Answer, Event, answers_of, events_of
from .position import Entry, number_of, plain_number
from .record import Part, Record, Replay
from .rng import Rng, seeded
from .rulebook import ANSWERED_ITSELF, Rulebook
from .steps import Options, Question, Series, Step
from .types import Document, Seat

SCHEMA: Final = 1  # of views, options and events
DEALS: Final = 100  # how often an imagined game is dealt to make another seat's question arise
PLACES: Final = ["hex", "card", "seat", "piece"]  # options of these light up where they are
MOST: Final = 1000  # the largest number a written step may hold
SHOWN: Final = 8  # options that the repr of a decision names


def replayed(rules: Rulebook, record: str) -> Game:
    """A game of which a record was pickled."""
    return Replay(rules, record).finish()


def restored(
    rules: Rulebook, position: Document, count: int, barrier: int, quiet: bool, origin: Document
) -> Game:
    """A game of which the table was pickled."""
    game = rules.from_position(position)
    game.count, game.barrier = count, barrier
    game.quiet, game.origin = quiet, origin
    return game


class Decision:
    """What is asked of whom, with which options: made for those who look, not for playouts.

    `seat` is asked, `ask` is the name of the question, `options` are the numbers of the legal
    answers, a list of its own.
    """

    def __init__(self, seat: int, ask: str, options: list[int], rules: Rulebook) -> None:
        self.seat: Final = seat
        self.ask: Final = ask
        self.options: Final = options
        self.rules: Final = rules  # which name the options

    def __repr__(self) -> str:
        named = [f"{answer} {self.rules.names[answer]}" for answer in self.options[:SHOWN]]
        if len(self.options) > SHOWN:
            named.append("…")
        count = f"{len(self.options)} options"
        return f"<Decision: seat {self.seat} is asked {self.ask}, {count}: {', '.join(named)}>"


class Game:
    """A table, what is still to be done at it, and one open question.

        game = theogony.game("deus").new(players=3, seed=7)

    What is asked: `decision`, `names()`, `why_not(name)`, `preview(answer)`. To answer:
    `choose(answer)`, `say(name)`. To look: `view(seat)`, `told(seat)`, `over`, `scores()`,
    `breakdown()`, `ranking()`. To keep and to think: `copy()`, `imagine(seat, seed)`,
    `position()`, `record()`. `count` answers were given; those up to `barrier` cannot be taken
    back. All other names are verbs of the rules.
    """

    def __init__(self, rules: Rulebook, rng: Rng) -> None:
        self.rules = rules
        self.rng = rng
        self.stack: list[Step[Any]] = []  # the open question, if any, is on top
        self.out = Options()  # no part of the state: holds the options when they are known
        self.quiet = False  # in imagined games nobody reads answers and events
        self.origin: Document = {}  # how the game began, for its record
        self.earlier: list[str] = []  # the lines of its record under earlier rules
        self.answers: Answer | None = None
        self.events: Event | None = None
        self.count: i64 = 0  # answers given
        self.barrier: i64 = 0  # answers given when last somebody learned something

    def push(self, step: Step[Any]) -> None:
        """Something more to do, before all that is still to be done."""
        self.stack.append(step)

    def settle(self) -> None:
        """Do the pending steps until one leaves its seat a real choice."""
        out = self.out
        out.clear()
        while self.stack:
            step = self.stack[-1]
            step.options(self, out)
            if out.count > 1:
                return
            self.stack.pop()
            if out.count == 0:
                step.run(self)
                continue
            answer = out.items[0]
            out.clear()
            self.tell(ANSWERED_ITSELF, step.seat, answer, seen_by=BIT[step.seat])
            step.answer(self, answer)

    def play(self, answer: i64) -> None:
        """Give an answer known to be legal, then play on to the next question."""
        question = self.stack.pop()
        self.count += 1
        if not self.quiet:
            self.answers = Answer(question.seat, answer, self.answers)
        question.answer(self, answer)
        self.settle()
        if not self.stack or self.stack[-1].seat != question.seat:
            self.learn()

    def options(self) -> Options:
        """The legal answers to the open question; none when the game is over."""
        if self.out.count == 0 and self.stack:
            self.question().options(self, self.out)
        return self.out

    def question(self) -> Question[Any]:
        """The open question, on top of the stack."""
        top = self.stack[-1]
        assert isinstance(top, Question), "the game is not settled"
        return top

    # What bots, servers and people use.

    @property
    def over(self) -> bool:
        """Whether the game has ended: nothing is asked any more."""
        return not self.stack

    @property
    def decision(self) -> Decision | None:
        """The open decision, made when somebody looks; None when the game is over."""
        if not self.stack:
            return None
        question = self.question()
        ask = self.rules.form_of[type(question)].name
        return Decision(question.seat, ask, self.options().listed(), self.rules)

    def choose(self, answer: int) -> None:
        """Answer the open question by a number of `decision.options`, then play on to the next.

        IllegalChoice says who answered what, which rule forbids it and what was expected; nothing
        has changed then.
        """
        self.expect_option(answer)
        self.play(answer)

    def expect_option(self, answer: int) -> None:
        """IllegalChoice: an answer is no option of the open question."""
        if not self.stack:
            raise IllegalChoice("nothing is asked: the game is over")
        if 0 <= answer < self.rules.answers and self.options().has(answer):
            return
        said = str(answer)
        if 0 <= answer < self.rules.answers:
            said = self.rules.names[answer]
            rule = self.why_not(said)
            said += f" (why_not: {rule})" if rule else ""
        raise self.refusal(said)

    def refusal(self, said: str) -> IllegalChoice:
        """What is wrong with an answer to the open question that is none of its options."""
        expected = ", ".join(self.names().values())
        return IllegalChoice(
            f"seat {self.question().seat} answered {said}, expected one of: {expected}"
        )

    def say(self, name: str) -> None:
        """Answer the open question by name, such as "build forum" or "pass".

        IllegalChoice says who answered what, which rule forbids it and what was expected; nothing
        has changed then.
        """
        if name not in self.rules.numbers and self.stack:
            raise self.refusal(repr(name))
        self.choose(self.rules.answer(name))

    def names(self) -> dict[int, str]:
        """The options of the open question by number: {17: "build forum", …}."""
        return {option: self.rules.names[option] for option in self.options().listed()}

    def why_not(self, name: str) -> str:
        """The ID of the rule that forbids this answer now, "" if none does.

        `theogony rules deus ID` tells the rule. IllegalChoice: no answer has this name.
        """
        answer = self.rules.answer(name)
        if not self.stack:
            raise IllegalChoice("nothing is asked: the game is over")
        if self.options().has(answer):
            return ""
        question = self.question()
        rule = question.cannot(self, answer) or self.rules.form_of[type(question)].rule
        return self.rules.rules[rule]

    def preview(self, answer: int) -> list[Document]:
        """What the answer brings: the events up to the next question, the end of the turn or the
        first thing the seat cannot know, computed on an imagined game.

        IllegalChoice: it is no option.
        """
        self.expect_option(answer)
        seat = self.question().seat
        imagined = self.imagine(seat, 0)
        imagined.quiet = False
        imagined.play(answer)
        found: list[Document] = []
        for event in events_of(imagined.events):
            if self.rules.kinds[event.kind].ends_preview:
                break
            told = self.rules.message(event, seat)
            if told is not None:
                found.append(told)
        return found

    def told(self, seat: int | None, since: int = 0) -> list[Document]:
        """The log as a seat (None: a spectator) was told it, without its first `since` events."""
        self.expect_seat(seat)
        messages = [self.rules.message(event, seat) for event in events_of(self.events)[since:]]
        return [message for message in messages if message is not None]

    def record(self) -> Record:
        """The game as text: `game.record().save("x.thg")`, then `theogony.replay("x.thg")`.

        IllegalChoice: an imagined game has none.
        """
        if not self.origin:
            raise IllegalChoice("an imagined game has no record")
        part = Part(self.rules.version, self.origin, answers_of(self.answers))
        return Record(self.rules, self.earlier, part)

    # Verbs that every game needs.

    def learn(self) -> None:
        """Somebody learned something: what was answered up to now cannot be taken back."""
        self.barrier = self.count

    def chance(self, n: i64) -> i64:
        """A number from 0 to n - 1, as dice give it."""
        self.learn()
        return self.rng.below(n)

    def shuffle(self, cards: vec[i64]) -> None:
        """Mix cards: what was answered before cannot be taken back."""
        self.learn()
        self.rng.shuffle(cards)

    def tell(
        self,
        kind: i64,
        seat: Seat,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        seen_by: i64 = EVERYONE,
        known_to: i64 = EVERYONE,
    ) -> None:
        """Note an event for the log: who sees it, and who knows its secret part."""
        if not self.quiet:
            self.events = Event(kind, seat, a, b, c, d, seen_by, known_to, self.events)

    # Copies and imagined games.

    def copy(self) -> Game:
        """A game of its own at the same point, its log and its chance included."""
        raise NotImplementedError

    def copy_into(self, other: Game) -> None:
        """What every game has, for the copy of this one."""
        other.stack = self.stack.copy()
        other.quiet = self.quiet
        other.origin = self.origin
        other.earlier = self.earlier
        other.answers = self.answers
        other.events = self.events
        other.count = self.count
        other.barrier = self.barrier

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[object, ...]]:
        """As a record, which brings its log along; without one, as the table it is."""
        if self.origin and not self.quiet:
            return replayed, (self.rules, self.record().text())
        counts = (int(self.count), int(self.barrier))
        return restored, (self.rules, self.position(), *counts, self.quiet, self.origin)

    def redeal(self, seat: Seat) -> None:
        """Collect what `seat` cannot see, sort it, deal it anew."""
        raise NotImplementedError

    def imagine(self, seat: Seat, seed: int) -> Game:
        """A game that looks the same to `seat`, with all that is hidden from it dealt anew by the
        seed: to think in. It keeps no log and has no record."""
        self.expect_seat(seat)
        other = self.copy()
        other.become_imagined(seat, seed)
        return other

    def become_imagined(self, seat: Seat, seed: int) -> None:
        """Turn this copy into a game that is made from the view of `seat` and the seed alone."""
        self.rng = seeded(seed)
        self.quiet = True
        self.origin = {}
        self.answers = None
        self.events = None
        self.count = 0
        for _ in range(DEALS):
            self.redeal(seat)
            self.out.clear()
            if not self.stack or self.options().count > 1:
                break
        else:
            self.settle()
        self.barrier = 0

    # Documents.

    def position(self) -> Document:
        """The whole table as a document, for `from_position`. Answers and events are no part."""
        raise NotImplementedError

    def table(self, seat: int | None) -> Document:
        """The part of a view that belongs to the game: what lies open, built up from nothing."""
        raise NotImplementedError

    def seats(self) -> int:
        """How many seats the table has."""
        raise NotImplementedError

    def expect_seat(self, seat: int | None) -> None:
        """WrongInput: there is no such seat; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats():
            raise WrongInput(f"seat is {seat}, expected 0 to {self.seats() - 1} or a spectator")

    def view(self, seat: int | None) -> Document:
        """What lies open to a seat now (None: to a spectator), as docs/views.md tells.

        WrongInput: there is no such seat.
        """
        self.expect_seat(seat)
        head: Document = {
            "schema": SCHEMA,
            "game": self.rules.name,
            "version": self.rules.version,
            "seat": seat,
            "over": self.over,
        }
        tail = {"pending": self.pending(), "question": self.shown_question(seat)}
        return head | self.table(seat) | tail

    def shown_question(self, seat: int | None) -> Document | None:
        """The open question in a view; its options only for the seat that is asked."""
        if not self.stack:
            return None
        question = self.question()
        form = self.rules.form_of[type(question)]
        arguments = {f: self.word(f, getattr(question, f)) for f in form.fields if f != "seat"}
        shown: Document = {"seat": question.seat, "ask": form.name, "arguments": arguments}
        shown["rule"] = self.rules.rules[form.rule]
        if question.seat == seat:
            shown["options"] = [self.shown_option(a) for a in self.options().listed()]
            series = question.series(self)
            if series is not None:
                shown["series"] = {"left": series.left, "answers": self.shown_series(series)}
        return shown

    def shown_option(self, answer: int) -> Document:
        """An option for the seat asked: where it lights up and what it costs."""
        verb = self.rules.verbs[answer]
        name = self.rules.names[answer]
        arguments: Document = {}
        at: list[Document] = []
        if verb.field:
            word = name[len(verb.name) + 1 :]
            thing: int | str = int(word) if word.isdigit() else word
            arguments[verb.field] = thing
            if verb.field in PLACES:
                at = [{verb.field: thing} | ({"zone": verb.zone} if verb.zone else {})]
        return {
            "answer": answer,
            "name": name,
            "text": {"key": f"answer-{verb.name}", "arguments": arguments},
            "at": at,
            "price": self.question().price(self, answer),
        }

    def shown_series(self, series: Series) -> list[Document]:
        """What is asked one after the other as one: the answers, and how often each."""
        things = zip(series.answers, series.most, strict=True)
        return [{"name": self.rules.names[answer], "most": most} for answer, most in things]

    def word(self, field: str, number: int) -> Any:
        """How documents say a number of a step."""
        return self.rules.word(field, number)

    def number(self, field: str, value: object, path: str) -> int:
        """The number of a step that a document says."""
        if field in self.rules.words:
            return number_of(value, self.rules.words[field], path)
        return plain_number(value, 0, MOST, path)

    def pending(self) -> list[Document]:
        """The steps still to be done as documents, the open question last."""
        return [self.write(step) for step in self.stack]

    def write(self, step: Step[Any]) -> Document:
        """A step as a document: its name and its fields."""
        form = self.rules.form_of[type(step)]
        return {form.name: {field: self.word(field, getattr(step, field)) for field in form.fields}}

    def read(self, entry: Entry) -> Step[Any]:
        """The step a document describes, such as `resolve: {seat: 0, card: galley, effect: 1}`."""
        entry.expect_only(list(self.rules.forms))
        if len(entry.fields) != 1:
            raise PositionError(f"{entry.path} has {len(entry.fields)} names, expected one step")
        name = list(entry.fields)[0]
        form = self.rules.forms[name]
        inner = entry.entry(name)
        inner.expect_all(form.fields)
        return form.make(
            *[self.number(field, inner.fields[field], inner.at(field)) for field in form.fields]
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.position() == other.position()

    def __hash__(self) -> int:
        raise TypeError("games change: they cannot be keys")

    def __repr__(self) -> str:
        """What anybody at the table may know. The options are counted in a buffer of its own."""
        kind = "imagined game" if self.quiet else "Game"
        said = f"{kind} of {self.rules.name}: {self.seats()} players"
        if not self.stack:
            return f"<{said}, over, scores {', '.join([str(score) for score in self.scores()])}>"
        number = getattr(self, "round", None)
        if number is not None:
            said += f", round {number}"
        step = self.stack[-1]
        form = self.rules.form_of[type(step)]
        if not isinstance(step, Question):
            return f"<{said}, about to {form.name}>"
        out = Options()
        step.options(self, out)
        return f"<{said}, seat {step.seat} is asked {form.name}: {out.count} options>"

    # The end.

    def breakdown(self) -> list[dict[str, int]]:
        """The points of each seat by source, which add up to its score."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat as the table lies now."""
        return [sum(points.values()) for points in self.breakdown()]

    def ranking(self) -> list[int]:
        """The place of each seat after all tie-breaks, 1 the best, ties equal."""
        worth = self.standing()
        return [1 + len([better for better in worth if better > own]) for own in worth]

    def standing(self) -> list[list[int]]:
        """What the seats are compared by: the score, then the tie-breaks."""
        return [[score] for score in self.scores()]
