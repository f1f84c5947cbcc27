"""What one's own heroes have at hand while a battle asks about who stands where, in one line: the sheet is a press away
then. Pure; knows only views."""

from collections.abc import Sequence

from bot.rules.decision import Text, text
from cogs.doomrock.view.act_parts import chained
from cogs.doomrock.view.lines import View

NOW = {"initiative": "initiative", "heroes": "none"}
"""Step of a round -> the symbol of the cards that are offered in it."""


def holding(view: View) -> Sequence[Text]:
    """A line for each of the reader's heroes that has anything, and what the party may use up in it or in one of its
    own; nothing outside a battle."""
    battle = view["battle"]
    own = [hero for hero in view["heroes"] if hero["mine"] and not hero["fallen"]]
    if battle is None or not own:
        return []
    drinks = [
        text("dr-holds-item", name=one["name"], slot=one["slot"], use="")
        for one in view["items"]
        if one["slot"] == "consumable"
    ]
    found = []
    for hero in own:
        things = [*_worn(hero), *(drinks if hero is own[0] else ()), *_cards(hero, battle["step"])]
        if things:
            told = chained("dr-road-and", things)
            found.append(text("dr-holds", several=len(own) > 1, hero=hero["name"], things=told))
    return found


def _worn(hero: View) -> list[Text]:
    return [
        text("dr-holds-item", name=item["name"], slot=item["slot"], use=item["use"])
        for item in hero["equipped"]
        if not item["off"]
    ]


def _cards(hero: View, step: str) -> list[Text]:
    """The cards with dice that no button of this step is about, by when they are of use."""
    found: dict[str, list[str]] = {}
    for card in hero["abilities"]:
        if when := _when(card, step):
            found.setdefault(when, []).append(card["name"])
    return [text("dr-holds-cards", when=when, names=names) for when, names in found.items()]


def _when(card: View, step: str) -> str:
    """When a card is of use; empty: now, or not in this round."""
    if card["symbol"] == "lock":
        return "lock" if card["locked"] else ""
    if not card["dice"]:
        return ""
    if card["symbol"] == "reaction":
        return "reaction"
    if card["symbol"] == NOW.get(step):
        return "aimless" if card["aimless"] else ""
    return "later" if card["symbol"] == "none" else ""
