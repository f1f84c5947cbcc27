"""On whom an action is used: who may be its target, and what its user sees of each before choosing (LE-19.6, LE-16)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.rules.decision import Option, Text, text
from bot.rules.geometry.grid import DIRECTIONS
from cogs.evershade.content.cards import ItemAction, Side, Target
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.vocabulary.effects import RollSpec
from cogs.evershade.rules.combat import rolling
from cogs.evershade.rules.combat.hurt import is_in_cover
from cogs.evershade.rules.field import board
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.state import Character, CombatState


def targets(state: CombatState, content: EvershadeContent, hero: Character, side: Side | ItemAction) -> list[str]:
    """LE-19.6: the models that the visible side may be used on; PM and CH leave out oneself."""
    if side.target is None or side.target.who == "SELF":
        return [hero.id]
    party, heroes = [one.id for one in board.members(state)], [one.id for one in board.standing(state)]
    enemies = [name for name, _ in board.foes(state)]
    kinds = {"EN": enemies, "ALL": [*enemies, *party], "PM_or_self": party, "CH_or_self": heroes}
    others = [one for one in (heroes if side.target.who == "CH" else party) if one != hero.id]
    found = kinds.get(side.target.who, others)
    if side.target.type:
        found = [one for one in found if board.is_foe(one) and board.card_of(content, one).type in side.target.type]
    least, most = side.target.range
    grid, here = board.chart(state, content), state.fight.spaces[hero.id]
    far = {one: board.apart(state, content, hero.id, one) or 0 for one in found}
    if isinstance(side.target, Target) and side.target.in_line:  # LE-16.6
        lines = {space for way in DIRECTIONS for space in grid.line(here, way)}
        found = [one for one in found if lines & set(board.covered(state, content, one))]
    return [one for one in found if far[one] >= least and (most is None or far[one] <= most)]  # LE-16.4


def odds_of(state: CombatState, content: EvershadeContent, hero: Character, spec: RollSpec, target: str) -> Text:
    """How likely a roll of theirs reaches its outcomes against a target."""
    return rolling.foreseen(state, content, hero.id, spec, target)


async def choose_targets(play: CombatPlay, name: str, side: Side | ItemAction, card: str) -> Sequence[str]:
    """D23: as many as the card says; one alone is not asked for. card: of an action or an item, for the question."""
    found = targets(play.state, play.content, play.state.hero(name), side)
    n = 1 if side.target is None else (len(found) if side.target.n == "all" else side.target.n)
    if len(found) <= n:
        return found
    options = [Option(one, text("evershade-option-hero", who=f"@{one}")) for one in found]
    prompt = text("evershade-ask-target", who=f"@{name}", what=f"@{card}", n=n)
    seat, explain = play.state.seat_of(name), partial(_with_facts, play, name, side)
    if n == 1:
        return [await play.ask(seat, "evershade.target", prompt, lambda: options, explain=explain)]
    return await play.ask_some(seat, "evershade.targets", prompt, lambda: options, n, n, explain=explain)


def _with_facts(play: CombatPlay, name: str, side: Side | ItemAction, option: Option) -> Option:
    """A target with its distance, its life, whether cover helps it, and how likely the roll against it goes well."""
    state, content, target = play.state, play.content, option.id
    spec = side.roll if isinstance(side, Side) else None
    hint = text(
        "evershade-hint-target",
        n=board.apart(state, content, name, target) or 0,
        hp=board.hp_of(state, target),
        cover=board.is_foe(target) and is_in_cover(state, content, target, name),
        odds="none" if spec is None else odds_of(state, content, state.hero(name), spec, target),
    )
    return replace(option, hint=hint)
