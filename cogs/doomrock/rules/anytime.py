"""What a player may do whatever is being asked: change gear, use a consumable, switch an item's bonus, stop being asked
(D-10, D-11, DR-11.8, DR-19.1). Pure."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from bot.rules.decision import Form, FormPart, Option, text
from cogs.doomrock.rules.effects import consumables
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.road import heroes_of
from cogs.doomrock.rules.map import items
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import HELPFUL, DoomrockState

GEAR = Option("gear", text("dr-option-gear"), text("dr-hint-gear"))
GEAR_ASIDE = replace(GEAR, secondary=True)
"""For whoever has nothing to put on or take off: it is opened for the reasons only."""
GEAR_REFUSED = Option("gear", text("dr-option-gear"), None, text("dr-refused-gear-in-battle"))  # E-9
STANDING = ("reaction", "save", "cards")
MOST_REASONS = 3
"""So many things in the bag say why nobody can put them on."""
PURSE = "purse"
"""The leader's word that whoever is away, and the house, may take lessons for the party's silver."""


@lru_cache(maxsize=16)
def _bonus_items(content: Any) -> frozenset[str]:
    """Items with a bonus on attacks."""
    return frozenset(
        card.id for card in content.items.values() if any(effect.do == "attack_bonus" for effect in card.effects)
    )


def options(state: DoomrockState, content: Any, seat: int) -> Sequence[Option]:
    """Everything that this seat may do now besides what it is asked."""
    if state.phase not in ("map", "battle") or (state.phase == "battle") != (state.battle is not None):
        return ()
    found: list[Option] = []
    heroes = heroes_of(state, seat)
    battle = state.battle is not None
    cards = content.items
    if any(hero.equipped for hero in heroes) or any(cards[item].slot != "consumable" for item in state.items):
        if battle:
            found.append(GEAR_REFUSED)
        elif items.may_change_gear(state) and seat not in state.fitting:
            wearable = items.ready_to_wear(state, content, seat)
            is_offer = bool(wearable) or any(hero.equipped for hero in heroes)
            found += [GEAR] if is_offer else _nothing_fits(state, content, seat)
            found += wearable
    if state.items:
        look = Look(state, content)
        found += [
            Option(
                f"use:{option.id}",
                option.label,
                option.hint,
                option.refused,
                brief=option.brief,
                secondary=not consumables.is_of_use(look, cards[option.id]),
            )
            for option in consumables.usable(look, seat)
        ]
    bonuses = _bonus_items(content)
    for hero in heroes:
        for item in hero.equipped:
            if item in bonuses:
                off = item in hero.off
                label = text("dr-option-switch", item=f"@{item}", off=off)
                seldom = not (battle and off)  # what was saved is offered again, else it would be forgotten
                found.append(Option(f"switch:{item}", label, text("dr-hint-switch", off=off), secondary=seldom))
    if state.doing == "camp" and seat == state.leader and state.seats > 1:
        off = PURSE in state.standing.get(seat, ())
        found.append(
            Option(f"standing:{PURSE}", text("dr-option-purse", off=off), text("dr-hint-purse"), secondary=True)
        )
    if battle:
        agreed = state.standing.get(seat, ())
        orders = STANDING if "cards" in agreed or consumables.held(state, content) else STANDING[:2]
        found += [
            Option(f"standing:{what}", text(f"dr-option-pass-{what}", off=what in agreed), secondary=True)
            for what in orders
        ]
    return found


def _nothing_fits(state: DoomrockState, content: Any, seat: int) -> Sequence[Option]:
    """Gear for whoever has nothing to put on or take off: why not. As a list it was opened for the reasons, and stood
    there in place of the question until somebody closed it; tables that have begun with that go on."""
    refused = [one for one in items.gear_options(state, content, seat) if one.refused is not None]
    if state.options.questions != HELPFUL or not refused:
        return [GEAR_ASIDE]
    return [replace(one, label=one.brief or one.label, secondary=True) for one in refused[:MOST_REASONS]]


def form(state: DoomrockState, content: Any, seat: int, option: str) -> Form | None:
    """What is asked together with one of them: which piece of gear, so that nobody else's question is put aside
    meanwhile (D-10)."""
    if option != GEAR.id or not items.may_change_gear(state) or seat in state.fitting:
        return None
    found = items.gear_options(state, content, seat)
    if all(one.refused is not None for one in found):
        return None  # it is opened for the reasons
    part = FormPart(items.CHANGE, items.WHICH, [*found, items.NEVER_MIND], exact=True)
    return Form(GEAR.label, [part], GEAR.label, shown="panel")


async def act(play: DoomrockPlay, seat: int, option: str) -> None:
    """Carry out one of them."""
    state = play.state
    what, _, name = option.partition(":")
    if what == "gear":
        await items.change_gear(play, seat)
    elif what == "wear":
        item, _, hero_id = name.partition(":")
        items.wear(play, state.hero(hero_id), item)
    elif what == "use":
        await consumables.ask_for(play, seat, name)
    elif what == "switch":
        for hero in heroes_of(state, seat):
            if name in hero.equipped:
                if name in hero.off:
                    hero.off.remove(name)
                else:
                    hero.off.append(name)
    elif what == "standing":
        agreed = state.standing.setdefault(seat, [])
        if name in agreed:
            agreed.remove(name)
        else:
            agreed.append(name)
