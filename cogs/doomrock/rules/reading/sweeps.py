"""What a card that strikes all enemies of a group comes to, said beside the group. Pure, only looks."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.rules.decision import Option, text
from bot.rules.odds import even, total
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.odds import SURE, Forecast, blow_of
from cogs.doomrock.rules.reading.positions import group_of
from cogs.doomrock.rules.reading.sight import Sight
from cogs.doomrock.rules.reading.standing import waiting
from cogs.doomrock.state import is_enemy


def with_damage(look: Sight, card: Any, user: str, option: Option) -> Option:
    """A group as something to strike at, with what each of its enemies takes, and how many fall; as it is where that
    cannot be told. option: its id is one of them."""
    battle = look.state.battle
    if card is None or battle is None or option.refused is not None:
        return option
    found = _forecasts(look, card, user, [one for one in group_of(battle, option.id) if is_enemy(one)])
    if not found:
        return option
    least, most = min(min(one.hurt.ways) for one in found), max(max(one.hurt.ways) for one in found)
    kills, may = sum(one.falls == SURE for one in found), sum(one.falls not in (0, SURE) for one in found)
    told = {"hurt": most if least == most else f"{least}–{most}", "kills": kills, "may": may, "of": len(found)}
    return replace(option, label=text("dr-option-swept", group=option.label, **told))


def _forecasts(look: Sight, card: Any, user: str, enemies: Sequence[str]) -> list[Forecast]:
    """For each enemy; nothing where a card of the hero adds to one of the blows, or the number is not a plain one."""
    attacks = [one for one in card.effects if one.do == "attack"]
    if len(attacks) != 1 or attacks[0].to != "enemies_in_group" or not isinstance(attacks[0].n, int):
        return []
    if any(effect.when != "after_attack" for unit in waiting(look, "own_attack", user) for effect in unit.effects):
        return []
    steady = stats.attack(look, user) - stats.weakness(look.state.hero(user))
    strength = total(even([attacks[0].n]), even([steady]))
    return [found for one in enemies if (found := blow_of(look, one, strength)) is not None]
