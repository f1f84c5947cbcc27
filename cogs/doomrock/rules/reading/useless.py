"""Uses of a card that would do nothing as things stand, although it is aimed at nobody in particular (DR-1.7, E-11):
they are not offered at tables that ask for what is useful only. Pure, only looks."""

from functools import lru_cache
from typing import Any

from bot.rules.decision import Text, text
from cogs.doomrock.rules.reading.positions import foes_near
from cogs.doomrock.rules.reading.sight import Context, Sight, limit_key
from cogs.doomrock.state import SIFTED, HeroState

BESIDE = frozenset({"adjacent_enemies", "enemies_in_group"})
"""Enemies beside the user of a card."""
MENDS = frozenset({"heal", "unexpose"})


def finds_nobody(look: Sight, hero_id: str, ability: str) -> bool:
    """Whether a card does something to the enemies beside its hero only, and there is none; a boost adds nothing to
    that (DR-1.7: none is paid for without anybody to hit)."""
    if look.state.options.questions not in SIFTED or not _is_for_those_beside(look.content, ability):
        return False
    return not foes_near(look.state, hero_id)


@lru_cache(maxsize=1024)
def _is_for_those_beside(content: Any, ability: str) -> bool:
    card = content.abilities[ability]
    return card.target is None and all(getattr(one, "to", None) in BESIDE for one in card.effects)


def mends_nothing(look: Sight, hero: HeroState, ability: str) -> Text | None:
    """Why a card that does nothing but mend its own hero would do nothing; None: it would, or does something else."""
    if look.state.options.questions not in SIFTED or not _is_for_its_own(look.content, ability):
        return None
    card = look.content.abilities[ability]
    if any(one.cost <= hero.heroism for one in card.boosts):
        return None
    context = Context(source=ability, user=hero.id)
    for one in card.effects:
        is_over = one.limit is not None and look.state.limits.get(limit_key(look, one, context), 0)
        is_needed = hero.expose if one.do == "unexpose" else hero.hp < hero.max_hp or one.do != "heal"
        if is_needed and not is_over:
            return None
    return text("dr-e12-whole", card=f"@{ability}", who=f"@{hero.class_id}")


@lru_cache(maxsize=1024)
def _is_for_its_own(content: Any, ability: str) -> bool:
    """Whether what a card does as often as one likes only mends its own hero."""
    often = [one for one in content.abilities[ability].effects if one.limit is None]
    return bool(often) and all(one.do in MENDS and one.to == "self" for one in often)
