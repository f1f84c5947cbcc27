"""Whole tables on SimCord's actors: what users click, type and see. The toy game."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import local_ready, make_bot
from bot.settings import Settings
from bot.ui.door.tree import Translator
from tests.seen import parts
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface


@pytest.fixture
def bot_maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def opened(world: World, rounds: int | None = None) -> None:
    """Ada hosts, Ben joins."""
    await world.slash("Ada", "table new", game="toy")
    await world.click("Ben", "Join")


async def begun(world: World) -> None:
    await opened(world)
    await world.click("Ada", "Start")


def last_private(world: World, user: str) -> Any:
    return world.ephemerals(user)[-1]


async def bid(world: World, user: str, label: str) -> None:
    await world.click(user, "Your move")
    await world.click(user, label, last_private(world, user))


async def test_a_lobby_fills_and_the_game_begins(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await world.slash("Ada", "table new", game="toy")
        lobby = world.text(world.board())
        assert "Toy · a table is set" in lobby and "Ada" in lobby and "Every roll and shuffle is sealed" in lobby
        await world.click("Ben", "Join")
        assert "Ben" in world.text(world.board())
        await world.click("Cleo", "Join")
        await world.click("Cleo", "Leave")
        assert "Cleo" not in world.text(world.board())
        await world.click("Ben", "Start")
        assert "host" in world.text(last_private(world, "Ben"))
        await world.click("Ada", "Start")
        board = world.text(world.board())
        assert "Round 1, 5 pebbles" in board and "Ada and Ben" in board
        assert len(world.messages()) == 1


async def test_a_whole_game_by_clicks(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await begun(world)
        for _ in range(2):
            for user in ("Ada", "Ben"):
                await bid(world, user, "2 pebbles")
            assert "The bids were 2 and 2." in world.text(world.board())
            private = len(world.ephemerals("Ada"))
            await world.click("Ada", "Take a pebble", world.board())
            assert "Ada took a pebble." in world.text(world.board())
            assert len(world.ephemerals("Ada")) == private, "the board has answered"
            for user in ("Ada", "Ben"):
                await world.click(user, "I am done", world.board())
            for user, yes in (("Ada", "Yes"), ("Ben", "Yes · for it: Ada")):  # the ballot is open
                await world.click(user, yes, world.board())
            assert "The die shows" in world.text(world.board())
            for user in ("Ada", "Ben"):
                await world.click(user, "1", world.board())
            for user in ("Ada", "Ben"):
                await world.click(user, "My hand", world.board())
                await world.click(user, "2", last_private(world, user))
        over = world.text(world.board())
        assert "All pebbles are counted." in over and not re.search("[0-9a-f]{12}", over), "no hashes on the last board"
        assert over.index("All pebbles are counted.") < over.index("Play again")
        await world.click("Cleo", "Check the dice")
        proof = world.text(last_private(world, "Cleo"))
        assert "The dice were sealed" in proof and "The seal of the dice opens" in proof and "verify" in proof
        assert world.seals()[-1].id < world.board().id, "the last post is the ending, not the hash of the record"
        await world.click("Cleo", "The whole story")
        await world.click("Cleo", "Read here", last_private(world, "Cleo"))
        assert "Ben took" not in world.text(last_private(world, "Cleo"))
        assert "You kept" not in world.text(last_private(world, "Cleo"))
        await world.click("Ben", "Take a copy")
        await world.click("Cleo", "Another game")
        assert "Toy · a table is set" in world.text(world.board()) and "Cleo" in world.text(world.board())


async def test_a_hand_is_seen_by_its_owner_only(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await begun(world)
        await world.click("Ada", "Your move")
        hand = world.text(last_private(world, "Ada"))
        assert "Ada, for your eyes only" in hand and "How many do you bid?" in hand and "Eat the biscuit" in hand
        assert not world.ephemerals("Ben") and not world.ephemerals("Cleo")
        assert "How many do you bid?" not in world.text(world.board())
        assert "2 pebbles" not in world.text(world.board())
        await world.click("Ada", "3 pebbles", last_private(world, "Ada"))
        assert "3 pebbles" not in world.text(world.board())


async def test_a_watcher_sees_the_board_and_nothing_more(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await begun(world)
        before = world.text(world.board())
        for control in ("Your move", "Refresh"):
            await world.click("Cleo", control, world.board())
        assert "watch" in world.text(world.ephemerals("Cleo")[0])
        assert world.text(world.board()) == before
        await world.slash("Cleo", "table hand")
        assert "for your eyes only" not in world.text(last_private(world, "Cleo"))
        assert await world.complete("Cleo", "table do", "what") == []


async def forged(world: World, user: str, custom_id: str, message: Any = None) -> None:
    """A click whose id is not on the message, as only a forger or an old client sends it."""
    found = message or world.board()
    part: Any = next(p for p in parts(found.components) if p.get("type") == 2 and p.get("custom_id"))  # a button
    old = part["custom_id"]
    part["custom_id"] = custom_id
    try:
        await world.click(user, custom_id, found)
    finally:
        candidate: Any
        for candidate in parts(found.components):
            if candidate.get("custom_id") == custom_id:
                candidate["custom_id"] = old


async def test_forged_stale_and_foreign_clicks_change_nothing(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await begun(world)
        table = next(iter(world.controls(world.board()))).split(":")[1]
        index = (await world.bot.tables.keeper.get(table)).index
        await world.click("Ada", "Your move")
        hand = last_private(world, "Ada")
        stolen = next(i for i, label in world.controls(hand).items() if label == "3 pebbles")
        for custom_id in (
            stolen,  # Ben sends Ada's button
            f"wk:{table}:0p1:nonsense",
            f"wk:{table}:0p999:3",
            f"wk:{table}:-:undo-7",
            f"wk:{table}:-:set-rounds=9",
            f"wk:{table}:-:nonsense",
            f"wk:{table}:0p1:=zzzz",
            f"wk:{table}:0p1:#abc",
            f"wk:{table}:a0:x",
            "wk:aaaaaaaa:0p1:3",
            "wk:new:chess",
            "wk:::",
            "wk:broken",
        ):
            before = {message.id for message in world.ephemerals("Ben")}
            await forged(world, "Ben", custom_id)
            assert last_private(world, "Ben").id not in before, custom_id
            told = world.text(last_private(world, "Ben"))
            assert told and "<" not in told, custom_id
        assert (await world.bot.tables.keeper.get(table)).index == index
        assert (await world.bot.tables.keeper.get(table)).options.get("rounds") != 9


async def test_a_stale_button_shows_the_present_board(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await begun(world)
        await world.click("Ada", "Your move")
        old = next(i for i, label in world.controls(last_private(world, "Ada")).items() if label == "3 pebbles")
        await world.click("Ada", "3 pebbles", last_private(world, "Ada"))
        await forged(world, "Ada", old)
        told = world.text(last_private(world, "Ada"))
        assert "moved on" in told and "Ada, for your eyes only" in told and "3 pebbles" not in told


async def test_a_double_click_counts_once(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await begun(world)
        for user in ("Ada", "Ben"):
            await bid(world, user, "0 pebbles")
        board = world.board()
        take = next(i for i, label in world.controls(board).items() if label == "Take a pebble")
        await world.click("Ada", take, board)
        assert "4 pebbles" in world.text(world.board())
        await forged(world, "Ada", take)
        assert "4 pebbles" in world.text(world.board())


async def test_a_restart_in_the_middle_goes_unnoticed(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await begun(world)
        await world.click("Ada", "Your move")
        await world.restart(bot_maker)
        await world.click("Ada", "2 pebbles", last_private(world, "Ada"))
        await bid(world, "Ben", "1 pebbles")
        assert "The bids were 2 and 1." in world.text(world.board())
        board = world.board()
        await world.restart(bot_maker)
        await world.click("Ben", "Take a pebble", board)
        assert "Ben took a pebble." in world.text(world.board())
        # the world's clock stands in January: to the new bot its board was long buried when the turn passed
        assert world.messages() == [world.board()]


async def test_a_board_that_was_deleted_is_posted_again(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await begun(world)
        await world.click("Ada", "Your move")
        channel = world.channel().id
        world.env.backend.messages[channel].pop(world.board().id)
        await world.click("Ada", "2 pebbles", last_private(world, "Ada"))
        assert "Round 1" in world.text(world.board())
        world.env.backend.messages[channel].pop(world.board().id)
        await world.slash("Ben", "table show")
        assert "Round 1" in world.text(world.board())
        await bid(world, "Ben", "1 pebbles")
        assert "The bids were" in world.text(world.board())


async def test_everything_can_be_typed(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await world.slash("Ada", "table new", game="toy", word="owl")
        await world.slash("Ben", "table join", word="hedgehog")
        await world.slash("Ada", "table start")
        offered = await world.complete("Ada", "table do", "what", "peb")
        assert [o["name"] for o in offered] == [f"How many do you bid? {n} pebbles" for n in range(4)]
        await world.slash("Ada", "table do", what=offered[3]["value"])
        await world.slash("Ben", "table do", what="1 pebbles")
        assert "The bids were 3 and 1." in world.text(world.board())
        await world.slash("Ben", "table do", what="take a pebble")
        assert "Ben took a pebble." in world.text(world.board())
        await world.slash("Ben", "table undo")
        board = re.sub(r"<t:\d+:R>|`[0-9a-f]{12,64}…?`", "", world.text(world.board()))  # neither the hour nor the seal
        assert "Ben took back a choice." in board and "10" not in board
        await world.slash("Ben", "table do", what="dance")
        assert "I could not read that" in world.text(last_private(world, "Ben"))
        await world.slash("Ben", "table do", what="biscuit")
        await world.slash("Ada", "table log")
        assert "The bids were 3 and 1." in world.text(last_private(world, "Ada"))
        await world.slash("Ada", "table rules")
        assert "Bid, take, vote, keep." in world.text(last_private(world, "Ada"))
        await world.click("Ada", "On →", last_private(world, "Ada"))
        assert "A biscuit may be eaten" in world.text(last_private(world, "Ada"))


async def test_taking_back_by_button_works_once(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await begun(world)
        for user in ("Ada", "Ben"):
            await bid(world, user, "0 pebbles")
        for _ in range(2):
            await world.click("Ada", "Take a pebble", world.board())
        undo = next(i for i, label in world.controls(world.board()).items() if label == "Ada: take back")
        await world.click("Ada", undo, world.board())
        assert "4 pebbles" in world.text(world.board())
        await forged(world, "Ada", undo)
        assert "4 pebbles" in world.text(world.board())
        await world.click("Ben", "Ada: take back", world.board())  # all see it, so it says whose answer that is
        assert "no choice of yours" in world.text(last_private(world, "Ben"))


async def test_a_far_undo_asks_the_others(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await begun(world)
        for user in ("Ada", "Ben"):
            await bid(world, user, "0 pebbles")
        await world.slash("Ben", "table undo")
        await world.click("Ben", "Ask the others", last_private(world, "Ben"))
        assert "Still to agree: Ada" in world.text(world.board())
        await world.click("Ada", "Let them", world.board())
        assert "Everybody agreed" in world.text(world.board())


async def test_the_hosts_rights(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await opened(world)
        await world.click("Ada", "Settings")
        left_open = last_private(world, "Ada").id
        await world.select("Ada", "Rounds", ["3"], last_private(world, "Ada"))
        assert "Rounds: **3**" in world.text(world.board())
        await world.click("Ada", "Seat the house", world.board())
        assert "🏠" in world.text(world.board()) and "played by the house" in world.text(world.board())
        await world.slash("Ada", "table house", what="remove")
        assert "🏠" not in world.text(world.board())
        await world.slash("Ben", "table settings")
        assert "host" in world.text(last_private(world, "Ben"))
        await world.click("Ada", "Start", world.board())
        found = next(one for one in world.ephemerals("Ada") if one.id == left_open)
        assert "The game has begun" in world.text(found) and "Rounds: **3**" in world.text(found)
        assert world.controls(found) == {}
        for command, options in (("end", {}), ("kick", {"seat": 1})):
            await world.slash("Ben", f"table {command}", **options)
            assert "host" in world.text(last_private(world, "Ben"))
        await world.slash("Ben", "table pause")
        assert "resting" in world.text(world.board())
        await world.click("Ada", "Wake the table", world.board())
        await world.slash("Ada", "table handover", to=world.user("Cleo"))
        assert "hosts this table now" in world.text(world.board())
        info = await world.bot.tables.index.by_channel(world.channel().id)
        assert [seat.name for seat in info.seats] == ["Ada", "Ben"], "the host's office is no seat"
        await world.slash("Ada", "table give", to=world.user("Cleo"))
        assert "takes over the seat" in world.text(world.board()) and "Cleo" in world.text(world.board())
        await world.click("Ben", "Agree", world.board())
        assert "for others to decide" in world.text(last_private(world, "Ben"))
        await world.click("Cleo", "Agree", world.board())
        assert "Cleo takes over the seat of Ada" in world.text(world.board())
        await world.slash("Cleo", "table kick", seat=2)
        await world.click("Cleo", "Yes, ask them to leave", last_private(world, "Cleo"))
        assert "the house plays on" in world.text(world.board())
        await world.slash("Ada", "table join")
        assert "asked Ben to leave" in world.text(world.board()).replace("*", ""), "whoever sits there now was not"
        await world.slash("Ada", "table leave")
        await world.slash("Ben", "table join")
        assert "takes over from the house" in world.text(world.board()) and "Ada has left" in world.text(world.board())
        await world.slash("Cleo", "table clock", hours=0)
        assert "The house steps in" not in world.text(world.board())
        await world.slash("Ben", "table away")
        assert "Ben is away" in world.text(world.board())
        await world.slash("Cleo", "table end")
        asked = world.ephemerals("Cleo")[-1]
        assert "for everybody" in world.text(asked) and "cleared" not in world.text(world.board())
        await world.click("Cleo", "No, let it stand", asked)
        await world.slash("Cleo", "table end")
        await world.click("Cleo", "Yes, clear it", world.ephemerals("Cleo")[-1])
        assert "cleared" in world.text(world.board())
        await world.click("Ada", "Check the dice", world.board())
        assert "seal of the dice opens" in world.text(last_private(world, "Ada"))
        await world.click("Ada", "The whole story", world.board())
        await world.click("Ada", "Read here", last_private(world, "Ada"))
        assert "The story so far" in world.text(last_private(world, "Ada"))
        await world.slash("Ben", "table show")
        assert "cleared" in world.text(world.board())


async def test_a_second_table_gets_a_thread(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await opened(world)
        await world.slash("Ben", "table new", game="toy")
        assert "one channel, one table" in world.text(last_private(world, "Ben"))
        await world.slash("Ben", "table new", game="toy", place="thread")
        thread = world.local.threads()[0]
        assert thread.name == "Toy with Ben"
        await world.click("Ada", "Join", world.board(thread.id), thread.id)
        assert "Ada" in world.text(world.board(thread.id))


async def test_help_and_privacy(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await world.slash("Cleo", "help")
        assert "A game below opens one here" in world.text(last_private(world, "Cleo"))
        await world.click("Cleo", "On →")
        assert "By post" in world.text(last_private(world, "Cleo"))
        await begun(world)
        await world.slash("Ben", "privacy export")
        await world.slash("Ben", "privacy delete")
        await world.click("Ben", "Yes, forget me")
        assert "Forgotten" in world.text(last_private(world, "Ben"))
        assert "Ben" not in world.text(world.board())


async def test_help_in_the_middle_of_a_game_is_about_that_game(bot_maker: Callable[[], Any]) -> None:
    """It told how to set a table, and ended in buttons that open other games."""
    async with simcord_world(bot_maker) as world:
        await begun(world)
        for user, may_act in (("Ada", True), ("Cleo", False)):
            await world.slash(user, "help")
            said = world.text(last_private(world, user))
            assert "Help with Toy" in said and "What happened" in said and "A game below opens" not in said
            assert ("My hand" in said.split("undoes a slip.")[1]) is may_act
            assert ("Waiting for" in said) is not may_act, "nobody waits for themselves"
        await world.click("Ada", "My hand", last_private(world, "Ada"))
        assert "How many do you bid?" in world.text(last_private(world, "Ada"))
        await world.click("Cleo", "How to play here", last_private(world, "Cleo"))
        assert "Sit down." in world.text(last_private(world, "Cleo"))


async def test_an_open_hand_follows_the_game(bot_maker: Callable[[], Any]) -> None:
    async with simcord_world(bot_maker) as world:
        await begun(world)
        await bid(world, "Ada", "2 pebbles")
        await world.click("Ben", "Your move")
        assert "Ben**: a choice in private" in world.text(last_private(world, "Ada"))
        await world.click("Ben", "1 pebbles", last_private(world, "Ben"))
        assert "Take pebbles, then be done" in world.text(last_private(world, "Ada"))
        await world.click("Ada", "Take a pebble", world.board())
        assert len(world.ephemerals("Ada")) == len(world.ephemerals("Ben")) == 1
        assert len(world.messages()) == 1


async def test_the_local_table_is_set_again_in_a_new_world(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)

    def maker() -> Any:
        return make_bot(settings, local=True, surfaces=[toy_surface()])

    async with simcord_world(maker) as world:
        await world.local.in_bot(local_ready(world.local))
        for channel in world.local.channels:
            (there,) = world.messages(channel)
            assert "Pull up a chair" in world.text(there), "no channel is empty: a game can be opened in each"
        await world.click("Ada", "Toy")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        await bid(world, "Ada", "2 pebbles")
    async with simcord_world(maker) as world:
        await world.local.in_bot(local_ready(world.local))
        welcome, board = world.messages()
        assert "Pull up a chair" in world.text(welcome) and "Round 1" in world.text(board)
        assert not board.ping_user_ids
        await bid(world, "Ben", "1 pebbles")
        assert "The bids were 2 and 1." in world.text(world.board())
        await world.click("Cleo", "Toy", welcome)
        assert world.local.threads()[0].name == "Toy with Cleo"


async def test_commands_are_told_to_discord_only_when_they_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)

    def maker() -> Any:
        return make_bot(settings, surfaces=[toy_surface()])

    async with simcord_world(maker) as world:
        kept = next(tmp_path.glob("commands.*")).read_text()
        await world.restart(maker)
        assert next(tmp_path.glob("commands.*")).read_text() == kept
        assert {c.name for c in world.bot.tree.get_commands()} >= {"table", "help", "privacy"}
        monkeypatch.setattr(Translator, "translate", _one_word_for_everything)
        await world.restart(maker)
        assert next(tmp_path.glob("commands.*")).read_text() != kept, "another translation is a change as well"


async def _one_word_for_everything(*given: Any) -> str:
    return "anders"


async def test_every_option_of_a_command_says_what_it_is(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    async with simcord_world(lambda: make_bot(settings)) as world:
        commands = [one for one in world.bot.tree.walk_commands() if hasattr(one, "parameters")]
        said = {(one.qualified_name, p.name): str(p.description) for one in commands for p in one.parameters}
    assert len(said) > 50 and [place for place, words in said.items() if words in ("", "…")] == []


async def test_a_game_is_opened_by_the_name_that_somebody_types(bot_maker: Callable[[], Any]) -> None:
    """As its id, its name in any capitals, the beginning of it; a slip is told what is near, anything else what there
    is."""
    async with simcord_world(bot_maker, channels=("the-table", "b", "c")) as world:
        for channel, typed in (("the-table", "Toy"), ("b", "toy"), ("c", "TO")):
            await world.slash("Ada", "table new", channel, game=typed)
            assert "a table is set" in world.text(world.board(channel))
        await world.slash("Ben", "table new", "b", game="Tooy")
        assert "Did you mean Toy?" in world.text(world.ephemerals("Ben", "b")[-1])
        await world.slash("Ben", "table new", "b", game="chess")
        assert "I know no game called “chess”. What there is: Toy." in world.text(world.ephemerals("Ben", "b")[-1])
