"""Programs as players: they play by what their seat may know, and harm only themselves."""

import json
import logging
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import theogony
from tests.civ import hidden as civ_hidden
from tests.cli.runs import refused, run, said, written
from tests.deus import hidden as deus_hidden
from tests.signals import heed_ctrl_c
from theogony.core.conformance import any_option
from theogony.core.errors import WrongInput
from theogony.core.game import Game
from theogony.core.rng import seeded
from theogony.core.types import Document
from theogony.players import ExternalPlayer, Player, RandomPlayer, named, play_game, split_names
from theogony.players import program as program_module
from theogony.players.external import FAULTS, PROTOCOL, is_program
from theogony.players.program import Fault, Program

BOTS = Path(__file__).parent / "bots"
EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"
PYTHON = shlex.quote(sys.executable)
FEW = 30  # answers
CIV_LENGTH = 150  # answers: by chance nobody may ever win

pytestmark = pytest.mark.skipif(not hasattr(os, "killpg"), reason="programs play on POSIX only")


def bad(fault: str, *more: object, limit: float = 10) -> str:
    """The name of a bot that misbehaves."""
    words = [sys.executable, str(BOTS / "bad.py"), fault, *map(str, more)]
    return f"bot@{limit}:{shlex.join(words)}"


def scribe(file: Path, *more: str) -> str:
    return f"bot:{shlex.join([sys.executable, str(BOTS / 'scribe.py'), str(file), *more])}"


def lines_of(file: Path) -> list[Document]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def table(name: str, game: Game, seed: int = 1) -> list[Player]:
    """A program at seat 0, chance at the others."""
    others: list[Player] = [RandomPlayer(seat) for seat in range(1, game.seats())]
    return [named(name, game.rules.name, seed), *others]


def is_running(pid: int) -> bool:
    """Whether a process lives, or is dead and nobody has waited for it."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until(holds: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + 20
    while not holds() and time.monotonic() < deadline:
        time.sleep(0.02)
    return holds()


# Programs that play.


@pytest.mark.parametrize("command", [f"{PYTHON} bot.py", "bash bot.sh"], ids=["python", "bash"])
@pytest.mark.parametrize(("name", "players"), [("deus", 2), ("deus", 4), ("civ", 2)])
def test_the_examples_play_without_a_fault(
    command: str,
    name: str,
    players: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    if shutil.which("bash") is None:
        pytest.skip("there is no bash")
    monkeypatch.chdir(EXAMPLES)
    game = theogony.game(name).new(players, seed=5)
    play_game(game, table(f"bot:{command}", game), CIV_LENGTH if name == "civ" else 100_000)
    assert game.over or (name == "civ" and game.count == CIV_LENGTH)
    assert caplog.records == []


def test_the_python_example_has_about_30_lines() -> None:
    assert len((EXAMPLES / "bot.py").read_text().splitlines()) <= 35


def test_a_program_is_told_what_the_protocol_says(tmp_path: Path) -> None:
    deus = theogony.game("deus")
    game = deus.new(2, 3, {"joker": True})
    views: list[Document] = []
    scribes = table(scribe(tmp_path / "told"), game)
    while not game.over:
        player = scribes[game.question().seat]
        if isinstance(player, ExternalPlayer):
            views.append(game.view(0))
        game.choose(player.answer(game))
    for player in scribes:
        player.finish(game)
    told = lines_of(tmp_path / "told")
    assert told[0] == {
        "type": "hello",
        "protocol": PROTOCOL,
        "theogony": theogony.__version__,
        "game": "deus",
        "rules": deus.version,
        "schema": 1,
        "answers": deus.answers,
    }
    switches = deus.all_switches({"joker": True})
    assert told[1] == {"type": "game", "seat": 0, "players": 2, "switches": switches}
    asked = [line for line in told if line["type"] == "ask"]
    assert [line["id"] for line in asked] == list(range(1, len(views) + 1))
    assert [line["view"] for line in asked] == json.loads(json.dumps(views))
    assert {frozenset(line) for line in asked} == {frozenset({"type", "id", "limit", "view"})}
    events = [line for line in told if line["type"] == "events"]
    assert [event for line in events for event in line["events"]] == game.told(0)
    assert {frozenset(line) for line in events} == {frozenset({"type", "events"})}
    assert told[-2] == {"type": "over", "ranking": game.ranking(), "scores": game.scores()}
    assert told[-1] == {"type": "bye"}
    assert len(told) == 4 + len(asked) + len(events)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_program_may_want_sentences(language: str, tmp_path: Path) -> None:
    game = theogony.game("deus").new(2, 3)
    play_game(game, table(scribe(tmp_path / "told", language), game), FEW)
    told = lines_of(tmp_path / "told")
    asked = [line for line in told if line["type"] == "ask"]
    beginning = {"en": "Build a card, or ", "de": "Eine Karte bauen"}[language]
    assert asked[0]["texts"]["question"].startswith(beginning)
    for line in asked:
        assert len(line["texts"]["options"]) == len(line["view"]["question"]["options"])
    for line in told:
        if line["type"] == "events":
            assert len(line["texts"]) == len(line["events"])


def test_the_page_shows_messages_as_they_are(tmp_path: Path) -> None:
    page = (EXAMPLES.parent / "bot-protocol.md").read_text(encoding="utf-8")
    ours, theirs = [block.split("\n```")[0] for block in page.split("```json\n")[1:]]
    shown = {line["type"]: list(line) for line in map(json.loads, ours.splitlines())}
    game = theogony.game("deus").new(2, 3)
    play_game(game, table(scribe(tmp_path / "told"), game))
    told = lines_of(tmp_path / "told")
    assert {line["type"]: list(line) for line in told} == shown
    assert told[0] == json.loads(ours.splitlines()[0])
    assert {line["type"] for line in map(json.loads, theirs.splitlines())} == {"hello", "answer"}


def test_the_page_for_beginners_shows_the_example() -> None:
    page = (EXAMPLES.parent / "write-a-bot.md").read_text(encoding="utf-8")
    assert (EXAMPLES / "bot.py").read_text(encoding="utf-8") in page
    assert (EXAMPLES / "builder.py").read_text(encoding="utf-8") in page


def test_the_lines_can_be_read_without_a_library(tmp_path: Path) -> None:
    """As the page promises to programs that only compare and cut."""
    game = theogony.game("deus").new(2, 3)
    play_game(game, table(scribe(tmp_path / "told", "de"), game), FEW)
    for line in (tmp_path / "told").read_bytes().splitlines():
        message = json.loads(line)
        assert line.decode("ascii").startswith(f'{{"type": "{message["type"]}"')
        assert line.decode("ascii") == json.dumps(message, separators=(", ", ": "))


def test_one_process_plays_one_game(tmp_path: Path) -> None:
    deus = theogony.game("deus")
    player = named(scribe(tmp_path / "told"), "deus", 1)
    for seed in (1, 2):
        game = deus.new(2, seed)
        play_game(game, [player, RandomPlayer(seed)])
    types = [line["type"] for line in lines_of(tmp_path / "told")]
    assert [types.count(type_) for type_ in ("hello", "game", "over", "bye")] == [2, 2, 2, 2]


def test_a_game_that_follows_without_goodbye_is_a_new_one(tmp_path: Path) -> None:
    deus = theogony.game("deus")
    player = named(scribe(tmp_path / "told"), "deus", 1)
    for seed in (1, 1, 2):
        game = deus.new(2, seed)
        while game.question().seat != 0:
            game.choose(game.options().listed()[0])
        player.answer(game)
    player.finish(game)
    types = [line["type"] for line in lines_of(tmp_path / "told") if line["type"] != "events"]
    assert types == ["hello", "game", "ask", "bye"] * 3


def test_answers_taken_back_by_others_are_no_new_game(tmp_path: Path) -> None:
    game = theogony.game("deus").new(2, 3)
    player = named(scribe(tmp_path / "told"), "deus", 1)
    rng = seeded(1)
    taken_back = 0
    while not game.over and game.count < 60:
        if game.question().seat == 0:
            game.choose(player.answer(game))
            continue
        before = game.copy()
        game.choose(any_option(game, rng))
        if before.count >= game.barrier:
            game = before
            game.choose(any_option(game, rng))
            taken_back += 1
    player.finish(game)
    types = [line["type"] for line in lines_of(tmp_path / "told")]
    assert types.count("game") == 1 and taken_back > 3


def test_an_imagined_game_can_be_decided_too(tmp_path: Path) -> None:
    game = theogony.game("deus").new(2, 3)
    player = named(scribe(tmp_path / "told"), "deus", 1)
    seat = game.question().seat
    first = game.options().listed()[0]
    assert [player.decide(game.imagine(seat, seed)) for seed in range(3)] == [first] * 3
    player.finish(game)
    types = [line["type"] for line in lines_of(tmp_path / "told")]
    assert types == ["hello", "game", "ask", "ask", "ask", "bye"]


# Secrets.


def told_of(game: Game, file: Path, kind: type[ExternalPlayer] = ExternalPlayer) -> bytes:
    """All that a program hears that is asked once at this table, less the time before."""
    player = kind(scribe(file), game.rules.name, 1)
    fresh = game.rules.from_position(game.position())
    player.answer(fresh)
    player.finish(fresh)
    told = file.read_bytes()
    file.unlink()
    return told


@pytest.mark.parametrize("name", ["deus", "civ"])
def test_tables_that_differ_in_secrets_sound_the_same(name: str, tmp_path: Path) -> None:
    permuted = {"deus": deus_hidden.permuted, "civ": civ_hidden.permuted}[name]
    switches = {"deus": {"joker": True, "vp_open": False, "start_pieces": 6}, "civ": {}}[name]
    game = theogony.game(name).new(3, 4, switches)
    rng = seeded(4)
    compared = 0
    while not game.over and game.count < 200:
        if game.count % 20 == 4:
            other = permuted(game, game.question().seat, game.count)
            if other is not None:
                assert other.position() != game.position()
                assert told_of(game, tmp_path / "told") == told_of(other, tmp_path / "told")
                compared += 1
        game.choose(any_option(game, rng))
    assert compared > 5


def test_a_leak_would_be_found(tmp_path: Path) -> None:
    class Leaking(ExternalPlayer):
        def news(self, game: Game) -> list[Document]:
            return [{"type": "events", "events": game.position()["deck"]}]

    game = theogony.game("deus").new(3, 4)
    other = deus_hidden.permuted(game, game.question().seat, 1)
    assert other is not None
    told = [told_of(table, tmp_path / "told", Leaking) for table in (game, other)]
    assert told[0] != told[1]


def test_a_program_inherits_no_file_of_ours(tmp_path: Path) -> None:
    code = "import os, sys; print(sorted(os.listdir('/proc/self/fd')), file=sys.stderr)"
    if not Path("/proc/self/fd").exists():
        pytest.skip("there is no /proc")
    with open(tmp_path / "secret", "w") as file:
        os.set_inheritable(file.fileno(), True)
        program = Program([sys.executable, "-c", code])
        with pytest.raises(Fault, match="ended with status 0"):
            program.exchange(b"", 10)
    assert program.last_words() == "['0', '1', '2', '3']"  # 3 is the folder being listed


# Programs that misbehave.

SENTENCES = {
    "crash": "ended with status 1 (it last wrote \"KeyError: 'a bug of the bot'\")",
    "status": "ended with status 7",
    "signal": "ended by signal 15",
    "stall": "did not answer within 0.5 seconds",
    "busy": "did not answer within 0.5 seconds",
    "stderr": "did not answer within 0.5 seconds",
    "garbage": "wrote 'I think I shall build a forum', expected a JSON object",
    "bytes": "expected a JSON object",
    "list": "wrote [1, 2], expected a JSON object",
    "deep": "expected a JSON object",
    "digits": "expected a JSON object",
    "huge": "wrote a line of more than 65536 bytes",
    "endless": "wrote a line of more than 65536 bytes",
    "flood": "said {'type': 'chatter'}, expected an answer",
    "close": "closed its output",
    "half": "ended with status 0",
    "seat": "answered for seat 1, expected 0",
    "late": "answered question 2, expected 3",
    "illegal": "answered 100000, which is no option of question 3",
    "true": "answered True, which is no option of question 3",
    "nothing": "answered None, which is no option of question 3",
    "unknown": "said {'type': 'resign'}, expected an answer",
}


@pytest.mark.parametrize("fault", SENTENCES)
def test_a_fault_costs_an_answer_and_is_named_in_the_log(
    fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    limit = 0.5 if "within 0.5" in SENTENCES[fault] else 10
    name = bad(fault, 3, limit=limit)
    game = theogony.game("deus").new(2, 3)
    players = table(name, game)
    while not caplog.records:
        game.choose(players[game.question().seat].answer(game))
    for player in players:
        player.finish(game)
    (record,) = caplog.records
    assert record.levelno == logging.WARNING and record.name == "theogony.players.external"
    text = record.getMessage()
    assert text.startswith(f"{name} at seat 0 ")
    assert SENTENCES[fault] in text
    assert text.endswith("; chance answers instead")
    assert len(text) < len(name) + 700


def test_a_second_answer_to_one_question_is_a_fault(caplog: pytest.LogCaptureFixture) -> None:
    game = theogony.game("deus").new(2, 3)
    play_game(game, table(bad("twice"), game), FEW)
    assert "answered question 1, expected 2" in caplog.text


def test_after_a_fault_it_starts_again_and_is_told_all_anew(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "told"
    game = theogony.game("deus").new(2, 3)
    players = table(bad("crash", 5, file), game)
    while len(caplog.records) < 2:
        game.choose(players[game.question().seat].answer(game))
    told = lines_of(file)
    starts = [i for i, line in enumerate(told) if line["type"] == "hello"]
    assert len(starts) == 2
    again = told[starts[1] :]
    assert [line["type"] for line in again[:4]] == ["hello", "game", "events", "ask"]
    before = [e for line in told[: starts[1]] if line["type"] == "events" for e in line["events"]]
    assert again[2]["events"][: len(before)] == before
    assert again[3]["id"] == 1


def test_with_three_faults_it_is_given_up_until_the_next_game(
    caplog: pytest.LogCaptureFixture,
) -> None:
    deus = theogony.game("deus")
    player = named(bad("illegal"), "deus", 1)
    for number in (1, 2):
        game = deus.new(2, number)
        play_game(game, [player, RandomPlayer(2)])
        assert game.over
        assert len(caplog.records) == number * FAULTS
        assert caplog.records[-1].getMessage().endswith("; it is given up for this game")


@pytest.mark.parametrize("fault", ["crash", "garbage"])
def test_chance_answers_by_the_players_own_seed(fault: str) -> None:
    def played(seed: int) -> str:
        game = theogony.game("deus").new(2, 3)
        play_game(game, table(bad(fault), game, seed))
        return game.record().text()

    assert played(1) == played(1) != played(2)


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ("protocol", "is for protocol 2, expected 1"),
        ("rules", "is for rules 999, expected "),
        ("game", "is for game 'chess', expected deus"),
        ("texts", "wants texts in 'la', expected en or de"),
    ],
)
def test_a_program_for_something_else_is_refused(
    fault: str, sentence: str, caplog: pytest.LogCaptureFixture
) -> None:
    name = bad(fault)
    with pytest.raises(WrongInput) as error:
        named(name, "deus", 0).ready()
    assert str(error.value).startswith(f"{name} {sentence}")
    game = theogony.game("deus").new(2, 3)
    play_game(game, table(name, game), FEW)
    (record,) = caplog.records
    assert sentence in record.getMessage() and "given up" in record.getMessage()


def test_a_program_that_says_no_hello_is_refused() -> None:
    with pytest.raises(WrongInput, match="ended with status 0"):
        named("bot:true", "deus", 0).ready()
    with pytest.raises(WrongInput, match="wrote 'moin', expected a JSON object"):
        named("bot:echo moin", "deus", 0).ready()
    with pytest.raises(WrongInput, match="expected hello"):
        named("bot:echo '{}'", "deus", 0).ready()


def test_a_program_that_does_not_read_is_given_no_more_than_its_time() -> None:
    program = Program(["sleep", "1000"])
    with pytest.raises(Fault, match="did not answer within 0.1 seconds"):
        program.exchange(b"x" * 10_000_000, 0.1)
    program.end()


# Nothing stays behind.


def children() -> set[int]:
    """The processes begun here that run, or are dead and not buried."""
    tasks = Path("/proc/self/task").glob("*/children")
    return {int(pid) for task in tasks for pid in task.read_text().split()}


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="only Linux tells its children")
@pytest.mark.parametrize(
    ("fault", "limit"), [("stall", 0.1), ("close", 10), ("stubborn", 1), ("endless", 10)]
)
def test_no_process_and_no_file_is_left(
    fault: str, limit: float, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def files() -> int:
        return len(os.listdir("/dev/fd"))

    game = theogony.game("deus").new(2, 3)
    pids = tmp_path / "pids"
    play_game(game, table(bad("illegal"), game), 2)  # the keeper stays
    before, family = files(), children()
    caplog.clear()
    players = table(bad(fault, 1, pids, limit=limit), game)
    while not caplog.records:
        game.choose(players[game.question().seat].answer(game))
    players[0].finish(game)
    assert files() == before
    assert family and children() <= family  # the keeper runs, and nobody new waits to be buried
    if fault == "stubborn":
        assert wait_until(lambda: not any(map(is_running, map(int, pids.read_text().split()))))


def test_a_player_that_is_forgotten_ends_its_program() -> None:
    game = theogony.game("deus").new(2, 3)
    player = named(bad("stall", 100), "deus", 1)
    player.answer(game)
    assert isinstance(player, ExternalPlayer) and player.program is not None
    pid = player.program.process.pid
    assert is_running(pid)
    del player
    assert not is_running(pid)


def test_a_program_that_will_not_leave_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_module, "GRACE", 0.1)
    program = Program(["sleep", "1000"])
    program.leave(b"{}\n")
    assert not is_running(program.process.pid)


@pytest.mark.parametrize(
    ("how", "workers"),
    [(signal.SIGINT, 1), (signal.SIGINT, 2), (signal.SIGTERM, 1), (signal.SIGKILL, 1)],
)
def test_whatever_ends_us_ends_the_programs_too(
    how: signal.Signals, workers: int, tmp_path: Path
) -> None:
    pids = tmp_path / "pids"
    name = bad("stubborn", 1, pids, limit=1000)
    code = "from theogony.cli import main; main()"
    words = ["sim", "deus", "--games", "40", "--players", f"{name},random"]
    words += ["--workers", str(workers)]
    command = subprocess.Popen(
        [sys.executable, "-c", code, *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        preexec_fn=heed_ctrl_c,
    )
    try:
        assert wait_until(lambda: pids.exists() and len(pids.read_text().split()) == 2 * workers)
        left = [int(pid) for pid in pids.read_text().split()]
        assert all(is_running(pid) for pid in left)
        os.killpg(command.pid, how)  # as a terminal does it
        command.wait(60)
    finally:
        command.kill()
        command.wait()
    assert wait_until(lambda: all(not is_running(pid) or is_zombie(pid) for pid in left))


def is_zombie(pid: int) -> bool:
    """Dead, and its parent, which is not us, has yet to wait for it."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state == "Z"


# Names.


def test_names_in_a_list_are_divided_by_commas_outside_quotes() -> None:
    assert split_names("me:Ada, greedy,random") == ["me:Ada", "greedy", "random"]
    assert split_names("me:O'Neill,greedy") == ["me:O'Neill", "greedy"]
    assert split_names("bot:a 'b,c' \"d,e\" f\\,g,greedy") == [
        "bot:a 'b,c' \"d,e\" f\\,g",
        "greedy",
    ]
    assert split_names("greedy, bot@0.5:a --b=c ,bot:d\\,") == [
        "greedy",
        "bot@0.5:a --b=c",
        "bot:d\\,",
    ]
    assert split_names("") == [""] and split_names("a,") == ["a", ""]
    assert split_names("bot:a 'b,c") == ["bot:a 'b", "c"]  # a quotation mark without its pair


def test_names_of_programs() -> None:
    assert is_program("bot:x") and is_program("bot@1.5:x") and is_program("bot:")
    assert not is_program("bot") and not is_program("robot:x") and not is_program("bot@x:y")
    player = named("bot@1.5:sh -c 'exit 3'", "deus", 0)
    assert isinstance(player, ExternalPlayer)
    assert player.name == "bot@1.5:sh -c 'exit 3'"
    assert (player.words, player.limit) == (["sh", "-c", "exit 3"], 1.5)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("bot:", "'bot:' names no program, expected bot:COMMAND"),
        ("bot:sh -c 'x", "has a quotation mark or backslash without its pair"),
        ("bot:no_such_program", "there is no program 'no_such_program' that can be started"),
        ("bot@0:sh", "expected more than 0 and at most 3600 seconds"),
        ("bot@9999:sh", "expected more than 0 and at most 3600 seconds"),
        ("bot", "no player is called 'bot', expected one of: random, greedy, .*bot:COMMAND"),
    ],
)
def test_a_wrong_name_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(WrongInput, match=sentence):
        named(name, "deus", 0)


# In the commands.


def test_programs_play_in_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    bot = f"bot:{PYTHON} bot.py"
    words = ["sim", "deus", "--players", f"{bot},random", "--json", "--games"]
    found = json.loads(said(*words, "2"))
    assert found["failures"] == [] and found["ended"] == 2
    assert {entry["player"] for entry in found["by_player"]} == {bot, "random"}
    some = [*words, "11", "--cap", "30"]
    assert said(*some, "--workers", "1") == said(*some, "--workers", "2")


def test_one_bad_program_in_a_simulation_harms_nobody_else() -> None:
    name = bad("crash", 2)
    result = run("sim", "deus", "--games", "2", "--players", f"{name},random", "--json")
    found = json.loads(result.stdout)
    assert result.exit_code == 0 and found["failures"] == [] and found["ended"] == 2


def test_programs_play_at_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    text = said("play", "deus", "--players", f"random,bot:{PYTHON} bot.py", "--seed", "1")
    assert "Bot 2" in text


def test_a_program_that_cannot_play_is_refused_before_anything_begins() -> None:
    name = bad("protocol")
    for command in ("sim", "play"):
        sentence = refused(command, "deus", "--players", f"{name},random")
        assert sentence == f"{name} is for protocol 2, expected 1"
    assert "can't open file" in refused("sim", "deus", "--players", f"bot:{PYTHON} /no.py,random")


def test_a_file_starts_no_program(tmp_path: Path) -> None:
    made = tmp_path / "made"
    text = theogony.game("deus").new(2, 7).record().text()
    file = written(tmp_path, "g.thg", f"{text}; players me,bot:touch {made}\n")
    sentence = refused("play", "deus", "--resume", file)
    assert "which is not started unless you say so: expected --players" in sentence
    assert run("replay", file).exit_code == 0
    assert not made.exists()
