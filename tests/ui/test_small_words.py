"""Small things that players stumbled over, which no catalogue could bring back by itself."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.installed import load_surfaces
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.rules.kernel.run import Run
from bot.tables.model.since import Since
from bot.ui.panels.discord_panel import dialog, mentions
from bot.ui.panels.panel import Field, Modal, Panel, as_text
from bot.ui.questions.scene import Scene
from bot.ui.questions.waiting import awaited
from bot.ui.screens.present import board
from cogs.altered.cog import surface
from cogs.tables.opening import Opening

ROOT = Path(__file__).parents[2]


def scene() -> Scene:
    shown = surface()
    run = Run.start(shown.game, b"small words", 2)
    run.take_events()
    return Scene("abcdefgh", shown, run, {0: "Cleo Ada", 1: "Ben"}, {0: 7, 1: 8}, [], Since({0: 0, 1: 0}, 0))


def test_who_is_called_stands_apart_from_who_is_named() -> None:
    """It once said "@Cleo Ada and Ben"."""
    said = awaited(scene(), {0: 7, 1: 8})
    assert said.startswith("👉 **<@7> and <@8>**: ")
    assert awaited(scene(), {0: 7}).startswith("👉 **<@7> and Ben**: ")
    assert awaited(scene(), {}).startswith("👉 **Cleo Ada and Ben**: ")


@pytest.mark.parametrize("typed", ["Altered", "altered", " ALTERED "])
def test_a_game_is_found_by_the_name_that_somebody_types(typed: str) -> None:
    surfaces = {one.id: one for one in load_surfaces()}
    opening = cast(Any, SimpleNamespace(clicks=SimpleNamespace(stage=SimpleNamespace(surfaces=surfaces))))
    assert Opening.named(opening, typed) == "altered"
    with pytest.raises(NotPossible):
        Opening.named(opening, "Chess")


def test_a_table_that_is_over_shows_no_hash_any_more() -> None:
    going_on = replace(scene(), seal="b706cc60c566bd42")
    assert "b706cc60c566" in as_text(board(going_on))
    going_on.run.state.steps.clear()
    assert going_on.run.over and "b706cc60c566" not in as_text(board(going_on))


def test_make_play_says_what_it_is_doing() -> None:
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = rules.partition("\nplay:")[2].partition("\n\n")[0]
    steps = [line for line in rules.splitlines() if line.startswith("\t@$(GET) ")]
    assert '@echo "Setting the table ..."' in recipe and any(
        '"2. what the local table needs"' in line for line in steps
    )


def test_a_panel_calls_whom_it_is_for_and_no_role_that_somebodys_name_may_spell() -> None:
    """ "<@&9>" as a name would call everybody with that role."""
    for called in ((), (7, 8)):
        found = mentions(Panel("<@&9> @everyone", ping=called)).to_dict()
        assert found["parse"] == [] and found.get("users", []) == list(called) and not found.get("replied_user")


def test_a_dialog_asks_for_as_many_characters_as_the_rules_want() -> None:
    fields = [Field("a", "A name", least=3, most=20), Field("b", "A wish", most=20), Field("c", "A sign", least=1)]
    named, wished, signed = (item.component for item in cast(Any, dialog(Modal("m", "Who?", tuple(fields))).children))
    assert (named.required, named.min_length, named.max_length) == (True, 3, 20)
    assert (wished.required, wished.min_length, wished.max_length) == (False, None, 20)
    assert (signed.required, signed.min_length) == (True, 1)


def test_a_reference_of_one_letter_is_one_and_the_sign_alone_is_not() -> None:
    words = surface().words
    assert words.format(text("al-text", text="@x"), {"x": "Xenia"}.get, "en", label=True) == "Xenia"
    assert words.format(text("al-text", text="@"), {"": "nobody"}.get, "en", label=True) == "@"
