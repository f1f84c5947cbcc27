"""The open floor of a battle, and the panel of an activation: its target and its boosts together (D-16). Pure.

The panel only looks: the rules ask all of it one by one, so nothing is decided there.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Literal

from bot.rules.alike import without_twins
from bot.rules.decision import Form, FormPart, Option, Text, text
from cogs.doomrock.rules.cards.abilities import actions, is_for_target
from cogs.doomrock.rules.cards.activation import (
    activate,
    aimed_with,
    boost_option,
    refusal,
    target_options,
    with_twins,
)
from cogs.doomrock.rules.cards.places import ask_where, may_walk, told_ways, ways
from cogs.doomrock.rules.cards.rolled_dice import lying
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.reading.names import faces, struck_group_option
from cogs.doomrock.rules.reading.odds import SURE, forecast
from cogs.doomrock.rules.reading.selectors import group_candidates
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.rules.reading.sweeps import with_damage
from cogs.doomrock.state import is_hero

WAY: Final = "doomrock.move"
"""The key of the question where a hero moves to."""
BOOST: Final = "doomrock.boost"
"""The key of the question which boosts are paid for."""
FEW = 2
"""So many places stand as whole moves beside the other cards: to stay, and the only other one."""
MOST_WHOLE = 5
"""So many targets or places with boosts stand as buttons in a panel; of more the boosts are switches above them."""
MOST_REPEATED = 3
"""So often a boost that may be repeated stands in the panel; who wants more is asked one at a time."""


async def floor(play: DoomrockPlay, prompt: Text) -> None:
    """D-16: every seat activates as it likes, one activation at a time, until all are done."""
    battle = play.state.battle
    assert battle is not None
    done: set[int] = set()
    battle.recalled = []

    async def act(seat: int, option: str) -> None:
        hero_id, _, ability = option.partition(":")
        await activate(play, hero_id, ability)
        here = play.state.battle
        if here is not None and here.recalled:  # a stolen die came back: its owner may act again
            done.difference_update(here.recalled)
            here.recalled = []

    await play.open_floor(
        "doomrock.act",
        prompt,
        range(play.state.seats),
        partial(actions, play),
        act,
        done=done,
        default=lambda seat: "not-done" if seat in done else "done",
        form=partial(act_form, play),
        advised=play.state.options.advice == "on",
        pictured=True,  # the whole text stands on the hero's sheet, the gist on the button
        ending=text("dr-option-no-quick-card") if battle.step == "initiative" else None,
    )


def act_form(look: Sight, seat: int, option: str) -> Form | None:
    """The panel of an activation `h0:ab.haymaker`; None where nothing is to be chosen."""
    hero_id, _, ability = option.partition(":")
    if look.state.battle is None or ability not in look.content.abilities:
        return None
    hero, card = look.state.hero(hero_id), look.content.abilities[ability]
    asked = (_targets(look, hero_id, card), _boosts(look, hero_id, card), _ways(look, hero_id, card))
    parts = [part for part in asked if part is not None]
    if not parts:
        return None
    spent = sorted(lying(hero, ability), key=lambda die: -die.face)[: card.cost]
    about = text("dr-form-act", card=f"@{ability}", dice=faces(spent), text=card.text)
    aims = card.target not in (None, "one_group")
    said = partial(_said, look, hero_id, card) if aims and len(parts) == 2 else None
    brief = partial(_said, look, hero_id, card, is_brief=True) if said is not None else None
    wasted = partial(_is_wasted, look, hero_id, card) if said is not None else None
    boosts = next((part for part in parts if part.key == BOOST), None)
    others = [part for part in parts if part is not boosts]
    is_wall = boosts is not None and len(others) == 1 and len(others[0].options) << len(boosts.options) > MOST_WHOLE
    shown: Literal["either", "panel"] = "panel" if parts[-1].key == WAY and len(parts[-1].options) > FEW else "either"
    go = text("dr-form-go", card=f"@{ability}")
    return Form(about, parts, go, shown=shown, said=said, brief=brief, wasted=wasted, stepwise=is_wall)


def _said(
    look: Sight, hero_id: str, card: Any, chosen: Sequence[Sequence[str]], *, is_brief: bool = False
) -> Text | None:
    """Target and boosts on one button: what comes of both together; None where that cannot be told."""
    (target,), boosts = chosen
    context = Context(source=card.id, user=hero_id, seat=look.state.hero(hero_id).seat, range=card.range)
    return aimed_with(look, card, context, target, [int(one[6:]) for one in boosts], is_brief=is_brief)


def _is_wasted(look: Sight, hero_id: str, card: Any, chosen: Sequence[Sequence[str]]) -> bool:
    """Whether heroism is paid for nothing but more harm to somebody who falls anyway."""
    target, boosts = chosen
    paid = [effect for one in boosts for effect in card.boosts[int(one[6:])].effects]
    if not paid or not all(map(is_for_target, paid)):
        return False
    context = Context(source=card.id, user=hero_id, seat=look.state.hero(hero_id).seat, range=card.range)
    plain = forecast(look, card, context, target[0])
    return plain is not None and plain.falls == SURE


def _targets(look: Sight, hero_id: str, card: Any) -> FormPart | None:
    if card.target is None:
        return None
    if card.target == "one_group":
        groups = [struck_group_option(look, one) for one in group_candidates(look, hero_id, card.range)]
        found = [with_damage(look, card, hero_id, one) for one in groups]
        return FormPart("doomrock.group", text("dr-ask-group", card=f"@{card.id}"), found)
    context = Context(source=card.id, user=hero_id, seat=look.state.hero(hero_id).seat, range=card.range)
    found = [with_twins(look, card, context, option) for option in without_twins(target_options(look, card, context))]
    aimed_at_hero = bool(found) and is_hero(found[0].id)
    prompt = text("dr-ask-target", card=f"@{card.id}", kind="hero" if aimed_at_hero else "enemy")
    return FormPart("doomrock.target", prompt, found)


def _ways(look: Sight, hero_id: str, card: Any) -> FormPart | None:
    """Where to, of a card that moves its user before anything else happens, so that nobody else is kept waiting for the
    answer; None: it moves nobody, or there is nothing to choose."""
    first = card.effects[0]
    is_own = first.do == "move" and (first.who, first.to, first.when) == ("self", "choice", "now")
    if not is_own or card.target is not None or not may_walk(look, hero_id, first.slip):
        return None
    found = told_ways(look, hero_id, ways(look, hero_id, first.optional))
    return FormPart(WAY, ask_where(look, hero_id), found, exact=True) if len(found) > 1 else None


def _boosts(look: Sight, hero_id: str, card: Any) -> FormPart | None:
    heroism = look.state.hero(hero_id).heroism
    found: list[Option] = []
    for place, boost in enumerate(card.boosts):
        if refusal(card, place, (), heroism) is None:
            often = min(MOST_REPEATED, heroism // max(1, boost.cost)) if boost.repeat else 1
            found += [boost_option(card, place)] * often
    if not found:
        return None
    costs = {f"boost:{place}": boost.cost for place, boost in enumerate(card.boosts)}
    prompt = text("dr-ask-boost", card=f"@{card.id}", heroism=heroism, told="no")
    return FormPart(BOOST, prompt, found, several=True, last="go", costs=costs, budget=heroism)
