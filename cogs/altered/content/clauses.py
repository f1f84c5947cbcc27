"""A card's text by the abilities in it: what is meant of it when one of them is at work. Pure; knows only sentences."""

import re
from typing import Final

_CLAUSES: Final = re.compile(r"(?<=[.!)])\s+(?=[A-Z{])")
BEGINS: Final = re.compile(r"At (?:Noon|Dusk|Night)\b|When\b|Quick action\b")
PHASE: Final = re.compile(r"At (Noon|Dusk|Night)\b")
_ICON: Final = re.compile(r"When (?:I join|played)\b")
_OF_EVENT: Final = {
    "join": re.compile(r"When I join\b"),
    "hand": re.compile(r"When played from hand\b"),
    "reserve": re.compile(r"When played from Reserve\b"),
    **{phase: re.compile(rf"At {phase.title()}\b") for phase in ("noon", "dusk", "night")},
}
"""How the clause of an ability begins that waits for this (`Trigger.event`)."""


def whole_clauses(printed: str) -> list[str]:
    """The text cut where another ability begins; a sentence that begins none goes on with the one before."""
    clauses: list[str] = []
    for sentence in _CLAUSES.split(printed):
        if clauses and BEGINS.match(clauses[-1]) and not BEGINS.match(sentence):
            clauses[-1] += f" {sentence}"
        else:
            clauses.append(sentence)
    return clauses


def meant(printed: str, event: str) -> str:
    """The clauses of a card's text that wait for an event; all of it where no clause looks like one of those."""
    sign = _OF_EVENT.get(event)
    found = [one for one in whole_clauses(printed) if (sign.match(one) if sign else _waits_in_play(one))]
    return " ".join(found) or printed


def when_played(printed: str, source: str) -> str:
    """A card's text without what it does only when it is played from elsewhere; empty: that is all of it. source: hand
    or reserve."""
    elsewhere = _OF_EVENT["reserve" if source == "hand" else "hand"]
    return " ".join(one for one in whole_clauses(printed) if not elsewhere.match(one))


def _waits_in_play(clause: str) -> bool:
    return clause.startswith("When ") and _ICON.match(clause) is None
