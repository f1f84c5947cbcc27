"""What the greedy house player answers: it forecasts Progress and plays what moves its expeditions most. Pure.

It reads nothing that its seat could not see.
"""

from collections.abc import Iterator
from typing import Any, Final

from bot.rules.content.reader import walk
from bot.rules.decision import Answer, Option
from bot.rules.kernel.run import Request
from cogs.altered.content.cards import Card
from cogs.altered.content.filters import STATS, Pick
from cogs.altered.content.pack import AlteredContent
from cogs.altered.content.vocabulary import Verb
from cogs.altered.rules.reading.ids import PASS, RESERVE, SUPPORT, TurnChoice, card_of
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import EXPEDITIONS, AlteredState, Obj, opposing, other

HARM: Final = frozenset({"send", "return", "discard", "sabotage", "exhaust", "lose", "to_deck_top", "to_mana"})
HARMFUL_GAINS: Final = frozenset({"asleep", "fleeting"})
MOVE = 6.0


def answer(state: AlteredState, content: AlteredContent, request: Request, seat: int) -> Answer | None:
    """An answer, or None to leave it to the question's default."""
    key = request.decision.key
    look = Look(state, content)
    if key == "altered.turn":
        return turn(look, request, seat)
    if key == "altered.expedition":
        return expedition(look, request, seat)
    if key in ("altered.target", "altered.choose"):
        return target(look, request, seat)
    if key == "anytime":  # it would rather play on
        return _first(request, ("decline",))
    if key in ("altered.may", "altered.pay"):
        return _first(request, ("yes", "pay"))
    if key == "altered.expand":
        return expand(look, request, seat)
    if key == "altered.look":
        legal = [o.id for o in request.decision.legal()]
        return legal[: request.decision.most]
    if key == "altered.play":
        legal = [o.id for o in request.decision.legal() if o.id != "none"]
        return legal[0] if legal else "none"
    return None


def _asked_about(look: Look, request: Request) -> Card | None:
    """The card that a question is about."""
    named = str(request.decision.prompt.params.get("card", ""))
    return look.content.cards.get(named.removeprefix("@"))


def _first(request: Request, wanted: tuple[str, ...]) -> str | None:
    return next((o.id for o in request.decision.legal() if o.id in wanted), None)


def standing(look: Look, seat: int, extra: dict[str, tuple[int, int, int]], held: str = "") -> float:
    """How good Progress would be now, with statistics added to one's own side; held: where a new Defender stands."""
    if look.state.tiebreak:
        mine, theirs = look.total(seat), look.total(opposing(seat))
        plus = [sum(row[i] for row in extra.values()) for i in range(3)]
        return sum(
            MOVE * ((a + p > b) - (a + p < b)) + 0.3 * min(a + p - b, 4)
            for a, b, p in zip(mine, theirs, plus, strict=True)
        )
    score = 0.0
    for exp in EXPEDITIONS:
        mine, theirs = look.sum(seat, exp), look.sum(opposing(seat), exp)
        more = extra.get(exp, (0, 0, 0))
        own = tuple(a + b for a, b in zip(mine, more, strict=True))
        for who, a, b in ((seat, own, theirs), (opposing(seat), theirs, own)):
            types = look.types(who, exp)
            margins = [x - y for s, x, y in zip(STATS, a, b, strict=True) if s in types and x > 0]
            best = max(margins, default=-9)
            sign = 1.0 if who == seat else -1.0
            stuck = (who == seat and exp == held) or any(look.keyword(o, "defender") for o in look.bodies(who, exp))
            score += sign * (MOVE if best > 0 and not stuck else 0.0)
            score += sign * 0.25 * max(-4, min(best, 4))
    return score


def turn(look: Look, request: Request, seat: int) -> str:
    """The card or quick action with the best forecast; pass when nothing is worth it."""
    best, value = "pass", 0.0
    now = standing(look, seat, {})
    for option in request.decision.legal():
        worth = _worth(look, option, seat, now)
        if worth > value:
            best, value = option.id, worth
    return best


def _worth(look: Look, option: Option, seat: int, now: float) -> float:
    choice = TurnChoice.read(option.id)
    if choice.kind == PASS:
        return 0.0
    if choice.is_action:
        path = choice.path
        obj = look.state.objects[choice.of]
        card = look.card(obj)
        if obj.used.get(path, 0) >= 2 or not _useful(look, card, seat):
            return 0.0
        ability = look.content.ability(path)
        if ability.cost.discard is not None or any(step.do == "after_you" for step in ability.do):
            return 0.0  # what lies in the Reserve is tomorrow's play
        if any(step.do == "switch" for step in ability.do):
            mine = [o for o in look.zone("expedition") if o.controller == seat]
            return max((switched(look, o, seat) for o in mine), default=0.0) - 1
        cheap = ability.cost.mana == 0
        return 0.4 if choice.kind == SUPPORT else 0.9 if cheap else 0.5
    ref = look.state.objects[choice.of].card if choice.kind == RESERVE else choice.of
    card = look.content.cards[ref]
    if card.is_body:
        gains = [standing(look, seat, {exp: card.row}, _holds(card, exp)) - now for exp in EXPEDITIONS]
        text_value = 0.3 * len(card.abilities)
        return max(*gains, 0.0) + text_value + 0.05 * sum(card.row) + (0.2 if choice.kind == RESERVE else 0.0)
    if card.type == "spell":
        return 1.0 + 0.2 * card.hand_cost if _useful(look, card, seat) else 0.0
    return 1.5


def _holds(card: Card, exp: str) -> str:
    return exp if any(k.k == "defender" for k in card.keywords) else ""


def _picks(card: Card) -> Iterator[tuple[Pick, bool]]:
    """The targets of a card and whether being one is bad."""
    for _, part in walk(card, ""):
        pick = getattr(part, "who", None)
        if isinstance(pick, Pick) and (pick.target or pick.choose) is not None:
            yield pick, part.do in HARM or (part.do == "gain" and part.what in HARMFUL_GAINS)


def _verbs(card: Card) -> Iterator[Any]:
    return (part for _, part in walk(card, "") if isinstance(part, Verb))


def harmful(card: Card) -> bool:
    """Whether the first target of a card would rather not be it."""
    return next((bad for _, bad in _picks(card)), False)


def _useful(look: Look, card: Card, seat: int) -> bool:
    """Whether a card with targets has one on the right side."""
    for pick, bad in _picks(card):
        there = look.find(pick.filter, seat, None)
        return any((o.controller != seat) == bad for o in there)
    return True


def switched(look: Look, obj: Obj, seat: int) -> float:
    """What it is worth to have a Character of one's own in its other expedition."""
    if obj.expedition is None or not look.is_body(obj) or look.keyword(obj, "gigantic"):
        return 0.0
    f, m, w = look.stats(obj)
    extra = {obj.expedition: (-f, -m, -w), other(obj.expedition): (f, m, w)}
    return standing(look, seat, extra) - standing(look, seat, {})


def expedition(look: Look, request: Request, seat: int) -> str | None:
    """Where a new body does most."""
    card = _asked_about(look, request)
    if card is None:
        return None
    return max(EXPEDITIONS, key=lambda exp: standing(look, seat, {exp: card.row}, _holds(card, exp)))


def target(look: Look, request: Request, seat: int) -> str | None:
    """One's own best for gifts, the other's best for harm; none if only the wrong side is there."""
    card = _asked_about(look, request)
    legal = [o.id for o in request.decision.legal()]
    there = [look.state.objects[i] for i in legal if i in look.state.objects]
    if card is None or not there:
        return None
    if any(part.do == "switch" for part in _verbs(card)):
        mine = [o for o in there if o.controller == seat]
        if mine:
            return max(mine, key=lambda o: switched(look, o, seat)).id
    bad = harmful(card)
    right = [o for o in there if (o.controller != seat) == bad]
    if not right:
        if "none" in legal:
            return "none"
        return min(there, key=lambda o: _value(look, o)).id
    return max(right, key=lambda o: _value(look, o)).id


def _value(look: Look, obj: Obj) -> tuple[Any, ...]:
    return sum(look.stats(obj)) + look.card(obj).hand_cost, -obj.stamp


def expand(look: Look, request: Request, seat: int) -> str:
    """A card for Mana until there are seven orbs: the dearest beyond reach, else the cheapest."""
    player = look.state.players[seat]
    if len(player.mana) >= 7 or len(player.hand) < 2:
        return "keep"
    names = [o.id for o in request.decision.legal() if o.id != "keep"]
    cards = look.content.cards
    cost = {i: cards[card_of(i)].hand_cost for i in names}
    beyond = [i for i in names if cost[i] > len(player.mana) + 2]
    if beyond:
        return max(beyond, key=lambda i: cost[i])
    spells = [i for i in names if not cards[card_of(i)].is_body]
    return min(spells or names, key=lambda i: cost[i])
