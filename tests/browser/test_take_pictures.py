"""Pictures of the guides are small, and still have every player's colour."""

import io
from itertools import islice
from typing import Any

from PIL import Image

from cogs.altered.pictures.parts import SEATS
from cogs.altered.pictures.picture import draw
from tests.browser.take_pictures import COLOURS, in_few_colours
from tests.games.altered.test_dusk_news import dusks

WIDE, NEAR = 330, 15
"""Pixels of a phone, and how far apart two colours are in all three parts that look the same."""


def hand_on_a_phone(view: Any) -> Image.Image:
    """The two pictures of a hand, one below the other."""
    parts = [Image.open(io.BytesIO(draw(view, name))).convert("RGB") for name in ("hand", "race")]
    whole = Image.new("RGB", (max(part.width for part in parts), sum(part.height for part in parts)))
    for part, y in zip(parts, (0, parts[0].height), strict=True):
        whole.paste(part, (0, y))
    return whole.resize((WIDE, whole.height * WIDE // whole.width))


def test_both_players_keep_their_colour() -> None:
    for scene, _, _ in islice(dusks(), 4):
        for seat in (0, 1):
            small = in_few_colours(hand_on_a_phone(scene.seen(seat)))
            parts = small.getpalette() or []
            kept = [parts[n : n + 3] for n in range(0, len(parts), 3)]
            assert len(kept) <= COLOURS
            for colour in SEATS:
                off = min(sum(abs(a - b) for a, b in zip(one, colour, strict=True)) for one in kept)
                assert off <= NEAR, colour
