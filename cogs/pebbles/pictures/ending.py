"""The last picture, to be shown around: how far the path goes, and what each is remembered for. Draws only."""

from collections.abc import Mapping
from typing import Any

from bot.draw.colors import SKY
from bot.draw.counts import Counted
from bot.draw.ending import EndingRow, draw_last
from cogs.pebbles.pictures.signs import figure, stone

HONOURS: Mapping[str, tuple[str, str]] = {
    "carrier": ("The Broad Back", "stones carried home: {n}"),
    "sea": ("The Sea's Best Friend", "stones given back: {n}"),
    "stroll": ("Just Came for the Walk", "times home with nothing: {n}"),
    "coat": ("The Inside Pocket", "cards out of the coat: {n}"),
    "tidy": ("Picks Up After Everybody", "strewn stones taken along: {n}"),
    "sieve": ("The Sieve", "stones swept up: {n}"),
    "socks": ("The Sensible One", "stones kept dry: {n}"),
    "finder": ("Something Shiny", "stones found on the side: {n}"),
    "": ("Was There", "and has sand in everything"),
}


def draw_ending(ending: Mapping[str, Any], names: Mapping[int, str]) -> bytes:
    """The picture as PNG. ending: as in the view; names: seat -> who sat there."""
    laid, goal = ending["laid"], ending["goal"]
    is_done = laid >= goal
    title = "The path is finished" if is_done else "Not quite to the water"
    return draw_last(
        title,
        f"{laid} of {goal} stones",
        Counted(stone, (5,)),
        [_row(r, names[r["seat"]]) for r in ending["rows"]],
        bright=is_done,
        tint=SKY,
    )


def _row(row: Mapping[str, Any], who: str) -> EndingRow:
    title, what = HONOURS.get(row["award"], HONOURS[""])
    sign = Counted(figure, (row["bag"] > 0,))
    return EndingRow(sign, title, f"{who} · {what.format(n=row['n'])}", f"in the bag: {row['bag']}")
