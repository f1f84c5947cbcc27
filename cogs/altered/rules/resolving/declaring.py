"""What is chosen up front: the targets and modes of an effect (D6, D7, AL-7.5). Pure."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any

from pydantic import BaseModel

from bot.rules.decision import Option, Text, text
from cogs.altered.content.filters import Pick
from cogs.altered.content.harm import harms, is_gift
from cogs.altered.content.vocabulary import Choose, Create, Lose, Roll
from cogs.altered.rules.reading.boards import Board, with_body
from cogs.altered.rules.reading.bounds import GLANCE
from cogs.altered.rules.reading.coming import comes_late
from cogs.altered.rules.reading.ids import Place
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.options import expedition_name, object_option
from cogs.altered.rules.reading.standing import after
from cogs.altered.rules.resolving.asking import BACK, after_mode, after_target, ask, fate_tonight, no_target
from cogs.altered.rules.resolving.context import AlteredPlay, Context, because, mine, words_of
from cogs.altered.rules.resolving.modes import mode_label
from cogs.altered.rules.resolving.resting import told_resting
from cogs.altered.state import AS_BEFORE, UNASKED, Obj

TellModes = Callable[[Context, str, Choose, Sequence[Option]], list[Option]]
"""What is declared so far, a choice of modes and where it stands, its options -> those as they are told."""


@cache
def _fields_of(effect: type[BaseModel]) -> tuple[tuple[str, ...], bool]:
    """Which fields of an effect may name a target, and whether it may name a place: asking a model for a field that it
    does not have is slow, and this is asked of every card of a hand."""
    fields = effect.model_fields
    return tuple(name for name in ("who", "other") if name in fields), "at" in fields


def parts(steps: Sequence[Any], content: Any, modes: dict[str, list[int]] | None = None) -> Iterator[tuple[str, Any]]:
    """The targets (as `Pick`) and modes that are declared up front, in order, by path of their step. Modes that are
    known decide which branches are walked; those inside `pay`, `each` and `next` are chosen when reached (AL-7.5)."""
    for step in steps:
        if isinstance(step, Choose):
            path = content.path_of(step)
            yield path, step
            for place in (modes or {}).get(path, ()):
                yield from parts(step.modes[place], content, modes)
            continue
        model: type[BaseModel] = type(step)
        aimed, has_place = _fields_of(model)
        for name in aimed:
            pick = getattr(step, name)
            if isinstance(pick, Pick) and pick.target is not None:
                yield f"{content.path_of(step)}/{name}", pick
        if has_place and step.at == "any":
            yield f"{content.path_of(step)}/at", step
        if isinstance(step, Roll):
            for branch in step.table.values():
                yield from parts(branch, content, modes)


def candidates(play: AlteredPlay, pick: Pick, ctx: Context, taken: Sequence[str]) -> list[Obj]:
    """The objects that a target or choice may be."""
    look = Look(play.state, play.content)
    found = [o for o in look.find(pick.filter, ctx.seat, mine(play, ctx)) if o.id not in taken]
    if pick.total is not None:
        spent = sum(look.card(play.state.objects[t]).hand_cost for t in taken)
        found = [o for o in found if spent + look.card(o).hand_cost <= pick.total]
    return found


async def declare(
    play: AlteredPlay,
    steps: Sequence[Any],
    ctx: Context,
    *,
    own_turn: bool,
    budget: int | None = None,
    trying: Callable[[Context], Board] | None = None,
    telling: TellModes | None = None,
) -> bool:
    """Choose modes and targets (D6, D7) into `ctx`. own_turn: a private sequence that may be left by Back; False then.

    budget: orbs left beyond the cost; a target whose Tough is dearer is refused. None: not looked at. trying: what is
    declared -> the table after all of it; telling: the modes as they are told in one's own turn.
    """
    done: set[str] = set()
    for path, _ in list(parts(steps, play.content, ctx.modes)):  # of an earlier round of a loop
        ctx.chosen.pop(path, None)
        ctx.modes.pop(path, None)
    while True:
        todo = next(((p, x) for p, x in parts(steps, play.content, ctx.modes) if p not in done), None)
        if todo is None:
            return True
        path, part = todo
        done.add(path)
        play.spend(1 + len(done) // GLANCE)
        if isinstance(part, Choose):
            explain = None if telling is None else partial(telling, ctx, path, part)
            left = None if budget is None else budget - tough_of(play, steps, ctx)
            fine = await _modes(play, path, part, ctx, own_turn, left, trying, explain)
        elif isinstance(part, Pick):
            fine = await _targets(play, path, part, ctx, own_turn, budget, steps, trying)
        else:
            fine = await _expedition(play, path, part, ctx, own_turn, trying)
        if not fine:
            return False


def needs_target(play: AlteredPlay, steps: Sequence[Any], ctx: Context, budget: int | None = None) -> bool:
    """Whether some mandatory target has no legal object, so that the card cannot be declared (AL-7.5).

    budget: as in `declare`; what is too dear by its Tough cannot be chosen either (AL-8.12). Several targets that only
    together are too dear are met while they are chosen.
    """
    look = Look(play.state, play.content)
    for _, part in parts(steps, play.content):
        if isinstance(part, Pick) and not part.up_to:
            found = candidates(play, part, ctx, ())
            if budget is None or not found:
                nothing = not found
            else:
                nothing = all(look.tough(ctx.seat, [obj.id]) > budget for obj in found)
            if nothing:
                return True
        if isinstance(part, Choose):
            able = sum(not needs_target(play, mode, ctx, budget) for mode in part.modes)
            if able < part.n:
                return True
    return False


async def _modes(
    play: AlteredPlay,
    path: str,
    part: Choose,
    ctx: Context,
    own_turn: bool,
    budget: int | None,
    trying: Callable[[Context], Board] | None,
    explain: Callable[[Sequence[Option]], list[Option]] | None,
) -> bool:
    """budget: orbs left for the Tough of what a mode aims at; too dear is no legal target (AL-7.5, AL-8.12)."""
    ctx.modes[path] = []
    most = None if play.state.options.rulings == AS_BEFORE else budget
    for _ in range(part.n):
        options = [
            Option(str(place), *mode_label(play, part, ctx, place))
            for place, mode in enumerate(part.modes)
            if place not in ctx.modes[path] and not (own_turn and needs_target(play, mode, ctx, most))
        ]
        if not options:
            break
        prompt = text("al-ask-mode", card=f"@{ctx.card}")
        board = partial(after_mode, play, part, ctx.seat)
        if trying is not None:
            board = partial(_with_mode, trying, ctx, path, part.n)
        answer = await ask(
            play,
            ctx,
            "altered.mode",
            prompt,
            options,
            own_turn,
            board=board,
            is_whole=trying is not None,
            explain=explain,
        )
        if answer == BACK:
            return False
        ctx.modes[path].append(int(answer))
    return True


def _with_mode(trying: Callable[[Context], Board], ctx: Context, path: str, n: int, place: str) -> Board:
    """The table after this mode beside those chosen, where it is the last."""
    chosen = [*ctx.modes.get(path, ()), int(place)] if place.isdecimal() else []
    return trying(replace(ctx, modes={**ctx.modes, path: chosen})) if len(chosen) == n else None


def with_chosen(trying: Callable[[Context], Board], ctx: Context, path: str, answer: str) -> Board:
    """The table after all that is declared, with this target or place, or none, beside those chosen."""
    more = [] if answer == "none" else [answer]
    return trying(replace(ctx, chosen={**ctx.chosen, path: [*ctx.chosen.get(path, ()), *more]}))


def tough_of(play: AlteredPlay, steps: Sequence[Any], ctx: Context) -> int:
    """What Tough adds for the targets of exactly these steps; those of an effect around them were paid with it
    (AL-8.12)."""
    paths = [path for path, _ in parts(steps, play.content, ctx.modes)]
    targets = [target for path in paths for target in ctx.chosen.get(path, ())]
    return Look(play.state, play.content).tough(ctx.seat, targets)


def target_options(
    play: AlteredPlay,
    pick: Pick,
    ctx: Context,
    chosen: Sequence[str],
    spent: int,
    budget: int | None,
    steps: Sequence[Any],
    *,
    own_turn: bool = True,
) -> list[Option]:
    """What may be the next target of these steps, beside those chosen. spent: what their Tough costs; budget: as in
    `declare`; own_turn: only who chooses reads them. Nobody is led to a target, were it the only one, that would help
    the other player or harm oneself, nor to one more where there may be fewer."""
    look = Look(play.state, play.content)
    is_harm = harms(steps, pick)
    is_bad = None if pick.up_to else is_harm
    options = []
    found = candidates(play, pick, ctx, chosen)
    if is_harm is not None:  # on whose side it does good stands first
        found = sorted(found, key=lambda one: is_harm != (one.controller != ctx.seat))
    for obj in found:
        option = object_option(look, obj, ctx.seat if own_turn else None)
        option.usual = None if is_bad == (obj.controller != ctx.seat) else False
        extra = look.tough(ctx.seat, [obj.id])
        if budget is not None and spent + extra > budget:  # AL-8.12
            option.refused = text("al-not-enough-mana", need=spent + extra, have=budget)
        options.append(told_resting(look, obj, steps, option))
    return options


def is_of_use(play: AlteredPlay, steps: Sequence[Any], ctx: Context) -> bool:
    """Whether steps that may be left out do anything that most people would want: give the other player nothing, and
    find whatever they aim at on the side where it is good to be aimed at."""
    if any(is_gift(step) for step in steps):
        return False
    for _, part in parts(steps, play.content):
        if isinstance(part, Pick) and (is_bad := harms(steps, part)) is not None:
            found = candidates(play, part, ctx, ())
            if not any(is_bad == (obj.controller != ctx.seat) for obj in found):
                return False
    return True


def _is_vain(play: AlteredPlay, pick: Pick, ctx: Context, steps: Sequence[Any]) -> bool:
    """Whether a target that need not be chosen would only lose what none has: then nobody is asked for one. All see
    it, so that not being asked tells nothing."""
    if not pick.up_to or play.state.options.vain_targets != UNASKED:
        return False
    lost = next((step.what for step in steps if isinstance(step, Lose) and step.who is pick), None)
    if lost is None or any(getattr(step, "who", None) in ("same_target", "it") for step in steps):
        return False
    return not any(lost in obj.statuses or obj.counters.get(lost, 0) for obj in candidates(play, pick, ctx, ()))


async def _targets(
    play: AlteredPlay,
    path: str,
    pick: Pick,
    ctx: Context,
    own_turn: bool,
    budget: int | None,
    steps: Sequence[Any],
    trying: Callable[[Context], Board] | None,
) -> bool:
    chosen = ctx.chosen[path] = []
    if _is_vain(play, pick, ctx, steps):
        return True
    for _ in range(pick.n):
        spent = tough_of(play, steps, ctx)
        options = target_options(play, pick, ctx, chosen, spent, budget, steps, own_turn=own_turn)
        if not options:
            break
        names = [f"@{play.state.objects[one].card}" for one in chosen]
        key = "al-ask-target-more" if chosen else "al-ask-target"
        said = {"text": words_of(play, ctx), "n": pick.n, "chosen": names, "fewer": pick.up_to}
        prompt = because(ctx, text(key, card=f"@{ctx.card}", **said))
        board = partial(after_target, play, ctx, steps, pick, tuple(chosen))
        if trying is not None:
            board = partial(with_chosen, trying, ctx, path)
        none = no_target(steps, pick, chosen) if pick.up_to else None
        is_whole = trying is not None
        answer = await ask(play, ctx, "altered.target", prompt, options, own_turn, none, board, is_whole=is_whole)
        if answer == BACK:
            return False
        if answer in ("none", ""):
            break
        chosen.append(answer)
    return True


async def _expedition(
    play: AlteredPlay, path: str, step: Any, ctx: Context, own_turn: bool, trying: Callable[[Context], Board] | None
) -> bool:
    look = Look(play.state, play.content)

    def said(seat: int, exp: str) -> Text | None:
        """How that expedition would stand with the token that the step makes."""
        if not isinstance(step, Create) or not isinstance(step.n, int):
            return None
        tonight = fate_tonight(play, ctx, step)
        if tonight is None and comes_late(look):
            return None
        return tonight or after(look, seat, exp, play.content.cards[play.content.tokens[step.token]], step.n)

    options = [
        Option(str(Place(seat, exp)), expedition_name(seat, exp, ctx.seat if own_turn else None), said(seat, exp))
        for seat in (ctx.seat, 1 - ctx.seat)
        for exp in ("hero", "companion")
    ]

    def board(place: str) -> Board:
        if trying is not None:
            return with_chosen(trying, ctx, path, place)
        if not isinstance(step, Create) or not isinstance(step.n, int) or place == BACK:
            return None
        token = play.content.cards[play.content.tokens[step.token]]
        return with_body(play.state, token, *Place.read(place), step.n)

    prompt = text("al-ask-which", card=f"@{ctx.card}")
    answer = await ask(play, ctx, "altered.which", prompt, options, own_turn, board=board, is_whole=trying is not None)
    if answer == BACK:
        return False
    ctx.chosen[path] = [answer]
    return True
