"""Private panels that are open: kept up to date, never over what their owner has opened in their place; of two hands
the older one is taken away."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.app import make_bot
from bot.rules.decision import Decision, Option, text
from bot.rules.errors import NoLongerPossible
from bot.settings import Settings
from bot.ui.messages.hands import LASTS, Hands
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Panel, PanelError, Words
from bot.ui.panels.surface import Surface
from bot.ui.screens.stage import Shot
from tests.simcord_world import World, simcord_world
from tests.ui.asker import WORDS, Asker, toy_surface
from tests.ui.test_table import begun, forged

ADA = 7


class Answered:
    """An answer to a click, which notes what is shown in its place afterwards. works: whether Discord lets us."""

    def __init__(self, message: int = 1, works: bool = True) -> None:
        self.interaction, self.locale = SimpleNamespace(user=SimpleNamespace(id=ADA)), "en"
        self.private_message, self.works = message, works
        self.message = SimpleNamespace(id=message)
        self.shown: list[Panel] = []
        self.withdrawn = 0

    async def withdraw(self, message: int) -> None:
        assert message == self.private_message
        self.withdrawn += 1

    async def again(self, message: int, shot: Shot) -> bool:
        assert message == self.private_message
        self.shown.append(shot.panel)
        return self.works

    @property
    def words(self) -> list[str]:
        return [part.text for panel in self.shown for part in panel.parts if isinstance(part, Words)]


class Clock:
    time = 0.0

    def now(self) -> float:
        return self.time


def hands(clock: Clock | None = None) -> Hands:
    async def get(table: str) -> None:
        return None

    tables = SimpleNamespace(clock=clock or Clock(), keeper=SimpleNamespace(get=get))
    stage: Any = SimpleNamespace(tables=tables, say=lambda info, words, locale: words.key)
    return Hands(stage)


async def after() -> Shot:
    return Shot(None, Panel("after"))


async def settled(opened: Hands) -> None:
    await asyncio.gather(*opened._closing)


async def test_a_hand_that_looks_different_is_shown_anew() -> None:
    opened, reply = hands(), Answered()
    opened.kept("t", reply, Panel("before"), after)  # type: ignore[arg-type]
    await opened.refresh("t")
    assert [panel.title for panel in reply.shown] == ["after"]


async def test_a_story_that_is_opened_meanwhile_stays() -> None:
    opened, reply = hands(), Answered()

    async def present() -> Shot:
        opened.put_away("t", reply)  # type: ignore[arg-type]  # it takes the hand's place while the hand is drawn
        return Shot(None, Panel("after"))

    opened.kept("t", reply, Panel("before"), present)  # type: ignore[arg-type]
    await opened.refresh("t")
    assert reply.shown == []


async def test_of_two_hands_the_older_is_taken_away() -> None:
    opened, old, new = hands(), Answered(1), Answered(2)
    opened.kept("t", old, Panel("one"), after)  # type: ignore[arg-type]
    opened.kept("t", new, Panel("after"), after)  # type: ignore[arg-type]
    assert old.withdrawn == 0, "never before the new one has been answered"
    await settled(opened)
    await opened.refresh("t")
    assert (old.withdrawn, old.shown, new.withdrawn, new.shown) == (1, [], 0, [])


async def test_each_is_taken_away_once() -> None:
    opened, replies = hands(), [Answered(n) for n in range(1, 5)]
    for reply in replies:
        opened.kept("t", reply, Panel("one"), after)  # type: ignore[arg-type]
    await settled(opened)
    assert [reply.withdrawn for reply in replies] == [1, 1, 1, 0]


async def test_what_discord_will_not_change_any_more_is_left_alone() -> None:
    clock = Clock()
    opened, late, gone, new = hands(clock), Answered(1), Answered(2, works=False), Answered(3)
    opened.kept("t", late, Panel("one"), after)  # type: ignore[arg-type]
    clock.time = LASTS + 1
    for reply in (gone, new):
        opened.kept("t", reply, Panel("one"), after)  # type: ignore[arg-type]
    await settled(opened)
    assert (late.withdrawn, gone.withdrawn) == (0, 1)
    await opened.refresh("t")
    assert [panel.title for panel in new.shown] == ["after"]


async def test_a_side_panel_leaves_the_hand_where_it_is() -> None:
    opened, hand, card, board = hands(), Answered(1), Answered(2), Answered(3)
    opened.kept("t", hand, Panel("one"), after)  # type: ignore[arg-type]
    for look in (card, board):
        opened.kept("t", look, Panel("one"), after, "side")  # type: ignore[arg-type]
    await settled(opened)
    assert hand.shown == board.shown == card.shown == []
    assert [one.withdrawn for one in (hand, card, board)] == [0, 1, 0]
    await opened.refresh("t", but=ADA)
    assert hand.shown == [] and [panel.title for panel in board.shown] == ["after"]


async def test_a_side_panel_that_becomes_the_hand_is_the_hand() -> None:
    opened, hand, look = hands(), Answered(1), Answered(2)
    opened.kept("t", hand, Panel("one"), after)  # type: ignore[arg-type]
    opened.kept("t", look, Panel("one"), after, "side")  # type: ignore[arg-type]
    opened.kept("t", look, Panel("after"), after)  # type: ignore[arg-type]
    await settled(opened)
    await opened.refresh("t")
    assert (hand.withdrawn, look.withdrawn, look.shown) == (1, 0, [])


async def test_what_cannot_be_shown_any_more_says_so_once() -> None:
    async def refused() -> Shot:
        raise NoLongerPossible(text("refused-stale"))

    async def nothing() -> None:
        return None

    for present in (refused, nothing):
        opened, reply = hands(), Answered()
        opened.kept("t", reply, Panel("one"), present)  # type: ignore[arg-type]
        await opened.refresh("t")
        await opened.refresh("t")
        assert reply.words == ["-# panel-closed"]


# ---------------------------------------------------------------------- on Discord


async def test_a_second_hand_takes_the_first_away(maker: Any) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        await begun(world)
        for _ in range(2):
            await world.click("Ada", "Your move", world.board())
        (second,) = world.ephemerals("Ada")
        assert "How many do you bid?" in world.text(second)
        await world.click("Ada", "3 pebbles", second)
        assert len(world.ephemerals("Ada")) == 1


async def test_somebody_elses_doing_moves_nothing(maker: Any) -> None:
    async with simcord_world(maker(toy_surface())) as world:
        await begun(world)
        await world.click("Ada", "Your move", world.board())
        before = world.text(world.ephemerals("Ada")[0])
        for _ in range(2):
            await world.click("Ben", "Your move", world.board())
        assert world.text(world.ephemerals("Ada")[0]) == before and len(world.ephemerals("Ada")) == 1


async def test_who_reads_something_else_is_told_that_it_is_their_move(maker: Any) -> None:
    """The log and the menu stood there unmoved, and nobody who read them knew that they were awaited."""
    async with simcord_world(maker(toy_surface())) as world:
        await begun(world)
        await world.click("Ada", "Your move", world.board())
        await world.click("Ada", "3 pebbles", world.ephemerals("Ada")[-1])
        await world.click("Ada", "More", world.ephemerals("Ada")[-1])
        assert "what else?" in world.text(world.ephemerals("Ada")[-1])
        assert "It is your move" not in world.text(world.ephemerals("Ada")[-1]), "Ben is awaited"
        await world.click("Ben", "Your move", world.board())
        await world.click("Ben", "2 pebbles", world.ephemerals("Ben")[-1])
        (page,) = world.ephemerals("Ada")
        assert "what else?" in world.text(page) and "👉 **It is your move.**" in world.text(page)


def asked_of_both(kind: str, n: int, **more: Any) -> Surface:
    found = [Option(f"o{i}", text("asker-option", name=f"N{i}")) for i in range(n)]
    decision = Decision((0, 1), "k", text("asker-prompt", who="you"), lambda: found, kind, **more)  # type: ignore[arg-type]
    return Surface(Asker(decision), root=WORDS, peeks={"far": lambda view: [text("asker-board")]})


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[Surface], Callable[[], Any]]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda surface: lambda: make_bot(settings, surfaces=[surface])


async def sat_down(world: World) -> str:
    """Ada and Ben at a table that has begun; its id."""
    await world.slash("Ada", "table new", game="asker")
    await world.click("Ben", "Join")
    await world.click("Ada", "Start")
    return str((await world.bot.tables.index.by_channel(world.channel().id)).id)


async def test_a_question_asked_twice_is_renewed_when_somebody_else_has_answered(maker: Any) -> None:
    async with simcord_world(maker(asked_of_both("one", 2, irreversible=True))) as world:
        await sat_down(world)
        for user in ("Ada", "Ben"):
            await world.click(user, "N1", world.board())
            assert "cannot be taken back" in world.text(world.ephemerals(user)[-1])
        await world.click("Ben", "N1", world.ephemerals("Ben")[-1])
        (mine,) = world.ephemerals("Ada")
        assert "It is over." in world.text(mine) and "cannot be taken back" not in world.text(mine)
        assert not [label for label in world.controls(mine).values() if label == "N1"]


async def test_picks_are_renewed_when_somebody_else_has_answered(maker: Any) -> None:
    async with simcord_world(maker(asked_of_both("some", 5, least=1, most=3))) as world:
        await sat_down(world)
        for user in ("Ada", "Ben"):
            await world.click(user, "Your move", world.board())
            await world.click(user, "N2", world.ephemerals(user)[-1])
        await world.click("Ben", "Done (1): N2", world.ephemerals("Ben")[-1])
        (mine,) = world.ephemerals("Ada")
        assert "It is over." in world.text(mine) and "N2" not in world.text(mine)


@pytest.mark.parametrize("word", ["more-0", "peek-far", "words"])
async def test_what_stands_in_the_place_of_the_hand_is_renewed_too(maker: Any, word: str) -> None:
    """As if it were opened again when somebody else has answered."""
    async with simcord_world(maker(asked_of_both("one", 2))) as world:
        table = await sat_down(world)
        button = custom_id.button(table, "-", word)

        async def press() -> None:
            (mine,) = world.ephemerals("Ada")
            is_there = button in world.controls(mine)
            await (world.click("Ada", button, mine) if is_there else forged(world, "Ada", button, mine))

        await world.click("Ada", "My hand", world.board())
        await press()
        await world.click("Ben", "N1", world.board())
        renewed = world.text(world.ephemerals("Ada")[0])
        await press()
        assert world.text(world.ephemerals("Ada")[0]) == renewed


async def test_a_board_keeps_what_is_only_looked_at_behind_one_button(maker: Any) -> None:
    """On a phone each row of buttons pushes the question off the screen; whoever watches has the same ways."""
    async with simcord_world(maker(asked_of_both("one", 2))) as world:
        await sat_down(world)
        labels = [one for one in world.controls(world.board()).values() if one not in ("N0", "N1")]
        assert labels == ["My hand", "More", "Refresh"]
        for user in ("Ada", "Cleo"):
            await world.click(user, "More", world.board())
            ways = list(world.controls(world.ephemerals(user)[-1]).values())
            assert ways[-4:] == ["What happened", "Far away", "Rules in short", "My tables"] and (
                "My hand" in ways
            ) == (user == "Ada")


async def test_from_the_rules_in_short_whoever_plays_goes_back_to_their_hand(maker: Any) -> None:
    """They were a dead end: somebody looked for the board to find their move again."""
    async with simcord_world(maker(asked_of_both("one", 2))) as world:
        await sat_down(world)
        for user in ("Ada", "Cleo"):
            await world.click(user, "More", world.board())
            await world.click(user, "Rules in short", world.ephemerals(user)[-1])
            assert ("My hand" in world.controls(world.ephemerals(user)[-1]).values()) == (user == "Ada")
        await world.click("Ada", "My hand", world.ephemerals("Ada")[-1])
        assert "N0" in world.controls(world.ephemerals("Ada")[-1]).values()


async def test_a_hand_that_cannot_be_shown_spoils_nobody_elses_answer(caplog: pytest.LogCaptureFixture) -> None:
    """A menu was one button too large for Discord: whoever then answered was told that the table had been put back."""

    async def broken() -> Shot:
        raise PanelError("41 components")

    opened, mine, other = hands(), Answered(), Answered(2)
    other.interaction = SimpleNamespace(user=SimpleNamespace(id=ADA + 1))
    opened.kept("t", mine, Panel("before"), broken)  # type: ignore[arg-type]
    opened.kept("t", other, Panel("before"), after)  # type: ignore[arg-type]
    await opened.refresh("t")
    assert not mine.shown and [panel.title for panel in other.shown] == ["after"]
    assert "could not be shown anew" in caplog.text
    await opened.refresh("t")
    assert caplog.text.count("could not be shown anew") == 1, "it is not tried for ever"
