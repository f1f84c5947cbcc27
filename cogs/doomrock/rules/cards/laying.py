"""Where rolled dice lie before their player moves any of them (D-15). Pure, only looks.

A face that the player has laid by hand lies there again; the rest lies where it is worth most, or, at tables that want
no advice, so that most abilities are used.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple

from cogs.doomrock.rules.cards.rolled_dice import accepting, free_slots, rolled, with_room
from cogs.doomrock.rules.cards.worth import printed, worths
from cogs.doomrock.rules.reading.sight import Sight
from cogs.doomrock.state import LAID, Die, HeroState

IDLE = "idle"


def suggest(look: Sight, hero: HeroState) -> dict[str, str]:
    """Die id -> where, of all rolled dice."""
    found = _as_usual(look, hero)
    rest = [die for die in rolled(hero) if die.id not in found]
    if look.state.options.advice == "on":
        found |= best_plan(look, hero, rest, found.values())
    else:
        found |= most_used(look, hero, rest, found.values())
    if look.state.options.free_dice == LAID:
        found |= {die.id: place for die in rest if die.id not in found and (place := only_place(look, hero, die))}
    return {die.id: IDLE if (at := found.get(die.id, IDLE)) == IDLE else f"ability:{at}" for die in rolled(hero)}


def only_place(look: Sight, hero: HeroState, die: Die) -> str:
    """The one card on which a die can lie that lies nowhere; empty: there is none, or a choice. On a lock it would stay
    (DR-14.1), which is a choice as well."""
    places = accepting(look, hero, die)
    return places[0] if len(places) == 1 and look.content.abilities[places[0]].symbol != "lock" else ""


def learn(hero: HeroState, faces: set[int]) -> None:
    """Remember where the dice lie that their player has moved."""
    for face in faces:
        hero.habit[face] = [die.card if die.is_on_ability else IDLE for die in rolled(hero) if die.face == face]


def _as_usual(look: Sight, hero: HeroState) -> dict[str, str]:
    """Die id -> ability or `idle`, as the player laid dice of its face last time; more of them go where most went."""
    if not hero.habit:
        return {}
    cards = look.content.abilities
    wishes = {face: list(places) for face, places in hero.habit.items()}
    room = {ability: free_slots(look, hero, ability) for ability in hero.abilities}
    found: dict[str, str] = {}
    for die in rolled(hero):
        if die.face not in wishes:
            continue
        usual = hero.habit[die.face]
        place = wishes[die.face].pop(0) if wishes[die.face] else max(usual, key=usual.count)
        if place == IDLE:
            found[die.id] = place
        elif room.get(place, 0) > 0 and die.face in cards[place].faces:
            found[die.id] = place
            room[place] -= 1
    return found


def most_used(look: Sight, hero: HeroState, dice: Sequence[Die], used: Collection[str] = ()) -> dict[str, str]:
    """Most abilities used, then printed order. Die id -> ability. used: abilities on which dice lie already."""
    cards = look.content.abilities
    taken: dict[str, str] = {}

    def find(ability: str, seen: set[str]) -> bool:
        for die in dice:
            if die.face in cards[ability].faces and die.id not in seen:
                seen.add(die.id)
                if die.id not in taken or find(taken[die.id], seen):
                    taken[die.id] = ability
                    return True
        return False

    for ability in with_room(look, hero):
        if ability not in used:
            find(ability, set())
    for die in dice:
        if die.id not in taken:
            for ability in hero.abilities:
                if cards[ability].symbol != "lock" and die.face in cards[ability].faces:
                    taken[die.id] = ability
                    break
    return taken


def free(look: Sight, hero: HeroState, ability: str) -> int:
    """How many more dice a player would lay on an ability."""
    card = look.content.abilities[ability]
    if card.symbol == "lock":
        return int(card.slots) - sum(d.card == ability for d in hero.dice if d.is_locked)
    attack, shields, _, heal, _ = printed(look.content, card.id)
    if attack and card.type == "attack":
        return 4
    if card.symbol == "reaction":
        return 1
    return 2 if shields or heal else 1


class Place(NamedTuple):
    """An ability as a place for dice. most: so many a player would lay there."""

    ability: str
    faces: Collection[int]
    most: int
    is_attack: bool
    wants_two: bool


class Places:
    """Where dice of a hero may lie, looked up once for many throws."""

    def __init__(self, look: Sight, hero: HeroState, abilities: Iterable[str], worth: Callable[[str], float]) -> None:
        """abilities: those that count; worth: what a use of one is worth, always more than nothing."""
        cards = look.content.abilities
        self._places = [
            Place(one, cards[one].faces, free(look, hero, one), cards[one].type == "attack", cards[one].cost > 1)
            for one in abilities
        ]
        self._of_face = {face: [one for one in self._places if face in one.faces] for face in range(1, 7)}
        self._worth = worth

    def plan(self, dice: Sequence[Die], used: Collection[str] = ()) -> dict[str, str]:
        """Die id -> ability: one die after another to where it is worth most. used: where others lie already, each."""
        found: dict[str, str] = {}
        laid: dict[str, int] = dict(Counter(used))
        for die in sorted(dice, key=lambda die: len(self._of_face[die.face])):
            best, most = "", 0.0
            places = self._of_face[die.face]
            for place in places:
                there = laid.get(place.ability, 0)
                if there >= place.most:
                    continue
                share = 1.0 if place.is_attack else 0.6**there
                if place.wants_two and there % 2 == 0:
                    alike = sum(other.face in place.faces for other in dice)
                    share = share * 0.5 if alike > there + 1 else 0.0
                # what the only card is worth for a die is not worked out: it is dear, and more than nothing
                value = share * self._worth(place.ability) if len(places) > 1 else share
                if value > most:
                    best, most = place.ability, value
            if best:
                found[die.id] = best
                laid[best] = laid.get(best, 0) + 1
        return found


def best_plan(look: Sight, hero: HeroState, dice: Sequence[Die], used: Collection[str] = ()) -> dict[str, str]:
    """The same for one throw."""
    cards, shown = look.content.abilities, {die.face for die in dice}
    able = [ability for ability in hero.abilities if not shown.isdisjoint(cards[ability].faces)]
    return Places(look, hero, able, worths(look, hero)).plan(dice, used)
