"""Doomrock's rules 4.4, `away_mode`: what is asked of a player who is away goes to whoever leads, where wished."""

import json
from collections.abc import Sequence

import pytest

from bot.rules.decision import Answer
from bot.rules.errors import NoLongerPossible
from bot.rules.rng import Chance
from bot.tables.clocks.deadlines import Clocks
from bot.tables.exports.export import export_table
from bot.tables.model import errors
from bot.tables.model.policy import HOUR
from bot.tables.model.requests import is_done
from bot.tables.model.table import Look
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from cogs.doomrock.game import game as doomrock
from tests.rules.toy import Toy, ToyState
from tests.tables.play import ADA, BEN, CAY, EVE, HandClock, new_table

NAMES = {ADA: "Ada", BEN: "Ben", CAY: "Cay"}


class Led(Toy):
    """Toy in which the first present seat after the round's number decides for who is away."""

    def deputy(self, state: ToyState, seat: int, present: Sequence[int]) -> int | None:
        order = [(state.round - 1 + n) % state.seats for n in range(state.seats)]
        return next(n for n in order if n in present)


class Careless(Toy):
    """A game that names seats which nobody may decide for."""

    def deputy(self, state: ToyState, seat: int, present: Sequence[int]) -> int | None:
        return seat if state.round == 1 else 99


async def led(where: str, clock: HandClock | None = None) -> Tables:
    return await Tables.open(where, [Led()], clock=clock)


def asked(look: Look) -> list[tuple[int, str, Answer]]:
    """(seat, token, an answer) of all that is waited for: the last option, or what a clock says."""
    assert look.run is not None
    found = []
    for request in look.run.requests():
        for seat in request.decision.seats:
            if not is_done(look.run, request):
                options = [option.id for option in request.options(look.run) if option.refused is None]
                plain = request.decision.kind == "one" and options
                answer = options[-1] if plain else request.decision.house_answer()
                found.append((seat, look.run.token(request, seat), answer))
    return found


def doer(look: Look) -> list[tuple[int, str, str | None]]:
    """(seat, by, answer) of all choices."""
    assert look.run is not None
    return [(choice.seat, choice.by, choice.key) for choice in look.run.choices]


async def test_the_leader_answers_for_who_is_away_and_nobody_else(where: str) -> None:
    tables = await led(where)
    table = await new_table(tables, players=3)
    away = await tables.seating.set_away(table, BEN, True)
    told = [(event.kind, event.params) for event in away.events]
    assert ("journal-deputy", {"who": "@seat:1", "by": "@seat:0"}) in told
    assert away.awaited == (0, 2), "Ada for both, and Cay"
    token = next(t for seat, t, _ in await tables.keeper.look(table, asked) if seat == 1)
    with pytest.raises(NoLongerPossible):
        await tables.playing.choose(table, CAY, token, "3")
    with pytest.raises(errors.NotSeated):
        await tables.playing.choose(table, EVE, token, "3")
    assert (await tables.playing.choose(table, ADA, token, "3")).info.index == 1
    assert await tables.keeper.look(table, doer) == [(1, "deputy", "toy.bid")]
    await tables.close()
    tables = await led(where)  # a restart in the middle
    assert await tables.keeper.look(table, lambda look: look.deputies()) == {1: 0}
    await tables.playing.undo(table, ADA)
    assert (await tables.keeper.get(table)).index == 0
    token = next(t for seat, t, _ in await tables.keeper.look(table, asked) if seat == 1)
    assert (await tables.playing.choose(table, BEN, token, "2")).info.index == 1, "who is away may say it after all"
    assert (await tables.keeper.look(table, doer))[-1][1] == "player"
    await tables.close()


async def test_who_is_back_decides_alone_again(where: str) -> None:
    tables = await led(where)
    table = await new_table(tables, players=2)
    await tables.seating.set_away(table, BEN, True)
    await tables.seating.set_away(table, BEN, False)
    token = next(t for seat, t, _ in await tables.keeper.look(table, asked) if seat == 1)
    with pytest.raises(NoLongerPossible):
        await tables.playing.choose(table, ADA, token, "3")
    await tables.close()


async def test_with_nobody_there_the_house_answers_and_what_a_game_says_is_checked(where: str) -> None:
    tables = await led(where)
    table = await new_table(tables, players=2)
    await tables.seating.set_away(table, BEN, True)
    assert (await tables.keeper.get(table)).index == 0, "it waits for Ada"
    await tables.seating.set_away(table, ADA, True)
    info = await tables.keeper.get(table)
    assert info.status == "ended" and {by for _, by, _ in await tables.keeper.look(table, doer)} == {"house"}
    await tables.close()
    tables = await Tables.open(where, [Careless()])
    table = await new_table(tables, 11, players=2)
    await tables.seating.set_away(table, BEN, True)
    assert await tables.keeper.look(table, lambda look: look.deputies()) == {}
    assert (1, "house", "toy.bid") in await tables.keeper.look(table, doer)
    await tables.close()


async def test_the_clock_reminds_and_counts_whoever_decides(where: str) -> None:
    time = HandClock()
    tables = await led(where, time)
    clocks = Clocks(tables.keeper)
    table = await new_table(tables, players=3, clock_hours=24)
    await tables.playing.do(table, CAY, "1")
    await tables.seating.set_away(table, BEN, True)
    for seat, token, answer in await tables.keeper.look(table, asked):
        if seat == 0:
            await tables.playing.choose(table, ADA, token, answer)
    time.time += 13 * HOUR
    await clocks.run_due()
    posts = [(post.kind, post.payload["seat"], post.payload["user"]) for post in await tables.outbox.pending()]
    assert posts == [("remind", 0, ADA)]
    time.time += 12 * HOUR
    await clocks.run_due()
    seats = (await tables.keeper.get(table)).seats
    assert [seat.prefs.get("missed", 0) for seat in seats] == [1, 0, 0]
    lines = {line.text.key: line.text.params for line in await tables.reader.log(table, None)}
    assert lines["journal-clock"] == {"who": "@seat:0"}
    assert (1, "clock", "toy.bid") in await tables.keeper.look(table, doer)
    await tables.playing.do(table, ADA, "take")
    assert not (await tables.keeper.get(table)).seats[0].prefs.get("missed")
    clocks.stop()
    await tables.close()


async def test_names_of_the_forgotten_do_not_hide_behind_a_deputy(where: str) -> None:
    """Ada decided for Ben; when Ben has gone and is forgotten his name goes, and hers takes nothing of his with it."""
    tables = await led(where)
    table = await new_table(tables, players=3)
    for user in (ADA, BEN, CAY):
        await tables.playing.do(table, user, "1")
    await tables.seating.set_away(table, BEN, True)
    _, token, answer = next(found for found in await tables.keeper.look(table, asked) if found[0] == 1)
    await tables.playing.choose(table, ADA, token, answer)
    await tables.seating.leave(table, BEN)
    await tables.people.forget_user(ADA)
    assert [place.name for place in (await tables.keeper.get(table)).seats] == ["?", "Ben", "Cay"]
    await tables.people.forget_user(BEN)
    assert (await tables.keeper.get(table)).seats[1].name == "?"
    await tables.close()


def test_doomrock_puts_it_to_the_leader_or_whoever_leads_next() -> None:
    """DR 4.4: only where the table wants it; a leader who is away is no deputy."""
    game = doomrock()
    state = game.new(game.options(away_mode="leader"), 4)
    state.seats, state.leader = 4, 2
    assert game.deputy(state, 0, [1, 2, 3]) == 2
    assert game.deputy(state, 2, [0, 1, 3]) == 3
    assert game.deputy(state, 2, [0, 1]) == 0
    for mode in ("default", "house"):
        other = game.new(game.options(away_mode=mode), 4)
        assert game.deputy(other, 0, [1, 2, 3]) is None


async def test_a_doomrock_goes_on_to_the_end_with_who_leads_deciding_for_one_who_is_away(where: str) -> None:
    """DR 4.4 at a whole table: no question of Ben's is answered by the house while somebody is there."""
    game = doomrock()
    tables = await Tables.open(where, [game], clock=HandClock())
    made = await tables.lobby.create("doomrock", 1, 10, ADA, {"away_mode": "leader"}, name="Ada")
    table = made.info.id
    for user in (BEN, CAY):
        await tables.seating.join(table, user, NAMES[user])
    await tables.lobby.start(table, ADA)
    await tables.seating.set_away(table, BEN, True)
    chance, users = Chance(b"deputies", {}), {0: ADA, 2: CAY}
    leaders = set()
    for _ in range(150):
        if (await tables.keeper.get(table)).status != "running":
            break
        put = await tables.keeper.look(table, lambda look: look.deputies())
        leaders.add(put[1])
        seat, token, answer = chance.pick("next", await tables.keeper.look(table, asked))
        await tables.playing.choose(table, users[put.get(seat, seat)], token, answer)
    made_by = {by for seat, by, _ in await tables.keeper.look(table, doer) if seat == 1}
    assert made_by == {"deputy"} and leaders == {0, 2}
    bundle = await export_table(tables, table, private=True)
    report = verify_export(json.loads(json.dumps(bundle)), {"doomrock": game})
    assert report.ok, report.problem
    await tables.close()
