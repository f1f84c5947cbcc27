"""What somebody does who would rather come across something new than bring a day home: for simulations
(`Game.explore`). Pure.

Cards and effects that seldom turn up are come across in so few days only if somebody makes for them.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from bot.rules.content.reader import effects_of
from bot.rules.decision import Answer, Option
from bot.rules.effects.model import effect_name
from bot.rules.play.request import Request
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.vocabulary.effects import CheckMission, DrawPath, ReadEntry, Scout
from cogs.rangers.house.greedy import STORY, strength
from cogs.rangers.house.prospects import Prospect, adds_to, icons_for, prospects
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import face_of
from cogs.rangers.rules.reading.difficulty import printed_test
from cogs.rangers.rules.reading.glance import Glance
from cogs.rangers.rules.travel import STAY
from cogs.rangers.state import CardInPlay, RangersState

WORN: Final = 8
"""With so few cards in somebody's deck nobody waits for what is still in the path deck."""
Unseen = Collection[str]
"""Ids and names of effects that no table has come across."""


def answer(state: RangersState, content: RangersContent, request: Request, seat: int, unseen: Unseen) -> Answer | None:
    """What brings something unseen nearer; None: nothing here does."""
    ask = None if request.anytime else _ASKED.get(request.decision.key)
    if ask is None:
        return None
    able = [option for option in request.decision.options() if option.refused is None]
    return ask(Glance(state, content), request, seat, able, unseen)


# ---------------------------------------------------------------------- what brings what


@lru_cache(maxsize=4096)
def brought(content: RangersContent, card: str) -> frozenset[str]:
    """The names of all effects of a card, and of the entries that it leads to."""
    printed = content.printed.get(card)
    return frozenset(_names(content, effects_of(printed))) if printed is not None else frozenset()


def _names(content: RangersContent, effects: Iterable[Any], depth: int = 2) -> set[str]:
    found = set[str]()
    for effect in effects:
        found.add(effect_name(type(effect)))
        entry = content.guide.entries.get(_leads_to(content, effect))
        if entry is not None and depth:
            found |= _names(content, effects_of(entry), depth - 1)
    return found


def _leads_to(content: RangersContent, effect: Any) -> str:
    """The entry that an effect reads, or that a mission reads once it has its last check; "" for none."""
    if isinstance(effect, CheckMission):
        mission = content.missions.get(content.card_id(effect.mission) or "")
        return (mission.on_objective or "") if mission is not None else ""
    return effect.entry if isinstance(effect, ReadEntry) else ""


def _is_new(content: RangersContent, card: str, unseen: Unseen) -> bool:
    return card in unseen or not brought(content, card).isdisjoint(unseen)


# ---------------------------------------------------------------------- a turn


def _turn(look: Board, request: Request, seat: int, able: list[Option], unseen: Unseen) -> Answer | None:
    """An unseen card is played, an unseen effect used or tried for."""
    ids = {option.id for option in able}
    for one in sorted(ids):
        kind, _, rest = one.partition(":")
        if kind == "play" and _is_new(look.content, rest, unseen):
            return one
        if kind == "use":
            uid, _, place = rest.partition(":")
            ability = face_of(look.content, look.state.card(uid)).abilities[int(place)]
            if not unseen_in(look.content, ability.do, unseen).isdisjoint(unseen):
                return one
    able_to = [
        one
        for one in prospects(look, seat, ids)
        if one.most >= one.hard and one.price < len(look.state.rangers[seat].deck)
    ]
    found = [one for one in able_to if _promises(look, one, unseen)]
    if not found and _is_ahead(look, unseen):
        found = [one for one in able_to if _hurries(look, one)]
    return max(found, key=lambda one: (one.most - one.hard, one.option)).option if found else None


def _is_ahead(look: Board, unseen: Unseen) -> bool:
    """Whether something unseen is among the cards of the path that are still to come: everybody can count those."""
    ahead = (*look.state.path_deck, *look.state.reserve)
    return any(_is_new(look.content, card, unseen) for card in ahead)


def _hurries(look: Board, one: Prospect) -> bool:
    """Whether a success brings on cards of the path sooner than one a round."""
    printed = printed_test(look, one.test)
    return printed is not None and any(
        isinstance(effect, DrawPath) or (isinstance(effect, Scout) and effect.deck == "path")
        for effect in effects_of(printed)
    )


def unseen_in(content: RangersContent, effects: Iterable[Any], unseen: Unseen) -> set[str]:
    """Those of these effects, and of what they lead to, that nobody has come across."""
    return _names(content, effects_of(tuple(effects))) & set(unseen)


def _promises(look: Board, one: Prospect, unseen: Unseen) -> bool:
    """Whether a success brings something unseen, at once or when the target is cleared."""
    printed = printed_test(look, one.test)
    if printed is not None and unseen_in(look.content, (*printed.success, *printed.fail), unseen):
        return True
    return one.target is not None and adds_to(look, one, "progress") and _waits(look, one.target, unseen)


def _waits(look: Board, card: CardInPlay, unseen: Unseen) -> bool:
    """Whether something unseen comes once this card is cleared by progress."""
    printed = look.content.path_cards.get(card.card)
    cleared = [ability for ability in printed.abilities if ability.when.clear == "progress"] if printed else []
    return any(unseen_in(look.content, ability.do, unseen) for ability in cleared)


def _commit(look: Board, request: Request, seat: int, able: list[Option], unseen: Unseen) -> Answer | None:
    """All that there is for a test that brings something unseen; unseen cards for any."""
    test = look.state.test
    if test is None or test.seat != seat:
        return None
    target = look.state.find(test.target) if test.target else None
    printed = printed_test(look, test)
    promises = printed is not None and bool(unseen_in(look.content, printed.success, unseen))
    if promises or (target is not None and _waits(look, target, unseen)):
        return [option.id for option in able for _ in range(option.most)]
    cards = [card for card, _ in icons_for(look, seat, test.approach) if card in unseen]
    ids = {option.id for option in able}
    return [card for card in dict.fromkeys(cards) if card in ids] or None


def _use(look: Board, request: Request, seat: int, able: list[Option], unseen: Unseen) -> Answer | None:
    """Whatever a card offers to do may be new."""
    return next((option.id for option in able if option.id == "use"), None)


# ---------------------------------------------------------------------- the way


def _travel(look: Board, request: Request, seat: int, able: list[Option], unseen: Unseen) -> Answer | None:
    """The group waits for unseen cards of the path while it can, else goes where there are some."""
    state, content = look.state, look.content
    ids = [option.id for option in able]
    if STAY in ids and strength(state) > WORN and _is_ahead(look, unseen):
        return STAY
    ways = [one for one in ids if ":" in one]
    best = max(ways, key=lambda one: (_new_there(content, one, unseen), one), default=None)
    return best if best is not None and _new_there(content, best, unseen) else None


def _new_there(content: RangersContent, way: str, unseen: Unseen) -> int:
    """How much of a place, of who lives there and of the way is unseen."""
    code, _, terrain = way.partition(":")
    place = content.location(code)
    if place is None:
        return 0
    sets = [terrain, *([place.pivotal] if place.pivotal is not None else [])]
    cards = [card.id for name in sets for card in content.of_set(name)]
    return sum(_is_new(content, card, unseen) for card in [place.id, *cards])


def _scout(look: Board, request: Request, seat: int, able: list[Option], unseen: Unseen) -> Answer | None:
    """What is unseen comes on top."""
    cards = [(option.id, str(option.label.params["card"]).removeprefix("@")) for option in able]
    return [one for one, card in cards if _is_new(look.content, card, unseen)] or None


def _story(look: Board, request: Request, seat: int, able: list[Option], unseen: Unseen) -> Answer | None:
    """The choice that brings something unseen in the words that are read now."""
    entry = look.content.guide.entries.get(look.state.story.entries[-1]) if look.state.story.entries else None
    if entry is None:
        return None
    ids = {option.id for option in able}
    ways = [choice for one in (entry, *entry.variants) for choice in one.choices if choice.name in ids]
    return next((one.name for one in ways if unseen_in(look.content, [one], unseen)), None)


_Ask = Callable[[Board, Request, int, list[Option], Unseen], Answer | None]
_ASKED: Final[Mapping[str, _Ask]] = {
    "rangers.turn": _turn,
    "rangers.commit": _commit,
    "rangers.use": _use,
    "rangers.travel": _travel,
    "rangers.scout": _scout,
    STORY: _story,
}
