"""Tokens, and the two states of a card (rules 9: tokens, state). Pure."""

from typing import Any, Final

from bot.rules.effects.registry import Result, result_of
from cogs.rangers.rules.cards.clearing import add_tokens, take_tokens
from cogs.rangers.rules.cards.moving import exhaust, ready
from cogs.rangers.rules.cards.table import RangersPlay, board, content_of, targets
from cogs.rangers.rules.reading.cards import Context, kind_of


def amount_of(play: RangersPlay, effect: Any, context: Context) -> int:
    """The `n` of an effect here and now."""
    return max(0, board(play).amount(effect.n, context))


def all_of(reached: list[bool]) -> Result:
    """What became of an effect on several cards; on none it was not done (ER-1.3)."""
    return result_of(max(1, len(reached)), sum(reached))


async def add(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`add`: the same number on each card that is meant."""
    n = amount_of(play, effect, context)
    uids = await targets(play, effect.to, context, "add") if n else []
    return all_of([bool(await add_tokens(play, uid, effect.token, n, context.seat)) for uid in uids])


async def remove(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`remove`: as far as there are any."""
    n = amount_of(play, effect, context)
    uids = await targets(play, effect.source, context, "remove")
    return result_of(max(1, n * len(uids)), sum(take_tokens(play, uid, effect.token, n) for uid in uids))


async def use(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`use`: a cost; `may_use` has looked whether there are enough."""
    return result_of(effect.n, take_tokens(play, context.card, effect.token, effect.n))


async def move_tokens(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`move_tokens`: not "added" (ER-9.3), so nothing answers to it."""
    n = amount_of(play, effect, context)
    sources = await targets(play, effect.source, context, "remove")
    goals = await targets(play, effect.to, context, "add")
    if not sources or not goals or not n:
        return Result.NOT_DONE
    taken = take_tokens(play, sources[0], effect.token, n)
    goal = play.state.find(goals[0])
    if goal is not None and taken:
        goal.tokens[effect.token] = goal.tokens.get(effect.token, 0) + taken
        play.say("rangers-token-moved", card=f"@{goal.card}", token=effect.token, n=taken)
    return result_of(n, taken)


async def exhaust_cards(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`exhaust`: an exhausted card cannot (ER-4.2)."""
    uids = await targets(play, effect.who, context, "exhaust")
    return all_of([await exhaust(play, uid, context.seat) for uid in uids])


async def ready_cards(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`ready`."""
    uids = await targets(play, effect.who, context, "ready")
    return all_of([await ready(play, uid, context.seat) for uid in uids])


async def flip(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`flip`: a weather shows its other face and keeps its tokens; an attachment turns over (ER-4.5)."""
    uids = await targets(play, effect.who, context, "flip")
    for uid in uids:
        card = play.state.card(uid)
        if kind_of(content_of(play), card.card) == "weather":
            card.face = 1 - card.face
            play.say("rangers-flips", name=content_of(play).weathers[card.card].faces[card.face].name)
        else:
            card.is_face_down = not card.is_face_down
            card.tokens.clear()
            play.say("rangers-turns-over")
    return all_of([True for _ in uids])


HANDLERS: Final = {
    "add": add,
    "remove": remove,
    "use": use,
    "move_tokens": move_tokens,
    "exhaust": exhaust_cards,
    "ready": ready_cards,
    "flip": flip,
}
