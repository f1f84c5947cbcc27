"""What was before the day of which an account tells: each day in a line, with who played what and what its Dusk made of
the expeditions; and which day the turns were of. Pure; knows only sentences."""

from collections.abc import Sequence
from typing import Any, Final

from bot.rules.decision import Text, text
from cogs.altered.rules.reading.options import signs
from cogs.altered.view.happened import reactions
from cogs.altered.view.retelling import retold

_ENDS = "al-progress"
_BEGINS = "al-day"
_ANEW = frozenset({"al-game", "al-tiebreak", "al-arena-dusk"})
"""With these it is another game, or another race; what was before says nothing of it."""
MOST_DAYS: Final = 2
"""So many days have a line; of those before only the number is told."""


def days_told(lines: Sequence[Text]) -> list[Text]:
    """A line for each day that is over in these, the last ones."""
    if any(line.key in _ANEW for line in lines):
        return []
    found, begin = [], 0
    for ends in (n for n, line in enumerate(lines) if line.key == _ENDS):
        begins = [n for n in range(ends, len(lines)) if lines[n].key == _BEGINS]
        after = begins[0] if begins else len(lines)
        dusk = dusk_line([one.said for one in retold(lines[ends:after])])
        is_whole = begin > 0 or any(line.key == _BEGINS for line in lines[:ends])
        late = reactions(lines[dusk_begins(lines, ends) : ends])
        found.append(_day(day_before(lines, ends), lines[begin:ends], dusk, late, is_whole=is_whole))
        begin = after
    if len(found) <= MOST_DAYS:
        return found
    return [text("al-account-days", n=len(found) - MOST_DAYS), *found[-MOST_DAYS:]]


def dusk_begins(lines: Sequence[Text], sums: int) -> int:
    """Where the Dusk begins whose sums are in this place: what comes "At Dusk" is told with it, for it is counted after
    that (AL-10.1). There, where the news begin later."""
    phase = max((n for n, line in enumerate(lines[:sums]) if line.key == "al-phase"), default=sums)
    return phase if phase < sums and lines[phase].params["phase"] == "dusk" else sums


def day_before(lines: Sequence[Text], dusk: int) -> int:
    """Of which day the Dusk in this place is, as the next day that begins says, or the last one that has; 0: none."""
    after = [line.params["day"] - 1 for line in lines[dusk:] if line.key == _BEGINS]
    before = [line.params["day"] for line in lines[:dusk] if line.key == _BEGINS]
    return int(after[0] if after else before[-1] if before else 0)


def of_day(turns: Sequence[Text], day: int) -> list[Text]:
    """The turns, the first with the day of which they are. day: 0 where that is not known."""
    if not turns or not day:
        return list(turns)
    return [text("al-account-of-day", day=day, turn=turns[0]), *turns[1:]]


def plays_of_day(lines: Sequence[Text], day: int, *, is_whole: bool) -> list[Text]:
    """In one line who has played what in these, where there is no room for a line each turn; none: nobody anything.
    is_whole: whether the day began within the news. Where it did not, the play with which they begin and which the
    other's follows is left out, for the reader has made it."""
    plays = [line for line in lines if line.key == "al-plays"]
    is_own = not is_whole and len(plays) > 1 and plays[0].params["seat"] != plays[1].params["seat"]
    played = _played(plays[is_own:])
    return of_day([text("al-account-plays", one=played[0], two=played[-1], n=len(played))] if played else [], day)


def _day(day: int, lines: Sequence[Text], dusk: Text | None, late: Sequence[Text], *, is_whole: bool) -> Text:
    """A day that is over. dusk: None where the journal does not know what it came to; late: what came "At Dusk" before
    that; is_whole: whether these are all of its lines, not just those after somebody's last answer."""
    played = _played(lines)
    sides: dict[str, Any] = {"one": played[0] if played else "", "two": played[-1] if played else ""}
    told = {"dusk": dusk or "", "told": dusk is not None, "late": late, "lates": len(late)}
    return text("al-account-over", day=day, **sides, n=len(played), **told, part=not is_whole)


def _played(lines: Sequence[Text]) -> list[Text]:
    """What each has played, whoever did so first."""
    cards: dict[str, list[Any]] = {}
    for line in lines:
        if line.key == "al-plays":
            cards.setdefault(line.params["seat"], []).append(line.params["card"])
    return [text("al-account-played", seat=seat, cards=found) for seat, found in cards.items()]


def dusk_line(night: Sequence[Text], *, sums: bool = False) -> Text | None:
    """What a Dusk made of the expeditions, told as `retold` does; None: it is not told so. sums: whoever moves does so
    by all that counts there and leads, since a card may wait for any of it: with the sum where it is one, for a phone
    has no room for more, and the picture has them; else by what the landscapes are."""
    pairs = [line.params.get("lane", line) for line in night if line.key in ("al-dusk", "al-dusk-lane")]
    return text("al-account-dusk", **{pair.params["exp"]: _pair(pair, sums) for pair in pairs}) if pairs else None


def _pair(pair: Text, sums: bool) -> Text:
    """What became of the two expeditions of one kind."""
    one, two = (_side(pair.params[side], sums) for side in ("one", "two"))
    nobody = all(side.params["fate"] == "stays" for side in (one, two))
    empty = pair.params["empty"]
    return text("al-account-pair", exp=pair.params["exp"], empty=empty, one=one, two=two, nobody=nobody)


def _side(side: Text, sums: bool) -> Text:
    """How far it is now stands in the picture."""
    due = side.params["due"]
    by = signs([_sign(one) for one in due])
    return Text("al-account-side", {**side.params, "by": due[0] if sums and len(due) == 1 else by})


def _sign(due: Text) -> str:
    return str(due.params["sign"].key.removeprefix("al-sign-"))
