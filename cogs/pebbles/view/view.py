"""What a seat may know of an evening, field by field, and how it is told in words. Pure."""

from collections.abc import Mapping
from typing import Any

from bot.rules.decision import Text, text
from bot.rules.voice.honours import honour_rows
from cogs.pebbles.content.cards import PebblesContent
from cogs.pebbles.rules.shore import waves_seen
from cogs.pebbles.state import PebblesState

LAST = 3
"""Cards of the shore that are told in words, newest first; the picture shows as many as fit."""


def public_view(state: PebblesState, content: PebblesContent) -> dict[str, Any]:
    """What everybody may know: all but coats, and what lies face down."""
    return {
        "you": None,
        "evening": state.evening,
        "goal": state.goal,
        "laid": state.laid,
        "walk": state.walk,
        "walks": state.options.walks,
        "strewn": state.strewn,
        "face_down": len(state.shore),
        "turned": [_shown(content, card) for card in state.turned],
        "waves": waves_seen(state, content),
        "walkers": [
            {"seat": seat, "pocket": w.pocket, "bag": w.bag, "out": w.is_out, "dry": w.is_dry, "coat": len(w.coat)}
            for seat, w in enumerate(state.walkers)
        ],
        "coat": [],
        "next": None,
        "story": state.story.view(None),
        "result": state.result,
        "ending": None if state.steps else _ending(state, content),
    }


def seat_view(state: PebblesState, content: PebblesContent, seat: int, public: Mapping[str, Any]) -> dict[str, Any]:
    """The same for a player, with the own coat, what was looked at, and what this seat alone has read."""
    own = state.walkers[seat]
    coat = [{"id": card, "name": content.coat[card].name, "text": content.coat[card].text} for card in sorted(own.coat)]
    known = state.shore[-1] if own.has_looked and state.shore else None
    return {**public, "you": seat, "coat": coat, "next": known, "story": state.story.view(seat)}


def _ending(state: PebblesState, content: PebblesContent) -> dict[str, Any]:
    """What each is remembered for, and what they brought; `award` empty: for having been there."""
    rows = honour_rows(content.voice, state.voice, state.names)
    bags = [{**row, "seat": seat, "bag": state.walkers[seat].bag} for seat, row in enumerate(rows)]
    return {"result": state.result, "laid": state.laid, "goal": state.goal, "rows": bags}


def _shown(content: PebblesContent, card: str) -> dict[str, Any]:
    printed = content.shore[card]
    return {"id": card, "name": printed.name, "kind": printed.kind, "worth": printed.worth}


def describe(view: Mapping[str, Any]) -> list[Text]:
    """The board in words, the headline first; a hand adds what is in the coat."""
    evening, walk = {"evening": view["evening"]}, {"walk": view["walk"], "walks": view["walks"]}
    lines = [text("pebbles-headline", **evening, **walk)]
    lines.append(text("pebbles-path", laid=view["laid"], goal=view["goal"]))
    if view["walk"]:
        waves = [f"@{card}" for card in view["waves"]]
        lines.append(text("pebbles-sea", waves=waves, n=len(waves)))
        last = [f"@{card['id']}" for card in view["turned"][: -LAST - 1 : -1]]
        lines.append(text("pebbles-turned", cards=last, n=len(view["turned"]), left=view["face_down"]))
        lines.append(text("pebbles-strewn", n=view["strewn"]))
    lines += [_walker_line(walker) for walker in view["walkers"]]
    lines += [text("pebbles-in-coat", card=f"@{card['id']}", text=card["text"]) for card in view["coat"]]
    if view["next"] is not None:
        lines.append(text("pebbles-next", card=f"@{view['next']}"))
    return lines


def _walker_line(walker: Mapping[str, Any]) -> Text:
    told = {"pocket": walker["pocket"], "bag": walker["bag"], "coat": walker["coat"]}
    return text("pebbles-walker", who=f"@seat:{walker['seat']}", out=walker["out"], **told)


def alt_ending(view: Mapping[str, Any]) -> Text:
    """The last picture in words."""
    rows = [text(f"pebbles-award-{row['award'] or 'none'}", who=row["owner"], n=row["n"]) for row in view["rows"]]
    return text("pebbles-alt-ending", rows=rows)


def alt(view: Mapping[str, Any]) -> Text:
    """The picture in one sentence."""
    out = [f"@seat:{walker['seat']}" for walker in view["walkers"] if walker["out"]]
    waves = [f"@{card}" for card in view["waves"]]
    shown = {"laid": view["laid"], "goal": view["goal"], "strewn": view["strewn"]}
    return text("pebbles-alt", out=out, many=len(out), waves=waves, seen=len(waves), **shown)
