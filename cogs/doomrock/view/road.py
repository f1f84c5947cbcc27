"""What the last actions on the road came to, a line for each; in one line the last of them, for whoever reads no more
than that. Pure; knows only sentences."""

from collections.abc import Sequence

from bot.rules.decision import Text, text
from cogs.doomrock.view.account import last_blow
from cogs.doomrock.view.act_parts import chained
from cogs.doomrock.view.happened import BATTLE, WON, won
from cogs.doomrock.view.road_parts import CHOICES, EVENT, EXPLORED, MADE, PERIL, in_road_words
from cogs.doomrock.view.road_steps import ACTIONS, FOUND, LEFT_BEHIND, LOOT, ROLLS, STARTS, hurt_once, in_steps

CAUSES = (*STARTS, "dr-because")
"""What leads to something else."""
EACH = ("dr-gained", "dr-lost", "dr-healed", "dr-exposed", "dr-unexposed")
"""What several heroes may get or lose of one cause, which is told once for all."""
OUTCOMES = (
    *EACH,
    *ROLLS,
    *MADE,
    FOUND,
    "dr-drops-out",
    LEFT_BEHIND,
    "dr-permanent",
    "dr-kept",
    "dr-gave-item",
    "dr-levelled",
    "dr-gained-party",
    "dr-lost-party",
    "dr-lost-party-left",
    "dr-damage",
    "dr-lost-hp",
    "dr-fallen",
    WON,
)
SPARE = ("dr-road-paid", "dr-because")
"""What is left out where there is no room, the first first: neither what came of an action nor what that hangs on."""
MOST_PARTS, ALL_PARTS = 6, 12
"""So many parts have room in the short account of an action, and in the whole one."""
MOST_ACTIONS = 3
LONGEST_STORY, MOST_BESIDE_JOKE = 110, 3
"""Characters: three lines of a phone; and beside more outcomes than so many no joke has room there."""
REMARK = "dr-voice-"


def party(lines: Sequence[Text]) -> Text | None:
    """Who plays which hero, of a party that has just been told."""
    heroes = [Text("dr-hero-short", line.params) for line in lines if line.key == "dr-hero"]
    return text("dr-party", heroes=heroes) if heroes else None


def _victory(lines: Sequence[Text]) -> list[Text]:
    """That a battle was won, in the words of whoever saw it, what that brought, and what part begins. lines: from the
    victory to the first action after it."""
    if not lines or lines[0].key != WON:
        return []
    head, remark = lines[0], _remark(lines)
    told = [head if remark is None else text("dr-act-remark", told=head, remark=remark)]
    came = _told(None, lines[1:])
    return [*told, *([] if came is None else [came]), *(line for line in lines if line.key == "dr-setting")]


def _remark(lines: Sequence[Text]) -> Text | None:
    """What whoever saw a victory says of it. lines: from the victory on."""
    return next((line for line in lines[1:2] if line.key.startswith(REMARK)), None)


def begun(lines: Sequence[Text]) -> Text | None:
    """Who plays which hero, and what has happened since then in one line; None: there is no such news."""
    parts = (text("dr-road-part", setting=line.params["setting"]) for line in lines if line.key == "dr-setting")
    told, last = party(lines), road(lines) or next(parts, None)
    return told if told is None or last is None else text("dr-road-and", before=told, what=last)


def road(lines: Sequence[Text]) -> Text | None:
    """The last action and what came of it, or that a battle was won and what part begins; None: there was neither, or a
    battle has begun since."""
    begins = _begins(lines)
    if not begins and (since := won(lines)):
        head, remark = _short(since[0]), _remark(since)
        told = head if remark is None else text("dr-road-won", won=head, remark=remark)
        part = next((line for line in since if line.key == "dr-setting"), None)
        more = [_told(None, since[1:], is_short=True), None if part is None else _short(part)]
        return chained("dr-road-and", [told, *(one for one in more if one is not None)])
    if not begins or _is_over(lines):
        return None
    return _told(lines[begins[-1]], lines[begins[-1] + 1 :], is_short=True)


def roads(lines: Sequence[Text]) -> list[Text]:
    """The last actions, a line for each, first what was still to come of one that began before; of the last two
    where a battle begins, and why, and what ends it; the blow that won one. None where nothing came of any of it."""
    blow = last_blow(lines)
    lines = won(lines) or lines
    begins, who = _begins(lines), party(lines)
    first = begins[0] if begins else len(lines)
    ends = [*begins[1:], len(lines)] if begins else []
    victory = _victory(lines[:first])
    if victory and blow is not None and not begins:
        victory = [blow, *victory]
    still = None if victory else _told(None, lines[:first], is_last=not begins, is_over=bool(begins))
    came: list[Text | None] = [*victory] if victory else [still]
    for begin, end in zip(begins, ends, strict=True):
        is_last = begin == begins[-1]
        over = not is_last or _is_over(lines)
        came.append(_told(lines[begin], lines[begin + 1 : end], is_last=is_last, is_over=over))
    if not any(came) and not _is_over(lines):
        return [] if who is None else [who, *(line for line in lines if line.key == "dr-setting")]
    shorts: list[Text | None] = [None] * (len(victory) or 1)
    shorts += [_short(lines[begin]) for begin in begins]
    told = [one or short for one, short in zip(came, shorts, strict=True)]
    found = [one for one in (who, *told) if one is not None]
    if not _is_over(lines):
        return found[-MOST_ACTIONS:]
    return [*found[-2:], *(_battle(line, lines) for line in lines if line.key == BATTLE)]


def _begins(lines: Sequence[Text]) -> list[int]:
    return [n for n, line in enumerate(lines) if line.key in ACTIONS]


def _is_over(lines: Sequence[Text]) -> bool:
    return any(line.key == BATTLE for line in lines)


def _battle(line: Text, lines: Sequence[Text]) -> Text:
    """That a battle begins, why, and how it ends."""
    is_late = any(one.params.get("time", one.params.get("left")) == 0 for one in lines if one.key in _CLOCKED)
    ends = line.params.get("ends", "bosses")  # a line that was told before it said so
    why = "late" if is_late else "wish"
    told = text("dr-road-battle", encounter=line.params["encounter"], why=why, ends=ends)
    story = line.params.get("flavor")
    return text("dr-road-story", before=told, story=story) if story else told


_CLOCKED = frozenset({*ACTIONS, "dr-paid"})
"""What says how much time is left."""


def _told(
    action: Text | None,
    after: Sequence[Text],
    *,
    is_last: bool = False,
    is_over: bool = False,
    is_short: bool = False,
) -> Text | None:
    """An action and what came of it, step by step; None: nothing. action: None where it was told before; is_last:
    whether an event and what was chosen at it are told with their stories; is_over: whether another action has begun
    since; is_short: whether of all stories only the joke at the end is told, and where there is room."""
    came = _together([line for line in in_road_words(after, is_over=is_over) if line.key in (*CAUSES, *OUTCOMES)])
    is_any = any(line.key in OUTCOMES for line in came) if action is None else bool(came)
    if not is_any:
        return None
    if came and came[-1].key == EXPLORED:  # and nothing came of that
        came = came[:-1]
    came = _fewer(came, MOST_PARTS if is_short else ALL_PARTS)
    told = [] if action is None else [(action, _short(action))]
    joke = _joke(came) if is_short else None
    for line in came:
        # an event that nobody has answered yet is read where it is asked
        is_story = is_last and (line.key == EVENT or (line.key in CHOICES and bool(line.params["story"])))
        is_whole = is_story or (line.key == EVENT and line is came[-1])
        words = line if is_whole or line.key in MADE else _short(line)
        told.append((line, text("dr-road-joke", before=words, story=line.params["story"]) if line is joke else words))
    return in_steps(told)


def _joke(came: Sequence[Text]) -> Text | None:
    """The last peril or choice, which ends in the joke of an action; None: there is none, or no room for it."""
    met = [line for line in came if line.key in (PERIL, EVENT, *CHOICES)]
    if not met or met[-1].key == EVENT or sum(line.key in OUTCOMES for line in came) > MOST_BESIDE_JOKE:
        return None
    return met[-1] if 0 < len(str(met[-1].params["story"])) <= LONGEST_STORY else None


def _together(lines: Sequence[Text]) -> list[Text]:
    """What several got of the same cause is one part, and so is what one got twice."""
    found: list[Text] = []
    some: dict[tuple[str, str], dict[str, int]] = {}
    for line in lines:
        who = line.params.get("who")
        if line.key in EACH and isinstance(who, str):  # a hero
            kind = some.setdefault((line.key, str(line.params.get("what", ""))), {})
            kind[who] = kind.get(who, 0) + int(line.params["n"])
            continue
        found += _shared(some)
        some = {}
        last = found[-1] if found else None
        if line.key in EACH and last is not None and _same(last) == _same(line):  # an enemy, of several causes
            found[-1] = Text(line.key, {**line.params, "n": line.params["n"] + last.params["n"]})
            continue
        is_party = bool(found) and line.key == found[-1].key == "dr-gained-party"
        is_loot = len(found) > 1 and found[-2].key == LOOT  # what comes next is not of its die
        if is_party and not is_loot and line.params["what"] == found[-1].params["what"]:
            line = Text(line.key, {**line.params, "n": line.params["n"] + found[-1].params["n"]})
            found.pop()
        found.append(line)
    return [*found, *_shared(some)]


def _fewer(lines: Sequence[Text], most: int) -> list[Text]:
    """Fewer than so many parts, where that goes without a loss: without the lesser causes, with each hero's hit points
    of one cause told once, then without whoever was unhurt."""
    found = [*lines]
    for cause in SPARE:
        if len(found) >= most:
            found = _together([line for line in found if line.key != cause])  # what only a cause stood between
    if len(found) >= most:
        found = [one for one in hurt_once(found) if one.key != "dr-damage" or one.params["total"]]
    return found


def _same(line: Text) -> tuple[str, object, object]:
    """Who got what."""
    return line.key, line.params.get("who"), line.params.get("what")


def _shared(some: dict[tuple[str, str], dict[str, int]]) -> list[Text]:
    """Who got the same of something stands in one sentence."""
    found = []
    for (key, what), each in some.items():
        for n in dict.fromkeys(each.values()):
            found.append(text(key, who=[one for one in each if each[one] == n], what=what, n=n))
    return found


def _short(line: Text) -> Text:
    return Text(f"{line.key}-short", line.params)
