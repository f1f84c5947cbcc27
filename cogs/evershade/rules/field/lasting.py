"""Numbers that cards change: passives of what is worn and shown, what lasts for a while, effect tokens (LE-9.3,
LE-11.8, LE-23). Pure."""

from typing import Any, cast

from bot.rules.effects import Facts, holds
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.expressions import value_of
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.state import Character, CombatState, Lasting


def stat(state: CombatState, content: EvershadeContent, model: str, name: str, base: int = 0) -> int:
    """A number of a model now: what is set wins, then all that is added (LE-1.5)."""
    lasting = state.fight.lasting
    found = [one for one in lasting if one.stat == name and is_about(one, model)] if lasting else []
    fixed = [one.n for one in found if one.is_set]
    total = (fixed[-1] if fixed else base) + sum(one.n for one in found if not one.is_set)
    if board.is_foe(model):
        return total + by_tokens(state, content, model, name)
    hero = state.hero(model)
    for effect, place in passives(content, hero, name):
        if _holds(state, content, hero, effect):
            if effect.set is not None:
                total = effect.set
            elif effect.of is None:
                total += _amount(state, content, hero, effect, place)
    return total


def is_about(one: Lasting, model: str) -> bool:
    """Whether it is about this model, or about all of its card."""
    return one.about == model or model.startswith(f"{one.about}.")


def passives(content: EvershadeContent, hero: Character, name: str) -> list[tuple[Any, str]]:
    """(modify, card) of everything that is worn or lies with this side up; card: empty for an item."""
    found = []
    for item in hero.worn:
        if passive := content.worn[item].passive:
            found += [(e, "") for e in passive if getattr(e, "stat", None) == name]
    for slot in hero.hotbar:
        if slot is not None and (passive := board.visible(content, slot).passive):
            found += [(e, slot.card) for e in passive if getattr(e, "stat", None) == name]
    return found


def _holds(state: CombatState, content: EvershadeContent, hero: Character, effect: Any) -> bool:
    facts = cast(Facts, CombatFacts(state, content, Deed(hero.id)))
    return effect.condition is None or holds(effect.condition, facts)


def _amount(state: CombatState, content: EvershadeContent, hero: Character, effect: Any, card: str) -> int:
    n = effect.n
    if isinstance(n, str):
        n = value_of(n, CombatFacts(state, content, Deed(hero.id, card=card)).number)
    return int(n or 0) * (_laid(state, hero.id, card, None) if effect.per == "token" else 1)


def by_tokens(state: CombatState, content: EvershadeContent, model: str, name: str) -> int:
    """LE-23: what characters' cards say of enemies that have their tokens, for each token."""
    total = 0
    for hero in state.heroes:
        for effect, card in passives(content, hero, name):
            if effect.of == "enemy_with_token" and effect.n is not None and _holds(state, content, hero, effect):
                total += int(effect.n) * _laid(state, hero.id, card, model)
            elif effect.of == "enemies" and effect.n is not None and _holds(state, content, hero, effect):
                total += int(effect.n)
    return total


def _laid(state: CombatState, owner: str, card: str, model: str | None) -> int:
    """Tokens of a card, on a model or anywhere."""
    own = [one for one in state.fight.laid if one.owner == owner and one.card == card]
    return len(own if model is None else [one for one in own if one.where == model])


# ---------------------------------------------------------------------- coming to an end


def end(state: CombatState, until: str, about: str = "") -> None:
    """What lasts until then is over; about: only of this enemy card."""
    state.fight.lasting = [
        one for one in state.fight.lasting if one.until != until or (about and one.about.partition(".")[0] != about)
    ]


def forget(state: CombatState, model: str) -> None:
    """LE-20.14, LE-23.5: a model has left; tokens on it go, and what was about it alone."""
    state.fight.laid = [one for one in state.fight.laid if one.where != model]
    state.fight.lasting = [one for one in state.fight.lasting if one.about != model]
