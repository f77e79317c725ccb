"""Rows as a Parquet file, written some at a time."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..core.types import Document

BATCH_ROWS = 4096  # are written together
BATCH_BYTES = 1 << 24  # or so many of texts


def has_parquet() -> bool:
    return find_spec("pyarrow") is not None


class Parquet:
    """Columns are given by name, with their types as Parquet calls them: `int8`, `list<string>`."""

    def __init__(self, path: str | Path, columns: dict[str, str]) -> None:
        import pyarrow
        from pyarrow import parquet

        types = {
            name: pyarrow.list_(pyarrow.type_for_alias(type_[5:-1]))
            if type_.startswith("list<")
            else pyarrow.type_for_alias(type_)
            for name, type_ in columns.items()
        }
        self.pyarrow: Any = pyarrow
        self.schema = pyarrow.schema(list(types.items()))
        self.writer = parquet.ParquetWriter(path, self.schema, compression="zstd")
        self.rows: list[Document] = []
        self.bytes = 0

    def add(self, row: Document) -> None:
        self.rows.append(row)
        self.bytes += sum(len(value) for value in row.values() if isinstance(value, str))
        if len(self.rows) == BATCH_ROWS or self.bytes > BATCH_BYTES:
            self.flush()

    def flush(self) -> None:
        self.writer.write_table(self.pyarrow.Table.from_pylist(self.rows, self.schema))
        self.rows = []
        self.bytes = 0

    def close(self) -> None:
        self.flush()
        self.writer.close()
