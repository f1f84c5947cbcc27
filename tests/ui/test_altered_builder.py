"""`/altered deck build` as two people use it: pressed, kept, shown, handed over, and nothing of somebody else's."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from cogs import load_game
from cogs.altered.content.decks import check, pool_of
from tests.simcord_world import World, simcord_world

CONTENT = load_game("altered").content
POOL = pool_of(CONTENT.cards.values())
WARDEN, MEDALS, CLERK = "GM_BASE_B_CH_05_C", "GM_BASE_B_CH_07_C", "GM_ROAD_B_CH_04_C"
JUNK = ("x" * 2_000, "**@everyone**" * 150, "💀" * 1_000, "DECK-" + "A" * 1_990, "3 Boyler Mule\n" * 140)


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings)


def panel(world: World, user: str = "Ada") -> Any:
    return world.ephemerals(user)[-1]


def told(world: World, user: str = "Ada") -> str:
    return world.text(panel(world, user))


async def kept(world: World, user: str) -> dict[str, Any]:
    """What is on somebody's shelf, without asking anybody."""
    from bot.tables.shelf.shelf import Shelf

    shelf = Shelf(world.bot.tables.database)
    found = await world.env.work_as_bot(shelf.decks(world.user(user).id, "altered"))
    return dict(found)


async def write(world: World, user: str, button: str, **words: str) -> None:
    asked = await world.click(user, button, panel(world, user))
    await world.submit(user, asked, **words)


async def copied(world: World, user: str = "Ada", starter: str = "drum_corps_2") -> None:
    await world.slash(user, "altered deck build")
    if "wkab:look:decks" in world.controls(panel(world, user)):
        await world.click(user, "wkab:look:decks", panel(world, user))
    await world.select(user, "Copy a starter", [starter], panel(world, user))


async def test_a_starter_with_three_cards_exchanged_in_six_steps(make: Any) -> None:
    """From nothing to a legal deck: a command, four presses of which two choose three cards each, and a name."""
    async with simcord_world(make) as world:
        steps = 0
        await world.slash("Ada", "altered deck build")  # 1: the command
        steps += 1
        await world.select("Ada", "Copy a starter", ["drum_corps_2"], panel(world))  # 2: open the list, choose
        steps += 2
        out = list(CONTENT.decks["drum_corps_2"].cards)[:3]
        await world.select("Ada", "Take out, one of each…", out, panel(world))  # 4: open, three, close
        steps += 1 + len(out) + 1
        here = [pick["value"] for pick in picks(panel(world), "wkab:put:0")]
        new = [ref for ref in here if ref not in CONTENT.decks["drum_corps_2"].cards][:3]
        await world.select("Ada", "Put in, one of each…", new, panel(world))
        steps += 1 + len(new) + 1
        await write(world, "Ada", "Keep…", name="Drums and wardens")  # the button, and the form's own
        steps += 2
        assert "✅ Legal in Constructed." in told(world) and "39 of 39 cards" in told(world)
        deck = (await kept(world, "Ada"))["Drums and wardens"]
        assert check(deck["cards"], POOL) == [] and all(deck["cards"][ref] for ref in new)
        assert steps <= 15, steps


def picks(message: Any, select: str) -> list[dict[str, Any]]:
    """The options of a select of a message."""
    found: list[dict[str, Any]] = []

    def look(part: Any) -> None:
        if isinstance(part, dict):
            if part.get("custom_id") == select:
                found.extend(part["options"])
            for inner in part.values():
                look(inner)
        elif isinstance(part, list):
            for inner in part:
                look(inner)

    look(message.components)
    return found


async def test_from_a_hero_to_a_deck_with_everything_wrong_told_at_once(make: Any) -> None:
    """AL-14.1"""
    async with simcord_world(make) as world:
        await world.slash("Ada", "altered deck build")
        await world.select("Ada", "Choose a Hero", ["GM_BASE_B_CH_01_C"], panel(world))
        assert "0 of 39 cards" in told(world) and "0 cards; it needs at least 39" in told(world)
        for _ in range(4):
            await world.select("Ada", "Put in, one of each…", [CLERK], panel(world))
        await world.click("Ada", "wkab:look:filter", panel(world))
        await world.select("Ada", "wkab:filter:faction", ["MQ"], panel(world))
        await world.click("Ada", "wkab:look:cards", panel(world))
        stranger = picks(panel(world), "wkab:put:0")[0]["value"]
        await world.select("Ada", "Put in, one of each…", [stranger], panel(world))
        words = told(world)
        assert "✗ Not legal yet:" in words
        assert "5 cards; it needs at least 39" in words
        assert "4 times Clerk of Small Claims; 3 are the most" in words
        assert f"Not of this faction, or too many factions: {CONTENT.cards[stranger].name}" in words
        await world.click("Ada", "↶ Undo", panel(world))
        assert "Not of this faction" not in told(world)


async def test_half_a_deck_is_there_after_a_restart_and_old_panels_still_work(make: Any) -> None:
    async with simcord_world(make) as world:
        await copied(world)
        await world.select("Ada", "wkab:out:0", ["GM_BASE_B_CH_04_C"], panel(world))
        await world.restart(make)
        await world.select("Ada", "wkab:out:0", ["GM_BASE_B_CH_04_C"], panel(world))
        assert "37 of 39" in told(world)
        await world.slash("Ada", "altered deck build")
        assert "37 of 39" in told(world) and "37 cards; it needs at least 39" in told(world)


async def test_a_press_that_is_delivered_twice_happens_once(make: Any) -> None:
    """P2"""
    async with simcord_world(make) as world:
        await copied(world)
        shelf = world.bot.cogs["AlteredCommands"].build.__self__.shelf
        user = world.user("Ada").id

        def work(build: Any) -> Any:
            return build.changed(cards=build.cards | {WARDEN: build.cards.get(WARDEN, 0) + 1})

        for _ in range(2):
            build = await world.env.work_as_bot(shelf.change(user, 77, work))
        assert build.cards[WARDEN] == 1


async def test_a_deck_is_shown_to_all_and_copied_by_code(make: Any) -> None:
    async with simcord_world(make) as world:
        await copied(world)
        await write(world, "Ada", "Keep…", name="Drums *and* more")
        await world.click("Ada", "Show everybody here", panel(world))
        post = world.messages()[-1]
        assert not post.is_ephemeral
        words = world.text(post)
        assert r"Ada shows a deck: Drums \*and\* more" in words and "Dame Ottilie & the Drum** leads 39 cards" in words
        for ref, n in CONTENT.decks["drum_corps_2"].cards.items():
            assert f"{n}× {CONTENT.cards[ref].name}" in words, "the picture's twin"
        (code,) = set(re.findall(r"DECK-[0-9A-Z-]+", words))
        # by the button
        await world.click("Ben", "Build on a copy", post)
        assert "39 of 39" in told(world, "Ben") and "Dame Ottilie" in told(world, "Ben")
        assert await kept(world, "Ben") == {}, "nothing is kept before he keeps it"
        # by the code that stands there
        await world.slash("Cleo", "altered deck build")
        await write(world, "Cleo", "Paste a code", code=f"  {code.lower()} ")
        assert "39 of 39" in told(world, "Cleo")
        await write(world, "Cleo", "Keep…", name="Ada's")
        assert (await kept(world, "Cleo"))["Ada's"]["cards"] == (await kept(world, "Ada"))["Drums *and* more"]["cards"]
        await world.slash("Cleo", "altered deck import")
        # the import takes a code as well as a list
        asked = await world.slash("Cleo", "altered deck import")
        await world.submit("Cleo", asked, name="Twice", list=code)
        assert "**Twice** is kept" in told(world, "Cleo") and "It is legal" in told(world, "Cleo")


async def test_a_damaged_code_is_one_clear_sentence_and_costs_nothing(make: Any) -> None:
    async with simcord_world(make) as world:
        await copied(world, "Ben")
        await world.click("Ben", "📚 My decks", panel(world, "Ben"))
        for code in ("DECK-06HF8-0RE1R-F2WFP-CWR3G-WFGY1-RF2W7-PEN7C", "DECK-", "DECK-" + "A" * 1_900):
            asked = await world.click("Ben", "Paste a code", panel(world, "Ben"))
            await world.submit("Ben", asked, code=code)
            assert told(world, "Ben") == (
                "That code is damaged: a sign is missing or wrong. Copy it once more, from DECK- to its end."
            )
            await world.slash("Ben", "altered deck build")
        await world.click("Ben", "🗃️ Cards", panel(world, "Ben"))
        assert "39 of 39" in told(world, "Ben"), "what he was building is still there"


async def test_a_deck_is_renamed_and_thrown_away_only_when_asked_twice(make: Any) -> None:
    async with simcord_world(make) as world:
        await copied(world)
        await write(world, "Ada", "Keep…", name="First")
        await copied(world, starter="masquers_2")
        await write(world, "Ada", "Keep…", name="Second")
        await world.click("Ada", "📚 My decks", panel(world))
        await world.select("Ada", "One of your decks", ["First"], panel(world))
        await write(world, "Ada", "Rename…", name="SECOND")
        assert "You have another deck called SECOND" in told(world)
        await world.slash("Ada", "altered deck build")
        await write(world, "Ada", "Rename…", name="first")
        assert set(await kept(world, "Ada")) == {"first", "Second"}, "only the case is another"
        once = panel(world)
        await world.click("Ada", "Throw away", once)
        assert set(await kept(world, "Ada")) == {"first", "Second"}
        sure = panel(world)
        await world.select("Ada", "One of your decks", ["Second"], sure)
        await forge(world, "Ada", "wkab:drop:000000000000", panel(world))
        assert "another deck before you" in told(world) and set(await kept(world, "Ada")) == {"first", "Second"}
        await world.slash("Ada", "altered deck build")
        await world.select("Ada", "One of your decks", ["Second"], panel(world))
        await world.click("Ada", "Throw away", panel(world))
        await world.click("Ada", "Really throw it away?", panel(world))
        assert set(await kept(world, "Ada")) == {"first"}
        assert "39 of 39" not in told(world) and "You have kept one deck" in told(world)


def controls(part: Any) -> list[dict[str, Any]]:
    """Every part of a message that has an id."""
    if isinstance(part, list):
        return [found for inner in part for found in controls(inner)]
    if not isinstance(part, dict):
        return []
    own = [part] if "custom_id" in part else []
    return own + [found for inner in part.values() for found in controls(inner)]


async def forge(world: World, user: str, custom_id: str, message: Any) -> None:
    """A press whose id is not on the message, as only a forger or an old client sends it."""
    button = next(part for part in controls(message.components) if part["type"] == 2 and not part.get("disabled"))
    old, button["custom_id"] = button["custom_id"], custom_id
    try:
        await world.click(user, custom_id, message)
    finally:
        for part in controls(message.components):
            if part["custom_id"] == custom_id:
                part["custom_id"] = old


async def test_foreign_and_forged_clicks_reach_nobody_elses_deck(make: Any) -> None:
    """P3: whoever presses changes their own deck, whatever stands in the id and wherever it was seen."""
    async with simcord_world(make) as world:
        await copied(world)
        await write(world, "Ada", "Keep…", name="Mine")
        await world.click("Ada", "Show everybody here", panel(world))
        post, before = world.messages()[-1], await kept(world, "Ada")
        (public,) = world.controls(post)
        await copied(world, "Ben", "masquers_2")
        ids = list(world.controls(panel(world)))
        for custom_id in (
            *ids,
            f"wkab:put:{WARDEN}",
            "wkab:put:nobody",
            "wkab:look:nowhere",
            "wkab:page:99999999999999999999",
            "wkab:page:x",
            "wkab:load:000000000000",
            "wkab:drop:000000000000",
            "wkab:copy:DECK",
            "wkab:copy:" + "A" * 85,
            "wkab:starter:0",
            "wkab:write:rename",
            "wkab:nonsense:0",
            "wkab:anew:0",
        ):
            await forge(world, "Ben", custom_id, post)
        assert await kept(world, "Ada") == before and await kept(world, "Ben") == {}
        assert list(world.controls(post)) == [public]
        await world.slash("Ada", "altered deck build")
        assert "Mine" in told(world) and "Dame Ottilie & the Drum** leads 39 of 39" in told(world)
        await world.slash("Ben", "altered deck build")
        assert "Who shall lead it?" in told(world, "Ben"), "his own he has begun anew"


@pytest.mark.parametrize("junk", JUNK)
async def test_whatever_is_written_gets_one_sentence_or_its_mistakes(make: Any, junk: str) -> None:
    async with simcord_world(make) as world:
        await copied(world)
        for button, field, where in (
            ("Keep…", "name", "cards"),
            ("By name…", "list", "cards"),
            ("Paste a code", "code", "decks"),
        ):
            if f"wkab:look:{where}" in world.controls(panel(world)):
                await world.click("Ada", f"wkab:look:{where}", panel(world))
            asked = await world.click("Ada", button, panel(world))
            await world.submit("Ada", asked, **{field: junk[:40] if field == "name" else junk[:2_000]})
            words = told(world)
            assert "Something went wrong" not in words and len(words) < 6_000
            assert "@everyone" not in words.replace("@\u200beveryone", "")
            await world.slash("Ada", "altered deck build")
        await world.click("Ada", "🗃️ Cards", panel(world))
        assert "39 of 39" in told(world)
        assert len(await kept(world, "Ada")) == 1, "a name has forty signs at most, and they may be any"


async def test_cards_by_name_with_what_was_meant(make: Any) -> None:
    async with simcord_world(make) as world:
        await copied(world)
        await write(world, "Ada", "By name…", list="2 Gate Warden\nGate Wadren\n1 Clerk of Small Claims")
        words = told(world)
        assert "3 cards have come in." in words and "42 of 39" in words
        assert "I know no card “Gate Wadren”. Closest: Gate Warden." in words


async def test_the_doctor_says_why_and_his_advice_is_one_press(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "altered deck build")
        await world.select("Ada", "Choose a Hero", ["GM_BASE_B_CH_01_C"], panel(world))
        await world.click("Ada", "Copies: one by one", panel(world))
        await world.select(
            "Ada", "wkab:put:0", [pick["value"] for pick in picks(panel(world), "wkab:put:0")], panel(world)
        )
        await world.click("Ada", "🩺 Doctor", panel(world))
        words = told(world)
        assert "🩺 The doctor finds " in words and "No great end: 0 instead of 2 cards for 5 or more." in words
        offered = [label for custom_id, label in world.controls(panel(world)).items() if ":one:" in custom_id]
        late = next(name for label in offered if f"**{(name := label.removeprefix('+ '))}** for the end" in words)
        await world.click("Ada", f"+ {late}", panel(world))
        assert "28 of 39" in told(world) and "No great end: 1 instead of 2 cards for 5 or more" in told(world)


async def test_pictures_come_with_the_panels(make: Any) -> None:
    async with simcord_world(make) as world:
        await copied(world)
        assert names(panel(world)) == ["collection.png"]
        await world.click("Ada", "📜 Deck", panel(world))
        assert names(panel(world)) == ["deck.png"]
        await world.click("Ada", "🩺 Doctor", panel(world))
        assert names(panel(world)) == []
        await world.click("Ada", "📜 Deck", panel(world))
        await world.click("Ada", "Show everybody here", panel(world))
        assert names(world.messages()[-1]) == ["deck.png"]


def names(message: Any) -> list[str]:
    return [file["filename"] for file in message.attachments]
