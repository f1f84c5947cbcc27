"""The effects of the battle: damage, markers, enemies, statuses, numbers, dice. Pure.

`attack` and the moves have files of their own; which handler carries out what stands in `rules/registry.py`.
"""

from collections.abc import Mapping
from typing import Any, Final

from bot.rules.decision import text
from bot.rules.effects.registry import Result, result_of
from cogs.doomrock.content import vocabulary
from cogs.doomrock.rules.battle import enemies, explosion, markers
from cogs.doomrock.rules.battle.ai_cards import draw_ai
from cogs.doomrock.rules.battle.blows import Blows, most, order_matters
from cogs.doomrock.rules.battle.damage import lose_hp as lose_hp_of
from cogs.doomrock.rules.battle.damage import strike
from cogs.doomrock.rules.cards import card_dice
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import amount, decider
from cogs.doomrock.rules.effects.targets import in_order, pick
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.names import who
from cogs.doomrock.rules.reading.order import pool_lasts
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import SECOND, Modifier, Status, is_enemy, is_hero

WHILE: Final[Mapping[str, str]] = {"while_locked": "round", "while_equipped": "battle"}
"""What is not a standing effect cannot look at its card again; it lasts as long as that card surely does."""


async def attack_bonus(play: DoomrockPlay, item: vocabulary.AttackBonus, context: Context) -> Result:
    n = amount(play, item.n, context)
    if context.attack is not None:
        context.attack.bonus += n
        context.attack.sources.append((context.source, n))
    else:
        context.bonus += n
        context.sources += ((context.source, n),)
    return Result.DONE


# ---------------------------------------------------------------- damage


async def damage(play: DoomrockPlay, item: vocabulary.Damage, context: Context) -> Result:
    found = await pick(play, item.to, item.filter, context, None, "damage", item)
    found = await _hurt_in_order(play, item, context, found)
    was, play.state.harming = play.state.harming, play.state.battle is None
    hurt = 0
    for one in found:
        if play.state.character(one) is not None:
            context.aim = one
            hurt += bool(await strike(play, context, one, amount(play, item.n, context), attack=False))
            context.aim = None
    play.state.harming = was
    return result_of(len(found), hurt)


async def lose_hp(play: DoomrockPlay, item: vocabulary.LoseHp, context: Context) -> Result:
    found = await pick(play, item.to, item.filter, context, None, "lose_hp", item)
    found = await _hurt_in_order(play, item, context, found, raw=True)
    was, play.state.harming = play.state.harming, play.state.battle is None
    for one in found:
        await lose_hp_of(play, context, one, amount(play, item.n, context))
    play.state.harming = was
    return result_of(1, len(found))


async def _hurt_in_order(
    play: DoomrockPlay, item: Any, context: Context, found: list[str], *, raw: bool = False
) -> list[str]:
    """Who is hurt first, where it can matter (D-9)."""
    if len(found) < 2:
        return found
    amounts = {one: most(play, item.n, context, one) for one in found}
    if not order_matters(play, Blows(context.user, amounts, raw=raw)):
        return found
    return await in_order(play, context, found, text("dr-ask-attack-order", card=context.name))


# ---------------------------------------------------------------- markers


async def expose(play: DoomrockPlay, item: vocabulary.Expose, context: Context) -> Result:
    found = await pick(play, item.to, item.filter, context, None, "expose", item)
    if len(found) > 1 and not pool_lasts(play, sum(most(play, item.n, context, one) for one in found)):
        prompt = text("dr-ask-attack-order", card=context.name)
        found = await in_order(play, context, found, prompt, printed=True)  # D-9
    wanted = laid = 0
    for one in found:
        n = amount(play, item.n, context)
        wanted += n
        laid += await explosion.expose(play, one, n)
    return result_of(wanted, laid)


async def unexpose(play: DoomrockPlay, item: vocabulary.Unexpose, context: Context) -> Result:
    wanted = taken = 0
    for one in await pick(play, item.to, item.filter, context, None, "unexpose", item):
        character = play.state.character(one)
        if character is not None:
            n = amount(play, item.n, context)
            wanted += n
            taken += markers.unexpose(play, character, n)
    return result_of(wanted, taken)


# ---------------------------------------------------------------- enemies


async def spawn(play: DoomrockPlay, item: vocabulary.Spawn, context: Context) -> Result:
    n = amount(play, item.n, context)
    return result_of(n, await enemies.spawn(play, item.what, n, item.where, context))


async def activate(play: DoomrockPlay, item: vocabulary.Activate, context: Context) -> Result:
    acted = 0
    for one in await pick(play, item.who, (), context, None, "activate", item):
        enemy = play.state.enemy(one)
        if enemy is not None:
            was = enemy.activated
            if not enemies.sleeps_on(play, one):
                await enemies.act(play, one, draw_ai(play, context.source), context.active_hero)
            if enemy.kind == "boss" and play.state.options.readings == SECOND:
                enemy.activated = was  # DR-13.6: its own card is still to come
            acted += 1
    return result_of(1, acted)


# ---------------------------------------------------------------- statuses and numbers


async def status(play: DoomrockPlay, item: vocabulary.Status, context: Context) -> Result:
    until = WHILE.get(item.lasts or "", item.lasts) or "round"
    found = await pick(play, item.to, item.filter, context, None, "status", item)
    given = 0
    for one in found:
        character = play.state.character(one)
        if character is None or play.state.battle is None:
            continue
        n = amount(play, item.n, context)
        if item.name != "weakened" and any(known.name == item.name for known in character.statuses):
            continue
        character.statuses.append(Status(item.name, n, until))
        play.say("dr-status", who=who(play, one), status=item.name, n=n)
        given += 1
    return result_of(len(found), given)


async def modify(play: DoomrockPlay, item: vocabulary.Modify, context: Context) -> Result:
    """A change that lasts: the round in battle, the segment on the map, unless the card says otherwise."""
    state = play.state
    until = WHILE.get(item.lasts or "", item.lasts) or ("round" if state.battle is not None else "segment")
    found = await pick(play, item.to, item.filter, context, None, "modify", item)
    for one in found:
        n = amount(play, item.n, context)
        state.modifiers.append(Modifier(item.what, n, one, until, context.source))
        play.say("dr-modified", who=who(play, one), what=item.what, n=n)
        if item.what in ("max_hp", "dice") and is_hero(one):
            stats.refresh(play, one)
    return result_of(1, len(found))


# ---------------------------------------------------------------- dice


async def dice(play: DoomrockPlay, item: vocabulary.Dice, context: Context) -> Result:
    """Each one is done whose dice could be looked at; what its player leaves alone is its player's will."""
    n = amount(play, item.n, context)
    found = await pick(play, item.source, item.filter, context, None, "dice", item)
    reached = 0
    for one in found:
        if item.op == "return":
            await card_dice.take_back(play, one, decider(play, context), n)
        elif is_enemy(one) or play.state.battle is None:
            continue
        else:
            await _dice_of_hero(play, item, context, one, n)
        reached += 1
    return result_of(len(found), reached)


async def _dice_of_hero(play: DoomrockPlay, item: vocabulary.Dice, context: Context, one: str, n: int) -> None:
    if item.op == "steal":
        for thief in (await pick(play, item.by or "self", (), context, None, "dice"))[:1]:
            if is_enemy(thief):
                await card_dice.steal(play, one, thief, n)
    elif item.op == "reroll":
        await card_dice.reroll(play, one, context.name, n)
    elif item.op == "set_face":
        before, context.dice_set = context.dice_set, context.dice_set + n
        await card_dice.set_face(play, one, context.name, n, item.face, not context.faces, item.optional, before)
    elif item.op == "lock":
        await card_dice.lock(play, one, n)
    else:
        card_dice.unlock(play, one, n)
