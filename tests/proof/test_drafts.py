"""`verify --draft`: that the dice of a match were promised with those of the draft before it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.commands import verify as command
from bot.rules.rng import Chance
from bot.tables.exports.export import export_table
from tests.tables.play import play_on
from tests.tables.test_sequels import GAMES, a_cup, opened

BY_ID = {game.id: game for game in GAMES}


async def _two_drafts(folder: Path) -> list[Any]:
    """[(the draft, a match of it)] twice, and the same draft while it still runs."""
    found: list[Any] = []
    for name in ("one", "two"):
        tables = await opened(folder / f"{name}.db")
        table = await a_cup(tables)
        match = (await tables.children.open_child(table, "m0", 6, 5)).info.id
        await tables.children.open_child(table, "m1", None)
        running = await export_table(tables, table)
        await play_on(tables, match, Chance(b"match", {}))
        await tables.children.hand_in(table)
        found.append([await export_table(tables, one) for one in (table, match)] + [running])
        await tables.close()
    return found


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    monkeypatch.setattr(command, "InstalledGames", lambda: BY_ID)
    made = {}
    for number, bundles in enumerate(asyncio.run(_two_drafts(tmp_path))):
        for name, bundle in zip(("draft", "match", "running"), bundles, strict=True):
            made[f"{name}-{number}"] = tmp_path / f"{name}-{number}.json"
            made[f"{name}-{number}"].write_text(json.dumps(bundle))
    return made


def verified(capsys: pytest.CaptureFixture[str], match: Path, draft: Path) -> tuple[int, dict[str, Any]]:
    """The exit code, and what is told, with the match's own seal and head given."""
    table = json.loads(match.read_text())["table"]
    line = ["verify", str(match), "--seal", table["commitment"], "--head", table["head"], "--json"]
    code = main([*line, "--draft", str(draft)])
    return code, json.loads(capsys.readouterr().out)


def test_a_match_follows_from_its_draft(files: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    code, told = verified(capsys, files["match-0"], files["draft-0"])
    seal = json.loads(files["draft-0"].read_text())["table"]["commitment"]
    assert code == 0 and told["verdict"] == "whole", told
    assert told["notes"] == [f"the seed follows from that of the draft whose seal is {seal}"]


@pytest.mark.parametrize("draft", ["draft-1", "match-1", "running-0", "match-0"])
def test_another_export_is_not_its_draft(
    files: dict[str, Path], capsys: pytest.CaptureFixture[str], draft: str
) -> None:
    code, told = verified(capsys, files["match-0"], files[draft])
    assert code == 1 and told["verdict"] == "false" and "draft" in told["problems"][0]


def test_a_table_of_its_own_has_no_draft(files: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    code, told = verified(capsys, files["draft-0"], files["draft-0"])
    assert code == 1 and "do not belong together" in told["problems"][0]
