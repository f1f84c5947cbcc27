"""What one user and one server may take: files read at once, and bytes kept."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.rules.errors import NotPossible
from bot.settings import Settings
from bot.tables.service import Tables
from bot.tables.shelf import shelf
from bot.tables.shelf.shelf import Shelf
from bot.ui.door import uploads
from bot.ui.door.uploads import Uploads
from tests.games.altered.otters import CARDS
from tests.simcord_world import simcord_world
from tests.tables.play import url


@pytest.fixture
def make(tmp_path: Path) -> Callable[[], Any]:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings)


def test_files_read_at_once_are_counted_by_user_and_altogether() -> None:
    counted = Uploads()
    with counted.reading(1):
        with pytest.raises(NotPossible) as refused, counted.reading(1):
            pass
        assert refused.value.text.key == "refused-uploads-own"
        with counted.reading(2), counted.reading(3):
            with pytest.raises(NotPossible) as refused, counted.reading(4):
                pass
            assert refused.value.text.key == "refused-uploads-all" and counted.under_way() == uploads.MOST_OF_ALL
    with pytest.raises(ZeroDivisionError), counted.reading(1):
        raise ZeroDivisionError
    assert counted.under_way() == 0
    with counted.reading(4):
        assert counted.under_way() == 1


async def test_a_second_file_waits_for_the_first(make: Any) -> None:
    """By command: while one list is read, the same user is refused, another one is not."""
    async with simcord_world(make) as world:
        counted = world.bot.clicks.uploads
        with counted.reading(world.user("Ada").id):
            for command, options in (
                ("deck import", {"file": ("b.txt", b"3 GM_BASE_B_GW_02_C")}),
                ("cards import", {"name": "x", "file": ("b.json", b"[]")}),
            ):
                await world.slash("Ada", f"altered {command}", **options)
                assert "still reading" in world.text(world.ephemerals("Ada")[-1])
            await world.slash("Ben", "altered deck import", file=("b.txt", b"3 GM_BASE_B_GW_02_C"))
            assert "3 cards" in world.text(world.ephemerals("Ben")[-1])
        with counted.reading(1), counted.reading(2), counted.reading(3):
            shown = await world.slash("Ben", "altered deck import")
            await world.submit("Ben", shown, name="Pasted", list="3 GM_BASE_B_GW_02_C")
            assert "Several files" in world.text(world.ephemerals("Ben")[-1])
        await world.slash("Ada", "altered deck import", file=("b.txt", b"3 GM_BASE_B_GW_02_C"))
        assert "3 cards" in world.text(world.ephemerals("Ada")[-1])
        assert counted.under_way() == 0


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: Any, tmp_path: Path) -> Any:
    return url(tmp_path / "caps.db") if request.param == "sqlite" else request.getfixturevalue("on_postgres")


@pytest.fixture
async def kept(where: str) -> Any:
    tables = await Tables.open(where, [])
    yield Shelf(tables.database)
    await tables.close()


async def test_decks_of_a_user_have_a_cap_in_bytes(kept: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    deck = {"cards": {"x" * 90: 1}}
    size = len(json.dumps(deck))
    monkeypatch.setattr(shelf, "ITEM_BYTES", 3 * size)
    assert [await kept.save_deck(1, "altered", name, deck) for name in "abcd"] == [True, True, True, False]
    assert await kept.save_deck(1, "altered", "B", deck)  # in place of another
    assert not await kept.save_deck(1, "altered", "b", {"cards": {"x" * 91: 1}})
    assert set(await kept.decks(1, "altered")) == {"a", "B", "c"}  # the former one stays
    assert await kept.save_deck(2, "altered", "d", deck) and await kept.save_deck(1, "doomrock", "d", deck)


async def test_packs_of_a_server_have_a_cap_in_bytes(kept: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = {"cards": ["x" * 90]}
    monkeypatch.setattr(shelf, "PACK_BYTES", 2 * len(json.dumps(pack)))
    assert [await kept.save_pack(1, "altered", name, 1, pack) for name in "abc"] == [True, True, False]
    assert await kept.save_pack(1, "altered", "A", 1, pack)
    assert not await kept.save_pack(1, "altered", "a", 1, {"cards": ["x" * 91]})
    assert await kept.pack(1, "altered", "A") == pack
    assert await kept.save_pack(2, "altered", "c", 1, pack)


async def test_what_is_full_is_one_sentence(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "ITEM_BYTES", 10)
    monkeypatch.setattr(shelf, "PACK_BYTES", 10)
    async with simcord_world(make) as world:
        await world.slash("Ada", "altered deck import", file=("b.txt", b"3 GM_BASE_B_GW_02_C"))
        assert "512 kB in all" in world.text(world.ephemerals("Ada")[-1])
        data = ("c.json", json.dumps(CARDS).encode())
        await world.slash("Ada", "altered cards import", name="Otters", file=data)
        assert "48 MB in all" in world.text(world.ephemerals("Ada")[-1])
