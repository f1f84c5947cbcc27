"""The frame of an attack: declare, hidden ends, own bonuses, reaction, damage, what follows (DR-11.1). Pure."""

from collections.abc import Sequence

from bot.rules.decision import text
from bot.rules.effects import BaseAmount, DieAmount
from bot.rules.effects.registry import Result, result_of
from cogs.doomrock.content import vocabulary
from cogs.doomrock.rules.battle.blows import Blows, added, most, order_matters
from cogs.doomrock.rules.battle.damage import strike
from cogs.doomrock.rules.cards.reactions import finish_reactions, react
from cogs.doomrock.rules.cards.triggers import AttackScope, fire
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import amount
from cogs.doomrock.rules.effects.targets import in_order, pick
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.names import who
from cogs.doomrock.rules.reading.positions import adjacent, in_range, within
from cogs.doomrock.rules.reading.selectors import ASKED
from cogs.doomrock.rules.reading.sight import AttackFrame, Context
from cogs.doomrock.state import SECOND, is_hero


async def attack_each(play: DoomrockPlay, item: vocabulary.Attack, context: Context) -> Result:
    """One attack on each target in reach, one after another (DR-11.7)."""
    state = play.state
    user = context.user
    if state.battle is None or user is None:
        return Result.NOT_DONE
    reach = item.range or context.range or "any"
    asked = reach if item.to in ASKED else None
    with_base = item.n == "base" or isinstance(item.n, BaseAmount)  # these hold the modifiers already, DR-13.11

    def blow(one: str) -> int:
        return most(play, item.n, context, one) + context.bonus + (0 if with_base else stats.attack(play, user))

    told = None if is_hero(user) or isinstance(item.n, DieAmount) else blow  # what a die will show nobody knows
    found = await pick(play, item.to, item.filter, context, asked, "attack", blow=told)
    found = within(state, user, found, reach)  # DR-13.7
    if not found:
        return Result.NOT_DONE
    extra, context.bonus = context.bonus, 0
    sources, context.sources = context.sources, ()
    if len(found) > 1:
        more = extra + added(play, user) + (0 if with_base else stats.attack(play, user))
        amounts = {one: most(play, item.n, context, one) + more for one in found}
        if order_matters(play, Blows(user, amounts, attack=True)):
            found = await in_order(play, context, found, text("dr-ask-attack-order", card=context.name))
    attacked = 0
    for one in found:
        if state.character(user) is None:
            break
        if state.character(one) is None:
            continue
        if state.options.readings == SECOND and not in_range(state, user, one, reach):  # DR-9.2: of each attack
            continue
        context.aim = one
        n = amount(play, item.n, context)
        lasting = [*stats.contributions(play, "attack", user)]
        more = sum(by for _, by in lasting)
        parts = [("base", n - more if with_base else n), *lasting, *sources]
        await attack(play, context, user, one, n + extra if with_base else n + extra + more, parts)
        context.aim = None
        attacked += 1
    return result_of(len(found), attacked)


async def attack(
    play: DoomrockPlay, context: Context, user: str, target: str, n: int, parts: Sequence[tuple[str, int]] = ()
) -> None:
    """One attack of n, with everything that can happen around it. parts: of what n is the sum, see `strike`."""
    state = play.state
    frame = AttackFrame(user, target)
    # a blow struck back, or that an attack wakes, ends nothing that lasts for that attack (DR-19.3)
    scope = AttackScope(play, is_within=context.attack is not None and state.options.readings == SECOND)
    reach = "melee" if adjacent(state, user, target) else "ranged"
    play.say("dr-attacks", who=who(play, user), target=who(play, target), n=n, card=context.name)
    character = state.character(target)
    assert character is not None
    if any(status.name == "hidden" for status in character.statuses):  # DR-10.5
        character.statuses = [status for status in character.statuses if status.name != "hidden"]
        play.say("dr-found", who=who(play, target))
    if is_hero(user):
        await fire(
            play,
            "own_attack",
            subject=user,
            attacker=user,
            target=target,
            attack=frame,
            reach=reach,
            stack=context.stack,
        )
    if is_hero(target):
        striker = state.character(user)
        frame.n = n - (0 if striker is None else stats.weakness(striker))
        await react(play, frame)
    attacker = state.character(user)
    if attacker is None or state.character(target) is None:
        scope.end()
        return
    weakness = stats.weakness(attacker)
    parts = [*(parts or [("base", n)]), *frame.sources, ("weakened", -weakness)]
    n += frame.bonus - weakness  # DR-11.8
    dealt = await strike(play, context, target, n, attack=True, parts=parts)
    frame.dealt = context.dealt = dealt
    frame.dealt_with = True
    await finish_reactions(play, frame)
    if state.character(target) is not None:
        await fire(play, "on_attacked", subject=target, attacker=user, attack=frame, stack=context.stack)
        if dealt and state.character(target) is not None:
            await fire(play, "on_damaged", subject=target, attacker=user, attack=frame, stack=context.stack)
    scope.end()
