"""Whatever is clicked by whomever, at a real table: strangers and the wrong seat change nothing and learn nothing."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import sqlalchemy as sa

from bot.app import make_bot
from bot.installed import load_surfaces
from bot.settings import Settings
from bot.ui.panels.surface import Surface
from tests.rules.toy import Toy
from tests.seen import parts
from tests.simcord_world import World, simcord_world
from tests.ui.asker import WORDS, toy_surface
from tests.ui.test_asking_on_discord import private

Maker = Callable[..., Callable[[], Any]]
HAND = {"toy": "Your move", "doomrock": "My panel"}


@pytest.fixture
def maker(tmp_path: Path) -> Maker:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda *surfaces: lambda: make_bot(settings, surfaces=surfaces or load_surfaces())


async def begun(world: World, game: str) -> str:
    await world.slash("Ada", "table new", game=game)
    await world.click("Ben", "Join")
    await world.click("Ada", "Start")
    table: str = (await world.bot.tables.index.by_channel(world.channel().id)).id
    return table


async def stands(world: World, table: str) -> tuple[int, str]:
    """What must not change: (number of choices, digest of the state)."""
    info = await world.bot.tables.keeper.get(table)
    return info.index, info.digest


async def sent_by(world: World, user: str, custom_id: str, message: Any) -> None:
    """This user sends a control of a message, also of one that somebody else alone sees; of a select the first value.

    SimCord lets nobody click what is not before them, so a forged control is put onto the board for the moment.
    """
    part = dict(next(part for part in parts(message.components) if part.get("custom_id") == custom_id))
    board = world.board()
    kept = board.components
    board.components = [{"type": 1, "components": [{**part, "disabled": False}]}]
    if part.get("options"):
        await world.select(user, custom_id, [part["options"][0]["value"]], board)
    else:
        await world.click(user, custom_id, board)
    if world.board() is board and len(board.components) == 1:
        board.components = kept


def every_control(message: Any) -> list[str]:
    """The ids of all controls, those that are switched off too."""
    return [part["custom_id"] for part in parts(message.components) if part.get("custom_id")]


def of_a_request(message: Any) -> Iterator[str]:
    return (i for i in every_control(message) if i.split(":")[2] != "-")


@pytest.mark.parametrize("game", ["doomrock", "toy"])
async def test_a_stranger_who_clicks_everything_changes_nothing(maker: Maker, game: str) -> None:
    """Each control of the board and of Ada's private hand, by Cleo, who does not sit here."""
    surfaces = [*load_surfaces(), toy_surface()]
    async with simcord_world(maker(*surfaces)) as world:
        table = await begun(world, game)
        before = await stands(world, table)
        await world.click("Ada", HAND[game], world.board())
        own = world.text(private(world))
        tried = 0
        for message in (world.board(), private(world)):
            for custom_id in every_control(message):
                op = custom_id.split(":", 3)[3]
                if op.split("-")[0] in ("log", "export", "words", "board", "rules"):
                    continue  # for everybody
                await sent_by(world, "Cleo", custom_id, message)
                told = world.text(private(world, "Cleo"))
                assert told and told != own and "for your eyes only" not in told, custom_id
                tried += 1
        assert tried >= 3 and await stands(world, table) == before


@pytest.mark.parametrize("game", ["doomrock", "toy"])
async def test_the_wrong_seat_cannot_answer(maker: Maker, game: str) -> None:
    """Ben sends every id of Ada's hand that answers a request of hers alone."""
    surfaces = [*load_surfaces(), toy_surface()]
    async with simcord_world(maker(*surfaces)) as world:
        table = await begun(world, game)
        before = await stands(world, table)
        seat = (await world.bot.tables.keeper.get(table)).seats_of(world.user("Ben").id)[0].n
        his = {
            token for asked in await world.bot.tables.reader.requests(table, seat) for token in asked.token.split(".")
        }
        for user in ("Ada", "Ben"):
            await world.click(user, HAND[game], world.board())
        hers = [(message, i) for message in (private(world), world.board()) for i in of_a_request(message)]
        tried = 0
        for message, custom_id in hers:
            if his.intersection(custom_id.split(":")[2].split(".")):
                continue
            await sent_by(world, "Ben", custom_id, message)
            assert await stands(world, table) == before, custom_id
            tried += 1
        assert tried >= 1


async def test_one_click_that_arrives_three_times_counts_once(maker: Maker) -> None:
    """P2: the same interaction, as a reconnecting gateway may deliver it."""
    async with simcord_world(maker(toy_surface())) as world:
        table = await begun(world, "toy")
        for user in ("Ada", "Ben"):
            await world.slash(user, "table do", what="0 pebbles")
        tables, ada = world.bot.tables, world.user("Ada").id
        (take,) = (a for a in await tables.reader.requests(table, 0) if not a.anytime)
        outcomes = [await tables.playing.choose(table, ada, take.token, "take", interaction=4711) for _ in range(3)]
        assert [outcome.duplicate for outcome in outcomes] == [False, True, True]
        assert (await tables.keeper.get(table)).index == 3


# ---------------------------------------------------------------------- tables that cannot begin


class Crowded(Toy):
    seats = (3, 4)


async def test_a_table_with_too_few_seats_says_how_many_are_missing(maker: Maker) -> None:
    async with simcord_world(maker(Surface(Crowded(), root=WORDS))) as world:
        await world.slash("Ada", "table new", game="toy")
        await world.click("Ben", "Join")
        table = (await world.bot.tables.index.by_channel(world.channel().id)).id
        assert "Start" not in world.controls(world.board()).values(), "the button is off"
        for how in ("command", "forged"):
            if how == "command":
                await world.slash("Ada", "table start")
            else:
                await sent_by(world, "Ada", f"wk:{table}:-:start", world.board())
            assert "3" in world.text(private(world)) and (await world.bot.tables.keeper.get(table)).status == "lobby"
        await world.click("Ada", "Seat the house", world.board())
        await world.click("Ada", "Start", world.board())
        assert (await world.bot.tables.keeper.get(table)).status == "running"


# ---------------------------------------------------------------------- the disk, and rights that are missing


async def test_a_full_disk_is_told_in_one_sentence_and_nothing_has_happened(maker: Maker) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        table = await begun(world, "toy")
        await world.click("Ada", "Your move")
        before = await stands(world, table)
        database = world.bot.tables.database
        write = database.write

        async def full(job: Any, shard: int | None = None) -> Any:
            raise sa.exc.OperationalError("INSERT", {}, Exception("database or disk is full"))

        database.write = full
        await world.click("Ada", "3 pebbles", private(world))
        assert "has not happened" in world.text(private(world)) and await stands(world, table) == before
        await world.slash("Cleo", "table new", game="toy", place="thread")
        assert "has not happened" in world.text(private(world, "Cleo"))
        database.write = write
        await world.click("Ada", "3 pebbles")  # her hand is still there, above what she was told
        assert (await world.bot.tables.keeper.get(table)).index == 1


async def test_without_the_right_to_make_threads_one_sentence_says_so(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def forbidden(*args: Any, **more: Any) -> Any:
        response: Any = type("Response", (), {"status": 403, "reason": "Forbidden"})()
        raise discord.Forbidden(response, {"code": 50013, "message": "Missing Permissions"})

    async with simcord_world(maker(toy_surface())) as world:
        monkeypatch.setattr(discord.TextChannel, "create_thread", forbidden)
        await world.slash("Ada", "table new", game="toy", place="thread")
        assert "thread" in world.text(private(world)) and not world.messages()
        assert await world.bot.tables.index.all_tables() == []
        await world.slash("Ada", "table new", game="toy")
        assert "a table is set" in world.text(world.board())


async def test_a_table_is_opened_where_the_bot_may_not_post(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers to interactions need no right to post; only calls by name do, and their failing harms nothing."""
    async with simcord_world(maker(toy_surface())) as world:

        async def forbidden(*args: Any, **more: Any) -> Any:
            response: Any = type("Response", (), {"status": 403, "reason": "Forbidden"})()
            raise discord.Forbidden(response, {"code": 50013, "message": "Missing Permissions"})

        monkeypatch.setattr(discord.PartialMessageable, "send", forbidden)
        table = await begun(world, "toy")
        for user in ("Ada", "Ben"):
            await world.slash(user, "table do", what="1 pebbles")
        assert "The bids were 1 and 1." in world.text(world.board())
        assert (await stands(world, table))[0] == 2
        assert not [part for part in parts(world.board().components) if "Traceback" in str(part)]
