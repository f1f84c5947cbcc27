"""What a hidden hero gives up by being attacked (DR-10.5): the hiding itself, and what its cards do more while hidden.
Pure, only looks."""

from typing import Any

from bot.rules.decision import Text, text
from cogs.doomrock.rules.reading.sight import Sight
from cogs.doomrock.rules.reading.stats import has_status


def given_away(look: Sight, hero_id: str) -> Text | None:
    """What an attack on a hero ends, for the button that lets it come; None: the hero is not hidden."""
    if not has_status(look, hero_id, "hidden"):
        return None
    hero = look.state.hero(hero_id)
    less = [
        text("dr-hidden-less", card=f"@{ability}", now=blow + more, then=blow)
        for ability in hero.abilities
        if any(die.is_on_ability and die.card == ability for die in hero.dice)
        for blow, more in [_blows(look.content.abilities[ability])]
        if blow and more
    ]
    return text("dr-hidden-ends", less=less, n=len(less))


def _blows(card: Any) -> tuple[int, int]:
    """What a card strikes for, and how much more while its user is hidden."""
    blow = next((one.n for one in card.effects if one.do == "attack" and isinstance(one.n, int)), 0)
    added = [one.n for one in card.effects if one.do == "attack_bonus" and _is_for_hidden(one)]
    return blow, sum(n for n in added if isinstance(n, int))


def _is_for_hidden(effect: Any) -> bool:
    return bool(effect.condition == {"hidden": "self"})
