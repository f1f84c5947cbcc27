"""Before the start: opening a table, its settings, and the start itself. Who sits where: `seating`."""

import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import structlog
from pydantic import BaseModel, ValidationError

from bot.rules.cleaning import cleaned, shortened
from bot.rules.errors import Refusal
from bot.rules.fairness import SEED_BYTES, commitment, table_seed
from bot.rules.kernel.run import Run
from bot.rules.lessons.lesson import Lesson
from bot.tables.live.autoplay import answer_for_absent
from bot.tables.live.keeper import Render, TableKeeper
from bot.tables.live.leave_watch import follow_leaves
from bot.tables.live.unit_of_work import UnitOfWork, new_post
from bot.tables.model import errors
from bot.tables.model.info import LESSON, Info
from bot.tables.model.seats import Seat, seat_name
from bot.tables.model.table import Live, Look, Outcome
from bot.tables.seats.agreeing import do_or_ask, new_deed
from bot.tables.seats.new_tables import NewTables, new_id
from bot.tables.seats.requirements import require_host, require_lobby
from bot.tables.store.writing import Write

log = structlog.get_logger("tables")
MOST_HOURS = 24.0 * 60


class Lobby:
    """Opening, settings, start."""

    def __init__(self, keeper: TableKeeper, new_tables: NewTables) -> None:
        self._keeper = keeper
        self._new_tables = new_tables

    async def create(
        self,
        game: str,
        guild: int | None,
        channel: int,
        host: int,
        options: Mapping[str, Any] | None = None,
        *,
        name: str | None = None,
        entropy: str = "",
        parent: int | None = None,
        locale: str = "en",
        clock_hours: float | None = None,
        lesson: Lesson | None = None,
        render: Render | None = None,
    ) -> Outcome:
        """Open a table; with a `name` the host also sits down. The commitment to the dice is fixed here.

        lesson: its seed takes the place of a secret one, no seal is posted, and nothing counts.

        channel: where it is played, a channel or a thread; parent: the channel of that thread.
        Raises `UnknownGame`, `SecondTable` (E-20), `WrongOption`, `UnknownOption`, `StoreFailure`.
        """
        rules = self._keeper.games.get(game)
        if rules is None:
            raise errors.UnknownGame(game=game)
        settings = _checked(rules.options, {}, options or {})
        now = self._keeper.clock.now()
        seed = secrets.token_bytes(SEED_BYTES) if lesson is None else lesson.seed
        key = new_id()
        seats = () if name is None else (Seat(0, host, seat_name(name), cleaned(entropy)[:200]),)
        fixed: dict[str, Any] = {"id": key, "guild": guild, "channel": channel, "parent": parent, "host": host}
        fixed |= {"game": game, "rules_version": rules.version, "content_hash": rules.content_hash, "locale": locale}
        fixed |= {"options": settings, "commitment": commitment(seed), "created": now, "updated": now}
        why = None if lesson is None else LESSON
        info = Info(**fixed, status="lobby", seats=seats, clock_hours=clock_hours, unrated=why)
        columns = {column: getattr(info, column) for column in Info.__dataclass_fields__ if column != "seats"}
        write = Write(key, None, columns | {"server_seed": seed, "seed": None}, seats)
        write.posts = [] if lesson is not None else [new_post(key, "seal", {}, now)]
        await self._new_tables.store(write, channel)
        live = Live(info, rules, seed)
        self._keeper.memory.keep(live)
        return Outcome(info, rendered=None if render is None else render(Look(live)))

    def known_options(self, game: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Of the settings of a former table those that the game still knows. Raises `UnknownGame`."""
        rules = self._keeper.games.get(game)
        if rules is None:
            raise errors.UnknownGame(game=game)
        return {name: value for name, value in options.items() if name in rules.options.model_fields}

    # ------------------------------------------------------------------ settings

    async def set_option(
        self, table: str, actor: int, name: str, value: Any, *, render: Render | None = None
    ) -> Outcome:
        """Change a setting of the game before the start. Raises `NotHost`, `UnknownOption`, `WrongOption`."""

        async def act(live: Live, work: UnitOfWork) -> None:
            require_host(live.info, actor)
            require_lobby(live.info)
            work.set(options=_checked(live.game.options, live.info.options, {name: value}))

        return await self._keeper.change(table, act, render)

    async def set_clock(
        self,
        table: str,
        actor: int,
        hours: float | None,
        bank: float | None = None,
        *,
        moderator: bool = False,
        render: Render | None = None,
    ) -> Outcome:
        """Hours for each decision asked from now on, None: no clock. A clock that runs is neither set anew nor cut
        short; a question without one gets a whole one. bank: hours that everybody has in hand, of which a turn takes
        what it takes and gives `hours` back; what is in hand begins anew. In a running contest everybody else has to
        agree.

        moderator: the actor keeps order on the server. Raises `NotHost`, `WrongClock`, `Over`, `OneProposal`.
        """

        async def act(live: Live, work: UnitOfWork) -> None:
            if not moderator:
                require_host(live.info, actor)
            if hours is not None and not 0 < hours <= MOST_HOURS:
                raise errors.WrongClock(most=MOST_HOURS / 24)
            if bank is not None and (hours is None or not hours <= bank <= MOST_HOURS):
                raise errors.WrongBank(most=MOST_HOURS / 24)
            if live.info.status == "ended":
                raise errors.Over()
            await do_or_ask(
                self._keeper, live, work, replace(new_deed(live, work, "clock", actor), hours=hours, bank=bank)
            )

        return await self._keeper.change(table, act, render)

    async def set_locale(self, table: str, actor: int, locale: str, *, render: Render | None = None) -> Outcome:
        """The language of the board. Raises `NotHost`."""

        async def act(live: Live, work: UnitOfWork) -> None:
            require_host(live.info, actor)
            work.set(locale=locale[:16])

        return await self._keeper.change(table, act, render)

    # ------------------------------------------------------------------ start

    async def start(self, table: str, actor: int, *, render: Render | None = None) -> Outcome:
        """Begin. Raises `NotHost`, `TooFewSeats`, `AlreadyStarted` or what the game objects to."""

        async def act(live: Live, work: UnitOfWork) -> None:
            info = live.info
            require_host(info, actor)
            require_lobby(info)
            least = live.game.seats[0]
            if len(info.seats) < least:
                raise errors.TooFewSeats(least=least, seats=len(info.seats))
            begin(live, work)
            follow_leaves(live, work)
            await answer_for_absent(self._keeper, live, work)

        return await self._keeper.change(table, act, render)


def begin(live: Live, work: UnitOfWork) -> None:
    """The seats are taken: the game starts, driven to its first question. Raises `RulesBroke` or what it objects to."""
    info = work.info
    words = tuple(seat.entropy for seat in info.seats)
    seed = table_seed(live.server_seed, words)
    options = live.game.options.model_validate(info.options)
    work.is_begun = True
    try:
        live.run = Run.start(live.game, seed, len(info.seats), options, brings=info.brings)
    except Refusal:
        raise
    except Exception as error:
        log.exception("the game cannot begin", table=info.id, game=info.game)
        raise errors.RulesBroke() from error
    live.seed = seed
    pins = {"rules_version": live.game.version, "content_hash": live.game.content_hash}
    with_house = live.game.contest and any(seat.user is None for seat in info.seats)
    why = LESSON if info.is_lesson else "practice" if with_house else None
    work.set(status="running", entropies=words, unrated=why, **pins)
    work.record_start()


def _checked(model: type[BaseModel], known: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    for name in changes:
        if name not in model.model_fields:
            raise errors.UnknownOption(option=shortened(name), known=list(model.model_fields))
    try:
        return model.model_validate({**known, **changes}).model_dump(mode="json")
    except ValidationError as error:
        problem = error.errors()[0]
        name = str(problem["loc"][0]) if problem["loc"] else next(iter(changes), "")
        given = changes.get(name)
        shown = shortened(str(given)) if isinstance(given, str | int | float) else type(given).__name__
        raise errors.WrongOption(option=name, value=shown, why=shortened(problem["msg"], 200)) from error


def checked_options(model: type[BaseModel], options: Mapping[str, Any]) -> dict[str, Any]:
    """All settings of a game, those given and the usual ones. Raises `WrongOption`, `UnknownOption`."""
    return _checked(model, {}, options)
