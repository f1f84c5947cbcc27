"""Users' own packs: read when the bot starts, left out with every reason when they are wrong."""

import logging
from pathlib import Path

import pytest

from bot.app import load_surfaces

SPOON = """- id: it.own_spoon
  name: Own Spoon
  deck: common
  slot: one_hand
  text: "+1 to your first melee attack each round."
  effects: [{trigger: own_attack, range: melee, limit: round, do: attack_bonus, n: 1}]
"""


def test_a_pack_joins_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "doomrock"
    folder.mkdir()
    (folder / "items-own.yaml").write_text(SPOON)
    plain = {surface.id: surface for surface in load_surfaces()}
    found = {surface.id: surface for surface in load_surfaces(tmp_path)}
    game = found["doomrock"].game
    assert game.content.card("it.own_spoon").name == "Own Spoon"
    assert "it.own_spoon" in game.content.deck("common")
    assert game.content_hash != plain["doomrock"].game.content_hash
    assert found["altered"].game.content_hash == plain["altered"].game.content_hash


def test_a_wrong_pack_is_left_out_and_every_reason_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "doomrock"
    folder.mkdir()
    (folder / "items-own.yaml").write_text(SPOON.replace("one_hand", "pocket").replace("attack_bonus", "stab"))
    (folder / "items-noise.yaml").write_bytes(b"\xff\xfe\x00")
    with caplog.at_level(logging.ERROR):
        found = {surface.id: surface for surface in load_surfaces(tmp_path)}
    assert "it.own_spoon" not in found["doomrock"].game.content.items
    assert "found 'pocket'" in caplog.text and "found 'stab'" in caplog.text and "items-noise.yaml" in caplog.text
