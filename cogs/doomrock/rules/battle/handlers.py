"""The words of the battle: damage, markers, positions, enemies, statuses, dice; `attack` has its own file. Pure."""

from typing import Any

from bot.rules.decision import Option, text
from cogs.doomrock.rules.battle import attack, dice, enemies, expose
from cogs.doomrock.rules.battle.blows import Blows, most, order_matters
from cogs.doomrock.rules.battle.damage import lose_hp, strike
from cogs.doomrock.rules.effects import positions, stats
from cogs.doomrock.rules.effects.names import group_option, who
from cogs.doomrock.rules.effects.order import pool_lasts
from cogs.doomrock.rules.effects.party import DoomrockPlay, ask_leader
from cogs.doomrock.rules.effects.resolution import Context, amount, decider, word
from cogs.doomrock.rules.effects.targets import in_order, pick
from cogs.doomrock.state import Modifier, Status

__all__ = ["attack"]  # importing it registers its word
WHILE = {"while_locked": "round", "while_equipped": "battle"}
"""What is not a standing effect cannot look at its card again; it lasts as long as that card surely does."""


@word("attack_bonus")
async def attack_bonus(play: DoomrockPlay, item: Any, context: Context) -> None:
    n = amount(play, item.n, context)
    if context.attack is not None:
        context.attack.bonus += n
    else:
        context.bonus += n


@word("damage")
async def damage(play: DoomrockPlay, item: Any, context: Context) -> None:
    found = await pick(play, item.to, item.filter, context, None, "damage", item)
    found = await _hurt_in_order(play, item, context, found)
    was, play.state.harming = play.state.harming, play.state.battle is None
    for one in found:
        if play.state.character(one) is not None:
            context.aim = one
            await strike(play, context, one, amount(play, item.n, context), attack=False)
            context.aim = None
    play.state.harming = was


@word("lose_hp")
async def lose_hp_word(play: DoomrockPlay, item: Any, context: Context) -> None:
    found = await pick(play, item.to, item.filter, context, None, "lose_hp", item)
    found = await _hurt_in_order(play, item, context, found, raw=True)
    was, play.state.harming = play.state.harming, play.state.battle is None
    for one in found:
        await lose_hp(play, context, one, amount(play, item.n, context))
    play.state.harming = was


async def _hurt_in_order(
    play: DoomrockPlay, item: Any, context: Context, found: list[str], *, raw: bool = False
) -> list[str]:
    """Who is hurt first, where it can matter (D-9)."""
    if len(found) < 2:
        return found
    amounts = {one: most(play, item.n, context, one) for one in found}
    if not order_matters(play, Blows(context.user, amounts, raw=raw)):
        return found
    return await in_order(play, context, found, text("dr-ask-attack-order", card=f"@{context.source}"))


@word("expose")
async def expose_word(play: DoomrockPlay, item: Any, context: Context) -> None:
    found = await pick(play, item.to, item.filter, context, None, "expose", item)
    if len(found) > 1 and not pool_lasts(play, sum(most(play, item.n, context, one) for one in found)):
        prompt = text("dr-ask-attack-order", card=f"@{context.source}")
        found = await in_order(play, context, found, prompt, printed=True)  # D-9
    for one in found:
        await expose.expose(play, one, amount(play, item.n, context))


@word("unexpose")
async def unexpose(play: DoomrockPlay, item: Any, context: Context) -> None:
    for one in await pick(play, item.to, item.filter, context, None, "unexpose", item):
        character = play.state.character(one)
        if character is not None:
            expose.unexpose(play, character, amount(play, item.n, context))


# ---------------------------------------------------------------- positions


@word("move")
async def move(play: DoomrockPlay, item: Any, context: Context) -> None:
    """DR-9.3. A hero's own way out is closed while it is surrounded, unless it slips (DR-9.6)."""
    if play.state.battle is None:
        return
    for one in await pick(play, item.who, item.filter, context, None, "move", item):
        if stats.has_status(play, one, "bogged"):  # DR-13.8, DR-13.9
            play.say("dr-bogged", who=who(play, one))
            continue
        if item.to == "choice":
            await choose_place(play, one, item.slip, item.optional)
            continue
        if one[0] == "e" and stats.has_status(play, one, "immovable"):
            continue
        by_hero = one[0] == "h" and context.user is not None and context.user[0] == "h"
        if by_hero and not item.slip and stats.surrounded(play, one):  # DR-9.6, E-15
            play.say("dr-surrounded", who=who(play, one), n=len(stats.foes_near(play.state, one)))
            continue
        if item.to == "target" and context.group:
            goals = [member for member in context.group if play.state.character(member) is not None]
        else:
            goals = await pick(play, item.to, (), context, None, "move", item)
        battle = play.state.battle
        if battle is None or not goals or one in goals or positions.adjacent(play.state, one, goals[0]):
            continue
        positions.place(battle, one, goals[0])
        play.say("dr-moved", who=who(play, one), to=who(play, goals[0]))


async def choose_place(play: DoomrockPlay, one: str, slip: bool, optional: bool) -> None:
    """D-24: the mover's player says where to."""
    state = play.state
    if not slip and stats.surrounded(play, one):  # E-15
        play.say("dr-surrounded", who=who(play, one), n=len(stats.foes_near(state, one)))
        return

    def options() -> list[Option]:
        battle = play.state.battle
        if battle is None:
            return []
        found = [group_option(play, member) for member in positions.destinations(battle, one)]
        return [Option("stay", text("dr-option-stay")), *found] if optional else found

    def default() -> str:
        # a move that may be left out is left out (DR-1.9); else alone, if that is a move, else the first group
        ids = [option.id for option in options()]
        return "stay" if "stay" in ids else positions.NEW if positions.NEW in ids else ids[0]

    prompt = text("dr-ask-move", who=who(play, one))
    if one[0] == "h":
        chosen = await play.ask(state.hero(one).seat, "doomrock.move", prompt, options, default=default)
    else:
        chosen = await ask_leader(play, "doomrock.move", prompt, options, default)
    battle = play.state.battle
    if chosen not in ("stay", "") and battle is not None and play.state.character(one) is not None:
        positions.place(battle, one, chosen)
        play.say("dr-moved-off", who=who(play, one))


@word("push")
async def push(play: DoomrockPlay, item: Any, context: Context) -> None:
    for one in await pick(play, item.who, item.filter, context, None, "push", item):
        if positions.push(play, one):
            play.say("dr-pushed", who=who(play, one))


@word("pull")
async def pull(play: DoomrockPlay, item: Any, context: Context) -> None:
    pulled = await pick(play, item.who, item.filter, context, None, "pull", item)
    for goal in await pick(play, item.to, (), context, None, "pull", item):
        for one in pulled:
            if positions.pull(play, one, goal):
                play.say("dr-pulled", who=who(play, one), to=who(play, goal))


# ---------------------------------------------------------------- enemies


@word("spawn")
async def spawn(play: DoomrockPlay, item: Any, context: Context) -> None:
    await enemies.spawn(play, item.what, amount(play, item.n, context), item.where, context)


@word("activate")
async def activate(play: DoomrockPlay, item: Any, context: Context) -> None:
    for one in await pick(play, item.who, (), context, None, "activate", item):
        enemy = play.state.enemy(one)
        if enemy is not None:
            await enemies.act(play, one, enemies.draw_ai(play, context.source), context.active_hero)


# ---------------------------------------------------------------- statuses and numbers


@word("status")
async def status(play: DoomrockPlay, item: Any, context: Context) -> None:
    until = WHILE.get(item.lasts, item.lasts) or "round"
    for one in await pick(play, item.to, item.filter, context, None, "status", item):
        character = play.state.character(one)
        if character is None or play.state.battle is None:
            continue
        n = amount(play, item.n, context)
        if item.name != "weakened" and any(known.name == item.name for known in character.statuses):
            continue
        character.statuses.append(Status(item.name, n, until))
        play.say("dr-status", who=who(play, one), status=item.name, n=n)


@word("modify")
async def modify(play: DoomrockPlay, item: Any, context: Context) -> None:
    """A change that lasts: the round in battle, the segment on the map, unless the card says otherwise."""
    state = play.state
    until = WHILE.get(item.lasts, item.lasts) or ("round" if state.battle is not None else "segment")
    for one in await pick(play, item.to, item.filter, context, None, "modify", item):
        n = amount(play, item.n, context)
        state.modifiers.append(Modifier(item.what, n, one, until, context.source))
        play.say("dr-modified", who=who(play, one), what=item.what, n=n)
        if item.what in ("max_hp", "dice") and one[0] == "h":
            stats.refresh(play, one)


# ---------------------------------------------------------------- dice


@word("dice")
async def dice_word(play: DoomrockPlay, item: Any, context: Context) -> None:
    n = amount(play, item.n, context)
    for one in await pick(play, item.source, item.filter, context, None, "dice", item):
        if item.op == "return":
            await dice.take_back(play, one, decider(play, context), n)
        elif one[0] != "h" or play.state.battle is None:
            continue
        elif item.op == "steal":
            for thief in (await pick(play, item.by or "self", (), context, None, "dice"))[:1]:
                if thief[0] == "e":
                    await dice.steal(play, one, thief, n)
        elif item.op == "reroll":
            await dice.reroll(play, one, n)
        elif item.op == "set_face":
            await dice.set_face(play, one, n, item.face, not context.faces, item.optional)
        elif item.op == "lock":
            await dice.lock(play, one, n)
        else:
            dice.unlock(play, one, n)
