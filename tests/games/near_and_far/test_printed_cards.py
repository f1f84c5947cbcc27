"""Cards that anybody may look up: what each kind of them has to say."""

import pytest

from bot.rules.decision import Text
from cogs.near_and_far.game import game
from cogs.near_and_far.view.printed import printed

SAID = {
    "people": {"far-face-person", "far-face-price"},
    "chiefs": set(),
    "threats": {"far-face-level"},
}
"""Lines beside the printed words. A companion comes along for nothing and has no price."""


@pytest.mark.parametrize("kind", SAID)
def test_people_have_icons_and_a_price_threats_a_level_and_chiefs_neither(kind: str) -> None:
    content = game().content
    (group,) = [one for one in printed(content) if one.id == kind]
    assert group.cards
    for entry in group.cards:
        said = {line.key: line.params for line in entry.read().lines if isinstance(line, Text)}
        is_free = entry.id in content.companions
        assert set(said) == SAID[kind] - ({"far-face-price"} if is_free else set()), entry.id
        if "far-face-price" in said:
            assert said["far-face-price"]["n"] == content.adventurers[entry.id].cost
        if "far-face-level" in said:
            assert said["far-face-level"]["n"] == content.threats[entry.id].level
