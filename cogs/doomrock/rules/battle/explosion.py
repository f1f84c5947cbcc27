"""Laying expose markers, and the explosion when there is none left (DR-12). Pure."""

from bot.rules.decision import text
from bot.rules.piles.pile import draw, take_all
from cogs.doomrock.rules.battle.blows import Blows, order_matters
from cogs.doomrock.rules.battle.damage import strike
from cogs.doomrock.rules.battle.markers import bearers, clean_up, return_to_pool, reveal
from cogs.doomrock.rules.effects.movement import push
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.targets import in_order
from cogs.doomrock.rules.reading.names import foe, who
from cogs.doomrock.rules.reading.sight import Context


async def expose(play: DoomrockPlay, target: str, k: int) -> int:
    """Lay k face-down markers on a character, one after another (DR-12.1), out of those that there are (DR-18.2); gives
    how many."""
    state = play.state
    laid = 0
    for _ in range(k):
        if state.character(target) is None:
            break
        if not state.pool:
            if state.battle is None:  # DR-12.7
                break
            await explode(play)
            if not state.pool:  # DR-12.6e
                break
        character = state.character(target)
        if character is None:
            break
        if not any(one.expose for one in bearers(state)):
            state.markers_alike = True
        character.expose += draw(state.pool)
        laid += 1
    if laid:
        play.say("dr-exposed", who=who(play, target), n=laid, pool=len(state.pool))
    return laid


async def explode(play: DoomrockPlay) -> None:
    """DR-12.6: the pool is empty and a marker is wanted."""
    state = play.state
    assert state.battle is not None
    play.say("dr-explosion", foe=foe(state))
    order = [hero.id for hero in state.standing_heroes()] + [enemy.id for enemy in state.battle.enemies]
    shown: dict[str, list[str]] = {}
    for one in order:
        character = state.character(one)
        if character is not None:
            found = reveal(play, character)
            if found:
                shown[one] = found
    blows = {one: kinds.count("plus1") for one, kinds in shown.items() if "plus1" in kinds}
    hurt = list(blows)
    if order_matters(play, Blows(None, blows, shown=True)):  # DR-12.6b
        hurt = await in_order(play, Context(source="explosion"), hurt, text("dr-ask-explosion-order"), printed=True)
    for one in hurt:
        if state.character(one) is not None:
            await strike(play, Context(source="explosion"), one, blows[one], attack=False, reveals=False)
    for one, kinds in shown.items():
        if "push" in kinds and state.character(one) is not None and push(play, one):
            play.say("dr-pushed", who=who(play, one))
    if any("cumulation" in kinds for kinds in shown.values()):
        clean_up(play)
    else:
        return_to_pool(play, take_all(state.revealed))
