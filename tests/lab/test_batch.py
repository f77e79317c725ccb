"""Many tables at once play the same games as one table does."""

import struct

import pytest

import theogony
from theogony.core.game import Game
from theogony.core.types import Document
from theogony.lab.games import encoder
from theogony.lab.seen.batch import CUT_OFF, ENDED, RUNNING, Batch
from theogony.lab.seen.encoder import Observer
from theogony.lab.seen.rewards import REWARDS, leads, rewards, shares, standings

EGYPT: Document = theogony.game("deus").presets["egypt"]
COUNT = 5


def batch(
    game: str, players: int, switches: Document, reward: str = "rank", most: int = 400
) -> Batch:
    rules = theogony.game(game)
    return Batch(rules, encoder(rules, players), 0, COUNT, COUNT, 7, switches, reward, most)


def numbers(answers: bytes) -> list[int]:
    return list(struct.unpack(f"<{len(answers) // 4}i", answers))


def outcome(many: Batch) -> tuple[bytes, bytes]:
    told = many.results()
    return told["rewards"], told["states"]


def rows(text: bytes) -> list[bytes]:
    length = len(text) // COUNT
    return [text[i * length : (i + 1) * length] for i in range(COUNT)]


@pytest.mark.parametrize(
    ("game", "switches", "steps"),
    [("deus", {}, 410), ("deus", EGYPT, 410), ("civ", {}, 410), ("civ", {"map": "advanced"}, 30)],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_table_plays_as_if_alone(
    game: str, switches: Document, steps: int, players: int
) -> None:
    """The same observations, masks, seats and results as games that are played one by one."""
    many = batch(game, players, switches)
    rules = theogony.game(game)
    alone = [rules.new(players, 7 + i, switches) for i in range(COUNT)]
    seeds = list(range(7, 7 + COUNT))
    encoded = encoder(rules, players)
    ended = 0
    drawn: set[int] = set()  # places of answers by chance among the legal ones
    for step in range(steps):
        asked = [table.question().seat for table in alone]
        told = many.results()
        assert list(told["seats"]) == asked
        if step % 11 == 0:
            looks = [
                Observer(encoded).look(table, seat)  # one that never saw another map
                for table, seat in zip(alone, asked, strict=True)
            ]
            assert rows(told["observations"]) == looks
            masks = rows(told["masks"])
            for table, mask in zip(alone, masks, strict=True):
                legal = [answer for answer, number in enumerate(mask) if number]
                assert legal == sorted(table.options().listed())
        answers = told["any_answers"]
        for table, answer in zip(alone, numbers(answers), strict=True):
            drawn.add(table.options().listed().index(answer))
        many.step(answers)
        points, states = outcome(many)
        got = struct.unpack(f"<{COUNT * players}f", points)
        for i, answer in enumerate(numbers(answers)):
            alone[i].choose(answer)
            expected = result(alone[i], many.most)
            assert states[i] == expected
            worth = rewards(alone[i], "rank") if alone[i].over else [0.0] * players
            assert got[i * players : (i + 1) * players] == pytest.approx(worth)
            if expected != RUNNING:
                seeds[i] += COUNT
                alone[i] = rules.new(players, seeds[i], switches)
                ended += 1
    assert ended or steps < 400
    assert len(drawn) > 3


def result(game: Game, most: int) -> int:
    if game.over:
        return ENDED
    return CUT_OFF if game.count >= most else RUNNING


@pytest.mark.parametrize(
    ("places", "rank", "win"),
    [
        ([1, 2], [1, -1], [1, 0]),
        ([1, 1], [0, 0], [0.5, 0.5]),
        ([2, 1, 3], [0, 1, -1], [0, 1, 0]),
        ([1, 1, 3], [0.5, 0.5, -1], [0.5, 0.5, 0]),
        ([4, 1, 2, 2], [-1, 1, 0, 0], [0, 1, 0, 0]),
    ],
)
def test_what_places_are_worth(places: list[int], rank: list[float], win: list[float]) -> None:
    assert standings(places) == rank
    assert sum(rank) == 0
    assert shares(places) == win


def test_what_points_are_worth() -> None:
    assert leads([41, 38]) == [3, -3]
    assert leads([10, 40, 25]) == [-30, 15, -15]
    assert leads([7, 7, 7, 7]) == [0, 0, 0, 0]


@pytest.mark.parametrize("reward", REWARDS)
def test_the_reward_asked_for_is_given(reward: str) -> None:
    many = batch("deus", 2, {}, reward, most=4000)
    state = RUNNING
    while state == RUNNING:
        game = many.tables[0]
        many.step(many.results()["any_answers"])
        points, states = outcome(many)
        state = states[0]
    assert struct.unpack("<2f", points[:8]) == pytest.approx(rewards(game, reward))
