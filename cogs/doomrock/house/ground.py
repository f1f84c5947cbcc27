"""Where the house stands in a battle, and why: first what its dice reach from there once the heroes act, then who
stands beside it. Pure, only looks."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.rules.decision import Text, text
from cogs.doomrock.house.foresight import when_heroes_act
from cogs.doomrock.rules.cards.abilities import STEPS, charged
from cogs.doomrock.rules.cards.blow_worth import taken
from cogs.doomrock.rules.cards.places import may_walk, moved_to, ways
from cogs.doomrock.rules.cards.worth import OTHERS, is_shooter, printed, weighed
from cogs.doomrock.rules.reading.danger import OVER
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.names import who
from cogs.doomrock.rules.reading.positions import foes_near
from cogs.doomrock.rules.reading.selectors import candidates
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import HeroState, is_enemy

STAY = "stay"
BOSS = 1.2
"""What a hit point of a boss is worth, whose end is the battle's."""

SURE_GAIN = 0.4
"""So many hit points more a place must promise than the one where a hero stands, while enemies are still to come."""
LIKELIER = 0.2
"""By so much likelier an attack must be to reach somebody from elsewhere for that to be the reason to go."""


class Gain(NamedTuple):
    """An attack that dice lie on, and an enemy that it reaches from one place and not from another."""

    card: str
    enemy: str


def best_place(look: Look, hero: HeroState, places: Sequence[str]) -> str:
    """Where a hero goes of these places: where what lies on its attacks does most; of those that are alike a shooter
    away from enemies, a fighter to them once they have acted, and otherwise nobody for nothing."""

    margin = SURE_GAIN if _is_early(look) else 0.0

    def worth(place: str) -> tuple[float, float]:
        there = _look(look, hero, place)
        strikes = sum(one.chance * _strikes(one.look, hero) for one in when_heroes_act(there))
        return round(strikes + margin * (place == STAY), 3), _company(there, hero) + 0.1 * (place == STAY)

    return max(places, key=worth)


def why_there(look: Look, hero: HeroState, place: str) -> Text | None:
    """Why a hero goes to the best place rather than stay: what reaches whom there and not here, or is likelier to once
    the enemies have come, or that nobody stands beside it there. None: nothing that could be told for sure."""
    if place == STAY:
        return None
    there = _look(look, hero, place)
    if _is_early(look):
        return _why_likely(look, there, hero)
    here = set(_reach(look, hero))
    gained = [one for one in _reach(there, hero) if one not in here]
    if gained:
        return _told(look, "dr-why-reach", gained)
    beside = len(foes_near(look.state, hero.id))
    is_clear = bool(beside) and not foes_near(there.state, hero.id)
    return text("dr-why-clear", n=beside) if is_clear and here <= set(_reach(there, hero)) else None


def _why_likely(look: Look, there: Look, hero: HeroState) -> Text | None:
    """Of a place that is chosen before the enemies come: whom an attack reaches now says little of whom it will."""
    chances, before = _chances(there, hero), _chances(look, hero)
    gained = [one for one, chance in chances.items() if chance >= before.get(one, 0.0) + LIKELIER]
    return _told(look, "dr-why-likely", gained) if gained else None


def _told(look: Look, key: str, gained: Sequence[Gain]) -> Text:
    card, enemy = max(gained, key=lambda one: _is_boss(look, one.enemy))
    return text(key, card=f"@{card}", who=who(look, enemy))


def _chances(look: Look, hero: HeroState) -> dict[Gain, float]:
    """How likely each attack that dice lie on reaches whom, when the heroes act."""
    found: dict[Gain, float] = {}
    for chance, then in when_heroes_act(look):
        for one in _reach(then, hero):
            found[one] = found.get(one, 0.0) + chance
    return found


def _is_early(look: Look) -> bool:
    """Whether enemies may still come before the heroes act."""
    return look.state.battle is not None and look.state.battle.step not in OVER


def place_of(look: Look, hero: HeroState, ability: str) -> str | None:
    """Where a card would take its hero, of its own choice; None: it takes it nowhere."""
    moves = [one for one in look.content.abilities[ability].effects if one.do == "move" and one.to == "choice"]
    if not moves or moves[0].who != "self" or not may_walk(look, hero.id, moves[0].slip):
        return None
    places = [one.id for one in ways(look, hero.id, moves[0].optional)]
    return best_place(look, hero, places) if len(places) > 1 else None


def leads_nowhere(look: Look, hero: HeroState, ability: str) -> bool:
    """Whether a card is worth something only as a way, and its hero stands best where it stands."""
    found = {what for what, n in weighed(look, hero, ability).items() if n}
    others = {item.do for item in look.content.abilities[ability].effects} & OTHERS
    return found <= {"walk", "other"} and others == {"move"} and place_of(look, hero, ability) == STAY


def _look(look: Look, hero: HeroState, place: str) -> Look:
    battle = look.state.battle
    if place == STAY or battle is None:
        return look
    return Look(look.state.model_copy(update={"battle": moved_to(battle, hero.id, place)}), look.content)


def _attacks(look: Look, hero: HeroState) -> Iterator[tuple[str, int]]:
    """The attacks that dice lie on, with how often each can be used."""
    cards = look.content.abilities
    for ability, dice in charged(look, hero, STEPS["heroes"]).items():
        if cards[ability].type == "attack":
            yield ability, len(dice) // max(1, cards[ability].cost)


def _strikes(look: Look, hero: HeroState) -> float:
    """What all that lies on a hero's attacks would do where it stands. Who falls by it is not counted: the enemies act
    first, or the next blow finds somebody else."""
    return sum(uses * max(_damage(look, hero, ability), default=0.0) for ability, uses in _attacks(look, hero))


def _damage(look: Look, hero: HeroState, ability: str) -> Iterator[float]:
    """What a use of an attack takes, for each way to aim it."""
    card, battle = look.content.abilities[ability], look.state.battle
    if card.target == "one_group":
        groups = battle.groups if battle is not None else ()
        yield from (sum(_taken(look, hero, ability, one) for one in group if is_enemy(one)) for group in groups)
    elif card.target is None:
        yield sum(_taken(look, hero, ability, one) for one in foes_near(look.state, hero.id))
    else:
        yield from (_taken(look, hero, ability, one.enemy) for one in _reach(look, hero) if one.card == ability)


def _taken(look: Look, hero: HeroState, ability: str, enemy_id: str) -> float:
    enemy = look.state.enemy(enemy_id)
    if enemy is None:
        return 0.0
    done = min(float(enemy.hp), taken(look, hero.id, enemy_id, printed(look.content, ability)[0]))
    return done * BOSS if enemy.kind == "boss" else done


def _reach(look: Look, hero: HeroState) -> list[Gain]:
    """Whom the attacks that dice lie on could be aimed at."""
    found = []
    for ability, _ in _attacks(look, hero):
        card = look.content.abilities[ability]
        if card.target not in (None, "one_group"):
            context = Context(card.id, hero.id, hero.seat, range=card.range)
            legal = candidates(look, card.target, card.filter, context, card.range)
            found += [Gain(ability, one) for one in legal if is_enemy(one)]
    return found


def _company(look: Look, hero: HeroState) -> float:
    """How welcome those beside a hero are."""
    battle, near = look.state.battle, foes_near(look.state, hero.id)
    bosses = sum(_is_boss(look, one) for one in near)
    if is_shooter(look, hero):
        return -len(near) - bosses
    has_acted = battle is not None and battle.step == "heroes"
    return min(len(near), 2) + 2 * bosses if has_acted else 0.0


def _is_boss(look: Look, enemy_id: str) -> bool:
    enemy = look.state.enemy(enemy_id)
    return enemy is not None and enemy.kind == "boss"
