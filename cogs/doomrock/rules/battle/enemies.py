"""Enemies: how they come, and how they act by AI cards in minion slots and boss turns. Pure."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from bot.rules.decision import Option, Toggles, text
from cogs.doomrock.rules.battle.ai_cards import draw_ai
from cogs.doomrock.rules.battle.either_first import is_either_first
from cogs.doomrock.rules.effects.interrupts import between_cards
from cogs.doomrock.rules.effects.party import DoomrockPlay, ask_leader, order_leader
from cogs.doomrock.rules.effects.resolution import run
from cogs.doomrock.rules.effects.targets import pick
from cogs.doomrock.rules.reading import positions, stats
from cogs.doomrock.rules.reading.coming import minion_options, minions, redirect_options, told_minions
from cogs.doomrock.rules.reading.names import character_option, for_party, group_option, seen_as, who
from cogs.doomrock.rules.reading.selectors import candidates
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.state import ASKED, SECOND, EnemyState

TWO_COME: Final = Toggles(go=text("dr-go-minions"), none=text("dr-go-minions"), ordered=True)
LIMITS: Final[Mapping[str, int]] = {"minion": 22, "boss": 16}
"""How many enemy markers there are (DR-18.1); of nothing else but expose markers is there an end (DR-18.3)."""


def create(play: DoomrockPlay, kind: str, place: int = 0) -> str | None:
    """A new enemy, not yet on the field; None when there is no marker left. place: which boss of the card."""
    state = play.state
    battle = state.battle
    assert battle is not None
    if sum(enemy.kind == kind for enemy in battle.enemies) >= LIMITS[kind]:
        return None
    card = play.content.encounters[battle.encounter]
    battle.spawned += 1
    if kind == "minion":
        hp, facts, mark = card.minions.hp, card.minions, "minion"
    else:
        facts, mark = card.bosses[place], str(place)
        hp = facts.hp[max(0, len(state.heroes) - 2)]
    enemy = EnemyState(
        id=f"e{battle.spawned}",
        kind=kind,
        type_id=f"{card.id}:{mark}",
        hp=hp,
        max_hp=hp,
        armor=facts.armor,
        dmg=facts.dmg,
        activated=battle.step in ("start", "roll", "initiative", "minions", "bosses"),  # DR-13.10
    )
    battle.enemies.append(enemy)
    return enemy.id


async def spawn(play: DoomrockPlay, kind: str, n: int, where: str | None, context: Context) -> int:
    """New enemies in the midst of a battle, as many as there are markers for (DR-18.1); gives how many."""
    battle = play.state.battle
    if battle is None:
        return 0
    placed = 0
    for _ in range(n):
        made = create(play, kind)
        if made is None:
            break
        placed += 1
        positions.place(battle, made, positions.NEW)
        if where == "with_boss":
            bosses = [boss for boss in candidates(play, "the_boss", (), context, None) if boss != made]
            if len(bosses) > 1:
                goal = await pick(play, "the_boss", (), context, None, "spawn")
            else:  # nobody to stand beside: the card leaves it open (DR-1.4)
                goal = bosses or await _ask_place(play, made)
        elif where == "active_hero":
            goal = await pick(play, "active_hero", (), context, None, "spawn")
        elif where is None:
            goal = await _ask_place(play, made)
        else:
            goal = []
        if goal and goal[0] != positions.NEW:
            positions.place(battle, made, goal[0])
    if placed:
        enemy = battle.enemies[-1]
        play.say("dr-spawned", name=who(play, enemy.id), n=placed)
    if placed < n:
        play.say("dr-no-marker", n=n - placed)
    return placed


async def _ask_place(play: DoomrockPlay, enemy_id: str) -> list[str]:
    """DR-1.4, D-24: the leader places what a card leaves open; a new group alone by default."""

    def options() -> list[Option]:
        battle = play.state.battle
        if battle is None:
            return []
        groups = [group for group in battle.groups if enemy_id not in group]
        return [group_option(play, positions.NEW), *(group_option(play, group[0]) for group in groups)]

    prompt = text("dr-ask-spawn", who=who(play, enemy_id))
    return [await ask_leader(play, "doomrock.spawn", prompt, options, lambda: positions.NEW)]


def sleeps_on(play: DoomrockPlay, enemy_id: str) -> bool:
    """DR-13.9: a stunned enemy uses its activation up, and no card is drawn for it. Gives whether it did."""
    enemy = play.state.enemy(enemy_id)
    if enemy is None or play.state.options.readings != SECOND or not _is_stunned(enemy):
        return False
    enemy.activated = True
    _wake(play, enemy)
    return True


def _is_stunned(enemy: EnemyState) -> bool:
    return any(status.name == "stunned" for status in enemy.statuses)


def _wake(play: DoomrockPlay, enemy: EnemyState) -> None:
    enemy.statuses = [status for status in enemy.statuses if status.name != "stunned"]
    play.say("dr-stunned", who=who(play, enemy.id))


async def act(play: DoomrockPlay, enemy_id: str, card_id: str, active_hero: str | None) -> None:
    """One enemy resolves its part of an AI card."""
    enemy = play.state.enemy(enemy_id)
    battle = play.state.battle
    if enemy is None or battle is None:
        return
    enemy.activated = True
    if _is_stunned(enemy):  # DR-13.9
        _wake(play, enemy)
        return
    card = play.content.ai[card_id]
    play.used(card_id)
    play.say(
        "dr-ai",
        who=who(play, enemy_id),
        card=f"@{card_id}",
        active="none" if active_hero is None else who(play, active_hero),
        text=for_party(card.minion_text if enemy.kind == "minion" else card.boss_text, len(play.state.heroes)),
    )
    context = Context(source=card_id, user=enemy_id, active_hero=active_hero, rampage=enemy.rampaging)
    if enemy.kind == "boss" and active_hero is not None and _is_top(play, active_hero):
        context.picks["highest_threat"] = active_hero  # a tie is broken once a card
    await run(play, card.minion if enemy.kind == "minion" else card.boss, context)


def _is_top(look: Sight, hero_id: str) -> bool:
    return hero_id in candidates(look, "highest_threat", (), Context(source=""), None)


async def slot_order(play: DoomrockPlay) -> list[str]:
    """DR-10.2: undefeated heroes, highest threat first; ties by the leader (D-17), who is asked while
    there is a minion to come."""
    state = play.state
    by_threat: dict[int, list[str]] = {}
    for hero in state.standing_heroes():
        by_threat.setdefault(stats.threat(play, hero.id), []).append(hero.id)
    order: list[str] = []
    for value in sorted(by_threat, reverse=True):
        tied = by_threat[value]
        if len(tied) > 1 and (minions(play) or state.options.vain_questions == ASKED):
            tied = await order_leader(
                play, "doomrock.slot_order", text("dr-ask-slots", threat=value), partial(_heroes, play, tied)
            )
        order += tied
    return order


def _heroes(play: DoomrockPlay, ids: list[str]) -> list[Option]:
    return [character_option(play, one) for one in ids]


async def redirect(play: DoomrockPlay, hero_id: str, boss_id: str = "") -> str:
    """D-18, DR-10.4: a hidden hero may pass the activation on, once a round, never back. boss_id: who comes, where it
    is a boss."""
    been: list[str] = []
    while True:
        state = play.state
        hero = state.hero(hero_id)
        been.append(hero_id)
        others = [other.id for other in state.standing_heroes() if other.id not in been]
        if hero.redirect_used or not others or not stats.has_status(play, hero_id, "hidden"):
            return hero_id

        options = partial(redirect_options, play, tuple(been), boss_id)

        def loudest(others: tuple[str, ...] = tuple(others)) -> str:
            return max(others, key=partial(stats.threat, play))

        prompt = text("dr-ask-redirect", who=who(play, hero_id), foe=who(play, boss_id) if boss_id else "none")
        answer = await play.ask(hero.seat, "doomrock.redirect", prompt, options, default=loudest)
        if answer in ("no", ""):
            return hero_id
        play.state.hero(hero_id).redirect_used = True
        play.say("dr-redirected", who=who(play, hero_id), to=who(play, answer))
        hero_id = answer


async def minion_slot(play: DoomrockPlay, hero_id: str) -> None:
    """DR-13.2 to DR-13.4: one slot; its hero's player chooses which minions act."""
    battle = play.state.battle
    assert battle is not None
    if play.state.hero(hero_id).fallen or not minions(play):
        return
    await between_cards(play)
    if play.state.hero(hero_id).fallen or not minions(play):
        return
    hero_id = await redirect(play, hero_id)
    battle.active_hero = hero_id
    chosen = await _choose_minions(play, hero_id)
    card = ""
    for one in chosen:
        if card and play.state.options.ai_per_minion:
            await between_cards(play)
        if play.state.hero(hero_id).fallen:  # DR-13.5
            hero_id = (await pick(play, "highest_threat", (), Context(source=card), None))[0]
            battle.active_hero = hero_id
        if play.state.enemy(one) is None or sleeps_on(play, one):
            continue
        if not card or play.state.options.ai_per_minion:
            card = draw_ai(play)
        await act(play, one, card, hero_id)


async def _follow(play: DoomrockPlay, enemy_id: str, card_id: str, hero_id: str) -> None:
    """A minion's part of a slot."""
    if play.state.enemy(enemy_id) is not None and not sleeps_on(play, enemy_id):
        await act(play, enemy_id, card_id, hero_id)


async def _choose_minions(play: DoomrockPlay, hero_id: str) -> list[str]:
    """D-19, DR-13.3: two that have not acted yet, in order, which is asked where it can matter; one when only one is
    left; else one rampages."""
    seat = play.state.hero(hero_id).seat
    fresh = [enemy for enemy in minions(play) if not enemy.activated]
    if not fresh:
        prompt = text("dr-ask-rampage", who=who(play, hero_id))
        one = await play.ask(
            seat,
            "doomrock.rampage",
            prompt,
            partial(minion_options, play, True),
            explain=partial(told_minions, play, hero_id),
        )
        enemy = play.state.enemy(one) if one else None
        if enemy is None:
            return []
        enemy.rampaging = True
        play.say("dr-rampages", who=who(play, one))
        return [one]
    if len(fresh) == 1:
        return [fresh[0].id]
    if all(_alike(play, fresh[0], other) for other in fresh[1:]):
        return [enemy.id for enemy in fresh[:2]]
    if len(fresh) == 2 and is_either_first(play, hero_id, fresh, _follow):
        return [enemy.id for enemy in fresh]
    each = int(play.state.options.ai_per_minion)
    marked = len(play.state.hero(hero_id).expose)
    prompt = text("dr-ask-minions", who=who(play, hero_id), of=len(fresh), each=each, marked=marked)
    options, told = partial(minion_options, play, False), partial(told_minions, play, hero_id)
    helped = play.state.options.advice == "on"
    if len(fresh) == 2:
        return await play.ask_order(seat, "doomrock.minion_order", prompt, options, explain=told, advised=helped)
    return await play.ask_some(
        seat, "doomrock.minions", prompt, options, 2, 2, explain=told, advised=helped, toggles=TWO_COME
    )


def _alike(play: DoomrockPlay, one: EnemyState, other: EnemyState) -> bool:
    """Two minions between which nobody can see a difference. Markers lie face down, so that only how many there are
    counts: whether somebody is asked may not tell which they are."""
    if play.state.options.readings == SECOND:  # D-19: of a thief, and of whom a card has changed, there is none like it
        return seen_as(play, one.id) == seen_as(play, other.id)
    return _seen(one) == _seen(other) and positions.adjacent(play.state, one.id, other.id)


def _seen(enemy: EnemyState) -> tuple[object, ...]:
    return enemy.hp, len(enemy.expose), enemy.statuses, enemy.shields
