"""What an act came to for each character, and those who did it, as parts of its line. Pure; knows only sentences."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.rules.decision import Text, text


@dataclass(slots=True)
class Came:
    """What an act came to for one character. changes: what -> how many, in the order in which they are told. blows:
    what each was before any marker, -1 where that is not known, and what its markers added; by: whose they were; added:
    what cards and enrage had added to them before that."""

    who: Any
    hp: int = 0
    left: int = 0
    markers: int = 0
    turned: int = 0
    blank: int = 0
    armor: int = 0
    blows: list[tuple[int, int]] = field(default_factory=list)
    by: list[Any] = field(default_factory=list)
    added: dict[str, int] = field(default_factory=dict)
    is_struck: bool = False
    is_gone: bool = False
    changes: dict[str, int] = field(default_factory=dict)

    def add(self, what: str, n: int) -> None:
        self.changes[what] = self.changes.get(what, 0) + n


def part(one: Came, *, alone: bool, names: bool = False) -> Text:
    """alone: whether the act was for nobody else, so that it need not be said whom it hit; names: whether it is said
    whose blows they were."""
    changes = []
    if one.is_gone:
        changes.append(text("dr-act-gone", to="down" if isinstance(one.who, str) else "defeated"))
    elif one.hp or one.is_struck:
        to = "less" if one.hp < 0 else "more" if one.hp else "same"
        changes.append(text("dr-act-hp", to=to, n=abs(one.hp), left=one.left, **_markers(one)))
    changes += [
        text("dr-act-change", what=what, to="more" if n > 0 else "less", n=abs(n))
        for what, n in one.changes.items()
        if n and not one.is_gone
    ]
    told = chained("dr-act-and", changes) or ""
    named = "no" if alone else "by" if names and one.by else "yes"
    return text("dr-act-part", named=named, who=one.who, came=told, by=together(one.by))


def _markers(one: Came) -> dict[str, Any]:
    """What the markers did that a blow turned over, for its sentence, and what cards had added to it: where either
    added something, all of the sum."""
    is_known = all(n >= 0 for n, _ in one.blows)
    if not one.turned and not one.markers:
        is_more = bool(one.added) and is_known
        return {"shown": "yes" if is_more else "no", "markers": _base(one) if is_more else ""}
    did = "plus" if one.markers else "blank" if one.blank == one.turned else "else"
    if one.markers and is_known:
        total = sum(n for n, _ in one.blows) + one.markers
        told = text("dr-act-sum", total=total, base=_base(one), turned=one.turned, n=one.markers, armor=one.armor)
        return {"shown": "yes", "markers": told}
    return {"shown": "yes", "markers": text("dr-act-markers", turned=one.turned, did=did, n=one.markers)}


def _base(one: Came) -> Text:
    """What the blows were before any marker: their own, then what each card added (DR-11.8)."""
    told = text("dr-text", text=sum(n for n, _ in one.blows) - sum(one.added.values()))
    for what, n in one.added.items():
        told = text("dr-act-added", before=told, n=n, what="enrage" if what == "enrage" else "card", card=what)
    return told


def chained(key: str, parts: Sequence[Text]) -> Text | None:
    found: Text | None = None
    for part in parts:
        found = part if found is None else text(key, before=found, what=part)
    return found


def together(actors: Sequence[Any]) -> list[Any]:
    """Those who followed a card: of several enemies of one name the numbers alone stand behind it."""
    found: dict[str, list[Any]] = {}
    for one in actors:
        found.setdefault(one if isinstance(one, str) else str(one.params.get("name", "")), []).append(one)
    return [
        ones[0] if len(ones) == 1 else text("dr-foes", name=name, ns=[str(one.params["n"]) for one in ones])
        for name, ones in found.items()
    ]
