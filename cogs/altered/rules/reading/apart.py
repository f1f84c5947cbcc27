"""What tells a card in play from another copy of it, for buttons that would say the same. Pure, only looks."""

from collections import Counter
from collections.abc import Hashable, Sequence
from functools import reduce

from bot.rules.decision import Text, text
from cogs.altered.state import Obj


def told_apart(objects: Sequence[Obj]) -> list[Text | str]:
    """Of each what the others of its card are not: where it is, that it is exhausted, its statuses and counters; empty:
    it is alone, or nothing tells it from them."""
    count = Counter(one.card for one in objects)
    copies = {one.card: [copy for copy in objects if copy.card == one.card] for one in objects if count[one.card] > 1}
    return [_told(one, copies[one.card]) if one.card in copies else "" for one in objects]


def _told(obj: Obj, copies: Sequence[Obj]) -> Text | str:
    differ = [kind for kind in range(4) if len({_facts(one)[kind] for one in copies}) > 1]
    parts = [
        [] if obj.expedition is None else [text("al-apart-place", exp=obj.expedition)],
        [text("al-mark-exhausted")] if obj.exhausted else [],
        [text(f"al-mark-{one}") for one in obj.statuses],
        [text("al-card-counter", name=name, n=n) for name, n in obj.counters.items() if n],
    ]
    told = [part for kind in differ for part in parts[kind]]
    return text("al-apart", what=reduce(_both, told)) if told else ""


def _facts(obj: Obj) -> tuple[Hashable, Hashable, Hashable, Hashable]:
    counters = {name: n for name, n in obj.counters.items() if n}
    return obj.expedition, obj.exhausted, frozenset(obj.statuses), frozenset(counters.items())


def _both(one: Text, two: Text) -> Text:
    return text("al-apart-both", one=one, two=two)
