"""Card data of the public collections, read into one shape (AL-14.7 to AL-14.10). Pure; for packs of one server only.

    found = read_cards(data)         a card, a list of cards, or a collection; every mistake at once
    stored = found.stored()          JSON for the store
    pool = pool_of_stored(stored)    facts for deck building

What a card does is `scripted` (it has no text), `compiled` (every sentence was understood) or `manual`. Links to
pictures are kept and never followed (AL-14.9).
"""

import json
import re
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final

from bot.rules.cleaning import cleaned
from cogs.altered.content.cards import Script
from cogs.altered.content.decklist import Problem, Reference, read_reference
from cogs.altered.content.decks import Effects, Facts
from cogs.altered.content.glossary import disrupts
from cogs.altered.content.pinned import token_name
from cogs.altered.content.scripts import read_scripts, scripted
from cogs.altered.content.sentences import Compiled, compile_text

DATA_BYTES: Final = 20 * 1024 * 1024
MOST_CARDS: Final = 20_000
MOST_PROBLEMS: Final = 200
"""More are counted, not kept: one wrong column is wrong in every card."""
_TYPES: Final = {
    "HERO": "hero",
    "CHARACTER": "character",
    "SPELL": "spell",
    "PERMANENT": "landmark",
    "LANDMARK_PERMANENT": "landmark",
    "EXPEDITION_PERMANENT": "expedition_permanent",
    "TOKEN": "token",
    "TOKEN_CHARACTER": "token",
}
_RARITIES: Final = {"COMMON": "C", "RARE": "R", "UNIQUE": "U", "EXALTED": "E", "EXALTS": "E"}
_NUMBERS: Final = (
    ("hand_cost", "MAIN_COST", "mainCost"),
    ("reserve_cost", "RECALL_COST", "recallCost"),
    ("forest", "FOREST_POWER", "forestPower"),
    ("mountain", "MOUNTAIN_POWER", "mountainPower"),
    ("water", "OCEAN_POWER", "oceanPower"),
)
_COSTS: Final = ("hand_cost", "reserve_cost")
_MOST_NUMBER: Final = 99
_LONGEST: Final = {"name": 120, "text": 2_000, "image": 500}


@dataclass(slots=True)
class Imported:
    """One card as it is stored. faction: of the card data, not of the reference (AL-14.7)."""

    ref: str
    name: str
    type: str
    faction: str
    rarity: str
    hand_cost: int = 0
    reserve_cost: int = 0
    stats: tuple[int, int, int] | None = None
    subtypes: tuple[str, ...] = ()
    text: str = ""
    support: str = ""
    image: str = ""
    banned: bool = False
    suspended: bool = False
    effects: Effects = "manual"
    disrupts: bool = False
    abilities: list[dict[str, Any]] = field(default_factory=list)
    keywords: list[dict[str, Any]] = field(default_factory=list)


_FIELDS: Final = tuple(f.name for f in fields(Imported))
_PLAIN: Final = {f.name: f.default for f in fields(Imported) if f.name not in ("abilities", "keywords")}


@dataclass(slots=True)
class Found:
    """What a file holds. problems: at most `MOST_PROBLEMS`; wrong: how many there are, tallied by code."""

    cards: dict[str, Imported] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    wrong: Counter[str] = field(default_factory=Counter)
    scripts: dict[str, Script] = field(default_factory=dict)

    def add(self, code: str, **params: Any) -> None:
        self.wrong[code] += 1
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(Problem(code, params))

    def effects(self) -> Counter[str]:
        """How many cards are scripted, compiled, manual."""
        return Counter(card.effects for card in self.cards.values())

    def stored(self) -> dict[str, Any]:
        """JSON for the store; what is as usual is left out."""
        rows = (scripted(_short(card), self.scripts.get(card.ref)) for card in self.cards.values())
        return {"cards": [dict(row) for row in rows]}

    def add_scripts(self, source: str, tokens: Collection[str]) -> None:
        """What the author of the file says that its cards do. tokens: known besides those of the file."""
        rows = {card.ref: _short(card) for card in self.cards.values()}
        self.scripts, wrong = read_scripts(source, rows, tokens)
        for why in wrong:
            self.add("IMP_SCRIPT", why=why)
        for ref in self.scripts:
            self.cards[ref].effects = "scripted"


class _Wrong(Exception):
    """The card cannot be read; what is wrong has been noted."""


def read_cards(data: bytes) -> Found:
    """All cards of a file. Wrong ones are named in `problems` and left out; nothing is raised."""
    found = Found()
    entries = _entries(found, data)
    if entries is None:
        return found
    read: list[Imported] = []
    for place, entry in enumerate(entries, 1):
        try:
            read.append(_card(found, entry, place))
        except _Wrong:
            continue
    if not read and not found.problems:
        found.add("IMP_EMPTY")
    tokens = {_plain(card.name): token_name(card.name) for card in read if card.type == "token"}
    known: dict[tuple[str, str, str], tuple[Compiled | None, bool]] = {}
    for card in read:
        _compile(card, tokens, known)
        first = found.cards.setdefault(card.ref, card)
        if first != card:  # the same card may well stand in a collection twice
            found.add("IMP_TWICE", ref=card.ref, a=first.name, b=card.name)
    return found


def _entries(found: Found, data: bytes) -> list[Any] | None:
    if len(data) > DATA_BYTES:
        found.add("IMP_TOO_BIG", most=f"{DATA_BYTES // 1024 // 1024} MB")
        return None
    try:
        whole = json.loads(data.decode("utf-8-sig"), parse_constant=_no_constant)
    except (ValueError, RecursionError):  # also wrong letters, NaN, numbers of a mile, nests without end
        found.add("IMP_NOT_JSON")
        return None
    if isinstance(whole, dict):
        for key in ("hydra:member", "member"):
            if isinstance(whole.get(key), list):
                whole = whole[key]
                break
        else:
            whole = [whole]
    if not isinstance(whole, list):
        found.add("IMP_NOT_JSON")
        return None
    if len(whole) > MOST_CARDS:
        found.add("IMP_TOO_BIG", most=f"{MOST_CARDS} cards")
        return None
    return whole


def _no_constant(name: str) -> Any:
    raise ValueError(name)


def _card(found: Found, entry: Any, place: int) -> Imported:
    if not isinstance(entry, dict):
        found.add("IMP_MISSING_FIELD", ref=f"#{place}", field="reference")
        raise _Wrong
    written = entry.get("reference")
    if not isinstance(written, str) or not written:
        found.add("IMP_MISSING_FIELD", ref=f"#{place}", field="reference")
        raise _Wrong
    reference = read_reference(written)
    if reference is None:
        found.add("IMP_BAD_REF", text=written[:60])
        raise _Wrong
    ref = str(reference)
    name = cleaned(_words(entry.get("name")))[: _LONGEST["name"]].strip()
    kind = _TYPES.get(_inner(entry, "cardType", "reference").upper())
    faction = _inner(entry, "mainFaction", "reference") or _inner(entry, "faction", "code")
    faction = faction.upper() if re.fullmatch("[A-Za-z]{2,8}", faction) else ""
    missing = [field for field, value in (("name", name), ("cardType", kind), ("mainFaction", faction)) if not value]
    for what in missing:
        found.add("IMP_MISSING_FIELD", ref=ref, field=what)
    numbers = None if kind is None else _numbers(found, entry, ref, kind)
    if missing or numbers is None or kind is None:
        raise _Wrong
    made = Imported(ref, name, kind, faction, _rarity(entry, reference))
    made.hand_cost, made.reserve_cost = numbers.get("hand_cost", 0), numbers.get("reserve_cost", 0)
    if kind in ("character", "token"):
        made.stats = (numbers["forest"], numbers["mountain"], numbers["water"])
    made.subtypes = _subtypes(entry)
    made.text, made.support = _texts(entry)
    made.image = _words(entry.get("imagePath"))[: _LONGEST["image"]]
    made.banned, made.suspended = entry.get("isBanned") is True, entry.get("isSuspended") is True
    return made


def _numbers(found: Found, entry: dict[str, Any], ref: str, kind: str) -> dict[str, int] | None:
    """Costs and statistics; None when one that the type needs is missing or wrong."""
    elements = entry.get("elements")
    elements = elements if isinstance(elements, dict) else {}
    numbers: dict[str, int] = {}
    whole = True
    for name, nested, flat in _NUMBERS:
        wanted = kind not in ("hero", "token") if name in _COSTS else kind in ("character", "token")
        if not wanted:
            continue
        value = elements.get(nested, entry.get(flat))
        key = nested if nested in elements or flat not in entry else flat
        if value is None or value == "":
            found.add("IMP_MISSING_FIELD", ref=ref, field=key)
            whole = False
            continue
        number = _number(value)
        if number is None:
            found.add("IMP_BAD_NUMBER", ref=ref, field=key, value=str(value)[:20])
            whole = False
        else:
            numbers[name] = number
    return numbers if whole else None


def _number(value: Any) -> int | None:
    """A number from 0 to 99, which may be a string and begin with `#`, the mark of a changed value."""
    if isinstance(value, bool):
        return None
    if isinstance(value, str):
        digits = value.strip().strip("#").strip()
        return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= 2 else None
    if isinstance(value, float):
        value = int(value) if 0 <= value <= _MOST_NUMBER and value.is_integer() else None
    return value if isinstance(value, int) and 0 <= value <= _MOST_NUMBER else None


def _inner(entry: dict[str, Any], outer: str, inner: str) -> str:
    """`entry[outer][inner]`, or `entry[outer]` itself where it is a plain word."""
    value = entry.get(outer)
    value = value.get(inner) if isinstance(value, dict) else value
    return cleaned(value) if isinstance(value, str) else ""


def _rarity(entry: dict[str, Any], reference: Reference) -> str:
    return _RARITIES.get(_inner(entry, "rarity", "reference").upper(), reference.grade)


def _subtypes(entry: dict[str, Any]) -> tuple[str, ...]:
    listed = entry.get("cardSubTypes")
    found = [_inner({"x": item}, "x", "reference").lower()[:40] for item in listed] if isinstance(listed, list) else []
    return tuple(name for name in found if name)[:8]


def _texts(entry: dict[str, Any]) -> tuple[str, str]:
    """The text and the support text; the flat form has up to three effects, support among them."""
    elements = entry.get("elements")
    if isinstance(elements, dict):
        main, echo = _words(elements.get("MAIN_EFFECT")), _words(elements.get("ECHO_EFFECT"))
        return main[: _LONGEST["text"]], echo[: _LONGEST["text"]]
    lines = [_words(entry.get(f"effect{n}")) for n in (1, 2, 3)]
    main = "\n".join(line for line in lines if line and not line.lstrip("#[] ").startswith("{D}"))
    echo = "\n".join(line for line in lines if line.lstrip("#[] ").startswith("{D}"))
    return main[: _LONGEST["text"]], echo[: _LONGEST["text"]]


def _words(value: Any) -> str:
    """A text, or the English one of several languages."""
    if isinstance(value, dict):
        value = value.get("en", next(iter(value.values()), ""))
    if not isinstance(value, str):
        return ""
    return cleaned(value, lines=True)


def _plain(name: str) -> str:
    return " ".join(name.casefold().replace("’", "'").split())


def _compile(
    card: Imported, tokens: Mapping[str, str], known: dict[tuple[str, str, str], tuple[Compiled | None, bool]]
) -> None:
    """AL-14.10: scripted without text, compiled when all of it is understood, else manual. known: texts read before."""
    if not card.text.strip() and not card.support.strip():
        card.effects = "manual" if card.type == "spell" else "scripted"  # a Spell that says nothing lacks its text
        return
    key = (card.text, card.support, card.type)
    if key not in known:
        made = compile_text(*key, tokens)
        known[key] = made, made is not None and disrupts(made.models)
    made, harms = known[key]
    if made is not None:
        card.effects, card.abilities, card.keywords, card.disrupts = "compiled", made.abilities, made.keywords, harms


# ---------------------------------------------------------------- the store's form


def _short(card: Imported) -> dict[str, Any]:
    every = {name: getattr(card, name) for name in _FIELDS}
    return {name: value for name, value in every.items() if value and value != _PLAIN.get(name)}


def facts_of_stored(row: Mapping[str, Any]) -> Facts:
    """Facts of one stored card."""
    stats = row.get("stats")
    return Facts(
        row["ref"],
        row["name"],
        row["type"],
        row["faction"],
        row["rarity"],
        row.get("hand_cost", 0),
        row.get("reserve_cost", 0),
        None if stats is None else (stats[0], stats[1], stats[2]),
        effects=row.get("effects", "manual"),
        disrupts=bool(row.get("disrupts")),
        banned=bool(row.get("banned")),
        suspended=bool(row.get("suspended")),
        text=row.get("text", ""),
    )


def pool_of_stored(stored: Mapping[str, Any], scripts: Mapping[str, Script] | None = None) -> dict[str, Facts]:
    """The cards of a stored pack. scripts: what holds for every server."""
    known = scripts or {}
    rows = (scripted(row, known.get(row["ref"])) for row in stored["cards"])
    return {row["ref"]: facts_of_stored(row) for row in rows}
