"""A draft of four seats as tables: two people, the house at two seats, a restart, every match played to its end."""

from pathlib import Path

from bot.tables.exports.export import export_table
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from cogs import game_ids, load_game
from tests.histories.make import play
from tests.tables.play import ADA, BEN, HandClock, url

GAMES = [load_game(game) for game in game_ids()]


async def test_four_seats_two_people_to_the_end(tmp_path: Path) -> None:
    file = url(tmp_path / "tables.db")
    tables = await Tables.open(file, GAMES, clock=HandClock())
    table = (await tables.lobby.create("altered-draft", 1, 5, ADA, name="Ada", entropy="a")).info.id
    await tables.seating.join(table, BEN, "Ben", "b")
    for name in ("House 1", "House 2"):
        await tables.seating.add_house(table, ADA, name)
    await tables.lobby.start(table, ADA)
    await play(tables, table, 30)
    await tables.seating.set_away(table, BEN, True)  # the house picks for who is away, and nobody waits
    assert (await tables.keeper.look(table, lambda look: look.awaited())) == (0,)
    await tables.close()

    tables = await Tables.open(file, GAMES, clock=HandClock())
    await tables.seating.set_away(table, BEN, False)
    assert await play(tables, table, 1_000)
    view = await tables.reader.view(table, None)
    assert view["phase"] == "over" and len(view["rounds"]) == 2
    assert sum(d["points"] for d in view["drafters"]) == 2 * 4
    matches = await tables.children.child_tables(table)
    assert [len(one.sequel.seats) for one in matches] == [2] * 4 and {one.status for one in matches} == {"ended"}
    for one in matches:
        assert one.table is not None
        won = await tables.keeper.look(one.table, lambda look: look.game.winners(look.run.state))  # type: ignore[union-attr]
        (pairing,) = [p for made in view["rounds"] for p in made if (p["a"], p["b"]) == one.sequel.seats]
        assert pairing["won"] == (one.sequel.seats[won[0]] if len(won) == 1 else -1)
        assert (await tables.keeper.get(one.table)).is_practice(GAMES[0]) == any(seat > 1 for seat in one.sequel.seats)
    for ended in (table, *(one.table for one in matches if one.table)):
        report = verify_export(await export_table(tables, ended), {game.id: game for game in GAMES})
        assert report.ok, report.problem
    assert (await tables.ladders.ladder(1, "altered")).ranks == ()  # type: ignore[union-attr]
    await tables.close()
