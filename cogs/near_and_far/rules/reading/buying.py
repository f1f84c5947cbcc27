"""Buying an artifact of the own hand (NF-9.1): what it costs, what it asks for, what is missing. Pure; only reads."""

from collections.abc import Mapping

from bot.rules.decision import Text, text
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.terms import FACTIONS
from cogs.near_and_far.rules.reading.amounts import listed
from cogs.near_and_far.rules.reading.table import artifact, discount, is_exempt, is_met
from cogs.near_and_far.state import FarState


def cost_of(state: FarState, content: FarContent, seat: int, card_id: str) -> dict[str, int]:
    """The exact price: goods by name, `any` for tokens of whichever faction; a discount takes coins off."""
    found = dict(artifact(content, card_id).cost.goods)
    if "coin" in found:
        found["coin"] -= min(found["coin"], discount(state, content, seat, "artifact"))
        if not found["coin"]:
            del found["coin"]
    return found


def offer(state: FarState, content: FarContent, seat: int, card_id: str) -> Text:
    """What an artifact costs this seat now, which reputation it wants, and what it is good for."""
    card = artifact(content, card_id)
    icons = [text("far-face-icon", icon=icon, n=n) for icon, n in card.icons.items()]
    low, high = ("none" if end is None else end for end in (card.rep_min, card.rep_max))
    brings = {"points": card.points, "icons": icons, "n": len(icons), "text": card.text or "none"}
    return text("far-hint-cost", goods=_goods(cost_of(state, content, seat, card_id)), low=low, high=high, **brings)


def _goods(cost: Mapping[str, int]) -> list[Text]:
    """A price as goods."""
    return listed(cost) + ([text("far-goods", good="any", n=cost["any"])] if "any" in cost else [])


def lacking(state: FarState, content: FarContent, seat: int, card_id: str) -> Text | None:
    """What stands against buying a card now (NF-E19); None: nothing does."""
    own, card = state.players[seat], artifact(content, card_id)
    if not is_exempt(state, content, seat, "requirement"):
        if card.rep_min is not None and own.rep < card.rep_min:
            return text("far-lacking-rep-min", n=card.rep_min, have=own.rep)
        if card.rep_max is not None and own.rep > card.rep_max:
            return text("far-lacking-rep-max", n=card.rep_max, have=own.rep)
        if not is_met(state, content, seat, card.condition):
            return text("far-lacking-condition")
    cost = cost_of(state, content, seat, card_id)
    have: dict[str, int] = {"coin": own.coins, "gem": own.gems, "food": own.food, **own.tokens}
    for name, n in cost.items():
        if name != "any" and (poor := too_few(have.get(name, 0), name, n)):
            return poor
    spare = sum(own.tokens.values()) - sum(cost.get(faction, 0) for faction in FACTIONS)
    return too_few(max(0, spare), "any", cost.get("any", 0))


def too_few(have: int, good: str, n: int) -> Text | None:
    """What is missing of a price, in words; None: there is enough."""
    return None if have >= n else text("far-lacking-good", good=good, n=n, have=have)


def animal_prices(state: FarState, content: FarContent, seat: int) -> tuple[int, int]:
    """Food for a bird, gems for a tortoise."""
    town, off = content.town["town"], discount(state, content, seat, "stables")
    return max(0, town.bird_food - off), max(0, town.tortoise_gems - off)
