"""Which abilities of heroes can be activated now, and what they lack. Pure, only looks."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from bot.rules.decision import Option, text
from cogs.doomrock.rules.cards.rolled_dice import lying
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.names import faces
from cogs.doomrock.rules.reading.positions import foes_near
from cogs.doomrock.rules.reading.selectors import candidates, group_candidates
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.state import HeroState

STEPS: Final[Mapping[str, tuple[str, ...]]] = {"initiative": ("initiative",), "heroes": ("none", "initiative")}
"""Which symbols may be activated in which step (DR-8.7, DR-8.10)."""


def ready(look: Sight, hero: HeroState, symbols: Sequence[str]) -> list[str]:
    """The hero's abilities with these symbols, enough dice and a legal target, in printed order."""
    counts: dict[str, int] = {}
    for die in hero.dice:
        if die.is_on_ability:
            card = die.card
            counts[card] = counts.get(card, 0) + 1
    if not counts:
        return []
    cards = look.content.abilities
    found = []
    for ability in hero.abilities:
        n = counts.get(ability, 0)
        if n:
            facts = cards[ability]
            if (
                facts.symbol in symbols
                and n >= facts.cost
                and ability not in found
                and has_target(look, hero.id, facts)
            ):
                found.append(ability)
    return found


def out_of_reach(look: Sight, hero: HeroState, symbols: Sequence[str]) -> list[str]:
    """The hero's abilities that lack nothing but somebody to aim at, in printed order (E-11)."""
    waiting = {die.card for die in hero.dice if die.is_on_ability}
    cards = look.content.abilities
    return [
        ability
        for ability in dict.fromkeys(hero.abilities)
        if ability in waiting
        and cards[ability].symbol in symbols
        and cards[ability].target is not None
        and len(lying(hero, ability)) >= cards[ability].cost
        and not has_target(look, hero.id, cards[ability])
    ]


def has_target(look: Sight, hero_id: str, card: Any) -> bool:
    """Whether the ability has a legal choice of target, or needs none (DR-1.7)."""
    if card.target is None:
        return True
    if card.target == "one_group":
        return bool(group_candidates(look, hero_id, card.range))
    context = Context(source=card.id, user=hero_id)
    return bool(candidates(look, card.target, card.filter, context, card.range))


def actions(look: Sight, seat: int) -> list[Option]:
    """What a seat may activate now: `h0:ab.haymaker`, for each of its heroes (D-16); and what only lacks a target."""
    state = look.state
    battle = state.battle
    if battle is None:
        return []
    symbols = STEPS[battle.step]
    found = []
    for hero in state.heroes:
        if hero.seat == seat and not hero.fallen:
            for ability in ready(look, hero, symbols):
                blocked = 0
                if _walks(look.content, ability) and stats.surrounded(look, hero.id):  # E-15, said beforehand
                    blocked = len(foes_near(state, hero.id))
                dice, several = faces(lying(hero, ability)), state.options.heroes_per_player > 1
                found.append(_action(look.content, hero.id, hero.class_id if several else "", ability, dice, blocked))
            for ability in out_of_reach(look, hero, symbols):
                dice, reach = faces(lying(hero, ability)), look.content.abilities[ability].range
                found.append(_unreachable(hero.id, ability, dice, reach))
    return found


@lru_cache(maxsize=1024)
def _walks(content: Any, ability: str) -> bool:
    """Whether a card moves its own hero, and not out of a ring."""
    return any(
        effect.do == "move" and not effect.slip and effect.who == "self"
        for effect in content.abilities[ability].effects
    )


@lru_cache(maxsize=4096)
def _action(content: Any, hero_id: str, class_id: str, ability: str, dice: str, blocked: int) -> Option:
    """An activation as an option, with what it does; built once, because the floor is offered again after everything
    that happens. class_id: of the hero, where a player has several."""
    says = text("dr-text", text=content.abilities[ability].text)
    if class_id:
        says = text("dr-hint-of-hero", who=f"@{class_id}", what=says)
    hint = text("dr-e15", n=blocked) if blocked else says
    return Option(f"{hero_id}:{ability}", text("dr-option-act", card=f"@{ability}", dice=dice), hint)


@lru_cache(maxsize=4096)
def _unreachable(hero_id: str, ability: str, dice: str, reach: str) -> Option:
    """An activation that has nobody to aim at (DR-1.7)."""
    label = text("dr-option-act", card=f"@{ability}", dice=dice)
    return Option(f"{hero_id}:{ability}", label, None, text("dr-e11-nobody", card=f"@{ability}", range=reach))


def reactions(look: Sight, hero: HeroState, trigger: str = "on_attacked") -> list[str]:
    """The reactions to an attack, or to something else, that a hero could use now."""
    cards = look.content.abilities
    return [
        ability for ability in ready(look, hero, ("reaction",)) if (cards[ability].trigger or "on_attacked") == trigger
    ]
