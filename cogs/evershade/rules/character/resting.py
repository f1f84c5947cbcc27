"""Losing one's feet while exploring, and the rest of a camp (LE-5.9, LE-17.2). Pure."""

from cogs.evershade.rules.character.burdens import gain_condition
from cogs.evershade.rules.character.growing import NO_MOST
from cogs.evershade.state import Character


def lose_hp_exploring(character: Character, n: int, divinum: int, pool: int) -> int:
    """LE-5.7, LE-5.9: how much fate is taken from the pool. At 0 HP there is an injury, a fate, and as much HP as the
    divinum dice show; an injury that kills ends it there.

    divinum: what the dice show if they are needed; pool: how much fate is left to be gained (LE-1.3).
    """
    character.hp = max(0, character.hp - n)
    if character.hp or not gain_condition(character, "injury"):
        return 0
    gained = min(1, pool)
    character.fate += gained
    character.hp = min(character.max_hp, divinum)
    return gained


def rest(character: Character) -> None:
    """LE-5.8, LE-17.2: all HP, all cards light at no cost; terror, boons and conditions stay. A companion without a
    printed maximum has no more than before (LE-25.1)."""
    if character.max_hp < NO_MOST:
        character.hp = character.max_hp
    for slot in character.hotbar:
        if slot is not None:
            slot.is_light = True
