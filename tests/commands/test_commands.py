"""The command line: every command starts, tells wrong input in one sentence, and its exit codes are honest."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import COMMANDS, main
from bot.commands.check import is_right
from bot.tables.exports.export import export_table
from bot.tables.service import Tables
from cogs import load_game
from tests.proof.test_forged import without_chain
from tests.tables.play import url

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WAYKEEPER_DATA_DIR", str(tmp_path / "var"))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([name, "--help"])
    assert end.value.code == 0 and name in capsys.readouterr().out


def test_without_a_command_there_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "simulate" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("simulate chess", "there is no game 'chess'"),
        ("simulate altered --campaign", "there is no game 'altered-campaign'"),
        ("simulate altered --set colour=red", "no setting 'colour'"),
        ("simulate altered --set match=best_of_nine", "match"),
        ("play --terminal chess", "there is no game 'chess'"),
        ("play --terminal doomrock --seats 9", "has 1 to 4 seats"),
        ("verify nothing.json", "nothing.json cannot be read"),
        ("replay nothing.json", "nothing.json cannot be read"),
        ("scenario nothing.yaml", "there is no file or folder"),
        ("check nothing.yaml", "there is no file or folder"),
        ("db restore nothing.db", "no backup at nothing.db"),
        ("db backup", "nothing to back up"),
        ("db import nothing", "there is no folder"),
        ("bench nothing", "there is no section 'nothing'"),
    ],
)
def test_wrong_input_is_one_sentence(line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    error = capsys.readouterr().err
    assert said in error and "Traceback" not in error


def test_a_malformed_token_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hunter2")
    assert main(["run"]) == 78
    error = capsys.readouterr().err
    assert "does not look like a bot token" in error and "hunter2" not in error


def test_no_token_is_one_sentence_and_nothing_restarts_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run"]) == 78
    error = capsys.readouterr().err
    assert "DISCORD_TOKEN is missing" in error and "Traceback" not in error


def test_the_database_goes_round(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for line in ("db upgrade", "db check", "db backup copy.db", "db export out", "db import out", "db restore copy.db"):
        assert main(line.split()) == 0, line
    assert (tmp_path / "copy.db").exists()


def test_check_counts_the_printed_components(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--game", "doomrock", "--json"]) == 0
    counts = json.loads(capsys.readouterr().out)["doomrock"]["counts"]
    assert len(counts) >= 12 and all(found == printed for _, found, printed in counts)


def test_check_says_where_there_may_be_more_than_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """A second adventure has enemies of its own; of what a box says exactly, one more is a mistake."""
    assert main(["check", "--game", "evershade"]) == 0
    out = capsys.readouterr().out
    assert "  ok enemies: 24 of at least 12\n" in out and "  ok races: 8 of 8\n" in out and "NOT" not in out
    assert is_right("enemies", 13, 12, ["enemies"]) and not is_right("enemies", 11, 12, ["enemies"])
    assert not is_right("races", 9, 8, ["enemies"])


def test_check_names_every_problem_of_a_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "items-of-mine.yaml"
    pack.write_text(
        "- {id: it.spoon, name: Spoon, deck: common, slot: hand, effects: []}\n"
        "- {id: it.fork, name: AwaitAll, deck: common, slot: one_hand, effects: [{do: stab, n: 1}]}\n"
    )
    assert main(["check", str(pack), "--game", "doomrock"]) == 1
    out = capsys.readouterr().out
    assert "items-of-mine.yaml:1: entry 'it.spoon': field slot: found 'hand'" in out
    assert "items-of-mine.yaml:2: entry 'it.fork': field effects.0: found 'stab'" in out


def test_check_reads_a_pack_as_the_bot_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Folders below it too, and the words of stories."""
    folder = tmp_path / "mine" / "stories"
    folder.mkdir(parents=True)
    (folder / "hearth.yaml").write_text("- {id: hearth.1, choices: [{name: c1, outcomes: {done: {}}}]}\n")
    (folder / "hearth.md").write_text(
        "## hearth.1 Smoke\n### intro\nIt smokes.\n### c1\nCough\n### c1.don\nYou cough.\n"
    )
    assert main(["check", str(tmp_path / "mine"), "--game", "near_and_far"]) == 1
    out = capsys.readouterr().out
    assert "mine/stories/hearth.md:6: entry 'hearth.1': field c1.don" in out and "did you mean 'c1.done'?" in out
    (folder / "hearth.md").write_text((folder / "hearth.md").read_text().replace("c1.don\n", "c1.done\n"))
    assert main(["check", str(tmp_path / "mine"), "--game", "near_and_far"]) == 0


def test_campaigns_are_simulated_by_the_name_of_their_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pebbles", "--campaign", "--tables", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "pebbles-campaign"


def test_simulate_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "doomrock", "--tables", "2", "--seed", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["finished"] == 2 and report["broken"] == [] and report["choices"] > 20


def test_schemas_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--game", "doomrock", "--schema", str(tmp_path / "schemas")]) == 0
    written = list((tmp_path / "schemas" / "doomrock").glob("*.schema.json"))
    assert len(written) >= 8
    assert all("properties" in path.read_text() for path in written)


def test_verify_says_how_much_is_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """0: whole, 3: partly, 1: false. What is from before there were chains is proved in part, with the gaps named."""
    old = tmp_path / "old.json"
    bundle = json.loads((ROOT / "tests" / "histories" / "doomrock" / "finished-1.json").read_text())
    old.write_text(json.dumps(without_chain(bundle)))
    seal = bundle["table"]["commitment"]
    assert main(["verify", str(old)]) == 3
    told = capsys.readouterr().out
    assert f"seal: {seal}" in told and "not proved: the export has no chain" in told and "Partly proved" in told
    assert main(["verify", str(old), "--seal", seal, "--json"]) == 3
    assert json.loads(capsys.readouterr().out)["verdict"] == "partly"
    assert main(["verify", str(old), "--seal", "0" * 64]) == 1
    assert "was posted, this export has" in capsys.readouterr().out
    new = tmp_path / "new.json"
    new.write_text(json.dumps(asyncio.run(_played(tmp_path))))
    bundle = json.loads(new.read_text())
    seal, head = bundle["table"]["commitment"], bundle["table"]["head"]
    assert main(["verify", str(new), "--seal", seal, "--head", head]) == 0
    assert "Whole and unchanged" in capsys.readouterr().out
    assert main(["verify", str(new), "--seal", seal]) == 3
    assert main(["verify", str(new), "--seal", seal, "--head", "0" * 64]) == 1


async def _played(folder: Path) -> dict[str, Any]:
    """The export of a draft that two houses have played to its end."""
    tables = await Tables.open(url(folder / "played.db"), [load_game("altered-draft")])
    table = (await tables.lobby.create("altered-draft", 1, 5, 1)).info.id
    await tables.seating.add_house(table, 1, "One"), await tables.seating.add_house(table, 1, "Two")
    await tables.lobby.start(table, 1)
    if (await tables.keeper.get(table)).status != "ended":
        await tables.playing.end(table, 1)
    bundle = await export_table(tables, table)
    await tables.close()
    return bundle
