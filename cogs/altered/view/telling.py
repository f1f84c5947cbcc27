"""A view in words (rules 10): the board's text twin with the same facts. Pure; knows only views."""

from collections.abc import Mapping
from typing import Any

from bot.rules.decision import Text, text
from cogs.altered.content.notation import TRAVEL, duel, stats
from cogs.altered.view.stake import stake_lines

View = Mapping[str, Any]


def describe(view: View) -> list[Text]:
    """The view in words, headline first; with `you` set, that seat's hand comes right after it."""
    lines = [headline(view)]
    if not view["players"]:
        return lines
    if view["offer"] is not None:
        lines.append(_offer(view))
    lines += score(view)
    own = view["own"]
    if own is not None:
        lines += _hand(own)
    if view["tiebreak"]:
        a, b = totals(view)
        lines.append(text("al-view-arena", types=types(view["regions"][0]["types"]), a=stats(a), b=stats(b)))
    else:
        lines += [text("al-view-track", regions=[_region(view, region) for region in view["regions"]])]
    for exp in view["expeditions"]:
        foe = next(e for e in view["expeditions"] if e["exp"] == exp["exp"] and e["seat"] != exp["seat"])
        lines.append(_expedition(view, exp, foe))
    lines += stake_lines(view)
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
    match = view["match"]
    if match is not None and match["between"]:
        won = view["winner"]
        return text("al-view-between", n=match["game"], won="no" if won is None else "yes", seat=f"@seat:{won or 0}")
    if not view["players"] or not view["day"]:
        return text("al-view-setup")
    if view["turn"] is not None:
        return text("al-view-turn", day=view["day"], seat=f"@seat:{view['turn']}")
    return text("al-view-phase", day=view["day"], phase=view["phase"])


def busy(view: View, seat: int) -> Text | None:
    """What somebody is busy with who is asked something in private: by the phase and whose turn it is, as all see."""
    if view["over"]:
        return None
    if not view["players"]:
        return text("al-busy-deck")
    if view["limbo"]:
        return text("al-busy-card", cards=[plain(o["name"]) for o in view["limbo"]])
    if view["turn"] is not None:
        player, alone = view["players"][seat], 1 - seat in view["passed"]
        is_theirs = view["turn"] == seat
        return (
            text("al-busy-turn", ready=player["ready"], mana=player["mana"], alone=alone, other=f"@seat:{1 - seat}")
            if is_theirs
            else None
        )
    return text("al-busy-mana", day=view["day"]) if view["day"] and view["phase"] == "morning" else None


def score(view: View) -> list[Text]:
    """Where a best of three stands; nothing in a single game."""
    match = view["match"]
    if match is None:
        return []
    a, b = match["score"]
    return [text("al-view-score", n=match["game"], of=match["of"], one="@seat:0", two="@seat:1", a=a, b=b)]


def types(names: list[str]) -> list[Text]:
    """Region types or statistics as words with their signs."""
    return [text(f"al-stat-{name}") for name in names]


def plain(name: str) -> Text:
    """A name among others in a list."""
    return text("al-name", name=name)


def _region(view: View, region: View) -> Text:
    here = [
        f"{player['seat'] + 1}{TRAVEL[exp]}"
        for player in view["players"]
        for exp in ("hero", "companion")
        if player["marker"][exp] == region["n"]
    ]
    signs = [text(f"al-sign-{name}") for name in region["types"]]
    return text(
        "al-view-region",
        n=region["n"],
        open="yes" if region["face_up"] else "no",
        a=signs[0] if signs else "",
        b=signs[1] if len(signs) > 1 else "",
        c=signs[2] if len(signs) > 2 else "",
        here=" ".join(here),
        count=len(here),
    )


def totals(view: View) -> list[list[int]]:
    """For the Arena: what each player has in both expeditions together (AL-12.8)."""
    return [[sum(e["stats"][n] for e in view["expeditions"] if e["seat"] == seat) for n in range(3)] for seat in (0, 1)]


def fate(view: View, exp: View) -> str:
    """What Dusk would bring an expedition now: arena, held, moves, stays; open: that hangs on what somebody chooses
    before its sums; over: that is settled, or it is too early to say."""
    if view["settled"]:
        return "over"
    if view["tiebreak"]:
        return "arena"
    if exp["late"] is not None:
        return str(exp["late"]["fate"])
    return "held" if exp["held"] else "moves" if exp["wins"] else "stays"


def counted(exp: View) -> View:
    """An expedition with the sums that Dusk would compare, where something certain comes before that (AL-10.1)."""
    late = exp["late"]
    return exp if late is None or late["sums"] is None else {**exp, **late["sums"]}


def counted_with(exp: View) -> str:
    """Whose card is counted in its sums already; empty: they are as they stand."""
    late = exp["late"]
    return "" if late is None or late["sums"] is None else str(late["by"])


def comes_first(exp: View) -> str:
    """Whose card it hangs on what becomes of an expedition at Dusk; empty: that is known."""
    late = exp["late"]
    return str(late["by"]) if late is not None and late["fate"] == "open" else ""


def _expedition(view: View, exp: View, foe: View) -> Text:
    names = [_body(o) for o in exp["objects"]]
    exp, foe = counted(exp), counted(foe)
    return text(
        "al-view-expedition",
        seat=f"@seat:{exp['seat']}",
        exp=exp["exp"],
        duel=duel(exp["stats"], foe["stats"]),
        at=exp["at"],
        place=view["regions"][exp["at"]]["name"] or "",
        fate=fate(view, exp),
        by=comes_first(exp),
        wins=types(exp["wins"]),
        bodies=names,
        n=len(names),
    )


def _body(obj: View) -> Text:
    marks = [*(f"+{n}" if name == "boost" else f"{n} {name}" for name, n in obj["counters"].items())]
    signs = [
        text(f"al-mark-{name}", n=obj["tough"] if name == "tough" else 1)
        for name in [*obj["statuses"], *obj["keywords"], *(["manual"] if obj["manual"] else [])]
    ]
    extra = text("al-view-marks", marks=" ".join(marks)) if marks else ""
    shown = text("al-view-signs", signs=signs) if signs else ""
    if obj["stats"] is None:
        return text("al-view-body-plain", name=obj["name"], marks=extra, signs=shown)
    return text("al-view-body", name=obj["name"], stats=stats(obj["stats"]), marks=extra, signs=shown)


def _player(view: View, player: View) -> Text:
    seat = player["seat"]
    reserve = [_card(o) for o in player["reserve"]]
    landmarks = [_body(o) for o in player["landmarks"]]
    hero = player["hero"]
    return text(
        "al-view-player",
        seat=f"@seat:{seat}",
        number=seat + 1,
        star="yes" if view["first"] == seat else "no",
        passed="yes" if seat in view["passed"] else "no",
        hand=player["hand"],
        deck=player["deck"],
        mana=player["mana"],
        ready=player["ready"],
        reserve=reserve,
        reserve_n=len(reserve),
        landmarks=landmarks,
        landmarks_n=len(landmarks),
        hero=_body(hero) if hero else "",
        discard=len(player["discard"]),
    )


def _card(obj: View) -> Text:
    used = "exhausted" if "exhausted" in obj["statuses"] else "ready"
    boost = obj["counters"].get("boost", 0)
    return text("al-view-card", name=obj["name"], cost=obj["costs"][1], state=used, boost=boost)


def _hand(own: View) -> list[Text]:
    lines = [text("al-view-hand", n=len(own["hand"]))]
    for card in own["hand"]:
        lines.append(
            text(
                "al-view-hand-card",
                name=card["name"],
                faction=card["faction"],
                hand=card["costs"][0],
                reserve=card["costs"][1],
                body=card["stats"] is not None,
                stats=stats(card["stats"] or (0, 0, 0)),
                text=card["text"],
                fits="yes" if card["affordable"] else "no",
            )
        )
    if own["mana"]:
        lines.append(
            text(
                "al-view-mana",
                ready=sum(orb["ready"] for orb in own["mana"]),
                n=len(own["mana"]),
                cards=[_orb(orb) for orb in own["mana"]],
            )
        )
    if own["looked"]:
        lines.append(text("al-view-looked", cards=[plain(card["name"]) for card in own["looked"]]))
    return lines


def _orb(orb: View) -> Text:
    return text("al-view-orb", name=orb["name"], state="ready" if orb["ready"] else "exhausted")


def _offer(view: View) -> Text:
    return text("al-view-offer", seat=f"@seat:{view['offer'][0]}", match=view["offer"][1])


def brief(view: View) -> list[Text]:
    """Headline and lines under the picture of the board: who is 1 and who is 2, what is played, what still waits."""
    lines = [
        headline(view),
        *score(view),
        *(
            text(
                "al-view-brief",
                seat=f"@seat:{p['seat']}",
                number=p["seat"] + 1,
                hero=p["hero"]["name"] if p["hero"] else p["deck_name"],
                star="yes" if view["first"] == p["seat"] else "no",
                passed="yes" if p["seat"] in view["passed"] else "no",
            )
            for p in view["players"]
            if p["deck_name"]
        ),
        *stake_lines(view),
    ]
    if view["offer"] is not None:
        lines.append(_offer(view))
    if view["limbo"]:
        lines.append(text("al-view-limbo", cards=[plain(o["name"]) for o in view["limbo"]]))
    if view["pending"]:
        lines.append(text("al-view-pending", cards=[plain(p["name"]) for p in view["pending"]]))
    return lines
