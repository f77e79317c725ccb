"""A table remembers the key it was asked for with, and what was asked."""

import sqlalchemy as sa
from alembic import op

revision = "v0003"
down_revision = "v0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("key", sa.String))
    op.add_column("tables", sa.Column("wish", sa.String))
    op.create_index("tables_by_key", "tables", ["owner", "key"], unique=True)


def downgrade() -> None:
    op.drop_index("tables_by_key", "tables")
    for column in ("wish", "key"):
        op.drop_column("tables", column)
