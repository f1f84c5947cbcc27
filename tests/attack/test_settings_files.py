"""A file of settings that is none, as whoever runs the bot meets it: one sentence."""

import codecs
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.settings import PREFIX, Settings, SettingsError, load_settings

LINE = "WAYKEEPER_CLOCK_HOURS=5\n"


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in (*(PREFIX + field.upper() for field in Settings.model_fields), "DISCORD_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def loop(path: Path) -> None:
    path.symlink_to(path)


BAD: list[tuple[Callable[[Path], object], str]] = [
    (lambda path: path.write_bytes(LINE.encode("utf-16")), "is text in UTF-16: save it as UTF-8."),
    (lambda path: path.write_bytes(codecs.BOM_UTF16_BE + LINE.encode("utf-16-be")), "is text in UTF-16: save it as"),
    (lambda path: path.write_bytes(LINE.encode("utf-16-le")), "is no text: line 1 has a zero byte."),
    (lambda path: path.write_bytes(LINE.encode() + b"# caf\xe9\n"), "is not text in UTF-8: line 2 has the byte 0xe9."),
    (lambda path: path.write_bytes(LINE.encode() + b"A=\0\n"), "is no text: line 2 has a zero byte."),
    (lambda path: path.write_bytes(b"#" * 300_000), "is larger than 256 kB, so it is no file of settings."),
    (lambda path: path.mkdir(), "is not a file; the settings are a text file, like .env.example."),
    (lambda path: os.mkfifo(path), "is not a file; the settings are a text file, like .env.example."),
    (loop, "is not a file; the settings are a text file, like .env.example."),
]


@pytest.mark.parametrize(("make", "said"), BAD)
def test_what_is_no_text_is_one_sentence(
    make: Callable[[Path], object], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    make(Path(".env"))
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert str(caught.value).startswith(f".env {said}")
    assert main(["db", "check"]) == 2
    assert capsys.readouterr().err == f"waykeeper db: {caught.value}\n"


def test_a_file_that_may_not_be_read_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text(LINE)

    def refuse(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "read_bytes", refuse)  # root may read everything
    with pytest.raises(SettingsError, match=r"^\.env cannot be read: Permission denied\.$"):
        load_settings()


@pytest.mark.parametrize(
    "data", [LINE.encode("utf-8-sig"), LINE.replace("\n", "\r\n").encode(), LINE.replace("\n", "\r").encode()]
)
def test_marks_and_line_ends_of_other_systems_do_no_harm(data: bytes) -> None:
    Path(".env").write_bytes(data)
    assert load_settings().clock_hours == 5
