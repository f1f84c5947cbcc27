"""Which pictures a view has, and drawing them: the valley while a day begins and while the group travels, else the
playmat, with the last test as a sum; to a player the own hand, or the ways on; any card.

All know only the view, so what is not in the view is in no picture. Each gets just the part that it shows.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.draw.chart.picture import draw_chart
from bot.draw.chart.words import chart_alt
from bot.draw.themes import DARK, Theme
from bot.ui.panels.surface import PictureSpec
from cogs.rangers.pictures.card import draw_face, draw_signs
from cogs.rangers.pictures.chart import around, chart
from cogs.rangers.pictures.ending import draw_ending
from cogs.rangers.pictures.hand import draw_hand, hand_facts
from cogs.rangers.pictures.log import draw_log
from cogs.rangers.pictures.playmat import draw_playmat, playmat_facts
from cogs.rangers.pictures.strip import draw_strip, strip_facts
from cogs.rangers.view.alt import ending_alt, hand_alt, playmat_alt, test_alt

View = Mapping[str, Any]
SHOWN_IN: Final = ("setup", "travel")
"""Phases in which the question is where to."""


def pictures(view: View) -> Sequence[PictureSpec]:
    """At the end the last one; to a player the own hand, or the ways on while the group looks for one; to all the last
    test above the playmat, or the whole valley."""
    if view["ending"] is not None:
        return [PictureSpec("ending", ending_alt(view), {"ending": view["ending"]})]
    if view["you"] is not None:
        if view["phase"] == "travel" and not view["has_arrived"] and not view["result"]:
            near = around(view["map"])
            return [PictureSpec("ways", chart_alt(chart(near)), {"map": near})]
        return [PictureSpec("hand", hand_alt(view), hand_facts(view))] if view["hand"] else []
    if not view["place"] or view["result"]:
        return []
    if view["phase"] in SHOWN_IN:
        return [PictureSpec("map", chart_alt(chart(view["map"])), {"map": view["map"]})]
    mat = PictureSpec("playmat", playmat_alt(view), playmat_facts(view))
    if view["last_test"] is None:
        return [mat]
    return [PictureSpec("test", test_alt(view), strip_facts(view)), mat]


def draw(view: View, name: str, theme: Theme = DARK) -> bytes:
    """A picture as PNG. Pure; for a thread. Raises `ValueError` for a name that there is not.

    view: for `card` and `legend` what `Surface.cards` and `Surface.signs` say
    """
    if name == "ending":
        return draw_ending(view["ending"], theme)
    if name == "map":
        return draw_chart(chart(view["map"]), theme)
    if name == "ways":
        return draw_chart(chart(around(view["map"])), theme)
    if name == "log":
        return draw_log(view["log"], theme)
    if name == "playmat":
        return draw_playmat(playmat_facts(view), theme)
    if name == "hand":
        return draw_hand(hand_facts(view), theme)
    if name == "test":
        return draw_strip(strip_facts(view), theme)
    if name == "legend":
        return draw_signs(view["legend"])
    if name != "card":
        raise ValueError(name)
    return _draw_read(view["card"], theme)


def _draw_read(card: View, theme: Theme) -> bytes:
    """What was taken up to be read: the valley, the playmat, or a card."""
    if "map" in card:
        return draw_chart(chart(card["map"]), theme)
    if "log" in card:
        return draw_log(card["log"], theme)
    if "playmat" in card:
        return draw_playmat(card["playmat"], theme)
    return draw_face(card)
