"""Compile the rules with mypyc where that is possible; otherwise install the same code as it is.

THEOGONY_PURE=1               never compile
THEOGONY_REQUIRE_COMPILED=1   not being able to compile is an error

An editable install is never compiled: the compiled modules would go on running after an edit.
"""

import os
import re
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCES = Path("src/theogony")
COMPILED = ["core", "deus", "civ", "anunnaki", "players", "lab/seen"]  # those that exist
UNCOMPILED = [
    "core/catalogue.py",
    "core/conformance.py",
    "players/apart.py",  # waits for other processes
    "players/external.py",  # waits for other programs
    "players/program.py",
]

NEEDED = (
    "To compile, install a C compiler and Python's headers (Debian: build-essential python3-dev;"
    " Fedora: gcc python3-devel; macOS: xcode-select --install)"
)
PURE = os.environ.get("THEOGONY_PURE", "") not in ("", "0")
REQUIRED = os.environ.get("THEOGONY_REQUIRE_COMPILED", "") not in ("", "0")


def say(sentence: str) -> None:
    print(f"theogony: {sentence}", file=sys.stderr, flush=True)


def reason(problem: BaseException) -> str:
    """Why it could not be compiled, in a few words: what setuptools says names every option."""
    said = " ".join(str(problem).split())
    failed = re.search(r"exit (?:code|status) (\d+)", said)
    if "No such file" in said or "not find" in said:
        return f"there is no C compiler ({said[:100]})"
    return f"the C compiler failed with exit code {failed[1]}" if failed else said[:100]


def modules() -> list[str]:
    """Every module of the compiled packages but their __init__.py and those left out by name."""
    return [
        str(file)
        for package in COMPILED
        for file in sorted((SOURCES / package).rglob("*.py"))
        if file.name != "__init__.py" and file.relative_to(SOURCES).as_posix() not in UNCOMPILED
    ]


def drop_stale() -> None:
    """Remove compiled modules beside the sources, which Python would prefer to them, and the
    leavings of an earlier build, whose modules would be packed again."""
    for pattern in ("*.so", "*.pyd"):
        for old in SOURCES.parent.rglob(pattern):
            old.unlink()
    for lib in Path("build").glob("lib*"):
        shutil.rmtree(lib)


def extensions() -> list[Extension]:
    """The compiled modules as one group, where a package is being built and may be compiled."""
    commands = set(sys.argv)
    if not commands & {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}:
        return []  # setuptools only asks for the metadata
    drop_stale()
    if PURE:
        say("not compiled, as THEOGONY_PURE asks; it runs interpreted")
        return []
    if "editable_wheel" in commands:
        if REQUIRED:
            raise SystemExit("theogony: an editable install cannot be compiled")
        say("not compiled, as the install is editable; it runs interpreted")
        return []
    try:
        from mypyc.build import mypycify

        # No configuration: the build has neither the stubs nor the strictness of `make check`.
        found: list[Extension] = mypycify(
            ["--config-file=", "--ignore-missing-imports", *modules()],
            opt_level="3",
            debug_level="0",
            group_name="theogony",
        )
    except (Exception, SystemExit) as problem:  # mypyc leaves by exit when types do not fit
        if REQUIRED:
            raise
        say(f"not compiled (mypyc failed: {problem!r}); it runs interpreted, many times slower")
        return []
    if sys.platform.startswith("linux"):
        for extension in found:
            extension.extra_compile_args.append("-fno-semantic-interposition")  # 15 % faster
            extension.extra_compile_args.append("-Wno-all")  # made code: 2 minutes less
    return found


class AllOrNothing(build_ext):
    """Half a compiled group would not import: all extensions are built, or none is kept."""

    def run(self) -> None:
        try:
            super().run()
        except (Exception, SystemExit) as problem:  # no compiler, no headers, a failing compiler
            if REQUIRED:
                raise
            say(
                f"not compiled: {reason(problem)}; it runs interpreted, many times slower. {NEEDED}"
            )
            for extension in self.extensions:
                built = self.get_ext_filename(self.get_ext_fullname(extension.name))
                Path(self.build_lib, built).unlink(missing_ok=True)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
