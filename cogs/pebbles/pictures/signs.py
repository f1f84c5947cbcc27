"""What the pictures are made of: a pebble, a wave, a find, somebody in a coat. Draws only."""

from bot.draw.colors import BLUE, BROWN, INK, PAPER, SAND, SKY, STEEL, STONE, TAN, TEAL, WHITE, Color, mix
from bot.draw.pen import Pen

TINTS: tuple[Color, ...] = (STONE, TAN, STEEL, SAND, TEAL, PAPER, SKY)


def stone(p: Pen, tint: int) -> None:
    """A pebble with a shine."""
    p.oval(50, 56, 42, 32, TINTS[tint % len(TINTS)], 6)
    p.oval(38, 44, 12, 6, WHITE, 0)


def wave(p: Pen, kind: int, is_seen: bool) -> None:
    """A wave; its kind is told by its shape and its letter: a crest, a roll, a swell."""
    fill = BLUE if is_seen else mix(BLUE, SKY, 0.75)
    crests = ([(4, 80), (30, 22), (52, 60), (74, 22), (96, 80)], [(4, 80), (28, 34), (72, 34), (96, 80)])
    if kind < len(crests):
        p.poly(crests[kind], fill, 6)
    else:
        p.oval(50, 66, 46, 20, fill, 6)
    p.word(50, 70, "WGL"[kind], 24, WHITE if is_seen else INK)


def find(p: Pen) -> None:
    """Something that is no stone."""
    p.box(14, 20, 72, 62, PAPER, 10, 6)
    p.word(50, 52, "?", 54)


def figure(p: Pen, is_out: bool) -> None:
    """Somebody in a coat: bent over the stones, or at home under a roof."""
    p.poly([(24, 92), (50, 30), (76, 92)], TEAL if is_out else BROWN, 6)
    p.disc(50, 24, 16, PAPER, 6)
