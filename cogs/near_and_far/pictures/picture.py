"""Which pictures a view has, and drawing them. Both know only the view, so what is not in the view is in no picture.

For all: the map, the town while somebody visits it, a story while it is read and with its ending at the next question,
at the end the score. For a seat: the pack or the cards that it chooses from, the ending of the story that it has just
heard where it may camp, the map with what is in reach while it walks, the Saloon or the Mine where it chooses there,
else its own board with its hand. What is asked is in the view as `asked`; where that is not known, the step has to do.
Each picture gets just the part of the view that it shows (`shown`), which is also what tells the screens that it need
not be drawn again.
"""

from collections.abc import Sequence
from typing import Any, Final

from bot.draw.chart.picture import draw_chart
from bot.draw.chart.words import chart_alt
from bot.draw.themes import DARK, Theme
from bot.ui.panels.surface import PictureSpec
from cogs.near_and_far.pictures.board import draw_board, draw_pack
from cogs.near_and_far.pictures.card import draw_face, draw_signs
from cogs.near_and_far.pictures.chart import chart
from cogs.near_and_far.pictures.ending import draw_ending
from cogs.near_and_far.pictures.palette import dyed
from cogs.near_and_far.pictures.score import draw_score
from cogs.near_and_far.pictures.sheet import draw_sheet
from cogs.near_and_far.pictures.signs import View
from cogs.near_and_far.pictures.story import draw_story, draw_told
from cogs.near_and_far.pictures.town import draw_mine, draw_saloon, draw_town
from cogs.near_and_far.view.alt import alt

OF_PLAYER = ("character", "name", "colour", "area", "at")
STANDING = ("character", "name", "colour", "rep")
OF_TOWN = ("side", "active", "chiefs", "tokens_left", "threat", "threats_left", "decks")
WALKS = ("turn", "adventure")
"""Steps in which the active player may be about to walk."""
PARTS_OF_TOWN = ("saloon", "mine")
"""Buildings whose visitors choose from what only a part of the town's picture shows: that part alone is larger."""
IN_TOWN: Final = {"far.building": "town", "far.duel": "town", "far.saloon": "saloon", "far.mine": "mine"}
"""What a hand is asked in town -> the picture that it is about."""
CAMP: Final = "far.camp"
"""What a hand is asked where it has stopped: the map is what it is about."""
TO_DISCARD: Final = {"far.discard-advanced": "advanced", "far.discard-basic": "basic"}
"""What is asked of a hand before the first round -> the deck whose cards are meant."""
AFTER_A_STORY = ("adventure", "end_turn")
"""Steps in which a story's ending still stands beside what its reader is asked."""


def pictures(view: View) -> Sequence[PictureSpec]:
    """One picture: what a reader of this view needs for what is asked now; at the end the last one and the score."""
    if not view["players"]:
        return []
    if view["ending"] is not None:
        names = ["ending", "score"] if view["sheets"] else ["ending"]
    else:
        names = [_seat_picture(view) if view["you"] is not None and not view["sheets"] else _public_picture(view)]
    is_asked = bool(_asked_in_town(view)) or CAMP in _asked(view)
    return [_spec(view, name, is_asked=is_asked) for name in names]


def _public_picture(view: View) -> str:
    if view["sheets"]:
        return "score"
    if view["reading"] is not None:
        return "story"
    if just_told(view) is not None:
        return "told"
    if not _is_in_town(view):
        return "map"
    news = view.get("happened")
    visiting = news["visiting"] if news and view["step"] == "town" else None
    return visiting if visiting in PARTS_OF_TOWN else "town"


def _is_in_town(view: View) -> bool:
    """Whether the turn is spent in town, to its very end."""
    if view["step"] != "end_turn":
        return bool(view["step"] == "town")
    return view["players"][view["active"]]["area"] in ("building", "jail")


def _seat_picture(view: View) -> str:
    if view["drawn"] or _to_discard(view) or (view["step"] == "draft" and (view["pack"] or view["hand"])):
        return "pack"
    if view["is_reader"]:
        return "story"
    if place := _asked_in_town(view):
        return place
    if view["you"] == view["active"] and view["step"] == "adventure" and just_told(view) is not None:
        return "told"
    if CAMP in _asked(view):
        return "map"
    return "map" if _walks(view) and view["reading"] is None else "board"


def _asked(view: View) -> Sequence[str]:
    """The keys of what whoever looks is asked; none where that is not known."""
    asked: Sequence[str] = view.get("asked") or ()
    return asked


def _asked_in_town(view: View) -> str:
    return next((IN_TOWN[key] for key in _asked(view) if key in IN_TOWN), "")


def _to_discard(view: View) -> str:
    """The deck off which whoever looks has to discard now."""
    return next((TO_DISCARD[key] for key in _asked(view) if key in TO_DISCARD), "")


def _has_picked(view: View) -> bool:
    """Whether whoever looks has answered already, and waits for the others."""
    return "asked" in view and not view["asked"]


def just_told(view: View) -> View | None:
    """The story whose ending the reader of this view has not seen yet, told in the turn that is going on. Whoever is
    asked next about something else has its words in a post. Where the journal is not known there is none."""
    news = view.get("happened")
    if not news or news["told"] is None or view["reading"] is not None:
        return None
    is_now = news["turns"] == 0 and view["step"] in AFTER_A_STORY
    told: View | None = news["told"] if is_now else None
    return told


def _walks(view: View) -> bool:
    """Whether whoever looks may walk now, and somewhere is in reach."""
    if view["you"] is None or view["you"] != view["active"] or view["step"] not in WALKS:
        return False
    has_arrived = view["step"] == "adventure" and not view["walking"] and view["players"][view["you"]]["area"] == "map"
    return not has_arrived and _is_in_reach(view)


def _is_in_reach(view: View) -> bool:
    return any(space["can_stop"] for space in view["map"]["spaces"])


def _spec(view: View, name: str, *, is_asked: bool) -> PictureSpec:
    facts = shown(view, name)
    told = chart_alt(chart(facts)) if name == "map" else alt(view, name)
    return PictureSpec(name, told, facts, is_asked=is_asked)


def shown(view: View, name: str) -> dict[str, Any]:
    """The part of a view that a picture shows."""
    if name == "map":
        return map_facts(view)
    if name == "town":
        return town_facts(view, has_track=False)
    if name in PARTS_OF_TOWN:
        return part_of_town(view, name)
    if name == "ending":
        players = [{part: one[part] for part in OF_PLAYER} for one in view["players"]]
        return {"ending": view["ending"], "players": players}
    if name == "score":
        players = [{part: one[part] for part in OF_PLAYER} for one in view["players"]]
        return {"sheets": view["sheets"], "players": players, "result": view["result"]}
    if name == "story":
        own = view["players"][view["reading"]["seat"]]
        player = {part: own[part] for part in OF_PLAYER}
        return {"reading": view["reading"], "check": view["check"], "player": player}
    if name == "told":
        return {"told": just_told(view), "mine": view["you"] is not None}
    if name == "pack":
        return _pack_facts(view)
    return board_facts(view, view["you"])


def _pack_facts(view: View) -> dict[str, Any]:
    if deck := _to_discard(view):
        return {"why": "discard", "cards": _unpriced([one for one in view["hand"] if one["deck"] == deck]), "kept": []}
    if view["step"] == "draft" and not view["pack"]:
        return {"why": "kept", "cards": _unpriced(view["hand"]), "kept": []}
    cards = view["pack"] or view["drawn"]
    kept = view["hand"] if view["pack"] else []
    return {"why": "draft" if view["pack"] else "drawn", "cards": _unpriced(cards), "kept": _unpriced(kept)}


def _unpriced(cards: Sequence[View]) -> list[dict[str, Any]]:
    """Cards without whether they could be bought just now."""
    return [{**card, "payable": False} for card in cards]


def town_facts(view: View, *, has_track: bool = True) -> dict[str, Any]:
    """Buildings, row, Mine, factions, piles, and where everybody's reputation stands. has_track: whether that is drawn:
    beside a question it is told in words, and a picture that is less tall is larger on a wide screen."""
    parts = STANDING if has_track else STANDING[:-1]
    players = [{part: one[part] for part in parts} for one in view["players"]]
    shown = {**{part: view[part] for part in OF_TOWN}, "town": view["town"], "players": players}
    return {**shown, "has_track": has_track, "dig": _dig(view)}


def _dig(view: View) -> int | None:
    """The highest number that the active player could dig in the Mine; None: it is nobody's turn."""
    if view["active"] is None:
        return None
    own = view["players"][view["active"]]
    return own["icons"]["mine"] if own["camps"] else 0


def part_of_town(view: View, name: str) -> dict[str, Any]:
    """One of `PARTS_OF_TOWN`: the row, or the Mine with what is left in supply."""
    if name == "saloon":
        return {"row": view["town"]["row"]}
    return {**town_facts(view, has_track=False), "town": {"mine": view["town"]["mine"], **_supply(view)}}


def _supply(view: View) -> dict[str, Any]:
    return {name: view["town"][name] for name in ("birds_left", "bag")}


def board_facts(view: View, seat: int) -> dict[str, Any]:
    """A player's board; with the hand, if it is the reader's own, and the reader has not just discarded of it something
    that is shown when all have."""
    is_settling = view["step"] == "discard" and _has_picked(view)
    return {
        "player": view["players"][seat],
        "hand": view["hand"] if seat == view["you"] and not is_settling else [],
        "camps_each": view["camps_each"],
        "active": view["active"] == seat,
    }


def map_facts(view: View) -> dict[str, Any]:
    """With what is in reach of whoever is asked where to, for everybody; before that for their own eyes. `you` is kept
    only where that is so, so that all others share one picture; mover: who could come there."""
    printed, walks = view["map"], _walks(view)
    shows = walks or (view["walking"] and _is_in_reach(view))
    if not shows:
        spaces = [{**space, "reach": None, "can_stop": False} for space in printed["spaces"]]
        printed = {**printed, "spaces": spaces}
    players = [{name: one[name] for name in OF_PLAYER} for one in view["players"]]
    return {
        "map": printed,
        "players": players,
        "active": view["active"],
        "you": view["you"] if walks else None,
        "mover": view["active"] if shows else None,
        "step": view["step"] if walks else "",
    }


def draw(view: View, name: str, theme: Theme = DARK) -> bytes:
    """A picture as PNG. Pure; for a thread. Raises `ValueError` for a name that there is not.

    view: for `card` and `legend` what `Surface.cards` and `Surface.signs` say
    """
    if name == "card":
        card = view["card"]
        return draw_part(card["part"], card["kind"], theme) if "part" in card else draw_face(card)
    if name == "legend":
        return draw_signs(view["legend"])
    return draw_part(shown(view, name), name, theme)


def draw_part(part: View, name: str, theme: Theme = DARK) -> bytes:
    """The same of what `shown` gives."""
    if name == "map":
        return draw_chart(chart(part), dyed(theme, *part["map"]["palette"][:2]))
    if name == "town":
        return draw_town(part, theme)
    if name == "saloon":
        return draw_saloon(part, theme)
    if name == "mine":
        return draw_mine(part, theme)
    if name == "ending":
        return draw_ending(part, theme)
    if name == "score":
        return draw_score(part, theme)
    if name == "story":
        return draw_story(part, theme)
    if name == "told":
        return draw_told(part, theme)
    if name == "pack":
        return draw_pack(part, theme)
    if name == "board":
        return draw_board(part, theme)
    if name == "sheet":
        return draw_sheet(part, theme)
    raise ValueError(name)
