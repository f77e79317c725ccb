"""Databases of earlier releases, opened with today's code: every game in them goes on.

`stored/` has them; how they are made says `stored/make.py`. A rules version that was raised since
is the only thing that may show: such a game goes on from its position, and says so.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import theogony
from theogony.core.errors import RecordError
from theogony.core.record import Replay
from theogony.server.schema import HEAD

from .running import Guest, Running, Socket
from .stored.make import Company, Seen, eager, last, make, pace, seen_question

FILES = sorted((Path(__file__).parent / "stored").glob("*.db"))


def seen_at(path: Path) -> Seen:
    """What the people of a database saw last."""
    found: Seen = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    return found


SEEN = {path: seen_at(path) for path in FILES}
CHOOSE = {"deus": last, "civ": eager}
LONG = ["egypt", "asked_bot", "civ", "leaders", "map", "barbarians"]
SOME = 40  # answers
SEATED = ("person", "bot")


def tables_of(state: str, only: list[str] | None = None) -> pytest.MarkDecorator:
    """A test for each of these tables of each database where nobody is away."""
    return pytest.mark.parametrize(
        ("old", "name"),
        [
            pytest.param(path, name, id=f"{path.stem}-{name}")
            for path in FILES
            for name, table in SEEN[path]["tables"].items()
            if table["state"] == state and (only is None or name in only)
            if not any(away for _, _, away in table["seats"])
        ],
        indirect=["old"],
    )


class Old:
    """A server at a copy of a stored database, and its people, who kept their cookies."""

    def __init__(self, running: Running, seen: Seen) -> None:
        self.running = running
        self.seen = seen
        self.tables: dict[str, Seen] = seen["tables"]
        self.guests = {
            name: Guest(running.host, None, cookie) for name, cookie in seen["people"].items()
        }

    @property
    def ada(self) -> Guest:
        return self.guests["Ada"]

    def id(self, name: str) -> str:
        return str(self.tables[name]["id"])

    def info(self, name: str) -> Any:
        return self.ada.get(f"/api/tables/{self.id(name)}")

    def is_newer(self, name: str) -> bool:
        """Whether the rules were changed since."""
        table = self.tables[name]
        return bool(theogony.game(table["game"]).version != table["version"])

    def begins_anew(self, name: str) -> bool:
        """Whether it goes on by other rules, which an entry says."""
        return self.tables[name]["state"] in ("playing", "dropped") and self.is_newer(name)

    def is_private(self, name: str) -> bool:
        """As it was made; what was made before there were private tables is if nobody but Ada and
        bots can sit there."""
        table = self.tables[name]
        if table["private"] is not None:
            return bool(table["private"])
        kinds = [kind for kind, _, _ in table["seats"]]
        return [*table["people"]] == ["Ada"] and all(kind in SEATED for kind in kinds)

    def company(self, name: str) -> Company:
        """All who sit at a table."""
        people = [self.guests[person] for person in self.tables[name]["people"]]
        return Company(self.running, self.id(name), people)

    def expect_opened(self, name: str, person: str, socket: Socket) -> None:
        """The same table, the same seats, the same question, the same answers to take back."""
        table, shown = self.tables[name], socket.until("table")
        seen, game = table["people"][person], theogony.game(table["game"])
        is_newer = self.begins_anew(name)
        assert shown["number"] == table["number"] + is_newer
        note = {"was": table["version"], "now": game.version} if is_newer else None
        assert shown["version_note"] == note
        if is_newer:
            assert socket.log[shown["number"]]["kind"] == "begin"
        assert [*socket.views] == seen["seats"]
        asked = seen_question(socket)
        if is_newer:
            assert of_whom(asked) == of_whom(seen["question"])
            assert socket.undo is None or (socket.undo["back"], socket.undo["forth"]) == (0, 0)
        else:
            assert asked == seen["question"] and socket.undo == seen["undo"]


def of_whom(question: Seen | None) -> tuple[int, str] | None:
    """What newer rules leave as it is, whatever they allow."""
    return None if question is None else (question["seat"], question["ask"])


@contextmanager
def opened(path: Path, seen: Seen) -> Iterator[Old]:
    with pace(0), Running(path) as running:
        old = Old(running, seen)
        yield old
        for guest in old.guests.values():
            guest.http.close()  # a test that fails keeps them
    expect_whole(path)


@pytest.fixture
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Old]:
    path = tmp_path / "games.db"
    shutil.copy(request.param, path)
    with opened(path, SEEN[request.param]) as old:
        yield old


def expect_whole(path: Path) -> None:
    """Whatever was done, the database is sound and no table has a gap."""
    database = sqlite3.connect(path)
    assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
    counted = database.execute(
        "SELECT tables.number, count(entries.number), coalesce(max(entries.number), 0)"
        " FROM tables LEFT JOIN entries ON table_id = id GROUP BY id"
    ).fetchall()
    assert counted and all(number == count == most for number, count, most in counted), counted
    database.close()


every_database = pytest.mark.parametrize("old", FILES, ids=lambda path: path.stem, indirect=True)


def ids(guest: Guest, which: str) -> set[str]:
    found = guest.get(f"/api/tables?list={which}")
    assert found["next"] is None and not any(one["damaged"] for one in found["tables"])
    return {one["id"] for one in found["tables"]}


def test_there_are_stored_databases() -> None:
    assert FILES


@every_database
def test_its_tables_are_listed_where_they_were(old: Old) -> None:
    def those(*states: str, of: str | None = None) -> set[str]:
        return {
            table["id"]
            for name, table in old.tables.items()
            if table["state"] in states
            and (of in table["people"] if of else not old.is_private(name))
        }

    for person, guest in old.guests.items():
        assert guest.get("/api/me")["name"] == person
        assert ids(guest, "mine") == those("open", "playing", "over", of=person)
    stranger = old.running.guest("Eve")
    assert ids(stranger, "mine") == set()
    assert ids(stranger, "open") == those("open")
    assert ids(stranger, "watch") == those("playing")
    assert ids(stranger, "finished") == those("over")


@every_database
def test_its_tables_open_for_their_people_as_they_were(old: Old) -> None:
    expect_all_opened(old)


def test_a_stored_database_is_never_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "v0001.db"
    path.write_text("of an earlier release", encoding="utf-8")
    command = [sys.executable, "-m", "tests.server.stored.make", str(path), "today"]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True)
    assert done.returncode == 1 and "is never made anew" in done.stderr
    assert path.read_text(encoding="utf-8") == "of an earlier release"


@pytest.mark.long
def test_a_database_that_is_made_today_opens_as_it_was(tmp_path: Path) -> None:
    """What `stored/make.py` plays is still possible."""
    path = tmp_path / "today.db"
    make(path, "today")
    with opened(path, seen_at(path)) as old:
        expect_all_opened(old)


def expect_all_opened(old: Old) -> None:
    for name, table in old.tables.items():
        info = old.info(name)
        for part in ("game", "title", "state", "asked"):
            assert info[part] == table[part], name
        assert info["number"] == table["number"] + old.begins_anew(name)
        assert info["private"] == old.is_private(name)
        seats = [[one["kind"], one["level"], one["away"]] for one in info["seats"]]
        assert seats == table["seats"]
        for person in table["people"]:
            with old.guests[person].at(table["id"]) as socket:
                old.expect_opened(name, person, socket)


@tables_of("playing")
def test_a_game_goes_on(old: Old, name: str) -> None:
    """To its end, but for those that take long."""
    with old.company(name) as company:
        choose, given = CHOOSE[old.tables[name]["game"]], company.answers
        if name in LONG:
            company.play(choose, lambda company: company.answers >= given + SOME)
        else:
            company.play_to_the_end(choose)
            assert old.info(name)["state"] == "over"


@pytest.mark.long
@tables_of("playing", only=LONG)
def test_a_game_goes_on_to_its_end(old: Old, name: str) -> None:
    with old.company(name) as company:
        company.play_to_the_end(CHOOSE[old.tables[name]["game"]])
    assert old.info(name)["state"] == "over"


@every_database
def test_answers_that_were_taken_back_are_given_again(old: Old) -> None:
    """Only rules that were changed since make that impossible."""
    for name, question in old.seen["undone"].items():
        with old.company(name) as company:
            asked = company.asked
            assert asked is not None and asked.undo is not None
            if old.is_newer(name):
                assert company.take("redo")["code"] == "nothing"
                continue
            before = asked.undo
            assert before["forth"] > 0
            for _ in range(before["forth"]):
                assert company.take("redo")["is"] == "ack"
            after = {"back": before["back"] + before["forth"], "forth": 0}
            assert asked.undo == before | after
            assert seen_question(asked) == question


@every_database
def test_an_answer_that_is_sent_again_still_counts_once(old: Old) -> None:
    table, sent = old.tables["secret"], old.seen["sent"]
    for guest in (old.guests[person] for person in table["people"]):
        with guest.at(table["id"]) as socket:
            socket.until("table")
            if sent["seat"] in socket.views:
                socket.send(do="answer", confirmed=True, **sent)
                reply = socket.reply(sent["key"])
                assert reply == {"is": "ack", "key": sent["key"], "number": table["number"]}


@every_database
def test_a_table_that_is_asked_for_again_is_still_the_same(old: Old) -> None:
    assert old.ada.post("/api/tables", old.seen["wish"])["table"] == old.id("open")


@every_database
def test_a_free_seat_is_sat_down_on_and_the_game_begins(old: Old) -> None:
    table = old.id("open")
    invite = old.info("open")["invites"]["2"].partition("=")[2]
    eve = old.running.guest("Eve")
    eve.post(f"/api/tables/{table}/sit", {"invite": invite})
    old.guests["Bert"].post(f"/api/tables/{table}/sit", {})
    with Company(old.running, table, [old.ada, old.guests["Bert"], eve]) as company:
        company.play_to_the_end(last)


@every_database
def test_a_game_that_was_given_up_is_taken_up_again(old: Old) -> None:
    old.ada.post(f"/api/tables/{old.id('dropped')}/back")
    assert old.id("dropped") in ids(old.ada, "mine")
    with old.company("dropped") as company:
        company.play_to_the_end(last)


@every_database
def test_who_left_is_waited_for_and_a_bot_plays_until_its_person_is_back(old: Old) -> None:
    table, people = old.id("left"), old.guests
    with Company(old.running, table, [people["Ada"], people["Dora"]]) as company:
        company.play(last, lambda company: company.game.question().seat == 1)
        assert company.asked is None  # Bert's question, and nobody answers for him
        people["Bert"].post(f"/api/tables/{table}/back")
    with Company(old.running, table, [people[one] for one in ("Ada", "Bert", "Dora")]) as company:
        company.play(last, lambda company: company.game.question().seat == 2)
        company.play(last, lambda company: company.asked is not None)
        log = company.sockets[0].log
        assert log[max(log)]["kind"] == "answer" and log[max(log)]["seat"] == 2
        people["Cleo"].post(f"/api/tables/{table}/back")
    with old.company("left") as company:
        company.play_to_the_end(last)


@tables_of("over")
def test_a_finished_game_can_be_looked_back_at(old: Old, name: str) -> None:
    table = old.id(name)
    info = old.info(name)
    moments = old.ada.get(f"/api/tables/{table}/moments")["moments"]
    assert [one["answers"] for one in moments] == [*range(len(moments))]
    assert moments[-1]["vp"] == info["scores"]
    for answers in range(0, len(moments), 29):
        (shown,) = old.ada.get(f"/api/tables/{table}/at/{answers}?eyes=0")["views"]
        asked = shown["view"]["question"]
        assert asked["seat"] == moments[answers]["asked"]
        position = old.ada.get(f"/api/tables/{table}/position/{answers}")
        assert theogony.game(info["game"]).from_position(position).question().seat == asked["seat"]
    told = old.ada.get(f"/api/tables/{table}/told?eyes=all")
    assert len(told["entries"]) == len(moments)
    exported = old.ada.get(f"/api/tables/{table}/export")
    assert exported["result"]["scores"] == info["scores"]


@tables_of("over")
def test_the_record_of_a_finished_game_is_replayed_or_says_why_not(old: Old, name: str) -> None:
    info = old.info(name)
    record = old.ada.http.get(f"/api/tables/{info['id']}/record").text
    rules = theogony.game(info["game"])
    if old.is_newer(name):
        version = old.tables[name]["version"]
        with pytest.raises(RecordError, match=f"made with rules '{version}'.*is installed"):
            Replay(rules, record).finish()
    else:
        assert Replay(rules, record).finish().scores() == info["scores"]


@tables_of("over")
def test_a_finished_game_is_played_on_from_a_moment(old: Old, name: str) -> None:
    table = old.id(name)
    moments = old.ada.get(f"/api/tables/{table}/moments")["moments"]
    wish = {"seat": 0, "level": "random"}
    made = old.ada.post(f"/api/tables/{table}/from/{len(moments) - 12}", wish)["table"]
    assert old.ada.get(f"/api/tables/{made}")["origin"]["table"] == table
    with Company(old.running, made, [old.ada]) as company:
        company.play_to_the_end(CHOOSE[old.tables[name]["game"]])


@every_database
def test_a_rematch_is_the_one_that_was_made(old: Old) -> None:
    for guest in (old.ada, old.guests["Bert"]):
        made = guest.post(f"/api/tables/{old.id('over')}/rematch")
        assert made["table"] == old.id("rematch") == old.info("over")["rematch"]
    assert old.info("from")["origin"]["table"] == old.id("over_civ")
