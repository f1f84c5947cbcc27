"""What the house would answer, offered beside a question that is `advised`. Pure; worked out once for each state."""

from collections.abc import Sequence
from dataclasses import replace

from bot.rules.decision import Option
from bot.rules.kernel.house import house_answer, house_form
from bot.rules.kernel.run import Request
from bot.ui.questions.request_controls import READY, RequestControls
from bot.ui.questions.scene import Scene


def with_advice(scene: Scene, request: Request, ask: RequestControls) -> RequestControls:
    """The same controls with the house's answer, and what it would pick in the form of that option."""
    if not request.decision.advised:
        return ask
    is_plain = request.decision.kind == "one" and request.decision.form is None
    if is_plain and READY.isdisjoint(option.id for option in ask.options):
        return replace(ask, is_advised=True)  # its button names no answer, which is worked out once it is pressed
    advice = _advice(scene, request, ask.options)
    return replace(ask, advice=advice, in_form=_in_form(scene, request, advice))


def _advice(scene: Scene, request: Request, options: Sequence[Option]) -> Sequence[Option]:
    key = ("advice", request.decision.key, request.number, request.index)
    found = scene.run.now(key, lambda: house_answer(scene.run, request, request.decision.seats[0]))
    picks = found if isinstance(found, list) else [found]
    meant = {option.alike for option in request.options(scene.run) if option.id in picks} - {""}
    return [option for option in options if option.id in picks or option.alike in meant]


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
