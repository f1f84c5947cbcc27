"""What those who wait may do about somebody who is awaited: buttons in a hand, and a panel where several are. Pure."""

from bot.rules.decision import text
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Keep, Panel, Words
from bot.ui.questions.scene import Scene
from bot.ui.questions.waiting import awaited_others

NUDGE, GIVE = "nudge", "grant"
"""Words of the clicks: `nudge-<seat>`, `grant-<seat>`; `nudge` alone opens the panel."""
_MOST = 8


def patience_row(scene: Scene, seat: int) -> tuple[Button, ...]:
    """For the hand of somebody who is asked nothing: what may be done about whoever is."""
    waits = awaited_others(scene, scene.users.get(seat))
    if len(waits) == 1:
        return _buttons(scene, waits[0])
    label = scene.label(text("hand-nudge-which"))
    return (Button(custom_id.button(scene.table, "-", NUDGE), label),) if waits else ()


def patience_panel(scene: Scene, user: int) -> Panel | None:
    """Everybody who is awaited, with the same buttons; None: there are no two to choose from."""
    waits = awaited_others(scene, user)
    if len(waits) < 2:
        return None
    panel = Panel(scene.words(text("nudge-title")), accent=scene.surface.accent)
    panel.add(Words(scene.words(text("nudge-about")), Keep.CALL))
    return panel.add(*(_buttons(scene, n) for n in waits[:_MOST]))


def _buttons(scene: Scene, seat: int) -> tuple[Button, ...]:
    kinds = [(NUDGE, "hand-nudge"), *([(GIVE, "hand-give-time")] if scene.due is not None else [])]
    return tuple(
        Button(custom_id.button(scene.table, "-", f"{op}-{seat}"), scene.label(text(key, who=f"@seat:{seat}")))
        for op, key in kinds
    )
