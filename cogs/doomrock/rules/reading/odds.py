"""Chances by what everybody can count: dice, and markers that lie face down (DR-1.8). Pure, only looks.

Where the exact chance cannot be told from that, none is told.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Any

from bot.rules.decision import Text, text
from bot.rules.effects import DieAmount, amount, holds, of_face
from bot.rules.odds import Spread, die, drawn, even, percent, total
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.harm import harm, is_passed
from cogs.doomrock.rules.reading.names import who
from cogs.doomrock.rules.reading.positions import adjacent
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.rules.reading.standing import waiting
from cogs.doomrock.state import is_enemy

MOST_REPEATED = 9
NONE = "none"
SURE, MAYBE = 100, "maybe"
APART = frozenset({"one_enemy", "one_minion", "one_boss"})
"""Whom a second attack of a card is at: its user says so once the first is done."""


def test_chance(bonus: int, difficulty: int) -> int:
    """In per cent, how likely a hero who adds so much passes a TEST (DR-6.2)."""
    return percent(die().chance(lambda face: is_passed(face, bonus, difficulty)))


# ---------------------------------------------------------------------- attacks


def plus_among(look: Sight, character: Any) -> Spread[int] | None:
    """How many of the markers of a character add 1, by the open piles alone; None: nobody can tell exactly, since
    markers that were seen have been mixed under those that lie there."""
    n = len(character.expose)
    if not n:
        return even([0])
    state, kinds = look.state, look.content.expose
    if not state.markers_alike:
        return None
    left = {kind: kinds[kind] - state.revealed.count(kind) - state.removed.count(kind) for kind in kinds}
    return drawn(left["plus1"], sum(left.values()) - left["plus1"], n)


def falls(look: Sight, target: str, strength: Spread[int]) -> int | str:
    """In per cent, how likely an attack takes the last hit point of a character; `maybe`: nobody can tell how likely;
    `none`: there is no such character."""
    found = blow_of(look, target, strength)
    return NONE if found is None else found.falls


def hurts(look: Sight, target: str, strength: Spread[int]) -> Spread[int] | None:
    """How many hit points an attack takes of a character; None: nobody can tell."""
    character = look.state.character(target)
    plus = None if character is None else plus_among(look, character)
    if character is None or plus is None:
        return None
    armor = stats.armor(look, target)
    return strength.with_other(plus).map(lambda both: harm(both[0], both[1], character.shields, armor))


def aimed(look: Sight, card: Any, context: Context, target: str) -> Text | None:
    """An enemy on a button: what an ability that is aimed at it takes, how likely it falls, and how likely with all the
    heroism that there is. None: nobody can tell."""
    plain = forecast(look, card, context, target)
    boosted = None if plain is None else forecast(look, card, context, target, most_boost(look, card, context))
    if plain is None or boosted is None:
        return None
    more = "yes" if plain.falls != boosted.falls else "no"
    armor = stats.armor(look, target)
    found = {"hurt": plain.said, "n": plain.falls, "left": plain.left, "most": boosted.falls, "more": more}
    ends = victory(look, card, context, target) if plain.falls == SURE else "no"
    return text("dr-option-target", who=who(look, target), armor=armor, ends=ends, **found)


def victory(look: Sight, card: Any, context: Context, target: str) -> str:
    """Whether the battle is won once this enemy falls (DR-16.4): `yes`; `unhealed`: that stops what would heal the user
    of the card, who is hurt; else `no`."""
    battle, user = look.state.battle, look.state.hero(str(context.user))
    if battle is None:
        return "no"
    encounter = look.content.encounters[battle.encounter]
    counted = [enemy.id for enemy in battle.enemies if encounter.victory == "all" or enemy.kind == "boss"]
    if counted != [target]:
        return "no"
    after = [*card.effects, *(one for one in encounter.rules if one.trigger == "enemy_defeated")]
    return "unhealed" if user.hp < user.max_hp and any(one.do == "heal" for one in after) else "yes"


@dataclass(frozen=True, slots=True)
class Forecast:
    """What an attack takes of so many hit points, and in per cent how likely its target falls; `maybe`: nobody can tell
    how likely."""

    hurt: Spread[int]
    falls: int | str
    hp: int

    @property
    def said(self) -> int | str:
        least, worst = min(self.hurt.ways), max(self.hurt.ways)
        return worst if least == worst else f"{least}–{worst}"

    @property
    def left(self) -> int | str:
        """The hit points that stay, where it does not fall."""
        least, worst = min(self.hurt.ways), max(self.hurt.ways)
        return self.hp - worst if least == worst else f"{self.hp - worst}–{self.hp - least}"


def forecast(look: Sight, card: Any, context: Context, target: str, plus: int = 0) -> Forecast | None:
    """What the attack of a card comes to with so much damage added; None: nobody can tell.

    Where the markers of the target are among some that were seen, all that they may add is counted as possible.
    """
    strength, character = strength_of(look, card, context, target), look.state.character(target)
    if strength is None or character is None:
        return None
    return _blow(look, target, character, total(strength, even([plus])))


def blow_of(look: Sight, target: str, strength: Spread[int]) -> Forecast | None:
    """What an attack of this strength on a character comes to; None: there is no such character."""
    character = look.state.character(target)
    return None if character is None else _blow(look, target, character, strength)


def _blow(look: Sight, target: str, character: Any, strength: Spread[int]) -> Forecast:
    hp, hurt = character.hp, hurts(look, target, strength)
    if hurt is not None:
        return Forecast(hurt, percent(hurt.chance(lambda taken: taken >= hp)), hp)
    shields, armor = character.shields, stats.armor(look, target)
    each = strength.with_other(even(list(range(len(character.expose) + 1))))
    hurt = each.map(lambda both: harm(both[0], both[1], shields, armor))
    least, most = min(hurt.ways), max(hurt.ways)
    return Forecast(hurt, SURE if least >= hp else 0 if most < hp else MAYBE, hp)


def damage_of(card: Any, boosts: Sequence[int]) -> int:
    """What these boosts of a card, by place, add to its attack."""
    chosen = [one for place in boosts for one in card.boosts[place].effects if one.do == "attack_bonus"]
    return sum(one.n for one in chosen if isinstance(one.n, int))


def strength_of(look: Sight, card: Any, context: Context, target: str) -> Spread[int] | None:
    """The strength of a card's attack on its target, as long as nothing is paid on top; None: it is not to be told
    beforehand. What it does to somebody else after that is not in it."""
    if context.user is None or not is_enemy(target):
        return None
    face = context.die_face or _face(look, card, context.user)
    there = Context(card.id, context.user, context.seat, [target], range=card.range, aim=target, die_face=face)
    effects = [one for one in card.effects if _is_meant(look, one, there)]
    attacks = [n for n, effect in enumerate(effects) if effect.do == "attack"]
    if not attacks or any(effects[n].to not in APART for n in attacks[1:]):
        return None
    attack, before = effects[attacks[0]], effects[: attacks[0]]
    if attack.to != "target" or not all(map(_is_plain, [*before, attack])):
        return None
    if any(one.do != "attack_bonus" for one in before):
        return None
    own = [_amount(look, one, there) for one in before]
    steady = stats.attack(look, context.user) - stats.weakness(look.state.hero(context.user))  # DR-11.8
    items = _of_items(look, context.user, target)
    return None if items is None else total(_amount(look, attack, there), *own, *items, even([steady]))


def _is_meant(look: Sight, effect: Any, context: Context) -> bool:
    """Whether an effect counts: not a payment that may be left, nor an attack whose condition is against it now."""
    if effect.do == "pay":
        return not effect.optional
    return (
        effect.do != "attack" or effect.condition is None or holds(effect.condition, look.effects.facts(look, context))
    )


def _is_plain(effect: Any) -> bool:
    return not effect.optional and effect.when == "now" and effect.limit is None and effect.trigger is None


def _face(look: Sight, card: Any, hero: str) -> int:
    """The die that will be spent: the highest that lies on the card (DR-8.8)."""
    laid = [die.face for die in look.state.hero(hero).dice if die.where == f"ability:{card.id}"]
    return max(laid, default=0)


def _amount(look: Sight, effect: Any, context: Context) -> Spread[int]:
    """A number of a card, thrown where it says so; 0 where its condition does not hold."""
    facts = look.effects.facts(look, context)
    if effect.condition is not None and not holds(effect.condition, facts):
        return even([0])
    if isinstance(effect.n, DieAmount):
        return die().map(partial(of_face, effect.n))
    return even([amount(effect.n, facts)])


def _of_items(look: Sight, user: str, target: str) -> list[Spread[int]] | None:
    """What the hero's own cards add to this attack (DR-11.8); None: one of them does something else."""
    reach = "melee" if adjacent(look.state, user, target) else "ranged"
    found = []
    for unit in waiting(look, "own_attack", user):
        if unit.owner is not None and unit.card in look.state.hero(user).off:
            continue
        context = Context(unit.card, unit.owner, targets=[target], subject=user, attacker=user)
        for effect in unit.effects:
            if effect.range not in (None, "any", reach) or effect.when == "after_attack":
                continue
            if effect.do != "attack_bonus" or effect.optional:
                return None
            found.append(_amount(look, effect, context))
    return found


def most_boost(look: Sight, card: Any, context: Context) -> int:
    """The most that boosts can add with the heroism of the hero (DR-8.9)."""
    heroism = look.state.hero(str(context.user)).heroism
    priced = [
        (boost.cost, sum(one.n for one in boost.effects if one.do == "attack_bonus"), boost) for boost in card.boosts
    ]
    often = [
        range((min(MOST_REPEATED, heroism // max(1, cost)) if boost.repeat else 1) + 1) for cost, _, boost in priced
    ]
    return max(
        sum(int(k * n) for k, (_, n, _) in zip(times, priced, strict=True))
        for times in product(*often)
        if sum(k * cost for k, (cost, _, _) in zip(times, priced, strict=True)) <= heroism
    )
