"""`/card` and `/rule`: every printed card can be read, what stories keep is not among them, slips are understood."""

import json
from pathlib import Path

import pytest

from bot.app import make_bot
from bot.installed import load_surfaces
from bot.settings import Settings
from bot.tables.shelf.shelf import Shelf
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import Select, as_text, fit
from bot.ui.panels.surface import Surface
from bot.ui.screens.look_up import LookUp, offers, read
from tests.simcord_world import simcord_world

SURFACES = [one for one in load_surfaces() if one.all_printed]
SHARED = Catalogue()


def look_up(*surfaces: Surface, locale: str = "en") -> LookUp:
    return LookUp(SHARED, surfaces, locale)


def test_every_game_can_be_looked_up() -> None:
    games = {"altered", "doomrock", "evershade", "near_and_far", "pebbles", "rangers"}
    assert games <= {surface.id for surface in SURFACES}


@pytest.mark.parametrize("surface", SURFACES, ids=lambda surface: surface.id)
def test_each_printed_card_says_something_and_fits(surface: Surface) -> None:
    look = look_up(surface)
    every = [*look.cards()]
    assert len({one.value for one in every}) == len(every), "two cards that an offer cannot tell apart"
    for one in every:
        found = one.read()
        words = as_text(fit(found.panel))
        assert one.name and "<" + surface.id not in words and "cards-printed" not in words
        assert len(words.splitlines()) > 1, one.name
        for picture in found.pictures[:1]:
            assert picture.facts is not None


@pytest.mark.parametrize("surface", SURFACES, ids=lambda surface: surface.id)
def test_a_picture_of_a_printed_card_can_be_drawn(surface: Surface) -> None:
    drawn = [found for one in look_up(surface).cards() if (found := one.read()).pictures]
    for found in drawn[:: max(1, len(drawn) // 5)]:
        assert surface.draw(found.shown or {}, "card").startswith(b"\x89PNG")


def test_what_stories_and_decks_of_events_keep_is_not_looked_up() -> None:
    names = {one.name for one in look_up(*SURFACES).cards()}
    for hidden in ("Very Small Troll", "The Lamp Key", "Shreya", "Lingering Injury"):
        assert hidden not in names


def test_a_name_a_part_of_it_and_a_slip() -> None:
    look = look_up(*SURFACES)
    every = [*look.cards()]
    surface, found = read(look, every, "toll goats", "card")
    assert surface is not None and surface.id == "near_and_far" and "Toll Goats" in str(found.panel)
    assert "Toll Goats" in as_text(read(look, every, "Tol Goasts", "card")[1].panel)
    several = read(look, every, "ladder", "card")[1].panel
    assert any(isinstance(part, Select) for part in several.parts) or "Ladder" in str(several)
    assert "I know no" in str(read(look, every, "zzzzqqq", "card")[1].panel)


def test_what_begins_so_is_offered_first() -> None:
    look = look_up(*SURFACES)
    shown = [name for _, name in offers(look, look.cards(), "to")]
    assert shown[0].casefold().startswith("to") and len(shown) == 25
    terms = [name for _, name in offers(look, look.rules(), "obstacle")]
    assert any("Earthborne Rangers" in name for name in terms)


async def test_in_a_channel_and_only_for_who_asks(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    async with simcord_world(lambda: make_bot(settings)) as world:
        offered = await world.complete("Ada", "card", "name", "toll goa")
        assert [one["name"] for one in offered] == ["Toll Goats · Near and Far"]
        shown = await world.slash("Ada", "card", name=offered[0]["value"])
        assert "Toll Goats" in world.text(shown)
        assert not world.messages(), "nothing of it is public"
        assert "Threat" in world.text(await world.slash("Ben", "rule", name="threat", game="doomrock"))
        many = await world.slash("Ben", "card", name="the")
        select = next(key for key in world.controls(world.ephemerals("Ben")[-1]) if "look-card" in key)
        assert "cards are called" in world.text(many)
        value = world.ephemerals("Ben")[-1]
        assert value is not None and select
        refused = await world.slash("Ben", "card", name="anything", game="no such game")
        assert "I do not know that game" in world.text(refused)


async def test_what_a_server_has_brought_in_is_looked_up_there_and_nowhere_else(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    facts = {"MAIN_COST": "2", "RECALL_COST": "2", "OCEAN_POWER": "3", "MOUNTAIN_POWER": "1", "FOREST_POWER": "0"}
    otter = {
        "reference": "ALT_CORE_B_AX_90_C",
        "name": "Otter @Fondly *Kept*",
        "cardType": {"reference": "CHARACTER"},
        "mainFaction": {"reference": "AX"},
        "rarity": {"reference": "COMMON"},
        "elements": facts | {"MAIN_EFFECT": "{J} Do a little dance."},
    }
    data = "cards.json", json.dumps({"member": [otter]}).encode()
    async with simcord_world(lambda: make_bot(settings)) as world:
        assert not await world.complete("Ben", "card", "name", "otter @fond")
        kept = await world.slash("Ada", "altered cards import", name="Otters", file=data)
        assert "one card" in world.text(kept)
        offered = await world.complete("Ben", "card", "name", "otter @fond")
        assert len(offered) == 1 and "Altered" in offered[0]["name"]
        words = world.text(await world.slash("Ben", "card", name=offered[0]["value"]))
        assert "Do a little dance." in words and "Fondly \\*Kept\\*" in words
        shelf = Shelf(world.bot.tables.database)
        here = (await shelf.packs(world.local.guild.id, "altered"))[0]
        assert (here.name, await shelf.packs(world.local.guild.id + 1, "altered")) == ("Otters", [])
        cog = world.bot.get_cog("LookUpCommands")
        assert [one.name for one in await cog._of_server(world.local.guild.id, "en")] and not await cog._of_server(
            1, "en"
        )
        assert "is gone" in world.text(await world.slash("Ada", "altered cards remove", name="Otters"))
        assert not await world.complete("Ben", "card", "name", "otter @fond")
