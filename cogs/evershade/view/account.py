"""What happened since a reader's last answer, deed by deed, for right above the next question: who fell, how a vote
ended, what was rolled and what came of it, who was hurt, what somebody has now. Pure; knows only sentences."""

from collections.abc import Sequence
from typing import Any, Final

from bot.rules.decision import Text, text
from bot.rules.retelling import deeds
from cogs.evershade.view.telling import joined

MOST_TOLD: Final = 3
"""So many sentences are told, of the last deeds; of one that has more the first and what it led to. With fewer there is
room for a remark."""
DEEDS: Final = frozenset(
    f"evershade-{kind}"
    for kind in (
        *("voted", "party-goes", "party-does", "nobody-goes", "some-go", "roll", "camp-does", "advances", "lays"),
        *("round", "uses", "uses-item", "attacked", "reacts", "sheet-action", "crosses", "won", "lost"),
    )
)
"""With what something begins of which the rest comes."""
FALLS: Final = frozenset({"evershade-down", "evershade-died", "evershade-eliminated"})
"""What nobody may overlook: it stands first, of whatever deed it came."""
RESULTS: Final = FALLS | frozenset(
    f"evershade-{kind}"
    for kind in (
        *("hit", "loses-hp", "defeated", "collapses", "ally-falls", "up", "terror", "terror-table", "ward-lost"),
        *("won", "lost", "lost-standing", "spawned", "wave-comes"),
    )
)
"""Of a deed that has more than there is room for these are told, rather than fate and the like."""
TOLD: Final = (
    DEEDS
    | RESULTS
    | frozenset(
        f"evershade-{kind}"
        for kind in (
            *("successes", "rerolled", "rerolled-free", "boon-used", "gains-boon", "boon-gone", "fate", "exp", "time"),
            *("gains-item", "loses-item", "wears", "takes-off", "to-pouch", "gains-card", "upgraded", "raised"),
            *("brill", "brill-paid", "shared", "camp-card", "camp-gone", "token", "has-secret", "reads-privately"),
            *("heals", "gets-up", "ally-heals", "ally-terror", "gives", "gains-camp-card", "declines", "achieved"),
            *("pushed", "pulled", "drifts", "placed", "swapped", "crosses-not", "washed", "trigger", "retargets"),
            *("skips", "skipped", "untargetable", "put-back", "marked", "token-laid", "supported", "divinum"),
            *("summoned", "summon-falls", "ally-leaves", "ward-kept", "lead", "strip-sinks", "border", "space"),
            *("acted-already", "partner-supports", "companion-joins", "companion-parts", "gains-skill"),
        )
    )
)


def account(lines: Sequence[Text]) -> Sequence[Text]:
    """Falls; whom of the others it was the end of, in deeds that are not told; the last deeds, each with what came of
    it in one line; then the last remark, if it is upon the last of them."""
    found = deeds(lines, lambda line: line.key in DEEDS, lambda line: line.key in TOLD)
    remark = found[-1].remark if found else None
    falls = _falls([line for deed in found for line in deed.lines])
    kept = [left for deed in found if (left := [line for line in deed.lines if line.key not in FALLS])]
    told: list[list[Text]] = []
    untold = list(kept)
    for deed in reversed(kept):
        if told and len(deed) + sum(map(len, told)) > MOST_TOLD:
            break
        told.insert(0, _shortened(deed))
        untold.pop()
    gone = [line.params["who"] for deed in untold for line in deed if line.key == "evershade-defeated"]
    before = [text("evershade-defeated-before", who=gone, many=len(gone))] if gone else []
    has_room = remark is not None and 0 < sum(map(len, told)) + len(falls) < MOST_TOLD
    return [*falls, *before, *map(joined, told), *([remark] if remark is not None and has_room else ())]


def _shortened(deed: Sequence[Text]) -> list[Text]:
    """What it began with, and of the rest what matters most, in order."""
    rest = list(enumerate(deed))[1:]
    rest.sort(key=lambda one: (one[1].key in RESULTS, one[0]))
    return [*deed[:1], *(line for _, line in sorted(rest[1 - MOST_TOLD :], key=lambda one: one[0]))]


def _falls(lines: Sequence[Text]) -> list[Text]:
    """In bold, each with the roll that did not help and the HP that it cost. Whoever dies of it is told once."""
    dead = [line.params["who"] for line in lines if line.key == "evershade-died"]
    found = []
    for n, line in enumerate(lines):
        who = line.params.get("who")
        if line.key == "evershade-down" and who not in dead:
            found.append(text("evershade-fell", who=who, by=line.params["by"], **_fatal(lines[:n], who)))
        elif line.key in FALLS - {"evershade-down"}:
            found.append(text("evershade-fell-for-good", who=who, dies=int(who in dead)))
    return found


def _fatal(before: Sequence[Text], who: Any) -> dict[str, Any]:
    """Of somebody who goes down: dice, difficulty and successes of their last roll since they were attacked, and the HP
    of the last loss."""
    found: dict[str, Any] = {"dice": "none", "difficulty": 0, "n": 0, "lost": 0}
    for line in before:
        if line.key == "evershade-attacked":
            found = {"dice": "none", "difficulty": 0, "n": 0, "lost": 0}
        elif line.params.get("who") == who:
            known = {one: line.params[one] for one in ("dice", "difficulty") if one in line.params}
            match line.key:
                case "evershade-roll" | "evershade-rerolled" | "evershade-rerolled-free":
                    found |= known
                case "evershade-successes":
                    found["n"] = line.params["n"]
                case "evershade-hit" | "evershade-loses-hp":
                    found["lost"] = line.params["n"]
    return found
