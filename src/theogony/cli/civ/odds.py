"""What the rules tell in advance: values of a fight before the dice, how far agendas are."""

from __future__ import annotations

from ...civ import agendas, combat, military, trade
from ...civ.military import AskAttack
from ...civ.printed import AGENDAS, CITIES, DIAL
from ...civ.state import Civ, Player
from ...core.bits import size
from ...core.hexes import NOWHERE
from ...core.types import NOBODY, Document
from ..texts import Texts


def odds(game: Civ, asked: AskAttack) -> Document:
    """By target the values of both sides, each without trade tokens and with all of them.

    The rules themselves count, on a copy: diplomacy cards of whoever is attacked go back first.
    """
    found: Document = {}
    seat, weapon = asked.seat, military.weapon(asked.focus)
    mine = trade.tokens_on(game, seat, asked.slot)
    for answer in game.options().listed():
        hex_ = game.answered_hex(answer)
        if hex_ < 0:
            continue
        after = game.copy()
        after.quiet = True
        rival = combat.defender(after, hex_)
        combat.return_cards(after, seat, hex_, rival)
        bonus = weapon.barbarians if after.barbarian_at(hex_) else weapon.bonus
        attack = asked.strength + bonus + combat.attack_bonus(after, seat, hex_, rival)
        defence = combat.defence(after, seat, hex_, rival)
        theirs = tokens_to_defend(after, rival)
        found[game.board.name(hex_)] = {
            "attack": [attack, attack + mine],
            "defence": [defence, defence + theirs],
        }
    return found


def tokens_to_defend(game: Civ, rival: int) -> int:
    """What a defender could spend: the tokens of all military cards."""
    if rival == NOBODY:
        return 0
    found = 0
    slot = combat.military_card(game, rival, 0)
    while slot:
        found += trade.tokens_on(game, rival, slot, defending=True)
        slot = combat.military_card(game, rival, slot)
    return found


def target(view: Document, hex_: str, texts: Texts) -> str:
    """What is attacked, and whose it is. A barbarian comes before whatever it stands on."""
    for letter, place in view["barbarians"].items():
        if place == hex_:
            return texts.say("target-barbarian", letter=letter)
    for state, place in view["city_states"].items():
        if place == hex_:
            return texts.word("city_state", state)
    for seat, player in enumerate(view["seats"]):
        kinds = [("capital", [player["capital"]]), ("city", player["cities"])]
        kinds += [("token", player["tokens"]), ("reinforced", player["reinforced"])]
        for kind, places in kinds:
            if hex_ in places:
                return texts.say(f"target-{kind}", player=texts.player(seat))
    return ""


def span(numbers: list[int]) -> str:
    """A number, or two where trade tokens can raise it: `4–6`."""
    low, high = numbers
    return str(low) if low == high else f"{low}–{high}"


def cities_of(player: Player) -> int:
    """The cities on the map, with the capital."""
    return CITIES - player.cities + (player.capital != NOWHERE)


def progress(game: Civ) -> Document:
    """For each agenda how much of it each seat has, and how much it takes."""
    found: Document = {agenda: [] for agenda in AGENDAS}
    wonders = agendas.WONDERS_NEEDED
    for seat, player in enumerate(game.players):
        held = player.abilities
        for agenda, count, needed in [
            (agendas.CIVILIZED, cities_of(player), CITIES + 1),
            (agendas.MONEYGRUBBER, size(held & agendas.ECONOMY_WONDERS), wonders),
            (agendas.WARMONGER, agendas.conquered(game, seat), agendas.STATES_NEEDED),
            (agendas.PARANOID, size(held & agendas.MILITARY_WONDERS), wonders),
            (agendas.EXPLORER, agendas.shore(game, seat), agendas.SHORE_NEEDED),
            (agendas.AESTHETIC, size(held & agendas.CULTURE_WONDERS), wonders),
            (agendas.TECHNOPHILE, player.dial, DIAL),
            (agendas.SCHOLARLY, size(held & agendas.SCIENCE_WONDERS), wonders),
            (agendas.POPULOUS, agendas.mature_cities(game, seat), agendas.MATURE_NEEDED),
            (agendas.PRESERVATIONIST, size(player.naturals), agendas.NATURALS_NEEDED),
        ]:
            found[AGENDAS[agenda]].append([int(count), int(needed)])
    return found
