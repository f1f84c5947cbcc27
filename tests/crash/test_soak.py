"""A short soak: memory and open files do not grow with the tables that have been through."""

from pathlib import Path

from tests.crash.soak import AT_ONCE, open_files, soak


async def test_memory_and_open_files_do_not_grow_with_tables(tmp_path: Path) -> None:
    before = open_files()
    first = await soak(tmp_path, 1, tables_in_all=AT_ONCE * 2, clicks=15)
    second = await soak(tmp_path, 2, tables_in_all=AT_ONCE * 3, clicks=15)
    assert second.exports >= AT_ONCE * 3 and second.opened > second.moves / 2, "nearly each click opens its table"
    assert open_files() == before
    assert second.memory[-1][3] == first.memory[-1][3]
    assert second.memory[-1][1] - first.memory[-1][1] < 16 * 2**20
