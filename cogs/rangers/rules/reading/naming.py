"""What things are called at this table (D15): the leaf may be a sun, as in the published game. Pure."""

import re
from typing import Final

from cogs.rangers.state import RangersState

_LEAF: Final = re.compile(r"\bLeaf(?=:)")


def icon_name(state: RangersState, icon: str) -> str:
    """A challenge icon's name."""
    return "sun" if icon == "leaf" and state.options.says("icon_names") == "sun" else icon


def as_said(state: RangersState, printed: str) -> str:
    """A card's text with the names of this table."""
    return _LEAF.sub("Sun", printed) if state.options.says("icon_names") == "sun" else printed
