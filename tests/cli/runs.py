"""How the tests run commands: in this process, as a program would be run."""

from pathlib import Path

from typer.testing import CliRunner, Result

from theogony.cli.app import app

RUNNER = CliRunner(env={"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "100"})


def run(*words: str, typed: str = "") -> Result:
    """Run `theogony` with these words and this input."""
    result = RUNNER.invoke(app, list(words), input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def said(*words: str, typed: str = "") -> str:
    """What a command prints that goes well."""
    result = run(*words, typed=typed)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def refused(*words: str, typed: str = "") -> str:
    """The one sentence of a command that goes wrong."""
    result = run(*words, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("theogony: ")
    assert result.stderr.count("\n") == 1 and result.stderr.endswith("\n")
    return result.stderr.removeprefix("theogony: ").strip()


def written(folder: Path, name: str, text: str) -> str:
    """A file with this text."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)
