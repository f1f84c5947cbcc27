"""The simple Ranger of the balance check (rules 8.2): plays no gear and no moments, never camps; makes way at the
place, then does what the energy that is left is good for. Pure."""

from typing import Final

from bot.rules.decision import Answer
from bot.rules.play.request import Request
from cogs.rangers.content.content import RangersContent
from cogs.rangers.house.prospects import Prospect, adds_to, icons_for, missing, prospects
from cogs.rangers.house.worth import is_hostile
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.trials.testable import difficulty
from cogs.rangers.rules.turn import PASS
from cogs.rangers.state import RangersState

SAFE: Final = 1
"""So much more effort than is asked for is committed to tests of cards, where there is as much."""


def answer(state: RangersState, content: RangersContent, request: Request, seat: int, number: int = 0) -> Answer | None:
    """None: another question, for its default. number: of the day; the ready-made Rangers take turns."""
    key = request.decision.key
    look = Board(state, content)
    able = [option for option in request.decision.options() if option.refused is None]
    if key == "rangers.who":
        return able[(number + seat) % (len(able) - 1)].id  # the last one is a Ranger of one's own
    if key == "rangers.turn":
        found = prospects(look, seat, {option.id for option in able})
        best = max(found, key=lambda one: (_worth(look, one), one.option), default=None)
        return best.option if best is not None and _worth(look, best) > 0 else PASS
    if key == "rangers.commit":
        return _commit(look, seat, {option.id: option.most for option in able})
    if key == "rangers.travel":
        ways = [option.id for option in able if ":" in option.id]
        return ways[state.round % len(ways)] if ways else None
    return {"rangers.camp": "on", "rangers.response": "no", "rangers.use": "no"}.get(key)


def _worth(look: Board, one: Prospect) -> float:
    """What is tried first; what costs too much, or can hardly succeed, not at all."""
    if one.most < one.hard or one.price > 2 or one.blocked > 1:
        return 0
    if one.kind == "location" and adds_to(look, one, "progress"):
        return 9 if missing(look) and one.most >= one.hard + SAFE else 0
    if one.test.name == "remember":
        return 2
    if one.target is None or one.price:
        return 0
    is_threat = one.target.is_ready and look.presence(one.target) > 0 and is_hostile(look, one.target)
    if one.test.name == "avoid":
        return 3 if is_threat else 0
    if one.kind != "being" or not adds_to(look, one, "progress"):
        return 0
    return 10 if is_threat else 4


def _commit(look: Board, seat: int, able: dict[str, int]) -> Answer:
    test = look.state.test
    if test is None or test.seat != seat:
        return []
    wanted = difficulty(look, test) - test.effort
    if test.name != "remember":
        wanted += SAFE
    taken: list[str] = []
    icons = dict(icons_for(look, seat, test.approach))
    for option in sorted(able, key=lambda name: (name != "energy", -icons.get(name, 0), name)):
        for _ in range(able[option]):
            if wanted > 0:
                taken.append(option)
                wanted -= icons.get(option, 1)
    return taken
