"""Chapter 1 of Egypt: what is in its box, and the choice of the cards colour by colour."""

from collections import Counter
from itertools import product

import pytest

from theogony import PositionError, SetupError
from theogony.core.types import Document
from theogony.deus.printed import CARDS, COLOURS, KINDS, TEMPLE
from theogony.deus.setup import SEAT_FIELDS, TABLE

from ..box import MAPS, NOTHING, OTHER, RESOURCES
from ..tables import (
    GAME,
    asked,
    by_chance,
    game_with,
    has,
    new_game,
    offer_a_card,
    refused,
    say,
    seat_of,
    to_move,
)

CARD = {card.id: card for card in CARDS}
ALL: Document = {f"{colour}_set": "egypt" for colour in COLOURS}
CHOICES = [
    dict(zip(ALL, sets, strict=True))
    for sets in product(*[["base", "egypt"]] * 5, ["base", "egypt", "mixed"])
]
# What each colour adds to the table and to the seats.
ON_THE_TABLE = {"blue": ["market"], "green": ["barges"]}
AT_A_SEAT = {
    "green": ["barges"],
    "yellow": ["coins"],
    "brown": ["scribe"],
    "red": ["markers", "forts", "garrisons", "fallen"],
    "purple": ["tiles"],
}


def all_but(colour: str) -> Document:
    return ALL | {f"{colour}_set": "base"}


def only(colour: str) -> Document:
    return {f"{colour}_set": "egypt"}


def cards_in_play(table: Document) -> list[str]:
    """Draw pile and hands of a table where nothing else has happened yet."""
    return [*table["deck"], *[card for seat in table["seats"] for card in seat["hand"]]]


def added(document: Document, base: list[str], by_colour: dict[str, list[str]]) -> list[str]:
    """The colours whose fields a document has, all of them and no others."""
    fields = {field for field in document if field not in base}
    found = [colour for colour, names in by_colour.items() if set(names) <= fields]
    assert fields == {field for colour in found for field in by_colour[colour]}
    return found


# The choice.


@pytest.mark.rule(
    "egypt.choice.per_colour",
    "egypt.choice.whole_set",
    "egypt.choice.deck_size",
    "egypt.choice.rules_follow",
)
@pytest.mark.parametrize("purple", ["base", "egypt", "mixed"])
def test_all_96_choices_start_with_16_cards_of_each_colour(purple: str) -> None:
    chosen = [choice for choice in CHOICES if choice["purple_set"] == purple]
    assert len(chosen) == 32
    for seed, choice in enumerate(chosen):
        game = new_game(2 + seed % 3, seed, choice)
        table = game.position()
        there = cards_in_play(table)
        assert Counter(KINDS[CARD[id_].kind] for id_ in there) == dict.fromkeys(KINDS, 16)
        for colour, kind in zip(COLOURS, range(6), strict=True):
            sets = {CARD[id_].set for id_ in there if CARD[id_].kind == kind}
            set_ = choice[f"{colour}_set"]
            assert sets == ({"base", "egypt"} if set_ == "mixed" else {set_})
        extra = [colour for colour in COLOURS if choice[f"{colour}_set"] != "base"]
        assert added(table, TABLE, ON_THE_TABLE) == [c for c in extra if c in ON_THE_TABLE]
        for seat in table["seats"]:
            assert len(seat["hand"]) == 5
            assert added(seat, SEAT_FIELDS, AT_A_SEAT) == [c for c in extra if c in AT_A_SEAT]
        assert game.decision is not None and game.decision.ask == "turn"
        offer_a_card(game)
        assert to_move(game) == (table["start"] + 1) % game.seats()


@pytest.mark.rule("egypt.choice.per_colour")
def test_without_a_choice_the_base_game_is_played() -> None:
    assert new_game(3, 7) == new_game(3, 7, dict.fromkeys(ALL, "base"))
    assert {CARD[id_].set for id_ in cards_in_play(new_game(3, 7).position())} == {"base"}


@pytest.mark.rule("egypt.choice.whole_set")
@pytest.mark.parametrize("colour", COLOURS[:TEMPLE])
def test_only_temples_can_be_mixed(colour: str) -> None:
    with pytest.raises(
        SetupError, match=f"^switch {colour}_set is 'mixed', expected base or egypt$"
    ):
        new_game(2, 1, {f"{colour}_set": "mixed"})


@pytest.mark.rule("egypt.choice.whole_set")
@pytest.mark.parametrize("colour", COLOURS)
def test_no_card_of_the_other_set_can_be_anywhere(colour: str) -> None:
    kind = COLOURS.index(colour)
    for set_, other in (("base", "egypt"), ("egypt", "base")):
        card = next(card.id for card in CARDS if card.kind == kind and card.set == other)
        document = {"switches": {f"{colour}_set": set_}, "deck": [card]}
        with pytest.raises(PositionError, match=f"^the card {card} is used, but its set is not in"):
            GAME.from_position(document)


@pytest.mark.rule("egypt.choice.shared")
def test_the_choice_is_public_and_holds_for_all() -> None:
    game = new_game(4, 3, only("brown") | {"purple_set": "mixed"})
    for seat in (0, 1, 2, 3, None):
        shown = game.view(seat)["switches"]
        assert [shown[f"{colour}_set"] for colour in COLOURS] == [
            *("base", "base", "base", "egypt", "base", "mixed")
        ]
    with pytest.raises(PositionError, match=r"^seats\[1\].switches is unknown"):
        GAME.from_position({"seats": [{}, {"switches": only("red")}]})


# What comes with a colour, and only with it.


@pytest.mark.rule("egypt.choice.rules_follow")
def test_with_base_blue_there_is_no_market() -> None:
    """A missing resource costs 4 gold, and nobody can say otherwise."""
    mine = {"hand": ["inn_gold", "mill"], "pieces": {"0,0": ["science"]}}
    game = game_with(mine | {"goods": NOTHING | {"gold": 4}}, OTHER, switches=all_but("blue"))
    assert "market" not in game.view(0)
    say(game, "build inn_gold", "hex 0,0")
    assert has(game, 0, "gold") == 0 + 3  # the Inn: one field
    with pytest.raises(PositionError, match="^market is unknown, expected one of: game, "):
        GAME.from_position({"switches": all_but("blue"), "market": {"stone": 2}})


@pytest.mark.rule("egypt.choice.rules_follow")
@pytest.mark.parametrize(
    ("switches", "card", "kept"), [(all_but("green"), "inn_vp", 12), (only("green"), "forum", 5)]
)
def test_with_base_green_nothing_has_to_be_stored(switches: Document, card: str, kept: int) -> None:
    mine = {"hand": [card, card], "goods": NOTHING | dict.fromkeys(RESOURCES, 3)}
    game = game_with(mine, {"goods": NOTHING}, switches=switches)
    offer_a_card(game)
    assert to_move(game) == 1
    assert sum(has(game, 0, good) for good in RESOURCES) == kept


@pytest.mark.rule("egypt.choice.rules_follow")
def test_with_base_brown_there_is_no_scribe() -> None:
    mine = {"hand": ["forum", "baths"], "pieces": {"0,0": ["science"]}}
    other = {"hand": ["camels", "fortress"]}
    game = game_with(mine, other, switches=all_but("brown"))
    say(game, "build forum", "pay stone", "pay wheat", "hex 0,0")
    assert "scribe" not in seat_of(game, 0)
    assert "moved_scribe" not in [event["event"] for event in game.told(0)]


@pytest.mark.rule("egypt.choice.rules_follow")
def test_with_base_red_there_are_no_combat_markers() -> None:
    for seat in new_game(4, 1, all_but("red")).position()["seats"]:
        assert not {"markers", "forts", "garrisons", "fallen"} & set(seat)
    document = {"seats": [{"markers": {"ready": 1}}, {}], "switches": all_but("red")}
    with pytest.raises(PositionError, match=r"^seats\[0\].markers is unknown, expected one of"):
        GAME.from_position(document)


@pytest.mark.rule("egypt.choice.general_rules")
@pytest.mark.parametrize(
    ("colour", "card", "hex_"),
    [
        ("blue", "papyrus_boat_clay", "-1,0"),
        ("green", "mill", "0,0"),
        ("yellow", "manufactory", "0,0"),
        ("red", "camels", "0,0"),
    ],
)
def test_a_1x_works_whatever_the_other_colours_are(colour: str, card: str, hex_: str) -> None:
    kind = KINDS[COLOURS.index(colour)]
    for switches in (only(colour), ALL):
        goods = dict.fromkeys(RESOURCES, 1) | {"gold": 1, "vp": 0}
        mine = {"hand": [card], "pieces": {"0,0": ["civil"]}, "goods": goods}
        game = game_with(mine, {}, switches=switches)
        say(game, f"build {card}", f"hex {hex_}")
        assert game.position()["pending"][-1] == {"once": {"seat": 0, "spot": f"{kind}-1"}}
        assert asked(game) == ["once before", "once after", "pass"]


@pytest.mark.rule("egypt.choice.general_rules")
@pytest.mark.parametrize("switches", [only("red"), ALL])
def test_a_building_condition_holds_whatever_the_other_colours_are(switches: Document) -> None:
    goods = NOTHING | {"wood": 1, "wheat": 1}
    game = game_with({"hand": ["archers", "camels"], "goods": goods}, {}, switches=switches)
    assert refused(game, "build archers")
    mine = {"hand": ["archers", "camels"], "goods": goods, "pieces": {"0,0": ["science"]}}
    game = game_with(mine, {}, switches=switches)
    say(game, "build archers")
    assert seat_of(game, 0)["pieces"] == {"0,0": ["science", "military"]}


@pytest.mark.rule("egypt.choice.general_rules")
@pytest.mark.parametrize("switches", [only("green"), ALL])
def test_ranks_matter_whatever_the_other_colours_are(switches: Document) -> None:
    """A third Mill costs 3 gold and yields 3."""
    mine = {
        "hand": ["mill", "mill"],
        "goods": NOTHING | {"gold": 3},
        "rows": {"production": ["barn", "barn"]},
        "pieces": {"0,0": ["science"]},
    }
    game = game_with(mine, {}, switches=switches)
    say(game, "build mill", "hex 0,0", "pass")
    assert has(game, 0, "gold") == 0
    # the Barns yield 1 each, since two buildings stand there
    assert has(game, 0, "wheat") == 1 + 1 + 3


@pytest.mark.rule("egypt.choice.general_rules")
@pytest.mark.parametrize("switches", [only("brown"), ALL])
def test_seas_matter_whatever_the_other_colours_are(switches: Document) -> None:
    mine = {
        "hand": ["lighthouse_vp", "inn_vp"],
        "goods": NOTHING | {"stone": 2, "clay": 1, "gold": 3},
    }
    mine["pieces"] = {"0,0": ["science"], "-1,3": ["science"]}
    game = game_with(mine, {}, switches=switches)
    say(game, "build lighthouse_vp", "hex 0,0")
    assert has(game, 0, "vp") == 2  # the sea in the west, and -2,4


# All that is not changed.


@pytest.mark.rule("egypt.choice.base_rest")
@pytest.mark.parametrize("players", [2, 3])
def test_a_turn_is_a_build_or_an_offering(players: int) -> None:
    game = new_game(players, 5, ALL)
    offered: set[str] = set()
    for _ in by_chance(game, 5):
        if game.decision is not None and game.decision.ask == "turn":
            offered |= {name.split()[0] for name in asked(game)}
    assert offered == {"build", "offer"}


@pytest.mark.rule("egypt.choice.base_rest")
@pytest.mark.parametrize(
    ("card", "god", "asks", "first"),
    [
        ("papyrus_boat_clay", "neptune", "turn", ""),
        ("mill", "ceres", "resource", "resource wood"),
        ("library", "minerva", "draw", "number 0"),
        ("inn_vp", "vesta", "turn", ""),
        ("camels", "mars", "gift", "piece maritime"),
        ("temple_of_seth", "jupiter", "god", "god neptune"),
    ],
)
def test_the_god_of_a_colour_answers_an_offering(
    card: str, god: str, asks: str, first: str
) -> None:
    mine = {"hand": [card, "garrison"], "goods": NOTHING}
    game = game_with(mine, {"hand": ["garrison", "fortress"]}, switches=ALL)
    say(game, f"offer {card}", "pass")
    invoked = [event["god"] for event in game.told(0) if event["event"] == "invoked"]
    assert invoked == ([] if god == "jupiter" else [god])
    assert game.decision is not None and game.decision.ask == asks
    assert not first or asked(game)[0] == first
    gifts = {"neptune": ("gold", 2), "vesta": ("vp", 1)}
    if god in gifts:
        good, amount = gifts[god]
        assert has(game, 0, good) == amount
        assert len(seat_of(game, 0)["hand"]) == 5 and to_move(game) == 1


@pytest.mark.rule("egypt.choice.base_rest")
def test_a_village_is_attacked_and_the_end_triggered_as_in_the_base_game() -> None:
    """The new piece closes the ring around 3,1, where an army stands: the last village falls."""
    mine = {
        "hand": ["inn_gold", "palace_vp", "palace_gold"],
        "goods": NOTHING | {"stone": 1},
        "pieces": {"2,1": ["military"], "3,0": ["maritime"]},
    }
    others = {"hand": ["garrison", "fortress"]}
    game = game_with(mine, others, attacked=["1,0", "0,3", "2,4"], switches=ALL)
    say(game, "build inn_gold", "hex 2,2")
    assert has(game, 0, "vp") == 3
    assert set(game.position()["attacked"]) == {"1,0", "3,1", "0,3", "2,4"}
    assert game.position()["turns_left"] == 3  # seat 1, then both once more


# The box.


@pytest.mark.rule("egypt.components.market")
def test_there_is_one_market_for_all() -> None:
    game = new_game(4, 1, only("blue"))
    assert list(game.position()["market"]) == RESOURCES
    assert not ["market" for seat in game.position()["seats"] if "market" in seat]


@pytest.mark.rule("egypt.components.scribes")
def test_each_of_four_players_has_one_scribe() -> None:
    places = ["0,0", "2,1", "-1,3", "-3,2"]
    seats: list[Document] = [{"pieces": {place: ["civil"]}} for place in places]
    seats[0] |= {"hand": ["inn_vp", "palace_vp"], "goods": NOTHING | {"clay": 1}}
    game = game_with(*seats, switches=only("brown"))
    assert [seat_of(game, seat)["scribe"] for seat in range(4)] == places
    say(game, "build inn_vp", "hex 0,1")
    assert [seat_of(game, seat)["scribe"] for seat in range(4)] == ["0,1", *places[1:]]


@pytest.mark.rule("egypt.components.markers")
def test_each_player_has_five_combat_markers() -> None:
    for players in (2, 3, 4):
        seats = new_game(players, 1, only("red")).position()["seats"]
        for seat in seats:
            assert seat["markers"] == {"stock": 5, "ready": 0, "regions": []}
    document = {"seats": [{"markers": {"stock": 3, "ready": 3}}, {}], "switches": only("red")}
    with pytest.raises(
        PositionError, match=r"^seats\[0\] has 6 combat markers, expected 5 at most$"
    ):
        GAME.from_position(document)


@pytest.mark.rule("egypt.components.barges")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_24_barges(players: int) -> None:
    table = new_game(players, 1, only("green")).position()
    held = Counter(str(size) for seat in table["seats"] for size in seat["barges"])
    assert held == {"2": players, "3": players}
    assert held + Counter(table["barges"]) == {"1": 7, "2": 8, "3": 9}


@pytest.mark.rule("egypt.components.barges")
@pytest.mark.parametrize(("size", "copies"), [(1, 7), (2, 8), (3, 9)])
def test_there_are_no_more_barges_than_those(size: int, copies: int) -> None:
    def table(barges: int) -> Document:
        seats: list[Document] = [{"barges": [size] * barges}, {"barges": []}]
        return {"map": MAPS[2], "seats": seats, "switches": only("green")}

    assert GAME.from_position(table(copies)).position()["barges"][str(size)] == 0
    said = f"^the seats have {copies + 1} barges of size {size}, expected {copies} at most$"
    with pytest.raises(PositionError, match=said):
        GAME.from_position(table(copies + 1))
