"""Civilization at the terminal: the map, the panel, the commands, what can be looked up."""

import json
import re
from itertools import product
from pathlib import Path
from random import Random

import pytest

import theogony
from tests.civ.tables import game_with
from theogony.civ import GAME
from theogony.civ.board import CITY_STATES, NATURAL_WONDERS
from theogony.civ.printed import AGENDAS, FOCUS_IDS, WONDERS
from theogony.cli.civ.board import SIZES, CivMap, face_of
from theogony.cli.civ.board import printed as printed_block
from theogony.cli.civ.dials import bearings, dialled
from theogony.cli.civ.seats import as_many
from theogony.cli.colours import CHANGED
from theogony.cli.hexes import Marks, Size
from theogony.cli.log import Line, by_turns, short_log, told, under_turns
from theogony.cli.result import listed, result_lines
from theogony.cli.screen import Shown, look_of, map_lines, marks_of, numbered, screen
from theogony.cli.texts import Texts
from theogony.core.catalogue import LANGUAGES
from theogony.core.game import Game
from theogony.core.hexes import DIRECTIONS
from theogony.core.types import Document

from .runs import refused, said, written

WIDTH, LINES = 100, 29  # the last of 30 lines is for typing


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(theogony, "GAMES", ["deus", "civ"])
    monkeypatch.chdir(tmp_path)


def shown_to(game: Game, seat: int | None, language: str = "en") -> Shown:
    texts = Texts("civ", language)
    log, aside = short_log(game.told(seat)[-50:], texts), look_of("civ").aside(game)
    return Shown(game.view(seat), texts, log, aside=aside)


def drawn(game: Game, language: str = "en", width: int = WIDTH, height: int = LINES) -> str:
    seat = game.decision.seat if game.decision else None
    lines = screen(shown_to(game, seat, language), width, height)
    return "\n".join(line.plain for line in lines)


def detail(game: Game, command: str) -> str:
    seat = game.question().seat
    lines = look_of("civ").detail(command, shown_to(game, seat))
    return "\n".join(line.plain for line in lines)


def to_move(game: Game) -> int:
    return game.question().seat


def row_of(game: Game) -> list[str]:
    found: list[str] = game.view(None)["seats"][to_move(game)]["row"]
    return found


def asked(game: Game, ask: str, options: list[str], **arguments: int) -> Shown:
    """A table with another question to seat 0, as a view has it."""
    view = game.view(0)
    offered: list[Document] = []
    for name in options:
        verb, _, thing = name.partition(" ")
        said = {verb: int(thing) if thing.isdigit() else thing} if thing else {}
        price = {"trade": said["number"]} if "number" in said else {}
        text = {"key": f"answer-{verb}", "arguments": said}
        offered.append({"name": name, "answer": 0, "text": text, "price": price, "at": []})
    view["question"] = {"seat": 0, "ask": ask, "arguments": arguments, "options": offered}
    return Shown(view, Texts("civ", "en"), [])


def lines_of(shown: Shown) -> list[str]:
    """The options in the most telling way."""
    return [line.plain for line in shown.look.layouts(shown, WIDTH)[0]]


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


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_small_windows_show_what_the_question_needs(players: int, language: str) -> None:
    """The lower part is what is seen without scrolling: panel and log, or the map."""
    game = GAME.new(players, 1)
    texts = Texts("civ", language)
    lines = drawn(game, language, 80, 23).split("\n")
    assert max(len(line) for line in lines) <= 80
    seen = "\n".join(lines[-23:])
    assert texts.say("victory") in seen and texts.say("log") in seen
    assert all(texts.player(seat) in seen for seat in range(players))
    place = next(i + 1 for i in range(5) if "early_empire" == row_of(game)[i])
    game.say(f"slot {place}")
    lines = drawn(game, language, 80, 23).split("\n")
    assert max(len(line) for line in lines) <= 80
    numbers = [number for number, _ in numbered(game.view(to_move(game))["question"]["options"])]
    assert all(f"[{number}]" in "\n".join(lines[-23:]) for number in numbers[:-1])


@pytest.mark.parametrize(("width", "height"), [(100, 29), (140, 44)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_however_many_play_some_lines_of_the_log_are_left(
    players: int, width: int, height: int
) -> None:
    game = GAME.new(players, 3)
    chance = Random(3)
    while game.count < 150 or game.question().seat != 0:
        game.choose(chance.choice(game.options().listed()))
    lines = drawn(game, "de", width, height).split("\n")
    title = next(i for i, line in enumerate(lines) if "── Protokoll ─" in line)
    column = lines[title].index("──")
    told = [line for line in lines[title + 1 :] if line[column : column + 1] in ("▌", *"1234")]
    assert len(told) >= 4


def test_where_room_is_short_the_panel_tells_less() -> None:
    held = {"leader": "rome", "visits": ["geneva", "carthage", "brussels", "buenos_aires"]}
    game = game_with(held, {}, wonders={"petra": "7,-2"})
    panels = look_of("civ").panels(shown_to(game, 0), 35)
    assert [len(lines) for lines in panels] == sorted([len(p) for p in panels], reverse=True)
    texts = ["\n".join(line.plain for line in lines) for lines in panels]
    assert "Buenos Aires" in texts[0] and "Stonehenge 7 Ma Me" in texts[0]
    assert "Petra, Carthage" in texts[1] and "Buenos Aires" not in texts[1]
    assert "Wonders on offer: C7 E8 S8 M8" in texts[2] and "Stonehenge" not in texts[2]
    assert "Petra" not in texts[3] and "S1 E1 M1 C1 I1 Rome" in texts[3]


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
    assert "│" not in drawn(game) and "room for the map" not in drawn(game)
    while "hex" not in game.view(game.question().seat)["question"]["options"][0]["name"]:
        game.choose(game.options().listed()[-1])
    assert "│" in drawn(game)


@pytest.mark.parametrize(("width", "height"), [(80, 23), (100, 29), (120, 39)])
def test_no_name_in_the_panel_is_cut(width: int, height: int) -> None:
    wonders = {"terracotta_army": "7,-2", "petra": "-3,8", "porcelain_tower": "-1,9"}
    game = game_with(
        {"leader": "america", "trade": [0, 0, 1, 0, 3]},
        {"leader": "france", "cities": ["-3,8"], "treaties": {"0": ["open_borders"]}},
        {"leader": "egypt"},
        wonders=wonders,
    )
    texts = Texts("civ", "de", [f"Baumeister {seat + 1}" for seat in range(3)])
    shown = Shown(game.view(0), texts, [], aside=look_of("civ").aside(game))
    lines = [line.plain for line in screen(shown, width, height)]
    assert "…" not in "".join(lines)
    assert sum("Baumeister 3" in line for line in lines) == 1
    assert any("Ägypten" in line for line in lines)


def test_what_a_seat_holds_is_told_by_whole_names_and_how_many_more() -> None:
    names = ["Terrakotta-Armee", "Porzellanturm", "Petra"]
    assert as_many(names, 30, 2) == ["Terrakotta-Armee,", "Porzellanturm, Petra"]
    assert as_many(names, 30, 1) == ["Terrakotta-Armee +2"]
    assert as_many(names, 30, 0) == as_many([], 30, 3) == []


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
    assert "Round 4" in text and "end of round: no event" in text
    assert "Player 1  11  Ma 2Oi" in text and "Player 2   7" in text
    assert "S1 E1●●● M1 C1 I1 Rome (Trajan)" in text
    assert "Petra, Embassy (2)" in text
    assert "Explorer 1 / Aesthetic" in text and "Civilized / Moneygrubber" in text
    assert "Wonders on offer: C7 E8 S8 M8" in text  # the texts of the cards take the room
    assert "2 E1●●● Foreign Trade" in text
    assert "Caravans: 1 on the card" in text


def test_who_has_an_agenda_is_seen_however_long_its_name_is() -> None:
    marked = {"marks": ["preservationist"]}
    game = game_with(marked, marked, victory=["v5"])
    panel = look_of("civ").panels(shown_to(game, 0, "de"), 36)[0]
    line = next(line.plain for line in panel if "Naturverbunden" in line.plain)
    assert line == " Bevölkerungsr… / Naturverbunden 1 2" and len(line) <= 36


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
    view["seats"][0]["mature"] = ["7,-2", "5,-1"]
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
    lair = view["barbarians"]["B"]
    view["barbarians"]["B"] = "off"
    assert content(view, lair).endswith("@B"), "where it appears again"
    assert content(view, lair, width=4)[1:] == "@B"
    view["barbarians"]["B"] = "absent"
    assert content(view, lair).strip() == "M5"
    water = next(hex_ for hex_, terrain in view["hexes"].items() if terrain == "water")
    assert content(view, water).strip() == "~"


def test_a_conquered_city_state_can_be_told_from_other_cities() -> None:
    game = game_with({"guests": {"1": ["geneva"]}}, {}, conqueror={"geneva": 0})
    view = game.view(0)
    hex_ = next(hex_ for hex_, icon in view["icons"].items() if icon == "geneva")
    assert hex_ not in view["city_states"].values()
    assert content(view, hex_).endswith("=Ge")
    assert content(view, hex_, width=4) == "=Ge"


@pytest.mark.parametrize("language", ["en", "de"])
def test_city_states_and_natural_wonders_have_signs_of_their_own(language: str) -> None:
    texts = Texts("civ", language)
    names = [*CITY_STATES, *NATURAL_WONDERS]
    assert len({printed_block(name, texts).sign for name in names}) == len(names)
    assert len({printed_block(state, texts).short for state in CITY_STATES}) == len(CITY_STATES)


def test_brussels_and_buenos_aires_differ_on_the_smallest_map() -> None:
    view = game_with({}, {}).view(0)
    places = [view["city_states"][state] for state in ("brussels", "buenos_aires")]
    assert [content(view, hex_, width=4) for hex_ in places] == ["=Br", "=Bu"]


def test_while_the_map_is_built_it_shows_what_is_printed() -> None:
    game = GAME.new(2, 1, {"map": "advanced"})
    view = game.view(0)
    assert not view["resources"] and view["icons"]
    printed = {content(view, hex_)[2:].strip()[:1] for hex_ in view["icons"]}
    assert {"@", "=", "◆"} <= printed
    signs = {"marble": "Ma", "capital": "☆", "A": "@A", "seoul": "=Se", "pantanal": "◆Pa"}
    texts = Texts("civ", "en")
    assert {icon: printed_block(icon, texts).sign for icon in signs} == signs
    assert all(not printed_block(icon, texts).style for icon in signs)


def test_tiles_are_chosen_by_what_is_on_them() -> None:
    game = GAME.new(2, 1, {"map": "advanced"})
    assert game.question().__class__.__name__ == "AskTile"
    tile = game.view(None)["seats"][to_move(game)]["tiles"][0]
    assert face_of(9, "b", Texts("civ", "en")) == "H☆ H H ~ F F H FOi G F"
    text = drawn(game)
    assert f"A: {face_of(tile, 'a', Texts('civ', 'en'))} · B: " in text
    game.say(f"tile {tile}")
    assert face_of(tile, "b", Texts("civ", "de")) in drawn(game, "de")


def test_tiles_are_shown_in_all_the_ways_they_can_be_turned() -> None:
    game = GAME.new(2, 1, {"map": "advanced"})
    for answer in ("tile 7", "side a"):
        game.say(answer)
    turned = {0: "│B5 │G1☆│~  │", 3: "│~  │G1☆│B5 │"}
    assert all(row in drawn(game, "de") for row in turned.values())
    assert re.search(r" 0\) +1\) +2\) +3\)", drawn(game))
    game.say("turn 3")
    assert turned[3] in drawn(game, "de") and turned[0] not in drawn(game, "de")


def test_before_the_start_player_is_drawn_nobody_starts() -> None:
    game = GAME.new(2, 1, {"map": "advanced"})
    assert drawn(game).splitlines()[0] == "Theogony · Civilization  Round 1"
    assert "Player 1 starts" in drawn(game_with({}, {})).splitlines()[0]


def test_mature_cities_are_filled() -> None:
    around = ["5,-2", "4,-2", "4,-3", "5,-4", "6,-4", "6,-3"]
    game = game_with({"cities": ["5,-3"], "tokens": around}, {}, resources={})
    view = game.view(0)
    assert view["seats"][0]["mature"] == ["5,-3"]
    assert content(view, "7,-2").endswith("1☆") and content(view, "5,-3").endswith("1■")
    game = game_with({"cities": ["5,-3"], "tokens": around[1:]}, {}, resources={})
    assert content(game.view(0), "5,-3").endswith("1□")
    text = "\n".join(line.plain for line in map_lines(shown_to(game, 0), WIDTH, LINES))
    assert "Filled (★ ■) is a mature capital or city, hollow (☆ □) one that is not" in text


def test_what_is_printed_goes_first_where_room_is_short() -> None:
    game = game_with({"caravans": ["-2,2"]}, {}, barbarians={"B": "-1,2"})
    assert content(game.view(0), "-2,2", width=8) == "M5 1»@B"
    assert content(game.view(0), "-2,2", width=4) == "M1»"
    taken = game_with({"cities": ["6,0"]}, {}, conqueror={"geneva": 0}).view(0)
    assert [content(taken, "6,0", width) for width in (8, 6)] == ["G 1□=Ge", "G1 1□"]


def test_small_maps_show_what_has_changed() -> None:
    map_ = CivMap(GAME.new(2, 1).view(None), Texts("civ", "en"))
    canvas = map_.drawn(Size(6, 1), Marks(changed=frozenset(["2,2"])))
    styles = [str(span.style) for line in canvas for span in line.spans]
    assert styles.count(CHANGED) == 1


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


def test_small_maps_show_what_lies_behind_a_number_if_it_fits() -> None:
    view = game_with({"cities": ["5,-1"]}, {}, resources={"6,-1": "oil"}).view(0)
    map_ = CivMap(view, Texts("civ", "en"))
    numbers = {"6,-1": 7, "5,-1": 8, "6,0": 9, "7,-1": 10}
    for width, shown in [(6, ["[7]Oi", "[8]1□", "[9]", "[10]"]), (4, ["[7]", "[8]", "[9]", "10"])]:
        text = "\n".join(line.plain for line in map_.drawn(Size(width, 1), Marks(numbers)))
        assert all(f"│{words:<{width - 1}}│" in text for words in shown)


def test_places_are_listed_with_what_lies_there() -> None:
    row = ["pottery", "masonry", "astrology", "foreign_trade", "early_empire"]
    game = game_with({"row": row}, {}, barbarians={"A": "7,-1"}, resources={"6,-1": "oil"})
    game.say("slot 5")
    assert "6,-1 desert 4 Oi" in drawn(game)
    game = game_with({"row": row}, {}, barbarians={"A": "7,-1"})
    game.say("slot 2")
    if game.question().__class__.__name__ == "AskDeed":
        game.say("do attack")
    assert "7,-1 barbarian A: 2 to 4" in drawn(game)


def test_a_place_the_question_names_is_marked() -> None:
    row = ["pottery", "masonry", "astrology", "early_empire", "foreign_trade"]
    game = game_with({"row": row}, {})
    game.say("slot 5")
    while game.question().seat == 0 and "hex" not in game.view(0)["question"]["arguments"]:
        game.choose(game.options().listed()[0])
    assert marks_of(shown_to(game, 0)).changed == {game.view(0)["question"]["arguments"]["hex"]}


def test_the_direction_token_shows_where_barbarians_go() -> None:
    game = game_with({}, {}, bearing=1, pointer=1)
    assert "end of round: barbarians move 1↗2→3↘4↙5←6↖" in drawn(game)
    assert "barbarians move" not in drawn(game_with({}, {}, bearing=1, pointer=0))
    text = "\n".join(line.plain for line in map_lines(shown_to(game, 0), WIDTH, LINES))
    assert "a die says where to: 1↗ 2→ 3↘ 4↙ 5← 6↖." in text
    assert "Events, the next first: barbarians move, tokens for mature cities," in text
    assert "=Br Brussels" in text and "◆Ev Mt. Everest" in text


@pytest.mark.parametrize("number", [1, 2, 6])
def test_the_arrows_are_those_the_rules_follow(number: int) -> None:
    game = game_with({}, {}, bearing=1)
    direction = (1 + 6 + 1 - number) % 6
    q, r = DIRECTIONS[direction]
    east, south = (2 * q + r > 0) - (2 * q + r < 0), r
    arrow = {(1, 0): "→", (1, -1): "↗", (-1, -1): "↖", (-1, 0): "←", (-1, 1): "↙", (1, 1): "↘"}
    assert bearings(game.view(0))[number - 1] == f"{number}{arrow[east, south]}"


def test_targets_are_named_with_the_values_before_the_dice() -> None:
    row = ["pottery", "astrology", "early_empire", "foreign_trade", "masonry"]
    rival = {"tokens": ["8,-3"], "reinforced": ["5,-2"], "row": row, "trade": [0, 0, 0, 0, 2]}
    mine = {"leader": "aztec", "row": row, "trade": [0, 0, 0, 0, 1]}
    game = game_with(mine, rival | {"leader": "rome"}, barbarians={"A": "7,-1"})
    for answer in ("slot 5", "do attack"):
        game.say(answer)
    text = drawn(game)
    assert "Before the dice it is your value to that of the defence. 4–6 means: 6 with" in text
    assert "7,-1 barbarian A: 5–6 to 4" in text and "6,0 Geneva: 5–6 to 8" in text
    assert "8,-3 control token of Player 2: 5–6 to 1–3" in text
    assert "5,-2 reinforced token of Player 2: 5–6 to 5–7" in text
    game.say("hex 8,-3")
    values = next(e for e in game.told(None)[::-1] if e["event"] == "values")
    dice = next(e for e in game.told(None)[::-1] if e["event"] == "rolled")
    assert values["attack"] == 5 + dice["attack_die"]
    assert values["defence"] == 1 + dice["defence_die"]


def test_cards_of_whoever_is_attacked_do_not_help() -> None:
    row = ["pottery", "astrology", "early_empire", "foreign_trade", "masonry"]
    mine = {"leader": "aztec", "row": row, "visits": ["carthage"], "tokens": ["2,0"]}
    game = game_with(mine, {"leader": "rome"})
    for answer in ("slot 5", "do attack"):
        game.say(answer)
    shown = shown_to(game, 0)
    odds = shown.aside["odds"]
    assert odds["6,0"]["attack"] == [7, 7]  # Carthage counts Geneva and the capital
    assert odds["1,0"]["attack"] == [5, 5]
    assert game.view(0)["seats"][0]["visits"] == ["carthage"], "nothing was given back yet"


def test_where_trade_tokens_are_laid_or_taken_their_number_is_told() -> None:
    game = game_with({"trade": [3, 0, 1, 0, 0]}, {"trade": [0, 2, 0, 0, 0]})
    slots = [f"slot {number}" for number in range(1, 6)]
    lines = lines_of(asked(game, "gain_trade", slots, left=2))
    assert lines[0].endswith("full: 3 of 3 trade tokens")
    assert lines[2].endswith("1 of 3 trade tokens")
    assert len(lines) == len(slots), "what the cards do does not matter here"
    lines = lines_of(asked(game, "plunder", ["slot 2", "pass"], rival=1, left=2))
    assert lines[0].endswith("2 of 3 trade tokens")


def test_slots_tiles_and_turns_are_typed_by_their_number() -> None:
    options = asked(game_with({}, {}), "plunder", ["slot 2", "slot 4", "pass"], rival=1).options
    assert [number for number, _ in numbered(options)] == [2, 4, 0]
    tiles = GAME.new(2, 1, {"map": "advanced"})
    offered = numbered(tiles.view(to_move(tiles))["question"]["options"])
    assert all(option["name"] == f"tile {number}" for number, option in offered)


def test_america_spends_natural_wonders_or_trade_tokens() -> None:
    options = ["natural mt_kilimanjaro", "number 2"]
    lines = lines_of(asked(game_with({}, {}), "spend", options, slot=1, left=2))
    assert lines == [" 1) Mt. Kilimanjaro, as a trade token, stays yours", " 2) 2 trade tokens"]


def test_what_is_paid_and_what_a_card_becomes_are_told() -> None:
    payer: Document = {
        "row": ["astrology", "masonry", "early_empire", "foreign_trade", "pottery"],
        "trade": [0, 0, 0, 0, 3],
        "resources": {"oil": 1},
        "naturals": ["mt_kilimanjaro"],
        "tokens": ["4,-1"],
    }
    game = game_with(
        payer, {}, decks={"culture": [], "economy": [], "science": [], "military": ["petra"]}
    )
    game.say("slot 5")
    game.say("do wonder")
    assert "Mt. Kilimanjaro (as 1 oil, stays yours)" in drawn(game)
    slot = row_of(game_with({}, {})).index("astrology") + 1
    lines = lines_of(asked(game_with({}, {}), "upgrade", [f"slot {slot}", "pass"], slots=0))
    assert "Astrology → Mathematics  Put 1 trade token" in lines[0]


def test_wonders_and_new_cards_say_their_type() -> None:
    shown = asked(game_with({}, {}), "wonder", ["build petra"], production=5)
    shown.view["question"]["options"][0]["text"]["arguments"] = {"wonder": "petra"}
    assert "military: " in "\n".join(lines_of(shown))
    shown = asked(game_with({}, {}), "take", ["take currency", "pass"], level=2)
    shown.view["question"]["options"][0]["text"]["arguments"] = {"focus": "currency"}
    assert "economy: 2 caravans." in "\n".join(lines_of(shown))


def test_what_city_states_pay_costs_no_token() -> None:
    row = ["astrology", "pottery", "early_empire", "foreign_trade", "masonry"]
    guest = {"row": row, "guests": {"1": ["geneva"]}, "leader": "rome", "trade": [1, 0, 0, 0, 0]}
    game = game_with(guest, {}, conqueror={"geneva": 0})
    game.say("slot 1")
    assert "1) 1 city-state → to 2" in drawn(game)
    assert "2) 1 city-state + 1 trade token → to 3" in drawn(game)


def test_numbers_are_typed_as_they_are_and_passing_comes_after_them() -> None:
    game = game_with({"leader": "rome", "trade": [2, 0, 0, 0, 0]}, {})
    game.say("slot 1")
    options = numbered(game.view(0)["question"]["options"])
    assert [(number, option["name"]) for number, option in options] == [
        *[(0, "number 0"), (1, "number 1"), (2, "number 2"), (3, "pass")]
    ]
    text = drawn(game)
    assert "0) none → to 1 " in text and "2) 2 trade tokens → to 3 + card of level 2" in text
    assert "3) Leave the dial where it is" in text
    assert "0) keiner → auf 1" in drawn(game, "de")
    texts = Texts("civ", "de")
    assert dialled(2, 4, texts) == "auf 6 + Karte der Stufe 2 + Karte der Stufe 2"
    assert dialled(22, 4, texts) == "4 Felder", "where it comes to depends on the table"


# Commands.


def test_commands_show_cards_in_full() -> None:
    game = game_with({"leader": "rome", "visits": ["geneva"]}, {"leader": "egypt"})
    row = detail(game, "row")
    assert "Advance your tech dial by the slot number." in row
    assert "any of your cities, mature or not" in row and "you may return 1 diplomacy card" in row
    assert "5 below it" in detail(game, "wonders")
    victory = detail(game, "victory")
    assert "Have all 8 of your cities on the map" in victory
    assert "▸ Civilized  1 1/8  2 1/8" in victory and "Explorer  1 0/15  2 0/15" in victory
    opponents = detail(game, "opponents")
    assert "Egypt (Cleopatra)" in opponents and "Rome" not in opponents


def test_a_game_is_played_saved_and_told_again(tmp_path: Path) -> None:
    file = str(tmp_path / "civ.thg")
    typed = f"help\nmap\nrow\nhelp petra\n1\nwhy build oracle\nsave {file}\nquit\n"
    text = said("play", "civ", "--players", "me,random", "--seed", "5", typed=typed)
    assert "Which focus card do you resolve?" in text
    assert "your focus cards and abilities in full" in text and "build oracle" in text
    assert "Build Oracle – " in text
    assert "Saved to" in text
    told = said("replay", file)
    assert "Player 1" in told and "resolves" in told
    assert "handelt" in said("replay", file, "--language", "de")
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


def ended(*wonders: str, start: int = 0) -> Game:
    """Both have an agenda on every card; seat 0 owns the wonders."""
    marks = ["civilized", "paranoid", "explorer"]
    sites = {"petra": "7,-2", "oracle": "5,-1"}
    seats = [{"leader": "rome", "marks": marks, "cities": ["5,-1"]}]
    seats += [{"leader": "egypt", "marks": marks, "cities": ["-3,8"]}]
    placed = {wonder: sites[wonder] for wonder in wonders}
    game = game_with(*seats, start=start, wonders=placed)
    while not game.over:
        game.choose(game.options().listed()[-1])
    return game


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Player 1 wins with agendas on 3 victory cards. The tie was broken by: Wonders."),
        ("de", "Agenden auf 3 Siegkarten. Bei Gleichstand entschied: Weltwunder."),
    ],
)
def test_a_victory_by_tie_break_is_explained(language: str, said: str) -> None:
    lines = [line.plain for line in result_lines(ended("petra"), Texts("civ", language), 80)]
    assert said in lines[-1]
    wonders = next(line for line in lines if line.startswith(said.split()[-1][:-1]))
    assert wonders.split()[1:] == ["1", "0"]
    assert not any(line.startswith(("Friendly", "freundliche")) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_agenda_takes_is_the_number_its_text_says(language: str) -> None:
    texts, progress = Texts("civ", language), shown_to(game_with({}, {}), 0).aside["agendas"]
    for agenda in AGENDAS:
        said = re.findall(r"\d+", texts.game.text(f"agenda-{agenda}-text"))
        assert str(progress[agenda][0][1]) in said, agenda


def test_the_result_has_whole_names_where_there_is_room() -> None:
    texts = Texts("civ", "de", ["Baumeister 1", "Baumeister 2"])
    head, *_ = result_lines(ended(), texts, 80)
    assert "1 Baumeister 1  2 Baumeister 2" in head.plain
    head, *_ = result_lines(ended(), texts, 40)
    assert "1 Baumeiste…  2 Baumeiste…" in head.plain


def test_a_shared_victory_names_all_winners() -> None:
    lines = [line.plain for line in result_lines(ended(), Texts("civ", "de"), 80)]
    assert lines[-1].startswith("Spieler 1 und Spieler 2 teilen sich den Sieg mit")
    assert any(line.split()[:2] == ["freundliche", "Felder"] for line in lines)
    assert listed(["A", "B", "C"], Texts("civ", "en")) == "A, B and C"


def test_answers_can_be_typed_ahead() -> None:
    typed = "Astrology; pass; wrong; 1\nquit\n"
    players = ("--players", "me:Ada,me:Ben", "--seed", "5")
    text = said("play", "civ", *players, typed=typed)
    assert "Ben> quit" in text and "“wrong”" not in text, "the rest was meant for Ada"
    text = said("play", "civ", *players, typed="Astrology; wrong; 0\nquit\n")
    assert "“wrong”" in text and "Ada> quit" in text


def test_slots_can_be_typed_by_the_name_of_their_card() -> None:
    typed = "Astrology\nquit\n"
    text = said("play", "civ", "--players", "me,random", "--seed", "5", typed=typed)
    assert "Player 1 resolves Astrology" in text.replace("\n▌ ", " ")


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


def test_a_card_is_looked_up_by_the_number_of_its_option() -> None:
    typed = "help 2\nhelp 8\nquit\n"
    text = said("play", "civ", "--players", "me,random", "--seed", "5", typed=typed)
    assert "Focus cards" in text and "(2a)" not in text
    assert "(8a)" in text, "no option has this number"


def test_a_tile_is_told_with_both_sides() -> None:
    text = said("cards", "civ", "8")
    assert "Tile 8, side A  (8a)" in text and "Tile 8, side B  (8b)" in text
    assert "│F3   │F3   │~    │" in text
    assert said("cards", "civ", "tile 8") == text
    assert "Seite B  (8b)" in said("cards", "civ", "Teil 8", "--language", "de")
    assert [card["id"] for card in json.loads(said("cards", "civ", "8", "--json"))] == ["8a", "8b"]
    assert json.loads(said("cards", "civ", "8a", "--json"))["id"] == "8a"
    typed = "help 8\nhelp tile 8\nquit\n"
    told = said("play", "civ", "--switch", "map=advanced", "--players", "me,me", typed=typed)
    assert told.count("(8a)") == 2 and told.count("(8b)") == 2


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


# The log.


def lines_told(game: Game, language: str = "en") -> list[str]:
    """The short log of a game set on the table, with the names left out within turns."""
    texts = Texts("civ", language)
    return [line.text for line in under_turns(short_log(game.told(None), texts), texts)]


def test_a_card_is_told_once_with_the_slot_it_came_from() -> None:
    row = ["astrology", "masonry", "pottery", "early_empire", "foreign_trade"]
    game = game_with({"row": row}, {})
    for answer in ("slot 4", "hex 6,-1", "hex 7,-1"):
        game.say(answer)
    told = lines_told(game)
    start = told.index("Player 1 resolves Early Empire from slot 4.")
    assert told[start + 1 : start + 3] == [
        "Player 1 places control tokens at 6,-1; 7,-1.",
        "Player 1 gains 1 oil.",
    ]
    assert not any("chooses" in line or "resets" in line for line in told)


def messages(*rows: str) -> list[Document]:
    """Events as they are told, written `seat event field=value`."""
    found: list[Document] = []
    for row in rows:
        seat, event, *fields = row.split()
        values = [field.split("=") for field in fields]
        found.append(
            {"event": event, "seat": int(seat)}
            | {name: int(value) if value.isdigit() else value for name, value in values}
        )
    return found


def told_shortly(*rows: str, language: str = "en") -> list[str]:
    return [line.text for line in short_log(messages(*rows), Texts("civ", language))]


def test_a_card_that_counts_as_in_another_slot_says_so() -> None:
    chose, used = "0 chose focus=pottery slot=2", "0 used ability=oracle"
    other = "0 resolves focus=pottery strength=5"
    assert told_shortly(chose, used, other) == [
        "Player 1 uses Oracle.",
        "Player 1 resolves Pottery from slot 2, counted as 5.",
    ]
    assert told_shortly(other) == ["Player 1 resolves Pottery as in slot 5."]
    german = told_shortly(chose, other, language="de")
    assert german == ["Spieler 1 handelt Keramik von Platz 2 ab, wie auf 5."]


def test_what_a_card_brings_and_costs_is_added_up() -> None:
    assert told_shortly(
        "0 gained_trade slot=1 amount=1",
        "0 spent_trade slot=2 amount=1",
        "0 gained_trade slot=3 amount=2",
        "0 spent_resource resource=oil",
        "0 spent_trade slot=2 amount=1",
        "0 gained_resource resource=marble",
        "1 gained_trade slot=5 amount=1",
        "0 took_trade rival=1 slot=1",
        "0 took_trade rival=1 slot=2",
    ) == [
        "Player 1 gets 3 trade tokens: slot 1, 3 (×2).",
        "Player 1 pays 2 trade tokens, 1 oil.",
        "Player 1 gains 1 marble.",
        "Player 2 gets a trade token: slot 5.",
        "Player 1 takes 2 trade tokens from Player 2.",
    ]


def test_what_is_collected_or_wasted_is_told() -> None:
    assert told_shortly("0 placed hex=1,1", "0 collected resource=oil") == [
        "Player 1 places a control token at 1,1.",
        "Player 1 gains 1 oil.",
    ]
    [wasted] = told_shortly("0 wasted_trade amount=1")
    assert "Player 1" in wasted and "trade token" in wasted


def test_of_caravans_one_hears_where_they_came_to() -> None:
    steps = [("0,0", "1,0"), ("1,0", "2,0"), ("5,4", "5,5"), ("5,5", "5,6"), ("5,6", "5,7")]
    ways = [f"0 caravan_moved from={from_} hex={hex_}" for from_, hex_ in steps]
    assert told_shortly(*ways) == ["Player 1 moves caravans to 2,0; 5,7."]
    visit = ["0 arrived hex=5,7", "0 caravan_home from=5,7"]
    assert told_shortly(*ways, *visit) == [
        "Player 1 moves a caravan to 2,0.",
        "Player 1 visits 5,7 with a caravan.",
    ]
    assert told_shortly("1 caravan_home from=4,4") == ["Player 2 gets back the caravan at 4,4."]


def test_an_attack_is_told_by_its_end() -> None:
    begin = ["0 attacked from=1,1 hex=2,2", "0 rolled attack_die=3 defence_die=4"]
    begin += ["0 values hex=2,2 attack=5 defence=6"]
    won = "0 won_attack hex=2,2 attack=7 defence=6"
    assert told_shortly(*begin, won, "1 lost_token hex=2,2", "0 placed hex=2,2") == [
        "Player 1 attacks 2,2 and wins, 7 to 6.",
        "Player 2 loses the control token at 2,2.",
        "Player 1 places a control token at 2,2.",
    ]
    failed = "0 repelled hex=2,2 attack=5 defence=6"
    assert told_shortly(*begin, failed) == ["Player 1 attacks 2,2 and fails, 5 to 6."]


def test_the_event_dial_has_a_paragraph_of_its_own() -> None:
    rows = [
        "1 turn round=3",
        "1 chose focus=pottery slot=2",
        "1 resolves focus=pottery strength=2",
        "1 founded hex=1,1",
        "0 turned_dial section=2",
        "0 rolled_direction number=2",
        "-1 barbarian_moved letter=A from=1,2 hex=1,3",
        "-1 barbarian_moved letter=B from=4,2 hex=4,3",
        "1 weakened hex=4,3",
        "-1 barbarian_came_back letter=B hex=4,2",
        "0 turn round=4",
    ]
    texts = Texts("civ", "en")
    paragraphs = by_turns(short_log(messages(*rows), texts), texts)
    assert [(line.seat, line.text) for line in paragraphs] == [
        (1, "Player 2 resolves Pottery from slot 2. Has a new city at 1,1."),
        (-1, "Barbarians move: A 1,3. Player 2 loses the reinforcement at 4,3."),
    ]
    assert told_shortly("0 turned_dial section=0") == ["No barbarian appears."]
    spawned = ["0 turned_dial section=0", "-1 barbarian_spawned letter=A hex=1,2"]
    assert told_shortly(*spawned, language="de") == ["Barbaren erscheinen: A 1,2."]
    assert told_shortly("0 turned_dial section=1") == ["The event dial brings nothing."]
    assert told_shortly("0 turned_dial section=3") == ["Mature cities bring trade tokens."]
    assert [text.plain for text in told(Line(-1, "Nothing.", True), 40)] == ["▌ Nothing."]


def test_a_wonder_built_is_told_without_what_lies_open() -> None:
    built = ["0 built wonder=petra hex=1,1", "0 controls wonder=petra", "0 turned_up wonder=oracle"]
    assert told_shortly(*built) == ["Player 1 builds Petra at 1,1."]
    assert told_shortly("1 controls wonder=petra") == ["Player 2 controls Petra now."]


@pytest.mark.parametrize("language", ["en", "de"])
def test_whole_games_are_told_shortly(language: str) -> None:
    """Every event there is finds its words, and the short log is much shorter."""
    game = GAME.new(4, 11)
    chance = Random(11)
    for _ in range(1500):
        if game.over:
            break
        game.choose(chance.choice(game.options().listed()))
    events = game.told(None)
    lines = short_log(events, Texts("civ", language))
    assert 0 < len(lines) < 0.6 * len(events)


def test_several_people_need_no_hand_over_where_all_lies_open() -> None:
    players = ("--players", "me:Ada,me:Ben")
    text = said("play", "civ", *players, "--seed", "5", typed="Astrology\npass\nquit\n")
    assert "hand over" not in text
    assert "Ada> Astrology" in text and "Ben> quit" in text


def test_a_preset_is_refused_where_there_are_none() -> None:
    text = refused("play", "civ", "--preset", "egypt")
    assert text == "no preset is called 'egypt', civ has none"
