"""What throwing dice again can bring: how often it is better than what lies there, and which cards it would serve.
Pure, only looks.

Whether something is better is judged by what cards are worth now (`worth`), so it hangs on who stands where.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from bot.rules.decision import Text, text
from bot.rules.odds import hits, percent
from cogs.doomrock.rules.cards.laying import Places
from cogs.doomrock.rules.cards.rolled_dice import rolled
from cogs.doomrock.rules.cards.worth import dangers_at, own_shields, shield_value, use_values, wants_to_move, ward_of
from cogs.doomrock.rules.reading.danger import Danger, danger
from cogs.doomrock.rules.reading.names import faces
from cogs.doomrock.rules.reading.sight import Sight
from cogs.doomrock.state import Die, HeroState

TOLD = 2
"""So many of the things that a throw can bring are named."""
TOKENS: Mapping[int, str] = {1: "shield", 6: "heroism"}
"""Face -> what it brings besides (DR-8.4)."""
HEROISM = 0.7
"""What heroism is worth that pays for a boost."""
WAY_OUT = 2.0
"""What a card that moves its hero is worth more to a hero that wants to get away or near."""
MOST_BOOSTS = 3
"""So often a boost that may be repeated is counted on."""
EVEN = 0.01
"""By so little worth one throw is no better than another."""
AGAIN = 0.6
"""What one more use of a card that is no attack is worth of the one before."""


def reroll_chances(
    look: Sight, hero: HeroState, again: Sequence[str], lies: Mapping[str, str], *, tokens: bool = True
) -> Text:
    """How often throwing these dice again is better than what lies there and how often worse, in tenths, and what a new
    die would most likely serve, in per cent. lies: die -> ability, as the dice would lie now; tokens: as in
    `Worths`."""
    n, stays = len(again), [die for die in rolled(hero) if die.id not in again]
    if not n:
        return text("dr-odds-keep")
    used = Counter(lies[die.id] for die in stays if die.id in lies)
    spare = [die.face for die in stays if die.id not in lies]
    better, worse = chances(look, hero, again, tokens=tokens)
    found = [
        (chance * worth_again(look, hero, ability, used[ability]), chance, f"@{ability}", used[ability])
        for ability, chance in filling(look, hero, n, used, spare).items()
    ]
    chance = percent(hits(6, frozenset({1}), n).chance(bool))  # a token of each face is as likely
    if tokens:
        found += [(chance * worth, chance, name, 0) for name, worth in _tokens(look, hero, stays).items() if worth]
    given_up = {f"@{lies[die_id]}" for die_id in again if die_id in lies}
    hoped = [one for one in found if one[2] not in given_up] or found  # nobody throws a die for what it does already
    likeliest = sorted(hoped, key=lambda one: -one[0])[:TOLD]
    return text(
        "dr-odds-reroll",
        n=n,
        dice=faces(die for die in rolled(hero) if die.id in again),
        better=round(better * 10),
        worse=round(worse * 10),
        many=len(likeliest),
        what=[text("dr-odds-what", what=what, more=more, n=chance) for _, chance, what, more in likeliest],
    )


def _tokens(look: Sight, hero: HeroState, stays: Sequence[Die]) -> Mapping[str, float]:
    """What one more shield and one more heroism are worth beside the dice that stay."""
    shields = hero.shields + sum(die.face == 1 for die in stays)
    heroism = hero.heroism + sum(die.face == 6 for die in stays)
    boosts = sum(_boosts(look, ability) for ability in hero.abilities)
    return {
        TOKENS[1]: shield_value(look, hero) * danger(look, hero.id).gain(shields, 1),
        TOKENS[6]: HEROISM * (heroism < boosts),
    }


def _boosts(look: Sight, ability: str) -> int:
    """How much heroism one use of a card takes at most."""
    boosts = look.content.abilities[ability].boosts
    return sum(boost.cost * (MOST_BOOSTS if boost.repeat else 1) for boost in boosts)


def chances(look: Sight, hero: HeroState, again: Sequence[str], *, tokens: bool = True) -> tuple[float, float]:
    """How likely all dice of a hero are worth more, and less, once these are thrown again."""
    kept = [die.face for die in rolled(hero) if die.id not in again]
    worth = Worths(look, hero, tokens=tokens)
    now = worth.of(die.face for die in rolled(hero))
    better = worse = total = 0
    for shown, ways in throws(len(again)):
        gain = worth.of([*kept, *shown]) - now
        better, worse, total = better + ways * (gain > EVEN), worse + ways * (gain < -EVEN), total + ways
    return better / total, worse / total


@lru_cache(maxsize=16)
def throws(n: int) -> Sequence[tuple[tuple[int, ...], int]]:
    """What n dice can show, in any order, each with the number of ways in which it comes."""
    return [
        (faces, factorial(n) // prod(factorial(many) for many in Counter(faces).values()))
        for faces in combinations_with_replacement(range(1, 7), n)
    ]


def uses(look: Sight, hero: HeroState, plain: Mapping[str, float] | None = None) -> dict[str, float]:
    """What a use of each of a hero's cards is worth now. plain: without the way out, where that is known."""
    known = use_values(look, hero, hero.abilities) if plain is None else plain
    if not wants_to_move(look, hero):
        return dict(known)
    return {one: value + (WAY_OUT if is_way(look, one) else 0.0) for one, value in known.items()}


def is_way(look: Sight, ability: str) -> bool:
    """Whether a card does nothing but help its own hero, and lets it move."""
    card = look.content.abilities[ability]
    return card.type == "support" and any(effect.do == "move" and effect.who == "self" for effect in card.effects)


class Worths:
    """What dice of a hero are worth as things stand, by what they show. tokens: whether each 1 and 6 gives one; after a
    card's reroll they do not (DR-8.4)."""

    def __init__(self, look: Sight, hero: HeroState, *, tokens: bool = True) -> None:
        dangers = dangers_at(look)
        plain = use_values(look, hero, hero.abilities, dangers)
        self.look, self.uses = look, uses(look, hero, plain)
        self._had, self._shield = (hero.shields, hero.heroism), shield_value(look, hero, dangers)
        self._danger = dangers(hero.id)
        self._places = Places(look, hero, plain, plain.__getitem__)
        self._shields = {ability: own_shields(look, ability) for ability in hero.abilities}
        self._wards = {one: ward_of(look, hero, one, many, dangers) for one, many in self._shields.items() if many}
        locked = tuple(die.card for die in hero.dice if die.is_locked)
        self._gives_tokens = tokens
        known = (locked, self._had, self._shield, self._danger, tokens)
        self._found = _counted(look.content.hash, tuple(self.uses.items()), tuple(plain.items()), known)

    def of(self, faces: Iterable[int]) -> float:
        """All of these together, laid where they are worth most."""
        shown = tuple(sorted(faces))
        found = self._found.get(shown)
        if found is None:
            found = self._found[shown] = self._count(shown)
        return found

    def _count(self, faces: Sequence[int]) -> float:
        """Shields are counted together, those of cards too: more than anything can hit for are worth nothing, nor is
        heroism for which no card with dice has a boost."""
        dice = [Die(f"t{n}", face, "idle") for n, face in enumerate(faces)]
        shields, heroism = (faces.count(1), faces.count(6)) if self._gives_tokens else (0, 0)
        found, boosts = 0.0, 0
        for ability, many in Counter(self._places.plan(dice).values()).items():
            card, own = self.look.content.abilities[ability], self._shields[ability]
            for time in range(many // card.cost):
                plain = self.uses[ability] - self._wards.get(ability, 0.0)
                found += plain * (1.0 if card.type == "attack" else AGAIN**time)
                shields += own
                boosts += _boosts(self.look, ability)
        had_shields, had_heroism = self._had
        found += HEROISM * max(0, min(heroism, boosts - had_heroism))
        return found + self._shield * self._danger.gain(had_shields, shields)


Values = tuple[tuple[str, float], ...]


Known = tuple[tuple[str, ...], tuple[int, int], float, Danger, bool]
"""The dice that are locked, shields and heroism that are there already, what a shield is worth, what comes, and whether
faces give tokens."""


@lru_cache(maxsize=64)
def _counted(content: str, uses: Values, plain: Values, known: Known) -> dict[tuple[int, ...], float]:
    """What has been counted while the same cards were worth the same: between two throws nothing else changes."""
    return {}


def worth_again(look: Sight, hero: HeroState, ability: str, used: int) -> float:
    """What one more use of a card is worth on which so many dice lie."""
    again = 1.0 if look.content.abilities[ability].type == "attack" else AGAIN**used
    return uses(look, hero)[ability] * again


def filling(look: Sight, hero: HeroState, n: int, used: Mapping[str, int], spare: Sequence[int]) -> dict[str, int]:
    """In per cent, how likely n new dice make each ability usable, or usable once more. used: how many dice that stay
    lie on each; spare: what those show that stay and lie on none."""
    found: dict[str, int] = {}
    for ability in hero.abilities:
        card, laid = look.content.abilities[ability], used.get(ability, 0)
        held = sum(die.is_locked and die.card == ability for die in hero.dice)
        if card.symbol == "lock" and held + laid >= card.slots:
            continue
        lacking = max(1, card.cost - laid % card.cost - sum(face in card.faces for face in spare))
        found[ability] = percent(hits(6, frozenset(card.faces), n).chance(lacking.__le__))
    return {ability: chance for ability, chance in found.items() if chance}
