"""The greedy house player and its dice: what is rerolled, and where they are laid. Pure, only looks."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from math import ceil

from bot.rules.decision import Answer
from bot.rules.kernel.run import Request
from cogs.doomrock.house.ground import STAY, place_of
from cogs.doomrock.house.whose_dice import hero_of_dice
from cogs.doomrock.rules.cards.laying import best_plan
from cogs.doomrock.rules.cards.rolled_dice import rolled
from cogs.doomrock.rules.cards.throws import EVEN, Worths, is_way, throws
from cogs.doomrock.rules.cards.worth import printed, use_values, wants_to_move
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.danger import danger
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.selectors import candidates
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import Die, DoomrockState, EnemyState, HeroState

IDLE, SERVING = 0.95, 0.75
"""What a die has to be worth of an average throw to be kept: where it lies on no card, and where it does. A use in the
hand is more than the chance of one, since the next throw may bring none."""


MARGIN = 0.05
"""How much more a throw has to bring on average than what lies there."""


def die_value(die: Die, ability: str | None, values: Mapping[str, float]) -> float:
    """What a die is worth where it would lie, with the token of its face. values: ability -> what a use is worth."""
    return _token(die.face) + (values[ability] if ability is not None else 0.0)


def _token(face: int) -> float:
    return 0.8 if face == 1 else 0.7 if face == 6 else 0.0


def think_reroll(look: Look, request: Request, seat: int) -> Answer | None:
    """Reroll dice that are worth less than an average die; one that serves a card has to be worth much less."""
    hero = hero_of_dice(look, request, seat)
    if hero is None:
        return None
    dice = rolled(hero)
    plan = best_plan(look, hero, dice)
    cards = look.content.abilities
    values = use_values(look, hero, hero.abilities)
    expected = 0.0
    for face in range(1, 7):
        worths = [values[a] for a in hero.abilities if face in cards[a].faces]
        expected += ((max(worths) if worths else 0.0) + _token(face)) / 6
    share = {die.id: SERVING if plan.get(die.id) else IDLE for die in dice}
    return [die.id for die in dice if die_value(die, plan.get(die.id), values) < expected * share[die.id]]


def spared(look: Look, request: Request, seat: int, thrown: Answer) -> Answer:
    """What is thrown once all that it may bring is counted out, and without dice that are too good to throw: each 1 is
    a shield already (DR-8.4) as long as plain blows take it, some dice end the battle as they lie, and one may be the
    way out."""
    hero = hero_of_dice(look, request, seat)
    if hero is None or not isinstance(thrown, list):
        return thrown
    shields = {die.id for die in needed_ones(look, hero)}
    return best_throw(look, hero, shields | finishing(look, hero) | way_out(look, hero))


def without_gains(state: DoomrockState, seat: int) -> DoomrockState:
    """The table as it is for somebody's dice, without the shields and the heroism of others: all throw at the same time
    (DR-8.1), and ticks would change while they are looked at."""
    heroes = [one if one.seat == seat else replace(one, shields=0, heroism=0) for one in state.heroes]
    return state.model_copy(update={"heroes": heroes})


def needed_ones(look: Look, hero: HeroState) -> list[Die]:
    """The rolled 1s that are shields against plain blows; more of them are dice like others."""
    ones = [die for die in rolled(hero) if die.face == 1]
    return ones[: max(0, ceil(danger(look, hero.id).plain) - hero.shields)]


def best_throw(look: Look, hero: HeroState, kept: Collection[str]) -> list[str]:
    """Which of the other dice to throw, by id, so that all of them are worth most on average; of dice that show the
    same the first. kept: those that stay. What is more often worse than better is advice that nobody takes."""
    dice = rolled(hero)
    free = [die for die in dice if die.id not in kept]
    worth = Worths(look, hero)
    now = worth.of(die.face for die in dice)
    best, found = MARGIN, list[str]()
    for some in _alike_once(free):
        stay = [die.face for die in dice if die not in some]
        gains = [(ways, worth.of([*stay, *faces]) - now) for faces, ways in throws(len(some))]
        mean = sum(ways * gain for ways, gain in gains) / 6 ** len(some)
        odds = sum(ways * ((gain > EVEN) - (gain < -EVEN)) for ways, gain in gains)
        if mean > best and odds >= 0:
            best, found = mean, [die.id for die in some]
    return found


def _alike_once(dice: Sequence[Die]) -> Iterator[tuple[Die, ...]]:
    """Some of the dice, each choice of faces once."""
    seen = set()
    for n in range(1, len(dice) + 1):
        for some in combinations(dice, n):
            shown = tuple(sorted(die.face for die in some))
            if shown not in seen:
                seen.add(shown)
                yield some


def way_out(look: Look, hero: HeroState) -> set[str]:
    """One die, by id, for the card that takes a hero where it wants to stand, as long as it stands badly and would go
    somewhere, were the dice laid."""
    if not wants_to_move(look, hero):
        return set()
    plan = best_plan(look, hero, rolled(hero))
    laid = replace(hero, dice=[replace(die, where=f"ability:{plan[die.id]}") for die in rolled(hero) if die.id in plan])
    ways = [die_id for die_id, card in plan.items() if is_way(look, card)]
    return {die_id for die_id in ways[:1] if place_of(look, laid, plan[die_id]) not in (None, STAY)}


def finishing(look: Look, hero: HeroState) -> set[str]:
    """The fewest of the rolled dice, by id, whose attacks take the last of a boss from where all stand; nothing is
    counted on that is not sure."""
    return _finishing(look, hero)[1]


def finished(look: Look, hero: HeroState) -> EnemyState | None:
    """That boss."""
    return _finishing(look, hero)[0]


def _finishing(look: Look, hero: HeroState) -> tuple[EnemyState | None, set[str]]:
    battle = look.state.battle
    bosses = [enemy for enemy in battle.enemies if enemy.kind == "boss"] if battle is not None else []
    for boss in bosses:
        blows = sorted(((_blow(look, hero, die, boss), die.id) for die in rolled(hero)), reverse=True)
        left, found = boss.hp + boss.shields, set[str]()
        for n, die_id in blows:
            if n > 0 and left > 0:
                left -= n
                found.add(die_id)
        if left <= 0:
            return boss, found
    return None, set()


def _blow(look: Look, hero: HeroState, die: Die, boss: EnemyState) -> int:
    """What the best attack for a die takes of a boss at least."""
    context, most = Context("", hero.id, 0), 0
    for ability in hero.abilities:
        card = look.content.abilities[ability]
        attack = printed(look.content, ability)[0]
        if not attack or die.face not in card.faces or card.cost > 1 or card.target not in ("one_enemy", "one_boss"):
            continue
        if boss.id in candidates(look, card.target, card.filter, context, card.range):
            most = max(most, attack - stats.armor(look, boss.id) - stats.weakness(hero))
    return most


def think_assign(look: Look, request: Request, seat: int) -> Answer | None:
    """Move dice until they lie as planned."""
    hero = hero_of_dice(look, request, seat)
    if hero is None:
        return "accept"
    dice = rolled(hero)
    plan = best_plan(look, hero, dice)
    wanted: dict[str, int] = {}
    for die in dice:
        place = plan.get(die.id, "idle")
        wanted[f"{die.face}>{place}"] = wanted.get(f"{die.face}>{place}", 0) + 1
    surplus = []
    for die in dice:
        place = die.card if die.is_on_ability else "idle"
        mark = f"{die.face}>{place}"
        if wanted.get(mark, 0):
            wanted[mark] -= 1
        else:
            surplus.append(die)
    legal = {option.id for option in request.decision.options() if option.refused is None}
    for die in surplus:
        for mark, left in wanted.items():
            face, _, place = mark.partition(">")
            if left and int(face) == die.face and place != "idle":
                # alike dice are offered once
                for other in dice:
                    if other.face == die.face and other.where == die.where and f"{other.id}>{place}" in legal:
                        return f"{other.id}>{place}"
    return "accept"


def think_unlock(look: Look, request: Request, seat: int) -> Answer | None:
    return []
