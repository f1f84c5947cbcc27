"""From texts to the content of Lands of Evershade: reading and cross checks. Pure: the caller brings the texts, the
bundled ones first, users' packs after them.

A file's folder says the kind of its entries (`hush/items/found.yaml`); files in `stories/` are the storybook. All
problems are reported at once (E40).
"""

from collections.abc import Collection, Mapping
from typing import Any, Final

from pydantic import BaseModel

from bot.rules.content.reader import Entry, KeptEntries, Reader
from bot.rules.content.shelves import fill_shelves, in_folder
from bot.rules.effects.packs import PackRegister
from bot.rules.stories.loading import read_stories
from bot.rules.voice.speaking import read_voice
from cogs.evershade.content import references
from cogs.evershade.content.cards import ActionCard, Companion, Item, Partner, Summon
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.foes import Activation, Enemy
from cogs.evershade.content.people import Achievement, KeywordKind, Origin, Pregen, Profession, Race, Secret, Tree
from cogs.evershade.content.sheets import CampCard, Sheet
from cogs.evershade.content.story import STORYBOOK, Adventure

KINDS: Final[Mapping[str, type[BaseModel]]] = {
    "keywords": KeywordKind,
    "races": Race,
    "origins": Origin,
    "professions": Profession,
    "trees": Tree,
    "action_cards": ActionCard,
    "items": Item,
    "companions": Companion,
    "partners": Partner,
    "summons": Summon,
    "enemies": Enemy,
    "activations": Activation,
    "sheets": Sheet,
    "camp_cards": CampCard,
    "secrets": Secret,
    "adventures": Adventure,
    "pregens": Pregen,
    "achievements": Achievement,
}
"""Folder -> what its entries are."""
STORIES: Final = "stories"
VOICE: Final = "evershade/voice.yaml"
"""Not a kind of card: its sentences stand in the catalogue."""


def load(
    files: Mapping[str, str],
    prose: Mapping[str, str],
    *,
    packs: Collection[str] = (),
    kept: KeptEntries | None = None,
) -> EvershadeContent:
    """Checked content from file name -> text. packs: the files that are users' own. kept: what was read before.

    Raises `ContentError` with every problem found.
    """
    reader = Reader(kept)
    content = EvershadeContent(register=PackRegister(packs))
    stories = in_folder(files, STORIES)
    read = _by_folder(reader, {file: source for file, source in files.items() if file not in {VOICE, *stories}})
    reader.unique([entry for kind, entry in read if kind != "keywords"])
    checked = fill_shelves(reader, read, KINDS, content.by_kind(), content.register)
    if VOICE in files:
        content.voice = read_voice(reader, "evershade", VOICE, files[VOICE])
    content.storybook = read_stories(reader, stories, prose, STORYBOOK)
    for entry, found in checked:
        references.check(reader, content, entry, found)
    for name, story in content.storybook.entries.items():
        place = Entry(f"stories/{content.storybook.pack_of[name]}.yaml", 0, {"id": name})
        references.check_parts(reader, content, place, story)
        for field, what in STORYBOOK.remarks(story):
            reader.problem(place, field, what)
    content.hash = reader.finish()
    for kind, shelf in content.by_kind().items():
        for card_id, card in shelf.items() if kind != "keywords" else ():
            content.index.add(card, card_id, getattr(card, "name", None))
    return content


def _by_folder(reader: Reader, files: Mapping[str, str]) -> list[tuple[str, Entry]]:
    """(kind, entry) of all files; one in a folder that is no kind becomes a problem."""
    read: list[tuple[str, Entry]] = []
    for file, source in files.items():
        kind = file.split("/")[-2] if "/" in file else ""
        if kind not in KINDS:
            reader.add(f"{file}: its folder names no kind; possible: {', '.join(sorted((*KINDS, STORIES)))}")
            continue
        read += [(kind, entry) for entry in reader.entries(file, source)]
    return read


AT_LEAST: Final = frozenset(
    {
        *("enemies", "activations", "secrets", "achievements", "companions"),
        *("camp cards", "exploration sheets", "combat sheets", "entries"),
    }
)
"""Of `counts` those that the numbers of one adventure are the least of: with a further adventure there are more."""


def counts(content: EvershadeContent) -> list[tuple[str, int, int]]:
    """Component, how many there are, how many a whole box has (rules 8.2)."""
    shelves = content.by_kind()
    printed = {
        "races": 8,
        "origins": 22,
        "professions": 12,
        "action_cards": 160,
        "enemies": 12,
        "activations": 52,
        "secrets": 8,
        "achievements": 4,
        "pregens": 4,
        "companions": 3,
        "partners": 4,
        "summons": 1,
    }
    rows: list[tuple[str, int, int]] = [(kind.replace("_", " "), len(shelves[kind]), n) for kind, n in printed.items()]
    kinds: list[Any] = [sheet.kind for sheet in content.sheets.values()]
    trees = [tree.kind for tree in content.trees.values()]
    return [
        *rows,
        ("camp cards", sum(card.level == 1 for card in content.camp_cards.values()), 8),
        ("paths", len(content.paths), 36),
        ("primary trees", trees.count("primary"), 12),
        ("secondary trees", trees.count("secondary"), 9),
        ("exploration sheets", kinds.count("exploration"), 4),
        ("combat sheets", kinds.count("combat"), 6),
        ("entries", sum(name.isdigit() for name in content.storybook.entries), 120),
    ]
