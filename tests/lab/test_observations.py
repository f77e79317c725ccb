"""What a seat sees as numbers: the fields are what the views say, and no secret is among them."""

from collections.abc import Callable, Iterator

import pytest

import theogony
from tests.civ.hidden import permuted as civ_permuted
from tests.deus.hidden import permuted as deus_permuted
from theogony.civ.diplomacy import AskTreaty
from theogony.core.conformance import Permuted, any_option
from theogony.core.errors import WrongInput
from theogony.core.game import Game
from theogony.core.playout import playout
from theogony.core.rng import seeded
from theogony.core.rulebook import Rulebook
from theogony.core.types import Document, Seat
from theogony.deus.printed import GOODS
from theogony.deus.state import Deus
from theogony.lab.games import encoder
from theogony.lab.seen.deus import DeusEncoder
from theogony.lab.seen.encoder import Encoder, Observer, Page

PERMUTED: dict[str, Permuted] = {"deus": deus_permuted, "civ": civ_permuted}
SECRET: Document = {"joker": True, "vp_open": False, "start_pieces": 6, "purple_set": "mixed"}
EGYPT: Document = theogony.game("deus").presets["egypt"]
ADVANCED: Document = {"map": "advanced", "leaders": "choose"}
SETUPS: list[tuple[str, Document]] = [
    *[("deus", {}), ("deus", SECRET), ("deus", EGYPT)],
    *[("deus", EGYPT | {"joker": True, "purple_set": "mixed"})],
    *[("civ", {}), ("civ", ADVANCED)],
]
LENGTH = 300  # answers


def tables(game: str, players: int, switches: Document, seed: int, every: int) -> Iterator[Game]:
    """A game by chance, to be looked at after every so many answers and at its end."""
    table = theogony.game(game).new(players, seed, switches)
    rng = seeded(seed)
    while not table.over and table.count < LENGTH:
        if table.count % every == 0:
            yield table
        table.choose(any_option(table, rng))
    yield table


def seen(encoder: Encoder, game: Game, seat: int) -> bytes:
    """Written from the table itself, as for many tables at once."""
    page = Page()
    Observer(encoder).write(game, seat, page)
    return page.out.getvalue()


@pytest.mark.parametrize("game", theogony.GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fields_lie_side_by_side(game: str, players: int) -> None:
    found = encoder(theogony.game(game), players)
    end = 0
    for field in found.fields:
        assert field.offset == end and field.length > 0 and field.meaning
        end += field.length
    assert end == found.length
    names = [field.name for field in found.fields]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("game", "switches"), SETUPS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_field_holds_what_the_view_says(game: str, switches: Document, players: int) -> None:
    from .seeing import from_view, read

    found = encoder(theogony.game(game), players)
    names = {field.name for field in found.fields} - {"arguments"}
    met: set[str] = set()
    for table in tables(game, players, switches, players, 19):
        for seat in range(players):
            fields = read(found, seen(found, table, seat))
            expected = from_view(table, found, seat)
            assert names - set(expected) <= {"seat0.has_chosen"}
            wrong = [name for name in expected if fields[name] != expected[name]]
            assert wrong == [], f"seat {seat} after {table.count} answers"
            met |= {name for name in expected if any(expected[name])}
    assert len(met) > 30


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_that_a_question_is_about_is_counted_from_the_one_that_looks(players: int) -> None:
    rules = theogony.game("civ")
    table = rules.new(players, 1)
    found = encoder(rules, players)
    place = next(field for field in found.fields if field.name == "arguments").offset
    for asked in range(players):
        for rival in {*range(players)} - {asked}:
            table.push(AskTreaty(asked, rival))
            for looks in range(players):
                row = seen(found, table, looks)
                assert row[place + found.arguments["rival"]] == 1 + (rival - looks) % players
            table.stack.pop()


def test_what_is_more_than_255_is_written_as_255() -> None:
    rules = theogony.game("deus")
    for gold, shown in ((254, 254), (255, 255), (256, 255), (300, 255)):
        table = rules.from_position({"seats": [{"goods": {"gold": gold}}, {}]})
        found = encoder(rules, 2)
        goods = next(field for field in found.fields if field.name == "seat0.goods").offset
        assert seen(found, table, 0)[goods + GOODS.index("gold")] == shown


def test_arguments_of_questions_are_numbers_plus_one() -> None:
    rules = theogony.game("deus")
    found = encoder(rules, 2)
    place = next(field for field in found.fields if field.name == "arguments")
    asked = 0
    for table in tables("deus", 2, {}, 5, 1):
        if table.over:
            continue
        question = table.question()
        form = rules.form_of[type(question)]
        row = seen(found, table, 0)[place.offset : place.offset + place.length]
        plain = [f for f in form.fields if f not in ("seat", "victim", "fresh", "double")]
        for name in plain:
            assert row[found.arguments[name]] == min(getattr(question, name) + 1, 255)
            asked += 1
        assert sum(1 for number in row if number) <= len(form.fields)
    assert asked > 50


@pytest.mark.parametrize(("game", "switches"), SETUPS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_sees_what_is_hidden(game: str, switches: Document, players: int) -> None:
    """Tables that differ only in what a seat may not know look the same to it."""
    assert compared(game, switches, players, seed=10 + players, every=29) > 10


@pytest.mark.long
@pytest.mark.parametrize(("game", "switches"), SETUPS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_sees_what_is_hidden_in_many_games(
    game: str, switches: Document, players: int
) -> None:
    assert sum(compared(game, switches, players, seed, every=7) for seed in range(20)) > 400


def compared(game: str, switches: Document, players: int, seed: int, every: int) -> int:
    """How often the same was seen at two tables."""
    found = encoder(theogony.game(game), players)
    pairs = 0
    for table in tables(game, players, switches, seed, every):
        for seat in range(players):
            other = PERMUTED[game](table, seat, table.count)
            if other is not None:
                pairs += 1
                check_same(found, table, other, seat)
    return pairs


def check_same(found: Encoder, table: Game, other: Game, seat: int) -> None:
    row = seen(found, table, seat)
    assert seen(found, other, seat) == row, f"seat {seat} sees what it may not know"
    look = Observer(found).look
    assert look(other, seat) == look(table, seat) == row


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_hidden_points_lie_open(players: int) -> None:
    table = theogony.game("deus").new(players, 1, SECRET)
    playout(table, seeded(1))
    found = encoder(table.rules, players)
    goods = [field.offset for field in found.fields if field.name.endswith(".goods")]
    for seat in range(players):
        row = Observer(found).look(table, seat)
        points = [row[offset + GOODS.index("vp")] for offset in goods]
        held = [other["goods"]["vp"] for other in table.position()["seats"]]
        assert points == [*held[seat:], *held[:seat]]
        assert row == seen(found, table, seat)


class Faulty(Encoder):
    """Tells a secret as the round."""

    def __init__(self, rules: Rulebook, players: int) -> None:
        super().__init__(rules, players)
        self.sound = DeusEncoder(rules, players)
        self.length = self.sound.length

    def board_of(self, game: Game) -> object:
        return self.sound.board_of(game)

    def draw(self, game: Game, page: Page) -> None:
        self.sound.draw(game, page)

    def fill(self, game: Game, seat: Seat, page: Page) -> None:
        self.sound.fill(game, seat, page)
        assert isinstance(game, Deus)
        page.put(self.sound.round, self.secret(game, seat))

    def secret(self, game: Deus, seat: int) -> int:
        raise NotImplementedError


class Leaking(Faulty):
    """The next card of the draw pile."""

    def secret(self, game: Deus, seat: int) -> int:
        return 100 + game.deck[game.left - 1]


class Prying(Faulty):
    """A card of the next seat."""

    def secret(self, game: Deus, seat: int) -> int:
        hand = game.players[1 - seat].hand
        return 100 + hand[0] if len(hand) else 0


@pytest.mark.parametrize("leaking", [Leaking, Prying])
def test_a_leak_would_be_found(leaking: Callable[[Rulebook, int], Encoder]) -> None:
    found = leaking(theogony.game("deus"), 2)
    with pytest.raises(AssertionError, match="sees what it may not know"):
        for table in tables("deus", 2, {}, 1, 10):
            for seat in range(2):
                other = deus_permuted(table, seat, table.count)
                if other is not None and not table.over:
                    check_same(found, table, other, seat)


@pytest.mark.parametrize("leaking", [Leaking, Prying])
def test_even_an_encoder_that_pries_tells_no_secret_of_a_single_table(
    leaking: Callable[[Rulebook, int], Encoder],
) -> None:
    look = Observer(leaking(theogony.game("deus"), 2)).look
    for table in tables("deus", 2, SECRET, 1, 10):
        for seat in range(2):
            other = deus_permuted(table, seat, table.count)
            if other is not None and not table.over:
                assert look(other, seat) == look(table, seat)


def test_the_layout_changes_when_a_field_moves() -> None:
    def layout(*fields: tuple[str, int]) -> str:
        found = Encoder(theogony.game("deus"), 2)
        for name, length in fields:
            found.add(name, [length], "")
        return found.layout

    found = [
        layout(("deck", 1), ("box", 1)),
        layout(("box", 1), ("deck", 1)),
        layout(("deck", 1), ("box", 2)),
        layout(("pile", 1), ("box", 1)),
        *(encoder(theogony.game(game), 2).layout for game in ("deus", "civ")),
    ]
    assert found[0] == layout(("deck", 1), ("box", 1)) and len(found[0]) == 16
    assert len(set(found)) == len(found)


def test_looking_changes_nothing() -> None:
    for name in theogony.GAMES:
        for table in tables(name, 3, {}, 1, 50):
            before = table.position()
            Observer(encoder(table.rules, 3)).look(table, 1)
            assert table.position() == before


def test_a_game_without_an_encoder_is_refused() -> None:
    with pytest.raises(WrongInput, match="go has no observations, expected one of: deus, civ"):
        encoder(Rulebook("go", 1), 2)
