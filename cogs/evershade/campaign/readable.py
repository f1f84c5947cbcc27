"""What can be seen and read on the campaign's log: the party and all that its heroes have. Pure."""

from collections.abc import Sequence

from bot.rules.card_list import CardGroup
from bot.ui.panels.surface import PictureSpec
from cogs.evershade.pictures.readable import cards
from cogs.evershade.pictures.signs import View
from cogs.evershade.view.telling import party_alt


def pictures(view: View) -> Sequence[PictureSpec]:
    """The party, once there is one."""
    heroes = view["record"]["heroes"]
    if not heroes:
        return []
    return [PictureSpec("party", party_alt(view["record"]), {"heroes": heroes, "rolled": None})]


def readable(view: View) -> Sequence[CardGroup]:
    """Each hero's board, cards and things."""
    return cards(view["record"])
