"""Prose as Markdown that a screen may show: paragraphs, line breaks and emphasis stay, all else is plain text. Pure.

Prose may come from a user's pack, so nothing in it may call anybody, link anywhere, or look like a control of ours.
"""

import re
from functools import lru_cache

from bot.rules.cleaning import cleaned
from bot.ui.panels.panel import escape

_EMPHASIS = re.compile(r"(?<![\w*\\])(\*{1,3})(?=[^\s*])(.+?)(?<=[^\s*])\1(?![\w*])")
_UNDERLINES = re.compile(r"(?<![\w_\\])_(?=[^\s_])([^_]+?)(?<=[^\s_])_(?![\w_])")
_BREAK = re.compile(r"(?:\\| {2,})$")


@lru_cache(maxsize=512)
def prose_markdown(text: str) -> str:
    """Prose with its paragraphs and `*emphasis*`, `**strong**`, `_emphasis_`; a line that ends in `\\` or two blanks
    is broken there, other line ends are blanks. Everything else is escaped as any foreign text is."""
    return "\n\n".join(filter(None, (_paragraph(lines) for lines in _paragraphs(text))))


@lru_cache(maxsize=512)
def prose_plain(text: str) -> str:
    """The same for a label: one line, without marks."""
    words = cleaned(" ".join(line.rstrip("\\") for line in text.splitlines()))
    return _UNDERLINES.sub(r"\1", _EMPHASIS.sub(r"\2", words))


def _paragraphs(text: str) -> list[list[str]]:
    found: list[list[str]] = [[]]
    for line in text.splitlines():
        if line.strip():
            found[-1].append(line)
        elif found[-1]:
            found.append([])
    return found


def _paragraph(lines: list[str]) -> str:
    broken: list[str] = [""]
    for line in lines:
        joined = f"{broken[-1]} {_BREAK.sub('', line).strip()}"
        broken[-1] = joined
        if _BREAK.search(line):
            broken.append("")
    return "\n".join(filter(None, (_emphasised(cleaned(line)) for line in broken)))


def _emphasised(line: str) -> str:
    """One line, escaped around its emphasis; marks that do not pair stand as they are written."""
    if (found := _EMPHASIS.search(line)) is not None:
        marks, inner = found[1], found[2]
    elif (found := _UNDERLINES.search(line)) is not None:
        marks, inner = "*", found[1]
    else:
        return _escaped(line)
    before, after = line[: found.start()], line[found.end() :]
    return f"{_emphasised(before)}{marks}{_escaped(inner)}{marks}{_emphasised(after)}"


def _escaped(part: str) -> str:
    """`escape` for a part of a line: the blanks at its ends stay."""
    words = part.strip()
    if not words:
        return part
    start = part.index(words[0])
    return part[:start] + escape(words) + part[start + len(words) :]
