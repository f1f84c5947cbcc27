"""What happened since a reader's last answer, told at the question in few words: the last turns, a line each, what the
Dusk made of each expedition, what rests or is kept, who begins the new day, what the reader drew. The beginning of a
game likewise. Pure; knows only sentences.

It stands between the cards and the answers, and nothing is told above the cards: no turn that is told leaves out what
came of it. The sums are in the picture of the Dusk, and all of it behind a press.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.rules.decision import Text, text
from cogs.altered.view.days import day_before, days_told, dusk_begins, dusk_line, of_day, plays_of_day
from cogs.altered.view.happened import MOST_TURNS, reactions, turns_told
from cogs.altered.view.retelling import retold

_ANEW = frozenset({"al-game", "al-tiebreak", "al-arena-dusk"})
"""With these it is another game, or another race; what was before says nothing of it."""
_SITS = frozenset({"al-sits", "al-sits-own"})
_BEGINS = _SITS | {"al-progress"}
_IN_DAY = frozenset({"al-day", "al-first"})
"""What the line of a new day says, besides what is drawn then."""
_DRAWS = frozenset({"al-draws", "al-you-draw"})
MOST_OF_NIGHT, MOST_BEFORE_NIGHT = 3, 2
"""So many lines of a night leave room for so many turns before them, or for one where one of these lines is long."""
_PLAYS = frozenset({"al-plays", "al-uses", "al-supports"})
_BY_HOUSE = "al-idle"
_BY_HAND = "al-hand-resolves"
_PASSES = frozenset({"al-passes", _BY_HOUSE})
_OF = frozenset({"al-rest-of", "al-rest-why"})
_RESTS = _OF | {"al-rest"}
_STAYS = frozenset({"al-stays", "al-stay"})
_DUSK_AND_STAYS = "al-account-dusk-stays"
"""Two things in a line, which is as long as two."""


def account(lines: Sequence[Text]) -> list[Text]:
    """The last turns, a line each, or in one where a long night came after them, which leaves a phone no room for more;
    and the lines of that night, or of the beginning. Once somebody has played in the new day that is over, and only
    what was played since is told. Whole days that are news have a line each above. What is done by hand no line sums
    up, and there is no account of it."""
    is_by_hand = any(line.key == _BY_HAND for line in lines)
    if (today := _played_today(lines)) is not None:
        return [] if is_by_hand else today
    night = _between_days(lines)
    if night:
        return night if is_by_hand else [*_before_night(lines, night), *night]
    return [] if is_by_hand else turns_told(lines)


def _played_today(lines: Sequence[Text]) -> list[Text] | None:
    """The turns since a day began, below the days before it; None: no day has begun, or nobody has played in it, or it
    has ended."""
    begins = _last(lines, "al-day")
    today = lines[begins:]
    turns = turns_told(today) if any(line.key in _PLAYS for line in today) else []
    if not turns:
        return None
    days = days_told(lines[: begins + 1])
    return [*days, *of_day(turns, lines[begins].params["day"] if days else 0)]


def _before_night(lines: Sequence[Text], night: Sequence[Text]) -> list[Text]:
    """The days before the one that this night has ended, and the turns of that one."""
    if (sums := _last(lines, "al-progress")) == len(lines):
        return []
    ends = dusk_begins(lines, sums)
    begins = max((n for n, line in enumerate(lines[:ends]) if line.key == "al-day"), default=-1) + 1
    turns, day = lines[begins:ends], day_before(lines, ends)
    days = days_told(lines[:begins])
    if len(night) > MOST_OF_NIGHT or days:
        return [*days, *plays_of_day(turns, day, is_whole=begins > 0)]
    is_long = any(line.key == _DUSK_AND_STAYS for line in night)
    return of_day(_last_turns(turns, 1 if is_long else MOST_BEFORE_NIGHT), day)


def _last_turns(lines: Sequence[Text], most: int) -> list[Text]:
    """The last turns before a Dusk. That both have passed goes without saying then, unless there is room to say for
    whom the house did it."""
    few = sum(line.key in _PLAYS for line in lines) < MOST_TURNS
    told = [line for line in lines if line.key not in _PASSES or (few and line.key == _BY_HOUSE)]
    return turns_told(told, most, is_over=True)


def _between_days(lines: Sequence[Text]) -> list[Text]:
    """The lines of a night, or of the beginning; none of what is neither."""
    if not any(line.key in _BEGINS for line in lines):  # as in most news: they need not be told once more
        return _morning(lines)
    told = [one.said for one in retold(lines)]
    if any(line.key in _ANEW for line in told):
        return []
    dusk = next((n for n, line in reversed(list(enumerate(told))) if line.key == "al-dusk"), None)
    if dusk is None:
        return _beginning(told)
    night, ended = told[dusk:], dusk_line(told[dusk:], sums=True)
    assert ended is not None
    sums = _last(lines, "al-progress")
    first, lines = reactions(lines[dusk_begins(lines, sums) : sums]), lines[sums:]
    day = _last(lines, "al-day")
    before, drawn, after = _draw_of_day(lines[day:])
    stays = _still(lines) or [_stays(line) for line in night if line.key in _STAYS]
    rest, tidies = _first(lines, "al-rest", day), _first(lines, "al-tidies", day)
    at_dusk, at_night, late = (reactions(lines[a:b]) for a, b in ((0, rest), (rest, tidies), (tidies, day)))
    rested, kept = _reserve(lines, night)
    return [
        *first,
        *_with_stays([ended, *at_dusk], stays),
        *rested,
        *at_night,
        *kept,
        *late,
        *_days(night, _named(drawn)),
        *reactions(before),
        *reactions(after),
    ]


def _last(lines: Sequence[Text], key: str) -> int:
    """Where the last line of a kind is; else the end."""
    return max((n for n, line in enumerate(lines) if line.key == key), default=len(lines))


def _with_stays(dusk: Sequence[Text], stays: Sequence[Text]) -> list[Text]:
    """A Dusk with what reacted to it, and who stays for the night: one of them may have come just then."""
    return [*dusk[:-1], text(_DUSK_AND_STAYS, dusk=dusk[-1], stays=stays)] if stays else [*dusk]


def _first(lines: Sequence[Text], key: str, end: int) -> int:
    """Where the first line of a kind is; else the end."""
    return next((n for n, line in enumerate(lines[:end]) if line.key == key), end)


def _morning(lines: Sequence[Text]) -> list[Text]:
    """The new day for whoever answered at Night and has seen the Dusk then; and what became of cards since: who came to
    rest after that, what reacted to it. What was kept is their own answer."""
    day = next((n for n, line in enumerate(lines) if line.key == "al-day"), None)
    if day is None or any(line.key == "al-phase" for line in lines[day:]):  # what is done then is told by turns
        return []
    night = [line for line in lines[:day] if line.key not in ("al-tidies", "al-phase")]
    rested = _in_one(_resting([one.said for one in retold(night)]))
    rest = _first(night, "al-rest", len(night))
    before, drawn, after = _draw_of_day(lines[day:])
    told = [one.said for one in retold([*before, *after])]
    return [
        *reactions(night[:rest]),
        *rested,
        *reactions(night[rest:]),
        *_days(told, _named(drawn)),
        *(line for line in told if line.key not in _IN_DAY),
    ]


def _beginning(told: Sequence[Text]) -> list[Text]:
    """Who plays what and who begins; the first cards are the picture, and a phone has no room to name them too."""
    decks, days = [line for line in told if line.key in _SITS], _days(told)
    return [*decks, *days] if decks and days else []


def _reserve(lines: Sequence[Text], night: Sequence[Text]) -> tuple[list[Text], list[Text]]:
    """What went to each Reserve; and of whoever had to choose among it in place of that what was kept, with what was
    discarded for it: nobody says of a card whose it is, so that is told once for both."""
    dusk = _last(lines, "al-progress")
    kept = {line.params["seat"]: line for line in lines[dusk:] if line.key == "al-tidies"}
    rested = _in_one([line for line in _resting(night) if line.params.get("seat") not in kept])
    if not kept:
        return rested, []
    after = next(n for n, line in enumerate(lines) if n > dusk and line.key == "al-tidies")
    days = [n for n, line in enumerate(lines) if n > after and line.key == "al-day"]
    gone = [line.params["card"] for line in lines[after : min(days, default=len(lines))] if _is_discarded(line)]
    sides = [Text("al-account-keeps", line.params) for line in kept.values()]
    two = sides[1] if len(sides) > 1 else "none"
    return rested, [text("al-account-kept", one=sides[0], two=two, gone=gone, n=len(gone))]


def _resting(night: Sequence[Text]) -> list[Text]:
    """The lines of who came to rest; of nobody there is none."""
    return [line for line in night if line.key in _RESTS and (line.params["n"] or line.params["m"])]


def _in_one(rested: list[Text]) -> list[Text]:
    """Of both in one line; of journals that do not say whose they are, as it is."""
    if not rested or any(line.key not in _OF for line in rested):
        return rested
    sides = [_side_of_rest(line) for line in rested]
    return [text("al-account-rest", one=sides[0], two=sides[-1], n=len(sides))]


def _side_of_rest(line: Text) -> Text:
    named = {name: _others(line.params, name) for name in ("spent", "lost", "gone") if name in line.params}
    stay = [one.params["card"] for one in line.params.get("stay", ())]
    home = [text("al-another", card=one) if one in stay else one for one in line.params["home"]]
    kind = "al-account-rests" if line.key == "al-rest-of" else "al-account-rests-why"
    return Text(kind, {**line.params, **named, "home": home})


def _stays(line: Text) -> Text:
    """Who stayed for the night, and by which keyword."""
    cards = line.params["card"]
    cards = cards if isinstance(cards, list) else [cards]
    return text("al-account-stays", what=line.params["what"], cards=cards, n=len(cards))


def _still(lines: Sequence[Text]) -> list[Text]:
    """Who is in play still, whose, and by what; journals of before know only who stayed by a keyword."""
    rest = lines[_first(lines, "al-rest", len(lines)) :][:1]
    each = [one for line in rest for one in line.params.get("of", ()) if one.params.get("stay")]
    if not each:
        return []
    sides = [text("al-account-still-of", seat=one.params["seat"], cards=_counted(one.params["stay"])) for one in each]
    return [text("al-account-still", one=sides[0], two=sides[-1], n=len(sides))]


def _counted(cards: Sequence[Text]) -> list[Text]:
    """Copies together, with how many there are."""
    kinds = [(one, cards.count(one)) for place, one in enumerate(cards) if one not in cards[:place]]
    return [text("al-several-of", n=n, card=one) if n > 1 else one for one, n in kinds]


def _others(params: Mapping[str, Any], name: str) -> list[Any]:
    """Who has gone; who is called like somebody who has stayed is told from them."""
    return [text("al-another", card=one) if one in params["home"] else one for one in params[name]]


def _is_discarded(line: Text) -> bool:
    return line.key == "al-goes" and line.params["to"] == "discard" and not line.params["sacrificed"]


def _draw_of_day(day: Sequence[Text]) -> tuple[Sequence[Text], Sequence[Text], Sequence[Text]]:
    """The lines of a day: before each has drawn, that draw, and after it. Each draws two then, one after the other
    (AL-4.3); a card that reacts before it draws for one of them."""
    draws = [n for n, line in enumerate(day) if line.key in _DRAWS]
    begin = next((n for n in draws if n + 1 in draws and _is_of_both(*day[n : n + 2])), None)
    if begin is None:  # nobody else has drawn: their deck is used up
        first = draws[0] if draws else len(day)
        return day[:first], day[first : first + 1], day[first + 1 :]
    return day[:begin], day[begin : begin + 2], day[begin + 2 :]


def _is_of_both(one: Text, two: Text) -> bool:
    return one.params["n"] == two.params["n"] and one.params.get("seat") != two.params.get("seat")


def _named(drawn: Sequence[Text]) -> list[Any]:
    """The cards that the reader has drawn."""
    return [card for line in drawn if line.key == "al-you-draw" for card in line.params["cards"]]


def _days(told: Sequence[Text], drawn: Sequence[Any] = ()) -> list[Text]:
    """Each new day, the last one with who is first in it, and with what the reader has drawn."""
    first = next((line for line in reversed(told) if line.key == "al-first"), None)
    days = [line for line in told if line.key == "al-day"]
    if first is None or not days:
        return days
    return [*days[:-1], text("al-account-day", day=days[-1], first=first, drawn=drawn, n=len(drawn))]
