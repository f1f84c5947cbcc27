"""How a seat's expeditions stand against those of the other while it is its turn; and what the last Dusk made of them,
for whoever has not read of it yet. Pure; knows only views."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.rules.decision import Text, text
from cogs.altered.content.filters import STATS
from cogs.altered.content.notation import duel
from cogs.altered.rules.reading.goal import apart
from cogs.altered.rules.reading.options import signs
from cogs.altered.view.stake import stake
from cogs.altered.view.telling import comes_first, counted, fate

View = Mapping[str, Any]

FACE = ("card", "type", "faction", "subtypes")
"""What of somebody who travels the strip shows."""


def race(view: View, seat: int) -> dict[str, Any] | None:
    """{you, passed: whether they have, foe_passed: whether the other has, names: seat -> name, dusk: its day, or 0 for
    how it stands now; came: [(seat, expedition, place)], apart: [(seat, regions)], regions: [{types, face_up,
    markers: [(seat, expedition)]}],
    lanes: [{exp, sides}], stake: of `stake`, twist: of `twist` where it is a Dusk}; sides: the own first, {seat, stats,
    types, fate, lack: of `lack`, None: it is not known, by: the card that comes first on which its fate hangs, faces};
    no lanes where nobody travels. None: before the first Afternoon, and in the Arena."""
    if view["tiebreak"] or not view["regions"] or not view["expeditions"]:
        return None
    if not is_in_question(view) and (dusk := dusk_scene(view, seat)) is not None:
        return dusk
    if view["day"] == 1 and view["phase"] == "morning":
        return None
    lanes = []
    for name in ("hero", "companion") if is_in_question(view) else ():
        both = {exp["seat"]: counted(exp) for exp in view["expeditions"] if exp["exp"] == name}
        lanes.append({"exp": name, "sides": [_side(view, both[one], both[1 - one]) for one in (seat, 1 - seat)]})
    return _scene(view, seat, 0, lanes)


def dusk_scene(view: View, seat: int | None) -> dict[str, Any] | None:
    """The same of the Dusk that is news to whoever looks (None: at the board); None: there is none."""
    dusk = (view.get("happened") or {}).get("dusk")
    if dusk is None or view["tiebreak"] or not view["regions"]:
        return None
    lanes = [lane if seat != 1 else {**lane, "sides": lane["sides"][::-1]} for lane in dusk["lanes"]]
    return _scene(view, seat, view["day"] - dusk["days"], lanes)


_WHISKER, _ROUT = 1, 7
"""By how much somebody moves on past somebody who travels too, and stays: so little, or so much, that it is worth a
word."""


def twist(lanes: Sequence[View]) -> tuple[str, int] | None:
    """What was remarkable in a Dusk: (whisker or rout, by whom), the closest first; None: nothing was."""
    found = []
    for lane in lanes:
        for side, foe in (lane["sides"], lane["sides"][::-1]):
            leads = [
                mine - theirs
                for stat, mine, theirs in zip(STATS, side["stats"], foe["stats"], strict=True)
                if side["fate"] == "moves" != foe["fate"] and stat in side["types"] and any(n > 0 for n in foe["stats"])
            ]
            if leads and (max(leads) <= _WHISKER or max(leads) >= _ROUT):
                found.append((max(leads), side["seat"]))
    if not found:
        return None
    least, seat = min(found)
    return ("whisker" if least <= _WHISKER else "rout"), seat


def came(view: View) -> list[tuple[int, str, int]]:
    """(seat, expedition, region) where those were that have moved since the reader's last answer."""
    if view["tiebreak"]:
        return []
    found = []
    for seat, exp, n in (view.get("happened") or {}).get("moved", ()):
        before = view["players"][seat]["marker"][exp] - (n if exp == "hero" else -n)
        if 0 <= before < len(view["regions"]):
            found.append((seat, exp, before))
    return found


def _scene(view: View, seat: int | None, dusk: int, lanes: Sequence[View]) -> dict[str, Any]:
    regions = [
        {
            "types": list(region["types"]),
            "face_up": region["face_up"],
            "markers": [
                (player["seat"], exp)
                for player in view["players"]
                for exp in ("hero", "companion")
                if player["marker"][exp] == region["n"]
            ],
        }
        for region in view["regions"]
    ]
    first = seat or 0
    far = [(one, apart(view["players"][one]["marker"])) for one in (first, 1 - first)]
    near = None if seat is None else stake(view)
    if dusk and near is not None and near["kind"] != "step":
        near = None  # what this Dusk brought is told first, and then how the next one stands
    scene = {"you": seat, "dusk": dusk, "came": came(view), "apart": far, "regions": regions, "lanes": list(lanes)}
    return {
        **scene,
        "stake": near,
        "names": names_of(view),
        "passed": seat in view["passed"],
        "foe_passed": seat is not None and 1 - seat in view["passed"],
        "twist": twist(lanes) if dusk else None,
    }


def names_of(view: View) -> dict[int, str]:
    """Seat -> who sits there, as the screens call them; by number where nobody has told (`Surface.names_people`)."""
    return {seat: view.get("names", {}).get(seat, f"Player {seat + 1}") for seat in (0, 1)}


def lack(exp: View, foe: View) -> tuple[int, list[str]]:
    """How much more an expedition needs to be ahead in the statistic that counts where it stands and lacks least, and
    in which ones that is so (AL-10.3: more than the one opposite, and more than 0)."""
    pairs = zip(STATS, exp["stats"], foe["stats"], strict=True)
    gaps = {stat: max(theirs, 0) + 1 - mine for stat, mine, theirs in pairs if stat in exp["types"]}
    least = min(gaps.values(), default=0)
    return least, [stat for stat, gap in gaps.items() if gap == least]


def _side(view: View, exp: View, foe: View) -> dict[str, Any]:
    return {
        "seat": exp["seat"],
        "stats": list(exp["stats"]),
        "types": list(exp["types"]),
        "fate": fate(view, exp),
        "lack": lack(exp, foe) if exp["types"] and _is_sure(exp) and _is_sure(foe) else None,
        "by": comes_first(exp),
        "faces": [{part: one[part] for part in FACE} for one in exp["objects"] if not one["leaving"]],
    }


def _is_sure(exp: View) -> bool:
    """Whether the sums are known that Dusk would compare."""
    return exp["late"] is None or exp["late"]["sums"] is not None


def is_in_question(view: View) -> bool:
    """Whether it is open how Dusk will end: in the Afternoon, once somebody stands anywhere."""
    return view["turn"] is not None and any(exp["objects"] for exp in view["expeditions"])


def race_lines(view: View, seat: int) -> list[Text]:
    """How far it is until somebody wins, and how the two expeditions of this seat stand as long as that is open, a line
    each; nothing where there is no race."""
    if view["tiebreak"] or not is_in_question(view):
        return []
    lines = []
    rows = [counted(exp) for exp in view["expeditions"]]
    for exp in rows:
        if exp["seat"] == seat:
            foe = next(e for e in rows if e["exp"] == exp["exp"] and e["seat"] != seat)
            lines.append(
                text(
                    "al-race",
                    exp=exp["exp"],
                    foe=f"@seat:{1 - seat}",
                    duel=duel(exp["stats"], foe["stats"]),
                    here=signs(exp["types"]),
                    fate=fate(view, exp),
                    there=signs(foe["types"]),
                    same=foe["types"] == exp["types"],
                    fate_there=fate(view, foe),
                    by=comes_first(exp) or comes_first(foe),
                )
            )
    return [*steps_apart(view, seat), *lines]


def steps_apart(view: View, seat: int) -> list[Text]:
    """How far it is until somebody wins, the own first."""
    mine, theirs = (apart(view["players"][one]["marker"]) for one in (seat, 1 - seat))
    return [text("al-race-apart", foe=f"@seat:{1 - seat}", mine=mine, theirs=theirs)]
