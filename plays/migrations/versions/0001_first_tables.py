"""First tables: tables in use, box values, plays, enrolled decks."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "open_table",
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("device", sa.String(128), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("expansions", sa.JSON(), nullable=False),
        sa.Column("state", sa.JSON(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("closed_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("code", name="pk_open_table"),
    )
    op.create_index("ix_open_table_device_used", "open_table", ["device", "used"])
    op.create_table(
        "box_value",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("value", sa.JSON(), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("game", "key", name="pk_box_value"),
    )
    _create_plays()
    _create_decks()


def downgrade() -> None:
    for table in (
        "enrolled_photo",
        "enrolled_card",
        "enrolled_deck",
        "score_line",
        "play_player",
        "play",
        "box_value",
        "open_table",
    ):
        op.drop_table(table)


def _create_plays() -> None:
    op.create_table(
        "play",
        sa.Column("uuid", sa.String(36), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("played_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("expansions", sa.JSON(), nullable=False),
        sa.Column("decided_by", sa.String(40), nullable=False),
        sa.Column("duration_minutes", sa.Integer(), nullable=True),
        sa.Column("location", sa.String(80), nullable=True),
        sa.Column("note", sa.Text(), nullable=True),
        sa.Column("sheet", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("uuid", name="pk_play"),
    )
    op.create_index("ix_play_game_played_at", "play", ["game", "played_at"])
    op.create_index("ix_play_played_at", "play", ["played_at"])
    op.create_table(
        "play_player",
        sa.Column("play_uuid", sa.String(36), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("winner", sa.Boolean(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("breakdown", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("play_uuid", "seat", name="pk_play_player"),
        sa.ForeignKeyConstraint(["play_uuid"], ["play.uuid"], name="fk_play_player_play", ondelete="CASCADE"),
    )
    op.create_index("ix_play_player_name", "play_player", ["name"])
    op.create_table(
        "score_line",
        sa.Column("play_uuid", sa.String(36), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("rule", sa.String(120), nullable=True),
        sa.PrimaryKeyConstraint("play_uuid", "seat", "position", name="pk_score_line"),
        sa.ForeignKeyConstraint(
            ["play_uuid", "seat"],
            ["play_player.play_uuid", "play_player.seat"],
            name="fk_score_line_play_player",
            ondelete="CASCADE",
        ),
    )


def _create_decks() -> None:
    op.create_table(
        "enrolled_deck",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_enrolled_deck"),
    )
    op.create_table(
        "enrolled_card",
        sa.Column("deck_id", sa.String(32), nullable=False),
        sa.Column("card_id", sa.String(80), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("place", sa.String(80), nullable=True),
        sa.Column("codes", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("deck_id", "card_id", name="pk_enrolled_card"),
        sa.ForeignKeyConstraint(
            ["deck_id"], ["enrolled_deck.id"], name="fk_enrolled_card_enrolled_deck", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "enrolled_photo",
        sa.Column("deck_id", sa.String(32), nullable=False),
        sa.Column("card_id", sa.String(80), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("media_type", sa.String(20), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("deck_id", "card_id", "digest", name="pk_enrolled_photo"),
        sa.ForeignKeyConstraint(
            ["deck_id", "card_id"],
            ["enrolled_card.deck_id", "enrolled_card.card_id"],
            name="fk_enrolled_photo_enrolled_card",
            ondelete="CASCADE",
        ),
    )
