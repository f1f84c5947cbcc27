"""When what lies on a hero's cards is enough for a boss, so that nothing else is struck first. Pure, only looks."""

from collections.abc import Iterable, Sequence
from typing import Any

from cogs.doomrock.rules.cards.abilities import stuns_now
from cogs.doomrock.rules.cards.blow_worth import aimed_hits
from cogs.doomrock.rules.cards.rolled_dice import lying
from cogs.doomrock.rules.cards.worth import hp_of, printed
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.coming import blow
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.odds import forecast
from cogs.doomrock.rules.reading.selectors import candidates
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import HeroState

CERTAIN = 100
BOSS_TURN = 1.5


def uses_of(options: Iterable[str]) -> list[tuple[str, str]]:
    """(hero, ability) of the activations among these options: `h0:ab.haymaker`."""
    found = [option.partition(":") for option in options]
    return [(hero, ability) for hero, _, ability in found if ability]


def last_blows(look: Look, uses: Sequence[tuple[str, str]]) -> tuple[str, str] | None:
    """The first of the blows, as an option, and the boss that falls by those that are sure; None: none does.

    uses: (hero, ability) of what can be used now
    """
    battle = look.state.battle
    for boss in [enemy for enemy in battle.enemies if enemy.kind == "boss"] if battle is not None else []:
        blows, more = {}, 0
        for hero_id, ability in uses:
            card, hero = look.content.abilities.get(ability), look.state.hero(hero_id)
            if card is None or (n := _sure_blow(look, hero, card, boss.id)) <= 0:
                continue
            plain = min(n, printed(look.content, ability)[0])
            more = max(more, n - plain)  # what items add they may add once a round
            blows[f"{hero_id}:{ability}"] = n, plain * max(1, len(lying(hero, ability)) // max(1, card.cost))
        if blows and more + sum(whole for _, whole in blows.values()) >= boss.hp:
            return max(blows, key=lambda one: blows[one]), boss.id
    return None


def aim(look: Look, user: HeroState, card: Any, enemies: Sequence[str]) -> str:
    """Whom of these an attack is best for: a boss that falls by what lies there, else who is worth most; of those that
    are alike who falls by the other dice of the card, else a boss, whose end is the battle's."""
    uses = [(user.id, other) for other in user.abilities if other == card.id or lying(user, other)]
    ending = last_blows(look, uses)
    if ending is not None and ending[1] in enemies:
        return ending[1]
    attack = printed(look.content, card.id)[0]
    stuns = stuns_now(look, Context(card.id, user.id, user.seat), card)

    def worth(one: str) -> tuple[float, int, int]:
        done = aimed_hits(look, user, card, one, attack)
        enemy = look.state.enemy(one)
        is_boss = enemy is not None and enemy.kind == "boss"
        alike = 2 if uses_to_fell(look, user, card, one) else int(is_boss)
        return done + (_missed(look, user, card, one) if stuns else 0.0), alike, -hp_of(look, one)

    return max(enemies, key=worth)


def uses_to_fell(look: Look, user: HeroState, card: Any, enemy_id: str) -> int:
    """By how many uses of a card, for which there are dice, an enemy falls for sure; 0: it may not. What items and
    markers add is counted once; after a card that moves its user the next use may not reach."""
    enemy, told = look.state.enemy(enemy_id), forecast(look, card, _context(card, user), enemy_id)
    if enemy is None or told is None:
        return 0
    taken, n = min(told.hurt.ways), 1
    again = printed(look.content, card.id)[0] - stats.weakness(user) - stats.armor(look, enemy_id)
    while taken < enemy.hp:
        taken, n = taken + min(again, taken), n + 1
        if again <= 0 or n > len(lying(user, card.id)) // max(1, card.cost) or _walks(card):
            return 0
    return n if taken > 0 else 0


def _walks(card: Any) -> bool:
    return any(one.do == "move" and one.who == "self" for one in card.effects)


def _context(card: Any, user: HeroState) -> Context:
    return Context(card.id, user.id, user.seat, range=card.range)


def _missed(look: Look, user: HeroState, card: Any, enemy_id: str) -> float:
    """What the turn is worth that an enemy misses stunned: nothing where the blow fells it, and most of a boss, which
    is sure to strike."""
    enemy, told = look.state.enemy(enemy_id), forecast(look, card, _context(card, user), enemy_id)
    if enemy is None or (told is not None and told.falls == CERTAIN):
        return 0.0
    return BOSS_TURN * blow(look, enemy_id) if enemy.kind == "boss" else float(blow(look, enemy_id))


def boosted_blow(look: Look, hero: HeroState, ability: str, boss_id: str) -> int:
    """What one use of an attack takes of a boss at least, with all the boosts that its hero can pay."""
    card, left = look.content.abilities[ability], hero.heroism
    found = _sure_blow(look, hero, card, boss_id)
    for boost in card.boosts:
        if boost.cost <= left:
            left -= boost.cost
            found += sum(one.n for one in boost.effects if one.do == "attack_bonus" and isinstance(one.n, int))
    return found


def _sure_blow(look: Look, hero: HeroState, card: Any, boss_id: str) -> int:
    """What an attack takes of a boss at least."""
    context = Context(card.id, hero.id, hero.seat, range=card.range)
    if card.target not in ("one_enemy", "one_boss"):
        return 0
    if boss_id not in candidates(look, card.target, card.filter, context, card.range):
        return 0
    found = forecast(look, card, context, boss_id)
    return 0 if found is None else min(found.hurt.ways)
