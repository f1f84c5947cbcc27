"""Whole tables in any order of deeds (`tests.tables.storm`), and the mistakes that it would find."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.tables.live.keeper import TableKeeper
from bot.tables.live.unit_of_work import UnitOfWork
from bot.tables.model.proposal import Proposal
from bot.tables.model.table import Live
from bot.tables.play import playing
from bot.tables.seats import agreed_actions, agreeing, seating
from tests.tables.storm import storms
from tests.tables.watch import Broken

Plant = Callable[[pytest.MonkeyPatch], None]


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_whatever_anybody_does_in_whatever_order(path: Path, seed: int) -> None:
    seen = await storms(path, seed, 16)
    done = {name for watch in seen for name in watch.counted}
    if seed == 1:
        assert {"choose", "agree", "object", "kick", "give", "end", "leave", "undo", "rebuilt"} <= done
        assert {"tables that count", "tables that do not count", "again", "time", "clock", "host"} <= done


def kick_alone(patch: pytest.MonkeyPatch) -> None:
    """The host kicks without asking."""
    asking = agreeing.new_deed

    def new_deed(live: Any, draft: Any, kind: Any, *more: Any, **named: Any) -> Proposal:
        deed = asking(live, draft, kind, *more, **named)
        return replace(deed, needed=(), strict=False) if kind == "kick" else deed

    patch.setattr(seating, "new_deed", new_deed)


def end_alone(patch: pytest.MonkeyPatch) -> None:
    """Whoever hosts breaks off."""
    asking = agreeing.new_deed
    patch.setattr(playing, "new_deed", lambda *given: replace(asking(*given), needed=()))


def give_unasked(patch: pytest.MonkeyPatch) -> None:
    """A seat is handed to somebody who never said yes."""
    patch.setattr(Proposal, "asks_user", property(lambda deed: False))


def clock_anew(patch: pytest.MonkeyPatch) -> None:
    """A new clock replaces those that run."""

    def carry(live: Live, draft: UnitOfWork, deed: Proposal) -> None:
        draft.set(clock_hours=deed.hours)
        draft.write.clocks_gone = None
        live.deadlines, live.stopped, draft.is_begun = {}, {}, True

    patch.setitem(agreed_actions.CARRIED, "clock", carry)


def rate_all(patch: pytest.MonkeyPatch) -> None:
    """Moves of the house count as those of the person."""
    patch.setattr(UnitOfWork, "_unrate", lambda draft, why: None)


def tell_all(patch: pytest.MonkeyPatch) -> None:
    """A new holder of a seat inherits the former one's private lines."""
    patch.setattr(UnitOfWork, "_held_anew", lambda draft, seat: seat)


def anybody_answers(patch: pytest.MonkeyPatch) -> None:
    """Who sits at the table answers for all."""
    everybodys = lambda run, info, user: [p.n for p in info.seats] if info.seats_of(user) else []  # noqa: E731
    patch.setattr(playing, "seats_for", everybodys)


def leave_to_the_house(patch: pytest.MonkeyPatch) -> None:
    """A loser gets up, and the house plays on."""
    patch.setattr(seating, "way_to_give_up", lambda live, user: None)


def count_twice(patch: pytest.MonkeyPatch) -> None:
    """A repeated click is taken for a new one."""

    async def once(self: Any, table: str, act: Any, render: Any, interaction: Any) -> Any:
        return await self.change(table, act, render, None)

    patch.setattr(TableKeeper, "change_once", once)


PLANTS: list[Plant] = [
    kick_alone,
    end_alone,
    give_unasked,
    clock_anew,
    rate_all,
    tell_all,
    anybody_answers,
    leave_to_the_house,
    count_twice,
]


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
async def test_a_planted_mistake_is_found(path: Path, plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Broken) as found:
        await storms(path, 1, 40)
    print(f"{plant.__name__}: {found.value}")
