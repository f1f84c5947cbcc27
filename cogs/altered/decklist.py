"""Deck lists as people write them: `3 GM_BASE_B_GW_02_C`, one or several pairs a line (AL-14.4 to AL-14.6). Pure.

    written = read_list(words)              what stands there, every mistake with its line
    found = look_up(written.cards, pool)    the same with the printings that a pool of cards has
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from bot.rules.decision import Text

LIST_BYTES: Final = 256 * 1024
MOST_COPIES: Final = 99
_COMMENTS: Final = ("#", "//")
_QUANTITY: Final = re.compile(r"[+-]?[0-9]+[Xx]?")
_GLUED: Final = re.compile(r"([+-]?[0-9]+)[Xx](?=[A-Za-z]+_)")
_REFERENCE: Final = re.compile(
    r"(?P<prefix>ALT|GM)_(?P<set>[A-Z0-9]+)_(?P<printing>[BPA])_(?P<family>[A-Z]{2})_(?P<number>[0-9]{2,3})"
    r"_(?P<rarity>C|R1|R2|R|E|U_[0-9]{1,9})"
)
_SHOWN: Final = 40


class Problem(NamedTuple):
    """One thing that is wrong, by its code (`DECK_COPIES`), with what it is about. line: 0 means the whole."""

    code: str
    params: Mapping[str, Any] = {}
    line: int = 0

    @property
    def text(self) -> Text:
        """Its sentence: key `al-deck-copies` for `DECK_COPIES`."""
        return Text("al-" + self.code.lower().replace("_", "-"), {**self.params, "line": self.line})


class Reference(NamedTuple):
    """A card's reference in its parts (AL-14.5). The family's faction is not always the card's (AL-14.7)."""

    prefix: str
    set: str
    printing: str
    family: str
    number: str
    rarity: str

    def __str__(self) -> str:
        return "_".join(self)

    @property
    def grade(self) -> str:
        """C, R, E or U: R1 and R2 are both rare."""
        return self.rarity[0]


@dataclass(slots=True)
class Written:
    """cards: reference -> how many, as they stand there; lines: where each stands first."""

    cards: dict[str, int] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


def read_reference(words: str) -> Reference | None:
    """The parts of a reference in any case, bare `R` as `R1`; None when it is none."""
    match = _REFERENCE.fullmatch(words.strip().upper()) if len(words) <= 60 else None
    if match is None:
        return None
    made = Reference(**match.groupdict())
    return made._replace(rarity="R1") if made.rarity == "R" else made


def read_list(words: str) -> Written:
    """Read a whole list. Every mistake is named at once, by its line."""
    if len(words.encode("utf-8", "replace")) > LIST_BYTES:
        return Written(problems=[Problem("IMP_TOO_BIG", {"most": f"{LIST_BYTES // 1024} kB"})])
    found = Written()
    lines = words.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(lines, 1):
        if line.strip() and not line.lstrip().startswith(_COMMENTS):
            _read_line(found, number, line)
    if not found.cards and not found.problems:
        found.problems.append(Problem("IMP_EMPTY"))
    return found


def _read_line(found: Written, number: int, line: str) -> None:
    tokens = _GLUED.sub(r"\1x ", line).replace(",", " ").replace(";", " ").split()
    quantity: int | None = None
    for place, token in enumerate(tokens, 1):
        if token.startswith(_COMMENTS) and quantity is None:
            return
        if quantity is None:
            if not _QUANTITY.fullmatch(token):
                found.problems.append(Problem("IMP_SYNTAX", {"text": token[:_SHOWN]}, number))
                return
            quantity = _number(token)
            if not 1 <= quantity <= MOST_COPIES:
                found.problems.append(Problem("IMP_QTY", {"most": MOST_COPIES}, number))
                return
            continue
        reference = read_reference(token)
        if reference is None:
            found.problems.append(Problem("IMP_BAD_REF", {"text": token[:_SHOWN]}, number))
            if place < len(tokens) and not _QUANTITY.fullmatch(tokens[place]):
                return  # a name of several words, as often as not: one mistake
        else:
            ref = str(reference)
            found.cards[ref] = found.cards.get(ref, 0) + quantity  # duplicates add up (AL-14.4)
            found.lines.setdefault(ref, number)
        quantity = None
    if quantity is not None:
        found.problems.append(Problem("IMP_SYNTAX", {"text": tokens[-1][:_SHOWN]}, number))


def _number(token: str) -> int:
    digits = token.rstrip("Xx")
    return int(digits) if len(digits) <= 6 else 10**6  # never turn a mile of digits into a number


def canonical(reference: Reference, known: Collection[str], sets: Collection[str]) -> str:
    """The printing that stands for all of the same card (AL-14.6), if it is known; else the reference as it is.

    sets: the set codes that are known; `COREKS` extends `CORE`.
    """
    code = reference.set
    bases = [code[:length] for length in range(len(code) - 1, 0, -1) if code[:length] in sets]
    for base in (*bases[:1], code):
        candidate = str(reference._replace(set=base, printing="B"))
        if candidate in known:
            return candidate
    return str(reference)


def look_up(written: Written, known: Collection[str], tokens: Collection[str] = ()) -> Written:
    """The same list in canonical printings. Unknown cards are problems, tokens are left out with a warning."""
    sets = {ref.split("_", 2)[1] for ref in known}
    found = Written(problems=list(written.problems))
    for ref, n in written.cards.items():
        reference, line = read_reference(ref), written.lines.get(ref, 0)
        name = ref if reference is None else canonical(reference, known, sets)
        if name not in known:
            found.problems.append(Problem("IMP_UNKNOWN_REF", {"ref": ref}, line))
        elif name in tokens:
            found.problems.append(Problem("IMP_TOKEN", {"ref": ref}, line))
        else:
            found.cards[name] = found.cards.get(name, 0) + n
            found.lines.setdefault(name, line)
    return found


def is_warning(problem: Problem) -> bool:
    """Whether it is only said, and stops nothing."""
    return problem.code == "IMP_TOKEN"


def write_list(cards: Mapping[str, int], names: Mapping[str, str] | None = None) -> str:
    """A list that `read_list` reads again; with names as comments between the lines."""
    lines = []
    for ref, n in cards.items():
        if names and ref in names:
            lines.append(f"# {names[ref]}".replace("\n", " "))
        lines.append(f"{n} {ref}")
    return "\n".join(lines) + "\n"
