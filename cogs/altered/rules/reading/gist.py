"""What a card is good for, in as few words as a button has room for. Pure, only looks.

A body is its statistics; a Spell the first thing that it does to anybody but itself; of the rest, what kind it is.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from bot.rules.decision import Text, text
from cogs.altered.content.cards import Card
from cogs.altered.content.filters import Pick
from cogs.altered.content.notation import stats
from cogs.altered.rules.reading.permanents import permanent_gist
from cogs.altered.state import EXPEDITIONS

_ITSELF = ("fleeting",)
"""What a Spell gains for being played is no news of what it does."""
_ENDING = "after_you"
"""The verb of what ends the turn; all else that is done besides a card leaves it open."""


def gist_of(content: Any, card: Card) -> Text:
    """Its statistics, "draws 2", "Landmark"; nothing of a card that is played by hand and has no statistics."""
    return _gist_of(content, card.id)


@lru_cache(maxsize=2048)
def _gist_of(content: Any, ref: str) -> Text:
    """The same few hundred cards are offered again and again."""
    card = content.cards[ref]
    if card.is_body:
        return text("al-gist-stats", stats=stats(card.row))
    if card.type != "spell":
        return permanent_gist(card, lambda step: text("al-gist-does", **_said(content, step).params))
    steps = list(spell_steps(card))
    if not steps:
        return text("al-gist-none")
    return _said(content, steps[0], more=steps[0].do == "create" and any(one.do == "create" for one in steps[1:]))


def gist_of_steps(content: Any, steps: Sequence[Any]) -> Text:
    """What a quick action or support does, by its first step, and that it ends the turn, where it does (AL-13.10)."""
    if not steps:
        return text("al-gist-none")
    said = _said(content, steps[0])
    return text("al-gist-ends", gist=said) if any(step.do == _ENDING for step in steps) else said


def spell_steps(card: Card) -> Iterator[Any]:
    """What a Spell does, without what it does to itself."""
    for ability in card.abilities:
        for step in ability.do if ability.spell else ():
            if not (step.do == "gain" and step.who == "me" and step.what in _ITSELF):
                yield step


def _said(content: Any, step: Any, *, more: bool = False, paid: str = "no") -> Text:
    """more: whether there may be more of it yet; paid: what is given up for it."""
    inner = getattr(step, "steps", ())
    if step.do in ("each", "pay") and inner:
        if step.do == "pay":
            paid = next((name for name in ("sacrifice", "discard") if getattr(step.price, name) is not None), paid)
        return _said(content, inner[0], paid=paid)
    n = getattr(step, "n", 1)
    if step.do == "create" and isinstance(n, int) and step.at == "each":
        n *= len(EXPEDITIONS)
    who = getattr(step, "who", None)
    is_most = False
    if step.do == "gain" and isinstance(n, int) and isinstance(who, Pick) and isinstance(who.n, int) and who.n > 1:
        is_most, n = who.up_to, n * who.n
    token = getattr(step, "token", None)
    return text(
        "al-gist-spell",
        do=step.do,
        what="hand" if getattr(step, "hand", 0) else getattr(step, "what", ""),
        n=n if isinstance(n, int) else 1,
        most=is_most,
        more=more,
        paid=paid,
        token="" if token is None else f"@{content.tokens[token]}",
    )
