"""Egypt as a whole: which colour changes the base rules where."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.position import Entry
from ...core.steps import Step
from ...core.types import CardId, Document, Hex, Seat
from ..expansion import Expansion
from ..printed import EGYPT, MARITIME, PRODUCTION
from ..state import Deus, Player, Variant
from . import barges, combat, documents, science, scribe, temples
from .printed import BARGES


class Egypt(Expansion):
    """Serves every choice of colours: what a colour changes needs its cards or its pieces."""

    # Building.

    def rows(self, game: Deus, seat: Seat, card: CardId) -> i64:
        return temples.rows(game, seat, card)

    def cards_of(self, game: Deus, seat: Seat, kind: i64) -> i64:
        return temples.cards_of(game, seat, kind)

    def toll(self, game: Deus, seat: Seat, row: i64) -> i64:
        return combat.toll(game, seat, row)

    def pay_toll(self, game: Deus, seat: Seat, row: i64) -> None:
        combat.pay_toll(game, seat, row)

    def spared(self, game: Deus, seat: Seat, card: CardId) -> i64:
        return temples.spared(game, seat, card)

    def paid_in_full(self, game: Deus, seat: Seat, good: i64, with_gold: bool) -> None:
        temples.paid_in_full(game, seat, good, with_gold)

    def claims(self, game: Deus, seat: Seat, vp: i64) -> i64:
        return combat.claims(game, seat, vp)

    def claim_price(self, game: Deus, seat: Seat, hex_: Hex) -> i64:
        return combat.claim_price(game, seat, hex_)

    def clear(self, game: Deus, seat: Seat, hex_: Hex) -> None:
        combat.clear(game, seat, hex_)

    def placed(self, game: Deus, seat: Seat, kind: i64, hex_: Hex) -> bool:
        """An own marker makes room; the scribe follows, and temples count the buildings."""
        asks = combat.placed(game, seat, hex_)
        scribe.placed(game, seat, kind, hex_)
        temples.placed(game, seat, kind, hex_)
        return asks

    def temple_built(self, game: Deus, seat: Seat, card: CardId) -> None:
        temples.temple_built(game, seat, card)

    # At other times.

    def doubles(self, game: Deus, seat: Seat, spot: i64) -> bool:
        return science.doubles(game, seat, spot)

    def took_piece(self, game: Deus, seat: Seat, kind: i64, amount: i64) -> None:
        combat.took_piece(game, seat, kind, amount)

    def attacked(self, game: Deus) -> None:
        temples.attacked(game)

    def offered(self, game: Deus, seat: Seat, cards: i64) -> i64:
        return temples.offered(game, seat, cards)

    def refill(self, game: Deus, seat: Seat) -> i64:
        return temples.refill(game, seat)

    def before_end(self, game: Deus, seat: Seat) -> Step[Deus] | None:
        return barges.before_end(game, seat)

    def tiles(self, player: Player) -> i64:
        return temples.tiles_left(player)

    # The table.

    def set_up(self, game: Deus) -> None:
        for player in game.players:
            player.egypt = documents.start_holdings(game.variant)
        if game.variant.plays(PRODUCTION, EGYPT):
            game.barges = vec[i64](
                [BARGES[size] - barges.laid_out(game, size) for size in range(len(BARGES))]
            )

    def on_market(self, game: Deus) -> i64:
        """With four players no resources were sorted out: those on the market lack in the game."""
        return 1 if game.variant.plays(MARITIME, EGYPT) and len(game.players) == 4 else 0

    def table_fields(self, variant: Variant) -> list[str]:
        return documents.table_fields(variant)

    def seat_fields(self, variant: Variant) -> list[str]:
        return documents.seat_fields(variant)

    def written(self, game: Deus) -> Document:
        return documents.written(game)

    def written_seat(self, game: Deus, player: Player) -> Document:
        return documents.written_seat(game, player)

    def read(self, game: Deus, table: Entry) -> None:
        documents.read(game, table)

    def read_seat(self, game: Deus, player: Player, entry: Entry) -> None:
        documents.read_seat(game, player, entry)

    def may_lie_in(self, player: Player, card: CardId, below: vec[i64], row: i64) -> bool:
        return temples.may_lie_in(player, card, below, row)


EGYPT_GAME: Final = Egypt()
