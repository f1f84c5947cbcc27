"""From what is stored to a table in memory: the last checkpoint and the choices since, played again. Waits for nothing.

P4, P5: the table as it was; where rules have changed it goes on from a checkpoint, and its journal says so.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import structlog

from bot.rules.decision import Choice, Event
from bot.rules.errors import ReplayMismatch
from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Checkpoint, Run
from bot.tables.live.unit_of_work import UnitOfWork
from bot.tables.model.codec import digest, unpack_event
from bot.tables.model.errors import RulesChanged, UnknownGame
from bot.tables.model.info import Info
from bot.tables.model.observe import Observer
from bot.tables.model.requests import with_present_tokens
from bot.tables.model.since import Told
from bot.tables.model.table import Live, public_of
from bot.tables.store.statements import Stored

log = structlog.get_logger("tables")
BASE_JUMP = 100_000  # more requests than one step asks: buttons from before a change of rules never fit again
Row = Mapping[str, Any]


def revive(
    stored: Stored, games: Mapping[str, Game[Any]], now: float, observer: Observer
) -> tuple[Live, UnitOfWork | None]:
    """(the table, what has to be stored because its rules have changed). Raises `UnknownGame`, `RulesChanged`."""
    info = stored.info
    game = games.get(info.game)
    if game is None:
        raise UnknownGame(game=info.game)
    live = Live(info, game, stored.server_seed, stored.seed, prefs=stored.prefs)
    live.recent = recent_events(info, stored.recent)
    if stored.seed is None:
        return live, None
    for row in stored.deadlines:
        _set_clock(live, row)
    points = [Checkpoint(row["idx"], row["fence"], row["blob"]) for row in stored.checkpoints]
    choices = [Choice(row["seat"], row["key"], row["answer"], row["by"]) for row in stored.choices]
    live.stored = {point.index for point in points}
    try:
        live.run = Run.restore(game, stored.seed, points, choices, info.base, bases=info.bases)
    except Exception as error:  # whatever an old state does to new rules
        return live, _take_over(live, points[-1], error, now, observer)
    live.deadlines, running = with_present_tokens(live.run, live.deadlines)
    live.stopped, stopped = with_present_tokens(live.run, live.stopped)
    live.has_old_clocks = running or stopped
    return live, _compared(live, points[-1], now, observer)


def _set_clock(live: Live, row: Row) -> None:
    if row["kind"] == "plan":
        live.plans[row["seat"]] = (row["token"], row["at"])
        return
    if row["kind"] == "leave":
        live.leaves[row["seat"]] = row["at"]
        return
    clocks = live.stopped if row["at"] is None else live.deadlines
    at = row["remaining"] if row["at"] is None else row["at"]
    remind, due = clocks.get((row["seat"], row["token"]), (None, 0.0))
    if row["kind"] == "due":
        due = at
    elif not row["sent"]:
        remind = at
    clocks[row["seat"], row["token"]] = (remind, due)


def _compared(live: Live, point: Checkpoint, now: float, observer: Observer) -> UnitOfWork | None:
    """The table plays again; whether it comes out as it was, and whether the rules are other ones, is noted."""
    info, game = live.info, live.game
    assert live.run is not None
    rebuilt = digest(live.run.state)
    changed = (game.version, game.content_hash) != (info.rules_version, info.content_hash)
    if rebuilt != info.digest:
        observer.noted("replay_mismatch", "differs")
        log.error("rebuilt table differs", table=info.id, stored=info.digest, rebuilt=rebuilt, rules_changed=changed)
    if not changed:
        return None
    work = UnitOfWork(live, now, None)
    work.new_rules(point, lost=None, why="same" if rebuilt == info.digest else "differs")
    return work


def _take_over(live: Live, point: Checkpoint, error: Exception, now: float, observer: Observer) -> UnitOfWork:
    """Go on from the last checkpoint; the choices since are lost, which the journal says."""
    info = live.info
    observer.noted("replay_mismatch", "lost")
    log.error("does not replay", table=info.id, error=error, checkpoint=point.index, index=info.index)
    assert live.seed is not None
    try:
        live.run = Run.restore(live.game, live.seed, [point], [], info.base + BASE_JUMP, bases=info.bases)
    except Exception as worse:
        log.error("checkpoint cannot be read", table=info.id, error=worse)
        raise RulesChanged(game=info.game) from worse
    work = UnitOfWork(live, now, None)
    lost = info.index - point.index
    work.new_rules(point, lost=lost, why="mismatch" if isinstance(error, ReplayMismatch) else "error")
    return work


def recent_events(info: Info, rows: Sequence[Row]) -> list[Told]:
    """Stored events as a table in memory has them."""
    known = ((row, _known_to_holder(info, row)) for row in rows)
    return [Told(row["n"], row["idx"], event) for row, event in known if event is not None]


def _known_to_holder(info: Info, row: Row) -> Event | None:
    """A stored event, as far as who holds its seat now may read it."""
    event = unpack_event(row)
    if event.only is None or event.only >= len(info.seats) or row["n"] >= info.seats[event.only].first_event:
        return event
    return public_of(event)
