"""The system itself refuses to write any further."""

import resource
from pathlib import Path

from tests.crash.full import play_until_full


async def test_when_the_system_takes_no_more_the_table_waits(path: Path) -> None:
    """A limit on the size of files: the log cannot grow, with Python's own SQLite on the real disk."""
    former = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, former[1]))
    try:
        tale = await play_until_full(path, lambda: resource.setrlimit(resource.RLIMIT_FSIZE, former))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, former)
    assert tale.before > 5 and tale.refused == 5 and tale.after > 0
