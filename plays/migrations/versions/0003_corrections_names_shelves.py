"""Corrections and deletions that can be taken back, merged names, shelf notes."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("play", sa.Column("version", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("play", sa.Column("device", sa.String(128), nullable=True))
    op.add_column("play", sa.Column("state", sa.JSON(), nullable=True))
    op.add_column(
        "play_player", sa.Column("anonymous", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "play_version",
        sa.Column("play_uuid", sa.String(36), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("deleted", sa.Integer(), nullable=True),
        sa.Column("device", sa.String(128), nullable=True),
        sa.Column("content", sa.JSON(), nullable=False),
        sa.Column("kept_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("play_uuid", "number", name="pk_play_version"),
    )
    op.create_index("ix_play_version_deleted", "play_version", ["deleted"])
    op.create_table(
        "name_alias",
        sa.Column("owner", sa.String(128), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("means", sa.String(40), nullable=False),
        sa.Column("merged_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("owner", "name", name="pk_name_alias"),
    )
    op.create_table(
        "shelf_note",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("place", sa.String(80), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_shelf_note"),
    )


def downgrade() -> None:
    op.drop_table("shelf_note")
    op.drop_table("name_alias")
    op.drop_index("ix_play_version_deleted", "play_version")
    op.drop_table("play_version")
    op.drop_column("play_player", "anonymous")
    op.drop_column("play", "state")
    op.drop_column("play", "device")
    op.drop_column("play", "version")
