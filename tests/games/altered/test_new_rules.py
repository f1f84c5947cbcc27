"""Tables that stand in the middle of a game when the rules get a new version go on under it (P5)."""

import json
from pathlib import Path

import pytest

from bot.tables.exports.export import import_table
from bot.tables.service import Tables
from cogs.altered.game import Altered, game
from tests.histories.make import play
from tests.tables.play import HandClock, url

STORED = Path(__file__).parents[2] / "histories" / "altered" / "private-1.json"


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> Altered:
    """Altered as it called itself before."""
    old = Altered(game().content)
    monkeypatch.setattr(old, "version", Altered.version - 1)
    return old


async def test_a_table_of_the_rules_before_goes_on_and_ends(older: Altered, tmp_path: Path) -> None:
    where = url(tmp_path / "tables.db")
    tables = await Tables.open(where, [older], clock=HandClock())
    try:
        info = await import_table(tables, json.loads(STORED.read_text(encoding="utf-8")))
        await play(tables, info.id, 10)
        before = await tables.keeper.get(info.id)
    finally:
        await tables.close()

    tables = await Tables.open(where, [game()], clock=HandClock())
    try:
        now = await tables.keeper.get(info.id)
        assert (before.rules_version, now.rules_version) == (Altered.version - 1, Altered.version)
        assert (now.index, now.digest) == (before.index, before.digest)
        assert await play(tables, info.id, 3_000)
        assert (await tables.keeper.get(info.id)).status == "ended"
    finally:
        await tables.close()
