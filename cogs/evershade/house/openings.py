"""What simulated tables of a later act begin with, so that they begin at many places of an adventure
(`Evershade.trial_opening`). Pure."""

from typing import Any, Final

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.story import Adventure
from cogs.evershade.house.likely import likely, take
from cogs.evershade.rules.camp.advancing import open_versions
from cogs.evershade.rules.story.handing import Handed
from cogs.evershade.state import Character, Tracker

NEW, EVEN, ODD, KNOWN = range(4)
"""As a table of its own; with every second letter of the tracker marked, with the others, or with all of them."""
ADVANCED: Final = 8
"""Advancements of the heroes that are brought along."""


def opening(content: EvershadeContent, adventure: Adventure, turn: int, seats: int) -> Any:
    """What a table is given, or None. turn: which of the act's tables it is, from 0. Where some letters are not marked
    its heroes are grown ones, of which each has a secret; else they are asked for."""
    kind = (turn + turn // 4) % 4  # not in step with the players, who change with the turn too
    if kind == NEW:
        return None
    letters = [*adventure.remembers, *adventure.letters]
    marks = letters if kind == KNOWN else letters[kind - EVEN :: 2]
    heroes = [[] if kind == KNOWN else [_grown(content, adventure, turn * seats + seat)] for seat in range(seats)]
    handed = Handed(heroes=heroes, tracker=Tracker(marks=marks, time=adventure.time.start))
    return handed.model_dump(mode="json")


def _grown(content: EvershadeContent, adventure: Adventure, turn: int) -> Character:
    """Another profession each turn; once all have had theirs another path, and deep into another of its trees."""
    professions = list(content.professions.values())
    profession, again = professions[turn % len(professions)], turn // len(professions)
    hero = likely(content, profession.paths[again % len(profession.paths)].id, 0, again)
    trees = (profession.primary, *profession.secondary)
    for step in range(ADVANCED):
        able = sorted(way for way, *_ in open_versions(content, hero))
        deep = [way for way in able if way.startswith(f"{trees[again % len(trees)]}:")] or able
        if deep:
            tree, number, version = deep[-1 - (again // len(trees) + step) % min(2, len(deep))].split(":")
            take(content, hero, tree, int(number), int(version))
    secrets = [one.id for one in content.secrets.values() if one.adventure in (None, adventure.id)]
    hero.secret = secrets[turn % len(secrets)]
    hero.hp = hero.max_hp
    return hero
