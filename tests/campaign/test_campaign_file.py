"""A group's campaign as one file: taken elsewhere, gone on with, proved; a foreign or newer one is one sentence."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.rules.errors import NotPossible
from bot.tables.exports.campaign_file import export_campaign, import_campaign, read_campaign, verify_campaign
from bot.tables.exports.export import export_table
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from tests.campaign.played import ADA, BEN, KNOWN, a_campaign, open_session, opened, play_out, say, shopped, state
from tests.tables.play import CAY


async def written(tables: Tables) -> tuple[str, dict[str, Any]]:
    """After one session of Ada and Ben, with the second one being played: (table, the file as it is read again)."""
    table = await a_campaign(tables)
    await tables.seating.join(table, BEN, "Ben")
    await say(tables, table, BEN, "ride")
    await say(tables, table, ADA, "begin")
    await play_out(tables, (await open_session(tables, table, 6)).id)
    await tables.children.hand_in(table)
    await shopped(tables, table, ADA, BEN)
    await say(tables, table, ADA, "begin")
    return table, json.loads(json.dumps(await export_campaign(tables, table)))


async def test_a_campaign_goes_on_elsewhere(tmp_path: Path) -> None:
    here = await opened(tmp_path / "here.db")
    table, file = await written(here)
    was = await state(here, table)
    live = here.keeper.memory.get(table)
    assert live is not None
    hidden = live.server_seed.hex()
    assert hidden not in json.dumps(file) and str(ADA) not in json.dumps(file["campaign"]) and file["seats"][1] == "Ben"
    await here.close()

    there = await opened(tmp_path / "there.db")
    moved = await import_campaign(there, read_campaign(file, KNOWN), guild=2, channel=50, host=CAY, name="ben")
    now = await state(there, moved)
    assert (now.record, [page.left for page in now.pages]) == (was.record, [page.left for page in was.pages])
    assert now.session is None and now.held == [1] and (await there.keeper.get(moved)).seats[1].user == CAY
    await there.seating.join(moved, ADA, "Ada")
    assert (await state(there, moved)).held == [0, 1]
    for channel in (51, 52):
        await say(there, moved, ADA, "begin")
        await play_out(there, (await open_session(there, moved, channel)).id)
        await there.children.hand_in(moved)
        if channel == 51:
            await shopped(there, moved, ADA)
    assert (await there.keeper.get(moved)).status == "ended"
    bundle = await export_table(there, moved)
    assert verify_export(bundle, KNOWN).ok
    richer = bundle["table"]["brings"] | {"record": bundle["table"]["brings"]["record"] | {"heap": 99}}
    assert not verify_export(bundle | {"table": bundle["table"] | {"brings": richer}}, KNOWN).ok
    await there.close()


async def test_verify_follows_the_sessions_of_a_file(tmp_path: Path) -> None:
    tables = await opened(tmp_path / "here.db")
    _, file = await written(tables)
    report = verify_campaign(file, KNOWN)
    assert report.ok and report.notes == ["page 1 (1-1): partly"] and report.choices > 3
    key, export = next(iter(file["sessions"].items()))
    other = {"1": "2", "2": "3", "3": "1"}
    answered = [
        row | {"answer": other.get(row["answer"], "1")} if row["key"] == "toy.bid" else row for row in export["choices"]
    ]
    assert answered != export["choices"]
    assert not verify_campaign(file | {"sessions": {key: export | {"choices": answered}}}, KNOWN).ok
    assert "not in the file" in verify_campaign(file | {"sessions": {}}, KNOWN).gaps[0]
    await tables.close()


async def test_what_cannot_be_read_is_one_sentence(tmp_path: Path) -> None:
    tables = await opened(tmp_path / "here.db")
    _, file = await written(tables)
    key, export = next(iter(file["sessions"].items()))
    pages = file["campaign"]["pages"]
    richer = [pages[0] | {"left": {"heap": 99, "hands": [1, 2]}}]
    forged = export | {"table": export["table"] | {"left": richer[0]["left"]}}
    for lie, key_said in (
        (file | {"schema": 2}, "campaign-refused-newer"),
        (file | {"kind": "dice"}, "campaign-refused-no-file"),
        ([], "campaign-refused-no-file"),
        (file | {"packs": ["Islands"]}, "campaign-refused-pack"),
        (file | {"game": "far-campaign"}, "campaign-refused-pack"),
        (file | {"content": "of another release"}, "campaign-refused-content"),  # LE-26.3, E35
        (file | {"more": 1}, "campaign-refused-file"),
        (file | {"campaign": file["campaign"] | {"pages": richer}}, "campaign-refused-page"),
        (file | {"sessions": {key: forged}}, "campaign-refused-page"),
        (file | {"campaign": file["campaign"] | {"record": {}}}, "campaign-refused-file"),
        (file | {"seats": ["Ada"]}, "campaign-refused-file"),
    ):
        with pytest.raises(NotPossible) as refused:
            read_campaign(lie, KNOWN)
        assert refused.value.text.key == key_said
    assert read_campaign(file, KNOWN).seats == ["Ada", "Ben"]
    of_another_release = file | {"content": "of another release"}
    assert read_campaign(of_another_release, KNOWN, force=True).seats == ["Ada", "Ben"]  # LE-26.3
    with pytest.raises(NotPossible):  # what does not fit is refused all the same
        read_campaign(of_another_release | {"packs": ["Islands"]}, KNOWN, force=True)
    await tables.close()


async def test_a_file_of_the_only_session_that_was_ever_begun_can_be_read(tmp_path: Path) -> None:
    tables = await opened(tmp_path / "here.db")
    table = await a_campaign(tables)
    await say(tables, table, ADA, "begin")
    await play_out(tables, (await open_session(tables, table, 6)).id)
    await tables.children.hand_in(table)
    file = json.loads(json.dumps(await export_campaign(tables, table)))
    assert file["campaign"]["begun"] == len(file["campaign"]["pages"]) == 1
    assert read_campaign(file, KNOWN).campaign == file["campaign"]
    await tables.close()
