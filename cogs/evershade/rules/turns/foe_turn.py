"""An enemy card acts: its activation card, model by model, line by line (LE-20)."""

from collections.abc import Sequence
from typing import Any, cast

from bot.rules.decision import Option, text
from bot.rules.effects import Facts, holds
from cogs.evershade.content.content import EvershadeContent
from cogs.evershade.content.foes import Activation, AmongParty, AttackStep, EnemyAction, MoveStep, ToSpace
from cogs.evershade.content.vocabulary.expressions import value_of
from cogs.evershade.content.vocabulary.selectors import Reach, Search
from cogs.evershade.rules.combat import hurt, moving
from cogs.evershade.rules.combat.reactions import Moment
from cogs.evershade.rules.combat.windows import opened
from cogs.evershade.rules.field import areas, board, lasting
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import Aim, CombatFacts, Coming, Deed
from cogs.evershade.rules.field.enemy_moves import Mover, Prey, away, best_targets, path_of, toward
from cogs.evershade.rules.field.meant import meant
from cogs.evershade.state import CombatState


async def activate(play: CombatPlay, card: str) -> None:
    """LE-20.2: the top card, from top to bottom, then face up to the bottom; a flipped one does its back (LE-18.4)."""
    printed = play.content.enemies[card]
    foe = next(one for one in play.state.fight.line if one.card == card)
    if foe.is_flipped:
        await play.effects.run(play, printed.back.effects, Deed("", entering=""))
        return
    play.state.fight.pulled, play.state.fight.pushed = [], []
    if printed.type == "environment":
        await _stir(play, card)
    else:
        await _act_as_drawn(play, card)
    lasting.end(play.state, "enemy_activation", card)
    play.state.fight.untargetable = []


async def _stir(play: CombatPlay, card: str) -> None:
    """LE-20.1, LE-20.19: an environment has neither models nor a deck; it does what its card says."""
    play.mark_undo_boundary()
    play.used(card)
    play.say("evershade-stirs", who=f"@{card}")
    extra = play.content.enemies[card].extra
    assert extra is not None, "a pack without it is refused"
    await play.effects.run(play, extra.effects, Deed(""))


async def _act_as_drawn(play: CombatPlay, card: str) -> None:
    """LE-20.2: the card is drawn, reactions to it are played, each model does all of it."""
    foe = next(one for one in play.state.fight.line if one.card == card)
    play.mark_undo_boundary()
    if not foe.deck:  # LE-20.2: no shuffle, the order is known from here on
        foe.deck, foe.discard, foe.is_known = foe.discard, [], True
    if card in play.state.fight.shown:
        play.state.fight.shown.remove(card)
    drawn = foe.deck.pop(0)
    foe.discard.append(drawn)
    play.used(card)
    play.used(drawn)
    play.say("evershade-enemy-acts", who=f"@{card}", card=f"@{drawn}")
    await opened(play, Moment("enemy_revealed", source=card))
    await _extra(play, card, "before")
    for letter in sorted(model.letter for model in foe.models):  # LE-20.1: in letter order, each the whole card
        await _model_acts(play, f"{card}.{letter}", play.content.activations[drawn])
    await _extra(play, card, "after")


async def _extra(play: CombatPlay, card: str, at: str) -> None:
    """LE-20.17: once per activation of the card."""
    extra = play.content.enemies[card].extra
    foe = next(one for one in play.state.fight.line if one.card == card)
    if extra is not None and extra.at == at and foe.models:
        await play.effects.run(play, extra.effects, Deed(f"{card}.{foe.models[0].letter}"))


async def _model_acts(play: CombatPlay, model: str, card: Activation) -> None:
    if lasting.stat(play.state, play.content, model, "skip") > 0:
        play.say("evershade-skipped", who=f"@{model}")
        return
    first: list[str] | None = None
    for action in card.actions:
        if board.where(play.state, model) is None:  # LE-20.17: defeated meanwhile
            return
        found = await _act(play, model, action, first if card.same_target else None)
        first = found if first is None and found else first


async def _act(play: CombatPlay, model: str, action: EnemyAction, same: list[str] | None) -> list[str]:
    """One line of a card, as far as it can be done (LE-20.3); gives whom it was about (LE-20.4)."""
    if action.move is not None:
        return await _move(play, model, action.move, same)
    if action.attack is not None:
        return await _attack(play, model, action.attack, same)
    if action.tgt is None:
        await play.effects.run(play, action.effect, Deed(model))
        return []
    found = same or await targets(play, model, action.tgt, action.range, 1)
    for one in found:
        await play.effects.run(play, action.effect, Deed(model, target=one))
    return found


# ---------------------------------------------------------------------- whom


def _prey(state: CombatState, content: EvershadeContent) -> list[Prey]:
    """LE-20.4, LE-20.12: all party members, companions and summons too."""
    return [
        Prey(one.id, state.fight.spaces[one.id], board.icons(content, one, "sun"), board.icons(content, one, "moon"))
        for one in board.members(state)
        if one.id not in state.fight.untargetable
    ]


async def targets(play: CombatPlay, model: str, aim: Any, reach: int | None, n: int) -> list[str]:
    """LE-20.4 to 20.7: the best n in range; where they are tied the players choose (D26)."""
    here = board.covered(play.state, play.content, model)
    chosen: list[str] = []
    while len(chosen) < n or aim == "all":
        prey = [one for one in _prey(play.state, play.content) if one.id not in chosen and _fits(play, model, aim, one)]
        kind = aim if aim in ("closest", "sun", "moon") else "closest"
        best = best_targets(board.chart(play.state, play.content), here, prey, kind, reach)
        if not best:
            break
        if aim == "all":
            chosen += [one.id for one in prey if one in best]
            continue
        chosen.append(best[0].id if len(best) == 1 else await _ask_target(play, model, [one.id for one in best]))
    return chosen


def _fits(play: CombatPlay, model: str, aim: Any, one: Prey) -> bool:
    """LE-20.4, LE-20.12: whether somebody is among those whom an aim such as `{pm: {...}}` means; others mean all."""
    if not isinstance(aim, AmongParty):
        return True
    if isinstance(aim.pm, Reach):
        return one.id in meant(play.state, play.content, Search(pm=aim.pm), Deed(model))
    return holds(aim.pm, cast(Facts, CombatFacts(play.state, play.content, Deed(one.id))))


async def _ask_target(play: CombatPlay, model: str, tied: Sequence[str]) -> str:
    """LE-20.6: the holder of the decision token answers for all (D26), and keeps it (LE-4.5)."""
    options = [Option(one, text("evershade-option-hero", who=f"@{one}")) for one in tied]
    return await play.ask(
        play.state.holder, "evershade.tie", text("evershade-ask-tie", who=f"@{model}"), lambda: options
    )


# ---------------------------------------------------------------------- where to


async def _move(play: CombatPlay, model: str, step: MoveStep, same: list[str] | None) -> list[str]:
    """LE-20.8 to 20.10, LE-20.20: the target without range; ends by row, then column (D27)."""
    aim = step.toward if step.toward is not None else step.away
    here = board.where(play.state, model)
    space = None if here is None else _space_meant(play.state, play.content, here, aim)
    aim = "closest" if aim == "ward" else aim
    found = [] if space is not None else same or await targets(play, model, aim, None, 1)
    if here is None or (space is None and not found):
        return []
    state, content = play.state, play.content
    n = max(0, lasting.stat(state, content, model, "move_enemy", _steps(state, content, model, step)))
    mover = _mover(state, content, model, here)
    goal = state.fight.spaces[found[0]] if space is None else space
    ends = toward(mover, n, goal) if step.toward is not None else away(mover, n, goal)
    end = await _end_of(play, model, ends)
    if end is not None and end != here:
        play.say("evershade-enemy-moves", who=f"@{model}", space=end)
        await moving.walk(play, model, path_of(mover, end, n))
    return found


def _space_meant(state: CombatState, content: EvershadeContent, here: str, aim: Any) -> str | None:
    """The space itself that a movement is about: a printed one, or the nearest ward that is not lost."""
    grid = board.chart(state, content)
    if isinstance(aim, ToSpace):
        return aim.space if aim.space in grid else None
    if aim != "ward":
        return None
    held = [one.space for one in board.sheet(state, content).wards if one.space in state.fight.kept]
    return min(held, key=lambda one: grid.range_between(here, one) or 0, default=None)


async def _end_of(play: CombatPlay, model: str, ends: Sequence[str]) -> str | None:
    """LE-20.7, LE-20.9, D27: of tied spaces the first by row and column; the holder says which, where the table likes
    to be asked."""
    if len(ends) < 2 or not play.state.options.ask_path_ties:
        return ends[0] if ends else None
    options = [Option(one, text("evershade-option-start", space=one)) for one in ends]
    prompt = text("evershade-ask-path-tie", who=f"@{model}")
    return await play.ask(play.state.holder, "evershade.path-tie", prompt, lambda: options)


def _steps(state: CombatState, content: EvershadeContent, model: str, step: MoveStep) -> int:
    return value_of(step.n, CombatFacts(state, content, Deed(model)).number)


def _mover(state: CombatState, content: EvershadeContent, model: str, here: str) -> Mover:
    return Mover(
        board.chart(state, content),
        here,
        prey=set(state.fight.spaces.values()),
        others=board.held_by_foes(state, content, but=model),
        harm=_harm(state, content, model),
        hp=board.foe_of(state, model)[1].hp,
        size=board.size(content, model),
    )


def _harm(state: CombatState, content: EvershadeContent, model: str) -> dict[str, int]:
    """LE-20.8: damage of each dangerous space after the model's armor."""
    armor = lasting.stat(state, content, model, "armor", board.card_of(content, model).armor)
    facts = CombatFacts(state, content, Deed(model))
    found: dict[str, int] = {}
    for space in {*board.sheet(state, content).spaces, *state.fight.changed}:
        danger = board.space_of(state, content, space).danger
        total = sum(value_of(e.n, facts.number) for e in danger if e.do == "damage")
        if total > armor:
            found[space] = total - armor
    return found


# ---------------------------------------------------------------------- attacks


async def _attack(play: CombatPlay, model: str, step: AttackStep, same: list[str] | None) -> list[str]:
    """LE-20.11, LE-20.18: fixed damage and terror; all targets are asked for reactions, then each is hit in turn."""
    found = same or await _picked(play, model, step)
    area: list[str] | None = None
    if step.area and found:
        area, found = await _spread(play, model, step, found[0])
    facts = CombatFacts(play.state, play.content, Deed(model))
    damage, terror = value_of(step.damage, facts.number), value_of(step.terror, facts.number)
    coming = {one: Coming(damage, terror) for one in found}
    for one in found:
        play.say("evershade-attacked", who=f"@{model}", target=f"@{one}", n=damage, terror=terror)
    moments = [Moment("attacked", one, model, coming[one]) for one in found if not board.is_foe(one)]
    for together in [moments] if play.state.options.windows == "one" else [[moment] for moment in moments]:
        await opened(play, *together)  # LE-19.15
    for one in found:
        await _hit(play, model, one, step, coming[one], area)
    return found


async def _spread(play: CombatPlay, model: str, step: AttackStep, target: str) -> tuple[list[str], list[str]]:
    """LE-20.13: (the spaces of the diagram, whom it hits): turned so that it covers the target, then most party
    members, then as the target's player says (D28); other enemies in it are hit too. It covers nobody: the attack is
    missed."""
    able = areas.best_ways(areas.ways(play.state, play.content, model, step.area), target)
    if not able:
        return [], []
    way = able[0]
    if len(able) > 1:
        options = [Option(one, text("evershade-way", way=one)) for one in able]
        prompt = text("evershade-ask-area-foe", who=f"@{model}")
        chosen = await play.ask(play.state.seat_of(target), "evershade.area", prompt, lambda: options)
        way = next(one for one in able if one == chosen)
    within = areas.spaces(play.state, play.content, model, step.area, way)
    return within, areas.hit(play.state, play.content, model, within)


async def _picked(play: CombatPlay, model: str, step: AttackStep) -> list[str]:
    """LE-20.18: targets are chosen and announced; whoever cannot be picked any more is replaced by the next best."""
    found = await targets(play, model, step.tgt, step.range, step.n)
    if not found:
        return found
    aim = Aim(model, list(found))
    await opened(play, Moment("enemy_targets", source=model, aim=aim))
    if board.where(play.state, model) is None:
        return []
    if any(one in play.state.fight.untargetable for one in aim.targets):
        return await targets(play, model, step.tgt, step.range, step.n)
    return aim.targets


async def _hit(
    play: CombatPlay, model: str, target: str, step: AttackStep, coming: Coming, area: list[str] | None
) -> None:
    """LE-21.8: damage first, then terror, then effects; whoever is out of range, or out of the area, by now is missed
    (LE-20.18)."""
    apart = board.apart(play.state, play.content, model, target)
    if area is not None:
        if not set(area) & set(board.covered(play.state, play.content, target)):
            return
    elif apart is None or (step.range is not None and apart > step.range):
        return
    await hurt.strike(play, target, coming.damage, model, step.keywords, coming.prevented, is_attack=True)
    if board.is_foe(target) or not play.state.is_member(target):  # a summon at 0 HP has left (LE-25.6)
        return
    await hurt.add_terror(play, target, coming.terror - coming.terror_prevented, model)
    if board.where(play.state, model) is None:
        return
    await play.effects.run(play, step.effects, Deed(model, target=target, is_attack=True))
