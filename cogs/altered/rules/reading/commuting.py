"""Whether it can matter which of several reactions is played first (D3); if not, nobody is asked. Pure, only looks.

Little is known to commute, and for certain: plain gains and draws that ask nothing, while nothing in play waits for a
gain or a draw or takes its place. `tests/games/altered/test_commuting.py` plays them in both orders.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from cogs.altered.content.cards import Ability
from cogs.altered.content.filters import Cost
from cogs.altered.content.vocabulary import Draw, Gain
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import AlteredState, Pending

DEFINITE: Final = ("me", "event_object")
"""Whom a gain may be for: one object that is settled by now, wherever it has gone."""
WAITING: Final = ("gains", "draws", "opponent_draws_or_resupplies")
"""What in play may wait for what plain reactions do."""
INSTEAD: Final = ("gains", "draws")


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


def _waits(ability: Ability) -> bool:
    return ability.trigger is not None and ability.trigger.event in WAITING
