"""Beginning a play and taking it back in private gives no time, and moves nothing that the board shows."""

from functools import partial
from pathlib import Path
from typing import Any

from bot.rules.kernel.house import house_answer
from bot.tables.service import Tables
from cogs import load_game
from tests.tables.play import ADA, BEN, HandClock, url


def asked(look: Any) -> tuple[int, str, str, Any]:
    """(seat, token, key, the house's answer) of the first question."""
    request = next(r for r in look.run.requests() if r.decision.seats[0] >= 0)
    seat = request.decision.seats[0]
    return seat, look.run.token(request, seat), request.decision.key, house_answer(look.run, request, seat)


def cards_of(look: Any, seat: int) -> list[str]:
    """The cards in this seat's hand that may be played now."""
    return [o.id for o in look.run.requests(seat)[0].decision.legal() if o.id.startswith("hand:")]


async def test_a_play_taken_back_leaves_the_clock_where_it_was(tmp_path: Path) -> None:
    clock = HandClock()
    tables = await Tables.open(url(tmp_path / "tables.db"), [load_game("altered")], clock=clock)
    table = (await tables.lobby.create("altered", 1, 5, ADA, name="Ada", entropy="a", clock_hours=10)).info.id
    await tables.seating.join(table, BEN, "Ben", "b")
    await tables.lobby.start(table, ADA)
    users = (ADA, BEN)
    for _ in range(60):
        seat, token, key, answer = await tables.keeper.look(table, asked)
        cards = await tables.keeper.look(table, partial(cards_of, seat=seat))
        if key == "altered.turn" and cards:  # now and then a first hand holds nothing for three orbs
            break
        await tables.playing.choose(table, users[seat], token, answer)
    assert key == "altered.turn" and cards
    before = await tables.keeper.look(table, lambda look: look.due())
    clock.time += 3_600
    await tables.playing.choose(table, users[seat], token, cards[0])
    clock.time += 3_600
    await tables.playing.undo(table, users[seat])
    assert (await tables.keeper.look(table, asked))[2] == "altered.turn"
    assert await tables.keeper.look(table, lambda look: look.due()) == before
    await tables.close()
