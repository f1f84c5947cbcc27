"""Playing again: the same people and settings, one press each; on Discord, and for every game as stored tables."""

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.installed import load_surfaces
from bot.settings import Settings
from bot.tables.model.info import Info
from bot.tables.seats.new_tables import new_id
from bot.tables.service import Tables
from bot.tables.together.again import LASTS, Place, may_play_again, open_again
from tests.rights.town import town
from tests.simcord_world import World, simcord_world
from tests.tables.play import ADA, BEN, CAY, HandClock
from tests.ui.asker import toy_surface

PEOPLE = ("Ada", "Ben", "Cleo")


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def ended(world: World, *others: str, channel: str = "one") -> Info:
    """A game of Ada and others with three rounds and a bank, broken off."""
    tables = world.bot.tables
    await world.slash("Ada", "table new", channel, game="toy")
    for name in others:
        await world.click(name, "Join", channel=channel)
    info = await tables.index.by_channel(world.channel(channel).id)
    await world.env.work_as_bot(tables.lobby.set_option(info.id, info.host, "rounds", 3))
    await world.env.work_as_bot(tables.lobby.set_clock(info.id, info.host, 12.0, 72.0))
    if not others:
        await world.env.work_as_bot(tables.seating.add_house(info.id, info.host, "Kettle"))
    await world.env.work_as_bot(tables.lobby.start(info.id, info.host))
    await world.env.work_as_bot(tables.playing.end(info.id, info.host))
    await world.env.work_as_bot(world.bot.clicks.posts.boards.refresh(info.id, anew=True))
    found: Info = await tables.keeper.get(info.id)
    return found


def post(world: World, channel: str = "one") -> Any:
    """The question that stands in the channel."""
    return next(m for m in reversed(world.messages(channel)) if "Toy again?" in world.text(m))


def last(world: World, user: str, channel: str = "one") -> str:
    return world.text(world.ephemerals(user, channel)[-1])


async def now(world: World, channel: str = "one") -> Info:
    found: Info = await world.bot.tables.index.by_channel(world.channel(channel).id)
    return found


async def test_once_all_have_pressed_the_same_people_play_with_the_same_settings(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        before = await ended(world, "Ben", "Cleo")
        await world.click("Ben", "Play again", world.board("one"))
        told = world.text(post(world))
        assert "Ben** would like to play once more" in told and "In: Ben" in told
        assert f"<@{world.user('Ada').id}>" in told and f"<@{world.user('Cleo').id}>" in told
        await world.click("Cleo", "I am in", post(world))
        assert "In: Ben, Cleo" in world.text(post(world)) and await now(world) is None
        await world.click("Ada", "I am in", post(world))
        new = await now(world)
        assert new.id != before.id and new.status == "running" and new.host == world.user("Ben").id
        assert [place.name for place in new.seats] == [place.name for place in before.seats] == ["Ada", "Ben", "Cleo"]
        assert (new.options, new.clock_hours, new.bank_hours) == (before.options, 12.0, 72.0)
        assert new.options["rounds"] == 3 and all(place.entropy for place in new.seats)
        assert f"<#{world.channel('one').id}>" in world.text(post(world)) and not world.controls(post(world))
        assert "My hand" in world.controls(world.board("one")).values() or "Your move" in str(
            world.controls(world.board("one"))
        )


async def test_whoever_declines_is_not_seated_and_the_lobby_opens_without_them(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        await ended(world, "Ben", "Cleo")
        await world.click("Ada", "Play again", world.board("one"))
        await world.click("Cleo", "Not this time", post(world))
        assert "Not this time: Cleo" in world.text(post(world)) and await now(world) is None
        await world.click("Ben", "I am in", post(world))
        new = await now(world)
        assert new.status == "lobby" and [place.name for place in new.seats] == ["Ada", "Ben"]
        await world.click("Ada", "Start", channel="one")
        assert (await now(world)).status == "running"


async def test_whoever_asked_may_open_it_at_once_and_nobody_else(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        await ended(world, "Ben", "Cleo")
        await world.click("Ada", "Play again", world.board("one"))
        await world.click("Ben", "Open it now", post(world))
        assert "Only whoever asked" in last(world, "Ben") and await now(world) is None
        await world.click("Ada", "Open it now", post(world))
        new = await now(world)
        assert new.status == "lobby" and [place.name for place in new.seats] == ["Ada"]


async def test_a_mind_may_be_changed_and_the_question_called_off(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        await ended(world, "Ben", "Cleo")
        await world.click("Ada", "Play again", world.board("one"))
        await world.click("Ben", "Not this time", post(world))
        await world.slash("Ben", "story again", "one")  # the command agrees to what is asked
        assert "In: Ada, Ben" in world.text(post(world))
        await world.click("Ada", "Not this time", post(world))
        assert "called off" in world.text(post(world)) and not world.controls(post(world))
        assert await now(world) is None


async def test_nobody_who_did_not_sit_there_is_heard(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        await ended(world, "Ben")
        await world.click("Cleo", "Play again", world.board("one"))
        await world.slash("Cleo", "story again", "one")
        assert not any("Toy again?" in world.text(m) for m in world.messages("one"))
        await world.click("Ada", "Play again", world.board("one"))
        await world.click("Cleo", "I am in", post(world))
        assert "Cleo" not in world.text(post(world)) and await now(world) is None


async def test_with_nobody_to_ask_it_begins_at_once_with_the_house(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        await ended(world)
        await world.click("Ada", "Play again", world.board("one"))
        new = await now(world)
        assert new.status == "running" and [place.house for place in new.seats] == [False, True]


async def test_beside_another_table_it_gets_a_thread_of_its_own(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        await ended(world, "Ben")
        board = world.board("one")
        await world.slash("Cleo", "table new", "one", game="toy")
        await world.click("Ada", "Play again", board)
        assert "Another table stands here" in world.text(post(world))
        await world.click("Ben", "I am in", post(world))
        (thread,) = world.bot.get_channel(world.channel("one").id).threads
        new = await world.bot.tables.index.by_channel(thread.id)
        assert new.status == "running" and new.parent == world.channel("one").id
        assert f"<#{thread.id}>" in world.text(post(world))
        # there another one stands in the way, and a thread has no threads
        await world.env.work_as_bot(world.bot.tables.playing.end(new.id, new.host))
        await world.env.work_as_bot(world.bot.clicks.posts.boards.refresh(new.id, anew=True))
        below = world.board(thread.id)
        await world.slash("Cleo", "table new", thread.id, game="toy")
        await world.click("Ada", "Play again", below)
        assert "Another table stands in this thread" in world.text(world.ephemerals("Ada", thread.id)[-1])


async def test_after_a_week_the_question_is_closed_and_may_be_asked_anew(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        info = await ended(world, "Ben")
        await world.click("Ada", "Play again", world.board("one"))
        old = post(world)
        (asked,) = await world.bot.tables.gatherings.open_at(info.id)
        tables = world.bot.tables
        tables.keeper.clock = HandClock(tables.clock.now() + LASTS + 60)
        await world.click("Ben", "I am in", old)
        assert "question is closed" in last(world, "Ben") and "Not everybody answered in time" in world.text(
            post(world)
        )
        assert (await tables.gatherings.get(asked.id)).state == "expired"
        await world.slash("Ben", "story again", "one")
        assert "Ben** would like" in world.text(post(world))


async def test_a_question_that_nobody_answers_is_closed_without_a_click(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        await ended(world, "Ben")
        await world.click("Ada", "Play again", world.board("one"))
        gatherings = world.bot.tables.gatherings
        clock = HandClock(world.bot.tables.clock.now())
        world.bot.tables.keeper.clock = gatherings._clock = clock
        await world.env.work_as_bot(world.bot.clicks.posts.gatherings.close_due())
        assert "Not everybody answered" not in world.text(post(world)), "a week is not over"
        clock.time += LASTS + 1
        await world.env.work_as_bot(world.bot.clicks.posts.gatherings.close_due())
        assert "Not everybody answered in time" in world.text(post(world))
        assert await gatherings.due() == [], "what is closed is not read again and again"


async def test_what_cannot_be_opened_leaves_the_question_open(maker: Callable[[], Any], monkeypatch: Any) -> None:
    from bot.tables.model.errors import StoreFailure
    from bot.tables.seats.lobby import Lobby

    async def full(*args: Any, **more: Any) -> Any:
        raise StoreFailure()

    async with simcord_world(maker, channels=("one",)) as world:
        info = await ended(world, "Ben")
        await world.click("Ada", "Play again", world.board("one"))
        with monkeypatch.context() as broken:
            broken.setattr(Lobby, "create", full)
            await world.click("Ben", "I am in", post(world))
        assert len(await world.bot.tables.gatherings.open_at(info.id)) == 1 and await now(world) is None
        await world.click("Ben", "I am in", post(world))
        assert (await now(world)).status == "running"


async def test_a_list_of_ended_games_has_the_button_and_a_game_that_never_began_does_not(
    maker: Callable[[], Any],
) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        await ended(world, "Ben")
        await world.slash("Ada", "table list", "one")
        await world.click("Ada", "Play again", world.ephemerals("Ada", "one")[-1])
        assert "In: Ada" in world.text(post(world))


# ---------------------------------------------------------------------- every game

GAMES = {surface.id: surface.game for surface in load_surfaces()}


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    opened = await Tables.open(f"sqlite:///{tmp_path / 'tables.db'}", GAMES, clock=HandClock())
    yield opened
    await opened.close()


@pytest.mark.parametrize("game", [*GAMES])
async def test_every_game_is_played_again_with_its_settings(tables: Tables, game: str) -> None:
    least = max(GAMES[game].seats[0], min(2, GAMES[game].seats[1]))
    users = [ADA, BEN, CAY, *range(200, 210)][:least]
    info = (await tables.lobby.create(game, 1, 10, users[0], name="Ada", clock_hours=5.0)).info
    for n, user in enumerate(users[1:]):
        await tables.seating.join(info.id, user, f"Other{n}")
    await tables.lobby.start(info.id, ADA)
    former = (await tables.playing.end(info.id, ADA)).info
    while former.status != "ended":  # a contest is broken off by all
        for user in users[1:]:
            former = (await tables.proposals.consent(info.id, user, True)).info
    assert may_play_again(former)
    words = {user: new_id() for user in users}
    place = Place(10)
    new = await open_again(tables.lobby, tables.seating, former, ADA, words, place, lambda info: "Kettle", begins=True)
    assert new.status == "running" and new.options == former.options and new.clock_hours == 5.0
    assert [seat.user for seat in new.seats] == users


async def test_a_match_of_a_campaign_or_draft_is_not_repeated_by_itself(tmp_path: Path) -> None:
    async with town(tmp_path) as place:
        site = await place.site("campaign")
        info = site.info
        assert not may_play_again(info)  # it runs
        over = replace(info, status="ended")
        assert may_play_again(over)
        assert not may_play_again(replace(over, sequel_of="abcdefgh"))
        assert not may_play_again(replace(over, brings={"record": {}}))
