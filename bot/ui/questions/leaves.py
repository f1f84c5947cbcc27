"""Who is on leave until when, what happens meanwhile, and asking whoever was named to answer for them. Pure.

wk:<table>:-:deputy-<seat>.yes    answers for that seat's player from now on
wk:<table>:-:deputy-<seat>.no     rather not, or not any more
"""

from bot.rules.decision import text
from bot.rules.numbers import read_count
from bot.tables.model.leave import CONTEST
from bot.tables.model.policy import DAY
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button, Keep, Part, Words
from bot.ui.questions.scene import Scene

DEED = "deputy"
_WHEN = "⟦when⟧"
_DAYS = round(CONTEST / DAY)
_MOST = 2
"""So many are asked on a board at once; the others afterwards."""


def leave_line(scene: Scene, seat: int) -> str:
    """One line about a seat whose player is on leave."""
    here = scene.leaves[seat]
    how: str = here.of.how
    if here.frozen:
        how = "waits" if here.frozen >= here.of.until else "partly"
    elif seat in scene.stand_ins:
        how = "answers"
    elif how == "deputy":
        how = "asked" if here.is_asked else "nobody"
    line = scene.words(text("board-leave", who=f"@seat:{seat}", when=_WHEN, how=how, name=here.of.name, days=_DAYS))
    return line.replace(_WHEN, f"<t:{int(here.of.until - 60)}:f>")


def asked_deputies(scene: Scene) -> tuple[int, ...]:
    """Users who are asked to answer for somebody and have not said anything yet."""
    return tuple(dict.fromkeys(here.of.deputy for here in scene.leaves.values() if here.is_asked))


def deputy_parts(scene: Scene) -> list[Part]:
    """The question to whoever was named, for the board."""
    parts: list[Part] = []
    for seat in [seat for seat, here in scene.leaves.items() if here.is_asked][:_MOST]:
        who = f"@seat:{seat}"
        words = scene.words(text("board-deputy-ask", who=who))
        parts.append(Words(f"<@{scene.leaves[seat].of.deputy}> {words}", Keep.CALL))
        parts.append((deputy_button(scene, seat, True), deputy_button(scene, seat, False)))
    return parts


def deputy_button(scene: Scene, seat: int, agrees: bool) -> Button:
    """One of its answers."""
    key = "board-deputy-yes" if agrees else "board-deputy-stop" if seat in scene.stand_ins else "board-object"
    label = scene.label(text(key, who=f"@seat:{seat}"))
    op = f"{DEED}-{seat}.{'yes' if agrees else 'no'}"
    return Button(custom_id.button(scene.table, "-", op), label, "success" if agrees else "secondary")


def read_answer(rest: str) -> tuple[int, bool] | None:
    """(seat, whether they agree) of a click; None: it is none of ours."""
    seat, _, said = rest.partition(".")
    n = read_count(seat, 3)
    return None if n is None or said not in ("yes", "no") else (n, said == "yes")
