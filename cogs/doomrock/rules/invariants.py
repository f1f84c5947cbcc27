"""What must always hold in a game of Doomrock (rules §2), for tests and simulations. Pure."""

from typing import Any

from cogs.doomrock.rules.battle.enemies import LIMITS
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.stats import dice_count
from cogs.doomrock.state import DoomrockState

PLACES = ("pool", "idle", "spent")


def invariants(state: DoomrockState, content: Any) -> list[str]:
    """What is broken, in words."""
    broken: list[str] = []
    look = Look(state, content)
    battle = state.battle
    if battle is not None:
        broken += _battle(state, content)
    if min(state.silver, state.time, 0) < 0 or any(area.secrets < 0 for area in state.row):
        broken.append("the party owes silver, time or secrets")
    for hero in state.heroes:
        if not 0 <= hero.hp <= hero.max_hp or hero.shields < 0 or hero.heroism < 0:
            broken.append(f"{hero.id}: hp {hero.hp}/{hero.max_hp}, shields {hero.shields}, heroism {hero.heroism}")
        if hero.fallen != (hero.hp == 0) and battle is not None and battle.step != "won":
            broken.append(f"{hero.id} has {hero.hp} hp and fallen is {hero.fallen}")
        if len({die.id for die in hero.dice}) != len(hero.dice):
            broken.append(f"{hero.id}: a die is there twice")
        if hero.dice and len(hero.dice) != dice_count(look, hero.id):
            broken.append(f"{hero.id}: {len(hero.dice)} dice for {dice_count(look, hero.id)}")
        for die in hero.dice:
            kind, _, at = die.where.partition(":")
            known = die.where in PLACES or (kind in ("ability", "locked") and at in hero.abilities)
            if kind == "stolen":
                known = state.enemy(at) is not None
            if not known:
                broken.append(f"{hero.id}: die {die.id} is at {die.where!r}")
            if die.face and kind in ("pool", "stolen"):
                broken.append(f"{hero.id}: die {die.id} shows {die.face} at {die.where}")
            if kind in ("ability", "locked") and at in hero.abilities and die.face not in content.abilities[at].faces:
                broken.append(f"{hero.id}: a {die.face} lies on {at}")
    return broken


def _battle(state: DoomrockState, content: Any) -> list[str]:
    battle = state.battle
    assert battle is not None
    broken: list[str] = []
    for kind, most in LIMITS.items():
        count = sum(enemy.kind == kind for enemy in battle.enemies)
        if count > most:
            broken.append(f"{count} markers of kind {kind}")
    for enemy in battle.enemies:
        if not 0 < enemy.hp <= enemy.max_hp or enemy.shields < 0:
            broken.append(f"{enemy.id}: hp {enemy.hp}/{enemy.max_hp}, shields {enemy.shields}")
    standing = {hero.id for hero in state.heroes if not hero.fallen} | {enemy.id for enemy in battle.enemies}
    placed = [member for group in battle.groups for member in group]
    if any(not group for group in battle.groups):
        broken.append("an empty group")
    if len(placed) != len(set(placed)):
        broken.append("somebody stands in two groups")
    if battle.round and battle.step != "won" and set(placed) != standing:
        broken.append(f"on the field {sorted(placed)}, standing {sorted(standing)}")
    if battle.enrage < 0:
        broken.append("enrage below 0")
    return broken
