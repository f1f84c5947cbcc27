"""A day: from the morning through its rounds to the evening (rules 3, 4, 7; ER-2, ER-3, ER-14). Pure."""

from typing import Final

from bot.rules.kernel.game import StepFunction
from cogs.rangers.rules.cards.abilities import wake
from cogs.rangers.rules.cards.clearing import clear_all
from cogs.rangers.rules.cards.path import draw_path
from cogs.rangers.rules.cards.strain import EXHAUSTED, fatigue, full_energy
from cogs.rangers.rules.cards.strain import draw as draw_cards
from cogs.rangers.rules.cards.table import RangersPlay, end_day
from cogs.rangers.rules.edge import INJURY
from cogs.rangers.rules.evening import day_end
from cogs.rangers.rules.morning import choose_rangers, morning, set_out
from cogs.rangers.rules.travel import journey, travel
from cogs.rangers.rules.turn import closing_edge, next_turn, turn, turn_end

MOST_ROUNDS: Final = 60
"""A day that is still going on then is stopped (rules 6.24)."""


# ---------------------------------------------------------------------- a round: four phases in order (ER-3.1)


async def path(play: RangersPlay) -> None:
    """Phase 1 (ER-3.2, D1): one card for the group, drawn in turn; or one for each Ranger, the Lead first."""
    state = play.state
    state.round += 1
    state.phase = "path"
    if state.round > MOST_ROUNDS:
        end_day(play, EXHAUSTED)
    play.say("rangers-round", n=state.round)
    if state.options.says("path_draws") == "one":
        state.drawer = state.clockwise(state.lead)[(state.round - 1) % state.seats]
        drawers = [state.drawer]
    else:
        drawers = state.clockwise(state.lead)
    for seat in drawers:
        play.state.drawer = seat
        await draw_path(play, seat)
    if play.state.collapsed:
        end_day(play, INJURY)
    play.state.phase = "turns"
    play.state.last_turn = None
    play.next("first_turn")


async def refresh(play: RangersPlay) -> None:
    """Phase 4 (ER-3.8): ready, energy with what injuries cost, refresh effects, one card; or as published (D13)."""
    state = play.state
    state.phase = "refresh"
    state.has_arrived = False
    state.last_test = None
    parts = {"ready": _ready_all, "energy": _fill_energy, "effects": _refresh_effects, "draw": _draw_one}
    order = ("ready", "energy", "effects", "draw")
    if state.options.says("refresh_order") == "full":
        order = ("injuries", "draw", "fill", "effects", "ready")  # type: ignore[assignment]
        parts |= {"injuries": _suffer_injuries, "fill": _fill}
    for part in order:
        await parts[part](play)
        if play.state.collapsed:
            end_day(play, INJURY)
    for own in play.state.rangers:
        own.has_passed = False
    play.state.changes[:] = [change for change in play.state.changes if change.lasts != "round"]
    for key in [key for key in play.state.limits if key.startswith("round|")]:
        del play.state.limits[key]
    play.next("path")


async def _ready_all(play: RangersPlay) -> None:
    """ER-3.8a: every exhausted card, but those that sleep on (ER-6.3c): through this morning, and no later one if
    something has woken them."""
    for card in play.state.cards:
        if card.hold and (play.state.options.reads_again("ER-6.3") or not card.is_ready):
            card.hold -= 1
        else:
            card.is_ready = True


async def _suffer_injuries(play: RangersPlay) -> None:
    """ER-10.2: one fatigue an injury."""
    for seat in play.state.clockwise(play.state.lead):
        if (n := play.state.rangers[seat].injuries) > 0:
            await fatigue(play, seat, n, why="injuries")


async def _fill(play: RangersPlay) -> None:
    """ER-3.8b: each energy up to the aspect's value, excess is lost."""
    for seat, own in enumerate(play.state.rangers):
        own.energy = full_energy(play, seat)


async def _fill_energy(play: RangersPlay) -> None:
    await _suffer_injuries(play)
    await _fill(play)


async def _refresh_effects(play: RangersPlay) -> None:
    await wake(play, "refresh", play.state.clockwise(play.state.lead))
    await clear_all(play)


async def _draw_one(play: RangersPlay) -> None:
    """ER-3.9: an empty deck ends the day."""
    for seat in play.state.clockwise(play.state.lead):
        await draw_cards(play, seat, 1)


STEPS: Final[dict[str, StepFunction]] = {
    "choose_rangers": choose_rangers,
    "morning": morning,
    "set_out": set_out,
    "path": path,
    "first_turn": next_turn,
    "turn": turn,
    "turn_end": turn_end,
    "closing_edge": closing_edge,
    "travel": travel,
    "journey": journey,
    "refresh": refresh,
    "day_end": day_end,
}
