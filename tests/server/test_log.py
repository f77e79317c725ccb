"""A log is sent in pages, without what was taken back for good, and cannot be grown for ever."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.deus.tables import game_with, say, to_move
from theogony.server.limits import Limits
from theogony.server.showing import NOBODY, PAGE, Reader, table_message
from theogony.server.table import Refused, Table

from .running import Running, sheet_of

UNDOS = 60
ADA = Reader("ada")


def table_at(seed: int) -> Table:
    """One person plays both seats."""
    table = Table(sheet_of(["ada", "ada"], {"players": 2, "seed": seed, "switches": {}}))
    table.let_happen(table.create(1))
    return table


def answer(table: Table, random: Random) -> None:
    assert table.game is not None and table.asked is not None
    chosen = random.choice(table.game.options().listed())
    table.let_happen(table.answer(table.number, table.asked, int(chosen), None, 1))


def undo(table: Table) -> None:
    assert table.asked is not None
    table.let_happen(table.undo(table.number, table.asked, None, 1, UNDOS))


def redo(table: Table) -> None:
    assert table.asked is not None
    table.let_happen(table.redo(table.number, table.asked, None, 1))


def play(table: Table, random: Random, answers: int) -> None:
    """Answers, many of them taken back and some of those given again."""
    for _ in range(answers):
        if table.game is None or table.game.over:
            return
        if table.undone and random.random() < 0.4:
            redo(table)
        elif table.back() and table.undos < UNDOS and random.random() < 0.45:
            undo(table)
        else:
            answer(table, random)


def message(text: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found


def stands(entries: dict[int, Any]) -> list[int]:
    """The answers that were not taken back, as a browser finds them."""
    found: list[int] = []
    for number, entry in sorted(entries.items()):
        if entry["kind"] in ("answer", "redo"):
            found.append(number)
        elif entry["kind"] == "undo":
            found.pop()
    return found


@dataclass
class Browser:
    """What a browser knows of a log."""

    entries: dict[int, Any] = field(default_factory=dict)

    def come(self, table: Table, since: int) -> int:
        """Everything the server sends to whoever has all up to `since`; in how many messages."""
        text, older = table_message(table, ADA, NOBODY, since)
        first = message(text)
        assert first["number"] == table.number and len(first["log"]) <= PAGE
        upper, messages = first["since"], [first]
        for text in older:
            page = message(text)
            assert page["is"] == "log" and 0 < len(page["log"]) <= PAGE
            numbers = [entry["number"] for entry in page["log"]]
            assert page["since"] < min(numbers) and max(numbers) <= upper
            upper = page["since"]
            messages.append(page)
        assert upper == since
        for page in messages:
            self.entries |= {entry["number"]: entry for entry in page["log"]}
        return len(messages)


@pytest.mark.parametrize("seed", range(4))
def test_whoever_comes_back_at_any_time_knows_what_stands(seed: int) -> None:
    table, random = table_at(seed), Random(seed)
    whole = Browser()
    known = [Browser()]  # what was known after so many entries
    while table.number < 450 and table.game is not None and not table.game.over:
        play(table, random, 1)
        whole.come(table, known_number(whole))
        known.append(Browser(dict(whole.entries)))
    assert table.game is not None
    expected = stands(whole.entries)
    assert len(expected) == table.game.count
    for browser in known[::7]:
        browser.come(table, known_number(browser))
        assert stands(browser.entries) == expected
    fresh = Browser()
    fresh.come(table, 0)
    assert stands(fresh.entries) == expected
    assert len(fresh.entries) < len(whole.entries)


def known_number(browser: Browser) -> int:
    return max(browser.entries, default=0)


def test_what_can_still_be_given_again_is_shown_and_later_only_what_stands() -> None:
    table, random = table_at(1), Random(1)
    while not table.back():
        answer(table, random)
    settled = table.settled
    for _ in range(20):
        undo(table)
        redo(table)
    shown = Browser()
    shown.come(table, 0)
    assert len(shown.entries) == table.number - taken_back(table, settled)
    while table.settled < table.number:
        answer(table, random)
    later = Browser()
    later.come(table, 0)
    assert not [entry for entry in later.entries.values() if entry["kind"] == "undo"]


def taken_back(table: Table, settled: int) -> int:
    """Entries up to there that tell of nothing that stands."""
    kinds = [line.kept.kind for line in table.lines if line.kept.number <= settled]
    return 2 * kinds.count("undo")


def test_a_long_log_comes_in_pages() -> None:
    table, random = table_at(2), Random(2)
    while len(table.lines) < 2 * PAGE + 10 and table.game is not None and not table.game.over:
        answer(table, random)
    browser = Browser()
    assert browser.come(table, 0) == -(-len(table.lines) // PAGE)
    assert sorted(browser.entries) == list(range(1, table.number + 1))
    assert Browser().come(table, table.number) == 1
    assert Browser().come(table, table.number - PAGE) == 1


def test_a_number_that_is_none_of_ours_is_answered_with_all() -> None:
    table, random = table_at(2), Random(2)
    play(table, random, 50)
    for since in (table.number + 1, -1):
        text, _ = table_message(table, ADA, NOBODY, since)
        assert message(text)["since"] == 0


def test_so_many_answers_are_taken_back_in_one_place_and_no_more() -> None:
    table, random = table_at(3), Random(3)
    while not table.back():
        answer(table, random)
    for _ in range(UNDOS):
        undo(table)
        redo(table)
    with pytest.raises(Refused, match="took back 60 answers in this place") as refused:
        undo(table)
    assert refused.value.code == "too_often"
    while table.settled < table.number:
        answer(table, random)
    while not table.back():
        answer(table, random)
    undo(table)  # in another place it begins anew


def test_answers_taken_back_are_given_again_in_their_order() -> None:
    table, random = table_at(3), Random(3)
    while table.back() < 3:
        answer(table, random)
    assert table.game is not None
    played = [table.game.copy()]
    for _ in range(3):
        undo(table)
        played.append(table.game.copy())
    for game in reversed(played[:-1]):
        redo(table)
        assert table.game == game
    assert table.undone == []


def test_who_has_several_seats_is_told_what_any_of_them_knows() -> None:
    table = table_at(1)  # five cards are dealt to each seat
    both = [event for line in table.lines for event in line.told([0, 1])]
    drawn = [event for event in both if event["event"] == "drew"]
    assert [event["seat"] for event in drawn].count(0) == 5 == len(drawn) - 5
    assert all("card" in event and "hidden" not in event for event in drawn)
    one = [event for line in table.lines for event in line.told([1]) if event["event"] == "drew"]
    assert {event["seat"] for event in one if "hidden" in event} == {0}


def test_whether_an_answer_ends_the_turn_is_foreseen_by_what_the_seat_knows() -> None:
    """Seat 1 has one card. If it cannot pay for it, it is offered without a question, and seat 0 is
    asked again: whoever is asked to confirm the end of the turn would learn that."""
    foreseen = []
    for card, asked in [("merchant_ship_wood", 1), ("galley", 0)]:  # it has wood, and no wheat
        game = game_with(
            {"hand": ["forum", "baths"]},
            {"hand": [card], "goods": {"gold": 0, "wood": 1, "stone": 0, "clay": 0, "wheat": 0}},
        )
        say(game, "offer forum")
        answer = game.rules.answer("pass")
        played = game.copy()
        played.choose(answer)
        assert to_move(played) == asked
        table = Table(sheet_of(["ada", "bea"], {}), game)
        foreseen.append(table.ends_turn(answer))
    assert foreseen[0] == foreseen[1]


def test_a_table_with_a_long_log_is_opened_page_by_page(tmp_path: Path) -> None:
    with Running(tmp_path / "games.db", limits=Limits(undos=UNDOS)) as running:
        ada, bert = running.guest("Ada"), running.guest("Bert")
        table = ada.table([{"kind": "me"}, {"kind": "here", "name": "Bea"}], seed="7")
        with ada.at(table) as socket:
            socket.until("table")
            while socket.question is not None and socket.number < 2 * PAGE + 50:
                options = socket.question["options"]
                done = socket.answer(options[socket.number % len(options)]["answer"])
                socket.wait_for(done["number"])
            log = socket.log
        with bert.at(table) as other:
            first = other.until("table")
            assert len(first["log"]) == PAGE
            while min(other.log) > 1:
                other.until("log")
            assert sorted(other.log) == list(range(1, other.number + 1))
            assert set(log) <= set(other.log) and len(log) > PAGE
