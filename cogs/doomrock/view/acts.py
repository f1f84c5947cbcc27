"""A battle's lines as acts: one enemy card and those who follow it, or what a hero uses at a stretch, each with what
came of it. Pure; knows only sentences."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.rules.decision import Text, text
from cogs.doomrock.view.act_parts import Came
from cogs.doomrock.view.happened import with_markers

THROW, AGAIN, BEGINS = "dr-rolled", "dr-threw-again", "dr-round"
ENDS = frozenset({THROW, BEGINS, "dr-there"})
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
IN_SHORT = frozenset({"dr-spawned", "dr-lost-party", "dr-lost-party-left", "dr-gained-party", "dr-cumulation"})
SIGNS = {"dr-gained": 1, "dr-exposed": 1, "dr-lost": -1, "dr-unexposed": -1, "dr-stolen": -1}
REMARK = "dr-voice-"


@dataclass(slots=True)
class Act:
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
    further: list["Act"] = field(default_factory=list)

    @property
    def is_hero(self) -> bool:
        return bool(self.actors) and isinstance(self.actors[0], str)

    def of(self, who: Any) -> Came:
        for one in self.came:
            if one.who == who:
                return one
        self.came.append(Came(who))
        return self.came[-1]


def acts_of(lines: Sequence[Text], *, explains: bool) -> list[Act]:
    """explains: whether a throw says which dice brought what; several together have no room for it on a phone."""
    acts: list[Act] = []
    now: Act | None = None
    again: Text | None = None
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
            acts.append(now := Act(cards=[line.params["card"]]))
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
                _throw(acts, line, again if explains else None, explains)
                again = None
        elif line.key == AGAIN:
            again = line
        elif now is not None and not _is_gone(line.params.get("who")):
            _note(_of_whom(acts, now, line), line)
    return acts


def _tell(acts: list[Act], line: Text) -> None:
    """A line of its own; what has grown twice has grown once, and more."""
    last = acts[-1].said if acts else None
    if last is not None and line.key == last.key == "dr-enrage":
        line = Text(line.key, {**line.params, "before": last.params["before"]})
        acts.pop()
    acts.append(Act(said=line))


def _throw(acts: list[Act], line: Text, again: Text | None, explains: bool) -> None:
    """What somebody has thrown. again: what was thrown once more before that."""
    params = {name: line.params[name] for name in ("who", "dice", "shields", "heroism")}
    said = text("dr-act-rolled-one", **params, why="yes" if explains else "no")
    if again is not None and again.params["who"] == params["who"]:
        said = text("dr-act-rerolled", told=said, rerolls=again.params["rerolls"])
    acts.append(Act(said=said))


def _is_gone(who: Any) -> bool:
    return isinstance(who, Text) and who.key == "dr-gone"


def _of_whom(acts: Sequence[Act], now: Act, line: Text) -> Act:
    """The act that a line belongs to: a blow to the one of whoever strikes, also when somebody reacted meanwhile."""
    by = line.params.get("by")
    if not by or by in now.actors:
        return now
    return next((act for act in reversed(acts) if by in act.actors), now)


def _join(acts: list[Act], now: Act | None, who: Any, card: Any, *, is_enemy: bool) -> Act:
    """The act that this card begins, or goes on with: the next enemy follows it too; a hero uses it once more, or
    another one."""
    if now is not None and _is_latest(acts, now):
        if card in now.cards and (is_enemy or who in now.actors):
            now.actors += [] if who in now.actors else [who]
            return now
        if not is_enemy and who in now.actors:
            acts[-1].further.append(now := Act([who], [card]))
            return now
    acts.append(now := Act([who], [card]))
    return now


def _is_latest(acts: Sequence[Act], now: Act) -> bool:
    """Whether nothing else was told since."""
    return now is acts[-1] or any(one is now for one in acts[-1].further)


def _added(why: Any) -> Iterator[tuple[str, int]]:
    """What cards and enrage added to a blow, of the sum by which it was told (`damage.sum_of`)."""
    while isinstance(why, Text):
        said = why.params
        if said["sign"] == "plus" and said["what"] in ("card", "enrage"):
            yield str(said["card"]) or "enrage", int(said["n"])
        why = said["before"]


def _note(act: Act, line: Text) -> None:
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
        one.blows.append((int(said.get("n", -1)), int(said.get("expose", 0))))
        one.armor += int(said.get("armor", 0))
        for what, n in _added(said.get("why")):
            one.added[what] = one.added.get(what, 0) + n
        if said.get("by") and said["by"] not in one.by:
            one.by.append(said["by"])
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
