"""Why the house strikes at whom it does, against the next best that the same card could be aimed at. Pure, only
looks."""

from collections.abc import Sequence
from typing import Any

from bot.rules.decision import Text, text
from cogs.doomrock.house.last_blows import CERTAIN, aim, uses_to_fell
from cogs.doomrock.rules.cards.abilities import stuns_now
from cogs.doomrock.rules.reading.coming import blow
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.names import who
from cogs.doomrock.rules.reading.odds import forecast
from cogs.doomrock.rules.reading.selectors import candidates
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import HeroState, is_enemy


def why_struck(look: Look, hero: HeroState, ability: str) -> Text | None:
    """What becomes of whom it is aimed at; None: nothing more than damage, which the button says."""
    card = look.content.abilities[ability]
    if card.target in (None, "one_group"):
        return None
    context = Context(card.id, hero.id, hero.seat, range=card.range)
    legal = [one for one in candidates(look, card.target, card.filter, context, card.range) if is_enemy(one)]
    target = aim(look, hero, card, legal) if legal else None
    enemy = look.state.enemy(target) if target is not None else None
    told = forecast(look, card, context, target) if target is not None else None
    if enemy is None:
        return None
    name, others = who(look, enemy.id), [one for one in legal if one != enemy.id]
    if told is not None and told.falls == CERTAIN:
        than = _boss_instead(look, card, context, others) if enemy.kind != "boss" else None
        fells = text("dr-why-fells", who=name, boss=enemy.kind == "boss", n=blow(look, enemy.id))
        return fells if than is None else text("dr-why-both", first=fells, then=than)
    if stuns_now(look, context, card):
        return text("dr-why-stun", who=name, n=blow(look, enemy.id))
    if enemy.kind != "boss" and (n := uses_to_fell(look, hero, card, enemy.id)):
        return text("dr-why-soon", who=name, n=n)
    is_won_by_it = _bosses(look) == [enemy.id] and look.content.encounters[_encounter(look)].victory == "bosses"
    if is_won_by_it and others and all(_stands(look, hero, card, one) for one in others):
        return text("dr-why-boss", who=name)
    return None


def _stands(look: Look, hero: HeroState, card: Any, one: str) -> bool:
    """Whether somebody surely stands after this blow, and after all that dice lie there for."""
    told = forecast(look, card, Context(card.id, hero.id, hero.seat, range=card.range), one)
    return told is not None and told.falls == 0 and not uses_to_fell(look, hero, card, one)


def _boss_instead(look: Look, card: Any, context: Context, others: Sequence[str]) -> Text | None:
    """What the same blow would leave of the weakest of the bosses that it could be aimed at."""
    found = [(one, told) for one in others if one in _bosses(look) and (told := forecast(look, card, context, one))]
    if not found:
        return None
    boss, told = min(found, key=lambda one: one[1].hp)
    return text("dr-why-instead", who=who(look, boss), left=told.left) if told.falls == 0 else None


def _bosses(look: Look) -> list[str]:
    battle = look.state.battle
    return [one.id for one in battle.enemies if one.kind == "boss"] if battle is not None else []


def _encounter(look: Look) -> str:
    battle = look.state.battle
    return battle.encounter if battle is not None else ""
