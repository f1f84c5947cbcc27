"""`/altered deck`, `cards`, `glossary` as users see them: lists pasted and attached, drafts, packs, privacy, tables."""

import asyncio
import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.tables.shelf import shelf
from bot.tables.shelf.shelf import Shelf
from cogs import load_game
from cogs.altered.content.decklist import write_list
from cogs.altered.content.import_cards import Found, read_cards
from cogs.altered.screens import deck_shelf
from cogs.altered.screens.deck_shelf import DeckShelf
from tests.games.altered.otters import CARDS
from tests.games.altered.otters import LIST as COMMUNITY
from tests.simcord_world import World, simcord_world

STARTER = load_game("altered").content.decks["gearwrights"]
LIST = write_list({str(STARTER.hero): 1, **STARTER.cards})


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings)


async def told(world: World, command: str, user: str = "Ada", /, **options: Any) -> str:
    """The private answer to a command; nobody else may see one."""
    before = len(world.messages())
    await world.slash(user, f"altered {command}", **options)
    assert len(world.messages()) == before
    return world.text(world.ephemerals(user)[-1])


async def paste(world: World, words: str, name: str = "Otters", /, **options: Any) -> str:
    shown = await world.slash("Ada", "altered deck import", **options)
    await world.submit("Ada", shown, name=name, list=words)
    return world.text(world.ephemerals("Ada")[-1])


def pack(*cards: dict[str, Any]) -> tuple[str, bytes]:
    return "cards.json", json.dumps({"member": list(cards)}).encode()


def card(number: int, kind: str = "CHARACTER", **elements: Any) -> dict[str, Any]:
    return {
        "reference": f"ALT_CORE_B_AX_{number:02}_C",
        "name": f"Otter *{number}*",
        "cardType": {"reference": kind},
        "mainFaction": {"reference": "AX"},
        "rarity": {"reference": "COMMON"},
        "elements": {
            "MAIN_COST": "2",
            "RECALL_COST": "2",
            "OCEAN_POWER": "3",
            "MOUNTAIN_POWER": "#1",
            "FOREST_POWER": 0,
        }
        | elements,
    }


async def test_a_pasted_deck_from_import_to_delete(make: Any) -> None:
    async with simcord_world(make) as world:
        told_first = await told(world, "deck list")
        assert "no decks" in told_first and "Masquers" in told_first and told_first.count("Wins ") == 18
        words = await paste(world, LIST)
        assert "Otters" in words and "40 cards" in words and "legal" in words
        await world.restart(make)
        assert "Otters" in await told(world, "deck list") and "Otters" not in await told(world, "deck list", "Ben")
        shown = await told(world, "deck show", name="otters")
        hero = load_game("altered").content.cards[STARTER.hero].name
        assert hero in shown and shown.count("3×") == 13
        assert "✅" in await told(world, "deck validate", name="Otters")
        assert "at least 59" in await told(world, "deck validate", name="Otters", format="singleton")
        figures = await told(world, "deck stats", name="Otters")
        assert "39 cards" in figures and "12 for 2" in figures and "disrupt" in figures
        assert "Wins " in await told(world, "deck stats", name="Masquers")
        newest = world.ephemerals("Ada")[-1]
        assert [file["filename"] for file in newest.attachments] == ["curve.png"]
        await told(world, "deck export", name="Otters")
        assert "Otters is gone" in await told(world, "deck delete", name="Otters")
        assert "no deck called “Otters”" in await told(world, "deck show", name="Otters")
        assert "no deck called" in await told(world, "deck delete", name=STARTER.name)  # a starter is nobody's


async def test_an_attached_draft(make: Any) -> None:
    async with simcord_world(make) as world:
        words = await told(world, "deck import", file=("my draft.txt", b"\xef\xbb\xbf3x GM_BASE_B_GW_02_C\r\n"))
        assert "3 cards" in words and "my draft" in words
        assert "draft:" in words and "no Hero" in words and "at least 39" in words
        offered = await world.complete("Ada", "altered deck show", "name", "")
        assert [choice["name"] for choice in offered][:1] == ["my draft"] and len(offered) == 19
        words = await told(world, "deck import", file=("b.txt", b"x" * 300_000))
        assert "too much" in words


async def test_a_wrong_list_is_not_kept_unless_asked(make: Any) -> None:
    """S-36 as a user sees it: every line that is wrong is named at once."""
    async with simcord_world(make) as world:
        wrong = "3 FOO\n0 GM_BASE_B_GW_02_C\n3 GM_BASE_B_GW_03_C\n1 GM_BASE_B_GW_03_C\nhello *there*"
        words = await paste(world, wrong)
        assert "Nothing was kept" in words and "Line 1" in words and "Line 2" in words and "Line 5" in words
        assert "no decks" in await told(world, "deck list")
        words = await paste(world, "3 Packet Fern\n2 GM_BASE_B_GW_02_C nonsense", "By name")
        assert "“Packet Fern”" in words and "Pocket Fern" in words and "“nonsense”" in words  # one mistake a name
        assert "/altered deck export" in words
        opened = await world.click("Ada", "Mend the list", world.ephemerals("Ada")[-1])
        assert "3 Packet Fern" in str(opened.modal) and "By name" in str(opened.modal)  # nothing is written twice
        await world.submit("Ada", opened, name="By name", list="3 Pocket Fern\n2 GM_BASE_B_GW_02_C")
        assert "5 cards" in world.text(world.ephemerals("Ada")[-1])
        words = await paste(world, wrong, partial=True)
        assert "4 cards" in words and "Line 1" in words and "4 times" in words
        assert "Nothing was kept" in await paste(world, "# only a remark", "Empty", partial=True)
        assert "A name has" in await paste(world, LIST, " \t ")


async def test_packs_of_a_server(make: Any) -> None:
    async with simcord_world(make) as world:
        cards = [card(1, "HERO"), *(card(n) for n in range(2, 15)), card(20, MAIN_EFFECT="{J} Do a little dance.")]
        refused = await told(world, "cards import", "Ben", name="Otters", file=pack(*cards))
        assert "may manage" in refused
        assert "no packs" in await told(world, "cards list")
        wrong = await told(world, "cards import", "Ada", name="Otters", file=pack(*cards, card(30, MAIN_COST="many")))
        assert "Nothing was kept" in wrong and "COST is “many”" in wrong
        assert "not JSON" in await told(world, "cards import", "Ada", name="Otters", file=("cards.json", b"\x00PNG"))
        kept = await told(world, "cards import", "Ada", name="Otters", file=pack(*cards, {}), partial=True)
        assert "15 cards" in kept and "14 scripted or without text" in kept and "1 that I can only show" in kept
        deck = "1 ALT_CORE_B_AX_01_C\n" + "".join(f"3 ALT_CORE_A_AX_{n:02}_C\n" for n in range(2, 15))
        assert "legal" in await paste(world, deck, "Furry")
        words = await paste(world, deck + "1 ALT_CORE_B_AX_20_C", "Dancing")
        assert "draft:" in words and "Otter \\*20\\*" in words
        assert "✅" in await told(world, "deck validate", name="Dancing", allow_manual=True)
        await world.restart(make)
        assert "15 cards" in await told(world, "cards list", "Cleo")
        assert "is gone" in await told(world, "cards remove", "Ada", name="otters")
        assert "does not know" in await told(world, "deck list")
        assert "no card ALT" in await told(world, "deck validate", name="Furry")


async def test_a_community_list_comes_to_a_table(make: Any) -> None:
    """Cards from a file, scripts for some of them, a table that takes what is left by hand: all of it by commands."""
    async with simcord_world(make) as world:
        data = ("otters.json", json.dumps({"member": CARDS}).encode())
        wrong = ("scripts.yaml", b"- id: ALT_CORE_B_AX_07_C\n  abilities: [{when: join, do: [{do: juggle}]}]")
        words = await told(world, "cards import", "Ada", name="Otters", file=data, scripts=wrong)
        assert "Nothing was kept" in words and "juggle" in words and "scripts:2" in words
        assert "no packs" in await told(world, "cards list")
        right = ("scripts.yaml", b"- id: ALT_CORE_B_AX_07_C\n  abilities: [{when: join, do: [{do: draw, n: 1}]}]")
        words = await told(world, "cards import", "Ada", name="Otters", file=data, scripts=right)
        assert "15 cards" in words and "3 that I can only show" in words
        await paste(world, COMMUNITY, "Furry")
        assert "played by hand" in await told(world, "deck list")
        assert (await told(world, "deck show", name="Furry")).count("🖐") == 3
        await world.slash("Ada", "table new", game="altered")
        await world.slash("Ben", "table join")
        await world.slash("Ada", "table settings")
        await world.select("Ada", "Decks", ["own"])
        await world.slash("Ada", "table start")
        words = await told(world, "deck play", name="Furry")
        assert "cannot come" in words and "Awkward Silence" in words and "Cards played by hand" in words
        table = (await world.bot.tables.index.by_channel(world.channel().id)).id
        await world.bot.tables.playing.end(table, world.user("Ada").id)
        await world.bot.tables.proposals.consent(table, world.user("Ben").id, True)
        await world.slash("Ada", "table new", game="altered")
        await world.slash("Ben", "table join")
        await world.slash("Ada", "table settings")
        await world.select("Ada", "Decks", ["own"])
        await world.click("Ada", "☐ no")
        await world.slash("Ada", "table start")
        assert "Furry it is" in await told(world, "deck play", name="furry")
        await told(world, "deck play", "Ben", name=STARTER.name)
        assert "Auntie Brine & Cork" in world.text(world.board())
        await told(world, "cards remove", "Ada", name="otters")
        await world.restart(make)
        await world.slash("Ada", "table hand")
        assert "ALT_CORE" not in world.text(world.ephemerals("Ada")[-1])


async def test_a_card_is_played_by_hand_with_clicks(make: Any) -> None:
    """AL-14.10 as players see it: the hand asks, the board tells, the other has the toolkit too."""
    async with simcord_world(make) as world:
        tables, users = world.bot.tables, [world.user(name).id for name in ("Ada", "Ben")]
        guild, channel = world.local.guild.id, world.channel().id
        shelf = DeckShelf(Shelf(tables.database), load_game("altered").content)
        await shelf.import_cards(guild, "Otters", pack(*CARDS)[1], partial=False)
        options = {"decks": "own", "allow_manual": True, "confirm": "always"}
        table = (await tables.lobby.create("altered", guild, channel, users[0], options, name="Ada")).info.id
        await tables.seating.join(table, users[1], "Ben")
        await tables.lobby.start(table, users[0])
        for user in users:
            await tables.playing.do(table, user, "30 ALT_CORE_B_AX_09_C")  # Awkward Silence, thirty of it
        for user in users:
            silence = "ALT_CORE_B_AX_09_C"
            await tables.playing.do(table, user, [silence, f"{silence}~2", f"{silence}~3"])
        turn = await tables.keeper.look(table, lambda look: look.run.state.turn)
        me, other = ("Ada", "Ben")[turn], ("Ada", "Ben")[1 - turn]
        await world.slash(me, "table show")
        await world.slash(me, "table hand")
        await world.click(me, "Awkward Silence ✋1")
        assert "Whoever speaks first" in world.text(world.ephemerals(me)[-1])
        await world.click(me, "Play it")
        assert "does by hand what Awkward Silence says" in world.text(world.board())
        await world.select(me, "Choose one of 12…", ["draw"])
        await world.click(me, "2")
        assert "by hand: 2 cards drawn" in world.text(world.board())
        await world.slash(other, "table hand")
        await world.click(other, "🖐 Change something by hand")
        await world.select(other, "Choose one of 12…", ["roll"])
        assert "by hand: a die shows" in world.text(world.board())
        await world.click(me, "✓ Done")
        assert "Awkward Silence" in world.text(world.board())
        state = await tables.keeper.look(table, lambda look: look.run.state)
        assert len(state.players[turn].reserve) == 1 and state.turn == 1 - turn


async def test_privacy_covers_decks(make: Any) -> None:
    async with simcord_world(make) as world:
        await paste(world, LIST)
        ada, ben = world.user("Ada").id, world.user("Ben").id
        data = await world.bot.tables.people.user_data(ada)
        assert data["shelf"][0]["name"] == "Otters" and data["shelf"][0]["data"]["cards"][STARTER.hero] == 1
        assert (await world.bot.tables.people.user_data(ben))["shelf"] == []
        await world.slash("Ada", "privacy delete")
        await world.click("Ada", next(i for i in world.controls(world.ephemerals("Ada")[-1]) if i.endswith("yes")))
        assert (await world.bot.tables.people.user_data(ada))["shelf"] == []


async def test_the_glossary(make: Any) -> None:
    """S-disrupt"""
    async with simcord_world(make) as world:
        assert "opponent" in await told(world, "glossary", term="Disrupt")
        assert "After You" in await told(world, "glossary", term="after you")
        assert "no words on" in await told(world, "glossary", term="@everyone")
        offered = await world.complete("Ada", "altered glossary", "term", "mid")
        assert [choice["value"] for choice in offered] == ["midrange"]


async def test_there_is_an_end_to_what_is_kept(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MOST_ITEMS", 2)
    monkeypatch.setattr(shelf, "MOST_ENTRIES", 10)
    async with simcord_world(make) as world:
        kept = Shelf(world.bot.tables.database)
        saved = [await kept.save_deck(1, "altered", name, {}) for name in ("a", "b", "c", "B")]
        assert saved == [True, True, False, True]
        assert list(await kept.decks(1, "altered")) == ["B", "a"] and await kept.decks(2, "altered") == {}
        assert await kept.save_pack(1, "altered", "x", 6, {"cards": [1]})
        assert not await kept.save_pack(1, "altered", "y", 6, {}) and await kept.save_pack(2, "altered", "y", 6, {})
        assert not await kept.save_pack(1, "altered", "X", 11, {})
        assert await kept.pack(1, "altered", "x") == {"cards": [1]}  # what was there stays
        before = await kept.packs(1, "altered")
        assert await kept.save_pack(1, "altered", "X", 7, {"cards": [2]})
        after = await kept.packs(1, "altered")
        assert [pack.name for pack in after] == ["X"] and after[0].mark != before[0].mark


async def test_a_deck_comes_to_a_table(make: Any) -> None:
    async with simcord_world(make) as world:
        await paste(world, LIST + "2 GM_BASE_B_TW_02_C", "Mixed")
        await paste(world, "3 GM_BASE_B_GW_02_C", "Small")
        assert "Nobody asks" in await told(world, "deck play", name="Mixed")
        await world.slash("Ada", "table new", game="altered")
        await world.slash("Ben", "table join")
        await world.slash("Ada", "table settings")
        await world.select("Ada", "Decks", ["own"])
        assert "Nobody asks" in await told(world, "deck play", name="Mixed")
        await world.slash("Ada", "table start")
        assert "cannot come" in await told(world, "deck play", name="Small")
        assert "no seat" in await told(world, "deck play", "Cleo", name=STARTER.name)
        assert "Mixed it is" in await told(world, "deck play", name="mixed")
        await told(world, "deck play", "Ben", name=STARTER.name)
        board = world.text(world.board())
        assert "a deck of their own" in board
        table = (await world.bot.tables.index.by_channel(world.channel().id)).id
        brought = await world.bot.tables.keeper.look(table, lambda look: look.run.state.players[0].brought)
        assert sum(brought.values()) == 42


async def test_other_tables_play_on_while_a_file_is_read(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is read in a thread: a click at another table is answered in the meantime, or this waits in vain."""
    answered = threading.Event()
    seen: list[bool] = []

    def slowly(data: bytes) -> Found:
        seen.append(answered.wait(20))
        return read_cards(data)

    monkeypatch.setattr(deck_shelf, "read_cards", slowly)
    async with simcord_world(make) as world:
        tables, ada = world.bot.tables, world.user("Ada").id
        opened = await tables.lobby.create("altered", 1, 77, ada, {"decks": "random"}, name="Ada")
        shelf = DeckShelf(Shelf(tables.database), load_game("altered").content)
        reading = asyncio.ensure_future(shelf.import_cards(1, "Otters", pack(card(2))[1], partial=False))
        await asyncio.sleep(0)
        await tables.lobby.set_option(opened.info.id, ada, "decks", "own")
        answered.set()
        found, kept = await reading
        assert kept and seen == [True] and len(found.cards) == 1
