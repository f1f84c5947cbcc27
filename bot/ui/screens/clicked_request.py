"""One request as a click meets it: what was asked, read once while the table was looked at, and safe to keep."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, partial

from bot.rules.alike import one_of_each
from bot.rules.decision import Answer, Option, Text, text
from bot.rules.kernel.house import house_answer
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Modal, Panel
from bot.ui.questions.amounts import read_typed
from bot.ui.questions.controls import modal, read_partial, with_picks
from bot.ui.questions.form_panel import held_form
from bot.ui.questions.forms import FormAnswer, is_form, opened, read_form
from bot.ui.questions.request_controls import ADVICE, ONWARD, RequestControls
from bot.ui.questions.scene import Scene
from bot.ui.screens.request_section import PartialAnswer, ask_as, confirmation

MOST_SAID = 4
"""So many picks are named when they have been handed in."""


class ClickedRequest:
    """A pending request of a seat, with what clicks need of it. Its options are those of that moment.

    token     of this seat alone
    op        what was pressed, or picked in a select
    form      the draft of what is asked together with the option pressed; empty: nothing
    held      that form, or the one that is being filled in, as it is to be shown
    handed_in the form that was handed in; None: none was, or it has moved on
    advice    what the house would answer, where that was pressed
    onward    what is usual after an empty answer, where both were pressed together
    """

    def __init__(self, scene: Scene, seat: int, token: str, op: str = "") -> None:
        request = scene.request(seat, token)
        assert request is not None
        decision = request.decision
        self.token = token
        self.kind, self.least, self.most = decision.kind, decision.least, decision.most
        self.irreversible = decision.irreversible
        self.options: list[Option] = one_of_each(decision, request.options(scene.run))
        self._make_ask = partial(ask_as, scene.table, token, request, self.options, (scene.label, scene.words))
        self.key = decision.key
        pressed = custom_id.find_option(op.lstrip("!"), [option.id for option in self.options])
        self.form = ""
        if decision.form is not None and self.kind == "one" and pressed is not None:
            self.form = opened(self._ask, pressed)
        draft = op.removeprefix("=")
        self.handed_in: FormAnswer | None = None
        if is_form(draft):
            self.handed_in = read_form(replace(self._ask, draft=draft))
        filled = self.form or (draft if is_form(draft) else "")
        self.held = held_form(replace(self._ask, draft=filled)) if filled else None
        self.advice: Answer | None = None
        if decision.advised and decision.form is None and op == f"={ADVICE}":
            self.advice = house_answer(scene.run, request, seat)
        toggles = decision.toggles
        self.onward = toggles.onward if toggles is not None and op == f"={ONWARD}" else None
        # of what was pressed; of all where that is not known, as with a pick in a select
        confirmed = {o.id for o in self.options if self.kind == "one" and self.asks_twice(o)}
        if op:
            confirmed &= {pressed}
        self._confirmations = (
            {o.id: confirmation(scene, token, request, o) for o in scene.options(request) if o.id in confirmed}
            if confirmed
            else {}
        )

    @cached_property
    def _ask(self) -> RequestControls:
        return self._make_ask()

    @property
    def modal(self) -> Modal:
        """Where the answer may be written."""
        return modal(self._ask)

    def asks_twice(self, option: Option) -> bool:
        """Whether an option is confirmed before it is taken."""
        return (self.irreversible or option.destructive) and option.refused is None

    def confirm(self, option: Option) -> Panel:
        return self._confirmations[option.id]

    def confirmation(self, op: str) -> Panel | None:
        """The same for what was pressed; None when it is not offered any more."""
        wanted = custom_id.find_option(op, [option.id for option in self.options])
        return None if wanted is None else self._confirmations.get(wanted)

    def _with_partial(self, partial: PartialAnswer) -> RequestControls:
        return replace(self._ask, draft=partial.draft, page=partial.page)

    def read(self, partial: PartialAnswer) -> Answer | None:
        return read_partial(self._with_partial(partial))

    def read_written(self, written: str) -> Answer | None:
        """The amounts that were typed; None when something was named that is not there."""
        return read_typed([option for option in self.options if option.refused is None], self._ask.label, written)

    def said(self, answer: Answer) -> Text | None:
        """What was answered, in the words of its options, in the order of the answer; None where these are many, or
        none."""
        picks = answer if isinstance(answer, list) else [answer]
        picked = [option for option in self.options if option.id in picks]
        labels = [option.label for option in sorted(picked, key=lambda option: picks.index(option.id))]
        return text("hand-done-picks", what=labels) if 0 < len(labels) <= MOST_SAID else None

    def said_whole(self, form: FormAnswer) -> Text | None:
        """The same of an option and what was picked in its form."""
        what = next((option.label for option in self.options if option.id == form.option), None)
        if what is None or not form.said:
            return what
        return text("hand-done-whole", what=what, how=form.said)

    def with_picks(self, partial: PartialAnswer, values: Sequence[str]) -> str:
        return with_picks(self._with_partial(partial), values)
