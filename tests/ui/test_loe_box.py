"""`/loe` as users see it: each command, wrong input, whose dice they are, what only one may see, and the proof."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from cogs.dice.proof import make_bundle, verify_dice
from cogs.evershade.box import actions as deeds
from tests.simcord_world import World, simcord_world
from tests.ui.stored_twice import store_twice


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings)


async def loe(world: World, command: str, user: str = "Ada", /, **options: Any) -> str:
    """What everybody reads after a command; a refusal has no such answer."""
    before = len(world.messages())
    await world.slash(user, f"loe {command}", **options)
    assert len(world.messages()) == before + 1, world.text(world.messages(user=user)[-1])
    return world.text(world.messages()[-1])


async def refused(world: World, command: str, user: str = "Ada", /, **options: Any) -> str:
    """The private sentence after a command that nobody else is told of."""
    before = len(world.messages())
    await world.slash(user, f"loe {command}", **options)
    assert len(world.messages()) == before
    return world.text(world.ephemerals(user)[-1])


async def box(world: World) -> Any:
    return deeds.TRAYS.read(await world.bot.channel_records.kit(world.channel().id, deeds.TRAYS.kind))


async def test_a_roll_with_help_is_rolled_again_by_whoever_rolled(make: Any) -> None:
    async with simcord_world(make) as world:
        told = await loe(world, "roll", dice=3, difficulty=8, div="D12+D4", outcomes="3, 1", support="Oswin: 2")
        assert "Oswin" in told and "Divinum" in told and "against 8" in told and "costs 1 fate" in told
        dice = [int(one) for one in re.findall(r"\d+", told.split("rolls ")[1].splitlines()[0])]
        assert len(dice) == 3
        await world.select("Ben", "Which dice again?", ["0"])
        assert "somebody else's dice" in world.text(world.ephemerals("Ben")[-1])
        await world.select("Ada", "Which dice again?", ["0"])
        after = world.text(world.messages()[-1])
        again = [int(one) for one in re.findall(r"\d+", after.split("rolls ")[1].splitlines()[0])]
        assert again[1:] == dice[1:] and len(world.messages()) == 1
        await world.click("Ada", "Keep these", world.messages()[-1])
        assert world.controls(world.messages()[-1]) == {}
        kept = world.text(world.messages()[-1])
        assert "against 8" in kept and "costs 1 fate" not in kept


async def test_sums_tell_what_the_rules_say(make: Any) -> None:
    async with simcord_world(make) as world:
        told = await loe(world, "odds", dice=3, difficulty=8)
        assert "80.2 %" in told and "46.1 %" in told and "18.2 %" in told and "4.7 %" in told
        assert "6 HP lost" in await loe(world, "armor", damage=6, armor=2, weak=2)
        assert "2 advancements" in await loe(world, "exp", marker=0, left=12, gain=6)
        fresh = (await loe(world, "tree", profession="reeve")).replace("**", "")
        assert len(re.findall(r"^🌳 .+: 1$", fresh, re.MULTILINE)) == 3
        assert ": 2 and 3" in (await loe(world, "tree", profession="reeve", taken="1")).replace("**", "")
        assert "terror table" in await loe(world, "terror", traumas=1, combat=True)
        assert "half of it" in await loe(world, "div", die="D8", half=True)
        assert re.search(r"Ada\** gives 60 minutes: it ends <t:\d+:R>", await loe(world, "timer", minutes=60))


async def test_wrong_numbers_are_one_sentence_and_change_nothing(make: Any) -> None:
    """E30, E31."""
    async with simcord_world(make) as world:
        assert "D4" in await refused(world, "roll", dice=3, difficulty=8, div="D7")
        assert "Oswin: 2" in await refused(world, "roll", dice=3, difficulty=8, support="Oswin")
        assert "5, 3, 1" in await refused(world, "odds", dice=3, difficulty=8, thresholds="many")
        assert "no token" in await refused(world, "bag draw")
        assert "no deck" in await refused(world, "deck draw", enemy="Jackals")
        assert "No grid" in await refused(world, "grid show")
        assert "Reeve" in await refused(world, "tree", profession="dentist")
        await loe(world, "grid new", columns=7, rows=5, walls="C2|D2")
        assert "A1 to G5" in await refused(world, "grid put", model="Ysolde", space="Z9")
        assert "C2|D2" in await refused(world, "grid new", columns=7, rows=5, walls="A1|G5")
        assert (await box(world)).field.walls == ["C2|D2"]


DECK = {"enemy": "Jackals", "cards": "rush, rush, howl"}


@pytest.mark.parametrize(
    ("before", "command", "options"),
    [
        ("", "roll", {"dice": 3, "difficulty": 8}),
        ("bag new", "bag draw", {}),
        ("", "deck new", DECK),
    ],
)
async def test_whatever_chance_decides_first_tells_what_it_was_sealed_with_and_nothing_after_it(
    make: Any, before: str, command: str, options: dict[str, Any]
) -> None:
    async with simcord_world(make) as world:
        if before:
            assert "sealed" not in await loe(world, before, characters=2, enemies=1)
        told = await loe(world, command, **options)
        seed = await world.bot.channel_records.seed(world.channel().id)
        assert seed.commitment in told
        assert seed.commitment not in await loe(world, "roll", "Ben", dice=1, difficulty=8)


async def test_the_bag_and_a_deck_go_around(make: Any) -> None:
    async with simcord_world(make) as world:
        assert "2 white, 1 black, 1 with two faces" in await loe(world, "bag new", characters=2, enemies=1)
        seen = [await loe(world, "bag draw", user) for user in ("Ada", "Ben", "Ada", "Ben")]
        assert any("draw no more" in one for one in seen)
        assert "no token" in await refused(world, "bag draw")
        assert "2 white, 1 black, 1 with two faces" in await loe(world, "bag return")
        assert "3 white" in await loe(world, "bag add", token="white")
        assert "3 white" in await loe(world, "bag show", "Ben")
        assert "3 cards" in await loe(world, "deck new", enemy="Jackals", cards="rush, rush, howl")
        await world.slash("Ada", "loe deck peek", enemy="jackals")
        peeked = world.text(world.ephemerals("Ada")[-1])
        card = "howl" if "howl" in peeked else "rush"
        assert card in peeked and card not in world.text(world.messages()[-1])
        assert f"{card}" in await loe(world, "deck draw", "Ben", enemy="Jackals")
        told = [await loe(world, "deck draw", enemy="Jackals") for _ in range(3)]
        assert "seen before" in told[-1] and "seen before" not in told[0]
        assert "3 cards" in await loe(world, "deck reset", enemy="Jackals")


async def test_boards_tracker_and_token_are_kept(make: Any) -> None:
    async with simcord_world(make) as world:
        assert "5 of 8" in await loe(world, "hp", who="Ysolde", change=5, most=8)
        assert "✨ 3" in await loe(world, "fate", who="ysolde", change=3)
        assert await refused(world, "fate", who="Ysolde", change=-9)
        await loe(world, "brill", who="Ysolde", change=2)
        await loe(world, "boon", who="Ysolde", kind="STR", greater=True)
        assert "rolls on the table" in await loe(world, "fright", who="Ysolde", n=4)
        assert "1 terror is gone" in await loe(world, "boon", who="Ysolde", kind="AGI")
        assert "injury" in await loe(world, "condition", who="Ysolde", kind="injury")
        assert "knocked out" in await loe(world, "hp", who="Ysolde", change=-9)
        assert "Marked: D" in await loe(world, "tracker mark", letter="d")
        assert "3 of 8" in await loe(world, "tracker time", steps=3)
        assert "Marked: D" in await loe(world, "tracker show", "Ben")
        assert "Ysolde has" in (await loe(world, "token order", names="Ysolde, Perrin")).replace("**", "")
        assert "Perrin has" in (await loe(world, "token pass", "Ben")).replace("**", "")
        sheet = await loe(world, "save-sheet")
        assert "Marked: D" in sheet and "Ysolde" in sheet and "Perrin" in sheet


async def test_a_vote_is_counted_and_a_tie_is_picked_by_whoever_has_the_token(make: Any) -> None:
    """LE-4.3, LE-4.4, LE-4.5: rules 10.4."""
    async with simcord_world(make) as world:
        assert "Nobody is in turn" in await refused(world, "vote", prompt="Where to?", options="Mill, Weir")
        await loe(world, "token order", names="Ysolde, Perrin, Oswin, Petra")
        assert "2 to 5" in await refused(world, "vote", prompt="Where to?", options="Mill, mill")
        told = await loe(world, "vote", prompt="Where to?", options="Mill, Weir, Home")
        assert "Still to vote: Ysolde, Perrin, Oswin and Petra" in told
        for voice in ("0.0", "1.1", "0.1", "2.0"):  # Ysolde thinks again
            await world.select("Ada", "Whose vote, and for what?", [voice])
        told = world.text(world.messages()[-1]).replace("**", "")
        assert "Mill: 1 (Oswin)" in told and "Weir: 2 (Ysolde and Perrin)" in told and "Still to vote: Petra" in told
        await world.select("Ben", "Whose vote, and for what?", ["3.0"])
        assert "Ysolde has the decision token and picks" in world.text(world.messages()[-1]).replace("**", "")
        assert set(world.controls(world.messages()[-1])) == {"wkl:pick:1.0", "wkl:pick:1.1"}
        await world.click("Ada", "Weir", world.messages()[-1])
        told = world.text(world.messages()[-1]).replace("**", "")
        assert "It is Weir" in told and "Perrin has the decision token" in told
        assert world.controls(world.messages()[-1]) == {} and (await box(world)).token == 1


async def test_a_vote_with_a_clear_lead_is_over_at_once_and_one_with_a_time_not_before_it(make: Any) -> None:
    """LE-4.3: the token stays where it is (LE-4.5)."""
    async with simcord_world(make) as world:
        await loe(world, "token order", names="Ysolde, Perrin, Oswin")
        first = await loe(world, "vote", prompt="Where to?", options="Mill, Weir")
        assert "Votes count until" not in first
        for voice in ("0.1", "2.1"):
            await world.select("Ada", "Whose vote, and for what?", [voice])
        assert "It is Weir" in world.text(world.messages()[-1]).replace("**", "") and (await box(world)).token == 0
        assert "Votes count until" in await loe(world, "vote", prompt="And then?", options="Mill, Weir", minutes=5)
        await world.click("Ada", "Count", world.messages()[-1])
        assert "not over yet" in world.text(world.ephemerals("Ada")[-1])
        assert (await box(world)).vote.is_open


async def test_a_grid_has_a_picture_with_its_words(make: Any) -> None:
    async with simcord_world(make) as world:
        await loe(world, "grid new", columns=7, rows=5, walls="C2|D2, C3|D3")
        told = await loe(world, "grid put", model="Ysolde", space="c3")
        assert "C3" in told
        assert world.messages()[-1].attachments, "the picture"
        assert "range 1" in (await loe(world, "grid range", **{"from": "Ysolde", "to": "D3"})).replace("**", "")
        reach = await loe(world, "grid reach", model="Ysolde", steps=1)
        assert "B3" in reach and "D3" not in reach
        assert "crashes: 3 HP" in (await loe(world, "grid push", model="Ysolde", way="E", steps=3)).replace("**", "")
        assert "goes B3" in (await loe(world, "grid push", model="Ysolde", way="W", steps=1)).replace("**", "")
        assert "B3" in await loe(world, "grid show", "Ben")


async def test_what_has_to_be_stored_twice_is_told_once(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A transaction that fails together with another's runs again (`ChannelRecords.play`)."""
    async with simcord_world(make) as world:
        await loe(world, "grid new", columns=7, rows=5)
        await loe(world, "grid put", model="Ysolde", space="B3")
        await loe(world, "hp", who="Ysolde", change=5)
        store_twice(world, monkeypatch)
        assert "goes C3 and D3." in (await loe(world, "grid push", model="Ysolde", way="E", steps=2)).replace("**", "")
        assert (await loe(world, "hp", who="Ysolde", change=-5)).count("knocked out") == 1


async def test_as_many_dice_are_rolled_as_can_be_rolled_again(make: Any) -> None:
    async with simcord_world(make) as world:
        await refused(world, "roll", dice=20, difficulty=8, support="Oswin: 6")
        assert "Oswin" in await loe(world, "roll", dice=20, difficulty=8, support="Oswin: 5")


async def test_dice_tokens_and_shuffles_prove_themselves(make: Any) -> None:
    async with simcord_world(make) as world:
        await loe(world, "roll", dice=4, difficulty=8, div="D6")
        await loe(world, "bag new", characters=3, enemies=2)
        await loe(world, "bag draw")
        await loe(world, "deck new", enemy="Jackals", cards="a, b, c")
        await loe(world, "deck reset", enemy="Jackals")
        channel_records, channel = world.bot.channel_records, world.channel().id
        closed, _ = await channel_records.play(channel, 10**18, lambda ledger: ledger.open_seed())
        bundle = make_bundle(closed, await channel_records.entries(channel, closed.n))
        assert verify_dice(bundle) == []


async def test_a_channel_without_a_table_says_so_and_one_with_a_table_keeps_it(make: Any) -> None:
    """E32: of Lands of Evershade as of every game."""
    async with simcord_world(make) as world:
        await world.slash("Ada", "table show")
        assert "There is no table in this channel yet" in world.text(world.ephemerals("Ada")[-1])
        await world.slash("Ada", "table new", game="evershade")
        board = world.text(world.board())
        before = len(world.messages())
        await world.slash("Ben", "table new", game="evershade")
        assert "one channel, one table" in world.text(world.ephemerals("Ben")[-1])
        assert len(world.messages()) == before and world.text(world.board()) == board
        await loe(world, "odds", dice=3, difficulty=8)  # the box needs none, and minds none
