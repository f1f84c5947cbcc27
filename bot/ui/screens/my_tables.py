"""All tables of one person on one panel: what waits for them first, then what goes on without them, then what is over.
Pure.

    wk:~:-:my                  opens it in a message of its own
    wk:~:-:my-<page>.<words>   turns its pages; words: what is looked for
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.rules.decision import Text, text
from bot.tables.model.info import Info
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Keep, Panel, Words, cut, join_lines

DEED = "my"
ON_A_PAGE = 8
LONGEST_SEARCH = 40
_LONGEST_QUESTION = 220
_ORDER = ("yours", "others", "lobby", "paused", "over")
State = Literal["yours", "others", "lobby", "paused", "over"]
Say = Callable[[Text], str]


def my_tables_button(label: Say) -> Button:
    """The way to all tables of whoever presses it; it stands on every board and in every hand."""
    return Button(custom_id.button(custom_id.NO_TABLE, custom_id.NO_REQUEST, DEED), label(text("board-my-tables")))


@dataclass(frozen=True, slots=True)
class MyTable:
    """A table as one of its players reads it in a list. game: its name; question: what is asked of this player, as
    Markdown; waits: the names of those who are awaited; due: when the question runs out, in seconds since 1970.

    is_seen: whether the player sees its channel now. Where they do not, only the game and how it stands may be filled.
    """

    info: Info
    game: str
    state: State
    is_seen: bool
    question: str = ""
    waits: tuple[str, ...] = ()
    due: float | None = None

    @property
    def url(self) -> str:
        """Of its board."""
        return board_url(self.info)


def board_url(info: Info) -> str:
    """Where a table's board stands, or at least its channel."""
    place = f"https://discord.com/channels/{info.guild}/{info.board_channel or info.channel}"
    return place if info.board_message is None else f"{place}/{info.board_message}"


def in_order(tables: Sequence[MyTable]) -> list[MyTable]:
    """First what waits for its player, the shortest time first; the order of the others stays."""
    return sorted(tables, key=lambda table: (_ORDER.index(table.state), table.due or float("inf")))


def fits(table: MyTable, words: str) -> bool:
    """Whether somebody who looks for these words means it: game, and of what they see who plays there."""
    names = [place.name for place in table.info.seats] if table.is_seen else []
    return words.casefold() in " ".join((table.game, *names)).casefold()


def tables_panel(tables: Sequence[MyTable], say: Say, *, page: int = 0, words: str = "", here: int = 0) -> Panel:
    """A page of the list. words: what was looked for; here: the reader's channel, to which *Next* does not lead."""
    found = in_order([table for table in tables if fits(table, words)])
    pages = [found[begin : begin + ON_A_PAGE] for begin in range(0, len(found), ON_A_PAGE)]
    page = max(0, min(page, len(pages) - 1))
    panel = Panel(say(text("my-title")))
    mine = sum(table.state == "yours" for table in tables)
    going = sum(table.state != "over" for table in tables)
    panel.add(Words(say(text("my-waiting", n=mine, going=going)), Keep.ANSWER))
    if words:
        panel.add(Words(say(text("my-found", words=words, n=len(found))), Keep.ANSWER))
    for is_over in (False, True):
        lines = [_line(table, say) for table in (pages[page] if pages else ()) if (table.state == "over") is is_over]
        if lines:
            heading = [say(text("my-over"))] if is_over else []
            panel.add(Words(join_lines([*heading, *lines])))
    row = _next(found, say, here) + _turns(page, len(pages), words, say)
    return panel.add(tuple(row)) if row else panel


def _line(table: MyTable, say: Say) -> str:
    """One table: what it is and how it stands, and below it what is asked."""
    if not table.is_seen:
        return say(text("my-unseen", game=table.game, state=table.state))
    where = text("table-place", id=str(table.info.channel))
    key = "my-over-line" if table.state == "over" else f"my-{table.state}"
    line = say(text(key, game=table.game, where=where, waits=[*table.waits], n=len(table.waits)))
    moment = table.due if table.state == "yours" else table.info.updated if table.state == "over" else None
    if moment is not None:
        line += f" · <t:{int(moment)}:R>"
    line += f" · [{say(text('my-there'))}]({table.url})"
    return f"{line}\n> {cut(table.question, _LONGEST_QUESTION)}" if table.question else line


def _next(found: Sequence[MyTable], say: Say, here: int) -> list[Button]:
    asked = [one for one in found if one.state == "yours" and one.is_seen and one.info.channel != here]
    if not asked:
        return []
    label = say(text("my-next", game=asked[0].game))
    return [Button(f"{DEED}-next", label, "primary", url=asked[0].url)]


def _turns(page: int, pages: int, words: str, say: Say) -> list[Button]:
    turns = (("ask-previous-page", page - 1), ("ask-next-page", page + 1))
    shown = [Button(_op(to, words), say(text(key, page=to + 1))) for key, to in turns if 0 <= to < pages]
    return [*shown, Button(_op(page, words), say(text("board-refresh")))]


def _op(page: int, words: str) -> str:
    return custom_id.button(custom_id.NO_TABLE, custom_id.NO_REQUEST, f"{DEED}-{page}.{words[:LONGEST_SEARCH]}")


def read_op(rest: str) -> tuple[str, str]:
    """(page as it is written, words) of what follows the word of the deed."""
    page, _, words = rest.partition(".")
    return page, words.strip()[:LONGEST_SEARCH]
