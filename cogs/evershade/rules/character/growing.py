"""Attributes, mobility, divinum and experience (LE-5, LE-8). Pure."""

from typing import Final

from cogs.evershade.content.vocabulary.terms import ATTRIBUTES, DIVINUM, MOBILITY
from cogs.evershade.state import Character

MOST_ATTRIBUTE: Final = 6
MOST_HP: Final = 16
LAST_SLOT: Final = 14
TOKENS: Final = 12
NO_MOST: Final = 99
"""LE-25.1: HP of a companion on whose card no maximum is printed: the dial ends there."""


def raise_for_good(character: Character, what: str, n: int = 1) -> int:
    """LE-5.3 to 5.5, LE-5.7, LE-5.11: how far it went; past the end of a track it is ignored. what: STR, AGI, INT, CHA,
    MOB, DIV or max_hp."""
    if what in ATTRIBUTES:
        before = character.att.get(what, 0)
        character.att[what] = min(MOST_ATTRIBUTE, before + n)
        return character.att[what] - before
    if what == "MOB":
        place = MOBILITY.index(character.mob)
        character.mob = MOBILITY[min(len(MOBILITY) - 1, place + n)]
        return MOBILITY.index(character.mob) - place
    if what == "DIV":
        before = character.div_step
        character.div_step = min(len(DIVINUM) - 1, before + n)
        return character.div_step - before
    before = character.max_hp  # max_hp: it does not heal (LE-5.11)
    character.max_hp = min(MOST_HP, before + n)
    return character.max_hp - before


def divinum_dice(step: int) -> list[int]:
    """LE-5.5: the sides of the dice at a place of the ladder, in its order."""
    return [int(die.removeprefix("D")) for die in DIVINUM[step].split("+")]


def half(n: int) -> int:
    """LE-1.2: fractions are rounded up."""
    return -(-n // 2)


def threshold(character: Character) -> int:
    """LE-8.1: the topmost empty slot of the experience track."""
    return 2 + TOKENS - character.exp_tokens_left


def gain_experience(character: Character, n: int) -> int:
    """LE-8.2, LE-8.3: how many advancement tokens were earned; without tokens the marker stops at the last slot."""
    earned = 0
    character.exp += n
    while character.exp_tokens_left and character.exp >= threshold(character):
        character.exp -= threshold(character)
        character.exp_tokens_left -= 1
        character.adv_pouch += 1
        earned += 1
    if not character.exp_tokens_left:
        character.exp = min(LAST_SLOT, character.exp)
    return earned
