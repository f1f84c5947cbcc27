"""The chapters of the eight characters' stories, and what must hold of them (rules 8.8). Pure.

A chapter is an entry of the storybook whose id says whose it is and how far the story has come: `riza_3b` is one of
Riza's third chapters. What its choices lead to stands among the effects of `won`: `next_chapter` or, in the last one,
`end_story`. The experience for a chapter is the rules' to give (NF-14.11), no chapter prints it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.rules.content.reader import effects_of
from cogs.near_and_far.content.cards import Character
from cogs.near_and_far.content.entry_ids import CHAPTER, is_chapter
from cogs.near_and_far.content.terms import MAPS
from cogs.near_and_far.content.vocabulary import EndStory, NextChapter

LAST_STAGE: Final = 6
LAST_MAP_FROM: Final = 5
"""The stage from which chapters are read on map 11 alone (NF-14.12)."""
CHAPTERS: Final = range(6, 10)
"""How many chapters a character has."""


def owner_of(chapter: str) -> str:
    """Whose chapter it is: the character's id."""
    return _parts(chapter)[0]


def stage_of(chapter: str) -> int:
    """How far the story has come: 1 to 6."""
    return int(_parts(chapter)[1])


def maps_of(chapter: str) -> Sequence[int]:
    """On which maps a chapter is read (NF-14.10, NF-14.12)."""
    return range(MAPS, MAPS + 1) if stage_of(chapter) >= LAST_MAP_FROM else range(2, MAPS + 1)


def _parts(chapter: str) -> tuple[str, str]:
    found = CHAPTER.fullmatch(chapter)
    if found is None:
        raise ValueError(f"{chapter!r} is no chapter")
    return found[1], found[2]


# ---------------------------------------------------------------------- what must hold


def problems(character: Character, entries: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with a character's chapters. entries: all stories by id."""
    own = {name: entry for name, entry in entries.items() if is_chapter(name) and owner_of(name) == character.id}
    if len(own) not in CHAPTERS:
        yield f"found {len(own)} chapters, wants {CHAPTERS.start} to {CHAPTERS.stop - 1}"
    if character.opening not in own or stage_of(character.opening) != 1:
        yield f"the opening {character.opening!r} is no first chapter of theirs"
        return
    for name, entry in own.items():
        yield from (f"chapter {name}: {problem}" for problem in _chapter_problems(name, entry))
    reached, ended = _followed(character.opening, own)
    yield from (f"chapter {name}: nothing leads to it" for name in own if name not in reached)
    known = {ending.id for ending in character.endings}
    yield from (f"no chapter reaches the ending {ending!r}" for ending in sorted(known - ended))
    yield from (f"there is no ending {ending!r}" for ending in sorted(ended - known))


def _chapter_problems(name: str, entry: Any) -> Iterator[str]:
    """Each choice leads on exactly once, by `won`, to the own next stage; the last one ends the story."""
    stage = stage_of(name)
    leading = 0
    for _, passage in entry.passages():
        for choice in passage.choices:
            won = choice.outcomes.get("won")
            ways = _ways(won.effects if won is not None else ())
            leading += len(ways)
            if len(ways) != 1:
                yield f"{choice.name} leads on {len(ways)} times, wants once"
            for way in ways:
                if isinstance(way, EndStory) != (stage == LAST_STAGE):
                    yield f"{choice.name}: a story ends with stage {LAST_STAGE}, not before and not after"
                elif isinstance(way, NextChapter):
                    yield from _next_problems(name, choice.name, way.chapter)
    effects = list(effects_of(entry))
    if len(_ways(effects)) != leading:
        yield "only `won` itself leads on"
    if any(effect.do == "gain_xp" for effect in effects):
        yield "prints experience, which every chapter gives by the rules (NF-14.11)"


def _next_problems(name: str, choice: str, after: str) -> Iterator[str]:
    if owner_of(after) != owner_of(name):
        yield f"{choice}: {after} is a chapter of another character"
    elif stage_of(after) != stage_of(name) + 1:
        circle = ", and the story would run in a circle" if stage_of(after) <= stage_of(name) else ""
        yield f"{choice}: {after} is not of stage {stage_of(name) + 1}{circle}"


def _followed(opening: str, own: Mapping[str, Any]) -> tuple[set[str], set[str]]:
    """The chapters that a story may pass from its opening on, and the endings it may reach."""
    reached, ended, waiting = {opening}, set[str](), [opening]
    while waiting:
        for way in _ways(effects_of(own[waiting.pop()])):
            if isinstance(way, EndStory):
                ended.add(way.ending)
            elif way.chapter in own and way.chapter not in reached:
                reached.add(way.chapter)
                waiting.append(way.chapter)
    return reached, ended


def _ways(effects: Any) -> list[NextChapter | EndStory]:
    return [effect for effect in effects if isinstance(effect, NextChapter | EndStory)]
