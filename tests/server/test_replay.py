"""Finished games: every moment through anybody's eyes, records, positions, playing on."""

import json
from pathlib import Path

import theogony
from theogony.core.record import Replay
from theogony.deus.cards import IDS

from .running import Finished, Guest


def test_nothing_of_a_running_game_can_be_looked_back_at(ada: Guest) -> None:
    table = ada.table([{"kind": "me"}, {"kind": "here", "name": "Bea"}])
    for path in ("moments", "at/0", "at/0?eyes=all", "told", "record", "position/0"):
        found = ada.http.get(f"/api/tables/{table}/{path}")
        assert found.status_code == 403 and found.json()["code"] == "not_over"
    assert "not over" in ada.refused(f"/api/tables/{table}/from/0", {"seat": 0})


def test_the_record_replays_to_the_same_scores(finished: Finished) -> None:
    text = finished.guest.http.get(f"/api/tables/{finished.table}/record").text
    game = Replay(theogony.game("deus"), text).finish()
    assert game.over and game.scores() == finished.socket.views[0]["scores"]


def test_every_moment_has_its_points_and_the_last_one_the_scores(finished: Finished) -> None:
    found = finished.guest.get(f"/api/tables/{finished.table}/moments")["moments"]
    assert [one["answers"] for one in found] == list(range(len(found)))
    assert found[-1]["vp"] == finished.socket.views[0]["scores"] and found[-1]["asked"] is None
    turns = [one["turn"] for one in found]
    assert turns == sorted(turns) and turns[0] == 1


def test_a_moment_is_what_the_seat_saw_then(finished: Finished) -> None:
    views, told = {}, {}
    for text in finished.socket.heard:
        message = json.loads(text)
        if message["is"] in ("table", "update"):
            views[message["number"]] = message["views"]
            for entry in message.get("log") or [message["entry"]]:
                told[entry["number"]] = entry["events"]
    for number in range(2, max(views), 17):
        path = f"/api/tables/{finished.table}/at/{number - 1}?eyes=0"
        shown = finished.guest.get(path)
        assert shown["views"] == views.get(number, shown["views"])
        assert shown["events"] == told[number]
    assert len(views) > 40


def test_the_told_log_is_what_each_moment_told_those_eyes(finished: Finished) -> None:
    for eyes in ("0", "1", "spectator", "all"):
        told = finished.guest.get(f"/api/tables/{finished.table}/told?eyes={eyes}")["entries"]
        assert [one["number"] for one in told] == list(range(len(told)))
        for answers in range(0, len(told), 23):
            path = f"/api/tables/{finished.table}/at/{answers}?eyes={eyes}"
            assert finished.guest.get(path)["events"] == told[answers]["events"]
    found = finished.guest.http.get(f"/api/tables/{finished.table}/told?eyes=9")
    assert found.status_code == 400 and "expected 0 to 1" in found.json()["error"]


def test_only_whoever_gave_an_answer_reads_its_name(finished: Finished) -> None:
    def names(eyes: str) -> list[str | None]:
        path = f"/api/tables/{finished.table}/told?eyes={eyes}"
        found: list[str | None] = finished.guest.get(path)["names"]
        return found

    path = f"/api/tables/{finished.table}/moments"
    givers = [one["seat"] for one in finished.guest.get(path)["moments"]]
    assert [name is not None for name in names("1")] == [giver == 1 for giver in givers]
    assert [name is not None for name in names("all")] == [giver is not None for giver in givers]
    assert not any(names("spectator"))


def test_eyes_of_another_seat_or_a_spectator_see_no_other_hand(finished: Finished) -> None:
    path = f"/api/tables/{finished.table}/at/40?eyes="
    everybody = finished.guest.get(path + "all")
    hands = [one["view"]["seats"][one["seat"]]["hand"] for one in everybody["views"]]
    assert [set(hand) <= set(IDS) for hand in hands] == [True, True]
    for eyes in ("0", "1", "spectator"):
        (one,) = finished.guest.get(path + eyes)["views"]
        for seat, shown in enumerate(one["view"]["seats"]):
            is_own = eyes == str(seat)
            assert shown["hand"] == (hands[seat] if is_own else len(hands[seat]))


def test_a_position_is_read_back_and_played_on_from(finished: Finished, ada: Guest) -> None:
    position = ada.get(f"/api/tables/{finished.table}/position/30")
    game = theogony.game("deus").from_position(position)
    made = ada.post(f"/api/tables/{finished.table}/from/30", {"seat": 1, "level": "random"})
    info = ada.get(f"/api/tables/{made['table']}")
    assert info["origin"] == {"table": finished.table, "answers": 30}
    assert [one["kind"] for one in info["seats"]] == ["bot", "person"]
    with ada.at(made["table"]) as socket:
        begun = socket.until("table")
        if begun["number"] == 1:
            assert socket.views[1] == json.loads(json.dumps(game.view(1)))


def test_a_game_begun_by_older_rules_goes_on_from_its_position(tmp_path: Path) -> None:
    """The stored version is changed by hand, as if the rules had been raised meanwhile."""
    import sqlite3

    from .running import Running

    path = tmp_path / "old.db"
    with Running(path) as server:
        guest = server.guest("Ada")
        table = guest.table([{"kind": "me"}, {"kind": "here", "name": "Bea"}])
        with guest.at(table) as socket:
            socket.until("table")
            for _ in range(6):
                answer = socket.question["options"][0]["answer"]  # type: ignore[index]
                socket.wait_for(socket.answer(answer)["number"])
            before = socket.views
    database = sqlite3.connect(path)
    database.execute("UPDATE entries SET data = json_set(data, '$.version', 0) WHERE kind='begin'")
    database.execute("UPDATE tables SET version = 0")
    database.commit()
    database.close()
    with Running(path) as server:
        guest = guest.elsewhere(server.host)
        with guest.at(table) as socket:
            shown = socket.until("table")
            now = theogony.game("deus").version
            assert shown["version_note"] == {"was": 0, "now": now}
            assert socket.views == before
            assert socket.log[8]["kind"] == "begin"
            socket.play(lambda options, count: options[count % len(options)])
        moments = guest.get(f"/api/tables/{table}/moments")["moments"]
        assert [one["answers"] for one in moments] == list(range(len(moments)))
        assert guest.get(f"/api/tables/{table}/at/3?eyes=0")["views"]
        record = guest.http.get(f"/api/tables/{table}/record").text
        assert record.count("\nrules ") == 2
        assert Replay(theogony.game("deus"), record).finish().over
    with Running(path) as server:
        guest = guest.elsewhere(server.host)
        with guest.at(table) as socket:
            socket.until("table")
            assert socket.over
