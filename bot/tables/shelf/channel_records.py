"""What users and channels keep outside any table: saved rolls, the ledger of their dice, decks. Waits for the database.

    channel_records = ChannelRecords(database)
    entry = await channel_records.play(channel, interaction, lambda ledger: ledger.enter("roll", user, data))

Whatever `play` gives is stored durably before it returns. Nothing here knows Discord or dice notation.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from bot.tables.shelf.ledger import HOST, MINE, OPEN, SEALED, Entry, Ledger, Seed, find_entries, find_entry, seed_of
from bot.tables.store import owned
from bot.tables.store.database import Database
from bot.tables.store.schema import channel_deck, dice_roll, saved_roll

T = TypeVar("T")
MOST_SAVED: Final = 100
MOST_COUNTED: Final = 5_000
_RECENT = 40


def _own(entry: Entry) -> dict[str, Any]:
    """P6: what its own user may know of an entry: of a sealed shuffle not the cards, as others hold what is missing."""
    if entry.hidden == SEALED and entry.kind not in ("draw", "pick"):
        return {name: value for name, value in entry.data.items() if name != "cards"}
    return entry.data


class ChannelRecords:
    """The one door to saved rolls, ledgers and decks."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.leave_deck: Callable[[Any, int], Any] | None = None
        """(stored data of a deck, user) -> what it is without the user; whoever keeps decks here puts it in."""

    # ------------------------------------------------------------------ the ledger

    async def play(self, channel: int, interaction: int, work: Callable[[Ledger], T]) -> T:
        """What `work` returns, once it is stored. If it raises, nothing has happened, no die has been used up.

        `work` may run twice (its first transaction failed together with another's): it may touch only the ledger.
        """
        return await self._database.write(lambda connection: work(Ledger(connection, channel, interaction)))

    async def entry(self, entry_id: int) -> Entry | None:
        return await self._database.read(lambda connection: find_entry(connection, dice_roll.c.id == entry_id))

    async def reveal(self, entry_id: int) -> bool:
        """Show a hidden roll to everybody; False if it was shown before."""
        hidden = sa.and_(dice_roll.c.id == entry_id, dice_roll.c.hidden.in_((MINE, HOST)))
        change = dice_roll.update().where(hidden).values(hidden=OPEN)
        return await self._database.write(lambda connection: connection.execute(change).rowcount > 0)

    async def last_roll(self, channel: int, user: int) -> Entry | None:
        """The user's newest roll in a channel."""
        c = dice_roll.c
        return await self._database.read(
            lambda connection: find_entry(connection, c.channel == channel, c.user == user, c.kind == "roll")
        )

    async def recent(self, user: int, most: int = 10) -> list[str]:
        """Expressions that a user rolled lately, newest first, each once."""
        c = dice_roll.c
        entries = await self._database.read(
            lambda connection: find_entries(connection, c.user == user, c.kind == "roll", limit=_RECENT)
        )
        return list(dict.fromkeys(str(entry.data["dice"]) for entry in entries))[:most]

    async def public_rolls(self, channel: int, user: int | None = None) -> list[Entry]:
        """The last `MOST_COUNTED` rolls that everybody saw in a channel, of one user or of all."""
        c = dice_roll.c
        where = [c.channel == channel, c.kind == "roll", c.hidden == OPEN]
        if user is not None:
            where.append(c.user == user)
        return await self._database.read(lambda connection: find_entries(connection, *where, limit=MOST_COUNTED))

    async def seed(self, channel: int, n: int | None = None) -> Seed | None:
        """A seed of a channel, the newest unless told otherwise."""
        return await self._database.read(lambda connection: seed_of(connection, channel, n))

    async def entries(self, channel: int, seed_n: int) -> list[Entry]:
        """All entries under a seed, in order."""
        c = dice_roll.c
        here = (c.channel == channel, c.seed_n == seed_n)
        return (await self._database.read(lambda connection: find_entries(connection, *here)))[::-1]

    # ------------------------------------------------------------------ decks

    async def decks(self, channel: int) -> dict[str, Any]:
        """Name -> stored data of a channel's decks, by name."""
        c = channel_deck.c
        query = sa.select(c.name, c.data).where(c.channel == channel).order_by(c.name)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {name: data for name, data in rows}

    async def kit(self, channel: int, kind: str) -> Any:
        """What a game's commands keep of this kind for a channel, or None; written within `play`."""
        return await self._database.read(lambda connection: owned.kit(connection, channel, kind))

    # ------------------------------------------------------------------ saved rolls

    async def saved(self, user: int, guild: int | None) -> dict[str, dict[str, str]]:
        """{"user": {name: expression}, "guild": {...}}, by name."""

        def look(connection: sa.Connection) -> dict[str, dict[str, str]]:
            of_guild = owned.rolls_of(connection, "guild", guild) if guild is not None else {}
            return {"user": owned.rolls_of(connection, "user", user), "guild": of_guild}

        return await self._database.read(look)

    async def save(self, scope: str, owner: int, name: str, expression: str) -> bool:
        """Keep an expression under a name; False when `MOST_SAVED` are kept already."""

        def write(connection: sa.Connection) -> bool:
            known = owned.rolls_of(connection, scope, owner)
            if name not in known and len(known) >= MOST_SAVED:
                return False
            owned.save_roll(connection, scope, owner, name, expression)
            return True

        return await self._database.write(write)

    async def unsave(self, scope: str, owner: int, name: str) -> bool:
        """Forget a saved roll; False if there was none of that name."""
        return await self._database.write(lambda connection: owned.save_roll(connection, scope, owner, name, None))

    # ------------------------------------------------------------------ a user's own data

    async def about(self, user: int) -> dict[str, Any]:
        """Everything kept here about a user, as JSON."""
        saved = (await self.saved(user, None))["user"]
        entries = await self._database.read(lambda connection: find_entries(connection, dice_roll.c.user == user))
        rolls = [{"channel": e.channel, "at": e.at, "kind": e.kind, "data": _own(e)} for e in reversed(entries)]
        return {"saved_rolls": saved, "rolls": rolls}

    async def forget(self, user: int) -> None:
        """Take a user out of ledger and decks, drop the saved rolls. The draws stay: others' proofs count them."""

        def write(connection: sa.Connection) -> None:
            mine = sa.and_(saved_roll.c.scope == "user", saved_roll.c.owner == user)
            connection.execute(saved_roll.delete().where(mine))
            for entry in find_entries(connection, dice_roll.c.user == user):
                data = {key: value for key, value in entry.data.items() if key not in ("who", "label", "shown")}
                here = dice_roll.c.id == entry.id
                connection.execute(dice_roll.update().where(here).values(user=0, data=data))
            connection.execute(dice_roll.update().where(dice_roll.c.host == user).values(host=0))
            if self.leave_deck is None:
                return
            c = channel_deck.c
            for channel, name, data in connection.execute(sa.select(c.channel, c.name, c.data)).all():
                here = sa.and_(c.channel == channel, c.name == name)
                connection.execute(channel_deck.update().where(here).values(data=self.leave_deck(data, user)))

        await self._database.write(write)
