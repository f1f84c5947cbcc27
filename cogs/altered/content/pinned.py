"""Cards that only one table knows: out of a server's pack, pinned in the state as data (AL-14.9). Pure.

A game is played with the cards as they were when its decks came to the table: whatever becomes of the pack, it replays,
here and on other machines. Names and texts are foreign words: cut to length, and never a reference.

    cards = pin(rows, tokens, content)     JSON of the cards that a deck needs
    PINNING.take(state, seat, cards)       into the state, for `Game.supply`
    content_with(content, state)           the bundled facts and these
"""

import re
from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, Final

from pydantic import ValidationError

from bot.rules.cleaning import cleaned
from bot.rules.own_cards.pinning import Pinning, Row
from cogs.altered.content.cards import Card
from cogs.altered.content.pack import AlteredContent, created
from cogs.altered.state import AlteredState

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


PINNING: Final = Pinning(Card, wanted=created, called=lambda card: card.token, refused="al-refused-cards")


def pin(rows: Iterable[Row], tokens: Mapping[str, Row], content: AlteredContent) -> list[dict[str, Any]]:
    """JSON of these cards and of the tokens that they create. tokens: by `token_name`.

    A card that creates what nobody knows becomes manual; one that is no card is left out.
    """
    return PINNING.collect(
        rows,
        tokens,
        known=content.cards,
        names=content.tokens,
        made=definition,
        made_by_hand=lambda row: definition({**row, "effects": "manual"}),
    )


def content_with(content: AlteredContent, state: AlteredState) -> AlteredContent:
    """The facts of a table: those of everywhere, which stay as they are, and its own."""
    made = copy(content)
    own = {ref: card for ref, card in PINNING.own_cards(state).items() if ref not in content.cards}
    made.cards = content.cards | own
    made.own_names = {ref: card.name for ref, card in own.items()}
    made.printed, made.tokens = dict(content.printed), dict(content.tokens)
    made.parts = content.parts.copied()
    made.index(own.values())
    return made
