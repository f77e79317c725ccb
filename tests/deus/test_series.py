"""Questions that follow each other can be answered as one: what a series holds can be given."""

import pytest

from tests.deus.tables import new_game
from theogony.core.rng import Rng, seeded
from theogony.core.steps import Series
from theogony.core.types import PASS, Document
from theogony.deus import GAME
from theogony.deus.state import Deus

EGYPT: Document = GAME.presets["egypt"]
ENOUGH = 15  # times that each question is met
OF_BASE = {"offer", "piece", "gift", "resource", "buy", "sell_any"}
OF_EGYPT = {"buy_piece", "nearby", "store", "buy_at_market", "sell_at_market", "swap_values"}
TABLES: dict[str, tuple[Document, set[str]]] = {
    "base": ({"start_pieces": 7}, OF_BASE | {"start_piece"}),
    "optional": ({"effects_optional": True}, {"victim"}),
    "egypt": (EGYPT, OF_EGYPT),
}


def wanted(game: Deus, series: Series, rng: Rng) -> list[int]:
    """Some of the answers of a series, in their order: all that are left, or fewer where one may
    stop, for no more gold than there is."""
    question = game.question()
    stock = [
        answer
        for answer, most in zip(series.answers, series.most, strict=True)
        for _ in range(most)
    ]
    count = min(series.left, len(stock))
    if game.options().has(PASS):
        count = 1 + rng.below(count)
    gold = game.view(question.seat)["seats"][question.seat]["goods"]["gold"]
    found: list[int] = []
    for _ in range(count):
        answer = stock.pop(rng.below(len(stock)))
        gold -= question.price(game, answer).get("gold", 0)
        if gold >= 0:
            found.append(answer)
    return sorted(found)


def give(game: Deus, answers: list[int]) -> None:
    """Each of them is an option in its turn, unless it was the only one and gave itself."""
    seat = game.question().seat
    while answers:
        since = len(game.told(seat))
        answer = answers.pop(0)
        assert game.options().has(answer), f"{GAME.names[answer]} is refused"
        game.choose(answer)
        for event in game.told(seat)[since:]:
            if answers and event.get("answer") == GAME.names[answers[0]]:
                answers.pop(0)


@pytest.mark.parametrize("name", TABLES)
def test_whatever_a_series_holds_can_be_given_in_order(name: str) -> None:
    switches, asks = TABLES[name]
    met = dict.fromkeys(asks, 0)
    for seed in range(12):
        game, rng = new_game(3, seed, switches), seeded(seed)
        while not game.over and min(met.values()) < ENOUGH:
            ask = GAME.form_of[type(game.question())].name
            series = game.question().series(game)
            if series is not None and met.get(ask, ENOUGH) < ENOUGH:
                met[ask] += 1
                give(game.copy(), wanted(game, series, rng))
            options = game.options()
            game.choose(options.items[rng.below(options.count)])
    assert min(met.values()) == ENOUGH, f"too seldom asked: {met}"


def test_only_the_seat_that_is_asked_is_told_what_a_series_holds() -> None:
    """Pieces chosen in secret would show."""
    game = new_game(2, 1, {"start_pieces": 7})
    seat = game.question().seat
    assert game.view(seat)["question"]["series"]["left"] == 7
    assert "series" not in game.view(1 - seat)["question"]
    assert "series" not in game.view(None)["question"]
