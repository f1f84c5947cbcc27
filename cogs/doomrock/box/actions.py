"""What users do with a channel's Doomrock box, each as one transaction of the channel's ledger. No discord.

drawn = await channel_records.play(channel, interaction, lambda ledger: draw_ai(ledger, user, None))
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.rules.box.deck import numbers
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.shelf.ledger import Ledger
from bot.tables.shelf.trays import Card, Done, Thrown, Trays, draw_card, reset_markers, shuffle_cards, shuffle_markers
from cogs.doomrock.box.state import AI_CARDS, MOST_DICE, REROLLS, Box
from cogs.doomrock.content.content import DoomrockContent

TRAYS: Final = Trays("doomrock", "Doomrock", Box)
_EXPOSE, _AI = "Expose", "AI"


@dataclass(frozen=True, slots=True)
class Shown(Done[Box]):
    """whose: a name or ""; kinds: markers turned over; n: how many were laid, missing ... as the deed says."""

    whose: str = ""
    kinds: tuple[str, ...] = ()
    n: int = 0
    missing: int = 0
    back: int = 0
    exploded: tuple[tuple[str, tuple[str, ...]], ...] = ()


def throw(ledger: Ledger, user: int, who: str, dice: int, keep: frozenset[int] = frozenset()) -> Thrown[Box]:
    """Roll a hero's dice. keep: faces to hold on to; then both rerolls are made at once."""
    return TRAYS.throw(ledger, user, who, dice, keep, most=MOST_DICE, rerolls=REROLLS)


def one_die(ledger: Ledger, user: int, who: str) -> Thrown[Box]:
    """A d6, for a test or a table."""
    return TRAYS.throw(ledger, user, who, 1, most=1)


# ---------------------------------------------------------------- expose markers


def lay(ledger: Ledger, user: int, n: int, typed: str | None) -> Shown:
    """Lay face-down markers on somebody, as many as there are."""
    box = TRAYS.open(ledger)
    shuffle = None if box.pool.shuffles else shuffle_markers(ledger, box.pool, user, _EXPOSE)
    whose = box.pool.whose(typed)
    missing = box.pool.draw(n, whose)
    return _shown(ledger, box, shuffle, whose=whose, n=n - missing, missing=missing)


def reveal(ledger: Ledger, n: int | None, typed: str | None) -> Shown:
    """Turn over somebody's markers."""
    box = TRAYS.open(ledger)
    whose = box.pool.one_of_those(typed)
    # no entry of its own: the order is opened when all markers go back, and what was revealed stands in the channel
    kinds = tuple(box.pool.reveal(whose, n))
    return _shown(ledger, box, whose=whose, kinds=kinds, n=len(kinds))


def clean(ledger: Ledger, user: int, all_blanks: bool = False) -> Shown:
    """A cumulation does its work."""
    box = TRAYS.open(ledger)
    gone, back = box.pool.clean(all_blanks)
    return _shown(ledger, box, shuffle_markers(ledger, box.pool, user, _EXPOSE), n=gone, back=back)


def explode(ledger: Ledger, user: int) -> Shown:
    """The pool is empty and a marker is wanted in a battle."""
    box = TRAYS.open(ledger)
    found = box.pool.explode()
    exploded = tuple((whose, tuple(kinds)) for whose, kinds in found.items())
    return _shown(ledger, box, shuffle_markers(ledger, box.pool, user, _EXPOSE), exploded=exploded)


def reset(ledger: Ledger, user: int, typed: str | None) -> Shown:
    """All markers go back, but those of whom is named, separated by commas."""
    box = TRAYS.open(ledger)
    names = [box.pool.whose(part) for part in (typed or "").split(",") if part.strip()]
    seal = reset_markers(ledger, box.pool, user, _EXPOSE, names)
    return _shown(ledger, box, seal, n=len(box.pool.pool))


def _shown(ledger: Ledger, box: Box, shuffle: str | None = None, **found: Any) -> Shown:
    return Shown(TRAYS.keep(ledger, box), ledger.announced, shuffle, **found)


# ---------------------------------------------------------------- the AI deck


def deck_of(content: DoomrockContent, typed: str | None) -> tuple[str, Sequence[str], int | None]:
    """An encounter by its name or id: its id, its AI cards, its enrage to begin with. Without one a deck of eight
    numbers, and enrage stays as it is. Raises `NotPossible` for an unknown one."""
    if typed is None:
        return "", numbers(AI_CARDS), None
    wanted = typed.strip().casefold()
    found = next((e for e in content.encounters.values() if wanted in (e.id.casefold(), e.name.casefold())), None)
    if found is None:
        raise NotPossible(text("dr-box-refused-encounter"))
    return found.id, content.ai_deck(found.id), found.enrage.start


def shuffle_ai(ledger: Ledger, user: int, encounter: str, cards: Sequence[str], enrage: int | None) -> Card[Box]:
    """A deck for a new battle, as `deck_of` found it."""
    box = TRAYS.open(ledger)
    box.ai.encounter = encounter
    if enrage is not None:
        box.enrage = enrage
    seal = shuffle_cards(ledger, box.ai, user, _AI, cards)
    return Card(TRAYS.keep(ledger, box), ledger.announced, seal)


def draw_ai(ledger: Ledger, user: int, turn: int | None = None) -> Card[Box]:
    """The next AI card; an empty deck is shuffled anew first (DR-13.1). turn: as it stood on the button."""
    box = TRAYS.open(ledger)
    card, again, seal = draw_card(ledger, box.ai, user, _AI, numbers(AI_CARDS), turn)
    return Card(TRAYS.keep(ledger, box), ledger.announced, seal, card=card, again=again)
