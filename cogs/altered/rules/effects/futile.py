"""Reactions that can do nothing, whatever is played before them: of those nobody is asked when they come (D3). Pure,
only looks.

What is in play and what waits could come in between, and is looked through for the verbs that could still give them
something to do.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from bot.rules.content.reader import walk
from cogs.altered.content.cards import ICONS, Ability
from cogs.altered.content.filters import STATUSES, Filter, Pick
from cogs.altered.content.pack import AlteredContent
from cogs.altered.content.vocabulary import Create, Gain, Verb
from cogs.altered.rules.effects.costs import FREE
from cogs.altered.rules.reading.ids import SCOUT
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.resolving.context import AlteredPlay, Context, mine, of_reaction
from cogs.altered.state import Pending

_ANYTHING: Final = frozenset({"play", "activate"})
"""Verbs that bring cards of which nobody knows what they do."""
_READIES: Final = frozenset({"ready"})
_COMES: Final = frozenset({"create", "switch", "exchange"})
"""Verbs that bring somebody where nobody was."""
_SPREADS: Final = "gigantic"
_LOSES: Final = frozenset({"lose", "exchange"})
_LASTING: Final = frozenset({"zone", "type", "subtype", "by", "expedition", "token", "not_me"})
"""What a filter may ask for that neither gains nor moves of an expedition change."""


def futile(play: AlteredPlay, waiting: Iterable[Pending]) -> Pending | None:
    """The oldest of these that can do nothing; None: there is none, or that is not sure."""
    if play.state.options.allow_manual:  # what is played by hand may do anything
        return None
    for pending in sorted(waiting, key=lambda one: one.id):
        revived = None if pending.ability == SCOUT else _revived_by(play, pending)
        if revived is not None and revived.isdisjoint(_to_come(play, pending)):
            return pending
    return None


def _revived_by(play: AlteredPlay, pending: Pending) -> frozenset[str] | None:
    """The verbs that could still give something to do to what can do nothing now; None: it can."""
    ability = play.content.word(pending.ability)
    if not isinstance(ability, Ability):
        return None
    ctx = of_reaction(play.state, pending)
    me = None if ctx.me is None else play.state.objects[ctx.me]
    if ability.cost.exhaust_me and (me is None or me.exhausted):  # AL-7.10
        return _READIES | _ANYTHING
    if ability.optional or ability.cost != FREE or not ability.do:
        return None
    found = _ANYTHING
    for place, step in enumerate(ability.do):
        revived = _step_revived_by(play, ctx, step, is_first=place == 0)
        if revived is None:
            return None
        found |= revived
    return found


def _step_revived_by(play: AlteredPlay, ctx: Context, step: Any, *, is_first: bool) -> frozenset[str] | None:
    """The same of a step (AL-7.12). is_first: no step has found anybody, or nobody, before it."""
    who = getattr(step, "who", None)
    if step.optional or hasattr(step, "other"):
        return None
    if isinstance(who, Pick):
        return _COMES if _is_lasting(play, who.filter) and not _found(play, ctx, who.filter) else None
    if who in ("same_target", "it"):  # whoever the steps before found, which is nobody
        return None if is_first else frozenset()
    if not isinstance(step, Gain) or who not in ("me", "event_object"):
        return None
    obj = play.state.objects.get((ctx.me if who == "me" else ctx.event) or "")
    if obj is None:  # whoever comes back is somebody new (AL-2.1)
        return frozenset()
    return _LOSES if step.what in STATUSES and step.what in obj.statuses else None


def _is_lasting(play: AlteredPlay, wanted: Filter) -> bool:
    """Whether only who comes could fit a filter that nobody fits."""
    if wanted.zone != "expedition" or not wanted.model_fields_set <= _LASTING:
        return False
    return wanted.expedition is None or not any(
        _may_spread(play.content, play.state.objects[oid].card) for oid in play.state.in_play
    )


@lru_cache(maxsize=1_024)
def _may_spread(content: AlteredContent, ref: str) -> bool:
    """Whether a card may make somebody Gigantic who is not."""
    printed = content.printed[ref]
    own = printed.keywords.get(_SPREADS)
    return (own is not None and own.condition is not None) or any(
        one.keyword is not None and one.keyword.k == _SPREADS for _, _, one in printed.passives
    )


def _found(play: AlteredPlay, ctx: Context, wanted: Filter) -> bool:
    return bool(Look(play.state, play.content).find(wanted, ctx.seat, mine(play, ctx)))


def _to_come(play: AlteredPlay, pending: Pending) -> set[str]:
    """The verbs of all that may be carried out before this one: what else waits, and what could be woken."""
    state, content = play.state, play.content
    waiting = [content.word(one.ability) for one in state.pending if one is not pending and one.ability != SCOUT]
    found = {step.do for word in waiting for step in _verbs(word, content)}
    return found.union(*(_heard(content, state.objects[oid].card) for oid in state.in_play))


@lru_cache(maxsize=1_024)
def _heard(content: AlteredContent, ref: str) -> frozenset[str]:
    """The verbs by which a card in play answers, or that it grants or puts in the place of others. Content never
    changes."""
    printed = content.printed[ref]
    heard: list[Any] = [ability for _, ability, trigger in printed.reactions if trigger.event not in ICONS]
    heard += [passive for _, _, passive in printed.passives]
    return frozenset(step.do for part in heard for step in _verbs(part, content))


def _verbs(part: Any, content: AlteredContent) -> Iterable[Any]:
    """All that a reaction does, and the tokens that it makes."""
    for _, one in walk(part, ""):
        if isinstance(one, Verb):
            yield one
        if isinstance(one, Create):
            for ability in content.cards[content.tokens[one.token]].abilities:
                yield from _verbs(ability, content)
