"""Whether the order can matter in which one effect hurts several characters (DR-11.7, D-9, D-20). Pure, only looks.

A blow touches only its target unless it turns markers over, defeats, wakes a card or a reaction, or lets somebody break
in with a consumable. What is said here to be free of order is proved by `tests/games/doomrock/test_order.py`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.rules.effects import DieAmount, highest, holds
from bot.rules.effects.marks import Mark
from bot.rules.effects.order import Unit
from cogs.doomrock.rules.cards.abilities import reactions
from cogs.doomrock.rules.effects.consumables import usable
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import amount
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.footprint import footprint, of
from cogs.doomrock.rules.reading.order import pool_lasts
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.rules.reading.standing import MINE, waiting
from cogs.doomrock.state import EnemyState, HeroState, is_enemy, is_hero

OPEN = frozenset({"heroism", "silver", "time", "secret"})
"""What no blow looks at, so that more of it may come at any time."""
OWN = frozenset({"shield", "expose", "hp", "status:hidden"})
"""What only blows at its bearer look at."""


@dataclass(slots=True, frozen=True)
class Blows:
    """One effect that hurts several, each for so much; the numbers hold every bonus of their source.

    attack  an attack, which turns markers over even for nothing and wakes what waits for attacks
    shown   the markers are turned over already (an explosion)
    raw     lost hp: nothing prevents it, nothing is revealed and nothing wakes (DR-11.5)
    """

    user: str | None
    amounts: Mapping[str, int]
    attack: bool = False
    shown: bool = False
    raw: bool = False


def most(play: DoomrockPlay, value: Any, context: Context, one: str) -> int:
    """What an effect does to this one, at most: dice are not thrown for asking."""
    if isinstance(value, DieAmount):
        return highest(value)
    was, context.aim = context.aim, one
    n = amount(play, value, context)
    context.aim = was
    return n


def added(look: Sight, user: str) -> int:
    """The bonuses that each attack of a hero has from its own cards."""
    return (
        sum(
            highest(effect.n)
            for unit in waiting(look, "own_attack", user)
            for effect in unit.effects
            if effect.do == "attack_bonus" and unit.card not in look.state.hero(user).off
        )
        if is_hero(user)
        else 0
    )


def order_matters(look: Sight, blows: Blows) -> bool:
    """Whether anybody could want these blows in another order."""
    targets = [one for one in blows.amounts if look.state.character(one) is not None]
    if len(targets) < 2:
        return False
    if blows.attack and _favours_the_first(look, blows.user):
        return True
    marked = [one for one in targets if _turns_over(look, blows, one)]
    return len(marked) > 1 or any(_reaches_out(look, blows, one, targets) for one in targets)


def _turns_over(look: Sight, blows: Blows, one: str) -> bool:
    character = look.state.character(one)
    if character is None or blows.raw or blows.shown or look.state.battle is None:
        return False
    return bool(character.expose) and (blows.attack or blows.amounts[one] >= 1)


def _favours_the_first(look: Sight, user: str | None) -> bool:
    """Bonuses of the attacker that are used up by the first blow, or do more than add to it."""
    if user is None or is_enemy(user):
        return False
    hero = look.state.hero(user)
    if reactions(look, hero, "own_attack"):
        return True
    for unit in waiting(look, "own_attack", user):
        if unit.owner is not None and unit.card in hero.off:
            continue
        if any(effect.do != "attack_bonus" or effect.limit not in (None, "attack") for effect in unit.effects):
            return True
    return False


def _reaches_out(look: Sight, blows: Blows, one: str, targets: Sequence[str]) -> bool:
    """Whether dealing with this one may touch anything besides it."""
    character = look.state.character(one)
    assert character is not None
    if look.state.battle is None:
        return not blows.raw and _wakes(look, "on_damaged", blows, one, targets)
    falls = _may_fall(look, blows, one, character)
    if isinstance(character, HeroState):
        opened = falls or _turns_over(look, blows, one)
        if opened and any(usable(look, seat) for seat in range(look.state.seats)):
            return True
        if blows.attack and reactions(look, character):
            return True
    if falls:
        return _fall_matters(look, blows, one, character, targets)
    if blows.raw:
        return False
    return _wakes(look, "on_damaged", blows, one, targets) or (
        blows.attack and _wakes(look, "on_attacked", blows, one, targets)
    )


def _may_fall(look: Sight, blows: Blows, one: str, character: HeroState | EnemyState) -> bool:
    n = blows.amounts[one]
    if blows.raw:
        return n >= character.hp
    if _turns_over(look, blows, one):
        n += len(character.expose)
    choosy = isinstance(character, HeroState) and look.state.options.shield_choice == "ask"
    return n - stats.armor(look, one) - (0 if choosy else character.shields) >= character.hp


def _fall_matters(
    look: Sight, blows: Blows, one: str, character: HeroState | EnemyState, targets: Sequence[str]
) -> bool:
    if one == blows.user and blows.attack:  # its other attacks are lost
        return True
    if isinstance(character, HeroState):
        return _wakes(look, "hero_fallen", blows, one, ()) or bool(waiting(look, "hero_fallen", one))
    if character.kind == "boss" or _holds_dice(look, one) or _could_end(look, targets):
        return True
    return _wakes(look, "enemy_defeated", blows, one, targets)


def _holds_dice(look: Sight, enemy: str) -> bool:
    return any(die.where == f"stolen:{enemy}" for hero in look.state.heroes for die in hero.dice)


def _could_end(look: Sight, targets: Sequence[str]) -> bool:
    """Whether these are all that is left, where all must be defeated: what is woken by the last one is lost."""
    battle = look.state.battle
    assert battle is not None
    if look.content.encounters[battle.encounter].victory == "bosses":
        return False
    return {enemy.id for enemy in battle.enemies} <= set(targets)


def _wakes(look: Sight, trigger: str, blows: Blows, one: str, targets: Sequence[str]) -> bool:
    """Whether something wakes that touches more than this one."""
    if trigger not in ("on_attacked",) and any(
        reactions(look, hero, trigger) for hero in look.state.standing_heroes() if trigger not in MINE or hero.id == one
    ):
        return True
    slayer = blows.user if blows.user is not None and is_hero(blows.user) else None
    context = Context(source="", subject=one, attacker=blows.user, slayer=slayer)
    return any(not _is_quiet(look, unit, context, one, targets) for unit in waiting(look, trigger, one))


def _is_quiet(look: Sight, unit: Unit, context: Context, one: str, targets: Sequence[str]) -> bool:
    """Only adds to what the other blows do not look at, the same whoever is hurt first."""
    context = Context(unit.card, unit.owner, subject=one, attacker=context.attacker, slayer=context.slayer)
    for effect in unit.effects:
        if _is_about_others(look, effect, context):
            continue
        if effect.condition is not None and effect.limit is not None:
            return False
        if effect.do == "expose" and not pool_lasts(
            look, len(targets) * (effect.n if isinstance(effect.n, int) else 9)
        ):
            return False
        marks = footprint(effect, context)
        if any(not _is_apart(mark, unit, effect, one, targets) for mark in marks):
            return False
    return True


def _is_about_others(look: Sight, effect: Any, context: Context) -> bool:
    """A card for bosses does not wake for a minion or a hero."""
    if not (isinstance(effect.condition, dict) and "is" in effect.condition):
        return False
    return not holds(effect.condition, look.effects.facts(look, context))


def _is_apart(mark: Mark, unit: Unit, effect: Any, one: str, targets: Sequence[str]) -> bool:
    if mark.what in OPEN:
        return mark.how == "up"
    if mark.what not in OWN or mark.how == "down":
        return False
    if mark.whose == of(one):
        return unit.owner == one or effect.limit is None
    return bool(mark.whose.one) and mark.whose.one not in targets
