"""What changes a test, or how something happens (rules 9: test). Pure."""

from typing import Any, Final

from bot.rules.effects.registry import Result
from cogs.rangers.content.vocabulary.targets import Find
from cogs.rangers.rules.cards import strain
from cogs.rangers.rules.cards.abilities import use
from cogs.rangers.rules.cards.table import RangersPlay, board, content_of, seats_meant, targets, who
from cogs.rangers.rules.effects.tokens import all_of, amount_of
from cogs.rangers.rules.reading.board import is_gone
from cogs.rangers.rules.reading.cards import Context, face_of
from cogs.rangers.rules.reading.conditions import context_of
from cogs.rangers.state import Change


async def commit(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`commit`: more effort for the test in hand."""
    n = amount_of(play, effect, context)
    test = play.state.test
    if test is None or not n:
        return Result.NOT_DONE
    test.effort += n
    play.say("rangers-effort", who=who(context.seat), n=n, effort=test.effort)
    return Result.DONE


async def dodge(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`dodge`: those that match are passed in the test in hand (ER-7.6)."""
    test = play.state.test
    uids = await targets(play, effect.cards, context, "dodge") if test is not None else []
    more = [uid for uid in uids if test is not None and uid not in test.dodged]
    if test is None or not more:
        return Result.NOT_DONE
    test.dodged.extend(more)
    play.say("rangers-dodges", who=who(context.seat), cards=[f"@{play.state.card(uid).card}" for uid in more])
    return Result.DONE


async def modify(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`modify`: data that is looked up whenever the number or mark is read; it changes nothing printed (rules 9)."""
    of: list[str] | None = None
    if effect.of is not None:
        of = await targets(play, effect.of, context, "modify")
        if not of:
            return Result.NOT_DONE
    by = board(play).amount(effect.by, context) if effect.by is not None else 0
    lasts = effect.lasts or ("test" if play.state.test is not None else "turn")
    play.state.changes.append(
        Change(
            effect.what,
            by,
            of,
            effect.of_tests,
            effect.trait,
            effect.keyword,
            effect.aspect,
            effect.least,
            lasts,
            context.seat,
            context.card,
        )
    )
    cards = [f"@{play.state.card(uid).card}" for uid in of or ()]
    mark = effect.trait or effect.keyword or effect.aspect or "none"
    said = {"mark": mark, "way": _way(effect, by), "n": by, "by": abs(by), "many": len(cards)}
    play.say("rangers-changes", what=effect.what, cards=cards, lasts=lasts, **said)
    return Result.DONE


def _way(effect: Any, by: int) -> str:
    """Whether a number grows or shrinks; a presence that falls by as much as there is to nothing is gone."""
    if effect.what == "presence" and is_gone(by, effect.least):
        return "gone"
    return "down" if by < 0 else "up"


async def cancel(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`cancel`: what was about to happen does not (ER-16.8)."""
    happening = context.happening
    if happening is None or happening.is_off:
        return Result.NOT_DONE
    happening.is_off = True
    play.say("rangers-cancelled", what=happening.kind, who=who(happening.seat))
    return Result.DONE


async def replace(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`replace`: something else happens, or it happens to somebody else; one replacement an event (ER-16.8)."""
    happening = context.happening
    if happening is None or happening.is_off:
        return Result.NOT_DONE
    happening.is_off = True
    play.say("rangers-cancelled", what=happening.kind, who=who(happening.seat))
    for seat in await seats_meant(play, effect.who, context) if effect.who is not None else ():
        if happening.kind == "fatigue":
            await strain.fatigue(play, seat, happening.n, happening.source)
        elif happening.kind == "injury":
            await strain.injure(play, seat, happening.source)
    await play.effects.run(play, effect.instead, context)
    return Result.DONE


async def resolve(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`resolve`: another challenge effect of a card; of an exhausted one only if that is said."""
    target = effect.of
    uids = await targets(play, target, context, "resolve") if isinstance(target, Find) else []
    uids = uids or (board(play).named(target, context) if isinstance(target, str) else [])
    done = []
    for uid in uids:
        card = play.state.find(uid)
        if card is None or not (card.is_ready or effect.exhausted):
            done.append(False)
            continue
        results = [
            await use(play, uid, ability, context_of(play.state, context.seat, uid))
            for ability in face_of(content_of(play), card).abilities
            if ability.when.challenge == effect.icon
        ]
        done.append(any(result is not Result.NOT_DONE for result in results))
    return all_of(done)


HANDLERS: Final = {
    "commit": commit,
    "dodge": dodge,
    "modify": modify,
    "cancel": cancel,
    "replace": replace,
    "resolve": resolve,
}
