"""How Altered's journal is told: one sentence for what a Dusk left where it was, whose the numbers of a Dusk and the
cards that rest are, and of a card the clause that counts.

Pure; knows only sentences.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from bot.rules.decision import Text, text
from bot.rules.retelling import Join, Told, as_they_are, joined, listing, replacing
from cogs.altered.content.clauses import BEGINS, PHASE, whole_clauses
from cogs.altered.content.notation import signed
from cogs.altered.view.dusk import with_dusks, with_sums

REACTS = ("al-reacts", "al-reacts-woken")
"""The line of a card that reacts; `woken`: with what has woken it."""
_JOINS = re.compile(r"When (?:I join|played)\b")
_LEAVES = re.compile(r"When I (?:go to Reserve|leave)\b")


def _stuck(before: Text, after: Text) -> Text | None:
    """Expeditions that fail to move forward, one after the other."""
    if before.key not in ("al-fails", "al-fails-several"):
        return None
    whose = [*(before.params["whose"] if before.key == "al-fails-several" else [_whose(before)])]
    if whose[-1].params["seat"] == after.params["seat"] and whose[-1].key == "al-fails-whose":
        whose[-1] = text("al-fails-both", seat=after.params["seat"])
    else:
        whose.append(_whose(after))
    return text("al-fails-several", whose=whose)


def _whose(line: Text) -> Text:
    return text("al-fails-whose", seat=line.params["seat"], exp=line.params["exp"])


def _sacrificed(before: Text, after: Text) -> Text | None:
    """A token that is sacrificed is gone for good; said twice, it seems to have come back in between."""
    is_one = before.key == "al-ceases" and before.params["card"] == after.params["card"] and after.params["sacrificed"]
    return text("al-goes-for-good", card=after.params["card"]) if is_one else None


def _said_already(before: Text, after: Text) -> Text | None:
    """What a card that reacts gains itself, as its quoted words say."""
    is_one = before.key in REACTS and before.params["card"] == after.params["card"] and after.params["n"] <= 1
    return before if is_one and before.params["told"] and "I gain" in before.params["text"] else None


def _in_vain(before: Text, after: Text) -> Text | None:
    """A card that reacts and comes to nothing."""
    is_one = before.key in REACTS and before.params["card"] == after.params["card"]
    return Text("al-reacts-vainly", {**before.params, "why": after.params.get("why", "none")}) if is_one else None


def _supported(before: Text, after: Text) -> Text | None:
    """That a card is discarded, where the line of its support says so."""
    is_price = before.key == "al-supports" and before.params["card"] == after.params["card"]
    return before if is_price and after.params["to"] == "discard" else None


def _no_phase(name: str) -> Join:
    return replacing("al-phase", phase=name)


_GOES = listing("al-go", "card", repeats=True)
JOINS: Mapping[str, Sequence[Join]] = {
    "al-fails": (_stuck,),
    "al-goes": (_sacrificed, _supported, _GOES),
    "al-goes-fleeting": (listing("al-go-fleeting", "card", repeats=True),),
    "al-goes-from": (
        _supported,
        listing("al-go-from", "card", repeats=True),
    ),
    "al-stays": (listing("al-stay", "card", repeats=True),),
    "al-loses": (listing("al-lose", "card", repeats=True),),
    "al-expands": (listing("al-expand", "seat"),),
    "al-keeps": (listing("al-keep", "seat"),),
    "al-nothing": (_in_vain,),
    "al-nothing-why": (_in_vain,),
    "al-gains": (_said_already,),
    "al-phase": (_no_phase("noon"),),  # a phase in which nothing happened
    "al-progress": (_no_phase("dusk"),),
    "al-dusk": (_no_phase("dusk"),),
    "al-arena-dusk": (replacing("al-progress"),),
    "al-rest": (_no_phase("night"),),
    "al-rest-of": (_no_phase("night"),),
    "al-rest-why": (_no_phase("night"),),
}


def retold(lines: Sequence[Text]) -> list[Told]:
    """What the lines come to; of a card that reacts, no clause that cannot be the one."""
    phase, came, told = "", "", []
    left: Sequence[str] = ()
    for place, said in with_dusks(as_they_are(lines)):
        if said.key == "al-phase":
            phase, came, left = said.params["phase"], "", ()
        elif said.key in ("al-plays", "al-creates", "al-goes"):
            came = said.params["card"]
        elif said.key == "al-rest":
            left = [*said.params["home"], *said.params["gone"]]
        if said.key == "al-reacts" and "why" in said.params:
            said = Text("al-reacts-woken", {**said.params, "why": with_sums(said.params["why"], lines[:place])})
        if said.key in REACTS and said.params["told"]:
            card = said.params["card"]
            sign = _JOINS if card == came else _LEAVES if card in left else None
            said, came = Text(said.key, {**said.params, "text": signed(_clause(said.params["text"], phase, sign))}), ""
        told += [Told(place, one) for one in _spelt_out(said)]
    return joined(told, JOINS)


def _spelt_out(said: Text) -> Sequence[Text]:
    """A line with the names that belong to its numbers and cards; journals of before do not know all of them."""
    params = said.params
    if said.key == "al-rest" and params.get("of"):
        sides = [_rest_of(one) for one in params["of"] if one.params["n"] or one.params["m"]]
        return sides or [text("al-rest", n=0, m=0)]
    if said.key == "al-goes" and params.get("why") == "fleeting":
        return [text("al-goes-fleeting", card=params["card"])]
    if said.key == "al-goes" and "left" in params:
        return [Text("al-goes-from", params)]
    if said.key == "al-loses" and params.get("why") == "rest":
        return [text("al-stays", card=params["card"], what=params["what"])]
    if said.key == "al-gains" and params.get("now"):
        return [Text("al-gains-now", params)]
    if said.key == "al-nothing" and "why" in params:
        return [Text("al-nothing-why", params)]
    if said.key == "al-moves" and "left" in params:
        return [Text("al-moves-left", params)]
    if said.key == "al-tiebreak-progress":
        return [_arena(params)]
    return [said]


def _rest_of(said: Text) -> Text:
    """What rests of one player's, with why some are gone where the journal knows it of all of them."""
    spent, lost = said.params.get("spent", ()), said.params.get("lost", ())
    if not said.params["m"] or len(spent) + len(lost) < said.params["m"]:
        return said
    counts = {"home": said.params["n"], "spent": len(spent), "lost": len(lost)}
    seat = said.params["seat"]
    parts = [text(f"al-rest-{name}", seat=seat, cards=said.params[name], n=n) for name, n in counts.items() if n]
    told = dict(zip(("one", "two", "three"), [*parts, "", ""], strict=False))
    return Text("al-rest-why", {**said.params, **told, "kinds": len(parts), "k": len(spent), "t": len(lost)})


def _row(seat: int, sums: str) -> Text:
    forest, mountain, water = sums.split("/")
    return text("al-row-of", seat=f"@seat:{seat}", forest=forest, mountain=mountain, water=water)


def _arena(params: Mapping[str, Any]) -> Text:
    """Each player's three numbers, and who has more in how many."""
    rows = [_row(0, params["a"]), _row(1, params["b"])]
    a, b = params["won_a"], params["won_b"]
    best, other = ("@seat:0", "@seat:1") if a > b else ("@seat:1", "@seat:0")
    return text("al-arena-dusk", rows=rows, even=a == b, best=best, other=other, n=max(a, b), m=min(a, b))


def _clause(printed: str, phase: str, sign: re.Pattern[str] | None) -> str:
    """The clauses of a card's text that may have been meant: those that wait for something, of this phase or of none,
    and of a card that has just come, or left, what it does then (sign). All of it where that leaves nothing. phase: ""
    where news begin in the middle of one."""
    clauses = whole_clauses(printed)
    waiting = [one for one in clauses if BEGINS.match(one) and not one.startswith("Quick action")]
    now = [one for one in waiting if not phase or (at := PHASE.match(one)) is None or at[1].casefold() == phase]
    signed = [one for one in now if sign.match(one)] if sign else []
    phased = [one for one in now if phase and PHASE.match(one)]
    return " ".join(signed or phased or now or clauses)
