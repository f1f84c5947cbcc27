"""How characters, groups and dice are called in sentences and on buttons. Pure."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from bot.rules.decision import Option, Text, text
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.positions import NEW, group_of
from cogs.doomrock.rules.reading.sight import Sight
from cogs.doomrock.state import Die, DoomrockState, is_hero

GLYPHS = ("·", "1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣")
"""A die by its face: a digit in a square. The pictures of faces are so small on a phone that 4, 5 and 6 look alike."""


_BY_PARTY = re.compile(r"(\d+)/(\d+)/(\d+) ([^/(]*?) \(2/3/4 heroes\)")
"""How cards print a number that depends on how many heroes play (DR-7.2)."""
_FOR_FOUR = re.compile(r" ?With 4 heroes (\w)([^.]*\.)")
"""How they print a rule that only the largest party has."""
_LARGEST = 4


def for_party(printed: str, heroes: int) -> str:
    """What a card says, with its numbers for a party of so many heroes: `1/2/2 minions (2/3/4 heroes)` is, for three,
    `minions (×2)`. A rule of parties of four is left out for smaller ones."""
    told = _FOR_FOUR.sub(lambda found: f" {found[1].upper()}{found[2]}" if heroes >= _LARGEST else "", printed)
    return _BY_PARTY.sub(lambda found: f"{found[4]} (×{found[min(3, max(1, heroes - 1))]})", told)


def who(look: Sight, character: str | None) -> str | Text:
    """A hero by its class, an enemy by its type and number."""
    if character is None:
        return text("dr-nobody")
    state = look.state
    if is_hero(character):
        return f"@{state.hero(character).class_id}"
    enemy = state.enemy(character)
    if enemy is None:
        return text("dr-gone", n=int(character[1:]))
    return _enemy(look.content, enemy.type_id, character)


@lru_cache(maxsize=4096)
def _enemy(content: Any, type_id: str, character: str) -> Text:
    encounter, _, place = type_id.partition(":")
    card = content.encounters[encounter]
    if place != "minion":  # bosses differ by name, as on the picture
        return text("dr-boss", name=card.bosses[int(place)].type)
    return text("dr-enemy", name=card.minions.type, n=int(character[1:]))


def gain_of(effects: Sequence[Any]) -> dict[str, Any]:
    """What a boost or a payment does, by the first of its effects, for `dr-gain`."""
    first = effects[0]
    n = getattr(first, "n", 1)
    what = getattr(first, "what", first.do)
    return {"do": getattr(first, "op", first.do), "what": what, "n": n if isinstance(n, int) else 0}


def kind_of(state: DoomrockState, character: str) -> str:
    """`hero`, `boss` or `minion`; empty for one who is gone."""
    if is_hero(character):
        return "hero"
    enemy = state.enemy(character)
    return "" if enemy is None else enemy.kind


def foe(state: DoomrockState) -> str:
    """The encounter that is fought, in short: `soup`; empty outside of battles."""
    return "" if state.battle is None else state.battle.encounter.removeprefix("en.")


def faces(dice: Iterable[Die]) -> str:
    """Dice by their faces: 1️⃣ 4️⃣."""
    return " ".join([GLYPHS[die.face] for die in dice])


MOST_NAMED = 3
"""So many of those in a ring are named, a boss first; of more it says how many."""
MARKED = frozenset({"expose", "unexpose"})
"""What is about markers: how many somebody has is said then, also when there are none."""
MOVED = frozenset({"push", "pull"})
"""What moves somebody between rings: where they stand is said then."""


def ring_of(look: Sight, character: str) -> int:
    """The number of a character's ring on the picture; 0 for whoever stands in none."""
    battle = look.state.battle
    group = [] if battle is None else group_of(battle, character)
    return battle.groups.index(group) + 1 if battle is not None and group else 0


def character_option(look: Sight, character: str, refused: Text | None = None, why: str = "") -> Option:
    """A character as something to choose, with what matters about it; of minions between which nobody can see a
    difference any will do. why: the verb that it is chosen for."""
    found = look.state.character(character)
    hint = None
    if found is not None:
        owner = "none"
        if is_hero(character) and look.state.seats > 1:
            owner = f"@seat:{look.state.hero(character).seat}"
        hint = text(
            "dr-hint-character",
            owner=owner,
            hp=found.hp,
            max=found.max_hp,
            shields=found.shields,
            expose=len(found.expose),
            heroism=look.state.hero(character).heroism if is_hero(character) else 0,
            armor=stats.armor(look, character) if why == "damage" else 0,
            marked=why in MARKED,
            ring=ring_of(look, character) if why in MOVED else 0,
        )
    return Option(
        character, text("dr-option-who", who=who(look, character)), hint, refused, alike=seen_as(look, character)
    )


def seen_as(look: Sight, character: str) -> str:
    """All that can be seen of a minion but its number: who stands in the same ring and is seen as the same comes to the
    same. Markers lie face down, so that only how many there are counts; of whom a card has weakened, and of a thief,
    there is none like it. Empty: it is no minion. In plain loops, for it is asked with every option."""
    battle = look.state.battle
    enemy = None if battle is None else look.state.enemy(character)
    if battle is None or enemy is None or enemy.kind == "boss":
        return ""
    for change in look.state.modifiers:
        if change.to == character:
            return character
    for hero in look.state.heroes:
        for die in hero.dice:
            if die.where[0] == "s" and die.card == character:
                return character
    ring = group_of(battle, character)[:1]
    facts = enemy.type_id, ring, enemy.hp, enemy.shields, enemy.activated, enemy.rampaging
    return f"{facts}{'?' * len(enemy.expose)}{enemy.statuses or ''}"


def struck_group_option(look: Sight, member: str) -> Option:
    """A group as something to strike at, known by one of its enemies: who of them stands there."""
    battle = look.state.battle
    assert battle is not None
    group = group_of(battle, member)
    bosses = [one for one in group if kind_of(look.state, one) == "boss"]
    minions = [one for one in group if kind_of(look.state, one) == "minion"]
    place = battle.groups.index(group) + 1  # its number on the picture
    told = {"bosses": [who(look, one) for one in bosses], "some": len(bosses), "minions": len(minions)}
    return replace(group_option(look, member), label=text("dr-option-ring", place=place, **told))


def group_option(look: Sight, member: str) -> Option:
    """A group as something to choose, known by one of its members; `new` is a new group alone."""
    if member == NEW or look.state.battle is None:
        return Option(NEW, text("dr-option-alone"), text("dr-hint-alone"))
    group = group_of(look.state.battle, member)
    heroes = [m for m in group if is_hero(m)]
    bosses = [m for m in group if kind_of(look.state, m) == "boss"]
    known = [*bosses, *heroes, *(m for m in group if m not in heroes and m not in bosses)]
    lead = who(look, heroes[0] if heroes else known[0])
    names = [who(look, m) for m in known[:MOST_NAMED]]
    hint = text("dr-hint-group", place=ring_of(look, member), to=names, more=len(known) - len(names))
    return Option(member, text("dr-option-group", who=lead), hint)
