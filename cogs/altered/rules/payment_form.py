"""Whom one aims at together with what is given up for it, where a quick action or support ability wants both: one
panel, in which each way to pay says what Dusk would be then. Pure."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial

from bot.rules.alike import without_twins
from bot.rules.decision import Form, FormPart, Option, Text, text
from cogs.altered.content.cards import Ability
from cogs.altered.content.filters import Cost, Pick
from cogs.altered.rules.effects import costs
from cogs.altered.rules.foresight import Trying
from cogs.altered.rules.reading.boards import Board
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.outcomes import with_outcomes
from cogs.altered.rules.rehearsal import compared
from cogs.altered.rules.resolving.context import AlteredPlay, Context, mine
from cogs.altered.rules.resolving.declaring import parts, target_options
from cogs.altered.rules.turn_options import CONFIRM

Chosen = Sequence[Sequence[str]]
"""Ids of what is chosen in each part of a form."""


def paid_with(cost: Cost) -> list[str]:
    """What objects a cost asks for: names of `costs.OBJECTS`."""
    return [name for name in costs.OBJECTS if getattr(cost, name) is not None]


def payment_form(play: AlteredPlay, ctx: Context, ability: Ability, about: Text, trying: Trying) -> Form | None:
    """The panel of an ability that is paid with one object; None: more is to be chosen than it holds."""
    declared, wanted = list(parts(ability.do, play.content, {})), paid_with(ability.cost)
    if len(wanted) != 1 or len(declared) > 1:
        return None
    path, pick = declared[0] if declared else ("", None)
    if pick is not None and (not isinstance(pick, Pick) or pick.n != 1 or pick.up_to):
        return None
    ways = _Ways(play, ctx, wanted[0], ability, path, trying)
    found: list[FormPart] = []
    if isinstance(pick, Pick):
        budget = Look(play.state, play.content).ready_orbs(ctx.seat) - ability.cost.mana
        targets = without_twins(target_options(play, pick, ctx, (), 0, budget, ability.do))
        if ways.only:
            targets = ways.told_targets(targets)
        found.append(FormPart("altered.target", text("al-form-target"), targets))
    if not ways.only:
        found.append(FormPart("altered.payment", text("al-form-payment", what=wanted[0]), ways.options()))
    closing = () if play.state.options.confirm == "never" else (CONFIRM,)
    go = text("al-option-go", kind="support" if ability.support else "quick")
    if ways.only:
        return Form(about, found, go, closing) if found else None
    return Form(about, found, go, closing, shown="panel", said=ways.said, wasted=ways.is_wasted, stepwise=True)


class _Ways:
    """The ways to pay for an ability. only: what it is paid with where there is one way; empty: it is chosen."""

    def __init__(self, play: AlteredPlay, ctx: Context, name: str, ability: Ability, path: str, trying: Trying) -> None:
        self._look = Look(play.state, play.content)
        self._then = compared(self._look, play.effects)
        self._ctx, self._name, self._path, self._trying = ctx, name, path, trying
        self._found = costs.payable(self._look, name, getattr(ability.cost, name), ctx.seat, mine(play, ctx))
        self.only = self._found[0].id if len(self._found) == 1 else ""
        self._labels: Callable[[str], dict[str, Text]] = cache(self._told)

    def options(self) -> list[Option]:
        """What it may be paid with: of copies two, since one of them may be the target."""
        seen, found = Counter[str](), []
        for obj in self._found:
            option = costs.payee(self._look, obj, self._ctx.seat, is_aimed=False)
            seen[option.alike] += 1
            option.usual = False if self._name == "sacrifice" else option.usual  # nobody is led to that
            if not option.alike or seen[option.alike] <= 2:
                found.append(option)
        return found

    def told_targets(self, targets: Sequence[Option]) -> list[Option]:
        """The targets, each with what comes of it, where there is one way to pay."""
        board = partial(self._after, paid=self.only)
        return with_outcomes(self._look, targets, board, self._ctx.seat, is_whole=True, then=self._then)

    def said(self, chosen: Chosen) -> Text | None:
        """A whole move: what is given up, and what Dusk would be then."""
        *target, (paid,) = chosen[: 2 if self._path else 1]
        return text("al-move-pays", what=self._name, paid=self._labels(target[0][0] if target else "")[paid])

    def is_wasted(self, chosen: Chosen) -> bool:
        """Whether it is paid with whoever is to gain by it, or with a copy of somebody who has a button."""
        *target, (paid,) = chosen[: 2 if self._path else 1]
        aimed = target[0][0] if target else ""
        alike = {one.id: one.alike for one in self.options()}
        before = [one for one in alike if alike[one] and alike[one] == alike[paid]]
        return paid == aimed or (before[:1] not in ([], [paid], [aimed]))

    def _told(self, target: str) -> dict[str, Text]:
        options = [one for one in self.options() if one.id != target]
        board = partial(self._after, target)
        told = with_outcomes(self._look, options, board, self._ctx.seat, is_whole=True, then=self._then)
        return {one.id: one.label for one in told}

    def _after(self, target: str, paid: str) -> Board:
        aimed = {self._path: [target]} if target else {}
        return self._trying(replace(self._ctx, chosen=aimed, paying={self._name: paid}))
