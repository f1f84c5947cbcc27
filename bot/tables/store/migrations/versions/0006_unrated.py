"""Why a contest counts on no ladder"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("unrated", sa.String(length=8), nullable=True))
    # tables that run: what the house has done for somebody so far, and where it sits
    op.execute(
        "UPDATE game_table SET unrated = 'house' WHERE seed IS NOT NULL AND EXISTS (SELECT 1 FROM choice"
        " WHERE choice.table_id = game_table.id AND choice.\"by\" = 'house' AND NOT choice.undone)"
    )
    op.execute(
        "UPDATE game_table SET unrated = 'practice' WHERE seed IS NOT NULL AND EXISTS (SELECT 1 FROM seat"
        ' WHERE seat.table_id = game_table.id AND seat."user" IS NULL)'
    )


def downgrade() -> None:
    op.drop_column("game_table", "unrated")
