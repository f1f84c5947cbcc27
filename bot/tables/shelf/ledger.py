"""The dice of a channel outside any table: a seed, what was drawn from it, decks. All within one transaction; sync.

Every entry notes its draws, so that who gets the opened seed can compute each of them again:

- public rolls come from the stream `roll`, public draws from a bag from `bag`; their counters never skip a word, so an
  entry that is missing is noticed;
- the salt of an entry's draws is the id of the interaction that asked for it. Discord gives that id after the seed has
  been sealed, so whoever holds the seed still cannot know a result beforehand;
- something hidden comes from a stream with a random name. Its SHA-256, the entry's `seal`, is public at once, the name
  only when it is shown: an opened seed does not tell what is still hidden.
"""

import hashlib
import secrets
from collections.abc import Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from bot.rules.fairness import SEED_BYTES, commitment, table_seed
from bot.rules.rng import Chance, Item
from bot.tables.store import owned
from bot.tables.store.schema import dice_roll, dice_seed, game_table

OPEN: Final = 0
MINE: Final = 1
HOST: Final = 2
SEALED: Final = 3
"""Who may see an entry: everybody; its user; its user and the host; nobody before its deck is cleared away."""
PUBLIC_STREAMS: Final = ("roll", "bag")
_DISCORD_EPOCH = 1_420_070_400


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the ledger. id: for buttons; n: place under its seed, from 1; at: seconds since 1970.

    draws: JSON as `Recorder.draws`; data depends on kind: see `cogs/dice`.
    host: who may look besides the user, if hidden is `HOST`; None: whoever keeps order in the channel
    """

    id: int
    channel: int
    seed_n: int
    n: int
    interaction: int
    user: int
    kind: str
    hidden: int
    seal: str | None
    data: dict[str, Any]
    draws: list[dict[str, Any]]
    at: float
    host: int | None = None


@dataclass(frozen=True, slots=True)
class Seed:
    """A seed of a channel. server_seed is secret while closed is None."""

    channel: int
    n: int
    server_seed: bytes
    commitment: str
    words: list[str]
    rolls: int
    announced: bool
    opened: float
    closed: float | None


class Recorder(Chance):
    """Chance that notes each draw in `draws`: stream, first, kind, n, count and result, as `fairness.Draw` has them."""

    __slots__ = ("_inside", "draws")

    def __init__(self, seed: bytes, counters: MutableMapping[str, int], salt: int) -> None:
        super().__init__(seed, counters, salt)
        self.draws: list[dict[str, Any]] = []
        self._inside = False

    def below(self, stream: str, n: int) -> int:
        return int(self._note("below", stream, n, 1, lambda: Chance.below(self, stream, n)))

    def die(self, stream: str, sides: int = 6) -> int:
        return int(self._note("die", stream, sides, 1, lambda: Chance.die(self, stream, sides)))

    def dice(self, stream: str, count: int, sides: int = 6) -> list[int]:
        return list(self._note("dice", stream, sides, count, lambda: Chance.dice(self, stream, count, sides)))

    def pick(self, stream: str, items: Sequence[Item]) -> Item:
        n = len(items)
        at: int = self._note("pick", stream, n, 1, lambda: Chance.pick(self, stream, range(n)))
        return items[at]

    def shuffle(self, stream: str, items: Sequence[Item]) -> list[Item]:
        n = len(items)
        return [items[at] for at in self._note("shuffle", stream, n, 1, lambda: Chance.shuffle(self, stream, range(n)))]

    def sample(self, stream: str, items: Sequence[Item], k: int) -> list[Item]:
        n = len(items)
        drawn = self._note("sample", stream, n, k, lambda: Chance.sample(self, stream, range(n), k))
        return [items[at] for at in drawn]

    def _note(self, kind: str, stream: str, n: int, count: int, draw: Any) -> Any:
        if self._inside:  # one draw is made of others
            return draw()
        first = self.counters.get(stream, 0)
        self._inside = True
        try:
            result = draw()
        finally:
            self._inside = False
        self.draws.append({"stream": stream, "first": first, "kind": kind, "n": n, "count": count, "result": result})
        return result


class Ledger:
    """A channel's dice and decks during one transaction. `interaction`: the id of what a user did."""

    def __init__(self, connection: sa.Connection, channel: int, interaction: int) -> None:
        self.connection = connection
        self.channel = channel
        self.interaction = interaction
        self.seed = self._newest() or self._new_seed(1)
        row = connection.execute(
            sa.select(dice_seed.c.counters)
            .where(dice_seed.c.channel == channel, dice_seed.c.n == self.seed.n)
            .with_for_update()
        ).scalar_one()
        self._counters: dict[str, int] = dict(row)
        self.chance = Recorder(table_seed(self.seed.server_seed, self.seed.words), self._counters, interaction)
        self.announced: str | None = None
        """The commitment, when this transaction promised that it will be posted."""

    @property
    def at(self) -> float:
        """When the interaction began, from its id."""
        return (self.interaction >> 22) / 1000 + _DISCORD_EPOCH

    def hidden_stream(self) -> str:
        """A fresh stream whose name nobody can guess."""
        return f"hidden:{secrets.token_hex(16)}"

    def announce(self) -> None:
        """The commitment goes into the public answer of this transaction, unless it has been posted before."""
        if not self.seed.announced:
            self.announced = self.seed.commitment

    def enter(self, kind: str, user: int, data: Mapping[str, Any], hidden: int = OPEN) -> Entry:
        """Write down what was drawn since the last entry. Once an interaction: a second time is an IntegrityError."""
        draws, self.chance.draws = self.chance.draws, []
        streams = [draw["stream"] for draw in draws]
        secret = next((stream for stream in streams if stream not in PUBLIC_STREAMS), None)
        row: dict[str, Any] = {
            "channel": self.channel,
            "seed_n": self.seed.n,
            "n": self._count() + 1,
            "interaction": self.interaction,
            "user": user,
            "kind": kind,
            "hidden": hidden,
            "seal": None if secret is None else seal_of(secret),
            "data": dict(data),
            "draws": draws,
            "at": self.at,
            "host": host_of(self.connection, self.channel) if hidden == HOST else None,
        }
        key = self.connection.execute(dice_roll.insert().values(**row)).inserted_primary_key
        counters = {stream: at for stream, at in self._counters.items() if stream in PUBLIC_STREAMS}
        changed: dict[str, Any] = {"counters": counters, "rolls": row["n"]}
        if self.announced:
            changed["announced"] = True
        here = sa.and_(dice_seed.c.channel == self.channel, dice_seed.c.n == self.seed.n)
        self.connection.execute(dice_seed.update().where(here).values(**changed))
        return Entry(id=int(key[0]) if key else 0, **row)

    def done_before(self) -> Entry | None:
        """The entry of this very interaction, if it was delivered twice."""
        return find_entry(self.connection, dice_roll.c.interaction == self.interaction)

    # ------------------------------------------------------------------ decks

    def deck_names(self) -> list[str]:
        return owned.deck_names(self.connection, self.channel)

    def deck(self, name: str) -> Any:
        """The stored data of a deck, or None."""
        return owned.deck(self.connection, self.channel, name)

    def set_deck(self, name: str, data: Any) -> None:
        """Store a deck; None clears it away."""
        owned.set_deck(self.connection, self.channel, name, data)

    def open_entries(self, ids: Sequence[int]) -> None:
        """Show entries to everybody from now on."""
        for start in range(0, len(ids), 500):
            some = dice_roll.c.id.in_(ids[start : start + 500])
            self.connection.execute(dice_roll.update().where(some).values(hidden=OPEN))

    # ------------------------------------------------------------------ what a game's commands keep

    def kit(self, kind: str) -> Any:
        """What is kept of this kind for the channel, or None."""
        return owned.kit(self.connection, self.channel, kind)

    def set_kit(self, kind: str, data: Any) -> None:
        """Keep it; nothing about users may be in it, or it could not be forgotten."""
        owned.set_kit(self.connection, self.channel, kind, data)

    # ------------------------------------------------------------------ seeds

    def open_seed(self) -> tuple[Seed, Seed]:
        """Close the present seed, which may be shown from now on; (it, the new one, whose seal is promised)."""
        here = sa.and_(dice_seed.c.channel == self.channel, dice_seed.c.n == self.seed.n)
        self.connection.execute(dice_seed.update().where(here).values(closed=self.at))
        closed = seed_of(self.connection, self.channel, self.seed.n)
        assert closed is not None
        self.seed = self._new_seed(self.seed.n + 1, announced=True)
        return closed, self.seed

    def _newest(self) -> Seed | None:
        found = seed_of(self.connection, self.channel)
        return found if found is not None and found.closed is None else None

    def _new_seed(self, n: int, announced: bool = False) -> Seed:
        server_seed = secrets.token_bytes(SEED_BYTES)
        row = {
            "channel": self.channel,
            "n": n,
            "server_seed": server_seed,
            "commitment": commitment(server_seed),
            "words": [str(self.channel), str(n)],
            "counters": {},
            "rolls": 0,
            "announced": announced,
            "opened": self.at,
            "closed": None,
        }
        self.connection.execute(dice_seed.insert().values(**row))
        made = seed_of(self.connection, self.channel, n)
        assert made is not None
        return made

    def _count(self) -> int:
        here = sa.and_(dice_seed.c.channel == self.channel, dice_seed.c.n == self.seed.n)
        return int(self.connection.execute(sa.select(dice_seed.c.rolls).where(here)).scalar_one())


def host_of(connection: sa.Connection, channel: int) -> int | None:
    """Who hosts the table that stands in a channel now."""
    c = game_table.c
    found: int | None = connection.execute(sa.select(c.host).where(c.channel == channel, c.status != "ended")).scalar()
    return found


def seal_of(stream: str) -> str:
    """What is public of a hidden stream: the SHA-256 of its name, 64 hex digits."""
    return hashlib.sha256(stream.encode()).hexdigest()


def seed_of(connection: sa.Connection, channel: int, n: int | None = None) -> Seed | None:
    """A seed of a channel, the newest unless `n` says otherwise; None if there is none."""
    c = dice_seed.c
    query = sa.select(*(c[name] for name in Seed.__dataclass_fields__)).where(c.channel == channel)
    query = query.where(c.n == n) if n is not None else query.order_by(c.n.desc()).limit(1)
    row = connection.execute(query).mappings().first()
    return None if row is None else Seed(**row)


def find_entry(connection: sa.Connection, *where: Any) -> Entry | None:
    """The newest entry that fits."""
    row = connection.execute(sa.select(dice_roll).where(*where).order_by(dice_roll.c.id.desc()).limit(1)).mappings()
    found = row.first()
    return None if found is None else Entry(**found)


def find_entries(connection: sa.Connection, *where: Any, limit: int | None = None) -> list[Entry]:
    """Entries that fit, the newest first."""
    query = sa.select(dice_roll).where(*where).order_by(dice_roll.c.id.desc())
    if limit is not None:
        query = query.limit(limit)
    return [Entry(**row) for row in connection.execute(query).mappings()]
