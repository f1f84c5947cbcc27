"""From texts to the content of Near and Far: reading, cross checks, printed counts. Pure: the caller brings the texts,
the bundled ones first, users' packs after them.

A file in `maps/` is a map, one in `stories/` is a file of the storybook, the arcade deck or the chapters; of any other
file its name says the kind: `treasures.yaml`, `treasures-of-mine.yaml`. All problems are reported at once (NF-E25).
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from pydantic import BaseModel

from bot.rules.content.reader import Entry, KeptEntries, Reader, effects_of
from bot.rules.content.shelves import check_counts, fill_shelves, in_folder
from bot.rules.effects.packs import PackRegister
from bot.rules.stories.loading import read_stories
from bot.rules.stories.prose import pack_and_language
from bot.rules.voice.speaking import read_voice
from cogs.near_and_far.content import card_checks, characters, map_checks
from cogs.near_and_far.content.cards import (
    Adventurer,
    Artifact,
    Boss,
    Character,
    Chief,
    Companion,
    SideQuest,
    Talent,
    Threat,
    Treasure,
    World,
)
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.entry_ids import ONLY_CHAPTERS, is_arcade, is_chapter
from cogs.near_and_far.content.maps import FarMap
from cogs.near_and_far.content.stories import STORIES
from cogs.near_and_far.content.terms import MAPS, entries_of
from cogs.near_and_far.content.terms import STORIES as STORIES_OF_A_MAP
from cogs.near_and_far.content.town import Town
from cogs.near_and_far.content.vocabulary import Ability, EndStory, GainSideQuest, GainWorld, NextChapter

KINDS: Final[Mapping[str, type[BaseModel]]] = {
    "adventurers": Adventurer,
    "companions": Companion,
    "threats": Threat,
    "treasures": Treasure,
    "artifacts_basic": Artifact,
    "artifacts_advanced": Artifact,
    "worlds": World,
    "chiefs": Chief,
    "bosses": Boss,
    "talents": Talent,
    "characters": Character,
    "side_quests": SideQuest,
    "town": Town,
}

VOICE: Final = "near_and_far/voice.yaml"
"""Not a kind of card: its sentences stand in the catalogue."""


def load(
    files: Mapping[str, str],
    prose: Mapping[str, str],
    *,
    strict: bool = False,
    packs: Collection[str] = (),
    kept: KeptEntries | None = None,
) -> FarContent:
    """Checked content from file name -> text. strict: the printed counts of the box must be met too. packs: the files
    that are users' own; of their stories arcade cards are played, all others are only for reading aloud. kept: what was
    read before (`Reader`).

    Raises `ContentError` with every problem found.
    """
    reader = Reader(kept)
    content = FarContent(register=PackRegister(packs))
    maps, stories = in_folder(files, "maps"), in_folder(files, "stories")
    apart = {VOICE, *maps, *stories}
    cards = {file: source for file, source in files.items() if file not in apart}
    read = reader.by_kind(cards, KINDS)
    read += [("maps", entry) for file, source in maps.items() for entry in reader.entries(file, source)]
    reader.unique([entry for _, entry in read])
    checked = fill_shelves(reader, read, {**KINDS, "maps": FarMap}, content.by_kind(), content.register)
    if VOICE in files:
        content.voice = read_voice(reader, "far", VOICE, files[VOICE])
    content.books = frozenset(_book(name) for name in stories if name in packs)
    _check_books(reader, stories, prose)
    content.stories = read_stories(reader, stories, prose, STORIES)
    files_of = {_book(file): file for file in stories}
    for name in filter(is_arcade, content.stories.entries):
        content.register.note(name, files_of[content.stories.pack_of[name]])
    for entry, found in checked:
        _cross_check(reader, content, entry, found)
    _check_stories(reader, content)
    card_checks.check_box(reader, content)
    if strict:
        check_counts(reader, counts(content))
    content.hash = reader.finish()
    for card_id, card in content.cards().items():
        content.index.add(card, card_id, getattr(card, "name", None) or getattr(card, "title", None))
    return content


def _book(file: str) -> str:
    """The name of a story file: `mine/stories/hearth.yaml` is `hearth`."""
    return file.rsplit("/", 1)[-1].removesuffix(".yaml")


def _check_books(reader: Reader, stories: Iterable[str], prose: Iterable[str]) -> None:
    """Stories are known by the names of their files, and would be mixed up if two had the same."""
    seen: dict[object, str] = {}
    for file, name in [
        *((file, _book(file)) for file in stories),
        *((file, pack_and_language(file)) for file in prose),
    ]:
        first = seen.setdefault(name, file)
        if first != file:
            reader.add(f"{file}: another file of stories has the same name: {first}")


def _cross_check(reader: Reader, content: FarContent, entry: Entry, found: Any) -> None:
    if isinstance(found, FarMap):
        if found.is_fixture and content.register.pack_of(found.id) is not None:
            reader.problem(entry, "is_fixture", "only tests have maps that nothing is asked of")
        for problem in map_checks.problems(found):
            reader.problem(entry, "", problem)
        return
    parts: list[Any] = [*getattr(found, "cards", ()), found]
    for part in parts:
        for ability in getattr(part, "abilities", ()):
            _check_effects(reader, content, entry, "abilities", effects_of(ability))
            card_checks.check_condition(reader, entry, "abilities.if", ability.condition, content)
        for name in ("modifiers", "exemptions"):
            for one in getattr(part, name, ()):
                card_checks.check_condition(reader, entry, f"{name}.if", getattr(one, "condition", None), content)
    card_checks.check_condition(reader, entry, "if", getattr(found, "condition", None), content)
    if isinstance(found, SideQuest):
        _check_effects(reader, content, entry, "reward", effects_of(found.reward))
    if isinstance(found, Character):
        for problem in characters.problems(found, content.stories.entries):
            reader.problem(entry, "opening", problem)


def _check_effects(reader: Reader, content: FarContent, entry: Entry, path: str, effects: Iterable[Any]) -> None:
    for effect in effects:
        if isinstance(effect, GainWorld) and content.worlds and content.world(effect.number) is None:
            reader.problem(entry, path, f"there is no world card {effect.number}")
        if isinstance(effect, GainSideQuest):
            reader.known(entry, path, effect.quest, content.side_quests)
        if isinstance(effect, NextChapter | EndStory):
            reader.problem(entry, path, ONLY_CHAPTERS)


def _check_stories(reader: Reader, content: FarContent) -> None:
    """World cards and side quests that stories give, entries of maps, and what `remarks` measures."""
    for name, story in content.stories.entries.items():
        file = f"stories/{content.stories.pack_of[name]}.yaml"
        for effect in effects_of(story):
            if isinstance(effect, GainWorld) and content.world(effect.number) is None:
                reader.add(f"{file}: entry {name!r}: there is no world card {effect.number}")
            if isinstance(effect, GainSideQuest) and effect.quest not in content.side_quests:
                reader.add(f"{file}: entry {name!r}: there is no side quest {effect.quest!r}")
        if is_chapter(name) and characters.owner_of(name) not in content.characters:
            reader.add(f"{file}: entry {name!r}: there is no character {characters.owner_of(name)!r}")
        is_played = content.stories.pack_of[name] not in content.books or is_arcade(name)
        for field, what in STORIES.remarks(story) if is_played else ():
            reader.add(f"{file}: entry {name!r}: field {field}: {what}")
    for far_map in content.maps.values():
        if far_map.is_fixture or far_map.id not in content.stories.heads:
            continue
        for entry in entries_of(far_map.number):
            if entry not in content.stories.entries:
                reader.add(f"maps/{far_map.id}.yaml: entry {far_map.id!r}: no story {entry}")


def counts(content: FarContent) -> list[tuple[str, int, int]]:
    """Component, how many there are, how many are printed (rules 1)."""
    stories = content.stories
    printed = [name for name, pack in stories.pack_of.items() if pack not in content.books]
    arcade, chapters = sum(map(is_arcade, printed)), sum(map(is_chapter, printed))
    people = content.characters.values()
    told = [sum(is_chapter(name) and characters.owner_of(name) == one.id for name in printed) for one in people]
    rows = [
        ("adventurers", len(content.adventurers), 36),
        ("companions", len(content.companions), 5),
        ("threats", len(content.threats), 12),
        ("treasures", len(content.treasures), 36),
        ("basic artifacts", len(content.basic), 38),
        ("advanced artifacts", len(content.advanced), 17),
        ("world cards", len(content.worlds), 31),
        ("chiefs", len(content.chiefs), 4),
        ("bosses", len(content.bosses), 4),
        ("talents", len(content.talents), 10),
        ("side quests", len(content.side_quests), MAPS - 1),
        ("characters", len(content.characters), 8),
        ("cards of characters", sum(len(one.cards) for one in people), 32),
        ("characters with 6 to 9 chapters", sum(n in characters.CHAPTERS for n in told), 8),
        ("characters with two endings or more", sum(len(one.endings) > 1 for one in people), 8),
        ("maps", sum(not one.is_fixture for one in content.maps.values()), MAPS),
        ("arcade cards", arcade, 40),
        ("stories", len(printed) - arcade - chapters, MAPS * STORIES_OF_A_MAP),
    ]
    by_faction = Counter(card.faction for card in content.adventurers.values())
    return rows + [(f"adventurers, {faction}", n, 9) for faction, n in sorted(by_faction.items())]


__all__ = ["KINDS", "Ability", "counts", "load"]
