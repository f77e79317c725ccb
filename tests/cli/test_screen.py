"""The main screen: it fits 100 columns and 30 lines, says everything, and needs no colour."""

import re
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from rich.console import Console

import theogony
from theogony.cli.civ.board import CivMap
from theogony.cli.colours import SEATS
from theogony.cli.deus.board import SIZES, Map
from theogony.cli.hexes import Marks, Size
from theogony.cli.log import Line, log_lines, short_log, told, whole_log
from theogony.cli.screen import (
    Shown,
    asks_for_places,
    look_of,
    numbered,
    question_lines,
    screen,
)
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


@pytest.mark.parametrize("seat", range(4))
def test_the_log_has_number_and_colour_of_the_seat_it_tells_of(seat: int) -> None:
    texts = Texts("deus", "en", ["Ada", "Ben", "Cleo", "Dan"])
    begins = Line(seat, f"{texts.player(seat)} builds Galley.", True)
    goes_on = Line(seat, f"{texts.player(seat)} pays 1 wood.")
    (turn,) = told(begins, 60)
    assert turn.plain.startswith(f"{seat + 1} {texts.player(seat)}")
    assert turn.spans[0].style == SEATS[seat]
    (more,) = told(goes_on, 60)
    ground = SEATS[seat].split(" on ")[1]
    assert more.plain.startswith("▌") and more.spans[0].style == ground
    (paragraph,) = log_lines([begins, goes_on], texts, 60, 9)
    assert paragraph.plain == f"{seat + 1} {texts.player(seat)} pays 1 wood."
    assert paragraph.spans[0].style == SEATS[seat]


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


# Windows of other sizes.

EGYPT = {
    f"{colour}_set": "egypt" for colour in ["blue", "green", "yellow", "brown", "red", "purple"]
}


def random_tables(name: str, players: int, switches: Document | None) -> Iterator[Game]:
    """Tables here and there in a game played at random, each question at least once."""
    rng = Random(players)
    game = theogony.game(name).new(players, players, switches)
    asked: set[str] = set()
    while game.decision is not None:
        if game.decision.ask not in asked or game.count % 29 == 0:
            asked.add(game.decision.ask)
            yield game
        game.choose(rng.choice(game.options().listed()))


@pytest.mark.parametrize("size", [(80, 23), (100, 29)])
@pytest.mark.parametrize(
    ("name", "players", "switches", "language"),
    [
        ("deus", 2, None, "de"),
        ("deus", 3, None, "en"),
        ("deus", 4, None, "de"),
        ("deus", 4, EGYPT, "de"),
        ("civ", 2, None, "de"),
        ("civ", 3, None, "en"),
        ("civ", 4, None, "de"),
    ],
)
def test_nothing_that_is_asked_scrolls_out_and_no_text_of_it_is_cut(
    name: str, players: int, switches: Document | None, language: str, size: tuple[int, int]
) -> None:
    width, height = size
    texts = Texts(name, language)
    for game in random_tables(name, players, switches):
        seat, aside = game.question().seat, look_of(name).aside(game)
        log = short_log(game.told(seat)[-60:], texts)
        shown = Shown(game.view(seat), texts, log, aside=aside)
        lines = [line.plain for line in screen(shown, width, height)]
        assert len(lines) <= height
        assert max(len(line) for line in lines) <= width
        question = [line.plain for line in question_lines(shown, width)]
        first = lines.index(question[0])
        assert lines[first : first + len(question)] == question
        below = "\n".join(lines[first:])
        assert "…" not in below
        text = "\n".join(lines)
        for number, option in numbered(shown.options):
            in_list = re.search(rf"(^|\s){number}(\)| \w)", below)
            if "hex" in option["text"]["arguments"]:
                assert in_list or re.search(rf"[│(\[]{number}\D", text), option["name"]
            else:
                assert in_list, option["name"]
        if asks_for_places(shown):
            assert "│" in text


def test_where_a_map_is_too_tall_it_scrolls_and_the_question_stays_below() -> None:
    game = theogony.game("civ").new(2, 1)
    game.say("slot 5")
    while not asks_for_places(Shown(game.view(0), Texts("civ", "en"), [])):
        game.choose(game.options().listed()[0])
    shown = Shown(game.view(0), Texts("civ", "en"), [])
    lines = [line.plain for line in screen(shown, 80, 15)]
    assert len(lines) > 15
    assert sum("│" in line for line in lines) == 16
    assert lines.index(question_lines(shown, 80)[0].plain) > 16
    assert any(" 1) " in line for line in lines[17:])


def test_in_a_small_window_rows_of_the_map_begin_and_end_with_their_place() -> None:
    game = theogony.game("civ").new(3, 1)
    lines = CivMap(game.view(None), Texts("civ", "en")).drawn(Size(5, 1), Marks(), 80)
    places = [re.findall(r"-?\d+,-?\d+", line.plain) for line in lines]
    assert all(len(ends) == 2 for ends in places)
    hexes = game.view(None)["hexes"]
    assert {place for ends in places for place in ends} <= set(hexes)


LOG = [
    Line(0, "Player 1's turn.", True),
    Line(0, "Player 1 offers 5 cards with Baths on top."),
    *[
        line
        for seat in (1, 2)
        for line in (
            Line(seat, f"Player {seat + 1}'s turn.", True),
            Line(seat, f"Player {seat + 1} builds Galley, pays 2 wood and places a ship on 3,-1."),
            Line(
                seat, f"Player {seat + 1} carries out Galley, pays 2 gold and gains 1 wood, 1 clay."
            ),
        )
    ],
    Line(0, "Player 1's turn.", True),
]


def windows(height: int, log: list[Line]) -> str:
    """The table of two cards in a window of 80 columns."""
    hand = ["galley", "forum"]
    game = GAME.from_position({"start": 0, "seats": [{"hand": hand}, {}, {}]})
    shown = Shown(game.view(0), Texts("deus", "en"), log)
    lines = [line.plain for line in screen(shown, 80, height)]
    assert len(lines) <= height
    return "\n".join(lines)


def test_free_lines_are_for_the_log_since_ones_own_last_turn() -> None:
    assert "1 Player 1 offers 5 cards" in windows(23, LOG)
    before = windows(23, [Line(2, "Player 3's turn.", True), Line(2, "Player 3 passes."), *LOG])
    assert "Player 3 passes" not in before, "that was before one's own last turn"
    assert "1 Player 1 offers 5 cards" not in windows(15, LOG)


def test_what_the_log_leaves_is_for_the_map_and_without_room_nothing_is_said() -> None:
    assert "│" in windows(38, LOG) and "1 Player 1 offers 5 cards" in windows(38, LOG)
    assert "│" not in windows(23, LOG) and "room" not in windows(23, LOG)


@pytest.mark.parametrize(("width", "height"), [(80, 23), (120, 39)])
def test_the_names_of_bots_are_shown_as_a_whole(width: int, height: int) -> None:
    texts = Texts("deus", "de", ["Ada", "Baumeister 2", "Baumeister 3", "Baumeister 4"])
    shown = Shown(GAME.new(4, 1).view(0), texts, [])
    lines = [line.plain for line in screen(shown, width, height)]
    assert any("4 Baumeister 4 " in line for line in lines)


# Texts, rows, log.


@pytest.mark.parametrize(
    ("armies", "told"), [(1, "One army may move."), (2, "to 2 armies may move"), (5, "to 3 armies")]
)
def test_no_more_armies_are_said_to_move_than_there_are(armies: int, told: str) -> None:
    spaces = GAME.from_position({"start": 0}).view(None)["hexes"]
    places = [place for place, what in spaces.items() if what not in ("sea", "village")][:armies]
    effect = {"seat": 0, "left": 3, "steps": 2, "fresh": places, "double": []}
    seats = [{"hand": ["forum"], "pieces": {place: ["military"] for place in places}}, {}]
    pending = [{"end_turn": {"seat": 0}}, {"army": effect}]
    game = GAME.from_position({"start": 0, "seats": seats, "pending": pending})
    assert told in " ".join("\n".join(drawn(game)).split())


def test_between_an_option_and_its_price_is_one_space() -> None:
    buy = {"seat": 0, "left": 1, "price_each": 1, "good": "wood"}
    pending = [{"end_turn": {"seat": 0}}, {"buy": buy}]
    game = GAME.from_position({"start": 0, "seats": [{"hand": ["forum"]}, {}], "pending": pending})
    assert any(re.search(r"1\) 1 wood – costs 1 gold", line) for line in drawn(game))


def test_card_texts_go_on_in_further_lines() -> None:
    hand = ["forum", "temple_buildings_mountain", "harvest_hands", "school", "workshop"]
    game = GAME.from_position({"start": 0, "seats": [{"hand": hand}, {}]})
    for width, height in [(80, 23), (100, 29)]:
        lines = [line.plain for line in screen(shown_to(game, 0), width, height)]
        said = " ".join(" ".join(lines).split())
        texts = Texts("deus", "en")
        for card in hand:
            told = [texts.game.text(f"card-{card}-{field}") for field in ("text", "gist")]
            assert any(text in said for text in told), card


def test_what_finds_no_room_is_left_to_help_as_a_whole() -> None:
    hand = ["galley", "forum", "school", "baths", "legion", "cavalry", "raiders", "ballista"]
    game = GAME.from_position({"start": 0, "seats": [{"hand": [*hand, "workshop"]}, {}, {}, {}]})
    lines = [line.plain for line in screen(shown_to(game, 0), 80, 23)]
    assert "…" not in "".join(lines)
    assert any("Workshop" in line for line in lines)


def test_equal_cards_of_a_row_that_follow_each_other_stand_once_with_their_number() -> None:
    rows = {"production": ["harvest_hands", "harvest_hands", "farmstead", "harvest_hands"]}
    game = GAME.from_position({"start": 0, "seats": [{"hand": ["forum"], "rows": rows}, {}]})
    for width in (80, 100):
        text = " ".join(line.plain for line in look_of("deus").own(shown_to(game, 0), width)[0])
        said = " ".join(text.split())
        assert "Harvest hands ×2," in said and said.count("Harvest hands") == 2


def test_the_names_of_ones_own_rows_are_never_cut() -> None:
    rows = {"civil": ["trading_post_forest", "market_hall", "trading_post_swamp", "forum"]}
    game = GAME.from_position({"start": 0, "seats": [{"hand": ["forum"], "rows": rows}, {}]})
    for width in (80, 100):
        whole, short = look_of("deus").own(shown_to(game, 0), width)
        said = " ".join(" ".join(line.plain for line in whole).split())
        assert "Trading post (forest)" in said and "Forum" in said and "…" not in said
        assert max(len(line) for line in whole) <= width
        assert len(short) <= 2 and "4 cards" in " ".join(line.plain for line in short)


@pytest.mark.parametrize(("language", "said"), [("en", "a card (4×)."), ("de", "eine Karte (4×).")])
def test_equal_sentences_in_a_row_stand_once_with_their_number(language: str, said: str) -> None:
    game = GAME.from_position({"start": 0, "seats": [{"hand": ["forum", "school"]}, {}]})
    game.say("offer forum")
    game.say("pass")
    log = [line.text for line in whole_log(game.told(1), Texts("deus", language))]
    assert sum(line.endswith(said) for line in log) == 1
