"""Whether it matters which of two minions comes first (D-19): played out beforehand on copies of the table, by each
enemy card that may be drawn for them. Pure; the table itself is only looked at."""

from collections.abc import Awaitable, Callable, Sequence

from cogs.doomrock.rules.cards.rehearsal import is_free_of_order
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.reading.coming import undrawn
from cogs.doomrock.state import SIFTED, EnemyState

Follows = Callable[[DoomrockPlay, str, str, str], Awaitable[None]]
"""An enemy follows a card for an active hero."""


def is_either_first(play: DoomrockPlay, hero_id: str, two: Sequence[EnemyState], follows: Follows) -> bool:
    """Whether the table stands the same whoever of them comes first for a hero, whatever card it is. Markers of the
    hero lie face down, and would be turned over by the first blow; each a card of its own is chance."""
    options, hero = play.state.options, play.state.hero(hero_id)
    if options.questions not in SIFTED or options.ai_per_minion or hero.expose or not _is_alike(*two):
        return False
    cards = {repr(play.content.ai[card].minion): card for card in undrawn(play)}
    return bool(cards) and all(_is_free(play, hero_id, two, card, follows) for card in cards.values())


def _is_alike(one: EnemyState, other: EnemyState) -> bool:
    """Two of whom it is likely enough to be worth a rehearsal."""
    return (one.type_id, one.hp, one.shields) == (other.type_id, other.hp, other.shields)


def _is_free(play: DoomrockPlay, hero_id: str, two: Sequence[EnemyState], card: str, follows: Follows) -> bool:
    async def rules(rehearsed: DoomrockPlay, order: Sequence[str]) -> None:
        for one in order:
            await follows(rehearsed, one, card, hero_id)

    return is_free_of_order(play, rules, [enemy.id for enemy in two])
