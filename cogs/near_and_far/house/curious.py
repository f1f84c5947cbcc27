"""What somebody does who would rather come across something new than win: for simulations (`Game.explore`). Pure.

Cards, stories and effects that seldom turn up are come across in so few tables only if somebody makes for them.
"""

from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from typing import Any, Final

from bot.rules.content.reader import effects_of
from bot.rules.decision import Answer
from bot.rules.effects import holds
from bot.rules.effects.conditions import condition_arguments
from bot.rules.effects.model import effect_name
from bot.rules.play.request import Request
from bot.rules.stories.shapes import GainKeyword
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.stories import BONUS_FROM, WON
from cogs.near_and_far.content.vocabulary import GainWorld
from cogs.near_and_far.house import plan, walking
from cogs.near_and_far.rules.free import BUY
from cogs.near_and_far.rules.reading import table
from cogs.near_and_far.rules.reading.facts import FarFacts
from cogs.near_and_far.rules.reading.odds import chance
from cogs.near_and_far.rules.reading.reach import reach
from cogs.near_and_far.state import FarState

SKILLS: Final = ("skill", "combat")
LIKELY: Final = 80
"""Per cent from which it goes for what a story brings."""
SOON: Final = 18
"""From this round on it does not wait for better odds any more."""
ALONE: Final = 3
"""So many rounds it gathers people first."""
OFTEN: Final = 5
"""Every so many rounds it looks for artifacts in the General Store."""
Unseen = Collection[str]
"""Ids and names of effects that no table has come across."""


def answer(state: FarState, content: FarContent, request: Request, seat: int, unseen: Unseen) -> Answer | None:
    """What brings something unseen nearer; None: nothing here does."""
    if request.anytime:
        able = [option.id for option in request.decision.legal()]
        return next((one for one in able if one.startswith(BUY) and one.removeprefix(BUY) in unseen), None)
    ask = _ASKED.get(request.decision.key)
    return None if ask is None else ask(state, content, request, seat, unseen)


def _pick(state: FarState, content: FarContent, request: Request, seat: int, unseen: Unseen) -> Answer | None:
    return next((option.id for option in request.decision.legal() if option.id in unseen), None)


def _keep(state: FarState, content: FarContent, request: Request, seat: int, unseen: Unseen) -> Answer | None:
    return _wanted(state, content, request, seat, unseen)[:1] or None


def _throw(state: FarState, content: FarContent, request: Request, seat: int, unseen: Unseen) -> Answer | None:
    """All but the one unseen card that costs least: with nothing else in hand it is saved for (`plan.target`)."""
    wanted = {card for card in state.players[seat].hand if card in unseen}
    if not wanted:
        return None
    kept = min(wanted, key=lambda card: (table.artifact(content, card).cost.value, card))
    away = sorted(option.id for option in request.decision.legal() if option.id != kept)
    return away if len(away) >= request.decision.least else None


def _wanted(state: FarState, content: FarContent, request: Request, seat: int, unseen: Unseen) -> list[str]:
    return sorted(option.id for option in request.decision.legal() if option.id in unseen)


def _hearts(state: FarState, content: FarContent, request: Request, seat: int, unseen: Unseen) -> Answer | None:
    """As many as the bonus takes, where the story that is being read brings something unseen."""
    check = state.turn.check
    if check is None or not check.kind.startswith("quest"):
        return None
    is_new = _brought(content.stories.entries[state.story.entries[-1]]) & _unseen_here(content, unseen)
    return request.decision.legal()[-1].id if is_new else None


def _walk(state: FarState, content: FarContent, request: Request, seat: int, unseen: Unseen) -> Answer | None:
    """To a story that nobody has read or that brings something unseen; there it stays. Past one for which it is too
    weak yet."""
    new = [space for space in state.quests if _is_new(state, content, seat, space, unseen)]
    if state.players[seat].at in new:
        return "stop"
    able = {option.id for option in request.decision.legal()}
    found = next((f"to:{space}" for space in new if f"to:{space}" in able), None)
    if found is None and state.players[seat].at not in state.quests and walking.best_space(state, content, seat):
        usual = str(walking.move(state, content, request, seat)).removeprefix("to:")
        is_early = usual in state.quests and usual not in new and bool(_promised(state, content, usual, unseen))
        return "stop" if is_early else None
    return found


def _turn(state: FarState, content: FarContent, request: Request, seat: int, unseen: Unseen) -> Answer | None:
    """On to a story that is in reach."""
    ways = {*reach(state, content, seat), state.players[seat].at}
    near = any(space in ways and _is_new(state, content, seat, space, unseen) for space in state.quests)
    return "adventure" if near and state.round > ALONE else None


def _is_new(state: FarState, content: FarContent, seat: int, space: str, unseen: Unseen) -> bool:
    """Whether a story is new, or brings something unseen that it will probably come by: what fails is gone."""
    choices = _promised(state, content, space, unseen)
    if not choices:
        return table.the_map(state, content).by_id[space].quest in unseen
    own = state.players[seat]
    hearts = max(0, (own.hearts if own.area == "map" else table.stat(state, content, seat, "hearts")) - 1)
    odds = [
        chance(table.stat(state, content, seat, one.check.kind), _wanted_total(content, one, unseen), hearts)
        for one in choices
    ]
    return max(odds) >= LIKELY or state.round > SOON


def _promised(state: FarState, content: FarContent, space: str, unseen: Unseen) -> list[Any]:
    """The choices of the story there that bring something unseen."""
    entry = content.stories.entries[table.the_map(state, content).by_id[space].quest]
    wanted = _unseen_here(content, unseen)
    return [one for _, passage in entry.passages() for one in passage.choices if _brought(one) & wanted]


def _wanted_total(content: FarContent, choice: Any, unseen: Unseen) -> int:
    """What a check has to come to for what is unseen; with its bonus, if that brings it."""
    is_won = _brought(choice.outcomes[WON]) & _unseen_here(content, unseen)
    return int(choice.check.target) + (0 if is_won else BONUS_FROM)


def _brought(part: Any) -> set[str]:
    """World cards, keywords and names of effects that something of a story brings."""
    effects = list(effects_of(part))
    found = {effect_name(type(effect)) for effect in effects}
    found |= {f"wor_{effect.number:02}" for effect in effects if isinstance(effect, GainWorld)}
    return found | {f"keyword {effect.keyword}" for effect in effects if isinstance(effect, GainKeyword)}


def _unseen_here(content: FarContent, unseen: Unseen) -> set[str]:
    """What is unseen, and the keywords that lead to it: a later map brings it to whoever has them."""
    return set(unseen) | {word for word, things in _by_keyword(content).items() if things & set(unseen)}


@lru_cache(maxsize=2)
def _by_keyword(content: FarContent) -> Mapping[str, set[str]]:
    """What stories bring only to whoever has a keyword."""
    found: dict[str, set[str]] = {}
    for entry in content.stories.entries.values():
        for variant in entry.variants:
            for word in condition_arguments(variant.condition, ("keyword",)):
                things = set().union(*map(_brought, variant.choices))
                found.setdefault(f"keyword {word}", set()).update(things)
    return found


def _story(state: FarState, content: FarContent, request: Request, seat: int, unseen: Unseen) -> Answer | None:
    """The choice that brings something unseen in the words that are read now, else None."""
    entry = content.stories.entries[state.story.entries[-1]]
    able = {option.id for option in request.decision.legal()}
    variant = next((one for one in entry.variants if _holds(state, content, seat, one)), None)
    passage: Any = entry if variant is None else variant
    wanted = _unseen_here(content, unseen)
    ways = [choice for choice in passage.choices if choice.name in able and _brought(choice) & wanted]
    return ways[0].name if ways else None


def _holds(state: FarState, content: FarContent, seat: int, variant: Any) -> bool:
    return variant.condition is None or holds(variant.condition, FarFacts(state, content, seat))


def _is_looking(state: FarState, content: FarContent, seat: int, unseen: Unseen) -> bool:
    """Whether an artifact is unseen, and none of those is in hand."""
    return not any(card in unseen for card in state.players[seat].hand) and any(
        card in unseen for card in (*content.basic, *content.advanced)
    )


def _building(state: FarState, content: FarContent, request: Request, seat: int, unseen: Unseen) -> Answer | None:
    """To the Town Hall for the name that an unseen card wants; now and then to the General Store, for artifacts."""
    able = [option.id for option in request.decision.legal()]
    waiting = [card for card in state.players[seat].hand if card in unseen and table.artifact(content, card).is_gated]
    if waiting and state.round > ALONE and "town_hall" in able and plan.name_wanted(state, content, seat):
        return "town_hall"
    is_due = state.round % OFTEN == seat and _is_looking(state, content, seat, unseen)
    return "general_store" if is_due and "general_store" in able else None


def _store(state: FarState, content: FarContent, request: Request, seat: int, unseen: Unseen) -> Answer | None:
    """Four of the deck in which something unseen is left."""
    if not _is_looking(state, content, seat, unseen):
        return None
    return "draw:4" if any(card in unseen for card in content.basic) else "draw:0"


def _saloon(state: FarState, content: FarContent, request: Request, seat: int, unseen: Unseen) -> Answer | None:
    return _pick(state, content, request, seat, unseen) or _banner(state, content, request, seat, unseen)


def _banner(state: FarState, content: FarContent, request: Request, seat: int, unseen: Unseen) -> Answer | None:
    """Somebody, or a token, of the faction whose chief nobody has come across."""
    able = [option.id for option in request.decision.legal()]
    for one in able:
        faction = content.adventurers[one].faction if one in content.adventurers else one
        if f"chief_{faction}" in unseen and faction not in state.chiefs:
            return one
    return None


_Ask = Callable[[FarState, FarContent, Request, int, Unseen], Answer | None]
_ASKED: Final[Mapping[str, _Ask]] = {
    "far.building": _building,
    "far.store": _store,
    "far.saloon": _saloon,
    "far.token": _banner,
    "far.draft": _pick,
    "far.hut": _pick,
    "far.keep": _keep,
    "far.discard-advanced": _throw,
    "far.discard-basic": _throw,
    "far.hearts": _hearts,
    "far.turn": _turn,
    "far.move": _walk,
    "far.story": _story,
}
