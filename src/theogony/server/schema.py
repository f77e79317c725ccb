"""The tables of the database. Whoever changes them adds a migration and raises HEAD."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

HEAD = "v0004"  # the newest migration

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("secret", String, nullable=False, unique=True),  # its SHA-256
    Column("created", Integer, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),  # of the rules it is played by now
    Column("title", String),
    Column("state", String, nullable=False),
    Column("pace", String, nullable=False),
    Column("open_seed", Boolean, nullable=False),
    Column("start", String, nullable=False),  # JSON: number of players, seed and switches
    Column("owner", String, nullable=False),
    Column("created", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the newest entry
    Column("asked", Integer),
    Column("result", String),  # JSON: scores and ranking
    Column("rematch", String),
    Column("origin", String),  # JSON: the game this one was played on from
    Column("key", String),  # the browser's, so that a wish makes one table
    Column("wish", String),  # the SHA-256 of what was asked with it
    Column("private", Boolean, nullable=False, server_default=false()),
    Index("tables_by_state", "state", "changed"),
    Index("tables_by_key", "owner", "key", unique=True),
)

CHAIRS = Table(
    "chairs",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("person", String),
    Column("name", String),
    Column("level", String),
    Column("invite", String),
    Column("away", Boolean, nullable=False),
    Index("chairs_by_person", "person"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("time", Integer, nullable=False),
    Column("answer", Integer),
    Column("name", String),  # of the answer: numbers change with the rules version
    Column("key", String),  # the browser's, so that an answer counts once
    Column("data", String),  # JSON, different for each kind
    Column("position", LargeBinary),  # JSON, packed: the table after this entry, where it changed
    UniqueConstraint("table_id", "key"),
)
