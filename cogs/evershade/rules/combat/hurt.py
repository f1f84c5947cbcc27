"""HP, terror, knock-out, defeat, and the end of a combat (LE-10, LE-18.10, LE-21, LE-24)."""

from collections.abc import Collection
from typing import Final, NoReturn

from bot.rules.effects.conditions import holds
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.effects import Combat
from cogs.evershade.rules.character.burdens import gain_condition, gain_terror, terror_row
from cogs.evershade.rules.character.inheriting import inherit
from cogs.evershade.rules.character.outcomes import tell
from cogs.evershade.rules.character.party import next_holder
from cogs.evershade.rules.combat import losses
from cogs.evershade.rules.combat.fate import gain_fate, pay_fate, roll_divinum
from cogs.evershade.rules.combat.reactions import Moment
from cogs.evershade.rules.combat.windows import opened
from cogs.evershade.rules.company import allies
from cogs.evershade.rules.field import board, lasting
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import CombatFacts, Coming, Deed
from cogs.evershade.rules.field.striking import Strike, lost_to
from cogs.evershade.state import Character, CombatState

WON: Final = "won"
LOST: Final = "lost"
OVER: Final = "combat_over"
"""The step that a game names for what follows a combat; `result` is `WON` or `LOST`."""


def printed_combat(state: CombatState, content: EvershadeContent) -> Combat:
    """The combat that is being fought, as its entry has it. Raises `KeyError`."""
    entry = content.storybook.entries[state.fight.entry]
    return next(effect for effect in entry.effects if isinstance(effect, Combat))


def conclude(play: CombatPlay) -> None:
    """LE-18.10: victory ends the combat at once, even in the middle of an action; then defeat is looked at. The step
    `combat_over` of the game follows. A death is gone through first (LE-24.8)."""
    state = play.state
    if not state.fight.sheet or not state.fight.round or state.dying:
        return
    printed, facts = printed_combat(state, play.content), CombatFacts(state, play.content, Deed(""))
    if holds(printed.objective, facts):
        finish(play, WON)
    if not board.standing(state) or (printed.lost_when is not None and holds(printed.lost_when, facts)):
        finish(play, LOST)


def finish(play: CombatPlay, result: str) -> NoReturn:
    """LE-5.10, LE-18.11: whoever fell gets up with as many HP as the divinum says; tokens leave; nothing else of the
    combat happens; action cards keep their side (LE-9.6). result: `WON` or `LOST`."""
    fight = play.state.fight
    stays = result == LOST and bool(board.standing(play.state))
    play.say("evershade-lost-standing" if stays else f"evershade-{result}", round=fight.round)
    for hero in play.state.characters:  # LE-25.10: a partner too, by its owner's divinum
        if hero.status in ("knocked_out", "eliminated"):
            hero.status, hero.hp = "ok", min(hero.max_hp, roll_divinum(play, hero))
    fight.fallen.clear()
    fight.tokens.clear()
    fight.laid.clear()
    fight.lasting.clear()
    fight.windows = 0
    allies.after_combat(play)
    play.turn_to(OVER, result=result)


# ---------------------------------------------------------------------- damage


async def strike(
    play: CombatPlay,
    model: str,
    amount: int,
    source: str = "",
    types: Collection[str] = (),
    prevented: int = 0,
    ignore: int = 0,
    is_attack: bool = False,
) -> int:
    """LE-21.1: damage to one model; gives what it lost. source: the model it comes from, empty for the sheet."""
    if not board.covered(play.state, play.content, model):
        return 0
    blow = Strike(amount, source, types, prevented, ignore, is_attack)
    lost, stopped = lost_to(play.state, play.content, model, blow)
    _say_hit(play, model, lost, stopped, source)
    await lose_hp(play, model, lost, source, is_told=True)
    if lost and board.is_foe(model) and source in play.state.fight.spaces:
        await opened(play, Moment("dealt_damage", about=source, source=model, lost=lost))
    return lost


def _say_hit(play: CombatPlay, model: str, n: int, stopped: int, source: str) -> None:
    kind = "foe" if board.is_foe(model) else "hero"
    play.say("evershade-hit", who=f"@{model}", n=n, stopped=stopped, kind=kind, by=_named(source))


def _named(source: str) -> str:
    """Whom something comes from, as a parameter of a sentence."""
    return f"@{source}" if source else "none"


async def lose_hp(play: CombatPlay, model: str, n: int, source: str = "", *, is_told: bool = False) -> None:
    """LE-21.6, LE-5.7: HP are lost, not below 0; by an enemy that has left (LE-20.14) none are. is_told: whether the
    journal has said so already."""
    if n <= 0:
        return
    if board.is_foe(model):
        if board.where(play.state, model) is None:
            return
        _, one = board.foe_of(play.state, model)
        if not is_told:
            tell(play, "evershade-loses-hp", who=f"@{model}", n=min(n, one.hp))
        one.hp = max(0, one.hp - n)
        if one.hp == 0:
            await defeat(play, model, source)
        return
    hero = play.state.hero(model)
    if hero.status != "ok":
        return  # LE-24.2: immune
    lost = min(n, hero.hp)
    hero.hp -= lost
    if not play.state.fight.sheet:
        _say_hit(play, model, n, 0, source)
        if hero.hp == 0 and not hero.kind:  # LE-25.1, LE-25.10: they are out of it until they are healed
            await collapse(play, model)
        return
    if not is_told:
        tell(play, "evershade-loses-hp", who=f"@{model}", n=lost)
    if hero.hp == 0:
        await opened(play, Moment("would_be_ko", about=model, source=source, lost=lost))  # LE-24.1
        if play.state.hero(model).hp == 0:
            await knock_out(play, play.state.hero(model), source)
            return
    await opened(play, Moment("damaged", about=model, source=source, lost=lost))


async def collapse(play: CombatPlay, name: str) -> None:
    """LE-5.9: between combats 0 HP are an injury, a fate, and as many HP as the divinum says; an injury that kills ends
    it there."""
    hero = play.state.hero(name)
    play.say("evershade-collapses", who=f"@{name}")
    if not gain_condition(hero, "injury"):
        await die(play, hero)
        return
    gain_fate(play, hero, 1)
    hero.hp = min(hero.max_hp, roll_divinum(play, hero))
    play.say("evershade-gets-up", who=f"@{name}", n=hero.hp)


async def defeat(play: CombatPlay, model: str, source: str = "") -> None:
    """LE-20.14: the model leaves; the last one of a card turns it over."""
    foe, one = board.foe_of(play.state, model)
    play.say("evershade-defeated", who=f"@{model}", by=_named(source))
    foe.models.remove(one)
    foe.is_flipped = not foe.models
    lasting.forget(play.state, model)
    conclude(play)
    await opened(play, Moment("enemy_defeated", source=source))


# ---------------------------------------------------------------------- falling and getting up


async def knock_out(play: CombatPlay, hero: Character, source: str = "") -> None:
    """LE-24.1, LE-24.2: a fate and an injury; a token marks the space; it may be the death of them (LE-7.5). A partner
    gets neither (LE-25.9); other companions leave (LE-25.1), as those of whoever falls do. The activation token stays
    where it is (LE-24.6)."""
    if hero.kind and not hero.partner:
        allies.fall(play, hero)
        return
    hero.status, hero.hp = "knocked_out", 0
    play.say("evershade-down", who=f"@{hero.id}", by=_named(source))
    space = play.state.fight.spaces.pop(hero.id, None)
    if space is not None:
        play.state.fight.fallen[hero.id] = space
    drop_tokens(play.state, hero.id)
    allies.leave_with(play, hero.id)
    if not hero.kind:
        gain_fate(play, hero, 1)
        if not gain_condition(hero, "injury"):
            await die(play, hero)
    conclude(play)


def drop_tokens(state: CombatState, hero: str) -> None:
    """LE-24.2, LE-24.4: own effect tokens, and those on the character."""
    state.fight.laid = [one for one in state.fight.laid if hero not in (one.owner, one.where)]


async def eliminate(play: CombatPlay, hero: Character) -> None:
    """LE-24.4, LE-24.7: HP 0, model and token gone, no injury, no return in this combat."""
    if hero.kind and not hero.partner:
        allies.fall(play, hero)
        return
    hero.status, hero.hp = "eliminated", 0
    play.say("evershade-eliminated", who=f"@{hero.id}")
    _leave(play, hero)
    conclude(play)


async def die(play: CombatPlay, hero: Character) -> None:
    """LE-7.10: one death after the other; those that its terror brings about wait until all of it is done. A companion
    never dies (LE-25.1): it falls."""
    if hero.kind:
        await knock_out(play, hero)
        return
    play.state.dying.append(hero.id)
    if len(play.state.dying) > 1:
        return
    while play.state.dying:
        await _die(play, play.state.hero(play.state.dying[0]))
        waiting = play.state.dying[1:]
        play.state.dying = [one.id for one in play.state.heroes if one.id in waiting]
    conclude(play)


async def _die(play: CombatPlay, hero: Character) -> None:
    """LE-7.6, LE-7.9, in this order: the token goes on, model and tokens leave, each of the others who stand gains 1
    terror (LE-7.10), what the dead had goes to the others; fate goes back."""
    hero.status, hero.is_dead, hero.hp = "dead", True, 0
    play.say("evershade-died", who=f"@{hero.id}")
    _leave(play, hero)
    pass_token(play)
    pay_fate(play, hero, hero.fate)
    hero.boons.clear()
    for other in [one.id for one in board.standing(play.state)]:
        if other not in play.state.dying:
            await add_terror(play, other, 1)
    await inherit(play, hero.id)


def pass_token(play: CombatPlay) -> None:
    """LE-4.5, LE-4.11, LE-7.6: the decision token leaves a seat of which nobody lives."""
    state = play.state
    seats = [seat for seat in range(state.seats) if any(not one.is_dead for one in state.heroes_of(seat))]
    if state.holder not in seats:
        state.holder = next_holder(state.holder, state.seats, seats)


def _leave(play: CombatPlay, hero: Character) -> None:
    play.state.fight.spaces.pop(hero.id, None)
    play.state.fight.fallen.pop(hero.id, None)
    drop_tokens(play.state, hero.id)
    allies.leave_with(play, hero.id)


async def stabilize(play: CombatPlay, hero: Character) -> None:
    """LE-24.3: divinum HP, back on the space of the token or the closest empty one, all cards light, and what the table
    has chosen to come with it: 1 fate, 1 terror or nothing."""
    if hero.status != "knocked_out":
        return
    space = board.nearest_empty(play.state, play.content, play.state.fight.fallen[hero.id])
    if space is None:
        return
    del play.state.fight.fallen[hero.id]
    hero.status, hero.hp = "ok", min(hero.max_hp, roll_divinum(play, hero))
    play.state.fight.spaces[hero.id] = space
    for slot in hero.hotbar:
        if slot is not None:
            slot.is_light = True
    play.say("evershade-up", who=f"@{hero.id}", n=hero.hp, space=space)
    gain = play.state.options.stabilize_gain
    if gain == "fate":
        gain_fate(play, hero, 1)
    elif gain == "terror":
        await add_terror(play, hero.id, 1)


# ---------------------------------------------------------------------- terror


async def add_terror(play: CombatPlay, name: str, n: int, source: str = "") -> None:
    """LE-10.6, LE-10.7, LE-10.12: a batch; with the fourth token the table is rolled on at once."""
    if n <= 0 or play.state.hero(name).status != "ok":
        return
    n += lasting.stat(play.state, play.content, name, "terror_taken")
    coming = Coming(terror=max(0, n))
    if coming.terror:
        await opened(play, Moment("terror_gain", about=name, source=source, coming=coming))
    hero = play.state.hero(name)
    left = coming.terror - coming.terror_prevented
    if left <= 0 or hero.status != "ok":
        return
    if hero.kind:  # LE-25.2
        lost = allies.terror_as_hp(play.content, hero, left)
        play.say("evershade-ally-terror", who=f"@{name}", n=lost)
        await lose_hp(play, name, lost, source, is_told=True)
        return
    discarded = await losses.boons_for_terror(play, name, left)
    hero = play.state.hero(name)
    losses.tell_gone(play, hero, discarded)
    is_rolled = gain_terror(hero, left, discarded)
    play.say("evershade-terror", who=f"@{name}", terror=hero.terror)
    if is_rolled:
        await _terror_table(play, hero)


async def _terror_table(play: CombatPlay, hero: Character) -> None:
    """LE-10.9 to 10.11: in printed order; a trauma in combat eliminates."""
    die_shows = play.roll(f"terror:{hero.id}", 1, 12)[0]
    row = terror_row(die_shows, hero.conditions.count("trauma"))
    play.say("evershade-terror-table", who=f"@{hero.id}", n=die_shows)
    if row.dies:
        await die(play, hero)
        return
    hero.terror = max(0, hero.terror - row.heal)
    hero.brill -= min(hero.brill, row.brill)
    pay_fate(play, hero, hero.fate if row.fate is None else min(hero.fate, row.fate))
    if row.cards:
        await losses.cards_to_pouch(play, hero.id, row.cards)
    if row.items:
        await losses.item_to_pouch(play, hero.id)
    hero = play.state.hero(hero.id)
    if row.trauma and not gain_condition(hero, "trauma"):
        await die(play, hero)
    elif row.trauma and play.state.fight.sheet:  # LE-10.10
        await eliminate(play, hero)
    elif row.hp:
        await lose_hp(play, hero.id, row.hp)
