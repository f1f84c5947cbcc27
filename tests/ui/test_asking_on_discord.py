"""Each kind of question answered by clicks, modals that outlive a restart, pictures, calls by name, lost channels."""

import io
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
from PIL import Image

from bot.app import make_bot
from bot.rules.decision import Decision, Form, FormPart, Option, text
from bot.settings import Settings
from bot.ui.messages import boards
from bot.ui.panels.surface import PictureSpec, Surface, View
from tests.rules.toy import Toy
from tests.simcord_world import World, simcord_world
from tests.tables.play import HandClock
from tests.ui.asker import WORDS, Asker, toy_surface


def options(n: int) -> list[Option]:
    return [Option(f"o{i}", text("asker-option", name=f"N{i}")) for i in range(n)]


def question(kind: str, n: int = 0, **more: Any) -> Decision:
    return Decision((0,), "k", text("asker-prompt", who="you"), partial(options, n), kind, **more)  # type: ignore[arg-type]


Maker = Callable[[Surface], Callable[[], Any]]


@pytest.fixture
def maker(tmp_path: Path) -> Maker:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda surface: lambda: make_bot(settings, surfaces=[surface])


def private(world: World, user: str = "Ada") -> Any:
    return world.ephemerals(user)[-1]


async def asked(world: World, game: str = "asker") -> None:
    await world.slash("Ada", "table new", game=game)
    await world.click("Ada", "Start")


async def test_some_are_picked_and_handed_in(maker: Maker) -> None:
    game = Asker(question("some", 15, least=1, most=3))
    async with simcord_world(maker(Surface(game, root=WORDS))) as world:
        await asked(world)
        await world.click("Ada", "Your move")
        await world.select("Ada", "Choose 1 to 3", ["o1", "o4"], private(world))
        await world.restart(maker(Surface(game, root=WORDS)))
        await world.click("Ada", "Done (2): N1 and N4", private(world))
        assert game.answers[-1] == ["o1", "o4"]
        assert "It is over." in world.text(private(world))


async def test_few_are_switched_on_and_off_and_handed_in(maker: Maker) -> None:
    game = Asker(question("some", 5, least=1, most=3))
    async with simcord_world(maker(Surface(game, root=WORDS))) as world:
        await asked(world)
        await world.click("Ada", "Your move")
        for label in ("N1", "N2", "N4", "✓ N2"):
            await world.click("Ada", label, private(world))
        await world.restart(maker(Surface(game, root=WORDS)))
        await world.click("Ada", "Done (2): N1 and N4", private(world))
        assert game.answers[-1] == ["o1", "o4"]


async def test_what_is_picked_stays_picked_while_something_else_is_read(maker: Maker) -> None:
    game = Asker(question("some", 5, least=1, most=3))
    async with simcord_world(maker(Surface(game, root=WORDS))) as world:
        await asked(world)
        await world.click("Ada", "Your move")
        for label in ("N1", "N4"):
            await world.click("Ada", label, private(world))
        await world.click("Ada", "More", private(world))
        assert "N4" not in world.text(private(world)), "the menu stands in the place of the hand"
        await world.click("Ada", "My hand", private(world))
        await world.click("Ada", "✓ N1", private(world))
        await world.click("Ada", "Your move", world.board())
        await world.click("Ada", "Done (1): N4", private(world))
        assert game.answers[-1] == ["o4"]


async def test_what_holds_no_more_is_not_left_below_the_board(maker: Maker) -> None:
    """Whoever pressed what is another's to decide is told so, once, and until that has been decided."""
    game = Asker(question("one", 3))
    async with simcord_world(maker(Surface(game, root=WORDS))) as world:
        await world.slash("Ada", "table new", game="asker")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        for label in ("N0", "N1"):
            await world.click("Ben", label, world.board())
            (told,) = world.ephemerals("Ben")
            assert "That is for Ada to decide." in world.text(told)
        await world.click("Ada", "N1", world.board())
        assert game.answers == ["o1"] and not world.ephemerals("Ben")


async def test_a_form_is_filled_in_over_a_restart(maker: Maker) -> None:
    places = [Option(n, text("asker-option", name=n)) for n in "nesw"]
    part = FormPart("k.where", text("asker-prompt", who="x"), places)
    form = Form(text("asker-prompt", who="x"), [part], text("asker-over"), shown="panel")
    decision = replace(question("one", 3), form=lambda option: form if option == "o1" else None)
    game = Asker(decision)
    async with simcord_world(maker(Surface(game, root=WORDS))) as world:
        await asked(world)
        await world.click("Ada", "N1", world.board())
        assert not game.answers, "nothing is stored before the panel is handed in"
        await world.restart(maker(Surface(game, root=WORDS)))
        await world.click("Ada", "s", private(world))
        assert game.answers == ["o1"]


async def test_the_house_answers_for_whoever_asks_it_to(maker: Maker) -> None:
    game = Asker(replace(question("one", 3), advised=True, default=lambda: "o2"))
    async with simcord_world(maker(Surface(game, root=WORDS))) as world:
        await asked(world)
        await world.click("Ada", "My hand", world.board())
        await world.click("Ada", "🏠 Let the house answer", private(world))
        assert game.answers == ["o2"]


async def test_more_than_25_options_are_paged(maker: Maker) -> None:
    game = Asker(question("one", 60))
    async with simcord_world(maker(Surface(game, root=WORDS))) as world:
        await asked(world)
        await world.click("Ada", "Your move")
        await world.click("Ada", "Page 2 →", private(world))
        await world.select("Ada", "Choose one of 60… (page 2 of 3)", ["o30"], private(world))
        assert game.answers[-1] == "o30"


async def test_an_order_is_put_together(maker: Maker) -> None:
    game = Asker(question("order", 3))
    async with simcord_world(maker(Surface(game, root=WORDS))) as world:
        await asked(world)
        await world.click("Ada", "Your move")
        await world.click("Ada", "N2", private(world))
        await world.click("Ada", "Start again", private(world))
        for label in ("N1", "N2", "Yes, in this order"):
            await world.click("Ada", label, private(world))
        assert game.answers[-1] == ["o1", "o2", "o0"]


async def test_a_large_amount_is_stepped_or_typed(maker: Maker) -> None:
    game = Asker(question("amount", least=5, most=400))
    async with simcord_world(maker(Surface(game, root=WORDS))) as world:
        await asked(world)
        await world.click("Ada", "Your move")
        for label in ("+10", "+1", "+1"):
            await world.click("Ada", label, private(world))
        assert "Take 17" in world.text(private(world))
        shown = await world.click("Ada", "Type a number…", private(world))
        await world.submit("Ada", shown, answer="lot")
        assert "A number from 5 to 400" in world.text(private(world))
        shown = await world.click("Ada", "Type a number…", private(world))
        await world.restart(maker(Surface(game, root=WORDS)))
        await world.submit("Ada", shown, answer="321")
        assert game.answers[-1] == 321


async def test_several_amounts_are_chosen_line_by_line_or_typed(maker: Maker) -> None:
    listed = [Option(f"o{i}", text("asker-option", name=f"N{i}"), most=4) for i in range(3)]
    game = Asker(Decision((0,), "k", text("asker-prompt", who="x"), lambda: listed, "amounts", 1, 6, private=True))
    async with simcord_world(maker(Surface(game, root=WORDS))) as world:
        await asked(world)
        await world.click("Ada", "Your move")
        await world.select("Ada", "N0", ["2"], private(world))
        await world.select("Ada", "N2", ["1"], private(world))
        await world.restart(maker(Surface(game, root=WORDS)))
        await world.click("Ada", "Done: 2 × N0 and 1 × N2", private(world))
        assert game.answers[-1] == ["o0", "o0", "o2"]


async def test_amounts_are_written_into_a_modal(maker: Maker) -> None:
    listed = [Option(f"o{i}", text("asker-option", name=f"N{i}"), most=4) for i in range(3)]
    game = Asker(Decision((0,), "k", text("asker-prompt", who="x"), lambda: listed, "amounts", 1, 6, private=True))
    async with simcord_world(maker(Surface(game, root=WORDS))) as world:
        await asked(world)
        await world.click("Ada", "Your move")
        for typed, told in (("two cows", "Name what is listed"), ("5 N1", "N1: at most 4"), ("4 N1, 3 N2", "1 to 6")):
            shown = await world.click("Ada", "Type it…", private(world))
            await world.submit("Ada", shown, answer=typed)
            assert told in world.text(private(world)) and not game.answers
        shown = await world.click("Ada", "Type it…", private(world))
        await world.submit("Ada", shown, answer="2 N1, N2")
        assert game.answers[-1] == ["o1", "o1", "o2"]


async def test_amounts_that_are_typed_are_an_answer(maker: Maker) -> None:
    listed = [Option(f"o{i}", text("asker-option", name=f"N{i}"), most=4) for i in range(12)]
    game = Asker(Decision((0,), "k", text("asker-prompt", who="x"), lambda: listed, "amounts", 1, 6, private=True))
    async with simcord_world(maker(Surface(game, root=WORDS))) as world:
        await asked(world)
        await world.slash("Ada", "table do", what="2 N11, N3")
        assert game.answers[-1] == ["o11", "o11", "o3"]


async def test_a_text_is_written_into_a_modal(maker: Maker) -> None:
    game = Asker(question("text", least=2, most=20))
    async with simcord_world(maker(Surface(game, root=WORDS))) as world:
        await asked(world)
        await world.click("Ada", "Your move")
        shown = await world.click("Ada", "Write your answer…", private(world))
        await world.submit("Ada", shown, answer="**hello**")
        assert game.answers[-1] == "**hello**"


async def test_what_cannot_be_taken_back_is_asked_twice(maker: Maker) -> None:
    game = Asker(question("one", 2, irreversible=True))
    async with simcord_world(maker(Surface(game, root=WORDS))) as world:
        await asked(world)
        await world.click("Ada", "N1", world.board())
        assert not game.answers and "cannot be taken back" in world.text(private(world))
        await world.click("Ada", "Rather not", private(world))
        await world.click("Ada", "N1", world.board())
        await world.click("Ada", "N1", private(world))
        assert game.answers == ["o1"]


async def test_a_broken_rule_is_told_and_nothing_is_lost(maker: Maker) -> None:
    game = Asker(question("one", 2))

    async def broken(play: Any) -> None:
        await play.decide(game.decision)
        raise ZeroDivisionError

    game.steps = {"ask": broken}
    async with simcord_world(maker(Surface(game, root=WORDS))) as world:
        await asked(world)
        await world.click("Ada", "N1", world.board())
        assert "tripped" in world.text(private(world))
        assert "What will it be" in world.text(world.board())


# ---------------------------------------------------------------------- pictures


def png(colour: int) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (4, 4), (colour, 0, 0)).save(file, "PNG")
    return file.getvalue()


class Painted:
    """Pictures of the heap of pebbles, counted."""

    def __init__(self) -> None:
        self.drawn = 0
        self.fails = False

    def surface(self) -> Surface:
        return Surface(Toy(), root=WORDS, pictures=self.pictures, draw=self.draw)

    def pictures(self, view: View) -> Sequence[PictureSpec]:
        return [PictureSpec("heap", text("toy-board", round=view["round"], heap=view["heap"]), view["heap"])]

    def draw(self, view: View, name: str) -> bytes:
        self.drawn += 1
        if self.fails:
            raise OSError("no font")
        return png(view["heap"])


async def test_a_picture_is_drawn_and_uploaded_only_when_it_has_changed(maker: Maker) -> None:
    painted = Painted()
    async with simcord_world(maker(painted.surface())) as world:
        await asked(world, "toy")
        first = world.board()
        assert [a["filename"] for a in first.attachments] == ["heap.png"]
        assert "Round 1, 5 pebbles on the heap" in world.text(first)
        kept = first.attachments[0]["id"]
        await world.click("Ada", "Refresh", world.board())
        assert [a["id"] for a in world.board().attachments] == [kept] and painted.drawn == 1
        world.bot.stage.gallery._drawn.clear()  # as after many other pictures: the message has it still
        await world.click("Ada", "Refresh", world.board())
        assert [a["id"] for a in world.board().attachments] == [kept] and painted.drawn == 1
        await world.click("Ada", "Your move", world.board())
        assert not private(world).attachments  # it shows no other picture than the board
        await world.click("Ada", "0 pebbles", private(world))
        assert [a["id"] for a in world.board().attachments] == [kept]
        await world.click("Ada", "Take a pebble", world.board())
        assert painted.drawn == 2
        assert [a["filename"] for a in world.board().attachments] == ["heap.png"]
        assert world.board().attachments[0]["id"] != kept


async def test_what_a_board_shows_since_a_click_or_a_command_is_not_uploaded_again(maker: Maker) -> None:
    async with simcord_world(maker(Painted().surface())) as world:
        await asked(world, "toy")
        for user in ("Ada", "Ben"):
            await world.slash(user, "table do", what="1 pebbles")
        await world.click("Ada", "Take a pebble", world.board())
        (edited,) = world.board().attachments
        await world.click("Ada", "Refresh", world.board())
        assert world.board().attachments == [edited]
        await world.slash("Ada", "table show")
        (posted,) = world.board().attachments
        assert posted["id"] != edited["id"]
        await world.click("Ada", "Refresh", world.board())
        assert world.board().attachments == [posted]


async def test_after_each_click_it_is_told_whether_it_is_quiet(maker: Maker) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        await asked(world, "toy")
        told: list[bool] = []
        assert world.bot.clicks.traffic.on_end.__name__ == "ended", "the collector of garbage waits for this"
        world.bot.clicks.traffic.on_end = told.append
        await world.click("Ada", "Your move", world.board())
        assert told == [True]


async def test_without_its_picture_a_board_is_still_told_in_words(maker: Maker) -> None:
    painted = Painted()
    painted.fails = True
    async with simcord_world(maker(painted.surface())) as world:
        await asked(world, "toy")
        assert not world.board().attachments
        assert "Round 1, 5 pebbles on the heap" in world.text(world.board())


# ---------------------------------------------------------------------- calling, and trouble with Discord


async def two_players(world: World) -> HandClock:
    clock = HandClock()
    world.bot.tables.keeper.clock = clock
    await world.slash("Ada", "table new", game="toy")
    await world.click("Ben", "Join")
    await world.click("Ada", "Start")
    return clock


async def test_an_absent_player_is_called_once_and_alone(maker: Maker) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        clock = await two_players(world)
        ada, ben = world.user("Ada").id, world.user("Ben").id
        for user in ("Ada", "Ben"):
            await world.click(user, "Your move")
            if user == "Ben":
                clock.time += boards.PRESENT + 1
                world.bot.clicks.posts.boards.saw("", ben)
            await world.click(user, "0 pebbles", private(world, user))
        (new,) = world.messages()
        assert f"<@{ada}>" in world.text(new) and f"<@{ben}>" not in world.text(new)
        assert new.ping_user_ids == [ada]
        clock.time += boards.PRESENT + 1
        await world.click("Ben", "Take a pebble", new)
        assert [message.id for message in world.messages()] == [new.id]


async def test_a_lost_channel_does_not_stop_the_game(maker: Maker) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        await two_players(world)
        await world.click("Ada", "Your move")
        calls = 0

        async def forbidden(*args: Any, **more: Any) -> None:
            nonlocal calls
            calls += 1
            response: Any = type("Response", (), {"status": 403, "reason": "Forbidden"})()
            raise discord.Forbidden(response, {"code": 50001, "message": "Missing Access"})

        original = discord.PartialMessage.edit
        discord.PartialMessage.edit = forbidden  # type: ignore[method-assign, assignment]
        try:
            await world.click("Ada", "1 pebbles", private(world))
            await world.slash("Ben", "table do", what="1 pebbles")
        finally:
            discord.PartialMessage.edit = original  # type: ignore[method-assign]
        assert calls == 1  # and not asked again until the board has been called for
        assert "✓" in world.text(private(world, "Ben"))
        await world.slash("Ben", "table show")
        assert "The bids were 1 and 1." in world.text(world.board())


async def test_a_reset_connection_loses_a_screen_but_no_move(maker: Maker) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        await two_players(world)
        await world.click("Ada", "Your move")

        async def reset(*args: Any, **more: Any) -> None:
            raise ConnectionResetError

        original = discord.InteractionResponse.edit_message
        discord.InteractionResponse.edit_message = reset  # type: ignore[method-assign]
        try:
            await world.click("Ada", "1 pebbles", private(world))
        finally:
            discord.InteractionResponse.edit_message = original  # type: ignore[method-assign]
        await world.slash("Ben", "table do", what="2 pebbles")
        assert "The bids were 1 and 2." in world.text(world.board())


async def test_discord_py_keeps_nothing_of_our_views(maker: Maker) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        await two_players(world)
        for _ in range(3):
            await world.click("Ada", "Your move")
        store = world.bot._connection._view_store
        assert not store._views.get(None) and not store._synced_message_views and not store._modals
