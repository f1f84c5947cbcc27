"""What can be seen and read on the campaign's log: the party and all that its heroes have. Pure."""

from collections.abc import Sequence
from typing import Any

from bot.rules.card_list import CardGroup
from bot.ui.panels.surface import PictureSpec
from cogs.evershade.pictures.picture import draw, draw_part
from cogs.evershade.pictures.readable import cards
from cogs.evershade.pictures.signs import View
from cogs.evershade.pictures.tracker import tracker_of
from cogs.evershade.view.telling import party_alt


def pictures(view: View) -> Sequence[PictureSpec]:
    """The party, once there is one."""
    if not view["record"]["heroes"]:
        return []
    return [PictureSpec("party", party_alt(view["record"]), _party(view))]


def draw_log(view: View, name: str) -> bytes:
    """The party, or what else an act draws, as PNG. Pure; for a thread."""
    return draw_part(_party(view), name) if name == "party" else draw(view, name)


def _party(view: View) -> dict[str, Any]:
    return {"heroes": view["record"]["heroes"], "rolled": None, "tracker": tracker_of(view["record"])}


def readable(view: View) -> Sequence[CardGroup]:
    """Each hero's board, cards and things."""
    return cards(view["record"])
