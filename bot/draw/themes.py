"""A light and a dark set of colours for pictures that paint their own ground: charts and grids. Reads nothing."""

from dataclasses import dataclass
from typing import Literal

from bot.draw.colors import CHALK, DUSK, FOG, GOLD, INK, NIGHT, PAPER, RED, ROSE, SAND, STONE, TAN, Color, mix

ThemeName = Literal["dark", "light"]


@dataclass(frozen=True, slots=True)
class Theme:
    """ground: under everything. field: a space of a grid, the plate of a label. words: on ground and field.
    faint: coordinates, what is past. line: a plain road or border. wall: what nobody crosses. reach: what can be
    reached. aim: a target line and what stops it. highlight: whoever acts, the path that is planned."""

    name: ThemeName
    ground: Color
    field: Color
    words: Color
    faint: Color
    line: Color
    wall: Color
    reach: Color
    aim: Color
    highlight: Color


PLUM: Color = (142, 52, 140)
DARK = Theme("dark", NIGHT, DUSK, CHALK, STONE, mix(FOG, CHALK, 0.25), CHALK, GOLD, ROSE, GOLD)
LIGHT = Theme("light", SAND, PAPER, INK, mix(FOG, INK, 0.2), mix(TAN, INK, 0.3), INK, PLUM, RED, PLUM)
THEMES: dict[ThemeName, Theme] = {"dark": DARK, "light": LIGHT}
