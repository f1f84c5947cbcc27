"""What all tests share: where the browser is, a PostgreSQL server, and what the garbage collector looks through."""

import gc
import os
import shutil
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import nullcontext

import pytest
from hypothesis import HealthCheck, settings

from bot.tables.store.sqlite import PRAGMAS
from tests import left_open
from tests.patience import GIVE_UP
from tests.postgres import Server

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")


# Tests start many processes: each would compile the whole project anew, as such an environment has them do.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

left_open.watch()

# Hypothesis, too: how long an example takes says what else the machine does, and is no property of what is tested.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Without the garbage collector, which looks through all tests again and again as they become more: a quarter of
    the time until the first one runs."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


@pytest.fixture(scope="session", autouse=True)
def set_aside() -> Iterator[None]:
    """All tests, and what they import, are set aside from the garbage collector once.

    A bot does so whenever it starts (`bot.collector`), which is once in a process. Here hundreds start in one, and
    looking through all memory for each of them took half of a whole run. What they leave behind is found by Python's
    own rounds.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.waykeeper.spare_the_collector", lambda: None)
        patch.setattr("bot.installed.uncollected", nullcontext)
        yield


@pytest.fixture(scope="session", autouse=True)
def no_power_cuts() -> Iterator[None]:
    """No test within this process cuts the power, and so none waits for the disk: what SQLite has given to the system
    is there for whoever opens the file next. `tests/crash` has it as a bot has it, and so has every bot in a process
    of its own."""
    off = tuple(pragma.replace("synchronous=FULL", "synchronous=OFF") for pragma in PRAGMAS)
    assert off != PRAGMAS
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.tables.store.sqlite.PRAGMAS", off)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """After all fixtures of a test have ended."""
    try:
        yield
    finally:
        left_open.close_all()


def find_chromium() -> str | None:
    return next((path for name in CHROMIUM_NAMES if (path := shutil.which(name))), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser its tests are left out, but never in CI: there they fail and say why."""
    if find_chromium() or os.environ.get("CI"):
        return
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.skip(reason="no Chromium here; install it to run the browser tests"))


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of the browser, for `playwright.chromium.launch(executable_path=...)`."""
    path = find_chromium()
    if path is None:
        pytest.fail("No Chromium here: install chromium, then try again.")
    return path


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A server of its own, started by the first test that wants it.

    From then on a database may be slow: on a busy machine its answers take longer than people would wait.
    """
    with pytest.MonkeyPatch.context() as patch:
        for limit in ("BUSY_SECONDS", "LEAST_SECONDS"):
            patch.setattr(f"bot.tables.store.postgres.{limit}", GIVE_UP)
        server = Server()
        yield server
        server.stop()


@pytest.fixture
async def on_postgres(postgres: Server) -> AsyncIterator[str]:
    """The address of a migrated database without anything in it."""
    address = await postgres.fresh()
    yield address
    await postgres.give_back(address)
