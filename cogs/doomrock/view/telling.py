"""A view in words: the twin of its pictures with the same facts. Pure; knows only views, never the state.

Sentences: `dr-view-...` in `data/doomrock/en.ftl`.
"""

from bot.rules.decision import Text, text
from cogs.doomrock.view.alt import ending_row
from cogs.doomrock.view.battle_lines import ai_line, battle_lines, enrage, rules_line, step
from cogs.doomrock.view.lines import OWN, PUBLIC, Line, View, fitted
from cogs.doomrock.view.map_lines import map_head, map_lines, unknown, unworn
from cogs.doomrock.view.own_lines import own_lines


def describe(view: View) -> list[Text]:
    """The view in words, the headline first: for `you` None the public board, else that seat's own heroes."""
    if view["you"] is not None and any(hero["mine"] for hero in view["heroes"]):
        return fitted(own_lines(view), OWN)
    lines = [Line(headline(view))]
    if view["phase"] == "ended" and view["heroes"]:
        lines += [Line(ending_row(row)) for row in view["ending"]["rows"]]
    elif view["battle"] is not None:
        lines += battle_lines(view)
    elif view["row"]:
        lines += map_lines(view)
    if view["score"] is not None:
        lines += [Line(text("dr-view-score-line", what=kind, n=n)) for kind, n in view["score"]["rows"]]
        lines.append(Line(text("dr-view-score-total", n=view["score"]["total"])))
    return fitted(lines, PUBLIC)


def twin(view: View) -> list[Text]:
    """All that a view holds, nothing shortened: the map or the battle, then the own heroes."""
    if view["phase"] == "ended" or (view["battle"] is None and not view["row"]):
        return describe(view)
    lines = [Line(headline(view)), *(map_lines(view) if view["battle"] is None else battle_lines(view))]
    if view["you"] is not None:
        known = [line.long for line in lines]
        lines += [line for line in own_lines(view) if line.long not in known]
    return [line.long for line in lines]


def brief(view: View) -> list[Text]:
    """The headline and what the board's picture has no room for: the rules of the road, of a battle and of its cards.
    What the picture shows is not said again; "In words" has it."""
    battle = view["battle"]
    if view["score"] is not None or view["phase"] == "ended":  # the sheet is on the picture, the sum in the result
        return [headline(view)]  # who is remembered for what stands on the picture, and in the journal below
    if battle is None and not view["row"]:
        return describe(view)
    if battle is None:
        return [headline(view), *(line.long for line in map_head(view)[1:]), *unknown(view), *unworn(view)]
    lines = [headline(view)]
    if battle["round"] < 2:
        lines.append(rules_line(view).long)
    lines.append(enrage(battle))
    if battle["ai"] is not None and battle["step"] in ("minions", "bosses"):
        lines.append(ai_line(battle["ai"]))
    return lines


def headline(view: View) -> Text:
    """Where the game is, and who leads."""
    phase, battle = view["phase"], view["battle"]
    if phase == "battle" and battle is not None:
        return text("dr-view-head-battle", segment=view["segment"], round=battle["round"], step=step(battle["step"]))
    if phase == "map":
        leader, beaten = f"@seat:{view['leader']}", view["beaten"]
        return text("dr-view-head-map", segment=view["segment"], leader=leader, beaten=beaten)
    if phase == "ended":
        return text("dr-view-head-ended", segment=view["segment"])
    return text("dr-view-head-setup")
