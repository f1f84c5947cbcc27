"""Alembic's entry: runs on the connection that `bot.tables.store.care` hands over, so that it works for both
engines."""

from alembic import context

from bot.tables.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a column in place
)
context.run_migrations()
