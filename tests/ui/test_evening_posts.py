"""`/together evening`: three times, votes by buttons, what comes of them, and an event where the bot may make one."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.tables.together.evenings import KIND
from tests.seen import parts
from tests.simcord_world import World, simcord_world
from tests.tables.play import HandClock
from tests.ui.asker import toy_surface

BERLIN = ZoneInfo("Europe/Berlin")
DAY = 86_400.0


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def seated(world: World, *players: str, starts: bool = True) -> None:
    """Ben's table with these others."""
    await world.slash("Ben", "table new", "table", game="toy")
    for player in players:
        await world.click(player, "Join", world.board("table"))
    if starts:
        await world.click("Ben", "Start", world.board("table"))


def day(world: World, ahead: int) -> str:
    now = datetime.fromtimestamp(world.bot.tables.clock.now() + ahead * DAY, BERLIN)
    return f"{now:%Y-%m-%d}"


def moment(world: World, ahead: int, hour: int) -> int:
    there = datetime.fromisoformat(day(world, ahead)).replace(hour=hour, tzinfo=BERLIN)
    return int(there.timestamp())


async def asked(world: World, user: str = "Ben", **options: Any) -> Any:
    """The post: in five days at eight and at nine, in six days at seven, all in Berlin."""
    typed = {"first": f"{day(world, 5)} 20:00", "second": f"{day(world, 5)} 9pm", "third": f"{day(world, 6)} 19 Uhr"}
    await world.slash(user, "together evening", "table", **{**typed, "zone": "Europe/Berlin", **options})
    return next(m for m in reversed(world.messages("table")) if "An evening for" in world.text(m))


def events(world: World) -> list[Any]:
    return list(world.env.backend.get_guild(world.local.guild.id).scheduled_events.values())


def told(world: World) -> str:
    """The message that says what is settled; it calls people, so it has no panel."""
    return next(m.content for m in reversed(world.messages("table")) if m.content.startswith("📅"))


async def test_three_times_are_asked_in_everybodys_own_zone_and_settled_by_the_last_vote(
    maker: Callable[[], Any],
) -> None:
    async with simcord_world(maker, channels=("table",)) as world:
        await seated(world, "Cleo")
        post = await asked(world)
        text = world.text(post)
        for at in (moment(world, 5, 20), moment(world, 5, 21), moment(world, 6, 19)):
            assert f"<t:{at}:F>" in text
        assert "**Ben** asks" in text and "✅ Ben" in text and "No answer yet: Cleo" in text
        await world.click("Cleo", "2", post)
        decided = world.text(world.env.backend.messages[world.channel("table").id][post.id])
        at = moment(world, 5, 21)
        assert "You play Toy live" in decided and f"<t:{at}:F>" in decided and "✅ Ben, Cleo" in decided
        assert f"<t:{at}:F>" in told(world) and f"<@{world.user('Cleo').id}>" in told(world)
        assert "“Create Events”" in decided or events(world)


async def test_what_suits_nobody_all_is_taken_by_most_when_time_is_up_or_the_host_says_so(
    maker: Callable[[], Any],
) -> None:
    async with simcord_world(maker, channels=("table",)) as world:
        await seated(world, "Cleo", "Ada")
        post = await asked(world)
        await world.click("Ada", "None of these", post)
        await world.click("Cleo", "3", post)
        await world.click("Cleo", "1", post)
        await world.click("Cleo", "1", post)
        now = world.text(world.messages("table")[-1])
        assert "Cannot: Ada" in now and "Decide now" in now, "one cannot: it is not settled by itself"
        await world.click("Cleo", "Decide now", post)
        assert "Only whoever asked" in world.text(world.ephemerals("Cleo", "table")[-1])
        gatherings = world.bot.tables.gatherings
        clock = HandClock(world.bot.tables.clock.now())
        world.bot.tables.keeper.clock = gatherings._clock = clock
        await world.env.work_as_bot(world.bot.clicks.posts.gatherings.close_due())
        assert "Decide now" in world.text(world.messages("table")[-1]), "three days are not over"
        best = moment(world, 6, 19)
        clock.time += 3 * DAY
        await world.env.work_as_bot(world.bot.clicks.posts.gatherings.close_due())
        assert f"<t:{best}:F>" in told(world)
        assert f"<@{world.user('Ada').id}>" not in told(world), "who cannot come is not called"


async def test_nobody_can_and_it_ends_kindly(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("table",)) as world:
        await seated(world, "Cleo")
        post = await asked(world)
        await world.click("Cleo", "None of these", post)
        await world.click("Ben", "Decide now", post)
        assert "None of these times suits two of you" in world.text(world.messages("table")[-1])
        assert not events(world)


async def test_the_event_stands_among_the_servers_where_the_bot_may_and_the_channel_is_for_all(
    maker: Callable[[], Any],
) -> None:
    async with simcord_world(maker, channels=("table",)) as world:
        await seated(world, "Cleo")
        permit(world, create_events=True)
        post = await asked(world, hours=2)
        await world.click("Cleo", "1", post)
        (event,) = events(world)
        at = moment(world, 5, 20)
        assert (event.name, event.entity_metadata["location"]) == ("Toy", "#table")
        assert datetime.fromisoformat(event.scheduled_start_time).timestamp() == at
        assert datetime.fromisoformat(event.scheduled_end_time).timestamp() == at + 7200
        assert f"events/{world.local.guild.id}/{event.id}" in told(world)
        decided = world.env.backend.messages[world.channel("table").id][post.id]
        assert "The event" in world.text(decided) and "Create Events" not in world.text(decided)


async def test_a_private_channel_or_a_missing_right_is_said_in_one_sentence(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("table",)) as world:
        await seated(world, "Cleo")
        permit(world, create_events=False)
        post = await asked(world)
        await world.click("Cleo", "1", post)
        decided = world.env.backend.messages[world.channel("table").id][post.id]
        assert "for that I need “Create Events”" in world.text(decided) and not events(world)
        permit(world, create_events=True)
        everybody = world.bot.get_guild(world.local.guild.id).default_role
        channel = world.bot.get_channel(world.channel("table").id)
        channel._overwrites.append(
            discord.abc._Overwrites({"id": everybody.id, "type": 0, "allow": "0", "deny": "1024"})
        )
        post = await asked(world)
        await world.click("Cleo", "1", post)
        decided = world.env.backend.messages[world.channel("table").id][post.id]
        assert "this channel is not for everybody here" in world.text(decided) and not events(world)


async def test_it_is_asked_once_taken_back_and_over_with_the_table(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("table",)) as world:
        await seated(world, "Cleo", "Ada")
        post = await asked(world, "Cleo")
        await world.slash(
            "Ada",
            "together evening",
            "table",
            first="tomorrow 20",
            second="tomorrow 21",
            third="tomorrow 22",
            zone="UTC",
        )
        assert "Somebody is asking" in world.text(world.ephemerals("Ada", "table")[-1])
        await world.click("Ada", "Take it back", post)
        assert "Only whoever asked" in world.text(world.ephemerals("Ada", "table")[-1])
        await world.click("Cleo", "Take it back", post)
        assert "The question has been taken back" in world.text(world.messages("table")[-1])
        again = await asked(world, "Ada")
        await world.slash("Ben", "table end", "table")
        await world.click("Ben", "Yes, clear it", world.ephemerals("Ben", "table")[-1])
        assert "The table is over" in world.text(world.env.backend.messages[world.channel("table").id][again.id])


async def test_after_a_restart_votes_go_on(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("table",)) as world:
        await seated(world, "Cleo")
        post = await asked(world)
        await world.restart(maker)
        await world.click("Cleo", "1", world.env.backend.messages[world.channel("table").id][post.id])
        assert f"<t:{moment(world, 5, 20)}:F>" in told(world)


async def test_the_lobbys_button_opens_a_form_with_the_next_weekend_in_it(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("table",)) as world:
        await seated(world, starts=False)
        assert "Find an evening" not in world.controls(world.board("table")).values(), "there is nobody to ask"
        await world.click("Cleo", "Join", world.board("table"))
        await world.click("Ben", "Find an evening", world.board("table"))
        assert "I do not know your time zone" in world.text(world.ephemerals("Ben", "table")[-1])
        await world.slash("Ben", "my notifications", "table", zone="Europe/Berlin")
        shown = await world.click("Ben", "Find an evening", world.board("table"))
        assert shown.modal is not None
        (written,) = [part["value"] for part in parts(shown.modal["components"]) if part.get("custom_id") == "answer"]
        lines = written.splitlines()
        assert {line.split()[0] for line in lines} == {"Friday", "Saturday", "Sunday"}
        assert all(line.endswith(" 20:00") for line in lines)
        await world.submit("Ben", shown, answer="\n".join(lines[:2]))
        assert "three different times" in world.text(world.ephemerals("Ben", "table")[-1])
        shown = await world.click("Ben", "Find an evening", world.board("table"))
        # Later than all that is proposed, whatever the weekday: on a Sunday, five days ahead is the Friday in the form.
        await world.submit("Ben", shown, answer=f"{lines[0]}\n\n{lines[1]}; {day(world, 10)} 8pm")
        post = next(m for m in reversed(world.messages("table")) if "An evening for" in world.text(m))
        assert f"<t:{moment(world, 10, 20)}:F>" in world.text(post) and "for 3 hours or so" in world.text(post)


async def test_times_are_offered_as_they_are_read_and_what_is_no_time_gets_a_sentence(maker: Callable[[], Any]) -> None:
    async with simcord_world(maker, channels=("table",)) as world:
        await seated(world, starts=False)
        options = {"first": "tomorrow 20", "second": "tomorrow 21", "third": "tomorrow 22"}
        await world.slash("Ben", "together evening", "table", **options)
        assert "nobody to ask" in world.text(world.ephemerals("Ben", "table")[-1])
        await world.click("Cleo", "Join", world.board("table"))
        await world.slash("Ben", "together evening", "table", **options)
        assert "I do not know your time zone" in world.text(world.ephemerals("Ben", "table")[-1])
        await world.slash("Ben", "my notifications", "table", zone="Europe/Berlin")
        for typed, answer in (
            ({"third": "soon"}, "I cannot read “soon”"),
            ({"third": "tomorrow 8pm"}, "three different times"),
            ({"zone": "Atlantis"}, "Atlantis"),
        ):
            await world.slash("Ben", "together evening", "table", **{**options, **typed})
            assert answer in world.text(world.ephemerals("Ben", "table")[-1])
        found = await world.complete("Ben", "together evening", "first", "fri 19", "table")
        assert found[0]["value"].startswith("Friday ") and found[0]["value"].endswith(" 19:00")
        table = (await world.bot.tables.index.by_channel(world.channel("table").id)).id
        assert not await world.bot.tables.gatherings.open_at(table, KIND)


def permit(world: World, **changes: bool) -> None:
    """What the bot may on this server."""
    guild = world.bot.get_guild(world.local.guild.id)
    for role in guild.me.roles:
        allowed = role.permissions
        allowed.update(administrator=False, manage_events=False, view_channel=True, send_messages=True, **changes)
        role._permissions = allowed.value
