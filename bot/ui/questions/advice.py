"""What the house would answer, offered beside a question that is `advised`. Pure; worked out once for each state."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.rules.decision import Option
from bot.rules.kernel.house import house_answer, house_form
from bot.rules.kernel.run import Request
from bot.ui.questions.request_controls import READY
from bot.ui.questions.scene import Scene


class Advice(NamedTuple):
    """As `RequestControls` has it: the house's answer, whether there is one, what it would pick in the form of that."""

    options: Sequence[Option] | None = None
    is_advised: bool = False
    in_form: Sequence[frozenset[int]] | None = None


NO_ADVICE: Final = Advice()


def advice_for(scene: Scene, request: Request, options: Sequence[Option]) -> Advice:
    """What the house would answer to a question with these options."""
    if not request.decision.advised:
        return NO_ADVICE
    is_plain = request.decision.kind == "one" and request.decision.form is None
    if is_plain and READY.isdisjoint(option.id for option in options):
        return Advice(is_advised=True)  # its button names no answer, which is worked out once it is pressed
    found = _advice(scene, request, options)
    return Advice(found, in_form=_in_form(scene, request, found))


def _advice(scene: Scene, request: Request, options: Sequence[Option]) -> Sequence[Option]:
    key = ("advice", request.decision.key, request.number, request.index)
    found = scene.run.now(key, lambda: house_answer(scene.run, request, request.decision.seats[0]))
    picks = found if isinstance(found, list) else [found]
    meant = {option.alike for option in request.options(scene.run) if option.id in picks} - {""}
    advised = [option for option in options if option.id in picks or option.alike in meant]
    if request.decision.kind == "order":
        advised.sort(key=lambda option: picks.index(option.id))
    return advised


def _in_form(scene: Scene, request: Request, advice: Sequence[Option]) -> Sequence[frozenset[int]] | None:
    form = request.decision.form
    if form is None or len(advice) != 1:
        return None
    key = ("advice-form", request.decision.key, request.number, request.index, advice[0].id)

    def look() -> Sequence[frozenset[int]] | None:
        found = form(advice[0].id)
        return None if found is None else house_form(scene.run, request, found, request.decision.seats[0])

    picks: Sequence[frozenset[int]] | None = scene.run.now(key, look)
    return picks
