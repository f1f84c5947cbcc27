"""A likely character of each path: the people that suits it, what the house lays out, and advancements as somebody
takes them who follows the path. For measuring only. Pure."""

from collections.abc import Sequence
from typing import Any, Final

from cogs.evershade.content.building import Draft, laid_out
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.people import Path, Profession
from cogs.evershade.content.vocabulary.terms import ATTRIBUTES
from cogs.evershade.rules.character.advancing import fits_slot, open_nodes
from cogs.evershade.rules.character.creating import created
from cogs.evershade.rules.character.growing import raise_for_good
from cogs.evershade.rules.character.naming import own_id
from cogs.evershade.rules.field import board
from cogs.evershade.state import Character, HotbarCard

ORDER: Final = (
    ("primary", 1),
    ("primary", 3),
    ("primary", 2),
    ("first", 1),
    ("primary", 5),
    ("second", 1),
    ("primary", 7),
    ("primary", 8),
)
"""Trees and nodes in the order in which they are taken, as far as they are open."""


def likely(content: EvershadeContent, path_id: str, advancements: int, turn: int = 0) -> Character:
    """A character of this path that has taken so many advancements. turn: odd for the people that suits it second
    best; every second turn it comes from somewhere else, so that no path is measured with the thing of one origin."""
    profession, path = content.paths[path_id]
    wanted = _leaning(content, path)
    race, spread = _people(content, wanted, turn)
    origins = list(content.origins)
    origin = origins[(list(content.paths).index(path_id) + turn // 2) % len(origins)]
    skill = profession.keyword if content.races[race].free_skill else ""
    draft = Draft(name=path.name, race=race, spread=spread, skill=skill, origin=origin)
    draft.profession, draft.path = profession.id, path.id
    made = created(content, laid_out(content, draft), own_id(profession.id))
    for step in ORDER[:advancements]:
        _take(content, made, profession, step, wanted)
    made.hp = made.max_hp
    return made


def _leaning(content: EvershadeContent, path: Path) -> Sequence[str]:
    """The attributes that its card is rolled with, else the one that it raises."""
    card = content.action_cards[path.card]
    rolls = [side.roll for side in (card.light, card.dark) if side.roll is not None]
    raised = [str(getattr(one, "what", "")) for one in path.gain]
    own = [one for one in raised if one in ATTRIBUTES]
    return own or (rolls[0].att if rolls else ATTRIBUTES)


def _people(content: EvershadeContent, wanted: Sequence[str], turn: int) -> tuple[str, int]:
    """Whose spread has most of it, or in every second turn one of those who come next, each in its turn; of equals the
    one that also has most HP."""
    best = {
        race.id: max((max(getattr(one, att) for att in wanted), race.hp, -n) for n, one in enumerate(race.spreads))
        for race in content.races.values()
    }
    order = sorted(best, key=lambda one: best[one][:2], reverse=True)
    second = [one for one in order[1:] if best[one][0] == best[order[1]][0]]
    race = second[turn // 2 % len(second)] if turn % 2 else order[0]
    return race, -best[race][2]


def _take(
    content: EvershadeContent, made: Character, profession: Profession, step: tuple[str, int], wanted: Sequence[str]
) -> None:
    kind, number = step
    name = {"primary": profession.primary, "first": profession.secondary[0], "second": profession.secondary[1]}[kind]
    tree = content.trees[name]
    taken = [int(one.split(":")[1]) for one in made.taken if one.startswith(f"{name}:")]
    if number not in open_nodes(tree, taken, len(made.taken)):
        return
    versions = next(node for node in tree.nodes if node.n == number).versions
    able = [n for n, one in enumerate(versions) if _is_usable(content, made, one)] or list(range(len(versions)))
    fits = [n for n in able if any(getattr(e, "what", "") in wanted for e in versions[n])]
    turn = able[list(content.paths).index(made.path) % len(able)]
    take(content, made, name, number, fits[0] if fits else turn)


def _is_usable(content: EvershadeContent, made: Character, version: Sequence[Any]) -> bool:
    """Whether what is worn is enough for the cards of a version."""
    worn = {word for item in board.gear(content, made) for word in item.keywords}
    cards = [content.action_cards[one.id] for one in version if one.do == "gain" and one.what == "card"]
    return all(
        one["equipped_kw"] in worn
        for card in cards
        for one in card.light.requires
        if isinstance(one, dict) and "equipped_kw" in one
    )


def take(content: EvershadeContent, made: Character, tree: str, number: int, version: int) -> None:
    """A node of a tree, which has to be open, and what it brings."""
    made.taken.append(f"{tree}:{number}:{version}")
    node = next(node for node in content.trees[tree].nodes if node.n == number)
    for effect in node.versions[version]:
        _gain(content, made, effect)


def _gain(content: EvershadeContent, made: Character, effect: Any) -> None:
    if effect.do == "raise":
        raise_for_good(made, effect.what, effect.n)
    elif effect.do == "gain" and effect.what == "card":
        lay(content, made, effect.id)
    elif effect.do == "upgrade":
        _upgrade(content, made, effect)
    else:
        made.skills.append(effect.id)


def lay(content: EvershadeContent, made: Character, card: str) -> None:
    """Into a free slot, else in the place of a card that everybody has."""
    printed = content.action_cards[card]
    slots = [n for n in range(len(made.hotbar)) if fits_slot(printed, n + 1, len(made.taken))]
    free = [n for n in slots if made.hotbar[n] is None]
    basic = [n for n in slots if (slot := made.hotbar[n]) is not None and content.action_cards[slot.card].family]
    place = next(iter([*free, *basic]), None)
    if place is not None:
        made.hotbar[place] = HotbarCard(card)


def _upgrade(content: EvershadeContent, made: Character, effect: Any) -> None:
    """LE-8.12: in its place; a named card where one of the same kind lies."""
    for slot in made.hotbar:
        printed = content.action_cards[slot.card] if slot is not None else None
        if slot is None or printed is None:
            continue
        if effect.card and printed.id == "B00":
            slot.card = effect.card
        elif effect.family and printed.family == effect.family:
            better = [
                one for one in content.action_cards.values() if one.family == effect.family and one.rank > printed.rank
            ]
            slot.card = max(better, key=lambda one: one.rank).id if better else slot.card  # LE-8.13
