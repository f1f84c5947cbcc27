"""Every deed and every command, done by everybody who could come: here, elsewhere, in a direct message, after leaving.

Who may not changes nothing, is shown nothing of the table, and is told why in one clear sentence.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.ui.door.box_commands import BoxCommands
from bot.ui.door.rights import needs_of
from bot.ui.panels import custom_id
from tests.rights.rows import (
    ALONE,
    BOX,
    BY_OPTION,
    COMMANDS,
    DICE,
    FAR_BOX,
    GATE,
    IDS,
    LOE_BOX,
    MENUS,
    RANGERS_BOX,
    REQUESTS,
    TABLES,
    Row,
)
from tests.rights.town import Being, Shown, Site, Town, town

CHANNEL = ("member", "left", "player", "asked", "host", "moderator", "manager")
ANYWHERE = ("manager", "manager in another channel")
AT_TABLE = {
    "anyone": CHANNEL,
    "member": CHANNEL,
    "seated": ("player", "asked", "host"),
    "asked": ("asked",),
    "host": ("host",),
    "involved": ("player", "asked", "host", "moderator", "manager"),
    "keeper": ("host", "moderator", "manager"),
    "moderator": ("moderator", "manager"),
    "manager": ANYWHERE,
}
BY_COMMAND = {**AT_TABLE, "asked": ("player", "asked", "host")}
"""A command answers what its own user is asked."""
NOWHERE = ("banned, as no member", "asked without sight of the channel")
"""They stand in the channel of the table, and Discord does not say that they may."""


Do = Callable[[Being, Site], Any]


class Cells:
    """The cells of one row. wrong: what is not as it should be, a sentence each."""

    def __init__(self, place: Town, name: str, row: Row, allowed: Mapping[str, tuple[str, ...]], do: Do) -> None:
        self.place, self.name, self.row, self.do = place, name, row, do
        self.allowed = allowed[row.right]
        self.wrong: list[str] = []

    def expect(self, is_so: bool, being: str, what: str, shown: Shown) -> None:
        if not is_so:
            self.wrong.append(f"{self.name} by {being}: {what}: {shown.everything[:300]!r}")

    async def check(self) -> list[str]:
        site = await self.place.site(self.row.scene)
        before = await self.place.stands(site)
        for name, being in self.place.beings(site).items():
            if name not in self.allowed:
                shown = await self.do(being, site)
                self.refused(name, site, shown)
                self.expect(await self.place.stands(site) == before, name, "something has changed", shown)
        for name in self.allowed:
            shown = await self.do(self.place.beings(site)[name], site)
            after = await self.place.stands(site)
            self.done(name, site, shown, after != before)
            if after != before:  # everybody comes to the same table
                self.place.clear(site)
                site = await self.place.site(self.row.scene)
                before = await self.place.stands(site)
        self.place.clear(site)
        return self.wrong

    def refused(self, name: str, site: Site, shown: Shown) -> None:
        """For whoever may not."""
        known = [secret for secret in site.secrets if secret in shown.everything]
        if name in CHANNEL and self.row.right == "asked":  # a player is shown the own present hand
            known = [secret for secret in known if secret not in (site.info.id, "Cay")]
        else:
            self.expect(not shown.ids and not shown.files, name, "something can be pressed or taken", shown)
        self.expect(not known, name, f"shows {known}", shown)
        if name in CHANNEL or name in NOWHERE:
            if self.row.right == "asked" and name in ("player", "host"):  # the present board is put right as well
                self.expect("Ben, for your" not in shown.everything, name, "shows the hand of somebody else", shown)
            else:
                self.expect(not shown.public and shown.modal is None, name, "everybody is told", shown)
                is_sentence = len(shown.texts) == 1 and shown.texts[0].strip() in self.place.refusals()
                self.expect(is_sentence, name, "is not one clear sentence", shown)

    def done(self, name: str, site: Site, shown: Shown, changed: bool) -> None:
        """For whoever may."""
        row = self.row
        self.expect(shown.is_answered, name, "nothing is shown", shown)
        if name in row.idle:
            return
        if row.only and name not in row.only:
            self.expect(not changed and not shown.public, name, "does what another rule forbids", shown)
            self.expect(len(shown.texts) == 1 and "sapphire" not in shown.everything, name, "is told more", shown)
            return
        by_door = [one for one in shown.texts if one.strip() in self.place.refusals()]
        self.expect(not by_door, name, "was not let in", shown)
        self.expect("went wrong" not in shown.everything, name, "went wrong", shown)
        if name == row.doer or name in row.only:
            self.expect(changed if row.does == "!" else row.does in shown.everything, name, "did nothing", shown)


class Elsewhere(Cells):
    """The same for what belongs to a channel and not to a table: whoever is somewhere else does it there."""

    def refused(self, name: str, site: Site, shown: Shown) -> None:
        if name in CHANNEL or (name in NOWHERE and self.row.right != "anyone"):
            super().refused(name, site, shown)
            return
        typed = self.row.options.values()
        known = [secret for secret in site.secrets if secret in shown.everything and secret not in typed]
        self.expect(not known, name, f"shows {known}", shown)
        self.expect("went wrong" not in shown.everything, name, "went wrong", shown)


def press(place: Town, row: Row, custom_id: str) -> Do:
    async def do(being: Being, site: Site) -> Shown:
        ids = {"table": site.info.id, "token": site.token, "roll": site.roll, "deck": site.deck, "post": site.post}
        told = custom_id.format(holder=site.holder, **ids)
        return await place.press(being, site, told, row.values, row.typed)

    return do


def use(place: Town, name: str, row: Row, typed: str = "") -> Do:
    async def do(being: Being, site: Site) -> Shown:
        options = {k: place.somebody(being, v[1:]) if str(v).startswith("@") else v for k, v in row.options.items()}
        return await place.command(being, name, typed, **options)

    return do


def choose(place: Town, name: str, row: Row) -> Do:
    async def do(being: Being, site: Site) -> Shown:
        return await place.menu(being, name, row.op.format(roll=site.roll))

    return do


async def all_of(rows: Mapping[str, Cells]) -> None:
    wrong = [one for cells in rows.values() for one in await cells.check()]
    assert not wrong, "\n".join(wrong)


def rights(deeds: Mapping[Any, Any]) -> dict[str, str]:
    return {getattr(name, "pattern", name): deed.right.value for name, deed in deeds.items()}


def written(rows: Mapping[str, Row]) -> dict[str, str]:
    return {name: row.right for name, row in rows.items()}


def leaves(place: Town) -> dict[str, Any]:
    every = place.bot.tree.walk_commands()
    return {command.qualified_name: command for command in every if not isinstance(command, app_commands.Group)}


def menus(place: Town) -> dict[str, Any]:
    kinds = [kind for kind in discord.AppCommandType if kind is not discord.AppCommandType.chat_input]
    return {one.qualified_name: one for kind in kinds for one in place.bot.tree.walk_commands(type=kind)}


# ---------------------------------------------------------------------- nothing is left out


async def test_every_deed_and_command_has_a_row_and_no_row_is_of_something_else(tmp_path: Path) -> None:
    async with town(tmp_path) as place:
        clicks = place.bot.clicks
        assert rights(clicks.deeds.tables) == written(TABLES)
        assert rights(clicks.deeds.requests) == written(REQUESTS)
        assert rights(clicks.deeds.without) == written(ALONE)
        assert rights(clicks.deeds.ids) == written(IDS)
        commands = leaves(place)
        assert {name: needs_of(one).right.value for name, one in commands.items()} == written(COMMANDS)  # type: ignore[union-attr]
        assert {name: needs_of(one).right.value for name, one in menus(place).items()} == written(MENUS)  # type: ignore[union-attr]
        by_option = {name: needs_of(one).by_value for name, one in commands.items()}  # type: ignore[union-attr]
        assert {name for name, found in by_option.items() if found} == set(BY_OPTION)
        assert rights(place.bot.get_cog("Rolling").frame.presses) == written(DICE)
        boxes = [cog for cog in place.bot.cogs.values() if isinstance(cog, BoxCommands)]
        every = [written(one) for one in (BOX, LOE_BOX, FAR_BOX, RANGERS_BOX)]
        assert [rights(cog.frame.presses) for cog in boxes] == every


async def test_there_is_no_other_way_in(tmp_path: Path) -> None:
    """Whoever listens for clicks beside the door has no right to check."""
    async with town(tmp_path) as place:
        from discord.ext.commands import Cog

        bot = place.bot
        cogs = [cog for cog in bot.cogs.values() for event, _ in Cog.get_listeners(cog) if event == "on_interaction"]
        assert bot.extra_events["on_interaction"] == [bot.clicks.on_interaction] and not cogs
        items = bot._connection._view_store._dynamic_items.values()
        assert {item.__module__ for item in items} == {"bot.ui.door.command_frame"}


# ---------------------------------------------------------------------- the cells


async def test_clicks_at_a_table(tmp_path: Path) -> None:
    async with town(tmp_path) as place:
        rows = {name: (row, f"wk:{{table}}:-:{row.op}") for name, row in TABLES.items()}
        await all_of({n: Cells(place, n, row, AT_TABLE, press(place, row, i)) for n, (row, i) in rows.items()})


async def test_clicks_that_answer_a_request(tmp_path: Path) -> None:
    async with town(tmp_path) as place:
        kinds = {name: "wkm" if row.typed else "wk" for name, row in REQUESTS.items()}
        rows = {name: (row, f"{kinds[name]}:{{table}}:{{token}}:{row.op}") for name, row in REQUESTS.items()}
        await all_of({n: Cells(place, n, row, AT_TABLE, press(place, row, i)) for n, (row, i) in rows.items()})


async def test_clicks_at_the_gate_of_a_campaign(tmp_path: Path) -> None:
    """Its board shows nothing else to press but what has a row."""
    async with town(tmp_path) as place:
        rows = {name: (row, f"wk:{{table}}:{{token}}:{row.op}") for name, row in GATE.items()}
        await all_of({n: Cells(place, n, row, AT_TABLE, press(place, row, i)) for n, (row, i) in rows.items()})
        site = await place.site("campaign")
        for being in ("asked", "member"):
            for op in ("board", "hand"):
                shown = await place.press(place.beings(site)[being], site, f"wk:{site.info.id}:-:{op}")
                pressed = [custom_id.parse(one) for one in shown.ids]
                found = {press.op for press in pressed if press is not None and press.is_request}
                assert found <= set(GATE)
                words = {press.deed([])[0] for press in pressed if press is not None and not press.is_request}
                assert words <= set(TABLES) | set(ALONE)


async def test_clicks_without_a_table(tmp_path: Path) -> None:
    async with town(tmp_path) as place:
        rows = {**ALONE, **IDS, **{f"dice {n}": r for n, r in DICE.items()}, **{f"box {n}": r for n, r in BOX.items()}}
        rows |= {f"nearfar {n}": r for n, r in FAR_BOX.items()}
        rows |= {f"loe {n}": r for n, r in LOE_BOX.items()}
        rows |= {f"rangers {n}": r for n, r in RANGERS_BOX.items()}
        await all_of({n: Elsewhere(place, n, row, AT_TABLE, press(place, row, row.op)) for n, row in rows.items()})


@pytest.mark.parametrize(
    "group",
    [
        "table",
        "seat draw roll rolls help privacy my server host together",
        "altered",
        "doomrock",
        "nearfar",
        "rangers",
        "campaign",
    ],
)
async def test_commands(tmp_path: Path, group: str) -> None:
    async with town(tmp_path) as place:
        mine = {name: row for name, row in COMMANDS.items() if name.split()[0] in group.split()}
        rows = {name: Elsewhere(place, name, row, BY_COMMAND, use(place, name, row)) for name, row in mine.items()}
        for name, more in BY_OPTION.items():
            for value, row in more.items() if name in mine else ():
                rows[f"{name} {value}"] = Elsewhere(place, name, row, BY_COMMAND, use(place, name, row))
        await all_of(rows)


async def test_what_stands_in_the_menu_of_a_message(tmp_path: Path) -> None:
    async with town(tmp_path) as place:
        await all_of({n: Elsewhere(place, n, row, AT_TABLE, choose(place, n, row)) for n, row in MENUS.items()})


async def test_what_is_offered_while_somebody_types(tmp_path: Path) -> None:
    """No offer of a command tells more than the command itself would."""
    async with town(tmp_path) as place:
        tried = 0
        for name, command in leaves(place).items():
            offers = [parameter for parameter in command.parameters if parameter.autocomplete]
            if not offers:
                continue
            row = COMMANDS[name]
            site = await place.site(row.scene)
            before = await place.stands(site)
            for parameter in offers:
                for who, being in place.beings(site).items():
                    if who in CHANNEL and who in BY_COMMAND[row.right]:
                        continue
                    shown = await use(place, name, Row(row.right), parameter.display_name)(being, site)
                    known = [secret for secret in site.secrets if secret in shown.everything]
                    assert not shown.texts and not known, (name, who, shown.everything)
                    assert who not in (*CHANNEL, *NOWHERE) or row.right == "anyone" or shown.choices == [], (name, who)
                    tried += 1
            assert await place.stands(site) == before
            place.clear(site)
        assert tried > 100
