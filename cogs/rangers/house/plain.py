"""The simple Ranger of the balance check (rules 8.2): plays no gear and no moments, never camps; makes way at the
place, puts to rest what blocks the way on, then does what the energy that is left is good for. Pure."""

from typing import Final

from bot.rules.decision import Answer
from bot.rules.play.request import Request
from cogs.rangers.content.content import RangersContent
from cogs.rangers.house.prospects import Prospect, adds_to, icons_for, missing, prospects
from cogs.rangers.house.worth import is_hostile
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.difficulty import difficulty
from cogs.rangers.rules.travel import STAY
from cogs.rangers.rules.turn import PASS
from cogs.rangers.state import RangersState

SAFE: Final = 1
"""So much more effort than is asked for is committed to tests of cards, where there is as much."""
SURE: Final = 2
"""The same for tests that hurt when they fail, in company: then no challenge card makes them fail (ER-8.1)."""
COMPANY: Final = 3
"""From so many Rangers on there is mostly somebody who is surer of a test than oneself."""
MANY: Final = 4
"""So many never take the risk at all; fewer do for the last bit of the way."""
LAST: Final = 2
"""So much progress is the last bit."""
NEAR, WAY, LONE_WAY = 1, 3, 2
"""Cards burnt on the way to a test are worth it up to so many; to make way at the place, up to more; for somebody alone
where nothing that was tried goes to rest (D6), less than that: it burns them again the next time."""
TIRED: Final = 4
"""Of two, whoever has so much fatigue takes no risk either: hunters go for those."""
HALT: Final = 2
"""Two of whom somebody is hurt stay at a place every so manieth round, where what was tried rests (D6)."""


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
        if _waits(look):
            return STAY
        ways = [option.id for option in able if ":" in option.id]
        return ways[state.round % len(ways)] if ways else None
    return {"rangers.camp": "on", "rangers.response": "no", "rangers.use": "no"}.get(key)


def _worth(look: Board, one: Prospect) -> float:
    """What is tried first; what costs too much, or can hardly succeed, not at all."""
    if one.most < one.hard or one.blocked > 1:
        return 0
    if one.kind == "location" and adds_to(look, one, "progress"):
        is_sure = one.most >= one.hard + _margin(look, one.test.seat)
        return 9 if missing(look) and is_sure and one.price <= _most_burnt(look) else 0
    if one.price > NEAR:
        return 0
    if _opens_the_way(look, one):
        return 9.5 if one.test.path else 9.4 if one.most >= one.hard + SURE else 0
    if not one.price and _clears_the_way(look, one):
        return 9.2
    if one.test.seat == look.state.lead and one.most > one.hard and _calms(look, one):
        return 8
    if one.test.name == "remember":
        return 2
    if one.target is None or one.kind != "being" or one.blocked:
        return 0
    is_threat = one.target.is_ready and look.presence(one.target) > 0 and is_hostile(look, one.target)
    if one.test.name == "avoid":
        return 3 if is_threat else 0
    if not adds_to(look, one, "progress"):
        return 0
    return 10 if is_threat else 4


def _rests(look: Board) -> bool:
    return look.state.options.says("exhaust_target") == "yes"


def _most_burnt(look: Board) -> int:
    """Cards that making way at the place may burn."""
    return LONE_WAY if look.state.seats == 1 and not _rests(look) else WAY


def _waits(look: Board) -> bool:
    state = look.state
    is_hurt = any(own.injuries for own in state.rangers)
    return state.seats == 2 and is_hurt and state.round % HALT == 0 and _rests(look)


def _margin(look: Board, seat: int) -> int:
    """Effort beyond what is asked for in a test that hurts when it fails. In company whoever is not sure leaves it to
    others: of two once somebody is hurt, or oneself is tired, of more from the start."""
    seats, is_hurt = look.state.seats, any(own.injuries for own in look.state.rangers)
    if seats == 2 and len(look.state.rangers[seat].fatigue) >= TIRED:
        return SURE
    is_last = seats < MANY and missing(look) <= LAST
    return SURE if seats > 1 and (is_hurt or (seats >= COMPANY and not is_last)) else SAFE


def _clears_the_way(look: Board, one: Prospect) -> bool:
    """Whether it works at a ready obstacle that being tried does not put to rest (D6): it has to be cleared."""
    card = one.target
    if card is None or not card.is_ready or not one.test.path or _rests(look):
        return False
    return "obstacle" in look.keywords(card) and (adds_to(look, one, "progress") or adds_to(look, one, "harm"))


def _calms(look: Board, one: Prospect) -> bool:
    """Whether bad weather is waited out by it."""
    card = one.target
    if card is None or card.card not in look.content.weathers or not one.test.path or one.blocked:
        return False
    printed = look.content.index.at(one.test.path)
    return "inclement" in look.traits(card) and any(effect.do == "flip" for effect in printed.success)


def _opens_the_way(look: Board, one: Prospect) -> bool:
    """Whether nothing but this ready obstacle keeps the group from travelling, and being tried puts it to rest for the
    round (ER-6.12, ER-7.7)."""
    card = one.target
    if card is None or not card.is_ready or missing(look) or look.state.seats == 1:
        return False
    if not _rests(look):
        return False
    keywords = look.keywords(card)
    return "obstacle" in keywords and "tireless" not in keywords


def _commit(look: Board, seat: int, able: dict[str, int]) -> Answer:
    test = look.state.test
    if test is None or test.seat != seat:
        return []
    wanted = difficulty(look, test) - test.effort
    if test.name != "remember":
        hurts = test.name == "traverse"
        wanted += SAFE if not hurts else _margin(look, seat) if missing(look) else SURE
    taken: list[str] = []
    icons = dict(icons_for(look, seat, test.approach))
    for option in sorted(able, key=lambda name: (name != "energy", -icons.get(name, 0), name)):
        for _ in range(able[option]):
            if wanted > 0:
                taken.append(option)
                wanted -= icons.get(option, 1)
    return taken
