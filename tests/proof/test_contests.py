"""Why a contest counts on no ladder is part of what the chain tells, and an honest export of any contest is whole."""

import copy
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.rules.rng import Chance
from bot.tables.exports.export import export_table
from bot.tables.model.chain import TABLE
from bot.tables.proof.report import Report
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from tests.proof.forge import chain_anew
from tests.rules.duel import Duel
from tests.tables.play import ADA, BEN, EVE, HandClock, play_on, url
from tests.tables.test_contests import a_duel

GAMES = {"duel": Duel()}


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    opened = await Tables.open(url(tmp_path / "duels.db"), GAMES, clock=HandClock())
    yield opened
    await opened.close()


async def exported(tables: Tables, table: str) -> Any:
    """Played to its end, as a file."""
    await play_on(tables, table, Chance(b"on", {}))
    return json.loads(json.dumps(await export_table(tables, table)))


def judged(bundle: Any, true: Any) -> Report:
    return verify_export(bundle, GAMES, true["table"]["commitment"], true["table"]["head"])


async def kicked(tables: Tables) -> Any:
    table = await a_duel(tables)
    await tables.seating.kick(table, ADA, 1)
    await tables.proposals.consent(table, BEN, True)
    return await exported(tables, table)


async def practised(tables: Tables) -> Any:
    """Against the house, whose seat somebody takes later."""
    table = await a_duel(tables, ben=None)
    await tables.seating.take_house_seat(table, EVE, "Eve")
    await tables.proposals.consent(table, ADA, True)
    return await exported(tables, table)


async def handed(tables: Tables) -> Any:
    table = await a_duel(tables)
    await tables.seating.hand_over(table, ADA, 0, EVE, "Eve")
    await tables.proposals.consent(table, EVE, True)
    await tables.proposals.consent(table, BEN, True)
    return await exported(tables, table)


async def played(tables: Tables) -> Any:
    return await exported(tables, await a_duel(tables))


WAYS = {"house": kicked, "practice": practised, "handed": handed, None: played}


@pytest.mark.parametrize("why", list(WAYS))
async def test_why_a_contest_counts_on_no_ladder_is_in_the_chain(tables: Tables, why: str | None) -> None:
    bundle = await WAYS[why](tables)
    report = judged(bundle, bundle)
    assert report.verdict == "whole", (report.problem, report.gaps)
    assert bundle["table"]["unrated"] == why
    assert [row["answer"]["unrated"] for row in bundle["choices"] if row["key"] == TABLE][-1] == why
    for other in {*WAYS} - {why}:
        forged = copy.deepcopy(bundle)
        forged["table"]["unrated"], forged["practice"] = other, other == "practice"
        assert judged(forged, bundle).verdict == "false"
        last = [row for row in forged["choices"] if row["key"] == TABLE][-1]
        last["answer"]["unrated"] = other
        chain_anew(forged)
        assert judged(forged, bundle).verdict == "false"


async def test_what_the_chain_tells_is_not_left_out_of_the_file(tables: Tables) -> None:
    forged = await played(tables)
    true = copy.deepcopy(forged)
    del forged["table"]["unrated"]
    forged["practice"] = True
    assert judged(forged, true).verdict == "false"


async def test_a_chain_from_before_it_told_why_is_proved_but_for_that(tables: Tables) -> None:
    bundle = await kicked(tables)
    for row in bundle["choices"]:
        if row["key"] == TABLE:
            row["answer"].pop("unrated")
    chain_anew(bundle)
    report = judged(bundle, bundle)
    assert report.verdict == "partly" and len(report.gaps) == 1 and "unrated" in report.gaps[0]
    del bundle["table"]["unrated"]
    assert judged(bundle, bundle).verdict == "partly"
