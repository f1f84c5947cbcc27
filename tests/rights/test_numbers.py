"""Signs that look like digits, and more digits than a number has, wherever somebody can write them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.installed import load_surfaces
from bot.rules.box.amounts import dice_chosen
from bot.rules.errors import NotPossible
from bot.rules.numbers import read_count, read_whole
from bot.settings import Settings
from tests.simcord_world import simcord_world
from tests.ui.asker import toy_surface

STRANGE = ("²", "①", "٣", "３", "--5", "-", "+1", "1_0", "9" * 30, "9" * 5_000, "1e3", " 1")


@pytest.mark.parametrize("written", [*STRANGE, ""])
def test_only_plain_digits_are_a_number(written: str) -> None:
    assert read_whole(written) is None and read_count(written) is None


def test_numbers_are_read() -> None:
    assert (read_whole("-12"), read_whole("007"), read_count("12"), read_count("-12")) == (-12, 7, 12, None)
    assert read_whole("9" * 18) == 10**18 - 1 and read_count("1234", 3) is None


@pytest.fixture
def maker(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[*load_surfaces(), toy_surface()])


WORDS = ("travel:", "visit:", "h", "e", "d1:", "card:", "lock:", "boost:", "use:", "=", "")


@pytest.mark.parametrize("game", ["doomrock", "toy", "altered"])
async def test_whatever_is_typed_is_answered_with_a_sentence(maker: Callable[[], Any], game: str) -> None:
    """Nothing that can be written at a table ends in "Something went wrong"."""
    async with simcord_world(maker) as world:
        await world.slash("Ada", "table new", game=game)
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        table = await world.bot.tables.index.by_channel(world.channel().id)
        tokens = {a.token for seat in (0, 1) for a in await world.bot.tables.reader.requests(table.id, seat)}
        for begins in (*WORDS, *(f"{token}:" for token in tokens)):
            for written in STRANGE:
                await world.slash("Ada", "table do", what=f"{begins}{written}")
                told = world.text(world.ephemerals("Ada")[-1])
                assert told and "went wrong" not in told, f"{begins}{written[:40]}"


async def test_whatever_is_typed_at_the_box_and_the_dice(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    async with simcord_world(lambda: make_bot(settings)) as world:
        for written in STRANGE:
            for command, options in (
                ("doomrock box level", {"cards": f"Brawler {written}, 5", "silver": 3}),
                ("doomrock box level", {"cards": written, "silver": 3}),
                ("doomrock box roll", {"dice": 3, "keep": written}),
                ("roll", {"dice": f"{written}d6"}),
                ("roll", {"dice": f"2d{written}"}),
                ("roll", {"dice": written}),
                ("draw new", {"name": "one", "cards": written}),
                ("draw new", {"name": "two", "cards": f"{written}x Goblin"}),
                ("draw new", {"name": "three", "cards": f"1..{written}"}),
                ("draw play", {"cards": f"#{written}", "deck": "one"}),
                ("altered deck show", {"name": written[:100]}),
            ):
                shown = await world.slash("Ada", command, **options)
                assert "went wrong" not in world.text(shown), (command, options)
            for deck in await world.bot.channel_records.decks(world.channel().id):
                await world.slash("Ada", "draw remove", deck=deck)


@pytest.mark.parametrize("written", ["²", "-²", "99", "9" * 30])
def test_a_select_of_the_box_with_strange_values(written: str) -> None:
    with pytest.raises(NotPossible):
        dice_chosen([written], 3)
