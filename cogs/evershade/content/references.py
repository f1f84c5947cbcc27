"""Whether what cards, sheets and entries name is there: ids, keywords, letters, entries (rules 8.1, E40). Pure."""

from collections.abc import Iterator
from typing import Any, Final

from pydantic import BaseModel

from bot.rules.content.reader import Entry, Reader, walk
from bot.rules.effects import condition_arguments
from bot.rules.geometry.grid import ONE_SPACE
from cogs.evershade.content.building import draft_of, problems
from cogs.evershade.content.cards import ActionCard, Item
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.foes import Enemy
from cogs.evershade.content.people import Origin, Pregen, Profession, Race, Secret, Tree
from cogs.evershade.content.sheets import CampCard, Sheet
from cogs.evershade.content.story import Adventure, EvershadeEntry, Where
from cogs.evershade.content.vocabulary.character_effects import Gain, Lose, Raise, Upgrade
from cogs.evershade.content.vocabulary.combat_effects import Spawn
from cogs.evershade.content.vocabulary.effects import Combat, ModifierLine
from cogs.evershade.content.vocabulary.story_effects import Camp, Goto, Mark, OpenSheet, Unmark
from cogs.evershade.content.vocabulary.terms import ATTRIBUTES

_SHELF_OF: Final = {
    "item": "items",
    "card": "action_cards",
    "companion": "companions",
    "camp_card": "camp_cards",
    "achievement": "achievements",
}
"""What is gained -> where its id must be."""


def check(reader: Reader, content: EvershadeContent, entry: Entry, found: Any) -> None:
    """All that an entry of a pack names is there."""
    for field, ids, shelf in _named(found):
        for one in ids:
            reader.known(entry, field, one, content.by_kind()[shelf])
    if isinstance(found, Pregen):
        _check_pregen(reader, content, entry, found)
    if isinstance(found, Profession):
        _check_paths(reader, entry, found)
    if isinstance(found, Tree):
        _check_levels(reader, content, entry, found)
    if isinstance(found, Secret):
        for stage in found.stages:
            _check_entry(reader, content, entry, "stages", stage.entry)
    if isinstance(found, CampCard):
        _check_camp_card(reader, content, entry, found)
    if isinstance(found, Adventure):
        for chapter in found.chapters:
            for act in chapter.acts:
                _check_entry(reader, content, entry, "chapters", act.start)
                _check_entry(reader, content, entry, "chapters", act.resume)
        _check_entry(reader, content, entry, "setting_off/new", found.setting_off.new)
        _check_entry(reader, content, entry, "setting_off/existing", found.setting_off.existing)
    if isinstance(found, Sheet):
        for place, space in found.spaces.items():
            for one in space.entries:
                _check_entry(reader, content, entry, f"spaces/{place}/entries", one)
        _check_starts(reader, content, entry, found)
    if isinstance(found, EvershadeEntry) and found.where is not None:
        _check_where(reader, content, entry, found, found.where)
    check_parts(reader, content, entry, found)


def _named(found: Any) -> Iterator[tuple[str, tuple[str, ...], str]]:
    """(field, ids, the shelf on which they must be) of what an entry names directly."""
    match found:
        case Race():
            yield "cards", found.cards, "action_cards"
            yield "keywords", found.keywords, "keywords"
        case Origin():
            yield "item", (found.item,), "items"
            yield "keywords", found.keywords, "keywords"
        case Profession():
            yield "keyword", (found.keyword,), "keywords"
            yield "primary", (found.primary,), "trees"
            yield "secondary", found.secondary, "trees"
            yield "paths", tuple(path.item for path in found.paths), "items"
            yield "paths", tuple(path.card for path in found.paths), "action_cards"
        case Item():
            yield "card", () if found.card is None else (found.card,), "action_cards"
        case ActionCard():
            yield "tree", () if found.tree is None else (found.tree,), "trees"
        case Enemy():
            yield "deck", found.deck, "activations"
            yield "keywords", found.keywords, "keywords"
        case Sheet():
            yield "starts/enemies", tuple(found.starts.enemies), "enemies"


def _check_starts(reader: Reader, content: EvershadeContent, entry: Entry, sheet: Sheet) -> None:
    """LE-16.17: an enemy of several spaces fits where it begins."""
    if sheet.grid is None:
        return
    for name, places in sheet.starts.enemies.items():
        size = content.enemies[name].size if name in content.enemies else ONE_SPACE
        for space in places.values():
            if space not in sheet.chart.walked_by(size):
                reader.problem(entry, f"starts/enemies/{name}", f"it does not fit on {space} (LE-16.17)")


def _check_camp_card(reader: Reader, content: EvershadeContent, entry: Entry, card: CampCard) -> None:
    """LE-17.5: its better side, the entry that is read for it, and what it sells."""
    if card.upgrade is not None:
        reader.known(entry, "upgrade/to", card.upgrade.to, content.camp_cards)
        _check_entry(reader, content, entry, "upgrade/P", card.upgrade.entry)
    for action in card.actions:
        if action.sells is not None:
            reader.known(entry, f"actions/{action.id}/sells", action.sells, content.items)


def _check_where(reader: Reader, content: EvershadeContent, entry: Entry, found: EvershadeEntry, at: Where) -> None:
    """LE-12.6: what an entry says of its place is what the sheet says."""
    reader.known(entry, "where/sheet", at.sheet, content.sheets)
    sheet = content.sheets.get(at.sheet)
    space = None if sheet is None else sheet.spaces.get(at.space)
    if sheet is not None and (space is None or found.id not in space.entries):
        reader.problem(entry, "where/space", f"{at.space} of {at.sheet} does not open entry {found.id}")


def _check_pregen(reader: Reader, content: EvershadeContent, entry: Entry, found: Pregen) -> None:
    """3B.9: a ready-made hero is one that could be made."""
    for slot, ref in found.equip.worn():
        item = content.items.get(ref.partition("/")[0])
        if item is not None and item.slot != slot:
            reader.problem(entry, f"equip/{slot}", f"{item.id} is worn as {item.slot} (LE-11.1)")
    for problem in problems(content, draft_of(found)):
        reader.problem(entry, problem.field, problem.what)


def _check_paths(reader: Reader, entry: Entry, found: Profession) -> None:
    """3B.6: a path raises an attribute or the divinum."""
    for path in found.paths:
        if not all(isinstance(one, Raise) and one.what in (*ATTRIBUTES, "DIV") for one in path.gain):
            reader.problem(entry, "paths", f"{path.id} raises something else than an attribute or DIV (3B.6)")


def _check_levels(reader: Reader, content: EvershadeContent, entry: Entry, tree: Tree) -> None:
    """LE-8.17: a card that a node gives says the level of that node: 2 from the fifth, 3 from the seventh."""
    for node in tree.nodes:
        wanted = 1 if node.n < 5 else 2 if node.n < 7 else 3
        for effect in (one for version in node.versions for one in version):
            if not isinstance(effect, Gain) or effect.what != "card":
                continue
            card = content.action_cards.get(effect.id or "")
            if card is not None and card.level != wanted:
                reader.problem(entry, f"nodes/{node.n}", f"{card.id} is of level {card.level}, the node of {wanted}")


def check_parts(reader: Reader, content: EvershadeContent, entry: Entry, found: Any) -> None:
    """What the effects, conditions and modifier lines inside of it name is there."""
    for path, part in walk(found, ""):
        _check_effect(reader, content, entry, path.strip("/"), part)
        if isinstance(part, ModifierLine):
            for word in part.any:
                if isinstance(word, str):
                    reader.known(entry, path.strip("/"), word, content.keywords)
        if isinstance(part, BaseModel):
            _check_conditions(reader, content, entry, path.strip("/"), part)


def _check_effect(reader: Reader, content: EvershadeContent, entry: Entry, path: str, part: Any) -> None:
    match part:
        case Gain() | Lose() if part.what in _SHELF_OF and part.id is not None:
            reader.known(entry, f"{path}/id", part.id, content.by_kind()[_SHELF_OF[part.what]])
        case Gain() | Lose() if part.what == "skill" and part.id is not None:
            reader.known(entry, f"{path}/id", part.id, content.keywords)
        case Upgrade():
            if part.card is not None:
                reader.known(entry, f"{path}/card", part.card, content.action_cards)
            else:
                families = {card.family for card in content.action_cards.values() if card.family}
                reader.known(entry, f"{path}/family", part.family or "", families)
        case Spawn():
            if part.enemy is not None:
                reader.known(entry, f"{path}/enemy", part.enemy, content.enemies)
            if part.summon is not None:
                reader.known(entry, f"{path}/summon", part.summon, content.summons)
        case OpenSheet():
            reader.known(entry, f"{path}/sheet", part.sheet, content.sheets)
        case Mark() | Unmark():
            _check_letter(reader, content, entry, path, part.slot)
        case Goto():
            _check_entry(reader, content, entry, f"{path}/entry", part.entry)
        case Camp():
            if part.then is not None:
                _check_entry(reader, content, entry, f"{path}/then", part.then)
        case Combat():
            _check_combat(reader, content, entry, path, part)


def _check_combat(reader: Reader, content: EvershadeContent, entry: Entry, path: str, combat: Combat) -> None:
    for enemy in combat.line:
        reader.known(entry, f"{path}/line", enemy, content.enemies)
    reader.known(entry, f"{path}/sheet", combat.sheet, content.sheets)
    sheet = content.sheets.get(combat.sheet)
    if sheet is not None and sheet.kind != "combat":
        reader.problem(entry, f"{path}/sheet", f"{combat.sheet} is a sheet of kind {sheet.kind}")
    elif sheet is not None:
        for enemy in combat.line:
            if enemy in content.enemies and content.enemies[enemy].models and enemy not in sheet.starts.enemies:
                reader.problem(entry, f"{path}/line", f"{enemy} has no start on {combat.sheet}")
    for name in (combat.victory, combat.defeat):
        _check_entry(reader, content, entry, path, name)


def _check_conditions(reader: Reader, content: EvershadeContent, entry: Entry, path: str, part: BaseModel) -> None:
    fields = vars(part)
    conditions = [fields.get(name) for name in ("condition", "holds", "need", "objective")]
    conditions += fields.get("requires") or ()
    for condition in conditions:
        if condition is None:
            continue
        for letter in condition_arguments(condition, ("marked", "not_marked")):
            _check_letter(reader, content, entry, path, str(letter))
        for word in condition_arguments(condition, ("keyword", "equipped_kw")):
            if isinstance(word, str):
                reader.known(entry, path, word, content.keywords)
        for space in condition_arguments(condition, ("stands",)):
            explored = {large.id for sheet in content.sheets.values() for large in sheet.large}
            reader.known(entry, path, str(space), explored)
        for kind, shelf in (
            ("secret", content.secrets),
            ("achievement", content.achievements),
            ("item", content.items),
        ):
            for one in condition_arguments(condition, (kind,)):
                reader.known(entry, path, str(one), shelf)
        for enemy in condition_arguments(condition, ("defeated",)):
            for one in enemy if isinstance(enemy, list) else [enemy]:
                if one != "all":
                    reader.known(entry, path, str(one), content.enemies)


def _check_letter(reader: Reader, content: EvershadeContent, entry: Entry, path: str, letter: str) -> None:
    letters = {letter for adventure in content.adventures.values() for letter in adventure.letters}
    if content.adventures:
        reader.known(entry, path, letter, letters)


def _check_entry(reader: Reader, content: EvershadeContent, entry: Entry, path: str, name: str) -> None:
    """LE-12.10."""
    if content.storybook.entries:
        reader.known(entry, path, name, content.storybook.entries)
