"""What things are worth in a battle, roughly: for laying out dice, and for the house player. Pure, only looks."""

from collections.abc import Callable, Collection, Sequence
from functools import cache, lru_cache, partial
from typing import Any

from bot.rules.effects import PerAmount
from cogs.doomrock.rules.cards.abilities import has_target
from cogs.doomrock.rules.cards.blow_worth import aimed_hits, group_hits, hits
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.coming import blow
from cogs.doomrock.rules.reading.danger import Attackers, Danger, danger
from cogs.doomrock.rules.reading.positions import foes_near, group_of
from cogs.doomrock.rules.reading.selectors import candidates, group_candidates
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.state import PLAIN, REACH, HeroState

Dangers = Callable[[str], Danger]
"""Hero -> what threatens it."""
ONE_FOE = ("one_enemy", "one_minion", "one_boss")
OTHERS = frozenset({"dice", "unexpose", "status", "move", "enrage", "modify", "choose"})
UNMET = 0.05
"""What is left of an attack's worth whose card asks something of its target that nobody meets, and of a card for which
nobody will be there: others may still see to it."""
PARTY = frozenset({"one_hero", "other_hero"})
SAVING, SAVING_WEAK, SAVING_LIFE = 0.9, 1.1, 1.5
"""What a shield is worth that is used up: to anybody, to who has few hit points, and to who would fall without."""
WEAK = 4
OF_THE_ROUND = frozenset({"status"})
"""What is good for nothing on one's own side, or beside a blow, once the enemies have acted: a status ends with the
round."""
DAMAGED = "damaged"
"""The condition that the blow before has hurt somebody."""


@lru_cache(maxsize=1024)
def printed(content: Any, ability: str) -> tuple[int, int, int, int, int]:
    """Rough numbers of an ability: attack, shields, expose, heal, weaken."""
    card = content.abilities[ability]
    attack = shields = expose = heal = weaken = 0
    for item in card.effects:
        n = getattr(item, "n", 0)
        n = n if isinstance(n, int) else (n.plus + 2 * n.times if isinstance(n, PerAmount) else 1)
        if item.do == "attack":
            attack += n
        elif item.do == "gain" and item.what == "shield":
            shields += n
        elif item.do == "expose":
            expose += n
        elif item.do == "heal":
            heal += n
        elif item.do == "status" and item.name in ("weakened", "stunned"):
            weaken += n
    return attack, shields, expose, heal, weaken


def dangers_at(look: Sight) -> Dangers:
    """What threatens whom as things stand, each looked up once: not to be kept."""
    attackers = cache(partial(Attackers, look))  # looked up when somebody asks
    return cache(lambda hero_id: danger(look, hero_id, attackers()))


def use_values(
    look: Sight, hero: HeroState, abilities: Sequence[str], dangers: Dangers | None = None
) -> dict[str, float]:
    """What an activation of each of these abilities of a hero is worth about now."""
    worth = worths(look, hero, dangers)
    return {ability: worth(ability) for ability in abilities}


def worths(look: Sight, hero: HeroState, dangers: Dangers | None = None) -> Callable[[str], float]:
    """The same of an ability when it is asked for: not to be kept."""
    known = dangers_at(look) if dangers is None else dangers
    is_met = cache(partial(comes_near, look, hero.id))  # looked up when a card asks
    return cache(lambda ability: use_of(look, hero, ability, known, is_met))


def use_of(
    look: Sight,
    hero: HeroState,
    ability: str,
    dangers: Dangers | None = None,
    is_met: Callable[[], bool] | None = None,
) -> float:
    """What an activation of an ability is worth about now. dangers: where they are known; is_met: `comes_near`, where
    that is known."""
    card = look.content.abilities[ability]
    attack, shields, expose, heal, weaken = printed(look.content, card.id)
    value = 0.0
    if card.symbol == "lock":
        return 1.6
    if attack:
        value += 1.3 * attack
        is_aimed = card.target is not None or look.state.options.weights == REACH
        if card.range == "melee" and is_aimed and not foes_near(look.state, hero.id):
            value *= 0.55  # nobody is near yet; minions will come
        if not has_target(look, hero.id, card):
            if look.state.options.weights != PLAIN and card.filter:
                return UNMET * value
            if card.range == "ranged":
                value *= 0.4
    value += ward_of(look, hero, ability, shields, dangers)
    value += 0.5 * expose
    missing = hero.max_hp - hero.hp
    value += 1.6 * min(heal, max(missing, 0))
    value += 0.9 * weaken
    value += 0.2
    if look.state.options.weights == REACH and _is_left_over(look, hero, card, is_met):
        value *= UNMET
    return value


def _is_left_over(look: Sight, hero: HeroState, card: Any, is_met: Callable[[], bool] | None) -> bool:
    """Whether a card has nobody to be used on as all stand, nor will have when its time comes, since its hero goes
    nowhere: a quick card comes before the enemies do (DR-8.7), and no hero gets up in a battle (DR-16.2)."""
    if has_target(look, hero.id, card):
        return False
    if card.target in PARTY:
        return True
    if card.range != "melee" or _can_go(look, hero):
        return False
    return card.symbol == "initiative" or not (comes_near(look, hero.id) if is_met is None else is_met())


def _can_go(look: Sight, hero: HeroState) -> bool:
    """Whether a hero has a die for a quick card that takes it elsewhere."""
    shown = {die.face for die in hero.dice if die.is_rolled}
    return any(not shown.isdisjoint(faces) for faces in _ways(look.content, tuple(hero.abilities)))


@lru_cache(maxsize=1024)
def _ways(content: Any, abilities: tuple[str, ...]) -> Sequence[Collection[int]]:
    """The faces that each quick card takes that moves its own hero."""
    cards = [content.abilities[one] for one in abilities]
    return [
        frozenset(card.faces)
        for card in cards
        if card.symbol == "initiative" and any(one.do == "move" and one.who == "self" for one in card.effects)
    ]


def comes_near(look: Sight, hero_id: str) -> bool:
    """Whether any enemy is likely to come to a hero in this round (DR-13.2 to 13.6)."""
    attackers = Attackers(look)
    return bool(attackers.minions_at(hero_id) or attackers.bosses_at(hero_id))


def ward_of(look: Sight, hero: HeroState, ability: str, shields: int, dangers: Dangers | None = None) -> float:
    """What so many shields of a card are worth: to its own hero, else to whoever of the party needs them most."""
    if look.state.options.weights == PLAIN:
        return shields * shield_value(look, hero)
    if not shields:
        return 0.0
    helped = [hero] if own_shields(look, ability) else [one for one in look.state.heroes if not one.fallen]
    known = dangers_at(look) if dangers is None else dangers
    return max((shield_value(look, one, known) * known(one.id).gain(one.shields, shields) for one in helped), default=0)


def shield_value(look: Sight, hero: HeroState, dangers: Dangers | None = None) -> float:
    """What a shield is worth that is used up."""
    if look.state.options.weights == PLAIN:
        return 1.0 if hero.hp <= WEAK else 0.8
    falls = (dangers or dangers_at(look))(hero.id).plain - hero.shields >= hero.hp
    return SAVING_LIFE if falls else SAVING_WEAK if hero.hp <= WEAK else SAVING


def own_shields(look: Sight, ability: str) -> int:
    """How many shields a use of an ability gives its own hero for sure; those for others, who may need them, are left
    out."""
    card = look.content.abilities[ability]
    gains = [item for item in card.effects if item.do == "gain" and item.what == "shield"]
    is_own = card.symbol != "lock" and all(item.to == "self" for item in gains)
    return printed(look.content, ability)[1] if is_own else 0


def act_value(look: Sight, hero: HeroState, ability: str) -> float:
    """What activating now is worth; 0 for keeping the die."""
    return sum(weighed(look, hero, ability).values())


def weighed(look: Sight, hero: HeroState, ability: str) -> dict[str, float]:
    """The same by what makes it so: attack, ward (shields, and weaker enemies), expose, heal, walk, other."""
    state = look.state
    battle = state.battle
    assert battle is not None
    card = look.content.abilities[ability]
    _, shields, expose, heal, weaken = printed(look.content, card.id)
    early = battle.step == "initiative"
    if ability == "ab.maneuver" and not early:
        # later only to get out of a ring or to the enemy
        found = {"walk": 0.3 if wants_to_move(look, hero) else 0.0}
    else:
        found = {
            "attack": _attack_value(look, hero, ability),
            "ward": _shielded(look, hero, card, shields) + 0.8 * _weakened(look, hero, card, weaken) if early else 0.0,
            "expose": 0.7 * expose,
            "heal": 1.5 * _heals(look, hero, card, heal),
        }
    others = {item.do for item in card.effects} & OTHERS
    if "walk" in found and is_shooter(look, hero) and not foes_near(state, hero.id):
        others = set()  # there is nobody to get away from
    if not early and (card.target not in ONE_FOE or card.type == "attack"):
        others -= OF_THE_ROUND
    if others == {"move"} and not wants_to_move(look, hero):
        others = set()  # where it stands is where it wants to be
    if others == {"unexpose"} and not early and not any(one.expose for one in state.heroes):
        others = set()
    if not sum(found.values()) and others:
        found["other"] = 0.6 if early else 0.2
    return found


def _shielded(look: Sight, hero: HeroState, card: Any, n: int) -> float:
    """What so many shields are worth to whoever needs them most of those whom a card may give them to."""
    is_own = bool(n) and own_shields(look, card.id) == n
    helped = [hero] if is_own else [one for one in look.state.heroes if not one.fallen] if n else []
    return max((danger(look, one.id).gain(one.shields, n) for one in helped), default=0.0)


def _weakened(look: Sight, hero: HeroState, card: Any, n: int) -> int:
    """How much of that many an enemy still has to lose, the strongest that the card can be aimed at; all of it where
    nobody is aimed at."""
    if not n or card.target not in ONE_FOE:
        return n
    return min(n, max((blow(look, one) for one in _targets(look, hero, card)), default=0))


def _attack_value(look: Sight, hero: HeroState, ability: str) -> float:
    """What the attack of a card is worth upon the best that it can be aimed at."""
    state, card, attack = look.state, look.content.abilities[ability], printed(look.content, ability)[0]
    if not attack or state.battle is None:
        return 0.0
    if card.target in ONE_FOE:
        return max((aimed_hits(look, hero, card, one, attack) for one in _targets(look, hero, card)), default=0.0)
    if card.target == "one_group":
        near = [group_of(state.battle, one) for one in group_candidates(look, hero.id, card.range)]
        return max((group_hits(look, hero, group, attack) for group in near), default=0.0)
    return sum(hits(look, hero.id, one, attack) for one in foes_near(state, hero.id))


def _targets(look: Sight, hero: HeroState, card: Any) -> list[str]:
    return candidates(look, card.target, card.filter, Context(source=card.id, user=hero.id), card.range)


def _heals(look: Sight, hero: HeroState, card: Any, heal: int) -> int:
    """How many hit points a card gives back to its own hero; none for a blow that gives nothing to be healed by."""
    if any(one.do == "heal" and one.condition == DAMAGED for one in card.effects):
        n, targets = printed(look.content, card.id)[0], _targets(look, hero, card)
        if not any(aimed_hits(look, hero, card, one, n) for one in targets):
            return 0
    return min(heal, hero.max_hp - hero.hp)


def hp_of(look: Sight, one: str) -> int:
    character = look.state.character(one)
    return character.hp if character is not None else 0


def wants_to_move(look: Sight, hero: HeroState) -> bool:
    """Out of a ring that is about to close; a shooter away from the enemy, a fighter to it."""
    near = len(foes_near(look.state, hero.id))
    return (near > 0) == is_shooter(look, hero) and not stats.surrounded(look, hero.id)


def is_shooter(look: Sight, hero: HeroState) -> bool:
    cards = look.content.abilities
    far = sum(cards[a].type == "attack" and cards[a].range == "ranged" for a in hero.abilities)
    close = sum(cards[a].type == "attack" and cards[a].range == "melee" for a in hero.abilities)
    return bool(far > close)
