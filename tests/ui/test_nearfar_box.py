"""`/nearfar` as users see it: each command, wrong input, what only one may see, late clicks, restarts, the proof."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from simcord import SetupError

from bot.app import make_bot
from bot.rules.errors import NotPossible
from bot.settings import Settings
from bot.ui.panels.catalogue import Catalogue
from cogs.dice.proof import make_bundle, verify_dice
from cogs.doomrock.screens.box_screens import SCREENS as DOOM_SCREENS
from cogs.near_and_far.box import actions as deeds
from cogs.near_and_far.box.tray import FarBox
from cogs.near_and_far.screens.box_screens import SCREENS
from tests.simcord_world import World, simcord_world

FILES = sorted((Path(__file__).parents[2] / "cogs/near_and_far").rglob("*.py"))


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings)


async def far(world: World, command: str, user: str = "Ada", /, **options: Any) -> str:
    """What everybody reads after a command; a refusal has no such answer."""
    before = len(world.messages())
    await world.slash(user, f"nearfar {command}", **options)
    assert len(world.messages()) == before + 1, world.text(world.messages(user=user)[-1])
    return world.text(world.messages()[-1])


async def refused(world: World, command: str, user: str = "Ada", /, **options: Any) -> str:
    """The private sentence after a command that nobody else is told of."""
    before = len(world.messages())
    await world.slash(user, f"nearfar {command}", **options)
    assert len(world.messages()) == before
    return world.text(world.ephemerals(user)[-1])


async def box(world: World) -> FarBox:
    return deeds.TRAYS.read(await world.bot.channel_records.kit(world.channel().id, deeds.TRAYS.kind))


def bold(words: str, place: int = 0) -> list[str]:
    """The entries of a list in bold: `**3, 7 and 9**`."""
    return re.split(r", | and ", re.findall(r"\*\*([^*]+)\*\*", words)[place])


# ---------------------------------------------------------------- setup, checks, sums


async def test_which_stories_get_a_token(make: Any) -> None:
    """NF-2.11, NF-2.12, NF-15.1, NF-16.2."""
    async with simcord_world(make) as world:
        for players, long, n in ((2, False, 7), (3, False, 10), (4, True, 15), (1, False, 7)):
            stories = bold(await far(world, "setup", map=4, players=players, long=long))
            assert len(set(stories)) == n and set(map(int, stories)) <= set(range(33, 49))
        stories = bold(await far(world, "setup", map=1, players=2, character=True))
        assert {"B", "D", "H", "M"} <= set(stories) and len(stories) == 7
        words = await far(world, "setup", map=11, players=3)
        assert len(bold(words)) == 10 and len(bold(words, 1)) == 3
        assert {*bold(words, 1)} < {"Captain Shreya", "Zag the Treasure Hunter", "The Red King", "The Ivory Queen"}


async def test_a_check_says_which_hearts_make_it(make: Any) -> None:
    """NF-7.5, NF-12.1."""
    async with simcord_world(make) as world:
        for kind in ("skill", "threat"):
            words = await far(world, "check", kind=kind, stat=2, target=9, hearts=13)
            die, total = map(int, re.search(r"(\d) \+ 2 = \*\*(\d+)\*\* against 9", words).groups())  # type: ignore[union-attr]
            assert total == die + 2 and ("The bonus as well" in words) == (kind == "skill")
            assert ("One heart makes it" in words) if total == 8 else (f"{9 - total} hearts make it" in words)
        assert "Not without hearts" in await far(world, "check", kind="boss", stat=0, target=16)
        assert "That is enough" in await far(world, "check", kind="combat", stat=8, target=4)


async def test_a_duel_and_its_tie(make: Any) -> None:
    """NF-10.2 to NF-10.7."""
    async with simcord_world(make) as world:
        for dirty in (False, True):
            style = "dirty" if dirty else "honourable"
            words = await far(world, "duel", attacker=3, defender=1, hearts=13, style=style)
            mine, theirs = (int(bold(words, place)[0]) for place in (1, 2))
            assert 4 + dirty <= mine <= 9 + dirty and 2 <= theirs <= 7
            assert "Won" in words and ("reputation −1" in words) == dirty
        assert "A tie is the defender’s" in await far(world, "duel", attacker=0, defender=30)


async def test_sums(make: Any) -> None:
    async with simcord_world(make) as world:
        assert (
            "3 empty spaces" in (words := await far(world, "movecost", path="T 02 05* 06 11 12"))
            and "3 hearts" in words
        )
        assert "1 heart" in await far(world, "movecost", path="T-02-05", tortoises=0)
        assert "0 hearts" in await far(world, "movecost", path="2", tortoises=3)
        assert "A way, please" in await refused(world, "movecost", path="over there!")
        words = await far(world, "mine", skill=1)
        assert "row 1, column 1 (number 1): 2 coins" in words.replace("1 coin and 1 coin", "2 coins")
        words = await far(world, "mine", skill=2, grid="x... .... .... ....")  # NF-8.6, A13
        assert "row 1, column 2 (number 2): 1 coin and 1 gem" in words and "row 2, column 1" in words
        assert "no space" in await far(world, "mine", skill=1, grid="x... .... .... ....")
        assert "four rows of four" in await refused(world, "mine", skill=1, grid="x")
        assert "**3 JP**" in await far(world, "rep", n=7) and "4 at 8" in world.text(world.messages()[-1])
        assert "**6 JP**" in await far(world, "rep", n=12) and "**-2 JP**" in await far(world, "rep", n=-6)
        assert re.search(r"5 minutes: it ends <t:\d+:R>", await far(world, "timer", minutes=5))


async def test_the_ladder_of_threats(make: Any) -> None:
    async with simcord_world(make) as world:
        assert "level **4**, worth 1 JP. 12 are left" in await far(world, "threat next")
        assert "Level 4 is beaten" in (words := await far(world, "threat take")) and "level **5**" in words
        assert "Level 15 is beaten: 6 JP" in await far(world, "threat take", level=15)
        assert "not there any more" in await refused(world, "threat take", level=15)
        for _ in range(10):
            words = await far(world, "threat take")
        assert "All twelve are beaten" in words and "not there any more" in await refused(world, "threat take")
        assert "level **4**" in await far(world, "threat new")


# ---------------------------------------------------------------- decks, draft


async def test_artifacts_are_drawn_for_ones_own_eyes(make: Any) -> None:
    async with simcord_world(make) as world:
        words = await far(world, "draw", deck="basic", n=4)
        (card,) = [bold(world.text(one)) for one in world.ephemerals("Ada")]
        assert len(card) == 4 and "draws 4" in words and "34 left" in words and not set(card) & set(bold(words))
        assert not world.ephemerals("Ben")
        about = await world.bot.channel_records.about(world.user("Ben").id)
        assert not about["rolls"]
        assert f"discards of the basic artifacts: {card[0]}" in await far(world, "discard", deck="basic", cards=card[0])
        assert "nobody’s hand" in await refused(world, "discard", deck="basic", cards=card[0])
        assert "numbered 1 to 17" in await refused(world, "discard", deck="advanced", cards="18")
        await world.restart(make)
        for _ in range(3):
            await far(world, "draw", deck="advanced", n=5)
        assert "draws 2" in await far(world, "draw", deck="advanced", n=5)
        assert "deck is empty" in await refused(world, "draw", deck="advanced")
        await far(world, "discard", deck="advanced", cards="3 4")
        assert "shuffled in" in (words := await far(world, "draw", deck="advanced", n=5)) and "draws 2" in words
        assert re.search(r"## \d+", await far(world, "draw", deck="treasure"))


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("setup", {"map": 4, "players": 2}),
        ("check", {"kind": "boss", "stat": 2, "target": 9}),
        ("duel", {"attacker": 3, "defender": 1}),
        ("draft", {"players": 2}),
    ],
)
async def test_whatever_chance_decides_first_tells_what_it_was_sealed_with_and_nothing_after_it(
    make: Any, command: str, options: dict[str, Any]
) -> None:
    async with simcord_world(make) as world:
        told = await far(world, command, **options)
        seed = await world.bot.channel_records.seed(world.channel().id)
        assert seed.commitment in told
        assert seed.commitment not in await far(world, "duel", "Ben", attacker=0, defender=0)


async def test_a_draft_goes_round(make: Any) -> None:
    """NF-2.7 to NF-2.9: packs to the left, the fifth card by itself; another's late press picks nothing."""
    async with simcord_world(make) as world:
        await far(world, "draft", players=2)
        first = world.messages()[-1]
        before = (await box(world)).draft
        assert before is not None
        packs = [one.queue[0] for one in before.places]
        for round_ in range(1, 5):
            assert f"pick {round_}" in world.text(world.messages()[-1])
            for user, colour in (("Ada", "Green"), ("Ben", "Blue")):
                await world.click(user, colour)
                panel = world.ephemerals(user)[-1]
                draft = (await box(world)).draft
                assert draft is not None
                card = draft.places[int(colour == "Blue")].queue[0][0]
                await world.select(user, "Which card do you take?", [card], panel)
        after = (await box(world)).draft
        assert after is not None and after.is_over and "draft is over" in world.text(world.messages()[-1])
        assert sorted(card for one in after.places for card in one.pool) == sorted(packs[0] + packs[1])
        assert all(len(one.pool) == 5 and len(one.advanced) == 2 for one in after.places)
        assert packs[0][0] in after.places[0].pool and packs[0][1] in after.places[1].pool
        await world.click("Ada", "Green")
        assert "has the basic artifacts" in world.text(world.ephemerals("Ada")[-1])
        await far(world, "draft", players=3)
        await world.click("Ada", "Green", first)
        assert "not the present one" in world.text(world.ephemerals("Ada")[-1])
        assert "33 left" not in await far(world, "draw", deck="basic") and "22 left" in world.text(world.messages()[-1])


async def test_a_colour_is_whoevers_who_opens_it_first(make: Any) -> None:
    """Nobody else sees its pack, picks from it by a forged press, or learns it at the end; one person may hold both."""
    async with simcord_world(make) as world:
        await far(world, "draft", players=2)
        await world.click("Ada", "Green")
        draft = (await box(world)).draft
        assert draft is not None and str(world.user("Ada").id) not in draft.model_dump_json()
        card = draft.places[0].queue[0][0]
        await world.click("Ben", "Green")
        said = world.text(world.ephemerals("Ben")[-1])
        assert "Somebody else has opened this colour" in said and "**" not in said
        with pytest.raises(NotPossible, match="nf-box-refused-colour"):  # a press that no button of Ben's offers
            await world.bot.channel_records.play(
                world.channel().id, 1, lambda ledger: deeds.pick(ledger, world.user("Ben").id, draft.made, 1, 0, card)
            )
        after = (await box(world)).draft
        assert after is not None and not after.picked
        await world.click("Ada", "Blue")
        await world.select("Ada", "Which card do you take?", [draft.places[1].queue[0][0]], world.ephemerals("Ada")[-1])
        assert (picked := (await box(world)).draft) is not None and set(picked.picked) == {1}


async def test_a_pick_counts_once(make: Any) -> None:
    """NF-E20."""
    async with simcord_world(make) as world:
        await far(world, "draft", players=2)
        draft = (await box(world)).draft
        assert draft is not None
        one, other = draft.places[0].queue[0][:2]
        await world.click("Ada", "Green")
        panel = world.ephemerals("Ada")[-1]
        old = panel.components
        await world.select("Ada", "Which card do you take?", [one], panel)
        present, panel.components = panel.components, old
        await world.select("Ada", "Which card do you take?", [other], panel)
        panel.components = present
        now = (await box(world)).draft
        assert now is not None and now.picked == {0: one} and now.round == 1


# ---------------------------------------------------------------- sheets


async def test_the_worked_score(make: Any) -> None:
    """NF-13.3, A16; ties by reputation, then coins and gems (NF-13.7)."""
    async with simcord_world(make) as world:
        ada: dict[str, Any] = {"camps": 14, "routes": 11, "artifacts": 14, "unbought": 2, "threats": "4 7", "coins": 5}
        ada |= {"gems": 4, "tokens": 3, "chiefs": 1, "rep": 7, "treasures": 3, "bonus": 4}
        assert "**Green: 66**" in await far(world, "score add", colour="green", **ada)
        await far(world, "score add", colour="red", camps=10, of=20, artifacts=56, rep=0)
        words = await far(world, "score show")
        assert words.index("Green") < words.index("Red: 66") and "**Green** has most" in words
        await far(world, "score add", colour="blue", **(ada | {"coins": 4, "gems": 5}))
        assert "**Green and Blue** have won together" in await far(world, "score show")
        assert "bosses by their points" in await refused(world, "score add", colour="red", camps=1, threats="many")
        assert "+5" not in await far(world, "score add", colour="red", camps=1, threats="15 +8")
        assert "threats 14" in world.text(world.messages()[-1])
        assert "Nobody has counted" in await far(world, "score clear")


async def test_a_campaign_sheet(make: Any) -> None:
    """NF-14.4, NF-14.6."""
    async with simcord_world(make) as world:
        assert "Nothing stands" in await far(world, "sheet show")
        assert "**Riza**: 3 experience, 3 to spend" in await far(world, "sheet xp", character="riza", n=3)
        assert "1 to spend" in await far(world, "sheet talent", character="riza", talent="falconer")
        assert "Falconer" in world.text(world.messages()[-1])
        assert "Each talent once" in await refused(world, "sheet talent", character="riza", talent="falconer")
        assert "cost 4 experience; there is 3" in await refused(
            world, "sheet talent", character="riza", talent="politics"
        )
        assert "cost 2 experience; there is 1" in await refused(world, "sheet xp", character="riza", n=-2)
        await far(world, "sheet note", character="riza", kind="keyword", what="lantern")
        await far(world, "sheet note", character="riza", kind="quest", what="Ridge Letter")
        assert "▫️ Side quest: Ridge Letter" in world.text(world.messages()[-1])
        assert "✅ Side quest" in await far(world, "sheet note", character="riza", kind="done", what="Ridge Letter")
        offers = await world.complete("Ada", "nearfar sheet strike", "what", "lan")
        assert [one["value"] for one in offers] == ["lantern"]
        assert "lantern" not in await far(world, "sheet strike", character="riza", what="lantern")
        assert "does not stand" in await refused(world, "sheet strike", character="riza", what="lantern")
        words = await far(world, "sheet note", character="kiku", kind="keyword", what="@everyone **boo**")
        assert "@everyone" not in words and "\\*\\*boo" in words
        await world.restart(make)
        assert "Kiku" in await far(world, "sheet show") and "Riza" in world.text(world.messages()[-1])
        assert "Riza" not in await far(world, "sheet show", character="kiku")


# ---------------------------------------------------------------- promises


async def test_discord_refuses_what_is_out_of_range(make: Any) -> None:
    """NF-E24."""
    async with simcord_world(make) as world:
        wrong: list[tuple[str, dict[str, Any]]] = [
            ("setup", {"map": 12, "players": 2}),
            ("setup", {"map": 1, "players": 5}),
            ("check", {"kind": "luck", "stat": 1, "target": 5}),
            ("check", {"kind": "boss", "stat": 1, "target": 5, "hearts": 14}),
            ("rep", {"n": 13}),
            ("duel", {"attacker": 1, "defender": 1, "style": "sly"}),
            ("draw", {"deck": "basic", "n": 6}),
            ("draft", {"players": 1}),
            ("sheet xp", {"character": "nobody"}),
        ]
        for command, options in wrong:
            with pytest.raises(SetupError):
                await world.slash("Ada", f"nearfar {command}", **options)
        assert world.messages() == []


async def test_the_opened_seal_proves_dice_and_shuffles(make: Any) -> None:
    async with simcord_world(make) as world:
        await far(world, "setup", map=11, players=2)
        await far(world, "check", kind="skill", stat=1, target=5)
        await far(world, "duel", attacker=1, defender=1)
        await far(world, "draw", deck="treasure", n=3)
        await far(world, "draft", players=2)
        await far(world, "draft", players=2)
        channel_records, channel = world.bot.channel_records, world.channel().id
        closed, _ = await channel_records.play(channel, 10**18, lambda ledger: ledger.open_seed())
        bundle = make_bundle(closed, await channel_records.entries(channel, closed.n))
        assert verify_dice(bundle) == []
        shown = [e["deck"] for e in bundle["entries"] if e["kind"] in ("deck", "shuffle") and "hidden" not in e]
        assert shown == ["Near and Far", "draft"], (
            "the stories and bosses, and the first draft; all else is still sealed"
        )


async def test_a_draft_opens_the_decks_that_it_takes_up(make: Any) -> None:
    """Their order says nothing any more."""
    async with simcord_world(make) as world:
        await far(world, "draw", deck="basic", n=1)
        await far(world, "draw", deck="treasure", n=1)
        await far(world, "draft", players=2)
        channel_records, channel = world.bot.channel_records, world.channel().id
        closed, _ = await channel_records.play(channel, 10**18, lambda ledger: ledger.open_seed())
        found = make_bundle(closed, await channel_records.entries(channel, closed.n))["entries"]
        assert [entry["deck"] for entry in found if "hidden" not in entry] == ["basic"]
        assert len(found) == 3, "the treasures and the draft itself are still sealed"


@pytest.mark.parametrize("custom_id", ["wkn:pack:12.2", "wkn:pick:12.21*"])
def test_the_templates_are_apart(custom_id: str) -> None:
    own = [SCREENS.button_template, SCREENS.select_template]
    other = [DOOM_SCREENS.button_template, DOOM_SCREENS.select_template]
    assert [t for t in own + other if re.fullmatch(t, custom_id)] == [own[custom_id.endswith("*")]]


def test_every_sentence_exists_and_is_used() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in FILES)
    known = {key for key in Catalogue("near_and_far").keys() if key.startswith("nf-box")}  # noqa: SIM118
    used = set(re.findall(r"""["'](nf-box(?:-[a-z0-9]+)*)["']""", code))
    assert used - known == set()
    assert known - used == {"nf-box-deck"}, "a part of other sentences"
