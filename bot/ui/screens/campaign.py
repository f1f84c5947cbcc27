"""What the screens of all campaigns share: surface, sheet behind a button, chronicle. No discord in here."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.rules.campaign.game import Campaign, page_line
from bot.rules.decision import Text, text
from bot.ui.panels.panel import Panel, Words, join_lines
from bot.ui.panels.surface import Surface
from bot.ui.questions.scene import Scene

SHEET = "sheet"
_PAGE = 3_000
"""Characters of one panel of the chronicle."""


def campaign_surface(game: Campaign[Any], **more: Any) -> Surface:
    """The surface of a campaign: the log with its last pages, the whole sheet behind a button. more: of `Surface`."""

    def sheet(view: Mapping[str, Any]) -> Sequence[Text]:
        return [text("campaign-sheet-title"), *game.sheet(view["record"])]

    return Surface(game, **{"emoji": "📖", "peeks": {SHEET: sheet}, **more})


def chronicle(scene: Scene, page: int = 1) -> Panel:
    """All pages of the log, oldest first, with the ways to their tables; torn ones are struck out."""
    view = scene.run.view(None)
    lines = [scene.words(page_line(one)) for one in view["pages"]]
    panels: list[list[str]] = [[]]
    for line in lines:
        if panels[-1] and sum(map(len, panels[-1])) + len(line) > _PAGE:
            panels.append([])
        panels[-1].append(line)
    page = min(max(page, 1), len(panels))
    panel = Panel(scene.words(scene.run.describe(None)[0]), accent=scene.surface.accent)
    panel.add(Words(join_lines(panels[page - 1])))
    if len(panels) > 1:
        panel.add(Words(scene.words(text("help-page", page=page, pages=len(panels)))))
    return panel


def heroes(scene: Scene, owned: Mapping[str, Any]) -> Panel:
    """Whom somebody has put away for this campaign's game: name -> data (`Campaign.put_away`)."""
    game = scene.surface.game
    assert isinstance(game, Campaign)
    panel = Panel(scene.words(text("campaign-heroes-title", n=len(owned))), accent=scene.surface.accent)
    lines = [scene.words(text("campaign-hero", name=name, what=game.hero_text(data))) for name, data in owned.items()]
    panel.add(Words(join_lines(lines) if lines else scene.words(text("campaign-heroes-none"))))
    return panel
