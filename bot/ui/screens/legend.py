"""What the signs on the pictures and the terms in the texts mean: the legend, and a few lines under each card.
Pure; no discord in here.

A game gives keys of sentences (`Surface.signs`, `Surface.terms`), each of which begins with its name in bold.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.rules.decision import text
from bot.ui.panels import custom_id
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import Button, Keep, Panel, Picture, Words, join_lines
from bot.ui.panels.surface import PictureSpec, View
from bot.ui.questions.scene import Scene
from bot.ui.questions.signs import without_sign

DEED = "legend"
PICTURE = "legend"
MOST_EXPLAINED = 4
MOST_HERE = 2
"""So many terms are explained under a card that is read, and under a question."""
_NAME = re.compile(r"\*\*(.+?)\*\*")
_BRACKETS = re.compile(r"[^.()]*[.:]? \(")
_NUMBER = re.compile(r" (X|\d+)$")


@dataclass(frozen=True, slots=True)
class Reading:
    """A panel, and what its picture is drawn from: empty where it has none."""

    panel: Panel
    pictures: Sequence[PictureSpec] = ()
    shown: View | None = None


def legend_button(scene: Scene) -> list[Button]:
    """The way to the legend, where the game has one."""
    if not scene.surface.signs and not scene.surface.terms:
        return []
    return [_to_page(scene, 1, "cards-legend")]


def legend(scene: Scene, seat: int | None, page: int) -> Reading | None:
    """The legend: the signs with their picture, then the terms. seat: of its reader, who may go back to the hand.
    None: the game has none."""
    pages = [keys for keys in (list(scene.surface.signs.values()), list(scene.surface.terms)) if keys]
    if not pages:
        return None
    page = min(max(page, 1), len(pages))
    keys = pages[page - 1]
    panel = Panel(scene.words(text("cards-legend-title")), accent=scene.surface.accent)
    pictures: list[PictureSpec] = []
    rows = [[sign, name_of(_words(scene, key))] for sign, key in scene.surface.signs.items()]
    if keys == list(scene.surface.signs.values()):
        alt = text("cards-legend-alt", names=[name for _, name in rows])
        pictures.append(PictureSpec(PICTURE, alt, rows))
        panel.add((Picture(PICTURE, scene.label(alt)),))
    panel.add(Words(join_lines([_words(scene, key) for key in keys]), Keep.CALL))
    row = [
        _to_page(scene, n, key)
        for key, n in (("legend-signs", page - 1), ("legend-terms", page + 1))
        if 1 <= n <= len(pages)
    ]
    if seat is not None:
        hand = custom_id.button(scene.table, custom_id.NO_REQUEST, f"hand-{seat}")
        row.insert(0, Button(hand, scene.to_hand, "primary"))
    return Reading(panel.add(tuple(row)) if row else panel, pictures, {PICTURE: rows})


def explained(scene: Scene, words: str) -> str:
    """The sentences of those terms that stand in a text, a line each; empty where there are none."""
    met = [said for name, said in _explanations_of(scene).items() if _pattern(name).search(words)]
    return join_lines([f"-# {said}" for said in met[:MOST_EXPLAINED]])


def explained_here(scene: Scene, words: str, buttons: Sequence[str] = ()) -> str:
    """The same below a question that quotes a card; what the card itself says in brackets behind a term is enough. A
    sign that stands neither in these words nor on these buttons is left out: nobody asks for it there."""
    if not scene.surface.explains_questions(scene.run.view(None)):
        return ""
    found = _explanations_of(scene).items()
    met = [(said, place) for name, said in found if (place := _pattern(name).search(words)) is not None]
    told = [said for said, place in met if _BRACKETS.match(words, place.end()) is None]
    shown = "\n".join((words, *buttons))
    return join_lines([f"-# {without_sign(said, unless_in=shown)}" for said in told[:MOST_HERE]])


def _explanations_of(scene: Scene) -> Mapping[str, str]:
    return _by_name(scene.surface.words, tuple(scene.surface.explained), scene.locale)


@lru_cache(maxsize=64)
def _by_name(words: Catalogue, keys: Sequence[str], locale: str) -> Mapping[str, str]:
    """Name -> sentence."""
    told = [words.format(text(key), None, locale) for key in keys]
    return {name_of(said): said for said in told}


def explanations(scene: Scene) -> list[tuple[str, str]]:
    """(name, sentence) of all that the legend explains, terms and signs."""
    told = [_words(scene, key) for key in (*scene.surface.terms, *scene.surface.signs.values())]
    return [(name_of(words), words) for words in told]


def name_of(sentence: str) -> str:
    """The name that a sentence of the legend explains: what stands in bold, without its number."""
    found = _NAME.search(sentence)
    return _NUMBER.sub("", found[1]) if found else sentence


@lru_cache(maxsize=512)
def _pattern(name: str) -> re.Pattern[str]:
    """The name in any of its everyday forms: boost, boosts; exhausted, exhaust; resupply, resupplies. What is
    written in capitals is a term only in capitals: a card called Taste Test asks for no TEST."""
    stem = re.sub(r"(ed|s)$", "", name)
    endings = "(y|ies|ied)" if stem.endswith("y") else "(s|ed|es|ing)?"
    return re.compile(rf"\b{re.escape(stem.removesuffix('y'))}{endings}\b", 0 if name.isupper() else re.IGNORECASE)


def _words(scene: Scene, key: str) -> str:
    return scene.words(text(key))


def _to_page(scene: Scene, page: int, key: str) -> Button:
    op = custom_id.button(scene.table, custom_id.NO_REQUEST, f"{DEED}-{page}")
    return Button(op, scene.label(text(key)))
