"""People, tables, chairs and entries."""

import sqlalchemy as sa
from alembic import op

revision = "v0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False, unique=True),
        sa.Column("created", sa.Integer, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("title", sa.String),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("pace", sa.String, nullable=False),
        sa.Column("open_seed", sa.Boolean, nullable=False),
        sa.Column("start", sa.String, nullable=False),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("result", sa.String),
        sa.Column("rematch", sa.String),
        sa.Column("origin", sa.String),
    )
    op.create_index("tables_by_state", "tables", ["state", "changed"])
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("person", sa.String),
        sa.Column("name", sa.String),
        sa.Column("level", sa.String),
        sa.Column("invite", sa.String),
        sa.Column("away", sa.Boolean, nullable=False),
    )
    op.create_index("chairs_by_person", "chairs", ["person"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("time", sa.Integer, nullable=False),
        sa.Column("answer", sa.Integer),
        sa.Column("name", sa.String),
        sa.Column("key", sa.String),
        sa.Column("data", sa.String),
        sa.Column("position", sa.LargeBinary),
        sa.UniqueConstraint("table_id", "key"),
    )


def downgrade() -> None:
    for table in ("entries", "chairs", "tables", "people"):
        op.drop_table(table)
