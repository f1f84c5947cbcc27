"""Cards that only one table knows: out of a server's pack, pinned in the state as data (AL-14.9). Pure.

A game is played with the cards as they were when its decks came to the table: whatever becomes of the pack, it replays,
here and on other machines. Names and texts are foreign words: cut to length, and never a reference.

    cards = pin(rows, tokens, content)     JSON of the cards that a deck needs
    take(state, seat, cards)               into the state, for `Game.supply`
    content_with(content, state)           the bundled facts and these
"""

import hashlib
import json
import re
from collections.abc import Collection, Iterable, Mapping
from copy import copy
from typing import Any, Final

from pydantic import ValidationError

from bot.rules.cleaning import cleaned
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from cogs.altered.content.cards import Card
from cogs.altered.content.pack import AlteredContent, created
from cogs.altered.state import AlteredState

MOST_PINNED: Final = 240
_MOST_LETTERS: Final = 12_000
_LONGEST: Final = {"name": 60, "text": 900}
_SIGNS: Final = (
    (r"\{J\}", "When I join:"),
    (r"\{H\}", "When played from hand:"),
    (r"\{R\}", "When played from Reserve:"),
    (r"\{D\} *:?", "Support:"),
    (r"\{T\}", "Exhaust me"),
    (r"\{([0-9X]{1,2})\}", r"\1"),
    (r"[\[\]#<>$]", ""),
    (r" +([:.,])", r"\1"),
)
"""Signs of the public card files and what they mean, in the order of replacing."""
_BODIES: Final = ("character", "token")
_COSTLESS: Final = ("hero", "token")

Row = Mapping[str, Any]
"""A card as a pack stores it (`import_cards.Imported`, what is as usual left out)."""


def definition(row: Row) -> Card:
    """A stored card as the rules know cards; manual when no rule understands it. Raises `ValidationError`."""
    kind, stats = row["type"], row.get("stats")
    words = "\n".join(part for part in (row.get("text", ""), row.get("support", "")) if part)
    made: dict[str, Any] = {
        "id": row["ref"],
        "name": _foreign(" ".join(row["name"].split()), "name") or row["ref"],
        "type": kind,
        "faction": row["faction"],
        "rarity": row["rarity"] if row["rarity"] in ("C", "R", "U", "E") else "none",
        "subtypes": tuple(row.get("subtypes", ())),
        "text": _foreign(readable(words), "text"),
        "tags": tuple(tag for tag in ("banned", "suspended") if row.get(tag)),
    }
    if kind not in _COSTLESS:
        made |= {"hand_cost": row.get("hand_cost", 0), "reserve_cost": row.get("reserve_cost", 0)}
    if kind in _BODIES:
        made["stats"] = dict(zip(("forest", "mountain", "water"), stats or (0, 0, 0), strict=True))
    if kind == "token":
        made["token"] = token_name(row["name"])
    if row.get("effects", "manual") != "manual":
        known = {name: row[name] for name in ("abilities", "keywords", "cost_option", "counters") if row.get(name)}
        known |= {name: row[name] for name in ("reserve_limit", "landmark_limit") if name in row}
        try:
            return Card.model_validate(made | known)
        except ValidationError:
            pass  # of an older form of the vocabulary: then its text is all there is
    return Card.model_validate(made | {"manual": True})


def readable(words: str) -> str:
    """A text of the public card files without their marks, with the words that bundled cards use for the signs."""
    for pattern, word in _SIGNS:
        words = re.sub(pattern, word, words)
    return words


def token_name(name: str) -> str:
    """The short name of an imported token, by which `create` finds it; never one of the bundle's."""
    plain = " ".join(name.casefold().replace("’", "'").split())
    return "x_" + "".join(c if c.isalnum() else "_" for c in plain)


def _foreign(words: str, what: str) -> str:
    """A foreign text: printable, cut to length, and no reference, which a leading @ would make it."""
    return cleaned(words, lines=True).lstrip("@ ")[: _LONGEST[what]].strip()


def pin(rows: Iterable[Row], tokens: Mapping[str, Row], content: AlteredContent) -> list[dict[str, Any]]:
    """JSON of these cards and of the tokens that they create. tokens: by `token_name`.

    A card that creates what nobody knows becomes manual; one that is no card is left out.
    """
    found: dict[str, Card] = {}
    queue = list(rows)
    while queue and len(found) < MOST_PINNED:
        row = queue.pop()
        if row["ref"] in found or row["ref"] in content.cards:
            continue
        try:
            card = definition(row)
            wanted = created(card) - set(content.tokens)
            if not wanted <= set(tokens):
                card = definition({**row, "effects": "manual"})
                wanted = set()
        except (ValidationError, ValueError):
            continue
        found[card.id] = card
        queue += [tokens[name] for name in sorted(wanted)]
    return [_packed(card) for card in sorted(found.values(), key=lambda card: card.id)]


def _packed(card: Card) -> dict[str, Any]:
    return card.model_dump(mode="json", by_alias=True, exclude_defaults=True)


# ---------------------------------------------------------------- in the state


def take(state: AlteredState, seat: int, cards: Any) -> None:
    """Pin cards for a seat, in place of those of its last try; the other's stay. Raises `NotPossible` for no cards."""
    if not isinstance(cards, list) or len(cards) > MOST_PINNED:
        raise NotPossible(text("al-refused-cards"))
    try:
        made = {card.id: _packed(card) for card in map(Card.model_validate, cards)}
    except (ValidationError, RecursionError):
        raise NotPossible(text("al-refused-cards")) from None
    if any(len(json.dumps(entry)) > _MOST_LETTERS for entry in made.values()):
        raise NotPossible(text("al-refused-cards"))
    state.fetched[seat] = sorted(made)
    theirs = {ref for other, refs in state.fetched.items() if other != seat for ref in refs}
    _set(state, made | {ref: entry for ref, entry in state.pinned.items() if ref in theirs})


def keep_only(state: AlteredState, refs: Collection[str]) -> None:
    """Forget all pinned cards but those of the decks, and the tokens that they create."""
    cards = {ref: Card.model_validate(entry) for ref, entry in state.pinned.items()}
    kept: set[str] = set()
    queue = [ref for ref in refs if ref in cards]
    while queue:
        ref = queue.pop()
        if ref not in kept:
            kept.add(ref)
            wanted = created(cards[ref])
            queue += [other.id for other in cards.values() if other.token in wanted]
    state.fetched = {}
    _set(state, {ref: entry for ref, entry in state.pinned.items() if ref in kept})


def _set(state: AlteredState, cards: dict[str, dict[str, Any]]) -> None:
    state.pinned = dict(sorted(cards.items()))
    written = json.dumps(state.pinned, sort_keys=True).encode()
    state.pinned_mark = hashlib.blake2b(written, digest_size=8).hexdigest() if state.pinned else ""


def unseen(state: AlteredState, seat: int) -> set[str]:
    """Pinned cards that were not fetched for this seat: it may not learn from an answer that they are there."""
    return set(state.pinned) - set(state.fetched.get(seat, ()))


def content_with(content: AlteredContent, state: AlteredState) -> AlteredContent:
    """The facts of a table: those of everywhere, which stay as they are, and its own."""
    made = copy(content)
    own = {ref: Card.model_validate(entry) for ref, entry in state.pinned.items() if ref not in content.cards}
    made.cards = content.cards | own
    made.own_names = {ref: card.name for ref, card in own.items()}
    made.printed, made.tokens = dict(content.printed), dict(content.tokens)
    made.parts = content.parts.copied()
    made.index(own.values())
    return made
