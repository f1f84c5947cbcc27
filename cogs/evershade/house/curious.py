"""What somebody does who would rather come across something new than win: for simulations (`Game.explore`). Pure.

Cards, entries and peoples that seldom turn up are come across in so few tables only if somebody makes for them.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from bot.rules.content.reader import effects_of
from bot.rules.decision import Answer
from bot.rules.play.request import Request
from bot.rules.stories.prose import entry_of
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.people import Path, Profession
from cogs.evershade.content.reachable import entries_from
from cogs.evershade.house import stepping
from cogs.evershade.rules.heroes.casting import OWN
from cogs.evershade.state import EvershadeState

Unseen = Collection[str]
"""Ids and names of effects that no table has come across."""
MADE: Final = ("race:", "origin:", "path:")
"""What only somebody who makes a character of their own comes across."""


def answer(state: EvershadeState, content: EvershadeContent, request: Request, unseen: Unseen) -> Answer | None:
    """What brings something unseen nearer; None: nothing here does."""
    ask = _ASKED.get(request.decision.key.removesuffix(".tie"))
    if ask is None or request.decision.kind != "one":
        return None
    return ask(state, content, request, [one.id for one in request.decision.legal()], unseen)


def _best(legal: Iterable[str], promise: Callable[[str], int]) -> str | None:
    """Whatever promises most, the first of equals; None: nothing does."""
    promised = {one: promise(one) for one in legal}
    found = max(promised, key=lambda one: promised[one], default=None)
    return found if found is not None and promised[found] > 0 else None


# ---------------------------------------------------------------------- who rides


def _hero(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    ready = next((one for one in legal if f"hero:{one}" in unseen), None)
    is_left = any(one.startswith(MADE) or one in content.action_cards or one in content.items for one in unseen)
    return ready or (OWN if is_left and OWN in legal else None)


def _profession(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    return _best(legal, lambda one: len(_brought_by(content, content.professions[one]) & set(unseen)))


def _path(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    paths = {path.id: path for one in content.professions.values() for path in one.paths}
    return _best(legal, lambda one: len(_given_by(content, paths[one]) & set(unseen)))


def _race(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    def promise(option: str) -> int:
        race = option.partition(":")[0]
        return len({f"race:{race}", *content.races[race].cards} & set(unseen))

    return _best(legal, promise)


def _origin(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    return _best(legal, lambda one: len({f"origin:{one}", *_of_item(content, content.origins[one].item)} & set(unseen)))


def _brought_by(content: EvershadeContent, profession: Profession) -> set[str]:
    """Its paths, what they give, and the cards of its trees."""
    found = set().union(*(_given_by(content, path) for path in profession.paths))
    trees = [content.trees[one] for one in (profession.primary, *profession.secondary)]
    return found.union(*(_cards_in(node.versions) for tree in trees for node in tree.nodes))


def _given_by(content: EvershadeContent, path: Path) -> set[str]:
    return {f"path:{path.id}", path.card, *_of_item(content, path.item)}


def _of_item(content: EvershadeContent, item: str) -> set[str]:
    """An item and the card that comes with it."""
    card = content.items[item].card
    return {item} if card is None else {item, card}


def _cards_in(part: Any) -> set[str]:
    return {str(name) for effect in effects_of(part) if (name := getattr(effect, "id", None)) is not None}


def _advance(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    def promise(option: str) -> int:
        tree, _, way = option.partition(":")
        if tree not in content.trees:
            return 0
        number, version = map(int, way.split(":"))
        node = next(one for one in content.trees[tree].nodes if one.n == number)
        return len(_cards_in(node.versions[version]) & set(unseen))

    return _best(legal, promise)


# ---------------------------------------------------------------------- the story


def _explore(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    """An entry that nobody has read, or one that leads to some."""
    waiting = {one: one.removeprefix("read:") for one in legal if one.startswith("read:")}
    return _best(waiting, lambda one: _promised(content, [waiting[one]], unseen))


def _choice(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    """What leads to most that nobody has read, and to the nearest of it."""
    entry = content.storybook.entries.get(entry_of(request.decision.prompt.params.get("title", "")))
    if entry is None:
        return None
    leads: dict[str, list[str]] = {}
    for _, passage in entry.passages():
        for choice in passage.choices:
            leads.setdefault(choice.name, []).extend(
                outcome.goto
                for outcome in choice.outcomes.values()
                if outcome.goto is not None and outcome.goto not in state.story.entries  # or it would never end
            )
    return _best(legal, lambda one: _promised(content, leads.get(one, ()), unseen))


def _promised(content: EvershadeContent, entries: Iterable[str], unseen: Unseen) -> int:
    """How much that is unseen lies behind these entries; what is at hand counts for more than all that follows."""
    entries = list(entries)
    at_hand = sum(f"entry:{one}" in unseen for one in entries)
    behind = frozenset[str]().union(*(_behind(content, one) for one in entries))
    return 1000 * at_hand + sum(one in unseen for one in behind)


@lru_cache(maxsize=1000)
def _behind(content: EvershadeContent, entry: str) -> frozenset[str]:
    """What may be read from an entry on, as it is named among what is used."""
    return frozenset(f"entry:{one}" for one in entries_from(content, [entry]))


# ---------------------------------------------------------------------- fights and camps


def _action(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    hero = state.hero(stepping.active(state))
    return next((one for one in legal if one.startswith("card:") and _is_new(hero.hotbar[int(one[5:])], unseen)), None)


def _window(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    who = str(request.decision.prompt.params.get("who", "")).removeprefix("@")
    hero = next((one for one in state.heroes if one.id == who), None)
    for one in legal:
        if one.startswith("item:") and one[5:].partition("/")[0] in unseen:
            return one
        if hero is not None and one.isdigit() and _is_new(hero.hotbar[int(one)], unseen):
            return one
    return None


def _is_new(slot: Any, unseen: Unseen) -> bool:
    return slot is not None and slot.card in unseen


def _camp_card(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    """What nobody has built yet, or improved, or what leads there."""

    def promise(option: str) -> int:
        kind, _, name = option.partition(":")
        card = content.camp_cards.get(name)
        if card is None:
            return 0
        better = card.upgrade is not None and card.upgrade.to in unseen
        return 2 * (name in unseen) + better if kind != "upgrade" else 3 * better

    return _best(legal, promise)


def _pick(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    return next((one for one in legal if one in unseen), None)


_Ask = Callable[[EvershadeState, EvershadeContent, Request, list[str], Unseen], Answer | None]
_ASKED: Final[Mapping[str, _Ask]] = {
    "evershade.hero": _hero,
    "evershade.make-profession": _profession,
    "evershade.make-path": _path,
    "evershade.make-race": _race,
    "evershade.make-origin": _origin,
    "evershade.advance": _advance,
    "evershade.explore": _explore,
    "story.choice": _choice,
    "evershade.each-choice": _choice,
    "evershade.action": _action,
    "evershade.react": _window,
    "evershade.support": _window,
    "evershade.camp-card": _camp_card,
    "evershade.companion": _pick,
    "evershade.partner": _pick,
    "evershade.equip": _pick,
}
