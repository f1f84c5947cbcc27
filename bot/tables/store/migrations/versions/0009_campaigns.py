"""What tables are given and leave behind, and shelves of several kinds"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("brings", sa.JSON(), nullable=True))
    op.add_column("game_table", sa.Column("left", sa.JSON(), nullable=True))
    op.create_table(
        "user_shelf",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("user", "game", "kind", "name", name=op.f("pk_user_shelf")),
    )
    shelf, decks = _tables()
    kept = sa.select(decks.c.user, decks.c.game, sa.literal("deck"), decks.c.name, decks.c.data)
    op.execute(shelf.insert().from_select(["user", "game", "kind", "name", "data"], kept))
    op.drop_table("user_deck")


def downgrade() -> None:
    op.create_table(
        "user_deck",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("user", "game", "name", name=op.f("pk_user_deck")),
    )
    shelf, decks = _tables()
    kept = sa.select(shelf.c.user, shelf.c.game, shelf.c.name, shelf.c.data).where(shelf.c.kind == "deck")
    op.execute(decks.insert().from_select(["user", "game", "name", "data"], kept))
    op.drop_table("user_shelf")
    op.drop_column("game_table", "left")
    op.drop_column("game_table", "brings")


def _tables() -> tuple[sa.TableClause, sa.TableClause]:
    names = ("user", "game", "name", "data")
    shelf = sa.table("user_shelf", *(sa.column(name) for name in (*names, "kind")))
    return shelf, sa.table("user_deck", *(sa.column(name) for name in names))
