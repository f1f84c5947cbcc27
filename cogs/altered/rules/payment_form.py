"""Whom one aims at together with what is given up for it, where a quick action wants both: each pair is a whole play,
with what Dusk would be then. Pure."""

from collections.abc import Sequence
from dataclasses import replace

from bot.rules.alike import without_twins
from bot.rules.decision import Form, FormPart, Text, text
from cogs.altered.content.cards import Ability
from cogs.altered.content.filters import Pick
from cogs.altered.rules.effects import costs
from cogs.altered.rules.foresight import Trying
from cogs.altered.rules.reading.boards import Board
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.outcomes import with_outcomes
from cogs.altered.rules.resolving.context import AlteredPlay, Context, mine
from cogs.altered.rules.resolving.declaring import parts
from cogs.altered.rules.turn_options import CONFIRM

_MOST = 4
"""Ways to pay: each of them is a button for each target."""


def payment_form(play: AlteredPlay, ctx: Context, ability: Ability, oid: str, trying: Trying) -> Form | None:
    """What is given up once this is the target; None: there is only one way to pay, or more than a button says."""
    declared = list(parts(ability.do, play.content, {}))
    wanted = [(name, cost) for name in costs.OBJECTS if (cost := getattr(ability.cost, name)) is not None]
    if len(declared) != 1 or len(wanted) != 1 or oid not in play.state.objects:
        return None
    path, pick = declared[0]
    if not isinstance(pick, Pick) or pick.n != 1:
        return None
    ((name, cost),) = wanted
    look, aimed = Look(play.state, play.content), replace(ctx, chosen={path: [oid]})
    found = costs.payable(look, name, cost, ctx.seat, mine(play, ctx))
    options = without_twins([costs.payee(look, obj, ctx.seat, is_aimed=obj.id == oid) for obj in found])
    if not 1 < len(options) <= _MOST:
        return None

    def board(paid: str) -> Board:
        return trying(replace(aimed, paying={name: paid}))

    objects = [play.state.objects[one.id] for one in options]
    is_bare = len({(one.card, one.zone, one.expedition) for one in objects}) == len(options)
    told = with_outcomes(look, options, board, ctx.seat, is_bare=is_bare, is_whole=True)
    labels = {one.id: one.label for one in told}

    def said(chosen: Sequence[Sequence[str]]) -> Text:
        return text("al-move-pays", what=name, paid=labels[chosen[0][0]])

    prompt = text("al-ask-payment", card=f"@{ctx.card}", what=name)
    closing = () if play.state.options.confirm == "never" else (CONFIRM,)
    about = text("al-form-card", card=f"@{ctx.card}", text=play.content.cards[ctx.card].words)
    go = text("al-option-go", kind="support" if ability.support else "quick")
    return Form(about, [FormPart("altered.payment", prompt, told)], go, closing, said=said)
