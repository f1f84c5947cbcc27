"""What things are called at this table (D15): the leaf may be a sun, as in the published game. Pure."""

import re
from typing import Final

from cogs.rangers.content.content import FACE, RangersContent
from cogs.rangers.state import CardInPlay, RangersState

ELSE: Final = "; on a failure "
"""What stands between what a test brings and what its failure costs."""
_LEAF: Final = re.compile(r"\bLeaf(?=:)")


def ref_of(content: RangersContent, card: CardInPlay) -> str:
    """How sentences name a card in play: a weather by the face that lies up, all others by print."""
    return f"@{card.card}{FACE}{card.face}" if card.card in content.weathers else f"@{card.card}"


def icon_name(state: RangersState, icon: str) -> str:
    """A challenge icon's name."""
    return "sun" if icon == "leaf" and state.options.says("icon_names") == "sun" else icon


def said_of_test(printed: str, name: str) -> str:
    """What a card's text says of one of its tests, after `Name (...):`; "" where it says nothing so."""
    found = re.search(rf"{re.escape(name)} \([^)]*\)[^:.]*: ([^.]*)", printed)
    return "" if found is None else found[1]


def said_of_icon(printed: str, icon: str) -> str:
    """What a card's text says of a challenge icon, after `Leaf:`; "" where it says nothing so."""
    found = re.search(rf"\b{icon.capitalize()}: ([^.]*)", printed)
    return "" if found is None else found[1]


def said_of_clear(printed: str, by: str) -> str:
    """What a card's text says of being cleared, after `Cleared by progress:`; "" where it says nothing so."""
    found = re.search(rf"Cleared by {by}: ([^.]*)", printed)
    return "" if found is None else found[1]


def said_after(printed: str, mark: str) -> str:
    """All that a card's text says after `Leaf:` or `Cleared by harm:`, up to the next such mark; "" where it says
    nothing so."""
    found = re.search(rf"\b{re.escape(mark)}: (.*?)\.?(?= (?:Leaf|Mountain|Crest|Cleared by [a-z ]+):|$)", printed)
    return "" if found is None else found[1]


def as_said(state: RangersState, printed: str) -> str:
    """A card's text with the names of this table."""
    return _LEAF.sub("Sun", printed) if state.options.says("icon_names") == "sun" else printed
