"""Checking reactions (AL-9.10): the first player in initiative order who has one plays it, then it is checked again."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from bot.rules.decision import Option, Text, text
from bot.rules.effects.registry import Result
from cogs.altered.content.cards import Ability
from cogs.altered.content.clauses import meant
from cogs.altered.content.notation import signed
from cogs.altered.content.vocabulary import Create, Next
from cogs.altered.rules.effects import costs
from cogs.altered.rules.effects.futile import futile
from cogs.altered.rules.effects.vain import resolve, tell_in_vain
from cogs.altered.rules.events.acts import Act
from cogs.altered.rules.events.events import perform
from cogs.altered.rules.reading.apart import told_apart
from cogs.altered.rules.reading.aside import is_aside
from cogs.altered.rules.reading.boards import Board
from cogs.altered.rules.reading.bounds import GLANCE
from cogs.altered.rules.reading.causes import cause_of
from cogs.altered.rules.reading.commuting import commute, independent, of_course, same_sources
from cogs.altered.rules.reading.gist import gist_of_steps
from cogs.altered.rules.reading.ids import Waiting
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.outcomes import is_kept_tonight
from cogs.altered.rules.resolving.context import AlteredPlay, Context, because, mine, of_reaction, words_of
from cogs.altered.rules.resolving.declaring import declare, is_of_use, tough_of
from cogs.altered.rules.resolving.effect_rules import GIVEN_UP
from cogs.altered.state import ALWAYS, ASKED, CAUSES, EFFECTIVE, FEWEST, PROVEN, Pending


class Foresee(NamedTuple):
    """board: a reaction as far as it is declared -> the table after all that comes of it; use: the yes and the no to
    one that may be declined -> the same with what comes of them."""

    board: Callable[[AlteredPlay, Context, Ability], Board]
    use: Callable[[AlteredPlay, Context, Ability, Sequence[Option]], list[Option]]


Same = Callable[[AlteredPlay, Sequence[Pending]], bool]
"""Whether these come to the same in any order."""


def not_sure(play: AlteredPlay, waiting: Sequence[Pending]) -> bool:
    """Where that is not looked for: a rehearsal goes both ways."""
    return False


async def check(play: AlteredPlay, foresee: Foresee | None = None, same: Same = not_sure) -> None:
    """Until no pending reaction may be played. The initiative player empties theirs first, new ones included. foresee:
    for what is said of each answer; None: what it would take is not known, or nobody reads it."""
    while True:
        chosen = None
        for seat in play.state.initiative():
            waiting = playable(play, seat)
            if waiting:
                chosen = await choose(play, seat, waiting, same)
                break
        if chosen is None:
            return
        play.spend(1 + len(play.state.pending) // GLANCE)
        await react(play, chosen, foresee)


def playable(play: AlteredPlay, seat: int) -> list[Pending]:
    """A player's reactions that may be played now; those after Rest wait for it (AL-9.11)."""
    state = play.state
    return [p for p in state.pending if p.controller == seat and (not p.after_rest or state.rested)]


async def choose(play: AlteredPlay, seat: int, waiting: list[Pending], same: Same = not_sure) -> int:
    """Which one is next (D3). Several of one ability of one object, or of copies that nothing tells apart, are alike,
    and where the order cannot matter the oldest is next: neither is asked about, nor when what can do nothing comes."""
    kinds: dict[tuple[str, str], Pending] = {}
    merges = len(waiting) > 1 and play.state.options.vain_questions != ASKED
    copies = same_sources(play.state, waiting) if merges else {}
    for pending in sorted(waiting, key=lambda p: p.id):
        kinds.setdefault((copies.get(pending.source, pending.source), pending.ability), pending)
    first = list(kinds.values())
    if len(first) == 1 or _is_settled(play, waiting):
        return first[0].id
    if play.state.options.reaction_order in (PROVEN, EFFECTIVE):
        idle = futile(play, first)
        if idle is not None:
            return idle.id
        if independent(Look(play.state, play.content), waiting):
            return first[0].id
    if play.state.options.vain_questions == FEWEST:
        counted = of_course(Look(play.state, play.content), first)
        if counted is not None:
            return counted.id
    if play.state.options.reaction_order == PROVEN and same(play, waiting):
        return first[0].id
    known = [p.known or play.state.objects.get(p.source) for p in first]
    names = iter(told_apart([one for one in known if one is not None]))
    options = []
    for p, obj in zip(first, known, strict=True):
        said = {"apart": "" if obj is None else next(names), "when": _when(play, p), "does": _does(play, p)}
        label = text("al-option-reaction", card=f"@{p.card}", **said)
        options.append(Option(str(Waiting(p.id)), label, _about(play, p), usual=p is first[0]))
    answer = await play.ask(seat, "altered.order", text("al-ask-order"), lambda: options)
    return Waiting.read(answer).number


def _is_settled(play: AlteredPlay, waiting: list[Pending]) -> bool:
    return play.state.options.reaction_order != ALWAYS and commute(Look(play.state, play.content), waiting)


def _about(play: AlteredPlay, pending: Pending) -> Text:
    """What a reaction does; of a card that is scouted the one half is not told as the other."""
    if pending.ability == "scout":
        return text("al-hint-scout")
    return text("al-text", text=_words(play, pending))


def _does(play: AlteredPlay, pending: Pending) -> Text:
    """The same in as few words as a button has room for; of who goes to the Reserve its name says that."""
    part = None if pending.ability == "scout" else play.content.word(pending.ability)
    steps = part.do if isinstance(part, Ability) else () if part is None else part.steps
    return gist_of_steps(play.content, steps)


def _words(play: AlteredPlay, pending: Pending) -> str:
    """What of the card's text is meant."""
    printed = play.content.cards[pending.card].text
    return signed(meant(printed, _when(play, pending)))


def _when(play: AlteredPlay, pending: Pending) -> str:
    """What a reaction waited for, so that two of one card can be told apart."""
    part = None if pending.ability == "scout" else play.content.word(pending.ability)
    return part.trigger.event if isinstance(part, Ability) and part.trigger is not None else "scout"


async def react(play: AlteredPlay, number: int, foresee: Foresee | None = None) -> None:
    """Play one: declare, pay, resolve. It keeps its effect even if its source is gone (AL-9.9)."""
    state, content = play.state, play.content
    pending = next(p for p in state.pending if p.id == number)
    state.pending.remove(pending)
    ctx = of_reaction(state, pending)
    if pending.ability == "scout":  # AL-8.13
        if ctx.me is not None:
            await perform(play, [Act("move", obj=ctx.me, to="reserve")])
        return
    part = content.word(pending.ability)
    play.used(pending.card)
    says = content.cards[pending.card].text
    ctx.why = cause_of(state, pending, part) if isinstance(part, Ability) else None
    why = {"why": ctx.why} if ctx.why is not None and state.options.telling == CAUSES else {}
    whose = f"@seat:{pending.controller}"
    play.say("al-reacts", seat=whose, card=f"@{pending.card}", text=says, told=bool(says), **why)
    if isinstance(part, Next):
        if await costs.carry_out(play, part.steps, ctx) is Result.NOT_DONE:
            tell_in_vain(play, ctx)
        return
    assert isinstance(part, Ability)
    ctx.says = _words(play, pending)
    ctx.is_late = _is_late(play, part)
    await _play(play, part, ctx, foresee, pending)


def _is_late(play: AlteredPlay, ability: Ability) -> bool:
    """Whether Dusk is counted already and Rest is still to come. What reacts to something that came of "At Dusk" cannot
    be told from what reacts to Progress; that it leaves at Night is true of both."""
    phase, event = play.state.phase, None if ability.trigger is None else ability.trigger.event
    return (phase == "dusk" and event != "dusk") or (phase == "night" and not play.state.rested)


def _makes_tokens(ability: Ability) -> bool:
    return any(isinstance(step, Create) for step in ability.do)


def _is_same(one: Pending, other: Pending) -> bool:
    """Whether the same words of the same card wait once more, for another that they were about."""
    return (one.source, one.ability, one.controller) == (other.source, other.ability, other.controller)


async def _play(play: AlteredPlay, ability: Ability, ctx: Context, foresee: Foresee | None, pending: Pending) -> None:
    look = Look(play.state, play.content)
    me = mine(play, ctx)
    if ability.cost != costs.FREE and costs.refusal(look, ability.cost, ctx.seat, me) is not None:
        is_exhausted = ability.cost.exhaust_me and me is not None and me.exhausted
        tell_in_vain(play, ctx, "exhausted" if is_exhausted else "price")
        return
    if ability.optional or ability.cost != costs.FREE:
        # what leaves before it counts is nothing to be advised: then neither button stands out
        makes = ctx.is_late and _makes_tokens(ability)
        vain = makes and not is_kept_tonight(ability.do)
        yes = Option(
            "yes",
            text("al-option-yes"),
            text("al-leaves-tonight" if vain else "al-stays-tonight") if makes else None,
            usual=not vain
            and not any(step.do in GIVEN_UP for step in ability.do[:1])
            and is_of_use(play, ability.do, ctx),
        )
        options = [yes, Option("no", text("al-option-no"))]
        again = sum(_is_same(one, pending) for one in play.state.pending)
        prompt = because(ctx, text("al-ask-reaction", card=f"@{ctx.card}", text=words_of(play, ctx), more=again))
        explain = partial(foresee.use, play, ctx, ability) if foresee is not None and not is_aside(ability.do) else None
        answer = await play.ask(ctx.seat, "altered.may", prompt, lambda: options, default=lambda: "no", explain=explain)
        if answer == "no":
            tell_in_vain(play, ctx, "declined")
            return
    ctx.leaves = costs.leaving(ability.cost, ctx.me)
    trying = None if foresee is None or is_aside(ability.do) else partial(_foreseen, play, ability, foresee)
    await declare(play, ability.do, ctx, own_turn=False, trying=trying)
    await carry_out(play, ability, ctx)


def _foreseen(play: AlteredPlay, ability: Ability, foresee: Foresee, declared: Context) -> Board:
    return foresee.board(play, declared, ability)


async def carry_out(play: AlteredPlay, ability: Ability, ctx: Context) -> None:
    """A reaction that is declared: it is paid and resolved."""
    tough, have = tough_of(play, ability.do, ctx), Look(play.state, play.content).ready_orbs(ctx.seat)
    if tough and not await costs.offer_tough(play, ctx, tough, have - ability.cost.mana):
        return
    if ability.cost != costs.FREE or tough:
        await costs.pay(play, ability.cost, ctx, tough, ability.do)
    await resolve(play, ability.do, ctx)
