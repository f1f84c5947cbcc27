"""Playing again: the same people and the same settings, once each of them has said so. Waits for the database.

Who has been asked is a gathering of the kind `again`, whose table is the one that is over.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.rules.errors import Refusal
from bot.tables.model.info import Info
from bot.tables.model.policy import DAY
from bot.tables.seats.lobby import Lobby
from bot.tables.seats.seating import Seating
from bot.tables.together.gatherings import Gathering

KIND = "again"
LASTS = 7 * DAY
"""Seconds for which everybody is asked."""


def may_play_again(info: Info) -> bool:
    """Whether it is a game of people's own that has begun and is over. A match of a draft or a session of a campaign
    is opened by the table to which it belongs; what was brought along at a table's opening is not ours to bring again.
    """
    return info.status == "ended" and info.entropies is not None and info.sequel_of is None and info.brings is None


def players_of(info: Info) -> dict[int, str]:
    """User -> name of those who sat there at the end, in the order of their seats."""
    found: dict[int, str] = {}
    for place in info.seats:
        if place.user is not None:
            found.setdefault(place.user, place.name)
    return found


def answer_in(word: str) -> dict[str, Any]:
    """The answer of somebody who plays again. word: their part of the dice."""
    return {"in": True, "word": word}


ANSWER_OUT: Mapping[str, Any] = {"in": False}


@dataclass(frozen=True, slots=True)
class Count:
    """How the answers stand: users in the order of their seats."""

    agreed: Sequence[int]
    declined: Sequence[int]
    silent: Sequence[int]

    @property
    def is_settled(self) -> bool:
        """Whether everybody has answered."""
        return not self.silent

    @property
    def is_whole(self) -> bool:
        """Whether everybody plays again."""
        return not self.silent and not self.declined


def count(players: Mapping[int, str], asked: Gathering) -> Count:
    """The answers of those who were asked."""
    said = {user: asked.answer_of(user) for user in players}
    agreed = tuple(user for user, answer in said.items() if answer is not None and answer["in"])
    declined = tuple(user for user, answer in said.items() if answer is not None and not answer["in"])
    return Count(agreed, declined, tuple(user for user, answer in said.items() if answer is None))


@dataclass(frozen=True, slots=True)
class Place:
    """Where the new table stands: a channel or a thread, and the channel of that thread."""

    channel: int
    parent: int | None = None


async def open_again(
    lobby: Lobby,
    seating: Seating,
    former: Info,
    host: int,
    words: Mapping[int, str],
    place: Place,
    house_name: Callable[[Info], str],
    *,
    begins: bool,
) -> Info:
    """A table like a former one, with those who agreed in the order of their seats and the house where it sat.

    words: user -> their part of the dice, of those who play again; begins: the game starts at once; where its rules
    object the table stays in its lobby. Settings that the game does not know any more are left out. Raises what
    `Lobby.create` raises.
    """
    known = lobby.known_options(former.game, former.options)
    info = (
        await lobby.create(
            former.game,
            former.guild,
            place.channel,
            host,
            known,
            parent=place.parent,
            locale=former.locale,
            clock_hours=former.clock_hours,
        )
    ).info
    if former.bank_hours is not None:
        info = (await lobby.set_clock(info.id, host, former.clock_hours, former.bank_hours)).info
    for seat in former.seats:
        if seat.user is None:
            info = (await seating.add_house(info.id, host, house_name(info))).info
        elif seat.user in words and not info.seats_of(seat.user):
            info = (await seating.join(info.id, seat.user, seat.name, words[seat.user])).info
    if begins:
        with suppress(Refusal):  # too few for the rules of today: the lobby says so
            info = (await lobby.start(info.id, host)).info
    return info
