"""What simulated tables begin with, so that they begin at many places of an adventure (`Evershade.trial_opening`):
letters of the tracker that others would have marked, what they would be known for, and grown heroes. Pure."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, TypeVar

from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.people import Secret, Tree, TreeNode
from cogs.evershade.content.story import Adventure
from cogs.evershade.content.vocabulary.effects import RollTerms
from cogs.evershade.house import asked, brought
from cogs.evershade.house.brought import Unseen
from cogs.evershade.house.likely import lay, likely, take
from cogs.evershade.rules.camp.advancing import open_versions, trees_of
from cogs.evershade.rules.character.goods import owned_cards, room_for, ways_to_wear
from cogs.evershade.rules.character.keywords import keywords_of
from cogs.evershade.rules.rolls.dice import support_dice
from cogs.evershade.rules.story.handing import Handed
from cogs.evershade.state import Character, Tracker

T = TypeVar("T")
NEW, EVEN, ODD, KNOWN = range(4)
"""As a table of its own; with every second letter of the tracker marked, with the others, or with all of them."""
ADVANCED: Final = 8
"""Advancements of the heroes that are brought along."""
LEAST: Final = 2
"""Heroes of a table of one player."""
THINGS: Final = 3
"""So many things that nobody has used yet each of them brings."""


def opening(content: EvershadeContent, adventure: Adventure, act: int, turn: int, seats: int, unseen: Unseen) -> Any:
    """What a table is given, or None. turn: which of the act's tables it is, from 0; unseen: what no table has come
    across. Where some letters are not marked its heroes are grown ones, of which each has a secret; else they are
    asked for. Where only failing leads to what is unseen, every second such party is poor at it. A first act is begun
    by heroes of an adventure before it."""
    kind = (turn + turn // 4) % 4  # not in step with the players, who change with the turn too
    if kind == NEW or (act == 1 and kind == KNOWN):
        return None
    letters = [*adventure.remembers, *(adventure.letters if act > 1 else ())]
    usual = letters if kind == KNOWN else letters[kind - EVEN :: 2]
    wanted = asked.wanted(content, adventure, act, unseen)
    marks = [one for one in letters if wanted.marks.get(one, one in usual)]
    poor_at = asked.failing(content, adventure, act, unseen) if kind == ODD else ()
    riding = max(seats, LEAST) if poor_at else seats
    heroes = [] if kind == KNOWN else grown_party(content, adventure, turn, riding, unseen, poor_at)
    known = wanted.achievements or list(content.achievements)
    handed = Handed(
        heroes=[heroes[seat::seats] for seat in range(seats)],
        tracker=Tracker(marks=marks, time=adventure.time.start),
        achievements=[known[turn % len(known)]] if known and adventure.remembers else [],
    )
    return handed.model_dump(mode="json")


def grown_party(
    content: EvershadeContent,
    adventure: Adventure,
    turn: int,
    seats: int,
    unseen: Unseen,
    poor_at: Sequence[RollTerms] = (),
) -> list[Character]:
    """Each of another profession (LE-3.4), with things that nobody else of them has; the first has what the adventure
    hands out. poor_at: rolls at which they are as poor as anybody."""
    heroes: list[Character] = []
    left = set(unseen)
    for seat in range(seats):
        taken = {one.profession for one in heroes}
        if poor_at:
            hero = _poor(content, turn, taken, poor_at)
        else:
            hero = _grown(content, turn * seats + seat, taken, left)
        _keep_secret(content, adventure, hero, turn * seats + seat, {one.secret for one in heroes}, left)
        _hand_things(content, adventure, hero, left)
        left -= {*owned_cards(hero), *(ref.partition("/")[0] for ref in hero.worn)}
        heroes.append(hero)
    quests = [one.id for one in content.items.values() if one.quest and one.adventure in (None, adventure.id)]
    heroes[0].pouch_items += quests[turn % 2 :: 2]
    return heroes


def _grown(content: EvershadeContent, turn: int, taken: Collection[str], unseen: Unseen) -> Character:
    """Whoever brings most that is unseen, deep in the tree that has most of it. Of equals another profession each turn;
    once all have had theirs another path, and another of its trees."""
    able = [one for one in content.professions.values() if one.id not in taken]
    again = turn // len(content.professions)
    profession = _most(able, turn, lambda one: len(brought.by_profession(content, one) & set(unseen)))
    path = _most(profession.paths, again, lambda one: len(brought.by_path(content, one) & set(unseen)))
    hero = likely(content, path.id, 0, again)
    tree = _most(trees_of(content, hero), again, lambda one: len(_cards_of(content, one) & set(unseen)))
    has_new = not unseen or bool(_cards_of(content, tree) & set(unseen))  # else they are new to it, and fail more often
    for step in range(ADVANCED if has_new else 0):
        _advance(content, hero, tree, unseen, again // len(content.trees) + step)
    hero.hp = hero.max_hp
    return hero


def _poor(content: EvershadeContent, turn: int, taken: Collection[str], poor_at: Sequence[RollTerms]) -> Character:
    """Whoever has fewest dice and keywords for one of these rolls, another of them each turn; of equals by turns."""
    able = [path.id for one in content.professions.values() if one.id not in taken for path in one.paths]
    people = [likely(content, one, 0, turn) for one in able]
    terms = poor_at[turn % len(poor_at)]

    def dice(hero: Character) -> int:
        helps = support_dice(terms, keywords_of(content, hero))
        return max(hero.att[one] for one in terms.att) + 2 * sum(helps.values())

    return _most(people, turn, lambda hero: -dice(hero))


def _keep_secret(
    content: EvershadeContent, adventure: Adventure, hero: Character, turn: int, taken: Collection[str], unseen: Unseen
) -> None:
    """3D.3: one that nobody else of them has, read as far as it is known."""
    ours = [one for one in content.secrets.values() if one.adventure in (None, adventure.id) and one.id not in taken]
    secret = _most(ours, turn, lambda one: len({*_stages(one)} & set(unseen)))
    hero.secret, hero.stages = secret.id, _read(secret, unseen)


def _most(able: Sequence[T], turn: int, promise: Callable[[T], int]) -> T:
    """Whatever promises most; of equals by turns."""
    best = max(promise(one) for one in able)
    equals = [one for one in able if promise(one) == best]
    return equals[turn % len(equals)]


def _cards_of(content: EvershadeContent, tree: Tree) -> set[str]:
    return set().union(*(brought.by_node(content, node.versions) for node in tree.nodes))


def _advance(content: EvershadeContent, hero: Character, tree: Tree, unseen: Unseen, turn: int) -> None:
    """One node: of this tree as long as one is open; what is unseen first, then the deepest."""
    able = list(open_versions(content, hero))
    deep = [one for one in able if one[1].id == tree.id] or able
    if not deep:
        return

    def promise(one: tuple[str, Tree, TreeNode, int]) -> tuple[int, int, int]:
        _, _, node, version = one
        return len(brought.by_node(content, node.versions[version]) & set(unseen)), node.n, (version + turn) % 2

    _, of, node, version = max(deep, key=promise)
    take(content, hero, of.id, node.n, version)


def _stages(secret: Secret) -> list[str]:
    """As they are named among what is used."""
    return [f"entry:{one.entry}" for one in secret.stages]


def _read(secret: Secret, unseen: Unseen) -> int:
    """The stages before the first one that nobody has read; of a secret that is known, none."""
    stages = _stages(secret)
    return next((n for n, one in enumerate(stages) if one in unseen), 0)


def _hand_things(content: EvershadeContent, adventure: Adventure, hero: Character, unseen: Unseen) -> None:
    """LE-11.1, LE-11.3: worn, and their cards on the hotbar; what else was worn there lies in the pouch."""
    given, has = 0, {*hero.pouch_items, *(ref.partition("/")[0] for ref in hero.worn)}
    for item in content.items.values():
        is_new = bool({*brought.by_use(content, item.id), item.card} & set(unseen))
        of = content.profession_of(item.id)
        is_theirs = item.adventure in (None, adventure.id) and of in ("", hero.profession) and not item.quest
        if given == THINGS or not is_new or not is_theirs or item.id in has:
            continue
        if not room_for(content, hero, item) and not _make_room(content, hero, item.slot, unseen):
            continue
        given += 1
        hero.worn.append(ways_to_wear(content, item.id)[0])
        if item.card is not None and item.card not in owned_cards(hero):
            lay(content, hero, item.card)


def _make_room(content: EvershadeContent, hero: Character, slot: str, unseen: Unseen) -> bool:
    """Whether something could be taken off there that everybody knows."""
    for ref in hero.worn:
        item = ref.partition("/")[0]
        if content.items[item].slot == slot and not brought.by_item(content, item) & set(unseen):
            hero.worn.remove(ref)
            hero.pouch_items.append(item)
            return True
    return False
