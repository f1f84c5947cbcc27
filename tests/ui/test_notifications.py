"""How people are called: in their way, never in their quiet hours, once, and not any longer than they are awaited."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.rules.errors import Refusal
from bot.settings import Settings
from bot.tables.notifications.outbox import Post as Waiting
from bot.tables.notifications.wishes import call_at, next_digest
from bot.ui.door.command_frame import offered_zones
from bot.ui.messages.spacing import Spacing
from cogs.me.notifications import changed
from tests.simcord_world import World, simcord_world
from tests.tables.play import Counting, HandClock
from tests.ui.asker import toy_surface

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()
NO_WISH: dict[str, Any] = dict.fromkeys(("how", "digest", "quiet_from", "quiet_to", "zone", "pause"))
HOUR = 3600.0


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


class Post:
    """A world whose time is turned by hand, and what it sends to people."""

    def __init__(self, world: World) -> None:
        self.world, self.clock = world, HandClock(NOON)
        world.bot.tables.keeper.clock = world.bot.clocks._clock = self.clock

    async def at(self, hours: float) -> None:
        """So many hours after noon; whatever is due by then happens."""
        self.clock.time = NOON + hours * HOUR
        await self.world.env.work_as_bot(self._ring())

    async def _ring(self) -> None:
        await self.world.bot.clocks.run_due()
        await self._ring_timers()
        await self.world.bot.reminders.send()

    async def _ring_timers(self) -> None:
        for timer in [timer for timer in self.clock.waiting if timer.at <= self.clock.time]:
            timer.cancel()
            timer.call()

    async def wait(self, hours: float) -> None:
        """Until so many hours after noon, in steps; what rings by then rings, and nobody does anything."""
        while self.clock.time < NOON + hours * HOUR:
            self.clock.time = min(self.clock.time + HOUR / 4, NOON + hours * HOUR)
            await self.world.env.work_as_bot(self._ring_timers())

    async def begin(self, channel: str, *players: str) -> None:
        """A game whose second round waits for Ben after an hour or so, when he is not there any more."""
        await self.world.slash(players[0], "table new", channel, game="toy")
        for player in players[1:]:
            await self.world.click(player, "Join", channel=channel)
        await self.world.click(players[0], "Start", channel=channel)
        await self.world.slash("Ben", "table do", channel, what="1 pebbles")

    async def ask_ben(self, *channels: str) -> None:
        """An hour later he is asked anew."""
        await self.at(1)
        for channel in channels:
            await self.world.slash("Ada", "table do", channel, what="1 pebbles")

    def direct(self, user: str) -> list[Any]:
        """What stands in somebody's direct messages."""
        backend = self.world.env.backend
        channel = backend.dm_channels.get(self.world.user(user).id)
        return [] if channel is None else list(backend.messages.get(channel, {}).values())

    def calls(self, user: str, channel: str = "one") -> int:
        """Messages that call somebody by name at a table."""
        return sum(self.world.user(user).id in m.ping_user_ids for m in self.world.messages(channel))


async def test_quiet_hours_hold_every_call_and_afterwards_there_is_one_that_goes_when_it_is_over(
    maker: Callable[[], Any],
) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        post = Post(world)
        await world.slash("Ben", "my notifications", "one", quiet_from=11, quiet_to=20, zone="UTC")
        await post.begin("one", "Ada", "Ben")
        await post.ask_ben("one")
        await world.slash("Ada", "table show", "one")
        await post.at(7.9)
        assert post.calls("Ben") == 0
        await post.at(8.1)
        assert post.calls("Ben") == 1
        call = next(m for m in world.messages("one") if "waiting for you" in m.content)
        board = world.board("one")
        assert f"/{board.channel_id}/{board.id}" in call.content and "<t:" in call.content and "Toy" in call.content
        await post.at(14)  # the reminder takes its place
        assert post.calls("Ben") == 1
        await world.slash("Ben", "table do", "one", what="done")
        assert post.calls("Ben") == 0


async def test_a_call_that_is_held_comes_though_nobody_does_anything(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        post = Post(world)
        await world.slash("Ben", "my notifications", "one", quiet_from=11, quiet_to=20, zone="UTC")
        await post.begin("one", "Ada", "Ben")
        await post.ask_ben("one")
        await post.wait(7.9)
        assert post.calls("Ben") == 0
        world.bot.tables.observer = counting = Counting()
        await post.wait(8.3)
        assert post.calls("Ben") == 1 and counting.counted == [("reminder", "")]


async def test_a_direct_message_names_game_question_and_place_and_goes_with_its_question(
    maker: Callable[[], Any],
) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        post = Post(world)
        await world.slash("Ben", "my notifications", "one", how="direct")
        await post.begin("one", "Ada", "Ben")
        await post.ask_ben("one")
        await post.at(13)
        assert post.calls("Ben") == 0
        [told] = [message.content for message in post.direct("Ben")]
        assert "Toy" in told and "> Take pebbles, then be done" in told and "https://discord.com/channels/" in told
        await world.slash("Ben", "table do", "one", what="done")
        assert post.direct("Ben") == []


async def test_one_digest_a_day_for_all_tables_and_a_table_of_its_own_way(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one", "two", "three")) as world:
        post = Post(world)
        await world.slash("Ben", "my notifications", "one", how="digest", digest=18, zone="UTC")
        for channel in ("one", "two", "three"):
            await post.begin(channel, "Ada", "Ben")
        await world.slash("Ben", "my notifications", "three", how="nothing", only_here=True)
        await post.ask_ben("one", "two", "three")
        for hours in (3, 5.9):
            await post.at(hours)
            for channel in ("one", "two", "three"):
                await world.slash("Ada", "table show", channel)
        assert post.direct("Ben") == []
        await post.at(13)
        [told] = [message.content for message in post.direct("Ben")]
        assert told.count("waiting for you") == 2
        assert [post.calls("Ben", channel) for channel in ("one", "two", "three")] == [0, 0, 0]
        await world.slash("Ben", "table do", "one", what="done")
        [told] = [message.content for message in post.direct("Ben")]
        assert told.count("waiting for you") == 1, "it speaks of the other table only"
        await world.slash("Ben", "table do", "two", what="done")
        assert post.direct("Ben") == []


async def test_a_direct_message_speaks_of_all_that_waits_and_loses_what_is_answered(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one", "two", "three")) as world:
        post = Post(world)
        await world.slash("Ben", "my notifications", "one", how="direct", quiet_from=11, quiet_to=20, zone="UTC")
        await world.slash("Ben", "my notifications", "three", pause=0)
        for channel in ("one", "two", "three"):
            await post.begin(channel, "Ada", "Ben")
        await post.ask_ben("one", "two", "three")
        await post.at(8.1)
        [told] = post.direct("Ben")
        assert told.content.count("waiting for you") == 3
        await world.slash("Ben", "table do", "two", what="done")
        [told] = post.direct("Ben")
        assert told.content.count("waiting for you") == 2, "what was answered is not asked for any longer"
        board = world.board("two")
        assert str(board.id) not in told.content


async def test_a_call_at_the_table_names_what_everybody_sees_asked_and_goes_with_it(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:
        post = Post(world)
        await world.slash("Ada", "table new", "one", game="toy")
        await world.click("Ben", "Join", channel="one")
        await world.click("Ada", "Start", channel="one")
        await post.at(12.1)
        secret = [m.content for m in world.messages("one") if "waiting for you" in m.content]
        assert len(secret) == 2 and "bid" not in "".join(secret), "what only one is asked, only that one reads"
        await world.slash("Ben", "table do", "one", what="1 pebbles")
        assert post.calls("Ben") == 0
        await world.slash("Ada", "table do", "one", what="1 pebbles")
        await post.at(24.2)
        ben = world.user("Ben").id
        [named] = [m.content for m in world.messages("one") if m.content.startswith(f"<@{ben}>")]
        assert "> Take pebbles, then be done" in named
        await world.slash("Ben", "table do", "one", what="done")
        assert post.calls("Ben") == 0


async def test_by_post_one_is_called_once_in_some_hours_and_less_and_less_if_one_does_not_come(
    maker: Callable[[], Any],
) -> None:
    channels = ("one", "two", "three")
    async with simcord_world(maker, channels=channels) as world:
        post = Post(world)
        for channel in channels:
            await post.begin(channel, "Ada", "Ben")

        def calls() -> int:
            return sum(post.calls("Ben", channel) for channel in channels)

        await post.ask_ben("one", "two")
        assert calls() == 1
        await post.at(8.9)
        assert calls() == 1, "he was called and has not come"
        await post.at(9.1)
        assert calls() == 2
        await world.slash("Ben", "table do", "one", what="done")
        await world.slash("Ben", "table do", "two", what="done")
        await world.slash("Ada", "table do", "three", what="1 pebbles")
        await post.at(17)
        assert post.calls("Ben", "three") == 0, "he has come, and will come again"
        await post.at(17.2)
        assert post.calls("Ben", "three") == 1


async def test_who_wishes_for_each_call_gets_it_and_a_quick_table_knows_no_pause(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one", "two")) as world:
        post = Post(world)
        await world.slash("Ben", "my notifications", "one", pause=0)
        assert "I call you each time" in world.text(world.ephemerals("Ben", "one")[-1])
        for channel in ("one", "two"):
            await post.begin(channel, "Ada", "Ben")
        await post.ask_ben("one", "two")
        assert [post.calls("Ben", channel) for channel in ("one", "two")] == [1, 1]


def test_a_pause_ends_before_half_of_the_time_is_over_and_grows_while_nobody_comes() -> None:
    calm, pause = Spacing(), 8 * HOUR
    assert calm.earliest(1, 5.0, 5.0, None, pause) == 5, "never called"
    calm.note(1, 0.0)
    assert calm.earliest(1, 60.0, 60.0, 24 * HOUR, pause) == 8 * HOUR
    assert calm.earliest(1, 60.0, 60.0, 60 + 2 * HOUR, pause) == 60 + HOUR, "a short clock does not wait"
    calm.note(1, 8 * HOUR)
    assert calm.earliest(1, 9 * HOUR, 9 * HOUR, None, pause) == 24 * HOUR, "twice unheard: twice as long"
    calm.saw(1)
    assert calm.earliest(1, 9 * HOUR, 9 * HOUR, 10 * HOUR, pause) == 9 * HOUR, "somebody who is there, at a quick table"
    assert calm.earliest(1, 9 * HOUR, 9 * HOUR, 60 * HOUR, pause) == 16 * HOUR, "and at one by post"


async def test_what_was_held_is_not_lost_at_a_restart(
    maker: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    # what is sent at the start goes by the clock of the moment, which may be any hour of the day
    monkeypatch.setattr("bot.tables.service.SystemClock", lambda: HandClock(NOON + HOUR))
    async with simcord_world(maker, channels=("one",)) as world:
        post = Post(world)
        await world.slash("Ben", "my notifications", "one", quiet_from=11, quiet_to=20, zone="UTC")
        await post.begin("one", "Ada", "Ben")
        await post.ask_ben("one")
        await world.restart(maker)
        again = Post(world)
        await again.at(7)
        assert again.calls("Ben") == 0
        await again.at(8.1)
        assert again.calls("Ben") == 1


async def test_it_says_how_things_are_and_what_is_missing(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("one",)) as world:

        async def told(**wish: Any) -> str:
            await world.slash("Ben", "my notifications", "one", **wish)
            return world.text(world.ephemerals("Ben", "one")[-1])

        assert "by name at the table" in await told() and "no quiet hours" in await told()
        assert "choose a time zone" in await told(quiet_from=22, quiet_to=7)
        assert "a beginning and an end" in await told(quiet_from=22, zone="Asia/Tokyo")
        assert "I do not know the time zone" in await told(zone="Atlantis")
        assert "no seat" in await told(how="nothing", only_here=True)
        assert "From 22:00 to 7:00" in await told(quiet_from=22, quiet_to=7, zone="asia/tokyo")
        assert "Asia/Tokyo" in await told(how="direct") and "**directly**" in await told()
        offers = await world.complete("Ben", "my notifications", "zone", "new york", "one")
        assert offers == [{"name": "America/New York", "value": "America/New_York"}]


def test_a_digest_comes_at_its_hour_of_the_wall_and_never_in_quiet_hours() -> None:
    prefs = {"how": "digest", "digest": 8, "zone": "Europe/Berlin"}
    for day in range(365):
        at = datetime.fromtimestamp(next_digest(NOON + day * 24 * HOUR, prefs), UTC)
        assert at.hour in (6, 7) and at.timestamp() - (NOON + day * 24 * HOUR) < 21 * HOUR
    quiet = {**prefs, "quiet": [22, 10]}
    late = call_at(NOON, NOON, quiet, "t")
    assert late is not None and datetime.fromtimestamp(late, UTC).hour == 9
    assert call_at(NOON, NOON + 100 * HOUR, prefs, "t") == NOON + 100 * HOUR, "one that is late comes at once"
    assert call_at(NOON, NOON, {**prefs, "tables": {"t": "nothing"}}, "t") is None


def test_a_wish_for_all_tables_ends_those_for_one() -> None:
    one = changed({"how": "direct"}, "t", {**NO_WISH, "how": "nothing"})
    assert one == {"how": "direct", "tables": {"t": "nothing"}}
    assert changed(one, None, {**NO_WISH, "how": "digest", "digest": 20}) == {"how": "digest", "digest": 20}
    with pytest.raises(Refusal):
        changed({}, None, {**NO_WISH, "zone": "nowhere"})
    assert len(offered_zones("")) == 25 and offered_zones("Atlantis") == []


async def test_the_end_of_a_game_is_told_though_posts_that_call_nobody_wait_too(maker: Callable[[], Any]) -> None:
    """A board that is still to be posted names nobody, and once kept a start from sending what was left to send."""
    async with simcord_world(maker, channels=("one",)) as world:
        post = Post(world)
        await post.begin("one", "Ada", "Ben")
        tables = world.bot.tables
        (table,) = await tables.index.all_tables()
        info = await tables.keeper.get(table)
        ada, ben = (world.user(name).id for name in ("Ada", "Ben"))
        post.clock.time += 5 * HOUR  # nobody is here any more
        now = post.clock.time
        ended = [
            Waiting(n, table, "over", {"user": user, "seat": n}, f"n{n}", 0, now) for n, user in enumerate((ada, ben))
        ]
        board = Waiting(9, table, "board", {"choice": 1}, "n9", 0, now)
        others = await world.bot.reminders._others(info, ended[0], [board, *ended])
        assert others == [ended[1]], "only whoever else is told of an end"
        assert await world.bot.reminders._others(info, board, [board, *ended]) == []
