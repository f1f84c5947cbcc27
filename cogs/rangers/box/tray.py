"""What a channel keeps for a group with the printed box: the challenge deck, pools of energy, a sheet of the campaign.
Pure. Names are typed by users; no card's text is in here."""

from typing import Final, Literal

from pydantic import BaseModel, Field

from bot.rules.box.amounts import check_range, whose_name
from bot.rules.box.deck import BoxDeck
from bot.rules.box.tray import Tray
from bot.rules.decision import text
from bot.rules.errors import NotPossible
from cogs.rangers.content.vocabulary.terms import ASPECTS

Noted = Literal["mission", "check", "done", "reward", "event"]
MOST_NOTES: Final = 60
MOST_POOLS: Final = 4
MOST_ENERGY: Final = 20
LAST_DAY: Final = 60
MOST_PATHS: Final = 99


class Gain(BaseModel):
    """Something won today that is lost unless the day is banked (ER-14.3)."""

    kind: Noted
    what: str


class PastDay(BaseModel):
    """A day that is checked off."""

    day: int
    place: str
    terrain: str
    camped: bool


class NotedPath(BaseModel):
    """A path of the printed map, which leads both ways."""

    a: str
    b: str
    terrain: str


class Sheet(BaseModel):
    """The campaign on paper. missions: name -> checks; ledger: of today, not banked yet; paths, weathers: of
    the printed map and calendar, as far as somebody has noted them."""

    day: int = 1
    place: str = ""
    terrain: str = ""
    missions: dict[str, int] = {}
    done: list[str] = []
    rewards: list[str] = []
    events: list[str] = []
    ledger: list[Gain] = []
    history: list[PastDay] = []
    paths: list[NotedPath] = []
    weathers: dict[int, str] = {}

    def gain(self, kind: Noted, what: str) -> None:
        """Into today's ledger. Raises `NotPossible` for no name, too many, or a mission that nobody knows."""
        name = whose_name(what)
        if not name or len(self.ledger) >= MOST_NOTES:
            raise NotPossible(text("rangers-box-refused-note", most=MOST_NOTES))
        if kind in ("check", "done"):
            name = self._mission(name)
        self.ledger.append(Gain(kind=kind, what=name))

    def _mission(self, name: str) -> str:
        known = [*self.missions, *(one.what for one in self.ledger if one.kind == "mission")]
        found = next((one for one in known if one.casefold() == name.casefold()), None)
        if found is None:
            raise NotPossible(text("rangers-box-refused-mission", name=name))
        return found

    def go_to(self, place: str, terrain: str) -> None:
        """Where the group is, by which terrain it came: what is not named stays. Raises `NotPossible` for neither."""
        place, terrain = whose_name(place), whose_name(terrain)
        if not place and not terrain:
            raise NotPossible(text("rangers-box-refused-location"))
        self.place, self.terrain = place or self.place, terrain or self.terrain

    def note_path(self, a: str, b: str, terrain: str) -> None:
        """A path between two places of the printed map; again with another terrain: that one from now on. Raises
        `NotPossible`."""
        a, b, terrain = whose_name(a), whose_name(b), whose_name(terrain)
        if not a or not b or not terrain or a.casefold() == b.casefold():
            raise NotPossible(text("rangers-box-refused-path"))
        ends = {a.casefold(), b.casefold()}
        self.paths = [one for one in self.paths if {one.a.casefold(), one.b.casefold()} != ends]
        if len(self.paths) >= MOST_PATHS:
            raise NotPossible(text("rangers-box-refused-paths", most=MOST_PATHS))
        self.paths.append(NotedPath(a=a, b=b, terrain=terrain))

    def ways_from(self, place: str) -> list[tuple[str, str]]:
        """Where noted paths lead from a place, and by which terrain."""
        here = whose_name(place).casefold()
        there = [(one.b, one.terrain) for one in self.paths if one.a.casefold() == here]
        return [*there, *((one.a, one.terrain) for one in self.paths if one.b.casefold() == here)]

    def note_weather(self, day: int, name: str) -> None:
        """What the printed calendar says of a day. Raises `NotPossible`."""
        check_range(day, 1, LAST_DAY)
        name = whose_name(name)
        if not name:
            raise NotPossible(text("rangers-box-refused-weather"))
        self.weathers[day] = name

    def pass_day(self, camped: bool | None, number: int | None, *, keeps: bool = False) -> list[Gain]:
        """The day ends; or, with a number, the sheet is turned to that day, for a group that begins it in the middle of
        its campaign. Gives what was dropped. Raises `NotPossible` for neither, or for both."""
        if (camped is None) == (number is None):
            raise NotPossible(text("rangers-box-refused-day"))
        if camped is not None:
            return self.end_day(camped=camped, keeps=keeps)
        self.day = number or self.day
        return []

    def end_day(self, *, camped: bool, keeps: bool = False) -> list[Gain]:
        """ER-14.2, ER-14.3: the day is checked off; a camp banks the ledger, any other end drops it, unless the group
        keeps what is noted as in the published rules (D11, ER-14.5). Gives what was dropped."""
        check_range(self.day, 1, LAST_DAY)
        self.history.append(PastDay(day=self.day, place=self.place, terrain=self.terrain, camped=camped))
        gains, self.ledger, self.day = self.ledger, [], self.day + 1
        if not camped and not keeps:
            return gains
        for gain in gains:
            self._bank(gain)
        return []

    def _bank(self, gain: Gain) -> None:
        if gain.kind == "mission":
            self.missions.setdefault(gain.what, 0)
        elif gain.kind == "check":
            self.missions[gain.what] = min(9, self.missions.get(gain.what, 0) + 1)
        elif gain.kind == "done":
            self.missions.pop(gain.what, None)
            self.done.append(gain.what)
        else:
            (self.rewards if gain.kind == "reward" else self.events).append(gain.what)


class RangersBox(Tray):
    """energy: by player's name, an aspect a number; filled: what each is filled up to."""

    challenge: BoxDeck = BoxDeck()
    energy: dict[str, dict[str, int]] = Field(default_factory=dict)
    filled: dict[str, dict[str, int]] = Field(default_factory=dict)
    sheet: Sheet = Field(default_factory=Sheet)

    def fill(self, who: str, values: list[int] | None) -> str:
        """A player's energy up to what it is each round; values: other ones from now on, in the order of the aspects.
        Gives the name as it is kept."""
        name = self._name(who)
        if values is not None:
            if len(values) != len(ASPECTS) or not all(0 <= n <= MOST_ENERGY for n in values):
                raise NotPossible(text("rangers-box-refused-values"))
            if name not in self.filled and len(self.filled) >= MOST_POOLS:
                raise NotPossible(text("rangers-box-refused-pools", most=MOST_POOLS))
            self.filled[name] = dict(zip(ASPECTS, values, strict=True))
        if name not in self.filled:
            raise NotPossible(text("rangers-box-refused-nobody", name=name))
        self.energy[name] = dict(self.filled[name])
        return name

    def shift(self, who: str, aspect: str, n: int) -> str:
        """Energy spent or gained (E-ENERGY)."""
        name = self._name(who)
        if name not in self.energy:
            raise NotPossible(text("rangers-box-refused-nobody", name=name))
        have = self.energy[name][aspect]
        if not 0 <= have + n <= MOST_ENERGY:
            raise NotPossible(text("rangers-box-refused-energy", need=-n, aspect=aspect, have=have))
        self.energy[name][aspect] = have + n
        return name

    def _name(self, who: str) -> str:
        name = whose_name(who)
        return next((known for known in self.filled if known.casefold() == name.casefold()), name)
