"""What answers do in a few words each, where all of it would push the picture or the answers off a phone. Pure."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.ui.panels.panel import Words, join_lines

LEAST: Final = 16
"""Fewer characters of an explanation say nothing."""
PHONE_LINE: Final = 54
"""Characters, with marks, that such a line has on a phone."""
_LINE = re.compile(r"(?P<label>-# \*\*.+?\*\*: )(?P<said>.+)")
"""A line that explains an answer: its name, and what is said of it."""
_MORE = re.compile(r"[.;:] ")
_HALF = re.compile(r"(, [0-9]+)?[,;:→ ]*( (or|and|else|an?|the))*[,;:→ ]*$")
"""What a line does not end with that goes on: a word or a number that says nothing without the next one."""


def gists(asides: Sequence[Words], most: int) -> list[Words] | None:
    """The same with the first sentence of each line, or its beginning, so that each has at most that many characters;
    None: it cannot be, or nothing is any shorter. What is left out is marked, and read where cards are read."""
    found = [replace(one, text=_shorter(one.text, most)) for one in asides]
    return found if all(len(one.text) <= most for one in found) and found != [*asides] else None


def _shorter(text: str, most: int) -> str:
    lines = [begun(line, len(line)) for line in text.split("\n")]
    if len(join_lines(lines)) <= most:
        return join_lines(lines)
    labels = sum(len(parts["label"]) for line in lines if (parts := _LINE.fullmatch(line)))
    said = sorted(len(parts["said"]) for line in lines if (parts := _LINE.fullmatch(line)))
    room = _room(said, most - labels - len(lines))
    return join_lines([begun(line, _on_one_line(line, room)) for line in lines]) if room >= LEAST else text


def _on_one_line(line: str, room: int) -> int:
    """No more room than a line of a phone has behind the name."""
    parts = _LINE.fullmatch(line)
    return room if parts is None else min(room, max(LEAST, PHONE_LINE - len(parts["label"])))


def _room(lengths: Sequence[int], most: int) -> int:
    """The most characters that each may have so that all together have no more than `most`: what the short ones leave
    is for the long ones. lengths: shortest first."""
    left = most
    for n, length in enumerate(lengths):
        share = left // (len(lengths) - n)
        if length > share:
            return share
        left -= length
    return most


def begun(line: str, room: int) -> str:
    """A line with no more than the first sentence of what it says, whole words of it where that is too long."""
    parts = _LINE.fullmatch(line)
    if parts is None:
        return line
    said = _MORE.split(parts["said"].removesuffix("…"), 1)[0]
    if len(said) > room:
        said = _HALF.sub("", said[:room].rpartition(" ")[0])
    if said == parts["said"] or said.count("*") % 2:  # all there is, or within something emphasized
        return line
    return f"{parts['label']}{said}…"


def outlined(line: str, room: int) -> str:
    """A line with no more of what it says than has room behind its name, in whole words."""
    parts = _LINE.fullmatch(line)
    if parts is None:
        return line
    left = max(LEAST, room - len(parts["label"]))
    said = parts["said"]
    if len(said) > left:
        said = _HALF.sub("", said[:left].rpartition(" ")[0])
    return line if said == parts["said"] or said.count("*") % 2 else f"{parts['label']}{said}…"
