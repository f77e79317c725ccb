"""No name that comes to the server, or lies in its database, loads a class or starts a program."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import theogony
from theogony.core.errors import WrongInput
from theogony.players import apart, built_in

from .running import Finished, Guest, Running

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}
NAMES = ["python:trap:Trap", "bot:touch sprung"]


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a trap that leaves the file `sprung` in the current folder."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "trap.py").write_text("from pathlib import Path\nPath('sprung').touch()\n")
    return str(request.param)


def test_no_message_names_one(ada: Guest, bert: Guest, name: str, tmp_path: Path) -> None:
    table = {"game": "deus", "seats": [ME, {"kind": "bot", "level": name}]}
    assert f"no bot is called {name!r}" in ada.refused("/api/tables", table)
    assert name in ada.refused("/api/tables", {"game": "deus", "seats": [ME, {"kind": name}]})
    assert "no game" in ada.refused("/api/play", {"game": name})
    made = ada.post("/api/tables", {"game": "deus", "seats": [ME, {"kind": "invite"}]})
    at = f"/api/tables/{made['table']}"
    (invitation,) = made["invites"].values()
    token = invitation.partition("#invite=")[2]
    assert "level" in bert.refused(f"{at}/sit", {"invite": token, "level": name})
    bert.post(f"{at}/sit", {"invite": token, "name": name[:24]})
    for door in ("vote", "back", "leave"):
        assert "level" in ada.refused(f"{at}/{door}", {"seat": 1, "level": name})
    with ada.at(made["table"]) as socket:
        socket.until("table")
        socket.send(do="hint", id="h", level=name)
        assert "`level`" in socket.until("refused", "hint")["reason"]
    assert not (tmp_path / "sprung").exists()


def test_no_game_goes_on_from_a_moment_with_one(
    finished: Finished, ada: Guest, name: str, tmp_path: Path
) -> None:
    wish = {"seat": 1, "level": name}
    assert f"no bot is called {name!r}" in ada.refused(f"/api/tables/{finished.table}/from/9", wish)
    assert not (tmp_path / "sprung").exists()


def test_a_chair_of_the_database_starts_nothing(name: str, tmp_path: Path) -> None:
    """A bot of such a level cannot think: chance answers, and the log says so."""
    path = tmp_path / "games.db"
    with Running(path) as server:
        ada = server.guest("Ada")
        table = ada.table([ME, BOT], seed="1")
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE chairs SET level = ? WHERE kind = 'bot'", [name])
        database.commit()
    with Running(path) as server:
        with ada.elsewhere(server.host).at(table) as socket:
            socket.until("table")
            while not any(entry.get("by_chance") for entry in socket.log.values()):
                if socket.question is None:
                    socket.next()
                else:
                    socket.wait_for(
                        socket.answer(socket.question["options"][0]["answer"])["number"]
                    )
    assert not (tmp_path / "sprung").exists()


def test_a_worker_refuses_the_name(name: str, tmp_path: Path) -> None:
    game = theogony.game("deus").new(2, 1)
    with pytest.raises(WrongInput, match="no player is called"):
        built_in(name, "deus", 1)
    with pytest.raises(WrongInput, match="no player is called"):
        apart.think(name, "deus", game.position(), game.question().seat, 1, None)
    with pytest.raises(WrongInput):
        apart.consider(name, "deus", game.position(), game.question().seat, 1)
    assert not (tmp_path / "sprung").exists()
