"""The main screen: it fits 100 columns and 30 lines, says everything, and needs no colour."""

from itertools import product

import pytest
from rich.console import Console

import theogony
from theogony.cli.deus.board import SIZES, Map
from theogony.cli.hexes import Marks, Size
from theogony.cli.log import short_log
from theogony.cli.screen import Shown, numbered, screen
from theogony.cli.texts import Texts
from theogony.core.game import Game
from theogony.core.types import Document

GAME = theogony.game("deus")
WIDTH, LINES = 100, 29  # the last of 30 lines is for typing


def shown_to(game: Game, seat: int | None, language: str = "en") -> Shown:
    texts = Texts("deus", language)
    return Shown(game.view(seat), texts, short_log(game.told(seat), texts))


def drawn(game: Game, language: str = "en") -> list[str]:
    decision = game.decision
    seat = decision.seat if decision else None
    return [line.plain for line in screen(shown_to(game, seat, language), WIDTH, LINES)]


def table_of(players: int, answers: int, switches: Document | None = None) -> Game:
    """A table after so many answers, picked here and there."""
    game = GAME.new(players, 10 * players + answers, switches)
    for i in range(answers):
        if not game.over:
            options = game.options().listed()
            game.choose(options[7 * i % len(options)])
    return game


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_screen_fits_in_every_situation(players: int, language: str) -> None:
    asked: set[str] = set()
    game = GAME.new(players, players)
    i = 0
    while not game.over:
        decision = game.decision
        assert decision is not None
        if decision.ask not in asked or i % 23 == 0:
            asked.add(decision.ask)
            lines = drawn(game, language)
            assert len(lines) <= LINES
            assert max(len(line) for line in lines) <= WIDTH
        options = game.options().listed()
        game.choose(options[7 * i % len(options)])
        i += 1
    assert len(drawn(game, language)) <= LINES
    assert {"turn", "offer", "region"} <= asked


@pytest.mark.parametrize(
    "switches",
    [
        {"layout": "tailed_triangle"},
        {"layout": "trapezoid"},
        {"joker": True, "vp_open": False},
        {"start_pieces": 10},
    ],
)
def test_the_screen_fits_with_every_layout_and_variant(switches: Document) -> None:
    for answers in (0, 1, 40, 90):
        lines = drawn(table_of(4, answers, switches))
        assert len(lines) <= LINES
        assert max(len(line) for line in lines) <= WIDTH


def test_a_full_hand_fits() -> None:
    cards = ["galley", "forum", "school", "baths", "legion", "cavalry", "raiders", "ballista"]
    cards += ["temple_buildings_mountain", "market_hall"]
    game = GAME.from_position({"start": 0, "seats": [{"hand": cards}, {}, {}, {}]})
    lines = drawn(game)
    assert len(lines) <= LINES
    text = "\n".join(lines)
    assert all(word in text for word in ["Galley", "Forum", "Market hall", "Temple (buil"])


def test_every_place_can_be_found_on_the_map() -> None:
    game = GAME.new(4, 1)
    game.say(next(name for name in game.names().values() if name.startswith("offer")))
    while game.decision is not None and game.decision.ask in ("turn", "offer"):
        game.say("pass")
    text = "\n".join(drawn(game))
    assert all(hex_ in text for hex_ in game.view(None)["hexes"])


def test_legal_places_carry_their_number_and_priced_ones_show_it() -> None:
    game = GAME.from_position(
        {"start": 0, "seats": [{"hand": ["galley"], "pieces": {"0,0": ["civil"]}}, {}], "seed": 2}
    )
    while game.decision is not None and game.decision.ask != "region":
        game.choose(game.options().listed()[0])
    text = "\n".join(drawn(game))
    options = numbered(game.view(0)["question"]["options"])
    for number, option in options:
        assert (f"({number})" if option["price"] else f"[{number}]") in text
    assert any(option["price"] for _, option in options)
    assert "– costs 3 VP" in text


def test_the_screen_shows_what_a_player_needs() -> None:
    game = GAME.from_position(
        {
            "start": 0,
            "round": 4,
            "turns_left": 2,
            "seats": [
                {
                    "hand": ["forum"],
                    "goods": {"gold": 17, "vp": 23},
                    "rows": {"civil": ["baths"]},
                    "pieces": {"0,0": ["civil", "military", "temple"]},
                },
                {"goods": {"vp": 31}},
            ],
        }
    )
    text = "\n".join(drawn(game))
    assert "Round 4" in text and "Last round: 2 turns left" in text
    assert "Player 1" in text and "23" in text and "17" in text and "31" in text
    assert "Baths" in text and "●○" in text  # a civil piece is built, others are ready
    assert "1CAT" in text  # on the map: player 1 with civil piece, army and temple
    assert "Forum" in text and "St Wh" in text and "Every 2 regions" in text
    assert "Build a card, or make an offering?" in text
    assert "Supply" in text and "Draw pile" in text and "villages" in text


def test_a_spectator_sees_no_hand_and_no_options() -> None:
    game = GAME.from_position({"start": 0, "seats": [{"hand": ["forum"]}, {"hand": ["school"]}]})
    text = "\n".join(line.plain for line in screen(shown_to(game, None), WIDTH, LINES))
    assert "Forum" not in text and "School" not in text
    assert "Player 1 is to move." in text


def test_hidden_vp_are_shown_as_unknown() -> None:
    game = GAME.from_position({"switches": {"vp_open": False}, "start": 0})
    assert "Player 2    ?" in "\n".join(drawn(game))


def test_the_screen_is_the_same_without_colour() -> None:
    game = table_of(3, 30)
    lines = screen(shown_to(game, game.question().seat), WIDTH, LINES)
    console = Console(width=WIDTH, color_system=None, highlight=False)
    with console.capture() as capture:
        for line in lines:
            console.print(line, no_wrap=True, crop=True)
    assert "\x1b" not in capture.get()
    assert [line.rstrip() for line in capture.get().splitlines()] == [
        line.plain.rstrip() for line in lines
    ]


def test_small_windows_get_all_parts_below_each_other() -> None:
    game = GAME.new(3, 1)
    lines = [line.plain for line in screen(shown_to(game, game.question().seat), 80, 23)]
    assert max(len(line) for line in lines) <= 80
    assert any("Build a card" in line for line in lines)


@pytest.mark.parametrize(("size", "players"), list(product(SIZES, [2, 3, 4])))
def test_maps_of_every_size_stay_in_their_place(size: Size, players: int) -> None:
    map_ = Map(GAME.new(players, 3).view(None), Texts("deus", "en"))
    lines = map_.drawn(size, Marks())
    columns, height = map_.extent(size)
    assert len(lines) == height
    assert max(len(line) for line in lines) <= columns
