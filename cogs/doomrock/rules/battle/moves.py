"""The effects that change where somebody stands: move, push, pull (DR-9.3 to DR-9.6). Pure."""

from functools import partial

from bot.rules.decision import Option
from bot.rules.effects.registry import Result, result_of
from cogs.doomrock.content import vocabulary
from cogs.doomrock.rules.cards.places import ask_where, told_ways, ways
from cogs.doomrock.rules.effects import movement
from cogs.doomrock.rules.effects.party import DoomrockPlay, ask_leader
from cogs.doomrock.rules.effects.resolution import hero_of
from cogs.doomrock.rules.effects.targets import pick
from cogs.doomrock.rules.reading import positions, stats
from cogs.doomrock.rules.reading.coming import blow
from cogs.doomrock.rules.reading.names import group_option, kind_of, who
from cogs.doomrock.rules.reading.positions import foes_near
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import FIRST, NAMED, is_enemy, is_hero

FEW_MET = 2
"""So many of those with whom a hero stands then are named."""


async def move(play: DoomrockPlay, item: vocabulary.Move, context: Context) -> Result:
    """DR-9.3; the only way in which heroes move (DR-8.11).

    A hero's own way out is closed while it is surrounded, unless it slips (DR-9.6)."""
    if play.state.battle is None:
        return Result.NOT_DONE
    found = await pick(play, item.who, item.filter, context, None, "move", item)
    moved = 0
    for one in found:
        if stats.has_status(play, one, "bogged"):  # DR-13.8, DR-13.9
            play.say("dr-bogged", who=who(play, one))
        elif item.to == "choice":
            moved += await _choose_place(play, one, item.optional, is_held=_is_held(play, item, context, one))
        elif _may_go(play, item, context, one):
            moved += await _go(play, item, context, one)
    return result_of(len(found), moved)


def _may_go(play: DoomrockPlay, item: vocabulary.Move, context: Context, one: str) -> bool:
    if is_enemy(one):
        return not stats.has_status(play, one, "immovable")
    if hero_of(context) is not None and not item.slip and stats.surrounded(play, one):  # DR-9.6, E-15
        _tell_surrounded(play, one)
        return False
    return True


def _tell_surrounded(play: DoomrockPlay, one: str) -> None:
    play.say("dr-surrounded", who=who(play, one), n=len(foes_near(play.state, one)))


def _plain_blow(play: DoomrockPlay, enemy_id: str, target: str) -> int:
    return blow(play, enemy_id)


async def _go(play: DoomrockPlay, item: vocabulary.Move, context: Context, one: str) -> bool:
    """To whom the card says. Gives whether it moved."""
    if item.to == "target" and context.group:
        goals = [member for member in context.group if play.state.character(member) is not None]
    else:
        # an enemy mostly strikes whom it has gone to, so the question says what a plain blow takes
        told = None if is_hero(one) else partial(_plain_blow, play, one)
        goals = await pick(play, item.to, (), context, None, "goal", item, told)
    battle = play.state.battle
    if battle is None or not goals or one in goals or positions.adjacent(play.state, one, goals[0]):
        return False
    positions.place(battle, one, goals[0])
    play.say("dr-moved", who=who(play, one), to=who(play, goals[0]))
    return True


def _is_held(play: DoomrockPlay, item: vocabulary.Move, context: Context, one: str) -> bool:
    """Whether somebody who could go anywhere has to stay: a hero in a ring, unless an enemy's card takes it out of it
    (DR-9.6); of enemies those that nothing moves (DR-13.8), a ring holds none of them."""
    if play.state.options.readings == FIRST:
        return not item.slip and stats.surrounded(play, one)
    if is_enemy(one):
        return stats.has_status(play, one, "immovable")
    by_enemy = context.user is not None and is_enemy(context.user)
    return not by_enemy and not item.slip and stats.surrounded(play, one)


async def _choose_place(play: DoomrockPlay, one: str, optional: bool, *, is_held: bool) -> bool:
    """D-24: the mover's player says where to; of one place nobody is asked, as of any single option (DR-9.7). Gives
    whether it moved."""
    state = play.state
    if is_held:
        if stats.surrounded(play, one):  # E-15
            _tell_surrounded(play, one)
        return False

    def options() -> list[Option]:
        battle = play.state.battle
        if battle is None:
            return []
        if is_hero(one):
            return ways(play, one, optional)
        return [group_option(play, place) for place in positions.destinations(battle, one)]

    def default() -> str:
        # a move that may be left out is left out (DR-1.9); else alone, if that is a move, else the first group
        ids = [option.id for option in options()]
        return "stay" if "stay" in ids else positions.NEW if positions.NEW in ids else ids[0]

    prompt = ask_where(play, one)
    if is_hero(one):
        told = partial(told_ways, play, one)
        chosen = await play.ask(state.hero(one).seat, "doomrock.move", prompt, options, default=default, explain=told)
    else:
        chosen = await ask_leader(play, "doomrock.move", prompt, options, default)
    battle = play.state.battle
    if chosen in ("stay", "") or battle is None or play.state.character(one) is None:
        return False
    positions.place(battle, one, chosen)
    if state.options.walks == NAMED and is_hero(one):
        others = [member for member in positions.group_of(battle, one) if member != one]
        others.sort(key=lambda member: kind_of(play.state, member) != "boss")
        to = [who(play, member) for member in others[:FEW_MET]]
        play.say("dr-walked", who=who(play, one), to=to, met=len(to), more=len(others) - len(to))
    else:
        play.say("dr-moved-off", who=who(play, one))
    return True


async def push(play: DoomrockPlay, item: vocabulary.Push, context: Context) -> Result:
    found = await pick(play, item.who, item.filter, context, None, "push", item)
    pushed = 0
    for one in found:
        if movement.push(play, one):
            play.say("dr-pushed", who=who(play, one))
            pushed += 1
    return result_of(len(found), pushed)


async def pull(play: DoomrockPlay, item: vocabulary.Pull, context: Context) -> Result:
    found = await pick(play, item.who, item.filter, context, None, "pull", item)
    pulled = 0
    for goal in await pick(play, item.to, (), context, None, "goal", item):
        for one in found:
            if movement.pull(play, one, goal):
                play.say("dr-pulled", who=who(play, one), to=who(play, goal))
                pulled += 1
    return result_of(len(found), pulled)
