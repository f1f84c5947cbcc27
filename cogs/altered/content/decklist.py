"""Deck lists as people write them: `3 GM_BASE_B_GW_02_C` or `3 Boiler Mule`, one or several pairs a line (AL-14.4 to
AL-14.6). Pure.

    written = read_list(words, Names(pool))    what stands there, every mistake with its line
    found = look_up(written, pool)             the same with the printings that a pool of cards has
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from bot.rules.decision import Text
from bot.rules.own_cards import files
from cogs.altered.content.card_names import Names

LIST_BYTES: Final = 256 * 1024
MOST_COPIES: Final = 99
_COMMENTS: Final = ("#", "//")
_QUANTITY: Final = re.compile(r"[+-]?[0-9]+[Xx×]?")
_GLUED: Final = re.compile(r"([+-]?[0-9]+)[Xx](?=[A-Za-z]+_)")
_GLUED_NAME: Final = re.compile(r"^(\s*(?:[-*•]\s+)?[0-9]+)[Xx×](?=\S)")
_BULLETS: Final = ("-", "*", "•")
_TIMES: Final = ("x", "X", "×")
_BEHIND: Final = re.compile(r"[Xx×]([0-9]{1,6})|([0-9]{1,6})[Xx×]")
_HEADING: Final = re.compile(
    r"(?:hero|heroes|characters?|spells?|landmarks?|(?:expedition )?permanents?|(?:main ?)?deck(?: ?list)?)"
    r"[\s\d()\[\]:-]*",
    re.IGNORECASE,
)
_REFERENCE: Final = re.compile(
    r"(?P<prefix>ALT|GM)_(?P<set>[A-Z0-9]+)_(?P<printing>[BPA])_(?P<family>[A-Z]{2})_(?P<number>[0-9]{2,3})"
    r"_(?P<rarity>C|R1|R2|R|E|U_[0-9]{1,9})"
)
_SHOWN: Final = 40
_MOST_WORDS: Final = 12
_MOST_NEAR: Final = 20
"""Names of a list that are compared with all others; more mistakes than these are hardly slips."""


class Problem(files.Problem):
    """One thing that is wrong with a deck or a file, by its code (`DECK_COPIES`)."""

    __slots__ = ()

    @property
    def text(self) -> Text:
        """Its sentence: key `al-deck-copies` for `DECK_COPIES`."""
        return self.text_in("al")


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


def read_list(words: str, names: Names | None = None) -> Written:
    """Read a whole list. Every mistake is named at once, by its line. names: cards may be called by these too."""
    if len(words.encode("utf-8", "replace")) > LIST_BYTES:
        return Written(problems=[Problem("IMP_TOO_BIG", {"most": f"{LIST_BYTES // 1024} kB"})])
    found = Written()
    reader = _Reader(found, names)
    lines = words.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for reader.number, line in enumerate(lines, 1):
        if line.strip() and not line.lstrip().startswith(_COMMENTS):
            reader.read(line)
    if not found.cards and not found.problems:
        found.problems.append(Problem("IMP_EMPTY"))
    return found


class _Reader:
    """A list while it is read. number: of the line; slips: names so far that are none."""

    def __init__(self, found: Written, names: Names | None) -> None:
        self.found, self.names, self.number, self.slips = found, names, 0, 0

    def wrong(self, code: str, **params: Any) -> None:
        self.found.problems.append(Problem(code, params, self.number))

    def take(self, ref: str, quantity: int) -> None:
        self.found.cards[ref] = self.found.cards.get(ref, 0) + quantity  # duplicates add up (AL-14.4)
        self.found.lines.setdefault(ref, self.number)

    def read(self, line: str) -> None:
        if self.names is not None:
            if _HEADING.fullmatch(line.strip()):
                return
            line = _GLUED_NAME.sub(r"\1x ", line)
        tokens = _GLUED.sub(r"\1x ", line).replace(",", " ").replace(";", " ").split()
        if self.names is not None and len(tokens) > 1 and tokens[0] in _BULLETS:
            del tokens[0]
        place = 0
        while place < len(tokens):
            token = tokens[place]
            if token.startswith(_COMMENTS):
                return
            if not _QUANTITY.fullmatch(token):
                self.read_uncounted(tokens[place:])
                return
            quantity = _number(token)
            if not 1 <= quantity <= MOST_COPIES:
                self.wrong("IMP_QTY", most=MOST_COPIES)
                return
            place += 1
            if self.names is not None and tokens[place : place + 1] in ([sign] for sign in _TIMES):
                place += 1
            if place == len(tokens):
                self.wrong("IMP_SYNTAX", text=token[:_SHOWN])
                return
            place = self.read_card(tokens, place, quantity)

    def read_card(self, tokens: list[str], place: int, quantity: int) -> int:
        """The card that begins at a token; the place behind it."""
        reference = read_reference(tokens[place])
        if reference is not None:
            self.take(str(reference), quantity)
            return place + 1
        if self.names is None:
            self.wrong("IMP_BAD_REF", text=tokens[place][:_SHOWN])
            # several words: a name, as often as not, and one mistake
            return place + 1 if _ends(tokens, place + 1) else len(tokens)
        for end in range(min(len(tokens), place + _MOST_WORDS), place, -1):  # a number may be a part of a name
            if _ends(tokens, end) and self.read_name(" ".join(tokens[place:end]), quantity):
                return end
        end = place + 1
        while end < len(tokens) and not (_ends(tokens, end) and _goes_on(tokens, end)):
            end += 1
        self.unknown(" ".join(tokens[place:end]), "IMP_BAD_REF")
        return end

    def read_uncounted(self, tokens: list[str]) -> None:
        """A line that does not begin with a number: `Boiler Mule x3`, or one copy."""
        if self.names is None or read_reference(tokens[0]) is not None:
            self.wrong("IMP_SYNTAX", text=tokens[0][:_SHOWN])
            return
        tokens = tokens[: next((n for n, token in enumerate(tokens) if token.startswith(_COMMENTS)), len(tokens))]
        behind = _BEHIND.fullmatch(tokens[-1]) if len(tokens) > 1 else None
        if behind is not None and not 1 <= (quantity := int(behind[1] or behind[2])) <= MOST_COPIES:
            self.wrong("IMP_QTY", most=MOST_COPIES)
        elif not self.read_name(" ".join(tokens[:-1] if behind else tokens), quantity if behind else 1):
            self.unknown(" ".join(tokens[:-1] if behind else tokens), "IMP_SYNTAX")

    def read_name(self, name: str, quantity: int) -> bool:
        """Take the card of this name; whether there is any."""
        assert self.names is not None
        refs = self.names.find(name)
        if len(refs) > 1:  # printings of the same card are one (AL-14.6)
            sets = {ref.split("_", 2)[1] for ref in refs}
            refs = sorted({canonical(r, refs, sets) for ref in refs if (r := read_reference(ref)) is not None})
        if len(refs) > 1:
            self.wrong("IMP_SEVERAL_CARDS", text=name[:_SHOWN], refs=refs[:4], more=max(0, len(refs) - 4))
        elif refs:
            self.take(refs[0], quantity)
        return bool(refs)

    def unknown(self, name: str, code: str) -> None:
        """What is neither a reference nor a name; code: what is wrong with it if no name is near."""
        self.slips += 1
        near = self.names.near(name) if self.names is not None and self.slips <= _MOST_NEAR else []
        if near:
            self.wrong("IMP_NEAR_NAME", text=name[:_SHOWN], near=near)
        else:
            self.wrong(code, text=name[:_SHOWN])


def _ends(tokens: list[str], place: int) -> bool:
    """Whether a card may end before this place."""
    return place == len(tokens) or bool(_QUANTITY.fullmatch(tokens[place])) or tokens[place].startswith(_COMMENTS)


def _goes_on(tokens: list[str], place: int) -> bool:
    """Whether something else begins at this place for certain: a remark, or a number and a reference."""
    return tokens[place].startswith(_COMMENTS) or (
        place + 1 < len(tokens) and read_reference(tokens[place + 1]) is not None
    )


def _number(token: str) -> int:
    digits = token.rstrip("Xx×")
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
