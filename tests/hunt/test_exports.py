"""Exports: what a running one may not tell, and what a hostile one may not do."""

import copy
import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.tables.exports.export import export_all, export_table, import_all, import_table, read_bundle
from bot.tables.model import errors
from bot.tables.service import Tables
from bot.tables.shelf.channel_records import ChannelRecords
from cogs.dice import dealing
from tests.tables.play import ADA, BEN, new_table, snapshot
from tests.tables.test_export import eventful


async def test_a_running_export_is_the_same_whatever_is_hidden(tables: Tables) -> None:
    """Ada has bid in secret: neither what nor that she has bid may be found out from a copy of the table."""
    told = set()
    for n, bid in enumerate((None, "1", "2", "3")):
        table = await new_table(tables, channel=20 + n)
        if bid is not None:
            await tables.playing.do(table, ADA, bid)
        bundle = json.loads(json.dumps(await export_table(tables, table)))
        for name in ("id", "commitment", "created", "updated", "entropies"):
            del bundle["table"][name]
        for row in bundle["events"] + bundle["seats"]:
            row.pop("at", None), row.pop("entropy", None)
        told.add(json.dumps(bundle))
    assert len(told) == 1


async def test_whoever_shuffles_does_not_learn_by_their_own_data_what_others_hold(tables: Tables) -> None:
    channel_records = ChannelRecords(tables.database)
    at = iter(range(1 << 40, 1 << 41))
    await channel_records.play(5, next(at), lambda ledger: dealing.put_down(ledger, ADA, "deck", "fox, owl, hen, eel"))
    dealt = await channel_records.play(5, next(at), lambda ledger: dealing.draw(ledger, BEN, None, secret=True))
    await channel_records.play(5, next(at), lambda ledger: dealing.reshuffle(ledger, ADA, None))
    about = await channel_records.about(ADA)
    shuffles = [roll for roll in about["rolls"] if roll["kind"] == "shuffle"]
    assert len(shuffles) == 1 and "cards" not in shuffles[0]["data"]
    mine = (await channel_records.about(BEN))["rolls"]
    assert [roll["data"]["cards"] for roll in mine] == [dealt.cards], "one's own card is one's own"


def climb(bundle: Any) -> None:
    bundle["table"]["id"] = "../../up"


def colon(bundle: Any) -> None:
    bundle["table"]["id"] = "a:b:c:de"


@pytest.mark.parametrize("change", [climb, colon])
async def test_an_id_from_a_file_never_becomes_a_path_or_a_custom_id(
    change: Callable[[Any], None], tables: Tables, tmp_path: Path
) -> None:
    bundle = json.loads(json.dumps(await export_table(tables, await eventful(tables))))
    change(bundle)
    with pytest.raises(errors.BundleError, match="its id is not"):
        await import_table(tables, bundle, channel=900, host=ADA)
    del bundle["table"]["head"]
    bundle["choices"], bundle["format"] = [], 1  # as it was before there were chains: then nothing binds the id
    bundle["table"]["entropies"] = None
    info = await import_table(tables, bundle, channel=900, host=ADA)
    assert len(info.id) == 8 and info.id.isalnum()
    folder = tmp_path / "deep" / "er"
    written = await export_all(tables, folder)
    assert all(path.parent == folder and path.is_file() for path in written)
    assert not list(tmp_path.glob("*.json"))


def _set(*place: Any) -> Callable[[Any], None]:
    *way, last, value = place

    def change(bundle: Any) -> None:
        for name in way:
            bundle = bundle[name]
        bundle[last] = value

    return change


def one_more_seat(bundle: Any) -> None:
    bundle["seats"].append(bundle["seats"][-1] | {"n": 7})


def forged_line(params: Any) -> Callable[[Any], None]:
    def change(bundle: Any) -> None:
        row = {"n": len(bundle["events"]), "kind": "journal-left", "params": params, "only": None, "public": None}
        bundle["events"].append(row | {"choice_n": None, "idx": None, "at": 0.0, "undone": False})

    return change


HOSTILE = [
    _set("table", "status", "frozen"),
    _set("table", "status", "lobby"),
    _set("table", "version", "1; drop table"),
    _set("table", "clock_hours", -1.0),
    _set("table", "clock_hours", float("nan")),
    _set("table", "locale", "x" * 5_000),
    _set("table", "channel", 1 << 70),
    _set("table", "surprise", 1),
    _set("table", "options", {"rounds": 10**9}),
    _set("table", "options", "all"),
    _set("seats", 0, "name", "n" * 5_000),
    _set("seats", 0, "prefs", {"auto": "yes"}),
    _set("seats", 0, "n", 5),
    _set("choices", 0, "interaction", 77),
    _set("choices", 0, "at", "noon"),
    one_more_seat,
    forged_line({"who": {"!text": "table-end"}}),
    forged_line("none"),
]


async def test_a_file_with_anything_else_in_it_is_refused_in_a_sentence_and_nothing_is_stored(tables: Tables) -> None:
    honest = json.loads(json.dumps(await export_table(tables, await eventful(tables, ended=False), private=True)))
    for change in HOSTILE:
        bundle = copy.deepcopy(honest)
        change(bundle)
        known = await tables.index.all_tables(with_ended=True)
        with pytest.raises(errors.BundleError):
            await import_table(tables, bundle, channel=901, host=ADA)
        assert await tables.index.all_tables(with_ended=True) == known


async def test_a_doctored_checkpoint_is_not_what_the_game_goes_on_from(tables: Tables, where: str) -> None:
    table = await eventful(tables, ended=False)
    before = await tables.keeper.look(table, snapshot)
    bundle = json.loads(json.dumps(await export_table(tables, table, private=True)))
    for row in bundle["checkpoints"]:
        state = json.loads(zlib.decompress(b64decode(row["blob"])))
        state["toy"] = 999
        row["blob"] = b64encode(zlib.compress(json.dumps(state).encode())).decode()
    with pytest.raises(errors.BundleError, match="checkpoint at 0 is not what the game gives"):
        await import_table(tables, bundle, channel=902, host=ADA)
    assert await tables.keeper.look(table, snapshot) == before


async def test_a_checkpoint_that_unfolds_without_end_and_a_file_without_bottom(tables: Tables, tmp_path: Path) -> None:
    from bot.tables.proof.walk import read_blob

    with pytest.raises(ValueError, match="too large"):
        read_blob(b64encode(zlib.compress(b" " * (40 << 20), 9)).decode())
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 200_000)
    with pytest.raises(errors.BundleError, match="recursion"):
        read_bundle(deep)
    with pytest.raises(errors.BundleError):
        await import_all(tables, tmp_path)


async def test_a_folder_taken_in_twice_is_refused_in_words(tables: Tables, tmp_path: Path) -> None:
    await new_table(tables)
    await export_all(tables, tmp_path)
    with pytest.raises(errors.BundleError, match="channel already"):
        await import_all(tables, tmp_path)
