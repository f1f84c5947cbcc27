"""What a picture shows, in words: the town, a board, a pack, the score sheet. Pure; knows only views."""

from collections.abc import Mapping
from typing import Any

from bot.rules.decision import Text, text
from cogs.near_and_far.view.telling import place_of, player_lines, row_line, who


def alt(view: Mapping[str, Any], name: str) -> Text:
    """What `name` shows, in a sentence or a few: the gist, for the board in words says everything."""
    if name == "score":
        totals = [text("far-alt-total", who=who(one["seat"]), n=one["total"]) for one in view["sheets"]]
        return text("far-alt-score", totals=totals)
    if name == "town":
        standing = [
            text("far-standing", who=who(one["seat"]), place=place_of(one), rep=one["rep"], points=one["rep_points"])
            for one in view["players"]
        ]
        return text("far-alt-town", side=view["side"], standing=standing, row=row_line(view["town"]))
    if name == "story":
        reading = view["reading"]
        ways = [
            text(
                "far-alt-way",
                label=one["label"],
                kind=one["kind"],
                target=one["target"],
                n=one["chance"],
                most=one["most"],
            )
            for one in reading["choices"]
        ]
        return text("far-alt-story", title=reading["title"], text=reading["text"], ways=ways)
    if name == "pack":
        cards = view["pack"] or view["drawn"]
        return text("far-alt-pack", cards=[f"@{card['id']}" for card in cards])
    lines = player_lines(view["players"][view["you"]])
    return text("far-alt-board", stands=lines[0], goods=lines[1], party=lines[2])
