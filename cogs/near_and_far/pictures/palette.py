"""Each map has colours of its own: the ground of its picture, in the light and the dark set. Pure."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.draw.colors import WHITE, Color, mix
from bot.draw.themes import Theme

BRIGHTNESS: Final = {"light": (0.80, 0.88), "dark": (0.15, 0.21)}
"""How bright the ground of a picture may be, from 0 to 1, so that words and signs stand out from it."""

SOOT: Final[Color] = (10, 8, 16)
REACH, INKED = 0.2, 0.5


@lru_cache(maxsize=32)
def dyed(theme: Theme, ground: str, ink: str) -> Theme:
    """The theme with a map's ground, as bright as the theme wants it; one that is far from that has much of the map's
    ink in it. ground, ink: hexadecimal, `#dcbf94`."""
    least, most = BRIGHTNESS[theme.name]
    colour = _colour(ground)
    if not least - REACH <= brightness(colour) <= most + REACH:
        colour = mix(colour, _colour(ink), INKED)
    if brightness(colour) > most:
        colour = _towards(colour, SOOT, most)
    elif brightness(colour) < least:
        colour = _towards(colour, WHITE, least)
    return replace(theme, ground=colour, field=mix(colour, theme.field, 0.6))


def brightness(colour: Color) -> float:
    """How bright a colour looks, from 0 to 1."""
    red, green, blue = colour
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def _towards(colour: Color, other: Color, wanted: float) -> Color:
    """As much of the other as makes it so bright."""
    a, b = brightness(colour), brightness(other)
    return mix(colour, other, min(1.0, max(0.0, (wanted - a) / (b - a))))


def _colour(found: str) -> Color:
    red, green, blue = (int(found[n : n + 2], 16) for n in (1, 3, 5))
    return red, green, blue
