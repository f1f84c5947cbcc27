"""Damage of the road after armor (DR-11.4): what is told of it beforehand, and whether anybody need be asked who takes
it. Pure, only looks."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.rules.decision import Option, Text, text
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.harm import harm
from cogs.doomrock.rules.reading.names import character_option
from cogs.doomrock.rules.reading.sight import Sight
from cogs.doomrock.state import HELPFUL, is_hero


def is_stopped_whole(look: Sight, found: Sequence[str], effect: Any) -> bool:
    """Whether the armor of each of these heroes stops all of a damage: at tables that ask for what helps only nobody is
    asked who takes it. Markers are turned over by damage too (DR-11.6), so whoever has any in a battle is asked."""
    state = look.state
    n = getattr(effect, "n", None)
    if state.options.questions != HELPFUL or getattr(effect, "do", "") != "damage" or not isinstance(n, int):
        return False
    heroes = [state.hero(one) for one in found if is_hero(one)]
    if len(heroes) < len(found) or (state.battle is not None and any(one.expose for one in heroes)):
        return False
    return all(stats.armor(look, one) >= n for one in found)


def hurt_option(look: Sight, one: str, effect: Any) -> Option:
    """A character as something to choose that takes a damage: a hero with what is left of it."""
    option, n = character_option(look, one, None, "damage"), getattr(effect, "n", None)
    if not is_hero(one) or not isinstance(n, int):
        return option
    hero = look.state.hero(one)
    taken = min(harm(n, 0, hero.shields, stats.armor(look, one)), hero.hp)
    return replace(option, hint=text("dr-hint-hurt", facts=option.hint, n=n, harm=taken))


def past_armor_of(look: Sight, told: Sequence[Text], hero_id: str) -> list[Text]:
    """What is told of effects upon one hero, its damage after that hero's armor."""
    armor = stats.armor(look, hero_id)
    return [_lessened(one, armor, armor) for one in told] if armor else list(told)


def past_all_armor(look: Sight, told: Text) -> Text:
    """The same of whatever is told before it is known whom it hits: damage that anybody's armor would stop is none."""
    armor = min((stats.armor(look, hero.id) for hero in look.state.standing_heroes()), default=0)
    return _lessened(told, armor, 0) if armor > 0 else told


def armored(look: Sight, option: Option) -> Option:
    """A way in words, with the damage that armor leaves of what it does."""
    label, brief, stem = (
        None if one is None else past_all_armor(look, one) for one in (option.label, option.brief, option.stem)
    )
    return replace(option, label=label or option.label, brief=brief, stem=stem)


def _lessened(told: Text, most: int, taken: int) -> Text:
    """most: damage up to this is stopped whole; taken: so much comes off the rest."""
    n = told.params.get("n")
    if told.key == "dr-glance" and told.params.get("what") == "damage" and isinstance(n, int):
        left = 0 if n <= most else n - taken
        return Text(told.key, {**told.params, "n": left, "what": "damage" if left else "stopped"})
    changed = {name: _within(value, most, taken) for name, value in told.params.items()}
    return Text(told.key, changed)


def _within(value: Any, most: int, taken: int) -> Any:
    if isinstance(value, Text):
        return _lessened(value, most, taken)
    if isinstance(value, list | tuple):
        return [_within(one, most, taken) for one in value]
    return value
