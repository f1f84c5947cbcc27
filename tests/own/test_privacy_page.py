"""The draft of a privacy policy names every place in which people are stored."""

from pathlib import Path

from bot.tables.store.schema import metadata

PAGE = Path(__file__).parents[2] / "docs" / "privacy.md"
PEOPLE = {"user", "host", "a", "b"}
"""Columns that hold accounts."""
INSIDE = {"event", "outbox", "saved_roll"}
"""Tables that hold them in other columns: as text, as JSON, as the owner of something."""


def stored_in() -> set[str]:
    return {table.name for table in metadata.sorted_tables if PEOPLE & {column.name for column in table.columns}}


def test_every_table_that_knows_people_is_named() -> None:
    rows = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    named = {row.split("|")[2].strip(" `") for row in rows[1:]}
    assert named == stored_in() | INSIDE
    assert named <= {table.name for table in metadata.sorted_tables}
