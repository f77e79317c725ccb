"""Compile the rules with mypyc where that is possible; otherwise install the same code as it is.

THEOGONY_PURE=1               never compile
THEOGONY_REQUIRE_COMPILED=1   not being able to compile is an error
THEOGONY_COMPILED=FOLDER      keep what was compiled there, and take it from there as long as
                              nothing has changed that it comes of

An editable install is never compiled: the compiled modules would go on running after an edit.
"""

import ast
import hashlib
import os
import re
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path
from threading import Event, Thread

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
    "players/workers.py",  # are other processes
]

NEEDED = (
    "To compile, install a C compiler and Python's headers (Debian: build-essential python3-dev;"
    " Fedora: gcc python3-devel; macOS: xcode-select --install)"
)
# Where mypyc's C says what a function, a class and a property is: the name it has there, the text.
LITERAL = r'("(?:[^"\\]|\\.)*"|NULL)'
PLACES = [
    rf"(\(PyCFunction\)CPyPy_(\w+),[\w\s|]+, PyDoc_STR\(){LITERAL}",
    rf"(CPyType_(\w+)_template_ = {{[^}}]*\.tp_doc = PyDoc_STR\(){LITERAL}",
    r"(\(getter\)(\w+),\s+(?:NULL|\(setter\)\w+),\s+)(NULL)",
]
PURE = os.environ.get("THEOGONY_PURE", "") not in ("", "0")
REQUIRED = os.environ.get("THEOGONY_REQUIRE_COMPILED", "") not in ("", "0")
KEPT = os.environ.get("THEOGONY_COMPILED", "")
LIST = "SHA256SUMS"  # of a folder there
KEEP = 2  # as many are kept: that of now, and that of the branch one came from
FLAGS = ["-fno-semantic-interposition", "-Wno-all"] if sys.platform.startswith("linux") else []
# The first is 15 % faster; the second, since it is made code, 2 minutes less.


def say(sentence: str) -> None:
    print(f"theogony: {sentence}", file=sys.stderr, flush=True)


class Clock:
    """Says now and then that it still compiles, as long as it does."""

    def __init__(self) -> None:
        self.stopped = Event()
        self.thread = Thread(target=self.run, daemon=True)

    def start(self) -> None:
        say("compiling the rules, which takes about two and a half minutes on two cores")
        self.thread.start()

    def run(self) -> None:
        seconds = 30
        while not self.stopped.wait(30):
            say(f"still compiling, {seconds} s")
            seconds += 30


CLOCK = Clock()


def reason(problem: BaseException) -> str:
    """Why it could not be compiled, in a few words: what setuptools says names every option."""
    said = " ".join(str(problem).split())
    failed = re.search(r"exit (?:code|status) (\d+)", said)
    if "No such file" in said or "not find" in said:
        return f"there is no C compiler ({said[:100]})"
    named = f" that CC names, {os.environ['CC']}," if os.environ.get("CC") else ""
    return f"the C compiler{named} failed with exit code {failed[1]}" if failed else said[:100]


def modules() -> list[str]:
    """Every module of the compiled packages but their __init__.py and those left out by name."""
    return [
        str(file)
        for package in COMPILED
        for file in sorted((SOURCES / package).rglob("*.py"))
        if file.name != "__init__.py" and file.relative_to(SOURCES).as_posix() not in UNCOMPILED
    ]


def seen() -> list[Path]:
    """What mypyc reads: the compiled packages, and what lies in no package, which they import."""
    folders = [SOURCES / package for package in COMPILED]
    return sorted([*SOURCES.glob("*.py"), *(file for one in folders for file in one.rglob("*.py"))])


def fingerprint() -> str:
    """A name for all that the compiled modules come of: sources, tools, system and options."""
    about = [Path("setup.py").read_bytes()]
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    about.append(repr(project["build-system"]["requires"]).encode())
    about.append(f"{sys.version} {sysconfig.get_platform()}".encode())
    about += [os.environ.get(name, "").encode() for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    for file in seen():
        about += [file.as_posix().encode(), file.read_bytes()]
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in about)).hexdigest()


def kept() -> Path:
    """Where the compiled modules of these very sources lie, if they do."""
    return Path(KEPT, fingerprint()[:16])


def taken() -> list[str]:
    """Those that lie there, if they are whole: damaged ones are compiled anew."""
    if not KEPT or not (kept() / LIST).is_file():
        return []
    hashes = dict(line.split("  ")[::-1] for line in (kept() / LIST).read_text().splitlines())
    files = [file for file in hashes if (kept() / file).is_file()]
    return files if {file: digest(kept() / file) for file in files} == hashes else []


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def keep(folder: Path, files: list[str]) -> None:
    """Keep what was compiled, whole or not at all, and no more than a few."""
    part = kept().with_suffix(".part")
    try:
        for old in (part, kept()):
            shutil.rmtree(old, ignore_errors=True)
        for file in files:
            (part / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(folder / file, part / file)
        (part / LIST).write_text("".join(f"{digest(part / file)}  {file}\n" for file in files))
        part.rename(kept())
        by_age = sorted(Path(KEPT).iterdir(), key=lambda one: one.stat().st_mtime, reverse=True)
        for old in by_age[KEEP:]:
            shutil.rmtree(old)
    except OSError as problem:
        say(f"what was compiled could not be kept for another time: {problem}")


def drop_stale() -> None:
    """Remove compiled modules beside the sources, which Python would prefer to them, and the
    leavings of an earlier build, whose modules would be packed again."""
    for pattern in ("*.so", "*.pyd"):
        for old in SOURCES.parent.rglob(pattern):
            old.unlink()
    for lib in Path("build").glob("lib*"):
        shutil.rmtree(lib)


def docstrings() -> dict[str, str]:
    """Signatures with types and docstrings, by the name that mypyc gives in C to what has them."""
    from mypyc.namegen import exported_name, make_module_translation_map

    names = {file: ".".join(Path(file).with_suffix("").parts[1:]) for file in modules()}
    prefixes = make_module_translation_map(list(names.values()))
    found: dict[str, str] = {}
    for file, name in names.items():
        module = ast.parse(Path(file).read_text(encoding="utf-8"))
        scopes = [module, *(node for node in module.body if isinstance(node, ast.ClassDef))]
        for scope in scopes:
            prefix = prefixes[name] + ("" if scope is module else f"{scope.name}.")
            for node in scope.body:
                if isinstance(node, ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node):
                    called, first = prefix + node.name, typed(node)
                    if isinstance(node, ast.FunctionDef) and node.decorator_list:  # a property
                        called = f"{prefix[:-1]}_get_{node.name}"
                        first = f"{node.name}: {ast.unparse(node.returns)}"
                    found[exported_name(called)] = f"{first}\n\n{ast.get_docstring(node)}".strip()
    return found


def typed(node: ast.FunctionDef | ast.ClassDef) -> str:
    """The signature of a function, or of what makes a class."""
    if isinstance(node, ast.ClassDef):
        return "".join(
            typed(part).replace("__init__", node.name).removesuffix(" -> None")
            for part in node.body
            if isinstance(part, ast.FunctionDef) and part.name == "__init__"
        )
    given = re.sub("^self(, )?", "", ast.unparse(node.args))
    return f"{node.name}({given}) -> {ast.unparse(node.returns)}"


def document(files: set[str]) -> None:
    """Write the docstrings into mypyc's C, as static data: it leaves them out, so that `help` and
    `__doc__` would say nothing. Where another mypyc writes otherwise they stay out."""
    try:
        from mypyc.codegen.cstring import c_string_initializer

        texts = docstrings()

        def said(match: re.Match[str]) -> str:
            text = texts.pop(match[2], None)
            if text is None:
                return match[0]
            literal = c_string_initializer(text.encode())
            return match[1] + (literal if match[3] == "NULL" else match[3][:-1] + literal[1:])

        for file in files:
            code = Path(file).read_text(encoding="utf-8")
            for place in PLACES:
                code = re.sub(place, said, code)
            Path(file).write_text(code, encoding="utf-8")
        assert not texts, f"no place for {len(texts)}, such as {min(texts)}"
    except Exception as problem:
        say(f"compiled without all docstrings: {problem!r}"[:200])


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
    if files := [Path(file) for file in taken()]:
        return [
            Extension(".".join([*file.parent.parts, file.name.split(".")[0]]), []) for file in files
        ]
    CLOCK.start()
    try:
        from mypyc.build import mypycify

        # No configuration: the build has neither the stubs nor the strictness of `make check`.
        found: list[Extension] = mypycify(
            ["--config-file=", "--ignore-missing-imports", *modules()],
            opt_level="3",
            debug_level="0",
            group_name="theogony",
        )
        document({file for extension in found for file in extension.sources})
    except (Exception, SystemExit) as problem:  # mypyc leaves by exit when types do not fit
        CLOCK.stopped.set()
        if REQUIRED:
            raise
        say(f"not compiled: mypyc failed: {problem!r}; it runs interpreted, many times slower")
        return []
    for extension in found:
        extension.extra_compile_args += FLAGS
    return found


class AllOrNothing(build_ext):
    """Half a compiled group would not import: all extensions are built, or none is kept."""

    def run(self) -> None:
        files = [
            self.get_ext_filename(self.get_ext_fullname(extension.name))
            for extension in self.extensions
        ]
        if set(files) == set(taken()):
            for file in files:
                Path(self.build_lib, file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(kept() / file, Path(self.build_lib, file))
            if files:
                os.utime(kept())
            return
        try:
            super().run()
        except (Exception, SystemExit) as problem:  # no compiler, no headers, a failing compiler
            if REQUIRED:
                raise SystemExit(f"theogony: not compiled: {reason(problem)}. {NEEDED}") from None
            say(
                f"not compiled: {reason(problem)}; it runs interpreted, many times slower. {NEEDED}"
            )
            for file in files:
                Path(self.build_lib, file).unlink(missing_ok=True)
            self.extensions = []
        else:
            if KEPT and files:
                keep(Path(self.build_lib), files)
        finally:
            CLOCK.stopped.set()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
