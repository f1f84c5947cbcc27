"""The chain of hashes over log and journal"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("head", sa.String(length=64), nullable=False, server_default=""))
    op.add_column("choice", sa.Column("actor", sa.Integer(), nullable=True))
    op.add_column("choice", sa.Column("proof", sa.JSON(), nullable=True))
    op.add_column("event", sa.Column("proof", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("event", "proof")
    op.drop_column("choice", "proof")
    op.drop_column("choice", "actor")
    op.drop_column("game_table", "head")
