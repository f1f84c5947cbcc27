"""Answers given together with one: choices of their own, one step to take back, and never more than is asked."""

import json
from pathlib import Path

from bot.rules.decision import Option, text
from bot.rules.play.handle import Play
from bot.rules.table_state import TableState
from bot.tables.exports.export import export_table
from bot.tables.play.following import as_the_house, in_turn
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from tests.tables.play import ADA, BEN, url
from tests.ui.asker import Asker


class Walker(Asker):
    """Where to, and whether that is certain; then where to again."""

    id = "walker"

    def __init__(self) -> None:
        self.told: list[str] = []
        self.steps = {"ask": self.ask}

    async def ask(self, play: Play[TableState]) -> None:
        for key, names in (("where", "ab"), ("sure", "yn"), ("where", "cd")):
            prompt = text("asker-prompt", who="x")
            options = [Option(name, text("asker-option", name=name)) for name in names]
            await play.ask(0, key, prompt, lambda options=options: options)  # type: ignore[misc]
        play.end("done")


async def opened(path: Path) -> tuple[Tables, str]:
    tables = await Tables.open(url(path), [Walker()])
    made = await tables.lobby.create("walker", 1, 10, ADA, {}, name="Ada", entropy="x")
    await tables.seating.join(made.info.id, BEN, "Ben", "y")
    await tables.lobby.start(made.info.id, ADA)
    return tables, made.info.id


async def log(tables: Tables, table: str) -> list[tuple[str, object, str]]:
    return await tables.keeper.look(
        table, lambda look: [(c.key, c.answer, c.by) for c in look.run.choices] if look.run else []
    )


async def test_what_follows_is_answered_as_it_is_asked_and_taken_back_at_once(path: Path) -> None:
    tables, table = await opened(path)
    follow = in_turn([("nobody-asks", "z", None), ("sure", "y", None)])
    await tables.playing.choose(table, ADA, None, "b", 1, follow=follow)
    assert await log(tables, table) == [("where", "b", "player"), ("sure", "y", "order")]
    await tables.playing.undo(table, ADA)
    assert await log(tables, table) == []
    await tables.close()


async def test_a_game_with_answers_that_followed_is_proved_whole(path: Path) -> None:
    tables, table = await opened(path)
    await tables.playing.choose(table, ADA, None, "b", 1, follow=in_turn([("sure", "y", None), ("where", "c", None)]))
    assert (await tables.keeper.get(table)).status == "ended"
    bundle = json.loads(json.dumps(await export_table(tables, table)))
    seen = bundle["table"]["commitment"], bundle["table"]["head"]
    report = verify_export(bundle, {"walker": Walker()}, *seen)
    assert report.verdict == "whole", (report.problem, report.gaps)
    given = [row for row in bundle["choices"] if row["by"] == "order"]
    assert [row["user"] for row in given] == ["player-1", "player-1"]
    given[0]["actor"], given[0]["user"] = None, None
    assert verify_export(bundle, {"walker": Walker()}, *seen).verdict == "false"
    await tables.close()


async def test_what_does_not_fit_is_left_to_be_asked(path: Path) -> None:
    tables, table = await opened(path)
    follow = in_turn([("sure", "never", None), ("where", "c", None)])
    await tables.playing.choose(table, ADA, None, "b", 1, follow=follow)
    assert await log(tables, table) == [("where", "b", "player")]
    await tables.close()


async def test_a_repeated_click_answers_nothing_twice(path: Path) -> None:
    tables, table = await opened(path)
    for _ in range(2):
        follow = in_turn([("sure", "n", None)])
        await tables.playing.choose(table, ADA, None, "a", 7, follow=follow)
    assert await log(tables, table) == [("where", "a", "player"), ("sure", "n", "order")]
    await tables.close()


async def test_the_house_advises_one_kind_of_question_only(path: Path) -> None:
    tables, table = await opened(path)
    await tables.playing.choose(table, ADA, None, "a", 1, follow=as_the_house("where"))
    assert await log(tables, table) == [("where", "a", "player")]
    await tables.playing.choose(table, ADA, None, "y", 2, follow=as_the_house("where"))
    assert (await tables.keeper.get(table)).status == "ended"
    await tables.close()
