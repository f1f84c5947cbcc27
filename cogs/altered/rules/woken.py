"""Which cards in play answer as somebody is played, and what comes of it, in few words. Pure, only looks."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.rules.decision import Option, Text, text
from cogs.altered.content.cards import Card
from cogs.altered.content.filters import Cost
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
_STATUSES: Final = frozenset({"asleep", "anchored", "fleeting"})
"""What a card that answers may gain itself."""


def waiting_for_joins(look: Look) -> list[Listener]:
    """Who would surely answer somebody who joins, or is played."""
    return [one for one in listeners(look) if one.trigger.event in _JOINS and _is_sure(look, one)]


def common(look: Look, seat: int, options: Sequence[Option]) -> list[Text]:
    """Whom several of these plays of a turn wake alike: that is told above them, once."""
    waiting = waiting_for_joins(look)
    if not any(one.trigger.who != "me" for one in waiting):
        return []
    found: list[Text] = []
    for one in options:
        choice = TurnChoice.read(one.id)
        if one.refused is None and choice.kind in FROM:
            found += woken_by(look, seat, card_of_choice(look, choice), FROM[choice.kind], waiting)
    return [one for n, one in enumerate(found) if found.count(one) > 1 and one not in found[:n]]


def card_of_choice(look: Look, choice: TurnChoice) -> Card:
    return look.content.cards[look.state.objects[choice.of].card if choice.kind == RESERVE else choice.of]


def _is_sure(look: Look, one: Listener) -> bool:
    """Whether it would surely answer, and do something that Dusk notices."""
    ability = one.ability
    is_used = ability.once is not None and one.obj.once.get(one.path) == once_stamp(look, ability)
    return not is_used and not ability.optional and ability.cost == _FREE and not is_aside(ability.do)


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
        if one.trigger.who == "me" or card.type not in ("character", "expedition_permanent"):
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
