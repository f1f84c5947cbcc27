"""Decks of public sources: RangersDB's and earthborne.build's (F1, F2), and plain lists (F7), as decks of ours. Pure.

A code or name that nobody knows stays in the deck as a placeholder, and the deck may not ride until it is known
(ER-18.3). So does a code under which a server's packs have cards of different names, until its owner has picked one
(ER-18.1). Codes of problems: IMP_NOT_JSON, IMP_TOO_BIG, IMP_LINK, IMP_NO_DECK, IMP_LINE, IMP_TWO_NAMES.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bot.rules.cleaning import cleaned
from bot.rules.own_cards.files import Problem, is_link
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.decks import MOST_IN_A_FILE, RangerDeck
from cogs.rangers.content.imports.normal import code_of, same_name, slug, small
from cogs.rangers.content.imports.own import PinnedCard
from cogs.rangers.content.vocabulary.terms import ASPECTS

DECK_BYTES: Final = 256 * 1024
MOST_LINES: Final = 300
_LINE: Final = re.compile(r"^(?:[-*•]\s*)?(?:(\d{1,2})\s*[x×]\s*)?(.+?)(?:\s*[x×]\s*(\d{1,2}))?$", re.IGNORECASE)
_HEAD: Final = re.compile(r"^(aspect|role|background|specialty|name)\s*:\s*(.+)$", re.IGNORECASE)


@dataclass(slots=True)
class FoundDeck:
    """A deck as a file has it. deck: None where it has none; name: what it is called there."""

    deck: RangerDeck | None = None
    name: str = ""
    problems: list[Problem] = field(default_factory=list)

    def add(self, code: str, line: int = 0, **params: Any) -> None:
        self.problems.append(Problem(code, params, line))


class Known:
    """Cards and roles by what sources call them: ids and short ids of bundled ones, codes and names of a server's."""

    def __init__(self, content: RangersContent, own: Iterable[PinnedCard]) -> None:
        self._cards: dict[str, str] = {}
        self._roles: dict[str, str] = {}
        own = list(own)
        self.disputed = disputed(own)
        for one in own:  # the first wins, as in lookup tables (ER-18.2)
            shelf = self._cards if one.card is not None else self._roles
            for called in (one.code, same_name(one.name), one.id):
                shelf.setdefault(called, one.id)
        for ref, card in content.ranger_cards.items():
            for called in (same_name(card.name), ref, ref.rsplit(".", 1)[-1]):
                self._cards.setdefault(called, ref)
        for ref, role in content.roles.items():
            for called in (same_name(role.name), ref, ref.rsplit(".", 1)[-1]):
                self._roles.setdefault(called, ref)
        self.aspects = {card.values: ref for ref, card in content.aspects.items()}

    def disputed_in(self, deck: RangerDeck | None) -> dict[str, list[PinnedCard]]:
        """The codes of a deck that wait for its owner's pick, each with the cards that it may mean."""
        return {code: self.disputed[code] for code in (deck.cards if deck is not None else ()) if code in self.disputed}

    def card(self, called: str) -> str:
        """Its id; the same again for what nobody knows, and for what could be two."""
        if called in self.disputed:
            return called
        return self._cards.get(called) or self._cards.get(same_name(called)) or called

    def role(self, called: str) -> str:
        return self._roles.get(called) or self._roles.get(same_name(called)) or called


def disputed(own: Iterable[PinnedCard]) -> dict[str, list[PinnedCard]]:
    """Codes under which a server has Rangers' cards of different names, each with the first of each name, by name."""
    named: dict[str, dict[str, PinnedCard]] = {}
    for one in own:
        if one.card is not None and one.code:
            named.setdefault(one.code, {}).setdefault(same_name(one.name), one)
    return {code: [cards[name] for name in sorted(cards)] for code, cards in named.items() if len(cards) > 1}


def settled(deck: RangerDeck, code: str, card: str) -> RangerDeck:
    """The deck with a card in the place of a code that could be several; copies of it that are there stay."""
    cards = dict(deck.cards)
    cards[card] = min(MOST_IN_A_FILE, cards.get(card, 0) + cards.pop(code))
    return deck.model_copy(update={"cards": cards})


def read_deck(data: bytes, known: Known) -> FoundDeck:
    """A deck from a file of any of these shapes."""
    found = FoundDeck()
    if len(data) > DECK_BYTES:
        found.add("IMP_TOO_BIG", most=f"{DECK_BYTES // 1024} kB")
        return found
    if is_link(data):
        found.add("IMP_LINK")
        return found
    try:
        words = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        found.add("IMP_NOT_JSON")
        return found
    if words.lstrip()[:1] in ("{", "["):
        _read_json(found, words, known)
    else:
        _read_lines(found, words, known)
    for code, cards in known.disputed_in(found.deck).items():
        found.add("IMP_TWO_NAMES", ref=code, names=[card.name for card in cards])
    return found


# ---------------------------------------------------------------------- F1, F2


def _read_json(found: FoundDeck, words: str, known: Known) -> None:
    try:
        whole = json.loads(words, parse_constant=lambda name: None)
    except (ValueError, RecursionError):
        found.add("IMP_NOT_JSON")
        return
    row = _unwrapped(whole)
    if row is None:
        found.add("IMP_NO_DECK")
        return
    meta = row.get("meta") if isinstance(row.get("meta"), dict) else {}
    assert isinstance(meta, dict)
    role = code_of(row.get("role_code", meta.get("role", "")))
    found.name = cleaned(row["name"])[:40] if isinstance(row.get("name"), str) else ""
    cards = {**_slots(row.get("maladies"), known), **_slots(row.get("slots"), known)}
    found.deck = RangerDeck(
        aspect=_aspect(row, known),
        role=known.role(role)[:60],
        background=slug(row.get("background", meta.get("background", ""))),
        specialty=slug(row.get("specialty", meta.get("specialty", ""))),
        cards=cards,
        displaced=_slots(row.get("side_slots", row.get("displaced")), known),
        is_new=not (row.get("previous_deck") or row.get("campaign") or row.get("rewards")),
    )


def _unwrapped(whole: Any) -> dict[str, Any] | None:
    """The deck inside of whatever it came in: an answer of GraphQL wraps it twice."""
    for _ in range(4):
        if isinstance(whole, list) and len(whole) == 1:
            whole = whole[0]
        if not isinstance(whole, dict):
            return None
        if isinstance(whole.get("slots"), dict):
            return whole
        whole = next((whole[key] for key in ("data", "deck", "rangers_deck_by_pk") if key in whole), None)
    return None


def _slots(value: Any, known: Known) -> dict[str, int]:
    """Code -> copies as id -> copies; those with 0 are ignored (ER-18.1)."""
    found: dict[str, int] = {}
    for code, n in list(value.items())[:120] if isinstance(value, dict) else ():
        many = small(n, MOST_IN_A_FILE)
        if many:
            ref = known.card(code_of(int(code) if code.isdecimal() and len(code) < 9 else code))[:60]
            found[ref] = min(MOST_IN_A_FILE, found.get(ref, 0) + many)
    return found


def _aspect(row: Mapping[str, Any], known: Known) -> str:
    values = tuple(small(row.get(aspect.lower()), 3) for aspect in ASPECTS)
    code = code_of(row.get("aspect_code", ""))
    return known.aspects.get(values, code)[:60]  # type: ignore[arg-type]


# ---------------------------------------------------------------------- F7


def _read_lines(found: FoundDeck, words: str, known: Known) -> None:
    """`2x Name`, `Name x2`, `- Name [cost] x2`; headings are passed over, `Role: ...` and its like are taken."""
    lines = words.splitlines()
    if len(lines) > MOST_LINES:
        found.add("IMP_TOO_BIG", most=f"{MOST_LINES} lines")
        return
    deck, heads = RangerDeck(), dict[str, str]()
    for number, line in enumerate(lines, 1):
        plain = cleaned(line)
        if not plain or plain.startswith(("#", "**")):
            continue
        head = _HEAD.match(plain)
        if head is not None:
            heads[head[1].casefold()] = head[2].strip()
            continue
        bare = re.sub(r"\s*\[[^\]]*\]", "", plain)
        match = _LINE.match(bare)
        ref = known.card(same_name(match[2])) if match is not None else ""
        if match is None or ref == same_name(match[2]):
            found.add("IMP_LINE", number, text=plain[:60])
            continue
        deck.cards[ref] = min(MOST_IN_A_FILE, deck.cards.get(ref, 0) + int(match[1] or match[3] or 1))
    if not deck.cards:
        found.add("IMP_NO_DECK")
        return
    numbers = tuple(int(n) for n in re.findall(r"\d", heads.get("aspect", "")))
    deck.aspect = known.aspects.get(numbers, "")  # type: ignore[arg-type]
    deck.role = known.role(heads.get("role", ""))[:60]
    deck.background, deck.specialty = slug(heads.get("background", "")), slug(heads.get("specialty", ""))
    found.name, found.deck = heads.get("name", "")[:40], deck
