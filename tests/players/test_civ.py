"""The greedy player at Civilization sees what an agenda, a wonder, a threat is worth."""

import pytest

from tests.civ.tables import game_with, new_game, question, say, seat_of, to_move
from theogony.civ.printed import GAME
from theogony.civ.state import Civ
from theogony.core.types import Document
from theogony.players import CivEvaluation, named

# Fourteen spaces at the edge of the map of two or next to water.
SHORE = [
    *["4,-5", "5,-5", "3,-4", "5,-4", "6,-4", "7,-4", "7,-3"],
    *["8,-3", "8,-2", "7,-1", "2,-2", "3,-3", "2,-1", "6,1"],
]
ROW = ["masonry", "foreign_trade", "pottery", "astrology", "early_empire"]
OFF = {letter: "off" for letter in "ABDGI"}
MOST_ROUNDS = 80


def chosen(game: Civ) -> str:
    """What the greedy player answers, by name."""
    return GAME.names[named("greedy", "civ", 0).answer(game)]


def value(mine: Document, theirs: Document | None = None, **table: object) -> int:
    """What a table is worth to seat 0."""
    game = game_with(mine, theirs or {}, **({"barbarians": OFF} | table))
    return CivEvaluation().value(game, 0)


def greedy_wins(seed: int) -> bool:
    """Whether greedy wins a game of two against random within so many rounds."""
    names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
    game = new_game(2, seed)
    players = [named(name, "civ", 100 * seed + seat) for seat, name in enumerate(names)]
    while game.stack and game.round <= MOST_ROUNDS:
        game.choose(players[game.question().seat].answer(game))
    return game.over and game.ranking()[names.index("greedy")] == 1


def test_greedy_places_the_token_that_fulfils_an_agenda() -> None:
    game = game_with({"row": ROW, "tokens": SHORE, "cities": ["5,1"]}, {}, barbarians=OFF)
    say(game, "slot 5")
    while game.question().seat == 0:
        say(game, chosen(game))
    assert "5,2" in seat_of(game, 0)["tokens"]  # at the edge; 4,1 and 4,2 are not
    assert seat_of(game, 0)["marks"] == ["explorer"]


def test_greedy_finds_the_card_that_fulfils_an_agenda() -> None:
    row = ["masonry", "foreign_trade", "early_empire", "pottery", "astrology"]
    game = game_with({"row": row, "dial": 19}, {}, victory=["v4", "v1", "v2"], barbarians=OFF)
    assert chosen(game) == "slot 5"
    say(game, "slot 5")
    while game.question().seat == 0:
        say(game, chosen(game))
    assert seat_of(game, 0)["marks"] == ["technophile"]


def test_greedy_builds_the_second_wonder_of_a_type() -> None:
    row = ["masonry", "foreign_trade", "astrology", "early_empire", "pottery"]
    seat: Document = {"row": row, "cities": ["4,2"], "resources": {"oil": 2, "diamond": 1}}
    game = game_with(seat, {}, wonders={"petra": "4,2"}, barbarians=OFF)
    assert chosen(game) == "slot 5"
    while game.question().seat == 0:
        say(game, chosen(game))
    assert seat_of(game, 0)["marks"] == ["paranoid"]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"marks": ["explorer"]}, {"tokens": SHORE}),
        ({"tokens": ["6,-2", "6,-1"]}, {"tokens": ["6,-2"]}),
        ({"reinforced": ["6,-2"]}, {"tokens": ["6,-2"]}),
        ({"cities": ["4,2"]}, {"tokens": ["4,2"]}),
        ({"trade": [0, 0, 1, 0, 0]}, {}),
        ({"resources": {"oil": 1}}, {}),
        ({"dial": 2}, {"dial": 1}),
        ({"visits": ["geneva"]}, {}),
        ({"row": [*ROW[:4], "mass_media"]}, {"row": ROW}),
    ],
)
def test_more_is_better(better: Document, worse: Document) -> None:
    assert value(better) > value(worse)


def test_barbarians_and_rivals_next_to_a_token_are_worse_than_none() -> None:
    seat: Document = {"tokens": ["4,2"], "cities": ["2,0"]}
    assert value(seat) > value(seat, barbarians=OFF | {"D": "4,3"})
    assert value(seat, {"tokens": ["2,2"]}) > value(seat, {"tokens": ["4,3"]})


def fight(attack: int, tokens: int) -> int:
    """What a fight over 4,1 is worth to the attacker, seat 0, against a defence of 5 and so many
    trade tokens on Masonry."""
    parry = {"seat": 1, "rival": 0, "slot": 1, "hex": "4,1", "attack": attack, "defence": 5}
    pending = [{"end_turn": {"seat": 0}}, {"parry": parry | {"card": 1, "spent": 0, "stopped": 0}}]
    mine: Document = {"row": ROW, "tokens": ["5,1"]}
    theirs: Document = {"row": ROW, "trade": [tokens, 0, 0, 0, 0], "tokens": ["4,1"]}
    return value(mine, theirs, pending=pending)


def test_a_fight_that_waits_for_the_defender_counts_as_fought() -> None:
    assert fight(7, 2) > fight(6, 2) > fight(5, 2)  # lost, but it costs two tokens, one, none
    assert fight(8, 2) == fight(9, 2) > fight(5, 2)  # won, and the tokens are not wasted on it


@pytest.mark.parametrize(
    "leader",
    [
        "france",  # the wonder lets it place another token
        "rome",  # caravans set out from any city: this one is nearer to Buenos Aires
        "egypt",  # every wonder costs one less
    ],
)
def test_what_leaders_can_do_counts(leader: str) -> None:
    row = ["foreign_trade", "masonry", "astrology", "early_empire", "pottery"]
    seat: Document = {"row": row, "capital": "-1,9", "cities": ["1,6"]}

    def led_by(leader: str) -> int:
        return value(seat | {"leader": leader}, {"capital": "7,-2"}, wonders={"petra": "1,6"})

    assert led_by(leader) > led_by("scythia")


def test_a_natural_wonder_is_worth_more_to_america_whose_cards_it_lies_on() -> None:
    seat: Document = {"tokens": ["4,-1"], "naturals": ["mt_kilimanjaro"]}
    gains = [value({"leader": who} | seat) - value({"leader": who}) for who in ("america", "rome")]
    assert gains[0] > gains[1]


@pytest.mark.parametrize(("city", "counts"), [("3,0", True), ("5,-4", False)])
def test_a_natural_wonder_next_to_a_city_is_a_step_to_two(city: str, counts: bool) -> None:
    game = game_with({"cities": [city]}, {}, victory=["v1", "v2", "v5"], barbarians=OFF)
    blind = CivEvaluation()
    blind.sight = 0
    assert (CivEvaluation().value(game, 0) > blind.value(game, 0)) == counts


def test_what_rivals_have_counts_against_a_seat() -> None:
    assert value({}) > value({}, {"marks": ["explorer"]})


def test_a_won_game_is_worth_more_than_anything() -> None:
    marks = ["civilized", "warmonger", "explorer"]
    won = game_with({"marks": marks}, {}, pending=[{"end_round": {"seat": 0}}])
    assert won.over
    assert CivEvaluation().value(won, 0) > value({"marks": marks, "tokens": SHORE})
    assert CivEvaluation().value(won, 1) < value({}, {"marks": marks})


def test_greedy_beats_random() -> None:
    assert greedy_wins(4)


@pytest.mark.long
def test_greedy_beats_random_in_19_of_20_games() -> None:
    assert len([seed for seed in range(20) if greedy_wins(seed)]) >= 19


def test_greedy_chooses_a_leader_and_lays_tiles() -> None:
    game = new_game(2, 9, {"map": "advanced", "leaders": "choose"})
    players = [named("greedy", "civ", seat) for seat in range(2)]
    while question(game) != "focus":
        game.choose(players[to_move(game)].answer(game))
    assert len({seat["leader"] for seat in game.position()["seats"]}) == 2
