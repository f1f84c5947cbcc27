"""When SimCord 3.2.1 looks whether the bot is at rest: once something has moved, and not all the while.

A look goes through every task and every timer. Once a millisecond, while a thread waits for the disk or draws a
picture, that was nearly half of what a click at the local table cost.

Like `simcord_patch`, which checks what is expected of SimCord, it may touch its private names.
"""

import asyncio
import inspect
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any, Final

from simcord import env as stock

PAUSE: Final = 0.001  # seconds between two looks; SimCord's own 0.05 makes every click 50 ms
LOOK_ANYWAY: Final = 50
"""After so many pauses in which nothing has moved it looks all the same: some waits become long ones by time alone."""
MOST_MOVING: Final = 5
"""So many pauses it may go on moving before it is looked at: on a busy machine each is long."""
Works = Collection["asyncio.Future[Any]"]


def pauses_between_looks() -> bool:
    """Whether SimCord still pauses with `asyncio.wait`."""
    settle: Any = inspect.unwrap(stock.Env._settle_internal)
    return "asyncio" in vars(stock) and "wait" in settle.__code__.co_names


def _moment(works: Works) -> list[tuple[bool, object, bool]]:
    """Of each piece of work whether it is done, what it waits for, and whether that is done."""
    waited = [(work, getattr(work, "_fut_waiter", None)) for work in works]
    return [(work.done(), waiter, waiter is not None and waiter.done()) for work, waiter in waited]


async def _wait(works: Works, *, timeout: float | None = None, **more: Any) -> Any:
    """`asyncio.wait`, but a pause between two looks goes on until something has moved and is still again."""
    if timeout is None or timeout > PAUSE:
        return await asyncio.wait(works, timeout=timeout, **more)
    now = before = _moment(works)
    for _ in range(LOOK_ANYWAY):
        await asyncio.sleep(timeout)
        now = _moment(works)
        if now != before:
            break
    for _ in range(MOST_MOVING):
        await asyncio.sleep(timeout)
        before, now = now, _moment(works)
        if now == before:
            break
    done = {work for work in works if work.done()}
    return done, {*works} - done


class _Asyncio:
    """The module as SimCord's environment sees it."""

    wait = staticmethod(_wait)

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


@contextmanager
def looking_when_moved() -> Iterator[None]:
    """For as long as a world is open; there is one at a time."""
    vars(stock)["asyncio"] = _Asyncio()
    try:
        yield
    finally:
        vars(stock)["asyncio"] = asyncio
