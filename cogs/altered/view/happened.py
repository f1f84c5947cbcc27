"""What came of a reader's news: for the pictures who has moved since, and the last Dusk; in one line the last turns.
Pure; knows only sentences.

Markers alone say where an expedition is; that it has just come there, and by what, only the journal knows.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.rules.decision import Text, text
from cogs.altered.state import EXPEDITIONS
from cogs.altered.view.dusk import FATES, due_to, sums_of

_STEPS = {"al-moves": 1, "al-moves-back": -1}
_ANEW = ("al-game", "al-tiebreak")
"""With these the track is another one, or gone."""
MOST_TURNS, MOST_TOLD = 2, 2
"""So many of the last turns are told in one line, and of each but the last so much of what came of it."""
MOST_LINES = 4
"""So many of the last turns have a line each where there is room for an account."""
_PASS = "al-summary-pass"
_TURNS = {
    "al-plays": "al-summary-play",
    "al-uses": "al-summary-use",
    "al-supports": "al-summary-use",
    "al-passes": _PASS,
    "al-idle": "al-summary-idle",
    "al-reacts": "al-summary-react",
    "al-reacts-woken": "al-summary-react",
}
_PASSES = (_PASS, "al-summary-idle")
_REACTS = ("al-reacts", "al-reacts-woken")
_BETWEEN = frozenset({"al-day", "al-phase", "al-tidies"})
_TOLD = ("boost", "anchored", "asleep")
"""What somebody gains or loses that is worth a word here."""
_EFFECTS = {
    "al-draws": "al-summary-drawn",
    "al-you-draw": "al-summary-drew",
    "al-resupplies": "al-summary-resupplied",
    "al-mana": "al-summary-mana",
    "al-gains": "al-summary-gained",
    "al-loses": "al-summary-lost",
    "al-moves": "al-summary-moved",
    "al-switches": "al-summary-switched",
    "al-exhausted": "al-summary-exhausted",
    "al-locked": "al-summary-locked",
    "al-moves-back": "al-summary-back",
    "al-puts": "al-summary-put",
    "al-takes": "al-summary-taken",
}
"""What else comes of a turn, with sentences that know besides whether it is about whoever plays (`own`), and about
the card that was played (`itself`)."""
_AT_REST = "rest"
"""Why somebody who stays for the night loses what kept them: nobody did that."""
_OF_SOMEBODY = frozenset({"al-draws", "al-you-draw"})
"""What is told with the card that reacts, where it is not the one that was played."""
_OF_CARDS = frozenset(
    {
        "al-summary-drawn",
        "al-summary-drew",
        "al-summary-by",
        "al-summary-resupplied",
        "al-summary-mana",
        "al-summary-put",
        "al-summary-taken",
    }
)
"""What is about cards that nobody travels with yet."""
_GOES = frozenset({"hand", "reserve", "mana", "deck_top", "deck_bottom", "discard"})
"""Where somebody goes who is no longer there."""


def happened(lines: Sequence[Text]) -> dict[str, Any]:
    """{moved: [(seat, expedition, regions forward)], dusk: None or {days: begun since, lanes: [{exp, sides}]}}, sides:
    {seat, stats, fate, types: the statistics that a move is due to, lack: None: it is over, faces: none}; of journals
    that tell no sums, no Dusk."""
    moved: dict[tuple[int, str], int] = {}
    sums: Text | None = None
    came: dict[tuple[int, str], Text] = {}
    days = 0
    for line in lines:
        if line.key in _ANEW:
            moved, sums = {}, None
        elif line.key == "al-progress":
            sums, came, days = (line if "hero" in line.params else None), {}, 0
        elif line.key == "al-day":
            days += 1
        if line.key in _STEPS:
            one = _who(line)
            moved[one] = moved.get(one, 0) + _STEPS[line.key]
        if line.key in FATES and not days:  # what is held fails to move as well: why it was says more
            came.setdefault(_who(line), line)
    dusk = None if sums is None else {"days": days, "lanes": [_lane(sums, came, exp) for exp in EXPEDITIONS]}
    return {"moved": [(*one, n) for one, n in moved.items() if n], "dusk": dusk}


def summary(lines: Sequence[Text]) -> Text | None:
    """The last turns since, of both, in one line, each with what it made and took, of the last one all; None: nobody
    has done anything, or a Dusk has come, which has a picture of its own. What comes of the reader's own answer within
    a turn is told by the cards that react to it."""
    found = _turns(lines)
    if not found:
        return None
    *before, last = _weightiest(found)
    return _in_one(*(turn.told(MOST_TOLD) for turn in before), last.told())


def turns_told(lines: Sequence[Text], most: int = MOST_LINES, *, is_over: bool = False) -> list[Text]:
    """The last turns since, a line each with all that came of it, and how many were before that; whoever passes shares
    the line of the turn beside it. is_over: they were before a Dusk; then the play with which the news begin where the
    other's follow says nothing if nothing came of it, for the reader has made it, and there is no room for a line that
    says how many there were."""
    found = _turns(lines)
    plays = [turn for turn in found if not turn.is_pass]
    if is_over and len(plays) > 1 and plays[0].seat != plays[1].seat and not plays[0].is_change:
        found = found[found.index(plays[1]) :]
    rows: list[list[_Turn]] = []
    for turn in found:
        if rows and len(rows[-1]) == 1 and (turn.is_pass or rows[-1][0].is_pass):
            rows[-1].append(turn)
        else:
            rows.append([turn])
    told = [_in_one(*(turn.told() for turn in row)) for row in rows[-most:]]
    if (before := len(rows) - most) <= 0:
        return told
    return (
        [text("al-account-after", turn=told[0]), *told[1:]]
        if is_over
        else [text("al-account-earlier", n=before), *told]
    )


def _in_one(*turns: Text) -> Text:
    """One or two turns in a line."""
    return text("al-summary", one=turns[0], two=turns[-1], n=len(turns))


def reactions(lines: Sequence[Text]) -> list[Text]:
    """What cards that react have brought between two turns, a line for each: a die is thrown also where it brings
    nothing."""
    found: list[_Turn] = []
    turn: _Turn | None = None
    for line in lines:
        if line.key in _REACTS:
            turn = _Turn(line)
            found.append(turn)
        elif line.key in _BETWEEN:
            turn = None
        elif turn is not None:
            turn.take(line)
    return [_in_one(turn.told()) for turn in found if turn.is_news]


def _turns(lines: Sequence[Text]) -> list["_Turn"]:
    """Those that say anything; none where a Dusk, or another race, has come."""
    found: list[_Turn] = []
    turn: _Turn | None = None
    is_within = True
    for line in lines:
        if line.key in _ANEW or line.key == "al-progress":
            return []
        if line.key in _BETWEEN:  # what comes of it then is of the day, and not of the turn before
            turn = None
        elif line.key in _TURNS and (is_within or line.key not in _REACTS):
            is_within &= line.key in _REACTS
            turn = _Turn(line)
            found.append(turn)
        elif turn is not None:
            turn.take(line)
    return [turn for turn in found if turn.is_news]


def _weightiest(turns: Sequence["_Turn"]) -> list["_Turn"]:
    """As many as have room, in their order: the last one that is no pass, and before it the last of the same player
    that changed more than that somebody came, or else the one before; passes, which change nothing, where there is
    room for them."""
    plays = [turn for turn in turns if not turn.is_pass]
    if len(plays) < MOST_TURNS:
        return list(turns[-MOST_TURNS:]) if not plays or plays[0] in turns[-MOST_TURNS:] else [plays[0], turns[-1]]
    *before, last = plays
    return [next((one for one in reversed(before) if one.is_change and one.seat == last.seat), before[-1]), last]


class _Turn:
    """What somebody did, and the first things that came of it."""

    def __init__(self, line: Text) -> None:
        self._line = line
        self._cause = ""
        self._more: list[Text] = []
        self._vain: list[Text] = []
        self._thrown: list[int] = []
        self._now: list[tuple[Text, Any]] = []

    @property
    def seat(self) -> str:
        """Whose it is."""
        return str(self._line.params["seat"])

    @property
    def is_pass(self) -> bool:
        """Whether nothing is played in it."""
        return _TURNS[self._line.key] in _PASSES

    @property
    def is_change(self) -> bool:
        """Whether more came of it than who was played."""
        return bool(self._more)

    @property
    def is_news(self) -> bool:
        """Whether it says anything: of a card that reacts, what came of it, if only a throw."""
        return self._line.key not in _REACTS or bool(self._more or self._thrown)

    def take(self, line: Text) -> None:
        """A line that follows: who reacts is the cause of what is made next."""
        params, own = line.params, self._line.params.get("card", "")
        if line.key in _REACTS:
            self._cause = "" if params["card"] == own else params["card"]
        elif line.key == "al-rolls":
            self._thrown.append(params["n"])
        elif line.key == "al-creates":
            cause, self._cause = self._cause, ""
            made = {"card": params["card"], "exp": params["exp"], "told": bool(cause), "cause": cause}
            whose = {"own": params["seat"] == self._line.params["seat"], "seat": params["seat"]}
            self._more.append(text("al-summary-made", **made, **whose))
        elif line.key == "al-goes" and self._is_gone(params, own):
            gone = {name: params[name] for name in ("card", "to", "sacrificed", "seat", "left") if name in params}
            self._more.append(text("al-summary-lost-from" if "left" in gone else "al-summary-gone", **gone))
        elif line.key in _EFFECTS and params.get("what", "boost") in _TOLD and params.get("why") != _AT_REST:
            cause = self._cause if line.key in _OF_SOMEBODY else ""
            is_own = not cause and params.get("seat") == self._line.params["seat"]
            said = {name: value for name, value in params.items() if name != "now"}
            itself = params.get("card") == own
            told = Text(_EFFECTS[line.key], {**said, "own": is_own, "itself": itself, "made": self._is_made(line)})
            self._more.append(text("al-summary-by", what=told, cause=cause) if cause else told)
            if "now" in params:
                self._now.append((self._more[-1], params["now"]))
        elif line.key == "al-nothing" and params["card"] == own and not self._line.params.get("exp"):
            self._vain = [text("al-summary-vain", why=params.get("why", "none"))]

    def _is_made(self, line: Text) -> bool:
        """Whether it is about whoever was made right before, so that a name would be read as of another one."""
        if not self._more or line.key != "al-gains":
            return False
        last = self._more[-1]
        return last.key == "al-summary-made" and last.params["card"] == line.params["card"]

    def _is_gone(self, params: Mapping[str, Any], own: str) -> bool:
        """Whether somebody leaves who is worth a word: of the card that was played only a Scout, who goes at once, and
        whoever goes where no card goes by itself. It leaves the Reserve for being played, or as a price."""
        if params["card"] == own:
            is_scout = bool(self._line.params.get("exp")) and params["to"] == "reserve"
            return is_scout or params["to"] in ("hand", "mana", "deck_top", "deck_bottom")
        return params["to"] in _GOES

    def told(self, most: int | None = None) -> Text:
        """As a part of a line. most: so much of what came of it at most (None: all)."""
        key, params = _TURNS[self._line.key], self._line.params
        found = [] if key in _PASSES else self._more or self._vain
        kinds = [one for n, one in enumerate(found) if one not in found[:n]]
        if most is not None and len(kinds) > most:  # what changes who moves comes first
            kinds = sorted(kinds, key=lambda one: one.key in _OF_CARDS)[:most]
        # what the card itself gains has no name, and would be read as of whoever is named before it
        more = [self._counted(one, found) for one in sorted(kinds, key=lambda one: not one.params.get("itself"))]
        told = {"more": more, "n": len(more), "thrown": self._thrown, "dice": len(self._thrown)}
        return text(key, **{**params, "support": self._line.key == "al-supports", **told})

    def _counted(self, one: Text, found: Sequence[Text]) -> Text:
        """With how many of what it says there are, in all lines that say the same: of boosts after which copies of a
        card stand equal, so that one of them did not gain all, how many each."""
        now = [n for said, n in self._now if said == one]
        copies = len(now) if len(set(now)) == 1 else 1
        n = found.count(one) * int(one.params.get("n", 1)) // copies
        return Text(one.key, {**one.params, "n": n, "copies": copies})


def _who(line: Text) -> tuple[int, str]:
    return int(line.params["seat"].removeprefix("@seat:")), line.params["exp"]


def _lane(sums: Text, came: dict[tuple[int, str], Text], exp: str) -> dict[str, Any]:
    sides = []
    for seat, stats in enumerate(sums_of(sums, exp)):
        found = came.get((seat, exp))
        fate = "stays" if found is None else FATES[found.key]
        sides.append(
            {"seat": seat, "stats": stats, "fate": fate, "types": due_to(found), "lack": None, "by": "", "faces": []}
        )
    return {"exp": exp, "sides": sides}
