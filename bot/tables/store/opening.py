"""Opening a database by its address: which engine it is, and whether what is in it is whole."""

import sqlalchemy as sa

from bot.tables.model.errors import DatabaseError
from bot.tables.store.database import Claim, Database
from bot.tables.store.owner import is_unfinished
from bot.tables.store.shards import EVERY, Shards
from bot.tables.store.sqlite import SQLite


async def open_database(url: str, shards: Shards = EVERY, claim: Claim = "now", patient: bool = False) -> Database:
    """Open, check and upgrade. Raises a `DatabaseError`, whose text is for the operator, or SQLAlchemy's errors.

    claim: whether to `take` the shards `now`, from whoever has them; `if free`: only if nobody has any who is
    alive; `soon`: the same, but whoever has them keeps them until `take` is called; `later`: until `take` is called
    it may only be read; `move`: as `if free`, also when a move into it was broken off. A file has one user at a
    time anyhow. patient: nobody waits for an answer, so all may take long.
    """
    database = await _opened(url, shards, claim, patient)
    try:
        is_broken_off = claim != "move" and await database.read(is_unfinished)
    except sa.exc.DatabaseError as error:
        await database.close()
        raise DatabaseError(
            f"{sa.make_url(url).database} cannot be read: {error.orig}. Nothing was changed."
        ) from error
    if is_broken_off:
        await database.close()
        raise DatabaseError(
            "A move into this database was broken off, so it is not whole: `waykeeper db move` again, or play on "
            "with the old one, which has everything."
        )
    return database


async def _opened(url: str, shards: Shards, claim: Claim, patient: bool) -> Database:
    if sa.make_url(url).get_backend_name() == "sqlite":
        if not shards.is_whole:
            raise DatabaseError(
                f"Shards {shards} are for several processes, and a SQLite file has room for one: run all of them "
                "here, or give WAYKEEPER_DATABASE a PostgreSQL server (`waykeeper db move` takes the tables there)."
            )
        return await SQLite.open_file(url)
    try:
        from bot.tables.store.postgres import Postgres  # its driver is an extra
    except ModuleNotFoundError:
        raise DatabaseError(
            "PostgreSQL needs a driver that is not installed: pip install 'waykeeper[postgres]'."
        ) from None
    return await Postgres.open_server(url, shards, claim, patient)
