"""A game whose hands, answers and failures are full of planted secrets, and a log at DEBUG in which none is found."""

import json
import logging
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import discord
import pytest
import sqlalchemy as sa

from bot.app import make_bot
from bot.logs import set_up_logs
from bot.redact import TROUBLE, Private, Scrubber, find_trouble, told
from bot.rules.decision import Decision, Option, text
from bot.rules.play.handle import Play
from bot.settings import Settings
from bot.ui.panels.surface import Surface
from tests.simcord_world import World, simcord_world
from tests.ui.asker import WORDS, Asker

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl." + "x" * 38
HAND = ("goose-of-doom", "teapot-of-woe")
CLICK = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5OnNlY3JldA"
PASSWORD = "hunter2hunter2"


class Hidden(Asker):
    """Asks one secret question; the answer breaks the rules as long as `breaks`."""

    def __init__(self) -> None:
        options = [Option(name, text("asker-option", name=name)) for name in HAND]
        decision = Decision((0,), "k", text("asker-prompt", who="you"), partial(list, options), "one", private=True)
        super().__init__(decision)
        self.breaks = True
        self.unseen = False

    async def ask(self, play: Play[Any]) -> None:
        _, answer = await play.decide(self.decision)
        if self.breaks:
            raise KeyError(f"{answer} of {HAND} with {TOKEN}")
        await super().ask(play)

    def describe(self, view: Any) -> Any:
        if self.unseen:
            raise AssertionError(HAND)
        return super().describe(view)


def problem(words: str) -> discord.HTTPException:
    response: Any = type("Response", (), {"status": 400, "reason": "Bad Request"})()
    return discord.HTTPException(response, {"code": 50035, "message": words})


async def trouble(world: World, game: Hidden, monkeypatch: pytest.MonkeyPatch) -> str:
    """Everything goes wrong once; gives the table."""
    await world.slash("Ada", "table new", game="asker")
    await world.click("Ada", "Start")
    bot = world.bot
    info = await bot.tables.index.by_channel(world.channel().id)
    await world.click("Ada", "Your move")
    hand = world.ephemerals("Ada")[-1]
    await world.click("Ada", HAND[0], hand)  # the rules break on a secret answer
    game.unseen = True
    bot.tables.keeper.memory.forget(info.id)
    await world.click("Ben", "Refresh")  # looking breaks on a hidden card
    game.unseen = False
    write = bot.tables.database.write

    async def full(*given: Any) -> Any:
        raise sa.exc.OperationalError(f"UPDATE x SET y='{HAND[0]}'", {"y": HAND[0]}, OSError(28, "disk full"))

    bot.tables.database.write = full
    game.breaks = False
    await world.click("Ada", HAND[0], hand)  # the disk is full
    bot.tables.database.write = write
    edit = discord.InteractionResponse.edit_message

    async def refused(*given: Any, **more: Any) -> Any:
        raise problem(f"Invalid Form Body\nIn data.components: {HAND[0]} is twice there")

    monkeypatch.setattr(discord.InteractionResponse, "edit_message", refused)
    await world.click("Ada", HAND[1], hand)  # the reply fails
    monkeypatch.setattr(discord.InteractionResponse, "edit_message", edit)
    return str(info.id)


def strange_lines() -> None:
    """What other libraries and careless lines of ours may say."""
    log = logging.getLogger("bot.test")
    error = KeyError(HAND[0])
    log.error("as an argument: %s %r", error, error)
    log.error("in an address: https://discord.test/api/v10/interactions/123456789/%s/callback", CLICK)
    log.error("in an address: https://discord.test/api/v10/webhooks/123456789/%s", CLICK + "?wait=true")
    log.error("alone: %s, %s, postgresql://wk:%s@db/wk", TOKEN, CLICK, PASSWORD)
    log.debug("ours at debug")
    log.error("one argument too many: %s", HAND[0], HAND[1])
    logging.getLogger("discord.http").debug("POST with %s", HAND[0])
    logging.getLogger("discord.gateway").debug("For Shard ID None: WebSocket Event: %s", HAND[0])
    logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: <Task %s>", HAND[0], exc_info=error)
    try:
        try:
            raise ValueError(HAND[1])
        except ValueError as first:
            raise RuntimeError(HAND[0]) from first
    except RuntimeError:
        log.exception("with a cause")


@pytest.mark.parametrize("form", ["json", "text"])
async def test_no_secret_of_a_game_full_of_trouble_is_in_the_log(
    form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Hidden()
    settings = Settings(_env_file=None, data_dir=tmp_path)
    set_up_logs(form, "debug", trouble=tmp_path / TROUBLE, secrets=[TOKEN, PASSWORD])
    async with simcord_world(lambda: make_bot(settings, surfaces=[Surface(game, root=WORDS)])) as world:
        table = await trouble(world, game, monkeypatch)
        users = [str(world.user(name).id) for name in ("Ada", "Ben")]
        rows = await world.bot.tables.database.read(
            lambda c: c.exec_driver_sql("SELECT server_seed, seed FROM game_table").all()
        )
    strange_lines()
    logged = capsys.readouterr().err
    seeds = [bytes(seed).hex() for row in rows for seed in row]
    for seed in seeds:
        assert len(seed) == 64
        assert seed not in Scrubber()(f"a seed: {seed}")
    for secret in (*HAND, TOKEN, TOKEN.split(".")[2], CLICK, PASSWORD, *seeds, *users):
        assert secret not in logged, secret
    for said in ("rule failed", "disk full", "reply failed", "AssertionError (text held back)", "ours at debug"):
        assert said in logged, said
    assert "with a cause" in logged and "This came from:" in logged and "Task exception was never retrieved" in logged
    if form == "json":
        lines = [json.loads(line) for line in logged.splitlines()]
        assert all({"time", "level", "event", "logger"} <= set(line) for line in lines)
        failed = next(line for line in lines if line["event"] == "rule failed")
        assert failed["table"] == table and failed["guild"] and failed["request"] and failed["version"] > 0
        assert failed["choice"] == 0, "of the game; the first row of the log says how the table stands"
        assert "--until 1 --then DETAIL" in failed["replay"]
        kept = find_trouble(tmp_path / TROUBLE, failed["detail"])
        assert kept is not None and (kept["answer"], kept["seat"]) == (HAND[0], 0)
        assert "KeyError" in kept["traceback"] and HAND[0] in kept["traceback"]
    private = (tmp_path / TROUBLE).read_text()
    assert TOKEN not in private and PASSWORD not in private and CLICK not in private
    assert (tmp_path / TROUBLE).stat().st_mode & 0o077 == 0


def test_what_is_told_of_an_exception() -> None:
    assert told(KeyError("goose")) == "KeyError (text held back)"
    assert told(OSError(28, "No space left on device")) == "OSError: [Errno 28] No space left on device"
    assert told(sa.exc.StatementError("x", "SELECT", {}, ValueError("goose"))) == (
        "StatementError: ValueError (text held back)"
    )
    assert told(problem("Invalid Form Body\nIn data: goose")).endswith("Invalid Form Body")
    assert told(type("CommandInvokeError", (discord.DiscordException,), {})("goose")) == (
        "CommandInvokeError (text held back)"
    )
    assert told(asyncpg.exceptions.InvalidTextRepresentationError("invalid input: goose")).endswith("(text held back)")
    missing = asyncpg.exceptions.NotNullViolationError("null value in column y\nDETAIL: Failing row contains (goose).")
    assert told(missing) == "NotNullViolationError: null value in column y"
    assert repr(Private("goose")) == "<private>" and f"{Private('goose')}" == "<private>"


def test_the_private_file_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.redact import TroubleFile

    monkeypatch.setattr("bot.redact.MOST_BYTES", 1_000)
    file = TroubleFile(tmp_path / "deep" / TROUBLE, Scrubber())
    names = [file.keep({"event": "x" * 90}) for _ in range(40)]
    sizes = [path.stat().st_size for path in (tmp_path / "deep").iterdir()]
    assert len(sizes) == 2 and max(sizes) < 1_300
    assert find_trouble(file.path, str(names[-1])) and not find_trouble(file.path, str(names[0]))
    (tmp_path / "taken").write_text("")
    assert TroubleFile(tmp_path / "taken" / TROUBLE, Scrubber()).keep({}) is None
