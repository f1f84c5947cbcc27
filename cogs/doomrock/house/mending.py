"""What heals is used before the blow that wins, since nothing is healed after it (DR-16.4). Pure, only looks."""

from collections.abc import Sequence

from cogs.doomrock.house.last_blows import aim
from cogs.doomrock.rules.cards.worth import weighed
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.odds import forecast, victory
from cogs.doomrock.rules.reading.selectors import candidates
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import is_enemy


def mend_first(look: Look, uses: Sequence[tuple[str, str]], best: str) -> str | None:
    """The use that heals its hero and leaves the battle to `best`, as an option; None: `best` does not win, or nobody
    has any. uses: (hero, ability) of what can be used now."""
    if not _may_win(look, *best.split(":", 1)):
        return None
    for hero_id, ability in uses:
        heals = weighed(look, look.state.hero(hero_id), ability).get("heal", 0.0) > 0
        if heals and f"{hero_id}:{ability}" != best and not _may_win(look, hero_id, ability):
            return f"{hero_id}:{ability}"
    return None


def _may_win(look: Look, hero_id: str, ability: str = "") -> bool:
    """Whether the battle may be won by it, aimed as the house would."""
    card = look.content.abilities.get(ability)
    if card is None or card.type != "attack" or card.target in (None, "one_group"):
        return False
    hero = look.state.hero(hero_id)
    context = Context(card.id, hero_id, hero.seat, range=card.range)
    legal = [one for one in candidates(look, card.target, card.filter, context, card.range) if is_enemy(one)]
    target = aim(look, hero, card, legal) if legal else ""
    if not target or victory(look, card, context, target) == "no":
        return False
    told = forecast(look, card, context, target)
    return told is None or told.falls != 0
