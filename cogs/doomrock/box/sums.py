"""Sums that a group with the printed box would do in its head: the dice's tokens, damage, levels, the score. Pure."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.rules.box.amounts import check_range
from bot.rules.cleaning import cleaned
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from cogs.doomrock.rules.map.score import DONE
from cogs.doomrock.state import Score

MOST_HEROES: Final = 6
MOST_CARDS: Final = 30
MOST: Final = 999
_HERO = re.compile(r"\s*(?P<name>[^\d,;:=]*?)\s*[:=]?\s*(?P<cards>\d{1,3})\s*")


def tokens(faces: Sequence[int]) -> tuple[int, int]:
    """(shields, heroism) of final faces (DR-8.4)."""
    return faces.count(1), faces.count(6)


@dataclass(frozen=True, slots=True)
class Damage:
    """DR-11.2, steps 2 to 5. total: after markers; shield, armor: prevented by each; lost: hp."""

    n: int
    expose: int
    total: int
    shield: int
    after_shield: int
    armor: int
    lost: int
    shields_left: int


def damage(n: int, shields: int, armor: int, expose: int = 0) -> Damage:
    """One source of damage. n: with the attacker's modifiers, may be negative; expose: +1 markers revealed."""
    for value in (shields, armor, expose):
        check_range(value, 0, MOST)
    check_range(n, -MOST, MOST)
    total = max(0, n + expose)
    shield = min(shields, total)
    prevented = min(armor, total - shield)  # once per source (DR-11.4)
    lost = total - shield - prevented
    return Damage(n, expose, total, shield, total - shield, prevented, lost, shields - shield)


@dataclass(frozen=True, slots=True)
class Level:
    """Whether a hero may gain a level. cards: how many abilities; ahead: of the fewest, after it; short: of silver."""

    name: str
    cards: int
    ahead: int
    short: int

    @property
    def cost(self) -> int:
        """DR-5.2."""
        return self.cards

    @property
    def is_even(self) -> bool:
        """DR-5.4."""
        return self.ahead <= 1

    @property
    def is_possible(self) -> bool:
        return self.is_even and not self.short


def read_heroes(typed: str) -> list[tuple[str, int]]:
    """(name or "", ability cards) of each hero: `6, 5, 5` or `Brawler 6, Archer 5`. NotPossible otherwise."""
    parts = re.split(r"[,;]", typed.strip(" ,;"))
    if len(parts) == 1 and re.fullmatch(r"[\d\s]+", parts[0]):
        parts = parts[0].split()
    found = [_HERO.fullmatch(part) for part in parts]
    if not all(found) or not 1 <= len(found) <= MOST_HEROES:
        raise NotPossible(text("dr-box-refused-heroes", most=MOST_HEROES))
    heroes = [(cleaned(match["name"])[:40], int(match["cards"])) for match in found if match is not None]
    for _, cards in heroes:
        check_range(cards, 1, MOST_CARDS)
    return heroes


def levels(heroes: Sequence[tuple[str, int]], silver: int) -> list[Level]:
    """For each hero whether a level can be had now."""
    check_range(silver, 0, MOST)
    found = []
    for place, (name, cards) in enumerate(heroes):
        after = [other + (at == place) for at, (_, other) in enumerate(heroes)]
        found.append(Level(name, cards, cards + 1 - min(after), max(0, cards - silver)))
    return found


def most_levels(heroes: Sequence[tuple[str, int]], silver: int) -> tuple[list[int], int]:
    """As many levels as the silver pays for, the cheapest first: places of the heroes in order, and silver left."""
    cards = [n for _, n in heroes]
    order: list[int] = []
    while min(cards) <= silver:
        place = cards.index(min(cards))  # always even, and never dearer than another
        silver -= cards[place]
        cards[place] += 1
        order.append(place)
    return order, silver


def score(abilities: int, common: int, epic: int, silver: int, hp: int, time: int) -> Score:
    """DR-17.2, from what is counted at the table. abilities: those gained by levels."""
    for value in (abilities, common, epic, silver, hp, time):
        check_range(value, 0, MOST)
    return Score(3 * abilities, common, 2 * epic, silver, hp, DONE, 2 * time)
