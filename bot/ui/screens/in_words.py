"""The whole board in words, the twin of its picture. Pure."""

from collections.abc import Sequence

from bot.rules.decision import Text, text
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Keep, Panel, Part, Words, join_lines
from bot.ui.questions.scene import Scene
from bot.ui.screens.news import news

TWIN_PAGE = 3_000
"""Characters of a page of the board in words."""
SEAL_SHOWN = 12
"""Characters of the seal on a board, as a reminder; whole it stands in the message that was posted at the start."""


def in_words(scene: Scene, seat: int | None, page: int = 1) -> Panel:
    """The whole board in words, as one seat (None: anybody) sees it: the twin of its picture, in pages where it is
    long, so that nothing of it is cut."""
    lines = _twin(scene, seat)
    panel = headed(scene, lines)
    pages: list[list[str]] = [[]]
    for line in [scene.words(line) for line in lines[1:]]:
        if sum(map(len, pages[-1])) + len(pages[-1]) + len(line) > TWIN_PAGE and pages[-1]:
            pages.append([])
        pages[-1].append(line)
    page = min(max(page, 1), len(pages))
    panel.add(Words(join_lines(pages[page - 1])))
    if page == len(pages):
        panel.add(Words(news(scene, seat).words, Keep.ORNAMENT), *seal(scene))
    row = [
        Button(custom_id.button(scene.table, "-", f"words-{n}"), scene.label(text(key, page=n)))
        for key, n in (("ask-previous-page", page - 1), ("ask-next-page", page + 1))
        if 1 <= n <= len(pages)
    ]
    if seat is not None:
        hand_button = custom_id.button(scene.table, "-", f"hand-{seat}")
        row.insert(0, Button(hand_button, scene.to_hand, "primary"))
    return panel.add(tuple(row)) if row else panel


def _twin(scene: Scene, seat: int | None) -> Sequence[Text]:
    """The whole board in words, and for a seat what it alone knows after that."""
    if scene.surface.twin is not None:
        return scene.surface.twin(scene.run.view(seat))
    public = scene.run.describe(None)
    return public if seat is None else [*public, *(line for line in scene.run.describe(seat) if line not in public)]


def headed(scene: Scene, lines: Sequence[Text]) -> Panel:
    """A panel with nothing but its title: the first of the lines that describe a board."""
    return Panel(scene.words(lines[0] if lines else text("game-name")), accent=scene.surface.accent)


def seal(scene: Scene) -> list[Part]:
    """A reminder of how the seal of the dice begins, while it is closed."""
    if not scene.seal or scene.run.over:
        return []
    return [Words(scene.words(text("board-seal", hash=scene.seal[:SEAL_SHOWN])), Keep.ORNAMENT)]
