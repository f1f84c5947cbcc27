"""The chain goes where its table goes: restarts, other engines, backups, what is saved of a damaged file, and on after
somebody was forgotten."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.tables.exports.export import export_table
from bot.tables.proof.report import Report
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from bot.tables.store import care
from bot.tables.upkeep.move import move
from tests.postgres import Server
from tests.proof.forge import begun, finished
from tests.rules.toy import Toy
from tests.tables.play import ADA, BEN, CAY, EVE, HandClock, url

SAME = {"toy": Toy()}


async def opened(where: Path, clock: HandClock) -> Tables:
    return await Tables.open(url(where), SAME, clock=clock)


async def backed_up(file: Path, clock: HandClock) -> Path:
    """Restored from a backup after some more had happened, which is lost."""
    copy = care.backup(file, file.parent / "copy.db")
    tables = await opened(file, clock)
    (table,) = await tables.index.all_tables()
    await tables.playing.pause(table, ADA)
    await tables.close()
    care.restore(copy, file)
    return file


async def salvaged(file: Path, clock: HandClock) -> Path:
    care.salvage(file)
    return file


async def kept(file: Path, clock: HandClock) -> Path:
    return file


Ways = Callable[[Path, HandClock], Awaitable[Path]]


@pytest.mark.parametrize("way", [kept, backed_up, salvaged])
async def test_a_chain_survives(tmp_path: Path, way: Ways) -> None:
    clock, file = HandClock(), tmp_path / "first.db"
    tables = await opened(file, clock)
    table = await begun(tables, clock, 0)
    before = (await tables.keeper.get(table)).head
    await tables.close()
    await is_whole_in_the_end(await way(file, clock), clock, table, before)


async def is_whole_in_the_end(where: Path, clock: HandClock, table: str, before: str) -> None:
    tables = await opened(where, clock)
    assert (await tables.keeper.get(table)).head == before != ""
    bundle = json.loads(json.dumps(await finished(tables, table)))
    posted = (await tables.keeper.get(table)).head
    await tables.close()
    report = verify_export(bundle, SAME, bundle["table"]["commitment"], posted)
    assert report.verdict == "whole", (report.problem, report.gaps)
    earlier = verify_export(bundle, SAME, bundle["table"]["commitment"], before)
    assert earlier.problem is None and "is not the last one" in earlier.gaps[0]


async def test_a_chain_moves_to_another_engine_and_back(tmp_path: Path, postgres: Server) -> None:
    clock, file = HandClock(), tmp_path / "first.db"
    tables = await opened(file, clock)
    table = await begun(tables, clock, 0)
    before = (await tables.keeper.get(table)).head
    await tables.close()
    other = await postgres.empty()
    try:
        await move(url(file), other, SAME)
        await move(other, url(tmp_path / "back.db"), SAME)
    finally:
        await postgres.drop(other)
    await is_whole_in_the_end(tmp_path / "back.db", clock, table, before)


async def test_a_move_that_a_backup_has_lost_is_seen_by_the_head_of_then(tmp_path: Path) -> None:
    """Whoever restores a backup to be rid of what was posted cannot hide it."""
    clock, file = HandClock(), tmp_path / "first.db"
    tables = await opened(file, clock)
    table = await begun(tables, clock, 0)
    await tables.close()
    copy = care.backup(file, tmp_path / "copy.db")
    tables = await opened(file, clock)
    await tables.playing.pause(table, ADA)
    posted = (await tables.keeper.get(table)).head
    await tables.close()
    care.restore(copy, file)
    tables = await opened(file, clock)
    bundle = await finished(tables, table)
    await tables.close()
    report = verify_export(bundle, SAME, bundle["table"]["commitment"], posted)
    assert report.verdict == "false" and "none of this export's" in str(report.problem)


async def forgotten(tables: Tables, clock: HandClock, when: str) -> tuple[Any, str]:
    """A game in which Ben was forgotten; and the head that was posted before, if he was forgotten after the end."""
    table = await begun(tables, clock, 0)
    if when == "meanwhile":
        await tables.people.forget_user(BEN)
        for user in (ADA, CAY):
            assert user in [place.user for place in (await tables.keeper.get(table)).seats]
        await tables.playing.end(table, ADA)
    else:
        await finished(tables, table)
    posted = (await tables.keeper.get(table)).head
    if when == "afterwards":
        for user in (ADA, BEN, CAY, EVE):
            await tables.people.forget_user(user)
    return json.loads(json.dumps(await export_table(tables, table))), posted


@pytest.mark.parametrize("when", ["meanwhile", "afterwards"])
async def test_all_but_the_names_is_proved_of_a_game_in_which_somebody_was_forgotten(tmp_path: Path, when: str) -> None:
    clock = HandClock()
    tables = await opened(tmp_path / "first.db", clock)
    bundle, posted = await forgotten(tables, clock, when)
    await tables.close()
    assert "Ben" not in json.dumps(bundle)
    report = verify_export(bundle, SAME, bundle["table"]["commitment"], posted)
    assert report.verdict == "partly", report.problem
    late = ["the posted head is not the last one"] if when == "afterwards" else []  # who has gone is told after it
    assert [gap.split(":")[0].split(" from ")[0] for gap in report.gaps] == ["names were removed", *late]
    for row in bundle["choices"]:
        if row["by"] == "player" and row["seat"] == 0:
            row["at"] += 1
            break
    assert _again(bundle, posted).verdict == "false", "the rest is still held by its sums"


def _again(bundle: Any, posted: str) -> Report:
    return verify_export(bundle, SAME, bundle["table"]["commitment"], posted)
