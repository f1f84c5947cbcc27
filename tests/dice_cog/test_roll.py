"""`/roll` and `/rolls` as users see them: who sees what, re-rolls, saved rolls, bombs, statistics, the proof."""

import copy
import json
import re
from typing import Any

import pytest

from bot.tables.shelf.ledger import find_entries
from cogs.dice import cog as dice_cog
from cogs.dice.proof import make_bundle, verify_dice
from cogs.dice.record import check_dice, head_of
from tests.simcord_world import World, simcord_world
from tests.tables.play import Counting


def newest(world: World) -> str:
    return world.text(world.messages()[-1])


def private(world: World, user: str) -> str:
    return world.text(world.ephemerals(user)[-1])


async def entries(world: World) -> list[Any]:
    found: list[Any] = await world.bot.channel_records._database.read(find_entries)
    return found[::-1]


async def test_a_roll_is_seen_by_all_and_stored_before(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "roll", dice="2d6+3", label="the *big* door @everyone")
        shown = newest(world)
        assert "**Ada** rolls for" in shown and "the \\*big\\* door" in shown and "@everyone" not in shown
        (entry,) = await entries(world)
        assert entry.data["dice"] == "2d6+3" and f"= **{entry.data['totals'][0]}**" in shown
        assert world.ephemerals("Ben") == []


async def test_the_seal_is_posted_once(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "roll", dice="d6", visibility="me")
        seal = (await world.bot.channel_records.seed(world.channel().id)).commitment
        assert seal in newest(world)
        await world.slash("Ben", "roll", dice="d6")
        assert seal not in newest(world)


async def test_a_roll_for_me_is_mine_until_i_show_it(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "roll", dice="1d1000000", visibility="me")
        (line,) = world.messages()
        (entry,) = await entries(world)
        total = entry.data["totals"][0]
        assert "Ada** rolled something that only Ada sees" in world.text(line), "nobody fishes in secret"
        assert total not in world.text(line) and f"**{total}**" in private(world, "Ada")
        await world.click("Ada", "Roll again", world.ephemerals("Ada")[0])
        assert len(world.messages()) == 2, "a second try is seen as well"
        button = f"wkd:reveal:{entry.id}"
        await world.click("Ada", button, world.ephemerals("Ada")[0])
        assert f"**{total}**" in newest(world) and "Shown by Ada" in newest(world)
        await world.click("Ada", button, world.ephemerals("Ada")[0])
        assert "lies open already" in private(world, "Ada") and len(world.messages()) == 3


async def test_behind_the_screen(make: Any) -> None:
    """Ada may manage the server, so without a table she is the host; Ben rolls, Cleo learns nothing."""
    async with simcord_world(make) as world:
        await world.slash("Ben", "roll", dice="1d1000000", visibility="host", label="lockpick")
        (entry,) = await entries(world)
        total = entry.data["totals"][0]
        public = world.messages()[-1]
        assert "Ben** rolled something behind the screen" in world.text(public)
        assert total not in world.text(public) and "lockpick" not in world.text(public)
        assert f"**{total}**" in private(world, "Ben") and world.ephemerals("Ada") == []
        for control in ("Look", "Reveal"):
            await world.click("Cleo", control, public)
            assert "behind the screen" in private(world, "Cleo")
        assert all(total not in world.text(one) for one in world.ephemerals("Cleo"))
        await world.click("Ada", "Look", public)
        assert f"**{total}**" in private(world, "Ada")
        await world.click("Ada", "Reveal", public)
        assert f"**{total}**" in newest(world) and "Shown by Ada" in newest(world) and len(world.messages()) == 1


async def test_who_hosts_later_does_not_look_behind_an_old_screen(make_table: Any) -> None:
    """A roll is for whoever hosted when it was thrown: nobody opens a table to look at it."""
    async with simcord_world(make_table) as world:
        await world.slash("Ben", "roll", dice="1d1000000", visibility="host")
        before = world.messages()[-1]
        await world.slash("Cleo", "table new", game="doomrock")
        await world.slash("Ben", "roll", dice="1d1000000", visibility="host")
        during = world.messages()[-1]
        first, second = [entry.data["totals"][0] for entry in await entries(world)]
        await world.click("Cleo", "Look", before)
        assert "may look" in private(world, "Cleo") and first not in private(world, "Cleo")
        await world.click("Cleo", "Reveal", before)
        assert "may look" in private(world, "Cleo") and first not in world.text(before)
        await world.click("Cleo", "Look", during)
        assert f"**{second}**" in private(world, "Cleo"), "who hosts looks behind the screens of the table"
        await world.slash("Cleo", "table end")
        await world.click("Ada", "Look", during)
        assert "may look" in private(world, "Ada") and second not in private(world, "Ada")
        await world.click("Ada", "Look", before)
        assert f"**{first}**" in private(world, "Ada"), "no table stood there: who keeps order may look"
        await world.bot.channel_records.forget(world.user("Cleo").id)
        assert {entry.host for entry in await entries(world)} <= {None, 0}, "nobody is named in place of Cleo"


async def test_nobody_forges_a_look_at_what_is_hidden(make: Any) -> None:
    """Ids are guessable; what they show is not. `host` sees screens, not what somebody rolled alone."""
    async with simcord_world(make) as world:
        await world.slash("Ben", "roll", dice="1d1000000", visibility="me")
        await world.slash("Cleo", "roll", dice="d6")
        hidden, _ = await entries(world)
        board = world.board()
        total = hidden.data["totals"][0]
        for user in ("Ada", "Cleo"):
            for op in ("look", "reveal", "again"):
                with forged(board, f"wkd:{op}:{hidden.id}") as control:
                    await world.click(user, control, board)
                assert "behind the screen" in private(world, user)
                assert total not in private(world, user)
        with forged(board, "wkd:nonsense:1") as control:
            await world.click("Cleo", control, board)
        assert "no longer know" in private(world, "Cleo")
        assert len(await entries(world)) == 2


class forged:
    """A message whose first button carries another id."""

    def __init__(self, message: Any, custom_id: str) -> None:
        self.message, self.custom_id = message, custom_id

    def __enter__(self) -> str:
        self.kept = copy.deepcopy(self.message.components)
        text = re.sub(r'"wkd:[a-z]+:\d+"', json.dumps(self.custom_id), json.dumps(self.kept), count=1)
        self.message.components = json.loads(text)
        return self.custom_id

    def __exit__(self, *error: object) -> None:
        self.message.components = self.kept


async def test_again_is_marked_and_says_what_it_was(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "roll", dice="1d1000000", label="luck")
        await world.click("Ben", "Roll again")
        first, second = await entries(world)
        assert "**Ben** rolls again for **luck**" in newest(world)
        assert f"it was {first.data['totals'][0]}" in newest(world)
        assert f"= **{second.data['totals'][0]}**" in newest(world) and second.data["totals"] != first.data["totals"]
        await world.slash("Ben", "rolls again")
        assert f"it was {second.data['totals'][0]}" in newest(world)
        await world.slash("Cleo", "rolls again")
        assert "You have not rolled here yet" in private(world, "Cleo")


async def test_repeat(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "roll", dice="4d6kh3 # stats", repeat=6)
        assert "6/6" in newest(world) and len((await entries(world))[0].data["totals"]) == 6
        await world.slash("Ada", "roll", dice="2x d6", repeat=3)
        assert "leave `repeat` out" in private(world, "Ada")


@pytest.mark.parametrize(
    ("dice", "says"),
    [
        ("999999999d999999999", "1,000"),
        ("(" * 10_000 + "1d6" + ")" * 10_000, "too long to read"),
        ("(" * 100 + "1d6" + ")" * 100, "brackets"),
        ("1000d6! + 1000d6!", "more dice than I can hold"),
        ("1d1!", "never stop"),
        ("2d6 +", "missing at the end"),
        ("fire ball", "cannot make sense"),
        ("1d6/0", "Dividing by zero"),
    ],
)
async def test_bombs_and_slips_get_one_private_sentence(make: Any, dice: Any, says: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "roll", dice=dice)
        assert says in private(world, "Ada") and world.messages() == [] and await entries(world) == []


async def test_a_slip_is_noted_as_a_refusal_and_a_bug_as_trouble(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting()
    async with simcord_world(make) as world:
        world.bot.tables.observer = counting
        await world.slash("Ada", "roll", dice="fire ball")
        monkeypatch.setattr(dice_cog, "expression", lambda *_: 1 / 0)
        await world.slash("Ada", "roll", dice="1d6")
        assert "Something went wrong on my side" in private(world, "Ada") and world.messages() == []
    assert counting.counted == [("refusal", "DiceError"), ("trouble", "")]


async def test_saved_rolls_by_name_and_by_autocomplete(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "rolls save", name="Fireball", dice="8d6 # fire")
        await world.slash("Ada", "rolls save", name="Morning Fog", dice="1d4", **{"for": "server"})
        await world.slash("Ben", "rolls save", name="mine", dice="1d4", **{"for": "server"})
        assert "may manage messages" in private(world, "Ben")
        await world.slash("Ben", "rolls save", name="d20", dice="1d4")
        assert "means dice already" in private(world, "Ben")
        await world.slash("Ben", "rolls save", name="odd", dice="1d")
        assert "Saved" not in private(world, "Ben")
        await world.slash("Ada", "roll", dice="fireball")
        assert newest(world).count("**Ada**") == 1 and (await entries(world))[0].data["dice"] == "8d6 # fire"
        await world.slash("Ben", "roll", dice="morning fog", repeat=2)
        assert (await entries(world))[1].data["dice"] == "2x 1d4"
        assert "fireball" in private_list(await world.complete("Ada", "roll", "dice", "fir"))
        assert "fireball" not in private_list(await world.complete("Ben", "roll", "dice", ""))
        offered = private_list(await world.complete("Ben", "roll", "dice", ""))
        assert offered[:2] == ["morning fog", "2x 1d4"] and "1d20" in offered
        assert private_list(await world.complete("Ben", "roll", "dice", "3d8+1"))[0] == "3d8+1"
        await world.slash("Ada", "rolls list")
        assert "fireball" in private(world, "Ada") and "morning fog" in private(world, "Ada")
        await world.slash("Ada", "rolls delete", name="fireball")
        await world.slash("Ada", "rolls delete", name="fireball")
        assert "There is no saved roll" in private(world, "Ada")


def private_list(choices: list[dict[str, Any]]) -> list[str]:
    return [one["value"] for one in choices]


async def test_buttons_and_saved_rolls_outlive_a_restart(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "rolls save", name="fireball", dice="8d6")
        await world.slash("Ada", "roll", dice="2d6")
        await world.restart(make)
        await world.click("Ben", "Roll again")
        assert "Ben** rolls again" in newest(world)
        await world.slash("Ada", "roll", dice="fireball")
        assert [entry.n for entry in await entries(world)] == [1, 2, 3]


async def test_statistics(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Cleo", "rolls stats")
        assert "No dice" in private(world, "Cleo")
        await world.slash("Ada", "roll", dice="300d6")
        await world.slash("Ben", "roll", dice="2d20")
        await world.slash("Ben", "roll", dice="500d4", visibility="me")  # would tell what only Ben may know
        await world.slash("Cleo", "rolls stats")
        faces = (await entries(world))[0].draws[0]["result"]
        shown = newest(world)
        assert "d6 fell 300 times" in shown and f"{round(sum(faces) / 300, 2)}" in shown and "give 3.5" in shown
        for face in range(1, 7):
            assert re.search(rf"^{face} █+ +{faces.count(face)}$", shown, re.MULTILINE)
        assert "d20 (2)" in shown and "d4" not in shown
        await world.slash("Cleo", "rolls stats", who=world.user("Ben"))
        assert "d20 fell 2 times" in newest(world)
        await world.slash("Cleo", "rolls stats", sides=20)
        assert "d20 fell 2 times" in newest(world)


async def proof_of(world: World, number: int) -> dict[str, Any]:
    found: dict[str, Any] = await world.bot.get_cog("Rolling")._bundle(world.channel().id, number)
    return found


async def test_the_seal_opens_with_a_proof_that_holds(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ben", "rolls fair")
        assert "no seal to open" in private(world, "Ben")
        await world.slash("Ada", "roll", dice="3d6!; 4d6kh3+d20")
        await world.slash("Ben", "roll", dice="d%", visibility="me")
        await world.slash("Ben", "roll", dice="4dF", visibility="host")
        await world.slash("Cleo", "draw new", name="omens", cards="playing cards", piles=3)
        await world.slash("Cleo", "draw card", count=5, pile=2)
        await world.slash("Cleo", "draw card", count=2, pile=2, visibility="me")
        await world.slash("Cleo", "draw card", pile=2)
        await world.slash("Cleo", "draw return", cards="all")
        await world.slash("Cleo", "draw new", name="sack", cards="Ogre, 3x Imp", put_back=True)
        await world.slash("Cleo", "draw card", deck="sack", count=7)
        await world.slash("Ben", "rolls fair")
        seed = await world.bot.channel_records.seed(world.channel().id)
        assert seed.commitment in newest(world) and seed.server_seed.hex() not in newest(world)
        await world.slash("Ben", "rolls open")
        assert "Only somebody who may manage messages" in private(world, "Ben")
        result = await world.slash("Ada", "rolls open")
        assert seed.server_seed.hex() in newest(world) and seed.commitment in newest(world)
        fresh = await world.bot.channel_records.seed(world.channel().id)
        assert fresh.n == 2 and fresh.commitment in newest(world)
        assert result.response is not None
        (file,) = result.response.attachments
        bundle = json.loads(await file.read())
        assert verify_dice(bundle) == []
        head = head_of(bundle)
        assert f"{len(bundle['entries'])} entries were made under it" in newest(world) and head in newest(world)
        assert check_dice(bundle, seed.commitment, head).gaps == [
            "5 entries are still hidden; they are checked once they are shown"
        ]
        hidden = [entry for entry in bundle["entries"] if entry.get("hidden")]
        # two rolls, the shuffle, the private draw, the second shuffle
        assert [entry["kind"] for entry in hidden] == ["roll", "roll", "deck", "draw", "shuffle"]
        assert all("draws" not in entry and "cards" not in entry and "dice" not in entry for entry in hidden)
        # the new seed begins at once, and the old proof grows with what is shown
        await world.slash("Ada", "roll", dice="d6")
        await world.slash("Cleo", "draw remove", deck="omens")
        await world.click("Ben", "wkd:reveal:2")
        later = await proof_of(world, 1)
        assert verify_dice(later) == [] and sum("hidden" in entry for entry in later["entries"]) == 1
        assert head_of(later) == head, "what is shown later changes nothing of what was posted"
        check_that_changes_are_found(later)
        check_that_nothing_is_left_out(later, seed.commitment, head)
        check_that_junk_is_answered(later)
        await world.slash("Ada", "rolls fair", number=2)
        assert "still in use" in private(world, "Ada")


def check_that_nothing_is_left_out(bundle: dict[str, Any], seal: str, head: str) -> None:
    for left in range(len(bundle["entries"])):
        cut = bundle | {"entries": bundle["entries"][:left]}
        assert check_dice(cut, seal, head).verdict == "false", left
        assert any("entries at its end may be missing" in gap for gap in check_dice(cut, seal).gaps)
    assert check_dice(bundle, "00" * 32, head).verdict == "false"
    for name in ("at", "salt", "kind", "seal", "deck", "shuffle"):
        for n, entry in enumerate(bundle["entries"]):
            if name in entry:
                other = copy.deepcopy(bundle)
                other["entries"][n][name] = entry[name] + 1 if isinstance(entry[name], int | float) else "1"
                assert check_dice(other, seal, head).verdict == "false", (name, n)
    for name in set(bundle) - {"entries"}:
        assert check_dice(bundle | {name: "7"}, seal, head).verdict == "false", name


def check_that_changes_are_found(bundle: dict[str, Any]) -> None:
    def broken(change: Any) -> list[str]:
        other = copy.deepcopy(bundle)
        change(other, {kind: next(e for e in other["entries"] if e["kind"] == kind) for kind in KINDS})
        return verify_dice(other)

    KINDS = ("roll", "deck", "draw", "shuffle", "pick")
    assert broken(lambda b, e: None) == []

    def set_result(b: Any, e: Any) -> None:
        e["roll"]["draws"][0]["result"][0] = e["roll"]["draws"][0]["result"][0] % 6 + 1

    changes = {
        "a face": set_result,
        "a total": lambda b, e: e["roll"].update(totals=["99", "99"]),
        "the dice": lambda b, e: e["roll"].update(dice="3d6!+1; 4d6kh3+d20"),
        "a salt": lambda b, e: e["roll"].update(salt=str(int(e["roll"]["salt"]) + 1)),
        "an entry gone": lambda b, e: b["entries"].remove(e["roll"]),
        "entries swapped": lambda b, e: b["entries"].reverse(),
        "the seed": lambda b, e: b.update(seed="00" * 32),
        "a drawn card": lambda b, e: e["draw"]["cards"].reverse(),
        "a shuffle": lambda b, e: e["deck"]["draws"][0]["result"].reverse(),
        "the cards before a shuffle": lambda b, e: e["deck"]["cards"].reverse(),
        "a hidden stream": lambda b, e: e["deck"]["draws"][0].update(stream="hidden:00"),
        "from the bag": lambda b, e: e["pick"].update(cards=["Ogre"] * 7),
        "words skipped": lambda b, e: e["pick"]["draws"][0].update(first=3),
        "another deck": lambda b, e: e["draw"].update(deck_id="99999999999999999999"),
        "another shuffle": lambda b, e: e["draw"].update(shuffle=2),
        "a draw without cards": lambda b, e: e["draw"].update(cards=[]),
        "a shuffle that is not shown": lambda b, e: e["deck"].update(draws=[]),
        "another kind": lambda b, e: e["draw"].update(kind="deck"),
        "no proof": lambda b, e: b.update(kind="table"),
    }
    for name, change in changes.items():
        assert broken(change), f"not found: {name}"


def check_that_junk_is_answered(bundle: dict[str, Any]) -> None:
    """A proof comes from anybody: whatever stands in it, the check ends with words."""
    junk: tuple[Any, ...] = (None, -1, 2**70, "", "\ud800", [], {}, 1.5, 10**6, "shuffle")
    whole = json.dumps(bundle)

    def replace(holder: Any, key: Any, path: tuple[Any, ...]) -> None:
        for value in junk:
            other = json.loads(whole)
            place = other
            for step in path:
                place = place[step]
            place[key] = value
            assert isinstance(verify_dice(other), list)
        inner = holder[key]
        if isinstance(inner, dict | list):
            for step in list(inner)[:14] if isinstance(inner, dict) else range(min(3, len(inner))):
                replace(inner, step, (*path, key))

    for key in bundle:
        replace(bundle, key, ())


async def test_a_forgotten_user_leaves_the_proof_whole(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ben", "roll", dice="2d6", label="of Ben")
        await world.slash("Ben", "draw new", name="omens", cards="5")
        await world.slash("Ben", "draw card", visibility="me")
        channel_records, user = world.bot.channel_records, world.user("Ben").id
        assert "of Ben" in json.dumps(await channel_records.about(user))
        await channel_records.forget(user)
        stored = [(entry.user, json.dumps(entry.data)) for entry in await entries(world)]
        assert all(user != by and "Ben" not in data for by, data in stored)
        assert str(user) not in json.dumps(await channel_records.decks(world.channel().id))
        await world.slash("Ada", "rolls open")
        assert verify_dice(await proof_of(world, 1)) == []
        await world.click("Ada", "Roll again", world.messages()[0])
        assert "no longer know" in private(world, "Ada")


async def test_a_sum_looks_like_no_throw_and_the_proof_stays_good(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "roll", dice="20 # 1d20", label="1d20\u202e")
        told = newest(world)
        assert "works out a sum" in told and "no dice were rolled" in told and "\u202e" not in told
        assert "(no dice rolled)" in told and "🎲 **Ada**" not in told
        await world.slash("Ada", "roll", dice="1d20")
        assert "no dice" not in newest(world)
        await world.slash("Ada", "rolls open")
        entry = (await entries(world))[0]
        bundle = make_bundle(
            await world.bot.channel_records.seed(entry.channel, entry.seed_n),
            await world.bot.channel_records.entries(entry.channel, entry.seed_n),
        )
        assert verify_dice(bundle) == []
        bundle["entries"][0]["totals"] = ["19"]
        assert any("the dice give" in problem for problem in verify_dice(bundle))
