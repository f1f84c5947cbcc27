"""A lesson's table: the same dice for everybody, no seal, nothing that counts, and only the learner's own answers."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rules.lessons.lesson import Lesson, LessonHead
from bot.rules.rng import Chance
from bot.tables.exports.export import export_table
from bot.tables.proof.verify import verify_export
from bot.tables.replays.records import Records
from bot.tables.service import Tables
from tests.rules.duel import Duel
from tests.rules.toy import Toy
from tests.tables.play import ADA, BEN, HandClock, clicks, play_on, snapshot, url

LESSON = Lesson(LessonHead(id="head", seed="one", seats=2, end="over"), ())


@pytest.fixture
async def tables(path: Path) -> AsyncIterator[Tables]:
    opened = await Tables.open(url(path), [Duel(), Toy()], clock=HandClock())
    yield opened
    await opened.close()


async def taught(tables: Tables, game: str, channel: int = 10, user: int = ADA, lesson: Lesson | None = LESSON) -> str:
    """A begun lesson (None: the same table without a teacher), the house at the other seat."""
    made = await tables.lobby.create(game, 1, channel, user, {"rounds": 2}, name="Ada", lesson=lesson)
    await tables.seating.add_house(made.info.id, user, "Hearth")
    await tables.lobby.start(made.info.id, user)
    return made.info.id


async def test_two_who_learn_have_the_same_dice_and_no_seal_is_posted(tables: Tables) -> None:
    first, second = await taught(tables, "toy"), await taught(tables, "toy", 11, BEN)
    other = await taught(tables, "toy", 12, lesson=None)
    states = [(await tables.keeper.look(one, snapshot))["state"] for one in (first, second)]
    assert states[0] == states[1]
    seals = {one: (await tables.keeper.get(one)).commitment for one in (first, second, other)}
    assert seals[first] == seals[second] != seals[other]
    posted = {one: [post.kind for post in await tables.outbox.pending(one)] for one in (first, other)}
    assert "seal" in posted[other] and "seal" not in posted[first]


async def test_it_counts_in_no_figures_and_on_no_ladder(tables: Tables) -> None:
    lesson, game = await taught(tables, "toy"), await taught(tables, "toy", 12, lesson=None)
    duel = await taught(tables, "duel", 13)
    for table in (lesson, game, duel):
        await play_on(tables, table, Chance(b"on", {}))
        assert (await tables.keeper.get(table)).status == "ended"
    gathered = await Records(tables).of(ADA, patience=30)
    assert {played.table for played in gathered.played} == {game}
    found = await tables.ladders.ladder(1, "duel")
    assert found is None or found.ranks == ()
    told = [line.text for line in await tables.reader.log(duel, None, 100)]
    assert ("journal-unrated", "lesson") in [(line.key, line.params.get("why")) for line in told]
    for table in (lesson, duel):
        assert verify_export(await export_table(tables, table), tables.games).problem is None


async def test_what_was_taken_back_or_answered_by_the_house_is_no_answer_of_the_learner(tables: Tables) -> None:
    table = await taught(tables, "toy")
    assert await tables.reader.answered(table, 0) == ()
    user, token, answer = (await tables.keeper.look(table, clicks))[0]
    await tables.playing.choose(table, user, token, answer)
    assert await tables.reader.answered(table, 0) == (("toy.bid", answer),)
    await tables.proposals.propose_undo(table, ADA)  # nobody else is there who would have to agree
    assert await tables.reader.answered(table, 0) == ()
    await tables.seating.set_away(table, ADA, True)
    assert all(key != "toy.bid" for key, _ in await tables.reader.answered(table, 0))
