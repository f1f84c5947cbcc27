"""The picture of a deck's figures: its curve. Pictures only; drawn in a thread like those of a table."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.rules.decision import text
from bot.ui.panels.panel import Panel
from bot.ui.panels.surface import PictureSpec, Surface
from bot.ui.screens.stage import Shot
from cogs.altered.pictures.hand import draw_curve

CURVE: Final = "curve"
DEAREST: Final = 12
"""Whatever costs more stands here: imported cards may cost 99."""


def shot(panel: Panel, shown: Mapping[str, Any], surface: Surface) -> Shot:
    """A panel of figures with its picture. surface: the game's, which lends its name."""
    own = replace(surface, pictures=_pictures, draw=_draw)
    return Shot(None, panel, own, dict(shown))


def _pictures(shown: Mapping[str, Any]) -> Sequence[PictureSpec]:
    return [PictureSpec(CURVE, text("al-deck"))] if shown["hand"] else []


def _draw(shown: Mapping[str, Any], name: str) -> bytes:
    return draw_curve(
        _dear(shown["hand"]),
        _dear(shown["reserve"]),
        title=shown["title"],
        kinds=shown["kinds"],
        stats=shown["stats"],
        note=shown["note"],
    )


def _dear(curve: Mapping[int, int]) -> dict[int, int]:
    found: Counter[int] = Counter()
    for cost, n in curve.items():
        found[min(cost, DEAREST)] += n
    return dict(found)
