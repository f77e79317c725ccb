"""Civilization at the terminal: the map, the panel, the commands, what can be looked up."""

import json
from itertools import product
from pathlib import Path
from random import Random

import pytest

import theogony
from tests.civ.tables import game_with
from theogony.civ import GAME
from theogony.civ.printed import AGENDAS, FOCUS_IDS, WONDERS
from theogony.cli.civ.board import SIZES, CivMap
from theogony.cli.hexes import Marks, Size
from theogony.cli.log import short_log
from theogony.cli.screen import Shown, look_of, map_lines, numbered, screen
from theogony.cli.texts import Texts
from theogony.core.game import Game
from theogony.core.types import Document

from .runs import refused, said, written

WIDTH, LINES = 100, 29  # the last of 30 lines is for typing


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(theogony, "GAMES", ["deus", "civ"])
    monkeypatch.chdir(tmp_path)


def shown_to(game: Game, seat: int | None, language: str = "en") -> Shown:
    texts = Texts("civ", language)
    return Shown(game.view(seat), texts, short_log(game.told(seat)[-50:], texts))


def drawn(game: Game, language: str = "en", width: int = WIDTH, height: int = LINES) -> str:
    seat = game.decision.seat if game.decision else None
    lines = screen(shown_to(game, seat, language), width, height)
    return "\n".join(line.plain for line in lines)


def detail(game: Game, command: str) -> str:
    seat = game.question().seat
    lines = look_of("civ").detail(command, shown_to(game, seat))
    return "\n".join(line.plain for line in lines)


# The screen.


@pytest.mark.parametrize(
    ("players", "language", "map_"),
    [
        (2, "en", "first_game"),
        (3, "de", "advanced"),
        (4, "en", "advanced"),
        (4, "de", "first_game"),
    ],
)
def test_the_screen_fits_in_every_situation(players: int, language: str, map_: str) -> None:
    asked: set[str] = set()
    game = GAME.new(players, players, {"map": map_, "leaders": "choose"})
    chance = Random(players)
    for i in range(900):
        decision = game.decision
        if decision is None:
            break
        if decision.ask not in asked or i % 47 == 0:
            asked.add(decision.ask)
            lines = drawn(game, language).split("\n")
            assert len(lines) <= LINES
            assert max(len(line) for line in lines) <= WIDTH
        game.choose(chance.choice(game.options().listed()))
    assert {"leader", "focus", "deed"} <= asked


def test_small_windows_get_all_parts_below_each_other() -> None:
    text = drawn(GAME.new(3, 1), width=80, height=23)
    assert max(len(line) for line in text.split("\n")) <= 80
    assert "Which focus card do you resolve?" in text and "Victory cards" in text


def test_a_table_without_a_map_is_shown_too() -> None:
    game = GAME.new(2, 1, {"map": "advanced", "leaders": "choose"})
    assert not game.view(None)["hexes"]
    assert "Which leader do you play?" in drawn(game)


def test_where_the_map_does_not_fit_the_question_decides_what_is_shown() -> None:
    game = GAME.new(4, 1, {"map": "advanced"})
    while game.decision is not None and game.decision.ask != "focus":
        game.choose(game.options().listed()[0])
    look = look_of("civ")
    map_ = look.map(shown_to(game, 0))
    assert map_ is not None and map_.largest(WIDTH - look.panel, LINES) is None
    assert "The map does not fit here; type: map" in drawn(game)
    while "hex" not in game.view(game.question().seat)["question"]["options"][0]["name"]:
        game.choose(game.options().listed()[-1])
    assert "│" in drawn(game) and "does not fit" not in drawn(game)


def test_the_panel_shows_what_a_player_needs() -> None:
    game = game_with(
        {
            "leader": "rome",
            "dial": 11,
            "resources": {"oil": 2, "marble": 1},
            "trade": [0, 3, 0, 0, 0],
            "treaties": {"1": ["embassy"]},
            "marks": ["explorer"],
        },
        {"leader": "egypt", "dial": 7},
        round=4,
        wonders={"petra": "7,-2"},
    )
    text = drawn(game)
    assert "Round 4" in text and "next event: none" in text
    assert "Player 1  11  Ma 2Oi" in text and "Player 2   7" in text
    assert "S1 E1●●● M1 C1 I1 Rome (Trajan)" in text
    assert "Petra, Embassy (2)" in text
    assert "Explorer 1 / Aesthetic" in text and "Civilized / Moneygrubber" in text
    assert "Stonehenge 7 Ma Me" in text
    assert "2 E1●●● Foreign Tr…" in text
    assert "Caravans: 1 on the card" in text


# The map.


def content(view: Document, hex_: str, width: int = 8) -> str:
    """What the map shows at a place, in lines as wide as this."""
    map_ = CivMap(view, Texts("civ", "en"))
    q, r = map_.places[hex_]
    lines = map_.drawn(Size(width, 2), Marks())
    x = (2 * q + r - map_.left) * width // 2 + 1
    return lines[2 * (r - map_.top) + 1].plain.ljust(300)[x : x + width - 1]


def test_spaces_show_terrain_and_difficulty_and_what_lies_there() -> None:
    game = game_with(
        {"cities": ["5,-1"], "tokens": ["6,-2"], "reinforced": ["8,-2"], "caravans": ["6,-2"]},
        {},
        wonders={"petra": "7,-2"},
    )
    view = game.view(0)
    assert content(view, "7,-2") == "G1  1★W"
    assert content(view, "5,-1").endswith("1■")
    assert content(view, "6,-2") == "G1 1○1»"
    assert content(view, "8,-2").endswith("1●")
    assert content(view, "6,-2", width=4) == "+1○"
    hex_ = next(iter(view["resources"]))
    assert content(view, hex_)[-2:] in ("Ma", "Me", "Oi", "Di")
    letter, hex_ = next((a, b) for a, b in view["barbarians"].items() if "," in b)
    assert content(view, hex_).endswith(f"!{letter}")
    hex_ = view["city_states"]["geneva"]
    assert content(view, hex_) == "G1  =Ge"
    hex_ = next(hex_ for hex_, natural in view["naturals"].items() if natural == "grand_mesa")
    assert content(view, hex_) == "N5  ◆Gr"
    water = next(hex_ for hex_, terrain in view["hexes"].items() if terrain == "water")
    assert content(view, water).strip() == "~"


def test_every_place_is_named_on_the_map_asked_for() -> None:
    game = GAME.new(4, 1)
    lines = map_lines(shown_to(game, 0), WIDTH, LINES)
    text = "\n".join(line.plain for line in lines)
    assert all(hex_ in text for hex_ in game.view(None)["hexes"])
    assert "D4 desert" in text and "★ capital" in text


@pytest.mark.parametrize(("size", "players"), list(product(SIZES, [2, 3, 4])))
def test_maps_of_every_size_stay_in_their_place(size: Size, players: int) -> None:
    map_ = CivMap(GAME.new(players, 3).view(None), Texts("civ", "en"))
    lines = map_.drawn(size, Marks())
    columns, height = map_.extent(size)
    assert len(lines) == height
    assert max(len(line) for line in lines) <= columns


def test_legal_places_carry_their_number() -> None:
    game = game_with(
        {"row": ["pottery", "masonry", "astrology", "foreign_trade", "early_empire"]}, {}
    )
    game.say("slot 5")
    text = drawn(game)
    options = numbered(game.view(0)["question"]["options"])
    places = [number for number, option in options if option["name"].startswith("hex")]
    assert places and all(f"[{number}]" in text for number in places)


def test_numbers_are_typed_as_they_are_and_passing_comes_after_them() -> None:
    game = game_with({"leader": "rome", "trade": [2, 0, 0, 0, 0]}, {})
    game.say("slot 1")
    options = numbered(game.view(0)["question"]["options"])
    assert [(number, option["name"]) for number, option in options] == [
        *[(0, "number 0"), (1, "number 1"), (2, "number 2"), (3, "pass")]
    ]
    assert "2) – 2 trade tokens" in drawn(game) and "3) Nothing more" in drawn(game)


# Commands.


def test_commands_show_cards_in_full() -> None:
    game = game_with({"leader": "rome", "visits": ["geneva"]}, {"leader": "egypt"})
    row = detail(game, "row")
    assert "Advance your tech dial by the slot number." in row
    assert "any of your cities, mature or not" in row and "you may return 1 diplomacy card" in row
    assert "5 below it" in detail(game, "wonders")
    assert "Have all 8 of your cities on the map" in detail(game, "victory")
    opponents = detail(game, "opponents")
    assert "Egypt (Cleopatra)" in opponents and "Rome" not in opponents


def test_a_game_is_played_saved_and_told_again(tmp_path: Path) -> None:
    file = str(tmp_path / "civ.thg")
    typed = f"help\nmap\nrow\nhelp petra\n1\nwhy build oracle\nsave {file}\nquit\n"
    text = said("play", "civ", "--players", "me,random", "--seed", "5", typed=typed)
    assert "Which focus card do you resolve?" in text
    assert "your focus cards and abilities in full" in text and "“build oracle”" in text
    assert "Saved to" in text
    told = said("replay", file)
    assert "Player 1" in told and "chooses" in told
    assert "wählt" in said("replay", file, "--language", "de")
    assert json.loads(said("replay", file, "--json"))["game"] == "civ"
    position = said("replay", file, "--position")
    again = written(tmp_path, "table.yaml", position)
    assert "Theogony · Civilization" in said("position", again)
    assert json.loads(said("position", again, "--json"))["game"] == "civ"
    resumed = said("play", "civ", "--resume", file, typed="quit\n")
    assert "--resume" in resumed


def test_a_whole_game_ends_with_agendas_and_a_winner(tmp_path: Path) -> None:
    marks = ["civilized", "paranoid", "explorer"]
    game = game_with({"leader": "rome", "marks": marks}, {"leader": "egypt"})
    file = written(tmp_path, "end.yaml", json.dumps(game.position()))
    text = said("play", "civ", "--players", "random,random", "--position", file)
    assert "Random 1 wins with agendas on 3 victory cards." in text
    assert "Civilized or Moneygrubber" in text


def test_slots_can_be_typed_by_the_name_of_their_card() -> None:
    typed = "Astrology\nquit\n"
    text = said("play", "civ", "--players", "me,random", "--seed", "5", typed=typed)
    assert "Player 1 chooses Astrology" in text.replace("\n▌ ", " ")


# What can be looked up.


def test_cards_are_told_with_their_facts_and_where_they_come_from() -> None:
    lines = said("cards", "civ", "petra").splitlines()
    assert lines[0].startswith("Petra  (petra)")
    assert lines[1] == "Wonder, military, ancient. Cost: 7; to be paid with: oil, diamond."
    assert lines[-2].startswith("Where this comes from: German name: reconstructed")
    assert "level 4" in said("cards", "civ", "flight") and "doubts" in said(
        "cards", "civ", "flight"
    )
    assert "Focus row at the start: science, economy," in said("cards", "civ", "rome")
    assert "City-state, science." in said("cards", "civ", "geneva")
    assert "printed in the rulebook" in said("cards", "civ", "explorer")
    assert "hills (elsewhere read as desert)" in said("cards", "civ", "Tile 3, side B")
    assert "hills with oil" in said("cards", "civ", "3b")
    assert said("cards", "civ", "first_map").endswith("numbers: reconstructed.\n")
    assert "counts as marble" in said("cards", "civ", "pantanal")
    assert "every player has one to give" in said("cards", "civ", "embassy")
    assert said("cards", "civ", "Orakel", "--language", "de").startswith("Orakel")


def test_all_cards_are_listed_by_kind_and_read_by_programs() -> None:
    text = said("cards", "civ")
    assert max(len(line) for line in text.splitlines()) <= 100
    assert "Focus cards" in text and "Natural wonders" in text
    only = said("cards", "civ", "--kind", "wonder")
    assert "Petra" in only and "Astrology" not in only
    cards = json.loads(said("cards", "civ", "--json"))
    kinds = [card["kind"] for card in cards]
    assert kinds.count("focus") == len(FOCUS_IDS) and kinds.count("wonder") == len(WONDERS)
    assert kinds.count("agenda") == len(AGENDAS)
    assert all(card["text"] and card["provenance"] for card in cards)
    assert "no kind is called 'civil'" in refused("cards", "civ", "--kind", "civil")
    assert "no set is called 'egypt'" in refused("cards", "civ", "--set", "egypt")


def test_the_rules_are_looked_up() -> None:
    assert said("rules", "civ", "civ.turn.choose").startswith("civ.turn.choose")
    assert "civ." in said("rules", "civ", "Handelsmarker", "--language", "de")
