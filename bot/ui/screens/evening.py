"""The post that asks on which of three evenings people have time. Pure.

    wk:<table>:-:evening-<n>     can, or cannot after all, at the n-th time (from 0)
    wk:<table>:-:evening-ask     opens the form in which three times are written; the form has the same id as a modal
    wk:<table>:-:evening-none    can at no time     evening-now  decides what is known    evening-off  takes it back

Times are Discord's own marks, which everybody reads in their own zone.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, Literal

from bot.rules.decision import Text, text
from bot.tables.together.evenings import Votes
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Field, Keep, Modal, Panel, Words, escape, join_lines

DEED: Final = "evening"
ASK, NONE, NOW, OFF = "ask", "none", "now", "off"
LONGEST: Final = 200
"""Characters of three times as they are written, a line each."""
Say = Callable[[Text], str]
End = Literal["nobody", "withdrawn", "table"]
Event = Literal["made", "not-allowed", "private"]
"""What became of Discord's own event: made; I may not; its channel is not for everybody on the server."""


def evening_panel(
    table: str, asker: str, found: Votes, players: Mapping[int, str], say: Say, *, until: float, hours: float
) -> Panel:
    """While people answer. asker: a name, may be empty; until: when it is decided, in seconds since 1970."""
    panel = Panel(say(text("evening-title", game=text("game-name"))))
    panel.add(Words(say(text("evening-asked", who=asker, seated=bool(asker), hours=_hours(hours))), Keep.CALL))
    for n, at in enumerate(found.times):
        who = _names(found.can[n], players)
        line = f"**{n + 1}** · {_moment(at)}"
        panel.add(Words(f"{line}\n✅ {who}" if who else line, Keep.ANSWER))
    rest = [f"{say(text(key))} {_names(users, players)}" for key, users in _others(found) if users]
    panel.add(Words(join_lines(rest), Keep.PROMPT))
    panel.add(Words(f"-# {say(text('evening-how'))} <t:{int(until)}:R>", Keep.DETAIL))
    row = [Button(_op(table, str(n)), str(n + 1), "success") for n in range(len(found.times))]
    row += [
        Button(_op(table, NONE), say(text("evening-none"))),
        Button(_op(table, NOW), say(text("evening-now"))),
    ]
    return panel.add(tuple(row), (Button(_op(table, OFF), say(text("evening-off"))),))


def evening_form(table: str, offered: Sequence[str], say: Say) -> Modal:
    """Three times to be written, a line each. offered: what stands there already."""
    made = custom_id.modal(table, custom_id.NO_REQUEST, f"{DEED}-{ASK}")
    field = Field("answer", say(text("evening-form")), "\n".join(offered)[:LONGEST], say(text("evening-form-hint")), 5)
    return Modal(made, say(text("evening-title", game=text("game-name"))), (replace(field, most=LONGEST, long=True),))


def evening_decided(
    at: float, who: Sequence[int], found: Votes, players: Mapping[int, str], say: Say, *, event: Event, url: str = ""
) -> Panel:
    """What came of it. who: users who can; url: of Discord's event."""
    panel = Panel(say(text("evening-decided", game=text("game-name"))))
    lines = [f"📅 {_moment(at)}", f"✅ {_names(who, players)}"]
    missing = [user for user in players if user not in who and user not in found.silent]
    lines += [f"{say(text('evening-cannot'))} {_names(missing, players)}"] if missing else []
    lines += [f"{say(text('evening-silent'))} {_names(found.silent, players)}"] if found.silent else []
    panel.add(Words(join_lines(lines), Keep.ANSWER))
    if event == "made":
        return panel.add((Button(f"{DEED}-event", say(text("evening-event")), url=url),)) if url else panel
    return panel.add(Words(f"-# {say(text(f'evening-{event}'))}", Keep.DETAIL))


def evening_closed(say: Say, end: End) -> Panel:
    """What is left of it where nothing came of it."""
    panel = Panel(say(text("evening-title", game=text("game-name"))))
    return panel.add(Words(say(text("evening-end", end=end)), Keep.CALL))


def _others(found: Votes) -> list[tuple[str, Sequence[int]]]:
    return [("evening-cannot", found.none), ("evening-silent", found.silent)]


def _moment(at: float) -> str:
    return f"<t:{int(at)}:F> (<t:{int(at)}:R>)"


def _names(users: Sequence[int], players: Mapping[int, str]) -> str:
    return ", ".join(escape(players[user]) for user in users if user in players)


def _hours(hours: float) -> float | int:
    return int(hours) if hours == int(hours) else hours


def _op(table: str, rest: str) -> str:
    return custom_id.button(table, custom_id.NO_REQUEST, f"{DEED}-{rest}")
