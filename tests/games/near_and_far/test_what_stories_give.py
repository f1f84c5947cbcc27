"""What stories give is of use: side quests end somewhere, keywords are read, no world card is left over."""

from typing import Any

import pytest

from bot.rules.content.reader import effects_of
from bot.rules.effects.conditions import holds
from bot.rules.stories.shapes import GainKeyword
from cogs.near_and_far.content.maps import TOWN, FarMap
from cogs.near_and_far.content.vocabulary import GainWorld
from tests.games.near_and_far.test_content import content


class Standing:
    """Facts of somebody with enough of everything who stands on a space of a map; in a building it is `-`."""

    def __init__(self, far_map: FarMap, space: str) -> None:
        self.far_map = far_map
        self.space = space

    def number(self, name: str) -> int:
        return (self.far_map.graph.range_between(TOWN, self.space) or 0) if name == "distance" else 99

    def holds(self, name: str, argument: Any) -> bool:
        return name == "map" and bool(argument == self.far_map.id)

    def die(self) -> int:
        raise NotImplementedError

    scale = base = die


def places_for(quest: str) -> set[tuple[str, str]]:
    """(map, space) on which a side quest can be finished."""
    condition = content().side_quests[quest].condition
    return {
        (far_map.id, space)
        for far_map in content().maps.values()
        for space in (*(one.id for one in far_map.spaces), "-")
        if holds(condition, Standing(far_map, space))
    }


@pytest.mark.parametrize("quest", sorted(content().side_quests))
def test_a_side_quest_wants_a_walk_that_the_maps_allow(quest: str) -> None:
    """Rules 8.7: its condition holds somewhere on a map where it can be carried, and never in the town."""
    found = places_for(quest)
    assert found and not {space for _, space in found} & {"-", TOWN}


def test_the_way_down_ends_on_the_three_lowest_steps() -> None:
    assert places_for("the_way_down") == {("m11", "01"), ("m11", "02"), ("m11", "03")}


def test_every_world_card_is_given_somewhere() -> None:
    """Rules 8.5: none of the thirty-one is printed for nothing."""
    entries = content().stories.entries.values()
    given = {effect.number for entry in entries for effect in effects_of(entry) if isinstance(effect, GainWorld)}
    assert given == {card.number for card in content().worlds.values()}


def test_every_word_that_is_given_is_read_later() -> None:
    """Rules 8.7: a keyword pays off in a variant of another story."""
    entries = content().stories.entries.values()
    given = {effect.keyword for entry in entries for effect in effects_of(entry) if isinstance(effect, GainKeyword)}
    asked = " ".join(str(variant.condition) for entry in entries for variant in entry.variants)
    assert [word for word in sorted(given) if repr(word) not in asked] == []
