"""What characters may use in a window: reactions on the hotbar, light or to be refreshed for fate, and items whose
moment it is (LE-9.5, LE-11.7, LE-19.10 to 19.12). Only looks; `spend` turns the card or puts the item away."""

from dataclasses import dataclass, field
from typing import Any, Final, cast

from bot.rules.decision import Option, text
from bot.rules.effects import Facts, holds
from cogs.evershade.content.cards import Side
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.rules.combat.fate import pay_fate
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import Aim, CombatFacts, Coming, Deed
from cogs.evershade.state import Character, CombatState

OWN: Final = frozenset({"before_roll", "after_roll", "activation_start", "activation_end"})
"""Moments that are only their own character's."""


@dataclass(slots=True)
class Moment:
    """What has just happened, or is about to.

    kind      the window (LE-19.12); about: the model that it happens to; source: the model that does it
    coming    damage and terror that can still be prevented; aim: targets that can still change; lost: HP
    is_defended  a defensive reaction was played for this attack and target (LE-19.10)
    """

    kind: str
    about: str = ""
    source: str = ""
    coming: Coming | None = None
    aim: Aim | None = None
    lost: int = 0
    is_defended: bool = False
    extra: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Usable:
    """A card (place on the hotbar) or an item (`ref`) that may be used. side: what it does; price: fate, to turn a dark
    card light first; target: the model that it would be about."""

    hero: str
    side: Any
    place: int = -1
    ref: str = ""
    price: int = 0
    target: str = ""

    @property
    def id(self) -> str:
        return str(self.place) if self.place >= 0 else f"item:{self.ref}"


def usable(state: CombatState, content: EvershadeContent, hero: Character, moment: Moment) -> list[Usable]:
    """All that a character may use now; nothing of somebody who does not stand."""
    if hero.status != "ok" or hero.id not in state.fight.spaces:
        return []
    if moment.kind in OWN and moment.about != hero.id:
        return []
    if moment.kind == "own_action":
        return _own_items(state, content, hero)
    found = _cards(state, content, hero, moment)
    if moment.is_defended:
        found = [one for one in found if not is_defensive(state, content, one)]
    return [*found, *_items(state, content, hero, moment)]


def is_defensive(state: CombatState, content: EvershadeContent, one: Usable) -> bool:
    """LE-19.10: of which there is one for each attack and target: a defensive card, and whatever else prevents some of
    it, as dark sides and companions do, whose cards are of another class or none. No item is one."""
    if one.place < 0:
        return False
    slot = state.hero(one.hero).hotbar[one.place]
    assert slot is not None
    is_printed = content.playable[slot.card].class_ == "defensive"
    return is_printed or state.options.rulings == "at_first" or _prevents(one.side)


def _prevents(side: Side) -> bool:
    outcomes = () if side.roll is None else side.roll.outcomes.values()
    return any(effect.do == "prevent" for effects in (side.effects, *outcomes) for effect in effects)


def _cards(state: CombatState, content: EvershadeContent, hero: Character, moment: Moment) -> list[Usable]:
    found = []
    for place, slot in enumerate(hero.hotbar):
        if slot is None:
            continue
        card = content.playable[slot.card]
        shown = board.visible(content, slot)
        if (shown.play or card.kind) == "reaction" and _is_due(state, content, shown.when, moment, hero, slot.card):
            target = _target(state, content, hero, shown.target, moment)
            if target is not None and _requires(state, content, hero, shown):
                found.append(Usable(hero.id, shown, place, target=target))
        elif not slot.is_light and card.refresh.anytime is not None and card.kind == "reaction":  # LE-6.2, LE-9.5
            price = card.refresh.anytime.fate
            target = _target(state, content, hero, card.light.target, moment)
            is_due = _is_due(state, content, card.light.when, moment, hero, slot.card)
            if price <= hero.fate and is_due and target is not None:
                found.append(Usable(hero.id, card.light, place, price=price, target=target))
    return found


def _items(state: CombatState, content: EvershadeContent, hero: Character, moment: Moment) -> list[Usable]:
    """LE-11.7."""
    found = []
    for ref in hero.worn:
        action = content.worn[ref].action
        if action is None or action.when != moment.kind:
            continue
        target = _target(state, content, hero, action.target, moment)
        if target is not None and _requires(state, content, hero, action):
            found.append(Usable(hero.id, action, ref=ref, target=target))
    return found


def _own_items(state: CombatState, content: EvershadeContent, hero: Character) -> list[Usable]:
    """LE-11.7: those that are used beside an own action; whom they are about is asked afterwards."""
    found = []
    for ref in hero.worn:
        action = content.worn[ref].action
        if action is None or action.when != "own_action" or not _requires(state, content, hero, action):
            continue
        if action.target is None or _in_reach(state, content, hero, action.target):
            found.append(Usable(hero.id, action, ref=ref))
    return found


def _in_reach(state: CombatState, content: EvershadeContent, hero: Character, printed: Any) -> bool:
    """Whether there is anybody at all that it can be about."""
    names = [name for name, _ in board.foes(state)] if printed.who == "EN" else [o.id for o in board.members(state)]
    if printed.who in ("PM", "CH"):
        names = [name for name in names if name != hero.id]
    least, most = printed.range
    far = [board.apart(state, content, hero.id, one) or 0 for one in names]
    return any(least <= n and (most is None or n <= most) for n in far)


def _requires(state: CombatState, content: EvershadeContent, hero: Character, side: Any) -> bool:
    facts = cast(Facts, CombatFacts(state, content, Deed(hero.id)))
    return all(holds(one, facts) for one in side.requires)


def _is_due(
    state: CombatState, content: EvershadeContent, when: Any, moment: Moment, hero: Character, card: str
) -> bool:
    """A window by its name, or with filters: by whom (`enemy`, `pm`), and where (`with: token`, one of this card's)."""
    if not isinstance(when, dict):
        return bool(when == moment.kind)
    filters = when.get(moment.kind)
    if filters is None:
        return False
    if isinstance(filters, dict):
        by = filters.get("by")
        if by is not None and (by == "enemy") != board.is_foe(moment.about):
            return False
        if filters.get("with") == "token":
            here = board.covered(state, content, moment.about)
            return any(one.owner == hero.id and one.card == card and one.where in here for one in state.fight.laid)
    elif filters == "enemy_with_token":
        return any(one.owner == hero.id and one.card == card and one.where == moment.about for one in state.fight.laid)
    return True


def _target(state: CombatState, content: EvershadeContent, hero: Character, printed: Any, moment: Moment) -> str | None:
    """The model that it would be about; None: it cannot be used now. Without a printed target it is about oneself, and
    the moment has to be one's own where it happens to a character."""
    if printed is None or printed.who == "SELF":
        happens_to = moment.about if moment.about and not board.is_foe(moment.about) else ""
        if moment.kind in ("enemy_targets",) and moment.aim is not None:
            return hero.id if hero.id in moment.aim.targets else None
        return hero.id if happens_to in ("", hero.id) else None
    if printed.who == "EN":
        candidates = _foes_of(state, moment.source or moment.about)
    elif moment.aim is not None:
        candidates = [one for one in moment.aim.targets if printed.who.endswith("or_self") or one != hero.id]
    else:
        candidates = [moment.about] if moment.about and not board.is_foe(moment.about) else []
        candidates = [one for one in candidates if printed.who.endswith("or_self") or one != hero.id]
    least, most = printed.range
    for one in candidates:
        apart = board.apart(state, content, hero.id, one)
        if apart is not None and apart >= least and (most is None or apart <= most):
            return one
    return None


def _foes_of(state: CombatState, source: str) -> list[str]:
    """A model, or all models of an enemy card."""
    return [name for name, _ in board.foes(state) if name == source or name.startswith(f"{source}.")]


# ---------------------------------------------------------------------- asking and spending


def option(content: EvershadeContent, state: CombatState, one: Usable) -> Option:
    """As it is offered: by its printed name, with what it does."""
    if one.place < 0:
        item = one.ref.partition("/")[0]
        what = content.items[item].text
        hint = text("evershade-hint-card", what=what) if what else None
        return Option(one.id, text("evershade-option-item", item=f"@{one.ref}"), hint)
    slot = state.hero(one.hero).hotbar[one.place]
    assert slot is not None
    key = "evershade-option-refresh-react" if one.price else "evershade-option-react"
    return Option(one.id, text(key, card=f"@{slot.card}", n=one.price), board.hint(content, slot.card))


def spend(play: CombatPlay, one: Usable) -> str:
    """LE-19.11, LE-11.7: the card turns, the item goes into the pouch; gives its id. A dark side that is used stays as
    it is: it waits for its moment again."""
    hero = play.state.hero(one.hero)
    if one.place < 0:
        item = one.ref.partition("/")[0]
        hero.worn.remove(one.ref)
        hero.pouch_items.append(item)
        play.used(item)
        play.say("evershade-uses-item", who=f"@{one.hero}", item=f"@{one.ref}")
        return item
    slot = hero.hotbar[one.place]
    assert slot is not None
    if one.price:
        pay_fate(play, hero, one.price)
    if slot.is_light:
        slot.is_light = False
    play.used(slot.card)
    play.say("evershade-reacts", who=f"@{one.hero}", card=f"@{slot.card}")
    return slot.card
