"""What each picture shows, in one sentence: the gist, for the words beside it say all. Pure; knows only views."""

from bot.rules.decision import Text, text
from cogs.altered.content.notation import duel, stats
from cogs.altered.view.race import dusk_scene, race, race_lines, steps_apart
from cogs.altered.view.reserves import reserves
from cogs.altered.view.stake import stake_lines
from cogs.altered.view.starters import part_of
from cogs.altered.view.telling import View, comes_first, counted, fate, plain

MOST_NAMES = 24
"""So many cards of a hand are named in the words for a picture, which must stay short."""


def alt(view: View, name: str, scene: View | None = None) -> Text:
    """What a picture shows, in one sentence: the gist, for the lines below it say everything. scene: of `race`, where
    it is known already."""
    if name == "ending":
        rows = view["ending"]["rows"]
        told = [text(f"al-award-{row['award'] or 'none'}", who=f"@seat:{row['seat']}", n=row["n"]) for row in rows]
        return text("al-view-alt-ending", rows=told)
    if not view["players"]:
        found = part_of(view["starters"], name)
        return text("al-view-alt-starters", n=len(found), names=[plain(starter["name"]) for starter in found])
    if name == "hand":
        hand, mana = view["own"]["hand"], view["own"]["mana"]
        names = [plain(card["name"]) for card in hand[:MOST_NAMES]]
        reserve = [plain(card["name"]) for card in view["own"]["reserve"][:MOST_NAMES]]
        ready, lying = sum(orb["ready"] for orb in mana), _reserves(view)
        return text(
            "al-view-alt-hand",
            cards=names,
            n=len(hand),
            reserve=reserve,
            lying=len(reserve),
            ready=ready,
            mana=len(mana),
            reserves=lying,
            n_reserves=len(lying),
        )
    if name == "race":
        seat = view["you"]
        told = race_lines(view, seat) or [*_dusk_lines(dusk_scene(view, seat)), *steps_apart(view, seat)]
        scene = race(view, seat) if scene is None else scene
        if scene is not None and scene["stake"] is not None:
            told = [*stake_lines(view), *told]
        return text("al-view-alt-race", race=told)
    if name == "field":
        return text("al-view-alt-field", expeditions=_alt_expeditions(view))
    players = [
        text(
            "al-view-alt-player",
            seat=f"@seat:{p['seat']}",
            number=p["seat"] + 1,
            hand=p["hand"],
            ready=p["ready"],
            mana=p["mana"],
            reserve=len(p["reserve"]),
        )
        for p in view["players"]
    ]
    board = text("al-view-alt", players=players, tiebreak="yes" if view["tiebreak"] else "no", day=view["day"])
    dusk = _dusk_lines(dusk_scene(view, None))
    return text("al-view-alt-dusk", dusk=dusk, board=board) if dusk else board


def _reserves(view: View) -> list[Text]:
    return [
        text(
            "al-view-alt-reserve",
            seat=f"@seat:{seat}",
            cards=[text("al-several-of", n=n, card=name) if n > 1 else plain(name) for name, n in cards],
        )
        for seat, cards in reserves(view)
    ]


def _dusk_lines(scene: View | None) -> list[Text]:
    """What a Dusk has brought, a line for each pair of expeditions."""
    found = []
    for lane in () if scene is None else scene["lanes"]:
        one, two = (text("al-view-alt-came", seat=f"@seat:{side['seat']}", fate=side["fate"]) for side in lane["sides"])
        row = duel(*(side["stats"] for side in lane["sides"]))
        found.append(text("al-view-alt-lane", exp=lane["exp"], one=one, two=two, duel=row))
    return found


def _alt_expeditions(view: View) -> list[Text]:
    return [
        text(
            "al-view-alt-exp",
            seat=f"@seat:{e['seat']}",
            exp=e["exp"],
            at=e["at"],
            stats=stats(counted(e)["stats"]),
            n=len(e["objects"]),
            fate=fate(view, e),
            by=comes_first(e),
        )
        for e in view["expeditions"]
    ]
