"""A campaign of three sessions as stored tables, with all that can come between; in the end everything is verified."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.rules.errors import NoLongerPossible, NotPossible
from bot.tables.exports.export import export_all, export_table, import_all
from bot.tables.live.unit_of_work import UnitOfWork
from bot.tables.model import errors
from bot.tables.model.seats import Seat, with_orders_of
from bot.tables.model.table import Live
from bot.tables.proof.verify import verify_export
from tests.campaign.played import ADA, BEN, KNOWN, a_campaign, open_session, opened, play_out, say, shopped, state
from tests.tables.play import CAY


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def test_three_sessions_a_late_joiner_a_torn_page_a_broken_session_a_kill_and_a_move(path: Path) -> None:
    tables = await opened(path)
    table = await a_campaign(tables)

    # the first session: Ada alone
    await say(tables, table, ADA, "begin")
    first = await open_session(tables, table, 6)
    assert first.brings == {"heap": 0} and "brings" not in first.options
    await play_out(tables, first.id)
    left = (await tables.keeper.get(first.id)).left
    assert left is not None

    # the bot is killed between "session over" and "taken in"
    await tables.close()
    tables = await opened(path)
    assert (await state(tables, table)).pages == []
    await tables.children.hand_in(table)
    await shopped(tables, table, ADA)
    assert (await state(tables, table)).pages[0].left == left
    assert await tables.children.hand_in(table) is None

    # Ben joins before the second, which is broken off and played again under another key
    await tables.seating.join(table, BEN, "Ben")
    assert [seat.name for seat in (await tables.keeper.get(table)).seats] == ["Ada", "Ben"]
    await say(tables, table, BEN, "ride")
    await say(tables, table, ADA, "begin")
    broken = await open_session(tables, table, 7)
    assert [seat.name for seat in broken.seats] == ["Ben", "Ada"][::-1]
    with pytest.raises(errors.SeatsSettled):
        await tables.seating.join(table, CAY, "Cay")
    with pytest.raises(errors.SeatsSettled):
        await tables.seating.leave(table, BEN)
    await tables.playing.end(broken.id, ADA)
    await tables.children.hand_in(table)
    assert len((await state(tables, table)).pages) == 1
    await say(tables, table, BEN, "begin")
    second = await open_session(tables, table, 8)
    assert second.sequel_key != broken.sequel_key and second.id != broken.id and second.commitment != broken.commitment
    await play_out(tables, second.id)
    await tables.children.hand_in(table)
    await shopped(tables, table, ADA, BEN)

    # the page is torn out by both, and the session played once more
    before = (await state(tables, table)).pages[1].before
    await say(tables, table, ADA, "tear")
    await say(tables, table, BEN, "yes")
    torn = await state(tables, table)
    assert torn.pages[1].is_torn and torn.record.model_dump(mode="json") == before
    assert any(line.text.key == "campaign-torn" for line in await tables.reader.log(table, None))
    await say(tables, table, ADA, "ride")
    await say(tables, table, BEN, "begin")
    again = await open_session(tables, table, 9)
    assert again.commitment != second.commitment  # fresh dice
    await play_out(tables, again.id)
    await tables.children.hand_in(table)
    await shopped(tables, table, ADA, BEN)

    # all of it moves to another database, where the last session is played
    assert len(await export_all(tables, path.parent / "moved")) == 5
    await tables.close()
    tables = await opened(path.parent / "elsewhere.db")
    assert len(await import_all(tables, path.parent / "moved")) == 5
    await say(tables, table, BEN, "begin")
    third = await open_session(tables, table, 10)
    await play_out(tables, third.id)
    outcome = await tables.children.hand_in(table)
    assert outcome is not None and outcome.info.status == "ended"
    for ended in (table, first.id, broken.id, second.id, again.id, third.id):
        report = verify_export(await export_table(tables, ended), KNOWN)
        assert report.ok, report.problem
    await tables.close()


async def test_the_gate_hurries_nobody_and_the_house_never_begins(path: Path) -> None:
    tables = await opened(path)
    table = await a_campaign(tables)
    assert await tables.keeper.look(table, lambda look: (look.awaited(), look.due())) == ((), None)
    await tables.seating.set_away(table, ADA, True)
    assert (await state(tables, table)).session is None and (await tables.keeper.get(table)).index == 0
    await tables.close()


async def test_a_seat_is_given_up_at_the_gate_and_taken_again(path: Path) -> None:
    tables = await opened(path)
    table = await a_campaign(tables)
    await tables.seating.join(table, BEN, "Ben")
    await say(tables, table, BEN, "ride")
    await tables.seating.leave(table, BEN)
    assert (await state(tables, table)).riding == [] and (await state(tables, table)).held == [0]
    await tables.seating.join(table, CAY, "Cay")
    assert [(seat.user, seat.name) for seat in (await tables.keeper.get(table)).seats] == [(ADA, "Ada"), (CAY, "Cay")]
    with pytest.raises((errors.NothingToUndo, errors.UndoNeedsConsent)):  # who sat down stays
        await tables.playing.undo(table, CAY)
    with pytest.raises(errors.NothingToUndo):
        await tables.proposals.propose_undo(table, ADA)
    await say(tables, table, CAY, "begin")
    await tables.playing.end(table, ADA)
    report = verify_export(await export_table(tables, table), KNOWN)
    assert report.ok, report.problem
    await tables.close()


async def test_whoever_comes_back_finds_the_own_seat_and_is_forgotten_with_it(path: Path) -> None:
    tables = await opened(path)
    table = await a_campaign(tables)
    for user, name in ((BEN, "Ben"), (CAY, "Cay")):
        await tables.seating.join(table, user, name)
    for user in (BEN, CAY):
        await tables.seating.leave(table, user)
    assert (await tables.people.user_data(CAY))["given_up"] == [{"table": table, "seat": 2}]
    await tables.seating.join(table, CAY, "Cay")
    assert [seat.user for seat in (await tables.keeper.get(table)).seats] == [ADA, None, CAY]
    assert (await tables.people.user_data(CAY))["given_up"] == []
    await tables.people.forget_user(BEN)
    place = (await tables.keeper.get(table)).seats[1]
    assert (place.former, place.name) == (None, "?") and (await tables.people.user_data(BEN))["given_up"] == []
    await tables.close()


@pytest.mark.parametrize("way", ["join", "take_house_seat"])
async def test_whoever_was_asked_to_leave_a_campaign_asks_the_others(path: Path, way: str) -> None:
    tables = await opened(path)
    table = await a_campaign(tables)
    for user, name in ((BEN, "Ben"), (CAY, "Cay")):
        await tables.seating.join(table, user, name)
    await tables.seating.kick(table, ADA, 1)
    outcome = await getattr(tables.seating, way)(table, BEN, "Ben")
    assert outcome.info.seats[1].user is None and outcome.info.proposal is not None
    await tables.proposals.consent(table, CAY, True)
    assert (await tables.keeper.get(table)).seats[1].user == BEN and (await state(tables, table)).held == [0, 1, 2]
    await tables.close()


async def test_verify_sees_a_seat_a_gift_or_a_legacy_that_was_changed(path: Path) -> None:
    tables = await opened(path)
    table = await a_campaign(tables, walks=1)
    await tables.seating.join(table, BEN, "Ben")
    await say(tables, table, BEN, "begin")
    session = await open_session(tables, table, 6)
    await play_out(tables, session.id)
    await tables.children.hand_in(table)
    bundle = await export_table(tables, session.id)
    assert verify_export(bundle, KNOWN).ok
    for name, lie in (("left", {"heap": 99, "hands": [9]}), ("brings", {"heap": 1}), ("left", None)):
        assert not verify_export(bundle | {"table": bundle["table"] | {name: lie}}, KNOWN).ok, name
    log = await export_table(tables, table)
    assert verify_export(log, KNOWN).ok
    assert not verify_export(log | {"seats": log["seats"][:1]}, KNOWN).ok
    rows = [row | {"answer": {"seat": 1, "taken": False}} if row["key"] == "!admit" else row for row in log["choices"]]
    assert not verify_export(log | {"choices": rows}, KNOWN).ok
    await tables.close()


async def test_what_is_typed_while_a_session_is_played_is_told_where_it_is_played(path: Path) -> None:
    tables = await opened(path)
    table = await a_campaign(tables)
    await say(tables, table, ADA, "begin")
    for answer in ("begin", "none", "anything"):
        with pytest.raises((NotPossible, NoLongerPossible)) as refused:
            await tables.playing.do(table, ADA, answer)
        assert refused.value.text.key == "refused-played-elsewhere"
    await tables.close()


async def test_a_hero_of_the_shelf_is_pinned_in_the_record(path: Path) -> None:
    from bot.tables.shelf.shelf import Shelf

    tables = await opened(path)
    shelf = Shelf(tables.database)
    await shelf.save(ADA, "toy", "hero", "Ottilie", {"strength": 7})
    await shelf.save(ADA, "toy", "deck", "Ottilie", {"strength": 1})
    table = await a_campaign(tables, walks=2)
    await say(tables, table, ADA, "begin")
    await play_out(tables, (await open_session(tables, table, 6)).id)
    await tables.children.hand_in(table)
    await say(tables, table, ADA, "friend", "ottilie")
    await shelf.drop(ADA, "toy", "hero", "Ottilie")
    await tables.close()
    tables = await opened(path)
    assert (await state(tables, table)).record.friends == {0: ("Ottilie", 7)}
    assert list(await Shelf(tables.database).items(ADA, "toy", "deck")) == ["Ottilie"]
    await tables.playing.end(table, ADA)
    assert verify_export(await export_table(tables, table), KNOWN).ok
    await tables.close()


async def test_a_session_that_opens_in_a_lobby_begins_with_its_host_and_keeps_its_seats(path: Path) -> None:
    tables = await opened(path)
    table = (
        await tables.lobby.create(
            "toy-campaign", 1, 5, ADA, {"walks": 1, "begin": "in a lobby"}, name="Ada", entropy="a"
        )
    ).info.id
    await tables.lobby.start(table, ADA)
    await tables.seating.join(table, BEN, "Ben")
    await say(tables, table, BEN, "ride")
    await say(tables, table, ADA, "begin")
    session = await open_session(tables, table, 6)
    assert session.status == "lobby" and (await tables.children.hand_in(table)) is None
    for refused in (
        tables.seating.join(session.id, CAY, "Cay"),
        tables.seating.leave(session.id, BEN),
        tables.seating.add_house(session.id, ADA, "House"),
        tables.seating.kick(session.id, ADA, 1),
    ):
        with pytest.raises(errors.SeatsGiven):
            await refused
    await tables.lobby.start(session.id, ADA)
    await play_out(tables, session.id)
    outcome = await tables.children.hand_in(table)
    assert outcome is not None and outcome.info.status == "ended"
    for ended in (table, session.id):
        assert verify_export(await export_table(tables, ended), KNOWN).ok
    await tables.close()


async def test_a_town_can_be_taken_back_but_not_the_session_before_it(path: Path) -> None:
    tables = await opened(path)
    table = await a_campaign(tables)
    await say(tables, table, ADA, "begin")
    await play_out(tables, (await open_session(tables, table, 6)).id)
    await tables.children.hand_in(table)
    await say(tables, table, ADA, "lamp")
    await tables.playing.undo(table, ADA)
    assert (await state(tables, table)).record.lamps == []
    with pytest.raises((errors.NothingToUndo, errors.UndoNeedsConsent)):
        await tables.playing.undo(table, ADA)
    with pytest.raises(errors.NothingToUndo):
        await tables.proposals.propose_undo(table, ADA)
    await tables.close()


async def test_a_session_comes_and_goes_on_postgresql_too(on_postgres: str) -> None:
    tables = await opened(on_postgres)
    table = await a_campaign(tables, walks=1)
    await tables.seating.join(table, BEN, "Ben")
    await say(tables, table, ADA, "begin")
    session = await open_session(tables, table, 6)
    await play_out(tables, session.id)
    await tables.close()
    tables = await opened(on_postgres)
    await tables.children.hand_in(table)
    assert (await tables.keeper.get(session.id)).left == (await state(tables, table)).pages[0].left is not None
    assert verify_export(await export_table(tables, table), KNOWN).ok
    await tables.close()


async def test_who_is_forgotten_rides_no_more(path: Path) -> None:
    tables = await opened(path)
    table = await a_campaign(tables)
    await tables.seating.join(table, BEN, "Ben")
    await say(tables, table, BEN, "ride")
    await tables.people.forget_user(BEN)
    now = await state(tables, table)
    assert now.riding == [] and now.held == [0] and "Ben" not in str(await tables.keeper.get(table))
    await say(tables, table, ADA, "begin")
    await tables.people.forget_user(ADA)  # also while a session is played
    await tables.playing.end(table, 0, moderator=True)
    assert verify_export(await export_table(tables, table), KNOWN).ok
    await tables.close()


async def test_a_standing_order_holds_through_the_sessions_for_whoever_gave_it(path: Path) -> None:
    """What lasts until it is revoked does not end with a session; what was given for a day of it does."""
    tables = await opened(path)
    table = await a_campaign(tables)
    await tables.seating.join(table, BEN, "Ben")
    await say(tables, table, BEN, "ride")
    await say(tables, table, ADA, "begin")
    first = await open_session(tables, table, 6)
    await tables.seating.set_standing(first.id, BEN, "toy.never", "no")
    place = (await tables.keeper.get(first.id)).seats_of(BEN)[0]

    async def one_for_a_day(live: Live, work: UnitOfWork) -> None:
        auto = {**place.prefs["auto"], "toy.today": ["yes", "day 1"]}
        work.set_seat(replace(place, prefs={**place.prefs, "auto": auto}))

    await tables.keeper.change(first.id, one_for_a_day)
    await play_out(tables, first.id)
    await tables.children.hand_in(table)
    await shopped(tables, table, ADA, BEN)
    await say(tables, table, BEN, "ride")
    await say(tables, table, ADA, "begin")
    second = await open_session(tables, table, 7)
    assert second.seats_of(BEN)[0].prefs == {"auto": {"toy.never": ["no", ""]}}
    assert not second.seats_of(ADA)[0].prefs
    await tables.close()


def test_whoever_plays_two_seats_has_the_orders_of_each_and_nobody_those_of_the_house() -> None:
    before = [
        Seat(0, ADA, "Ada", prefs={"auto": {"a": ["x", ""]}}),
        Seat(1, None, "The house", house=True, prefs={"auto": {"h": ["x", ""]}}),
        Seat(2, ADA, "Ada", prefs={"auto": {"b": "y"}}),
    ]
    now = [Seat(0, None, "The house", house=True), Seat(1, ADA, "Ada"), Seat(2, ADA, "Ada"), Seat(3, ADA, "Ada")]
    found = [place.prefs.get("auto", {}) for place in with_orders_of(now, before)]
    assert found == [{}, {"a": ["x", ""]}, {"b": ["y", ""]}, {}]
