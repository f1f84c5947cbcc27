"""Consumables: who may use which now, and what using one does (D-11, DR-5.8, DR-19). Pure."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from bot.rules.content.reader import walk
from bot.rules.decision import Option, Text, text
from cogs.doomrock.content.cards import Item
from cogs.doomrock.rules.effects import fitting
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import run
from cogs.doomrock.rules.effects.road import hero_options, ref
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.rules.reading.vain import AROUND, of_use, why_not_by, why_vain
from cogs.doomrock.state import DoomrockState, HeroState

ON_THE_MAP = frozenset({"heal", "gain", "unexpose", "draw", "loot", "camp", "event", "test", "modify"})
WHERE_YOU_STAND = frozenset({"self", "adjacent_enemies", "enemies_in_group", "heroes_in_group", "other_heroes"})


@lru_cache(maxsize=1024)
def _traits(content: Any, item: str) -> tuple[bool, bool]:
    """Whether it does anything on the map, and whether it matters who uses it."""
    found = [part for _, part in walk(content.items[item], "") if hasattr(part, "do")]
    personal = any(WHERE_YOU_STAND & {getattr(part, "to", ""), getattr(part, "who", "")} for part in found)
    return any(part.do in ON_THE_MAP for part in found), personal or bool(content.items[item].req)


def works_on_map(content: Any, item: str) -> bool:
    """Whether a thing does anything outside a battle."""
    return _traits(content, item)[0]


@lru_cache(maxsize=1024)
def ask_drinker(content: Any, item: str) -> Text:
    """The question who uses an item, or around whom, where all that it does is to the enemies there."""
    found = [part for _, part in walk(content.items[item], "") if hasattr(part, "do")]
    around = all(AROUND & {getattr(part, "to", ""), getattr(part, "who", "")} for part in found)
    return text("dr-ask-drinker", item=f"@{item}", around="yes" if found and around else "no")


def drinkers(look: Sight, card: Item) -> list[HeroState]:
    """The standing heroes who may use it (DR-5.6, DR-5.8)."""
    return [hero for hero in look.state.standing_heroes() if not card.req or fitting.unmet(look, hero, card) is None]


def usable(look: Sight, seat: int) -> Sequence[Option]:
    """The consumables of the party as options named by item; any player may use any of them (DR-5.8)."""
    state, found = look.state, []
    for item in dict.fromkeys(state.items):
        card = look.content.items[item]
        if card.slot != "consumable" or (state.battle is None and not works_on_map(look.content, item)):
            continue
        refused = why_not(look, card)
        vain = _vain(look, card) if refused is None else "short" if refused.key == "dr-refused-vain" else "no"
        found.append(
            Option(
                item,
                _label(item, vain),
                text("dr-text", text=card.text),
                refused,
                brief=_label(item, "short"),
            )
        )
    return found


def why_not(look: Sight, card: Item) -> Text | None:
    """Why a thing of the party cannot be used now: for lack of a stat (DR-5.6), or as it would do nothing (DR-1.7)."""
    able = drinkers(look, card)
    if card.req and not able:
        name, need = max(card.req.items(), key=lambda pair: pair[1])
        return text("dr-refused-nobody", stat=name, need=need)
    return why_vain(look, card, able)


@lru_cache(maxsize=1024)
def _label(item: str, vain: str) -> Text:
    """Using an item, in a few words with what it does. vain: as `_vain` says; `short`: its name alone."""
    gist = text("dr-item-gist", id=item.removeprefix("it."))
    return text("dr-option-use-item", item=f"@{item}", vain=vain, gist=gist)


def is_of_use(look: Sight, card: Item) -> bool:
    """Whether any of what it does would change something just now, whoever used it, as far as that can be told without
    using it: what would not is offered behind the others."""
    return any(of_use(look, card, hero) for hero in drinkers(look, card) or look.state.standing_heroes())


def _vain(look: Sight, card: Item) -> str:
    """Whether it would change nothing just now: `heal` where nobody lacks a hit point, `yes` for another reason."""
    if is_of_use(look, card):
        return "no"
    return "heal" if all(effect.do == "heal" for effect in card.effects) else "yes"


def is_rolling(state: DoomrockState, seat: int) -> bool:
    """Inside a roll nothing interrupts (DR-19.2): a hero of this seat holds dice that it may still throw again."""
    return state.battle is not None and any(state.hero(one).seat == seat for one in state.battle.rolling)


async def ask_for(play: DoomrockPlay, seat: int, item: str) -> None:
    """Use it now, or, with dice in the hand, before that player's next question (E-18)."""
    state = play.state
    if is_rolling(state, seat):
        if (seat, item) not in state.queued and sum(i == item for _, i in state.queued) < state.items.count(item):
            state.queued.append((seat, item))
            play.say("dr-queued", seat=f"@seat:{seat}", item=f"@{item}")
        return
    await use(play, seat, item)


async def use(play: DoomrockPlay, seat: int, item: str) -> None:
    """A consumable does its work and is discarded (DR-5.8); the user names the hero who drinks."""
    state = play.state
    card: Item = play.content.items[item]
    hero = await _drinker(play, seat, card)
    if hero is None or item not in state.items:
        return
    state.items.remove(item)
    state.discards[card.deck].append(item)
    play.used(item)
    play.say("dr-used", hero=ref(state, hero), item=f"@{item}", what=card.text)
    await run(play, card.effects, Context(source=item, user=hero, seat=seat))


async def _drinker(play: DoomrockPlay, seat: int, card: Item) -> str | None:
    able = [hero.id for hero in drinkers(play, card) if why_not_by(play, card, hero) is None]
    if not able:
        return None
    own = [one for one in able if play.state.hero(one).seat == seat]
    if not _traits(play.content, card.id)[1]:
        return (own or able)[0]

    def options() -> list[Option]:
        found = drinkers(play, card)
        why = {hero.id: why_not_by(play, card, hero) for hero in found}
        return [replace(one, refused=why[one.id]) for one in hero_options(play.state, [hero.id for hero in found])]

    prompt = ask_drinker(play.content, card.id)
    answer = await play.ask(seat, "doomrock.drinker", prompt, options, default=lambda: (own or able)[0])
    return answer or None


def held(state: DoomrockState, content: Any) -> bool:
    """Whether the party holds any consumable at all."""
    return any(content.items[item].slot == "consumable" for item in state.items)
