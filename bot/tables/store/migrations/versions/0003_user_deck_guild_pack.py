"""Decks that people own, card packs that servers own"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "user_deck",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("user", "game", "name", name=op.f("pk_user_deck")),
    )
    op.create_table(
        "guild_pack",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("mark", sa.String(length=32), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "game", "name", name=op.f("pk_guild_pack")),
    )


def downgrade() -> None:
    op.drop_table("guild_pack")
    op.drop_table("user_deck")
