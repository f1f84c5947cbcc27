"""What happened in a battle since a reader's last answer, told card by card in the order in which it happened: who used
which card, whom they went for, what that came to for each. Pure; knows only sentences."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.rules.decision import Text, text
from cogs.doomrock.view.act_parts import Came, chained, part, together
from cogs.doomrock.view.happened import hit_points, with_markers

MOST_ACTS = 7
"""So many lines are told; of more the first of them are summed up."""
THROW = "dr-rolled"
ENDS = frozenset({THROW, "dr-round", "dr-there"})
"""With what something begins that comes of no card of before."""
TOLD = frozenset(
    {
        "dr-stunned",
        "dr-enrage",
        "dr-enrage-level",
        "dr-impatience",
        "dr-redirected",
        "dr-explosion",
        "dr-unreached",
    }
)
"""What is told as it is, as a line of its own."""
FIGHT = frozenset({"dr-ai", "dr-activates", "dr-attacks", THROW, *TOLD})
"""Only in a battle; an item is used on the road, too."""
OUTSIDE = frozenset({"dr-won", "dr-setting", "dr-travelled", "dr-score"})
"""Where one of these is among them, it was more than a battle."""
IN_SHORT = frozenset({"dr-spawned", "dr-lost-party", "dr-lost-party-left", "dr-gained-party", "dr-cumulation"})
SIGNS = {"dr-gained": 1, "dr-exposed": 1, "dr-lost": -1, "dr-unexposed": -1, "dr-stolen": -1}
AT_THE_END = frozenset({"dr-act-came", "dr-unreached", "dr-enrage"})
"""With what a round ends."""
REMARK = "dr-voice-"


@dataclass(slots=True)
class _Act:
    """One enemy card and those who follow it, or one that a hero uses; without actors, what comes of a card by itself.
    said: a line as it is, in place of all else; rules: what an enemy card says, told if nothing comes of it; further:
    the other cards that this hero uses at a stretch."""

    actors: list[Any] = field(default_factory=list)
    cards: list[Any] = field(default_factory=list)
    goals: list[Any] = field(default_factory=list)
    came: list[Came] = field(default_factory=list)
    besides: list[Text] = field(default_factory=list)
    said: Text | None = None
    remark: Text | None = None
    boosts: int = 0
    rules: str = ""
    further: list["_Act"] = field(default_factory=list)

    @property
    def is_hero(self) -> bool:
        return bool(self.actors) and isinstance(self.actors[0], str)

    def of(self, who: Any) -> Came:
        for one in self.came:
            if one.who == who:
                return one
        self.came.append(Came(who))
        return self.came[-1]


def account(lines: Sequence[Text]) -> list[Text]:
    """A sentence for each act; none where nobody has used a card, or where the battle is over."""
    if not any(line.key in FIGHT for line in lines):
        return []
    acts = _told_acts(lines)
    if not any(act.actors or act.besides or _is_throw(act) for act in acts) or any(
        line.key in OUTSIDE for line in lines
    ):
        return []
    remarked = [act for act in acts if act.remark is not None]
    for act in remarked[:-1]:  # one is company, several are a crowd
        act.remark = None
    told = _in_lines(acts[-MOST_ACTS:])
    before = hit_points(lines) if len(acts) > MOST_ACTS else None
    return told if before is None else [before, *told]


def _told_acts(lines: Sequence[Text]) -> list[_Act]:
    acts = _acts(lines, explains=sum(line.key == THROW for line in lines) == 1)
    return [act for act in acts if act.said is not None or act.actors or act.came or act.besides]


def _in_lines(acts: Sequence[_Act]) -> list[Text]:
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


def _acts(lines: Sequence[Text], *, explains: bool) -> list[_Act]:
    """explains: whether a throw says which dice brought what; several together have no room for it on a phone."""
    acts: list[_Act] = []
    now: _Act | None = None
    latest = next((line for line in reversed(lines) if not line.key.startswith(REMARK)), None)
    for line in with_markers(lines):
        if line.key == "dr-ai" and line is latest:  # nothing has come of it yet: something is asked first
            now = None
            _tell(acts, line)
        elif line.key == "dr-ai":
            now = _join(acts, now, line.params["who"], line.params["card"], is_enemy=True)
            now.rules = now.rules or str(line.params.get("text", ""))
        elif line.key == "dr-activates":
            now = _join(acts, now, line.params["who"], line.params["card"], is_enemy=False)
            now.boosts += line.params["boosts"]
        elif line.key == "dr-because" and (now is None or not now.actors):
            acts.append(now := _Act(cards=[line.params["card"]]))
        elif line.key == "dr-used":
            now = _join(acts, now, line.params["hero"], line.params["item"], is_enemy=False)
        elif line.key == "dr-attacks" and now is None:  # the card was used before the news begin
            now = _join(acts, now, line.params["who"], line.params["card"], is_enemy=False)
            _note(now, line)
        elif line.key in TOLD:
            now = None
            _tell(acts, line)
        elif line.key == "dr-spawned" and now is not None and now.is_hero:  # no hero's card brings enemies
            _tell(acts, Text("dr-act-came", line.params))
        elif line.key.startswith(REMARK):
            if now is not None:  # it stands below the whole line
                (acts[-1] if _is_latest(acts, now) else now).remark = line
        elif line.key in ENDS:
            now = None
            if line.key == THROW:
                _throw(acts, line, explains)
        elif now is not None and not _is_gone(line.params.get("who")):
            _note(_of_whom(acts, now, line), line)
    return acts


def _tell(acts: list[_Act], line: Text) -> None:
    """A line of its own; what has grown twice has grown once, and more."""
    last = acts[-1].said if acts else None
    if last is not None and line.key == last.key == "dr-enrage":
        line = Text(line.key, {**line.params, "before": last.params["before"]})
        acts.pop()
    acts.append(_Act(said=line))


def _throw(acts: list[_Act], line: Text, explains: bool) -> None:
    """What somebody has thrown."""
    params = {name: line.params[name] for name in ("who", "dice", "shields", "heroism")}
    acts.append(_Act(said=text("dr-act-rolled-one", **params, why="yes" if explains else "no")))


def _is_throw(act: _Act) -> bool:
    return act.said is not None and act.said.key == "dr-act-rolled-one"


def _is_quiet(act: _Act) -> bool:
    """Whether it shares a line with what is told before and after: a throw, what comes of cards by themselves, and what
    ends a round."""
    if act.said is None:
        return not act.actors
    return _is_throw(act) or act.said.key in AT_THE_END


def _is_gone(who: Any) -> bool:
    return isinstance(who, Text) and who.key == "dr-gone"


def _of_whom(acts: Sequence[_Act], now: _Act, line: Text) -> _Act:
    """The act that a line belongs to: a blow to the one of whoever strikes, also when somebody reacted meanwhile."""
    by = line.params.get("by")
    if not by or by in now.actors:
        return now
    return next((act for act in reversed(acts) if by in act.actors), now)


def _join(acts: list[_Act], now: _Act | None, who: Any, card: Any, *, is_enemy: bool) -> _Act:
    """The act that this card begins, or goes on with: the next enemy follows it too; a hero uses it once more, or
    another one."""
    if now is not None and _is_latest(acts, now):
        if card in now.cards and (is_enemy or who in now.actors):
            now.actors += [] if who in now.actors else [who]
            return now
        if not is_enemy and who in now.actors:
            acts[-1].further.append(now := _Act([who], [card]))
            return now
    acts.append(now := _Act([who], [card]))
    return now


def _is_latest(acts: Sequence[_Act], now: _Act) -> bool:
    """Whether nothing else was told since."""
    return now is acts[-1] or any(one is now for one in acts[-1].further)


def _note(act: _Act, line: Text) -> None:
    """Take a line into the act that it came of."""
    key, said = line.key, line.params
    if key in ("dr-moved", "dr-attacks"):
        goal = said["to" if key == "dr-moved" else "target"]
        if said["who"] in act.actors and goal not in act.goals:
            act.goals.append(goal)
    elif key in ("dr-damage", "dr-lost-hp"):
        one = act.of(said["who"])
        one.is_struck, one.left = True, said["after"]
        one.hp += said["after"] - said["before"]
        one.markers += int(said.get("expose", 0))
        one.turned += int(said.get("turned", 0))
        one.blank += int(said.get("blank", 0))
        if said.get("shield"):
            one.add("shield", -int(said["shield"]))
    elif key == "dr-healed":
        one = act.of(said["who"])
        one.hp, one.left = one.hp + said["n"], said["hp"]
    elif key in ("dr-fallen", "dr-defeated"):
        act.of(said["who"]).is_gone = True
    elif key in SIGNS:
        what = {"dr-stolen": "dice", "dr-exposed": "expose", "dr-unexposed": "expose"}.get(key) or str(said["what"])
        act.of(said["who"]).add(what, SIGNS[key] * said["n"])
    elif key == "dr-found":
        act.of(said["who"]).changes["found"] = 1
    elif key in ("dr-pushed", "dr-pulled"):
        act.of(said["who"]).changes[key.removeprefix("dr-")] = 1
    elif key in ("dr-bogged", "dr-surrounded"):
        act.of(said["who"]).changes["stuck"] = 1
    elif key == "dr-status" and said["status"] == "weakened":  # what several cards do to one adds up (DR-11.8)
        act.of(said["who"]).add("weakened", said["n"])
    elif key == "dr-status":
        act.of(said["who"]).changes[str(said["status"])] = said["n"]
    elif key == "dr-walked":
        act.besides.append(Text("dr-act-walked", said))
    elif key in IN_SHORT:
        act.besides.append(Text(f"{key}-short", said))


def _told(act: _Act) -> Text:
    if act.said is not None:
        return act.said
    if not act.actors:
        return text("dr-act-because", cards=act.cards, came=_came(act)["came"])
    told = text("dr-act", side="hero" if act.is_hero else "enemy", who=together(act.actors), **_came(act))
    for one in act.further:
        told = text("dr-act-further", before=told, **_came(one))
    return told if act.remark is None else text("dr-act-remark", told=told, remark=act.remark)


def _came(act: _Act) -> dict[str, Any]:
    """A card with what came of it, for its line."""
    felled = [one.who for one in act.came if one.is_gone and not isinstance(one.who, str)]
    left = [one for one in act.came if one.who not in felled] if len(felled) > 1 else act.came
    parts = [part(one, alone=len(act.came) == 1 and [one.who] in (act.goals, act.actors)) for one in left]
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
