"""A view in words (rules 10): the board's text twin with the same facts. Pure; knows only views."""

from collections.abc import Mapping
from typing import Any

from bot.rules.decision import Text, text

View = Mapping[str, Any]


def describe(view: View) -> list[Text]:
    """The view in words, headline first; with `you` set, that seat's hand comes right after it."""
    lines = [headline(view)]
    if not view["players"]:
        return lines
    own = view["own"]
    if own is not None:
        lines += _hand(own)
    if view["tiebreak"]:
        lines.append(text("al-view-arena", types=types(view["regions"][0]["types"])))
    else:
        lines += [text("al-view-track", regions=[_region(view, region) for region in view["regions"]])]
    for exp in view["expeditions"]:
        foe = next(e for e in view["expeditions"] if e["exp"] == exp["exp"] and e["seat"] != exp["seat"])
        lines.append(_expedition(exp, foe, view["tiebreak"]))
    for player in view["players"]:
        lines.append(_player(view, player))
    if view["limbo"]:
        lines.append(text("al-view-limbo", cards=[plain(o["name"]) for o in view["limbo"]]))
    if view["pending"]:
        lines.append(text("al-view-pending", cards=[plain(p["name"]) for p in view["pending"]]))
    return lines


def headline(view: View) -> Text:
    """Day, phase, whose turn."""
    if view["over"]:
        return text("al-view-over", day=view["day"])
    if not view["players"] or not view["day"]:
        return text("al-view-setup")
    if view["turn"] is not None:
        return text("al-view-turn", day=view["day"], seat=f"@seat:{view['turn']}")
    return text("al-view-phase", day=view["day"], phase=view["phase"])


def types(names: list[str]) -> list[Text]:
    """Region types or statistics as words with their signs."""
    return [text(f"al-stat-{name}") for name in names]


def plain(name: str) -> Text:
    """A name among others in a list."""
    return text("al-name", name=name)


def row(stats: list[int]) -> str:
    """3/1/2."""
    return "/".join(map(str, stats))


def _region(view: View, region: View) -> Text:
    here = [f"{player['seat'] + 1}{'H' if exp == 'hero' else 'C'}" for player in view["players"]
            for exp in ("hero", "companion") if player["marker"][exp] == region["n"]]  # fmt: skip
    signs = [text(f"al-sign-{name}") for name in region["types"]]
    return text("al-view-region", n=region["n"], open="yes" if region["face_up"] else "no", a=signs[0] if signs else "",
                b=signs[1] if len(signs) > 1 else "", c=signs[2] if len(signs) > 2 else "",
                here=" ".join(here), count=len(here))  # fmt: skip


def _expedition(exp: View, foe: View, tiebreak: bool) -> Text:
    names = [_body(o) for o in exp["objects"]]
    if tiebreak:
        fate = "arena"
    elif exp["wins"]:
        fate = "held" if exp["held"] else "moves"
    else:
        fate = "stays"
    return text("al-view-expedition", seat=f"@seat:{exp['seat']}", exp=exp["exp"], mine=row(exp["stats"]),
                theirs=row(foe["stats"]), fate=fate, wins=types(exp["wins"]), bodies=names, n=len(names))  # fmt: skip


def _body(obj: View) -> Text:
    marks = [*(f"+{n}" if name == "boost" else f"{n} {name}" for name, n in obj["counters"].items())]
    signs = [text(f"al-mark-{name}") for name in [*obj["statuses"], *obj["keywords"]]]
    extra = text("al-view-marks", marks=" ".join(marks)) if marks else ""
    shown = text("al-view-signs", signs=signs) if signs else ""
    if obj["stats"] is None:
        return text("al-view-body-plain", name=obj["name"], marks=extra, signs=shown)
    return text("al-view-body", name=obj["name"], stats=row(obj["stats"]), marks=extra, signs=shown)


def _player(view: View, player: View) -> Text:
    seat = player["seat"]
    reserve = [_card(o) for o in player["reserve"]]
    landmarks = [_body(o) for o in player["landmarks"]]
    hero = player["hero"]
    return text("al-view-player", seat=f"@seat:{seat}", star="yes" if view["first"] == seat else "no",
                passed="yes" if seat in view["passed"] else "no", hand=player["hand"], deck=player["deck"],
                mana=player["mana"], ready=player["ready"], reserve=reserve, reserve_n=len(reserve),
                landmarks=landmarks, landmarks_n=len(landmarks), hero=_body(hero) if hero else "",
                discard=len(player["discard"]))  # fmt: skip


def _card(obj: View) -> Text:
    used = "exhausted" if "exhausted" in obj["statuses"] else "ready"
    return text("al-view-card", name=obj["name"], cost=obj["costs"][1], state=used)


def _hand(own: View) -> list[Text]:
    lines = [text("al-view-hand", n=len(own["hand"]))]
    for card in own["hand"]:
        lines.append(text("al-view-hand-card", name=card["name"], hand=card["costs"][0], reserve=card["costs"][1],
                          stats=row(card["stats"]) if card["stats"] is not None else "", text=card["text"],
                          fits="yes" if card["affordable"] else "no"))  # fmt: skip
    if own["mana"]:
        lines.append(text("al-view-mana", cards=[plain(orb["name"]) for orb in own["mana"]]))
    if own["looked"]:
        lines.append(text("al-view-looked", cards=[plain(name) for name in own["looked"]]))
    return lines
