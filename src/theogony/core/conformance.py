"""What every game must satisfy, whatever its rules.

Any game is handed over as its rulebook; nothing here knows a card or a map. `check_game` plays
one game by chance and looks at everything on the way, `check_rulebook` looks at what is there
before any game begins. What is wrong raises AssertionError with a sentence.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from .catalogue import LANGUAGES, Catalogue
from .errors import IllegalChoice, PositionError
from .game import Game
from .history import EVERYONE, answers_of, events_of
from .position import Entry
from .record import Replay
from .rng import Rng, seeded
from .rulebook import Rulebook
from .steps import Question, Step
from .types import PASS, Document

MOST = 20_000  # answers; a game by chance that takes more is left unfinished
FURTHER = 2_000  # answers a copy is played on

# A game's table with all that a seat (None: a spectator) cannot see in other places, by a seed;
# None where that cannot be, because the open question would not arise.
Permuted = Callable[[Game, int | None, int], Game | None]


class Pace:
    """How often the costly checks are made: at every n-th answer."""

    def __init__(self, positions: int, refusals: int, secrets: int, previews: int) -> None:
        self.positions = positions
        self.refusals = refusals
        self.secrets = secrets
        self.previews = previews


OFTEN = Pace(positions=1, refusals=10, secrets=3, previews=5)
SELDOM = Pace(positions=10, refusals=140, secrets=70, previews=40)


def read_back(document: Document) -> Document:
    """The document as it comes back from a file."""
    again: Document = json.loads(json.dumps(document))
    return again


def any_option(game: Game, rng: Rng) -> int:
    options = game.options()
    return options.items[rng.below(options.count)]


def refuses(act: Callable[[Any], object], said: object) -> bool:
    try:
        act(said)
    except IllegalChoice as error:
        assert str(error), "a refusal without a sentence"
        return True
    return False


# One game.


def check_game(
    rules: Rulebook,
    players: int,
    seed: int,
    switches: Document | None = None,
    pace: Pace = SELDOM,
    permuted: Permuted | None = None,
    look: Callable[[Game], None] | None = None,
    most: int = MOST,
) -> Game:
    """Play a game by chance and check it on the way; gives the game as it was left.

    It is over, unless it took more than `most` answers: whoever asked for the game can see that
    and say what it means. `permuted` moves what is hidden, `look` may hold invariants of the
    game's own.
    """
    game = rules.new(players, seed, switches)
    rng = seeded(seed)
    posed = game.copy()
    written = [game.position()]
    back = game.copy()  # as it was at the barrier
    kept: list[Game] = []  # copies made on the way
    while game.decision is not None and game.count < most:
        now = game.count
        if look is not None:
            look(game)
        check_options(game)
        if (now + seed) % pace.positions == 0:
            check_same_log(game, posed)
            posed = check_position(game)
        if (now + seed) % pace.refusals == 0:
            check_refusals(game)
            check_texts(game)
            kept.append(check_copy(game, seeded(now), min(most, now + FURTHER)))
        if (now + seed) % pace.previews == 0:
            check_previews(game)
        if (now + seed) % pace.secrets == 0 and permuted is not None:
            check_secrets(game, permuted, now)
            check_undo(game, back, permuted, now)
        answer = any_option(game, rng)
        check_answer(game, answer, written)
        if game.barrier == game.count:
            back = game.copy()
        posed.choose(answer)
        assert posed.position() == written[-1], "a game does not go on from its position"
    if look is not None:
        look(game)
    check_same_log(game, posed)
    check_position(game)
    if game.over:
        check_end(game)
    check_record(game, written)
    check_kept(kept, game, written)
    check_log(game)
    if permuted is not None:
        check_undo(game, back, permuted, game.count)
    return game


def check_options(game: Game) -> None:
    """Options are distinct answers of the game, more than one, and nothing forbids them."""
    decision = game.decision
    assert decision is not None and not game.over
    options = decision.options
    names = game.names()
    assert len(options) == len(set(options)) > 1, f"the options are {options}"
    assert all(0 <= option < game.rules.answers for option in options)
    assert list(names) == options
    assert [game.rules.answer(name) for name in names.values()] == options
    assert all(game.why_not(name) == "" for name in names.values())
    assert decision.ask in game.rules.forms
    check_series(game)


def check_series(game: Game) -> None:
    """A series has every option but `pass`, in the order of answers."""
    series = game.question().series(game)
    if series is not None:
        options = [option for option in game.options().listed() if option != PASS]
        assert set(options) <= set(series.answers), f"the series is {series.answers}"
        assert series.answers == sorted(set(series.answers))
        assert series.left > 0 and all(most > 0 for most in series.most)


def check_answer(game: Game, answer: int, written: list[Document]) -> None:
    """Give an answer: it is noted, a copy made before stays as it was, the barrier only grows."""
    seat = game.question().seat
    count, barrier, generator = game.count, game.barrier, game.rng.written()
    before = game.copy()
    game.say(game.rules.names[answer])
    written.append(game.position())
    assert before.position() == written[-2], "a copy moved with the game"
    assert (before.count, before.barrier) == (count, barrier)
    last = game.answers
    assert last is not None and last.before is before.answers
    assert (last.seat, last.answer) == (seat, answer)
    assert barrier <= game.barrier <= game.count == count + 1, f"the barrier is {game.barrier}"
    if game.barrier == barrier:
        assert game.rng.written() == generator, "chance was used and the barrier stayed"
        assert not game.over and game.question().seat == seat, "another seat is asked: no barrier"


def check_refusals(game: Game) -> None:
    """Whatever is no option is refused, for a reason, and nothing changes."""
    rules = game.rules
    before, count, barrier = game.position(), game.count, game.barrier
    answers, events = game.answers, game.events
    options = set(game.options().listed())
    others = [answer for answer in range(rules.answers) if answer not in options]
    for wrong in [*others, -1, rules.answers, rules.answers + 1, 2**31, 2**64, 10**40, -(10**40)]:
        assert refuses(game.choose, wrong), f"{wrong} was accepted"
        assert refuses(game.preview, wrong), f"{wrong} was previewed"
    for name in ("", "nonsense", "PASS", " pass", "pass "):
        assert refuses(game.say, name), f"{name!r} was accepted"
        assert refuses(game.why_not, name), f"{name!r} was explained"
    for answer in others:
        reason = game.why_not(rules.names[answer])
        assert reason and reason in rules.rules, f"{rules.names[answer]} is refused: {reason!r}"
    assert game.position() == before, "a refused answer changed the table"
    assert (game.count, game.barrier) == (count, barrier)
    assert game.answers is answers and game.events is events, "a refused answer was noted"
    assert set(game.options().listed()) == options


def check_position(game: Game) -> Game:
    """The game read back from its position: it is equal, asks and looks the same."""
    written = game.position()
    posed = game.rules.from_position(read_back(written))
    assert posed.position() == written, "a position does not survive being read back"
    assert posed.over == game.over and posed.names() == game.names()
    seat = None if game.over else game.question().seat
    view = game.view(seat)
    assert posed.view(seat) == view, f"seat {seat} sees another table"
    assert read_back(view) == view, "a view does not survive being sent"
    return posed


def check_same_log(game: Game, posed: Game) -> None:
    """A game that goes on from its position tells the same as the game itself."""
    since = len(events_of(game.events)) - len(events_of(posed.events))
    assert posed.told(None) == game.told(None, since), "a posed game tells another story"


def check_copy(game: Game, rng: Rng, most: int) -> Game:
    """A copy can be played on, up to `most` answers, and the game stays where it is. Gives
    another copy."""
    before, log = game.position(), game.told(None)
    played = game.copy()
    while not played.over and played.count < most:
        played.play(any_option(played, rng))
    assert played != game
    assert game.position() == before and game.told(None) == log, "a game moved with its copy"
    return game.copy()


def check_kept(kept: list[Game], game: Game, written: list[Document]) -> None:
    """Copies stay as they were made, and the rest of the answers lead them to the same end."""
    answers = answers_of(game.answers)
    for copy in kept:
        assert copy.position() == written[copy.count], "a copy moved with the game"
        for answer in answers[copy.count :]:
            copy.choose(answer)
        assert copy == game and copy.told(None) == game.told(None)


def check_previews(game: Game) -> None:
    """A preview changes nothing and foresees what happens, up to what nobody could foresee."""
    before, events = game.position(), game.events
    seat = game.question().seat
    since = len(events_of(events))
    for option in game.options().listed():
        shown = game.preview(option)
        played = game.copy()
        played.choose(option)
        name = game.rules.names[option]
        expected = foreseen(played, seat, since)
        assert shown == expected, f"the preview of {name} shows {shown}, it brings {expected}"
    assert game.position() == before and game.events is events, "a preview changed the game"


def foreseen(game: Game, seat: int, since: int) -> list[Document]:
    """What a seat was told after so many events, up to chance or the end of the turn."""
    found: list[Document] = []
    for event in events_of(game.events)[since:]:
        if game.rules.kinds[event.kind].ends_preview:
            break
        told = game.rules.message(event, seat)
        if told is not None:
            found.append(told)
    return found


def check_end(game: Game) -> None:
    """Nothing is asked any more, scores are the sums of their parts, places fit the scores."""
    assert game.over and game.decision is None and game.names() == {}
    assert refuses(game.choose, 0) and refuses(game.preview, 0)
    assert refuses(game.why_not, game.rules.names[0])
    scores, places = game.scores(), game.ranking()
    assert scores == [sum(points.values()) for points in game.breakdown()]
    assert len(scores) == len(places) == game.seats()
    for own, place in zip(scores, places, strict=True):
        assert place == 1 + len([better for better in places if better < place])
        for other, there in zip(scores, places, strict=True):
            assert own <= other or place < there, f"{scores} points make places {places}"


def check_record(game: Game, written: list[Document]) -> None:
    """The record replays beside the game: the same table after every answer."""
    text = game.record().text()
    replay = Replay(game.rules, text)
    for number, position in enumerate(written[1:]):
        assert replay.step() and replay.game is not None, f"the record ends after {number} answers"
        assert replay.game.position() == position, f"answer {number} does not replay"
    assert not replay.step(), "the record goes on after the game"
    again = replay.finish()
    assert again == game and again.scores() == game.scores()
    assert again.told(None) == game.told(None) and again.origin == game.origin
    assert answers_of(again.answers) == answers_of(game.answers)


# What seats may not know.


def check_secrets(game: Game, permuted: Permuted, seed: int) -> None:
    """Tables that differ only in what a seat may not know look, and are imagined, the same."""
    asked = game.question().seat
    for seat in (None, *range(game.seats())):
        other = permuted(game, seat, seed)
        if other is None:
            continue
        view = game.view(seat)
        assert other.view(seat) == view, f"seat {seat} sees what it may not know"
        if seat is not None:
            check_imagined(game, other, seat, seed)
        if seat == asked:
            check_nothing_learned(game, other, asked)


def check_imagined(game: Game, other: Game, seat: int, seed: int) -> None:
    """An imagined game is a function of the view and the seed, and looks the same to the seat."""
    before = game.position()
    imagined = game.imagine(seat, seed)
    assert imagined == game.imagine(seat, seed) == other.imagine(seat, seed), (
        f"what seat {seat} imagines depends on what it may not know"
    )
    assert game.position() == before, "imagining changed the game"
    assert imagined.answers is None and imagined.events is None
    assert imagined.count == imagined.barrier == 0 and not imagined.origin
    if game.question().seat == seat:
        assert imagined.view(seat) == game.view(seat), f"seat {seat} imagines another table"
        imagined.choose(game.options().listed()[0])
        assert imagined.events is None, "an imagined game keeps a log"
        assert game.position() == before, "a game moved with an imagined one"


def check_nothing_learned(game: Game, other: Game, seat: int) -> None:
    """Reasons, previews and answers that can be taken back tell a seat nothing new."""
    names = game.rules.names
    assert [game.why_not(n) for n in names] == [other.why_not(n) for n in names]
    since, other_since = len(events_of(game.events)), len(events_of(other.events))
    for option in game.options().listed():
        name = names[option]
        assert game.preview(option) == other.preview(option), f"a preview of {name} tells secrets"
        here, there = game.copy(), other.copy()
        here.choose(option)
        there.choose(option)
        if here.barrier == game.barrier:
            assert there.barrier == other.barrier, f"{name} can be taken back only sometimes"
            assert here.view(seat) == there.view(seat), f"{name} shows something, and no barrier"
            assert here.told(seat, since) == there.told(seat, other_since)


def check_undo(game: Game, back: Game, permuted: Permuted, seed: int) -> None:
    """What was answered since the barrier was answered by one seat, which learned nothing by it.

    `back` is the game as it was at the barrier. The answers since are given once more at a table
    that differs in what this seat could not know then: it is told and shown the same.
    """
    answers = answers_of(game.answers)[back.count :]
    if not answers:
        return
    back = back.copy()
    seat = back.question().seat
    other = permuted(back, seat, seed)
    if other is None:
        return
    since, other_since = len(events_of(back.events)), len(events_of(other.events))
    for answer in answers:
        assert back.question().seat == other.question().seat == seat, "another seat answered"
        back.choose(answer)
        other.choose(answer)
        assert other.barrier < other.count, "the barrier depends on what a seat may not know"
    assert back == game and back.barrier == game.barrier, "the same answers lead elsewhere"
    assert back.view(seat) == other.view(seat), f"seat {seat} could take back what it learned from"
    assert back.told(seat, since) == other.told(seat, other_since), f"seat {seat} was told a secret"


# The log.


def check_log(game: Game) -> None:
    """Secrets are told to some only; all that anybody was told is a sentence in each language."""
    for event in events_of(game.events):
        kind = game.rules.kinds[event.kind]
        assert not kind.secret or event.known_to != EVERYONE, f"all know the secret of {kind.name}"
    seats = (None, *range(game.seats()))
    told = {json.dumps(message) for seat in seats for message in game.told(seat)}
    for language in LANGUAGES:
        catalogue = Catalogue(game.rules.name, language)
        for message in sorted(told):
            sentence = catalogue.event(json.loads(message))
            assert sentence.strip(), f"{message} has no {language} sentence"


def check_texts(game: Game) -> None:
    """There is a sentence for the open question, its options and all reasons against others."""
    seat = game.question().seat
    question = game.view(seat)["question"]
    reasons = {game.why_not(name) for name in game.rules.names} - {""}
    for language in LANGUAGES:
        catalogue = Catalogue(game.rules.name, language)
        assert catalogue.ask(question).strip()
        options = [catalogue.option(option).strip() for option in question["options"]]
        assert all(options) and len(set(options)) == len(options), f"{language}: {options}"
        assert all(catalogue.why(rule).strip() for rule in reasons)


# What there is before any game.


def check_rulebook(rules: Rulebook) -> None:
    check_names(rules)
    check_steps(rules)
    check_catalogues(rules)


def check_names(rules: Rulebook) -> None:
    """One number, one name; names are in lower case and parse back."""
    assert [rules.answer(name) for name in rules.names] == list(range(rules.answers))
    assert all(name == name.lower().strip() for name in rules.names)
    assert len(rules.verbs) == rules.answers


def classes(parent: type) -> list[type]:
    below: list[type] = parent.__subclasses__()
    return below + [deeper for child in below for deeper in classes(child)]


def attributes(step: Step[Any]) -> set[str]:
    """The attributes of a step, compiled or not."""
    return set(getattr(type(step), "__mypyc_attrs__", None) or vars(step)) - {"__dict__"}


def check_steps(rules: Rulebook) -> None:
    """Every class of steps is registered, holds its numbers only, and survives being written.

    Classes that others are made of are no steps themselves.
    """
    package = f"theogony.{rules.name}."
    leaves = [found for found in classes(Step) if not found.__subclasses__()]
    there = {found for found in leaves if found.__module__.startswith(package)}
    assert there == set(rules.form_of), f"not registered: {there - set(rules.form_of)}"
    assert len(rules.forms) == len(rules.form_of)
    game = rules.new(rules.players[0], 0)
    for name, form in rules.forms.items():
        low, high = zip(*[two_numbers(game, field) for field in form.fields], strict=True)
        for i in range(len(form.fields)):
            check_form(game, name, [*low[:i], high[i], *low[i + 1 :]])
        if isinstance(form.make, type) and issubclass(form.make, Question):
            assert rules.rules[form.rule], f"{name} asks by no rule"


def two_numbers(game: Game, field: str) -> tuple[int, int]:
    """Two numbers that a field of a step can hold."""
    found: list[int] = []
    number = 0
    while len(found) < 2:
        try:
            found.append(game.number(field, read_back({"": game.word(field, number)})[""], field))
        except PositionError:
            assert number < 9, f"{field} takes no number"
        number += 1
    return found[0], found[1]


def check_form(game: Game, name: str, numbers: list[int]) -> None:
    """A step made from these numbers holds them under its fields, and is read back the same."""
    form = game.rules.forms[name]
    step = form.make(*numbers)
    assert form.name == name and game.rules.form_of[type(step)] is form
    held = {attribute: getattr(step, attribute) for attribute in attributes(step)}
    assert set(held) == set(form.fields), f"{name} holds {sorted(held)}"
    assert [held[field] for field in form.fields] == numbers, f"{name} mixes its fields"
    assert all(type(number) is int for number in held.values()), f"{name} holds {held}"
    written = read_back(game.write(step))
    again = game.read(Entry(written, "pending[0]"))
    assert type(again) is type(step)
    assert {attribute: getattr(again, attribute) for attribute in held} == held, f"{name} loses"
    assert game.write(again) == written


def check_catalogues(rules: Rulebook) -> None:
    """There are entries for every event, question, answer, rule and switch in each language."""
    keys = []
    for kind in rules.kinds:
        keys.append(f"event-{kind.name}")
        if kind.secret:
            keys.append(f"event-{kind.name}-hidden")
    for made, form in rules.form_of.items():
        if issubclass(made, Question):
            keys.append(f"ask-{form.name}")
    keys += sorted({f"answer-{verb.name}" for verb in rules.verbs})
    keys += ["rule-" + rule.replace(".", "-") for rule in rules.rules if rule]
    for language in LANGUAGES:
        catalogue = Catalogue(rules.name, language)
        missing = [key for key in keys if not catalogue.has(key)]
        assert not missing, f"the {language} catalogue of {rules.name} lacks {missing}"
