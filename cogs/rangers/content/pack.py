"""From texts to the content of Earthborne Rangers: reading, cross checks, printed counts. Pure: the caller brings the
texts, the bundled ones first, users' packs after them.

A file in `stories/` is one of the guide; of any other its name says the kind: `path_cards-wildwood.yaml`. All problems
are reported at once (E-PACK).
"""

from collections.abc import Collection, Mapping
from typing import Any, Final

from pydantic import BaseModel

from bot.rules.content.reader import Entry, KeptEntries, Reader, effects_of
from bot.rules.content.shelves import check_counts, fill_shelves, in_folder
from bot.rules.effects.packs import PackRegister
from bot.rules.stories.loading import read_stories
from bot.rules.voice.speaking import read_voice
from cogs.rangers.content import deck_checks, references, world_checks
from cogs.rangers.content.cards import AspectCard, CardSet, ChallengeCard, PathCard, Prebuilt, RangerCard, Role
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.stories import GUIDE
from cogs.rangers.content.world import Campaign, Location, Mission, ValleyMap, Weather

KINDS: Final[Mapping[str, type[BaseModel]]] = {
    "sets": CardSet,
    "aspects": AspectCard,
    "ranger_cards": RangerCard,
    "roles": Role,
    "prebuilt": Prebuilt,
    "challenges": ChallengeCard,
    "path_cards": PathCard,
    "locations": Location,
    "weathers": Weather,
    "missions": Mission,
    "maps": ValleyMap,
    "campaigns": Campaign,
}

VOICE: Final = "rangers/voice.yaml"
"""Not a kind of card: its sentences stand in the catalogue."""


def load(
    files: Mapping[str, str],
    prose: Mapping[str, str],
    *,
    strict: bool = False,
    packs: Collection[str] = (),
    kept: KeptEntries | None = None,
) -> RangersContent:
    """Checked content from file name -> text. strict: the counts of the box must be met too. packs: the files that are
    users' own. kept: what was read before (`Reader`).

    Raises `ContentError` with every problem found.
    """
    reader = Reader(kept)
    content = RangersContent(register=PackRegister(packs))
    stories = in_folder(files, "stories")
    apart = {VOICE, *stories}
    read = reader.by_kind({file: source for file, source in files.items() if file not in apart}, KINDS)
    reader.unique([entry for _, entry in read])
    checked = fill_shelves(reader, read, KINDS, content.by_kind(), content.register)
    if VOICE in files:
        content.voice = read_voice(reader, "rangers", VOICE, files[VOICE])
    content.guide = read_stories(reader, stories, prose, GUIDE)
    tokens = references.known_tokens(content)
    for entry, found in checked:
        _cross_check(reader, content, entry, found, tokens)
    _check_guide(reader, content)
    deck_checks.check_sets(reader, content)
    deck_checks.check_challenges(reader, content)
    world_checks.check_terrains(reader, content)
    world_checks.check_places(reader, content)
    world_checks.check_calendar(reader, content)
    world_checks.check_rewards(reader, content)
    if strict:
        check_counts(reader, counts(content))
    content.hash = reader.finish()
    for card_id, card in content.cards().items():
        content.index.add(card, card_id, getattr(card, "name", None))
    return content


def _cross_check(reader: Reader, content: RangersContent, entry: Entry, found: Any, tokens: set[str]) -> None:
    if isinstance(found, Prebuilt):
        deck_checks.check_prebuilt(reader, content, entry, found)
        return
    if isinstance(found, RangerCard | PathCard):
        reader.known(entry, "set", found.set, content.sets)
    if isinstance(found, Role):
        reader.known(entry, "specialty", found.specialty, content.sets)
    guide = [getattr(found, name, None) for name in ("entry", "on_objective")]
    for name in guide:
        if name is not None:
            reader.known(entry, "entry", name, content.guide.entries)
    if not isinstance(found, CardSet | AspectCard | ChallengeCard | ValleyMap | Campaign):
        references.check_card(reader, content, entry, found, tokens)


def _check_guide(reader: Reader, content: RangersContent) -> None:
    """What entries do, with cards, missions and rewards that are there; and what the guide measures."""
    for name, story in content.guide.entries.items():
        place = Entry(f"stories/{content.guide.pack_of[name]}.yaml", 0, {"id": name})
        references.check_effects(reader, content, place, "effects", tuple(effects_of(story)), set(references.ALWAYS))
        for field, what in GUIDE.remarks(story):
            reader.problem(place, field, what)


def counts(content: RangersContent) -> list[tuple[str, int, int]]:
    """Component, how many there are, how many the box has (rules 8.2)."""
    kinds: dict[str, int] = {}
    for card in content.ranger_cards.values():
        kinds[card.category] = kinds.get(card.category, 0) + 1
    sets: dict[str, int] = {}
    for one in content.sets.values():
        sets[one.kind] = sets.get(one.kind, 0) + 1
    of_kind = [content.sets[card.set].kind for card in content.path_cards.values()]
    return [
        ("aspect cards", len(content.aspects), 12),
        ("personalities", kinds.get("personality", 0), 16),
        ("background designs", kinds.get("background", 0), 36),
        ("specialty designs", kinds.get("specialty", 0), 48),
        ("rewards", kinds.get("reward", 0), 31),
        ("maladies", kinds.get("malady", 0), 2),
        ("roles", len(content.roles), 8),
        ("challenge cards", len(content.challenges), 24),
        ("terrain sets", sets.get("terrain", 0), 8),
        ("pivotal sets", sets.get("pivotal", 0), 9),
        ("valley cards", of_kind.count("valley"), 14),
        ("mission-added cards", of_kind.count("added"), 15),
        ("locations", len(content.locations), 35),
        ("weather cards", len(content.weathers), 4),
        ("missions", len(content.missions), 17),
        ("entries", min(len(content.guide.entries), 140), 140),
    ]
