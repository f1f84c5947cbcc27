"""Deputies of players on leave"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("deputy", sa.BigInteger(), nullable=True))
    op.create_index("ix_seat_deputy", "seat", ["deputy"])


def downgrade() -> None:
    op.drop_index("ix_seat_deputy", "seat")
    op.drop_column("seat", "deputy")
