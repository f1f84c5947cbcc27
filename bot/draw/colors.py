"""Inks and fills. A picture brings its own ground, so it reads the same on Discord's light and dark themes."""

Color = tuple[int, int, int]

INK: Color = (43, 33, 48)
"""Outlines and words on light fills."""
NIGHT: Color = (47, 43, 58)
"""The table under everything."""
DUSK: Color = (66, 60, 80)
"""A panel on the table."""
FOG: Color = (116, 107, 128)
PAPER: Color = (250, 240, 220)
SAND: Color = (236, 218, 184)
TAN: Color = (203, 174, 130)
WHITE: Color = (255, 255, 255)
CHALK: Color = (244, 238, 228)
"""Words on the table."""

RED: Color = (214, 69, 65)
ROSE: Color = (240, 150, 140)
ORANGE: Color = (236, 137, 50)
GOLD: Color = (246, 196, 66)
GREEN: Color = (94, 160, 76)
MOSS: Color = (150, 196, 120)
TEAL: Color = (56, 148, 150)
BLUE: Color = (70, 126, 196)
SKY: Color = (158, 202, 232)
PURPLE: Color = (128, 92, 168)
LILAC: Color = (202, 178, 226)
BROWN: Color = (138, 94, 60)
STONE: Color = (150, 150, 158)
STEEL: Color = (196, 204, 214)
SKIN: Color = (246, 206, 168)


def mix(a: Color, b: Color, share: float) -> Color:
    """A colour between two: share 0 is `a`, 1 is `b`."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )
