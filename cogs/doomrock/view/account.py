"""What happened in a battle since a reader's last answer, told card by card in the order in which it happened: who used
which card, whom they went for, what that came to for each. Pure; knows only sentences."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from bot.rules.decision import Text, text
from cogs.doomrock.view.act_parts import chained, part, together
from cogs.doomrock.view.acts import BEGINS, THROW, TOLD, Act, acts_of
from cogs.doomrock.view.happened import hit_points

MOST_ACTS = 7
"""So many lines are told, besides those that say which round it was; of more the first of them are summed up."""
FIGHT = frozenset({"dr-ai", "dr-activates", "dr-attacks", THROW, *TOLD})
"""Only in a battle; an item is used on the road, too."""
OUTSIDE = frozenset({"dr-won", "dr-setting", "dr-travelled", "dr-score"})
"""Where one of these is among them, it was more than a battle."""
UNHURT = "dr-voice-nothing-through"
AT_THE_END = frozenset({"dr-act-came", "dr-unreached", "dr-enrage"})
"""With what a round ends."""


def account(lines: Sequence[Text]) -> list[Text]:
    """A sentence for each act, under the round in which it was where there were several; none where nobody has used a
    card, or where the battle is over."""
    if not any(line.key in FIGHT for line in lines):
        return []
    parts = _told_rounds(lines)
    acts = [act for one in parts for act in one.acts]
    if not any(act.actors or act.besides or _is_throw(act) for act in acts) or any(
        line.key in OUTSIDE for line in lines
    ):
        return []
    remarked = [act for act in acts if act.remark is not None]
    for act in remarked[:-1]:  # one is company, several are a crowd
        act.remark = None
    *before, now = parts
    told = _latest(now)
    if not before:
        return told
    room, told = MOST_ACTS - len(told), [_heading(now), *told]
    while before and len(earlier := _in_lines(before[-1].acts)) <= room:
        room, told = room - len(earlier), [_heading(before.pop()), *earlier, *told]
    came_to = hit_points([line for one in before for line in one.lines]) if before else None
    if came_to is None:
        return told
    rounds = {"many": len(before), "first": before[0].number, "last": before[-1].number}
    return [text("dr-rounds-short", **rounds, **came_to.params), *told]


def _heading(one: "_Round") -> Text:
    return text("dr-round-head", round=one.number)


def _latest(now: "_Round") -> list[Text]:
    """The round that goes on; of more than have room the first acts are summed up."""
    told = _in_lines(now.acts[-MOST_ACTS:])
    came_to = hit_points(now.lines) if len(now.acts) > MOST_ACTS else None
    return told if came_to is None else [came_to, *told]


@dataclass(slots=True)
class _Round:
    number: int
    lines: Sequence[Text]
    acts: list[Act]


def _told_rounds(lines: Sequence[Text]) -> list[_Round]:
    """What is told of each round, the latest last; of what is no round, as one."""
    # what a battle begins with is told with its first round
    begins = [n for n, line in enumerate(lines) if line.key == BEGINS and line.params["round"] > 1]
    explains = sum(line.key == THROW for line in lines) == 1
    first = int(lines[begins[0]].params["round"]) - 1 if begins else 1
    found: list[_Round] = []
    for number, (start, end) in enumerate(pairwise([0, *begins, len(lines)]), first):
        acts = [act for act in acts_of(lines[start:end], explains=explains) if _is_told(act)]
        if acts or (not found and end == len(lines)):
            found.append(_Round(number, lines[start:end], acts))
    return found or [_Round(first, lines, [])]


def _is_told(act: Act) -> bool:
    return act.said is not None or bool(act.actors or act.came or act.besides)


def _in_lines(acts: Sequence[Act]) -> list[Text]:
    """A line for each act; throws, and what comes of cards by themselves, share one."""
    told: list[Text] = []
    was_quiet = False
    for act in acts:
        line, is_quiet = _told(act), _is_quiet(act)
        if is_quiet and was_quiet:
            told[-1] = text("dr-act-rolled", before=told[-1], one=line)
        else:
            told.append(line)
        was_quiet = is_quiet
    return told


def fought(lines: Sequence[Text]) -> Sequence[Text]:
    """What belongs to the battle that began among them, once somebody has thrown dice in it; empty: none has."""
    begins = [n for n, line in enumerate(lines) if line.key == "dr-battle"]
    found = lines[begins[-1] :] if begins else []
    return found if any(line.key == THROW for line in found) else []


def last_blow(lines: Sequence[Text]) -> Text | None:
    """The act that won the last battle among them, with whom it was the end of; None: nobody fell by a card."""
    ends = [n for n, line in enumerate(lines) if line.key == "dr-won"]
    fight = lines[: ends[-1]] if ends else []
    last = next((line.params["who"] for line in reversed(fight) if line.key == "dr-defeated"), None)
    felled = [act for act in acts_of(fight, explains=False) if any(_fells(one, last) for one in (act, *act.further))]
    return _told(felled[-1]) if felled and felled[-1].actors else None


def _fells(act: Act, who: object) -> bool:
    return any(one.is_gone and one.who == who for one in act.came)


def _is_throw(act: Act) -> bool:
    return act.said is not None and act.said.key in ("dr-act-rolled-one", "dr-act-rerolled")


def _is_quiet(act: Act) -> bool:
    """Whether it shares a line with what is told before and after: a throw, what comes of cards by themselves, and what
    ends a round."""
    if act.said is None:
        return not act.actors
    return _is_throw(act) or act.said.key in AT_THE_END


def _told(act: Act) -> Text:
    if act.said is not None:
        return act.said
    if not act.actors:
        return text("dr-act-because", cards=act.cards, came=_came(act)["came"])
    told = text("dr-act", side="hero" if act.is_hero else "enemy", who=together(act.actors), **_came(act))
    for one in act.further:
        told = text("dr-act-further", before=told, **_came(one))
    return told if act.remark is None or _is_untrue(act) else text("dr-act-remark", told=told, remark=act.remark)


def _is_untrue(act: Act) -> bool:
    """Whether its remark was true of one blow and is not of the whole line: one was unhurt, another one was not."""
    assert act.remark is not None
    return act.remark.key.startswith(UNHURT) and any(one.hp < 0 for one in act.came)


def _came(act: Act) -> dict[str, Any]:
    """A card with what came of it, for its line."""
    felled = [one.who for one in act.came if one.is_gone and not isinstance(one.who, str)]
    left = [one for one in act.came if one.who not in felled] if len(felled) > 1 else act.came
    # of several who follow one card it matters who went for whom
    names = len(act.actors) > 1 and len({str(one.by) for one in act.came if one.by}) > 1
    parts = [part(one, alone=len(act.came) == 1 and [one.who] in (act.goals, act.actors), names=names) for one in left]
    if len(felled) > 1:
        parts.insert(0, text("dr-act-felled", who=together(felled)))
    came = chained("dr-act-also", [*parts, *act.besides])
    is_stuck = bool(act.rules) and not act.besides and all(list(one.changes) == ["stuck"] for one in left)
    return {
        "cards": act.cards,
        "boosts": act.boosts,
        "at": act.goals,
        "arrow": "yes" if len(act.goals) == 1 or (act.goals and came is None) else "no",
        "came": came or "",
        "n": len(parts) + len(act.besides),
        "rules": act.rules or "none",
        "stuck": "yes" if is_stuck else "no",
    }
