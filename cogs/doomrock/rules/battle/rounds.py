"""The battle as steps: setup, the seven steps of a round, and what follows a victory. Pure.

`STEPS` goes into the game's step table; the map side names `battle` when it is over, and is named again by
`next_segment` or `final_score`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.rules.decision import Option, text
from bot.rules.effects.order import Unit
from bot.rules.kernel.game import StepFunction
from bot.rules.piles.pile import take_all
from cogs.doomrock.rules.battle import enrage
from cogs.doomrock.rules.battle.ai_cards import ai_deck
from cogs.doomrock.rules.battle.boss import boss_turn
from cogs.doomrock.rules.battle.damage import check_end
from cogs.doomrock.rules.battle.enemies import create, minion_slot, slot_order
from cogs.doomrock.rules.battle.markers import mix, pool, return_to_pool
from cogs.doomrock.rules.cards.abilities import out_of_reach
from cogs.doomrock.rules.cards.floor import floor
from cogs.doomrock.rules.cards.places import stand_option
from cogs.doomrock.rules.cards.rolling import roll_phase
from cogs.doomrock.rules.cards.triggers import end_scope, fire, in_order, resolve
from cogs.doomrock.rules.effects.ending import end
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import run
from cogs.doomrock.rules.effects.road import pass_leadership
from cogs.doomrock.rules.reading import positions, stats
from cogs.doomrock.rules.reading.formation import formation, lined_up
from cogs.doomrock.rules.reading.names import who
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.rules.reading.standing import hero_cards
from cogs.doomrock.state import NAMED, SECOND, THROWN, BattleState, EnemyState, HeroState, Laurels


async def battle(play: DoomrockPlay) -> None:
    """DR-7."""
    state = play.state
    encounter = state.encounters[state.segment - 1]
    card = play.content.encounters[encounter]
    doomrock = any(play.content.areas[area.card].kind == "doomrock" for area in state.row)
    if state.segment == 3 and not doomrock:  # DR-7.1
        play.say("dr-no-doomrock")
        end(play, "lost-no-doomrock")
    play.used(encounter)
    play.say("dr-battle", encounter=f"@{encounter}", flavor=card.flavor, ends=card.victory)
    state.phase = "battle"
    here = state.battle = BattleState(encounter=encounter, step="start")
    for boss in range(len(card.bosses)):
        create(play, "boss", boss)
    for _ in range(card.minions.count[max(0, len(state.heroes) - 2)]):
        create(play, "minion")
    for enemy in here.enemies:
        enemy.activated = False
    for hero in state.heroes:
        stats.refresh(play, hero.id)
        for used in (hero.class_id, *hero_cards(hero)):
            play.used(used)
        for die in hero.dice:
            die.where, die.face = "pool", 0
    for hero_id in [hero.id for hero in state.heroes]:  # D-12
        await _stand(play, hero_id)
    here.groups = lined_up(play, here.groups)
    # DR-7.4
    ai_deck(state).lay(play, play.content.ai_deck(encounter, state.options.edition))
    seen = take_all(state.revealed) + take_all(state.removed)
    if seen:
        mix(state)
    pool(state).shuffle_in(play, seen)
    here.enrage = card.enrage.start + (state.options.difficulty == "doomed")
    await enrage.reach_levels(play)
    if state.options.difficulty == "gentle":
        for hero in state.heroes:
            hero.shields += 1
    waiting, state.pending = state.pending, []
    await _what_was_kept(play, waiting)
    await fire(play, "battle_start")
    play.next("battle_roll")


async def _what_was_kept(play: DoomrockPlay, waiting: Sequence[Mapping[str, Any]]) -> None:
    """Effects of the map that wait for a battle (`when: next_battle`), each with its own number behind its card."""
    units = [
        Unit(f"{entry['source']}#{n}", entry["user"], [play.content.effect_at(entry["path"])])
        for n, entry in enumerate(waiting)
    ]

    def context_of(unit: Unit) -> Context:
        return Context(source=unit.card.partition("#")[0], user=unit.owner)

    await resolve(play, await in_order(play, units, context_of), context_of)  # D-9


async def _stand(play: DoomrockPlay, hero_id: str) -> None:
    """D-12: alone, or with heroes that stand already."""
    state = play.state

    def options() -> list[Option]:
        battle = play.state.battle
        groups = positions.hero_groups(battle) if battle is not None else []
        places = [positions.NEW, *(group[0] for group in groups)]
        return [stand_option(play, hero_id, place) for place in places]

    prompt = text("dr-ask-stand", who=who(play, hero_id), formation=formation(play))
    chosen = await play.ask(state.hero(hero_id).seat, "doomrock.stand", prompt, options, default=lambda: positions.NEW)
    assert play.state.battle is not None
    positions.place(play.state.battle, hero_id, chosen or positions.NEW)


async def battle_roll(play: DoomrockPlay) -> None:
    """Step 1: all heroes roll, reroll and assign, each at its own pace."""
    state = play.state
    here = state.battle
    assert here is not None
    here.round += 1
    here.step = "roll"
    play.say("dr-round", round=here.round, enrage=here.enrage)
    if more := stats.impatience(state):
        play.say("dr-impatience", n=more)
    await play.together([roll_phase(play, hero.id) for hero in state.standing_heroes()])
    play.next("battle_initiative")


async def battle_initiative(play: DoomrockPlay) -> None:
    """Steps 2 and 3: start of the round, then abilities with the initiative symbol."""
    here = play.state.battle
    assert here is not None
    here.step = "start"
    here.active_hero = None
    await fire(play, "start_of_round")  # DR-8.6
    here.step = "initiative"
    await floor(play, text("dr-ask-initiative"))
    play.next("battle_minions")


async def battle_minions(play: DoomrockPlay) -> None:
    """Step 4: each undefeated hero's minion slot."""
    here = play.state.battle
    assert here is not None
    here.step = "minions"
    here.slots = await slot_order(play)
    for hero_id in list(here.slots):
        await minion_slot(play, hero_id)
    play.next("battle_bosses")


async def battle_bosses(play: DoomrockPlay) -> None:
    """Step 5: each boss in id order."""
    here = play.state.battle
    assert here is not None
    here.step = "bosses"
    asleep = play.state.options.readings == SECOND
    for boss in [one.id for one in here.enemies if one.kind == "boss" and not (asleep and one.activated)]:  # DR-13.10
        await boss_turn(play, boss)
    here.active_hero = None
    play.next("battle_heroes")


async def battle_heroes(play: DoomrockPlay) -> None:
    """Step 6: the heroes' abilities."""
    here = play.state.battle
    assert here is not None
    here.step = "heroes"
    await floor(play, text("dr-ask-heroes"))
    if play.state.options.walks == NAMED:
        for hero in play.state.standing_heroes():
            lost = out_of_reach(play, hero)
            if lost:
                play.say("dr-unreached", who=who(play, hero.id), cards=[f"@{card}" for card in lost])
    play.next("battle_end")


async def battle_end(play: DoomrockPlay) -> None:
    """Step 7, DR-8.12."""
    state = play.state
    here = state.battle
    assert here is not None
    here.step = "end"
    await fire(play, "end_of_round")
    await enrage.change(play, play.content.encounters[here.encounter].enrage.step)  # DR-15.1
    check_end(play)
    for hero in state.heroes:  # what was won on the road has lasted until now, too (DR-7.5)
        hero.heroism = 0
        hero.redirect_used = False
        for die in hero.dice:
            if not die.is_bound:
                die.where, die.face = "pool", 0
    for enemy in here.enemies:
        enemy.activated = enemy.rampaging = False
    everybody: list[HeroState | EnemyState] = [*state.heroes, *here.enemies]
    for character in everybody:
        character.shields = 0
        character.statuses = [status for status in character.statuses if status.until == "battle"]
    end_scope(play, "round", "attack")
    here.slots = []
    play.next("battle_roll")


async def after_battle(play: DoomrockPlay) -> None:
    """DR-16.5: revive, clear, restore the markers, reward; then the map side goes on."""
    state = play.state
    here = state.battle
    assert here is not None
    here.step = "won"
    state.revealed += [kind for enemy in here.enemies for kind in enemy.expose]  # DR-12.9: of those that scatter
    here.enemies, here.groups, here.slots, here.active_hero = [], [], [], None
    _revive(state.heroes)
    for hero in state.heroes:
        hero.shields = hero.heroism = 0
        hero.statuses = []
        hero.redirect_used = False
        for die in hero.dice:  # DR-14.2
            die.where, die.face = "pool", 0
        if state.options.clear_exposes:
            state.revealed += hero.expose
            hero.expose = []
    back = take_all(state.revealed) + take_all(state.removed)  # DR-12.9
    pool(state).shuffle_in(play)
    return_to_pool(play, back)
    end_scope(play, "attack", "round", "battle")
    state.queued = []
    await fire(play, "battle_end")
    _revive(state.heroes)
    if state.options.news == THROWN:
        tallies = {award: dict(counts) for award, counts in state.voice.tallies.items()}
        state.laurels = Laurels({hero.id: hero.hp for hero in state.heroes}, tallies)
    state.battle = None
    state.phase = "map"
    pass_leadership(play)  # DR-1.5: once after it
    play.say("dr-reward", setting=f"@{state.setting}")
    await run(play, play.content.settings[state.setting].reward, Context(source=state.setting))
    play.next("next_segment" if state.segment < 3 else "final_score")


def _revive(heroes: Sequence[HeroState]) -> None:
    for hero in heroes:
        if hero.fallen:
            hero.fallen = False
            hero.fell = None
            hero.hp = 1


STEPS: Mapping[str, StepFunction] = {
    "battle": battle,
    "battle_roll": battle_roll,
    "battle_initiative": battle_initiative,
    "battle_minions": battle_minions,
    "battle_bosses": battle_bosses,
    "battle_heroes": battle_heroes,
    "battle_end": battle_end,
    "after_battle": after_battle,
}
