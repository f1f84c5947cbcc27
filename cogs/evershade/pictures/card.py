"""The legend of the pictures: each sign with its name."""

from collections.abc import Sequence

from bot.draw.card import draw_legend
from bot.draw.counts import Counted
from cogs.evershade.pictures.signs import PAINTS


def draw_signs(rows: Sequence[Sequence[str]]) -> bytes:
    """The legend as PNG. rows: signs, and what each is called."""
    return draw_legend([Counted(PAINTS[sign], name=called) for sign, called in rows])
