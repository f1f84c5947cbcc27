"""What Dusk would bring, in words: the preview behind a button. Pure; knows only views."""

from bot.rules.decision import Text, text
from cogs.altered.content.filters import STATS
from cogs.altered.content.notation import stats
from cogs.altered.rules.reading.options import signs
from cogs.altered.view.telling import View, comes_first, counted, fate, totals


def forecast(view: View) -> list[Text]:
    """What Dusk would bring if it came now, in words, title first; nothing without a track, once it has come or all is
    over, and nothing while nobody travels: then nothing would happen, as anybody sees."""
    between = view["match"] is not None and view["match"]["between"]
    if not view["expeditions"] or view["settled"] or between or not _is_eventful(view):
        return []
    lines = [text("al-forecast-title", day=view["day"])]
    dusk = view["dusk"]
    rows = [counted(exp) for exp in view["expeditions"]]
    for exp in rows:
        foe = next(e for e in rows if e["exp"] == exp["exp"] and e["seat"] != exp["seat"])
        if dusk["arena"] is None:
            lines.append(
                text(
                    "al-forecast-line",
                    seat=f"@seat:{exp['seat']}",
                    exp=exp["exp"],
                    here=signs(exp["types"]),
                    duels=_duels(exp, foe),
                    fate=fate(view, exp),
                    why=exp["held"] or "",
                    by=comes_first(exp),
                )
            )
    if dusk["arena"] is None:
        lines.append(text("al-forecast-ground"))
    else:
        a, b = totals(view)
        lines += [
            text("al-forecast-arena", seat=f"@seat:{seat}", stats=stats(total), n=dusk["arena"][seat])
            for seat, total in ((0, a), (1, b))
        ]
    if dusk["winner"] is not None:
        lines.append(text("al-forecast-wins", seat=f"@seat:{dusk['winner']}", why=dusk["why"]))
    elif dusk["tiebreak"]:
        lines.append(text("al-forecast-tiebreak"))
    acting, sure = [card["name"] for card in dusk["first"]], dusk["sure"]
    lines += [
        text("al-forecast-first", name=card["name"], text=card["text"], counted=sure and card["name"] in acting)
        for card in dusk["waiting"]
    ]
    return lines


def _is_eventful(view: View) -> bool:
    """Whether Dusk would do anything: somebody travels, or a card waits for it."""
    return any(exp["objects"] for exp in view["expeditions"]) or bool(view["dusk"]["waiting"])


def _duels(exp: View, foe: View) -> list[Text]:
    """An expedition against the one opposite, in each statistic that counts where it stands (AL-10.2)."""
    pairs = zip(STATS, exp["stats"], foe["stats"], strict=True)
    return [
        text("al-forecast-duel", sign=text(f"al-sign-{stat}"), mine=a, theirs=b, won=stat in exp["wins"])
        for stat, a, b in pairs
        if stat in exp["types"]
    ]
