"""Who sits where: invitations, open seats, leaving, votes, coming back, rematch."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from uuid import uuid4

import pytest

from theogony.players import USUAL
from theogony.server.limits import HOUR, ONE_ADDRESS

from .running import Finished, Guest, Running

ME, OPEN, INVITE = {"kind": "me"}, {"kind": "open"}, {"kind": "invite"}
BOT = {"kind": "bot", "level": "random"}


def made(guest: Guest, *seats: dict[str, str]) -> tuple[str, dict[str, str]]:
    wish = {"game": "deus", "seats": list(seats), "pace": "instant"}
    found = guest.post("/api/tables", wish)
    return found["table"], found["invites"]


def seat(guest: Guest, table: str, number: int) -> dict[str, object]:
    found: dict[str, object] = guest.get(f"/api/tables/{table}")["seats"][number]
    return found


def test_an_invitation_seats_one_person(running: Running, ada: Guest, bert: Guest) -> None:
    table, invites = made(ada, ME, INVITE)
    path, _, token = invites["1"].partition("#invite=")
    assert path == f"/table/{table}" and len(token) >= 20
    assert ada.get(f"/api/tables/{table}")["invites"] == invites
    assert bert.get(f"/api/tables/{table}")["invites"] == {}
    assert "free" in bert.refused(f"/api/tables/{table}/sit", {})
    assert "invitation" in bert.refused(f"/api/tables/{table}/sit", {"invite": token[:-1]})
    sat = bert.post(f"/api/tables/{table}/sit", {"invite": token})
    assert sat == {"table": table, "seat": 1}
    assert bert.post(f"/api/tables/{table}/sit", {"invite": token}) == sat  # sent again
    cleo = running.guest("Cleo")
    assert "used up" in cleo.refused(f"/api/tables/{table}/sit", {"invite": token})
    info = ada.get(f"/api/tables/{table}")
    assert info["state"] == "playing" and info["invites"] == {}
    assert [one["name"] for one in info["seats"]] == ["Ada", "Bert"]


def test_the_game_begins_when_the_last_seat_is_taken(ada: Guest, bert: Guest) -> None:
    table, _ = made(ada, ME, OPEN)
    with ada.at(table) as waiting:
        assert waiting.until("table")["views"] == []
        assert table in [one["id"] for one in bert.get("/api/tables?list=open")["tables"]]
        bert.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bertram"})
        waiting.wait_for(2)
        assert [entry["kind"] for entry in waiting.log.values()] == ["seat", "begin"]
        assert waiting.log[1]["change"] == {"what": "sat", "name": "Bertram", "level": None}
        assert list(waiting.views) == [0]
    assert table in [one["id"] for one in bert.get("/api/tables?list=mine")["tables"]]
    assert table in [one["id"] for one in bert.get("/api/tables?list=watch")["tables"]]


def test_before_the_game_a_seat_left_is_free_again(ada: Guest, bert: Guest) -> None:
    table, invites = made(ada, ME, INVITE, OPEN)
    token = invites["1"].partition("=")[2]
    bert.post(f"/api/tables/{table}/sit", {"invite": token})
    bert.post(f"/api/tables/{table}/leave")
    again = ada.get(f"/api/tables/{table}")["invites"]["1"].partition("=")[2]
    assert again != token and seat(ada, table, 1)["kind"] == "invite"
    assert "used up" in bert.refused(f"/api/tables/{table}/sit", {"invite": token})
    assert "no seat of yours" in bert.refused(f"/api/tables/{table}/leave")


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Running]:
    """Who does not look may be voted on at once; bots that replace people wait for ever."""
    limits = replace(ONE_ADDRESS, away=0, grace=HOUR)
    with Running(tmp_path / "games.db", limits=limits) as server:
        yield server


def test_an_absent_player_is_replaced_by_vote_and_comes_back(hasty: Running) -> None:
    ada, bert, cleo = (hasty.guest(name) for name in ("Ada", "Bert", "Cleo"))
    table, _ = made(ada, ME, OPEN, OPEN)
    bert.post(f"/api/tables/{table}/sit", {"seat": 1})
    cleo.post(f"/api/tables/{table}/sit", {"seat": 2})
    assert seat(ada, table, 1)["needed"] == 2
    with bert.at(table) as there:
        there.until("table")
        assert seat(ada, table, 1)["here"] and seat(ada, table, 1)["needed"] == 0
        assert "away" in ada.refused(f"/api/tables/{table}/vote", {"seat": 1})
        ada.post(f"/api/tables/{table}/vote", {"seat": 2})
        assert there.until("update")["entry"]["kind"] == "vote"
        cleo.post(f"/api/tables/{table}/leave")
        there.wait_for(there.number + 1)
        assert there.info["seats"][2]["away"] and there.info["seats"][2]["votes"] == 0
    bert.post(f"/api/tables/{table}/leave")
    assert "only people" in cleo.refused(f"/api/tables/{table}/vote", {"seat": 1})
    assert seat(ada, table, 1)["needed"] == 1  # those who left have no vote
    bert.post(f"/api/tables/{table}/back")
    assert seat(ada, table, 2)["needed"] == 2
    ada.post(f"/api/tables/{table}/vote", {"seat": 2})
    number = ada.post(f"/api/tables/{table}/vote", {"seat": 2})["number"]
    assert seat(ada, table, 2)["votes"] == 1 and seat(ada, table, 2)["voted"]
    assert bert.post(f"/api/tables/{table}/vote", {"seat": 2})["number"] >= number + 2
    assert seat(ada, table, 2)["level"] == USUAL and seat(ada, table, 2)["away"]
    assert seat(cleo, table, 2)["mine"] and not seat(ada, table, 2)["mine"]
    with cleo.at(table) as gone:
        gone.until("table")
        assert list(gone.views) == [None]
        cleo.post(f"/api/tables/{table}/back")
        while list(gone.views) != [2]:
            gone.next()
    assert seat(ada, table, 2)["level"] is None and not seat(ada, table, 2)["away"]
    assert "no seat of yours" in cleo.refused(f"/api/tables/{table}/back")


def test_who_reloads_the_page_is_not_voted_on(running: Running, ada: Guest, bert: Guest) -> None:
    table, _ = made(ada, ME, OPEN)
    bert.post(f"/api/tables/{table}/sit", {})
    with ada.at(table) as watching:
        with bert.at(table) as there:
            there.until("table")
        while watching.until("presence")["here"][1]:
            pass
        assert seat(ada, table, 1)["needed"] == 0
        assert "expected a person who is away" in ada.refused(
            f"/api/tables/{table}/vote", {"seat": 1}
        )
    bert.post(f"/api/tables/{table}/leave")  # who says so need not be waited for
    assert seat(ada, table, 1)["needed"] == 1


def test_who_sat_down_just_now_is_waited_for_as_if_they_had_looked(running: Running) -> None:
    ada, bert = running.guest("Ada"), running.guest("Bert")
    table, _ = made(ada, ME, OPEN)
    running.house.lives[table].begun -= HOUR  # it stands open for long
    bert.post(f"/api/tables/{table}/sit", {})
    assert seat(ada, table, 1)["needed"] == 0
    assert "away" in ada.refused(f"/api/tables/{table}/vote", {"seat": 1})


def test_the_others_hear_when_somebody_has_been_away_for_long_enough(tmp_path: Path) -> None:
    with Running(tmp_path / "games.db", limits=replace(ONE_ADDRESS, away=0.3)) as running:
        ada, bert = running.guest("Ada"), running.guest("Bert")
        table, _ = made(ada, ME, OPEN)
        bert.post(f"/api/tables/{table}/sit", {})
        with ada.at(table) as watching:
            with bert.at(table) as there:
                there.until("table")
            while watching.until("presence")["needed"] != [0, 1]:
                pass
            ada.post(f"/api/tables/{table}/vote", {"seat": 1})


def test_votes_lapse_when_the_person_looks_again(hasty: Running) -> None:
    ada, bert, cleo = (hasty.guest(name) for name in ("Ada", "Bert", "Cleo"))
    table, _ = made(ada, ME, OPEN, OPEN)
    for guest in (bert, cleo):
        guest.post(f"/api/tables/{table}/sit", {})
    with ada.at(table) as watching:
        watching.until("table")
        ada.post(f"/api/tables/{table}/vote", {"seat": 1})
        watching.until("update")
        assert watching.info["seats"][1]["votes"] == 1
        with bert.at(table) as there:
            there.until("table")
            assert there.info["seats"][1]["votes"] == 0
            while watching.info["seats"][1]["votes"]:
                watching.until("table")
        while not watching.until("presence")["needed"][1]:
            pass
        cleo.post(f"/api/tables/{table}/vote", {"seat": 1})
    assert seat(ada, table, 1)["level"] is None  # one of two


def test_a_bot_waits_before_it_answers_for_whom_it_replaces(hasty: Running) -> None:
    """Whoever comes back within that time has lost nothing; the bot of who left begins at once."""
    ada, bert = hasty.guest("Ada"), hasty.guest("Bert")
    voted_out, before = replaced(ada, bert, "voted out")
    left, number = replaced(ada, bert, "left")
    with ada.at(left) as watching:
        watching.wait_for(number + 1)  # thoughts are thought in turn: the other would be there
        assert watching.log[number + 1]["kind"] == "answer"
    bert.post(f"/api/tables/{voted_out}/back")
    with bert.at(voted_out) as there:
        there.until("table")
        kinds = [there.log[number]["kind"] for number in (before - 1, before, before + 1)]
        assert kinds == ["vote", "seat", "seat"]
        assert there.question is not None


def replaced(ada: Guest, bert: Guest, way: str) -> tuple[str, int]:
    """A table where a bot was just voted to play for Bert, who is asked, and the entry of it."""
    table, _ = made(ada, ME, OPEN)
    bert.post(f"/api/tables/{table}/sit", {})
    with ada.at(table) as watching:
        watching.until("table")
        while watching.question is not None:
            options = watching.question["options"]
            assert watching.answer(options[0]["answer"])["is"] == "ack"
            watching.wait_for(watching.number + 1)
    if way == "left":
        bert.post(f"/api/tables/{table}/leave")
    number = int(ada.post(f"/api/tables/{table}/vote", {"seat": 1})["number"])
    assert seat(ada, table, 1)["level"] == USUAL
    return table, number


def test_a_rematch_is_one_table_for_all_who_played(
    finished: Finished, ada: Guest, bert: Guest
) -> None:
    late = len(finished.socket.log) - 8
    wish = {"seat": 0, "level": "random"}
    table = ada.post(f"/api/tables/{finished.table}/from/{late}", wish)["table"]
    assert "not over" in ada.refused(f"/api/tables/{table}/rematch")
    with ada.at(table) as socket:
        socket.play()
        again = ada.post(f"/api/tables/{table}/rematch")["table"]
        assert ada.post(f"/api/tables/{table}/rematch")["table"] == again != table
        socket.until("table")
        assert socket.info["rematch"] == again
    assert "only who played" in bert.refused(f"/api/tables/{finished.table}/rematch")
    assert [one["kind"] for one in ada.get(f"/api/tables/{again}")["seats"]] == ["bot", "person"]


def test_play_now_is_a_game_against_two_bots(ada: Guest) -> None:
    table = ada.post("/api/play", {"game": "deus"})["table"]
    seats = ada.get(f"/api/tables/{table}")["seats"]
    assert [one["level"] for one in seats] == [None, USUAL, USUAL]
    assert ada.get(f"/api/tables/{table}")["pace"] == "human"


def test_a_typed_seed_is_marked_and_repeats_the_table(ada: Guest) -> None:
    views = []
    for _ in range(2):
        table = ada.table([ME, {"kind": "here", "name": "Bea"}], seed="12345")
        assert ada.get(f"/api/tables/{table}")["open_seed"]
        with ada.at(table) as socket:
            socket.until("table")
            views.append(socket.views)
    assert views[0] == views[1]
    assert not ada.get(f"/api/tables/{ada.table([ME, BOT])}")["open_seed"]


def test_every_map_that_is_shown_can_be_played_and_so_can_one_of_ones_own(ada: Guest) -> None:
    deus = next(one for one in ada.get("/api/games")["games"] if one["game"] == "deus")
    layout = next(one for one in deus["switches"] if one["name"] == "layout")
    assert [int(players) for players in layout["shapes"]] == deus["players"]
    for players, maps in layout["shapes"].items():
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (int(players) - 1)]
        for name, tiles in maps.items():
            ada.table(seats, switches={"layout": name})
            ada.table(seats, switches={"layout": [{"at": at} for at in tiles]})
        short = {"game": "deus", "seats": seats, "switches": {"layout": [{"at": [0, 0]}]}}
        assert f"has 1 tiles, expected {len(tiles)}" in ada.refused("/api/tables", short)


def mine(guest: Guest) -> list[str]:
    return [one["id"] for one in guest.get("/api/tables?list=mine")["tables"]]


def test_who_leaves_bots_alone_gives_the_game_up_and_may_take_it_up_again(
    running: Running, ada: Guest, bert: Guest
) -> None:
    table = ada.table([ME, {"kind": "here", "name": "Bea"}, BOT])
    with bert.at(table) as watching:
        watching.until("table")
        ada.post(f"/api/tables/{table}/leave", {"seat": 1})
        assert mine(ada) == [table]
        ada.post(f"/api/tables/{table}/leave")
        while watching.info["state"] != "dropped":
            watching.until("update")
        number = watching.number
        lists = ("mine", "open", "watch", "finished")
        for which in lists:
            found = ada.get(f"/api/tables?list={which}")["tables"]
            assert table not in [one["id"] for one in found]
        assert "no seat of yours" in ada.refused(f"/api/tables/{table}/leave")
        assert "not over" in bert.http.get(f"/api/tables/{table}/record").json()["error"]
        running.house.lives.pop(table)  # what was stored is the same
        assert ada.get(f"/api/tables/{table}")["state"] == "dropped"
        assert ada.get(f"/api/tables/{table}")["number"] == number
    ada.post(f"/api/tables/{table}/back")
    assert mine(ada) == [table]
    with ada.at(table) as again:
        again.until("table")
        assert again.info["state"] == "playing" and list(again.views) == [0, 1]
        while again.question is None:
            again.next()
        options = [option["answer"] for option in again.question["options"]]
        assert again.answer(options[0])["is"] == "ack"


def test_a_game_is_given_up_by_the_last_who_leaves(ada: Guest, bert: Guest) -> None:
    table, _ = made(ada, ME, OPEN)
    bert.post(f"/api/tables/{table}/sit", {})
    ada.post(f"/api/tables/{table}/leave")
    assert mine(ada) == mine(bert) == [table]
    bert.post(f"/api/tables/{table}/leave")
    assert mine(ada) == mine(bert) == []
    ada.post(f"/api/tables/{table}/back")
    assert mine(ada) == mine(bert) == [table]


def test_a_table_that_never_began_can_be_given_up(ada: Guest, bert: Guest) -> None:
    seated, _ = made(ada, ME, OPEN)
    unseated, _ = made(ada, OPEN, OPEN)
    with bert.at(unseated) as looking:
        looking.until("table")
        for table in (seated, unseated):
            ada.post(f"/api/tables/{table}/leave")
        assert looking.until("table")["table"]["state"] == "dropped"
    assert mine(ada) == []
    bert.post(f"/api/tables/{unseated}/sit", {})
    assert bert.get(f"/api/tables/{unseated}")["state"] == "open"
    assert "no seat of yours" in ada.refused(f"/api/tables/{unseated}/leave")


def test_unfinished_tables_are_limited_and_given_up_ones_kept(
    running: Running, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("theogony.server.house.UNFINISHED", 2)
    monkeypatch.setattr("theogony.server.house.GIVEN_UP", 2)
    first, second = ada.table([ME, BOT]), ada.table([ME, BOT])
    wish = {"game": "deus", "seats": [ME, BOT]}
    assert "2 unfinished tables, expected fewer: finish or leave" in ada.refused(
        "/api/tables", wish
    )
    ada.post(f"/api/tables/{first}/leave")
    third = ada.table([ME, BOT])
    for table in (second, third):
        ada.post(f"/api/tables/{table}/leave")
    kept = [ada.http.get(f"/api/tables/{one}").status_code for one in (first, second, third)]
    assert kept == [404, 200, 200]
    assert mine(ada) == []


def test_a_wish_with_a_key_makes_one_table(tmp_path: Path) -> None:
    """Sent again, sent twice at once, and after a restart."""
    wishes: list[tuple[str, dict[str, object]]] = [
        ("/api/tables", {"game": "deus", "seats": [ME, INVITE], "key": str(uuid4())}),
        ("/api/play", {"game": "deus", "key": str(uuid4())}),
    ]
    with Running(tmp_path / "games.db") as running:
        ada, bert = running.guest("Ada"), running.guest("Bert")
        made = [ada.post(path, wish) for path, wish in wishes]
        with ThreadPoolExecutor(8) as hands:
            fresh = wishes[0][1] | {"key": str(uuid4())}
            twice = list(hands.map(lambda _: ada.post("/api/tables", fresh), range(8)))
        assert all(one == twice[0] for one in twice)
        for (path, wish), first in zip(wishes, made, strict=True):
            assert ada.post(path, wish) == first
            assert bert.post(path, wish)["table"] != first["table"]
        other = wishes[0][1] | {"pace": "instant"}
        assert "used for another table" in ada.refused("/api/tables", other)
        assert len(mine(ada)) == 3
    with Running(tmp_path / "games.db") as running:
        ada = ada.elsewhere(running.host)
        assert [ada.post(path, wish) for path, wish in wishes] == made
        assert len(mine(ada)) == 3


def test_a_wish_to_play_on_with_a_key_makes_one_table(finished: Finished, ada: Guest) -> None:
    address = f"/api/tables/{finished.table}/from/"
    wish = {"seat": 0, "level": "random", "key": str(uuid4())}
    made = ada.post(f"{address}3", wish)
    assert ada.post(f"{address}3", wish) == made
    assert "used for another table" in ada.refused(f"{address}4", wish)
