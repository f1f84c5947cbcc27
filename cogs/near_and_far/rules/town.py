"""Visiting a building (NF-4.1, NF-4.2): which one, whoever stands in the way, and what it offers. Pure."""

from functools import partial

from bot.rules.decision import Option, text
from cogs.near_and_far.content.terms import BUILDINGS, Building
from cogs.near_and_far.rules import buildings, mine, town_hall
from cogs.near_and_far.rules.abilities import fire
from cogs.near_and_far.rules.duel import REGULAR, challenge
from cogs.near_and_far.rules.free import ask_open, finish
from cogs.near_and_far.rules.goods import FarPlay, content_of, who
from cogs.near_and_far.rules.reading.table import buildings_for, occupants
from cogs.near_and_far.rules.reading.visits import gives, has_duel

QUIET: tuple[Building, ...] = ("general_store", "farm", "stables", "hut", "mine", "town_hall")
"""In this order somebody who is away visits them (D6)."""
ACTIONS = {
    "town_hall": town_hall.visit,
    "saloon": buildings.saloon,
    "stables": buildings.stables,
    "general_store": buildings.general_store,
    "farm": buildings.farm,
    "hut": buildings.hut,
    "mine": mine.visit,
}


async def town(play: FarPlay) -> None:
    """NF-3.2: from anywhere; then D6, a duel where one is due, and the building's action."""
    state = play.state
    seat = state.turn.seat
    free = [name for name in QUIET if name in buildings_for(state, seat) and not occupants(state, name, seat)]
    building = await ask_open(
        play,
        seat,
        "far.building",
        text("far-ask-building"),
        partial(_buildings, play, seat),
        default=lambda: free[0] if free else "saloon",
    )
    if not await _gets_in(play, seat, building):
        play.next("end_turn", forced=True)
        return
    own = play.state.players[seat]
    own.area, own.at = "building", building  # NF-10.9: beside whoever is there
    play.used(building)
    play.say("far-visits", who=who(seat), building=text("far-building", id=building))
    await fire(play, seat, "visit", building=building)
    said = await ACTIONS[building](play, seat)
    finish(play, said=said)


def _buildings(play: FarPlay, seat: int) -> list[Option]:
    """Each with what it would give now, which a card that is bought meanwhile may change."""
    state, content = play.state, content_of(play)
    able, found = buildings_for(state, seat), []
    for name in BUILDINGS:
        stays = None if name in able else text("far-refused-stays")  # NF-4.1, NF-E03
        found.append(Option(name, text("far-building", id=name), gives(state, content, seat, name), stays))
    return found


async def _gets_in(play: FarPlay, seat: int, building: str) -> bool:
    """NF-10.1, NF-10.8, NF-10.10: False after a lost duel, which ends the turn."""
    state = play.state
    there = occupants(state, building, seat)  # type: ignore[arg-type]
    if building == "saloon":
        return await challenge(play, seat, there or [REGULAR], optional=True) is not False
    if not has_duel(state, content_of(play), seat, building):  # type: ignore[arg-type]
        return True
    return await challenge(play, seat, there, optional=False) is not False
