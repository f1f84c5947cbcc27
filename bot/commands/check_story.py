"""`waykeeper check --story PATH`: prints every branch of a story as a play script, and what a survey has found."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.errors import CommandError
from bot.rules.cleaning import cleaned
from bot.rules.content.reader import Reader
from bot.rules.encoding import EncodingError, decoded
from bot.rules.errors import ContentError
from bot.rules.stories.book import StoryVocabulary
from bot.rules.stories.loading import read_stories
from bot.rules.stories.plain import PLAIN
from bot.rules.stories.script import script
from bot.rules.stories.survey import Survey, as_json, survey
from cogs import game_ids, load_game

NAMES = "publisher_names.txt"
"""Beside a game's stories or above them: names that no sentence may say, one a line."""


@dataclass(frozen=True, slots=True)
class Story:
    """The story files of a folder. only: the pack that is asked for; empty: all of them."""

    facts: Mapping[str, str]
    prose: Mapping[str, str]
    names: tuple[str, ...]
    only: str = ""


def check_story(path: Path, game: str | None, is_json: bool) -> int:
    """Print script and survey. The exit code: 0 nothing to say, 1 problems or findings. Raises `CommandError`."""
    story, vocabulary = read_story(path), vocabulary_for(path, game)
    reader = Reader()
    book = read_stories(reader, story.facts, story.prose, vocabulary)
    try:
        reader.finish()
    except ContentError as error:
        return _print_problems(error.problems, is_json)
    found = survey(book, vocabulary, story.names)
    _print(script(book, story.only), found, is_json)
    return 0 if found.is_clean() else 1


def read_story(path: Path) -> Story:
    """A folder of story files, or one file of it. Raises `CommandError`."""
    if not path.exists():
        raise CommandError(f"there is no file or folder {path}")
    folder = path if path.is_dir() else path.parent
    facts = {file.name: _text(file) for file in sorted(folder.glob("*.yaml"))}
    if not facts:
        raise CommandError(f"there are no stories (*.yaml) in {folder}")
    prose = {file.name: _text(file) for file in sorted(folder.glob("*.md"))}
    lists = [place / NAMES for place in (folder, folder.parent) if (place / NAMES).is_file()]
    lines = [line.strip() for file in lists for line in _text(file).splitlines()]
    names = tuple(line for line in lines if line and not line.startswith("#"))
    return Story(facts, prose, names, "" if path.is_dir() else path.name.partition(".")[0])


def vocabulary_for(path: Path, game: str | None) -> StoryVocabulary:
    """The vocabulary of the game that a path belongs to; a plain one while that game has none."""
    inside = [one for one in game_ids() if one in path.resolve().parts]
    wanted = game or (inside[0] if inside else None)
    found = None if wanted is None else load_game(wanted).story_vocabulary
    return found or PLAIN


def _text(file: Path) -> str:
    try:
        return decoded(file.read_bytes())
    except EncodingError as error:
        raise CommandError(f"{file} {error}") from None
    except OSError as error:
        raise CommandError(f"{file} cannot be read: {error.strerror}") from None


def _print_problems(problems: list[str], is_json: bool) -> int:
    if is_json:
        print(json.dumps({"problems": problems}, ensure_ascii=False))
    else:
        print(f"{len(problems)} problems")
        for problem in problems:
            print("  " + cleaned(problem))
    return 1


def _print(lines: list[str], found: Survey, is_json: bool) -> None:
    if is_json:
        print(json.dumps({"script": lines, **as_json(found)}, ensure_ascii=False))
        return
    for line in lines:
        print(line if not line.strip() else " " * (len(line) - len(line.lstrip())) + cleaned(line))
    for heading, told in found.findings():
        print(f"{heading}: {len(told) or 'none'}")
        for line in told:
            print(f"  {cleaned(line)}")
