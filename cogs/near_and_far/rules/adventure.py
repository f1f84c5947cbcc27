"""Leaving town, and walking on the map (NF-5). Pure."""

from functools import partial

from bot.rules.decision import Option, Text, text
from cogs.near_and_far.content.maps import TOWN
from cogs.near_and_far.rules import bosses
from cogs.near_and_far.rules.abilities import fire
from cogs.near_and_far.rules.arrival import arrive
from cogs.near_and_far.rules.crossing import cross
from cogs.near_and_far.rules.free import ask_open, finish
from cogs.near_and_far.rules.goods import FarPlay, change, content_of, settle, who
from cogs.near_and_far.rules.party import choose_party
from cogs.near_and_far.rules.reading.odds import chance
from cogs.near_and_far.rules.reading.reach import movement, reach
from cogs.near_and_far.rules.reading.table import is_active, is_empty_space, stat, the_map

STOP, TO = "stop", "to:"


async def adventure(play: FarPlay) -> None:
    """NF-3.4, NF-5.1: out of town with fresh hearts, or on from where one stands; then walk, read, camp."""
    seat = play.state.turn.seat
    if play.state.players[seat].area != "map":
        await _leave_town(play, seat)
    turn = play.state.turn
    turn.moving = True
    turn.moves, turn.skips = movement(play.state, content_of(play), seat)  # NF-5.3
    if not await _walk(play, seat):
        play.state.turn.moving = False
        play.next("end_turn", forced=True)
        return
    play.state.turn.moving = False
    if play.state.players[seat].at in play.state.bosses and not await bosses.fight(play, seat):
        play.next("end_turn", forced=True)
        return
    finish(play, said=await arrive(play, seat))


async def _leave_town(play: FarPlay, seat: int) -> None:
    await choose_party(play, seat)
    own = play.state.players[seat]
    # NF-5.1, NF-9.5: whatever they were before, and icons that come later add none
    own.hearts = stat(play.state, content_of(play), seat, "hearts")
    own.area, own.at = "map", TOWN
    play.say("far-leaves-town", who=who(seat), n=own.hearts)
    await fire(play, seat, "leave_town")


# ---------------------------------------------------------------------- walking


async def _walk(play: FarPlay, seat: int) -> bool:
    """NF-5.4 to NF-5.8: step by step, along a plan of one answer or of several; False: a threat has ended the turn."""
    while play.state.turn.moves > 0 and play.state.players[seat].at not in play.state.bosses:
        turn = play.state.turn
        if not turn.plan:
            answer = await ask_open(
                play,
                seat,
                "far.move",
                partial(_where_to, play, seat),
                lambda: _steps(play, seat),
            )
            if answer in (STOP, ""):
                break
            play.state.turn.plan = _plan(play, seat, answer.removeprefix(TO))
        turn = play.state.turn
        following = turn.plan.pop(0)
        if not may_step(play, seat):
            turn.plan = []
            continue
        outcome = await _step(play, seat, following)
        if outcome == "failed":
            return False
        if outcome == "asked":  # the plan was made before something was decided
            play.state.turn.plan = []
    play.state.turn.plan = []
    return True


def _where_to(play: FarPlay, seat: int) -> Text:
    return text("far-ask-move", n=play.state.turn.moves, hearts=play.state.players[seat].hearts)


def may_step(play: FarPlay, seat: int) -> bool:
    """NF-5.7: whether the cost of leaving can be paid."""
    state = play.state
    own = state.players[seat]
    return state.turn.moves > 0 and (not is_empty_space(state, own.at) or state.turn.skips > 0 or own.hearts > 0)


def _plan(play: FarPlay, seat: int, goal: str) -> list[str]:
    """The road to a neighbour is the direct one; to a space further off the way of `reach`."""
    state, content = play.state, content_of(play)
    if goal in the_map(state, content).graph.neighbours(state.players[seat].at):
        return [goal]
    return list(reach(state, content, seat)[goal].path)


def _steps(play: FarPlay, seat: int) -> list[Option]:
    """D16: stop, the neighbours, then what lies further off."""
    state, content = play.state, content_of(play)
    found = [Option(STOP, text("far-option-stop"))]
    tired = None if may_step(play, seat) else text("far-refused-no-heart")  # NF-E15
    here, printed = state.players[seat].at, the_map(state, content)
    is_free = is_empty_space(state, here) and state.turn.skips > 0  # NF-5.6
    cost = int(is_empty_space(state, here) and not is_free)
    tortoise = is_free and state.players[seat].tortoises > 0
    carries = bool(state.players[seat].animals)
    fight = _fight(play, seat)
    for space, lies in printed.ways[here]:
        symbol = lies if is_active(state, here, space) else "none"
        met = _met(fight, chests=int(symbol == "chest"), threats=int(symbol == "threat" and bool(state.threats)))
        costs = {"hearts": cost, "tortoise": tortoise}
        label = text("far-option-step", space=_goal(play, seat, space), carries=carries, **costs, **met)
        found.append(Option(TO + space, label, refused=tired))
    near = {space for space, _ in printed.ways[here]}
    for space, way in reach(state, content, seat).items():
        if space not in near:
            met = _met(fight, chests=way.chests, threats=way.threats)
            told = {"hearts": way.hearts, "via": list(way.path[:-1]), "carries": carries}
            found.append(Option(TO + space, text("far-option-way-to", space=_goal(play, seat, space), **told, **met)))
    return found


def _goal(play: FarPlay, seat: int, space: str) -> Text:
    """A space with what waits there: its name, a story, the good that a camp brings, whose camp stands there."""
    state = play.state
    printed = the_map(state, content_of(play)).by_id[space]
    owner = state.camps.get(space)
    camp = "none" if owner is None else "own" if owner == seat else "other"
    icon = "none" if owner is not None else printed.icon or printed.good or "none"
    return text("far-goal", id=space, name=printed.name or "none", story=space in state.quests, icon=icon, camp=camp)


def _fight(play: FarPlay, seat: int) -> dict[str, int]:
    """The level of the threat that is met next, and the odds of the die alone."""
    state = play.state
    if not state.threats:
        return {}
    level = state.threats[0]
    return {"level": level, "odds": chance(stat(state, content_of(play), seat, "threat"), level)}


def _met(fight: dict[str, int], chests: int, threats: int) -> dict[str, int]:
    """What lies on the way; with a threat, how the fight stands."""
    return {"chests": chests, "threats": threats, **(fight if threats else {})}


async def _step(play: FarPlay, seat: int, space: str) -> str:
    """One step: pay for leaving, meet what lies across the road, arrive. Gives `went`, `asked` (something was decided
    on the way) or `failed`."""
    state, content = play.state, content_of(play)
    own, turn = state.players[seat], state.turn
    here = own.at
    symbol = the_map(state, content).symbol(here, space) if is_active(state, here, space) else "none"  # NF-6.1
    turn.moves -= 1
    turn.came_from = here
    if is_empty_space(state, here):  # NF-5.6
        if turn.skips:
            turn.skips -= 1
        else:
            change(play, seat, {"hearts": -1}, "far-walk-costs")
    outcome = await cross(play, seat, symbol)  # NF-6.2: every time, between leaving and arriving
    if outcome == "failed":
        return outcome
    play.state.players[seat].at = space
    play.say("far-steps", who=who(seat), space=space)
    await settle(play)
    return outcome
