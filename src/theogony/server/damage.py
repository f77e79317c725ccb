"""Tables of which what is stored is of no use: each stands alone, says so, and can be exported."""

from __future__ import annotations

import base64
import json
import logging
import sqlite3
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

from msgspec.json import encode
from sqlalchemy.exc import SQLAlchemyError

from ..core.errors import UnknownGame, WrongInput
from ..core.types import Document
from .kept import Sheet, unpacked
from .problems import Damaged, Denied
from .safety import known_as
from .store import NONSENSE, Rows

AGAIN = 60.0  # seconds after which a table that was found damaged is read again
MOST = 1000  # of them are remembered

log = logging.getLogger("theogony.server")


class Damages:
    """Which tables were found damaged, and why: reading them again and again would cost others."""

    def __init__(self) -> None:
        self.found: OrderedDict[str, tuple[float, str]] = OrderedDict()

    def of(self, sheet: Sheet) -> str | None:
        """What is known to be wrong with a table."""
        if sheet.damaged:
            return sheet.damaged
        found, why = self.found.get(sheet.id, (0.0, None))
        return why if why and monotonic() - found < AGAIN else None

    @contextmanager
    def kept_apart(self, sheet: Sheet) -> Iterator[None]:
        """What is stored of a table may make no sense, or be of a game or of rules that are not
        installed: then this table is damaged, and no other."""
        if (known := self.of(sheet)) is not None:
            raise damaged(sheet, known)
        try:
            yield
        except Exception as error:
            if isinstance(error, Denied):
                raise  # no fault of the table
            if isinstance(error, SQLAlchemyError) and not is_of_damage(error):
                raise  # the database could not be read just now
            cause = getattr(error, "orig", error)  # without the SQL around it
            log.warning("table %s is damaged: %s: %s", sheet.id, type(cause).__name__, cause)
            why = reason_of(error)
            self.found[sheet.id] = (monotonic(), why)
            self.found.move_to_end(sheet.id)
            if len(self.found) > MOST:
                self.found.popitem(last=False)
            raise damaged(sheet, why) from error


def is_of_damage(error: Exception) -> bool:
    """Whether a page of the database makes no sense."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0)
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def damaged(sheet: Sheet, why: str) -> Damaged:
    return Damaged("damaged", f"table {sheet.id} is damaged: {why}")


def reason_of(error: Exception) -> str:
    """What may be told of it: nothing that stands in it."""
    if isinstance(error, UnknownGame):
        return str(error)
    if isinstance(error, WrongInput):
        return "the rules installed here refuse what is stored of it"
    return NONSENSE


# What is left.

ABOUT = ("id", "game", "version", "title", "state", "created", "changed", "number")
OF_CHAIRS = ("seat", "kind", "name", "level", "away")
OF_ENTRIES = ("number", "kind", "seat", "time")


def exported(rows: Rows, own: set[int], over: bool) -> bytes:
    """What is stored of a table, for somebody with these seats, as JSON. Before the game is over
    nobody gets a seed, a position, or the answers of others."""
    (table,) = rows["tables"]
    found: Document = {name: table[name] for name in ABOUT}
    if over:
        found |= {name: legible(table[name]) for name in ("start", "result", "origin")}
    found["seats"] = [{name: chair[name] for name in OF_CHAIRS} for chair in rows["chairs"]]
    found["entries"] = [entry_of(entry, own, over) for entry in rows["entries"]]
    return encode(found)


def entry_of(entry: Document, own: set[int], over: bool) -> Document:
    found: Document = {name: entry[name] for name in OF_ENTRIES}
    if over or entry["seat"] in own:
        found |= {"answer": entry["answer"], "name": entry["name"]}
    if over:
        found |= {"data": legible(entry["data"]), "position": legible(entry["position"])}
        if isinstance(found["data"], dict) and "by" in found["data"]:
            found["data"]["by"] = known_as(entry["table_id"], str(found["data"]["by"]))
    return found


def legible(value: Any) -> Any:
    """A document as what it says, or else as it is stored."""
    try:
        if isinstance(value, bytes):
            return unpacked(value)
        return json.loads(value) if isinstance(value, str) else value
    except Exception:  # whatever is wrong with it
        return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value
