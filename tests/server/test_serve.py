"""`theogony serve` as people start it, and bots that go on after a crash."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from theogony.cli.serve import address_of, data_folder
from theogony.server.kept import Chair
from theogony.server.store import Store

from ..cli.runs import refused
from .running import Guest, Running

COMMAND = [sys.executable, "-c", "from theogony.cli import main; main()", "serve"]


def test_it_says_where_it_is_and_ends_when_told(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "games.db"
    command = [*COMMAND, "--port", "0", "--db", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.match(r"Theogony is at http://(localhost:\d+)/ .*kept in (.*)\)$", line)
        assert found is not None and found[2] == str(path)
        guest = Guest(found[1], "Ada")
        assert guest.get("/api/me")["name"] == "Ada"
        process.send_signal(signal.SIGINT)
        assert process.wait() == 0
    assert path.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="signals of groups")
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("to_all", [False, True], ids=["server", "group"])
def test_it_ends_quietly_while_a_bot_thinks(tmp_path: Path, sent: int, to_all: bool) -> None:
    """Ctrl+C reaches the workers, too; what they hold is given back."""
    command = [*COMMAND, "--port", "0", "--db", str(tmp_path / "games.db")]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdout=pipe, stderr=pipe, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        ada = Guest(process.stdout.readline().split("/")[2], "Ada")
        bot = {"kind": "bot", "level": "demigod"}
        table = ada.table([bot, bot, bot, {"kind": "open"}], pace="human", seed="1")
        with ada.at(table) as socket:
            ada.post(f"/api/tables/{table}/sit")
            socket.until("thinking")
            (os.killpg if to_all else os.kill)(process.pid, sent)
            said, complained = process.communicate()
    assert (process.returncode, said, complained) == (0, "", "")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--port", "65536"], "port is 65536, expected 0 to 65535"),
        (["--port", "x"], "valid integer"),
        (["--host", ""], "host is empty"),
        (["--host", "nowhere.invalid", "--port", "0"], "cannot serve at nowhere.invalid:0"),
        (["--workers", "0"], "workers is 0, expected 1 to 256"),
        (["--proxy", "proxy.example"], "proxy is 'proxy.example', expected an address or network"),
        (["--proxy", "10.0.0.1/8"], "proxy is '10.0.0.1/8', expected an address or network"),
        (["--proxy", "10.0.0.1", "--proxy", ""], "proxy is '', expected an address or network"),
        (["--origin", "play.example"], "expected one like https://play.example"),
        (["--port", "0", "--db", "."], "is a folder, expected a file"),
        (["--port", "0", "--db", "/dev/null/x"], "cannot be opened"),
        (["--sideways"], "No such option"),
    ],
)
def test_wrong_input_is_one_sentence(options: list[str], why: str) -> None:
    assert why in refused("serve", *options)


def test_a_port_that_is_taken_is_refused(running: Running, tmp_path: Path) -> None:
    port = running.host.partition(":")[2]
    assert "cannot serve" in refused("serve", "--port", port, "--db", str(tmp_path / "x.db"))
    assert not (tmp_path / "x.db").exists()


def test_addresses_and_the_data_folder() -> None:
    assert address_of("0.0.0.0", 80) == "http://localhost:80/"
    assert address_of("::1", 80) == "http://[::1]:80/"
    assert "theogony" in str(data_folder())


def test_a_bot_that_was_asked_goes_on_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with Running(path) as server:
        ada = server.guest("Ada")
        table = ada.table([{"kind": "me"}, {"kind": "here", "name": "Bea"}])
        asked = ada.get(f"/api/tables/{table}")["asked"]
    give_to_bot(path, table, asked)
    with Running(path) as server:
        ada = ada.elsewhere(server.host)
        with ada.at(table) as socket:
            socket.until("table")
            while socket.question is None:
                socket.next()
            assert {entry["seat"] for entry in socket.log.values()} == {None, asked}


def give_to_bot(path: Path, table: str, seat: int) -> None:
    """Put a bot on the chair of whoever is asked, as if it had been stored so."""

    async def work() -> None:
        sheet = await store.sheet(table)
        assert sheet is not None
        sheet.chairs[seat] = Chair(seat, "bot", level="random")
        await store.keep(sheet, [], True)

    store = Store(path)
    asyncio.run(work())
    store.close()


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes cannot be looked at here")
def test_workers_of_a_killed_server_do_not_stay_behind(tmp_path: Path) -> None:
    command = [*COMMAND, "--port", "0", "--db", str(tmp_path / "games.db"), "--workers", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"localhost:\d+", process.stdout.readline())
        assert found is not None
        ada = Guest(found[0], "Ada")
        with ada.at(ada.table([{"kind": "me"}, {"kind": "here", "name": "B"}])) as socket:
            socket.until("table")
            socket.send(do="hint", id="h")
            socket.until("hint")
        workers = children(process.pid)
        assert workers
        process.kill()
    while any(is_running(pid) for pid in workers):
        pass


def children(pid: int) -> list[int]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(folder.name))
    return found


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    os.sched_yield()
    return state != "Z"
