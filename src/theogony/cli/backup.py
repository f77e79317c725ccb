"""`theogony backup`: a copy of all games, also while they are played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .serve import Db, database


def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A new file for the copy.")],
    db: Db = None,
) -> None:
    """Copy the games of a server, which may go on meanwhile."""
    from ..server.backup import back_up  # only this command needs it

    tables, size = back_up(database(db), Path(file))
    print(f"{file} holds all of {database(db)}: {tables} tables in {size:,} bytes")
