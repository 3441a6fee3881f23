"""Alembic's entry point: runs on the connection that plays.migrate hands over."""

from alembic import context

from plays.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite alters tables by copying them
)
with context.begin_transaction():
    context.run_migrations()
