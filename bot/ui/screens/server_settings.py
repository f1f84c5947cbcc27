"""The usual settings of a server on one private panel, for who manages it: one control a setting, each saved at once.
Pure.

    wk:~:-:*server-<setting>    a select; its value `own` opens a form for what is not offered
    wk:~:-:server-zone          opens the form of the time zone
    wkm:~:-:server-<setting>    a form
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.rules.cleaning import cleaned, no_reference
from bot.rules.decision import text
from bot.rules.dice import DiceError, check
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.numbers import read_count
from bot.tables.model.server_defaults import USUAL, Defaults
from bot.tables.notifications.zones import zone_named
from bot.tables.seats.agreed_actions import clock_text
from bot.ui.panels import custom_id
from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import OPTIONS, Button, Field, Keep, Modal, Panel, Pick, Select, Words
from bot.ui.screens.lobby import CLOCKS

DEED: Final = "server"
USUALLY, OWN, NONE = "usual", "own", "none"
QUIET: Final = ((20, 8), (21, 7), (22, 6), (22, 7), (22, 8), (23, 7), (23, 8), (0, 8))
"""Hours that the panel offers; the form takes any."""
DICE: Final = ("1d4", "1d6", "1d8", "1d10", "1d12", "1d20", "1d100", "2d6", "3d6", "4dF")
FIRST_DIE: Final = "1d20"
"""What stands for "as the bot has it" (`cogs.dice.throwing.USUAL`)."""
LONGEST_DICE: Final = 60
_HOURS = re.compile(r"\D*(\d{1,2})(?::?00)?\D+(\d{1,2})(?::?00)?\D*")


@dataclass(frozen=True)
class ServerScreen:
    """What the panel needs to know. clock: hours that the operator has set, None: no clock; languages: code -> its own
    name; roles: (id, name) of those that may be chosen, highest first; note: a sentence on top."""

    usual: Defaults
    say: Say
    clock: float | None = None
    languages: Mapping[str, str] = field(default_factory=dict)
    roles: Sequence[tuple[int, str]] = ()
    note: str = ""


def server_panel(screen: ServerScreen) -> Panel:
    """All settings."""
    say = screen.say
    panel = Panel(say.plain("server-title"))
    panel.add(Words(screen.note, Keep.ANSWER), Words(say("server-about"), Keep.NEWS))
    for name, picks in (
        ("clock", _clocks(screen)),
        ("place", [(value, say.plain(f"server-place-{value}")) for value in ("here", "thread")]),
        ("quiet", _quiet(screen)),
    ):
        panel.add(*_setting(screen, name, picks))
    zone = (screen.usual.zone or "UTC").replace("_", " ")
    panel.add((Button(_op("zone"), say.plain("server-zone-button", zone=zone)),))
    for name, picks in (
        ("dice", _dice(screen)),
        ("style", [(value, say.plain(f"server-style-{value}")) for value in ("full", "short")]),
        ("locale", [(USUALLY, say.plain("server-locale-usual")), *screen.languages.items()]),
        ("openers", _openers(screen)),
    ):
        panel.add(*_setting(screen, name, picks))
    return panel


def _op(rest: str) -> str:
    return custom_id.button(custom_id.NO_TABLE, custom_id.NO_REQUEST, f"{DEED}-{rest}")


def _setting(screen: ServerScreen, name: str, picks: Sequence[tuple[str, str]]) -> tuple[Words, Select]:
    say, now = screen.say, _value(screen.usual, name)
    label = f"**{say(f'server-{name}')}**\n-# {say(f'server-{name}-hint')}"
    found = tuple(Pick(value, shown, chosen=value == now) for value, shown in picks)
    return Words(label), Select(
        custom_id.select(custom_id.NO_TABLE, custom_id.NO_REQUEST, f"{DEED}-{name}"), say.plain(f"server-{name}"), found
    )


def _value(usual: Defaults, name: str) -> str:
    """A setting as the value of a select."""
    match name:
        case "clock":
            return USUALLY if usual.clock is None else str(round(usual.clock * 60))
        case "quiet":
            return NONE if usual.quiet is None else f"{usual.quiet[0]}-{usual.quiet[1]}"
        case "dice":
            return usual.dice or FIRST_DIE
        case "locale":
            return usual.locale or USUALLY
    return str(getattr(usual, name))


def _with_own(picks: list[tuple[str, str]], now: tuple[str, str], own: str = "") -> list[tuple[str, str]]:
    """With what is set now, if it is not offered anyhow, and the way to anything else."""
    known = picks if now[0] in dict(picks) else [now, *picks]
    return [*known, (OWN, own)] if own else known


def _clocks(screen: ServerScreen) -> list[tuple[str, str]]:
    say = screen.say

    def named(minutes: int) -> tuple[str, str]:
        return str(minutes), say.plain("setting-clock-choice", clock=clock_text(minutes / 60 or None))

    picks = [(USUALLY, say.plain("server-clock-usual", clock=clock_text(screen.clock)))]
    picks += [named(minutes) for minutes in CLOCKS]
    now = screen.usual.clock
    return picks if now is None else _with_own(picks, named(round(now * 60)))


def _quiet(screen: ServerScreen) -> list[tuple[str, str]]:
    say = screen.say

    def named(hours: tuple[int, int]) -> tuple[str, str]:
        return f"{hours[0]}-{hours[1]}", say.plain("server-quiet-hours", begin=hours[0], end=hours[1])

    picks = [(NONE, say.plain("server-quiet-none")), *(named(hours) for hours in QUIET)]
    now = screen.usual.quiet
    return _with_own(picks, picks[0] if now is None else named(now), say.plain("server-own"))


def _dice(screen: ServerScreen) -> list[tuple[str, str]]:
    now = screen.usual.dice or FIRST_DIE
    return _with_own([(dice, dice) for dice in DICE], (now, now), screen.say.plain("server-own"))


def _openers(screen: ServerScreen) -> list[tuple[str, str]]:
    say, now = screen.say, screen.usual.openers
    picks = [(value, say.plain(f"server-openers-{value}")) for value in ("everybody", "moderators")]
    roles = [(str(role), say.plain("server-openers-role", role=name)) for role, name in screen.roles]
    gone = (str(now), say.plain("server-openers-gone"))
    kept = next((pair for pair in roles if pair[0] == gone[0]), gone)
    picks = _with_own(picks, kept)
    return [*picks, *(pair for pair in roles if pair[0] != gone[0])][:OPTIONS]


# ---------------------------------------------------------------------- forms, and what comes back


def server_modal(screen: ServerScreen, name: str) -> Modal:
    """The form for a setting of which not everything can be offered: quiet, dice, zone."""
    say, usual = screen.say, screen.usual
    now = {"zone": usual.zone or "", "dice": usual.dice, "quiet": _value(usual, "quiet") if usual.quiet else ""}[name]
    made = custom_id.modal(custom_id.NO_TABLE, custom_id.NO_REQUEST, f"{DEED}-{name}")
    hint = say.plain(f"server-{name}-form")
    most = LONGEST_DICE if name == "dice" else 60
    return Modal(made, say.plain("server-title"), (Field("answer", say.plain(f"server-{name}"), now, hint, 0, most),))


def changes(name: str, value: str, known: ServerScreen) -> dict[str, Any]:
    """What a value changes, by the names of `Defaults`. Raises `NotPossible` for what somebody has typed wrongly,
    `NoLongerPossible` for what nobody could have pressed."""
    value = cleaned(value).strip()
    match name:
        case "clock":
            minutes = None if value == USUALLY else read_count(value, 5)
            if value != USUALLY and (minutes is None or minutes > 24 * 60 * 60):
                raise NoLongerPossible(text("refused-stale"))
            return {"clock": None if minutes is None else minutes / 60}
        case "place" if value in ("here", "thread"):
            return {"place": value}
        case "style" if value in ("full", "short"):
            return {"style": value}
        case "quiet":
            return {"quiet": _hours(value)}
        case "zone":
            return {"zone": _zone(value)}
        case "dice":
            return {"dice": _die(value)}
        case "locale" if value == USUALLY or value in known.languages:
            return {"locale": None if value == USUALLY else value}
        case "openers" if value in ("everybody", "moderators"):
            return {"openers": value}
        case "openers" if value in {str(role) for role, _ in known.roles}:
            return {"openers": int(value)}
    raise NoLongerPossible(text("refused-stale"))


def _hours(typed: str) -> tuple[int, int] | None:
    """Quiet hours as somebody writes them: `22-7`, `22:00 to 7:00`; the same hour twice, or nothing: none."""
    if typed in ("", NONE):
        return None
    found = _HOURS.fullmatch(typed)
    begin, end = (None, None) if found is None else (read_count(found[1]), read_count(found[2]))
    if begin is None or end is None or max(begin, end) > 24:
        raise NotPossible(text("refused-server-quiet"))
    return None if begin % 24 == end % 24 else (begin % 24, end % 24)


def _zone(typed: str) -> str | None:
    if not typed:
        return None
    found = zone_named(typed)
    if found is None:
        raise NotPossible(text("refused-server-zone", zone=no_reference(typed)))
    return found


def _die(typed: str) -> str:
    if not typed or typed.casefold() == FIRST_DIE:
        return USUAL.dice
    try:
        check(typed)
    except DiceError as error:
        raise NotPossible(text("refused-server-dice", typed=no_reference(typed))) from error
    return typed
