"""The card that a boss has drawn, and the heroes of highest threat whom it may mean (DR-13.5). Pure, only looks."""

from functools import lru_cache
from typing import Any

from bot.rules.decision import Option
from bot.rules.effects import BaseAmount, amount
from cogs.doomrock.rules.reading.coming import AT_LOUDEST, struck_option
from cogs.doomrock.rules.reading.names import character_option
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.rules.reading.stats import weakness


@lru_cache(maxsize=256)
def is_about_loudest(content: Any, card_id: str) -> bool:
    """Whether the boss part of a card says anything of the hero of highest threat, in a condition too."""
    return any(_names_loudest(word.model_dump()) for word in content.ai[card_id].boss)


def _names_loudest(words: Any) -> bool:
    if isinstance(words, dict):
        return any(_names_loudest(part) for part in words.values())
    if isinstance(words, list | tuple):
        return any(_names_loudest(part) for part in words)
    return words in AT_LOUDEST


def aimed_option(look: Sight, boss_id: str, card_id: str, hero_id: str) -> Option:
    """A hero as whom the card may mean, with what its attack would take."""
    boss = look.state.enemy(boss_id)
    context = Context(source=card_id, user=boss_id, active_hero=hero_id)
    for word in look.content.ai[card_id].boss if boss is not None else ():
        is_known = word.do == "attack" and (word.n == "base" or isinstance(word.n, int | BaseAmount))
        if is_known and word.to in AT_LOUDEST and boss is not None:
            n = amount(word.n, look.effects.facts(look, context))
            return struck_option(look, hero_id, max(0, n - weakness(boss)))
    return character_option(look, hero_id)
