"""Running tables that all their people had left are given up."""

from alembic import op

revision = "v0002"
down_revision = "v0001"


def upgrade() -> None:
    op.execute(
        "UPDATE tables SET state = 'dropped' WHERE state = 'playing' AND id NOT IN"
        " (SELECT table_id FROM chairs WHERE kind = 'person' AND NOT away)"
    )


def downgrade() -> None:
    op.execute("UPDATE tables SET state = 'playing' WHERE state = 'dropped' AND asked IS NOT NULL")
    op.execute("UPDATE tables SET state = 'open' WHERE state = 'dropped'")
