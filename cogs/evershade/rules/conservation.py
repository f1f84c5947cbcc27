"""What must always be true of a combat: no card, token or fate is lost, and no two models stand in one space. Pure."""

from collections import Counter

from bot.rules.piles.zones import Stock, Zone, open_zones
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.rules.character import party
from cogs.evershade.rules.combat import crossing
from cogs.evershade.rules.field import board
from cogs.evershade.state import CombatState


def stocks(state: CombatState, content: EvershadeContent) -> list[Stock]:
    """Each enemy's deck (LE-20.2): hidden until its first run is through, then everybody knows the order."""
    found = []
    for foe in state.fight.line:
        printed = Counter(content.enemies[foe.card].deck)
        is_known = foe.is_known
        is_shown = foe.card in state.fight.shown  # LE-27.1: the top one
        hidden = [Zone(foe.deck, (), known=(0,) if is_shown else ())]
        deck: list[Zone] = open_zones(foe.deck) if is_known else hidden
        found.append(Stock(f"the deck of {foe.card}", printed, [*deck, *open_zones(foe.discard)]))
    return found


def _may_ask(state: CombatState, content: EvershadeContent, space: str) -> bool:
    """Whether somebody who passes a space may be asked something in it."""
    neighbours = board.chart(state, content).graph.neighbours(space)
    return bool(board.space_of(state, content, space).danger) or any(
        crossing.asked_at(state, content, space, other) is not None for other in neighbours
    )


def broken(state: CombatState, content: EvershadeContent) -> list[str]:
    """What is wrong, in words."""
    problems = []
    fate = state.fate + sum(one.fate for one in state.heroes)
    if fate != party.FATE_PER_CHARACTER * sum(bool(one.id) for one in state.heroes):
        problems.append(f"there are {fate} fate")
    if not state.fight.sheet:
        return problems
    places = [*state.fight.spaces.values()]
    for name, _ in board.foes(state):
        places += board.covered(state, content, name)
    shared = [space for space, n in Counter(places).items() if n > 1]
    # LE-19.3: whoever passes another may be asked there, for a reaction, for what the danger of the space takes, or for
    # the roll of a border behind it (LE-16.18)
    if not state.fight.windows and any(not _may_ask(state, content, one) for one in shared):
        problems.append("two models stand in one space")
    problems += [f"{s} is no space" for s in places if s not in board.sheet(state, content).chart]
    problems += [f"{one.id} belongs to nobody" for one in state.allies if all(one.owner != h.id for h in state.heroes)]
    if sum(one.kind == "companion" for one in state.allies) > party.MOST_COMPANIONS:  # LE-3.6
        problems.append("there are too many companions")
    for one in state.members:
        if not 0 <= one.hp <= one.max_hp or len(one.boons) + one.terror > 4 or len(one.conditions) > 3:
            problems.append(f"{one.id} cannot be like this")
        is_asked = bool(state.fight.windows)  # LE-24.1: whoever would be knocked out may still be saved
        is_up = one.status == "ok" and (not one.kind or one.id in state.fight.spaces)  # LE-25.1: allies leave
        if is_up and state.result is None and one.hp == 0 and not is_asked:
            problems.append(f"{one.id} stands with 0 HP")
    if any(model.hp <= 0 for _, model in board.foes(state)) or min(state.fight.bag.values(), default=0) < 0:
        problems.append("an enemy without HP stands, or the bag holds fewer tokens than none")
    return problems
