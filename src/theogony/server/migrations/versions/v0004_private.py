"""Private tables. Those that were made for one person and bots become private."""

import sqlalchemy as sa
from alembic import op

revision = "v0004"
down_revision = "v0003"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.execute(
        "UPDATE tables SET private = 1 WHERE id NOT IN (SELECT table_id FROM chairs WHERE"
        " kind NOT IN ('person', 'bot') OR (kind = 'person' AND person <> owner))"
    )


def downgrade() -> None:
    op.drop_column("tables", "private")
