"""How commands read the settings: a wrong one is a sentence, not a traceback."""

from bot.errors import CommandError
from bot.settings import Settings, SettingsError, load_settings


def settings_of() -> Settings:
    """The settings of this process. Raises `CommandError`."""
    try:
        return load_settings()
    except SettingsError as error:
        raise CommandError(str(error)) from error
