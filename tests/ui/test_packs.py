"""Users' own packs: read when the bot starts, left out with every reason when they are wrong."""

import logging
from pathlib import Path

import pytest

from bot.installed import load_surfaces
from bot.rules.kernel.run import Run
from bot.ui.panels.panel import as_text, fit
from bot.ui.screens.lobby import Lobby, pack_turned, settings, settings_line, settings_of, settings_page

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


def test_a_table_may_leave_a_pack_out(tmp_path: Path) -> None:
    for name in ("goose/items.yaml", "goose/items_more.yaml", "items-own.yaml"):
        file = tmp_path / "doomrock" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(SPOON.replace("own_spoon", file.stem.replace("-", "_")).replace("Own", file.stem.title()))
    surface = next(surface for surface in load_surfaces(tmp_path) if surface.id == "doomrock")
    game = surface.game
    assert game.packs == ("goose", "items-own")
    for without in ([], ["goose"], ["goose", "items-own"], ["a pack that is gone"]):
        run = Run.start(game, b"p" * 32, 2, game.options.model_validate({"without": without}))
        cards = [card for deck in run.state.decks.values() for card in deck]
        found = {pack for card in cards if (pack := game.content.register.pack_of(card)) is not None}
        assert found == {"goose", "items-own"} - set(without)
        assert game.invariants(run.state) == []

    table = Lobby("t1", surface, {0: "Ada"}, options={"without": ["goose"]})
    shown = as_text(fit(settings(table, settings_page(surface, "without"))))
    assert "☐ goose" in shown and "☑ items-own" in shown and "<without goose>" in shown
    assert "without goose" in settings_line(table)
    assert pack_turned(table, "goose") == [] and pack_turned(table, "items-own") == ["goose", "items-own"]
    assert pack_turned(table, "nothing") == ["goose"]


def test_without_packs_there_is_nothing_to_choose() -> None:
    surface = next(surface for surface in load_surfaces() if surface.id == "doomrock")
    assert "without" not in settings_of(surface)
