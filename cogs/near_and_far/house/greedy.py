"""The house's own player: it counts what a place, a building or a card is worth and takes the best. Pure.

It looks at nothing but what its seat may know.
"""

from collections.abc import Callable, Mapping
from typing import Final

from bot.rules.decision import Answer, Text
from bot.rules.play.request import Request
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.house import plan, visiting, walking
from cogs.near_and_far.house.people import DIGGERS, PARTY, WALKERS, party_by
from cogs.near_and_far.rules import reader
from cogs.near_and_far.rules.duel import DIRTY, HONEST
from cogs.near_and_far.rules.free import BUY, USE
from cogs.near_and_far.rules.reading import table
from cogs.near_and_far.state import FarState

BUSY: Final = 12
"""Until this round coins are for people first, and for artifacts once there are enough of them."""
ENOUGH: Final = 2.2
"""From this on an adventure is worth leaving town for; once a game is long, only if no visit is worth more."""
MUCH_WORSE: Final = 34
"""A way out of a story whose odds are so many per cent below the best one's is not tried."""

WORTH_ANOTHER: Final = 4
"""A die that shows no more than this is thrown again."""


def answer(state: FarState, content: FarContent, request: Request, seat: int) -> Answer | None:
    """What it would do; None: what the question's default says."""
    if request.anytime:
        return _free(state, content, request)
    ask = _ASKED.get(request.decision.key)
    return None if ask is None else ask(state, content, request, seat)


def _free(state: FarState, content: FarContent, request: Request) -> Answer | None:
    """Buy what can be bought once the party stands; what a treasure gives, only when there are too many of them."""
    able = [option.id for option in request.decision.legal()]
    if reader.OTHER in able and state.reader_wishes:  # somebody would like it; it is all the same to the house
        return reader.OTHER
    buys = [one for one in able if one.startswith(BUY)]
    if buys and plan.is_stuck(state, content, state.turn.seat):
        buys = [one for one in buys if plan.helps_digging(table.artifact(content, one.removeprefix(BUY)))]
    if buys and (state.round > BUSY or len(table.adventurers_of(state, content, state.turn.seat)) >= PARTY - 1):
        return max(buys, key=lambda one: (table.artifact(content, one.removeprefix(BUY)).points, one))
    uses = [one for one in able if one.startswith(USE)]
    return uses[0] if uses and state.phase == "last" and not uses[0].startswith("use:tre") else None


def _turn(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    best = walking.best_space(state, content, seat)
    if best is None:
        return "town"
    if plan.is_mine_left(state, content) and state.players[seat].area != "map":
        able = table.stat(state, content, seat, "farm", party_by(state, content, seat, DIGGERS))
        return "adventure" if able > table.stat(state, content, seat, "farm") else "town"  # to take other people along
    in_town = max(visiting.visit_worth(state, content, seat, name) for name in table.buildings_for(state, seat))
    if state.round > walking.VERY_LONG and best[0] < in_town:  # camps are dear by now, wherever they are built
        return "town"
    if state.players[seat].area == "map":
        return "adventure" if best[0] >= 1.0 else "town"
    enough = in_town if state.round > walking.LONG else min(ENOUGH, in_town)
    return "adventure" if best[0] >= enough else "town"


def _token(state: FarState, content: FarContent, request: Request, seat: int) -> Answer | None:
    able = [option.id for option in request.decision.legal()]
    aim = plan.target(state, content, seat)
    wanted = [one for one in able if aim is not None and one in aim[1]]
    likely = plan.likely_faction(state, content, seat)
    return next((one for one in (*wanted, likely) if one in able), None)


def _draft(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    able = [option.id for option in request.decision.legal()]
    return max(able, key=lambda card: (plan.rating(table.artifact(content, card)), card))


def _throw_advanced(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """One advanced artifact is kept, the one that is worth most for its price."""
    able = [option.id for option in request.decision.legal()]
    return sorted(able, key=lambda card: (-plan.rating(table.artifact(content, card)), card))[1:]


def _throw_basic(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """Three are kept: the two best, and of the others the cheapest, which is soon bought."""
    able = [option.id for option in request.decision.legal()]
    ranked = sorted(able, key=lambda card: (-plan.rating(table.artifact(content, card)), card))
    return sorted(ranked[2:], key=lambda card: (table.artifact(content, card).cost.value, card))[1:]


def _keep(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    cards = [option.id for option in request.decision.legal() if option.id in state.drawn]
    if plan.is_stuck(state, content, seat):
        cards = [card for card in cards if card in content.basic and plan.helps_digging(content.basic[card])]
        return sorted(cards, key=lambda card: (content.basic[card].cost.value, card))[:1]
    ranked = sorted(cards, key=lambda card: -getattr(content.working[card], "points", 0))
    return ranked[:1]


def _duel(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """Against whoever is weakest, of these whoever is furthest; honestly, unless it holds a card that asks for a bad
    name and has none to lose. No duel where none is due."""
    able = [option.id for option in request.decision.legal()]
    if "none" in able:
        return "none"
    own = state.players[seat]
    wants_bad_name = own.rep <= 0 and any((table.artifact(content, card).rep_max or 0) < 0 for card in own.hand)
    rivals = sorted({one.split(":")[1] for one in able})
    rival = max(rivals, key=lambda one: (visiting.duel_odds(state, content, seat, one), _lead(state, one)))
    return f"{DIRTY if wants_bad_name else HONEST}:{rival}"


def _lead(state: FarState, rival: str) -> int:
    """Camps placed by somebody whom one might fight; strangers place none."""
    return -state.players[int(rival)].camps if rival.isdigit() else -state.options.camps - 1


def _story(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """One of the choices whose odds are not much worse than the best one's, not always the same."""
    odds = {one.id: _odds(one.hint) for one in request.decision.legal()}
    good = [one for one, n in odds.items() if n >= max(odds.values()) - MUCH_WORSE]
    return good[(state.round + seat) % len(good)]  # by turns it would be the same for all four, all through a game


def _odds(hint: Text | None) -> int:
    """In per cent, with all hearts, as the choice says it; one without a check cannot fail."""
    return 100 if hint is None else int(str(hint.params.get("most", 100)))


def _hearts(state: FarState, content: FarContent, request: Request, seat: int) -> Answer | None:
    """For a story all that its bonus takes, unless they would be missing for a camp here; else what is needed."""
    check = state.turn.check
    if check is None or not check.kind.startswith("quest"):
        return None
    own, able = state.players[seat], request.decision.legal()
    price, needed = table.camp_price(state, content, seat), max(0, check.target - check.total)
    builds = own.camps and table.is_empty_space(state, own.at) and own.hearts - needed >= price
    return None if builds and own.hearts - int(able[-1].id) < price else able[-1].id


def _party(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """Most icons by a weight of its own, one of each faction."""
    return party_by(state, content, seat, DIGGERS if plan.is_mine_left(state, content) else WALKERS)


def _use(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """An ability that a card offers: always, but dice are thrown again only where that may turn the check."""
    able = [option.id for option in request.decision.legal() if option.id != "no"]
    check = state.turn.check
    if check is None or not check.die:
        return able[0] if able else "no"
    if check.seat != seat:  # the other side of a duel, to whom a tie belongs (NF-10.4)
        is_lost, die = check.rival_total < check.total, check.rival_die
    else:
        is_lost, die = check.total < (check.rival_total + 1 if check.rival else check.target), check.die
    return able[0] if able and is_lost and die <= WORTH_ANOTHER else "no"


def _hut(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """The treasure that does most, if there is room for it; whoever cannot dig makes room for one that helps."""
    able = [option.id for option in request.decision.legal() if option.id != "none"]
    digging = [card for card in able if _digs(content, card)] if plan.is_stuck(state, content, seat) else []
    if not digging and state.players[seat].room <= 0:
        return "none"
    return max(digging or able, key=lambda card: (_treasure_rating(content, card), card), default="none")


def _hut_drop(state: FarState, content: FarContent, request: Request, seat: int) -> Answer:
    """What does least, but nothing that helps to dig."""
    able = [option.id for option in request.decision.legal()]
    return min(able, key=lambda card: (_digs(content, card), _treasure_rating(content, card), card))


def _digs(content: FarContent, card: str) -> bool:
    return "K" in content.treasures[card].icons


def _treasure_rating(content: FarContent, card: str) -> float:
    found = content.treasures[card]
    return found.points + 1.2 * sum(found.icons.values()) + 0.8 * bool(found.abilities)


_ASKED: Final[Mapping[str, Callable[[FarState, FarContent, Request, int], Answer | None]]] = {
    "far.turn": _turn,
    "far.story": _story,
    "far.move": walking.move,
    "far.threat": walking.threat,
    "far.building": visiting.building,
    "far.saloon": visiting.saloon,
    "far.store": visiting.store,
    "far.keep": _keep,
    "far.town-hall": visiting.hall,
    "far.trade": visiting.trade,
    "far.reputation": visiting.reputation,
    "far.discard": visiting.discard_one,
    "far.token": _token,
    "far.draft": _draft,
    "far.discard-advanced": _throw_advanced,
    "far.discard-basic": _throw_basic,
    "far.stables": visiting.stables,
    "far.mine": visiting.mine,
    "far.duel": _duel,
    "far.hearts": _hearts,
    "far.party": _party,
    "far.use": _use,
    "far.hut": _hut,
    "far.hut-drop": _hut_drop,
}
