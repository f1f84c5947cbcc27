"""Rounds and turns (NF-3), and the end of the game (NF-13.1, NF-13.2). Pure."""

from functools import partial
from typing import Final

from bot.rules.decision import Option, Text, text
from bot.rules.kernel.game import StepFunction
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.rules import free, setup
from cogs.near_and_far.rules.abilities import fire
from cogs.near_and_far.rules.adventure import adventure
from cogs.near_and_far.rules.ending import end
from cogs.near_and_far.rules.goods import FarPlay, content_of, who
from cogs.near_and_far.rules.growth import begin_session
from cogs.near_and_far.rules.leaving import remove
from cogs.near_and_far.rules.reader import change_if_agreed
from cogs.near_and_far.rules.reading.reach import is_stuck
from cogs.near_and_far.rules.reading.scoring import sheet, winners
from cogs.near_and_far.rules.reading.table import camp_price, is_camp_site, stat, the_map
from cogs.near_and_far.rules.town import town
from cogs.near_and_far.state import FarState, Turn

MEDALS: Final = ((55, "gold"), (45, "silver"), (35, "bronze"))
"""What so many points are worth to whoever plays alone (NF-16.5)."""


async def turn(play: FarPlay, seat: int) -> None:
    """NF-3.1: town or adventure; in the first round town (NF-3.3). A step of its own, so that the table is stored whole
    where each turn begins (NF-17.2)."""
    state = play.state
    state.turns += 1
    state.turn = Turn(seat)
    for one in state.players:
        one.used = {key: n for key, n in one.used.items() if not key.startswith("turn|")}
    own = state.players[seat]
    own.jail_pass_ends = own.jail_pass
    play.say("far-turn", who=who(seat), n=state.round)
    way = "town"
    if state.round > 1 or not state.options.first_turn_town:
        way = await free.ask_open(
            play,
            seat,
            "far.turn",
            partial(_asked, play, seat),
            partial(_ways, play, seat),
            default=lambda: _by_itself(play, seat),
        )
    play.next(way)


def _ways(play: FarPlay, seat: int) -> list[Option]:
    """D5; hearts that a card brings meanwhile are steps."""
    stuck = is_stuck(play.state, content_of(play), seat)
    out = Option("adventure", text("far-option-adventure", stuck=stuck), text("far-hint-stuck") if stuck else None)
    return [Option("town", text("far-option-town")), out]


def _asked(play: FarPlay, seat: int) -> Text:
    """How far the hearts reach, from here and from town."""
    state, content = play.state, content_of(play)
    own, fresh = state.players[seat], stat(state, content, seat, "hearts")
    stuck = is_stuck(state, content, seat)
    price = camp_price(state, content, seat) if own.camps else 0
    told = {"short": own.hearts < price, "poor": fresh < price}
    return text("far-ask-turn", hearts=own.hearts, area=own.area, fresh=fresh, stuck=stuck, camp=price, **told)


def _by_itself(play: FarPlay, seat: int) -> str:
    """D5: somebody who is away reads or camps where they stand, else goes to town."""
    state, own = play.state, play.state.players[seat]
    if own.area != "map":  # NF-3.5: the town space of the map is not in town
        return "town"
    price = camp_price(state, content_of(play), seat)
    camps = own.hearts >= price and is_camp_site(state, seat)
    return "adventure" if own.at in state.quests or camps else "town"


def _price_out_of_reach(state: FarState, content: FarContent, seat: int) -> int:
    """Hearts that a camp would take where somebody has just stopped, if that is all that is missing; else 0."""
    own, price = state.players[seat], camp_price(state, content, seat)
    return price if is_camp_site(state, seat) and own.hearts < price else 0


def _last_asked(play: FarPlay, seat: int) -> Text:
    """Whether anything else is done, and why there is no camp."""
    own, price = play.state.players[seat], _price_out_of_reach(play.state, content_of(play), seat)
    return text("far-ask-end-turn", camp=price or "none", hearts=own.hearts)


async def end_turn(play: FarPlay, forced: bool = False, said: bool = False) -> None:
    """D24, what cards do at the end, and who is next. forced: a duel or a threat has ended the turn at once; said: its
    player has just ended it by saying that they are done, and all that is free was offered with that question."""
    seat = play.state.turn.seat
    if not forced and not said and free.has_any_at_end(play.state, content_of(play), seat):
        options = [Option("end", text("far-option-end-turn"), usual=False)]  # there is more to do
        await free.ask_open(play, seat, "far.end-turn", partial(_last_asked, play, seat), lambda: options)
    await fire(play, seat, "turn_end")
    state = play.state
    own = state.players[seat]
    if own.jail_pass_ends:  # NF-10.8
        own.jail_pass = own.jail_pass_ends = False
    order = [state.first, *state.after(state.first)]
    following = order[order.index(seat) + 1 :]
    if following:
        play.next("turn", seat=following[0])
        return
    if state.phase == "last" or state.round >= state.options.round_cap or is_full(play):
        play.next("score")
        return
    for one in order:
        if state.players[one].leaving:
            remove(play, one)
    change_if_agreed(play)  # NF-17.5: of whoever is left
    here = [one for one in order if state.players[one].area != "gone"]
    if len(here) <= 1 < state.seats:  # NF-14.14; all of them may leave in the same round
        state.phase = "over"
        end(play, "unfinished")
    state.first = here[0]  # NF-3.6: whoever is first stays first
    state.round += 1
    if state.npc:
        state.npc = "town_hall"  # NF-10.12: back from jail
    setup.send_wanderer(play)
    play.next("turn", seat=state.first)


def is_full(play: FarPlay) -> bool:
    """NF-13.2: no space, mine number or threat is left for a camp."""
    state: FarState = play.state
    content = content_of(play)
    spaces = len(the_map(state, content).spaces) - 1
    mine = content.town["town"].mine
    return (
        len(state.camps) >= spaces
        and not state.threats
        and not state.bosses
        and len(state.mine) >= len(mine.rows) * len(mine.columns)
    )


async def score(play: FarPlay) -> None:
    """NF-13.3, NF-13.7: the sheets, best first, and who has won."""
    state, content = play.state, content_of(play)
    sheets = [sheet(state, content, seat) for seat in state.present]
    won = winners(sheets)
    state.sheets = sorted(sheets, key=lambda one: (one.seat not in won, -one.total, one.seat))
    state.phase = "over"
    for one in state.sheets:
        play.say("far-score", who=who(one.seat), n=one.total)
    if state.seats == 1:  # NF-16.5
        end(play, next((medal for least, medal in MEDALS if sheets[0].total >= least), "no-medal"))
    end(play, "won" if len(won) == 1 else "tied")


STEPS: dict[str, StepFunction] = {
    "setup": setup.setup,
    "draft": setup.draft,
    "discard": setup.discard,
    "begin_session": begin_session,
    "turn": turn,
    "town": town,
    "adventure": adventure,
    "end_turn": end_turn,
    "score": score,
}
