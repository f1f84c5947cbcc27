"""Reactions to attacks and to what has just happened (DR-19.3). Pure."""

from dataclasses import replace
from functools import partial

from bot.rules.decision import Option, text
from bot.rules.odds import even
from cogs.doomrock.rules.cards.abilities import act_label, faces_laid, reactions
from cogs.doomrock.rules.cards.activation import activate
from cogs.doomrock.rules.cards.rolled_dice import lying
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import run_one
from cogs.doomrock.rules.reading import stats
from cogs.doomrock.rules.reading.names import who
from cogs.doomrock.rules.reading.odds import falls, hurts
from cogs.doomrock.rules.reading.sight import AttackFrame, Context, Sight
from cogs.doomrock.rules.reading.standing import MINE


async def react(play: DoomrockPlay, frame: AttackFrame) -> None:
    """D-21: the attacked hero's player may use one reaction (DR-19.3)."""
    state = play.state
    hero = state.hero(frame.target)
    if "reaction" in state.standing.get(hero.seat, ()) or not reactions(play, hero):
        return

    strength = max(0, frame.n + frame.bonus)
    prompt = text(
        "dr-ask-reaction",
        who=who(play, frame.target),
        attacker=who(play, frame.attacker),
        n=strength,
        hp=hero.hp,
        takes=_gets_through(play, frame.target, strength),
        falls=falls(play, frame.target, even([frame.n + frame.bonus])),
    )
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


def _gets_through(look: Sight, target: str, strength: int) -> int | str:
    """How many hit points shields and armor leave of an attack (DR-11.2); `plain`: there are none, or nobody can
    tell."""
    found = hurts(look, target, even([strength]))
    if found is None or not (look.state.hero(target).shields or stats.armor(look, target)):
        return "plain"
    least, most = min(found.ways), max(found.ways)
    return most if least == most else f"{least}–{most}"


async def react_to(play: DoomrockPlay, trigger: str, to: Context) -> None:
    """DR-19.3: heroes with a reaction to what has just happened may use one each, by seat. What concerns one hero
    (its own attack, being hurt) is for its own reactions; what it causes itself a reaction does not answer."""
    for hero_id in [hero.id for hero in play.state.standing_heroes()]:
        mark = f"{trigger}|reaction|{hero_id}"
        if (trigger in MINE and hero_id != to.subject) or mark in to.stack:
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
        found.append(Option(ability, act_label(look.content, ability, faces_laid(lying(hero, ability)))))
    return found


async def finish_reactions(play: DoomrockPlay, frame: AttackFrame) -> None:
    """The parts that waited for the damage (`when: after_attack`)."""
    for item, context in frame.after:
        if context.user is None or play.state.character(context.user) is not None:
            await run_one(play, item, context)
