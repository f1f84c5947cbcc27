"""Hostile exports: found good or refused in a sentence; nothing is raised, nothing grows."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.tables.exports.export import export_table, import_table, read_bundle
from bot.tables.model.errors import BundleError
from bot.tables.proof.incoming import checked
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from tests.attack import exports
from tests.tables.test_export import GAMES, eventful


async def test_any_change_of_an_export_ends_in_a_sentence(tables: Tables, tmp_path: Path) -> None:
    honest: Any = json.loads(json.dumps(await export_table(tables, await eventful(tables), private=True)))
    tally = exports.attack(honest, GAMES, 150, 7)
    assert tally.wrong == [] and tally.ends["not good"] > 20 and tally.ends["refused"] > 50
    files = exports.attack_files(tmp_path, json.dumps(honest), 100, 7)
    assert files.wrong == [] and files.ends["refused"] > 50


async def test_what_a_database_takes_in_can_be_opened(tables: Tables) -> None:
    honest: Any = json.loads(json.dumps(await export_table(tables, await eventful(tables), private=True)))
    tally = await exports.attack_store(tables, honest, 90, 3)
    assert tally.wrong == [] and tally.ends["refused"] > 20 and tally.ends["taken"] > 3


SPOTS: tuple[tuple[str | int, ...], ...] = (
    ("more",),
    ("entropies",),
    ("table", "options"),
    ("table", "brings"),
    ("table", "left"),
    ("table", "proposal"),
    ("seats", 0, "prefs"),
    ("choices", 5, "answer"),
    ("choices", 2, "proof"),
    ("events", 3, "params"),
    ("events", 4, "public"),
    ("checkpoints", 0, "blob"),
)


@pytest.mark.parametrize("depth", [200, 900, 60_000])
async def test_what_is_nested_too_deeply_is_told_in_a_sentence(tables: Tables, depth: int) -> None:
    text = json.dumps(await export_table(tables, await eventful(tables), private=True))
    for channel, (*way, last) in enumerate(SPOTS, 100):
        for kind in ("list", "text"):
            bundle: Any = json.loads(text)
            holder, value = bundle, 1
            for step in way:
                holder = holder[step]
            for _ in range(depth):
                value = [value] if kind == "list" else {"!text": "a", "params": {"x": value}}  # type: ignore[assignment]
            holder[last] = value
            report = verify_export(bundle, GAMES)
            assert report.ok or 0 < len(report.problem or "") < 2_000
            try:
                await import_table(tables, bundle, guild=5, channel=channel, host=11)
            except BundleError as error:
                assert 0 < len(str(error)) < 2_000, (way, last, kind)


async def test_checkpoints_are_looked_at_before_anything_is_stored(tables: Tables) -> None:
    honest: Any = json.loads(json.dumps(await export_table(tables, await eventful(tables), private=True)))
    point = honest["checkpoints"][0]
    cases: tuple[Any, ...] = (None, "x", [[]], [{**point, "keep": 1}], [{**point, "idx": -1}], [{"idx": 0}])
    for wrong in cases:
        with pytest.raises(BundleError, match="checkpoints"):
            checked({**honest, "checkpoints": wrong})
    with pytest.raises(BundleError, match="checkpoints"):
        checked({name: value for name, value in honest.items() if name != "checkpoints"})


def test_a_mile_of_anything_is_told_in_short(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text("9" * 10_000)
    with pytest.raises(BundleError, match="is not JSON"):
        read_bundle(path)
    assert len(str(BundleError("x" * 10_000))) == 1_000
