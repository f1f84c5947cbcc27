"""The worker that checks the pictures of the local table: SimCord's, without the process that it starts for each.

Touches SimCord's private names, like `simcord_patch`, which checks that they are still there.
"""

import asyncio
from io import BytesIO
from typing import Final

from PIL import Image, UnidentifiedImageError
from simcord.preview._media import MAX_DIMENSION, MAX_OUTPUT_BYTES, MAX_PIXELS, MediaInfo, MediaWorker

_PNG: Final = "PNG"


class TidyWorker(MediaWorker):
    """A plain PNG, as the bot draws them, is looked at right here, in a thread: a process of its own took 0.3 s for
    each of four pictures that a click may bring, one after the other. Anything else goes SimCord's way.

    SimCord kills the process that checks a picture when a table closes or the picture is gone, but leaves its pipe:
    one that is full then is never read to its end, and so never closed. Where another picture waits, its process takes
    the place of the killed one before that is given up."""

    _running: asyncio.subprocess.Process | None = None

    @property
    def _process(self) -> asyncio.subprocess.Process | None:
        return self._running

    @_process.setter
    def _process(self, process: asyncio.subprocess.Process | None) -> None:
        if self._running is not None and self._running is not process:
            vars(self._running)["_transport"].close()
        self._running = process

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        found = await asyncio.to_thread(plain_picture, blob)
        return await super()._decode(key, blob, media_time) if found is None else found


def plain_picture(blob: bytes) -> MediaInfo | None:
    """What SimCord wants to know of a PNG of one frame, which is shown as it is; None for anything else, and for what
    is broken or larger than SimCord shows."""
    try:
        with Image.open(BytesIO(blob), formats=(_PNG,)) as picture:
            wide, high = picture.size
            if max(wide, high) > MAX_DIMENSION or wide * high > MAX_PIXELS or len(blob) > MAX_OUTPUT_BYTES:
                return None
            if getattr(picture, "n_frames", 1) != 1 or picture.getexif():  # moves, or is to be turned
                return None
            picture.load()
    except (UnidentifiedImageError, Image.DecompressionBombError, OSError, SyntaxError, ValueError):
        return None
    return MediaInfo(_PNG, wide, high, 1, wide * high * 4, blob, "image/png", capture=blob, poster=blob)
