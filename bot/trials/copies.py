"""Many stored tables out of one: its rows, copied under other ids and channels. For measuring with full databases."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bot.tables.store import schema

_AT_ONCE = 20_000


def copy_table(path: Path, table: str, ids: Sequence[str], place: Callable[[int], dict[str, Any]]) -> None:
    """Copy one table of a closed SQLite file. place: number of the copy -> columns that differ, `channel` among them.

    What may stand in the store once only is left out: ids of interactions, and posts that wait to be sent.
    """
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        for rows in schema.metadata.sorted_tables:
            if rows.name == "outbox":
                continue
            if rows.name == schema.game_table.name:
                key = rows.c.id
            elif "table_id" in rows.c:
                key = rows.c.table_id
            else:
                continue
            found = [dict(row) for row in connection.execute(sa.select(rows).where(key == table)).mappings()]
            copies: list[dict[str, Any]] = []
            for number, name in enumerate(ids if found else ()):
                for row in found:
                    copy = {**row, key.name: name}
                    if rows.name == schema.game_table.name:
                        copy |= place(number)
                    if "interaction" in copy:
                        copy["interaction"] = None
                    copies.append(copy)
                if len(copies) > _AT_ONCE:
                    connection.execute(sa.insert(rows), copies)
                    copies.clear()
            if copies:
                connection.execute(sa.insert(rows), copies)
    engine.dispose()
