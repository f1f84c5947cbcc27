"""What somebody missed who has not been at a table for hours: three lines above the hand, and the way to the rest.

Reads the journal as that seat may read it; no discord in here.
"""

from collections.abc import Sequence

from bot.rules.decision import Text, text
from bot.tables.live import Info
from bot.ui import custom_id
from bot.ui.panel import COMPONENTS, Button, Panel, Part, Rule, Words, count_components, join_lines
from bot.ui.stage import Shot, Stage

AWAY = 6 * 3600.0
"""Seconds since the own last choice after which somebody counts as having been away."""

LINES = 3
_WHEN = "\x01"


async def add_missed(stage: Stage, shot: Shot, user: int, locale: str) -> None:
    """Put what this user missed above the hand in `shot`; nothing for whoever was here just now or missed little."""
    info = shot.info
    if info is None or info.status != "running":
        return
    mine = info.seats_of(user)
    found = [since for seat in mine if (since := await stage.tables.missed(info.id, seat.n)) is not None]
    if not found:
        return
    at, lines = max(found, key=lambda since: since[0])
    if stage.tables.clock.now() - at < AWAY or len(lines) <= LINES:
        return
    names = [f"@seat:{seat.n}" for seat in mine]
    clocks = sum(line.text.key == "journal-clock" and line.text.params.get("who") in names for line in lines)
    since = text("hand-missed", when=_WHEN, n=clocks)
    heading = stage.say(info, since, locale).replace(_WHEN, f"<t:{int(at)}:R>")
    shot.panel.parts[:0] = _told(stage, info, heading, [line.text for line in lines], locale, shot.panel)


def _told(
    stage: Stage, info: Info, heading: str, lines: Sequence[Text], locale: str, below: Panel
) -> list[Part]:
    kinds = stage.surfaces[info.game].milestones
    told = [line for line in lines if line.key in kinds][-LINES:] or list(lines[-LINES:])
    words = [heading, *(f"› {stage.say(info, line, locale)}" for line in told)]
    parts: list[Part] = [Words(join_lines(words), 6)]
    if count_components(below) + 4 <= COMPONENTS:
        label = stage.say(info, text("hand-missed-more", n=len(lines) - len(told)), locale)
        parts += [(Button(custom_id.button(info.id, "-", "log"), label),), Rule()]
    return parts
