"""What a picture shows, in words: the town, a board, a pack, the score sheet. Pure; knows only views."""

from collections.abc import Mapping
from typing import Any

from bot.rules.decision import Text, text
from cogs.near_and_far.view.story_words import told_line, way_lines
from cogs.near_and_far.view.telling import player_lines, row_line, standing_lines, supply_lines, who


def alt(view: Mapping[str, Any], name: str) -> Text:
    """What `name` shows, in a sentence or a few: the gist, for the board in words says everything."""
    if name == "score":
        totals = [text("far-alt-total", who=who(one["seat"]), n=one["total"]) for one in view["sheets"]]
        return text("far-alt-score", totals=totals)
    if name == "ending":
        rows = view["ending"]["rows"]
        told = [text(f"far-award-{row['award'] or 'none'}", who=row["owner"], n=row["n"]) for row in rows]
        return text("far-alt-ending", rows=told)
    if name == "saloon":
        return row_line(view["town"])
    if name == "mine":
        return text("far-alt-mine", lines=supply_lines(view))
    if name == "town":
        return text("far-alt-town", side=view["side"], standing=standing_lines(view), row=row_line(view["town"]))
    if name == "story":
        reading = view["reading"]
        return text("far-alt-story", title=reading["title"], text=reading["text"], ways=way_lines(reading))
    if name == "told":
        return told_line(view["happened"]["told"])
    if name == "pack":
        cards, picked = view["pack"] or view["drawn"] or view["hand"], view["step"] == "draft" and not view["pack"]
        return text("far-alt-pack", cards=[f"@{card['id']}" for card in cards], picked=picked)
    lines = player_lines(view["players"][view["you"]])
    return text("far-alt-board", stands=lines[0], goods=lines[1], party=lines[2])
