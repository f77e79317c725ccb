"""One schema: TypeScript types made from it, a protocol page that names all of it."""

import subprocess
import sys
from pathlib import Path

from theogony.server import messages
from theogony.server.typescript import typescript

REPOSITORY = Path(__file__).parent.parent.parent


def test_the_types_are_the_same_each_time() -> None:
    command = [sys.executable, "-m", "theogony.server.typescript"]
    printed = subprocess.run(command, capture_output=True, check=True).stdout.decode()
    assert printed == typescript()


def test_every_message_has_a_type() -> None:
    written = typescript()
    for union in (messages.FromServer, messages.FromBrowser):
        for struct in union.__args__:
            assert f"export interface {struct.__name__} {{" in written
    assert '  is: "update";' in written and '  do: "answer";' in written
    assert "  options?: Option[];" in written  # only the asked seat has them
    assert "  [field: string]: unknown;" in written  # the table of a game


def test_types_of_the_browser_are_those_of_the_server() -> None:
    committed = REPOSITORY / "web" / "src" / "messages.ts"
    if committed.exists():
        assert committed.read_text(encoding="utf-8") == typescript()


def test_the_protocol_page_names_every_address_message_and_code() -> None:
    page = (REPOSITORY / "docs" / "protocol.md").read_text(encoding="utf-8")
    for union in (messages.FromServer, messages.FromBrowser):
        for struct in union.__args__:
            assert f"`{struct.__struct_config__.tag}`" in page
    source = (REPOSITORY / "src/theogony/server/app.py").read_text(encoding="utf-8")
    for line in source.splitlines():
        if line.startswith(("@get(", "@post(", "@websocket(")) and '"/api' in line:
            path = line.split('"')[1].replace(":str}", "}").replace("{file}", "{game}.ftl")
            assert path in page, path
