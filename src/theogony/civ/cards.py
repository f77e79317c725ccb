"""The focus cards, as printed: five types, four levels each."""

from __future__ import annotations

from .culture import Convert, MoveToken, PlaceNearFriendly, PlaceTokens
from .economy import ExchangeResource, MoveCaravans, ResolveOther
from .industry import BuildCity, BuildOnCaravan, BuildWonder
from .military import Attack, Reinforce, ReinforceRest
from .printed import FOCUS, FOCUS_IDS, FocusCard
from .science import GAIN_TRADE, NEW_RESOURCE, NUKE, Advance

FOCUS.extend(
    [
        FocusCard("early_empire", [PlaceTokens(2)]),
        FocusCard("drama_and_poetry", [PlaceTokens(2), MoveToken()]),
        FocusCard("civil_service", [PlaceTokens(2), PlaceNearFriendly()]),
        FocusCard("mass_media", [PlaceTokens(3), Convert()]),
        FocusCard("astrology", [Advance()]),
        FocusCard("mathematics", [Advance(GAIN_TRADE)]),
        FocusCard("replaceable_parts", [Advance(NEW_RESOURCE)]),
        FocusCard("nuclear_power", [Advance(NUKE)]),
        FocusCard("foreign_trade", [MoveCaravans(3)], caravans=1),
        FocusCard("currency", [MoveCaravans(4, barbarians=True)], caravans=2),
        FocusCard("steam_power", [MoveCaravans(6, water=True), ExchangeResource()], caravans=2),
        FocusCard("capitalism", [MoveCaravans(6, water=True), ResolveOther()], caravans=3),
        FocusCard("pottery", [BuildWonder(), BuildCity(2)], either=True),
        FocusCard("animal_husbandry", [BuildWonder(), BuildCity(3), BuildOnCaravan()], either=True),
        FocusCard("nationalism", [BuildWonder(in_five=7), BuildCity(4, water=True)], either=True),
        FocusCard("urbanization", [BuildWonder(), BuildCity(5, water=True, tokens=2)], either=True),
        FocusCard("masonry", [Reinforce(), Attack(2, 2, 0)], either=True),
        FocusCard("iron_working", [Reinforce(), Attack(2, 3, 1, barbarians=3)], either=True),
        FocusCard("mass_production", [Attack(2, 3, 2, barbarians=2, water=True), ReinforceRest()]),
        FocusCard("flight", [Reinforce(), Attack(3, 5, 3, barbarians=3, anything=True)]),
    ]
)
assert [card.id for card in FOCUS] == FOCUS_IDS
