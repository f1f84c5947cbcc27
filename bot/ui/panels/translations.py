"""What cards say in other languages: from a printed text to its translation. Reads `data/translated` and nothing else.

`data/translated/<locale>/<game>/*.yaml` are mappings from the printed English text to what is said instead. Rules and
views never see them: they hand on what is printed, and the catalogue looks it up where the sentence is made. So a
translation changes no content hash, no stored table and no proof; what has none stays as it is printed.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import yaml

from bot import DATA

FOLDER = "translated"


class TranslationError(ValueError):
    """A file of translations that cannot be read; the message names it."""


def files_of(game: str, locale: str, root: Path = DATA) -> list[Path]:
    """The files with a game's translated cards; none where nobody has translated any."""
    if not all(c.isalnum() or c in "-_" for c in locale + game):
        return []
    return sorted((root / FOLDER / locale / game).glob("*.yaml"))


@lru_cache(maxsize=64)
def translations(game: str, locale: str, root: Path = DATA) -> Mapping[str, str]:
    """Printed text -> translation, of one game in one language. Raises TranslationError."""
    found: dict[str, str] = {}
    for file in files_of(game, locale, root):
        found |= read(file)
    return found


def read(file: Path) -> dict[str, str]:
    """One file. Raises TranslationError."""
    try:
        pairs = yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.SafeLoader)
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise TranslationError(f"{file.name} cannot be read: {error}") from None
    if not isinstance(pairs, dict) or not all(isinstance(one, str) for pair in pairs.items() for one in pair):
        raise TranslationError(f"{file.name} is no mapping from printed texts to their translations")
    return pairs
