"""`theogony serve` as people start it, and bots that go on after a crash."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from theogony.cli.serve import RunsThere, address_of, data_folder, greeting, place_for
from theogony.core.compiled import is_compiled
from theogony.core.errors import WrongInput
from theogony.server.kept import Chair
from theogony.server.serve import listening, own_addresses
from theogony.server.store import Store

from ..cli.runs import refused
from ..signals import heed_ctrl_c
from .running import WAIT, Guest, Running, wait_until

COMMAND = [sys.executable, "-c", "from theogony.cli import main; main()", "serve"]


def test_it_says_where_it_is_and_ends_when_told(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "games.db"
    command = [*COMMAND, "--port", "0", "--db", str(path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, preexec_fn=heed_ctrl_c
    ) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            found = re.match(
                r"Theogony is at http://(localhost:\d+)/ \(Ctrl.C ends it; .* in (.*)\)$", line
            )
            assert found is not None and found[2] == str(path)
            guest = Guest(found[1], "Ada")
            assert guest.get("/api/me")["name"] == "Ada"
        finally:
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
        command,
        stdout=pipe,
        stderr=pipe,
        text=True,
        start_new_session=True,
        preexec_fn=heed_ctrl_c,
    ) as process:
        assert process.stdout is not None
        address, *more = [process.stdout.readline() for _ in range(1 if is_compiled() else 2)]
        assert all("a priest takes about 8 seconds a turn" in line for line in more)
        ada = Guest(address.split("/")[2], "Ada")
        bot = {"kind": "bot", "level": "demigod"}
        table = ada.table([bot, bot, bot, {"kind": "open"}], pace="human", seed="1")
        with ada.at(table) as socket:
            ada.post(f"/api/tables/{table}/sit")
            socket.until("thinking")
            (os.killpg if to_all else os.kill)(process.pid, sent)
            said, complained = process.communicate()
    assert (process.returncode, said, complained) == (0, "", "")


INTERRUPTED = """
import os, signal, sys

loading = sys.argv.pop(1)

class Impatient:
    def find_spec(self, name, *_):
        if name == loading:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Impatient())
from theogony.cli import main
main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("loading", ["typer", "theogony.cli.play", "theogony.server.store"])
def test_it_ends_quietly_before_it_runs(loading: str, tmp_path: Path) -> None:
    """Whoever presses Ctrl+C while it is still being loaded is told nothing."""
    options = ["--port", "0", "--db", str(tmp_path / "games.db"), "--open-browser"]
    command = [sys.executable, "-c", INTERRUPTED, loading, "serve", *options]
    process = subprocess.run(
        command, capture_output=True, text=True, timeout=WAIT, preexec_fn=heed_ctrl_c
    )
    assert (process.returncode, process.stdout, process.stderr) == (130, "", "")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--port", "65536"], "port is 65536, expected 0 to 65535"),
        (["--port", "x"], "--port is 'x', expected a whole number"),
        (["--host", ""], "host is empty"),
        (["--host", "nowhere.invalid", "--port", "0"], "cannot serve at nowhere.invalid:0"),
        (["--workers", "0"], "workers is 0, expected 1 to 256"),
        (["--proxy", "proxy.example"], "proxy is 'proxy.example', expected an address or network"),
        (["--proxy", "10.0.0.1/8"], "proxy is '10.0.0.1/8', expected an address or network"),
        (["--proxy", "10.0.0.1", "--proxy", ""], "proxy is '', expected an address or network"),
        (["--origin", "play.example"], "expected one like https://play.example"),
        (["--port", "0", "--db", "."], "is a folder, expected a file"),
        (["--port", "0", "--db", "/dev/null/x"], "cannot be opened"),
        (["--port", "0", "--db", ""], "--db is empty, expected the name of a file"),
        (["--sideways"], "No such option"),
    ],
)
def test_wrong_input_is_one_sentence(options: list[str], why: str) -> None:
    assert why in refused("serve", *options)


def test_where_theogony_has_the_port_one_is_told_to_open_it(
    running: Running, tmp_path: Path
) -> None:
    port = running.host.partition(":")[2]
    assert refused("serve", "--port", port, "--db", str(tmp_path / "x.db")) == (
        f"Theogony runs there already: open http://localhost:{port}/"
        " (another one: --port N --db FILE)"
    )
    assert not (tmp_path / "x.db").exists()


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the browser of whoever starts the server is told to open."""
    browser, opened = tmp_path / "browser.py", tmp_path / "opened"
    browser.write_text(f"import sys; open({str(opened)!r}, 'w').write(sys.argv[1])")
    monkeypatch.setenv("BROWSER", f"{sys.executable} {browser} %s")
    return opened


def test_the_page_is_opened_in_the_browser(opened: Path, tmp_path: Path) -> None:
    command = [*COMMAND, "--port", "0", "--db", str(tmp_path / "games.db"), "--open-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.match(r"Theogony is at (\S+) ", process.stdout.readline())
        try:
            wait_until(lambda: opened.exists() and opened.read_text().endswith("/"))
        finally:
            process.terminate()
    assert found is not None and opened.read_text() == found[1]


def test_the_one_that_runs_is_opened_in_the_browser(
    running: Running, opened: Path, tmp_path: Path
) -> None:
    port = running.host.partition(":")[2]
    process = subprocess.run(
        [*COMMAND, "--port", port, "--db", str(tmp_path / "x.db"), "--open-browser"],
        capture_output=True,
        text=True,
    )
    assert (process.returncode, process.stderr) == (0, "")
    assert process.stdout.startswith("Theogony runs there already: open http://localhost:")
    assert opened.read_text() == f"http://localhost:{port}/"
    assert not (tmp_path / "x.db").exists()


@contextmanager
def occupied(port: int = 0) -> Iterator[int]:
    """A port that some program has; it answers whoever asks with a page of its own."""
    with listening("127.0.0.1", port) as place:
        found = int(place.getsockname()[1])
        place.settimeout(WAIT)
        thread = threading.Thread(target=answer_all, args=(place,), daemon=True)
        thread.start()
        yield found
        with socket.create_connection(("127.0.0.1", found)) as line:
            line.sendall(b"end")
        thread.join()


def answer_all(place: socket.socket) -> None:
    asked = b""
    while asked != b"end":
        line, _ = place.accept()
        with line:
            asked = line.recv(4096)
            line.sendall(b"HTTP/1.0 200 OK\r\n\r\n<title>Cooking</title>")


def test_a_named_port_of_another_program_is_refused(tmp_path: Path) -> None:
    """Before anything else: a folder is no database."""
    with occupied() as port:
        assert refused("serve", "--port", str(port), "--db", str(tmp_path)) == (
            f"cannot serve at 127.0.0.1: port {port} is used by another program, expected a free"
            " one: --port N"
        )


def test_without_a_named_port_the_next_free_one_is_taken() -> None:
    with occupied() as port, place_for("127.0.0.1", [port, 0]) as place:
        found = place.getsockname()[1]
        (line, *_) = greeting("127.0.0.1", port, place, Path("games.db"))
        assert line == (
            f"Theogony is at http://localhost:{found}/ (port {port} is used by another program;"
            " Ctrl+C ends it; games are kept in games.db)"
        )


def test_where_the_port_is_free_nothing_is_said_of_another_program() -> None:
    with place_for("127.0.0.1", [0]) as place:
        port = place.getsockname()[1]
        (line, *_) = greeting("127.0.0.1", port, place, Path("games.db"))
    assert line == (
        f"Theogony is at http://localhost:{port}/ (Ctrl+C ends it; games are kept in games.db)"
    )


def test_where_all_ports_are_used_it_says_how_to_name_another() -> None:
    with occupied() as one, occupied() as other:
        with pytest.raises(WrongInput, match=f"ports {one} to {other} are used .*: --port N$"):
            place_for("127.0.0.1", [one, other])


def test_theogony_is_found_behind_ports_of_other_programs(running: Running) -> None:
    """A second `serve` after the first had to take another port."""
    theirs = int(running.host.partition(":")[2])
    with occupied() as port, pytest.raises(RunsThere) as found:
        place_for("127.0.0.1", [port, theirs])
    assert found.value.address == f"http://localhost:{theirs}/"


def test_games_that_another_server_uses_are_refused_with_the_way_out(
    running: Running, tmp_path: Path
) -> None:
    assert refused("serve", "--port", "0", "--db", str(running.path)) == (
        f"{running.path} is used by another server: end that one, or name other games by --db FILE"
    )


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_for_the_household_says_what_the_others_open(host: str, tmp_path: Path) -> None:
    with listening(host, 0) as place:
        port = place.getsockname()[1]
        first, second, *_ = greeting(host, 0, place, tmp_path / "games.db")
        own = own_addresses(place)
    assert first.startswith(f"Theogony is at http://localhost:{port}/ ")
    assert second.startswith("Others in your network open http://")
    shown = [f"http://{f'[{one}]' if ':' in one else one}:{port}/" for one in own]
    assert all(address in second for address in shown or ["http://ADDRESS:"])
    assert "localhost" not in second


def test_whoever_opens_such_an_address_may_play(tmp_path: Path) -> None:
    """By each address of this machine, another one of its loop among them."""
    with Running(tmp_path / "games.db", at="0.0.0.0") as server:
        port = server.host.partition(":")[2]
        for address in [*own_addresses(server.port), "127.0.0.2"]:
            ada = Guest(f"{address}:{port}", "Ada", address=address)
            table = ada.table([{"kind": "me"}, {"kind": "here", "name": "Bea"}])
            with ada.at(table) as line:
                line.until("table")
                assert line.question is not None
                options = line.question["options"]
                assert line.answer(options[0]["answer"])["is"] == "ack"


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
