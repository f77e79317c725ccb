"""Live play: numbers, acknowledgements, keys, undo, confirmation, tabs and spectators."""

import json
from uuid import uuid4

from theogony.core.catalogue import Catalogue

from .running import Finished, Guest, Socket

ME, HERE = {"kind": "me"}, {"kind": "here", "name": "Bea"}
OPEN, BOT = {"kind": "open"}, {"kind": "bot", "level": "random"}


def first(socket: Socket) -> int:
    assert socket.question is not None
    return int(socket.question["options"][0]["answer"])


def named(socket: Socket, start: str) -> int:
    """The first option whose name begins like that."""
    assert socket.question is not None
    found = [o["answer"] for o in socket.question["options"] if o["name"].startswith(start)]
    return int(found[0])


def last(socket: Socket) -> int:
    assert socket.question is not None
    return int(socket.question["options"][-1]["answer"])


def is_numbered(socket: Socket) -> bool:
    return sorted(socket.log) == list(range(1, socket.number + 1))


def test_a_whole_game_against_a_bot_is_played_to_its_scores(finished: Finished) -> None:
    socket = finished.socket
    assert is_numbered(socket)
    assert [entry["kind"] for _, entry in sorted(socket.log.items())][-1] == "over"
    english = Catalogue("deus", "en", ["Fay", "Bot"])
    for entry in socket.log.values():
        for event in entry["events"]:
            assert english.event(event)
    info = finished.guest.get(f"/api/tables/{finished.table}")
    assert info["state"] == "over" and info["scores"] == socket.views[0]["scores"]


def test_an_answer_counts_once_however_often_it_is_sent(ada: Guest) -> None:
    with ada.at(ada.table([ME, HERE])) as socket:
        socket.until("table")
        key, number, at = str(uuid4()), socket.number, socket.number
        wish = {"seat": socket.views[0]["question"]["seat"], "answer": first(socket), "at": at}
        done = socket.answer(wish["answer"], key)
        assert done == {"is": "ack", "key": key, "number": number + 1}
        socket.wait_for(number + 1)
        for _ in range(3):
            socket.send(do="answer", key=key, confirmed=True, **wish)
            assert socket.reply(key) == done
        socket.send(do="answer", key=key, confirmed=True, **(wish | {"answer": 0}))
        assert socket.reply(key)["code"] == "key_used"
        assert socket.number == number + 1


def test_what_is_meant_for_an_older_table_is_refused_and_the_table_shown(ada: Guest) -> None:
    with ada.at(ada.table([ME, HERE])) as socket:
        socket.until("table")
        at = socket.number
        socket.answer(first(socket))
        socket.wait_for(at + 1)
        refused = socket.answer(first(socket), at=at)
        assert refused["code"] == "stale"
        shown = socket.until("table")
        assert shown["number"] == at + 1 and shown["log"] == []  # it was told all of it
        ahead = socket.answer(first(socket), at=at + 5)
        assert ahead["code"] == "stale"


def test_only_options_of_the_open_question_are_taken(ada: Guest) -> None:
    with ada.at(ada.table([ME, HERE])) as socket:
        socket.until("table")
        assert socket.question is not None
        options = {option["answer"] for option in socket.question["options"]}
        wrong = next(answer for answer in range(1000) if answer not in options)
        refused = socket.answer(wrong)
        assert refused["code"] == "illegal" and "expected" in refused["reason"]
        assert refused["rule"].startswith("deus.")
        assert socket.answer(10**8)["code"] == "illegal"
        other = 1 - socket.question["seat"]
        assert socket.answer(first(socket), seat=other)["code"] == "not_asked"
        assert socket.answer(first(socket), seat=7)["code"] == "not_yours"


def test_undo_and_redo_go_down_to_the_barrier_and_no_further(ada: Guest) -> None:
    with ada.at(ada.table([ME, HERE], seed="7")) as socket:
        socket.until("table")
        assert socket.undo is not None and socket.undo["back"] == 0
        seat = socket.undo["seat"]

        def take(do: str) -> dict[str, object]:
            key = str(uuid4())
            socket.send(do=do, key=key, at=socket.number, seat=seat)
            reply = socket.reply(key)
            if reply["is"] == "ack":
                socket.wait_for(reply["number"])
            return reply

        assert take("undo")["code"] == "barrier"
        assert take("redo")["code"] == "nothing"
        before = socket.views
        socket.wait_for(socket.answer(named(socket, "offer"))["number"])
        after = socket.views
        assert socket.undo == {"seat": seat, "back": 1, "forth": 0}
        take("undo")
        assert socket.views == before and socket.undo["forth"] == 1
        take("redo")
        assert socket.views == after and socket.undo == {"seat": seat, "back": 1, "forth": 0}
        take("undo")
        socket.wait_for(socket.answer(named(socket, "offer"))["number"])
        assert take("redo")["code"] == "nothing"
        while socket.question is not None and socket.question["seat"] == seat:
            socket.wait_for(socket.answer(last(socket))["number"])
        assert take("undo")["code"] == "not_asked"  # the cards were drawn, the turn is over
        kinds = [entry["kind"] for _, entry in sorted(socket.log.items())]
        assert kinds[:6] == ["begin", "answer", "undo", "redo", "undo", "answer"]
        assert is_numbered(socket)


def test_an_answer_that_ends_the_turn_is_confirmed_first(ada: Guest) -> None:
    with ada.at(ada.table([ME, HERE], seed="7")) as socket:
        socket.until("table")
        assert socket.question is not None
        seat = socket.question["seat"]
        done = socket.answer(named(socket, "offer"), confirmed=False)
        while done["is"] == "ack":  # the last option ends each choice of an offering
            socket.wait_for(done["number"])
            key, number, answer = str(uuid4()), socket.number, last(socket)
            done = socket.answer(answer, key, confirmed=False)
        assert done["is"] == "confirm" and isinstance(done["preview"], list)
        assert socket.question["seat"] == seat and socket.number == number
        assert socket.answer(answer, key) == {"is": "ack", "key": key, "number": number + 1}
        socket.wait_for(number + 1)
        assert socket.question["seat"] != seat


def test_tabs_agree_and_a_sleeping_one_catches_up(ada: Guest) -> None:
    table = ada.table([ME, HERE])
    with ada.at(table) as one, ada.at(table) as two:
        one.until("table")
        two.until("table")
        for _ in range(5):
            number = one.answer(first(one))["number"]
            one.wait_for(number)
            two.wait_for(number)
        assert one.views == two.views and one.undo == two.undo
        seen = one.number
        for _ in range(3):
            two.wait_for(two.answer(first(two))["number"])
        with ada.at(table, since=seen) as late:
            late.until("table")
            assert min(late.log) == seen + 1
            one.wait_for(two.number)
            assert one.views == late.views == two.views
            assert {n: one.log[n] for n in late.log} == late.log
        with ada.at(table, since=10**6) as odd:
            odd.until("table")
            assert is_numbered(odd)


def test_spectators_see_what_is_public_and_answer_nothing(ada: Guest, bert: Guest) -> None:
    table = ada.table([ME, BOT])
    with bert.at(table) as watching:
        watching.until("table")
        assert list(watching.views) == [None] and watching.undo is None
        assert watching.question is None
        watching.send(do="answer", key=str(uuid4()), at=1, seat=0, answer=0, confirmed=True)
        assert watching.until("refused")["code"] == "not_yours"
        for do in ({"do": "hint"}, {"do": "preview", "answer": 0}, {"do": "why", "name": "pass"}):
            watching.send(id="a", **do)
            assert watching.until("refused")["id"] == "a"


def test_what_the_open_question_may_bring_is_told_to_nobody_but_who_is_asked(
    ada: Guest, bert: Guest
) -> None:
    table = ada.table([ME, OPEN], seed="7")
    bert.post(f"/api/tables/{table}/sit", {"seat": 1})
    with ada.at(table) as one, bert.at(table) as two:
        for socket in (one, two):
            socket.until("table")
        asked, other = (one, two) if one.question is not None else (two, one)
        answer = first(asked)
        for do in ({"do": "preview", "answer": answer}, {"do": "why", "name": "pass"}):
            other.send(id="a", **do)
            refused = other.until("refused", "preview", "why")
            assert (refused["is"], refused["code"]) == ("refused", "not_asked")
        other.send(do="hint", id="b")
        assert other.until("refused", "hint")["code"] == "not_asked"
        asked.send(do="preview", id="c", answer=answer)
        assert asked.until("preview")["id"] == "c"


def test_preview_why_and_hint_answer_by_their_id(ada: Guest) -> None:
    with ada.at(ada.table([ME, HERE])) as socket:
        socket.until("table")
        socket.send(do="preview", id="p", answer=named(socket, "offer"))
        assert socket.until("preview")["id"] == "p"
        socket.send(do="why", id="w", name="number 3")
        assert socket.until("why")["rule"].startswith("deus.")
        socket.send(do="why", id="x", name="fly to the moon")
        assert "no answer" in socket.until("refused")["reason"]
        socket.send(do="hint", id="h")
        socket.send(do="hint", id="i")
        assert socket.until("refused") == {
            "is": "refused",
            "reason": "a hint is being thought about, expected one at a time",
            "code": "busy",
            "id": "i",
        }
        hint = socket.until("hint")
        assert socket.question is not None
        options = {option["answer"] for option in socket.question["options"]}
        assert hint["id"] == "h" and {one["answer"] for one in hint["answers"]} <= options
        best = hint["answers"][0]
        assert best["deals"] > 0 and 0 <= best["worth"] <= 1


def test_bytes_are_text_of_this_protocol(ada: Guest) -> None:
    with ada.at(ada.table([ME, HERE])) as socket:
        socket.until("table")
        socket.send(do="ping")
        assert socket.until("pong")["number"] == socket.number
        assert all(json.loads(text)["is"] for text in socket.heard)


def test_civilization_is_served_like_every_game(ada: Guest) -> None:
    with ada.at(ada.table([ME, HERE], game="civ")) as socket:
        socket.until("table")
        for count in range(12):
            assert socket.question is not None
            options = socket.question["options"]
            done = socket.answer(options[count % len(options)]["answer"])
            socket.wait_for(done["number"])
        assert socket.info["game"] == "civ" and is_numbered(socket)
