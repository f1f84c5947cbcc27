"""What the house's own player saves for: the artifact that is nearest, the goods it still wants, trades towards it, the
banners of a chief. Pure; looks at nothing but what its seat may know."""

from collections.abc import Mapping
from typing import Final

from cogs.near_and_far.content.cards import Artifact
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.terms import FACTIONS, GOODS, VALUE, Faction
from cogs.near_and_far.rules.reading import table
from cogs.near_and_far.rules.reading.buying import cost_of
from cogs.near_and_far.rules.reading.scoring import bonus
from cogs.near_and_far.state import FarState

Deal = tuple[dict[str, int], dict[str, int]]
"""(give, get) of a trade at the Town Hall."""
MOST_GIVEN: Final = 5
LATE: Final = 3
"""Camps left to whoever has fewest: from here on the end is near."""
DOES: Final = 0.6
"""What a card that can do something is worth beside its points and icons."""
SCORES: Final = 5.0
"""What a card is worth whose points are counted at the end."""
GATED: Final = 1.0
"""How much less a card is worth that asks for a good or a bad name."""
NAME: Final = 3.0
"""What a visit is worth that makes the name for which a card in hand waits."""
DRAGGING: Final = 22
"""From the round after this one on the Mine is looked at by everybody."""
HOPEFUL: Final = 8
"""Value of goods still missing from which a card is not saved for any more."""


def value_of(good: str) -> int:
    """NF-1.1; `any`: a token of whichever faction."""
    return VALUE["token" if good == "any" or good in FACTIONS else good]


def is_late(state: FarState) -> bool:
    """Whether the end is near."""
    return state.phase == "last" or min(state.players[seat].camps for seat in state.present) <= LATE


def is_mine_left(state: FarState, content: FarContent) -> bool:
    """Whether camps can be placed nowhere but in the Mine: with a camp at both ends no road has a threat (NF-6.1)."""
    return not table.free_spaces(state, content)


def is_full(state: FarState, content: FarContent) -> bool:
    """Whether not everybody will find one more space on the map, so that the Mine has to do for the others."""
    return table.free_spaces(state, content) <= len(state.present)


def is_crowded(state: FarState, content: FarContent) -> bool:
    """Whether the map is full, or the game has gone on for so long that digging must be learned by whoever cannot."""
    return is_full(state, content) or state.round > DRAGGING


def is_stuck(state: FarState, content: FarContent, seat: int) -> bool:
    """Whether spaces are few, and every number of the Mine is too high: whatever does not make it dig can wait."""
    if not state.players[seat].camps or not is_crowded(state, content):
        return False
    skill = table.stat(state, content, seat, "mine")
    numbers = [table.mine_number(content, space) for space in table.mine_spaces(state, content)]
    return bool(numbers) and min(numbers) > skill


def helps_digging(card: Artifact) -> bool:
    """Whether a card makes its owner dig deeper."""
    return "K" in card.icons or any(one.stat in ("skill", "mine_skill") for one in card.modifiers)


def helpers(state: FarState, content: FarContent, seat: int) -> list[str]:
    """The cards of the own hand that would make it dig deeper."""
    return [card for card in sorted(state.players[seat].hand) if helps_digging(table.artifact(content, card))]


def steps_to(card: Artifact, rep: int) -> int:
    """Steps of reputation up (or, below 0, down) until a card may be bought; 0: it may be (NF-9.1)."""
    if card.rep_min is not None and card.rep_min > rep:
        return card.rep_min - rep
    return min(0, card.rep_max - rep) if card.rep_max is not None else 0


def name_wanted(state: FarState, content: FarContent, seat: int) -> int:
    """Steps of reputation to pay for at the Town Hall now (NF-4.4c): as many as a card wants of which the price would
    still be there afterwards; below 0: down."""
    have, rep = goods_of(state, seat), state.players[seat].rep
    found: list[tuple[int, int]] = []
    for card_id in sorted(state.players[seat].hand):
        card = table.artifact(content, card_id)
        steps, cost = steps_to(card, rep), cost_of(state, content, seat, card_id)
        spare = have["coin"] - cost.get("coin", 0)
        if steps and not missing(cost, have) and spare >= abs(steps):
            found.append((card.points, steps))
    return max(found, default=(0, 0))[1]


def rating(card: Artifact) -> float:
    """What a card is worth in a draft: its points, what it does, and less for its price."""
    does = 1.2 * sum(card.icons.values()) + DOES * bool(card.abilities or card.modifiers)
    does += SCORES * bool(card.scores)
    return card.points + does - 0.33 * card.cost.value - GATED * card.is_gated


def goods_of(state: FarState, seat: int) -> dict[str, int]:
    """What a seat could pay with."""
    own = state.players[seat]
    return {"coin": own.coins, "gem": own.gems, "food": own.food, **{one: own.tokens.get(one, 0) for one in FACTIONS}}


def missing(cost: Mapping[str, int], have: Mapping[str, int]) -> dict[str, int]:
    """What of a price is not there."""
    found = {name: n - have.get(name, 0) for name, n in cost.items() if name != "any" and n > have.get(name, 0)}
    spare = sum(max(0, have[one] - cost.get(one, 0)) for one in FACTIONS)
    if cost.get("any", 0) > spare:
        found["any"] = cost["any"] - spare
    return found


def _price_left(found: Mapping[str, int]) -> int:
    return sum(n * value_of(name) for name, n in found.items())


def target(state: FarState, content: FarContent, seat: int) -> tuple[str, dict[str, int]] | None:
    """(the card of the own hand that is worth saving for, what is missing of its price); None: none is."""
    have, best, stuck = goods_of(state, seat), None, is_stuck(state, content, seat)
    for card_id in sorted(state.players[seat].hand):
        card = table.artifact(content, card_id)
        if stuck and not helps_digging(card):
            continue
        wanted = missing(cost_of(state, content, seat, card_id), have)
        left = _price_left(wanted) + abs(steps_to(card, state.players[seat].rep))  # a coin a step at the Town Hall
        if left > (HOPEFUL if is_late(state) else 3 * HOPEFUL):
            continue
        worth = (card.points + bonus(state, content, seat, card.scores) + 1) / (2 + left)
        if best is None or worth > best[0]:
            best = (worth, card_id, wanted)
    return None if best is None else best[1:]


def trade(state: FarState, content: FarContent, seat: int) -> Deal | None:
    """One good that the target lacks, for goods that it does not want (NF-4.4a)."""
    aim = target(state, content, seat)
    if aim is None or not aim[1]:
        return None
    card_id, wanted = aim
    cost, have = cost_of(state, content, seat, card_id), goods_of(state, seat)
    spare = {name: have[name] - cost.get(name, 0) for name in (*GOODS, *FACTIONS)}
    kept = cost.get("any", 0)
    for one in FACTIONS:  # tokens of whichever faction are not given away while the price asks for some
        held = min(max(0, spare[one]), kept)
        spare[one], kept = spare[one] - held, kept - held
    for name in sorted(wanted, key=value_of, reverse=True):
        good = likely_faction(state, content, seat) if name == "any" else name
        if good is None or (good in FACTIONS and not state.token_supply(good)):
            continue
        given = _paid_with({kind: n for kind, n in spare.items() if kind != good and n > 0}, value_of(good))
        if given is not None:
            return given, {good: 1}
    return None


def sold(state: FarState, content: FarContent, seat: int) -> str | None:
    """The good that brings most coins at the Town Hall, of those that the target does not want."""
    aim = target(state, content, seat)
    cost = {} if aim is None else cost_of(state, content, seat, aim[0])
    have = goods_of(state, seat)
    spare = [name for name, n in have.items() if name != "coin" and n > cost.get(name, 0) and value_of(name) > 1]
    return max(spare, key=lambda name: (value_of(name), name), default=None)


def coins_for(good: str | None) -> int:
    """What one good brings, five goods at most (NF-4.4a)."""
    return 0 if good is None else min(MOST_GIVEN, value_of(good))


def _paid_with(spare: Mapping[str, int], value: int) -> dict[str, int] | None:
    """The fewest goods that are worth that much, five at most; of as many the cheapest."""
    given: dict[str, int] = {}
    left = value
    units = sorted((name for name, n in spare.items() for _ in range(n)), key=lambda name: (value_of(name), name))
    for name in reversed(units) if sum(map(value_of, units[:MOST_GIVEN])) < value else units:
        if left <= 0 or sum(given.values()) == MOST_GIVEN:
            break
        given[name] = given.get(name, 0) + 1
        left -= value_of(name)
    return given if left <= 0 else None


def likely_faction(state: FarState, content: FarContent, seat: int) -> Faction | None:
    """Of which faction a token helps most: the one with most banners whose chief waits, among those in supply."""
    found = table.factions_in_supply(state)
    count = table.banners(state, content, seat)
    return max(found, key=lambda one: (one not in state.chiefs, count[one]), default=None)


def chief_worth(state: FarState, content: FarContent, seat: int, faction: Faction) -> float:
    """What one more banner of a faction brings towards its chief (NF-11.2)."""
    if faction in state.chiefs:
        return 0.0
    return {3: 5.0, 2: 1.6, 1: 0.6}.get(table.banners(state, content, seat)[faction], 0.0)


def hopeless(state: FarState, content: FarContent, seat: int) -> list[str]:
    """Cards of the hand that will not be bought: all but the target, once the end is near."""
    aim = target(state, content, seat)
    if not is_late(state):
        return []
    return [card for card in sorted(state.players[seat].hand) if aim is None or card != aim[0]]


def hall_worth(state: FarState, content: FarContent, seat: int) -> float:
    """What a visit to the Town Hall brings: a trade towards a card, a card less that costs a point."""
    found = 1.0 if hopeless(state, content, seat) else 0.0
    if name_wanted(state, content, seat):
        found += NAME
    aim, deal = target(state, content, seat), trade(state, content, seat)
    if aim is not None and deal is not None:
        card = table.artifact(content, aim[0])
        left, got = _price_left(aim[1]), sum(value_of(name) for name in deal[1])
        found += (card.points + 1) * (1.0 if got >= left else 0.4 * got / left)
    return found


def wants(state: FarState, content: FarContent, seat: int, good: str) -> bool:
    """Whether the target still lacks a good."""
    aim = target(state, content, seat)
    return aim is not None and good in aim[1]
