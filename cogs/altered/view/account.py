"""What a night came to for a reader who has not seen it, told at the question in few words: what the Dusk made of each
expedition, what rests, who begins the new day. The beginning of a game likewise. Pure; knows only sentences.

It stands between the cards and the answers, where a phone has room for few lines: the sums are in the picture of the
Dusk, and all of it in the news above.
"""

from collections.abc import Sequence

from bot.rules.decision import Text, text
from cogs.altered.view.retelling import retold

_ANEW = frozenset({"al-game", "al-tiebreak", "al-arena-dusk"})
"""With these it is another game, or another race; what was before says nothing of it."""
_SITS = frozenset({"al-sits", "al-sits-own"})
_BEGINS = _SITS | {"al-progress"}
_RESTS = frozenset({"al-rest", "al-rest-of"})


def account(lines: Sequence[Text]) -> list[Text]:
    """The lines of a night, or of the beginning; none of what is neither."""
    if not any(line.key in _BEGINS for line in lines):  # as in most news: they need not be told once more
        return []
    told = [one.said for one in retold(lines)]
    if any(line.key in _ANEW for line in told):
        return []
    dusk = next((n for n, line in reversed(list(enumerate(told))) if line.key == "al-dusk"), None)
    if dusk is None:
        return _beginning(told)
    night = told[dusk:]
    pairs = [line.params.get("lane", line) for line in night if line.key in ("al-dusk", "al-dusk-lane")]
    return [
        text("al-account-dusk", **{pair.params["exp"]: _pair(pair) for pair in pairs}),
        *(line for line in night if line.key in _RESTS and line.params["n"]),  # what leaves play is of no use any more
        *_days(night),
    ]


def _beginning(told: Sequence[Text]) -> list[Text]:
    """Who plays what, and who begins."""
    decks, days = [line for line in told if line.key in _SITS], _days(told)
    return [*decks, *days] if decks and days else []


def _pair(pair: Text) -> Text:
    """What became of the two expeditions of one kind."""
    one, two = (Text("al-account-side", pair.params[side].params) for side in ("one", "two"))
    return text("al-account-pair", exp=pair.params["exp"], empty=pair.params["empty"], one=one, two=two)


def _days(told: Sequence[Text]) -> list[Text]:
    """Each new day, the last one with who is first in it."""
    first = next((line for line in reversed(told) if line.key == "al-first"), None)
    days = [line for line in told if line.key == "al-day"]
    return days if first is None or not days else [*days[:-1], text("al-account-day", day=days[-1], first=first)]
