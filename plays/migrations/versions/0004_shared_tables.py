"""Shared tables: join codes, seats, counted guesses."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shared_table",
        sa.Column("table_code", sa.String(64), nullable=False),
        sa.Column("join_code", sa.String(16), nullable=True),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("locked", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_code", name="pk_shared_table"),
        sa.ForeignKeyConstraint(
            ["table_code"], ["open_table.code"], name="fk_shared_table_open_table", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_shared_table_join_code", "shared_table", ["join_code"], unique=True)
    op.create_table(
        "shared_seat",
        sa.Column("table_code", sa.String(64), nullable=False),
        sa.Column("device", sa.String(128), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_code", "device", name="pk_shared_seat"),
        sa.ForeignKeyConstraint(
            ["table_code"], ["open_table.code"], name="fk_shared_seat_open_table", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_shared_seat_table_code_seat", "shared_seat", ["table_code", "seat"], unique=True)
    op.create_table(
        "join_guess",
        sa.Column("guesser", sa.String(136), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("wrong", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guesser", name="pk_join_guess"),
    )


def downgrade() -> None:
    op.drop_table("join_guess")
    op.drop_table("shared_seat")
    op.drop_table("shared_table")
