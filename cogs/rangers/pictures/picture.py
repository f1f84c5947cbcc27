"""Which pictures a view has, and drawing them: the valley while a day begins and while the group travels; any card.

Both know only the view, so what is not in the view is in no picture.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.draw.card import CardPicture, draw_card
from bot.draw.chart.picture import draw_chart
from bot.draw.chart.words import chart_alt
from bot.draw.colors import BLUE, BROWN, GREEN, LILAC, MOSS, ORANGE, ROSE, SKY, STEEL, Color
from bot.draw.themes import DARK, Theme
from bot.ui.panels.surface import PictureSpec
from cogs.rangers.pictures.chart import chart

View = Mapping[str, Any]
SHOWN_IN: Final = ("setup", "travel")
"""Phases in which the question is where to."""
BANDS: Final[Mapping[str, Color]] = {
    "being": GREEN,
    "feature": BROWN,
    "gear": STEEL,
    "moment": ORANGE,
    "attachment": LILAC,
    "attribute": MOSS,
    "location": ROSE,
    "weather": SKY,
}


def pictures(view: View) -> Sequence[PictureSpec]:
    """The valley, the same for everybody, where one looks for a way."""
    if view["phase"] not in SHOWN_IN or not view["place"] or view["result"]:
        return []
    return [PictureSpec("map", chart_alt(chart(view["map"])), {"map": view["map"]})]


def draw(view: View, name: str, theme: Theme = DARK) -> bytes:
    """A picture as PNG. Pure; for a thread. Raises `ValueError` for a name that there is not.

    view: for `card` what `Surface.cards` says
    """
    if name == "map":
        return draw_chart(chart(view["map"]), theme)
    if name != "card":
        raise ValueError(name)
    card = view["card"]
    if "map" in card:
        return draw_chart(chart(card["map"]), theme)
    paragraphs = [card["text"]] if card["text"] else []
    return draw_card(CardPicture(card["name"], card["under"], BANDS.get(card["kind"], BLUE), paragraphs=paragraphs))
