"""Cards that only one table knows: out of a server's pack, pinned in the state as data (AL-14.9). Pure.

A game is played with the cards as they were when its decks came to the table: whatever becomes of the pack, it replays,
here and on other machines. Names and texts are foreign words: cut to length, and never a reference.

    cards = pin(rows, tokens, content)     JSON of the cards that a deck needs
    PINNING.take(state, seat, cards)       into the state, for `Game.supply`
    content_with(content, state)           the bundled facts and these
"""

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, Final

from bot.rules.own_cards.pinning import Pinning, Row
from cogs.altered.content.cards import Card
from cogs.altered.content.pack import AlteredContent, created
from cogs.altered.content.stored import definition
from cogs.altered.state import AlteredState

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
