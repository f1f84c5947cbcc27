"""Two strangers at the local table, in a real browser: from the first click into a battle, and the last one of a game.

What to press is read from the rules, so that new cards and texts do not break the tests; every answer is a click.
"""

import asyncio
import re
import secrets
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.async_api import Locator, Page, TimeoutError

from bot.app import local_bot, local_ready
from bot.local.simcord_patch import fixed_id
from bot.local.world import CHANNELS, PLAYERS
from bot.rules.fairness import table_seed
from bot.rules.kernel import Request, Run, house_answer
from bot.settings import Settings
from bot.tables import lobby
from bot.tables.live import Look
from bot.tables.service import Tables
from bot.ui.scene import Scene
from cogs import load_game
from tests.local.browser import PATIENCE, PlayerPage, Seats, table_in_browser

pytestmark = pytest.mark.browser

NAMES = PLAYERS[:2]
LATE = 2  # choices before the end at which the people take over


def settings(folder: Path) -> Settings:
    return Settings(_env_file=None, data_dir=folder)  # type: ignore[call-arg]


def seed_with(monkeypatch: pytest.MonkeyPatch, seed: bytes) -> None:
    """Every table that is set from now on has this seed."""
    real = secrets.token_bytes
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_bytes=lambda n: seed if n == len(seed) else real(n)))


def waiting(run: Run[Any]) -> Request | None:
    """The first question that somebody is really waited for."""
    asked = [request for request in run.requests() if not request.anytime and not request.is_done(run)]
    return asked[0] if asked else None


class Table:
    """What the two see and press at one table."""

    def __init__(self, seats: Seats, table: str, pages: dict[int, PlayerPage]) -> None:
        self.seats, self.table, self.pages = seats, table, pages

    async def read(self, what: Any) -> Any:
        bot = self.seats.table.world.bot

        def look(look: Look) -> Any:
            return what(bot.stage.scene_of(look, "en"))

        return await bot.tables.look(self.table, look)

    async def asked(self) -> tuple[str, int, str, list[str], dict[str, str]]:
        """(key, seat, kind, what the house would answer, labels of what is possible) of the pending question."""

        def read(scene: Scene) -> Any:
            request = waiting(scene.run)
            if request is None:
                return "", 0, "", [], {}
            seat = request.decision.seats[0]
            answer = house_answer(scene.run, request, seat)
            legal = [option for option in request.options(scene.run) if option.refused is None]
            labels = {option.id: scene.label(option.label) for option in legal}
            picks = [answer] if isinstance(answer, str) else list(answer)  # type: ignore[arg-type]
            return request.decision.key, seat, request.decision.kind, picks, labels

        return await self.read(read)

    async def version(self) -> int:
        return int((await self.seats.table.world.bot.tables.get(self.table)).version)

    async def rest(self) -> None:
        """Until all that was pressed has been dealt with, and the pages had a moment to follow."""
        await self.seats.table.world.in_bot(asyncio.sleep(0))
        await self.pages[0].page.wait_for_timeout(100)

    async def answer(self, wanted: str | None = None) -> str:
        """Answer the pending question by clicks, as the house would or with the option `wanted`; gives its key."""
        await self.rest()
        key, seat, kind, picks, labels = await self.asked()
        page, before = self.pages[seat], await self.version()
        picks = picks if wanted is None else [wanted]
        told = [labels[pick] for pick in picks]
        for _ in range(5):  # a press at the moment in which the page changes may be lost
            if kind == "one":
                await self.press(page, told[0], in_hand=await self.is_ambiguous(seat, told[0]))
            else:
                await self.fill(page, told, kind == "order")
            for _ in range(40):
                if await self.version() != before:
                    return key
                await page.page.wait_for_timeout(50)
        raise AssertionError(f"nothing came of {told} for {key}")

    async def fill(self, page: PlayerPage, told: list[str], in_order: bool) -> None:
        """Pick several in the hand and hand them in."""
        await self.hand(page)
        if in_order:
            for label in told:
                button = page.button(label)
                if await button.count():  # the last one follows by itself
                    await button.click(timeout=PATIENCE)
                    await self.rest()
        elif told:
            if not await choose(page.page, told):
                return
            await self.rest()
        done = page.page.get_by_role("button", name=re.compile("^Done|in this order")).filter(visible=True)
        with suppress(TimeoutError):
            await done.last.click(timeout=2_000)

    async def is_ambiguous(self, seat: int, label: str) -> bool:
        """Whether the board may show a control with this label that is another player's."""

        def read(scene: Scene) -> bool:
            others = [r for r in scene.run.requests() if not r.anytime and seat not in r.decision.seats]
            return any(scene.label(o.label) == label for r in others for o in r.options(scene.run))

        return bool(await self.read(read))

    async def press(self, page: PlayerPage, label: str, in_hand: bool = False) -> None:
        """The button or the pick with this label, on the board or else in the hand; pages follow in a moment."""
        where: Page | Locator = page.page
        if in_hand:
            await self.hand(page)
            where = page.page.locator(".channel-message").filter(has_text=f"{page.player}, for your eyes only").last
        button = where.get_by_role("button", name=label, exact=True).filter(visible=True)
        for turn in range(12):
            if await button.count():
                await button.last.click(timeout=PATIENCE)
                return
            if await choose(page.page, [label], where):
                return
            await page.page.wait_for_timeout(100)
            if turn == 4:
                await self.hand(page)
        raise AssertionError(f"{page.player} is not offered {label!r}")

    async def hand(self, page: PlayerPage) -> None:
        """Open the own hand, unless it is open. A press at the moment in which the page changes may be lost."""
        title = page.page.get_by_text(f"{page.player}, for your eyes only").filter(visible=True)
        opener = page.page.get_by_role("button", name=re.compile("^(Your move|My hand)$")).filter(visible=True)
        for _ in range(4):
            if await title.count():
                return
            with suppress(TimeoutError):
                await opener.last.click(timeout=2_000)
                await title.first.wait_for(timeout=2_000)
        raise AssertionError(f"the hand of {page.player} does not open")


async def choose(page: Page, labels: list[str], where: Page | Locator | None = None) -> bool:
    """Choose in the newest select (of `where`) that has these picks; equal labels stand for different picks."""
    triggers = (where or page).locator(".select-trigger").filter(visible=True)
    for trigger in reversed(await triggers.all()):
        try:
            await trigger.click(timeout=1_000)
            options = page.get_by_role("option").filter(visible=True)
            await options.first.wait_for(timeout=1_000)
        except TimeoutError:  # the page has moved on meanwhile
            continue
        found = [options.filter(has=page.get_by_text(label, exact=True)) for label in labels]
        if await found[0].count() == 0:
            await page.keyboard.press("Escape")
            continue
        try:
            for n, one in enumerate(found):
                await one.nth(labels[:n].count(labels[n])).click(timeout=1_500)
                await page.wait_for_timeout(200)
        except TimeoutError:
            return False
        await page.wait_for_timeout(250)  # one that is full closes by itself
        if await options.count():  # a select for several stays open, and takes the picks when it is closed
            await trigger.click(timeout=PATIENCE)
        return True
    return False


async def sat_down(seats: Seats) -> Table:
    """Ada opens a table with one click, Ben joins, and they begin."""
    pages = {n: await seats.page(name) for n, name in enumerate(NAMES)}
    await pages[0].page.get_by_role("button", name="Assault on Doomrock").click(timeout=PATIENCE)
    await pages[1].see("a table is set")
    await pages[1].click("Join")
    await pages[0].see("2. Ben")
    await pages[0].click("Start")
    await pages[1].see("Leader Ada")
    table = (await seats.table.world.bot.tables.all_tables())[0]
    return Table(seats, table, pages)


async def until(table: Table, key: str, most: int = 25) -> None:
    """Answer as the house does until this is asked."""
    for _ in range(most):
        if (await table.asked())[0] == f"doomrock.{key}":
            return
        await table.answer()
    raise AssertionError(f"{key} is never asked")


async def test_from_the_welcome_post_into_a_battle_and_over_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unused_tcp_port: int
) -> None:
    monkeypatch.setattr(lobby, "table_seed", lambda seed, words: bytes(range(32)))
    async with table_in_browser(
        lambda: local_bot(settings(tmp_path)), data_dir=tmp_path, on_ready=local_ready, host_port=unused_tcp_port
    ) as seats:
        table = await sat_down(seats)
        ada, ben = table.pages[0], table.pages[1]
        await ada.see_pictures()

        # the map: each leads once, and the other's page follows
        assert await table.answer() == "doomrock.action"
        await until(table, "action")
        leader = (await table.asked())[1]
        await table.pages[1 - leader].see(f"Leader {NAMES[leader]}")
        assert await table.answer("battle") == "doomrock.action"
        for _ in NAMES:
            assert await table.answer("yes") == "doomrock.to_battle"
        await until(table, "reroll")
        await ben.see("Round 1: the dice")

        # a private hand is private
        roller = (await table.asked())[1]
        await table.answer()
        mine, other = table.pages[roller], table.pages[1 - roller]
        await mine.see(f"{NAMES[roller]}, for your eyes only")
        assert not await other.sees(f"{NAMES[roller]}, for your eyes only")

        await seats.restart()
        for page in (ada, ben):
            await page.see("Pull up a chair")
            await page.see("Round 1: the dice")
        await until(table, "assign")
        await table.answer()
        await until(table, "target", 40)
        fighter = (await table.asked())[1]
        await table.answer()
        await table.pages[1 - fighter].see_pictures()


def a_victory() -> tuple[bytes, int]:
    """The seed of a game that two house players win, and after how many choices; their dice cannot all be bad."""
    game = load_game("doomrock")
    options = game.options.model_validate({"difficulty": "gentle"})
    for n in range(200):
        seed = bytes([n]) * 32
        run = Run.start(game, table_seed(seed, ("", "")), 2, options)
        while (request := waiting(run)) is not None:
            seat = request.decision.seats[0]
            run.choose(seat, house_answer(run, request, seat), run.token(request, seat))
        if run.view(None)["score"]:
            return seed, run.index
    raise AssertionError("the house wins none of 200 games")


async def played_up_to_the_end(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A stored table in the second channel at which only the last choices are missing."""
    seed, choices = a_victory()
    seed_with(monkeypatch, seed)
    users = [fixed_id(f"player:{name}") for name in NAMES]
    tables = await Tables.open(settings(folder).database_url, [load_game("doomrock")])
    guild, channel = fixed_id("guild"), fixed_id(f"channel:{CHANNELS[1]}")
    made = await tables.create("doomrock", guild, channel, users[0], {"difficulty": "gentle"}, name=NAMES[0])
    table: str = made.info.id
    await tables.join(table, users[1], NAMES[1])
    await tables.start(table, users[0])

    def read(look: Look) -> Any:
        request = waiting(look.run) if look.run is not None else None
        assert request is not None and look.run is not None
        seat = request.decision.seats[0]
        return seat, look.run.token(request, seat), house_answer(look.run, request, seat)

    for _ in range(choices - LATE):
        seat, token, answer = await tables.look(table, read)
        await tables.choose(table, users[seat], token, answer)
    await tables.close()
    return table


async def test_the_last_clicks_show_the_score_and_open_the_seal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = await played_up_to_the_end(tmp_path, monkeypatch)
    async with table_in_browser(
        lambda: local_bot(settings(tmp_path)), data_dir=tmp_path, on_ready=local_ready
    ) as seats:
        table = Table(seats, stored, {n: await seats.page(name, CHANNELS[1]) for n, name in enumerate(NAMES)})
        for _ in range(LATE):
            await table.answer()
        for page in table.pages.values():
            await page.see("The journey is over")
            await page.see("Doomrock has fallen!")
            await page.see("The seal of the dice opens")
            await page.see_pictures()
        await table.pages[1].click("The whole story")
        await table.pages[1].see("The story so far")
