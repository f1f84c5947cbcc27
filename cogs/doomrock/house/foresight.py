"""Where all may stand when the heroes act, for choosing a place while enemies are still to come (DR-13.2 to 13.8): as
their cards say, each as likely as the others. Pure, only looks."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from cogs.doomrock.rules.reading import positions, stats
from cogs.doomrock.rules.reading.coming import minions, undrawn
from cogs.doomrock.rules.reading.danger import OVER
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import BattleState, EnemyState, HeroState

SLOTS = ("roll", "initiative")
"""Steps in which every minion slot is still to come, so that it is known who comes to whom (DR-13.2)."""


class Likely(NamedTuple):
    """How things may stand, and how likely that is."""

    chance: float
    look: Look


class Way(NamedTuple):
    """Where a card takes a boss, or whom to it. do: `move` or `pull`, empty where it does neither; whom: which hero."""

    do: str = ""
    whom: str = ""


def when_heroes_act(look: Look) -> list[Likely]:
    """All that may be by then, as far as cards move anybody; only what is, once nobody comes any more."""
    battle = look.state.battle
    cards = [look.content.ai[card] for card in undrawn(look)]
    if battle is None or battle.step in OVER or not cards:
        return [Likely(1.0, look)]
    come = sum(any(one.do == "move" and one.to == "active_hero" for one in card.minion) for card in cards)
    ways = Counter(_way(card.boss) for card in cards)
    found = []
    for is_coming, n in ((True, come), (False, len(cards) - come)):
        for way, often in sorted(ways.items()):  # nothing may hang on the order in which the cards lie
            if n:
                after = _after(look, battle, way, is_coming)
                found.append(Likely(n * often / len(cards) ** 2, after))
    return found


def _way(effects: Sequence[Any]) -> Way:
    for one in effects:
        if one.do == "move" and one.who == "self":
            return Way("move", one.to)
        if one.do == "pull" and one.to == "self":
            return Way("pull", one.who)
    return Way()


def _after(look: Look, battle: BattleState, way: Way, is_coming: bool) -> Look:
    after = replace(battle, groups=[[*group] for group in battle.groups])
    if is_coming and battle.step in SLOTS:
        for hero_id, enemy in _slots(look):
            if _may_move(look, enemy):
                positions.place(after, enemy.id, hero_id)
    for boss in battle.enemies:
        if boss.kind == "boss" and not boss.activated:
            _led(look, after, boss, way)
    return Look(look.state.model_copy(update={"battle": after}), look.content)


def _slots(look: Look) -> Iterator[tuple[str, EnemyState]]:
    """Hero by hero, the loudest first, the two minions that come for it, those beside it rather than others; one that
    has come already where nobody else is left (DR-13.3, DR-13.4)."""
    come = minions(look)
    fresh = list(come)
    for hero in sorted(_standing(look), key=lambda one: -stats.threat(look, one.id)):
        near = positions.foes_near(look.state, hero.id)
        for enemy in sorted(fresh or come[:1], key=lambda one: one.id not in near)[:2]:
            yield hero.id, enemy
            fresh = [one for one in fresh if one is not enemy]


def _led(look: Look, after: BattleState, boss: EnemyState, way: Way) -> None:
    for hero in _meant(look, way.whom):
        if way.do == "move" and _may_move(look, boss):
            positions.place(after, boss.id, hero)
        if way.do == "pull" and not stats.has_status(look, hero, "immovable"):
            positions.place(after, hero, boss.id)


def _meant(look: Look, whom: str) -> list[str]:
    """Whom a boss's card means; nobody where that is not known beforehand."""
    standing = _standing(look)
    first = {
        "highest_threat": lambda one: -stats.threat(look, one.id),
        "lowest_threat": lambda one: stats.threat(look, one.id),
        "lowest_hp": lambda one: one.hp,
    }.get(whom)
    if whom == "each_hero":
        return [one.id for one in standing]
    return [min(standing, key=first).id] if first is not None and standing else []


def _standing(look: Look) -> list[HeroState]:
    return [one for one in look.state.heroes if not one.fallen]


def _may_move(look: Look, enemy: EnemyState) -> bool:
    """DR-13.8, DR-13.9."""
    return not any(stats.has_status(look, enemy.id, one) for one in ("bogged", "immovable", "stunned"))
