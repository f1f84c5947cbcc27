"""Things to be used up that would do nothing as the table stands, and for whom an effect would do nothing (DR-1.7):
at tables that ask for what helps only, neither is offered. Pure, only looks."""

from typing import Any, Final

from bot.rules.decision import Text, text
from cogs.doomrock.content.cards import Item
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.selectors import candidates
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.state import HELPFUL, DoomrockState, HeroState, is_hero

LAST_SEGMENT: Final = 3
AROUND: Final = frozenset({"adjacent_enemies", "enemies_in_group"})
"""Enemies who stand around whoever uses a thing."""
AIMED: Final = frozenset({"all_enemies", "one_enemy", "all_minions", "one_minion", "one_boss", "the_boss", *AROUND})
HARM: Final = frozenset({"expose", "lose", "lose_hp"})
"""What nobody wishes upon their own side: no reason to use a thing."""


def of_use(look: Sight, card: Item, user: HeroState) -> bool:
    """Whether any of what a thing does would change something for the better if this hero used it."""
    context = Context(source=card.id, user=user.id)
    return any(_changes(look, one, context) for one in card.effects)


def why_vain(look: Sight, card: Item, users: list[HeroState]) -> Text | None:
    """Why nobody of those who may use a thing should now; None: somebody should, or nobody may."""
    if look.state.options.questions != HELPFUL or not users or any(of_use(look, card, one) for one in users):
        return None
    why, names = _lack(card.effects), [f"@{one.class_id}" for one in users]
    is_anybody = why in _MENDS or len(users) == len(look.state.standing_heroes())
    return text("dr-refused-vain", why=why, who=names, all="yes" if is_anybody else "no")


def why_not_by(look: Sight, card: Item, user: HeroState) -> Text | None:
    """Why this hero is nobody to use a thing; None: it would do something."""
    if look.state.options.questions != HELPFUL or of_use(look, card, user):
        return None
    return text("dr-refused-vain", why=_lack(card.effects), who=[f"@{user.class_id}"], all="no")


def why_not_for(look: Sight, one: str, do: str) -> Text | None:
    """Why nothing of what is given comes to a hero; None: something does, or it is no gift."""
    if look.state.options.questions != HELPFUL or not is_hero(one) or do not in _MENDS:
        return None
    hero = look.state.hero(one)
    is_needed = hero.hp < hero.max_hp if do == "heal" else bool(hero.expose)
    return None if is_needed else text("dr-refused-vain", why=do, who=[f"@{hero.class_id}"], all="no")


_MENDS: Final = frozenset({"heal", "unexpose"})


def _changes(look: Sight, effect: Any, context: Context) -> bool:
    state, do, to = look.state, effect.do, getattr(effect, "to", "")
    if do == "choose":
        return any(_changes(look, one, context) for option in effect.options for one in option.effects)
    if do == "enrage" and isinstance(effect.n, int) and effect.n < 0:
        return state.battle is not None and state.battle.enrage > 0
    if do == "gain" and effect.what == "time":
        return keeps_time(state)
    who = effect.who if do in ("push", "pull") else to
    if who in AIMED:
        return any(_moves(look, do, one) for one in candidates(look, who, effect.filter, context, None))
    if do in _MENDS:
        heroes = [state.hero(one) for one in candidates(look, who, effect.filter, context, None)]
        return any(hero.hp < hero.max_hp if do == "heal" else hero.expose for hero in heroes)
    return do not in HARM


def keeps_time(state: DoomrockState) -> bool:
    """Whether time that is won now stays (DR-3.9): in a battle it is lost with the setting, but for the last one's."""
    return state.battle is None or state.segment == LAST_SEGMENT


def _moves(look: Sight, do: str, one: str) -> bool:
    return do not in ("push", "pull") or not stats.has_status(look, one, "immovable")


def _lack(effects: Any) -> str:
    """What is missing for a thing to do anything: `heal`, `unexpose`, `beside`, `time`, else `other`."""
    kinds = {_kind(one) for one in effects if one.do not in HARM}
    return kinds.pop() if len(kinds) == 1 else "other"


def _kind(effect: Any) -> str:
    who = effect.who if effect.do in ("push", "pull") else getattr(effect, "to", "")
    if who in AROUND:
        return "beside"
    if effect.do == "gain" and effect.what == "time":
        return "time"
    return effect.do if effect.do in _MENDS else "other"
