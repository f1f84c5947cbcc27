"""The operator's settings: defaults, sources, and errors that say what to do."""

from pathlib import Path

import pytest

from bot.settings import PREFIX, Settings, SettingsError, load_settings

ROOT = Path(__file__).resolve().parent.parent
GOOD_TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl." + "x" * 38


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in (*(PREFIX + field.upper() for field in Settings.model_fields), "DISCORD_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def refusal() -> str:
    with pytest.raises(SettingsError) as caught:
        load_settings()
    return str(caught.value)


def test_nothing_needs_to_be_set() -> None:
    settings = load_settings()
    assert settings.database_url == "sqlite+aiosqlite:///var/waykeeper.db"
    assert (settings.token, settings.health_port, settings.clock_hours) == (None, None, 24)


def test_environment_wins_over_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("WAYKEEPER_CLOCK_HOURS=5\nWAYKEEPER_LOG=json\nDISCORD_TOKEN=from-file\n")
    monkeypatch.setenv("WAYKEEPER_CLOCK_HOURS", "7")
    settings = load_settings()
    assert (settings.clock_hours, settings.log) == (7, "json")
    assert settings.token is not None and settings.token.get_secret_value() == "from-file"


def test_an_empty_variable_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAYKEEPER_HEALTH_PORT", "")
    monkeypatch.setenv("WAYKEEPER_DATABASE", "")
    assert load_settings().health_port is None
    assert load_settings().database is None


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("games.db", "sqlite+aiosqlite:///games.db"),
        ("/srv/games.db", "sqlite+aiosqlite:////srv/games.db"),
        ("sqlite:///games.db", "sqlite+aiosqlite:///games.db"),
        ("postgres://wk:pw@db/wk", "postgresql+asyncpg://wk:pw@db/wk"),
        ("postgresql+asyncpg://db/wk", "postgresql+asyncpg://db/wk"),
    ],
)
def test_database_address(monkeypatch: pytest.MonkeyPatch, given: str, url: str) -> None:
    monkeypatch.setenv("WAYKEEPER_DATABASE", given)
    assert load_settings().database_url == url


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        (
            "WAYKEEPER_HEALTH_PORT",
            "abc",
            "WAYKEEPER_HEALTH_PORT is 'abc', but must be a whole number from 1 to 65535, or empty for none.",
        ),
        (
            "WAYKEEPER_HEALTH_PORT",
            "70000",
            "WAYKEEPER_HEALTH_PORT is '70000', but must be a whole number from 1 to 65535, or empty for none.",
        ),
        (
            "WAYKEEPER_CLOCK_HOURS",
            "0",
            "WAYKEEPER_CLOCK_HOURS is '0', but must be a whole number of hours from 1 to 1440.",
        ),
        ("WAYKEEPER_LOG", "xml", "WAYKEEPER_LOG is 'xml', but must be text or json."),
        (
            "WAYKEEPER_CLOCK_HOUR",
            "3",
            "WAYKEEPER_CLOCK_HOUR is not a setting of Waykeeper; did you mean WAYKEEPER_CLOCK_HOURS?",
        ),
    ],
)
def test_an_error_names_variable_value_and_cure(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, sentence: str
) -> None:
    monkeypatch.setenv(name, value)
    assert refusal() == sentence


def test_an_error_in_the_file_is_told_the_same_way() -> None:
    Path(".env").write_text("waykeeper_log_level=loud\n")
    assert refusal() == "WAYKEEPER_LOG_LEVEL is 'loud', but must be debug, info, warning or error."


def test_all_errors_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAYKEEPER_CLOCK_HOURS", "soon")
    monkeypatch.setenv("WAYKEEPER_HEALTH_PORT", "-1")
    lines = refusal().splitlines()
    assert [line.split()[0] for line in lines] == ["WAYKEEPER_CLOCK_HOURS", "WAYKEEPER_HEALTH_PORT"]


def test_a_database_password_is_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAYKEEPER_DATABASE", "mysql://me:hunter2@db/wk")
    told = refusal()
    assert told.startswith("WAYKEEPER_DATABASE is 'mysql://...', but must be a file name, or an address like")
    assert "hunter2" not in told


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "WAYKEEPER_TOKEN"])
def test_a_good_token_is_taken_from_either_name(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, GOOD_TOKEN)
    settings = load_settings()
    assert settings.require_token() == GOOD_TOKEN
    assert GOOD_TOKEN not in repr(settings)


def test_a_missing_token_is_one_sentence() -> None:
    with pytest.raises(SettingsError, match=r"^DISCORD_TOKEN is missing, .* `waykeeper play`, which needs none\.$"):
        load_settings().require_token()


@pytest.mark.parametrize(
    ("token", "found"),
    [
        ("hello", "it has 1 part of 5 characters"),
        ("abc.def.ghi", "it has 3 parts of 3 + 3 + 3 characters"),
        ("Bot " + GOOD_TOKEN, "it has 3 parts of 28 + 6 + 38 characters"),
        (GOOD_TOKEN + ".x", "it has 4 parts"),
    ],
)
def test_a_malformed_token_is_one_sentence_without_the_token(
    monkeypatch: pytest.MonkeyPatch, token: str, found: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(SettingsError) as caught:
        load_settings().require_token()
    told = str(caught.value)
    assert told.startswith("DISCORD_TOKEN does not look like a bot token: " + found)
    assert token not in told and "\n" not in told


def test_the_example_file_shows_every_setting() -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    shown = {line.lstrip("#").partition("=")[0] for line in lines if "=" in line and not line.startswith("# ")}
    assert shown == {PREFIX + field.upper() for field in Settings.model_fields if field != "token"} | {"DISCORD_TOKEN"}


def test_the_example_file_can_be_used_as_it_is() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8").replace("\n#WAYKEEPER", "\nWAYKEEPER")
    Path(".env").write_text(text)
    settings = load_settings()
    assert settings.health_port == 9464 and settings.token is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("WAYKEEPER_DISCORD_API", "https://discord.com/api/v10"),
        ("WAYKEEPER_DISCORD_API", "http://192.0.2.1:8000/api/v10"),
        ("WAYKEEPER_DISCORD_API", "http://127.0.0.1@192.0.2.1/api/v10"),
        ("WAYKEEPER_DISCORD_API", "127.0.0.1"),
        ("WAYKEEPER_DISCORD_GATEWAY", "wss://gateway.discord.gg"),
        ("WAYKEEPER_DISCORD_GATEWAY", "ws://127.0.0.1.example.org/gateway"),
    ],
)
def test_another_discord_is_on_this_machine_or_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, value: str
) -> None:
    """The token is sent there."""
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match="for tests an address like"):
        load_settings(tmp_path / ".env")
