"""What is true of every table of Civilization between any two answers, for tests and simulations.

`check` looks at one table, `check_ledger` adds up the log. A posed table may leave resources in the
box, cities side by side, a row without science and the event dial anywhere; its log is not whole.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ..core.bits import BIT, size
from ..core.hexes import NOWHERE
from ..core.history import events_of
from ..core.types import NOBODY, Seat
from .board import CITY_STATES, LETTERS, NATURAL_WONDERS, NOTHING, RESOURCES
from .printed import (
    AMERICA,
    CARAVANS,
    CITIES,
    CITY_STATE_TYPES,
    DECKS,
    DIAL,
    DIPLOMACY,
    EACH_RESOURCE,
    EVENTS,
    FOCUS,
    GREAT_ZIMBABWE,
    MOST_STORED,
    MOST_TRADE,
    POTALA_PALACE,
    SCIENCE,
    SLOTS,
    TOKENS,
    TYPES,
    WONDER,
    WONDERS,
    type_of,
)
from .rules import AskFocus, EndTurn
from .state import (
    ABSENT,
    BUILT,
    COLLECTED,
    FOUNDED,
    GAINED_RESOURCE,
    GAINED_TRADE,
    LOST_CITY,
    LOST_NATURAL,
    LOST_TOKEN,
    LOST_TREATY,
    LOST_VISIT,
    OFF,
    ON_CARD,
    PLACED,
    SPENT_RESOURCE,
    SPENT_TRADE,
    STORED_TRADE,
    TOOK_BACK,
    TOOK_NATURAL,
    TOOK_TRADE,
    TOOK_TREATY,
    TOOK_VISIT,
    UNUSED,
    Civ,
)
from .tiles import WATER


def check(game: Civ, posed: bool = False) -> None:
    """Raise AssertionError, with what is wrong, if the table breaks an invariant."""
    check_wonders(game)
    if not has_begun(game):
        return
    check_resources(game, posed)
    for seat in range(len(game.players)):
        check_pieces(game, seat)
        check_caravans(game, seat)
        check_row(game, seat)
        check_treaties(game, seat)
    check_zimbabwe(game)
    check_spaces(game)
    check_barbarians(game)
    check_naturals(game)
    check_city_states(game)
    check_abilities(game)
    check_marks(game)
    if not posed:
        check_science(game)
        check_cities(game)
        check_clock(game)


def has_begun(game: Civ) -> bool:
    """Leaders are chosen and the map is complete."""
    for player in game.players:
        if player.capital == NOWHERE or len(player.row) == 0:
            return False
    return len(game.victory) > 0


def check_wonders(game: Civ) -> None:
    """Each wonder lies in its deck, in the box or on the map; decks are in the order of eras."""
    places = vec[i64]([0] * len(WONDERS))
    for card in game.box:
        places[card] += 1
    for number, deck in enumerate(game.decks):
        era: i64 = 2
        for card in deck:
            wonder = WONDERS[card]
            places[card] += 1
            assert wonder.type == DECKS[number], f"{wonder.id} lies in the deck {number}"
            assert wonder.era <= era, f"{wonder.id} lies on an earlier wonder"
            era = wonder.era
    for hex_, card in enumerate(game.wonder):
        if card != NOTHING:
            places[card] += 1
            assert game.wonder_space[card] == hex_, f"{WONDERS[card].id} is not where it lies"
    for number, hex_ in enumerate(game.wonder_space):
        id = WONDERS[number].id
        assert hex_ == NOWHERE or game.wonder[hex_] == number, f"{id} does not lie where it is"
        if has_begun(game):
            assert places[number] == 1, f"{id} lies in {places[number]} places"


def check_resources(game: Civ, posed: bool) -> None:
    """Eight of each lie on the map, in the supply or with players."""
    for resource, id in enumerate(RESOURCES):
        total = game.supply[resource]
        assert total >= 0, f"the supply has {total} {id}"
        for seat, player in enumerate(game.players):
            own = player.resources[resource]
            assert own >= 0, f"seat {seat} has {own} {id}"
            total += own
        for there in game.resource:
            if there == resource:
                total += 1
        fits = total == EACH_RESOURCE or posed and total < EACH_RESOURCE
        assert fits, f"{total} {id} exist, expected {EACH_RESOURCE}"


def check_pieces(game: Civ, seat: Seat) -> None:
    """31 control tokens, marks of agendas among them; seven cities and the capital."""
    player = game.players[seat]
    tokens, cities = player.tokens, player.cities
    assert tokens >= 0 and cities >= 0, f"seat {seat} has {tokens} tokens, {cities} cities"
    for hex_ in range(game.board.size):
        if game.token[hex_] != NOBODY and game.token[hex_] // 2 == seat:
            tokens += 1
        if game.city[hex_] == seat:
            cities += 1
    marks = size(player.marks) if game.variant.marks_use_tokens else 0
    assert TOKENS - marks <= tokens <= TOKENS, f"seat {seat} has {tokens} tokens in all"
    assert cities == CITIES + 1, f"seat {seat} has {cities} cities in all"
    assert game.city[player.capital] == seat, f"the capital of seat {seat} is gone"


def check_caravans(game: Civ, seat: Seat) -> None:
    """As many as the best economy card grants; more only while they are on the map."""
    player = game.players[seat]
    on_card: i64 = 0
    on_map: i64 = 0
    assert len(player.caravans) == CARAVANS
    for caravan, place in enumerate(player.caravans):
        came = player.home & BIT[caravan] != 0
        assert not came or place < 0, f"a caravan of seat {seat} came back and is on the map"
        assert UNUSED <= place < game.board.size, f"a caravan of seat {seat} is at {place}"
        if place == ON_CARD:
            on_card += 1
        elif place != UNUSED:
            on_map += 1
    granted = game.caravans_granted(seat)
    fits = on_card + on_map == granted or on_card == 0 and on_map > granted
    assert fits, f"seat {seat} has {on_card} + {on_map} caravans, expected {granted}"


def check_row(game: Civ, seat: Seat) -> None:
    """Five distinct cards; three trade tokens on each at the most."""
    player = game.players[seat]
    found: i64 = 0
    for card in player.row:
        assert 0 <= card < len(FOCUS), f"seat {seat} has the focus card {card}"
        found |= BIT[card]
    assert len(player.row) == SLOTS and size(found) == SLOTS, f"seat {seat} has a card twice"
    for amount in player.trade:
        assert 0 <= amount <= MOST_TRADE, f"seat {seat} has {amount} trade tokens on a card"
    assert 0 <= player.dial <= DIAL, f"the tech dial of seat {seat} is at {player.dial}"


def check_science(game: Civ) -> None:
    """A science card is replaced by science only."""
    for seat, player in enumerate(game.players):
        assert player.slot_of(SCIENCE) > 0, f"seat {seat} has no {TYPES[SCIENCE]} card"


def check_zimbabwe(game: Civ) -> None:
    """Four trade tokens at the most, and only where it is built; whoever controls it has them, and
    they stay there while nobody does."""
    stored = game.zimbabwe
    assert 0 <= stored <= MOST_STORED, f"{stored} trade tokens lie on Great Zimbabwe"
    built = game.wonder_space[GREAT_ZIMBABWE - WONDER] != NOWHERE
    assert stored == 0 or built, "trade tokens lie on Great Zimbabwe, which nobody has built"


def check_treaties(game: Civ, seat: Seat) -> None:
    """No own card; none that another has; one of each player, unless Potala Palace allows more."""
    player = game.players[seat]
    assert game.treaties_with(seat, seat) == 0, f"seat {seat} has a diplomacy card of its own"
    assert player.treaties < BIT[len(DIPLOMACY) * len(game.players)]
    for giver in range(len(game.players)):
        cards = game.treaties_with(seat, giver)
        for other in range(seat):
            shared = cards & game.treaties_with(other, giver)
            assert shared == 0, f"seats {other} and {seat} have one card of seat {giver}"
        if not player.has(POTALA_PALACE) and at_rest(game):
            assert size(cards) <= 1, f"seat {seat} has {size(cards)} cards of seat {giver}"


def check_spaces(game: Civ) -> None:
    """One holder; nothing on water but caravans; nothing with a city-state but a barbarian or a
    wonder."""
    board = game.board
    for hex_ in range(board.size):
        name = board.name(hex_)
        city, token = game.city[hex_], game.token[hex_]
        assert NOBODY <= token < 2 * len(game.players), f"a token of nobody lies at {name}"
        assert city == NOBODY or token == NOBODY, f"city and token are both at {name}"
        if board.terrain[hex_] == WATER:
            free = game.is_clear(hex_)
            assert free, f"something lies on the water at {name}"
        held = game.holder(hex_) != NOBODY
        if game.city_state[hex_] != NOTHING:
            assert not held, f"the city-state at {name} is held"
            assert game.city_state[hex_] == board.city_state[hex_], f"no city-state fits {name}"
        resource = game.resource[hex_]
        if resource != NOTHING:
            assert not held, f"a resource was not collected at {name}"
            assert resource == board.resource[hex_], f"a wrong resource lies at {name}"


def check_cities(game: Civ) -> None:
    """Cities stand next to each other only where capitals and city-states are printed so. A
    city-state may also come back beside a city that was built while it was conquered."""
    board = game.board
    for hex_ in range(board.size):
        if game.city[hex_] != NOBODY and not is_printed_city(game, hex_):
            for next_ in board.near[hex_]:
                alone = game.city[next_] == NOBODY or board.city_state[next_] != NOTHING
                assert alone, f"cities are at {board.name(hex_)} and {board.name(next_)}"


def is_printed_city(game: Civ, hex_: i64) -> bool:
    return game.board.city_state[hex_] != NOTHING or hex_ in game.board.capitals


def check_barbarians(game: Civ) -> None:
    """Those printed on the map are in the game; nothing of players is where one stands."""
    for letter, place in enumerate(game.barbarians):
        printed = game.board.lair[letter] != NOWHERE
        assert (place != ABSENT) == printed, f"barbarian {LETTERS[letter]} is in the wrong game"
        if place != ABSENT and place != OFF:
            name = game.board.name(place)
            assert game.holder(place) == NOBODY, f"a barbarian stands on a held space at {name}"
            assert not game.caravan_at(place), f"a barbarian and a caravan are both at {name}"


def check_naturals(game: Civ) -> None:
    """Each lies on its space or belongs to whoever holds that space, with America on a card."""
    board = game.board
    for natural, id in enumerate(NATURAL_WONDERS):
        places: i64 = 0
        for hex_ in range(board.size):
            if board.natural[hex_] == natural:
                places += 1
                holder = game.holder(hex_)
                if game.natural[hex_] == natural:
                    assert holder == NOBODY, f"{id} was not collected"
                else:
                    there = holder != NOBODY and game.players[holder].naturals & BIT[natural]
                    assert there, f"{id} is not where it belongs"
            else:
                assert game.natural[hex_] != natural, f"{id} lies at {board.name(hex_)}"
        for player in game.players:
            if player.naturals & BIT[natural]:
                places -= 1
        for hex_ in range(board.size):
            if game.natural[hex_] == natural:
                places -= 1
        assert places == 0, f"{id} is in {1 - places} places"
    for seat, player in enumerate(game.players):
        laid: i64 = 0
        for relics in player.relics:
            assert laid & relics == 0, f"a natural wonder of seat {seat} lies on two cards"
            laid |= relics
        assert laid & ~player.naturals == 0, f"seat {seat} has a natural wonder it has lost"
        if not player.has(AMERICA):
            assert laid == 0, f"seat {seat} has natural wonders on its cards"
        elif at_rest(game):
            assert laid == player.naturals, f"seat {seat} has natural wonders beside its cards"


def check_city_states(game: Civ) -> None:
    """A city-state stands, or one player has conquered it; at most two hold its cards."""
    for state, id in enumerate(CITY_STATES):
        hex_ = game.board.state_space[state]
        owner = game.conqueror[state]
        cards: i64 = 0
        guests: i64 = 0
        for seat, player in enumerate(game.players):
            if player.visits & BIT[state]:
                cards += 1
            for slot in range(SLOTS):
                if player.guests[slot] & BIT[state]:
                    guests += 1
                    assert seat == owner, f"seat {seat} has the token of {id}"
                    fits = type_of(player.row[slot]) == CITY_STATE_TYPES[state]
                    assert fits, f"{id} lies on a card of another type"
        if hex_ == NOWHERE:
            assert owner == NOBODY and cards == 0, f"{id} is not on the map"
            continue
        stands = game.city_state[hex_] == state
        assert stands == (owner == NOBODY), f"{id} is in two places or none"
        assert cards <= (2 if stands else 0), f"{cards} players have cards of {id}"
        if not stands:
            holder = game.holder(hex_)
            assert holder == owner or holder == NOBODY, f"{id} did not follow its space"
            card = game.players[owner].slot_of(CITY_STATE_TYPES[state]) > 0
            if at_rest(game):
                assert guests == (1 if card else 0), f"the token of {id} lies on {guests} cards"
        else:
            assert guests == 0, f"the token of {id} lies on {guests} cards"


def check_abilities(game: Civ) -> None:
    """Leaders, wonders controlled and cards held, counted anew, are what players have."""
    before = [player.abilities for player in game.players]
    again = game.copy()
    again.quiet = True
    again.count_abilities()
    for seat, player in enumerate(again.players):
        assert player.abilities == before[seat], f"the abilities of seat {seat} are out of date"


def check_marks(game: Civ) -> None:
    """One agenda of each victory card in play at the most."""
    for seat, player in enumerate(game.players):
        left = player.marks
        for card in game.victory:
            both = BIT[2 * card] | BIT[2 * card + 1]
            assert size(left & both) <= 1, f"seat {seat} has marked both agendas of a card"
            left &= ~both
        assert left == 0, f"seat {seat} has marked an agenda that is not in play"


def at_rest(game: Civ) -> bool:
    """Between two turns' choices: nothing is being resolved."""
    return not game.stack or isinstance(game.stack[-1], AskFocus)


def check_clock(game: Civ) -> None:
    """The event dial has turned once for each round; a turn begins with nothing else pending."""
    assert 0 <= game.pointer < len(EVENTS), f"the event pointer is at {game.pointer}"
    if game.stack and isinstance(game.stack[-1], AskFocus):
        turned = (game.round - 1) % len(EVENTS)
        assert game.pointer == turned, f"the event pointer is at {game.pointer}, not {turned}"
        assert isinstance(game.stack[0], EndTurn), "a turn has no end"


def check_ledger(game: Civ) -> None:
    """The log of a whole game adds up: resources, natural wonders, control tokens and cities,
    trade tokens, diplomacy cards, wonders."""
    seats = range(len(game.players))
    resources = [vec[i64]([0] * len(RESOURCES)) for _ in seats]
    naturals = vec[i64]([0] * len(seats))
    tokens = vec[i64]([0] * len(seats))
    cities = vec[i64]([0] * len(seats))
    trade = vec[i64]([0] * len(seats))
    visits = vec[i64]([0] * len(seats))
    treaties = vec[i64]([0] * len(seats))
    wonders: i64 = 0
    stored: i64 = 0
    for event in events_of(game.events):
        seat = event.seat
        if event.kind == GAINED_RESOURCE or event.kind == COLLECTED:
            resources[seat][event.a] += 1
        elif event.kind == SPENT_RESOURCE:
            resources[seat][event.a] -= 1
        elif event.kind == TOOK_NATURAL:
            naturals[seat] |= BIT[event.a]
        elif event.kind == LOST_NATURAL:
            naturals[seat] &= ~BIT[event.a]
        elif event.kind == PLACED:
            tokens[seat] += 1
        elif event.kind == TOOK_BACK or event.kind == LOST_TOKEN:
            tokens[seat] -= 1
        elif event.kind == FOUNDED:
            cities[seat] += 1
        elif event.kind == LOST_CITY:
            cities[seat] -= 1
        elif event.kind == GAINED_TRADE:
            trade[seat] += event.b
        elif event.kind == SPENT_TRADE:
            trade[seat] -= event.b
        elif event.kind == TOOK_TRADE:
            trade[event.a] -= 1
        elif event.kind == STORED_TRADE:
            stored += event.a
        elif event.kind == TOOK_VISIT:
            visits[seat] |= BIT[event.a]
        elif event.kind == LOST_VISIT:
            visits[seat] &= ~BIT[event.a]
        elif event.kind == TOOK_TREATY:
            treaties[seat] |= BIT[len(DIPLOMACY) * event.a + event.b]
        elif event.kind == LOST_TREATY:
            treaties[seat] &= ~BIT[len(DIPLOMACY) * event.a + event.b]
        elif event.kind == BUILT:
            wonders |= BIT[event.a]
    for wonder, hex_ in enumerate(game.wonder_space):
        built_it = wonders & BIT[wonder] != 0
        assert built_it == (hex_ != NOWHERE), f"by the log {WONDERS[wonder].id} is elsewhere"
    assert game.zimbabwe <= stored, f"by the log {stored} trade tokens came to Great Zimbabwe"
    for seat, player in enumerate(game.players):
        for resource, id in enumerate(RESOURCES):
            told, own = resources[seat][resource], player.resources[resource]
            assert told == own, f"seat {seat} has {own} {id}, by the log {told}"
        assert naturals[seat] == player.naturals, f"the log has lost a natural wonder of {seat}"
        placed = len([token for token in game.token if token != NOBODY and token // 2 == seat])
        assert tokens[seat] == placed, f"seat {seat} has {placed} tokens, by the log {tokens[seat]}"
        built = CITIES - player.cities
        assert cities[seat] == built, f"seat {seat} has {built} cities, by the log {cities[seat]}"
        lie = sum(player.trade)
        assert trade[seat] == lie, f"seat {seat} has {lie} trade tokens, by the log {trade[seat]}"
        same = visits[seat] == player.visits and treaties[seat] == player.treaties
        assert same, f"by the log seat {seat} has other diplomacy cards"
