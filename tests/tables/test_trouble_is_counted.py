"""Trouble at a table is counted for whoever runs the bot: rules that break, and tables that do not come back as they
were (`bot.tables.model.observe`)."""

from typing import Any

import pytest

from bot.rules.decision import Choice
from bot.tables.model import errors
from bot.tables.service import Tables
from tests.rules.toy import Toy, ToyState
from tests.tables.play import ADA, BEN, Counting, broken_step, new_table, open_tables, url
from tests.tables.test_store import NewRules


class OtherHeap(Toy):
    """Rules that ask the same, and have more lying there after each answer."""

    def on_choice(self, state: ToyState, choice: Choice) -> None:
        state.heap += 1


async def test_a_rule_that_breaks_is_counted_by_its_game(where: str) -> None:
    counting = Counting()
    tables = await open_tables(where, observer=counting)
    table = await new_table(tables)
    await tables.playing.do(table, ADA, "1")
    assert counting.counted == []
    with broken_step(tables.games["toy"], "take"), pytest.raises(errors.RulesBroke):
        await tables.playing.do(table, BEN, "1")
    assert counting.counted == [("rule_broke", "toy")]
    await tables.close()


@pytest.mark.parametrize(
    ("game", "counted"), [(Toy, None), (OtherHeap, "differs"), (NewRules, "lost")], ids=["same", "differs", "lost"]
)
async def test_a_table_that_does_not_come_back_as_it_was_is_counted(
    where: str, game: type[Toy], counted: str | None
) -> None:
    tables = await open_tables(where)
    table = await new_table(tables, rounds=3)
    for user, answer in ((ADA, "1"), (BEN, "1"), (ADA, "take")):
        await tables.playing.do(table, user, answer)
    await tables.close()
    counting = Counting()
    tables = await Tables.open(url(where), [game()], observer=counting)
    await tables.keeper.get(table)
    found: list[Any] = [] if counted is None else [("replay_mismatch", counted)]
    assert counting.counted == found
    await tables.close()
