"""Time in hand"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("bank_hours", sa.Double(), nullable=True))


def downgrade() -> None:
    op.drop_column("game_table", "bank_hours")
