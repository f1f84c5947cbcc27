"""`waykeeper check --language LOCALE`: what a translation lacks, and what it says that nobody asks for any more."""

import json
import sys
from dataclasses import asdict

import yaml

from bot import DATA
from bot.trials.languages import Missing, cards, catalogues, printed_texts
from bot.ui.panels.fluent_files import CatalogueError
from bot.ui.panels.translations import FOLDER

SHOWN = 12
"""So many of each list are named; `--json` has them all."""


def check_language(locale: str, as_json: bool) -> int:
    """Print the report; 1 only where a sentence cannot be read or asks for what does not exist, for then it would be
    said wrongly.

    What is not translated is said in English, so that a half-translated game can be played.
    """
    try:
        found = [*catalogues(locale), *_cards(locale)]
    except CatalogueError as error:
        print(error, file=sys.stderr)
        return 1
    if as_json:
        print(json.dumps([asdict(one) for one in found], ensure_ascii=False))
    else:
        for one in found:
            _print(one)
    return 1 if any(one.wrong for one in found) else 0


def _cards(locale: str) -> list[Missing]:
    root = DATA / FOLDER / locale
    games = sorted(folder.name for folder in root.iterdir() if folder.is_dir()) if root.is_dir() else []
    return [found for game in games if (found := cards(game, locale, texts_of(game))) is not None]


def texts_of(game: str, name: str = "*.yaml") -> list[str]:
    """Every text for players in the bundled cards of a game. name: a pattern, for some of its files."""
    files = sorted((DATA / game).glob(name))
    return [one for file in files for one in printed_texts(yaml.safe_load(file.read_text(encoding="utf-8")))]


def _print(one: Missing) -> None:
    done = one.all - len(one.untranslated)
    print(f"{one.part}: {done} of {one.all} translated")
    for what, keys in (("stale", one.stale), ("asks for what it does not get", one.wrong)):
        for key in keys:
            print(f"  {what}: {key}")
    if done:
        for key in one.untranslated[:SHOWN]:
            print(f"  not yet: {key}")
        if len(one.untranslated) > SHOWN:
            print(f"  … and {len(one.untranslated) - SHOWN} more")
