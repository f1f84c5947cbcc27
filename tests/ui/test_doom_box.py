"""`/doomrock box` as users see it: each command, wrong input, strangers' and late clicks, restarts, and the proof."""

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from simcord import SetupError

from bot.app import make_bot
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.settings import Settings
from bot.ui.panels.catalogue import Catalogue
from cogs.dice.proof import make_bundle, verify_dice
from cogs.dice.screens import BUTTON as DICE_BUTTON
from cogs.dice.screens import SELECT as DICE_SELECT
from cogs.doomrock.box import actions as deeds
from cogs.doomrock.box.state import ALL_MARKERS, MARKERS
from cogs.doomrock.screens.box_screens import SCREENS
from tests.simcord_world import World, simcord_world

BUTTON, SELECT = SCREENS.button_template, SCREENS.select_template
FILES = sorted((Path(__file__).parents[2] / "cogs/doomrock").rglob("*.py"))


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings)


async def doom(world: World, command: str, user: str = "Ada", /, **options: Any) -> str:
    """What everybody reads after a command; a refusal has no such answer."""
    before = len(world.messages())
    await world.slash(user, f"doomrock box {command}", **options)
    assert len(world.messages()) == before + 1, world.text(world.messages(user=user)[-1])
    return newest(world)


async def refused(world: World, command: str, user: str = "Ada", /, **options: Any) -> str:
    """The private sentence after a command that nobody else is told of."""
    before = len(world.messages())
    await world.slash(user, f"doomrock box {command}", **options)
    assert len(world.messages()) == before
    return world.text(world.ephemerals(user)[-1])


def newest(world: World) -> str:
    return world.text(world.messages()[-1])


async def box(world: World) -> Any:
    return deeds.TRAYS.read(await world.bot.channel_records.kit(world.channel().id, deeds.TRAYS.kind))


def faces(words: str) -> list[int]:
    return [int(face) for face in re.findall(r"(\d)\ufe0f\u20e3", words.split("## ")[1].splitlines()[0])]


def tokens(words: str) -> tuple[int, int]:
    shields, heroism = re.search(r"🛡️ \+(\d)", words), re.search(r"⭐ \+(\d)", words)
    return int(shields[1]) if shields else 0, int(heroism[1]) if heroism else 0


# ---------------------------------------------------------------- dice


async def test_a_throw_with_two_rerolls(make: Any) -> None:
    async with simcord_world(make) as world:
        first = faces(await doom(world, "roll", dice=12))
        assert len(first) == 12 and "2 rerolls left" in newest(world) and "sealed" in newest(world)
        await world.select("Ada", "Which dice again?", ["0", "11"])
        second = faces(newest(world))
        assert second[1:11] == first[1:11] and "One reroll left" in newest(world)
        await world.select("Ada", "Which dice again?", [str(place) for place in range(12)])
        last = newest(world)
        assert world.controls(world.messages()[-1]) == {} and len(world.messages()) == 1
        assert tokens(last) == (faces(last).count(1), faces(last).count(6))
        assert (await box(world)).throws == {}


async def test_keeping_ends_a_throw(make: Any) -> None:
    async with simcord_world(make) as world:
        before = faces(await doom(world, "roll", dice=3))
        await world.click("Ada", "Keep these")
        assert faces(newest(world)) == before and world.controls(world.messages()[-1]) == {}


async def test_faces_to_hold_on_to_are_rerolled_at_once(make: Any) -> None:
    async with simcord_world(make) as world:
        words = await doom(world, "roll", dice=12, keep="6, 1")
        rounds = [re.findall(r"(\d)\ufe0f\u20e3", line) for line in words.splitlines() if line[4:6] == "\ufe0f\u20e3"]
        assert 1 <= len(rounds) <= 3 and world.controls(world.messages()[-1]) == {}
        assert len(rounds) == 3 or set(rounds[-1]) <= {"1", "6"}
        for earlier, later in pairwise(rounds):
            assert all(a == b for a, b in zip(earlier, later, strict=True) if a in "16")
        (entry,) = await world.bot.channel_records.public_rolls(world.channel().id)
        assert entry.data["dice"].count("d6") == len(rounds)
        for wrong in ("7", "high", ""):
            assert "1 to 6" in await refused(world, "roll", dice=2, keep=wrong)


async def test_a_stranger_rerolls_nothing(make: Any) -> None:
    async with simcord_world(make) as world:
        before = await doom(world, "roll", dice=4)
        await world.select("Ben", "Which dice again?", ["0"])
        assert "somebody else's dice" in world.text(world.ephemerals("Ben")[-1])
        await world.click("Cleo", "Keep these")
        assert "somebody else's dice" in world.text(world.ephemerals("Cleo")[-1])
        assert newest(world) == before and (await box(world)).throws["1"].left == 2


async def test_a_late_click_rerolls_nothing(make: Any) -> None:
    """Two clicks on one select: the second finds that the dice lie differently now."""
    async with simcord_world(make) as world:
        await doom(world, "roll", dice=4)
        entry = next(iter((await box(world)).throws))
        message = world.messages()[-1]
        old = message.components
        await world.select("Ada", "Which dice again?", ["0"])
        after = newest(world)
        present, message.components = message.components, old
        await world.select("Ada", f"wkb:reroll:{entry}.2*", ["1"], message)
        await world.click("Ada", f"wkb:keep:{entry}.2", message)
        message.components = present
        assert [world.text(one) for one in world.ephemerals("Ada")].count(
            "These dice lie differently now. Look at the newest throw."
        ) == 2
        assert newest(world) == after and (await box(world)).throws[entry].left == 1


async def test_rerolls_and_pool_outlive_a_restart(make: Any) -> None:
    async with simcord_world(make) as world:
        await doom(world, "roll", dice=5)
        await doom(world, "expose-draw", n=4, who="Ben")
        await doom(world, "ai-shuffle")
        before = (await box(world)).model_dump()
        await world.restart(make)
        assert (await box(world)).model_dump() == before
        await world.select("Ada", "Which dice again?", ["0"])
        assert "One reroll left" in world.text(world.messages()[0])
        await world.click("Ben", "Draw the next")
        assert "AI card number" in newest(world)
        assert "reveals" in await doom(world, "expose-reveal", who="Ben")


async def test_a_test_and_a_die(make: Any) -> None:
    async with simcord_world(make) as world:
        for difficulty, verdict in ((3, "Passed"), (10, "Failed")):
            words = await doom(world, "test", stat=2, difficulty=difficulty, which="agi")
            die = int(re.search(r"Agility: (\d) \+ 2", words)[1])  # type: ignore[index]
            assert f"**{die + 2}** against {difficulty}" in words and verdict in words
        assert re.search(r"rolls a \*\*[1-6]\*\*", await doom(world, "d6"))


async def test_discord_refuses_what_is_out_of_range_and_so_do_we(make: Any) -> None:
    async with simcord_world(make) as world:
        wrong: list[tuple[str, dict[str, Any]]] = [
            ("roll", {"dice": 99}),
            ("roll", {"dice": 0}),
            ("test", {"stat": "strong", "difficulty": 3}),
            ("test", {"stat": -1, "difficulty": 3}),
            ("test", {"stat": 1, "difficulty": 3, "which": "luck"}),
            ("expose-draw", {"n": 30}),
            ("expose-draw", {"n": 0}),
            ("heroes", {"n": 7}),
            ("traits", {"n": 9}),
            ("time-set", {"n": 100}),
            ("time-spend", {"n": 0}),
            ("damage", {"n": 1, "shields": -1}),
            ("roll", {}),
        ]
        for command, options in wrong:
            with pytest.raises(SetupError):
                await world.slash("Ada", f"doomrock box {command}", **options)
        play, channel = world.bot.channel_records.play, world.channel().id
        for place, work in enumerate(
            [
                lambda ledger: deeds.throw(ledger, 1, "Ada", 99),
                lambda ledger: deeds.throw(ledger, 1, "Ada", 0),
                lambda ledger: deeds.lay(ledger, 1, 30, None),
                lambda ledger: deeds.lay(ledger, 1, 2, "x" * 41),
                lambda ledger: deeds.TRAYS.pick(ledger, 1, ["a", "b"], 3),
                lambda ledger: deeds.TRAYS.change(ledger, lambda box: box.set_time(-1)),
            ]
        ):
            with pytest.raises(NotPossible):
                await play(channel, 1_000 + place, work)
        assert await world.bot.channel_records.kit(channel, deeds.TRAYS.kind) is None and world.messages() == []


# ---------------------------------------------------------------- expose markers


async def test_markers_go_round(make: Any) -> None:
    async with simcord_world(make) as world:
        assert "**Ben** gets 5 face-down markers" in await doom(world, "expose-draw", n=5, who="Ben")
        assert "**Ben** reveals" in await doom(world, "expose-reveal", n=1)  # nobody else can be meant
        assert "In the pool: 29" in (await doom(world, "expose-reset"))
        await doom(world, "expose-draw", n=5, who="Ben")
        await doom(world, "expose-draw", n=1, who="Cleo")
        assert "Markers lie on Ben and Cleo" in await refused(world, "expose-reveal")
        await doom(world, "expose-reveal", who="Cleo")
        await doom(world, "expose-reset", keep="Ben")
        assert "Left in the pool: 22" in await doom(world, "expose-draw", n=2)
        assert "Only 2 markers" in await refused(world, "expose-reveal", n=3)
        assert "Nothing lies on Cleo" in await refused(world, "expose-reveal", who="Cleo")
        assert "Only 5 markers lie on Ben" in await refused(world, "expose-reveal", who="bEN", n=6)
        names = await world.complete("Ada", "doomrock box expose-reveal", "who", "b")
        assert [one["value"] for one in names] == ["Ben"]
        assert "Archer" in [one["value"] for one in await world.complete("Ada", "doomrock box expose-draw", "who", "")]
        await doom(world, "expose-reveal", who="BEN", n=2)
        count = await doom(world, "expose-count")
        assert "On Ben, face down: 3" in count and "Revealed: 2" in count and "29 in all" in count
        assert "In the pool: 26" in await doom(world, "expose-reset", keep="ben")
        assert "In the pool: 29" in await doom(world, "expose-reset")


async def test_faces_of_face_down_markers_are_told_to_nobody(make: Any) -> None:
    async with simcord_world(make) as world:
        await doom(world, "expose-draw", n=29, who="Ben")
        about = await world.bot.channel_records.about(world.user("Ada").id)
        kinds = sorted((await box(world)).pool.lying["Ben"])
        for entry in about["rolls"]:
            cards = entry["data"].get("cards", [])
            assert len(cards) in (0, ALL_MARKERS) and cards == sorted(cards, key=list(MARKERS).index)
        assert not any(kind in world.text(message) for message in world.messages() for kind in ("blank", "push"))
        assert len(kinds) == ALL_MARKERS


async def test_a_cumulation_by_button_and_by_command(make: Any) -> None:
    async with simcord_world(make) as world:
        assert "No cumulation" in await refused(world, "expose-cumulation")
        await doom(world, "expose-draw", n=29)
        assert "Tidy up" in await doom(world, "expose-reveal")
        await world.click("Ben", "Tidy up")
        assert "15 markers leave the battle, 14 go back. In the pool: 14" in newest(world)
        await world.click("Cleo", "Tidy up", world.messages()[-2])
        assert "No cumulation" in world.text(world.ephemerals("Cleo")[-1])


async def test_an_empty_pool_explodes(make: Any) -> None:
    async with simcord_world(make) as world:
        assert "29 markers in the pool" in await refused(world, "expose-explode")
        await doom(world, "expose-draw", n=20, who="Ada")
        words = await doom(world, "expose-draw", n=12, who="Ben")
        assert "9 face-down markers" in words and "3 more markers" in words
        await world.click("Ben", "It explodes")
        words = newest(world)
        assert "**Ada** reveals" in words and "**Ben** reveals" in words and "In the pool: 14" in words
        await world.click("Ada", "It explodes")
        assert "Nothing explodes yet" in world.text(world.ephemerals("Ada")[-1])
        assert sum(map(len, (await box(world)).pool.zones())) == ALL_MARKERS


async def test_channels_are_apart(make: Any) -> None:
    async with simcord_world(make, channels=("one", "two")) as world:
        await world.slash("Ada", "doomrock box time-set", "one", n=7)
        await world.slash("Ada", "doomrock box time-add", "two", n=1)
        assert "0 → **1**" in world.text(world.messages("two")[-1])


# ---------------------------------------------------------------- AI, counters, sums


async def test_the_ai_deck_of_numbers(make: Any) -> None:
    async with simcord_world(make) as world:
        words = [await doom(world, "ai-draw") for _ in range(9)]
        drawn = [re.search(r"number \*\*(\d)\*\*", one)[1] for one in words]  # type: ignore[index]
        assert sorted(drawn[:8]) == list("12345678")
        assert "start again" in words[8] and "7 left" in words[8]
        await world.click("Ben", "Draw the next", world.messages()[-2])
        assert "already" in world.text(world.ephemerals("Ben")[-1]) and len(world.messages()) == 9
        await doom(world, "enrage", n=2)
        await doom(world, "ai-shuffle")
        assert "2 → **3**" in await doom(world, "enrage", n=1), "numbers know no enrage to begin with"


async def test_the_ai_deck_of_an_encounter(make: Any) -> None:
    async with simcord_world(make) as world:
        offers = await world.complete("Ada", "doomrock box ai-shuffle", "encounter", "library")
        assert [one["value"] for one in offers] == ["en.library"]
        assert "The Overdue Library" in await doom(world, "ai-shuffle", encounter="en.library")
        words = await doom(world, "ai-draw")
        assert "Minions:" in words and "Boss:" in words and "7 left" in words
        assert "At 3:" in await doom(world, "enrage", n=4)
        assert "4 → **0**" in await doom(world, "enrage", n=-9)
        assert "do not know" in await refused(world, "ai-shuffle", encounter="en.picnic")


async def test_counters(make: Any) -> None:
    async with simcord_world(make) as world:
        assert "0 → **7**" in await doom(world, "time-set", n=7)
        assert "7 → **5**" in await doom(world, "time-spend", n=2)
        assert "needs 6 time; 5 left" in await refused(world, "time-spend", n=6)
        assert "5 → **6**" in await doom(world, "time-add")
        assert "Battle!" in await doom(world, "time-spend", n=6)
        assert "0 → **2**" in await doom(world, "enrage", n=2)


async def test_sums(make: Any) -> None:
    async with simcord_world(make) as world:
        words = await doom(world, "damage", n=4, shields=2, armor=1, expose=1)
        assert "4 + 1 from markers = **5**" in words and "5 − 2 = 3" in words and "3 − 1 = 2" in words
        assert "−2 hp" in words and "Not a scratch" in await doom(world, "damage", n=2, shields=3)
        words = await doom(world, "level", cards="Brawler 6, Archer 5, 5", silver=12)
        assert "**Brawler** would be 2 ahead" in words and "Archer and Hero 3. 2 left over" in words
        assert "one to 6 heroes" in await refused(world, "level", cards="lots", silver=1)
        words = await doom(world, "score", abilities=7, common=5, epic=2, silver=3, hp=7, time=2)
        assert "54 points" in words
        assert "31 points" in await doom(world, "score", abilities=7), "what is not named is none"
        heroes = await doom(world, "heroes", n=6)
        assert all(name in heroes for name in ("Brawler", "Templar", "Sparkwright", "Hexer", "Archer", "Sneak"))
        assert "Loud" in await doom(world, "traits", n=8)


# ---------------------------------------------------------------- promises


async def test_an_interaction_that_comes_twice_counts_once(make: Any) -> None:
    async with simcord_world(make) as world:
        play, channel = world.bot.channel_records.play, world.channel().id
        await play(channel, 77, lambda ledger: deeds.TRAYS.change(ledger, lambda box: box.set_time(5)))
        await play(channel, 78, lambda ledger: deeds.TRAYS.change(ledger, lambda box: box.spend_time(1)))
        with pytest.raises(NoLongerPossible):
            await play(channel, 78, lambda ledger: deeds.TRAYS.change(ledger, lambda box: box.spend_time(1)))
        assert (await box(world)).time == 4


async def test_the_opened_seal_proves_dice_and_shuffles(make: Any) -> None:
    async with simcord_world(make) as world:
        await doom(world, "roll", dice=6)
        await world.select("Ada", "Which dice again?", ["1", "2"])
        await doom(world, "roll", dice=6, keep="6")
        await doom(world, "test", stat=1, difficulty=4)
        await doom(world, "heroes", n=2)
        await doom(world, "expose-draw", n=3)
        await doom(world, "expose-reveal")
        await doom(world, "expose-reset")
        for _ in range(10):
            await doom(world, "ai-draw")
        await doom(world, "ai-shuffle")
        channel_records, channel = world.bot.channel_records, world.channel().id
        closed, _ = await channel_records.play(channel, 10**18, lambda ledger: ledger.open_seed())
        bundle = make_bundle(closed, await channel_records.entries(channel, closed.n))
        assert verify_dice(bundle) == []
        shown = [e["deck"] for e in bundle["entries"] if e["kind"] in ("deck", "shuffle") and "hidden" not in e]
        assert shown == ["Doomrock", "Expose", "AI", "AI"], "heroes, the markers' first order, both of the old AI deck"
        drawn = next(entry for entry in bundle["entries"] if entry["kind"] == "draw")
        drawn["cards"] = ["9"]
        assert any("the shuffle put other cards there" in problem for problem in verify_dice(bundle))


async def test_foreign_names_call_nobody(make: Any) -> None:
    async with simcord_world(make) as world:
        words = await doom(world, "expose-draw", n=1, who="@everyone **boo**")
        assert "@everyone" not in words and "\\*\\*boo" in words
        assert "40 characters" in await refused(world, "expose-draw", n=1, who="x" * 60)


async def test_who_is_forgotten_owns_no_dice_any_more(make: Any) -> None:
    async with simcord_world(make) as world:
        await doom(world, "roll", dice=2)
        await world.bot.channel_records.forget(world.user("Ada").id)
        await world.click("Ada", "Keep these")
        assert "somebody else's dice" in world.text(world.ephemerals("Ada")[-1])


@pytest.mark.parametrize("custom_id", ["wkb:keep:12.2", "wkb:reroll:12.2*", "wkb:ai:0.0"])
def test_the_templates_are_apart(custom_id: Any) -> None:
    fitting = [t for t in (BUTTON, SELECT, DICE_BUTTON, DICE_SELECT) if re.fullmatch(t, custom_id)]
    assert fitting == [SELECT if custom_id.endswith("*") else BUTTON]
    assert not custom_id.startswith(("wk:", "wkm:"))
    assert not any(re.fullmatch(t, "wkd:look:7") for t in (BUTTON, SELECT))


def test_every_sentence_exists_and_is_used() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in FILES)
    every = Catalogue("doomrock").keys()
    known = {key for key in every if key.startswith(("dr-box", "dr-cmd"))}
    used = set(re.findall(r"""["'](dr-(?:box|cmd)(?:-[a-z0-9]+)*)["']""", code))
    made = (
        {f"dr-box-level-{how}" for how in ("ok", "short", "ahead")}
        | {"dr-box-hurt", "dr-box-hurt-nobody", "dr-box-revealed-nobody"}
        | {f"dr-box-count-{zone}" for zone in ("revealed", "removed")}
        | {f"dr-box-marker-{kind}" for kind in ("blank", "plus1", "push", "cumulation")}
    )
    assert used - known == set()
    assert known - used - made == set()
