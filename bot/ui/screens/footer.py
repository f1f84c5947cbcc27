"""The rows of buttons below a board and a hand that answer nothing, and what is kept behind "More". Pure."""

from collections.abc import Sequence

from bot.rules.decision import Text, text
from bot.ui.panels import custom_id
from bot.ui.panels.panel import ROW, Button, Part, Style, button_rows
from bot.ui.questions.scene import Scene
from bot.ui.screens.cards import card_buttons
from bot.ui.screens.my_tables import my_tables_button
from bot.ui.screens.news import News, more_button, since_op
from bot.ui.screens.pages import pages_button


def way_to_hand(scene: Scene, *, answered_here: bool) -> Button:
    """From the board to the own hand. answered_here: whether the board itself has all that is asked."""
    said = scene.label(text("board-hand" if answered_here else "board-your-move"))
    style: Style = "secondary" if answered_here or scene.paused else "primary"
    return Button(custom_id.button(scene.table, "-", "hand"), said, style)


def board_buttons(scene: Scene) -> list[Button]:
    """What stands beside that."""
    row = _take_back(scene, [seat for seat in range(scene.run.state.seats) if not _is_secretly_busy(scene, seat)])
    if scene.paused:
        row.append(Button(custom_id.button(scene.table, "-", "resume"), scene.label(text("board-resume")), "success"))
    # what is only looked at stands behind one button, so that a phone has room for the question
    row.append(Button(custom_id.button(scene.table, "-", "besides"), scene.label(text("hand-menu"))))
    row.append(Button(custom_id.button(scene.table, "-", "board"), scene.label(text("board-refresh"))))
    return row


def board_seldom(scene: Scene) -> list[Button]:
    """What a board keeps behind "More": all there is to look at."""
    since = Button(custom_id.button(scene.table, "-", since_op(None)), scene.label(text("news-more")))
    row = [since, *pages_button(scene, None), *_peeks(scene)]
    return [*row, *hand_seldom(scene, bool(scene.pictures(None)))]


def hand_seldom(scene: Scene, shortened: bool) -> list[Button]:
    """What a hand has for whoever looks for it; while the game goes on it is behind "More", so that picture, question
    and answers fit a phone together."""
    words = Button(custom_id.button(scene.table, "-", "words"), scene.label(text("board-in-words")))
    rules = Button(custom_id.button(scene.table, "-", "rules-1"), scene.label(text("lobby-rules")))
    has_rules = scene.surface.words.has("rules-1")
    return [*([words] if shortened else []), *([rules] if has_rules else []), my_tables_button(scene.label)]


def _peeks(scene: Scene) -> list[Button]:
    return [
        Button(custom_id.button(scene.table, "-", f"peek-{name}"), scene.label(text(f"peek-{name}")))
        for name in scene.surface.peeks
        if scene.peek(name)
    ]


def _is_secretly_busy(scene: Scene, seat: int) -> bool:
    """Whether a seat is in the middle of something that only its own hand shows: nobody is told how far it has come."""
    return any(request.decision.private for request in scene.run.requests() if seat in request.decision.seats)


def hand_row(scene: Scene, seat: int, others: Sequence[int], happened: News, shortened: bool) -> list[Part]:
    """What stands below a hand. others: further seats of the same player; shortened: whether a picture stands for what
    it has in words."""
    row = [*_take_back(scene, (seat,), own=True), *more_button(scene, seat, happened)]
    row += [*card_buttons(scene, seat), *pages_button(scene, seat), *_peeks(scene)]
    row.append(Button(custom_id.button(scene.table, "-", f"hand-{seat}"), scene.label(text("board-refresh"))))
    if scene.is_going_on:
        row.append(Button(custom_id.button(scene.table, "-", f"more-{seat}"), scene.label(text("hand-menu"))))
    else:
        row += hand_seldom(scene, shortened)
    for other in others[: 2 * ROW - len(row)]:
        label = scene.label(text("hand-other", who=f"@seat:{other}"))
        row.append(Button(custom_id.button(scene.table, "-", f"hand-{other}"), label))
    return list(button_rows(row))


def _take_back(scene: Scene, seats: Sequence[int], own: bool = False) -> list[Button]:
    """The id names how far the seat has come (`Run.mark`), so that a second click takes back nothing more. A board is
    the same for all, so it says whose answer that is: for anybody else the button does nothing."""
    if not scene.is_going_on:
        return []
    found = [seat for seat in seats if scene.undo_index(seat) is not None]
    is_shared = not own and len(set(scene.users.values())) > 1
    return [
        Button(
            custom_id.button(scene.table, "-", f"undo-{scene.run.mark(seat, own)}"),
            scene.label(_taken_back(scene, seat, own, is_shared)),
        )
        for seat in found[:1]
    ]


def _taken_back(scene: Scene, seat: int, own: bool, is_shared: bool) -> Text:
    """own: whether that seat's player alone reads it; is_shared: whether others do, to whom it does not belong."""
    what, who = scene.taken_back(seat, own=own), f"@seat:{seat}"
    if what is None:
        return text("board-take-back-of", who=who) if is_shared else text("board-take-back")
    return text("board-take-back-of-what", who=who, what=what) if is_shared else text("board-take-back-what", what=what)
