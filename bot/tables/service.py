"""`Tables`: the parts that keep the tables of one database, wired. No Discord in here.

Screens, cogs and the command line say which part they mean: `tables.seating.join(...)`, `tables.playing.choose(...)`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from bot.rules.kernel.game import Game
from bot.tables.contests.ladder import Ladders
from bot.tables.live.index import TableIndex
from bot.tables.live.keeper import TableKeeper
from bot.tables.live.memory import Memory
from bot.tables.live.reader import TableReader
from bot.tables.model.clock import Clock, SystemClock
from bot.tables.model.errors import StoreFailure
from bot.tables.model.info import Info
from bot.tables.model.observe import SILENT, Observer
from bot.tables.model.policy import Policy
from bot.tables.notifications.board_records import BoardRecords
from bot.tables.notifications.outbox import Outbox
from bot.tables.people.errands import Errands
from bot.tables.people.leaves import Leaves
from bot.tables.people.privacy import People
from bot.tables.play.children import ChildTables
from bot.tables.play.playing import Playing
from bot.tables.seats.idle_lobbies import IdleLobbies
from bot.tables.seats.lobby import Lobby
from bot.tables.seats.new_tables import NewTables
from bot.tables.seats.office import Office
from bot.tables.seats.patience import Patience
from bot.tables.seats.planning import Planning
from bot.tables.seats.proposing import Proposals
from bot.tables.seats.seating import Seating
from bot.tables.shelf.heroes import Heroes
from bot.tables.store.database import Claim, Database
from bot.tables.store.opening import open_database
from bot.tables.store.shards import EVERY, Shards
from bot.tables.store.storage import Storage
from bot.tables.together.gatherings import Gatherings
from bot.tables.together.hosted import HostedTables
from bot.tables.together.servers import Servers
from bot.tables.upkeep.census import StoreHealth


class Tables:
    """The tables of one database. Make it with `Tables.open`, end with `close`.

    keeper     looking at a table at rest, changing it        reader     what a seat may read
    index      finding tables                                 new        storing new ones
    lobby      opening, settings, start                       seating    who sits where
    playing    answering, undo, pause, end                    proposals  what the others are asked
    planning   answering ahead                            patience  nudging, and giving time
    idle_lobbies  those to which nobody comes             office    who hosts after people have left the server
    children   tables that tables open                        ladders    results of contests
    outbox     posts that wait to be sent                     boards     where the public boards are
    people     preferences and privacy                        errands    what other processes leave for us
    leaves     being away from all tables by dates, and deputies
    heroes     whom people play in campaigns, on their shelves
    servers    the usual settings of servers              gatherings posts that wait for answers
    hosted     the tables of a server                     health     what whoever watches may ask
    """

    def __init__(self, keeper: TableKeeper, observer: Observer) -> None:
        self.keeper = keeper
        self.observer = observer
        self.reader = TableReader(keeper)
        self.index = TableIndex(keeper)
        self.new = NewTables(keeper, self.index)
        self.lobby = Lobby(keeper, self.new)
        self.seating = Seating(keeper)
        self.planning = Planning(keeper)
        self.patience = Patience(keeper)
        self.office = Office(keeper)
        self.idle_lobbies = IdleLobbies(keeper)
        self.playing = Playing(keeper)
        self.proposals = Proposals(keeper)
        self.children = ChildTables(keeper, self.new)
        self.heroes = Heroes(keeper)
        self.ladders = Ladders(keeper.storage, keeper.clock)
        self.outbox = Outbox(keeper)
        self.boards = BoardRecords(keeper)
        self.errands = Errands(keeper)
        self.people = People(keeper, self.errands)
        self.leaves = Leaves(keeper, self.index, self.people, self.errands)
        self.servers = Servers(keeper)
        self.gatherings = Gatherings(keeper)
        self.hosted = HostedTables(keeper)
        self.health = StoreHealth(keeper.storage, keeper.memory)

    @property
    def database(self) -> Database:
        """Where they are stored."""
        return self.keeper.storage.database

    @property
    def games(self) -> Mapping[str, Game[Any]]:
        """The games that are known, by id."""
        return self.keeper.games

    @property
    def clock(self) -> Clock:
        """Where the time comes from."""
        return self.keeper.clock

    @property
    def policy(self) -> Policy:
        """How long people have, and what becomes of those who are late."""
        return self.keeper.policy

    @classmethod
    async def open(
        cls,
        url: str,
        games: Mapping[str, Game[Any]] | Sequence[Game[Any]],
        *,
        size: int = 256,
        clock: Clock | None = None,
        policy: Policy | None = None,
        observer: Observer = SILENT,
        shards: Shards = EVERY,
        claim: Claim = "now",
        patient: bool = False,
    ) -> "Tables":
        """Open the database (`Settings.database_url`), checking and upgrading it. No table is opened yet.

        size: how many tables are kept in memory; observer: see `bot.tables.model.observe`; shards, claim, patient: see
        `open_database`. Raises a `DatabaseError`, whose text is for the operator.
        """
        known = games if isinstance(games, Mapping) else {game.id: game for game in games}
        storage = Storage(await open_database(url, shards, claim, patient), observer)
        keeper = TableKeeper(storage, known, Memory(size), clock or SystemClock(), policy or Policy(), observer)
        tables = cls(keeper, observer)
        if not shards.is_whole:
            tables.database.on_beat = tables.errands.run
        return tables

    async def take(self) -> None:
        """Become the one who writes these tables (`claim="later"`). Raises `DatabaseInUse`, `StoreFailure`."""
        try:
            await self.database.take()
        except (sa.exc.SQLAlchemyError, OSError) as error:
            raise StoreFailure() from error

    async def require_ours(self, info: Info) -> None:
        """Before something is told that nobody has clicked for: that this table is still ours. Raises `NotOwner`."""
        await self.keeper.storage.write(lambda connection: None, self.database.shards.of(info.guild))

    async def close(self) -> None:
        """Close the database. Tables need no goodbye: all that is known is stored."""
        await self.database.close()
