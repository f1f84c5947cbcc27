"""Card data of public sources: arrays of cards (F3, F4), a fan-made project (F5), lists of names alone (F6). Pure.

    found = read_cards(data, "my_box")     every mistake at once, in `problems`
    rows = found.stored()                  JSON for the store: Rangers' cards and roles as tables know them

Cards of the path, places and missions are ground to walk on (`ground.py`). Weathers, challenge and aspect cards are
counted and told, and not kept: those of the box are as many. Codes of problems: those of files, IMP_FIELD (a field that
cannot be), IMP_NO_CODE.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from pydantic import ValidationError

from bot.rules.own_cards.files import FileReport, Limits, NotRead, Problem, read_all, words_of
from cogs.rangers.content.imports.ground import (
    kind_of_set,
    mission_fields,
    path_fields,
    place_fields,
    short_sets,
)
from cogs.rangers.content.imports.normal import (
    aspect_of,
    code_of,
    is_x,
    keywords_of,
    same_name,
    slug,
    small,
    threshold_of,
    traits_of,
)
from cogs.rangers.content.imports.own import LONGEST_NAME, LONGEST_TEXT, PINNING, OwnRole, PinnedCard
from cogs.rangers.content.vocabulary.terms import TERRAIN_CARDS

DATA_BYTES: Final = 2 * 1024 * 1024
"""E-IMPORT-SIZE."""
MOST_CARDS: Final = 5_000
LIMITS: Final = Limits(DATA_BYTES, MOST_CARDS, members=("cards", "data"))
APPROACHES: Final = ("exploration", "conflict", "reason", "connection")
ON_PATH: Final = ("being", "feature", "attachment", "moment")
OF_RANGERS: Final = ("gear", "moment", "attachment", "attribute", "being", "feature", "malady")
ELSEWHERE: Final = ("weather", "challenge", "aspect")
AREAS: Final = {
    **dict.fromkeys(("reach", "within_reach"), "within_reach"),
    **dict.fromkeys(("along", "along_the_way"), "along_the_way"),
}


@dataclass
class Found(FileReport[PinnedCard, Problem]):
    """What a file holds. elsewhere: what is left out, by type; names: code -> name and number of copies, of everything
    in it; short: terrains that have not their twelve cards, which is told and no mistake (ER-18.5)."""

    elsewhere: Counter[str] = field(default_factory=Counter)
    names: dict[str, tuple[str, int]] = field(default_factory=dict)
    short: list[tuple[str, int]] = field(default_factory=list)

    def problem(self, code: str, params: Mapping[str, Any]) -> Problem:
        return Problem(code, params)

    def stored(self) -> dict[str, Any]:
        """JSON for the store."""
        return {"cards": [PINNING.packed(card) for card in self.cards.values()]}


def read_cards(data: bytes, pack: str) -> Found:
    """All cards of a file. pack: what its server calls it, the middle of their ids (ER-18.6)."""
    found = Found()
    rows = read_all(found, _unwrapped(data), LIMITS, partial(_row, found))
    whole = _Whole(slug(pack) or "own", rows)
    for row in rows:
        made = _made(found, row, whole)
        if made is not None:
            found.keep(made.id, made, name=lambda card: card.name)
    found.short = short_sets((one.path for one in found.cards.values() if one.path is not None), TERRAIN_CARDS)
    return found


class _Whole:
    """What a row has to know of its file. crafts: sets that have a role; places: names of the places, in order; copies:
    of cards of the path, by set."""

    def __init__(self, pack: str, rows: Sequence[Mapping[str, Any]]) -> None:
        self.pack = pack
        self.crafts = {slug(row.get("set_id", row.get("set"))) for row in rows if _type_of(row) == "role"}
        self.places = [slug(row["name"]) for row in rows if _type_of(row) == "location"]
        self.copies: Counter[str] = Counter()
        for row in rows:
            if _is_path(row):
                self.copies[slug(row.get("set_id", row.get("set")))] += small(row.get("quantity"), 12) or 1


def _is_path(row: Mapping[str, Any]) -> bool:
    """Whether a card is of the path: it lies in an area, and no Ranger has an aspect for it."""
    return _type_of(row) in ON_PATH and "area_id" in row and not row.get("aspect_id")


def _unwrapped(data: bytes) -> bytes:
    """F5 keeps its cards below `data`: `{"meta": ..., "data": {"cards": [...]}}`; its whole is a card's list then."""
    head = data[:4_096].lstrip()
    if not head.startswith(b"{") or len(data) > DATA_BYTES:
        return data
    start = data.find(b'"cards"')
    if start < 0 or b'"data"' not in data[:start]:
        return data
    return data[data.rfind(b"{", 0, start) :].rstrip().removesuffix(b"}")


def _row(found: Found, entry: Any, place: int) -> Mapping[str, Any]:
    if not isinstance(entry, dict):
        found.add("IMP_FIELD", ref=f"#{place}", field="id")
        raise NotRead
    code = code_of(entry.get("id", entry.get("code")))
    name = words_of(entry.get("name"))[:LONGEST_NAME].strip()
    if not code or not name:
        found.add("IMP_NO_CODE", place=place)
        raise NotRead
    found.names.setdefault(code, (name, small(entry.get("quantity", entry.get("qtd", 1)), 99) or 1))  # first wins
    return {**entry, "code": code, "name": name}


def _type_of(row: Mapping[str, Any]) -> str:
    written = row.get("type_id", row.get("type", ""))
    return same_name(written) if isinstance(written, str) else ""


def _made(found: Found, row: Mapping[str, Any], whole: _Whole) -> PinnedCard | None:
    kind = _type_of(row)
    place = f"imp.{whole.pack}.{slug(row['code']).removeprefix('set_')}"
    if kind == "role":
        return _role(found, row, place)
    if kind in ("location", "mission") or _is_path(row):
        return _valid(found, row, lambda: _ground(row, place, kind, whole))
    if kind not in OF_RANGERS:
        found.elsewhere[kind if kind in ELSEWHERE else "other"] += 1
        return None
    return _valid(found, row, lambda: {"card": _card(row, place, kind, whole.crafts)})


def _ground(row: Mapping[str, Any], ref: str, kind: str, whole: _Whole) -> dict[str, Any]:
    if kind == "mission":
        return {"mission": mission_fields(row, ref)}
    if kind == "location":
        called = slug(row["name"])
        lives = called if whole.copies[called] else slug(row.get("pivotal")) if row.get("pivotal") else ""
        pivotal = f"{whole.pack}_{lives}"[:40] if whole.copies[lives] else ""
        return {"place": place_fields(row, ref, whole.places.index(called), pivotal)}
    return {"path": path_fields(row, ref, kind, whole.pack, kind_of_set(row, whole.places, whole.copies))}


def _valid(found: Found, row: Mapping[str, Any], made: Callable[[], Mapping[str, Any]]) -> PinnedCard | None:
    """The card that a row says; None, and a problem, where that cannot be."""
    try:
        parts = made()
        ref = next(iter(parts.values()))["id"]
        return PinnedCard.model_validate({"id": ref, "code": row["code"], **parts})
    except (ValueError, ValidationError) as error:
        what = error.errors(include_url=False)[0] if isinstance(error, ValidationError) else None
        where = ".".join(map(str, what["loc"][1:])) if what is not None and what["loc"][1:] else "type_id"
        found.add(
            "IMP_FIELD", ref=f"{row['code']} {row['name']}", field=where if what is not None else "harm, progress"
        )
        return None


def _role(found: Found, row: Mapping[str, Any], place: str) -> PinnedCard | None:
    craft = slug(row.get("set_id", row.get("set")))
    if not craft:
        found.add("IMP_FIELD", ref=f"{row['code']} {row['name']}", field="set_id")
        return None
    text = words_of(row.get("text"))[:LONGEST_TEXT]
    role = OwnRole(id=place, name=row["name"], text=text, specialty=craft, traits=tuple(traits_of(row.get("traits"))))
    return PinnedCard(id=place, code=row["code"], role=role)


def _card(row: Mapping[str, Any], place: str, kind: str, crafts: set[str]) -> dict[str, Any]:
    """A row as the fields of our card; what cannot be is left as it is written, and told by the model."""
    text = words_of(row.get("text"))[:LONGEST_TEXT]
    name = slug(row.get("set_id", row.get("set"))) or "own"
    count = small(row.get("token_count"), 9)
    token = slug(row.get("token_id"))
    keywords = [word for word in keywords_of(text) if word != "conduit" or count]
    fatiguing = {"fatiguing": 1} if "fatiguing" in keywords else {}
    has_x = any(is_x(row.get(part)) for part in ("presence", "cost", "harm", "progress"))
    found: dict[str, Any] = {
        "id": place,
        "name": row["name"],
        "type": kind,
        "category": _category(row, kind, name, crafts),
        "set": name,
        "aspect": aspect_of(row.get("aspect_id")),
        "level": _number(row, "level", 0),
        "icons": _icons(row),
        "harm": threshold_of(row.get("harm")),
        "progress": threshold_of(row.get("progress")),
        "enters": AREAS.get(str(row.get("area_id", ""))),
        "traits": traits_of(row.get("traits")),
        "keywords": keywords,
        "text": text,
        "has_x": has_x,
        **fatiguing,
    }
    if kind not in ("attribute", "malady"):
        found["cost"] = "X" if is_x(row.get("cost")) else _number(row, "cost", 0)
    if kind == "gear":
        found["equip"] = _number(row, "equip", 1)
    if kind in ("being", "feature"):
        found["presence"] = 0 if is_x(row.get("presence")) else _number(row, "presence", 0)
    if token and count:
        found["tokens"] = {"name": token, "count": count}
    return found


def _number(row: Mapping[str, Any], name: str, least: int) -> Any:
    value = row.get(name)
    read = small(value, 99)
    return least if value is None or value == "" else read if read is not None else value


def _icons(row: Mapping[str, Any]) -> dict[str, int]:
    """F3 has a number for each approach, F4 a list of them."""
    listed = row.get("approach_icons")
    if isinstance(listed, list):
        counted = Counter(one for one in listed if one in APPROACHES)
        return dict(counted)
    numbers = {name: small(row.get(f"approach_{name}"), 9) or 0 for name in APPROACHES}
    return {name: n for name, n in numbers.items() if n}


def _category(row: Mapping[str, Any], kind: str, name: str, crafts: set[str]) -> str:
    if kind == "malady" or "malad" in name:
        return "malady"
    for word in (slug(row.get("category_id")), name):
        for category in ("personality", "reward", "background", "specialty"):
            if category in word:
                return category
    return "specialty" if name in crafts else "background"
