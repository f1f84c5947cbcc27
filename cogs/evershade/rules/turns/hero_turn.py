"""A character's activation: refresh, two actions, fate for more (LE-19)."""

from collections.abc import Sequence
from dataclasses import replace

from bot.rules.decision import Option, text
from bot.rules.effects.conditions import holds
from cogs.evershade.content.cards import Side
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.sheets import SheetAction
from cogs.evershade.content.vocabulary.effects import RollSpec
from cogs.evershade.rules.combat import moving, rolling
from cogs.evershade.rules.combat.enough import kills_all
from cogs.evershade.rules.combat.fate import pay_fate
from cogs.evershade.rules.combat.reactions import Moment, option, spend, usable
from cogs.evershade.rules.combat.windows import opened
from cogs.evershade.rules.field import board, lasting
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import CombatFacts, Deed, Reached
from cogs.evershade.rules.turns.aiming import FIRST_AID, choose_targets, deed_with, targets
from cogs.evershade.rules.turns.explained import explained
from cogs.evershade.rules.turns.followers import first_options, next_after, waiting
from cogs.evershade.rules.turns.refreshing import refresh
from cogs.evershade.state import Character, CombatState, HotbarCard

ACTIONS = 2
FATE_FOR_ACTION = 3
OWN_ACTION = Moment("own_action")
"""The moment of items that are used beside an own action."""


async def activate(play: CombatPlay, name: str) -> None:
    """LE-19.1, LE-19.2: cards refresh, those of companions with them (LE-25.5), then two actions, any mix; companions
    and summons right before or right after (LE-19.8)."""
    fight = play.state.fight
    fight.actions, fight.used, fight.is_ended = ACTIONS, [], False
    fight.pulled, fight.pushed, fight.moved = [], [], {}
    play.state.hero(name).has_supported = False
    play.say("evershade-activates", who=f"@{name}")
    for one in [name, *waiting(play.state, name)]:
        await refresh(play, one)
    await opened(play, Moment("activation_start", about=name))
    acted = await _allies_first(play, name)
    await _act(play, name)
    while play.state.hero(name).status == "ok" and (ally := await next_after(play, name, acted)) is not None:
        acted.append(ally)
        await _ally_acts(play, ally)
    play.state.fight.actions = 0
    lasting.end(play.state, "activation")
    if play.state.hero(name).status == "ok":
        await opened(play, Moment("activation_end", about=name))


async def _allies_first(play: CombatPlay, name: str) -> list[str]:
    """D21: as long as its owner has done nothing, a companion or summon may act; gives those that have."""
    acted: list[str] = []
    while able := [one for one in first_options(play.state, name) if one.id[5:] not in acted]:
        options = [Option("self", text("evershade-option-self-first", who=f"@{name}")), *able]
        prompt = text("evershade-ask-ally-first", who=f"@{name}")
        chosen = await play.ask(
            play.state.seat_of(name),
            "evershade.ally-first",
            prompt,
            lambda options=options: options,  # type: ignore[misc]
        )
        if not chosen.startswith("ally:"):
            break
        acted.append(chosen[5:])
        await _ally_acts(play, chosen[5:])
        if play.state.hero(name).status != "ok":
            break
    return acted


async def _ally_acts(play: CombatPlay, ally: str) -> None:
    """LE-25.4: two actions of its own: basic ones, its card, the sheet's."""
    fight = play.state.fight
    kept = fight.actions, fight.used
    fight.actions, fight.used, fight.acting, fight.is_ended = ACTIONS, [], ally, False
    play.say("evershade-activates", who=f"@{ally}")
    await _act(play, ally)
    fight = play.state.fight
    fight.actions, fight.used = kept
    fight.acting, fight.is_ended = "", False


async def _act(play: CombatPlay, name: str) -> None:
    """LE-19.2, LE-19.9: one action after the other, until none is left, or whoever acts has fallen."""
    while True:
        if not play.state.is_member(name):  # a summon that has left
            break
        hero = play.state.hero(name)
        if not board.is_in_play(play.state, hero) or not (options := actions(play.state, play.content, hero)):
            break
        prompt = text("evershade-ask-action", who=f"@{name}", n=play.state.fight.actions)
        chosen = await play.ask(
            play.state.seat_of(name),
            "evershade.action",
            prompt,
            lambda options=options: options,  # type: ignore[misc]
            default=lambda: "end",  # D22
            explain=lambda options: explained(play, name, options),
        )
        if chosen in ("", "end"):
            break
        await _do(play, name, chosen)
        if play.state.fight.is_ended:
            break


# ---------------------------------------------------------------------- what can be done


def actions(state: CombatState, content: EvershadeContent, hero: Character) -> list[Option]:
    """LE-19.2, D22: only what is legal; nothing at all once no action is left and none can be bought."""
    found: list[Option] = []
    if state.fight.actions:
        reach = moving.ways(state, content, hero, moving.mobility(state, content, hero))
        found += [Option("move", text("evershade-option-move"))] if reach else []
        found += [
            Option(f"card:{place}", text("evershade-option-card", card=f"@{slot.card}"))
            for place, slot in enumerate(hero.hotbar)
            if slot is not None and _is_usable(state, content, hero, slot)
        ]
        found += [
            Option(f"aid:{one}", text("evershade-option-aid", who=f"@{one}")) for one in fallen(state, content, hero)
        ]
    found += [
        Option(f"sheet:{one.id}", text("evershade-option-sheet", what=one.text))
        for one in board.sheet(state, content).actions
        if _is_open(state, content, hero, one)
    ]
    found += [option(content, state, one) for one in usable(state, content, hero, OWN_ACTION)]  # LE-11.7
    if hero.fate >= FATE_FOR_ACTION:  # LE-6.3
        found.append(Option("fate", text("evershade-option-fate")))
    return [*found, Option("end", text("evershade-option-end"))] if found else []


def _is_usable(state: CombatState, content: EvershadeContent, hero: Character, slot: HotbarCard) -> bool:
    """LE-9.1, LE-9.3, LE-9.7, LE-19.5: an action side that is up, whose requirements hold and that has a target."""
    side, kind = board.visible(content, slot), content.playable[slot.card].kind
    if not side.does_something or (side.play or kind) != "action":
        return False
    facts = CombatFacts(state, content, Deed(hero.id))
    return all(holds(one, facts) for one in side.requires) and bool(targets(state, content, hero, side))


def fallen(state: CombatState, content: EvershadeContent, hero: Character) -> list[str]:
    """LE-19.4, LE-16.20: knocked-out characters whose token lies within 1."""
    grid, here = board.chart(state, content), state.fight.spaces[hero.id]
    return [who for who, space in state.fight.fallen.items() if (grid.range_between(here, space) or 0) <= 1]


def _is_open(state: CombatState, content: EvershadeContent, hero: Character, action: SheetAction) -> bool:
    """LE-19.7: from its spaces, as often in an activation as it says, for its cost."""
    if action.cost > state.fight.actions or state.fight.used.count(action.id) >= (action.per_activation or 99):
        return False
    if action.from_ and state.fight.spaces[hero.id] not in action.from_:
        return False
    return action.need is None or holds(action.need, CombatFacts(state, content, Deed(hero.id)))


# ---------------------------------------------------------------------- doing it


async def _do(play: CombatPlay, name: str, chosen: str) -> None:
    kind, _, what = chosen.partition(":")
    fight = play.state.fight
    if kind == "fate":
        pay_fate(play, play.state.hero(name), FATE_FOR_ACTION)
        fight.actions += 1
    elif kind == "move":
        await _move(play, name)
    elif kind == "item":
        await _use_item(play, name, what)
    elif kind == "card":
        await _use_card(play, name, int(what))
    elif kind == "aid":
        fight.actions -= 1
        play.used("first aid")
        await _roll(play, FIRST_AID, Deed(name, target=what))
    else:
        action = next(one for one in board.sheet(play.state, play.content).actions if one.id == what)
        fight.actions -= action.cost
        fight.used.append(action.id)
        play.say("evershade-sheet-action", who=f"@{name}", what=action.text)
        if action.roll is not None:
            await _roll(play, action.roll, Deed(name, target=name))
        await play.effects.run(play, action.effects, Deed(name, target=name))


async def _move(play: CombatPlay, name: str) -> None:
    """LE-19.3; D23: the nearest space where nobody says which."""
    hero = play.state.hero(name)
    steps = moving.mobility(play.state, play.content, hero)
    ways = moving.ways(play.state, play.content, hero, steps)
    options = moving.space_options(play.state, play.content, name, ways)
    prompt = text("evershade-ask-space", who=f"@{name}", n=steps)
    space = await play.ask(
        play.state.seat_of(name),
        "evershade.space",
        prompt,
        lambda: options,
        default=lambda: min(ways, key=lambda one: len(ways[one])),
    )
    play.state.fight.actions -= 1
    play.say("evershade-moves", who=f"@{name}", space=space)
    await moving.walk(play, name, ways[space])


async def _use_card(play: CombatPlay, name: str, place: int) -> None:
    """LE-19.5, LE-19.16: target, roll, outcome from top to bottom, and the card turns dark (LE-9.3)."""
    hero = play.state.hero(name)
    slot = hero.hotbar[place]
    assert slot is not None
    card, side = slot.card, board.visible(play.content, slot)
    play.state.fight.actions -= 1
    found = list(await choose_targets(play, name, side, card))
    play.used(card)
    play.say("evershade-uses", who=f"@{name}", card=f"@{card}", target=f"@{found[0]}", many=len(found))
    aimed = [one for one in found if board.is_foe(one)] or found  # of an area one's own take what the first enemy does
    deeds = [_deed(play, name, card, place, side, one) for one in aimed]

    def is_enough(rolled: Sequence[Reached]) -> bool:
        return kills_all(play.state, play.content, side, deeds, rolled)

    spec = side.roll
    rolled = (
        [] if spec is None else await rolling.make_for_all(play, name, spec, aimed, is_enough, deeds[0])
    )  # LE-14.16
    for target in found:
        deed = _deed(play, name, card, place, side, target)
        if rolled:
            reached = rolled[aimed.index(target) if target in aimed else 0]
            await play.effects.run(play, reached.effects, deed.after(reached))
        await play.effects.run(play, side.effects, deed)
    rolling.settle(play, name, rolled)
    again, keeps = play.state.hero(name).hotbar[place], play.state.fight.keeps
    play.state.fight.keeps = False
    if again is not None and again.card == card and not (keeps and again.is_light):
        again.is_light = not again.is_light


def _deed(play: CombatPlay, name: str, card: str, place: int, side: Side, target: str) -> Deed:
    return replace(deed_with(play.content, play.state.hero(name), side, target), slot=place, card=card)


async def _use_item(play: CombatPlay, name: str, ref: str) -> None:
    """LE-11.7: free; then it lies in the pouch."""
    hero = play.state.hero(name)
    one = next(found for found in usable(play.state, play.content, hero, OWN_ACTION) if found.ref == ref)
    found = [name] if one.side.target is None else await choose_targets(play, name, one.side, one.ref)
    item = spend(play, one)
    spec = one.side.roll
    rolled = [] if spec is None else await rolling.make_for_all(play, name, spec, found)
    for n, target in enumerate(found):
        deed = Deed(name, target=target, card=item)
        if rolled:
            await play.effects.run(play, rolled[n].effects, deed.after(rolled[n]))
        await play.effects.run(play, one.side.effects, deed)
    rolling.settle(play, name, rolled)


async def _roll(play: CombatPlay, spec: RollSpec, deed: Deed) -> None:
    reached = await rolling.make(play, deed.actor, spec, deed.target)
    await play.effects.run(play, reached.effects, deed.after(reached))
    rolling.settle(play, deed.actor, [reached])
