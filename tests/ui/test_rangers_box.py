"""`/rangers box` as users see it: a challenge deck, sums, and what a channel keeps for a group with the printed box."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.rules.errors import NotPossible
from bot.settings import Settings
from cogs.rangers.box import actions, sums
from cogs.rangers.box.tray import MOST_PATHS, RangersBox, Sheet
from cogs.rangers.game import game
from tests.simcord_world import World, simcord_world
from tests.ui.stored_twice import store_twice

CONTENT = game().content


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings)


async def told(world: World, command: str, user: str = "Ada", /, **options: Any) -> str:
    """What everybody reads after a command; a refusal has no such answer."""
    before = len(world.messages())
    await world.slash(user, f"rangers box {command}", **options)
    assert len(world.messages()) == before + 1, world.text(world.messages(user=user)[-1])
    return world.text(world.messages()[-1])


async def refused(world: World, command: str, user: str = "Ada", /, **options: Any) -> str:
    """The private sentence after a command that nobody else is told of."""
    before = len(world.messages())
    await world.slash(user, f"rangers box {command}", **options)
    assert len(world.messages()) == before
    return world.text(world.ephemerals(user)[-1])


async def box(world: World) -> RangersBox:
    return actions.TRAYS.read(await world.bot.channel_records.kit(world.channel().id, actions.TRAYS.kind))


# ---------------------------------------------------------------------- the challenge deck


async def test_the_deck_has_twenty_four_cards_and_shuffles_when_one_says_so(make: Any) -> None:  # ER-8.1, ER-6.11
    async with simcord_world(make) as world:
        left = 24
        for _ in range(30):
            words = await told(world, "challenge")
            assert re.search(r"AWA [-+]?\d · FIT [-+]?\d · SPI [-+]?\d · FOC [-+]?\d", words)
            is_again = "All are shuffled" in words
            assert is_again == ("· shuffle" in words)
            left = 24 if is_again else left - 1
            assert f"{left} left in the deck" in words
        assert "24 cards" in await told(world, "challenge", what="reset")
        assert len((await box(world)).challenge.pile) == 24


async def test_the_first_card_of_a_deck_may_be_one_that_shuffles(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A command writes one entry into the ledger; this one wrote two, and was refused."""
    for name, card in CONTENT.challenges.items():
        monkeypatch.setitem(CONTENT.challenges, name, card.model_copy(update={"reshuffle": True}))
    async with simcord_world(make) as world:
        for _ in range(2):
            assert "24 left in the deck" in await told(world, "challenge")


async def test_whoever_scouts_sees_the_cards_alone_and_may_send_them_down(make: Any) -> None:  # ER-4.9
    async with simcord_world(make) as world:
        private = await refused(world, "scout", n=3)
        assert private.count("AWA") == 3
        before = (await box(world)).challenge.pile
        assert "put 2 of them to the bottom" in await told(world, "scout", n=3, bottom="3 1")
        after = (await box(world)).challenge.pile
        assert after[:2] == [before[-1], before[-3]] and after[-1] == before[-2] and sorted(after) == sorted(before)
        await told(world, "scout", n=3, top="3 2")
        turned = (await box(world)).challenge.pile
        assert turned[:-3] == after[:-3] and turned[-3:] == [after[-1], after[-2], after[-3]]
        assert "each once" in await refused(world, "scout", n=2, bottom="1", top="1")
        assert "each once" in await refused(world, "scout", n=2, bottom="3")
        assert "each once" in await refused(world, "scout", n=2, bottom="1 1")
        assert "Whole numbers" in await refused(world, "scout", n=2, bottom="one")
        assert (await box(world)).challenge.pile == turned


async def test_a_whole_test(make: Any) -> None:  # ER-6.8, ER-6.9
    async with simcord_world(make) as world:
        for _ in range(6):
            words = await told(world, "test", aspect="FIT", difficulty=3, energy=2, icons=1)
            modifier, total = re.search(r"effort 3, challenge card ([-+]?\d), that is \*\*(\d)\*\*", words).groups()  # type: ignore[union-attr]
            assert int(total) == 3 + int(modifier)
            assert ("success" in words) == (int(total) >= 3)
            assert re.search(r"Every ready, active card with a \*\*(leaf|mountain|crest)\*\*", words)


def test_the_result_is_never_below_nothing() -> None:  # ER-6.8
    found = sums.test(1, 0, 0, 0, -2)
    assert (found.resulting, found.won) == (0, True)


# ---------------------------------------------------------------------- sums


@pytest.mark.parametrize(("target", "total"), [("reach", 0), ("along", 3), ("other", 3), ("surroundings", 6)])
def test_fatigue_is_of_what_lies_strictly_between(target: sums.Target, total: int) -> None:  # ER-7.2, ER-7.3
    assert sums.fatigue(target, "2 1f 1 3e", "3 2d 0").total == total


def test_cards_on_a_role_are_always_between() -> None:  # ER-4.7
    assert sums.fatigue("reach", "2", "", "1 1f").total == 1


async def test_sums_are_told_to_all_and_nonsense_to_nobody(make: Any) -> None:
    async with simcord_world(make) as world:
        assert "**6 fatigue** (2 + 1 + 3)" in await told(
            world, "fatigue", target="surroundings", reach="2 1f 1", along="3"
        )
        assert "A presence is a digit" in await refused(world, "fatigue", target="along", reach="many")
        words = await told(world, "pathdeck", location="Thrush Gap", terrain="wildwood")
        numbers = re.search(r"numbers \*\*(\d+), (\d+) and (\d+)\*\*", words).groups()  # type: ignore[union-attr]
        assert len(set(numbers)) == 3 and all(1 <= int(n) <= 14 for n in numbers)
        assert "what missions add. The 12 cards of wildwood wait beneath" in words
        words = await told(world, "pathdeck", location="Watch Alder", terrain="wildwood", pivotal=True)
        assert "all 12 cards of wildwood, all cards of the place, and what missions add" in words  # ER-2.11
        assert "Hollow Ash, by the Wildwood" in await told(world, "travel", place="wa")
        assert "no place" in await refused(world, "travel", place="Nowhere")
        assert "Day 1: **Still Air**" in await told(world, "weather", day=1, length=5)
        assert "from 1 to 5" in await refused(world, "weather", day=6, length=5)
        assert re.search(r"\*\*(Ada|Ben)\*\* leads", await told(world, "lead", names="Ada, Ben"))


# ---------------------------------------------------------------------- what a channel keeps


async def test_a_printed_map_and_calendar_are_what_the_group_notes_of_them(make: Any) -> None:
    """Rules 10: names are typed by users; the Fernreach is not the valley of the printed box."""
    async with simcord_world(make) as world:
        assert "no path from there is noted" in await refused(world, "travel", place="Old Weir")
        assert "Mill Race, by the marsh" in await told(
            world, "travel", place="Old  Weir", to="Mill Race", terrain="marsh"
        )
        await told(world, "travel", place="Old Weir", to="Stone Barn", terrain="hills")
        words = await told(world, "travel", place="old weir")
        assert "Mill Race, by the marsh" in words and "Stone Barn, by the hills" in words
        assert "Old Weir, by the marsh" in await told(world, "travel", place="Mill Race")  # it leads both ways
        words = await told(world, "travel", place="Mill Race", to="Old Weir", terrain="river")
        assert words.count("Old Weir") == 1 and "by the river" in words
        for wrong in ({"to": "Old Weir", "terrain": "marsh"}, {"to": "Stone Barn"}, {"terrain": "marsh"}):
            assert "leads from one place to another" in await refused(world, "travel", place="Old Weir", **wrong)
        assert "Hollow Ash" in await told(world, "travel", place="Watch Alder")  # the Fernreach is there too
        assert "Day 2: **Sleet**" in await told(world, "weather", day=2, name="Sleet")
        assert "weather's name" in await refused(world, "weather", day=2, name=" ")
        await world.restart(make)
        assert "Day 2: **Sleet**" in await told(world, "weather", day=2, length=5)


def test_a_map_has_room_for_so_many_paths() -> None:
    sheet = Sheet()
    for n in range(MOST_PATHS):
        sheet.note_path("Hub", f"place {n}", "plain")
    with pytest.raises(NotPossible):
        sheet.note_path("Hub", "one more", "plain")
    sheet.note_path("Hub", "place 0", "road")  # one that is known may still change
    assert len(sheet.ways_from("Hub")) == MOST_PATHS


async def test_energy_is_kept_for_each_player(make: Any) -> None:  # ER-10.1, E-ENERGY
    async with simcord_world(make) as world:
        assert "Nobody called Ada" in await refused(world, "energy", who="Ada")
        assert "AWA 3, FIT 2, SPI 2, and FOC 1" in (await told(world, "energy", who="Ada", fill="3 2 2 1")).replace(
            "2 and FOC", "2, and FOC"
        )
        assert "FIT 0" in await told(world, "energy", who="ada", aspect="FIT", n=-2)
        assert "Needs 1 FIT, there is 0" in await refused(world, "energy", who="Ada", aspect="FIT")
        assert "FIT 2" in await told(world, "energy", who="Ada")
        assert "Whole numbers" in await refused(world, "energy", who="Ada", fill="3 2 2")
        for name in ("Ben", "Cleo", "Dan"):
            await told(world, "energy", who=name, fill="1 2 2 3")
        assert "kept for 4 players" in await refused(world, "energy", who="Eve", fill="1 2 2 3")
        assert "**Dan**" in await told(world, "energy")


async def test_the_tracker_banks_what_a_camp_saves_and_drops_the_rest(make: Any) -> None:  # ER-14.2, ER-14.3
    async with simcord_world(make) as world:
        await told(world, "tracker", what="location", name="Watch Alder", terrain="wildwood")
        await told(world, "tracker", what="mission", name="Relight the Fords")
        words = await told(world, "tracker", what="check", name="relight the fords")
        assert "not banked yet" in words and "check on Relight the Fords" in words
        words = await told(world, "tracker", what="day", camped=True)
        assert "Day 2" in words and "Relight the Fords (1)" in words
        await told(world, "tracker", what="reward", name="Tide Reading")
        words = await told(world, "tracker", what="day", camped=False)
        assert "Day 3" in words and "Lost, since nobody camped: reward Tide Reading" in words
        assert "Day 1: Watch Alder · wildwood, camped" in words and "Day 2: Watch Alder · wildwood, no camp" in words
        assert "Tide Reading" not in await told(world, "tracker")
        assert "no mission Bees" in await refused(world, "tracker", what="done", name="Bees")
        assert "wants a name" in await refused(world, "tracker", what="event")
        await told(world, "tracker", what="done", name="Relight the Fords")
        assert "Done: Relight the Fords" in await told(world, "tracker", what="day", camped=True)
        assert [(one.day, one.camped) for one in (await box(world)).sheet.history] == [(1, True), (2, False), (3, True)]


async def test_as_published_the_tracker_keeps_what_was_noted(make: Any) -> None:  # D11, ER-14.5
    async with simcord_world(make) as world:
        await told(world, "tracker", what="reward", name="Tide Reading")
        words = await told(world, "tracker", what="day", camped=False, keep=True)
        assert "Rewards: Tide Reading" in words and "Lost" not in words and "no camp" in words


async def test_the_tracker_is_turned_to_a_day_and_to_a_location(make: Any) -> None:
    async with simcord_world(make) as world:
        assert "**Day 7**" in await told(world, "tracker", what="day", number=7)
        assert "Day 8" in await told(world, "tracker", what="day", camped=True)
        for both_or_neither in ({}, {"camped": True, "number": 3}):
            assert "whether you camped" in await refused(world, "tracker", what="day", **both_or_neither)
        await told(world, "tracker", what="location", name="Thrush Gap", terrain="moor")
        assert "Thrush Gap · fen" in await told(world, "tracker", what="location", terrain="fen")
        assert "wants the name" in await refused(world, "tracker", what="location")
        assert "Thrush Gap · fen" in await told(world, "tracker")
        assert [one.day for one in (await box(world)).sheet.history] == [7]


async def test_what_a_night_drops_is_told_once_though_it_is_stored_twice(
    make: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_world(make) as world:
        await told(world, "tracker", what="reward", name="Tide Reading")
        store_twice(world, monkeypatch)
        assert (await told(world, "tracker", what="day", camped=False)).count("Tide Reading") == 1


def test_a_day_holds_so_many_notes() -> None:
    sheet = Sheet()
    for n in range(60):
        sheet.gain("event", f"event {n}")
    with pytest.raises(NotPossible):
        sheet.gain("event", "one more")


async def test_a_restart_keeps_the_box(make: Any) -> None:
    async with simcord_world(make) as world:
        await told(world, "challenge")
        before = await box(world)
        await world.restart(make)
        assert await box(world) == before
