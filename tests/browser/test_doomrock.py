"""Two strangers at the local table, in a real browser: from the first click into a battle, and the last one of a game.

What to press is read from the rules, so that new cards and texts do not break the tests; every answer is a click.
"""

import secrets
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.app import local_bot, local_ready
from bot.local.simcord_patch import fixed_id
from bot.local.world import CHANNELS, PLAYERS
from bot.rules.fairness import table_seed
from bot.rules.kernel.house import house_answer
from bot.rules.kernel.run import Run
from bot.tables.model.table import Look
from bot.tables.seats import lobby
from bot.tables.service import Tables
from cogs import load_game
from tests.browser.seated import Table, sat_down, settings, until, waiting
from tests.local.browser import table_in_browser

pytestmark = pytest.mark.browser

NAMES = PLAYERS[:2]
LATE = 1  # a choice before the end, at which the people take over: what is left of a whole move is no button of several


def seed_with(monkeypatch: pytest.MonkeyPatch, seed: bytes) -> None:
    """Every table that is set from now on has this seed."""
    real = secrets.token_bytes
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_bytes=lambda n: seed if n == len(seed) else real(n)))


async def asked(table: Table) -> int:
    """The seat that is waited for."""
    question = await table.question()
    assert question is not None
    return question.seat


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
        leader = await asked(table)
        await table.pages[1 - leader].see(f"Leader {NAMES[leader]}")
        # to battle early is one of the rare ways, which open in the own hand; typed, it needs no looking for
        world = seats.table.world
        users = {place.n: place.user for place in (await table.tables.keeper.get(table.table)).seats}
        await world.in_bot(table.tables.playing.do(table.table, users[leader], "battle"))
        await world.in_bot(world.bot.clicks.posts.boards.refresh(table.table))
        for _ in NAMES:
            assert await table.answer("yes") == "doomrock.to_battle"
        await until(table, "reroll")
        await ben.see("Round 1: the dice")

        # a private hand is private
        roller = await asked(table)
        await table.answer()
        mine, other = table.pages[roller], table.pages[1 - roller]
        await mine.see(f"{NAMES[roller]}, for your eyes only")
        assert not await other.sees(f"{NAMES[roller]}, for your eyes only")

        await seats.restart()
        for page in (ada, ben):
            await page.see("Pull up a chair")
            await page.see("Round 1: the dice")
        await until(table, "assign")
        fighter = await asked(table)
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
    made = await tables.lobby.create("doomrock", guild, channel, users[0], {"difficulty": "gentle"}, name=NAMES[0])
    table: str = made.info.id
    await tables.seating.join(table, users[1], NAMES[1])
    await tables.lobby.start(table, users[0])

    def read(look: Look) -> Any:
        request = waiting(look.run) if look.run is not None else None
        assert request is not None and look.run is not None
        seat = request.decision.seats[0]
        return look.run.index, seat, look.run.token(request, seat), house_answer(look.run, request, seat)

    while True:  # a table answers by itself where all that could be chosen is alike
        index, seat, token, answer = await tables.keeper.look(table, read)
        if index >= choices - LATE:
            break
        await tables.playing.choose(table, users[seat], token, answer)
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
            await page.see("Check the dice")
            await page.see_pictures()
        await table.pages[1].click("The whole story")
        await table.pages[1].click("Read here")
        await table.pages[1].see("The story so far")
