"""Who would put a design into a deck: a starter, what suggests decks of sealed pools, the doctor of decks. Pure."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from cogs.altered import doctor_files
from cogs.altered.content.building.doctor import Doctor, read_doctor
from cogs.altered.content.pack import AlteredContent
from cogs.altered.content.printings import is_rare
from cogs.altered.content.sets import common_of
from cogs.altered.draft.rules.deckmaking import heroes_of
from cogs.altered.draft.rules.judgement import ideas
from cogs.altered.rules.brought import pool_at_tables

SELDOM: Final = 0.02
"""Of what was dealt less is suggested to nobody."""


@dataclass(slots=True)
class Uses:
    """Of each design, all its printings together: starters that hold it; copies that were dealt and of them suggested,
    how often the doctor has named it."""

    starters: Counter[str] = field(default_factory=Counter)
    dealt: Counter[str] = field(default_factory=Counter)
    suggested: Counter[str] = field(default_factory=Counter)
    advised: Counter[str] = field(default_factory=Counter)

    def share(self, ref: str) -> float:
        return self.suggested[ref] / max(1, self.dealt[ref])

    def is_dead(self, ref: str) -> bool:
        """Whether nobody of these wants it."""
        return not self.starters[ref] and not self.advised[ref] and self.share(ref) < SELDOM


@lru_cache(maxsize=1)
def doctor() -> Doctor:
    """The doctor with its thresholds. Raises `ContentError`."""
    return read_doctor(doctor_files())


def uses(content: AlteredContent, pools: Iterable[Sequence[str]]) -> Uses:
    """All three, by the common's reference. The doctor is asked about each starter without one of its designs."""
    found, heroes = Uses(), heroes_of(content, "rares")
    for deck in content.starters().values():
        found.starters.update(set(deck.cards))
        hero = {} if deck.hero is None else {deck.hero: 1}
        for gone in deck.cards:
            left = hero | {ref: n for ref, n in deck.cards.items() if ref != gone}
            advice = doctor().advice(left, pool_at_tables(content), "constructed")
            found.advised.update(common_of(one.ref) for one in advice if common_of(one.ref) != gone)
    for pool in pools:
        found.dealt.update(map(common_of, pool))
        found.suggested.update(map(common_of, ideas(content, pool, heroes)[0][1]))
    return found


def rows(content: AlteredContent, found: Uses) -> Iterator[str]:
    """A line for each design, those first that are wanted least; in the end how many nobody wants."""
    designs = list(_designs(content))
    for ref in sorted(designs, key=lambda ref: (found.share(ref), ref)):
        name = f"{content.cards[ref].name:34} {ref[3:-2]:13}"
        held = f"{found.starters[ref]} starters"
        yield f"{name} {found.share(ref):4.0%} of {found.dealt[ref]:4} suggested, {held}, advised {found.advised[ref]}"
    dead = [content.cards[ref].name for ref in designs if found.is_dead(ref)]
    yield f"{len(designs)} designs, nobody wants {len(dead)}{': ' if dead else ''}{', '.join(dead)}"


def _designs(content: AlteredContent) -> Iterator[str]:
    for ref, card in content.cards.items():
        if card.type not in ("hero", "token") and not is_rare(card):
            yield ref
