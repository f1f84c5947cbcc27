"""Activating abilities: the open floor of heroes, targets, boosts, and reactions to an attack. Pure."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from bot.rules.decision import Option, Text, text
from cogs.doomrock.rules.battle.dice import lying
from cogs.doomrock.rules.effects import stats
from cogs.doomrock.rules.effects.names import character_option, faces, who
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.positions import group_of, in_range
from cogs.doomrock.rules.effects.resolution import AttackFrame, Context, amount, run, run_one
from cogs.doomrock.rules.effects.stats import Sight
from cogs.doomrock.rules.effects.targets import candidates, group_candidates, pick_group, weakest
from cogs.doomrock.state import HeroState

STEPS = {"initiative": ("initiative",), "heroes": ("none", "initiative")}
"""Which symbols may be activated in which step (DR-8.7, DR-8.10)."""


def ready(look: Sight, hero: HeroState, symbols: Sequence[str]) -> list[str]:
    """The hero's abilities with these symbols, enough dice and a legal target, in printed order."""
    counts: dict[str, int] = {}
    for die in hero.dice:
        if die.where[0] == "a":
            counts[die.where[8:]] = counts.get(die.where[8:], 0) + 1
    if not counts:
        return []
    cards = look.content.abilities
    found = []
    for ability in hero.abilities:
        n = counts.get(ability, 0)
        if n:
            card = cards[ability]
            if card.symbol in symbols and n >= card.cost and ability not in found and has_target(look, hero.id, card):
                found.append(ability)
    return found


def out_of_reach(look: Sight, hero: HeroState, symbols: Sequence[str]) -> list[str]:
    """The hero's abilities that lack nothing but somebody to aim at, in printed order (E-11)."""
    waiting = {die.where[8:] for die in hero.dice if die.where[0] == "a"}
    cards = look.content.abilities
    return [
        ability
        for ability in dict.fromkeys(hero.abilities)
        if ability in waiting
        and cards[ability].symbol in symbols
        and cards[ability].target is not None
        and len(lying(hero, ability)) >= cards[ability].cost
        and not has_target(look, hero.id, cards[ability])
    ]


def has_target(look: Sight, hero_id: str, card: Any) -> bool:
    """Whether the ability has a legal choice of target, or needs none (DR-1.7)."""
    if card.target is None:
        return True
    if card.target == "one_group":
        return bool(group_candidates(look, hero_id, card.range))
    context = Context(source=card.id, user=hero_id)
    return bool(candidates(look, card.target, card.filter, context, card.range))


def actions(look: Sight, seat: int) -> list[Option]:
    """What a seat may activate now: `h0:ab.haymaker`, for each of its heroes (D-16); and what only lacks a target."""
    state = look.state
    battle = state.battle
    if battle is None:
        return []
    symbols = STEPS[battle.step]
    found = []
    for hero in state.heroes:
        if hero.seat == seat and not hero.fallen:
            for ability in ready(look, hero, symbols):
                blocked = 0
                if _walks(look.content, ability) and stats.surrounded(look, hero.id):  # E-15, said beforehand
                    blocked = len(stats.foes_near(state, hero.id))
                found.append(_action(hero.id, hero.class_id, ability, faces(lying(hero, ability)), blocked))
            for ability in out_of_reach(look, hero, symbols):
                dice, reach = faces(lying(hero, ability)), look.content.abilities[ability].range
                found.append(_unreachable(hero.id, ability, dice, reach))
    return found


@lru_cache(maxsize=1024)
def _walks(content: Any, ability: str) -> bool:
    """Whether a card moves its own hero, and not out of a ring."""
    return any(
        word.do == "move" and not word.slip and word.who == "self" for word in content.abilities[ability].effects
    )


@lru_cache(maxsize=4096)
def _action(hero_id: str, class_id: str, ability: str, dice: str, blocked: int) -> Option:
    """An activation as an option; built once, because the floor is offered again after everything that happens."""
    hint = text("dr-e15", n=blocked) if blocked else text("dr-hint-of-hero", who=f"@{class_id}")
    return Option(f"{hero_id}:{ability}", text("dr-option-act", card=f"@{ability}", dice=dice), hint)


@lru_cache(maxsize=4096)
def _unreachable(hero_id: str, ability: str, dice: str, reach: str) -> Option:
    """An activation that has nobody to aim at (DR-1.7)."""
    label = text("dr-option-act", card=f"@{ability}", dice=dice)
    return Option(f"{hero_id}:{ability}", label, None, text("dr-e11-nobody", card=f"@{ability}", range=reach))


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
    )


async def activate(play: DoomrockPlay, hero_id: str, ability: str, *, to: Context | None = None) -> None:
    """DR-8.8: targets and boosts, then dice, heroism, the printed effect, the boosts. to: what it is a reaction to."""
    card = play.content.abilities[ability]
    context = replace(
        to or Context(source=ability),
        source=ability,
        user=hero_id,
        seat=play.state.hero(hero_id).seat,
        range=card.range,
        active_hero=hero_id,
    )
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
    )
    for die in dice:
        die.where = "spent"  # DR-8.9
    hero.heroism -= sum(card.boosts[place].cost for place in boosts)
    later = []
    for place in boosts:
        for item in card.boosts[place].effects:
            if item.do == "attack_bonus":
                play.used(item.do)
                context.bonus += amount(play, item.n, context)
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
        boosts = await _choose_boosts(play, hero_id, card)
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
        prompt = text("dr-ask-target", card=f"@{card.id}")
        options = partial(_target_options, play, card, context)
        chosen = await play.ask(context.seat, "doomrock.target", prompt, options, default=partial(weakest, play, found))
        found = [chosen] if chosen and play.state.character(chosen) is not None else []
    context.targets = found
    return bool(found)


def _target_options(look: Sight, card: Any, context: Context) -> list[Option]:
    legal = candidates(look, card.target, card.filter, context, card.range)
    found = [character_option(look, one) for one in legal]
    if card.range != "any" and len(legal) < 20:
        user = context.user
        assert user is not None
        for one in candidates(look, card.target, card.filter, context, None):
            if one not in legal and not in_range(look.state, user, one, card.range):  # E-11
                found.append(character_option(look, one, text("dr-e11", card=f"@{card.id}", range=card.range)))
    return found


async def _choose_boosts(play: DoomrockPlay, hero_id: str, card: Any) -> list[int]:
    """The boosts to pay for, by place on the card; asked one at a time, so that each is checked (E-13)."""
    chosen: list[int] = []
    while card.boosts:
        hero = play.state.hero(hero_id)
        left = hero.heroism - sum(card.boosts[place].cost for place in chosen)
        if not any(_refusal(card, place, chosen, left) is None for place in range(len(card.boosts))):
            break
        prompt = text("dr-ask-boost", card=f"@{card.id}", heroism=left)
        options = partial(_boost_options, play, hero_id, card, tuple(chosen))
        answer = await play.ask(hero.seat, "doomrock.boost", prompt, options, default=lambda: "go")
        if answer in ("go", ""):
            break
        chosen.append(int(answer[6:]))
    return chosen


def _refusal(card: Any, place: int, chosen: Sequence[int], left: int) -> Text | None:
    boost = card.boosts[place]
    if place in chosen and not boost.repeat:
        return text("dr-e13-twice")
    if boost.cost > left:  # DR-8.9: own heroism only
        return text("dr-e13-heroism", need=boost.cost, have=left)
    return None


def _boost_options(look: Sight, hero_id: str, card: Any, chosen: tuple[int, ...]) -> list[Option]:
    left = look.state.hero(hero_id).heroism - sum(card.boosts[place].cost for place in chosen)
    found = [Option("go", text("dr-option-go"))]
    for place, boost in enumerate(card.boosts):
        first = boost.effects[0]
        n = getattr(first, "n", 1)
        what = getattr(first, "what", first.do)
        label = text("dr-option-boost", cost=boost.cost, do=first.do, what=what, n=n if isinstance(n, int) else 0)
        found.append(Option(f"boost:{place}", label, None, _refusal(card, place, chosen, left)))
    return found


# ---------------------------------------------------------------- reactions


def reactions(look: Sight, hero: HeroState, trigger: str = "on_attacked") -> list[str]:
    """The reactions to an attack, or to something else, that a hero could use now."""
    cards = look.content.abilities
    return [
        ability for ability in ready(look, hero, ("reaction",)) if (cards[ability].trigger or "on_attacked") == trigger
    ]


async def react(play: DoomrockPlay, frame: AttackFrame) -> None:
    """D-21: the attacked hero's player may use one reaction (DR-19.3)."""
    state = play.state
    hero = state.hero(frame.target)
    if "reaction" in state.standing.get(hero.seat, ()) or not reactions(play, hero):
        return

    prompt = text("dr-ask-reaction", who=who(play, frame.target), attacker=who(play, frame.attacker))
    answer = await play.ask(
        hero.seat,
        "doomrock.reaction",
        prompt,
        partial(_reaction_options, play, frame.target, "on_attacked"),
        default=lambda: "pass",
        otherwise="pass",
    )
    if answer not in ("pass", "") and not play.state.hero(frame.target).fallen:
        to = Context(source="", attacker=frame.attacker, subject=frame.attacker, attack=frame)
        await activate(play, frame.target, answer, to=to)


async def react_to(play: DoomrockPlay, trigger: str, to: Context) -> None:
    """DR-19.3: heroes with a reaction to what has just happened may use one each, by seat. What concerns one hero
    (its own attack, being hurt) is for its own reactions; what it causes itself a reaction does not answer."""
    for hero_id in [hero.id for hero in play.state.standing_heroes()]:
        mark = f"{trigger}|reaction|{hero_id}"
        if (trigger in stats.MINE and hero_id != to.subject) or mark in to.stack:
            continue
        state = play.state
        hero = state.hero(hero_id)
        if hero.fallen or "reaction" in state.standing.get(hero.seat, ()) or not reactions(play, hero, trigger):
            continue
        target = who(play, to.targets[0]) if to.targets else ""
        prompt = text("dr-ask-reaction-to", who=who(play, hero_id), trigger=trigger, target=target)
        answer = await play.ask(
            hero.seat,
            "doomrock.reaction",
            prompt,
            partial(_reaction_options, play, hero_id, trigger),
            default=lambda: "pass",
            otherwise="pass",
        )
        if answer not in ("pass", "") and not play.state.hero(hero_id).fallen:
            await activate(play, hero_id, answer, to=replace(to, targets=list(to.targets), stack=(*to.stack, mark)))


def _reaction_options(look: Sight, hero_id: str, trigger: str) -> list[Option]:
    hero = look.state.hero(hero_id)
    found = [Option("pass", text("dr-option-pass"))]
    for ability in reactions(look, hero, trigger):
        label = text("dr-option-act", card=f"@{ability}", dice=faces(lying(hero, ability)))
        found.append(Option(ability, label))
    return found


async def finish_reactions(play: DoomrockPlay, frame: AttackFrame) -> None:
    """The parts that waited for the damage (`when: after_attack`)."""
    for item, context in frame.after:
        if context.user is None or play.state.character(context.user) is not None:
            await run_one(play, item, context)
