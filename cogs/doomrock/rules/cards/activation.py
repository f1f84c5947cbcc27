"""Activating an ability: target and boosts, then dice, heroism, the printed effect. Pure."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.rules.decision import Option, Text, text
from cogs.doomrock.rules.cards.abilities import says_all
from cogs.doomrock.rules.cards.besides import besides, with_besides
from cogs.doomrock.rules.cards.rolled_dice import lying
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import amount, run
from cogs.doomrock.rules.effects.targets import pick_group
from cogs.doomrock.rules.reading.names import MARKED, character_option, faces, gain_of, seen_as, who
from cogs.doomrock.rules.reading.odds import MAYBE, SURE, aimed, damage_of, forecast, victory
from cogs.doomrock.rules.reading.positions import adjacent, group_of, in_range
from cogs.doomrock.rules.reading.selectors import candidates, group_candidates, weakest
from cogs.doomrock.rules.reading.sight import Context, Sight
from cogs.doomrock.state import is_hero


async def activate(play: DoomrockPlay, hero_id: str, ability: str, *, to: Context | None = None) -> None:
    """DR-8.8: targets and boosts, then dice, heroism, the printed effect, the boosts. to: what it is a reaction to."""
    card = play.content.abilities[ability]
    context = Context(ability) if to is None else replace(to)
    context.source, context.user, context.seat = ability, hero_id, play.state.hero(hero_id).seat
    context.range, context.active_hero = card.range, hero_id
    boosts = await _choose(play, hero_id, card, context)
    if boosts is None:
        return
    state = play.state
    hero = state.hero(hero_id)
    dice = sorted(lying(hero, ability), key=lambda die: -die.face)[: card.cost]
    context.die_face = dice[0].face if dice else 0
    play.say(
        "dr-activates",
        who=who(play, hero_id),
        card=f"@{ability}",
        dice=faces(dice),
        boosts=len(boosts),
        at=who(play, context.targets[0]) if context.targets else "",
        aimed=bool(context.targets),
    )
    for die in dice:
        die.where = "spent"  # DR-8.9
    hero.heroism -= sum(card.boosts[place].cost for place in boosts)
    later = []
    for place in boosts:
        for item in card.boosts[place].effects:
            if item.do == "attack_bonus":
                play.used(item.do)
                n = amount(play, item.n, context)
                context.bonus += n
                context.sources += (("boost", n),)
            else:
                later.append(item)
    await run(play, card.effects, context)
    if later:
        await run(play, later, context)


async def _choose(play: DoomrockPlay, hero_id: str, card: Any, context: Context) -> list[int] | None:
    """Targets and boosts; chosen anew when what was chosen has become impossible before anything is paid (DR-8.8,
    DR-19.2). None: it cannot be activated any more, and costs nothing."""
    while True:
        hero = play.state.hero(hero_id)
        if hero.fallen or len(lying(hero, card.id)) < card.cost or not _is_answerable(play, context):
            return None
        if not await _choose_target(play, card, context):
            return None
        boosts = await _choose_boosts(play, hero_id, card, context)
        hero = play.state.hero(hero_id)
        able = not hero.fallen and len(lying(hero, card.id)) >= card.cost and _is_answerable(play, context)
        paid = hero.heroism >= sum(card.boosts[place].cost for place in boosts)
        if able and paid and _is_aimed(play, card, context):
            return boosts


def _is_answerable(play: DoomrockPlay, context: Context) -> bool:
    """Whether there still is an attack to react to: it stops with its attacker."""
    return context.attack is None or play.state.character(context.attack.attacker) is not None


def _is_aimed(look: Sight, card: Any, context: Context) -> bool:
    """Whether what was chosen as target still may be."""
    if card.target is None:
        return True
    if card.target == "one_group":
        assert context.user is not None
        near = (
            [group_of(look.state.battle, one) for one in group_candidates(look, context.user, card.range)]
            if look.state.battle is not None
            else []
        )
        return any(one in group for group in near for one in context.targets)
    legal = candidates(look, card.target, card.filter, context, card.range)
    return all(one in legal for one in context.targets)


async def _choose_target(play: DoomrockPlay, card: Any, context: Context) -> bool:
    """The target, before anything is paid; False when there is none any more."""
    if card.target is None:
        return True
    if card.target == "one_group":
        return await pick_group(play, context, card.range)
    found = candidates(play, card.target, card.filter, context, card.range)
    if len(found) > 1:
        assert context.seat is not None
        prompt = text("dr-ask-target", card=f"@{card.id}", kind="hero" if is_hero(found[0]) else "enemy")
        chosen = await play.ask(
            context.seat,
            "doomrock.target",
            prompt,
            partial(target_options, play, card, context),
            default=partial(weakest, play, found),
            explain=lambda options: [with_twins(play, card, context, option) for option in options],
        )
        found = [chosen] if chosen and play.state.character(chosen) is not None else []
    context.targets = found
    return bool(found)


def target_options(look: Sight, card: Any, context: Context) -> list[Option]:
    """Whom a card may be aimed at; those out of its reach, or that are not what it asks for, are refused with the
    reason (E-11)."""
    legal = candidates(look, card.target, card.filter, context, card.range)
    found = [character_option(look, one) for one in legal]
    if len(legal) < 20:
        user = context.user
        assert user is not None
        for one in candidates(look, card.target, (), context, None):
            if one not in legal:
                lack = card.range if not in_range(look.state, user, one, card.range) else (*card.filter, "any")[0]
                found.append(character_option(look, one, text("dr-e11", card=f"@{card.id}", range=lack)))  # E-11
    return found


def with_twins(look: Sight, card: Any, context: Context, option: Option) -> Option:
    """A target as `with_chances` says, which stands for all that are like it: how many they are."""
    told = with_chances(look, card, context, option)
    return (
        told
        if option.refused is not None
        else replace(told, label=_of_several(look, card, context, option.id, told.label))
    )


def _of_several(look: Sight, card: Any, context: Context, target: str, label: Text) -> Text:
    """A target of which only one is offered, with how many are like it."""
    seen = seen_as(look, target)
    legal = candidates(look, card.target, card.filter, context, card.range) if seen else ()
    n = sum(seen_as(look, one) == seen for one in legal)
    return Text(label.key, {**label.params, "who": text("dr-twins", who=who(look, target), n=n)}) if n > 1 else label


def with_chances(look: Sight, card: Any, context: Context, option: Option) -> Option:
    """A target with how likely it falls, where it is an enemy that can be aimed at and that can be told."""
    if option.refused is not None:
        return option
    told, stands = aimed(look, card, context, option.id), _as_it_stands(look, card, context, option.id)
    if told is not None:  # shields and markers are in the damage already
        more = besides(look, card, context, option.id, told.params["n"])
        return replace(option, label=with_besides(told, more), hint=None)
    if stands is None:
        return option
    enemy = look.state.enemy(option.id)
    has_more = enemy is not None and enemy.shields  # else the hint says what the label does
    more = besides(look, card, context, option.id, MAYBE) if says_all(look.content, card.id) else []
    return replace(option, label=with_besides(stands, more), hint=option.hint if has_more else None)


def _as_it_stands(look: Sight, card: Any, context: Context, target: str) -> Text | None:
    """An enemy on a button with its hit points, its markers where it has some or the card gives it some, and whether it
    stands already where the card would pull it."""
    enemy = look.state.enemy(target)
    if enemy is None:
        return None
    marked = any(effect.do in MARKED for effect in card.effects)
    pulls = any(effect.do == "pull" and effect.who == "target" and effect.to == "self" for effect in card.effects)
    here = pulls and context.user is not None and adjacent(look.state, target, context.user)
    state = {"hp": enemy.hp, "max": enemy.max_hp, "expose": len(enemy.expose), "marked": marked, "here": int(here)}
    return text("dr-option-standing", who=who(look, target), **state)


async def _choose_boosts(play: DoomrockPlay, hero_id: str, card: Any, context: Context) -> list[int]:
    """The boosts to pay for, by place on the card; asked one at a time, so that each is checked (E-13)."""
    chosen: list[int] = []
    while card.boosts:
        hero = play.state.hero(hero_id)
        left = hero.heroism - sum(card.boosts[place].cost for place in chosen)
        if not any(refusal(card, place, chosen, left) is None for place in range(len(card.boosts))):
            break
        prompt = _ask_boost(play, card, context, chosen, left)
        options = partial(_boost_options, play, hero_id, card, tuple(chosen))
        answer = await play.ask(hero.seat, "doomrock.boost", prompt, options, default=lambda: "go")
        if answer in ("go", ""):
            break
        chosen.append(int(answer[6:]))
    return chosen


def _ask_boost(look: Sight, card: Any, context: Context, chosen: Sequence[int], left: int) -> Text:
    """Whom it is aimed at and what it takes as it is, so that nobody pays for what falls anyway."""
    target = context.targets[0] if len(context.targets) == 1 else ""
    found = None if not target else forecast(look, card, context, target, damage_of(card, chosen))
    told = {} if found is None else {"who": who(look, target), "hurt": found.said, "n": found.falls}
    return text("dr-ask-boost", card=f"@{card.id}", heroism=left, told="no" if found is None else "yes", **told)


def aimed_with(
    look: Sight, card: Any, context: Context, target: str, boosts: Sequence[int], *, is_brief: bool = False
) -> Text | None:
    """A target with boosts on one button: the damage of both together, the heroism, and what else the boosts and the
    card do. None: the damage cannot be told. is_brief: without what the card does besides."""
    found = forecast(look, card, context, target, damage_of(card, boosts))
    if found is None:
        return None
    gains = [boost_gain(card, place) for place in boosts if not damage_of(card, [place])]
    told = text(
        "dr-option-move",
        who=who(look, target),
        hurt=found.said,
        n=found.falls,
        left=found.left,
        ends=victory(look, card, context, target) if found.falls == SURE else "no",
        cost=sum(card.boosts[place].cost for place in boosts),
        besides=gains,
        more=len(gains),
    )
    if is_brief:
        return told
    return with_besides(
        _of_several(look, card, context, target, told), besides(look, card, context, target, found.falls)
    )


def refusal(card: Any, place: int, chosen: Sequence[int], left: int) -> Text | None:
    """Why a boost cannot be paid for beside those chosen, with so much heroism left (E-13); None: it can."""
    boost = card.boosts[place]
    if place in chosen and not boost.repeat:
        return text("dr-e13-twice")
    if boost.cost > left:  # DR-8.9: own heroism only
        return text("dr-e13-heroism", need=boost.cost, have=left)
    return None


def _boost_options(look: Sight, hero_id: str, card: Any, chosen: tuple[int, ...]) -> list[Option]:
    left = look.state.hero(hero_id).heroism - sum(card.boosts[place].cost for place in chosen)
    found = [Option("go", text("dr-option-go"))]
    found += [boost_option(card, place, refusal(card, place, chosen, left)) for place in range(len(card.boosts))]
    return found


def boost_option(card: Any, place: int, refused: Text | None = None) -> Option:
    """A boost of a card by its place, with what it costs and does."""
    boost = card.boosts[place]
    label = text("dr-option-boost", cost=boost.cost, **gain_of(boost.effects))
    return Option(f"boost:{place}", label, None, refused)


def boost_gain(card: Any, place: int) -> Text:
    """What a boost does, in short."""
    return text("dr-gain-short", **gain_of(card.boosts[place].effects))
