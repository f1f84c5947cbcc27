"""What changes under somebody's hands: a seat, the host, the channel, the right to see it."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.rules.decision import Decision, Option, text
from bot.settings import Settings
from bot.ui.panels.surface import Surface
from tests.rights.town import Being, town
from tests.seen import parts
from tests.simcord_world import simcord_world
from tests.ui.asker import WORDS, Asker, toy_surface
from tests.ui.test_table import forged, last_private, opened

_SOME = [Option(name, text("toy-number", n=n)) for n, name in enumerate("abc")]
_ask = partial(Decision, (1,), "ask.it", text("asker-board"), private=True)
KINDS = {
    "one": _ask(lambda: _SOME),
    "some": _ask(lambda: _SOME, kind="some", least=1, most=2),
    "order": _ask(lambda: _SOME, kind="order"),
    "amounts": _ask(lambda: [replace(option, most=2) for option in _SOME], kind="amounts", least=1, most=4),
    "amount": _ask(list, kind="amount", least=0, most=9),
    "text": _ask(list, kind="text", least=1, most=20),
}


@pytest.fixture
def maker(tmp_path: Path) -> Callable[..., Callable[[], Any]]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda surface: lambda: make_bot(settings, surfaces=[surface])


@pytest.mark.parametrize("kind", KINDS)
async def test_a_seat_is_handed_over_while_its_question_is_open(maker: Callable[..., Any], kind: str) -> None:
    """Every control of the hand that Ben had open is refused; whoever has the seat now is asked and may answer."""
    async with simcord_world(maker(Surface(Asker(KINDS[kind]), root=WORDS))) as world:
        await world.slash("Ada", "table new", game="asker")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        tables = world.bot.tables
        table = (await tables.index.by_channel(world.channel().id)).id
        await world.click("Ben", f"wk:{table}:-:hand", world.board())
        hand = last_private(world, "Ben")
        shown = deepcopy(hand.components)
        held = [p for p in parts(hand.components) if str(p.get("custom_id", "")).startswith(f"wk:{table}:")]
        asked = [p for p in held if p["custom_id"].split(":")[2] != "-"]
        assert asked
        await tables.seating.hand_over(table, world.user("Ben").id, 1, world.user("Cleo").id, "Cleo")
        await forged(world, "Cleo", f"wk:{table}:-:agree")
        assert (await tables.keeper.get(table)).seats[1].user == world.user("Cleo").id, (
            "who is offered a seat has none yet"
        )
        assert "nothing left to see" in world.text(hand) and not world.controls(hand)
        hand.components = shown  # a click that was on its way meanwhile
        before = await tables.keeper.get(table)
        for part in asked:
            if part.get("options"):
                await world.select("Ben", part["custom_id"], [part["options"][0]["value"]], hand)
            elif not part.get("disabled"):
                await world.click("Ben", part["custom_id"], hand)
            told = world.text(last_private(world, "Ben"))
            assert "no seat" in told and len(told.splitlines()) == 1, part["custom_id"]
            now = await tables.keeper.get(table)
            assert (now.index, now.version, now.digest) == (before.index, before.version, before.digest)
        await forged(world, "Cleo", f"wk:{table}:-:hand")
        assert "Cleo, for your eyes only" in world.text(last_private(world, "Cleo"))
        assert await tables.reader.requests(table, 1)


async def test_the_host_changes_while_the_hosts_panels_are_open(maker: Callable[..., Any]) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        await opened(world)
        tables = world.bot.tables
        table = (await tables.index.by_channel(world.channel().id)).id
        await world.click("Ada", "Settings", world.board())
        panel = last_private(world, "Ada")
        await tables.seating.leave(table, world.user("Ada").id)
        assert (await tables.keeper.get(table)).host == world.user("Ben").id
        before = await tables.keeper.get(table)
        tried = 0
        for part in [p for p in parts(panel.components) if p.get("custom_id") and not p.get("disabled")]:
            if part.get("options"):
                await world.select("Ada", part["custom_id"], [part["options"][1]["value"]], panel)
            else:
                await world.click("Ada", part["custom_id"], panel)
            assert "for the host" in world.text(last_private(world, "Ada")), part["custom_id"]
            assert await tables.keeper.get(table) == before
            tried += 1
        assert tried >= 2
        await world.click("Ben", "Start", world.board())
        await world.slash("Ben", "table end")
        question = last_private(world, "Ben")
        await tables.seating.hand_office(table, world.user("Ben").id, world.user("Cleo").id)
        await world.click("Ben", f"wk:{table}:-:clear", question)
        assert (await tables.keeper.get(table)).status == "running" and (
            await tables.keeper.get(table)
        ).host == world.user("Cleo").id
        assert "for the host of this table, or" in world.text(last_private(world, "Ben"))


@pytest.mark.parametrize("closed", [{"archived": True}, {"locked": True}, {"archived": True, "locked": True}])
async def test_a_thread_that_is_closed_keeps_its_rights(tmp_path: Path, closed: dict[str, bool]) -> None:
    """Whoever is asked goes on, whoever is not still may not, and the channel above is another place."""
    async with town(tmp_path) as place:
        site = await place.site("running")
        backend = place.env.backend
        thread = backend.create_thread(site.channel, "below", place.users["Ada"].id, type=11).id
        await place.env.settle(idle=0.001)
        tables, ids = place.bot.tables, {name: user.id for name, user in place.users.items()}
        made = await tables.lobby.create("toy", place.home.id, thread, ids["Ada"], name="Ada", parent=site.channel)
        table = made.info.id
        await tables.seating.join(table, ids["Ben"], "Ben")
        await tables.lobby.start(table, ids["Ada"])
        await place.env.work_as_bot(place.bot.clicks.posts.boards.refresh(table, anew=True))
        backend.edit_channel(thread, {}, thread_metadata=closed)
        await place.env.settle(idle=0.001)
        token = next(a.token for a in await tables.reader.requests(table, 1) if not a.anytime)
        below = {name: Being(name, name, thread, place.home.id) for name in ("Ben", "Mia")}
        above = Being("Ben", "Ben", site.channel, place.home.id)
        for being, sentence in ((below["Mia"], "no seat"), (above, "belongs to no table")):
            shown = await place.press(being, site, f"wk:{table}:{token}:2")
            assert sentence in shown.everything and (await tables.keeper.get(table)).index == 0
        await place.press(below["Ben"], site, f"wk:{table}:{token}:2")
        assert (await tables.keeper.get(table)).index == 1


async def test_a_player_who_no_longer_sees_the_channel_stops_nobody(tmp_path: Path) -> None:
    async with town(tmp_path) as place:
        site = await place.site("running")
        beings = place.beings(site)
        blind = beings["asked without sight of the channel"]
        for op in ("-:hand", "-:words", "-:log", "-:leave", f"{site.token}:2", "-:undo", "-:rules-1"):
            shown = await place.press(blind, site, f"wk:{site.info.id}:{op}")
            assert shown.texts[0].strip() in place.refusals() and len(shown.texts) == 1, op
        token = next(a.token for a in await place.bot.tables.reader.requests(site.info.id, 0) if not a.anytime)
        await place.press(beings["host"], site, f"wk:{site.info.id}:{token}:1")
        assert (await place.bot.tables.keeper.get(site.info.id)).index == 1


async def test_a_channel_that_is_deleted_takes_no_right_with_it(tmp_path: Path) -> None:
    """The table is not reached from another channel, by nobody, not even by its host."""
    async with town(tmp_path) as place:
        site = await place.site("running")
        place.env.backend.delete_channel(site.channel)
        await place.env.settle(idle=0.001)
        before = await place.stands(site)
        for user in ("Ada", "Ben", "Moe"):
            being = Being(user, user, place.other, place.home.id)
            for op in ("clear", "hand", "log", "export", "leave"):
                shown = await place.press(being, site, f"wk:{site.info.id}:-:{op}")
                assert shown.texts[0].strip() in place.refusals() and not shown.files
        assert await place.stands(site) == before
