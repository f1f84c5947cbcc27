"""What an event is called when it is drawn, and what a change of numbers does at once."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from cogs.doomrock.content.vocabulary import AnyEffect
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import run
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import DoomrockState
from tests.games.doomrock.battle_table import enemy, field, hero
from tests.games.doomrock.kit import act, kinds, table
from tests.games.doomrock.test_what_cards_ask import wait

EFFECTS: TypeAdapter[tuple[Any, ...]] = TypeAdapter(tuple[AnyEffect, ...])


def test_an_event_is_named_with_its_story_before_it_happens() -> None:
    """DR-4.2"""
    found = table(2)
    kinds(found)
    act(found, "explore")
    told = [event for event in found.take_events() if event.kind == "dr-event"]
    assert len(told) == 1 and str(told[0].params["card"]).startswith("@ev.") and told[0].params["story"]


@pytest.mark.parametrize(("visit", "left"), [("visit:0", 6), ("visit:1", 7)])
def test_what_is_paid_is_told_with_the_time_that_is_left(visit: str, left: int) -> None:
    """A visit that costs time, and one that costs silver (DR-3.2)."""
    found = table(2)
    kinds(found)
    act(found, visit)
    (paid,) = [event for event in found.take_events() if event.kind == "dr-paid"]
    assert paid.params["left"] == found.state.time == left


def after(*effects: dict[str, Any], target: str = "e1") -> DoomrockState:
    """A small battle after these effects of h0's card."""

    async def rules(play: DoomrockPlay) -> None:
        await run(play, EFFECTS.validate_python(effects), Context("it.soup", "h0", targets=[target]))
        await wait(play)

    made = field([hero(0, "brawler"), hero(1, "hexer")], [enemy(1)], [["h0", "e1"], ["h1"]], rules)
    return made.state


@pytest.mark.parametrize(("to", "raised"), [("self", [1, 0]), ("each_hero", [1, 1]), ("other_heroes", [0, 1])])
def test_more_hit_points_at_most_count_at_once(to: str, raised: list[int]) -> None:
    before = [one.max_hp for one in after().heroes]
    state = after({"do": "modify", "what": "max_hp", "n": 1, "to": to})
    assert [one.max_hp - was for one, was in zip(state.heroes, before, strict=True)] == raised
    assert [(one.what, one.n, one.until) for one in state.modifiers] == [("max_hp", 1, "round")] * sum(raised)


def test_one_die_more_is_there_at_once() -> None:
    assert (
        len(after({"do": "modify", "what": "dice", "n": 1, "to": "self"}).heroes[0].dice)
        == len(after().heroes[0].dice) + 1
    )
