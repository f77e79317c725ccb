"""Classes of one's own as players: named on the command line, and nowhere else."""

import json
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import theogony
from tests.cli.runs import refused, run, said
from theogony.core.errors import IllegalChoice, WrongInput
from theogony.core.game import Game
from theogony.lab.arena import Plan, arena
from theogony.lab.classes import called
from theogony.players import Player, RandomPlayer, named, play_game

BUILDER = """
from theogony.players import Player


class Builder(Player):
    def decide(self, imagined):
        builds = [answer for answer, name in imagined.names().items() if name.startswith("build")]
        options = builds or list(imagined.names())
        return options[self.rng.below(len(options))]
"""
HEAD = "from theogony.players import Player\n\nclass Bot(Player):\n"


Write = Callable[[str, str], str]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Writes a module into the current folder, an empty one. Modules stay in memory, so each test
    has names of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])

    def written(module: str, text: str) -> str:
        (tmp_path / f"{module}.py").write_text(text)
        return f"python:{module}:Bot"

    return written


def test_a_class_in_the_current_folder_plays_in_every_command(write: Write) -> None:
    write("builder_a", BUILDER)
    name = "python:builder_a:Builder"
    found = json.loads(said("sim", "deus", "--games", "2", "--players", f"{name},random", "--json"))
    assert found["ended"] == 2 and found["players"] == [name, "random"]
    assert {entry["player"] for entry in found["by_player"]} == {name, "random"}
    out = said("export", "deus", "--games", "1", "--players", f"{name},random", "--cap", "9")
    assert json.loads(out.splitlines()[0])["players"] == [name, "random"]
    told = said("play", "deus", "--players", f"{name},{name}", "--seed", "3", typed="")
    assert "Bot 1" in told and "VP gained in play" in told


def test_the_arena_rates_it_by_that_name(write: Write, tmp_path: Path) -> None:
    write("builder_b", BUILDER)
    name = "python:builder_b:Builder"
    pair = ("--players", f"{name},random", "--games", "2", "--cap", "40", "--workers", "1")
    said("arena", "deus", *pair, "--out", "found")
    assert name in (tmp_path / "found" / "results.json").read_text()


def test_the_same_seed_repeats_its_games_in_any_number_of_processes(write: Write) -> None:
    write("builder_c", BUILDER)
    play = ("sim", "deus", "--games", "11", "--cap", "60", "--json", "--seed", "4")
    players = ("--players", "python:builder_c:Builder,random")
    alone = said(*play, *players, "--workers", "1")
    assert said(*play, *players, "--workers", "2") == alone


def test_it_answers_as_in_a_program_of_ones_own(write: Write) -> None:
    write("builder_d", BUILDER)
    games = []
    hired = called("python:builder_d:Builder", "deus", 5)
    from builder_d import Builder  # type: ignore[import-not-found]

    for player in (hired, Builder("builder", 5)):
        game = theogony.game("deus").new(2, 1)
        play_game(game, [player, RandomPlayer(2)], 80)
        games.append(game)
    assert games[0] == games[1]


NOTING = (
    BUILDER.replace("Builder", "Bot")
    + """
    def finish(self, game):
        with open("told", "a") as file:
            file.write(f"{self.name} {game.over} {game.ranking()}\\n")
"""
)


def test_it_is_told_the_end_of_every_game_it_plays(write: Write, tmp_path: Path) -> None:
    name = write("noting_a", NOTING)

    def told(*command: str) -> list[str]:
        file = tmp_path / "told"
        file.unlink(missing_ok=True)
        said(*command, "--players", f"{name},random")
        return file.read_text().splitlines()

    (end,) = told("play", "deus", "--seed", "3")
    assert end.startswith(f"{name} True [")
    assert len(told("sim", "deus", "--games", "2", "--workers", "1")) == 2
    (cut_off,) = told("export", "deus", "--games", "1", "--cap", "9")
    assert cut_off.startswith(f"{name} False ")
    assert len(told("arena", "deus", "--games", "2", "--workers", "1", "--out", "found")) == 2


def test_the_command_itself_finds_it_in_the_current_folder(write: Write, tmp_path: Path) -> None:
    write("builder_e", BUILDER)
    words = ["sim", "deus", "--games", "1", "--cap", "9", "--players"]
    done = subprocess.run(
        [sys.executable, "-m", "theogony", *words, "python:builder_e:Builder,random"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(Path(str(theogony.__file__)).parent.parent)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "players python:builder_e:Builder, random" in done.stdout


# What is wrong with a name.


@pytest.mark.parametrize(
    ("module", "text", "sentence"),
    [
        ("no_bot", "x = 1", "has no class 'Bot'"),
        ("no_class", "Bot = 1", "has no class 'Bot'"),
        ("no_player", "class Bot: pass", "Bot cannot play, expected a subclass of "),
        (
            "no_decide",
            HEAD + "    pass",
            "subclass of theogony.players.Player with a method decide",
        ),
        (
            "broken",
            "x = (",
            "to import broken raised SyntaxError: '(' was never closed (broken.py, line 1)",
        ),
        ("divides", "\n1 / 0", "raised ZeroDivisionError: division by zero (divides.py, line 2)"),
        ("leaves", "import sys\nsys.exit('no')", "raised SystemExit: no (leaves.py, line 2)"),
        (
            "needs",
            "import nosuch",
            "raised ModuleNotFoundError: No module named 'nosuch' (needs.py",
        ),
        (
            "unmade",
            HEAD + "    def __init__(self, name): ...\n    def decide(self, imagined): ...",
            "python:unmade:Bot when it is made raised TypeError: ",
        ),
        (
            "unready",
            HEAD
            + "    def decide(self, imagined): ...\n    def ready(self): raise OSError('no key')",
            "when asked whether it is ready raised OSError: no key (unready.py, line 5)",
        ),
    ],
)
def test_a_class_that_cannot_play_is_refused_in_a_sentence(
    write: Write, module: str, text: str, sentence: str
) -> None:
    name = write(module, text)
    for command in (["play"], ["sim"], ["arena", "--out", "found"], ["export"]):
        sys.modules.pop(module, None)
        why = refused(command[0], "deus", *command[1:], "--players", f"{name},random")
        assert sentence in why and name in why and "importlib" not in why


@pytest.mark.parametrize("name", ["python", "python:", "python:x", "python:x:", "python:a b:C:D"])
def test_a_name_without_module_or_class_is_refused(name: str) -> None:
    why = refused("sim", "deus", "--players", f"{name},random")
    assert why == f"{name!r} names no class, expected python:MODULE:CLASS"


@pytest.mark.parametrize("module", ["sys", "theogony.lab.classes"])
def test_what_is_no_class_of_ones_own_is_refused(module: str) -> None:
    own = "OwnPlayer" if module != "sys" else "X"
    why = refused("sim", "deus", "--players", f"python:{module}:{own},random")
    assert why.startswith(f"'python:{module}:{own}': ")
    assert ("has no class 'X'" if module == "sys" else "OwnPlayer cannot play") in why


@pytest.mark.parametrize("module", ["no_such_module", "no_such.module", "theogony.no_such"])
def test_a_module_that_is_nowhere_is_refused(write: Write, module: str) -> None:
    why = refused("sim", "deus", "--players", f"python:{module}:Bot,random")
    assert f"there is no module '{module}' in" in why


# What goes wrong in a game.

NONSENSE = HEAD + "    def decide(self, imagined): return 'build forum'"
RAISES = HEAD + "    def decide(self, imagined):\n        return {}['key']"
LINES = HEAD + "    def decide(self, imagined):\n        raise ValueError('one\\n  two')"
NO_INDEX = "class Odd:\n    def __index__(self): raise ValueError('no index')\n"
NO_TEXT = "class Odd(Exception):\n    def __str__(self): raise ValueError('no text')\n"
LEAVES = "import sys\n" + HEAD + "    def decide(self, imagined):\n        sys.exit("


@pytest.mark.parametrize(
    ("module", "text", "sentence"),
    [
        ("says_a_name", NONSENSE, "at seat 0 answered 'build forum', expected one of: "),
        ("says_none", HEAD + "    def decide(self, imagined): pass", "answered None, expected one"),
        ("says_minus", HEAD + "    def decide(self, imagined): return -1", "answered -1, expected"),
        ("raises", RAISES, "at seat 0 raised KeyError: 'key' (raises.py, line 5)"),
        ("raises_lines", LINES, "at seat 0 raised ValueError: one two (raises_lines.py, line 5)"),
        ("exits", LEAVES + "3)", "at seat 0 raised SystemExit: 3 (exits.py, line 6)"),
        ("exits_mute", LEAVES + ")", "at seat 0 raised SystemExit (exits_mute.py, line 6)"),
        (
            "no_index",
            NO_INDEX + HEAD + "    def decide(self, imagined): return Odd()",
            "at seat 0 raised ValueError: no index (no_index.py, line 2)",
        ),
        (
            "no_text",
            NO_TEXT + HEAD + "    def decide(self, imagined): raise Odd",
            "at seat 0 raised Odd (no_text.py, line 6)",
        ),
        (
            "plays_on",
            HEAD + "    def decide(self, imagined):\n        imagined.choose(-1)",
            "at seat 0 raised IllegalChoice: seat 0 answered -1, expected one of: ",
        ),
    ],
)
def test_a_class_that_answers_nonsense_is_told_in_a_sentence(
    write: Write, tmp_path: Path, module: str, text: str, sentence: str
) -> None:
    name = write(module, text)
    pair = ("--players", f"{name},random", "--seed", "2")
    assert sentence in refused("export", "deus", *pair, "--games", "1")
    played = run("play", "deus", *pair)
    assert played.exit_code == 2 and not played.stderr
    assert f"the game stops here. {name} at seat 0 " in " ".join(played.stdout.split())
    for command in (["sim", "--games", "1"], ["arena", "--games", "2", "--workers", "1"]):
        out = ["--out", "found"] if command[0] == "arena" else []
        result = run(command[0], "deus", *command[1:], *pair, *out)
        assert result.exit_code == 1 and sentence in result.stderr
        assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("module", "text", "wrong"),
    [
        ("tires", HEAD + "    def decide(self, imagined): return -1", "answered -1"),
        ("walks_out", LEAVES + "0)", "raised SystemExit: 0"),
    ],
)
def test_the_game_it_leaves_is_kept(
    write: Write, tmp_path: Path, module: str, text: str, wrong: str
) -> None:
    name = write(module, text)
    deus = theogony.game("deus")
    seed = next(seed for seed in range(9) if deus.new(2, seed).question().seat == 0)
    first = ("--players", f"me,{name}", "--seed", str(seed))
    played = run("play", "deus", *first, typed="1\n" * 9)
    assert played.exit_code == 2 and not played.stderr
    said = " ".join(played.stdout.split())
    failed, left = said.index("Bot 2 gave no valid answer"), said.index("The game is kept")
    assert failed < said.index(f"{name} at seat 1 {wrong}") < left
    hint = f"theogony play deus --resume deus-1.thg --players me,{name}"
    assert said.endswith(hint)
    again = run(*hint.split()[1:], typed="")
    assert again.exit_code == 2 and "Bot 2 gave no valid answer" in again.stdout
    kept = theogony.replay(tmp_path / "deus-1.thg")
    assert kept.count > 0 and kept.question().seat == 1


def test_in_a_loop_of_ones_own_the_error_names_the_player() -> None:
    class Stubborn(Player):
        def decide(self, imagined: Game) -> int:
            return 0

    game = theogony.game("deus").new(2, 1)
    players = [Stubborn(f"stubborn{seat}", seat) for seat in range(2)]
    seat = game.question().seat
    with pytest.raises(IllegalChoice, match=f"^<Stubborn 'stubborn{seat}'>: seat {seat} answered"):
        play_game(game, list[Player](players))


# Nothing but a command, or one's own program that plays as a command does, loads a class.

TRAP = "from pathlib import Path\nPath('sprung').touch()\n" + BUILDER


def test_players_by_name_know_no_classes(write: Write, tmp_path: Path) -> None:
    name = write("trap_a", TRAP)
    why = "here: only the commands play, sim, arena and export load classes"
    with pytest.raises(WrongInput, match=f"^no player is called '{name}' {why}$"):
        named(name, "deus", 1)
    assert not (tmp_path / "sprung").exists()


def test_environments_know_no_classes(write: Write, tmp_path: Path) -> None:
    pytest.importorskip("gymnasium")
    pytest.importorskip("pettingzoo")
    from theogony.lab.envs import SingleEnv

    name = write("trap_e", TRAP)
    with pytest.raises(WrongInput, match="only the commands play, sim, arena and export load"):
        SingleEnv("deus", opponents=name)
    assert not (tmp_path / "sprung").exists()


def test_an_arena_of_ones_own_program_loads_classes(write: Write, tmp_path: Path) -> None:
    write("builder_f", BUILDER)
    name = "python:builder_f:Builder"
    found = arena(Plan("deus", [name, "random"], games=2, cap=40), tmp_path / "found", workers=1)
    assert found["players"] == [name, "random"] and found["played"] == 2


def test_a_record_starts_no_class_that_it_names(write: Write, tmp_path: Path) -> None:
    write("trap_b", TRAP)
    name = "python:trap_b:Builder"
    game = theogony.game("deus").new(2, 1)
    game.choose(game.options().listed()[0])
    lines = game.record().text().splitlines()
    lines.insert(2, f"; players me,{name}")
    (tmp_path / "x.thg").write_text("\n".join(lines) + "\n")
    assert refused("play", "deus", "--resume", "x.thg") == (
        f"the record names the class {name!r}, which is not loaded unless you say so:"
        " expected --players"
    )
    said("replay", "x.thg")
    said("replay", "x.thg", "--position")
    assert name in said("export", "x.thg").splitlines()[0]
    assert theogony.replay(tmp_path / "x.thg") == game
    assert not (tmp_path / "sprung").exists()


def test_a_position_starts_no_class(write: Write, tmp_path: Path) -> None:
    name = write("trap_c", TRAP)
    position = theogony.game("deus").new(2, 1).position()
    for field in ("players", "names", "bots"):
        (tmp_path / "x.json").write_text(json.dumps(position | {field: f"me,{name}"}))
        assert refused("position", "x.json").startswith(f"{field} is ")
    assert not (tmp_path / "sprung").exists()


def test_a_program_starts_no_class_that_it_answers_with(write: Write, tmp_path: Path) -> None:
    name = write("trap_d", TRAP)
    hello = json.dumps({"type": "hello", "protocol": 1})
    answer = json.dumps({"type": "answer", "id": 1, "answer": name})
    lines = shlex.quote(f"read line; echo '{hello}'; read line; read line; echo '{answer}'; read x")
    player = named(f"bot:sh -c {lines}", "deus", 1)
    game = theogony.game("deus").new(2, 1)
    play_game(game, [player, player], 1)
    assert f"answered {name!r}, which is no option" in player.faults[0]
    assert not (tmp_path / "sprung").exists()
