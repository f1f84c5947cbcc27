"""`/rangers build` as people see it: step by step, everything wrong told at once, and the Ranger rides at a table."""

import asyncio
import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import make_bot
from bot.rules.errors import NotPossible
from bot.rules.kernel.house import house_answer
from bot.settings import Settings
from bot.tables.model.table import Look
from bot.tables.shelf.shelf import Shelf
from bot.ui.messages import reply
from bot.ui.panels.catalogue import Catalogue, Say
from bot.ui.panels.panel import as_text, fit
from cogs.rangers.content.building import STEPS, Draft, choose, deck_made, draft_of
from cogs.rangers.content.decks import deck_of, problems_of
from cogs.rangers.content.vocabulary.terms import ASPECTS
from cogs.rangers.game import game
from cogs.rangers.screens import build_screens as screens
from cogs.rangers.screens import deck_shelf
from cogs.rangers.screens.deck_shelf import DeckShelf, mark_of
from tests.games.rangers.test_imports import box, f1, row
from tests.games.rangers.test_own_ground import GROUND
from tests.simcord_world import World, simcord_world
from tests.ui.test_trouble import slow

CONTENT = game().content
FIRST = next(iter(CONTENT.prebuilt.values()))
SAY = Say(Catalogue("rangers"))


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings)


def private(world: World, user: str = "Ada") -> str:
    return world.text(world.ephemerals(user)[-1])


@pytest.mark.parametrize("ready", list(CONTENT.prebuilt))
def test_a_ready_made_ranger_taken_over_is_the_same(ready: str) -> None:
    found = CONTENT.prebuilt[ready]
    assert deck_made(CONTENT, draft_of(found, CONTENT)) == deck_of(found)


@pytest.mark.parametrize("step", range(len(STEPS)))
def test_every_page_fits_and_says_what_is_chosen_there(step: int) -> None:
    for draft in (Draft(), draft_of(FIRST, CONTENT)):
        shown = as_text(fit(screens.page(SAY, CONTENT, draft, step)))
        assert f"{step + 1}/{len(STEPS)}" in shown and "rangers-" not in shown


def test_a_draft_from_nothing_comes_to_a_deck_that_may_ride() -> None:  # ER-17.1
    """By what the pages offer alone."""
    draft = Draft()
    for op in ("aspect", "background", "role"):
        step = STEPS.index(op)
        (select,) = screens.page(SAY, CONTENT, draft, step).selects()
        draft = choose(CONTENT, draft, op, "", [select.picks[0].value])
    for aspect, select in zip(
        ASPECTS, screens.page(SAY, CONTENT, draft, STEPS.index("manners")).selects(), strict=True
    ):
        draft = choose(CONTENT, draft, "manner", aspect, [select.picks[0].value])
    for op in ("childhood", "craft"):
        (select,) = screens.page(SAY, CONTENT, draft, STEPS.index(op)).selects()
        assert (select.least, select.most) == (5, 5)
        draft = choose(CONTENT, draft, op, "", [pick.value for pick in select.picks[:5]])
    draft = choose(CONTENT, draft, "oset", "", ["envoy"])
    _, select = screens.page(SAY, CONTENT, draft, STEPS.index("outside")).selects()
    draft = choose(CONTENT, draft, "outside", "", [select.picks[0].value])
    assert problems_of(CONTENT, deck_made(CONTENT, draft)) == []


def test_what_no_page_offers_changes_nothing() -> None:  # forged
    draft = draft_of(FIRST, CONTENT)
    steep = next(card.id for card in CONTENT.ranger_cards.values() if "expert" in card.keywords)
    for op, where, value in (
        ("aspect", "", "fern.asp.none"),
        ("background", "", "wildwood"),
        ("role", "", "nobody"),
        ("manner", "XXX", FIRST.personality[0]),
        ("oset", "", "keepsake"),
        ("outside", "", steep),
        ("nothing", "", "x"),
    ):
        assert choose(CONTENT, draft, op, where, [value]) == draft
    assert choose(CONTENT, draft, "childhood", "", ["x", FIRST.specialty_cards[0]]).background_cards == []


def test_what_was_chosen_is_explained_in_full() -> None:
    draft = draft_of(FIRST, CONTENT)
    for step, chosen in (
        ("manners", FIRST.personality),
        ("childhood", FIRST.background_cards),
        ("craft", FIRST.specialty_cards),
        ("outside", (FIRST.outside,)),
    ):
        shown = as_text(fit(screens.page(SAY, CONTENT, draft, STEPS.index(step))))
        assert all(CONTENT.ranger_cards[name].text in shown for name in chosen)


async def test_somebody_builds_a_ranger_and_rides(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "rangers build")
        assert "1/9 · Where to begin" in private(world)
        shown = world.ephemerals("Ada")[-1]
        await world.select("Ada", "Begin with…", [FIRST.id], message=shown)
        for _ in range(8):
            await world.click("Ada", "On →", world.ephemerals("Ada")[-1])
        assert "may ride" in private(world) and "30 cards" in private(world)
        asked = await world.click("Ada", "Keep…", world.ephemerals("Ada")[-1])
        await world.submit("Ada", asked, name="Mira")
        assert "Mira is kept, and may ride" in private(world)
        await world.slash("Ada", "rangers decks")
        assert "**Mira**: 30 cards, may ride" in private(world)
        await world.slash("Ada", "rangers deck", name="mira")
        assert "Nothing is wrong" in private(world)
        await world.slash("Ben", "rangers deck", name="Mira")
        assert "no Ranger called Mira" in private(world, "Ben")
        await world.slash("Ada", "rangers drop", name="Mira")
        await world.slash("Ada", "rangers decks")
        assert "none of your own" in private(world)


async def test_all_that_is_wrong_is_told_when_it_is_kept(make: Any) -> None:  # ER-18.3
    async with simcord_world(make) as world:
        await world.slash("Ada", "rangers build")
        await world.click("Ada", "All of it", world.ephemerals("Ada")[-1])
        asked = await world.click("Ada", "Keep…", world.ephemerals("Ada")[-1])
        await world.submit("Ada", asked, name="Nobody yet")
        told = private(world)
        assert "may not ride yet" in told
        for words in (
            "0 cards",
            "No aspect card",
            "The role has to be",
            "One personality of each",
            "One outside interest",
        ):
            assert words in told


# ---------------------------------------------------------------------- files from elsewhere


async def rope(world: World) -> None:
    """The server brings in a gear of its own."""
    await world.slash("Ada", "rangers cards import", name="Box", file=("box.json", box(row())))


async def deck_file(world: World, user: str = "Ada") -> str:
    """Somebody reads a deck in, in which the rope is the outside interest; what they are told."""
    whole = f1()
    del whole["slots"][FIRST.outside.rsplit(".", 1)[-1]]
    whole["slots"]["09001"] = 2
    await world.slash(user, "rangers import", file=("deck.json", json.dumps(whole).encode()))
    return private(world, user)


async def test_a_server_brings_in_cards_and_a_deck_with_them_rides(make: Any) -> None:  # ER-18.4
    async with simcord_world(make) as world:
        assert "Nobody here knows the card 09001" in await deck_file(world)
        await rope(world)
        assert "Cards and roles: 1; carried out by hand: 1." in private(world, "Ada")
        assert "Full: as published" in private(world, "Ada")  # ER-18.7
        assert "may ride" in (told := await deck_file(world)) and "**Ottoline** is kept, with 30 cards" in told
        await world.slash("Ada", "table new", game="rangers")
        await world.click("Ada", "Start")
        info = await world.bot.tables.index.by_channel(world.channel().id)
        ask = world.bot.tables.playing.choose
        user = world.user("Ada").id
        await ask(info.id, user, None, "own")
        await ask(info.id, user, None, "ottoline")
        state = await world.bot.tables.keeper.look(info.id, lambda look: look.run.state)
        assert state.rangers[0].cards.count("imp.box.09001") == 2 and list(state.pinned) == ["imp.box.09001"]
        seen = await played_out(world, info.id)
        assert (await world.bot.tables.keeper.get(info.id)).status == "ended" and "imp.box.09001" in seen


async def played_out(world: World, table: str) -> set[str]:
    """A day, answered as the house would; which cards have lain on the table. Whatever can be played of the server's
    own is; the rope is a Setup card."""
    keeper, user, seen = world.bot.tables.keeper, world.user("Ada").id, set[str]()

    def read(look: Look) -> Any:
        asked = [] if look.run is None else [one for one in look.run.requests() if not one.anytime]
        if look.run is None or not asked:
            return None
        seen.update(card.card for card in look.run.state.cards)
        if asked[0].decision.kind != "one":
            return look.run.token(asked[0], 0), house_answer(look.run, asked[0], 0)
        able = [option.id for option in asked[0].options(look.run) if option.refused is None]
        own = next((option for option in able if option.startswith(("play:imp.", "imp."))), None)
        own = "yes" if asked[0].decision.key == "rangers.walk" else own
        return look.run.token(asked[0], 0), own or house_answer(look.run, asked[0], 0)

    while (found := await keeper.look(table, read)) is not None:
        await world.bot.tables.playing.choose(table, user, *found)
    return seen


async def test_the_owner_picks_which_of_two_cards_a_code_means(make: Any) -> None:  # ER-18.1
    async with simcord_world(make) as world:
        await rope(world)
        await world.slash("Ada", "rangers cards import", name="Fork", file=("f.json", box(row(name="Long Rope"))))
        told = await deck_file(world)
        assert "09001 is more than one card on this server: Long Rope and Spare Rope" in told and "may ride" not in told
        asked = world.ephemerals("Ada")[-1]
        shelf, here = world.bot.get_cog("RangersCommands").shelf, world.local.guild.id
        ada, mark = world.user("Ada").id, mark_of("Ottoline", "09001")
        for who, card in ((ada, "imp.elsewhere.09001"), (world.user("Ben").id, "imp.fork.09001")):
            with pytest.raises(NotPossible, match="card-gone"):
                await shelf.settle(who, here, mark, card)
        await world.select("Ada", "Which card is 09001?", ["imp.fork.09001"], message=asked)
        assert "may ride" in private(world) and "Long Rope" in private(world) and "Which card" not in private(world)
        await world.slash("Ada", "rangers deck", name="Ottoline")
        assert "Nothing is wrong" in private(world)


async def test_cards_stay_with_their_server(make: Any) -> None:
    async with simcord_world(make) as world:
        await rope(world)
        await deck_file(world)
        shelf = world.bot.get_cog("RangersCommands").shelf
        here, user = world.local.guild.id, world.user("Ada").id
        item = {"name": "Ottoline", "data": (await shelf.decks(user))["Ottoline"].model_dump()}
        assert len((await shelf.with_cards(here, item))["pinned"]) == 1
        assert (await shelf.with_cards(here + 1, item))["pinned"] == []
        assert (await shelf.with_cards(None, item))["pinned"] == []


async def test_a_day_is_walked_on_what_a_server_has_brought_in(make: Any) -> None:  # ER-18.5
    """Imported by a moderator, proposed by a player in the morning by name; nobody else's server has it."""
    async with simcord_world(make) as world:
        await world.slash("Ada", "rangers cards import", name="Box", file=("box.json", box(row(), *GROUND[1:])))
        told = private(world, "Ada")
        assert "To walk on: 6 designs of the path, 3 places and 1 mission." in told
        assert "The terrain Old growth has 10 cards" in told and "Cards and roles: 1;" in told
        await world.slash("Ada", "table new", game="rangers")
        await world.click("Ada", "Start")
        info = await world.bot.tables.index.by_channel(world.channel().id)
        tables, user = world.bot.tables, world.user("Ada").id
        extra = await tables.keeper.look(info.id, lambda look: look.run.token(look.run.anytime(0), 0))
        await tables.playing.choose(info.id, user, extra, "ground")
        named = await tables.keeper.look(info.id, lambda look: look.run.token(_named(look.run), 0))
        await tables.playing.choose(info.id, user, named, " BOX ")
        state = await tables.keeper.look(info.id, lambda look: look.run.state)
        assert state.ground == "Box" and len(state.pinned) == 10
        seen = await played_out(world, info.id)
        assert (await tables.keeper.get(info.id)).status == "ended" and "imp.box.09200" in seen
        shelf, here = world.bot.get_cog("RangersCommands").shelf, world.local.guild.id
        assert await shelf.ground(here + 1, "Box") is None and await shelf.ground(None, "Box") is None


def _named(run: Any) -> Any:
    return next(one for one in run.requests(0) if one.decision.key == "rangers.ground")


async def test_a_file_with_mistakes_is_kept_only_in_part(make: Any) -> None:  # E-IMPORT-FIELD
    async with simcord_world(make) as world:
        file = ("box.json", box(row(), row("09002", level="high")))
        await world.slash("Ada", "rangers cards import", name="Box", file=file)
        assert "not kept" in private(world, "Ada") and "make sense of its level" in private(world, "Ada")
        await world.slash("Ada", "rangers cards import", name="Box", file=file, partial=True)
        await world.slash("Ada", "rangers cards list")
        assert "**Box**: cards and roles: 1" in private(world)
        await world.slash("Ada", "rangers cards remove", name="box")
        await world.slash("Ada", "rangers cards list")
        assert "no cards" in private(world)


async def test_while_a_large_file_is_read_other_tables_go_on(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules 14: a file is read in a thread. Here its reading ends only once somebody has answered at a table."""
    answered, read = threading.Event(), deck_shelf._read_cards

    def slowly(*file: Any) -> Any:
        assert answered.wait(60), "nobody could answer meanwhile"
        return read(*file)

    monkeypatch.setattr(deck_shelf, "_read_cards", slowly)
    async with simcord_world(make) as world:
        tables = world.bot.tables
        table = (await tables.lobby.create("rangers", 1, 2, 1, name="Ada")).info.id
        await tables.lobby.start(table, 1)
        importing = asyncio.create_task(DeckShelf(Shelf(tables.database), CONTENT).import_cards(1, "Box", box(row())))
        token = await tables.keeper.look(table, lambda look: look.run.token(look.run.requests(0)[0], 0))
        await tables.playing.choose(table, 1, token, FIRST.id)
        assert not importing.done()
        answered.set()
        assert (await importing)[1]


async def test_a_mapping_makes_a_card_act_by_itself(make: Any) -> None:  # ER-18.4
    mapping = '- {id: "09001", abilities: [{when: turn_edge, cost: [{do: use, token: coil}], do: [{do: soothe}]}]}'
    async with simcord_world(make) as world:
        files = {"file": ("box.json", box(row())), "mapping": ("map.yaml", mapping.encode())}
        await world.slash("Ada", "rangers cards import", name="Box", **files)
        assert "carried out by hand: 0." in private(world, "Ada")
        files["mapping"] = ("map.yaml", mapping.replace("coil", "oil").replace("soothe", "sooth").encode())
        await world.slash("Ada", "rangers cards import", name="Box", **files)
        assert "not kept" in private(world, "Ada") and "The mapping" in private(world, "Ada")


async def test_two_slow_files_of_one_command_are_both_waited_for(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes longer than Discord waits: it is told so once."""
    monkeypatch.setattr(discord.Attachment, "read", slow(discord.Attachment.read))
    monkeypatch.setattr(reply, "PATIENCE", 0.01)
    async with simcord_world(make) as world:
        files = {"file": ("box.json", box(row())), "mapping": ("map.yaml", b"[]")}
        await world.slash("Ada", "rangers cards import", name="Box", **files)
        assert "carried out by hand: 1." in private(world)
