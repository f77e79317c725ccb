"""Where an expansion may change the rules. As it stands this class is the base game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.bits import BIT
from ..core.position import Entry
from ..core.steps import Step
from ..core.types import CardId, Document, Hex, Seat
from .printed import CARDS, HAND

if TYPE_CHECKING:
    from .state import Deus, Player, Variant


class Expansion:
    """It has no state: what an expansion adds to the table is held by the game and its players."""

    # Building: into which row, what it costs, where the piece goes.

    def rows(self, game: Deus, seat: Seat, card: CardId) -> i64:
        """The rows a card may be laid into, as bits."""
        return BIT[CARDS[card].kind]

    def cards_of(self, game: Deus, seat: Seat, kind: i64) -> i64:
        """How many cards of a colour a seat has played, as the next temple asks for them."""
        return len(game.players[seat].rows[kind])

    def toll(self, game: Deus, seat: Seat, row: i64) -> i64:
        """The gold others want for laying a card into a row."""
        return 0

    def pay_toll(self, game: Deus, seat: Seat, row: i64) -> None:
        pass

    def spared(self, game: Deus, seat: Seat, card: CardId) -> i64:
        """The resources, as bits, of which one may be left out of a card's cost."""
        return 0

    def paid_in_full(self, game: Deus, seat: Seat, good: i64, with_gold: bool) -> None:
        """Nothing was left out of the cost, though one resource might have been."""

    def claims(self, game: Deus, seat: Seat, vp: i64) -> i64:
        """The regions of others, as bits, that a seat with so many VP may build in."""
        return 0

    def claim_price(self, game: Deus, seat: Seat, hex_: Hex) -> i64:
        """The VP it takes to build in a region, besides those for the edge."""
        return 0

    def clear(self, game: Deus, seat: Seat, hex_: Hex) -> None:
        """Another player's claim to the region is bought off, before the piece is placed."""

    def placed(self, game: Deus, seat: Seat, kind: i64, hex_: Hex) -> bool:
        """A piece was built. True if a question has to be answered before attacks are settled."""
        return False

    def temple_built(self, game: Deus, seat: Seat, card: CardId) -> None:
        """A temple is complete; its own effects follow."""

    # What happens at other times.

    def doubles(self, game: Deus, seat: Seat, spot: i64) -> bool:
        """A card is carried out: does it happen twice this time?"""
        return False

    def took_piece(self, game: Deus, seat: Seat, kind: i64, amount: i64) -> None:
        """Pieces came from the personal supply to the tableau."""

    def attacked(self, game: Deus) -> None:
        """A village was attacked."""

    def offered(self, game: Deus, seat: Seat, cards: i64) -> i64:
        """As how many cards an offering counts."""
        return cards

    def refill(self, game: Deus, seat: Seat) -> i64:
        """How many cards one draws up to after an offering."""
        return HAND

    def before_end(self, game: Deus, seat: Seat) -> Step[Deus] | None:
        """What is still to be answered before the turn can end."""
        return None

    def tiles(self, player: Player) -> i64:
        """VP that come at the end of the game, besides what temples score."""
        return 0

    # The table.

    def set_up(self, game: Deus) -> None:
        """Lay out what a new game has besides the base game's things."""

    def on_market(self, game: Deus) -> i64:
        """How many markers of each resource lie elsewhere, out of the game."""
        return 0

    def table_fields(self, variant: Variant) -> list[str]:
        """The names of what `written` adds to positions and views."""
        return []

    def seat_fields(self, variant: Variant) -> list[str]:
        return []

    def written(self, game: Deus) -> Document:
        """What lies on the table besides the base game's things."""
        return {}

    def written_seat(self, game: Deus, player: Player) -> Document:
        """What lies before a player besides the base game's things."""
        return {}

    def read(self, game: Deus, table: Entry) -> None:
        """Take over what a position says of the table, once all seats are read."""

    def read_seat(self, game: Deus, player: Player, entry: Entry) -> None:
        """Take over what a position says of a seat, once its cards and pieces are there."""

    def may_lie_in(self, player: Player, card: CardId, below: vec[i64], row: i64) -> bool:
        """Whether a card of another colour may lie in a row on top of these cards."""
        return False


BASE_GAME: Final = Expansion()
