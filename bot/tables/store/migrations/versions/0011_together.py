"""Usual settings of servers, and posts that wait for people's answers"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guild_setting",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("guild", name=op.f("pk_guild_setting")),
    )
    op.create_table(
        "gathering",
        sa.Column("id", sa.String(length=8), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("table", sa.String(length=8), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("opened", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_gathering")),
    )
    op.create_index("ix_gathering_state_until", "gathering", ["state", "until"])
    op.create_index("ix_gathering_table", "gathering", ["table"])
    op.create_table(
        "gathering_answer",
        sa.Column("gathering", sa.String(length=8), nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("answer", sa.JSON(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["gathering"],
            ["gathering.id"],
            name=op.f("fk_gathering_answer_gathering_gathering"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("gathering", "user", name=op.f("pk_gathering_answer")),
    )
    op.create_index("ix_gathering_answer_user", "gathering_answer", ["user"])


def downgrade() -> None:
    op.drop_table("gathering_answer")
    op.drop_table("gathering")
    op.drop_table("guild_setting")
