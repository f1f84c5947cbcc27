"""Imported cards at stored tables: fetched with a deck, kept when the pack goes, carried by exports (P4, P5, P7)."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.tables.exports.export import export_table, import_table
from bot.tables.model.errors import StoreFailure
from bot.tables.model.table import Look
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from bot.tables.shelf.shelf import Shelf
from cogs import load_game
from cogs.altered.content.sets import FIRST, SECOND, set_of
from cogs.altered.screens.deck_shelf import GAME, DeckShelf
from tests.games.altered.otters import CARDS, LIST
from tests.histories.make import MORE

ADA, BEN, GUILD = 11, 22, 5
ALTERED = load_game("altered")


def state_of(look: Look) -> Any:
    assert look.run is not None
    return look.run.state


async def opened(path: Path) -> tuple[Tables, DeckShelf]:
    """A bot's tables and shelf, put together as its cog does."""
    tables = await Tables.open(f"sqlite+aiosqlite:///{path}", [ALTERED])
    shelf = DeckShelf(Shelf(tables.database), ALTERED.content)

    async def cards(info: Any, wants: str, answer: Any) -> Any:
        return await shelf.fetch(info.guild, str(answer))

    tables.playing.suppliers[GAME] = cards
    return tables, shelf


async def begun(tables: Tables, shelf: DeckShelf) -> str:
    found, kept = await shelf.import_cards(GUILD, "Otters", json.dumps(CARDS).encode(), partial=False)
    assert kept and found.effects()["manual"] == 4
    made = await tables.lobby.create(GAME, GUILD, 1, ADA, {"decks": "own", "allow_manual": True}, name="Ada")
    table = made.info.id
    await tables.seating.join(table, BEN, "Ben")
    await tables.lobby.start(table, ADA)
    await tables.playing.do(table, ADA, LIST, 901)
    await tables.playing.do(table, BEN, LIST, 902)
    return table


async def test_the_game_goes_on_when_the_pack_is_gone(tmp_path: Path) -> None:
    tables, shelf = await opened(tmp_path / "a.db")
    table = await begun(tables, shelf)
    again = await tables.playing.do(table, ADA, LIST, 901)
    assert again.duplicate  # P2: the click is known, although something was fetched before it
    await shelf.remove_pack(GUILD, "Otters")
    before = await tables.keeper.look(table, state_of)
    await tables.close()
    tables, shelf = await opened(tmp_path / "a.db")
    assert await tables.keeper.look(table, state_of) == before
    told = [line.text for line in await tables.reader.log(table, None)]
    assert "Auntie Brine & Cork" in str(told)
    await tables.playing.end(table, ADA)
    await tables.proposals.consent(table, BEN, True)
    bundle = await export_table(tables, table)
    assert verify_export(bundle, {GAME: ALTERED}).ok
    await tables.close()


async def test_an_export_goes_on_elsewhere(tmp_path: Path) -> None:
    tables, shelf = await opened(tmp_path / "a.db")
    table = await begun(tables, shelf)
    spectator = json.dumps(await export_table(tables, table))
    assert "Puddle Clerk" not in spectator and "ALT_CORE_B_AX_02" not in spectator
    bundle = json.loads(json.dumps(await export_table(tables, table, private=True)))
    before = await tables.keeper.look(table, state_of)
    await tables.close()
    other, _ = await opened(tmp_path / "b.db")
    info = await import_table(other, bundle)
    assert await other.keeper.look(info.id, state_of) == before
    forged = json.loads(json.dumps(bundle))
    row = next(row for row in forged["choices"] if row["key"] == "!supply")
    row["answer"]["data"][0]["name"] = "Somebody else"
    report = verify_export(forged, {GAME: ALTERED})
    assert not report.ok and "seal" in str(report.problem)
    row["seat"] = 0
    assert not verify_export(forged, {GAME: ALTERED}).ok
    await other.close()


async def test_a_store_in_trouble_leaves_the_table_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sqlalchemy as sa

    tables, shelf = await opened(tmp_path / "a.db")
    await shelf.import_cards(GUILD, "Otters", json.dumps(CARDS).encode(), partial=False)
    made = await tables.lobby.create(GAME, GUILD, 1, ADA, {"decks": "own", "allow_manual": True}, name="Ada")
    await tables.seating.join(made.info.id, BEN, "Ben")
    await tables.lobby.start(made.info.id, ADA)

    async def broken(*_: Any) -> Any:
        raise sa.exc.OperationalError("select", {}, Exception("disk"))

    with monkeypatch.context() as patch:
        patch.setattr(Shelf, "packs", broken)
        with pytest.raises(StoreFailure):
            await tables.playing.do(made.info.id, ADA, LIST, 903)
    outcome = await tables.playing.do(made.info.id, ADA, LIST, 903)
    assert not outcome.duplicate and outcome.awaited == (1,)
    await tables.close()


HELD = sorted(
    path for path in (Path(__file__).parents[2] / "histories" / GAME).glob("*.json") if path.stem not in MORE[GAME]
)


@pytest.mark.parametrize("path", HELD, ids=lambda path: path.stem)
async def test_a_table_of_the_first_set_goes_on_beside_the_second(path: Path, tmp_path: Path) -> None:
    """P5: its stored history knows only the first set, verifies, and is taken in; no card of the second comes to it."""
    text = path.read_text(encoding="utf-8")
    refs = set(re.findall(r"GM_[A-Z]+_B_[A-Z]{2}_\d+_[A-Z]\d?", text))
    assert {set_of(ref) for ref in refs} == {FIRST}
    assert {set_of(ref) for ref in ALTERED.content.cards if ref.startswith("GM_")} == {FIRST, SECOND}
    assert verify_export(json.loads(text), {GAME: ALTERED}).ok
    tables, _ = await opened(tmp_path / "a.db")
    try:
        info = await import_table(tables, json.loads(text), channel=1, host=ADA)
        state = await tables.keeper.look(info.id, state_of)
        brought = {set_of(ref) for ref in re.findall(r"GM_[A-Z]+_B_[A-Z]{2}_\d+_[A-Z]\d?", state.model_dump_json())}
        assert brought == {FIRST}
    finally:
        await tables.close()
