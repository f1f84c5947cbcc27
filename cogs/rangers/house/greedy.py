"""The house's own Ranger: goes after what the open missions want, chooses tests by their odds, helps others, clears
what threatens, travels towards where the story goes on, and camps before the day is lost. Pure.

It looks at nothing but what its seat may know.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final

from bot.rules.decision import Answer, Option
from bot.rules.play.floor import NOT_DONE
from bot.rules.play.request import Request
from cogs.rangers.content.content import RangersContent
from cogs.rangers.house.aims import aims, goals, is_ahead, next_way
from cogs.rangers.house.effects import worth_of
from cogs.rangers.house.prospects import ENERGY, Prospect, icons_for, odds, prospects
from cogs.rangers.house.worth import plan
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import face_of, has_energy, in_play, reach
from cogs.rangers.rules.reading.difficulty import difficulty
from cogs.rangers.rules.reading.glance import Glance
from cogs.rangers.rules.travel import STAY
from cogs.rangers.rules.trials.testable import aspect_of, blocking, tiring
from cogs.rangers.rules.turn import PASS
from cogs.rangers.state import RangersState, Trial

WORTH_IT: Final = 0.2
"""A test that promises less is left alone."""
TIRED: Final = 13
"""With so few cards in somebody's deck, what the day has brought is brought home."""
SPENT: Final = 10
"""With so few, a day that has brought nothing is over too."""
STAYING: Final = 12
"""With more than these it pays to wait at a place for what a mission wants."""
LIKELY: Final = 0.12
SURE: Final = 0.9
"""Others commit to a test until it is this likely."""
STORY: Final = "story.choice"
Reply = Callable[[Board, int, list[Option]], Answer | None]


def answer(state: RangersState, content: RangersContent, request: Request, seat: int) -> Answer | None:
    """None: a question without a view of its own, for its default."""
    key, look = request.decision.key, Glance(state, content)
    if key != STORY and key not in _REPLIES:
        return None
    able = [option for option in request.decision.options() if option.refused is None]
    if not able:
        return None
    return _story(look, request, able) if key == STORY else _REPLIES[key](look, seat, able)


def strength(state: RangersState) -> int:
    """Cards in the smallest deck: so long the day can last."""
    return min(len(own.deck) for own in state.rangers)


# ---------------------------------------------------------------------- a turn


def _turn(look: Board, seat: int, able: list[Option]) -> str:
    ids = {option.id for option in able}
    used = [one for one in sorted(ids) if one.startswith("use:") and _use_worth(look, seat, one) > 0]
    if used:
        return used[0]
    best, most = PASS, WORTH_IT
    for prospect in prospects(look, seat, ids):
        found = plan(look, prospect).worth
        if found > most:
            best, most = prospect.option, found
    for card in sorted(one.removeprefix("play:") for one in ids if one.startswith("play:")):
        found = _play_worth(look, seat, card)
        if found > most:
            best, most = f"play:{card}", found
    return best


def _use_worth(look: Board, seat: int, option: str) -> float:
    _, uid, place = option.split(":")
    ability = face_of(look.content, look.state.card(uid)).abilities[int(place)]
    return worth_of(look, seat, ability.do)


def _play_worth(look: Board, seat: int, card_id: str) -> float:
    """Gear, companions and what is attached early in the day, moments for what they do."""
    card = look.content.ranger_cards[card_id]
    cost = card.cost if isinstance(card.cost, int) else 1
    price = 0.35 * cost + 0.2
    if card.type == "moment":
        return sum(worth_of(look, seat, one.do) for one in card.abilities if one.when.at == "play") - price
    left = min(len(look.state.rangers[seat].deck), 20) / 20
    return 2.4 * left - price


def _commit(look: Board, seat: int, able: list[Option]) -> Answer:
    """One's own test as planned; to another's as much as makes it likely."""
    test = look.state.test
    if test is None:
        return []
    most = {option.id: option.most for option in able}
    if test.seat == seat:
        planned = Counter(plan(look, _under_way(look, test)).picks)
        return [name for name in planned for _ in range(min(planned[name], most.get(name, 0)))]
    taken, effort = list[str](), test.effort
    icons = dict(icons_for(look, seat, test.approach))
    for name in sorted(most, key=lambda one: (one != ENERGY, -icons.get(one, 0), one)):
        for _ in range(most[name]):
            if odds(look, test, effort) < SURE or (not test.path and effort < difficulty(look, test)):
                taken.append(name)
                effort += icons.get(name, 1)
    return taken


def _under_way(look: Board, test: Trial) -> Prospect:
    """A test whose first energy is spent and whose way lies behind it."""
    target = look.state.find(test.target) if test.target else None
    kind = "location" if target is not None and target.card in look.content.locations else ""
    pawns = sum(one != test.seat for one in target.pawns) if target is not None else 0
    energy = has_energy(look.state, test.seat, test.aspect) + 1
    hard, icons = difficulty(look, test), icons_for(look, test.seat, test.approach)
    return Prospect("", test, hard, test.effort + pawns, energy, 0, 0, target, kind, icons)


def _dodge(look: Board, seat: int, able: list[Option]) -> Answer:
    """What has to be dodged, and what costs two cards or more where awareness is left for it."""
    test = look.state.test
    if test is None:
        return []
    must = [card.uid for card in blocking(look, test)]
    worst = sorted(tiring(look, test), key=lambda card: (-look.presence(card), card.uid))
    spare = has_energy(look.state, seat, "AWA") - len(must) - (aspect_of(look, test) == "AWA")
    ids = {option.id for option in able}
    more = [card.uid for card in worst if look.presence(card) > 1 and card.uid in ids and card.uid not in must]
    return [*must, *more[: max(0, spare)]]


def _next(look: Board, seat: int, able: list[Option]) -> str:
    """Whoever has most energy left."""
    seats = [option for option in able if option.id.isdigit()]  # a vote can be taken back too
    return max(seats, key=lambda one: (sum(look.state.rangers[int(one.id)].energy.values()), one.id)).id


# ---------------------------------------------------------------------- the way


def _travel(look: Board, seat: int, able: list[Option]) -> str:
    ways = [option.id for option in able if ":" in option.id]
    stays = any(option.id == STAY for option in able)
    if not ways or (stays and _has_business(look)):
        return STAY
    return next_way(look, ways)


def _has_business(look: Board) -> bool:
    """Whether the group stays: for a card that a mission wants and that lies here, or comes soon, while there is
    strength for it and for the way to a camp."""
    state = look.state
    if strength(state) <= STAYING:
        return False
    wanted = aims(state, look.content)
    if any(card.card in wanted for card in in_play(state)):
        return True
    chance = is_ahead(look)
    return chance > 0 and (chance >= LIKELY or state.place in goals(state, look.content))


def _camp(look: Board, seat: int, able: list[Option]) -> str:
    left = strength(look.state)
    is_hurt = any(own.injuries >= 2 for own in look.state.rangers)
    return "camp" if left <= SPENT or (look.state.ledger and (left <= TIRED or is_hurt)) else "on"


# ---------------------------------------------------------------------- what cards ask


def _scout(look: Board, seat: int, able: list[Option]) -> Answer | None:
    """Of the path: on top what is wanted, then people; what tires goes under. Of other decks all stays as it is."""
    cards = [str(option.label.params["card"]).removeprefix("@") for option in able]
    if not all(card in look.content.path_cards for card in cards):
        return None
    wanted = aims(look.state, look.content)
    ranked = sorted(zip(able, cards, strict=True), key=lambda one: (-_welcome(look, one[1], wanted), one[0].id))
    return [option.id for option, card in ranked if _welcome(look, card, wanted) > 0]


def _welcome(look: Board, card: str, wanted: dict[str, str]) -> float:
    if card in wanted:
        return 9.0
    printed = look.content.path_cards[card]
    presence = printed.presence if isinstance(printed.presence, int) else 1
    if "obstacle" in printed.keywords:
        return -2.0
    return 2.0 if "friendly" in printed.keywords else 0.5 - presence


def _search(look: Board, seat: int, able: list[Option]) -> str:
    wanted = aims(look.state, look.content)
    return next((option.id for option in able if option.id in wanted), able[0].id)


def _clear(look: Board, seat: int, able: list[Option]) -> str | None:
    return next((option.id for option in able if option.id == "progress"), None)


def _zone(look: Board, seat: int, able: list[Option]) -> str:
    """Along the way nobody is tired by what lies within reach; what a mission wants, and what helps, comes close."""
    ids = [option.id for option in able]
    return "along" if "along" in ids else next((one for one in ids if one == reach(seat)), ids[0])


def _response(look: Board, seat: int, able: list[Option]) -> str:
    """A moment at its moment, where it does some good."""
    for option in able:
        card = look.content.ranger_cards.get(option.id)
        if (
            card is not None
            and worth_of(look, seat, [one for a in card.abilities if a.when.response for one in a.do]) > 0
        ):
            return option.id
    return "no"


def _use(look: Board, seat: int, able: list[Option]) -> str:
    return next((option.id for option in able if option.id.startswith("use")), able[0].id)


def _story(look: Board, request: Request, able: list[Option]) -> str:
    """What the group has earned by what it did before. Else nobody can know which is better: another way each time."""
    state, title = look.state, str(request.decision.prompt.params.get("title", ""))
    entry = look.content.guide.entries.get(title.split("/")[1] if "/" in title else "")
    passages = (entry, *entry.variants) if entry is not None else ()
    earned = {choice.name for one in passages for choice in one.choices if choice.condition is not None}
    for option in able:
        if option.id in earned:
            return option.id
    able = [option for option in able if option.id != NOT_DONE.id]
    return able[(len(state.story.entries) + state.day + len(state.done)) % len(able)].id


def _setup(look: Board, seat: int, able: list[Option]) -> str:
    return next((option.id for option in able if option.id != "none"), able[0].id)


def _stop(look: Board, seat: int, able: list[Option]) -> str:
    return "no"


_REPLIES: Final[dict[str, Reply]] = {
    "rangers.turn": _turn,
    "rangers.commit": _commit,
    "rangers.dodge": _dodge,
    "rangers.next": _next,
    "rangers.travel": _travel,
    "rangers.camp": _camp,
    "rangers.scout": _scout,
    "rangers.search": _search,
    "rangers.clear": _clear,
    "rangers.zone": _zone,
    "rangers.response": _response,
    "rangers.use": _use,
    "rangers.edge": _use,
    "rangers.setup": _setup,
    "rangers.stop": _stop,
}
