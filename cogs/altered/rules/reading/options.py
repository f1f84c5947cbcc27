"""Cards, objects and region types as they are named in questions. Pure, only looks."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Final

from bot.rules.decision import Option, Text, text
from cogs.altered.content.notation import stats
from cogs.altered.content.pack import AlteredContent
from cogs.altered.rules.reading.look import Look
from cogs.altered.state import Obj

AIMED = "al-option-aimed"
"""The label of something to pay with that what is paid for is meant for."""
_TOLD: Final = tuple(one.name for one in fields(Obj) if one.name not in ("id", "stamp", "statuses", "once"))
"""What may tell one copy from another, beside its statuses and what it has used up."""


def object_option(look: Look, obj: Obj, reader: int | None = None) -> Option:
    """An object as something to choose: its name, whose it is, where it is, whether it is exhausted. reader: who alone
    reads it."""
    label = _named(look, obj, reader)
    return Option(obj.id, text("al-option-exhausted", what=label) if obj.exhausted else label, alike=alike(look, obj))


def _named(look: Look, obj: Obj, reader: int | None = None) -> Text:
    return text(
        "al-option-object-yours" if obj.controller == reader else "al-option-object",
        card=f"@{obj.card}",
        seat=f"@seat:{obj.controller}",
        zone=obj.expedition or obj.zone,
        body=look.is_body(obj),
        stats=stats(look.stats(obj)),
        id=obj.id,
    )


def named_objects(look: Look, names: Sequence[str]) -> list[Text | None]:
    """Each of these objects by its card and whose it is; where another has the same card, by its place and statistics
    too. None: what is no object."""
    objects = [look.state.objects.get(name) for name in names]
    count = Counter(obj.card for obj in objects if obj is not None)
    return [
        None
        if obj is None
        else _placed(look, obj)
        if count[obj.card] > 1
        else text("al-target-object", card=f"@{obj.card}", seat=f"@seat:{obj.controller}")
        for obj in objects
    ]


def _placed(look: Look, obj: Obj) -> Text:
    """An object as an option names it, without what no reader sees."""
    label = _named(look, obj)
    return Text(label.key, {name: value for name, value in label.params.items() if name != "id"})


def alike(look: Look, obj: Obj) -> str:
    """The same words for objects that come to the same: copies of a card in one place and state, none of which
    something waits for. Only their ids and timestamps differ."""
    state, oid = look.state, obj.id
    if any(oid in (p.source, p.me, p.event) for p in state.pending) or any(one.me == oid for one in state.floating):
        return ""
    now = (str(state.day), f"{state.day}.{state.turns}", f"{state.day}.{state.turns}.")  # `triggers.once_stamp`
    spent = sorted(path for path, stamp in obj.once.items() if stamp in now) if obj.once else []
    return repr([sorted(obj.statuses), spent, *[getattr(obj, name) for name in _TOLD]])


def card_options(content: AlteredContent, names: Mapping[str, str]) -> list[Option]:
    """Hidden cards as options for their owner: id -> reference; the cost from hand in the label, the text as hint."""
    found = []
    for name, ref in names.items():
        card = content.cards[ref]
        label = text("al-option-hidden", card=f"@{ref}", hand=card.hand_cost)
        found.append(Option(name, label, text("al-text", text=card.words), alike=ref))
    return found


def signs(names: Sequence[str]) -> Text:
    """Up to three region types as signs."""
    found = [text(f"al-sign-{name}") for name in names] + [""] * 3
    return text("al-signs", a=found[0], b=found[1], c=found[2])


def either(names: Sequence[str]) -> Text:
    """One to three region types of which any one would do."""
    found = [text(f"al-sign-{name}") for name in names] + [""]
    return text("al-either", a=found[0], b=found[1], n=len(names))


def expedition_name(seat: int, exp: str, reader: int | None) -> Text:
    """What an expedition is called on a button. reader: who alone reads it."""
    if seat == reader:
        return text("al-option-your-expedition", exp=exp)
    return text("al-option-expedition", seat=f"@seat:{seat}", exp=exp)
