"""The house player's way through one segment: a narrow search over what lies open on the map. Pure, only looks.

Silver is worth what it still can become, a camp the levels that it buys, time what is done with it. Unknown areas are
thought of as average. So the last marker goes to the camp, not past it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.content.vocabulary import DoomrockEffect
from cogs.doomrock.rules.map.actions import places
from cogs.doomrock.rules.map.camp_words import camp_tax
from cogs.doomrock.state import DoomrockState

WIDTH = 14
"""How many half-finished plans are followed at once."""
TARGETS = (6, 3, 0)
"""How many areas may still be face down when each segment's battle begins."""
LEVEL = (3.0, 3.6, 3.6)
"""A level for each of 2, 3, 4 heroes; with two, what one hero wears counts for more."""
SERVES = (2.6, 2.0, 1.3, 0.0)
"""How much more a level is worth that is gained in segment 1, 2, 3."""
HEAL = 1.8
"""A hit point for each hero: a missing one costs more in a battle than anything else."""
UNKNOWN = 0.9
"""What a time marker brings in an area that nobody has seen yet, beside a camp."""
DEEPEST = 14
"""How many steps a plan may have."""
LATE = 6.0
"""What an area too few on the way to Doomrock costs; in the last segment the game (DR-7.1)."""
NEVER = -100.0


class Deal(NamedTuple):
    """What a place asks and gives. other: the worth of all that is not silver, time, healing or camp."""

    option: str
    time: int
    secret: int
    silver: int
    gain: float
    gain_time: int
    heal_all: int
    heal_one: int
    camp: bool
    other: float
    once: bool
    known: bool = True


class Node(NamedTuple):
    """A plan so far: where it has led, what it was worth, how it began."""

    slot: int
    time: int
    deck: int
    silver: float
    secrets: tuple[int, ...]
    used: tuple[tuple[int, str], ...]
    levels: tuple[int, ...]
    missing: tuple[int, ...]
    worth: float
    first: str


@dataclass(frozen=True, slots=True)
class Prices:
    """How the worth of single words and costs is told: from `greedy_map`."""

    words: Callable[[Sequence[DoomrockEffect]], float]
    cost: Callable[[Any], float]
    amount: Callable[[Any], int]
    chance: Callable[[Any], float]


def deal(option: str, cost: Any, effects: Sequence[DoomrockEffect], once: bool, prices: Prices) -> Deal:
    """The numbers of a location, or of an explored bonus."""
    gains = {"silver": 0.0, "time": 0.0, "all": 0.0, "one": 0.0, "camp": 0.0, "other": 0.0}
    gather(effects, 1.0, prices, gains)
    rest = {kind: n for kind, n in cost.items() if kind not in ("time", "secret", "silver")}
    once = once or bool(rest) or "time" not in cost  # what is paid with is not counted: planned at most once
    return Deal(
        option,
        int(cost.get("time", 0)),
        int(cost.get("secret", 0)),
        int(cost.get("silver", 0)),
        gains["silver"],
        int(gains["time"]),
        round(gains["all"]),
        round(gains["one"]),
        gains["camp"] > 0,
        gains["other"] - prices.cost(rest),
        once,
    )


def gather(effects: Sequence[DoomrockEffect], share: float, prices: Prices, gains: dict[str, float]) -> None:
    """Sort the worth of effects by what they give; share: how likely they are."""
    for item in effects:
        word: Any = item
        if word.do == "camp":
            gains["camp"] += share
        elif word.do == "test":
            chance = prices.chance(word)
            gather(word.success, share * chance, prices, gains)
            gather(word.fail, share * (1 - chance), prices, gains)
        elif word.do == "choose":
            gather(max((o.effects for o in word.options), key=prices.words), share, prices, gains)
        elif word.do in ("gain", "lose") and word.what in ("silver", "time"):
            gains[word.what] += share * prices.amount(word.n) * (1 if word.do == "gain" else -1)
        elif word.do == "heal":
            gains["all" if word.to == "each_hero" else "one"] += share * prices.amount(word.n)
        else:
            gains["other"] += share * prices.words([word])


class Search:
    """The search from one moment of the map. Slots beyond the row are unknown areas."""

    def __init__(self, state: DoomrockState, content: DoomrockContent, prices: Prices) -> None:
        self.heroes = len(state.heroes)
        self.segment = state.segment
        one = LEVEL[self.heroes - 2] / self.heroes
        self.level = one * SERVES[state.segment - 1]
        later = one * SERVES[state.segment]
        fewest = min(len(hero.abilities) for hero in state.heroes)
        self.silver = 0.85 * self.level / (fewest + 0.5)
        self.tax = camp_tax(state, content)
        """What the setting takes in each camp."""
        self.leftover = 0.8 * later / (fewest + 1)
        self.target = TARGETS[state.segment - 1]
        self.deals: list[list[Deal]] = []
        self.explored: list[Deal | None] = []
        for area in state.row:
            self.deals.append(
                [
                    deal(option, place.cost, place.effects, place.once, prices)
                    for option, _, place in places(area, content)
                ]
            )
            bonus = content.areas[area.card].explored
            self.explored.append(None if area.explored or not bonus else deal("", {}, bonus, False, prices))
        self.start = Node(
            state.place,
            state.time,
            len(state.map_deck),
            float(state.silver),
            tuple(a.secrets for a in state.row),
            tuple((slot, name) for slot, area in enumerate(state.row) for name in _used(area, content)),
            tuple(sorted(len(hero.abilities) for hero in state.heroes)),
            tuple(sorted(hero.max_hp - hero.hp for hero in state.heroes)),
            0.0,
            "",
        )
        self.camps = Deal("camp", 1, 0, 0, 0.0, 0, 0, 0, True, -0.35, False, known=False)
        self.roams = Deal("roam", 1, 0, 0, self.heroes * 0.5, 0, 0, 0, False, UNKNOWN / 2, False, known=False)

    def best(self, legal: Sequence[str]) -> str | None:
        """The first step of the best plan, or None when there is nothing to do."""
        beam = [self.start]
        best, score = None, NEVER * 10
        allowed = frozenset(legal)
        for _ in range(DEEPEST):
            found: dict[tuple[Any, ...], Node] = {}
            for node in beam:
                for after in self.after(node, allowed):
                    key = after[:8]
                    known = found.get(key)
                    if known is None or known.worth < after.worth:
                        found[key] = after
            for node in found.values():
                value = self.end(node)
                if node.time <= 0 and value > score:
                    best, score = node.first, value
            going = [node for node in found.values() if node.time > 0]
            beam = sorted(going, key=self.hope, reverse=True)[:WIDTH]
        return best

    def end(self, node: Node) -> float:
        """What a plan is worth when the clock has run out."""
        late = max(0, node.deck - self.target) * LATE * (10 if self.segment == 3 else 1)
        return node.worth + node.silver * self.leftover - late

    def hope(self, node: Node) -> float:
        """What an unfinished plan promises."""
        ahead = node.deck - self.target
        late = max(0, ahead - node.time) * LATE * (10 if self.segment == 3 else 1)
        return node.worth + node.silver * self.silver + node.time * 1.1 - max(0, ahead) * 0.9 - late

    def after(self, node: Node, allowed: frozenset[str]) -> list[Node]:
        """Every plan that is one step longer."""
        found = []
        begun = bool(node.first)
        row = len(self.deals)
        unseen = node.slot >= row
        deals = (self.camps, self.roams) if unseen else self.deals[node.slot]
        for one in deals:
            if self.payable(node, one) if begun else one.option in allowed:
                found.append(self.visit(node, one))
        if not unseen and node.secrets[node.slot] and (begun or "explore" in allowed):
            found.append(self.visit(node, Deal("explore", 1, 1, 0, 0.3, 0, 0, 0, False, 0.3, False)))
        first = self.start.deck - node.deck  # slots that have left the row
        for slot in range(first, row):
            if slot != node.slot and (begun or f"travel:{slot}" in allowed):
                found.append(node._replace(slot=slot, time=node.time - 1, first=node.first or f"travel:{slot}"))
        if node.deck and (begun or "venture" in allowed):
            found.append(
                node._replace(
                    slot=row + first,
                    time=node.time - 1,
                    deck=node.deck - 1,
                    worth=node.worth - 0.15,
                    first=node.first or "venture",
                )
            )
        return found

    def payable(self, node: Node, one: Deal) -> bool:
        if one.time > node.time or one.silver > node.silver:
            return False
        if not one.known:
            return True
        return one.secret <= node.secrets[node.slot] and (not one.once or (node.slot, one.option) not in node.used)

    def visit(self, node: Node, one: Deal) -> Node:
        """A plan with one visit more."""
        secrets, used, worth = node.secrets, node.used, node.worth + one.other
        silver, levels, missing = node.silver - one.silver, node.levels, node.missing
        time = node.time - one.time + one.gain_time
        if one.camp:
            silver -= min(silver, self.tax)
            counts = list(levels)
            while silver >= counts[0]:
                silver -= counts[0]
                counts[0] += 1
                counts.sort()
                worth += self.level
            levels = tuple(counts)
        silver += one.gain
        gains = [one]
        if one.known and one.secret:
            left = secrets[node.slot] - one.secret
            secrets = (*secrets[: node.slot], left, *secrets[node.slot + 1 :])
            bonus = self.explored[node.slot]
            if left == 0 and bonus is not None:
                silver, worth = silver + bonus.gain, worth + bonus.other
                gains.append(bonus)
        for deal in gains:
            if deal.heal_all or deal.heal_one:
                healed = [max(0, m - deal.heal_all) for m in missing]
                healed[-1] = max(0, healed[-1] - deal.heal_one)
                worth += HEAL / self.heroes * (sum(missing) - sum(healed))
                missing = tuple(sorted(healed))
        if one.once:
            used = (*used, (node.slot, one.option))
        return node._replace(
            time=time,
            silver=max(silver, 0.0),
            secrets=secrets,
            used=used,
            levels=levels,
            missing=missing,
            worth=worth,
            first=node.first or one.option,
        )


def _used(area: Any, content: DoomrockContent) -> list[str]:
    """The options of an area that are used up."""
    return [option for option, _, place in places(area, content) if place.once and place.name in area.used]
