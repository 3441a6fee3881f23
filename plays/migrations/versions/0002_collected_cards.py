"""Collected cards: what each device has of a deck."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "collected_card",
        sa.Column("device", sa.String(128), nullable=False),
        sa.Column("deck", sa.String(32), nullable=False),
        sa.Column("card", sa.String(80), nullable=False),
        sa.Column("first_seen", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("device", "deck", "card", name="pk_collected_card"),
    )


def downgrade() -> None:
    op.drop_table("collected_card")
