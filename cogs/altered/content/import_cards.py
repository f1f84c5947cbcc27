"""Card data of the public collections, read into one shape (AL-14.7 to AL-14.10; AL-14.8: which ones). Pure; for packs
of one server only.

    found = read_cards(data)         a card, a list of cards, or a collection; every mistake at once
    stored = found.stored()          JSON for the store
    pool = pool_of_stored(stored)    facts for deck building

What a card does is `scripted` (it has no text), `compiled` (every sentence was understood) or `manual`. Links to
pictures are kept and never followed (AL-14.9).
"""

import re
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, fields
from functools import partial
from typing import Any, Final

from bot.rules.cleaning import cleaned
from bot.rules.own_cards.files import FileReport, Limits, NotRead, inner_word, number_of, read_all, words_of
from cogs.altered.content.cards import Script
from cogs.altered.content.decklist import Problem, Reference, read_reference
from cogs.altered.content.decks import Effects, Facts
from cogs.altered.content.glossary import disrupts
from cogs.altered.content.scripts import read_scripts, scripted
from cogs.altered.content.sentences import Compiled, compile_text
from cogs.altered.content.stored import token_name

DATA_BYTES: Final = 20 * 1024 * 1024
MOST_CARDS: Final = 20_000
LIMITS: Final = Limits(DATA_BYTES, MOST_CARDS, members=("hydra:member", "member"))
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


@dataclass
class Found(FileReport[Imported, Problem]):
    """What a file holds, and what its author says that its cards do."""

    scripts: dict[str, Script] = field(default_factory=dict)

    def problem(self, code: str, params: Mapping[str, Any]) -> Problem:
        return Problem(code, params)

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


def read_cards(data: bytes) -> Found:
    """All cards of a file. Wrong ones are named in `problems` and left out; nothing is raised."""
    found = Found()
    read = read_all(found, data, LIMITS, partial(_card, found))
    tokens = {_plain(card.name): token_name(card.name) for card in read if card.type == "token"}
    known: dict[tuple[str, str, str], tuple[Compiled | None, bool]] = {}
    for card in read:
        _compile(card, tokens, known)
        found.keep(card.ref, card, name=lambda card: card.name)
    return found


def _card(found: Found, entry: Any, place: int) -> Imported:
    if not isinstance(entry, dict):
        found.add("IMP_MISSING_FIELD", ref=f"#{place}", field="reference")
        raise NotRead
    written = entry.get("reference")
    if not isinstance(written, str) or not written:
        found.add("IMP_MISSING_FIELD", ref=f"#{place}", field="reference")
        raise NotRead
    reference = read_reference(written)
    if reference is None:
        found.add("IMP_BAD_REF", text=written[:60])
        raise NotRead
    ref = str(reference)
    name = cleaned(words_of(entry.get("name")))[: _LONGEST["name"]].strip()
    kind = _TYPES.get(inner_word(entry, "cardType", "reference").upper())
    faction = inner_word(entry, "mainFaction", "reference") or inner_word(entry, "faction", "code")
    faction = faction.upper() if re.fullmatch("[A-Za-z]{2,8}", faction) else ""
    missing = [field for field, value in (("name", name), ("cardType", kind), ("mainFaction", faction)) if not value]
    for what in missing:
        found.add("IMP_MISSING_FIELD", ref=ref, field=what)
    numbers = None if kind is None else _numbers(found, entry, ref, kind)
    if missing or numbers is None or kind is None:
        raise NotRead
    made = Imported(ref, name, kind, faction, _rarity(entry, reference))
    made.hand_cost, made.reserve_cost = numbers.get("hand_cost", 0), numbers.get("reserve_cost", 0)
    if kind in ("character", "token"):
        made.stats = (numbers["forest"], numbers["mountain"], numbers["water"])
    made.subtypes = _subtypes(entry)
    made.text, made.support = _texts(entry)
    made.image = words_of(entry.get("imagePath"))[: _LONGEST["image"]]
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
        number = number_of(value, _MOST_NUMBER, "#")  # the mark of a changed value
        if number is None:
            found.add("IMP_BAD_NUMBER", ref=ref, field=key, value=str(value)[:20])
            whole = False
        else:
            numbers[name] = number
    return numbers if whole else None


def _rarity(entry: dict[str, Any], reference: Reference) -> str:
    return _RARITIES.get(inner_word(entry, "rarity", "reference").upper(), reference.grade)


def _subtypes(entry: dict[str, Any]) -> tuple[str, ...]:
    listed = entry.get("cardSubTypes")
    items = listed if isinstance(listed, list) else []
    found = [inner_word({"x": item}, "x", "reference").lower()[:40] for item in items]
    return tuple(name for name in found if name)[:8]


def _texts(entry: dict[str, Any]) -> tuple[str, str]:
    """The text and the support text; the flat form has up to three effects, support among them."""
    elements = entry.get("elements")
    if isinstance(elements, dict):
        main, echo = words_of(elements.get("MAIN_EFFECT")), words_of(elements.get("ECHO_EFFECT"))
        return main[: _LONGEST["text"]], echo[: _LONGEST["text"]]
    lines = [words_of(entry.get(f"effect{n}")) for n in (1, 2, 3)]
    main = "\n".join(line for line in lines if line and not line.lstrip("#[] ").startswith("{D}"))
    echo = "\n".join(line for line in lines if line.lstrip("#[] ").startswith("{D}"))
    return main[: _LONGEST["text"]], echo[: _LONGEST["text"]]


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
        keywords=tuple(keyword["k"] for keyword in row.get("keywords", ())),
        subtypes=tuple(row.get("subtypes", ())),
    )


def pool_of_stored(stored: Mapping[str, Any], scripts: Mapping[str, Script] | None = None) -> dict[str, Facts]:
    """The cards of a stored pack. scripts: what holds for every server."""
    known = scripts or {}
    rows = (scripted(row, known.get(row["ref"])) for row in stored["cards"])
    return {row["ref"]: facts_of_stored(row) for row in rows}
