"""What professions, paths, things and nodes of trees bring, as it is named among what tables come across. Pure."""

from collections.abc import Callable, Collection, Iterable
from typing import Any

from bot.rules.content.reader import effects_of
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.people import Path, Profession

Unseen = Collection[str]
"""Ids and names of effects that no table has come across."""


def best(legal: Iterable[str], promise: Callable[[str], int]) -> str | None:
    """Whatever promises most, the first of equals; None: nothing does."""
    promised = {one: promise(one) for one in legal}
    found = max(promised, key=lambda one: promised[one], default=None)
    return found if found is not None and promised[found] > 0 else None


def by_profession(content: EvershadeContent, profession: Profession) -> set[str]:
    """Its paths, what they give, and the cards of its trees."""
    found = set().union(*(by_path(content, path) for path in profession.paths))
    trees = [content.trees[one] for one in (profession.primary, *profession.secondary)]
    return found.union(*(by_node(content, node.versions) for tree in trees for node in tree.nodes))


def by_path(content: EvershadeContent, path: Path) -> set[str]:
    """The path itself, its card, and its thing."""
    return {f"path:{path.id}", *by_card(content, path.card), *by_item(content, path.item)}


def by_item(content: EvershadeContent, item: str) -> set[str]:
    """An item and the card that comes with it."""
    card = content.items[item].card
    return {item} if card is None else {item, *by_card(content, card)}


def by_card(content: EvershadeContent, card: str) -> set[str]:
    """An action card, or that of a companion or a summon, and the effects that it says."""
    return {card, *(effect.do for effect in effects_of(content.playable[card]))}


def by_node(content: EvershadeContent, part: Any) -> set[str]:
    """The cards and skills of a node, or of one of its versions."""
    names = {str(name) for effect in effects_of(part) if (name := getattr(effect, "id", None)) is not None}
    return names.union(*(by_card(content, one) for one in names if one in content.action_cards))


def by_use(content: EvershadeContent, item: str) -> set[str]:
    """An item that can be used, what it does, and whom it calls."""
    action = content.items[item].action
    if action is None:
        return set()
    effects = list(effects_of(action))
    called = {str(name) for effect in effects if (name := getattr(effect, "summon", None)) is not None}
    return {item, *(effect.do for effect in effects), *called}
