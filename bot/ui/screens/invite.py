"""The post that looks for players, in any channel of the server. Pure.

wk:~:-:sit-<gathering>      sits its presser down    sit-<gathering>.off   takes the post back
wk:<table>:-:invite         asks in which channel it is to stand      *invite-to=<channel>   posts it there
"""

from collections.abc import Sequence
from typing import Final

from bot.rules.decision import text
from bot.tables.seats.agreed_actions import clock_text
from bot.tables.together.gatherings import Gathering
from bot.tables.together.inviting import Standing, Wanted
from bot.ui.panels import custom_id
from bot.ui.panels.panel import OPTIONS, Button, Keep, Panel, Pick, Select, Words, join_lines
from bot.ui.screens.lobby import Lobby

DEED: Final = "sit"
OFF: Final = "off"
ASK: Final = "invite"
TO: Final = "to"


def invite_panel(found: Gathering, table: Lobby, wanted: Wanted, channel: int, *, offset: str = "") -> Panel:
    """While it looks for players. channel: where the table stands; offset: of the zone from UTC, such as `UTC+1`."""
    least, most = table.surface.game.seats
    panel = Panel(table.label("invite-title", game=text("game-name")), accent=table.surface.accent)
    told = {key: table.words(key) for key in ("game-about", "game-length") if table.surface.words.has(key)}
    panel.add(Words("\n-# ".join(told.values()), Keep.DETAIL))
    names = [f"@seat:{seat}" for seat in sorted(table.names)]
    lines = [
        table.words("invite-seats", free=most - len(names), most=most, least=least, taken=len(names), who=names),
        table.words("invite-pace", clock=clock_text(table.clock_hours, table.bank_hours)),
    ]
    if wanted.zone:
        lines.append(table.words("invite-zone", zone=wanted.zone.replace("_", " "), offset=offset))
    lines.append(table.words("invite-where", where=text("table-place", id=str(channel))))
    panel.add(Words(join_lines(lines), Keep.CALL))
    if wanted.note:
        panel.add(Words(f"> {table.words('invite-note', note=wanted.note)}", Keep.NEWS))
    if len(names) >= most:
        panel.add(Words(table.words("invite-full"), Keep.CALL))
    sit = Button(_op(found.id), table.label("invite-sit"), "success", len(names) >= most)
    return panel.add((sit, Button(_op(f"{found.id}.{OFF}"), table.label("invite-off"))))


def invite_where(table: Lobby, channels: Sequence[tuple[int, str]]) -> Panel:
    """Asks in private where the post is to stand. channels: (id, name) of those in which whoever asks may write."""
    panel = Panel(table.label("invite-where-title"), accent=table.surface.accent)
    panel.add(Words(table.words("invite-where-hint" if channels else "invite-where-none"), Keep.CALL))
    if not channels:
        return panel
    picks = tuple(Pick(str(channel), f"#{name}") for channel, name in channels[:OPTIONS])
    op = custom_id.select(table.table, custom_id.NO_REQUEST, f"{ASK}-{TO}")
    return panel.add(Select(op, table.label("invite-where-choose"), picks))


def invite_done(table: Lobby, channel: int) -> Panel:
    """What the private panel says once it stands there."""
    panel = Panel(accent=table.surface.accent)
    return panel.add(Words(table.words("invite-posted", where=text("table-place", id=str(channel))), Keep.CALL))


def invite_closed(table: Lobby, standing: Standing) -> Panel:
    """What is left of it, kindly."""
    panel = Panel(table.label("invite-title-closed", game=text("game-name")), accent=table.surface.accent)
    names = [f"@seat:{seat}" for seat in sorted(table.names)]
    return panel.add(Words(table.words("invite-closed", how=standing, who=names, n=len(names)), Keep.CALL))


def _op(rest: str) -> str:
    return custom_id.button(custom_id.NO_TABLE, custom_id.NO_REQUEST, f"{DEED}-{rest}")


def read_op(rest: str) -> tuple[str, bool]:
    """(id of the gathering, whether the post is taken back)."""
    found, _, word = rest.partition(".")
    return found, word == OFF
