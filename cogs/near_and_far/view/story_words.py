"""A story in words: the ways out of it, and how it has ended. Pure; knows only views."""

from collections.abc import Mapping
from typing import Any

from bot.rules.decision import Text, text


def story_lines(view: Mapping[str, Any]) -> list[Text]:
    """The story that is being read: its title, and the ways out of it. Its words are a post, and can be read again."""
    reading = view["reading"]
    if reading is None:
        return []
    return [text("far-story-open", title=reading["title"], who=f"@seat:{reading['seat']}"), *way_lines(reading)]


def way_lines(reading: Mapping[str, Any]) -> list[Text]:
    """The ways out of a story: what each tries, against what, with which odds."""
    facts = ("label", "kind", "target", "have", "chance", "most")
    return [
        text("far-story-way", **{name: one[name] for name in facts}, helps=one["most"] > one["chance"])
        for one in reading["choices"]
    ]


def told_line(told: Mapping[str, Any]) -> Text:
    """How a story has ended: what was tried, the die, what came of it, the prize."""
    roll = told["roll"] or {"die": 0, "total": 0, "target": 0}
    goods = [
        text("far-told-good", sign="−" if n < 0 else "+", goods=[text("far-goods", good=name, n=abs(n))])
        for name, n in told["goods"].items()
        if n
    ]
    prize = [*goods, *told["names"]]
    rolled = {name: roll[name] for name in ("die", "total", "target")}
    return text(
        "far-alt-told",
        title=told["title"],
        label=told["label"] or "none",
        text=told["text"],
        prize=prize,
        n=len(prize),
        **rolled,
    )
