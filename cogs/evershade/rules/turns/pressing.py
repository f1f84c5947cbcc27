"""What presses on a fight from round to round: waves that come, wards that are lost, a quarry that gets away, a board
that goes under (README, *Of chases and sieges*; LE-18.10, LE-18.12, LE-18.16)."""

from bot.rules.effects.conditions import holds
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.combat_effects import Spawn
from cogs.evershade.content.vocabulary.effects import Arrival, Wave
from cogs.evershade.content.vocabulary.expressions import value_of
from cogs.evershade.rules.combat import hurt
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import CombatFacts, Deed
from cogs.evershade.state import CombatState

WASHED: int = 2
"""HP that it costs to be washed off a strip that goes under."""


def begin(play: CombatPlay) -> None:
    """What the sheet has of a chase and of a siege, as it is at first."""
    state, content = play.state, play.content
    printed, fight = board.sheet(state, content), state.fight
    fight.kept = [one.space for one in printed.wards]
    if printed.chase is not None:
        fight.lead = value_of(printed.chase.lead, _facts(state, content).number)
    fight.waves_left = len(coming(state, content))


def _facts(state: CombatState, content: EvershadeContent) -> CombatFacts:
    return CombatFacts(state, content, Deed(""))


# ---------------------------------------------------------------------- waves


def coming(state: CombatState, content: EvershadeContent) -> list[Wave]:
    """The waves that are still to come, the next one first."""
    facts = _facts(state, content)
    left = hurt.printed_combat(state, content).waves[state.fight.waves :]
    return [one for one in left if one.need is None or holds(one.need, facts)]


def arrivals(state: CombatState, content: EvershadeContent, wave: Wave) -> list[tuple[Arrival, int]]:
    """Who comes with a wave, and how many, as things are now."""
    facts = _facts(state, content)
    able = [one for one in wave.enter if one.condition is None or holds(one.condition, facts)]
    return [(one, n) for one in able if (n := value_of(one.n, facts.number))]


async def waves(play: CombatPlay) -> None:
    """At the beginning of a round: each wave whose round it is, or which has waited only for an empty field. LE-18.12:
    its models join the line, and their cards act in this round."""
    while following := coming(play.state, play.content):
        wave = following[0]
        if play.state.fight.round < wave.round and not (wave.when_clear and _is_clear(play.state, play.content)):
            return
        fight, printed = play.state.fight, hurt.printed_combat(play.state, play.content)
        fight.waves = printed.waves.index(wave, fight.waves) + 1
        fight.waves_left = len(following) - 1
        play.say("evershade-wave-comes", name=wave.name, n=fight.waves)
        for one, n in arrivals(play.state, play.content, wave):
            places = [*one.at]
            for _ in range(n):
                await play.effects.run(play, (Spawn(do="spawn", enemy=one.enemy, at=tuple(places)),), Deed(""))
                places = [*places[1:], places[0]]
        await play.effects.run(play, wave.effects, Deed(""))


def _is_clear(state: CombatState, content: EvershadeContent) -> bool:
    """Whether no minion stands any more: a boss does not keep its own people waiting."""
    return not any(board.card_of(content, name).type == "minion" for name, _ in board.foes(state))


# ---------------------------------------------------------------------- the end of a round


async def press(play: CombatPlay) -> None:
    """Wards that enemies stand on are lost, the quarry gains, the next strip goes under, in this order; victory and
    defeat are looked at after each (LE-18.10)."""
    _lose_wards(play)
    hurt.conclude(play)
    _run_on(play)
    hurt.conclude(play)
    await _sink(play)
    hurt.conclude(play)


def _lose_wards(play: CombatPlay) -> None:
    fight, held = play.state.fight, board.held_by_foes(play.state, play.content)
    for ward in board.sheet(play.state, play.content).wards:
        if ward.space in fight.kept and ward.space in held:
            fight.kept.remove(ward.space)
            play.say("evershade-ward-lost", what=ward.name, space=ward.space)


def _run_on(play: CombatPlay) -> None:
    chase = board.sheet(play.state, play.content).chase
    if chase is None:
        return
    n = value_of(chase.grows, _facts(play.state, play.content).number)
    play.state.fight.lead = min(chase.away, play.state.fight.lead + n)
    if n:
        play.say("evershade-lead", who=chase.name, n=play.state.fight.lead, more=1)


def next_strip(state: CombatState, content: EvershadeContent) -> tuple[str, ...]:
    """The spaces that go under at the end of this round."""
    chase = board.sheet(state, content).chase
    strips = () if chase is None else chase.strips
    return strips[state.fight.strips] if state.fight.strips < len(strips) else ()


async def _sink(play: CombatPlay) -> None:
    """Whoever stands there is washed onto the closest empty space and loses 2 HP; tokens there are gone; whoever lies
    there is pulled out."""
    strip = next_strip(play.state, play.content)
    if not strip:
        return
    fight = play.state.fight
    fight.strips += 1
    play.say("evershade-strip-sinks", spaces=list(strip))
    before = board.chart(play.state, play.content)
    models = [name for name, _ in board.foes(play.state)] + [*fight.spaces]
    wet = [one for one in models if {*strip} & {*board.covered(play.state, play.content, one)}]
    fight.sunk += [one for one in strip if one in before]
    fight.laid = [one for one in fight.laid if one.where not in strip]
    for who in [one for one, space in fight.fallen.items() if space in strip]:
        fight.fallen[who] = _ashore(play, who, fight.fallen[who]) or fight.fallen[who]
    for model in wet:  # all are ashore before anybody is hurt, as somebody may react to that
        _wash(play, model)
    for model in wet:
        if board.where(play.state, model) is not None:
            await hurt.lose_hp(play, model, WASHED, is_told=True)


def _wash(play: CombatPlay, model: str) -> None:
    here = board.where(play.state, model)
    if here is None:
        return
    space = _ashore(play, model, here)
    if space is not None:
        if board.is_foe(model):
            board.foe_of(play.state, model)[1].space = space
        else:
            play.state.fight.spaces[model] = space
        play.say("evershade-washed", who=f"@{model}", space=space)


def _ashore(play: CombatPlay, model: str, start: str) -> str | None:
    """LE-18.12, measured on the sheet as it is printed: the closest empty space without danger that is still there."""
    state, content = play.state, play.content
    taken = board.occupied(state, content) - {start}
    grid, size, printed = board.chart(state, content), board.size(content, model), board.sheet(state, content).chart
    hurts = {one for one in grid.spaces if board.space_of(state, content, one).danger}
    safe = [one for one in grid.walked_by(size).places if not (taken | hurts) & {*grid.covered(one, size)}]
    return min(safe, key=lambda one: (printed.range_between(start, one) or 0, grid.spaces.index(one)), default=None)
