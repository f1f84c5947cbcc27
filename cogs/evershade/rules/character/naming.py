"""How characters are called that somebody has made, and how events speak of any. Pure."""

from collections.abc import Iterable
from typing import Final

from cogs.evershade.state import Character

_OWN: Final = "own_"


def own_id(profession: str) -> str:
    """The id of a character that somebody has made: there is one of each profession in a party (LE-3.4)."""
    return _OWN + profession


def is_own(hero: Character) -> bool:
    """Whether somebody has made this character, instead of taking a ready-made one."""
    return hero.id == own_id(hero.profession)


def own_names(heroes: Iterable[Character]) -> dict[str, str]:
    """What those are called whom somebody has made, by id."""
    return {one.id: one.name for one in heroes if is_own(one)}


def told_as(hero: Character) -> str:
    """How events speak of a character: by a reference, or by the name that somebody has given it."""
    return hero.name if is_own(hero) else f"@{hero.id}"
