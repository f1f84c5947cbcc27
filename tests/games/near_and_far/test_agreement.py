"""NF-17.5, NF-E26: at a table of Near and Far the host has no more rights than a player, and says so."""

from pathlib import Path

import pytest

from bot.tables.model import errors
from bot.tables.model.proposal import read_proposal
from bot.tables.service import Tables
from cogs.near_and_far.campaign.game import game as campaign
from cogs.near_and_far.game import game
from tests.tables.play import ADA, BEN, CAY, HandClock, url


async def a_table(tables: Tables, name: str) -> str:
    made = await tables.lobby.create(name, 1, 10, ADA, {}, name="Ada", clock_hours=24)
    for user, called in ((BEN, "Ben"), (CAY, "Cay")):
        await tables.seating.join(made.info.id, user, called)
    await tables.lobby.start(made.info.id, ADA)
    return made.info.id


async def test_what_changes_a_session_needs_all_others(tmp_path: Path) -> None:
    tables = await Tables.open(url(tmp_path / "tables.db"), [game()], clock=HandClock())
    try:
        table = await a_table(tables, "near_and_far")
        for deed in (
            tables.lobby.set_clock(table, ADA, 1),
            tables.seating.kick(table, ADA, 2),
            tables.playing.end(table, ADA),
            tables.seating.hand_office(table, ADA, BEN),
        ):
            asked = read_proposal((await deed).info.proposal)
            assert asked is not None and asked.by == 0 and set(asked.needed) >= {1}
            info = await tables.keeper.get(table)
            assert (info.status, info.host, info.clock_hours, info.seats[2].user) == ("running", ADA, 24, CAY)
            await tables.proposals.consent(table, ADA, False)  # taken back
    finally:
        await tables.close()


async def test_seats_of_a_campaign_change_at_the_gate_and_nowhere_else(tmp_path: Path) -> None:
    tables = await Tables.open(url(tmp_path / "tables.db"), [game(), campaign()], clock=HandClock())
    try:
        table = await a_table(tables, "near_and_far-campaign")
        with pytest.raises(errors.SeatsSettled):  # while characters are chosen
            await tables.seating.join(table, 99, "Dora")
    finally:
        await tables.close()
