"""Asking for characters where a card leaves it open. Pure."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from bot.rules.decision import Option, Text, text
from cogs.doomrock.rules.effects.ahead import form_after
from cogs.doomrock.rules.effects.party import DoomrockPlay, ask_leader, order_leader
from cogs.doomrock.rules.reading.armored import hurt_option, is_stopped_whole
from cogs.doomrock.rules.reading.coming import struck_option
from cogs.doomrock.rules.reading.names import character_option, struck_group_option
from cogs.doomrock.rules.reading.positions import group_of
from cogs.doomrock.rules.reading.selectors import ASKED, EXTREMES, candidates, group_candidates, weakest
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.rules.reading.sweeps import with_damage
from cogs.doomrock.rules.reading.vain import why_not_for
from cogs.doomrock.rules.reading.whom import asked_who, is_anybody_meant, most_concerned
from cogs.doomrock.state import is_enemy, is_hero

Blow = Callable[[str], int]
"""What an attack comes to for a character, before shields and armor."""


async def pick(
    play: DoomrockPlay,
    selector: str,
    filters: Sequence[str],
    context: Context,
    reach: str | None = None,
    why: str = "",
    item: Any = None,
    blow: Blow | None = None,
) -> list[str]:
    """The characters that a line means; asks for one where the card leaves it open, breaks ties by D-20.

    why: the verb, item: the effect, blow: how hard an enemy's attack hits one of them, so that the question can say
    what will happen.
    """
    found = candidates(play, selector, filters, context, reach)
    if len(found) < 2:
        return found
    if selector == "random_hero":
        return [play.pick("pick", found)]
    if selector == "active_hero":
        selector = "highest_threat"
    if selector in EXTREMES:
        known = context.picks.get(selector)
        if known in found:
            return [known]
        tied = partial(_options, play, selector, filters, context, reach, blow=blow)
        prompt = asked_who(context, why, item, selector)
        chosen = await ask_leader(play, "doomrock.tie", prompt, tied, partial(weakest, play, found))  # D-20
        context.picks[selector] = chosen
        return [chosen]
    if selector in ASKED:
        options = partial(_options, play, selector, filters, context, reach, why, blow, item)
        return await choose_one(play, context, options, found, why, item)
    return found


def _options(
    look: Sight,
    selector: str,
    filters: Sequence[str],
    context: Context,
    reach: str | None,
    why: str = "",
    blow: Blow | None = None,
    item: Any = None,
) -> list[Option]:
    found = candidates(look, selector, filters, context, reach)
    if blow is not None:
        return [struck_option(look, one, blow(one)) if is_hero(one) else character_option(look, one) for one in found]
    if why == "damage":
        return [hurt_option(look, one, item) for one in found]
    offered = [character_option(look, one, why_not_for(look, one, why), why) for one in found]
    if reach in (None, "any") or selector not in ASKED:
        return offered
    away = [one for one in candidates(look, selector, filters, context, None) if one not in found]
    lack = text("dr-e11", card=context.name, range=reach)  # E-11: nobody drops out without a word
    return [*offered, *(character_option(look, one, lack, why) for one in away)]


async def choose_one(
    play: DoomrockPlay,
    context: Context,
    options: "partial[list[Option]]",
    found: Sequence[str],
    why: str,
    item: Any = None,
) -> list[str]:
    """Ask who decides for this card for one of the characters found: D-2 on the map, D-20 or the hero's player."""
    seat = context.seat
    if seat is None and context.user is not None and is_hero(context.user):
        seat = play.state.hero(context.user).seat
    if not is_anybody_meant(play, found, why) or is_stopped_whole(play, found, item):
        return [most_concerned(play, found, why)]  # nobody is asked for whom nothing is done
    prompt = asked_who(context, why, item)
    default = partial(most_concerned, play, found, why)
    if seat is not None:
        chosen = await play.ask(seat, "doomrock.who", prompt, options, default=default)
    else:
        key = "doomrock.who" if play.state.battle is not None else "doomrock.which_hero"
        chosen = await ask_leader(play, key, prompt, options, default, form=form_after(play, item, context))
    return [chosen] if chosen else []


async def pick_group(play: DoomrockPlay, context: Context, reach: str) -> bool:
    """Ask the user of a card for a group with enemies; it becomes the context's group and targets."""
    user = context.user
    assert user is not None
    found = group_candidates(play, user, reach)
    if not found:
        return False
    chosen = found[0]
    if len(found) > 1:
        seat = context.seat if context.seat is not None else play.state.leader
        card = play.content.abilities.get(context.source)
        chosen = await play.ask(
            seat,
            "doomrock.group",
            text("dr-ask-group", card=context.name),
            lambda: [struck_group_option(play, one) for one in group_candidates(play, user, reach)],
            explain=lambda options: [with_damage(play, card, user, one) for one in options],
        )
    battle = play.state.battle
    if battle is None or not chosen:
        return False
    context.group = list(group_of(battle, chosen))
    context.targets = [one for one in context.group if is_enemy(one)]
    return bool(context.group)


async def in_order(
    play: DoomrockPlay, context: Context, found: list[str], prompt: Text, *, printed: bool = False
) -> list[str]:
    """The order of an effect upon several, where it can matter (D-9, D-20): the player of a hero's card says it, else
    the leader. Default: lowest hp, then seat; printed: by seat, then by id."""

    def sort() -> list[str]:
        if printed:
            return [one for one in found if play.state.character(one) is not None]
        known = {one: character for one in found if (character := play.state.character(one)) is not None}
        return sorted(known, key=lambda one: (known[one].hp, found.index(one)))

    def options() -> list[Option]:
        return [character_option(play, one) for one in found if play.state.character(one) is not None]

    if context.seat is not None:
        return await play.ask_order(context.seat, "doomrock.attack_order", prompt, options, default=sort)
    return await order_leader(play, "doomrock.attack_order", prompt, options, sort)
