"""Markdown as our screens write it -> runs of plain text with a style, for pages that are not Discord. Pure.

Nothing of it is ever read as HTML: whoever shows a run escapes it, or hands it to the browser as text.
"""

import html
import re
from collections.abc import Sequence
from datetime import UTC, datetime

Run = tuple[str, str]
"""(text, style): letters of `b` bold, `i` slanted, `s` struck out, in this order; empty for plain text."""
_SIGNS = (("***", "bi"), ("**", "b"), ("~~", "s"), ("__", "b"), ("*", "i"), ("_", "i"))
_TIME = re.compile(r"<t:(-?\d{1,12})(?::[tTdDfFR])?>")
_CALL = re.compile(r"<(?:[@#][!&]?|@&|id:)\d+>")
_EMOJI = re.compile(r"<a?:(\w{1,40}):\d+>")
_LINK = re.compile(r"\[((?:\\.|[^\]\\]){1,300})\]\((?:[^()\s]{1,500})\)")
_LINE = re.compile(r"^(?:-# |#{1,3} |>>> |> |[-*] (?=\S))")
_TAGS = {"b": "strong", "i": "em", "s": "s"}


def runs(markdown: str) -> list[Run]:
    """The runs of one line."""
    line = _LINE.sub("", markdown)
    line = _TIME.sub(_moment, line)
    line = _EMOJI.sub(r":\1:", _CALL.sub("…", _LINK.sub(r"\1", line)))
    found: list[Run] = []
    on: list[str] = []
    words: list[str] = []

    def close() -> None:
        if words:
            letters = "".join(on)
            found.append(("".join(words), "".join(s for s in "bis" if s in letters)))
            words.clear()

    at = 0
    while at < len(line):
        sign = line[at]
        if sign == "\\" and at + 1 < len(line):
            words.append(line[at + 1])
            at += 2
            continue
        mark, style = next(((m, s) for m, s in _SIGNS if line.startswith(m, at)), ("", ""))
        if sign in "`\u200b":
            at += 1
        elif not mark:
            words.append(sign)
            at += 1
        elif style in on:
            close()
            on.remove(style)
            at += len(mark)
        elif _opens(line, at, mark):
            close()
            on.append(style)
            at += len(mark)
        else:
            words.append(mark)
            at += len(mark)
    close()
    return found


def lines_of(markdown: str) -> list[list[Run]]:
    """Its lines that say something, each as runs."""
    return [found for line in markdown.splitlines() if (found := runs(line)) and any(w.strip() for w, _ in found)]


def plain_line(markdown: str) -> str:
    """One line without any marks."""
    return " ".join("".join(words for words, _ in line) for line in lines_of(markdown)).strip()


def as_html(line: Sequence[Run]) -> str:
    """A line as HTML, everything in it escaped."""
    return "".join(_tagged(words, style) for words, style in line)


def _tagged(words: str, style: str) -> str:
    shown = html.escape(words, quote=True)
    for sign in style:
        shown = f"<{_TAGS[sign]}>{shown}</{_TAGS[sign]}>"
    return shown


def _opens(line: str, at: int, mark: str) -> bool:
    """Whether a mark stands before a word and is closed later in the line; else it is only a sign."""
    after = line[at + len(mark) : at + len(mark) + 1]
    before = line[at - 1 : at] if at else ""
    if not after or after.isspace() or (mark[0] == "_" and before.isalnum()):
        return False
    place = at + len(mark)
    while (place := line.find(mark, place)) != -1:
        if line[place - 1] != "\\" and place > at + len(mark):
            return True
        place += 1
    return False


def _moment(found: "re.Match[str]") -> str:
    try:
        return f"{datetime.fromtimestamp(int(found[1]), UTC):%Y-%m-%d %H:%M} UTC"
    except (ValueError, OverflowError, OSError):
        return "…"
