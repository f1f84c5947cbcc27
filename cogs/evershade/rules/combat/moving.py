"""Walking, entering a space, being pushed and pulled (LE-16.9, LE-16.10, LE-19.3, LE-22)."""

import heapq
from collections.abc import Callable, Mapping, Sequence

from bot.rules.decision import Option, text
from bot.rules.geometry.grid import Direction, cell
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.rules.combat import crossing, hurt
from cogs.evershade.rules.combat.reactions import Moment
from cogs.evershade.rules.combat.windows import opened
from cogs.evershade.rules.field import board, lasting
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import Deed
from cogs.evershade.rules.field.damage import crash_damage
from cogs.evershade.state import Character, CombatState


def mobility(state: CombatState, content: EvershadeContent, hero: Character) -> int:
    """LE-5.4, with what cards and things make of it."""
    return max(0, lasting.stat(state, content, hero.id, "mob", hero.mob))


def ways(
    state: CombatState, content: EvershadeContent, hero: Character, steps: int, past_enemies: bool = False
) -> Mapping[str, list[str]]:
    """LE-19.3: the empty spaces that a character reaches, each with the spaces it enters on the way: through party
    members, not through enemies. A trigger ends the way (LE-16.10), and is not entered while occupied (LE-16.11). Over
    borders that ask for a roll (LE-16.18) only where no other way leads there."""
    found = _ways(state, content, hero, steps, past_enemies, with_rolls=False)
    if any(one.rule.roll is not None for one in board.sheet(state, content).special):
        rolled = _ways(state, content, hero, steps, past_enemies, with_rolls=True)
        found = {**rolled, **found}
    return found


def _ways(
    state: CombatState, content: EvershadeContent, hero: Character, steps: int, past_enemies: bool, *, with_rolls: bool
) -> dict[str, list[str]]:
    grid, start = board.chart(state, content), state.fight.spaces[hero.id]
    enemies = set() if past_enemies else board.held_by_foes(state, content)
    taken = board.occupied(state, content)
    rank = {space: n for n, space in enumerate(grid.spaces)}
    found: dict[str, list[str]] = {start: []}
    cost = {start: 0}
    heap = [(0, rank[start], start)]
    while heap:
        so_far, _, here = heapq.heappop(heap)
        if so_far > cost[here] or (here != start and is_trigger(state, content, here)):
            continue
        for other in grid.graph.neighbours(here):
            border = grid.graph.border(here, other)
            if border is None or border.kind == "closed" or other in enemies:
                continue
            if border.kind == "gated" and not with_rolls:
                continue
            total = so_far + border.cost
            if total > steps or total >= cost.get(other, steps + 1):
                continue
            if other in taken and is_trigger(state, content, other):
                continue
            cost[other], found[other] = total, [*found[here], other]
            heapq.heappush(heap, (total, rank[other], other))
    return {space: path for space, path in found.items() if space not in taken}


def is_trigger(state: CombatState, content: EvershadeContent, space: str) -> bool:
    """LE-16.19: a trigger works each time, unless it works once and has."""
    return bool(board.space_of(state, content, space).trigger) and space not in state.fight.sprung


async def walk(play: CombatPlay, model: str, path: list[str], is_safe: bool = False, is_forced: bool = False) -> None:
    """LE-19.17: each entered space resolves before the next step. is_safe: no danger harms on the way; is_forced: it
    does not walk, it is moved. Whoever is stopped in somebody else's space, which was only to be passed, stands in the
    last free one before it."""
    last = board.where(play.state, model)
    for space in path:
        here = board.where(play.state, model)
        if here is None:
            return
        if not is_forced and not board.is_foe(model) and not await crossing.crosses(play, model, here, space):
            if board.where(play.state, model) == here and not _stands_alone(play, model) and last is not None:
                put(play.state, model, last)
            return
        if not is_forced and not board.is_foe(model):
            play.state.fight.moved[model] = play.state.fight.moved.get(model, 0) + 1
        is_over = await enter(play, model, space, is_safe)
        is_there = board.where(play.state, model) == space
        if not is_there or _stands_alone(play, model):
            last = space
        elif is_over and last is not None:
            put(play.state, model, last)
        if is_over:
            return


def _stands_alone(play: CombatPlay, model: str) -> bool:
    state, content = play.state, play.content
    others = {space for name, space in state.fight.spaces.items() if name != model}
    others |= board.held_by_foes(state, content, but=model)
    return not others & set(board.covered(state, content, model))


def space_options(
    state: CombatState, content: EvershadeContent, name: str, found: Mapping[str, list[str]]
) -> list[Option]:
    """The spaces that somebody may walk to, with the steps, and the rolls that are asked on the way."""
    start = state.fight.spaces[name]
    return [
        Option(
            space,
            text(
                "evershade-option-space",
                space=space,
                n=len(path),
                rolls=crossing.rolls_on(state, content, start, path),
            ),
        )
        for space, path in found.items()
    ]


async def choose_way(play: CombatPlay, name: str, steps: int, how: str) -> int:
    """A movement that a card gives (LE-19.3): where to is the player's; gives the spaces entered. how: `any`,
    `through_enemies`, `no_danger` (dangers on the way do nothing)."""
    hero = play.state.hero(name)
    found = ways(play.state, play.content, hero, steps, past_enemies=how == "through_enemies")
    stay = Option("stay", text("evershade-option-stay"))
    options = [stay, *space_options(play.state, play.content, name, found)]
    if len(options) < 2:
        return 0
    prompt = text("evershade-ask-space", who=f"@{name}", n=steps)
    space = await play.ask(play.state.seat_of(name), "evershade.space", prompt, lambda: options)
    if space in ("", "stay"):
        return 0
    play.say("evershade-moves", who=f"@{name}", space=space)
    await walk(play, name, found[space], is_safe=how == "no_danger")
    return len(found[space])


async def enter(play: CombatPlay, model: str, space: str, is_safe: bool = False) -> bool:
    """LE-16.9, LE-16.10, LE-16.19: danger first, then, for party members, the trigger. Whether the movement ends."""
    state, content = play.state, play.content
    before = board.covered(state, content, model)
    put(state, model, space)
    for one in board.covered(state, content, model):  # LE-16.17: each that is newly covered
        danger = board.space_of(state, content, one).danger
        if danger and not is_safe and one not in before and board.where(state, model) == space:
            await play.effects.run(play, danger, Deed("", target=model, entering=model))
    printed = board.space_of(state, content, space)
    if board.where(play.state, model) != space:
        return True
    await opened(play, Moment("entered", about=model))
    if board.where(play.state, model) != space:
        return True
    if board.is_foe(model):
        return _is_held(play.state, model)
    if not is_trigger(state, content, space):
        return False
    if printed.once:
        state.fight.sprung.append(space)
    play.say("evershade-trigger", who=f"@{model}", space=space)
    await play.effects.run(play, printed.trigger, Deed("", target=model, entering=model))
    return True


def _is_held(state: CombatState, model: str) -> bool:
    """Whether something that lasts keeps an enemy from moving."""
    fixed = [one for one in state.fight.lasting if one.stat == "move_enemy" and lasting.is_about(one, model)]
    return any(one.is_set and one.n == 0 for one in fixed)


def put(state: CombatState, model: str, space: str) -> None:
    """A model stands there; nothing is entered by it."""
    if board.is_foe(model):
        board.foe_of(state, model)[1].space = space
    else:
        state.fight.spaces[model] = space


async def push(play: CombatPlay, source: str, model: str, n: int) -> int:
    """LE-22.1 to LE-22.3, LE-22.5: away in a straight line; what blocks it makes a crash of the steps that are left,
    for whoever is pushed alone (LE-22.3). Gives the steps made."""
    state, content = play.state, play.content
    start, pair = board.where(state, model), board.nearest(state, content, source, model)
    if start is None or pair is None or n <= 0:
        return 0
    grid, size, is_free = board.chart(state, content), board.size(content, model), _is_free(play, model)
    ways = grid.away(pair[0], pair[1])  # LE-16.17: of the nearest spaces
    free = [way for way in ways if grid.push(start, way, 1, is_free, size=size).path]
    way = (free or ways)[0]
    if len(free) > 1:  # D28
        chosen = await _ask_way(play, source, model, free)
        way = next(one for one in free if one == chosen)
    stops = [s for s in grid.spaces if is_trigger(state, content, s)] if not board.is_foe(model) else []
    pushed = grid.push(start, way, n, is_free, stops, size)
    await walk(play, model, pushed.path, is_forced=True)
    play.say("evershade-pushed", who=f"@{model}", n=len(pushed.path), blocked=pushed.blocked)
    if pushed.blocked and board.where(play.state, model) is not None:
        printed = board.card_of(content, model).armor if board.is_foe(model) else 0
        armor = lasting.stat(play.state, content, model, "armor", printed)
        await hurt.lose_hp(play, model, crash_damage(pushed.blocked, armor), source)
    if pushed.path:
        play.state.fight.pushed.append(model)
        await opened(play, Moment("pushed", about=model, source=source))
    return len(pushed.path)


async def _ask_way(play: CombatPlay, source: str, model: str, free: Sequence[str]) -> str:
    """D28: the pusher's player; for an enemy's push the player of whoever is moved."""
    asked = model if board.is_foe(source) else source
    options = [Option(way, text("evershade-way", way=way)) for way in free]
    seat = play.state.seat_of(asked)
    return await play.ask(seat, "evershade.way", text("evershade-ask-way", who=f"@{model}"), lambda: options)


async def drift(play: CombatPlay, model: str, way: Direction, n: int) -> int:
    """Carried along: like a push without a crash. Gives the steps made."""
    state, content = play.state, play.content
    start = board.where(state, model)
    if start is None:
        return 0
    grid, size = board.chart(state, content), board.size(content, model)
    stops = [s for s in grid.spaces if is_trigger(state, content, s)] if not board.is_foe(model) else []
    path = grid.push(start, way, n, _is_free(play, model), stops, size).path
    await walk(play, model, path)
    if path:
        play.say("evershade-drifts", who=f"@{model}", space=path[-1])
        await opened(play, Moment("pushed", about=model))
    return len(path)


async def pull(play: CombatPlay, source: str, model: str, n: int) -> int:
    """LE-22.4: step by step, each nearer to the source, by a way that the mover's player chooses (D28); no crash."""
    made = 0
    for _ in range(n):
        state = play.state
        start, pair = board.where(state, model), board.nearest(state, play.content, source, model)
        if start is None or pair is None:
            break
        size = board.size(play.content, model)
        steps = board.chart(state, play.content).pull_steps(pair[0], start, _is_free(play, model), size)
        if not steps:
            break
        made += 1
        if await enter(play, model, await _pulled_to(play, source, model, steps)):
            break
    play.say("evershade-pulled", who=f"@{model}", n=made)
    if made:
        play.state.fight.pulled.append(model)
        await opened(play, Moment("pushed", about=model, source=source))
    return made


def can_be_pulled(play: CombatPlay, source: str, model: str) -> bool:
    """Whether a pull would bring them a step nearer (LE-22.4)."""
    start, pair = board.where(play.state, model), board.nearest(play.state, play.content, source, model)
    if start is None or pair is None:
        return False
    grid, size = board.chart(play.state, play.content), board.size(play.content, model)
    return bool(grid.pull_steps(pair[0], start, _is_free(play, model), size))


async def _pulled_to(play: CombatPlay, source: str, model: str, steps: Sequence[str]) -> str:
    """D28: of several spaces that are nearer; by row, then column as they are offered."""
    able = sorted(steps, key=lambda s: (cell(s).row, cell(s).column))
    asked = model if board.is_foe(source) else source
    if len(able) < 2 or not play.state.is_member(asked):
        return able[0]
    options = [Option(one, text("evershade-option-start", space=one)) for one in able]
    prompt = text("evershade-ask-pull", who=f"@{model}")
    return await play.ask(play.state.seat_of(asked), "evershade.pull", prompt, lambda: options)


def _is_free(play: CombatPlay, model: str) -> Callable[[str], bool]:
    """Whether a model may be moved so that it stands here."""
    state, content = play.state, play.content
    taken = board.occupied(state, content) - set(board.covered(state, content, model))
    grid, size = board.chart(state, content), board.size(content, model)
    return lambda space: not taken & set(grid.covered(space, size))
