"""What a card prints for parties of several sizes is told as it is for this one."""

import pytest

from cogs.doomrock.rules.reading.names import for_party
from tests.games.doomrock.battle_table import content


@pytest.mark.parametrize("encounter", ["en.audit", "en.landlord"])
def test_a_rule_of_four_heroes_is_not_told_to_fewer(encounter: str) -> None:
    """DR-7.2: two heroes read that with four a new Junior Auditor is hired."""
    printed = content().encounters[encounter].text
    before, _, rule = printed.partition(" With 4 heroes ")
    assert rule
    assert for_party(printed, 2) == for_party(printed, 3) == before
    assert for_party(printed, 4) == f"{before} {rule[0].upper()}{rule[1:]}"
