"""What programs may rely on says what it is, in `help()` and at the prompt, compiled too."""

import importlib
import inspect
import pydoc
import random
from pathlib import Path
from typing import Any

import pytest

import theogony
from theogony import Decision, Game, Record, Replay, Rulebook
from theogony.core.steps import Options
from theogony.core.switches import Switch
from theogony.deus.rules import EndTurn
from theogony.players import Player, RandomPlayer, named, play_game

from .test_compiled import REQUIRED

# All public names: what a program calls, then what it does with the objects it gets.
FUNCTIONS: list[Any] = [theogony.game, theogony.open_record, theogony.replay, named, play_game]
CLASSES = [Decision, Game, Rulebook, Record, Replay, Player, Switch, Options]
ERRORS = [x for x in vars(theogony).values() if isinstance(x, type) and issubclass(x, Exception)]
PUBLIC: dict[type, list[str]] = {
    Rulebook: ["new", "from_position", "preset", "answer", "answers"],
    Game: [
        *("over", "decision", "names", "choose", "say", "why_not", "preview", "view", "told"),
        *("copy", "imagine", "position", "record", "scores", "breakdown", "ranking"),
    ],
    Record: ["text", "save"],
    Replay: ["step", "finish"],
    Player: ["decide", "answer", "ready", "finish"],
}
GAMES = [type(theogony.game(name).new(2, 1)) for name in theogony.GAMES]
METHODS = [(of, name) for of, names in PUBLIC.items() for name in names]
METHODS += [(game, name) for game in GAMES for name in PUBLIC[Game]]

DEUS = theogony.game("deus")


def first_line(documented: Any) -> str:
    return str(documented.__doc__).strip().splitlines()[0]


@pytest.mark.parametrize("thing", FUNCTIONS + CLASSES + ERRORS)
def test_every_function_and_class_says_what_it_is(thing: Any) -> None:
    assert "." in thing.__doc__ and " " in thing.__doc__, "expected a sentence"


@pytest.mark.parametrize(("of", "name"), METHODS)
def test_every_method_says_what_it_does(of: type, name: str) -> None:
    said = getattr(of, name).__doc__
    assert said and "." in said, "expected a sentence"
    last = said.strip().splitlines()[-1].strip()
    assert last in pydoc.plain(pydoc.render_doc(getattr(of, name)))


@pytest.mark.parametrize("of", [Game, *GAMES])
def test_whatever_else_a_game_can_do_says_what_it_is(of: type) -> None:
    """Not for programs, but they meet it: in `dir()`, and at the prompt."""
    public = [name for name in dir(Game) if not name.startswith("_")]
    methods = [name for name in public if callable(getattr(of, name))]
    assert "seats" in methods and "pending" in methods
    assert [name for name in methods if "." not in (getattr(of, name).__doc__ or "")] == []


def test_the_package_shows_what_it_is_for_and_nothing_else() -> None:
    shown = {name for name, thing in vars(theogony).items() if not name.startswith("_")}
    modules = {name for name in shown if inspect.ismodule(getattr(theogony, name))}
    assert shown - modules == {name for name in theogony.__all__ if name != "__version__"}


@pytest.mark.parametrize(("of", "name"), METHODS)
def test_every_signature_is_known(of: type, name: str) -> None:
    method = getattr(of, name)
    if callable(method):
        assert list(inspect.signature(method).parameters)[0] == "self"


@pytest.mark.skipif(not REQUIRED, reason="run as Python")
@pytest.mark.parametrize(("of", "name"), METHODS)
def test_compiled_the_first_line_is_the_signature_with_types(of: type, name: str) -> None:
    said = first_line(getattr(of, name))
    kind = (f"{name}(", " -> ") if callable(getattr(of, name)) else (f"{name}: ", "")
    assert said.startswith(kind[0]) and kind[1] in said


@pytest.mark.skipif(not REQUIRED, reason="run as Python")
def test_compiled_the_types_are_those_of_the_sources() -> None:
    game = DEUS.new(2, 1)
    assert first_line(game.say) == "say(name: str) -> None"
    assert first_line(Game.decision) == "decision: Decision | None"
    assert (
        first_line(DEUS.new) == "new(players: object, seed: object, switches: object=None) -> Game"
    )
    assert first_line(Player) == "Player(name: str, seed: int)"
    assert str(inspect.signature(DEUS.new)) == "(players, seed, switches=None)"


# At the prompt.


def test_a_rulebook_shows_its_game_and_version() -> None:
    counts = f"version {DEUS.version}, {DEUS.answers} answers"
    assert repr(DEUS) == f"<Rulebook of deus: {counts}>"


def test_a_game_shows_who_is_asked_what() -> None:
    game = DEUS.new(3, 7)
    decision = game.decision
    assert decision is not None
    asked = f"seat {decision.seat} is asked turn: {len(decision.options)} options"
    assert repr(game) == f"<Game of deus: 3 players, round 1, {asked}>"
    assert repr(game.copy()) == repr(game)
    imagined = repr(game.imagine(decision.seat, 1))
    assert imagined == f"<imagined game of deus: 3 players, round 1, {asked}>"


def test_a_game_that_is_over_shows_its_scores() -> None:
    game = DEUS.new(2, 7)
    play_game(game, [RandomPlayer(1), RandomPlayer(2)])
    first, second = game.scores()
    assert repr(game) == f"<Game of deus: 2 players, over, scores {first}, {second}>"


@pytest.mark.parametrize("name", theogony.GAMES)
def test_looking_at_a_game_changes_nothing(name: str) -> None:
    """Nor is anything hidden told: whatever lies where a seat cannot see, it reads the same."""
    watched, left_alone = (theogony.game(name).new(2, 3) for _ in range(2))
    chance = random.Random(1)
    for _ in range(150):
        seat = watched.question().seat
        assert repr(watched.imagine(seat, 5)).split(":")[1] == repr(watched).split(":")[1]
        answer = chance.choice(left_alone.options().listed())
        for game in (watched, left_alone):
            game.choose(answer)
        repr(watched), repr(watched.decision)
    assert watched == left_alone
    assert watched.record().text() == left_alone.record().text()


def test_a_game_in_the_middle_of_a_step_can_be_looked_at() -> None:
    game = DEUS.new(2, 1)
    game.push(EndTurn(0))
    assert repr(game) == "<Game of deus: 2 players, round 1, about to end_turn>"


def test_a_decision_names_its_first_options() -> None:
    game = DEUS.new(3, 7)
    decision = game.decision
    assert decision is not None
    options = [f"{number} {name}" for number, name in game.names().items()]
    assert len(options) > 8
    asked = f"seat {decision.seat} is asked turn, {len(options)} options"
    assert repr(decision) == f"<Decision: {asked}: {', '.join(options[:8])}, …>"
    few = theogony.game("civ").new(2, 7).decision
    assert few is not None and len(few.options) == 5
    assert repr(few).endswith(f"slot 4, {few.options[4]} slot 5>")


def test_records_players_switches_and_options_show_what_they_are(tmp_path: Path) -> None:
    game = DEUS.new(2, 7)
    game.choose(game.options().listed()[0])
    record = game.record()
    assert repr(record) == f"<Record of deus: rules {DEUS.version}, 1 answers>"
    record.save(tmp_path / "x.thg")
    replay = theogony.open_record(tmp_path / "x.thg")
    lines = len(replay.lines)
    assert repr(replay) == f"<Replay of deus: line 2 of {lines}>"
    replay.finish()
    assert repr(replay) == f"<Replay of deus: line {lines} of {lines}>"
    assert repr(named("priest", "deus", 1)) == "<SearchPlayer 'priest'>"
    assert repr(DEUS.switches["joker"]) == "<Switch joker: false, or true>"
    assert repr(game.options()) == f"<Options: {game.options().listed()}>"


def test_what_a_game_is_made_of_shows_what_it_is() -> None:
    game = DEUS.new(2, 7)
    assert repr(game.stack[-1]) == "<Turn of seat 0>"
    assert repr(DEUS.setup) == "<DeusSetup>"
    assert repr(DEUS.verbs[0]) == "<Verb yes>"
    assert repr(DEUS.verbs[DEUS.answer("build forum")]) == "<Verb build: card>"
    kinds = {kind.name: repr(kind) for kind in DEUS.kinds}
    assert kinds["answered_itself"] == "<Kind answered_itself: answer>"
    assert kinds["drew"] == "<Kind drew: card (secret)>"
    assert kinds["passed"] == "<Kind passed: no numbers>"
    assert repr(DEUS.forms["end_turn"]) == "<Form end_turn: seat>"


def test_a_generator_does_not_show_what_it_will_say() -> None:
    assert {repr(DEUS.new(2, seed).rng) for seed in range(3)} == {"<Rng>"}


def test_the_environments_show_what_they_play() -> None:
    envs = pytest.importorskip("theogony.lab.envs")
    batch = envs.BatchEnv("deus", players=3, count=2)
    assert repr(batch) == "<BatchEnv of deus: 2 tables of 3 players>"
    assert repr(batch.setup) == "<Setup of deus: 3 players>"
    assert repr(envs.SingleEnv("civ")) == "<SingleEnv of civ: against random>"
    assert repr(envs.SeatsEnv("civ")) == "<SeatsEnv of civ: seat_0, seat_1>"
    coder = batch.setup.encoder
    assert repr(coder) == f"<DeusEncoder: 3 players, {coder.length} numbers>"
    assert repr(batch.setup.observer) == f"<Observer by {coder!r}>"
    first = coder.fields[0]
    assert repr(first) == f"<Field {first.name}: shape {first.shape} from {first.offset}>"


def test_a_state_of_openspiel_shows_no_hand() -> None:
    pytest.importorskip("theogony.lab.envs.spiel")
    state = importlib.import_module("pyspiel").load_game("theogony_deus").new_initial_state()
    assert repr(state) == "<SpielState: no seed yet>"
    state.apply_action(7)
    assert repr(state) == f"<SpielState: {DEUS.new(2, 7)!r}>"
