"""Whether it can matter which of several reactions is played first (D3); if not, nobody is asked. Pure, only looks.

Little is known to commute, and for certain: plain gains and draws that ask nothing, while nothing in play waits for a
gain or a draw or takes its place; a counter that a card gains for itself with tokens that others make, while nothing
waits for what this could begin; and gains, draws, tokens of one kind and cheaper cards, also for exhausting the card
itself or not, while nothing waits for just those. `tests/games/altered/test_commuting.py` plays them in both orders.
"""

from collections.abc import Iterable, Sequence, Set
from dataclasses import replace
from typing import Final

from cogs.altered.content.cards import Ability
from cogs.altered.content.filters import STATUSES, Cost
from cogs.altered.content.vocabulary import Create, Draw, Gain, Next, Pay, Verb
from cogs.altered.rules.reading.ids import SCOUT
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import AlteredState, Pending

DEFINITE: Final = ("me", "event_object")
"""Whom a gain may be for: one object that is settled by now, wherever it has gone."""
WAITING: Final = ("gains", "draws", "opponent_draws_or_resupplies")
"""What in play may wait for what plain reactions do."""
INSTEAD: Final = ("gains", "draws")
AT_THEIR_TIME: Final = ("join", "hand", "reserve", "noon", "dusk", "night", "moves_forward", "fails_to_move", "passed")
"""What in play may wait for where a counter is gained and tokens are made: that begins none of it."""


def commute(look: Look, reactions: Iterable[Pending]) -> bool:
    """Whether these reactions come to the same in any order."""
    drawn = 0
    for pending in reactions:
        part = None if pending.ability == "scout" else look.content.word(pending.ability)
        if not isinstance(part, Ability) or not _is_plain(part):
            return False
        drawn += sum(step.n for step in part.do if isinstance(step, Draw) and isinstance(step.n, int))
    lasts = all(len(player.deck) >= drawn for player in look.state.players)  # nothing is reshuffled between two draws
    return lasts and not any(_is_listening(look, look.state.objects[one].card) for one in look.state.in_play)


def independent(look: Look, reactions: Sequence[Pending]) -> bool:
    """Whether these reactions have nothing to do with each other, though some of them may be declined, or ask where a
    token goes."""
    begun, tokens, exhausted, drawn, asks = set[tuple[str, str]](), set[str](), list[str](), 0, False
    for pending in reactions:
        part = None if pending.ability == SCOUT else look.content.word(pending.ability)
        if not isinstance(part, Ability) or not _is_apart(look, part):
            return False
        asks |= _asks(part)
        if part.cost.exhaust_me:
            exhausted.append(pending.source)
            begun.add(("exhausted", ""))
        for step in part.do:
            begun |= _begun_by(step)
            tokens |= {step.token} if isinstance(step, Create) else set()
            drawn += step.n if isinstance(step, Draw) and isinstance(step.n, int) else 0
    if len(tokens) > 1 or len(set(exhausted)) < len(exhausted):  # only one of a card can be had for exhausting it
        return False
    if drawn and (asks or any(len(one.deck) < drawn for one in look.state.players)):
        return False  # who is asked would know what was drawn; and nothing is reshuffled between two draws
    return not any(_begins(look, look.state.objects[one].card, begun) for one in look.state.in_play)


def _begun_by(step: Verb) -> set[tuple[str, str]]:
    """The events of a step, and what is gained in them."""
    if isinstance(step, Gain):
        return {("gains", step.what)}
    if isinstance(step, Draw):
        return {("draws", ""), ("opponent_draws_or_resupplies", "")}
    return {("joins", "")} if isinstance(step, Create) else set()


def _asks(ability: Ability) -> bool:
    return ability.optional or ability.cost != Cost() or any(isinstance(step, Create) for step in ability.do)


def _is_apart(look: Look, ability: Ability) -> bool:
    """Whether it does what depends on nothing that such another one changes."""
    if ability.cost.model_copy(update={"exhaust_me": False}) != Cost():
        return False
    return all(
        step.condition is None
        and not step.optional
        and (
            (isinstance(step, Gain) and step.who in DEFINITE and isinstance(step.n, int) and step.most is None)
            or (isinstance(step, Draw) and isinstance(step.n, int))
            or (isinstance(step, Create) and isinstance(step.n, int) and not _has_icons(look, step))
            or (isinstance(step, Next) and not step.steps)
        )
        for step in ability.do
    )


def _has_icons(look: Look, step: Create) -> bool:
    return bool(look.content.printed[look.content.tokens[step.token]].reactions)


def _begins(look: Look, card: str, begun: Set[tuple[str, str]]) -> bool:
    """Whether a card has, or grants, anything that waits for one of these events, or takes its place."""
    printed = look.content.printed[card]
    if any(_hears(trigger.event, trigger.what, begun) for _, _, trigger in printed.reactions):
        return True
    for _, _, passive in printed.passives:
        if passive.replace is not None and _hears(passive.replace.event, passive.replace.what, begun):
            return True
        granted = passive.grant
        if granted is not None and (
            granted.trigger is None or _hears(granted.trigger.event, granted.trigger.what, begun)
        ):
            return True
    return False


def _hears(event: str, what: str | None, begun: Set[tuple[str, str]]) -> bool:
    return any(event == kind and what in (None, gained) for kind, gained in begun)


def of_course(look: Look, reactions: Iterable[Pending]) -> Pending | None:
    """The oldest that only counts something on its own card, where all others only count or make tokens: it may be
    played now, for it comes to the same whenever it is; None: there is none, or something is waiting."""
    found = None
    for pending in sorted(reactions, key=lambda one: one.id):
        part = None if pending.ability == "scout" else look.content.word(pending.ability)
        if not isinstance(part, Ability) or part.optional or part.cost != Cost():
            return None
        if _only_counts(part):
            found = found or pending
        elif not _only_makes(part):
            return None
    if found is None or not all(_keeps_its_time(look, look.state.objects[one].card) for one in look.state.in_play):
        return None
    return found


def _only_counts(ability: Ability) -> bool:
    return _is_plain(ability) and all(
        isinstance(step, Gain) and step.who == "me" and step.what not in (*STATUSES, "boost") for step in ability.do
    )


def _only_makes(ability: Ability) -> bool:
    """Whether it makes tokens, for Mana at most; what it asks about itself was asked when it woke."""
    return all(_makes(step) for step in ability.do)


def _makes(step: object) -> bool:
    if isinstance(step, Pay):
        return step.price == Cost(mana=step.price.mana) and step.condition is None and all(map(_makes, step.steps))
    return isinstance(step, Create) and step.condition is None and isinstance(step.n, int)


def same_sources(state: AlteredState, waiting: Iterable[Pending]) -> dict[str, str]:
    """Source -> what copies of it have in common, of those in play that only their ids and timestamps tell apart, and
    of which the same is awaited: whichever of them is first, all comes to the same (`options.alike`)."""
    found = {}
    for source in {pending.source for pending in waiting}:
        obj = state.objects.get(source)
        own = [pending for pending in state.pending if pending.source == source]
        is_meant = any(source in (one.event, one.me) and source != one.source for one in state.pending)
        if obj is None or is_meant or source in {one.me for one in state.floating}:
            continue
        awaited = sorted(
            str((one.ability, one.controller, one.me == source, one.event == source or one.event, *_circumstances(one)))
            for one in own
        )
        found[source] = str((replace(obj, id="", stamp=0, statuses=sorted(obj.statuses)), awaited))
    return found


def _circumstances(pending: Pending) -> tuple[object, ...]:
    return pending.event_seat, pending.event_expedition, pending.known, pending.after_rest


def _is_plain(ability: Ability) -> bool:
    """Whether it asks nobody, looks at nothing, and only adds."""
    if ability.optional or ability.cost != Cost():
        return False
    return all(
        step.condition is None
        and not step.optional
        and (
            (isinstance(step, Gain) and step.who in DEFINITE and isinstance(step.n, int) and step.most is None)
            or (isinstance(step, Draw) and isinstance(step.n, int))
        )
        for step in ability.do
    )


def _is_listening(look: Look, card: str) -> bool:
    """Whether a card has, or grants, anything that waits for a gain or a draw, or takes its place."""
    printed = look.content.printed[card]
    if any(trigger.event in WAITING for _, _, trigger in printed.reactions):
        return True
    for _, _, passive in printed.passives:
        if passive.replace is not None and passive.replace.event in INSTEAD:
            return True
        granted = passive.grant
        if granted is not None and (granted.passive is not None or _waits(granted)):
            return True
    return False


def _keeps_its_time(look: Look, card: str) -> bool:
    """Whether a card has, and grants, nothing that a counter or a token could begin, or that takes their place."""
    printed = look.content.printed[card]
    if any(trigger.event not in AT_THEIR_TIME for _, _, trigger in printed.reactions):
        return False
    return all(
        passive.replace is None and (passive.grant is None or _is_timely(passive.grant))
        for _, _, passive in printed.passives
    )


def _is_timely(granted: Ability) -> bool:
    """Whether what a card grants is a reaction that neither counters nor tokens begin."""
    return granted.trigger is not None and granted.trigger.event in AT_THEIR_TIME


def _waits(ability: Ability) -> bool:
    return ability.trigger is not None and ability.trigger.event in WAITING
