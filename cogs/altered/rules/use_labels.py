"""What it brings to use a reaction that may be declined, and what stays without it, for its yes and its no: all read
them, so that only what all see is looked at. Pure, only looks."""

from collections.abc import Sequence
from dataclasses import replace

from bot.rules.decision import Option, text
from cogs.altered.content.cards import Ability
from cogs.altered.rules.foresight import after_declining, after_using
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.outcomes import changes
from cogs.altered.rules.reading.prospects import Prospects
from cogs.altered.rules.reading.standing import moving
from cogs.altered.rules.rehearsal import stood
from cogs.altered.rules.resolving.context import AlteredPlay, Context
from cogs.altered.rules.turning_points import most


def told_use(play: AlteredPlay, ctx: Context, ability: Ability, options: Sequence[Option]) -> list[Option]:
    """Yes and no to a reaction, each with what would be otherwise at Dusk."""
    if play.state.phase != "afternoon" or play.state.tiebreak:
        return list(options)
    prospects = {"yes": after_using(play, ctx, ability), "no": after_declining(play)}
    return [_told(play, ctx.seat, one, prospects[one.id]) for one in options]


def _told(play: AlteredPlay, seat: int, option: Option, found: Prospects) -> Option:
    if not found.tables or any(one.tiebreak for one in found.tables):
        return option
    was = stood(play)
    tables = [Look(one, play.content) for one in found.tables]
    told = [changes(was, one, None) for one in tables]
    if all(one == told[0] for one in told):
        return replace(option, label=told[0].after(option.label))
    if not found.is_own:
        return option
    can = most(seat, [changes(was, one, seat) for one in tables])
    if can is not None:
        return replace(option, label=text("al-option-can", what=option.label, seat=f"@seat:{seat}", **can))
    is_alike = not was.is_open and all(moving(one) == was.going for one in tables)
    if is_alike and all(one.winner is None for one in told):
        return replace(option, label=text("al-option-idle", what=option.label))
    return option
