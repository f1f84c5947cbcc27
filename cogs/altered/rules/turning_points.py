"""What a Spell, a support or a quick action can do to the next Dusk at best, for the button that plays it: its target
or its place is chosen after that. Pure, only looks."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, Final

from bot.rules.alike import without_twins
from bot.rules.decision import Form, Option, Text, text
from cogs.altered.content.cards import Card
from cogs.altered.content.filters import Pick
from cogs.altered.content.vocabulary import Choose, Create
from cogs.altered.rules.foresight import WITH_EXPEDITION, Trying, after_action, after_card, agreed, declared_card
from cogs.altered.rules.reading.boards import Board
from cogs.altered.rules.reading.granted import spell_of
from cogs.altered.rules.reading.ids import PASS, QUICK, RESERVE, SUPPORT, Place, TurnChoice
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.made import FROM
from cogs.altered.rules.reading.outcomes import MOST, Changes, changes
from cogs.altered.rules.reading.prospects import Prospects
from cogs.altered.rules.reading.standing import winner_at_dusk
from cogs.altered.rules.rehearsal import stood
from cogs.altered.rules.resolving.context import AlteredPlay, Context
from cogs.altered.rules.resolving.declaring import parts, target_options
from cogs.altered.rules.resolving.modes import begin
from cogs.altered.state import EXPEDITIONS, opposing

FormOf = Callable[[str], Form | None]
_TARGET: Final = "altered.target"
_VAIN: Final = ("al-gist-vain", "al-gist-nobody", "al-gist-nothing")
"""What says already that nothing comes of it."""
_PAIR: Final = 2
_FEW: Final = 3
"""Of so many targets each pair is tried."""
_WORDS: Final = 40
"""So many characters of what a mode does stand before what comes of it."""


def with_turning_point(play: AlteredPlay, look: Look, seat: int, option: Option, form: FormOf) -> Option:
    """The option of a turn, with the most that it can change. form: of each option, by id."""
    choice = TurnChoice.read(option.id)
    if option.refused is not None or "gist" not in option.label.params or look.state.tiebreak:
        return option
    if choice.kind in FROM:
        if _card(look, choice).type != "spell":
            return option
    elif choice.kind not in (SUPPORT, QUICK):
        return option
    asked = form(option.id)
    ways = list(_ways(play, look, seat, choice, asked))
    can = most(seat, ways)
    if can is None:
        return _with_dusk(option, choice, ways, asked)
    key, params = option.label.key, option.label.params
    gist, stem = text("al-gist-can", gist=params["gist"], **can), option.label
    if choice.kind not in FROM:  # a whole move says what comes of it, and has room for hardly anything besides
        params = {**params, "brief": True}
        stem = text(key, **{**params, "gist": text("al-gist-none")})
    label = text(key, **{**params, "gist": gist})
    return replace(option, label=label, stem=stem, brief=option.brief or option.label)


def _with_dusk(option: Option, choice: TurnChoice, ways: Sequence[Changes], form: Form | None) -> Option:
    """What is otherwise at Dusk after a Spell, a support or a quick action that turns nothing, as a Character's
    buttons say it; unless its targets do, each on a button of its own, or it is not known."""
    is_aimed = form is not None and any(part.key == _TARGET for part in form.parts)
    gist = option.label.params["gist"]
    if not ways or gist.key in _VAIN or (is_aimed and form is not None and form.shown != "panel"):
        return option
    if not all(one == ways[0] for one in ways) and any(map(_is_turned, ways)):
        return option
    said = ways[0].after(gist) if all(one == ways[0] for one in ways) else text("al-option-idle", what=gist)
    if said.key == gist.key:  # nothing is known of Dusk
        return option
    key, params = option.label.key, {**option.label.params, "gist": Text(f"{said.key}-besides", said.params)}
    if choice.kind in FROM:
        return replace(option, label=text(key, **params), brief=option.brief or option.label)
    short = {**params, "brief": True}
    bare = Text(f"{said.key}-besides", {**said.params, "what": text("al-gist-none")})
    return replace(option, label=text(key, **short), brief=text(key, **{**short, "gist": bare}))


def _ways(play: AlteredPlay, look: Look, seat: int, choice: TurnChoice, form: Form | None) -> Iterator[Changes]:
    """What is otherwise after each way to play it that the player alone decides."""
    if form is None and choice.kind in FROM:
        yield from (one for one in _by_targets(play, look, seat, choice) if one is not None)
        return
    for part in () if form is None else form.parts:
        if part.key == _TARGET:
            for one in part.options:
                if one.refused is None and one.label.key == "al-option-dusk":
                    yield Changes.read(one.label)
            return
    found = _prospects(play, look, seat, choice)
    if found.is_own:
        was = stood(play)
        for then in found.tables:
            if not then.tiebreak:
                yield changes(was, Look(then, look.content), seat)


def _by_targets(play: AlteredPlay, look: Look, seat: int, choice: TurnChoice) -> Iterator[Changes | None]:
    """Of a Spell with one target or two, or with modes, asked one by one."""
    card = _card(look, choice) if choice.kind in FROM else None
    if card is None or card.cost_option is not None:
        return
    declared, ctx = declared_card(look, seat, card, choice), Context(seat, card.id)
    steps = spell_of(look, card)

    def trying(so_far: Context) -> Board:
        return agreed(play, after_card(play, so_far, declared))

    budget = look.ready_orbs(seat) - declared.mana
    aimed = list(parts(steps, look.content, {}))
    if len(aimed) == 1 and isinstance(aimed[0][1], Choose):
        path, part = aimed[0]
        for place in range(len(part.modes) if part.n == 1 else 0):
            yield from of_mode(play, ctx, path, part, place, budget, trying)
        return
    yield from _aimed(play, ctx, steps, budget, trying)


def of_mode(
    play: AlteredPlay, ctx: Context, path: str, part: Choose, place: int, budget: int | None, trying: Trying
) -> Iterator[Changes | None]:
    """What is otherwise after each way to play one of several modes, where it aims at nobody or at one or two; None
    where that is not sure."""
    chosen = replace(ctx, modes={**ctx.modes, path: [place]})
    if any(True for _ in parts(part.modes[place], play.content, {})):
        yield from _aimed(play, chosen, part.modes[place], budget, trying)
    else:
        then, look = trying(chosen), Look(play.state, play.content)
        yield None if then is None else changes(stood(play), Look(then, look.content), ctx.seat)


def _aimed(play: AlteredPlay, ctx: Context, steps: Any, budget: int | None, trying: Trying) -> Iterator[Changes | None]:
    """What is otherwise after each target of these steps, and each pair where there are few, or after each place for
    what is created; None: that is not sure."""
    look = Look(play.state, play.content)
    aimed = list(parts(steps, look.content, {}))
    if len(aimed) == 1 and isinstance(aimed[0][1], Create):
        was = stood(play)
        for place in (str(Place(seat, exp)) for seat in (0, 1) for exp in EXPEDITIONS):
            then = trying(replace(ctx, chosen={aimed[0][0]: [place]}))
            yield None if then is None else changes(was, Look(then, look.content), ctx.seat)
        return
    if len(aimed) != 1 or not isinstance(aimed[0][1], Pick) or aimed[0][1].n > _PAIR:
        return
    path, pick = aimed[0]
    found = target_options(play, pick, ctx, (), 0, budget, steps)
    targets = [one.id for one in without_twins(found) if one.refused is None]
    if len(targets) > MOST:
        return
    pairs = combinations(targets, _PAIR) if len(targets) <= _FEW else ()
    was = stood(play)
    for chosen in [*((one,) for one in targets), *pairs]:
        if pick.total is not None and sum(_hand_cost(look, one) for one in chosen) > pick.total:
            continue
        then = trying(replace(ctx, chosen={path: [*chosen]}))
        yield None if then is None else changes(was, Look(then, look.content), ctx.seat)


def told_modes(
    play: AlteredPlay,
    ctx: Context,
    path: str,
    part: Choose,
    budget: int | None,
    trying: Trying,
    options: Sequence[Option],
) -> list[Option]:
    """The modes of a Spell, each with what is otherwise at Dusk after it, or the most that can be."""
    if play.state.phase != "afternoon" or play.state.tiebreak or part.n > 1:
        return list(options)
    told = []
    for option in options:
        is_mode = option.id.isdecimal() and option.refused is None
        ways = list(of_mode(play, ctx, path, part, int(option.id), budget, trying)) if is_mode else []
        sure, short = [one for one in ways if one is not None], _in_short(option)
        if sure and all(one == sure[0] for one in ways):
            option = replace(short, label=sure[0].after(short.label))
        elif (can := most(ctx.seat, sure)) is not None:
            option = replace(short, label=text("al-gist-can", gist=short.label, **can))
        elif sure and len(sure) == len(ways) and not any(map(_is_turned, sure)):
            option = replace(short, label=text("al-option-idle", what=short.label))
        told.append(option)
    return told


def _is_turned(way: Changes) -> bool:
    """Whether somebody moves, stops, wins or no longer wins, or may."""
    return way.winner is not None or way.averts or way.is_open or any(one.key == "al-dusk-change" for one in way.told)


def _in_short(option: Option) -> Option:
    """A mode with room behind its words for what comes of it; all of them stand below."""
    said = option.label.params.get("said", "")
    if len(said) <= _WORDS:
        return option
    short = text(option.label.key, **{**option.label.params, "said": begin(said, _WORDS)})
    return replace(option, label=short, hint=option.hint or text("al-text", text=said))


def _hand_cost(look: Look, oid: str) -> int:
    return look.card(look.state.objects[oid]).hand_cost


def _card(look: Look, choice: TurnChoice) -> Card:
    return look.content.cards[look.state.objects[choice.of].card if choice.kind == RESERVE else choice.of]


def _prospects(play: AlteredPlay, look: Look, seat: int, choice: TurnChoice) -> Prospects:
    """Of what aims at nobody."""
    if choice.kind in (SUPPORT, QUICK):
        obj, ability = look.state.objects[choice.of], look.content.ability(choice.path)
        return after_action(play, Context(seat, obj.card, obj.id), ability, choice.path, choice.of)
    card = _card(look, choice)
    return after_card(play, Context(seat, card.id), declared_card(look, seat, card, choice))


def is_lost(play: AlteredPlay, look: Look, seat: int, options: Sequence[Option]) -> bool:
    """Whether the other still wins at Dusk after each of these plays of a turn, and none of them brings a card that may
    help; False too where that is not sure."""
    return all(
        _is_lost_after(play, look, seat, TurnChoice.read(one.id))
        for one in options
        if one.refused is None and one.id != PASS
    )


def _is_lost_after(play: AlteredPlay, look: Look, seat: int, choice: TurnChoice) -> bool:
    if choice.kind not in (*FROM, SUPPORT, QUICK):
        return False
    card = _card(look, choice) if choice.kind in FROM else None
    if card is not None and card.type in WITH_EXPEDITION and card.cost_option is None:
        declared, ctx = declared_card(look, seat, card, choice), Context(seat, card.id)
        found = [after_card(play, ctx, replace(declared, expedition=exp)) for exp in EXPEDITIONS]
    elif card is not None and (
        card.cost_option is not None or any(True for _ in parts(spell_of(look, card), look.content, {}))
    ):
        return False  # what is chosen for it is not known yet
    else:
        found = [_prospects(play, look, seat, choice)]
    held = _held(look, seat)
    return all(
        one.tables
        and all(
            winner_at_dusk(then) == opposing(seat) and _held(then, seat) <= held
            for then in (Look(state, look.content) for state in one.tables)
        )
        for one in found
    )


def _held(look: Look, seat: int) -> int:
    """How many cards somebody could play."""
    return len(look.state.players[seat].hand) + len(look.state.players[seat].reserve)


def most(seat: int, ways: Sequence[Changes]) -> dict[str, object] | None:
    """What is worth most of all that is possible: to win, to keep the other from it, to move, to stop the other."""
    foe = f"@seat:{opposing(seat)}"
    if any(one.winner == seat and not one.told[0].params["still"] for one in ways):
        return {"can": "win", "foe": foe, "exp": ""}
    if any(one.averts for one in ways):
        return {"can": "delay", "foe": foe, "exp": ""}
    moved = [one.params for way in ways if way.winner is None for one in way.told if one.key == "al-dusk-change"]
    for can, is_good in (("move", True), ("stop", False)):
        places = {one["exp"] for one in moved if one["own"] is is_good and one["moves"] is is_good}
        if places:
            return {"can": can, "foe": foe, "exp": "each" if len(places) > 1 else places.pop()}
    return None
