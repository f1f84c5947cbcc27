"""Help in the middle of a game: what explains it is behind these buttons, and no other game is offered. Pure."""

from bot.rules.decision import text
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Panel, Words, button_rows
from bot.ui.questions.scene import Scene
from bot.ui.questions.waiting import AWAITED, WAITING, awaited, is_asked
from bot.ui.screens.legend import legend_button
from bot.ui.screens.news import since_op


def help_here(scene: Scene, seat: int | None) -> Panel:
    """Of a game that is on, who is awaited and where everything is explained. seat: the reader's; None: they watch."""
    name = scene.label(text("game-name"))
    panel = Panel(scene.words(text("help-here-title", game=name)), accent=scene.surface.accent)
    user = None if seat is None else scene.users.get(seat)
    is_own = user is not None and is_asked(scene, user)  # nobody waits for themselves
    panel.add(Words(awaited(scene, {}, AWAITED if is_own else WAITING)), Words(scene.words(text("help-here"))))
    row: list[Button] = []
    if seat is not None:
        row.append(Button(_op(scene, f"hand-{seat}"), scene.to_hand, "primary"))
    if scene.surface.words.has("rules-1"):
        row.append(Button(_op(scene, "rules-1"), scene.label(text("lobby-rules"))))
    row += legend_button(scene)
    row.append(Button(_op(scene, since_op(seat)), scene.label(text("news-more"))))
    general = custom_id.button(custom_id.NO_TABLE, custom_id.NO_REQUEST, "help-1")
    return panel.add(*button_rows([*row, Button(general, scene.label(text("help-title")))]))


def _op(scene: Scene, op: str) -> str:
    return custom_id.button(scene.table, custom_id.NO_REQUEST, op)
