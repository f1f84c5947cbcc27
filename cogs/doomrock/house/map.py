"""The house player on the map: a plain, sensible traveller. Only looks (design §5, `Game.answer`).

It values everything in time markers (rules §8: worth table) and takes the best bargain, but never lets the clock run
out on Doomrock: the areas still face down are counted against the time left.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.rules.decision import Answer
from bot.rules.kernel.run import Request
from cogs.doomrock.content.cards import Item
from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.content.vocabulary import Cost, DoomrockEffect
from cogs.doomrock.house.plan import HEAL, TARGETS, Prices, Search
from cogs.doomrock.rules.effects import fitting
from cogs.doomrock.rules.effects.road import heroes_of
from cogs.doomrock.rules.map import items
from cogs.doomrock.rules.map.payoff import NEEDLESS
from cogs.doomrock.rules.reading import stats as numbers
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import DoomrockState

FLAT: Final[Mapping[str, float]] = {"loot": 0.6, "event": 0.35, "peril": -0.5, "enrage": -1.0, "attack": 0.0}
SILVER = 1.7
"""What a silver for each hero is worth."""
LEVEL_WORTH = 2.0
ITEM_WORTH = 0.4
EARLY_SHARE, EARLY_TIME, EARLY_FACTOR = 1.0, 3, 0.4
"""A camp is worth less while there is time and the silver is not enough for everybody."""


def answer(state: DoomrockState, content: DoomrockContent, request: Request, seat: int) -> Answer | None:
    """What the house player does with a question of the map; None: this is not one, or nothing is wanted."""
    if request.anytime:
        return _anytime(state, content, seat)
    key = request.decision.key
    legal = [option.id for option in request.decision.legal()]
    if not legal:
        return None
    if key == "doomrock.action":
        return best_action(state, content, legal)
    if key == "doomrock.to_battle":
        return "yes" if "yes" in legal else legal[0]
    if key == "doomrock.camp":
        return next((option for option in legal if option != "done"), legal[0])
    if key == "doomrock.level":
        return _best_ability(state, content, seat, legal)
    if key == "doomrock.keep" and request.decision.kind == "one":
        ranked = sorted(legal, key=lambda place: -item_worth(state, content, _limbo_item(state, int(place))))
        return ranked[0]
    if key == "doomrock.event":
        return _best_side(state, content, legal)
    if key == "doomrock.dress":
        return _best_gear(state, content, seat, legal) or legal[-1]
    if key == "doomrock.pay":
        return "yes" if _is_worth_paying(request) else "no"
    if key == "doomrock.which_hero" and request.decision.prompt.params.get("why") == "expose":
        return min(legal, key=lambda one: (len(state.hero(one).expose), -state.hero(one).hp))  # spread thinly
    if key == "doomrock.stand":
        return legal[-1] if len(legal) > 1 and state.phase == "map" else None
    return None


def _is_worth_paying(request: Request) -> bool:
    """Not for nothing, and with the last blood only for a kill."""
    told = request.decision.prompt.params
    use = told.get("use")
    return use != NEEDLESS and (use == "kills" or int(told.get("left", 99)) > 1)


# ---------------------------------------------------------------- worth


def worth(state: DoomrockState, content: DoomrockContent, words: Sequence[DoomrockEffect]) -> float:
    """The worth of effects in time markers, roughly."""
    return sum(_word(state, content, word) for word in words)


def _word(state: DoomrockState, content: DoomrockContent, item: Any) -> float:
    heroes = len(state.heroes)
    kind = item.do
    if kind in FLAT:
        return FLAT[kind]
    if kind == "camp":
        return _camp_worth(state)
    if kind == "test":
        chance = _chance(state, content, item)
        return chance * worth(state, content, item.success) + (1 - chance) * worth(state, content, item.fail)
    if kind == "choose":
        return max(worth(state, content, option.effects) for option in item.options)
    n = _amount(item.n, heroes) if hasattr(item, "n") else 1
    if kind == "draw":
        keep = n if item.keep is None else item.keep
        return keep * ITEM_WORTH * (2.0 if item.deck == "epic" else 1.0) * (1 + 0.15 * (n - keep))
    if kind in ("gain", "lose"):
        many = heroes if getattr(item, "to", "") == "each_hero" and item.what in ("shield", "heroism") else 1
        each = {"silver": SILVER / heroes, "time": 1.0, "secret": 0.3, "shield": 0.25, "heroism": 0.25, "item": 1.0}
        return (1 if kind == "gain" else -1) * n * many * each[item.what]
    missing = sorted((hero.max_hp - hero.hp for hero in state.heroes), reverse=True)
    if kind == "heal":
        reached = missing if item.to == "each_hero" else missing[:1]
        return sum(min(n, m) for m in reached) * HEAL / heroes
    many = heroes if getattr(item, "to", "") == "each_hero" else 1
    if kind in ("damage", "lose_hp"):
        return -0.4 * n * many
    if kind == "expose":
        return (0.3 if item.to == "the_boss" else -0.25) * n * many
    if kind == "unexpose":
        carried = sorted((len(hero.expose) for hero in state.heroes), reverse=True)
        return 0.3 * sum(min(n, c) for c in (carried if item.to == "each_hero" else carried[:1]))
    return 0.3


def _chance(state: DoomrockState, content: DoomrockContent, test: Any) -> float:
    """How likely the best hero passes a TEST (DR-6.2)."""
    best: int = max(numbers.stat(Look(state, content), hero.id, test.stat) for hero in state.heroes)
    chance: float = min(1.0, max(0.0, (7 + best - test.difficulty) / 6))
    return chance


def _amount(value: Any, heroes: int) -> int:
    if isinstance(value, int):
        return value
    if getattr(value, "per", "") in ("hero", "living_hero"):
        return int(heroes * value.times + value.plus)
    table = getattr(value, "table", None)
    return int(table[min(heroes - 2, len(table) - 1)]) if table else 1


def affordable_levels(state: DoomrockState, silver: int) -> int:
    """How many levels this silver buys, in the even order that the rules ask for."""
    counts = sorted(len(hero.abilities) for hero in state.heroes)
    bought = 0
    while counts and silver >= counts[0]:
        silver -= counts[0]
        counts[0] += 1
        counts.sort()
        bought += 1
    return bought


def _camp_worth(state: DoomrockState) -> float:
    levels = affordable_levels(state, state.silver)
    early = levels < len(state.heroes) * EARLY_SHARE and state.time > EARLY_TIME
    return levels * LEVEL_WORTH * (EARLY_FACTOR if early else 1.0)


def price(state: DoomrockState, content: DoomrockContent, cost: Cost) -> float:
    """The worth of a cost in time markers."""
    heroes = len(state.heroes)
    each = {
        "time": 1.0,
        "secret": 0.3,
        "silver": SILVER / heroes,
        "heroism": 0.25,
        "shield": 0.25,
        "peril": 0.5,
        "hp": 0.5,
    }
    total = sum(each[kind] * int(n) for kind, n in cost.items() if kind != "item")
    if "item" in cost:
        worths = [item_worth(state, content, i) for i in state.items]
        total += max(ITEM_WORTH + 0.1, min(worths, default=1.0))  # never one item for another without end
    if "time" in cost and behind(state) > state.time - int(cost["time"]):
        total += 9.0  # that time is needed for the way to Doomrock (DR-7.1)
    return total


def behind(state: DoomrockState) -> int:
    """How many areas must still be discovered in this segment."""
    return len(state.map_deck) - TARGETS[state.segment - 1]


# ---------------------------------------------------------------- D-1


def best_action(state: DoomrockState, content: DoomrockContent, legal: Sequence[str]) -> str:
    """The first step of the best plan for the rest of the segment."""
    prices = Prices(
        words=lambda words: worth(state, content, words),
        cost=lambda cost: price(state, content, cost),
        amount=lambda n: _amount(n, len(state.heroes)),
        chance=lambda test: _chance(state, content, test),
    )
    best = Search(state, content, prices).best(legal)
    if best is not None and best in legal:
        return best
    return "battle" if "battle" in legal else "pass"


# ---------------------------------------------------------------- smaller questions


def _best_side(state: DoomrockState, content: DoomrockContent, legal: Sequence[str]) -> str:
    card = next((content.events[c] for c in reversed(state.limbo) if c in content.events), None)
    if card is None:
        return legal[0]
    sides = {"a": card.a, "b": card.b}
    values = {
        name: worth(state, content, side.effects) - price(state, content, side.cost)
        for name in legal
        if (side := sides.get(name)) is not None
    }
    return max(values, key=lambda name: (values[name], name)) if values else legal[0]


def _best_ability(state: DoomrockState, content: DoomrockContent, seat: int, legal: Sequence[str]) -> str:
    """Attacks first, of the hero's own stats, on faces that it does not use yet."""
    drawn = [card for card in state.limbo if card in content.abilities]
    hero = min(heroes_of(state, seat), key=lambda h: (len(h.abilities), h.id))
    used = [face for card in hero.abilities for face in content.abilities[card].faces]

    def value(place: str) -> float:
        if int(place) >= len(drawn):
            return 0.0
        card = content.abilities[drawn[int(place)]]
        points = 2.0 * (card.type == "attack") + 1.0 * (card.stat in content.heroes[hero.class_id].primary)
        return points + 0.5 * len(card.faces) - 0.3 * sum(used.count(face) for face in card.faces) / len(card.faces)

    return max(legal, key=lambda place: (value(place), -int(place)))


def _limbo_item(state: DoomrockState, place: int) -> str:
    """The item behind a place of the question which to keep: the last ones drawn lie at the end of limbo."""
    return state.limbo[place] if place < len(state.limbo) else ""


def item_worth(state: DoomrockState, content: DoomrockContent, item: str) -> float:
    """Epic before common, and what somebody can use before what nobody can."""
    card: Item | None = content.items.get(item)
    if card is None:
        return 0.0
    look = Look(state, content)
    base = 2.0 if card.deck == "epic" else 1.0
    if card.slot == "consumable":
        return base * 0.9
    if any(items.refusal(look, hero, card) is None for hero in state.heroes):
        return base * 1.2
    return base * (0.8 if any(fitting.unmet(look, hero, card) is None for hero in state.heroes) else 0.5)


def _best_gear(state: DoomrockState, content: DoomrockContent, seat: int, legal: Sequence[str]) -> str | None:
    """The best item that a hero of this seat can put on now."""
    wearable = [option for option in legal if option.startswith("wear:")]
    if not wearable:
        return None

    def value(option: str) -> tuple[float, str]:
        card = content.items[option.split(":")[1]]
        return (2.0 if card.deck == "epic" else 1.0) + 0.1 * sum(card.req.values()), option

    return max(wearable, key=value)


def _anytime(state: DoomrockState, content: DoomrockContent, seat: int) -> str | None:
    """Between actions: put on what fits nobody else; what others might want waits until they have finished dressing."""
    if state.phase != "map" or seat in state.fitting or not items.may_change_gear(state):
        return None
    gear = items.gear_options(state, content, seat)
    ours = [one.id for one in gear if one.refused is None and _is_only_ours(state, content, seat, one.id.split(":")[1])]
    return _best_gear(state, content, seat, ours)


def _is_only_ours(state: DoomrockState, content: DoomrockContent, seat: int, item: str) -> bool:
    """Whether a hero of this seat can put an item on now and none of anybody else could use it."""
    look, card = Look(state, content), content.items[item]
    if card.slot == "consumable":
        return False
    others = (hero for hero in state.heroes if hero.seat != seat)
    return any(items.refusal(look, hero, card) is None for hero in heroes_of(state, seat)) and not any(
        fitting.unmet(look, hero, card) is None for hero in others
    )
