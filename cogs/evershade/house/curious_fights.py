"""What somebody does in fights and camps who would rather come across something new: cards and things that nobody has
used. Pure."""

from typing import Any

from bot.rules.content.reader import effects_of
from bot.rules.decision import Answer
from bot.rules.play.request import Request
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.sheets import CampAction
from cogs.evershade.house import brought, stepping
from cogs.evershade.house.brought import Unseen
from cogs.evershade.rules.combat.windows import FOR
from cogs.evershade.rules.company.allies import companion, partner_cards
from cogs.evershade.rules.field import board
from cogs.evershade.state import CombatState, EvershadeState


def action(
    state: CombatState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    """A card, a thing, or what the sheet offers."""
    hero = state.hero(stepping.active(state))
    offers = {one.id: one for one in board.sheet(state, content).actions}

    def is_new(option: str) -> bool:
        kind, _, what = option.partition(":")
        if kind == "card":
            return _is_new(content, hero.hotbar[int(what)], unseen)
        if kind == "sheet":
            return any(effect.do in unseen for effect in effects_of(offers[what]))
        return kind == "item" and _is_new_item(content, what, unseen)

    found = next((one for one in legal if is_new(one)), None)
    goals, grid = _offers(state, content, unseen), board.chart(state, content)
    here = state.fight.spaces.get(hero.id, "")
    is_far = bool(goals) and here in grid and min(grid.range_between(here, one) or 0 for one in goals) > 1
    return "move" if found is None and is_far and "move" in legal else found


def _is_new_item(content: EvershadeContent, ref: str, unseen: Unseen) -> bool:
    return bool(brought.by_use(content, ref.partition("/")[0]) & set(unseen))


def space(
    state: CombatState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    """Where the sheet offers something that nobody has done."""
    wanted, grid = _offers(state, content, unseen), board.chart(state, content)
    if not wanted or request.decision.kind != "one":
        return None
    known = [one for one in legal if one in grid]
    return min(known, key=lambda one: min(grid.range_between(one, goal) or 0 for goal in wanted), default=None)


def _offers(state: CombatState, content: EvershadeContent, unseen: Unseen) -> list[str]:
    """The spaces where it does: those of its action; of one that brings a ward back, those of lost wards."""
    printed = board.sheet(state, content)
    found = []
    for action in printed.actions:
        effects = {effect.do for effect in effects_of(action)}
        if effects & set(unseen):
            lost = [one.space for one in printed.wards if one.space not in state.fight.kept]
            found += [*action.from_, *(lost if "kindle" in effects else ())]
    return found


def window(
    state: CombatState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    who = str(request.decision.prompt.params.get("who", "")).removeprefix("@")
    hero = next((one for one in state.heroes if one.id == who), None)
    for one in legal:
        used = one.partition(FOR)[0]
        if used.startswith("item:") and _is_new_item(content, used[5:], unseen):
            return one
        if hero is not None and used.isdigit() and _is_new(content, hero.hotbar[int(used)], unseen):
            return one
    return None


def _is_new(content: EvershadeContent, slot: Any, unseen: Unseen) -> bool:
    return slot is not None and bool(brought.by_card(content, slot.card) & set(unseen))


def camp_card(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    """What nobody has built yet, or improved, or what leads there."""

    def promise(option: str) -> int:
        kind, _, name = option.partition(":")
        card = content.camp_cards.get(name)
        if card is None:
            return 0
        better = card.upgrade is not None and card.upgrade.to in unseen
        sold = sum(len(_sold(content, action) & set(unseen)) for action in card.actions)
        return 2 * (name in unseen) + better + sold if kind != "upgrade" else 3 * better

    return brought.best(legal, promise)


def _sold(content: EvershadeContent, action: CampAction) -> set[str]:
    return set() if action.sells is None else brought.by_item(content, action.sells)


def camp_action(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    """Something that nobody has used yet is bought."""
    actions = {f"{card.id}/{one.id}": one for card in content.camp_cards.values() for one in card.actions}
    bought = {one: _sold(content, actions[one]) for one in legal if one in actions}
    return brought.best(bought, lambda one: len(bought[one] & set(unseen)))


def camp_equip(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    """What nobody has used yet is worn, and laid where nothing new lies."""
    who = str(request.decision.prompt.params.get("who", "")).removeprefix("@")
    for one in legal:
        kind, _, what = one.partition(":")
        if kind == "wear" and _is_new_item(content, what, unseen):
            return one
        card, _, slot = what.rpartition(":")
        if kind == "lay" and card in unseen and not _is_new(content, state.hero(who).hotbar[int(slot)], unseen):
            return one
    return None


def partner(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    """Somebody new, or who may have a partner card that is."""

    def promise(option: str) -> int:
        cards = partner_cards(content, companion(content, option, ""))
        return len({option, *cards} & set(unseen))

    return brought.best(legal, promise)


def pick(
    state: EvershadeState, content: EvershadeContent, request: Request, legal: list[str], unseen: Unseen
) -> Answer | None:
    return next((one for one in legal if one.partition("/")[0] in unseen), None)
