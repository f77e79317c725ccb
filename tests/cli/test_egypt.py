"""Egypt at the terminal: set-up, and a screen that shows what is in play and nothing else."""

import json
import re
from pathlib import Path

import pytest
from rich.text import Text

import theogony
from theogony.cli.deus.details import legend_lines, opponent_lines, rows_lines
from theogony.cli.log import short_log
from theogony.cli.screen import Shown, map_lines, screen
from theogony.cli.texts import Texts
from theogony.core.game import Game
from theogony.core.types import Document

from .runs import said, written

GAME = theogony.game("deus")
EGYPT = GAME.presets["egypt"]
MAP = [
    {"at": [0, 0], "tile": 1, "side": "a", "turn": 0},
    {"at": [2, 1], "tile": 2, "side": "b", "turn": 0},
    {"at": [-1, 3], "tile": 3, "side": "a", "turn": 0},
    {"at": [1, 4], "tile": 4, "side": "b", "turn": 0},
]
SIZES = [(100, 29), (80, 23)]


def table(first: Document, second: Document | None = None, **more: object) -> Game:
    """Seat 0 has what is given and is to move."""
    seats = [{"hand": ["mill"]} | first, {"hand": ["palace_vp"]} | (second or {})]
    document = {"switches": EGYPT, "map": MAP, "start": 0, "seats": seats}
    return GAME.from_position(document | more)


def shown(game: Game, language: str = "en") -> Shown:
    seat = game.question().seat
    texts = Texts("deus", language)
    return Shown(game.view(seat), texts, short_log(game.told(seat), texts))


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def drawn(game: Game, language: str = "en", width: int = 100, height: int = 29) -> str:
    return plain(screen(shown(game, language), width, height))


# Set-up.


def test_a_preset_sets_the_table_and_a_switch_changes_it(tmp_path: Path) -> None:
    record = str(tmp_path / "here.thg")
    words = ["play", "deus", "--preset", "egypt", "--switch", "red_set=base", "--seed", "3"]
    output = said(*words, typed=f"save {record}\nquit\n")
    assert "Market" in output and "barges" in output and "▲" not in output
    switches = theogony.replay(record).view(None)["switches"]
    assert [switches[name] for name in ("blue_set", "red_set", "purple_set")] == [
        "egypt",
        "base",
        "egypt",
    ]
    assert "Market" in said("play", "deus", "--resume", record, typed="quit\n")


def test_the_base_game_is_a_preset_too() -> None:
    words = ["play", "deus", "--seed", "3"]
    assert said(*words, "--preset", "base", typed="quit\n") == said(*words, typed="quit\n")


@pytest.mark.parametrize("command", ["play", "sim", "bench"])
def test_the_presets_are_listed_in_the_help(command: str) -> None:
    assert "base, egypt" in " ".join(said(command, "--help").split())


def test_positions_of_egypt_are_drawn_and_completed(tmp_path: Path) -> None:
    posed = {"switches": EGYPT, "market": {"wood": 6}, "start": 0}
    file = written(tmp_path, "p.json", json.dumps(posed))
    assert "Market" in said("position", file)
    completed = json.loads(said("position", file, "--json"))
    assert completed["market"] == {"wood": 6, "stone": 4, "clay": 4, "wheat": 4}
    assert completed["seats"][0]["barges"] == [2, 3]


# The screen.


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [2, 4])
def test_the_screen_fits_in_every_situation(players: int, language: str) -> None:
    asked: set[str] = set()
    game = GAME.new(players, players, EGYPT | {"purple_set": "mixed", "joker": True})
    i = 0
    while not game.over:
        decision = game.decision
        assert decision is not None
        if decision.ask not in asked:
            asked.add(decision.ask)
            for width, height in SIZES:
                lines = drawn(game, language, width, height).splitlines()
                assert max(len(line) for line in lines) <= width
                assert len(lines) <= height or width == 80  # there the window scrolls
        options = game.options().listed()
        game.choose(options[7 * i % len(options)])
        i += 1
    assert {"turn", "once", "region"} <= asked


def test_the_market_shows_what_each_resource_stands_for() -> None:
    game = table({}, market={"wood": 2, "stone": 6, "clay": 4, "wheat": 4})
    line = next(line for line in drawn(game).splitlines() if "Market" in line)
    assert line.split("Market")[1].split() == ["2", "6", "4", "4"]


def test_barges_show_slots_and_sizes() -> None:
    game = table({"barges": [2, 3, 1], "goods": {"wood": 3, "clay": 0}})
    assert "barges 5/6 [1 2 3]" in drawn(game)
    assert "barges 4/5 [2 3]" in drawn(game)  # the other player's
    assert "Barken 5/6 [1 2 3]" in drawn(game, "de")
    assert "Barges in the supply, by size: 6× 1, 6× 2, 7× 3." in plain(opponent_lines(shown(game)))


def test_combat_markers_show_ready_stock_and_used_ones() -> None:
    game = table({"markers": {"ready": 2, "regions": ["1,-1"]}})
    assert "▲ ●●○○·" in drawn(game)
    assert "▲ ○○○○○" in drawn(game)  # the other player's


def test_regions_show_markers_and_the_scribe() -> None:
    pieces = {"0,1": ["civil", "production"], "1,1": ["civil"]}
    game = table({"pieces": pieces, "scribe": "0,1", "markers": {"regions": ["1,-1"]}})
    text = drawn(game)
    assert "1P§" in text and "1C│" in text and "1▲│" in text


@pytest.mark.parametrize(("language", "cell"), [("en", "│fi1P§AT│"), ("de", "│Ac1P§MT│")])
def test_four_pieces_and_the_scribe_leave_room_for_the_terrain(language: str, cell: str) -> None:
    pieces = {"0,0": ["production", "civil", "military", "temple"]}
    assert cell in drawn(table({"pieces": pieces, "scribe": "0,0"}), language)


def test_a_village_shows_the_army_laid_down_there() -> None:
    game = table({"fallen": ["1,0"]}, attacked=["1,0"])
    assert "│V –  1a│" in drawn(game)
    assert "1m│" in drawn(game, "de")


def test_marked_areas_and_rows_show_whose_marker_it_is() -> None:
    marks = {
        "rows": {"production": ["barn"]},
        "forts": {"civil": 1},
        "garrisons": {"production": 1},
    }
    text = drawn(table(marks, {"markers": {"stock": 3}}))
    assert "civil        ●●○○○▲2" in text  # behind the pieces
    assert "▲2 Barn" in text  # before the cards
    seen = shown(table({}, marks | {"forts": {"civil": 0}, "garrisons": {"production": 0}}))
    opponents = plain(opponent_lines(seen))
    assert "●●○○○▲1" in opponents and "▲1 Barn" in opponents


def test_cards_show_coins_tiles_and_colours_that_are_not_the_rows() -> None:
    rows = {
        "production": ["barn", "souk_clay"],
        "temple": ["temple_of_seth", "temple_of_maat"],
        "civil": ["inn_vp"],
    }
    coins, tiles = ["production-1"], {"temple_of_seth": 2}
    game = table({"rows": rows, "coins": coins, "tiles": tiles})
    for text in (drawn(game), plain(rows_lines(shown(game), 0))):
        assert "Barn $" in text
        assert "M Souk (clay)" in text
        assert "Temple of Seth +2 VP" in text
        assert "C Inn (VP)" not in text


def test_the_box_shows_how_many_temples_it_holds() -> None:
    mixed = GAME.new(2, 1, {"purple_set": "mixed"})
    assert "box 16" in drawn(mixed)
    assert "box" not in drawn(GAME.new(2, 1, EGYPT))


def test_the_base_game_shows_nothing_of_egypt() -> None:
    game = GAME.new(3, 1)
    seen = shown(game)
    text = plain([*screen(seen, 100, 29), *map_lines(seen, 100, 29), *opponent_lines(seen)])
    assert not any(sign in text for sign in ["▲", "§", "$", "Market  ", "barges", "box"])
    assert plain(legend_lines(seen.texts)) in plain(map_lines(seen, 100, 29))


def test_the_signs_are_explained() -> None:
    seen = shown(table({}))
    assert "§ is a civil piece with the scribe under it." in plain(map_lines(seen, 100, 29))
    opponents = plain(opponent_lines(seen))
    assert "$ is a coin" in opponents and "▲2 is a combat marker of player 2" in opponents


# Questions and the log.


def test_options_that_name_a_place_name_the_card_that_lies_there() -> None:
    rows = {"science": ["manufactory", "library"], "civil": ["inn_vp", "inn_vp"]}
    pending = [
        {"end_turn": {"seat": 0}},
        {"resolve_once": {"seat": 0, "spot": "science-2", "effect": 0}},
    ]
    game = table({"rows": rows}, pending=pending)
    assert "Library: Which other card do you activate?" in drawn(game)
    assert "Inn (VP) (civil row, rank 2)" in drawn(game)
    assert "Wirtshaus (SP) (Zivilreihe, Rang 2)" in drawn(game, "de")


def test_a_place_may_be_typed_by_the_name_of_its_card(tmp_path: Path) -> None:
    rows = "{science: [manufactory, library], civil: [inn_vp]}"
    text = (
        f"switches: {json.dumps(EGYPT)}\nstart: 0\nseats: [{{hand: [mill], rows: {rows}}}, {{}}]\n"
        "pending: [{end_turn: {seat: 0}},"
        " {resolve_once: {seat: 0, spot: science-2, effect: 0}}]\n"
    )
    record = str(tmp_path / "g.thg")
    typed = f"preview inn (vp)\ninn\nsave {record}\nquit\n"
    output = said("play", "deus", "--position", written(tmp_path, "t.yaml", text), typed=typed)
    assert "Inn (VP) (civil row, rank 1) – this brings:" in output
    assert "0 spot civil-1" in Path(record).read_text(encoding="utf-8")


def test_the_question_of_a_1x_names_the_card_and_both_moments() -> None:
    pending = [{"end_turn": {"seat": 0}}, {"once": {"seat": 0, "spot": "production-1"}}]
    game = table({"rows": {"production": ["mill"]}}, pending=pending)
    text = drawn(game)
    assert "Mill: Do you use the 1x ability of the card just played, and when?" in text
    assert "Use the 1x before its effect" in text and "Use the 1x after its effect" in text
    german = drawn(game, "de")
    assert "1x nutzen: vor ihrem Effekt" in german
    assert "Nicht nutzen" in german and "Nichts weiter" not in german


def test_a_card_shows_what_it_costs_now() -> None:
    game = table(
        {"rows": {"production": ["barn"]}, "garrisons": {"production": 1}, "goods": {"gold": 9}},
        {"markers": {"stock": 4}},
    )
    line = next(line for line in drawn(game).splitlines() if "Mill" in line and "offer" in line)
    assert "4Go" in line  # rank 2, and 2 for the garrison
    broke = table({"hand": ["mill", "barn"], "goods": {"gold": 0}})
    assert re.search(r"offer P Mill +costs 1Go/rank", drawn(broke))


def test_where_passing_goes_with_numbers_it_is_0() -> None:
    pending = [
        {"end_turn": {"seat": 0}},
        {"resolve": {"seat": 0, "spot": "production-1", "effect": 0}},
    ]
    game = table(
        {
            "goods": {"wood": 0, "stone": 0, "clay": 0, "wheat": 0},
            "rows": {"production": ["piecework_wheat"]},
            "pieces": {"0,0": ["production"]},
        },
        pending=pending,
    )
    text = drawn(game)
    assert "2) brings 2 wheat" in text and "3) brings 3 wheat" in text and "0) Nothing more" in text


def test_the_log_tells_when_a_card_is_laid_into_another_row() -> None:
    texts = Texts("deus", "en")
    told = {"event": "laid_elsewhere", "seat": 0, "card": "souk_clay", "row": "civil"}
    assert [line.text for line in short_log([told], texts)] == [
        "Player 1 builds Souk (clay) and lays it into the civil row."
    ]
