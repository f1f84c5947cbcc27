"""What goes into the log of the operator: no seed, no answer, no hand, whatever breaks."""

import inspect
import logging
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
import sqlalchemy as sa
import structlog
from discord.app_commands import tree

from bot.hosting.connection import not_our_fault
from bot.logs import set_up_logs
from bot.tables.model.errors import StoreFailure
from bot.tables.service import Tables
from bot.ui.messages.reply import Reply

SECRET = "the-third-card-is-a-goose"


@pytest.fixture
def own_logs() -> Iterator[None]:
    root = logging.getLogger()
    kept, level = root.handlers[:], root.level
    yield
    root.handlers[:] = kept
    root.setLevel(level)
    structlog.reset_defaults()


def break_something() -> None:
    hand = [SECRET]
    raise ValueError(f"a hand of {hand}")


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_traceback_shows_no_locals(form: str, own_logs: None, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(form)
    try:
        break_something()
    except ValueError as error:
        structlog.get_logger("tables").error("rule failed", exc_info=error)
        logging.getLogger("bot.ui").error("clicked", exc_info=error)
    told = capsys.readouterr().err
    assert told.count("ValueError (text held back)") == 2 and told.count("in break_something") == 2
    assert "a hand of" in told  # the line of source
    assert SECRET not in told.replace("\n", "")


async def test_what_could_not_be_stored_is_not_in_the_error(
    tables: Tables, own_logs: None, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up_logs("json")

    def job(connection: sa.Connection) -> None:
        connection.execute(sa.text("insert into nowhere (seed) values (:seed)"), {"seed": SECRET})

    with pytest.raises(StoreFailure):
        await tables.keeper.storage.write(job)
    told = capsys.readouterr().err
    assert "not stored" in told and "nowhere" in told
    assert SECRET not in told


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("wk:abcdefgh:7:bid-3", "wk:abcdefgh:7"),
        ("wk:abcdefgh:7:!bid-3", "wk:abcdefgh:7"),
        ("wkm:abcdefgh:7:answer", "wk:abcdefgh:7"),
        ("wk:abcdefgh:-:join", "wk:abcdefgh:-:join"),
    ],
)
def test_a_failed_reply_does_not_tell_the_answer(given: str, told: str) -> None:
    interaction: Any = SimpleNamespace(data={"custom_id": given})
    unused: Any = None
    assert Reply(interaction, unused, unused).source == told


@pytest.mark.parametrize("online", [True, False])
async def test_an_offer_that_comes_too_late_is_no_error(
    online: bool, own_logs: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever typed has gone on, or the process ends; what else goes wrong with an offer is told as before. A bot that
    is connected has rewritten troubles of the network before they are judged."""
    set_up_logs("text")
    monkeypatch.setattr(logging.getLogger(tree.__name__), "filters", [not_our_fault] if online else [])
    response: Any = SimpleNamespace(status=404, reason="Not Found")
    errors = {
        "closed": RuntimeError("Session is closed"),
        "gone": discord.NotFound(response, {"code": 10062, "message": "Unknown interaction"}),
        "missing": discord.NotFound(response, {"code": 10003, "message": "Unknown Channel"}),
        "broken": RuntimeError("the rules broke"),
    }
    logger = logging.getLogger(tree.__name__)
    for name, error in errors.items():
        logger.error("Ignoring exception in autocomplete for %r", name, exc_info=error)
        logger.error("Ignoring exception in command %r", name, exc_info=error)
    told = capsys.readouterr().err
    assert [name for name in errors if f"in autocomplete for '{name}'" in told] == ["missing", "broken"]
    assert all(f"in command '{name}'" in told for name in errors)
    # as discord.py and aiohttp word it
    assert "Ignoring exception in autocomplete" in inspect.getsource(tree)
    assert 'RuntimeError("Session is closed")' in inspect.getsource(aiohttp.client)
