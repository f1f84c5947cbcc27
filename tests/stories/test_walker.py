"""The walker goes every way through the eight entries, and finds each thing that may be wrong with one."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.rules.kernel.run import Run
from bot.rules.stories.loading import wanted_prose
from bot.trials.story_walker import walk_stories
from bot.ui.panels.surface import Surface
from tests.stories.lamps import Lamps, LampsReader, LampsState, game, load, texts

WORDS = Path(__file__).parent / "words"


def lamps_surface(lamps: Lamps | None = None) -> Surface:
    return Surface(lamps or game(), root=WORDS)


def maker(lamps: Lamps, reader: type[LampsReader] = LampsReader) -> Any:
    """The one function by which a game plugs in: a fresh reader at a table where an entry may be read."""

    def make() -> LampsReader:
        def patch(state: LampsState) -> None:
            state.coin = 5

        run = Run.start(lamps, b"walk" * 8, 2, patch=patch)
        run.state.story.pages.clear()
        return reader(run.play, lamps.content, (0, 1))

    return make


def test_every_way_through_every_entry() -> None:
    lamps = game()
    walk = walk_stories(lamps_surface(), maker(lamps))
    assert walk.problems == []
    wanted = {
        lamps.content.reference(entry.id, wanted.key)
        for entry in lamps.content.entries.values()
        for wanted in wanted_prose(entry)
        if wanted.kind != "label"
    }
    assert walk.read == wanted, "every piece of prose has been told"
    assert walk.visits == 24


def with_fact(old: str, new: str) -> Lamps:
    facts = {file: source.replace(old, new) for file, source in texts(facts=True).items()}
    assert facts != texts(facts=True)
    return Lamps(*load(facts))


def test_an_effect_that_changes_nothing_is_found() -> None:
    lamps = with_fact("{do: gain, coin: 3}", "{do: gain, coin: 0}")
    assert walk_stories(lamps_surface(lamps), maker(lamps)).problems == ["quay, itself, c2: won: gain changed nothing"]
    assert not walk_stories(lamps_surface(lamps), maker(lamps), unchanged={"gain"}).problems


class Breaks(LampsReader):
    async def carry_out(self, effect: Any, seats: Sequence[int]) -> None:
        if getattr(effect, "coin", 0) == 3:
            raise ZeroDivisionError("three coins")
        await super().carry_out(effect, seats)


def test_a_rule_that_raises_is_found_and_named() -> None:
    found = walk_stories(lamps_surface(), maker(game(), Breaks)).problems
    assert found == ["quay, itself, c2: won: ZeroDivisionError: three coins"]


def test_prose_that_does_not_resolve_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    lamps = game()
    monkeypatch.setattr(Lamps, "prose", lambda self, ref, language="en": None if "bell" in ref else "x")
    found = walk_stories(lamps_surface(lamps), maker(lamps)).problems
    assert found and all(what.startswith("bell,") and "has no prose" in what for what in found)


def test_a_page_that_fits_no_panel_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    lamps = game()
    monkeypatch.setattr(Lamps, "prose", lambda self, ref, language="en": "[" * 2_500 if "weir/intro" in ref else "x")
    found = walk_stories(lamps_surface(lamps), maker(lamps)).problems
    assert [what.split(": ")[0] for what in found] == ["weir, itself"]


def test_a_label_that_is_too_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    lamps = game()
    monkeypatch.setattr(Lamps, "prose", lambda self, ref, language="en": "y" * 81 if ref.endswith("12/wait") else "x")
    found = walk_stories(lamps_surface(lamps), maker(lamps)).problems
    assert len(found) == 2 and all("a label of 81 characters" in what for what in found)
