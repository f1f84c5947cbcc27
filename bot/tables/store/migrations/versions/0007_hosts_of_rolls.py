"""Who hosted when a hidden roll was thrown; what each seat's tokens count from"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("dice_roll", sa.Column("host", sa.BigInteger(), nullable=True))
    op.add_column("game_table", sa.Column("bases", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("game_table", "bases")
    op.drop_column("dice_roll", "host")
