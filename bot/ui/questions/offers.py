"""Anytime actions that a board offers beside the question, because they are best done at once. Pure."""

from bot.rules.decision import text
from bot.ui.panels import custom_id
from bot.ui.panels.panel import ROW, Button, Keep, Part, Words
from bot.ui.questions.scene import Scene


def offers(scene: Scene) -> list[Part]:
    """Of each seat that has some (`Option.on_board`) one row at most, below its name: nobody else may press there."""
    found: list[Part] = []
    for seat in sorted(scene.users) if scene.surface.offers and scene.is_going_on else ():
        row = [
            Button(_id(scene, token, option.id), scene.label(option.label))
            for token, request in scene.requests(seat)
            if request.anytime
            for option in scene.options(request)
            if option.on_board and option.refused is None
        ]
        if row:
            found += [Words(scene.words(text("board-offer", who=f"@seat:{seat}")), Keep.CALL), tuple(row[:ROW])]
    return found


def _id(scene: Scene, token: str, option: str) -> str:
    return custom_id.button(scene.table, token, custom_id.option_op(option, custom_id.room(scene.table, token)))
