"""Files that are not what they should be, as whoever runs the bot meets them: one sentence, no traceback, exit code."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.__main__ import main

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WAYKEEPER_DATA_DIR", str(tmp_path / "var"))


def told(capsys: pytest.CaptureFixture[str]) -> str:
    error = capsys.readouterr().err
    assert "Traceback" not in error
    return error


@pytest.mark.parametrize("line", ["db check", "db upgrade", "db backup copy.db", "db export out"])
def test_a_damaged_database_is_one_sentence(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "var").mkdir()
    path = tmp_path / "var" / "waykeeper.db"
    path.write_bytes(b"SQLite format 3\0" + os.urandom(9_000))
    kept = path.read_bytes()
    assert main(line.split()) == 2
    assert "waykeeper.db" in told(capsys)
    assert path.read_bytes() == kept, "what may still be saved is not touched"


@pytest.fixture
def other_process(tmp_path: Path) -> Iterator[int]:
    code = (
        "import asyncio\n"
        "from bot.tables.service import Tables\n"
        "async def main():\n"
        "    await Tables.open('sqlite+aiosqlite:///' + 'var/waykeeper.db', {}); print('open', flush=True)\n"
        "    await asyncio.sleep(3600)\n"
        "asyncio.run(main())"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert process.stdout is not None and process.stdout.readline() == "open\n"
    yield process.pid
    process.kill()
    process.wait()
    process.stdout.close()


def test_a_second_process_on_the_same_file_is_told_who_has_it(
    other_process: int, capsys: pytest.CaptureFixture[str]
) -> None:
    for line in ("db upgrade", "db export out", "db import var"):
        assert main(line.split()) == 2, line
        error = told(capsys)
        assert f"process {other_process}" in error and "WAYKEEPER_DATABASE" in error
    assert main(["db", "backup", "copy.db"]) == 0, "a backup is made beside a running bot"


@pytest.mark.parametrize(
    ("name", "pack", "said"),
    [
        ("settings-bomb.yaml", "- &a {id: se.a, name: Aaa, time: 7}\n" + "- *a\n" * 50, "settings-bomb.yaml"),
        ("settings-bomb.yaml", "&a [" + "*a, " * 3 + "]\n", "settings-bomb.yaml"),
        ("settings-bomb.yaml", "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]\n", "settings-bomb.yaml"),
        ("settings-deep.yaml", "- " + "[" * 5_000 + "]" * 5_000 + "\n", "settings-deep.yaml"),
        ("settings-code.yaml", "- !!python/object/apply:os.system ['true']\n", "settings-code.yaml"),
        ("settings-twice.yaml", "- {id: se.a, name: Aaa, time: 7}\n- {id: se.a, name: Bbb, time: 7}\n", "se.a"),
        ("settings-key.yaml", "- {id: se.a, id: se.b, name: Aaa, time: 7}\n", "settings-key.yaml:1"),
        ("settings-none.yaml", "\0\1\2", "settings-none.yaml"),
        ("recipes.yaml", "- {id: se.a}\n", "recipes.yaml"),
        ("items-w.yaml", "- {id: it.x, name: X, deck: epic, slot: one_hand, effects: [{do: stab}]}\n", "found 'stab'"),
    ],
)
def test_a_bad_pack_is_refused_by_name(
    name: str, pack: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / name).write_text(pack)
    assert main(["check", name, "--game", "doomrock"]) in (1, 2)
    out = capsys.readouterr()
    assert said in out.out + out.err and "Traceback" not in out.out + out.err


def test_a_pack_of_bytes_that_are_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "settings-bytes.yaml").write_bytes(b"\xff\xfe\x00- {id")
    assert main(["check", "settings-bytes.yaml", "--game", "doomrock"]) in (1, 2)
    out = capsys.readouterr()
    assert "settings-bytes.yaml" in out.out + out.err and "Traceback" not in out.out + out.err


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", '{"format": 1}', '{"format": 1, "table": {}}', "null", "\0", "[" * 9_000]
)
def test_an_export_that_is_none(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "table.json").write_text(content)
    for command in ("verify", "replay"):
        assert main([command, "table.json"]) in (1, 2)
        out = capsys.readouterr()
        assert out.out + out.err and "Traceback" not in out.out + out.err
