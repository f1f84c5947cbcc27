"""What the greedy house player answers: it forecasts Progress, thinks of who will be there first, plays what helps that
most, and keeps in its Reserve what tomorrow's regions want. Pure.

It reads nothing that its seat could not see.
"""

from typing import Final

from bot.rules.decision import Answer
from bot.rules.kernel.run import Request
from cogs.altered.content.cards import Card
from cogs.altered.content.filters import STATS
from cogs.altered.content.pack import AlteredContent
from cogs.altered.house.answers import ON_THE_WAY
from cogs.altered.house.effects import payment, useful, words_worth
from cogs.altered.house.forecast import Forecast
from cogs.altered.house.plans import best_plan, bodies
from cogs.altered.rules.reading.ids import HAND, PASS, RESERVE, SUPPORT, TurnChoice, card_of
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import EXPEDITIONS, AlteredState

LANDMARK, GEAR, KEEP_SPELL, SUPPORTING = 2.5, 1.5, 0.3, 0.5
ENOUGH_ORBS: Final = 9
"""Seven were too few: with nine the same player won three games of four (`tools.duel`)."""
NO_BODY, WORDS, COST_OF_MANA = 1.0, 0.4, 0.8
"""What lies in the Reserve, in points of statistics: gear and Spells, each ability, each orb that playing it costs."""


def answer(state: AlteredState, content: AlteredContent, request: Request, seat: int) -> Answer | None:
    """An answer, or None to leave it to the question's default."""
    key = request.decision.key
    look = Look(state, content)
    if key == "altered.turn":
        return turn(look, request, seat)
    if key in ON_THE_WAY:
        return ON_THE_WAY[key](look, request, seat)
    if key == "anytime":  # it would rather play on
        return _first(request, ("decline",))
    if key == "altered.expand":
        return expand(look, request, seat)
    if key == "altered.keep":
        return keep(look, request, seat)
    if key == "altered.look":
        legal = [o.id for o in request.decision.legal()]
        return legal[: request.decision.most]
    if key == "altered.play":
        legal = [o.id for o in request.decision.legal() if o.id != "none"]
        return legal[0] if legal else "none"
    return None


def _first(request: Request, wanted: tuple[str, ...]) -> str | None:
    return next((o.id for o in request.decision.legal() if o.id in wanted), None)


def turn(look: Look, request: Request, seat: int) -> str:
    """What is best now together with the best plan for the Mana that would be left; pass when nothing is worth it."""
    cast = Forecast(look, seat)
    there = bodies(look, cast)
    mana = look.ready_orbs(seat)
    legal = [option.id for option in request.decision.legal()]  # a list: of two as good, the first
    plan = best_plan(cast, [b for b in there if b.choice in legal or b.cost > mana], mana)
    best, value = (plan.first, plan.worth) if plan.first else (PASS, 0.0)
    plans = {mana: plan.worth}
    for name in legal:
        worth, cost = _worth(look, cast, TurnChoice.read(name), seat)
        if worth <= 0:
            continue
        left = mana - cost
        if left not in plans:
            plans[left] = best_plan(cast, there, left).worth
        if worth + plans[left] > value:
            best, value = name, worth + plans[left]
    return best


def _worth(look: Look, cast: Forecast, choice: TurnChoice, seat: int) -> tuple[float, int]:
    """What something that is no Character is worth by itself, and its cost."""
    if choice.is_action:
        return _action(look, cast, choice, seat)
    if choice.kind not in (HAND, RESERVE):
        return 0.0, 0
    ref = look.state.objects[choice.of].card if choice.kind == RESERVE else choice.of
    card = look.content.cards[ref]
    if card.is_body:
        return 0.0, 0
    cost = look.cost(seat, card, card.reserve_cost if choice.kind == RESERVE else card.hand_cost)
    if card.type == "spell":
        return (_spell(look, cast, card) if useful(look, card, seat, look.ready_orbs(seat) - cost) else 0.0), cost
    return (LANDMARK if card.type == "landmark" else GEAR), cost


def _spell(look: Look, cast: Forecast, card: Card) -> float:
    return words_worth(look, cast, [a for a in card.abilities if a.spell]) - KEEP_SPELL


def _action(look: Look, cast: Forecast, choice: TurnChoice, seat: int) -> tuple[float, int]:
    obj = look.state.objects[choice.of]
    ability = look.content.ability(choice.path)
    card = look.card(obj) if ability in look.card(obj).abilities else None
    after_you = any(step.do == "after_you" for step in ability.do)
    if obj.used.get(choice.path, 0) >= 2 or after_you:
        return 0.0, 0
    if card is not None and not useful(look, card, seat, look.ready_orbs(seat) - ability.cost.mana, obj):
        return 0.0, 0
    if ability.cost.discard is not None:  # what lies in the Reserve is tomorrow's play
        return 0.0, 0
    price = payment(look, cast, ability.cost, obj)
    if price is None:
        return 0.0, 0
    worth = price[0] + words_worth(look, price[1], [ability], obj) - (SUPPORTING if choice.kind == SUPPORT else 0.0)
    return worth, ability.cost.mana


def keep(look: Look, request: Request, seat: int) -> list[str]:
    """What Clean-up leaves: whatever will do most in the regions of tomorrow's two expeditions for its Reserve Cost."""
    types = [[STATS.index(s) for s in look.types(seat, e)] for e in EXPEDITIONS]

    def tomorrow(oid: str) -> tuple[float, int]:
        card = look.card(look.state.objects[oid])
        if not card.is_body:
            return NO_BODY, card.hand_cost
        there = sum(max((card.row[i] for i in here), default=0) for here in types)
        worth = there + sum(card.row) / 6 + WORDS * len(card.abilities) - COST_OF_MANA * card.reserve_cost
        return worth, card.hand_cost

    legal = [o.id for o in request.decision.legal()]
    return sorted(legal, key=tomorrow, reverse=True)[: request.decision.most]


def expand(look: Look, request: Request, seat: int) -> str:
    """A card for Mana until there are nine orbs: the dearest beyond reach, else the cheapest."""
    player = look.state.players[seat]
    if len(player.mana) >= ENOUGH_ORBS or len(player.hand) < 2:
        return "keep"
    names = [o.id for o in request.decision.legal() if o.id != "keep"]
    cards = look.content.cards
    cost = {i: cards[card_of(i)].hand_cost for i in names}
    beyond = [i for i in names if cost[i] > len(player.mana) + 2]
    if beyond:
        return max(beyond, key=lambda i: cost[i])
    spells = [i for i in names if not cards[card_of(i)].is_body]
    return min(spells or names, key=lambda i: cost[i])
