"""Activations, cards, enemies' targets, the bag (LE-9, LE-18 to LE-20)."""

from typing import Any

from bot.rules.decision import Option, text
from bot.rules.effects.registry import Result, result_of
from cogs.evershade.rules.character.goods import room_for, ways_to_wear
from cogs.evershade.rules.combat.handlers.amounts import amount
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import Deed
from cogs.evershade.rules.field.meant import heroes_meant, meant
from cogs.evershade.state import HotbarCard, Lasting

MOST_MARKERS = 6
"""House: a card has room for so many."""


async def extra_action(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    play.state.fight.actions += amount(play, effect.n, deed)
    return Result.DONE


async def activate(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """Command: somebody who has no token yet is next, and gets a white one."""
    fight = play.state.fight
    if board.is_foe(deed.target) or deed.target not in fight.spaces or deed.target in fight.tokens:
        if deed.target in fight.tokens and play.state.options.fights == "clear":
            play.say("evershade-acted-already", who=f"@{deed.target}")
        return Result.NOT_DONE
    fight.called = deed.target
    return Result.DONE


async def end_activation(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """Nothing more can be done in it, not even for fate."""
    play.state.fight.is_ended = True
    return Result.DONE


async def refresh(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-9.4: all cards of those who are meant, this one, a named one, or as many as the owner likes to choose."""
    turned = 0
    for name in [hero.id for hero in heroes_meant(play, effect.who, deed)]:
        dark = [n for n, slot in enumerate(play.state.hero(name).hotbar) if slot is not None and not slot.is_light]
        if effect.card == "this":
            dark = [n for n in dark if n == deed.slot]
        elif effect.card == "any":
            dark = await _chosen(play, name, dark, amount(play, effect.n, deed))
        elif effect.card != "all":
            dark = [n for n in dark if _card_at(play, name, n) == effect.card]
        for place in dark:
            slot = play.state.hero(name).hotbar[place]
            assert slot is not None
            slot.is_light = True
        turned += len(dark)
    return result_of(1, turned)


def _card_at(play: CombatPlay, name: str, place: int) -> str:
    slot = play.state.hero(name).hotbar[place]
    return "" if slot is None else slot.card


async def _chosen(play: CombatPlay, name: str, dark: list[int], n: int) -> list[int]:
    """Which of the dark cards turn light; all of them are not asked for."""
    if len(dark) <= n:
        return dark
    options = [Option(str(one), text("evershade-option-card", card=f"@{_card_at(play, name, one)}")) for one in dark]
    prompt = text("evershade-ask-refresh-any", who=f"@{name}", n=n)
    seat = play.state.seat_of(name)
    return [int(one) for one in await play.ask_some(seat, "evershade.refresh-any", prompt, lambda: options, n, n)]


async def keep_light(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-9.3: this card does not turn dark after all."""
    play.state.fight.keeps = True
    return Result.DONE


async def from_pouch(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """An item out of the pouch is worn, if there is room (LE-11.5)."""
    hero = next((one for one in play.state.heroes if one.id == deed.actor), None)
    if hero is None:
        return Result.NOT_DONE
    able = [item for item in dict.fromkeys(hero.pouch_items) if room_for(play.content, hero, play.content.items[item])]
    able = [item for item in able if item != deed.card]
    if not able:
        return Result.NOT_DONE
    ways = [way for item in able for way in ways_to_wear(play.content, item)]
    options = [Option(way, text("evershade-option-equip", item=f"@{way}")) for way in ways]
    prompt = text("evershade-ask-from-pouch", who=f"@{hero.id}")
    way = await play.ask(play.state.seat_of(hero.id), "evershade.from-pouch", prompt, lambda: options)
    owner = play.state.hero(deed.actor)
    owner.pouch_items.remove(way.partition("/")[0])
    owner.worn.append(way)
    play.say("evershade-wears", who=f"@{owner.id}", item=f"@{way}")
    return Result.DONE


async def modify(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """A number is another one for a while; of a window that is about a whole enemy card it is about all its models."""
    found = meant(play.state, play.content, effect.of or "self", deed)
    for one in found:
        about = one.rpartition(".")[0] if deed.window == "enemy_revealed" and board.is_foe(one) else one
        n = effect.set if effect.set is not None else amount_of(play, effect.n, deed)
        until = "enemy_activation" if effect.until == "while_dark" else effect.until
        play.state.fight.lasting.append(Lasting(effect.stat, about, n, effect.set is not None, until))
    return result_of(1, len(found))


def amount_of(play: CombatPlay, value: Any, deed: Deed) -> int:
    """A number that may be below nothing: `-2`."""
    return value if isinstance(value, int) else amount(play, value, deed)


async def skip_activation(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """The next activation of these models does not happen."""
    found = [one for one in meant(play.state, play.content, effect.who, deed) if board.is_foe(one)]
    for one in found:
        play.state.fight.lasting.append(Lasting("skip", one, 1, True, "enemy_activation"))
        play.say("evershade-skips", who=f"@{one}")
    return result_of(1, len(found))


async def retarget(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-20.18: whoever is meant stands in the place of the one who was picked."""
    hero = next(iter(heroes_meant(play, effect.who, deed)), None)
    if deed.aim is None or hero is None or deed.target not in deed.aim.targets or hero.id in deed.aim.targets:
        return Result.NOT_DONE
    deed.aim.targets[deed.aim.targets.index(deed.target)] = hero.id
    play.say("evershade-retargets", who=f"@{hero.id}", target=f"@{deed.target}")
    return Result.DONE


async def untargetable(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """No enemy picks them until its activation is over."""
    found = heroes_meant(play, effect.who, deed)
    for hero in found:
        if hero.id not in play.state.fight.untargetable:
            play.state.fight.untargetable.append(hero.id)
        play.say("evershade-untargetable", who=f"@{hero.id}")
    return result_of(1, len(found))


async def bag(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-18.5: the side of a token with two faces; or white ones more."""
    if effect.add_white is not None:
        play.state.fight.bag["white"] = play.state.fight.bag.get("white", 0) + effect.add_white
        return Result.DONE
    if effect.return_ is not None:
        return _put_back(play, deed.target)
    if not effect.choose_side or deed.window != "dual_drawn":
        return Result.NOT_DONE
    options = [Option(side, text("evershade-option-side", side=side)) for side in ("white", "black")]
    prompt = text("evershade-ask-side", who=f"@{deed.actor}")
    play.state.fight.side = await play.ask(play.state.seat_of(deed.actor), "evershade.side", prompt, lambda: options)
    return Result.DONE


def _put_back(play: CombatPlay, name: str) -> Result:
    """LE-18.2: the token of a character goes back into the bag, and it may act again in this round."""
    fight = play.state.fight
    if name not in fight.tokens:
        return Result.NOT_DONE
    token = fight.tokens.pop(name)
    if token:
        color = "white" if token == "supply" else token  # LE-18.8
        fight.bag[color] = fight.bag.get(color, 0) + 1
    play.say("evershade-put-back", who=f"@{name}")
    return Result.DONE


async def marker(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-9.9: onto the card that says so, as many as it has room for."""
    slot = _slot_of(play, deed)
    if slot is None:
        return Result.NOT_DONE
    before = slot.markers
    slot.markers = min(MOST_MARKERS, before + amount(play, effect.n, deed))
    play.say("evershade-marked", who=f"@{deed.actor}", card=f"@{slot.card}", n=slot.markers)
    return result_of(1, slot.markers - before)


async def unmarker(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """So many of them go."""
    slot = _slot_of(play, deed)
    if slot is None or not slot.markers:
        return Result.NOT_DONE
    slot.markers = max(0, slot.markers - amount(play, effect.n, deed))
    return Result.DONE


def _slot_of(play: CombatPlay, deed: Deed) -> HotbarCard | None:
    if deed.slot < 0 or not board.actor_is_hero(play.state, deed.actor):
        return None
    return play.state.hero(deed.actor).hotbar[deed.slot]


async def peek(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """A look at what comes next, for the player alone."""
    card = deed.target.rpartition(".")[0] if effect.enemy == "target" else effect.enemy
    foe = next((one for one in play.state.fight.line if one.card == card), None)
    if foe is None or not board.actor_is_hero(play.state, deed.actor):
        return Result.NOT_DONE
    n = amount(play, effect.n, deed)
    seen = [*foe.deck, *foe.discard][:n]
    notice = text("evershade-peeks", who=f"@{deed.actor}", enemy=f"@{card}", n=n)
    cards = [f"@{one}" for one in seen]
    play.tell(play.state.seat_of(deed.actor), "evershade-peeked", public=notice, enemy=f"@{card}", cards=cards)
    return Result.DONE


async def of_a_roll(play: CombatPlay, effect: Any, deed: Deed) -> Result:
    """LE-14.14: what changes a roll is done by the roll itself; alone it does nothing."""
    return Result.NOT_DONE
