"""What the house would answer, offered beside a question that is `advised`. Pure; worked out once for each state."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.rules.decision import Answer, Option, Text
from bot.rules.kernel.house import house_answer, house_form
from bot.rules.kernel.run import Request
from bot.ui.questions.request_controls import READY
from bot.ui.questions.scene import Scene


class Advice(NamedTuple):
    """As `RequestControls` has it: the house's answer, whether there is one, what it would pick in the form of
    that, and why, where that can be said."""

    options: Sequence[Option] | None = None
    is_advised: bool = False
    in_form: Sequence[frozenset[int]] | None = None
    reason: Text | None = None


NO_ADVICE: Final = Advice()


def advice_for(scene: Scene, request: Request, options: Sequence[Option]) -> Advice:
    """What the house would answer to a question with these options."""
    if not request.decision.advised:
        return NO_ADVICE
    is_plain = request.decision.kind == "one" and request.decision.form is None
    if is_plain and READY.isdisjoint(option.id for option in options):
        return Advice(is_advised=True)  # its button names no answer, which is worked out once it is pressed
    found = _advice(scene, request, options)
    is_choice = len(options) > 1  # nobody needs a reason where there is one way
    return Advice(found, in_form=_in_form(scene, request, found), reason=_reason(scene, request) if is_choice else None)


def _key(what: str, request: Request) -> tuple[object, ...]:
    return what, request.decision.key, request.number, request.index


def _answer(scene: Scene, request: Request) -> Answer:
    found: Answer = scene.run.now(
        _key("advice", request), lambda: house_answer(scene.run, request, request.decision.seats[0])
    )
    return found


def _reason(scene: Scene, request: Request) -> Text | None:
    game, state, seat = scene.run.game, scene.run.state, request.decision.seats[0]
    found: Text | None = scene.run.now(
        _key("advice-reason", request), lambda: game.reason(state, request, seat, _answer(scene, request))
    )
    return found


def _advice(scene: Scene, request: Request, options: Sequence[Option]) -> Sequence[Option]:
    found = _answer(scene, request)
    picks = found if isinstance(found, list) else [found]
    shown = {option.id: option for option in options}
    advised = [shown[pick] for pick in picks if pick in shown]
    for option in request.options(scene.run):
        if option.id in picks and option.id not in shown and option.alike:  # another one stands for it
            advised += [twin for twin in options if twin.alike == option.alike and twin not in advised][:1]
    advised.sort(key=options.index)
    toggles = request.decision.toggles
    if request.decision.kind == "order" or (toggles is not None and toggles.ordered):
        advised.sort(key=lambda option: picks.index(option.id) if option.id in picks else len(picks))
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
