"""The brake before Discord's gateway. A bot may sign in (IDENTIFY) 1,000 times a day; beyond it Discord takes its token
away. Whatever restarts a crashing bot at once would get there in an hour.

Sign-ins are noted in a small file. Five in an hour are free; from the sixth on the pause doubles up to a quarter of an
hour, so that a day of crashes costs fewer than 400. What Discord itself says is left is heeded on top. Pure, but for
the file; the clock is handed in.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import gmtime, strftime

from bot.private import make_folder, write_private

HOUR, DAY = 3_600.0, 86_400.0
FREE = 5
"""Sign-ins within an hour that wait for nothing."""
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 900.0
RESERVE = 50
"""Sign-ins of a day that are left to the person who mends things."""
FILE = "signins.json"


@dataclass(frozen=True, slots=True)
class Wait:
    """Seconds to wait, and the sentence that says how long and why; both empty if there is nothing to wait for."""

    seconds: float = 0.0
    why: str = ""


NOTHING = Wait()


class Brake:
    """Counts sign-ins. path: the file, which is written anew with each; clock: seconds since 1970."""

    def __init__(self, path: Path, clock: Callable[[], float]) -> None:
        self.path = path
        self._clock = clock
        self._known = self._read()

    def wait(self, shard: int | None = None) -> Wait:
        """How long a shard (None: the only one) has to wait for its next sign-in."""
        now = self._clock()
        mine = [at for at, whose in self._known if whose == shard and now - HOUR < at <= now]
        if len(mine) < FREE:
            return NOTHING
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (len(mine) - FREE))
        left = mine[-1] + pause - now
        if left <= 0:
            return NOTHING
        return Wait(
            left,
            f"This would be sign-in {len(mine) + 1} within an hour. Discord allows 1,000 a day and then takes the "
            f"token away, so I wait {_long(left)}, until {_clock_face(now + left)} UTC. The lines above say why the "
            f"bot stopped before. Once that is mended, delete {self.path} to start at once.",
        )

    def note(self, shard: int | None = None) -> None:
        """A sign-in happens now. A file that cannot be written is no reason not to play."""
        now = self._clock()
        self._known = [(at, whose) for at, whose in self._known if now - DAY < at <= now]
        self._known.append((now, shard))
        try:
            make_folder(self.path.parent)
            write_private(self.path, json.dumps(self._known))
        except OSError:
            return

    def _read(self) -> list[tuple[float, int | None]]:
        try:
            rows = json.loads(self.path.read_text(encoding="utf-8"))
            return [(float(at), None if whose is None else int(whose)) for at, whose in rows]
        except (OSError, ValueError, TypeError):  # no file yet, or no longer one of ours
            return []


def heed(left: int, reset_seconds: float, now: float, *, shards: int = 1) -> Wait:
    """What Discord's own count asks for: nothing, or to wait until it begins anew.

    left: sign-ins that remain. reset_seconds: until the count is full again. now: seconds since 1970.
    """
    if left - shards >= RESERVE:
        return NOTHING
    return Wait(
        reset_seconds,
        f"Discord counts only {left} more sign-ins for this bot until {_clock_face(now + reset_seconds)} UTC and takes "
        f"the token away after the last. I keep {RESERVE} for you and connect again in {_long(reset_seconds)}. "
        "Something has been restarting the bot all day: its log says what.",
    )


def _long(seconds: float) -> str:
    whole = max(1, round(seconds))
    if whole < 120:
        return f"{whole} s"
    return f"{round(whole / 60)} min" if whole < 2 * HOUR else f"{round(whole / HOUR)} h"


def _clock_face(at: float) -> str:
    return strftime("%H:%M:%S", gmtime(at))
