"""Who may write the tables of a shard"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "owner",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("epoch", sa.BigInteger(), nullable=False),
        sa.Column("holder", sa.String(length=80), nullable=True),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("shard", name=op.f("pk_owner")),
    )


def downgrade() -> None:
    op.drop_table("owner")
