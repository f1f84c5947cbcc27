"""What came of a reader's news, for the pictures and in one line: how many hit points each character has lost or won
since, and which enemies are gone. Pure; knows only sentences."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.rules.decision import Text, text

WON, BATTLE = "dr-won", "dr-battle"
MOST_TOLD = 4
"""So many characters are named in the line; of more it says how many."""


def happened(lines: Sequence[Text]) -> dict[str, Any]:
    """{hp: {character: difference}} of those that are not as they were: a hero by its class, an enemy by its label; and
    {won: True, felled: {who, by}} where a battle was won since: whose end it was, and the class of the hero who saw to
    that, where both are news."""
    found: dict[str, int] = {}
    for line in lines:
        n = _difference(line)
        if n is not None and (who := _character(line.params["who"])) is not None:
            found[who] = found.get(who, 0) + n
    changed: dict[str, Any] = {"hp": {who: n for who, n in found.items() if n}}
    return {**changed, "won": True, "felled": _felled(lines)} if won(lines) else changed


def _felled(lines: Sequence[Text]) -> dict[str, Any] | None:
    """Whose end won the last battle among these lines; None: nobody knows, or it was no hero's doing."""
    ends = max(n for n, line in enumerate(lines) if line.key == WON)
    last = next((line for line in reversed(lines[:ends]) if line.key == "dr-defeated"), None)
    by = last.params.get("by") if last is not None else None
    if last is None or not isinstance(by, str) or not by.startswith("@"):
        return None
    return {"who": _character(last.params["who"]), "by": by.removeprefix("@")}


def won(lines: Sequence[Text]) -> Sequence[Text]:
    """What has happened since the last battle was won, from that on; empty: none was, or another has begun."""
    ends = [n for n, line in enumerate(lines) if line.key in (WON, BATTLE)]
    return lines[ends[-1] :] if ends and lines[ends[-1]].key == WON else []


def hit_points(lines: Sequence[Text]) -> Text | None:
    """The same in one line with the shields that blows took, heroes first, then enemies as they were hit; None: nobody
    is worse or better off. Who was defeated is said to be, however many hit points that took. Where a battle has begun,
    of that alone."""
    begins = [n for n, line in enumerate(lines) if line.key == BATTLE]
    changes: dict[str, int] = {}
    shields: dict[str, int] = {}
    names: dict[str, object] = {}
    gone: set[str] = set()
    for line in lines[begins[-1] :] if begins else lines:
        if (who := _character(line.params.get("who"))) is None:
            continue
        if line.key in ("dr-defeated", "dr-fallen"):
            gone.add(who)
        elif (n := _difference(line)) is not None:
            changes[who] = changes.get(who, 0) + n
            shields[who] = shields.get(who, 0) + int(line.params.get("shield", 0))
        else:
            continue
        names.setdefault(who, line.params["who"])
    told = [who for who in names if who in gone or changes[who] or shields[who]]
    told.sort(key=lambda who: not isinstance(names[who], str))  # stable; heroes are references
    if not told:
        return None
    parts = [_part(names[who], changes.get(who, 0), shields.get(who, 0), who in gone) for who in told[:MOST_TOLD]]
    return text("dr-summary", parts=parts, more=max(0, len(told) - MOST_TOLD))


def _part(who: object, n: int, shields: int, is_gone: bool) -> Text:
    changed = "more" if n > 0 else "less" if n else "same"
    came_to = ("down" if isinstance(who, str) else "defeated") if is_gone else changed
    return text("dr-summary-part", who=who, to=came_to, n=abs(n), shields=0 if is_gone else shields)


def _difference(line: Text) -> int | None:
    """Hit points that a line tells of; None: it tells of something else."""
    if line.key in ("dr-damage", "dr-lost-hp"):
        return int(line.params["after"]) - int(line.params["before"])
    return int(line.params["n"]) if line.key == "dr-healed" else None


def _character(who: object) -> str | None:
    """As a view knows it: `brawler`, `Head Librarian`, `Bitey Book 2`; None for one who was gone."""
    if isinstance(who, str):
        return who.removeprefix("@")
    if not isinstance(who, Text) or "name" not in who.params:
        return None
    return f"{who.params['name']} {who.params['n']}" if "n" in who.params else str(who.params["name"])


def with_markers(lines: Sequence[Text]) -> Iterator[Text]:
    """The lines; a blow knows of the markers that it turned over, which were news of their own before it."""
    turned: dict[str, Text] = {}
    for line in lines:
        if line.key == "dr-revealed":
            turned[str(line.params["who"])] = line
        elif line.key == "dr-damage" and (shown := turned.pop(str(line.params["who"]), None)) is not None:
            n = sum(int(shown.params[kind]) for kind in ("plus", "push", "blank", "cumulation"))
            yield Text(line.key, {**line.params, "turned": n, "blank": shown.params["blank"]})
            continue
        yield line
