"""What somebody who may act reads of each action before choosing: what it says, how likely it goes well and what it
brings, or why it would do nothing (D22). Only looks."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.rules.decision import Option, Text, text
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.rules.combat import moving, rolling
from cogs.evershade.rules.combat.brings import brings
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.turns.aiming import FIRST_AID, deed_with, odds_of, targets
from cogs.evershade.rules.turns.vain import why_vain
from cogs.evershade.state import Character, CombatState, HotbarCard

MANY: Final = 5


def explained(play: CombatPlay, name: str, options: Sequence[Option]) -> list[Option]:
    """All of them; where they are many a button has no room for more than its chance, as each would take a row of a
    phone."""
    return [_with_chances(play, name, one, is_whole=len(options) <= MANY) for one in options]


def _with_chances(play: CombatPlay, name: str, option: Option, *, is_whole: bool) -> Option:
    """A card, first aid or an action of the sheet with what it says and how likely its outcomes are."""
    state, content, hero = play.state, play.content, play.state.hero(name)
    kind, _, what = option.id.partition(":")
    hint, label, plain = option.hint, option.label, option.label
    if kind == "item":
        plain = text("evershade-option-react", card=f"@{what}")
    if (why := why_vain(state, content, hero, option.id)) is not None:
        label = text("evershade-option-vain", what=plain, why=why)
        return replace(option, label=label, brief=plain, group=option.id)
    if kind == "card" and (slot := hero.hotbar[int(what)]) is not None:
        hint, label = card_hint(state, content, hero, slot), _card_label(play, hero, slot, label, is_whole=is_whole)
        if not is_whole and hint is not None and (least := _least(state, content, hero, slot)) is not None:
            hint = text("evershade-hint-brings", brings=least, what=hint)
    elif kind == "move":
        label = text("evershade-option-move-far", n=moving.mobility(state, content, hero))
    elif kind == "aid":
        hint = odds_of(state, content, hero, FIRST_AID, what)
        best = rolling.best_chance(state, content, hero.id, FIRST_AID, [what])
        label = text("evershade-option-aid-odds", who=f"@{what}", percent=0 if best is None else best[0])
    elif kind == "item" and is_whole:
        label = text("evershade-option-item-free", item=f"@{what}")
    elif kind == "item":
        label, hint = plain, hint if hint is None else text("evershade-hint-free", what=hint)
    elif kind == "sheet":
        roll = next(one for one in board.sheet(state, content).actions if one.id == what).roll
        hint = None if roll is None else odds_of(state, content, hero, roll, hero.id)
    return replace(option, hint=hint, label=label, brief=plain, group=option.id)  # a button each, also in a hand


def _card_label(play: CombatPlay, hero: Character, slot: HotbarCard, plain: Text, *, is_whole: bool) -> Text:
    """A card with how likely anything comes of it, against the easiest target, where they differ, and what comes of it
    then. plain: without."""
    state, content = play.state, play.content
    side = board.visible(content, slot)
    if side.roll is None:
        return plain
    found = targets(state, content, hero, side)
    best = rolling.best_chance(state, content, hero.id, side.roll, found)
    if best is None:
        return plain
    percent, is_same = best
    least = _least(state, content, hero, slot) if is_whole else None
    most = int(not is_same)
    return text("evershade-option-card-odds", card=f"@{slot.card}", percent=percent, most=most, what=least or "none")


def _least(state: CombatState, content: EvershadeContent, hero: Character, slot: HotbarCard) -> Text | None:
    """What the first outcome of a card's roll brings, in a few words, where it has such."""
    side = board.visible(content, slot)
    found = targets(state, content, hero, side)
    if side.roll is None or not found:
        return None
    words = brings(state, content, side.roll, deed_with(content, hero, side, found[0]))
    return words.get(min(rolling.outcomes_of(state, content, hero.id, side.roll, found[0])))


def card_hint(state: CombatState, content: EvershadeContent, hero: Character, slot: HotbarCard) -> Text | None:
    """What a card says, and how likely its outcomes are where that is the same for all it may be used on."""
    said, side = board.hint(content, slot.card), board.visible(content, slot)
    if side.roll is None:
        return said
    pools = {rolling.pool(state, content, hero.id, side.roll, one) for one in targets(state, content, hero, side)}
    if len(pools) != 1:
        return said
    first = targets(state, content, hero, side)[0]
    deed = deed_with(content, hero, side, first)
    chances = rolling.beside_label(state, content, hero.id, side.roll, first, deed)
    return chances if said is None else text("evershade-hint-both", what=said, odds=chances)
