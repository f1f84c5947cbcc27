"""Where each effect of a content set stands, and what cards are called. Pure."""

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from bot.rules.content.reader import walk
from bot.rules.effects.model import Effect


class EffectIndex:
    """Path <-> part for all cards of a content set: `ab.haymaker/effects/0`. Paths are stored (limits, what waits for a
    later moment), so they are as stable as the card's own lists.

    kinds: the models that are indexed, `Effect` unless a game has more that is named by its path.
    """

    def __init__(self, *kinds: type[BaseModel]) -> None:
        self._kinds = kinds or (Effect,)
        self._paths: dict[int, str] = {}
        self._parts: dict[str, Any] = {}
        self._names: dict[str, str] = {}

    def add(self, card: BaseModel, card_id: str, name: str | None = None) -> None:
        """Index a card that has just been added; the content must keep it. Parts with a name of their own (the
        locations of an area) are known by path. name: the card's printed one."""
        if name is not None:
            self._names[card_id] = name
        for path, part in walk(card, card_id):
            if isinstance(part, self._kinds):
                self._paths[id(part)] = path
                self._parts[path] = part
            elif part is not card and isinstance(named := getattr(part, "name", None), str):
                self._names[path] = named

    def copied(self) -> "EffectIndex":
        """The same index, to which more can be added."""
        made = EffectIndex(*self._kinds)
        made._paths, made._parts, made._names = dict(self._paths), dict(self._parts), dict(self._names)
        return made

    def path_of(self, part: Any) -> str:
        """Where a part stands, unique over all packs. Raises `KeyError` for what was never added."""
        return self._paths[id(part)]

    def at(self, path: str) -> Any:
        """The part at a path. Raises `KeyError`."""
        return self._parts[path]

    def name_of(self, ref: str) -> str | None:
        """The printed name of a card by id, or of a part by path; None when there is none."""
        return self._names.get(ref)

    def __iter__(self) -> Iterator[Any]:
        """Every indexed part, in the order of the files."""
        return iter(self._parts.values())
