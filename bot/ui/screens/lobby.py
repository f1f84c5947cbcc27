"""Panels around a game: the welcome post, the lobby of a table, its settings, the rules in short, help. No discord."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, get_args, get_origin

from pydantic.fields import FieldInfo

from bot.rules.decision import text
from bot.rules.edition import is_edition
from bot.tables.seats.agreed_actions import clock_text
from bot.ui.panels import custom_id
from bot.ui.panels.catalogue import FALLBACK, Catalogue
from bot.ui.panels.names import SeatNames
from bot.ui.panels.panel import (
    OPTIONS,
    Button,
    Field,
    Keep,
    Modal,
    Panel,
    Part,
    Pick,
    Rule,
    Select,
    Style,
    Words,
    button_rows,
    escape,
    join_lines,
)
from bot.ui.panels.surface import Surface
from bot.ui.screens.ended import ended_rows
from bot.ui.screens.in_words import SEAL_SHOWN
from bot.ui.screens.my_tables import my_tables_button

SETTINGS_A_PAGE = 8
_MOST_OFFERED = 20
VARIANT = "-"
"""In the id of a variant of a game, after that of the game: `altered-draft`."""
CLOCKS = (0, 1, 10, 60, 4 * 60, 8 * 60, 12 * 60, 1440, 2 * 1440, 3 * 1440, 7 * 1440, 14 * 1440)
"""Minutes for a decision that the settings offer, 0: no clock; `/table clock` takes any."""
BANKS: tuple[tuple[int, int | None], ...] = ((8 * 60, 2 * 1440), (12 * 60, 3 * 1440))
"""The same of clocks with time in hand: minutes that come back with each turn, minutes in hand."""
WITHOUT = "without"
"""The option of any game that lists the packs which a table leaves out."""


@dataclass(frozen=True)
class Lobby:
    """A table that has not begun. names: seat -> name; house: seats the bot plays; commitment: hash of the seed;
    clock_hours: the table's clock, None: none; is_own: people opened it themselves, and may play again."""

    table: str
    surface: Surface
    names: Mapping[int, str]
    host: int | None = None
    house: frozenset[int] = frozenset()
    options: Mapping[str, Any] = field(default_factory=dict)
    commitment: str = ""
    locale: str = FALLBACK
    clock_hours: float | None = None
    bank_hours: float | None = None
    is_own: bool = True

    def words(self, key: str, **params: Any) -> str:
        return self.surface.words.format(text(key, **params), SeatNames(self.names), self.locale)

    def label(self, key: str, **params: Any) -> str:
        return self.surface.words.format(text(key, **params), SeatNames(self.names), self.locale, label=True)


def lobby(table: Lobby) -> Panel:
    """The public post of a table that waits for players. Joining asks nothing."""
    least, most = table.surface.game.seats
    panel = Panel(table.words("lobby-title", game=text("game-name")), accent=table.surface.accent)
    has_story = table.surface.words.has("game-story", table.locale)
    panel.add(Words(table.words("game-story" if has_story else "game-about"), Keep.DETAIL), Rule())
    lines = [table.words("lobby-seats", least=least, most=most, one=least == most, n=len(table.names))]
    for seat in sorted(table.names):
        kind = "house" if seat in table.house else "host" if seat == table.host else "player"
        lines.append(table.words(f"lobby-seat-{kind}", place=seat + 1, who=f"@seat:{seat}"))
    panel.add(Words(join_lines(lines), Keep.CALL))
    panel.add(Words(settings_line(table), Keep.DETAIL))
    if (wanted := table.surface.first_time) is not None and _present(table, wanted[0]) != wanted[1]:
        panel.add(Words(table.words("game-first-time"), Keep.DETAIL))
    panel.add(Words(table.words("lobby-clock", clock=clock_text(table.clock_hours, table.bank_hours)), Keep.STANDING))
    if table.commitment:  # all of it stands in the post of the seal
        panel.add(Words(table.words("lobby-commitment", hash=table.commitment[:SEAL_SHOWN]), Keep.STANDING))
    missing = least - len(table.names)
    state = table.words("lobby-missing", n=missing) if missing > 0 else table.words("lobby-ready")
    panel.add(Words(state, Keep.CALL))

    def button(op: str, key: str, style: str = "secondary", off: bool = False) -> Button:
        found = custom_id.button(table.table, "-", op)
        return Button(found, table.label(key), style, off)  # type: ignore[arg-type]

    full = len(table.names) >= most
    first = [button("join", "lobby-join", "success", full), button("start", "lobby-start", "primary", missing > 0)]
    if (wanted := table.surface.first_time) is not None:
        first.append(_first_time_button(table, *wanted))
    first.append(button("invite", "lobby-invite", off=full))
    first.append(my_tables_button(lambda line: table.label(line.key)))
    second = [button("leave", "lobby-leave"), button("house", "lobby-house", off=full)]
    second.append(button("settings", "lobby-settings"))
    second.append(button("rules-1", "lobby-rules"))
    people = len(table.names) - len(table.house)
    if people == 1 and missing > 0:  # one press instead of one for each chair and one to begin
        second.insert(1, button("practice", "lobby-practice"))
    elif table.surface.game.contest and table.house:
        panel.add(Words(table.words("board-practice"), Keep.NEWS))
    if people > 1:
        second.append(button("evening-ask", "lobby-evening"))
    return panel.add(tuple(first), tuple(second))


def _first_time_button(table: Lobby, name: str, value: str) -> Button:
    """Sets what suits a first game, and once it is set the usual again."""
    usual = settings_of(table.surface)[name].get_default(call_default_factory=True)
    is_on = _present(table, name) == value
    found = custom_id.button(table.table, "-", f"set-{name}={usual if is_on else value}")
    return Button(found, table.label("game-first-time-button", given=is_on))


def cleared(table: Lobby, is_proved: bool, is_idle: bool = False) -> Panel:
    """What is left of a table that was cleared before its end. is_proved: it was a game that had begun, whose
    seal is open, and whose story can still be read and taken along; is_idle: it was a lobby to which nobody came."""
    key = "lobby-closed-idle" if is_idle else "lobby-closed"
    panel = Panel(accent=table.surface.accent).add(Words(table.words(key, game=text("game-name"))))
    if not is_proved:
        again = Button(custom_id.opening(table.surface.id), table.label("board-again"), "success")
        return panel.add((again,)) if is_idle else panel
    return panel.add(
        *ended_rows(table.surface.id, table.table, lambda line: table.label(line.key), table.is_own, is_proved)
    )


def _clock_control(table: Lobby) -> Select:
    """One of the usual clocks, or the one that was set by command. Values: minutes, or `<minutes>b<in hand>`."""
    now = 0 if table.clock_hours is None else max(1, round(table.clock_hours * 60))
    bank = None if table.bank_hours is None else round(table.bank_hours * 60)
    mine = (now, bank)
    wanted = dict.fromkeys([*((n, None) for n in sorted(CLOCKS)), *BANKS, mine])
    picks = tuple(
        Pick(
            str(n) if b is None else f"{n}b{b}",
            table.label("setting-clock-choice", clock=clock_text(n / 60 or None, None if b is None else b / 60)),
            chosen=(n, b) == mine,
        )
        for n, b in wanted
    )
    return Select(custom_id.select(table.table, "-", "clock-"), table.label("setting-clock"), picks)


def settings_of(surface: Surface) -> dict[str, FieldInfo]:
    """The options of a game that somebody may choose, by field name, as they stand in its panel; that of the packs only
    where there are any."""
    listed: Mapping[str, FieldInfo] = surface.game.options.model_fields
    fields = {name: listed[name] for name in (*surface.first_settings, *listed)}
    shown = {name: info for name, info in fields.items() if not is_edition(info)}
    return {name: info for name, info in shown.items() if name != WITHOUT or surface.game.packs}


def settings_line(table: Lobby) -> str:
    """The settings that are not as usual, in one line; empty for a game without any."""
    fields = settings_of(table.surface)
    if not fields:
        return ""
    told = [
        f"{_setting(table, name)}: **{_value(table, name, _present(table, name))}**"
        for name, info in fields.items()
        if _present(table, name) != info.get_default(call_default_factory=True)
    ]
    if not told:
        return table.words("lobby-settings-usual")
    return f"-# {table.words('lobby-settings-changed')} " + " · ".join(told)


def settings_page(surface: Surface, name: str) -> int:
    """The page of the settings panel on which a setting stands, counted from 1."""
    names = list(settings_of(surface))
    return names.index(name) // SETTINGS_A_PAGE + 1 if name in names else 1


def settings(table: Lobby, page: int = 1) -> Panel:
    """The host's private panel: one control a setting, each saved at once."""
    panel = Panel(table.words("lobby-settings-title", game=text("game-name")), accent=table.surface.accent)
    fields = list(settings_of(table.surface).items())
    pages = max(1, -(-len(fields) // SETTINGS_A_PAGE))
    page = min(max(page, 1), pages)
    if page == 1:
        panel.add(Words(f"**{table.words('setting-clock')}**\n-# {table.words('setting-clock-hint')}"))
        panel.add(_clock_control(table))
    for name, info in fields[(page - 1) * SETTINGS_A_PAGE : page * SETTINGS_A_PAGE]:
        hint = f"setting-{name}-hint"
        label = f"**{_setting(table, name)}**"
        if table.surface.words.has(hint):
            label += f"\n-# {table.words(hint)}"
        panel.add(Words(label), _control(table, name, info))
    if pages > 1:
        panel.add(Words(table.words("help-page", page=page, pages=pages), Keep.ORNAMENT))
        turn = [(page - 1, "help-back"), (page + 1, "help-on")]
        panel.add(
            tuple(
                Button(custom_id.button(table.table, "-", f"settings-{to}"), table.label(key), off=not 1 <= to <= pages)
                for to, key in turn
            )
        )
    return panel


def settings_begun(table: Lobby) -> Panel:
    """The same when the game has begun: what was agreed on, and nothing to press."""
    panel = Panel(table.words("lobby-settings-title", game=text("game-name")), accent=table.surface.accent)
    return panel.add(Words(join_lines([table.words("lobby-settings-begun"), settings_line(table)])))


def _control(table: Lobby, name: str, info: FieldInfo) -> Part:
    now = _present(table, name)
    values = values_of(table.surface, name, info)
    if name == WITHOUT:
        picks = tuple(
            Pick(custom_id.option_op(pack, 90), f"{'☐' if pack in now else '☑'} {pack}")
            for pack in table.surface.game.packs[:OPTIONS]
        )
        return Select(custom_id.select(table.table, "-", f"set-{name}"), _value(table, name, now, True), picks)
    if info.annotation is bool:
        op = f"set-{name}={'off' if now else 'on'}"
        label = f"{'☑' if now else '☐'} {_value(table, name, now, True)}"
        return (Button(custom_id.button(table.table, "-", op), label),)
    if 1 < len(values) <= OPTIONS:
        meant = now if now in values else values[0]
        picks = tuple(Pick(str(v), _value(table, name, v, True), chosen=v == meant) for v in values)
        return Select(custom_id.select(table.table, "-", f"set-{name}"), _label(table, name), picks)
    op = custom_id.button(table.table, "-", f"set-{name}")
    return (Button(op, table.label("lobby-set-value", value=str(now))),)


def setting_modal(table: Lobby, name: str) -> Modal:
    """A modal for a setting that has too many values for a select."""
    now = str(_present(table, name))
    made = custom_id.modal(table.table, "-", f"set-{name}")
    title = table.label("lobby-settings-title", game=text("game-name"))
    return Modal(made, title, (Field("answer", _label(table, name), now),))


def values_of(surface: Surface, name: str, info: FieldInfo) -> list[Any]:
    """The same of a setting of a game, which may know more of its content."""
    return list(surface.game.values_of(name)) or setting_values(info)


def setting_values(info: FieldInfo) -> list[Any]:
    """The values a setting may have, when they can be listed; else none."""
    if get_origin(info.annotation) is Literal:
        return list(get_args(info.annotation))
    if info.annotation is bool:
        return [False, True]
    if info.annotation is int:
        least = next((m.ge for m in info.metadata if hasattr(m, "ge")), None)
        most = next((m.le for m in info.metadata if hasattr(m, "le")), None)
        if least is not None and most is not None:
            return list(range(int(least), int(most) + 1))
    return []


def _present(table: Lobby, name: str) -> Any:
    """What a setting is now; what is not stored, a game's options know."""
    if name in table.options:
        now = table.options[name]
    else:
        now = getattr(table.surface.game.options.model_validate(dict(table.options)), name)
    return tuple(now) if name == WITHOUT else now


def pack_turned(table: Lobby, op: str) -> list[str]:
    """The packs that are left out once the one that `op` stands for is turned over."""
    packs = table.surface.game.packs
    turned = custom_id.find_option(op, packs)
    out = set(table.options.get(WITHOUT, ()))
    return [pack for pack in packs if (pack in out) != (pack == turned)]


def _setting(table: Lobby, name: str) -> str:
    key = f"setting-{name}"
    return table.words(key) if table.surface.words.has(key) else escape(name.replace("_", " "))


def _label(table: Lobby, name: str) -> str:
    return _setting(table, name).replace("\\", "").replace("**", "")


def _value(table: Lobby, name: str, value: Any, plain: bool = False) -> str:
    key = f"setting-{name}-{value}"
    if name == WITHOUT:
        kind, params = ("some", {"packs": list(value)}) if value else ("none", {})
        return (table.label if plain else table.words)(f"setting-{name}-{kind}", **params)
    if value in table.surface.game.values_of(name):
        found = table.surface.game.name_of(value) or value
        return found if plain else escape(found)
    if isinstance(value, bool):
        key = "setting-on" if value else "setting-off"
    if table.surface.words.has(key):
        return table.label(key) if plain else table.words(key)
    return str(value) if plain else escape(str(value))


# ---------------------------------------------------------------------- pages of words


def welcome(surfaces: Sequence[Surface], words: Catalogue, locale: str = FALLBACK) -> Panel:
    """The post from which each game is opened with one click. Drafts and campaigns of a game have their buttons below:
    their lobby says what they are, and with a line for each the buttons were far below the window."""
    offered = surfaces[:_MOST_OFFERED]
    games = [surface for surface in offered if VARIANT not in surface.id]
    variants = [surface for surface in offered if VARIANT in surface.id]
    panel = Panel(words.format(text("table-welcome-title"), None, locale, label=True))
    panel.add(Words(words.format(text("table-welcome"), None, locale)))
    panel.add(Words("\n".join(_offer(surface, locale) for surface in games)))
    panel.add(*button_rows(opening_button(surface, locale) for surface in games))
    if variants:
        panel.add(Words(words.format(text("table-welcome-variants"), None, locale), Keep.DETAIL))
    return panel.add(*button_rows(opening_button(surface, locale) for surface in variants))


def _offer(surface: Surface, locale: str) -> str:
    """A game in a line, and how long it takes."""
    name, about, length = (
        surface.words.format(text(key), None, locale) if surface.words.has(key) else ""
        for key in ("game-name", "game-about", "game-length")
    )
    return f"**{name}**: {about}" + (f"\n-# {length}" if length else "")


def opening_button(surface: Surface, locale: str = FALLBACK, style: Style = "primary") -> Button:
    """The button that opens a table of this game."""
    label = surface.words.format(text("game-name"), None, locale, label=True)
    return Button(custom_id.opening(surface.id), label, style, emoji=surface.emoji)


def rules_pages(surface: Surface, locale: str = FALLBACK) -> list[str]:
    """The rules of a game in short, a page each: `rules-1`, `rules-2`, ..."""
    pages: list[str] = []
    while surface.words.has(f"rules-{len(pages) + 1}"):
        pages.append(surface.words.format(text(f"rules-{len(pages) + 1}"), None, locale))
    return pages


def rules(table: str, surface: Surface, page: int, locale: str = FALLBACK, seat: int | None = None) -> Panel:
    """One page of the rules in short, with buttons to turn. seat: the reader's at a running game, who goes back to
    their hand from here."""
    pages = rules_pages(surface, locale) or [surface.words.format(text("table-no-rules"), None, locale)]
    title = surface.words.format(text("table-rules-title", game=text("game-name")), None, locale, label=True)
    panel = _book(surface.words, table, "rules", title, pages, page, locale, surface.accent)
    if seat is None:
        return panel
    label = surface.words.format(text("board-hand"), None, locale, label=True)
    hand = Button(custom_id.button(table, custom_id.NO_REQUEST, f"hand-{seat}"), label, "primary")
    last = panel.parts[-1]
    if not isinstance(last, tuple):
        return panel.add((hand,))
    panel.parts[-1] = (hand, *last)
    return panel


def help_page(words: Catalogue, surfaces: Sequence[Surface], page: int, locale: str = FALLBACK) -> Panel:
    """One page of how to play by post, and a button for each game."""
    pages: list[str] = []
    while words.has(f"help-page-{len(pages) + 1}"):
        pages.append(words.format(text(f"help-page-{len(pages) + 1}"), None, locale))
    title = words.format(text("help-title"), None, locale, label=True)
    panel = _book(words, custom_id.NO_TABLE, "help", title, pages, page, locale, None)
    panel.add(Rule(), Words(words.format(text("help-tables"), None, locale)))
    # who reads this may be in the middle of a game, in which none of these is the next press
    offered = surfaces[:_MOST_OFFERED]
    return panel.add(*button_rows(opening_button(surface, locale, "secondary") for surface in offered))


def _book(
    words: Catalogue, table: str, op: str, title: str, pages: list[str], page: int, locale: str, accent: int | None
) -> Panel:
    page = min(max(page, 1), len(pages))
    panel = Panel(title, accent=accent).add(Words(pages[page - 1]))
    if len(pages) == 1:
        return panel

    def turn(to: int, key: str) -> Button:
        label = words.format(text(key, page=to), None, locale, label=True)
        # one id each, also where there is nowhere to turn
        target = to if 1 <= to <= len(pages) else 0 if to < 1 else len(pages) + 1
        return Button(custom_id.button(table, "-", f"{op}-{target}"), label, off=not 1 <= to <= len(pages))

    panel.add(Words(words.format(text("help-page", page=page, pages=len(pages)), None, locale), Keep.ORNAMENT))
    return panel.add((turn(page - 1, "help-back"), turn(page + 1, "help-on")))
