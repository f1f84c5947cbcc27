"""What a test is worth, with how much effort: the odds of success times what it brings, less what it costs. Pure."""

from typing import Final, NamedTuple

from cogs.rangers.house.aims import aims, waiting
from cogs.rangers.house.effects import POINT, WHOLE, way_on, worth_of
from cogs.rangers.house.prospects import ENERGY, Prospect, adds_to, missing, odds
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import ALONG, in_play, zone_of
from cogs.rangers.rules.reading.difficulty import printed_test
from cogs.rangers.state import CardInPlay

ENERGY_COSTS, ICON_COSTS, DODGE_COSTS = 0.15, 0.3, 0.5
PLENTY: Final = 10
"""So many cards in the deck, and a card burnt is worth no more than one."""
HURT: Final = (4.0, 5.0, 20.0)
"""What an injury costs, by how many there are already: the third one ends the day."""


class Plan(NamedTuple):
    """What to put in besides what a test starts with: `energy` and cards, and what that is worth."""

    worth: float
    picks: tuple[str, ...]


class Gain(NamedTuple):
    """What success brings. fixed: however high it is; point: for each point of effort, up to `most`; whole: for
    reaching `most`."""

    fixed: float
    point: float = 0.0
    most: int = 0
    whole: float = 0.0


def plan(look: Board, prospect: Prospect) -> Plan:
    """The best that can be put into this test, one after the other: energy first, which comes back every round, then
    the cards with most icons."""
    gain, loss = gain_of(look, prospect), _loss(look, prospect)
    cost = _way(look, prospect)
    pieces = [(ENERGY, 1, ENERGY_COSTS)] * (prospect.energy - 1)
    pieces += [(card, n, ICON_COSTS) for card, n in prospect.icons]
    effort, picks = prospect.least, tuple[str, ...]()
    best = Plan(_value(look, prospect, gain, loss, effort) - cost, picks)
    for name, n, price in pieces:
        effort, cost, picks = effort + n, cost + price, (*picks, name)
        worth = _value(look, prospect, gain, loss, effort) - cost
        if worth > best.worth:
            best = Plan(worth, picks)
    return best


def _value(look: Board, prospect: Prospect, gain: Gain, loss: float, effort: int) -> float:
    won = odds(look, prospect.test, effort)
    brought = gain.fixed + gain.point * min(effort, gain.most) + gain.whole * (0 < gain.most <= effort)
    return won * brought - (1 - won) * loss


def _way(look: Board, prospect: Prospect) -> float:
    """What lies on the way, and what may answer."""
    deck = len(look.state.rangers[prospect.test.seat].deck)
    if prospect.price >= deck:
        return 99.0
    awake = sum(card.is_ready and is_hostile(look, card) for card in in_play(look.state))
    return prospect.price * (1.0 if deck >= PLENTY else 1.6) + DODGE_COSTS * prospect.blocked + 0.08 * awake


def _loss(look: Board, prospect: Prospect) -> float:
    hurts = HURT[min(look.state.rangers[prospect.test.seat].injuries, 2)]
    if prospect.test.name == "traverse" and not prospect.test.path:
        return hurts
    printed = printed_test(look, prospect.test)
    fails = [effect.do for effect in printed.fail] if printed is not None else []
    return hurts * ("injure" in fails) + 1.0 * ("fatigue" in fails)


# ---------------------------------------------------------------------- what success brings


def gain_of(look: Board, prospect: Prospect) -> Gain:
    """Progress on the place, on what a mission is after, on others; peace from what threatens; what is printed."""
    test, target = prospect.test, prospect.target
    if target is not None and target.card in waiting(look.state, look.content):
        return Gain(-1.0)
    clears = _unblocks(look, target)
    for token in ("progress", "harm"):
        if target is not None and adds_to(look, prospect, token):
            found = _tokens(look, prospect, target, token)
            return found._replace(fixed=found.fixed + clears)
    if test.name == "avoid" and target is not None:
        return Gain(clears + _threat(look, target) if target.is_ready else 0.0)
    seat = test.seat
    if test.name == "remember" and not test.path:
        deck = look.state.rangers[seat].deck
        return Gain(_remember(look, seat), 0.15, min(4, len(deck)))
    printed = printed_test(look, test)
    fixed = worth_of(look, seat, (*printed.success, *printed.always)) if printed is not None else 0.0
    return Gain(fixed + clears)


def _remember(look: Board, seat: int) -> float:
    own = look.state.rangers[seat]
    if len(own.deck) < PLENTY:
        return 0.0
    return 1.2 if len(own.hand) <= 3 else 0.6 if len(own.hand) <= 5 else 0.2


def _tokens(look: Board, prospect: Prospect, target: CardInPlay, token: str) -> Gain:
    wanted = aims(look.state, look.content)
    if prospect.kind == "location":
        left, way = missing(look), way_on(look)
        return Gain(0.0, POINT[way], left, WHOLE[way]) if left else Gain(0.0)
    limit = look.threshold(target, token)
    if not isinstance(limit, int):
        return Gain(0.0)
    left = max(0, limit - target.tokens.get(token, 0))
    if target.card in wanted:
        how = "aim" if wanted[target.card] == token else ""
    else:
        how = "other" if token == "progress" or is_hostile(look, target) else ""
    if not how:  # it would be cleared the wrong way
        return Gain(-2.0)
    rid = 0.7 * _threat(look, target) if target.is_ready else 0.0
    story = 1.0 if token == "progress" and getattr(look.content.printed[target.card], "entry", None) else 0.0
    return Gain(0.0, POINT[how], left, WHOLE[how] + rid + story)


def is_hostile(look: Board, card: CardInPlay) -> bool:
    """A card of the path that tires whoever passes it."""
    return card.owner is None and card.card in look.content.path_cards and "friendly" not in look.keywords(card)


def _threat(look: Board, card: CardInPlay) -> float:
    """What a ready card of the path costs the group, as long as it is awake."""
    if not is_hostile(look, card):
        return 0.0
    printed = look.content.path_cards[card.card]
    answers = sum(ability.when.challenge is not None for ability in printed.abilities)
    zone = zone_of(look.state, card)
    near = 1.0 if zone == ALONG or zone.startswith("reach") else 0.0
    return 0.6 * look.presence(card) * near + 0.25 * answers + 0.4 * ("predator" in printed.traits)


def _unblocks(look: Board, card: CardInPlay | None) -> float:
    """A test exhausts what it is made on (ER-6.12), and an exhausted obstacle lets the group pass (ER-7.7)."""
    if card is None or not card.is_ready or "obstacle" not in look.keywords(card):
        return 0.0
    if look.state.options.says("exhaust_target") == "no" or "tireless" in look.keywords(card):
        return 0.0
    return 2.5 if not missing(look) else 0.8
