"""What the greedy house player answers on the way: where a card goes, what it is aimed at, what is paid for it and
whether at all. Pure."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from bot.rules.kernel.run import Request
from cogs.altered.content.cards import Card
from cogs.altered.content.filters import Pick
from cogs.altered.house.effects import (
    payment,
    placed,
    probe,
    steps_worth,
    swing,
    verbs,
    words_worth,
)
from cogs.altered.house.forecast import Forecast
from cogs.altered.house.losses import has_sacrifice, sacrificed
from cogs.altered.house.plans import arrives, given_up, holds_still, icons_of
from cogs.altered.rules.reading.ids import HAND, RESERVE, Place
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import EXPEDITIONS, Obj


def _asked_about(look: Look, request: Request) -> Card | None:
    """The card that a question is about."""
    named = str(request.decision.prompt.params.get("card", ""))
    return look.content.cards.get(named.removeprefix("@"))


def _source(look: Look, card: Card, seat: int) -> Obj | None:
    """The object whose words are carried out: the newest of its card in play."""
    there = [o for o in look.zone("play") if o.card == card.id and o.controller == seat]
    return max(there, key=lambda o: o.stamp, default=None)


def _legal(look: Look, request: Request) -> list[Obj]:
    return [look.state.objects[o.id] for o in request.decision.legal() if o.id in look.state.objects]


def _may(request: Request, name: str) -> str:
    """That answer if it may be given, else none, which is the default."""
    return next((o.id for o in request.decision.legal() if o.id == name), "no")


def expedition(look: Look, request: Request, seat: int) -> str | None:
    """Where a new body does most, its words there too; or where a token does most."""
    card = _asked_about(look, request)
    if card is None:
        return None
    cast = Forecast(look, seat)
    made = _token(card)
    if made is not None and (not card.is_body or _source(look, card, seat) is not None):
        return max(EXPEDITIONS, key=lambda e: placed(look, cast, made, (seat, e)))
    zone = HAND if card.id in look.state.players[seat].hand else RESERVE
    row, _ = arrives(look, cast, card, zone)
    held = holds_still(look, card, seat)

    def worth(e: str) -> float:
        stuck = frozenset({(seat, e)}) if held else frozenset[tuple[int, str]]()
        return cast.worth({(seat, e): row}, stuck) + words_worth(look, cast, icons_of(card, zone), probe(card, seat, e))

    return max(EXPEDITIONS, key=worth)


def _token(card: Card) -> Any:
    """The word of a card that makes a token where its player likes."""
    return next((p for p in verbs(card) if p.do == "create" and p.at in ("pick", "any")), None)


def which(look: Look, request: Request, seat: int) -> str | None:
    """One expedition of anybody."""
    card = _asked_about(look, request)
    made = _token(card) if card is not None else None
    if made is None:
        return None
    cast = Forecast(look, seat)
    return max(
        (o.id for o in request.decision.legal() if ":" in o.id), key=lambda i: placed(look, cast, made, Place.read(i))
    )


def target(look: Look, request: Request, seat: int) -> str | None:
    """Whatever the word that wants such targets does most good to; none if it does good to nobody."""
    card, there = _asked_about(look, request), _legal(look, request)
    if card is None or not there:
        return None
    cast = Forecast(look, seat)
    part = _aiming(look, card, seat, there, request.decision.key)
    if part is None:
        return payee(look, request, seat)
    none = any(o.id == "none" for o in request.decision.legal())
    best = max(there, key=lambda o: (swing(look, cast, part, o), -o.stamp))
    return "none" if none and swing(look, cast, part, best) <= 0 else best.id


def _aiming(look: Look, card: Card, seat: int, there: list[Obj], key: str) -> Any:
    """The first word of a card whose filter fits all that may be chosen; None where something is given up."""
    me = _source(look, card, seat)
    aims = [p for p in verbs(card) if isinstance(getattr(p, "who", None), Pick) and p.who.all is None]
    if key == "altered.choose":  # chosen when it is reached: as a payment, unless a word says `choose`
        aims = [p for p in aims if p.who.choose is not None or not has_sacrifice(card, verbs(card))]
    fits = (p for p in aims if all(look.matches(o, p.who.filter, seat, me) for o in there))
    return next(fits, aims[0] if aims else None)


def payee(look: Look, request: Request, seat: int) -> str | None:
    """Whoever costs least to give up."""
    unwise = {one.id for one in request.decision.legal() if one.usual is False}  # what it is paid for is meant for them
    legal = _legal(look, request)
    there = [obj for obj in legal if obj.id not in unwise] or legal
    if not there:
        return None
    cast = Forecast(look, seat)
    worth = partial(words_worth, look, cast)
    return max(there, key=lambda o: (sacrificed(look, cast, o, worth), -o.stamp)).id


def mode(look: Look, request: Request, seat: int) -> str | None:
    """The mode that does most."""
    card = _asked_about(look, request)
    part = next((p for p in verbs(card) if p.do == "choose"), None) if card is not None else None
    modes = [o.id for o in request.decision.legal() if o.id.isdecimal()]
    if card is None or part is None or not modes:
        return None
    cast, me = Forecast(look, seat), _source(look, card, seat)
    return max(modes, key=lambda i: steps_worth(look, cast, part.modes[int(i)], me))


def pay(look: Look, request: Request, seat: int) -> str:
    """Whether what a payment brings is worth whoever it costs."""
    card = _asked_about(look, request)
    part = next((p for p in verbs(card) if p.do == "pay"), None) if card is not None else None
    if card is None or part is None:
        return _may(request, "pay")
    cast, me = Forecast(look, seat), _source(look, card, seat)
    price = payment(look, cast, part.price, me)
    good = price is not None and price[0] + steps_worth(look, price[1], part.steps, me) >= 0
    return _may(request, "pay" if good else "no")


def may(look: Look, request: Request, seat: int) -> str:
    """What is optional, unless it costs more than it brings."""
    card = _asked_about(look, request)
    if card is None:
        return _may(request, "yes")
    cast, me = Forecast(look, seat), _source(look, card, seat)
    said = request.decision.prompt.params.get("what")
    if said is None:
        found = [a for a in card.abilities if a.trigger is not None and a.optional]
        return _may(request, "no" if found and words_worth(look, cast, found, me) < 0 else "yes")
    for steps in _optional(card, str(said.params.get("what")) if hasattr(said, "params") else ""):
        without = steps_worth(look, cast, steps[1:], me)
        if steps_worth(look, cast, [steps[0].model_copy(update={"optional": False}), *steps[1:]], me) < without:
            return _may(request, "no")
    return _may(request, "yes")


def _optional(card: Card, verb: str) -> Iterator[list[Any]]:
    """The steps from each optional one of that verb on."""
    for ability in card.abilities:
        for n, step in enumerate(ability.do):
            if step.optional and step.do == verb:
                yield list(ability.do[n:])


def cheaper(look: Look, request: Request, seat: int) -> str:
    """Whether to give somebody up for Mana (D8)."""
    card = _asked_about(look, request)
    if card is None or card.cost_option is None:
        return _may(request, "no")
    good = given_up(look, Forecast(look, seat), card) is not None
    answers = ("yes", "no") if good else ("no", "yes")
    legal = [o.id for o in request.decision.legal()]
    return next(name for name in (*answers, *legal) if name in legal)


ON_THE_WAY: Final[dict[str, Callable[[Look, Request, int], str | None]]] = {
    "altered.expedition": expedition,
    "altered.which": which,
    "altered.target": target,
    "altered.choose": target,
    "altered.payment": payee,
    "altered.mode": mode,
    "altered.pay": pay,
    "altered.may": may,
    "altered.cheaper": cheaper,
}
