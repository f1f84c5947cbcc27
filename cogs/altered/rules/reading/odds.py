"""What the dice of a card may come to, for whoever thinks of playing it (AL-13.12). Pure."""

from collections.abc import Iterator, Mapping
from functools import lru_cache, partial
from typing import Any

from pydantic import BaseModel

from bot.rules.decision import Text, text
from bot.rules.effects.shared import row_at
from bot.rules.odds import die, percent
from cogs.altered.content.cards import Card
from cogs.altered.content.vocabulary import Roll


def with_odds(content: Any, card: Card, what: Text) -> Text:
    """What is said of a card, with how likely each row of each table is that its dice are thrown for."""
    rows = row_chances(content, card.id)
    if not rows:
        return what
    chances = [text("al-odds-row", row=row, percent=n) for row, n in rows]
    return text("al-odds", what=what, chances=chances)


@lru_cache(maxsize=2048)
def row_chances(content: Any, ref: str) -> tuple[tuple[str, int], ...]:
    """(row, in per cent) of the tables of a card, as printed; of dice to which something is added nothing is told."""
    return tuple(
        (row, percent(die().map(partial(row_at, roll.table)).chance(lambda found, row=row: found == row)))  # type: ignore[misc]
        for roll in _rolls(content.cards[ref].abilities)
        if roll.plus == 0
        for row in roll.table
    )


def _rolls(part: Any) -> Iterator[Roll]:
    """The dice of an ability, wherever in it they are thrown."""
    if isinstance(part, Roll):
        yield part
    inner: Any = ()
    if isinstance(part, BaseModel):
        inner = [value for _, value in part]
    elif isinstance(part, Mapping):
        inner = part.values()
    elif isinstance(part, (tuple, list)):
        inner = part
    for one in inner:
        yield from _rolls(one)
