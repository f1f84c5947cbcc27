"""What a player of Doomrock can answer ahead in a battle: what is kept of a roll, and which abilities follow. Pure.

Nothing is secret in Doomrock, but a plan is its maker's own all the same.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.rules.decision import Answer, text
from bot.rules.kernel.run import Request
from bot.rules.plans.step import PlanStep
from cogs.doomrock.content.content import DoomrockContent
from cogs.doomrock.rules.cards.abilities import STEPS as FLOORS
from cogs.doomrock.rules.cards.abilities import actions
from cogs.doomrock.rules.cards.rolled_dice import rolled
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.names import GLYPHS
from cogs.doomrock.state import DoomrockState, HeroState

REROLL, ACT = "doomrock.reroll", "doomrock.act"
KEPT: Sequence[tuple[int, ...]] = ((6,), (5, 6), (4, 5, 6), (1,), (1, 6), (1, 2))
"""Faces that somebody may want to keep; what else there is to keep is the house's business (`BEST`)."""
BEST = "best"
DONE = "done"
ASIDES = frozenset(
    f"doomrock.{name}" for name in ("assign", "target", "group", "boost", "who", "move", "place_die", "attack_order")
)
"""How dice are laid, and what an activation asks on its way: whom it is for, what is spent on it."""
ABLE = "able:"
"""A condition: this ability can be used then."""


def plannable(state: DoomrockState, content: DoomrockContent, seat: int, before: Sequence[PlanStep]) -> list[PlanStep]:
    """D-14 to D-16: first what is kept of each hero's roll, then abilities, then being done."""
    if state.battle is None or (before and before[-1].answer == DONE):
        return []
    found: list[PlanStep] = []
    acts = [step for step in before if step.key == ACT]
    for hero in (hero for hero in state.heroes if hero.seat == seat and not hero.fallen):
        if not acts and not any(_hero_of(step) == hero.id for step in before):
            found += _rolls(hero)
        found += _acts(content, hero)
    if before:
        found.append(PlanStep(ACT, DONE, text("dr-plan-done")))
    return found


def _rolls(hero: HeroState) -> Iterator[PlanStep]:
    who = f"@{hero.class_id}"
    for kept in KEPT:
        label = text("dr-plan-keep", who=who, dice=" ".join(GLYPHS[face] for face in kept))
        yield PlanStep(REROLL, f"{hero.id}:{''.join(map(str, kept))}", label, often=True)
    yield PlanStep(REROLL, f"{hero.id}:{BEST}", text("dr-plan-keep-best", who=who), often=True)


def _acts(content: DoomrockContent, hero: HeroState) -> Iterator[PlanStep]:
    for ability in hero.abilities:
        if content.abilities[ability].symbol != "reaction":
            answer, card = f"{hero.id}:{ability}", f"@{ability}"
            yield PlanStep(ACT, answer, text("dr-plan-act", card=card))
            yield PlanStep(ACT, answer, text("dr-plan-act-able", card=card), when=ABLE + answer, skips=True)


def meets(state: DoomrockState, content: DoomrockContent, request: Request, step: PlanStep) -> bool:
    """Whether this is the roll of the hero that is meant, or the floor on which this ability is used."""
    if request.decision.key != step.key:
        return False
    if step.key == REROLL:
        return request.decision.prompt.params.get("who") == f"@{state.hero(_hero_of(step)).class_id}"
    if state.battle is None or step.answer == DONE:
        return True
    # DR-8.7, DR-8.10: what has the initiative may be used on both floors, all else on the second one
    return state.battle.step != "initiative" or content.abilities[step.answer.partition(":")[2]].symbol == "initiative"


def planned(state: DoomrockState, request: Request, step: PlanStep, house: Answer | None) -> Answer | None:
    """The answer of a step. house: what the house's player would answer there."""
    if step.key != REROLL:
        return step.answer if request.has_open(step.answer) else None
    wanted = step.answer.partition(":")[2]
    if wanted == BEST:
        return house
    hero = state.hero(_hero_of(step))
    return [die.id for die in rolled(hero) if str(die.face) not in wanted]


def let_pass(request: Request, following: PlanStep | None) -> Answer | None:
    """What comes before the planned ability is let pass."""
    if request.decision.key == ACT and following is not None and following.key == ACT and request.has_open(DONE):
        return DONE
    return None


def holds(state: DoomrockState, content: DoomrockContent, seat: int, when: str) -> bool:
    """Whether a condition is met; the only one is that an ability can be used."""
    wanted = when.removeprefix(ABLE)
    if state.battle is None or state.battle.step not in FLOORS:
        return False
    return any(option.id == wanted and option.refused is None for option in actions(Look(state, content), seat))


def sight(state: DoomrockState, seat: int) -> Any:
    """Who fights and with what: when a boss or a hero falls, or somebody comes, there is something new to think.

    That small enemies fall before it is one's turn is what everybody reckons with who plans: whom an ability is at, and
    whether it can be used at all, is looked at when its moment comes.
    """
    battle = state.battle
    if battle is None:
        return None
    own = [[hero.id, hero.abilities] for hero in state.heroes if hero.seat == seat]
    fallen = [hero.id for hero in state.heroes if hero.fallen]
    bosses = [enemy.id for enemy in battle.enemies if enemy.kind == "boss"]
    return [state.segment, battle.encounter, bosses, battle.spawned, own, fallen]


def _hero_of(step: PlanStep) -> str:
    return step.answer.partition(":")[0]
