"""The operator's settings: from the environment (`WAYKEEPER_...`) or the file `.env`.

Reads environment and `.env`, nothing else. Every error is a sentence that names the variable, what was found and
what is expected; a secret's value is never shown. All settings stand in `.env.example`.
"""

import difflib
import os
import re
from pathlib import Path
from typing import Any, Literal
from urllib.parse import unquote, urlsplit

from dotenv import dotenv_values
from pydantic import AliasChoices, Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.rules.encoding import EncodingError, decoded

PREFIX = "WAYKEEPER_"
_MOST_BYTES = 256 * 1024
TOKEN_NAMES = ("WAYKEEPER_TOKEN", "DISCORD_TOKEN")

# Discord's tokens: the bot's id, a time stamp and a signature, each base64url, joined by dots.
_TOKEN_SHAPE = re.compile(r"[A-Za-z0-9_-]{18,}\.[A-Za-z0-9_-]{5,}\.[A-Za-z0-9_-]{20,}")
_LOOPBACK = ("127.0.0.1", "::1", "localhost")
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def address(database: str) -> str:
    """A file name or an address with any of the usual schemes, as SQLAlchemy's async engines want it.

    Raises `SettingsError` for an engine that is not known.
    """
    engine, given, rest = database.partition("://")
    if not given:
        return f"sqlite+aiosqlite:///{Path(database).expanduser().as_posix()}"
    if engine not in _DRIVERS:
        raise SettingsError(
            f"{engine}://... is no database that Waykeeper knows: give a file name, or postgresql://..."
        )
    return f"{_DRIVERS[engine]}://{rest}"


class SettingsError(ValueError):
    """Settings that cannot be used. `str()` gives one sentence a problem, one line each, fit to be shown as it is."""


class Settings(BaseSettings):
    """What the operator may choose. Each description completes the sentence "must be ..."."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file_encoding="utf-8-sig",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    token: SecretStr | None = Field(
        default=None,
        validation_alias=AliasChoices(*TOKEN_NAMES),
        description="the bot token from Discord's developer portal, three parts joined by dots",
    )
    data_dir: Path = Field(
        default=Path("var"),
        description="a folder in which Waykeeper may write",
    )
    database: str | None = Field(
        default=None,
        description="a file name, or an address like sqlite:///tables.db or postgresql://user@host/name",
    )
    clock_hours: int = Field(
        default=24,
        ge=1,
        le=24 * 60,
        description="a whole number of hours from 1 to 1440",
    )
    live_tables: int = Field(default=256, ge=1, le=100_000, description="a whole number from 1 to 100000")
    backups: int = Field(default=7, ge=0, le=1000, description="a whole number from 0 to 1000")
    log: Literal["text", "json"] = Field(default="text", description="text or json")
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="debug, info, warning or error"
    )
    health_port: int | None = Field(
        default=None, ge=1, le=65535, description="a whole number from 1 to 65535, or empty for none"
    )
    health_host: str = Field(default="127.0.0.1", description="an address of this machine, such as 127.0.0.1")
    discord_api: str | None = Field(
        default=None, description="empty, or for tests an address like http://127.0.0.1:8000/api/v10 on this machine"
    )
    discord_gateway: str | None = Field(
        default=None, description="empty, or for tests an address like ws://127.0.0.1:8000/gateway on this machine"
    )

    @field_validator("database")
    @classmethod
    def _database_has_a_known_engine(cls, value: str | None) -> str | None:
        if value is not None and "://" in value and value.partition("://")[0] not in _DRIVERS:
            raise ValueError("unknown engine")
        return value

    @field_validator("discord_api", "discord_gateway")
    @classmethod
    def _another_discord_is_on_this_machine(cls, value: str | None, info: ValidationInfo) -> str | None:
        """The token goes there, so it may not leave the machine."""
        schemes = ("http",) if info.field_name == "discord_api" else ("ws",)
        if value is not None:
            parts = urlsplit(value)
            if parts.scheme not in schemes or parts.hostname not in _LOOPBACK or parts.username is not None:
                raise ValueError("not on this machine")
        return value

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy's async engines want it; without a choice `<data_dir>/waykeeper.db`.

        May hold a password: not for logs.
        """
        return address(str(self.data_dir / "waykeeper.db") if self.database is None else self.database)

    def secrets(self) -> list[str]:
        """Texts that may stand nowhere: the token and the database's password, where there are any."""
        found = [] if self.token is None else [self.token.get_secret_value().strip()]
        password = urlsplit(self.database or "").password
        return [word for word in (*found, password, unquote(password or "")) if word]

    def require_token(self) -> str:
        """The Discord token in the clear. Raises SettingsError if it is missing or cannot be one."""
        found = self.token.get_secret_value().strip() if self.token is not None else ""
        if not found:
            raise SettingsError(
                "DISCORD_TOKEN is missing, so the bot cannot sign in: put the token from Discord's developer portal "
                "into the environment or into .env, or try `waykeeper play`, which needs none."
            )
        if not _TOKEN_SHAPE.fullmatch(found):
            parts = [len(part) for part in found.split(".")]
            sizes = " + ".join(map(str, parts))
            raise SettingsError(
                f"DISCORD_TOKEN does not look like a bot token: it has {len(parts)} part{'s' * (len(parts) != 1)} of "
                f"{sizes} characters, but must be {_expected('token')} (letters, digits, - and _ only)."
            )
        return found


def load_settings(env_file: Path | None = Path(".env")) -> Settings:
    """Read the settings; the environment wins over `env_file`, which may be missing. Raises SettingsError."""
    env_file = _readable(env_file)
    given = _given_values(env_file)
    problems = _unknown_names(given)
    settings = None
    try:
        settings = Settings(_env_file=env_file)
    except ValidationError as error:
        problems += [_sentence(str(problem["loc"][0]), given) for problem in error.errors()]
    if problems or settings is None:
        raise SettingsError("\n".join(problems))
    return settings


def _readable(env_file: Path | None) -> Path | None:
    """The file of settings, None where there is none. Raises SettingsError if it cannot be read as text."""
    if env_file is None or not os.path.lexists(env_file):
        return None
    try:
        if not env_file.is_file():
            raise SettingsError(f"{env_file} is not a file; the settings are a text file, like .env.example.")
        if env_file.stat().st_size > _MOST_BYTES:
            raise SettingsError(f"{env_file} is larger than {_MOST_BYTES // 1024} kB, so it is no file of settings.")
        decoded(env_file.read_bytes())
    except EncodingError as error:
        raise SettingsError(f"{env_file} {error}.") from None
    except OSError as error:
        raise SettingsError(f"{env_file} cannot be read: {error.strerror}.") from None
    return env_file


def _given_values(env_file: Path | None) -> dict[str, str]:
    """All variables by upper-case name, as pydantic-settings would see them."""
    given: dict[str, str] = {}
    sources: list[dict[str, Any]] = [dict(os.environ)]
    if env_file is not None and env_file.is_file():
        sources.insert(0, dict(dotenv_values(env_file, encoding="utf-8-sig")))
    for source in sources:
        given |= {name.upper(): value for name, value in source.items() if value}
    return given


def _names() -> dict[str, str]:
    """Variable name -> field, for every setting."""
    names = {PREFIX + field.upper(): field for field in Settings.model_fields}
    return names | {"DISCORD_TOKEN": "token"}


def _unknown_names(given: dict[str, str]) -> list[str]:
    """A misspelt setting would silently do nothing; so it is an error."""
    known = _names()
    problems = []
    for name in sorted(given):
        if name.startswith(PREFIX) and not name.startswith(PREFIX + "TEST_") and name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            hint = f"did you mean {near[0]}?" if near else f"known are {', '.join(sorted(known))}."
            problems.append(f"{name} is not a setting of Waykeeper; {hint}")
    return problems


def _sentence(place: str, given: dict[str, str]) -> str:
    """What is wrong with one setting; `place` is pydantic's name for it: the field or the variable."""
    field = _names().get(place.upper(), place)
    name = place.upper() if place.upper() in _names() else PREFIX + field.upper()
    # An address may hold a password, so only its beginning is repeated.
    value = given.get(name, "")
    shown = value.partition("://")[0] + "://..." if "://" in value else value
    found = "something else" if field == "token" else repr(shown)
    return f"{name} is {found}, but must be {_expected(field)}."


def _expected(field: str) -> str:
    return Settings.model_fields[field].description or "something else"
