"""Standing orders: small choices of road and battle that a player leaves to the table. Pure.

Nothing is secret in Doomrock, so an order may be seen to be obeyed; it answers only what its giver is asked.
"""

from collections.abc import Sequence

from bot.rules.decision import Answer, text
from bot.rules.kernel.game import Order
from bot.rules.kernel.run import Request
from cogs.doomrock.rules.map.camp import LEARN, order_for, ordered
from cogs.doomrock.rules.map.camp_words import level_cost
from cogs.doomrock.rules.reading.whom import TESTER
from cogs.doomrock.state import DoomrockState

SHARE, BEST = "share", "best"
"""Share out what one hero suffers or gets on the way; the best one takes a test."""
HOUSE = "house"
"""As the house's own player would."""
_BATTLE: Sequence[tuple[str, str, str]] = (
    ("doomrock.reroll", HOUSE, "dr-order-reroll"),
    ("doomrock.assign", "accept", "dr-order-assign"),
    ("doomrock.act", HOUSE, "dr-order-act"),
    ("doomrock.target", HOUSE, "dr-order-target"),
    ("doomrock.boost", "go", "dr-order-no-boost"),
    ("doomrock.boost", HOUSE, "dr-order-boost"),
    ("doomrock.reaction", HOUSE, "dr-order-react"),
    ("doomrock.attack_order", HOUSE, "dr-order-sequence"),
)
"""D-13 to D-21, in the order of a round: (decision, answer, sentence)."""
_OF_DICE = ("doomrock.reroll", "doomrock.assign")
ROAD, DICE, CARDS, FOES = (text("dr-orders", about=about) for about in ("road", "dice", "cards", "foes"))
"""What they are about, as headings."""
ENEMIES = tuple(f"doomrock.{name}" for name in ("minions", "minion_order", "rampage", "slot_order", "spawn", "tie"))
"""D-17, D-19, D-20, DR-1.4: what the rules leave to a player of the enemies' turn. Each would be a turn by post."""


def orders(state: DoomrockState, seat: int) -> Sequence[Order]:
    """Those that make sense: with one hero there is nothing to leave to anybody on the way, alone nobody to agree
    with."""
    found: list[Order] = []
    if len(state.heroes) > 1:
        found.append(Order("doomrock.which_hero", SHARE, text("dr-order-share"), group=ROAD, often=True))
        found.append(Order(TESTER, BEST, text("dr-order-best"), group=ROAD, often=True))
    if state.seats > 1:
        found.append(
            Order("doomrock.to_battle", "yes", text("dr-order-to-battle"), f"segment {state.segment}", group=ROAD)
        )
    if any(hero.seat == seat for hero in state.heroes):
        cost = min(level_cost(hero) for hero in state.heroes if hero.seat == seat)
        found.append(Order("doomrock.camp", order_for(cost), text("dr-order-learn", cost=cost), group=ROAD))
        found += [
            Order(key, option, text(label), group=DICE if key in _OF_DICE else CARDS) for key, option, label in _BATTLE
        ]
        found.append(Order(ENEMIES[0], HOUSE, text("dr-order-enemies"), also=ENEMIES[1:], group=FOES, often=True))
        found.append(Order("doomrock.stand", HOUSE, text("dr-order-stand"), group=FOES))
    return found


def obey(state: DoomrockState, request: Request, option: str, house: Answer | None) -> Answer | None:
    """What an order answers to its question; None: it does not fit. house: what the house's player would answer, which
    spreads markers thinly."""
    if option in (SHARE, BEST, HOUSE):
        found = request.decision.house_answer() if house is None else house
        return None if found == "not-done" else found
    if option.partition("-")[0] == LEARN:
        lessons = [found.id for found in request.decision.legal() if found.id not in ("done", "not-done")]
        return ordered(state, option, lessons)
    return option if request.has_open(option) else None
