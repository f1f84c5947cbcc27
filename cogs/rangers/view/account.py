"""What happened since a reader's last answer, deed by deed, for right above the next question: what was tried and with
how much, whether it went well, what that brought, and what stirred because of it. Pure; knows only sentences."""

from collections.abc import Sequence
from functools import reduce
from typing import Any, Final

from bot.rules.decision import Text, text
from bot.rules.retelling import Deed, deeds

MOST_LINES: Final = 5
"""So many sentences have room on a phone between a picture and few answers; a test counts as two, as it is as long."""
MOST_OF_ONE: Final = 4
"""So many sentences of one deed: what it began with, and what matters most of the rest."""
TESTS, OUTCOME, STIRS = "rangers-tests", "rangers-outcome", "rangers-wakes"
TEST: Final = "rangers-account-test"
"""A test and its outcome in one sentence."""
_WITHIN: Final = frozenset({"rangers-commits", "rangers-committed", "rangers-effort", "rangers-challenge"})
"""What the sentence of a test says as well, once it is over."""
DEEDS: Final = frozenset(
    f"rangers-{kind}"
    for kind in (
        "tests",
        "plays",
        "uses",
        "passes",
        "wakes",
        "arrives",
        "arrival",
        "round",
        "day-ends",
        "turned",
        "voted",
    )
)
"""With what something begins of which the rest comes."""
QUIET: Final = frozenset({"rangers-uses", STIRS, "rangers-arrival", "rangers-turned", "rangers-scouts"})
"""What is not told where nothing else came of it that anybody sees."""
GREAT: Final = frozenset(
    f"rangers-{kind}" for kind in ("clears", "injury", "lingers", "mission", "mission-done", "reward", "flips")
)
"""What is told of deeds for which there is no room."""
RESULTS: Final = GREAT | frozenset(
    f"rangers-{kind}" for kind in ("fatigue", "dodges", "blocked", "token", "enters", "mission-check", "cancelled")
)
"""Of a deed with more than there is room for, these are told rather than who is ready again."""
TOLD: Final = (
    DEEDS
    | RESULTS
    | _WITHIN
    | frozenset(
        f"rangers-{kind}"
        for kind in (
            *("outcome", "heals", "soothes", "energy", "spends", "discards", "finds", "gone", "moves", "leaves"),
            *("attached", "readies", "token-off", "token-moved", "changes", "no-path", "shuffled-in", "day-entry"),
            *(
                "shuffled-in-named",
                "swap",
                "goes-again",
                "pawn",
                "pawn-off",
                "shows",
                "draws-own",
                "turns-over",
                "puts-away",
                "scouts",
            ),
            *("weather-proposed", "ground-proposed", "ground", "leads", "is", "mulligan", "keeps", "search-nothing"),
        )
    )
)


def account(lines: Sequence[Text]) -> list[Text]:
    """What was great of deeds that have no room any more; the last deeds, each with what came of it in one line; and
    the last remark, if it is upon the last of them and has room."""
    found = _deeds(lines)
    remark = found[-1].remark if found and _told(found[-1]) else None
    told: list[list[Text]] = []
    rest = [one for deed in found if (one := _told(deed))]
    room = MOST_LINES
    while rest and (not told or _size(rest[-1]) <= room):
        room -= _size(rest[-1])
        told.insert(0, rest.pop())
    great = [line for deed in rest for line in deed if line.key in GREAT]
    before = [text("rangers-account-before", what=_joined(great[-MOST_OF_ONE:]))] if great else []
    return [*before, *map(_joined, told), *([remark] if remark is not None and room > len(before) else ())]


def summary(lines: Sequence[Text]) -> Text | None:
    """The last deed and what mattered most of it, without its sums, for above many answers; None: there is nothing."""
    told = next((one for deed in reversed(_deeds(lines)) if (one := _told(deed, 2))), None)
    if told is None:
        return None
    first = Text(f"{TEST}-short", told[0].params) if told[0].key == TEST else told[0]
    return _joined([first, *told[1:]])


def _deeds(lines: Sequence[Text]) -> list[Deed]:
    """Whatever is used or turned over between a test and its outcome is of the test."""
    is_open = False

    def begins(line: Text) -> bool:
        nonlocal is_open
        was_open, is_open = is_open, line.key == TESTS or (is_open and line.key != OUTCOME)
        return line.key in DEEDS and not (was_open and line.key != TESTS)

    return deeds(lines, begins, lambda line: line.key in TOLD)


def _told(deed: Deed, most: int = MOST_OF_ONE) -> list[Text]:
    """A deed as it is told, what it began with first; empty: nothing that anybody sees."""
    lines = _with_outcome(deed.lines)
    if all(line.key in QUIET for line in lines):
        return []
    first, rest = lines[:1], list(enumerate(lines[1:]))
    rest.sort(key=lambda one: (one[1].key in RESULTS, one[1].key in GREAT, -one[0]), reverse=True)
    return [*first, *(line for _, line in sorted(rest[: most - 1], key=lambda one: one[0]))]


def _with_outcome(lines: Sequence[Text]) -> list[Text]:
    """A test and its outcome as one sentence; one that is not over as it stands."""
    ends = max((n for n, line in enumerate(lines) if line.key == OUTCOME), default=None)
    if ends is None:
        return [line for line in lines if line.key not in _WITHIN]
    outcome, before = lines[ends].params, lines[:ends]
    test = next((line.params for line in before if line.key == TESTS), {"kind": "none", "card": "", "name": ""})
    drawn: dict[str, Any] = {"effort": outcome["n"], "mod": 0, "aspect": "none"}
    for line in before:
        match line.key:
            case "rangers-committed":
                drawn["effort"] = line.params["n"]
            case "rangers-effort":
                drawn["effort"] = line.params["effort"]
            case "rangers-challenge":
                drawn |= {"mod": line.params["n"], "aspect": line.params["aspect"]}
    with_cards = [card for line in before if line.key == "rangers-commits" for card in line.params["cards"]]
    said = text(
        TEST,
        **{name: test[name] for name in ("kind", "card", "name")},
        **{name: outcome[name] for name in ("who", "won", "n", "of")},
        **drawn,
        cards=with_cards,
        many=len(with_cards),
    )
    left = [line for line in before if line.key not in _WITHIN | {TESTS}]
    return [said, *left, *lines[ends + 1 :]]


def _size(deed: Sequence[Text]) -> int:
    return len(deed) + (deed[0].key == TEST)


def _joined(lines: Sequence[Text]) -> Text:
    """Sentences one after the other."""
    return reduce(lambda one, other: text("rangers-account", one=one, other=other), lines)
