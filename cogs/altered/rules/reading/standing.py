"""How expeditions would stand with a card or token more, for whoever chooses where it goes. Pure, only looks."""

from bot.rules.decision import Option, Text, text
from cogs.altered.content.cards import Card
from cogs.altered.content.filters import STATS
from cogs.altered.content.notation import gain
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.options import signs
from cogs.altered.state import EXPEDITIONS


def after(look: Look, seat: int, expedition: str, card: Card, n: int = 1) -> Text:
    """How an expedition stands and would stand with this card in it (n of them), and what it would win at Dusk."""
    here, wins = look.types(seat, expedition), won(look, seat, expedition, card, n)
    added = gain(look.sum(seat, expedition), [n * one for one in card.row], look.sum(1 - seat, expedition))
    return text("al-after", duel=added, here=signs(here), wins=signs(wins), n=len(wins))


def won(look: Look, seat: int, expedition: str, card: Card | None, n: int = 1) -> list[str]:
    """What an expedition would win at Dusk with this card in it."""
    mine, theirs = _with(look, seat, expedition, card, n), look.sum(1 - seat, expedition)
    here = look.types(seat, expedition)
    return [s for s, a, b in zip(STATS, mine, theirs, strict=True) if s in here and a > b and a > 0]


def usual_expedition(look: Look, seat: int, card: Card, n: int = 1) -> str:
    """Where this card would win most that is not won without it; else the hero's."""
    more = [len(won(look, seat, e, card, n)) - len(won(look, seat, e, None)) for e in EXPEDITIONS]
    return EXPEDITIONS[more.index(max(more))]


def expedition_options(look: Look, seat: int, card: Card) -> list[Option]:
    """Both expeditions, each with what this card would make of it."""
    usual = usual_expedition(look, seat, card)
    return [
        Option(e, text("al-option-own-expedition", exp=e), after(look, seat, e, card), usual=e == usual)
        for e in EXPEDITIONS
    ]


def _with(look: Look, seat: int, expedition: str, card: Card | None, n: int) -> list[int]:
    row = (0,) * len(STATS) if card is None else card.row
    return [a + n * b for a, b in zip(look.sum(seat, expedition), row, strict=True)]
