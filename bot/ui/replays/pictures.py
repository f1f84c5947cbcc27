"""The pictures of a story: the boards of its turning points, small enough for a file."""

import asyncio
from io import BytesIO

from PIL import Image

from bot.ui.panels.surface import Gallery
from bot.ui.replays.chronicle import Chronicle
from bot.ui.replays.rich import plain_line

WIDEST = 1_000
"""Pixels; what is wider is made smaller."""
_QUALITY = 82
Shown = tuple[bytes, str]
"""(WebP, what it shows in words)."""


async def pictures_of(story: Chronicle, gallery: Gallery) -> dict[int, Shown]:
    """Step of the tape -> the first picture of its board; one that cannot be drawn is left out."""
    found: dict[int, Shown] = {}
    names = {place.n: place.name for place in story.tape.info.seats}
    for chapter in story.chapters:
        step = None if chapter.picture is None else story.tape.steps[chapter.picture].view
        if step is None or chapter.picture is None or chapter.picture in found:
            continue
        view = story.surface.of_people(step, names)
        spec = next(iter(story.surface.pictures(view)), None)
        drawn = None if spec is None else await gallery.draw(story.surface, view, spec)
        if drawn is not None and spec is not None:
            small = await asyncio.to_thread(_smaller, drawn.png)
            found[chapter.picture] = (small, plain_line(story.say(spec.alt)))
    return found


def _smaller(png: bytes) -> bytes:
    with Image.open(BytesIO(png)) as picture:
        shown = picture.convert("RGB")
        shown.thumbnail((WIDEST, WIDEST * 3))
        made = BytesIO()
        shown.save(made, "WEBP", quality=_QUALITY)
        return made.getvalue()
