"""Goods in words, and what the spaces of the Mine bring (NF-8.7). Pure; only reads."""

from collections.abc import Mapping
from typing import Final

from bot.rules.decision import Text, text
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.terms import FACTIONS, GOODS, VALUE

FIELDS: Final[Mapping[str, str]] = {
    **{"coin": "coins", "gem": "gems", "food": "food", "hearts": "hearts", "rep": "rep"},
    **{"pack_bird": "birds", "pack_tortoise": "tortoises"},
}
"""The good -> the field of a player's state that counts it."""


def listed(amounts: Mapping[str, int]) -> list[Text]:
    """Goods as sentences' parts, in a fixed order; nothing is left out but what there is none of."""
    order = (*FIELDS, *FACTIONS)
    return [text("far-goods", good=name, n=abs(amounts[name])) for name in order if amounts.get(name)]


def reward(content: FarContent, space: str) -> dict[str, int]:
    """NF-8.7: the column's and the row's; `token`: of a faction of choice."""
    row, column = map(int, space.split(","))
    mine = content.town["town"].mine
    parts = (mine.columns[column], mine.rows[row])
    return {name: n for name in (*GOODS, "token") if (n := sum(getattr(part, name) for part in parts))}


def worth(content: FarContent, space: str) -> int:
    """The value of a reward (NF-1.1)."""
    return sum(n * VALUE[name] for name, n in reward(content, space).items())


def said(content: FarContent, space: str) -> list[Text]:
    """A reward in words."""
    goods = reward(content, space)
    return listed(goods) + ([text("far-goods", good="any", n=goods["token"])] if "token" in goods else [])
