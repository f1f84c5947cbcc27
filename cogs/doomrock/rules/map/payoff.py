"""What a payment on a card buys, said before it is paid (DR-1.9). Pure, only looks."""

from typing import Any

from bot.rules.decision import Text, text
from cogs.doomrock.rules.map.costs import cost_texts
from cogs.doomrock.rules.reading.names import gain_of, who
from cogs.doomrock.rules.reading.odds import MAYBE, SURE, Forecast, forecast
from cogs.doomrock.rules.reading.sight import Context, Sight

NEEDLESS = "none"
"""The attack does as much without it."""


def ask_pay(look: Sight, effect: Any, context: Context) -> tuple[Text, Text, Text]:
    """(question, paying, leaving it): whom it is aimed at, what is paid for what, and what comes of either."""
    target = context.targets[0] if len(context.targets) == 1 else ""
    enemy = look.state.character(target) if target else None
    cost = cost_texts(effect.cost)
    gain = gain_of(effect.then) if effect.then else {"do": "", "what": "", "n": 0}
    without, paid = _both(look, effect, context, target)
    told = "no" if without is None or paid is None else "yes"
    prompt = text(
        "dr-ask-pay",
        card=context.name,
        cost=cost,
        aimed="no" if enemy is None else "yes",
        target="" if enemy is None else who(look, target),
        hp=0 if enemy is None else enemy.hp,
        use=_use(without, paid),
        left=_left(look, effect, context),
        **gain,
    )
    after = {} if paid is None else {"hurt": paid.said, "kills": paid.falls}
    as_it_is = {} if without is None else {"hurt": without.said, "kills": without.falls}
    yes = text("dr-option-pay", told=told, cost=cost, **gain, **after)
    return prompt, yes, text("dr-option-pay-not", told=told, **as_it_is)


def _both(look: Sight, effect: Any, context: Context, target: str) -> tuple[Forecast | None, Forecast | None]:
    """The attack without the payment and with it; None: nobody can tell."""
    card = look.content.abilities.get(context.source)
    buys = [one for one in effect.then if one.do == "attack_bonus" and isinstance(one.n, int)]
    if card is None or not target or card.effects[0] is not effect or len(buys) != len(effect.then):
        return None, None
    more = sum(one.n for one in buys)
    without = forecast(look, card, context, target, context.bonus)
    return without, forecast(look, card, context, target, context.bonus + more)


def _use(without: Forecast | None, paid: Forecast | None) -> str:
    """What paying is good for: `kills` where the target may fall that would stand, `more` damage, nothing."""
    if without is None or paid is None:
        return "unknown"
    if without.falls == SURE or without.hurt.ways == paid.hurt.ways:
        return NEEDLESS
    if without.falls == MAYBE or paid.falls == MAYBE:
        return "kills" if paid.falls in (SURE, MAYBE) and paid.falls != without.falls else "more"
    return "kills" if int(paid.falls) > int(without.falls) else "more"


def _left(look: Sight, effect: Any, context: Context) -> int:
    """The hit points that the payer of a hero's card has after it (DR-3.3)."""
    hero = next((hero for hero in look.state.heroes if hero.id == context.user), None)
    return 99 if hero is None else hero.hp - int(effect.cost.get("hp", 0))
