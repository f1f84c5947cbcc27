"""What somebody who has not been at a table for hours has missed: three lines above the news of the hand where those
are summed up, and the way to the rest.

Reads the journal as that seat may read it; no discord in here.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.rules.decision import Text, text
from bot.tables.model.table import Look
from bot.ui.panels import custom_id
from bot.ui.panels.panel import COMPONENTS, Button, Keep, Part, Rule, Words, count_components, join_lines
from bot.ui.screens.news import since_op
from bot.ui.screens.stage import Shot, Stage

AWAY = 6 * 3600.0
"""Seconds since their own last choice after which somebody counts as having been away."""

LINES = 3
_WHEN = "\x01"


async def add_missed(stage: Stage, shot: Shot, user: int, locale: str) -> None:
    """Put what this user missed above the hand in `shot`; nothing for whoever was here just now or missed little."""
    info = shot.info
    if info is None or info.status != "running":
        return
    mine = info.seats_of(user)
    found = [
        (since, seat.n) for seat in mine if (since := await stage.tables.reader.missed(info.id, seat.n)) is not None
    ]
    if not found:
        return
    (at, lines), last = max(found, key=lambda one: one[0][0])
    if stage.tables.clock.now() - at < AWAY or len(lines) <= LINES:
        return
    surface = stage.surfaces[info.game]

    def owned(look: Look) -> list[str]:
        return [ref for seat in mine if look.run is not None for ref in surface.own(look.view(seat.n), seat.n)]

    names = [f"@seat:{seat.n}" for seat in mine]
    clocks = sum(line.text.key == "journal-clock" and line.text.params.get("who") in names for line in lines)
    said = text("hand-missed", when=_WHEN, n=clocks)
    heading = stage.say(info, said, locale).replace(_WHEN, f"<t:{int(at)}:R>")
    own = {*names, *await stage.tables.keeper.look(info.id, owned)}
    if not any(":log-" in button.id for button in shot.panel.buttons()):  # the news below tell all of it
        shot.panel.parts.insert(0, Words(heading, Keep.NEWS))
        return
    told = weighed([line.text for line in lines], surface.milestones, own)
    words = [heading, *(f"› {stage.say(info, line, locale)}" for line in told)]
    parts: list[Part] = [Words(join_lines(words), Keep.NEWS)]
    if count_components(shot.panel) + 4 <= COMPONENTS:
        label = stage.say(info, text("hand-missed-more", n=len(lines) - len(told)), locale)
        first = custom_id.button(info.id, "-", since_op(last))
        alike = any(button.id == first for button in shot.panel.buttons())
        parts += [Rule()] if alike else [(Button(first, label),), Rule()]
    shot.panel.parts[:0] = parts


def weighed(lines: Sequence[Text], weights: Mapping[str, int], own: Collection[str]) -> list[Text]:
    """The lines that matter most to one reader, at most `LINES`, in the order in which it happened.

    weights: of kinds (`Surface.milestones`); own: references to the reader's seats and what is theirs, for which what
    weighs more than 1 weighs one more. Each time that the same happened before weighs one less, so that three falls do
    not hide a victory.
    """
    ranked = []
    met: Counter[tuple[str, bool]] = Counter()
    for n, line in reversed([*enumerate(lines)]):
        is_own = not _names(line).isdisjoint(own)
        weight = weights.get(line.key, 0)
        if weight:
            again = met[line.key, is_own]
            ranked.append((-max(weight + (is_own and weight > 1) - again, 1), again, -n))
            met[line.key, is_own] += 1
        else:  # how often the clock has answered stands above the lines
            ranked.append((2 if line.key == "journal-clock" else 0 if is_own else 1, 0, -n))
    return [lines[n] for n in sorted(-rank[-1] for rank in sorted(ranked)[:LINES])]


def _names(value: Any) -> set[str]:
    """The references in a parameter of a sentence, or in all of a sentence."""
    if isinstance(value, str):
        return {value} if value.startswith("@") else set()
    inside = value.params.values() if isinstance(value, Text) else value if isinstance(value, list | tuple) else ()
    return {name for one in inside for name in _names(one)}
