"""Tables that other tables open, results and seasons of ladders"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("sequel_of", sa.String(length=8), nullable=True))
    op.add_column("game_table", sa.Column("sequel_key", sa.String(length=40), nullable=True))
    op.create_index("uq_game_table_sequel", "game_table", ["sequel_of", "sequel_key"], unique=True)
    op.create_table(
        "ladder_result",
        sa.Column("table_id", sa.String(length=8), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("a", sa.BigInteger(), nullable=False),
        sa.Column("b", sa.BigInteger(), nullable=False),
        sa.Column("name_a", sa.String(length=80), nullable=False),
        sa.Column("name_b", sa.String(length=80), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_ladder_result")),
    )
    op.create_index("ix_ladder_result_guild", "ladder_result", ["guild", "game", "at"])
    op.create_index("ix_ladder_result_a", "ladder_result", ["a"])
    op.create_index("ix_ladder_result_b", "ladder_result", ["b"])
    op.create_table(
        "ladder_season",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("began", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "game", "began", name=op.f("pk_ladder_season")),
    )


def downgrade() -> None:
    op.drop_table("ladder_season")
    op.drop_table("ladder_result")
    op.drop_index("uq_game_table_sequel", "game_table")
    op.drop_column("game_table", "sequel_key")
    op.drop_column("game_table", "sequel_of")
