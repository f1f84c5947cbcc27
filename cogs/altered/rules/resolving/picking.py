"""Whom a step concerns: `who` and `at` as objects and expeditions, choices made when they are reached. Pure."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.rules.decision import Option, text
from cogs.altered.content.cards import Card
from cogs.altered.content.filters import Filter, Pick
from cogs.altered.rules.reading.boards import Board, staying, with_body
from cogs.altered.rules.reading.coming import comes_late
from cogs.altered.rules.reading.ids import Place
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.made import Arrival
from cogs.altered.rules.reading.options import object_option
from cogs.altered.rules.reading.outcomes import nothing_sure
from cogs.altered.rules.reading.prospects import Prospects
from cogs.altered.rules.reading.standing import expedition_options
from cogs.altered.rules.resolving.asking import after_target, boosts_to_come, explained, fate_tonight, more_follows
from cogs.altered.rules.resolving.context import AlteredPlay, Context, because, mine, words_of
from cogs.altered.rules.resolving.declaring import candidates
from cogs.altered.state import EXPEDITIONS, MENDED, Obj, opposing, other


async def objects(play: AlteredPlay, step: Any, ctx: Context, name: str = "who") -> list[str]:
    """The objects that `who` means, still there; they become `same_target`."""
    who = getattr(step, name)
    if who == "same_target":
        declared = [oid for chosen in ctx.chosen.values() for oid in chosen]  # declared in a branch that was not taken
        meant = declared if ctx.last is None else ctx.last
        ctx.last = [oid for oid in dict.fromkeys(meant) if oid in play.state.objects]
        return ctx.last
    if who == "me":
        found = [ctx.me]
    elif who == "event_object":
        found = [ctx.event]
    elif who == "it":
        found = [ctx.it or (ctx.last[0] if ctx.last else None)]
    else:
        assert isinstance(who, Pick)
        chosen = await _picked(play, f"{play.content.path_of(step)}/{name}", who, ctx, step)
        ctx.last = chosen
        return chosen
    there = [oid for oid in found if oid is not None and oid in play.state.objects]
    if who != "me":
        ctx.last = there
    return there


async def _picked(play: AlteredPlay, path: str, pick: Pick, ctx: Context, step: Any) -> list[str]:
    look = Look(play.state, play.content)
    if pick.all is not None:
        return [o.id for o in look.find(pick.all, ctx.seat, mine(play, ctx))]
    if pick.target is not None and path in ctx.chosen:
        return [oid for oid in ctx.chosen[path] if oid in play.state.objects]
    seat = ctx.seat if pick.by == "me" else opposing(ctx.seat)
    chosen: list[str] = []
    for _ in range(pick.n):
        found = candidates(play, pick, ctx, chosen)
        if not found:
            break
        told = partial(after_target, play, replace(ctx, leaves=()), [step], pick, tuple(chosen))
        board = nothing_sure if more_follows(play, ctx, step) else told
        answer = await choose(play, seat, ctx, found, optional=pick.up_to, board=board)
        if not answer:
            break
        chosen.append(answer)
    return chosen


async def choose(
    play: AlteredPlay,
    seat: int,
    ctx: Context,
    found: list[Obj],
    *,
    optional: bool = False,
    board: Callable[[str], Board] = nothing_sure,
) -> str:
    """One of several objects (D11), "" for none. The house gives the cheapest, oldest. board: option -> the table after
    it, for what Dusk would bring then."""
    look = Look(play.state, play.content)
    options = [object_option(look, obj) for obj in found]
    if optional:
        for option in options:  # none is as good
            option.usual = False
        options.append(Option("none", text("al-option-none")))
    cheapest = min(found, key=lambda o: (look.card(o).hand_cost, o.stamp)).id
    prompt = because(ctx, text("al-ask-choose", card=f"@{ctx.card}", text=words_of(play, ctx)))
    default = "none" if optional else cheapest
    explain = partial(explained, play, board, None)
    answer = await play.ask(seat, "altered.choose", prompt, lambda: options, default=lambda: default, explain=explain)
    return "" if answer == "none" else answer


def expeditions(play: AlteredPlay, step: Any, ctx: Context) -> Sequence[tuple[int, str]]:
    """The expeditions that `at` means; `any` was declared."""
    if step.at == "any":
        return [Place.read(chosen) for chosen in ctx.chosen.get(f"{play.content.path_of(step)}/at", ())]
    look = Look(play.state, play.content)
    me = mine(play, ctx)
    if step.at in ("mine", "other", "facing") and (me is None or me.expedition is None) and ctx.event_expedition:
        owner = ctx.event_seat if ctx.event_seat >= 0 else ctx.seat
        seat = owner if step.at != "facing" else opposing(owner)
        is_other = step.at == "other" and play.state.options.rulings == MENDED
        return [(seat, other(ctx.event_expedition) if is_other else ctx.event_expedition)]
    return look.place_of(me, step.at, ctx.seat)


async def pick_expedition(
    play: AlteredPlay, step: Any, ctx: Context, n: int, would_wake: Callable[[Look, int, Card, str], bool]
) -> str:
    """Which of one's own expeditions (D5) so many of the token of this step join, and what becomes of each. would_wake:
    whether somebody would react to it there, of which nothing is told before all else that comes of the card."""
    seat, ref = ctx.seat, play.content.tokens[step.token]
    card, boosts = play.content.cards[ref], boosts_to_come(play, ctx, step)
    why = fate_tonight(play, ctx, step)
    plain = [Option(e, text("al-option-own-expedition", exp=e), why, usual=False) for e in EXPEDITIONS]

    def told(_: Sequence[Option]) -> Sequence[Option]:
        look = Look(staying(play.state), play.content)
        if ctx.is_late or comes_late(look) or any(would_wake(look, seat, card, e) for e in EXPEDITIONS):
            return plain
        if boosts is None or (boosts and n > 1):  # what the card does next may still change who moves
            found = expedition_options(look, seat, card, n)
            return [replace(one, label=was.label) for one, was in zip(found, plain, strict=True)]

        def prospects(exp: str) -> Prospects:
            return Prospects([with_body(look.state, card, seat, exp, n, Arrival(boosts=boosts))])

        return expedition_options(look, seat, card, n, kept=boosts, prospects=prospects)

    says = words_of(play, ctx)
    prompt = because(ctx, text("al-ask-expedition-by", card=f"@{ref}", by=f"@{ctx.card}", text=says))
    return await play.ask(seat, "altered.expedition", prompt, lambda: plain, explain=told)


def players(ctx: Context, name: str, initiative: tuple[int, int]) -> list[int]:
    """Who `me`, `opponent`, `each` are, in initiative order (AL-9.3)."""
    if name == "each":
        return list(initiative)
    return [ctx.seat if name == "me" else opposing(ctx.seat)]


def fitting_hand(play: AlteredPlay, seat: int, wanted: Filter) -> list[str]:
    """The different cards of a hand that fit a filter."""
    look = Look(play.state, play.content)
    return [
        ref
        for ref in dict.fromkeys(play.state.players[seat].hand)
        if look.matches(Obj("", ref, seat, seat, "hand", 0), wanted, seat, None)
    ]
