"""On whom an action is used: who may be its target, and what its user sees of each before choosing (LE-19.6, LE-16)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.rules.decision import Option, Text, text
from bot.rules.geometry.grid import DIRECTIONS
from cogs.evershade.content.cards import ItemAction, Side, Target
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.combat_effects import Stabilize
from cogs.evershade.content.vocabulary.effects import ModifierLine, RollSpec
from cogs.evershade.rules.combat import moving, rolling
from cogs.evershade.rules.field import areas, arming, board
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import Deed
from cogs.evershade.rules.field.cover import is_in_cover
from cogs.evershade.state import Character, CombatState

FIRST_AID = RollSpec(
    att=("AGI", "INT"),
    difficulty=6,
    mods=(ModifierLine(dice=1, any=("Medicine", "Survival")),),
    outcomes={"1": (Stabilize(do="stabilize"),)},
)
"""LE-19.4."""


def targets(state: CombatState, content: EvershadeContent, hero: Character, side: Side | ItemAction) -> list[str]:
    """LE-19.6: the models that the visible side may be used on; PM and CH leave out oneself."""
    if side.target is None or side.target.who == "SELF":
        return [hero.id]
    if _helps_up(side):  # LE-24.2, LE-16.20: the token of somebody who lies there
        least, most = side.target.range
        far = {one: _away(state, content, hero.id, one) for one in state.fight.fallen}
        return [one for one, n in far.items() if n >= least and (most is None or n <= most)]
    party, heroes = [one.id for one in board.members(state)], [one.id for one in board.standing(state)]
    enemies = [name for name, _ in board.foes(state)]
    kinds = {"EN": enemies, "ALL": [*enemies, *party], "PM_or_self": party, "CH_or_self": heroes}
    others = [one for one in (heroes if side.target.who == "CH" else party) if one != hero.id]
    found = kinds.get(side.target.who, others)
    if side.target.type:
        found = [one for one in found if board.is_foe(one) and board.card_of(content, one).type in side.target.type]
    if isinstance(side.target, Target) and side.target.area:  # LE-16.15
        ways = areas.ways(state, content, hero.id, side.target.area).values()
        return [one for one in found if any(one in models for models in ways)]
    least, most = side.target.range
    grid, here = board.chart(state, content), state.fight.spaces[hero.id]
    far = {one: board.apart(state, content, hero.id, one) or 0 for one in found}
    if isinstance(side.target, Target) and side.target.in_line:  # LE-16.6
        lines = {space for way in DIRECTIONS for space in grid.line(here, way)}
        found = [one for one in found if lines & set(board.covered(state, content, one))]
    # LE-16.4, LE-16.5: walls do not matter
    return [one for one in found if far[one] >= least and (most is None or far[one] <= most)]


def _helps_up(side: Side | ItemAction) -> bool:
    """Whether it is for somebody who lies there: it stabilizes its target, by itself or by an outcome of its roll."""
    outcomes = () if side.roll is None else side.roll.outcomes.values()
    effects = [*side.effects, *(effect for outcome in outcomes for effect in outcome)]
    return any(effect.do == "stabilize" and effect.who == "target" for effect in effects)


def odds_of(
    state: CombatState,
    content: EvershadeContent,
    hero: Character,
    spec: RollSpec,
    target: str,
    side: Side | ItemAction | None = None,
) -> Text:
    """How likely a roll of theirs reaches its outcomes against a target, and what they bring. side: of which it is."""
    return rolling.foreseen(state, content, hero.id, spec, target, (), deed_with(content, hero, side, target))


def deed_with(content: EvershadeContent, hero: Character, side: Side | ItemAction | None, target: str) -> Deed:
    """What somebody does to a target, with the weapon that the card asks for, or shares (LE-9.8, LE-11.9, LE-11.10)."""
    if side is None:
        return Deed(hero.id, target=target)
    weapon, types = arming.armed(content, hero, side)
    return Deed(hero.id, target=target, weapon=weapon, types=types, is_attack=arming.is_attack(side))


async def choose_targets(play: CombatPlay, name: str, side: Side | ItemAction, card: str) -> Sequence[str]:
    """D23: as many as the card says; one alone is not asked for, and the nearest are meant where nobody says. card: of
    an action or an item, for the question."""
    found = targets(play.state, play.content, play.state.hero(name), side)
    if isinstance(side.target, Target) and side.target.area:
        return await _in_area(play, name, side, side.target, card)
    if side.target is not None and side.target.who == "EN" and side.target.n == "all":
        everybody = targets(play.state, play.content, play.state.hero(name), _for_all(side))
        return await _with_own(play, name, card, found, [one for one in everybody if not board.is_foe(one)])
    n = 1 if side.target is None else (len(found) if side.target.n == "all" else side.target.n)
    if len(found) <= n:
        return found
    options = [Option(one, text("evershade-option-hero", who=f"@{one}")) for one in found]
    prompt = text("evershade-ask-target", who=f"@{name}", what=f"@{card}", n=n)
    seat, near = play.state.seat_of(name), partial(_nearest, play, name, found, n)

    def explain(options: Sequence[Option]) -> list[Option]:
        return [_with_facts(play, name, side, option) for option in options]

    _aim(play, name, found, side)
    if n == 1:
        one = await play.ask(
            seat, "evershade.target", prompt, lambda: options, default=lambda: near()[0], explain=explain
        )
        chosen = [one]
    else:
        chosen = await play.ask_some(
            seat, "evershade.targets", prompt, lambda: options, n, n, default=near, explain=explain
        )
    _aim(play, "", ())
    return chosen


def _nearest(play: CombatPlay, name: str, found: Sequence[str], n: int) -> list[str]:
    """So many of them, in the order of the question where two are as far."""
    return sorted(found, key=lambda one: _away(play.state, play.content, name, one))[:n]


def _away(state: CombatState, content: EvershadeContent, name: str, one: str) -> int:
    """How far a model is, or the token of whoever lies there."""
    if one in state.fight.fallen:
        return board.chart(state, content).range_between(state.fight.spaces[name], state.fight.fallen[one]) or 0
    return board.apart(state, content, name, one) or 0


def _aim(play: CombatPlay, name: str, models: Sequence[str], side: Side | ItemAction | None = None) -> None:
    """What the picture shows lines to while they are chosen from, and whether what is meant for them is an attack."""
    play.state.fight.aiming, play.state.fight.aimed = name, list(models)
    play.state.is_attacking = side is None or play.state.options.rulings == "at_first" or arming.is_attack(side)


def _for_all(side: Side | ItemAction) -> Side:
    """The same reach, about both sides."""
    assert side.target is not None
    return Side(target=side.target.model_copy(update={"who": "ALL"}))


async def _in_area(play: CombatPlay, name: str, side: Side | ItemAction, target: Target, card: str) -> Sequence[str]:
    """LE-16.15, D28: the player says which way the diagram lies, where it hits an enemy; enemies in it are meant, and
    others as the card or the table has it."""
    found = {
        way: models
        for way, models in areas.ways(play.state, play.content, name, target.area).items()
        if any(board.is_foe(one) for one in models) or target.who != "EN"
    }
    way = next(iter(found))
    if len(found) > 1:
        options = [
            Option(one, text("evershade-option-area", way=one, who=[f"@{model}" for model in models]))
            for one, models in found.items()
        ]
        prompt = text("evershade-ask-area", what=f"@{card}")
        _aim(play, name, list(dict.fromkeys(model for models in found.values() for model in models)), side)
        chosen = await play.ask(play.state.seat_of(name), "evershade.area", prompt, lambda: options)
        _aim(play, "", ())
        way = next(one for one in found if one == chosen)
    enemies = [one for one in found[way] if board.is_foe(one)]
    own = [one for one in found[way] if not board.is_foe(one)]
    if target.who != "EN":
        return found[way] if target.who == "ALL" else own
    return await _with_own(play, name, card, enemies, own)


async def _with_own(
    play: CombatPlay, name: str, card: str, enemies: Sequence[str], own: Sequence[str]
) -> Sequence[str]:
    """LE-27.4, LE-21.7: what lies in an area beside enemies: nobody of one's own, all of them, or as whoever acts says
    before the dice."""
    rule, others = play.state.options.friendly_fire, [one for one in own if one != name]
    if rule == "off" or not others:
        return enemies
    if rule == "ask":
        options = [Option("no", text("evershade-option-fire-foes")), Option("all", text("evershade-option-fire-all"))]
        prompt = text("evershade-ask-friendly-fire", what=f"@{card}")
        seat = play.state.seat_of(name)
        if await play.ask(seat, "evershade.friendly-fire", prompt, lambda: options) != "all":
            return enemies
    return [*enemies, *others]


def _with_facts(play: CombatPlay, name: str, side: Side | ItemAction, option: Option) -> Option:
    """A target with its distance, its life, whether cover helps it, and how likely the roll against it goes well."""
    state, content, target = play.state, play.content, option.id
    spec = side.roll if isinstance(side, Side) else None
    best = None if spec is None else rolling.best_chance(state, content, name, spec, [target])
    is_told = spec is not None and len(rolling.outcomes_of(state, content, name, spec, target)) == 1
    hint = text(
        "evershade-hint-target",
        n=_away(state, content, name, target),
        hp=board.hp_of(state, target),
        cover=board.is_foe(target) and is_in_cover(state, content, target, name, is_attack=arming.is_attack(side)),
        odds="none" if spec is None or is_told else odds_of(state, content, state.hero(name), spec, target, side),
    )
    if any(effect.do == "pull" and effect.who == "target" for effect in side.effects):
        near = moving.can_be_pulled(play, name, target)
        hint = hint if near else text("evershade-hint-not-nearer", facts=hint)
    label = option.label if best is None else text("evershade-option-target", who=f"@{target}", percent=best[0])
    return replace(option, hint=hint, label=label, group=target)
