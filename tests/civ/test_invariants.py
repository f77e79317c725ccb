"""The invariants hold in random games, and each of them notices when it does not."""

from collections.abc import Callable

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.civ.board import NATURAL_WONDERS, RESOURCES
from theogony.civ.invariants import check, check_ledger, has_begun
from theogony.civ.printed import AMERICA, GAME, LEADERS, TOKENS, WONDER, ability
from theogony.civ.state import OFF, ON_CARD, UNUSED, Civ
from theogony.core.bits import BIT
from theogony.core.conformance import any_option
from theogony.core.piles import plus, without
from theogony.core.rng import seeded
from theogony.core.types import NOBODY, Document

from .tables import game_with

MOST = 1500  # answers; players by chance may never win


def played(players: int, seed: int, switches: Document, most: int = MOST) -> Civ:
    game = GAME.new(players, seed, switches)
    assert isinstance(game, Civ)
    rng = seeded(seed)
    check(game)
    for _ in range(most):
        if game.over:
            break
        game.choose(any_option(game, rng))
        check(game)
    assert has_begun(game)
    check_ledger(game)
    return game


@pytest.mark.rule(
    "civ.comp.shared",
    "civ.comp.per_player",
    "civ.comp.limited",
    "civ.comp.destroyed_returns",
    "civ.setup.supply",
)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("map_", ["first_game", "advanced"])
def test_they_hold_after_every_answer(players: int, map_: str) -> None:
    for seed in range(2):
        played(players, seed, {"map": map_}, 600)


@pytest.mark.long
def test_they_hold_in_many_games() -> None:
    for seed in range(1000):
        rng = seeded(seed)
        switches = {n: s.values[rng.below(len(s.values))] for n, s in GAME.switches.items()}
        played(2 + seed % 3, seed, switches)


# Ways to harm a table. Seat 0 has a city at 7,-4, a token at 6,-2, one on Grand Mesa at 2,4, a
# caravan at 4,2, Petra, and a card of Brussels and of seat 1; seat 1 has conquered Carthage.


def sound() -> Civ:
    game = game_with(
        {
            "leader": "rome",
            "cities": ["7,-4"],
            "tokens": ["6,-2", "2,4"],
            "naturals": ["grand_mesa"],
            "caravans": ["4,2"],
            "resources": {"oil": 1},
            "visits": ["brussels"],
            "treaties": {"1": ["embassy"]},
            "row": ["astrology", "pottery", "foreign_trade", "masonry", "early_empire"],
        },
        {
            "cities": ["1,0"],
            "row": ["masonry", "astrology", "pottery", "foreign_trade", "early_empire"],
            "guests": {"1": ["carthage"]},
        },
        conqueror={"carthage": 1},
        wonders={"petra": "7,-2"},
        round=1,
    )
    check(game)
    return game


def at(game: Civ, name: str) -> int:
    return game.board.hexes.names.index(name)


def lose_a_wonder(game: Civ) -> None:
    game.decks = [vec[i64](), *game.decks[1:]]


def show_a_later_wonder(game: Civ) -> None:
    deck = game.decks[0]
    game.decks = [append(deck[1:], deck[0]), *game.decks[1:]]


def mislay_a_wonder(game: Civ) -> None:
    game.wonder_space[0] = at(game, "7,-4")


def wrong_deck(game: Civ) -> None:
    card = game.decks[1][0]
    game.decks = [append(game.decks[0][:], card), without(game.decks[1], card), *game.decks[2:]]


def more_oil(game: Civ) -> None:
    game.players[0].resources = plus(game.players[0].resources, RESOURCES.index("oil"), 1)


def owe_oil(game: Civ) -> None:
    game.players[0].resources = plus(game.players[0].resources, RESOURCES.index("oil"), -2)
    game.supply = plus(game.supply, RESOURCES.index("oil"), 2)


def one_token_more(game: Civ) -> None:
    game.players[0].tokens += 1


def too_few_tokens(game: Civ) -> None:
    game.players[0].tokens = 0


def one_city_less(game: Civ) -> None:
    game.players[0].cities -= 1


def take_the_capital(game: Civ) -> None:
    game.players[0].cities += 1
    game.city[game.players[0].capital] = NOBODY


def a_caravan_too_many(game: Civ) -> None:
    player = game.players[0]
    player.caravans = plus(player.caravans, 1, ON_CARD - UNUSED)


def a_caravan_is_home_and_away(game: Civ) -> None:
    game.players[0].home = 1


def a_card_twice(game: Civ) -> None:
    player = game.players[0]
    player.row = plus(player.row, 1, player.row[0] - player.row[1])


def no_science(game: Civ) -> None:
    player = game.players[0]
    player.row = plus(player.row, 0, 15 - player.row[0])


def four_trade_tokens(game: Civ) -> None:
    game.players[0].trade = plus(game.players[0].trade, 0, 4)


def dial_too_far(game: Civ) -> None:
    game.players[0].dial = 25


def store_in_a_wonder_not_built(game: Civ) -> None:
    game.zimbabwe = 1


def five_tokens_in_a_wonder(game: Civ) -> None:
    zimbabwe = ability("great_zimbabwe") - WONDER
    game.decks = [game.decks[0], without(game.decks[1], zimbabwe), *game.decks[2:]]
    game.wonder[at(game, "7,-4")] = zimbabwe
    game.wonder_space[zimbabwe] = at(game, "7,-4")
    game.count_abilities()
    game.zimbabwe = 4
    check(game)
    game.zimbabwe = 5


def own_treaty(game: Civ) -> None:
    game.players[1].treaties |= BIT[4]


def two_treaties(game: Civ) -> None:
    game.players[0].treaties |= BIT[4]


def city_and_token(game: Civ) -> None:
    game.token[at(game, "7,-4")] = 0
    game.players[0].tokens -= 1


def token_on_water(game: Civ) -> None:
    game.token[at(game, "0,3")] = 0
    game.players[0].tokens -= 1


def token_on_a_city_state(game: Civ) -> None:
    game.token[at(game, "6,0")] = 0
    game.players[0].tokens -= 1


def resource_left_lying(game: Civ) -> None:
    game.token[at(game, "6,-1")] = 0
    game.players[0].tokens -= 1


def cities_side_by_side(game: Civ) -> None:
    game.city[at(game, "6,-4")] = 1
    game.players[1].cities -= 1


def barbarian_on_a_token(game: Civ) -> None:
    game.barbarians[3] = at(game, "6,-2")


def barbarian_on_a_caravan(game: Civ) -> None:
    game.barbarians[3] = at(game, "4,2")


def barbarian_of_another_game(game: Civ) -> None:
    game.barbarians[2] = OFF


def natural_in_two_places(game: Civ) -> None:
    game.players[1].naturals |= BIT[NATURAL_WONDERS.index("grand_mesa")]


def natural_lost(game: Civ) -> None:
    game.players[0].naturals = 0


def natural_elsewhere(game: Civ) -> None:
    game.natural[at(game, "4,1")] = NATURAL_WONDERS.index("mt_kilimanjaro")


def natural_on_a_card(game: Civ) -> None:
    relic = BIT[NATURAL_WONDERS.index("grand_mesa")]
    game.players[0].relics = plus(game.players[0].relics, 0, relic)


def america_without_relics(game: Civ) -> None:
    game.players[0].leader = [leader.id for leader in LEADERS].index("america")
    game.players[0].abilities |= BIT[AMERICA]


def guest_of_another(game: Civ) -> None:
    game.players[0].guests = plus(game.players[0].guests, 3, BIT[0])


def guest_on_a_wrong_card(game: Civ) -> None:
    game.players[1].guests = vec[i64]([0, BIT[0], 0, 0, 0])


def guest_nowhere(game: Civ) -> None:
    game.players[1].guests = vec[i64]([0] * 5)


def city_state_twice(game: Civ) -> None:
    game.conqueror = plus(game.conqueror, 4, 1)


def city_state_held_by_another(game: Civ) -> None:
    game.city[at(game, "1,0")] = 0
    game.players[1].cities += 1
    game.players[0].cities -= 1


def card_of_a_conquered_city_state(game: Civ) -> None:
    game.players[0].visits |= BIT[0]
    game.count_abilities()


def abilities_out_of_date(game: Civ) -> None:
    game.players[1].abilities |= BIT[ability("petra")]


def both_agendas(game: Civ) -> None:
    game.players[0].marks = 3


def an_agenda_not_in_play(game: Civ) -> None:
    game.players[0].marks = BIT[9]


def the_dial_stands_still(game: Civ) -> None:
    game.round = 2


HARMS: list[tuple[Callable[[Civ], None], str]] = [
    (lose_a_wonder, "stonehenge lies in 0 places"),
    (show_a_later_wonder, "lies on an earlier wonder"),
    (mislay_a_wonder, "stonehenge does not lie where it is"),
    (wrong_deck, "lies in the deck 0"),
    (more_oil, "9 oil exist"),
    (owe_oil, "seat 0 has -1 oil"),
    (one_token_more, f"seat 0 has {TOKENS + 1} tokens"),
    (too_few_tokens, "seat 0 has 2 tokens"),
    (one_city_less, "seat 0 has 7 cities"),
    (take_the_capital, "the capital of seat 0 is gone"),
    (a_caravan_too_many, "seat 0 has 1 + 1 caravans, expected 1"),
    (a_caravan_is_home_and_away, "a caravan of seat 0 came back and is on the map"),
    (a_card_twice, "seat 0 has a card twice"),
    (no_science, "seat 0 has no science card"),
    (four_trade_tokens, "seat 0 has 4 trade tokens"),
    (dial_too_far, "the tech dial of seat 0 is at 25"),
    (store_in_a_wonder_not_built, "which nobody has built"),
    (five_tokens_in_a_wonder, "5 trade tokens lie on Great Zimbabwe"),
    (own_treaty, "seat 1 has a diplomacy card of its own"),
    (two_treaties, "seat 0 has 2 cards of seat 1"),
    (city_and_token, "city and token are both at 7,-4"),
    (token_on_water, "something lies on the water at 0,3"),
    (token_on_a_city_state, "the city-state at 6,0 is held"),
    (resource_left_lying, "a resource was not collected at 6,-1"),
    (cities_side_by_side, "cities are at 6,-4 and 7,-4"),
    (barbarian_on_a_token, "a barbarian stands on a held space at 6,-2"),
    (barbarian_on_a_caravan, "a barbarian and a caravan are both at 4,2"),
    (barbarian_of_another_game, "barbarian C is in the wrong game"),
    (natural_in_two_places, "grand_mesa is in 2 places"),
    (natural_lost, "grand_mesa is not where it belongs"),
    (natural_elsewhere, "mt_kilimanjaro lies at 4,1"),
    (natural_on_a_card, "seat 0 has natural wonders on its cards"),
    (america_without_relics, "seat 0 has natural wonders beside its cards"),
    (guest_of_another, "seat 0 has the token of carthage"),
    (guest_on_a_wrong_card, "carthage lies on a card of another type"),
    (guest_nowhere, "the token of carthage lies on 0 cards"),
    (city_state_twice, "geneva is in two places or none"),
    (city_state_held_by_another, "carthage did not follow its space"),
    (card_of_a_conquered_city_state, "1 players have cards of carthage"),
    (abilities_out_of_date, "the abilities of seat 1 are out of date"),
    (both_agendas, "seat 0 has marked both agendas of a card"),
    (an_agenda_not_in_play, "seat 0 has marked an agenda that is not in play"),
    (the_dial_stands_still, "the event pointer is at 0, not 1"),
]


@pytest.mark.parametrize(("harm", "said"), HARMS, ids=[harm.__name__ for harm, _ in HARMS])
def test_a_broken_one_is_noticed(harm: Callable[[Civ], None], said: str) -> None:
    game = sound()
    harm(game)
    with pytest.raises(AssertionError, match=said.replace("+", r"\+")):
        check(game)


def test_a_posed_table_may_leave_things_open_that_a_game_does_not() -> None:
    for harm in [lose_oil, no_science, cities_side_by_side, the_dial_stands_still]:
        game = sound()
        harm(game)
        check(game, posed=True)
        with pytest.raises(AssertionError):
            check(game)


def lose_oil(game: Civ) -> None:
    game.supply = plus(game.supply, RESOURCES.index("oil"), -1)


def more_marble(game: Civ) -> None:
    game.players[0].resources = plus(game.players[0].resources, 0, 1)


def another_natural(game: Civ) -> None:
    game.players[0].naturals ^= 1


def another_token(game: Civ) -> None:
    game.token[0] = 0 if game.token[0] == NOBODY else NOBODY


def another_city(game: Civ) -> None:
    game.players[0].cities -= 1


def another_trade_token(game: Civ) -> None:
    slot = list(game.players[0].trade).index(0)
    game.players[0].trade = plus(game.players[0].trade, slot, 1)


def another_wonder(game: Civ) -> None:
    game.wonder_space[0] = at(game, "7,-4")


def another_visit(game: Civ) -> None:
    game.players[0].visits ^= 1


def another_treaty(game: Civ) -> None:
    game.players[0].treaties ^= BIT[4]


def a_stored_token(game: Civ) -> None:
    game.zimbabwe += 1


LOG = [
    *[more_marble, another_natural, another_token, another_city],
    *[another_trade_token, another_wonder, another_visit, another_treaty, a_stored_token],
]


@pytest.mark.parametrize("harm", LOG)
def test_the_log_notices_what_it_was_not_told(harm: Callable[[Civ], None]) -> None:
    game = played(2, 3, {}, 60)
    harm(game)
    with pytest.raises(AssertionError, match="log"):
        check_ledger(game)
