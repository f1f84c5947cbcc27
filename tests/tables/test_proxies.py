"""Two stages where a game names it: when time is up the others may answer, and after as long again the default does."""

from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from bot.rules.errors import NoLongerPossible
from bot.tables.clocks.deadlines import Clocks
from bot.tables.exports.export import export_table
from bot.tables.model import errors
from bot.tables.model.answering import opened
from bot.tables.model.policy import HOUR
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from cogs import load_game
from cogs.evershade.rules.proxies import ONES_OWN
from tests.rules.toy import Toy, ToyState
from tests.tables.play import ADA, BEN, CAY, EVE, HandClock, new_table


class Kind(Toy):
    """Toy in which others may bid for whoever is late, and do nothing else for them."""

    def proxies(self, state: ToyState, key: str, seat: int, present: Sequence[int]) -> Sequence[int]:
        return present if key == "toy.bid" else ()


class Mixed(Kind):
    """A game that names seats which are not there, and the late one itself."""

    def proxies(self, state: ToyState, key: str, seat: int, present: Sequence[int]) -> Sequence[int]:
        return (seat, 99)


class Contest(Kind):
    contest = True


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def tables(where: str, clock: HandClock) -> AsyncIterator[Tables]:
    made = await Tables.open(where, [Kind()], clock=clock)
    yield made
    await made.close()


async def to(tables: Tables, clock: HandClock, hours: float) -> None:
    """So many hours later."""
    clock.time += hours * HOUR
    await Clocks(tables.keeper).run_due()


async def choices(tables: Tables, table: str) -> list[tuple[int, str, Any]]:
    return await tables.keeper.look(
        table, lambda look: [(c.seat, c.by, c.answer) for c in look.run.choices] if look.run else []
    )


async def late(tables: Tables, clock: HandClock, players: int = 3) -> tuple[str, str]:
    """A table at which Ben alone has not bid in time; and the token of what he is asked."""
    table = await new_table(tables, players=players, clock_hours=6.0)
    for user in (ADA, CAY)[: players - 1]:
        await tables.playing.do(table, user, "2")
    await to(tables, clock, 6)
    asked = await tables.reader.requests(table, 1)
    return table, next(one.token for one in asked if not one.anytime)


async def test_at_t_the_others_may_answer_and_at_2t_the_default_comes(tables: Tables, clock: HandClock) -> None:
    table, _ = await late(tables, clock)
    assert all(seat != 1 for seat, _, _ in await choices(tables, table)), "nothing is answered at T"
    look = tables.keeper.look
    assert await look(table, lambda found: found.proxies()) == {1: (0, 2)}
    assert set(await look(table, lambda found: found.awaited())) == {0, 1, 2}
    assert await look(table, lambda found: found.due_for([1])) == clock.time + 6 * HOUR
    assert "journal-proxies" in [line.text.key for line in await tables.reader.log(table, None, 50)]
    await to(tables, clock, 5.9)
    assert all(seat != 1 for seat, _, _ in await choices(tables, table))
    await to(tables, clock, 0.2)
    assert (await choices(tables, table))[-1] == (1, "clock", "0")
    assert await look(table, lambda found: found.proxies()) == {}
    assert (await tables.keeper.get(table)).seats[1].prefs["missed"] == 1, "once, not twice"


async def test_whoever_is_there_acts_for_who_is_late_and_it_is_stored_as_that(tables: Tables, clock: HandClock) -> None:
    table, token = await late(tables, clock)
    await tables.playing.choose(table, CAY, token, "3")
    assert (await choices(tables, table))[-1] == (1, "deputy", "3")
    assert "missed" not in (await tables.keeper.get(table)).seats[1].prefs
    await to(tables, clock, 1)
    await tables.playing.end(table, ADA)
    assert verify_export(await export_table(tables, table), {"toy": Kind()}).ok


async def test_the_late_one_may_still_answer(tables: Tables, clock: HandClock) -> None:
    table, token = await late(tables, clock)
    await tables.playing.choose(table, BEN, token, "1")
    assert (await choices(tables, table))[-1] == (1, "player", "1")


async def test_before_t_and_for_anything_else_nobody_may(tables: Tables, clock: HandClock) -> None:
    table = await new_table(tables, players=3, clock_hours=6.0)
    token = next(one.token for one in await tables.reader.requests(table, 1) if not one.anytime)
    with pytest.raises(NoLongerPossible):
        await tables.playing.choose(table, ADA, token, "3")
    await to(tables, clock, 6)  # all three are late: nobody has missed too much yet
    biscuit = next(one.token for one in await tables.reader.requests(table, 1) if one.anytime)
    with pytest.raises(NoLongerPossible):
        await tables.playing.choose(table, ADA, biscuit, "biscuit")
    with pytest.raises(errors.NotSeated):
        await tables.playing.choose(table, EVE, token, "3")
    assert await choices(tables, table) == []
    with pytest.raises(errors.NothingToUndo):  # and nothing of the late one's can be taken back
        await tables.playing.undo(table, ADA)


async def test_what_a_game_does_not_name_has_its_default_at_t(tables: Tables, clock: HandClock) -> None:
    table, token = await late(tables, clock)
    await tables.playing.choose(table, CAY, token, "3")
    before = len(await choices(tables, table))
    await to(tables, clock, 6)  # the floor: everybody's time is up
    assert len(await choices(tables, table)) > before
    assert {by for _, by, _ in (await choices(tables, table))[before:]} == {"clock"}


@pytest.mark.parametrize("game", [Mixed(), Contest()])
async def test_where_nobody_is_named_who_is_there_the_default_comes_at_t(
    where: str, clock: HandClock, game: Toy
) -> None:
    tables = await Tables.open(where, [game], clock=clock)
    table, _ = await late(tables, clock, 2)
    assert (await choices(tables, table))[-1][:2] == (1, "clock")
    await tables.close()


async def test_a_restart_between_the_stages_changes_nothing(where: str, clock: HandClock) -> None:
    tables = await Tables.open(where, [Kind()], clock=clock)
    table, _ = await late(tables, clock)
    await tables.close()
    tables = await Tables.open(where, [Kind()], clock=clock)
    assert await tables.keeper.look(table, lambda look: look.proxies()) == {1: (0, 2)}
    await to(tables, clock, 6)
    assert (await choices(tables, table))[-1][:2] == (1, "clock")
    await tables.close()


# ---------------------------------------------------------------------- LE-4.8


async def test_evershade_le_4_8(where: str, clock: HandClock) -> None:
    """D19: where to stand is each one's own; who goes first (D20) is a vote, and has its default at T."""
    game = load_game("evershade")
    tables = await Tables.open(where, [game], clock=clock)
    made = await tables.lobby.create("evershade", 1, 10, ADA, name="Ada", clock_hours=6.0)
    await tables.seating.join(made.info.id, BEN, "Ben")
    await tables.lobby.start(made.info.id, ADA)
    table = made.info.id
    own = votes = 0
    for _ in range(400):
        asked = await tables.keeper.look(
            table,
            lambda look: [
                request.decision.key
                for request in (look.run.requests() if look.run else ())
                for seat in request.decision.seats
                if seat >= 0
            ],
        )
        if not asked or (own >= 3 and votes >= 2):
            break
        before = len(await choices(tables, table))
        key = asked[0]
        clock.time = max(clock.time, await tables.keeper.look(table, lambda look: look.due() or clock.time))
        await Clocks(tables.keeper).run_due()
        info = await tables.keeper.get(table)
        if len(await choices(tables, table)) == before:
            own += 1
            waiting = await tables.keeper.look(
                table, lambda look: opened(look.run, look.info.seats) if look.run else []
            )
            assert waiting and {request.decision.key for _, request in waiting} <= ONES_OWN, key
            assert await tables.keeper.look(table, lambda look: look.proxies())
        else:
            votes += key not in ONES_OWN
        for place in info.seats:  # nobody is given up: both are there, and slow
            if place.prefs.get("missed"):
                await tables.seating.set_away(table, place.user or 0, False)
    assert own >= 3 and votes >= 2, (own, votes)
    await tables.close()


async def test_evershade_le_4_8_can_be_switched_off() -> None:
    game = load_game("evershade")
    for is_on in (True, False):
        state = game.new(game.options.model_validate({"proxy_after_timeout": is_on}), 2)
        assert tuple(game.proxies(state, "evershade.action", 0, [1])) == ((1,) if is_on else ())
        assert not game.proxies(state, "evershade.next", 0, [1])


def test_every_decision_of_le_4_8_is_one_that_the_rules_ask() -> None:
    from pathlib import Path

    import cogs.evershade.rules as rules

    asked = "".join(path.read_text(encoding="utf-8") for path in Path(rules.__path__[0]).rglob("*.py"))
    twice = {key for key in ONES_OWN if asked.count(f'"{key}"') < 2}  # once in the list, and where it is asked
    assert not twice
