"""Which cards in play answer as somebody is played, and what comes of it, in few words. Pure, only looks."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from bot.rules.decision import Option, Text, text
from cogs.altered.content.cards import Ability, Card
from cogs.altered.content.filters import Cost
from cogs.altered.content.pack import AlteredContent, Printed
from cogs.altered.content.vocabulary import Create, Gain
from cogs.altered.rules.events.acts import Fact
from cogs.altered.rules.events.triggers import Listener, listeners, once_stamp, sees
from cogs.altered.rules.reading.aside import is_aside
from cogs.altered.rules.reading.boards import with_body
from cogs.altered.rules.reading.ids import RESERVE, TurnChoice
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.made import FROM
from cogs.altered.state import EXPEDITIONS, Obj, other

_FREE: Final = Cost()
_JOINS: Final = ("joins", "played")
_JOINING: Final = ("character", "expedition_permanent")
_NEVER_JOINING: Final = ("spell", "landmark")
_STATUSES: Final = frozenset({"asleep", "anchored", "fleeting"})
"""What a card that answers may gain itself."""


def waiting_for_joins(look: Look) -> list[Listener]:
    """Who would surely answer somebody who joins, or is played."""
    return [one for one in listeners(look) if one.trigger.event in _JOINS and _is_sure(look, one)]


def common(look: Look, seat: int, options: Sequence[Option]) -> list[Text]:
    """Whom all plays of a turn wake alike: that is told above them, once."""
    objects, answering = look.state.objects, _answering(look.content)
    if answering.keys().isdisjoint([objects[oid].card for oid in look.state.in_play]):
        return []  # as in most turns, at next to no cost
    if not any(_is_heard(answering, objects[oid], seat) for oid in look.state.in_play):
        return []
    return alike(look, options, woken_each(look, seat, options))


def woken_each(look: Look, seat: int, options: Sequence[Option]) -> dict[str, list[Text]]:
    """Play -> whom it wakes, for those that wake anybody."""
    waiting = waiting_for_joins(look)
    found: dict[str, list[Text]] = {}
    for option in options if waiting else ():
        choice = TurnChoice.read(option.id)
        if choice.kind in FROM:
            woken = [*woken_by(look, seat, card_of_choice(look, choice), FROM[choice.kind], waiting)]
            if woken:
                found[option.id] = woken
    return found


def alike(look: Look, options: Sequence[Option], woken: Mapping[str, Sequence[Text]]) -> list[Text]:
    """What is so of every play that joins and can be made. Of one alone its own row says it."""
    choices = {one.id: TurnChoice.read(one.id) for one in options if one.refused is None}
    joining = [
        option
        for option, choice in choices.items()
        if choice.kind in FROM and card_of_choice(look, choice).type in _JOINING
    ]
    told = [woken.get(option, ()) for option in joining]
    return [said for said in told[0] if all(said in one for one in told)] if len(told) > 1 else []


def _is_heard(answering: Mapping[str, Collection[str]], obj: Obj, seat: int) -> bool:
    found = answering.get(obj.card, ())
    return "any" in found or ("me" if obj.controller == seat else "opponent") in found


@lru_cache(maxsize=8)
def _answering(content: AlteredContent) -> Mapping[str, Collection[str]]:
    """The cards that answer to anybody -> `_answers`. Content never changes."""
    return {ref: found for ref, printed in content.printed.items() if (found := _answers(printed))}


def _answers(printed: Printed) -> Collection[str]:
    """Whose Characters and Permanents a card may surely answer to, or has others answer to: those of `me`, the
    `opponent`, or of any."""
    found = [(ability, trigger) for _, ability, trigger in printed.reactions]
    granted = [passive.grant for _, _, passive in printed.passives if passive.grant is not None]
    found += [(one, one.trigger) for one in granted if one.trigger is not None]
    return frozenset(
        ("any" if any(one is ability for one in granted) else trigger.by or "any")
        for ability, trigger in found
        if trigger.event in _JOINS and trigger.who != "me" and _is_plain(ability)
        if trigger.which is None or trigger.which.type not in _NEVER_JOINING
    )


def card_of_choice(look: Look, choice: TurnChoice) -> Card:
    return look.content.cards[look.state.objects[choice.of].card if choice.kind == RESERVE else choice.of]


def _is_sure(look: Look, one: Listener) -> bool:
    """Whether it would surely answer, and do something that Dusk notices."""
    ability = one.ability
    is_used = ability.once is not None and one.obj.once.get(one.path) == once_stamp(look, ability)
    return not is_used and _is_plain(ability)


def _is_plain(ability: Ability) -> bool:
    return not ability.optional and ability.cost == _FREE and not is_aside(ability.do)


def woken_by(look: Look, seat: int, card: Card, source: str, waiting: Sequence[Listener]) -> Iterator[Text]:
    """Each card in play that answers as this one joins, by the expedition which it joins then; copies together."""
    told = list(_each_woken(look, seat, card, source, waiting))
    for place, one in enumerate(told):
        if one not in told[:place]:
            n, params = told.count(one), one.params
            yield (
                text(one.key, **params)
                if n == 1
                else text(one.key, **{**params, "card": text("al-several-of", n=n, card=params["card"])})
            )


def _each_woken(look: Look, seat: int, card: Card, source: str, waiting: Sequence[Listener]) -> Iterator[Text]:
    for one in waiting:
        if one.trigger.who == "me" or card.type not in _JOINING:
            continue
        heard = [exp for exp in EXPEDITIONS if _hears(look, seat, card, source, exp, one)]
        if heard:
            does = [said for step in one.ability.do if (said := _does(look, one.obj, step)) is not None]
            at = "each" if len(heard) > 1 else heard[0]
            whose = {"own": one.obj.controller == seat, "foe": f"@seat:{one.obj.controller}"}
            yield text("al-woken", at=at, card=f"@{one.obj.card}", does=does, n=len(does), **whose)


def _hears(look: Look, seat: int, card: Card, source: str, exp: str, one: Listener) -> bool:
    then = with_body(look.state, card, seat, exp)
    (joined,) = set(then.in_play) - set(look.state.in_play)
    now = Look(then, look.content)
    facts = (Fact("joins", joined, seat=seat, exp=exp, first=True), Fact("played", joined, seat=seat, source=source))
    return any(sees(now, one, fact) for fact in facts)


def _does(look: Look, me: Obj, step: Any) -> Text | None:
    """A step in few words; None: that cannot be said so."""
    if isinstance(step, Create) and isinstance(step.n, int) and me.expedition is not None:
        at = {"mine": me.expedition, "other": other(me.expedition)}.get(step.at, step.at)
        return text("al-made", token=f"@{look.content.tokens[step.token]}", n=step.n, at=at)
    if isinstance(step, Gain) and step.who == "event_object" and step.what == "boost" and isinstance(step.n, int):
        return text("al-made-boosts", n=step.n)
    if isinstance(step, Gain) and step.who == "me" and step.what in _STATUSES:
        return text("al-made-status", what=step.what)
    return None
