"""How a seat's expeditions stand against those of the other, while it is its turn. Pure; knows only views."""

from collections.abc import Mapping
from typing import Any

from cogs.altered.rules.events.ends import apart
from cogs.altered.view.telling import fate, is_in_question

View = Mapping[str, Any]

FACE = ("card", "type", "faction", "subtypes")
"""What of somebody who travels the strip shows."""


def race(view: View, seat: int) -> dict[str, Any] | None:
    """{you, dusk: day or 0, came: [(seat, expedition, place)], apart: [(seat, regions)], regions: [{types, face_up,
    markers: [(seat, expedition)]}], lanes: [{exp, sides}]}, sides: the own first, {seat, stats, types, fate, faces};
    None where nothing is in question (`is_in_question`)."""
    if not is_in_question(view, seat):
        return None
    lanes = []
    for name in ("hero", "companion"):
        both = {exp["seat"]: exp for exp in view["expeditions"] if exp["exp"] == name}
        lanes.append({"exp": name, "sides": [_side(view, both[one]) for one in (seat, 1 - seat)]})
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
    far = [(one, apart(view["players"][one]["marker"])) for one in (seat, 1 - seat)]
    return {"you": seat, "dusk": 0, "came": [], "apart": far, "regions": regions, "lanes": lanes}


def _side(view: View, exp: View) -> dict[str, Any]:
    return {
        "seat": exp["seat"],
        "stats": list(exp["stats"]),
        "types": list(exp["types"]),
        "fate": fate(view, exp),
        "faces": [{part: one[part] for part in FACE} for one in exp["objects"]],
    }
