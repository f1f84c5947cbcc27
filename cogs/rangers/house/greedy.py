"""The house's own Ranger: works on the place until the way is open, avoids what tires, rests before collapsing. Pure.

It looks at nothing but what its seat may know.
"""

from bot.rules.decision import Answer, Option
from bot.rules.play.request import Request
from cogs.rangers.content.content import RangersContent
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import has_energy, kind_of, only
from cogs.rangers.rules.reading.glance import Glance
from cogs.rangers.rules.trials.testable import aspect_of, blocking, difficulty, tiring, trials
from cogs.rangers.rules.turn import PASS
from cogs.rangers.state import RangersState, Trial

PLENTY = 10
"""So many cards in the deck, and fatigue is nothing to worry about."""


def answer(state: RangersState, content: RangersContent, request: Request, seat: int) -> Answer | None:
    """A turn's action, what is committed, where to go; None: another question, for its default."""
    key = request.decision.key
    look = Glance(state, content)
    options = request.decision.options()
    able = [option for option in options if option.refused is None]
    if key == "rangers.turn":
        return _action(look, seat, able)
    if key == "rangers.commit":
        return _commit(look, seat, able)
    if key == "rangers.travel":
        return able[0].id
    if key == "rangers.camp":
        return "camp" if state.ledger or _is_tired(state) else "on"
    if key in ("rangers.use", "rangers.edge"):
        return next((option.id for option in able if option.id.startswith("use")), able[0].id)
    return None


def _is_tired(state: RangersState) -> bool:
    return any(len(own.deck) < PLENTY for own in state.rangers)


def _action(look: Board, seat: int, able: list[Option]) -> str:
    ids = {option.id for option in able}
    edge = next((option.id for option in able if option.id.startswith("use:")), None)
    if edge is not None:
        return edge
    gear = [one for one in ids if one.startswith("play:") and _is_gear(look, one)]
    if gear and look.state.round <= 2:
        return min(gear)
    tests = [(option, test) for option, test in trials(look, seat) if option in ids]
    best = max(tests, key=lambda one: _worth(look, *one), default=None)
    if best is not None and _worth(look, *best) > 0:
        return best[0]
    return PASS


def _is_gear(look: Board, option: str) -> bool:
    card = look.content.ranger_cards[option.removeprefix("play:")]
    return card.type in ("gear", "being")


def _worth(look: Board, option: str, test: Trial) -> float:
    """What a test promises, less what the way there costs."""
    state, seat = look.state, test.seat
    effort = has_energy(state, seat, aspect_of(look, test)) + _icons(look, test)
    hard = difficulty(look, test)
    if effort < hard:
        return -1
    price = sum(look.presence(card) for card in tiring(look, test)) + len(blocking(look, test))
    deck = len(state.rangers[seat].deck)
    if price >= deck:
        return -1
    target = state.find(test.target) if test.target else None
    kind = kind_of(look.content, target.card) if target is not None else ""
    gains = {"location": 0.5 if place_is_done(look) else 3.0, "being": 1.0, "feature": 1.0}.get(kind, 0.6)
    if test.name == "remember":
        gains = 0.7 if effort > 1 else 0.2
    if test.name == "avoid":
        gains = 0.4
    if kind == "feature" and target is not None and "obstacle" in look.keywords(target):
        gains = 2.0 if place_is_done(look) and target.is_ready else 1.2
    return gains * min(effort, hard + 2) - price * (1.0 if deck < PLENTY else 0.6)


def _icons(look: Board, test: Trial) -> int:
    return sum(_icons_of(look, card, test) for card in look.state.rangers[test.seat].hand)


def _icons_of(look: Board, card_id: str, test: Trial) -> int:
    """The effort of one pick: the matching icons of a card, or one energy."""
    card = look.content.ranger_cards.get(card_id)
    return 1 if card is None else sum(n for name, n in card.icons.items() if name == test.approach)


def place_is_done(look: Board) -> bool:
    """Whether the place has all the progress it takes to travel on."""
    place = only(look.state, look.content, "location")
    return place is not None and look.is_met(place, "progress")


def _commit(look: Board, seat: int, able: list[Option]) -> Answer:
    """One more than what is wanted, cards with two icons first, then energy."""
    test = look.state.test
    if test is None or test.seat != seat:
        return []
    wanted = difficulty(look, test) + 1 - test.effort
    if test.name == "traverse" or test.name == "connect":
        wanted += 1
    taken: list[str] = []
    for option in sorted(able, key=lambda option: (option.id == "energy", option.id)):
        for _ in range(option.most):
            if wanted <= 0:
                return taken
            taken.append(option.id)
            wanted -= _icons_of(look, option.id, test)
    return taken
