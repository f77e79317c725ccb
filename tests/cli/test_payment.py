"""What the rules ask in several questions and is one choice is asked once at the terminal."""

import json
import re
from pathlib import Path
from random import Random

import pytest

import theogony
from tests.civ.tables import game_with
from theogony.cli.chains import asked, previewed
from theogony.cli.screen import Shown, look_of, screen
from theogony.cli.texts import Texts
from theogony.core.game import Game
from theogony.core.types import Document

from .runs import said

# A galley costs 1 wood and 1 wheat; there is gold for both.
TABLE = """
start: 0
seed: 4
seats:
  - hand: [galley, forum]
    goods: {gold: 9}
  - hand: [school]
"""


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(*lines: str, table: str = TABLE) -> str:
    Path("table.yaml").write_text(table, encoding="utf-8")
    typed = "".join(f"{line}\n" for line in lines)
    return said("play", "deus", "--position", "table.yaml", typed=typed)


def answers(name: str = "deus-1.thg") -> list[str]:
    lines = Path(name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if re.match(r"\d [a-z]", line)]


def shown_to(game: Game, seat: int | None = 0) -> Shown:
    aside = look_of(game.rules.name).aside(game)
    return Shown(game.view(seat), Texts(game.rules.name, "en"), [], aside=aside)


def drawn(game: Game) -> str:
    return "\n".join(line.plain for line in screen(shown_to(game), 100, 29))


def names(game: Game) -> list[str]:
    return [option["name"] for option in shown_to(game).options]


def galley_to_pay() -> Game:
    seats = [{"hand": ["galley", "forum"], "goods": {"gold": 9}}, {}]
    game = theogony.game("deus").from_position({"start": 0, "seed": 4, "seats": seats})
    game.say("build galley")
    return game


# Costs of Deus.


def test_a_cost_is_asked_as_a_whole_the_cheapest_way_first() -> None:
    game = galley_to_pay()
    assert names(game) == [
        *["pay wood; pay wheat", "pay wood; pay gold", "pay gold; pay wheat", "pay gold; pay gold"]
    ]
    text = drawn(game)
    assert "How do you pay for Galley?" in text
    assert "1) 1 wood, 1 wheat  (leaves 9 gold, 0 wood, 0 wheat)" in text
    assert "4) 8 gold  (leaves 1 gold, 1 wood, 1 wheat)" in text


def test_what_pays_itself_on_the_way_is_told_too() -> None:
    seats = [{"hand": ["galley", "forum"], "goods": {"gold": 4}}, {}]
    game = theogony.game("deus").from_position({"start": 0, "seed": 4, "seats": seats})
    game.say("build galley")
    assert names(game) == ["pay wood; pay wheat", "pay wood; pay gold", "pay gold"]
    assert "3) 4 gold, 1 wheat" in drawn(game)


def test_one_number_gives_all_answers_and_the_record_has_each() -> None:
    play("build galley", "3", "quit")
    assert answers() == ["0 build galley", "0 pay gold", "0 pay wheat"]


def test_a_single_answer_may_be_typed_and_the_rest_is_asked_again() -> None:
    output = play("build galley", "pay gold", "1", "quit")
    assert answers() == ["0 build galley", "0 pay gold", "0 pay wheat"]
    assert "1) 1 wheat  (leaves 5 gold, 0 wheat)" in output
    play("build galley", "gold", "pay wh", "quit")
    assert answers("deus-2.thg") == ["0 build galley", "0 pay gold", "0 pay wheat"]


def test_a_payment_is_taken_back_as_a_whole() -> None:
    play("build galley", "4", "undo", "1", "quit")
    assert answers() == ["0 build galley", "0 pay wood", "0 pay wheat"]


def test_a_payment_may_be_typed_ahead() -> None:
    play("build galley; 2; 1", "quit")
    assert answers()[:3] == ["0 build galley", "0 pay wood", "0 pay gold"]
    assert answers()[3].startswith("0 hex")
    play("build galley; pay gold; pay gold; 1", "quit")
    assert answers("deus-2.thg")[:3] == ["0 build galley", "0 pay gold", "0 pay gold"]


def test_a_preview_shows_the_whole_payment() -> None:
    output = play("build galley", "preview 4", "quit")
    assert "8 gold" in output.split("> preview 4\n")[1] and "pays 8 gold" in output
    assert answers() == ["0 build galley"]


def test_a_preview_of_a_payment_goes_from_answer_to_answer() -> None:
    game = galley_to_pay()
    (option,) = [one for one in shown_to(game).options if one["name"] == "pay wood; pay wheat"]
    paid = [one["good"] for one in previewed(game, option) if one["event"] == "paid"]
    assert paid == ["wood", "wheat"]
    told = play("build galley", "preview 1", "quit").split("> preview 1\n")[1]
    assert "Player 1 pays 1 wood" in told and "1 wheat" in told


def test_why_knows_the_ways_to_pay_by_number_and_by_name() -> None:
    output = play("build galley", "why 3", "why pay gold", "why pay stone", "quit")
    assert output.count("Number 3 is possible: 4 gold, 1 wheat.") == 2
    assert "(deus.pay" in output.split("> why pay stone\n")[1]


def test_a_wrong_number_is_refused_and_nothing_is_paid() -> None:
    assert "“7”" in play("build galley", "7", "quit")
    assert answers() == ["0 build galley"]


def test_nobody_else_is_shown_the_ways_to_pay() -> None:
    game = galley_to_pay()
    assert shown_to(game, 1).options == [] and shown_to(game, None).options == []


def galley_to_pay_with(temple: str) -> Game:
    seats: list[Document] = [
        {
            "hand": ["galley", "forum"],
            "goods": {"gold": 9},
            "rows": {"temple": [temple]},
            "pieces": {"0,0": ["civil", "temple"]},
        },
        {},
    ]
    table = {"start": 0, "seed": 4, "seats": seats, "switches": {"purple_set": "egypt"}}
    game = theogony.game("deus").from_position(table)
    game.say("build galley")
    return game


def test_with_egypt_what_a_temple_spares_is_part_of_the_payment() -> None:
    game = galley_to_pay_with("temple_of_aton")
    assert "pay wood; spare wheat" in names(game)
    assert "1) 1 wood, without 1 wheat" in drawn(game)


def test_with_egypt_a_payment_goes_on_after_the_vp_for_what_was_not_spared() -> None:
    text = drawn(galley_to_pay_with("temple_of_anubis"))  # it spares wood, or brings 1 VP
    assert "1) 1 wheat, without 1 wood" in text
    assert "2) 1 wood, 1 wheat  (leaves 9 gold, 0 wood, 0 wheat)" in text


# Wonders.


def petra_to_pay() -> Game:
    payer: Document = {
        "row": ["astrology", "masonry", "early_empire", "foreign_trade", "pottery"],
        "trade": [0, 0, 0, 0, 3],
        "resources": {"oil": 1, "diamond": 1},
    }
    decks = {"culture": [], "economy": [], "science": [], "military": ["petra"]}
    game = game_with(payer, {}, decks=decks)
    game.say("slot 5")
    game.say("do wonder")
    return game


def test_a_wonder_is_paid_in_one_answer() -> None:
    text = drawn(petra_to_pay())
    assert "How do you pay for Petra? It takes 1 more production" in text
    assert "1) 1 trade token" in text and "2) 1 oil" in text and "3) 1 diamond" in text


def test_a_resource_counts_as_the_two_trade_tokens_it_stands_for() -> None:
    payer: Document = {
        "row": ["astrology", "masonry", "early_empire", "foreign_trade", "pottery"],
        "trade": [0, 0, 0, 0, 3],
        "resources": {"marble": 1},
    }
    decks = {"culture": [], "economy": [], "science": [], "military": ["terracotta_army"]}
    game = game_with(payer, {}, decks=decks)
    game.say("slot 5")
    game.say("do wonder")
    text = drawn(game)
    assert "It takes 2 more production" in text
    assert "1) 2 trade tokens" in text and "2) 1 marble" in text


def test_what_is_left_after_a_payment_for_a_wonder_is_told_as_of_a_cost() -> None:
    for width, height in [(80, 23), (100, 29)]:
        lines = [line.plain for line in screen(shown_to(petra_to_pay()), width, height)]
        text = " ".join(" ".join(lines).split())
        assert "1) 1 trade token (leaves 1 oil, 1 diamond, 2 trade tokens)" in text
        assert "2) 1 oil (leaves 0 oil, 1 diamond, 3 trade tokens)" in text


@pytest.mark.parametrize(
    ("leader", "said_so"),
    [("egypt", "– costs 6 production instead of 7"), ("rome", "– costs 7 production")],
)
def test_a_wonder_that_costs_another_number_than_is_printed_says_so(
    leader: str, said_so: str
) -> None:
    row = ["astrology", "masonry", "early_empire", "foreign_trade", "pottery"]
    payer: Document = {"leader": leader, "row": row, "trade": [0, 0, 0, 0, 3]}
    decks = {"culture": [], "economy": [], "science": ["pyramids"], "military": ["petra"]}
    payer["resources"] = {"oil": 1, "diamond": 1, "mercury": 1}
    game = game_with(payer, {}, decks=decks)
    game.say("slot 5")
    game.say("do wonder")
    line = next(line for line in drawn(game).splitlines() if "Build Petra" in line)
    assert re.split(r"  +", line.partition("Build Petra ")[2])[0] == said_so


def test_why_quotes_the_question_of_a_payment_as_it_is_shown() -> None:
    Path("table.yaml").write_text(json.dumps(petra_to_pay().position()), encoding="utf-8")
    lines = "why hex 7,-2\nwhy marble\nquit\n"
    output = said("play", "civ", "--position", "table.yaml", typed=lines)
    told = " ".join(output.split("> why hex 7,-2\n")[1].split("> why marble")[0].split())
    asked = "does not answer the question: How do you pay for Petra? It takes 1 more production:"
    assert asked in told
    assert told.split("How do you pay")[1].endswith("1. (civ.industry.wonder.production)")


# Caravans.


def caravan_at_home(seat: Document, **table: Document) -> Game:
    row = ["masonry", "astrology", "pottery", "early_empire", "foreign_trade"]
    game = game_with({"row": row} | seat, {}, **table)
    game.say("slot 5")
    game.say("slot 5")
    return game


def test_a_caravan_is_asked_once_where_its_move_ends() -> None:
    game = caravan_at_home({})
    assert game.decision is not None and game.decision.ask == "step"
    options = shown_to(game).options
    assert len(options) > len(game.options().listed())
    assert all(option["name"].startswith("hex") for option in options)
    assert len({option["name"] for option in options}) == len(options)
    for option in options:
        after = game.copy()
        for answer in option["answers"]:
            after.choose(answer)
        assert after.decision is not None and after.decision.ask != "step"


def test_places_that_cost_nothing_come_first_and_without_a_list_the_prices_are_told() -> None:
    shown = shown_to(caravan_at_home({"trade": [0, 0, 0, 0, 2]}))
    prices = [option["price"].get("trade", 0) for option in shown.options if "answers" in option]
    assert prices == sorted(prices) and set(prices) == {0, 1, 2}
    assert [prices.count(price) for price in (0, 1, 2)] == [21, 1, 19]
    told = " ".join(" ".join(line.plain for line in shown.look.layouts(shown, 80)[-1]).split())
    every = "at no cost: 1–21; costs 1 trade token: 22; costs 2 trade tokens: 23–41"
    assert told == f"41 places, numbered on the map – {every}"
    shown = shown_to(caravan_at_home({}))
    (line,) = shown.look.layouts(shown, 80)[-1]
    assert line.plain.rstrip() == f"{len(shown.options)} places, numbered on the map"


def test_of_a_place_where_a_move_may_begin_and_not_end_why_says_so() -> None:
    game, random = theogony.game("civ").new(3, seed=3), Random(3)
    while True:
        begins = set(game.names().values()) - set(names(game)) if asked(game) == "entrance" else ()
        if begins:
            break
        game.choose(random.choice(game.options().listed()))
    Path("table.yaml").write_text(json.dumps(game.position()), encoding="utf-8")
    who = ",".join("me" for _ in range(3))
    begin = min(begins)
    words = ["play", "civ", "--position", "table.yaml", "--players", who]
    output = said(*words, typed=f"why {begin}\nquit\n")
    place = begin.split(" ")[1]
    assert re.search(rf"{place}.? is possible, as a part of an answer", output)


def test_what_a_longer_move_costs_is_told_and_the_shortest_way_is_taken() -> None:
    with_tokens = caravan_at_home({"trade": [0, 0, 0, 0, 2]})
    priced = [option for option in shown_to(with_tokens).options if option["price"]]
    free = {option["name"] for option in shown_to(caravan_at_home({})).options}
    assert priced and not free & {option["name"] for option in priced}
    assert {option["price"]["trade"] for option in priced} == {1, 2}


def test_with_colossus_the_steps_are_asked_one_by_one() -> None:
    game = caravan_at_home({"trade": [0, 0, 0, 0, 2]}, wonders={"colossus": "7,-2"})
    assert names(game) == list(game.names().values())
