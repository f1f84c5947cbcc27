"""What a game's commands keep for a channel outside any table"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "channel_kit",
        sa.Column("channel", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("channel", "kind", name=op.f("pk_channel_kit")),
    )


def downgrade() -> None:
    op.drop_table("channel_kit")
