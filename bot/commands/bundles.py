"""How commands open an exported file."""

from pathlib import Path
from typing import Any

from bot.errors import CommandError
from bot.tables.exports.export import read_bundle
from bot.tables.model.errors import BundleError


def open_file(path: Path) -> dict[str, Any]:
    """The JSON object in a file. Raises `CommandError`."""
    try:
        bundle = read_bundle(path)
    except BundleError as error:
        raise CommandError(str(error)) from error
    if not isinstance(bundle, dict):
        raise CommandError(f"{path} is not an export: it holds no object")
    return dict(bundle)
