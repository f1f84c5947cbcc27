"""How the table would be after a play as far as it is declared, for the buttons of whoever declares it. Pure.

What is not declared yet is tried in each way, as in all that comes of the play (`rehearsal`).
"""

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Final

from bot.rules.decision import Option, text
from cogs.altered.content.cards import Ability, Card
from cogs.altered.rules.committing import Declared, commit_action, commit_card
from cogs.altered.rules.effects.reactions import carry_out
from cogs.altered.rules.plain_plays import plain_board
from cogs.altered.rules.reading.boards import Board
from cogs.altered.rules.reading.coming import comes_late
from cogs.altered.rules.reading.ids import RESERVE, SCOUT, TurnChoice
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.outcomes import changes
from cogs.altered.rules.reading.prospects import Prospects
from cogs.altered.rules.reading.standing import expedition_options, moving
from cogs.altered.rules.rehearsal import NOBODY, compared, nothing, rehearse, stood
from cogs.altered.rules.resolving.context import AlteredPlay, Context
from cogs.altered.rules.resolving.declaring import declare
from cogs.altered.state import opposing

WITH_EXPEDITION: Final = ("character", "expedition_permanent")
Trying = Callable[[Context], Board]
"""What is declared so far -> the table after it; None: that cannot be said."""


def declared_card(look: Look, seat: int, card: Card, choice: TurnChoice) -> Declared:
    """The card of this option at its cost, without where it goes."""
    base, oid, is_scout = card.hand_cost, None, choice.kind == SCOUT
    if choice.kind == RESERVE:
        base, oid = card.reserve_cost, choice.of
    elif is_scout:
        base = look.content.printed[card.id].keywords["scout"].x or 0
    return Declared(card, oid, mana=look.cost(seat, card, base), scout=is_scout)


def after_card(play: AlteredPlay, ctx: Context, declared: Declared) -> Prospects:
    """What there may be after this card."""
    look = Look(play.state, play.content)
    source = "scout" if declared.scout else "reserve" if declared.oid is not None else "hand"
    has_kept = declared.oid is not None and look.state.objects[declared.oid].boosts > 0
    if declared.card.is_body and not declared.cut and not declared.no_hand_icon and not has_kept:
        plain = plain_board(look, ctx.seat, declared.card, declared.expedition, source)
        if plain is not None:
            return Prospects([plain])
    if declared.oid is None and declared.card.id not in play.state.players[ctx.seat].hand:
        return Prospects(())  # whoever looks at a table of which something is hidden
    mana = min(declared.mana, look.ready_orbs(ctx.seat))
    paid = replace(declared, mana=mana)
    name = ("card", *_named(paid), repr(ctx))
    found = rehearse(play, ctx.seat, lambda tried: commit_card(tried, _fresh(ctx), paid), name)
    return found.prospects


def after_action(play: AlteredPlay, ctx: Context, ability: Ability, path: str, oid: str) -> Prospects:
    """The same of a quick action or support ability of this object."""
    name = ("action", path, oid, repr(ctx))
    found = rehearse(play, ctx.seat, lambda tried: commit_action(tried, _fresh(ctx), ability, path, oid, 0), name)
    return found.prospects


def after_reaction(play: AlteredPlay, ctx: Context, ability: Ability) -> Board:
    """The same of a reaction that is asked about in the open, for what everybody sees; None: that cannot be said."""
    name = ("reaction", play.content.path_of(ability), repr(ctx))
    found = rehearse(play, NOBODY, lambda tried: carry_out(tried, ability, _fresh(ctx)), name)
    return agreed(play, found.prospects)


def after_using(play: AlteredPlay, ctx: Context, ability: Ability) -> Prospects:
    """What there may be after a reaction that may be declined and is not, for what everybody sees; what is chosen by
    its player is their own."""

    async def used(tried: AlteredPlay) -> None:
        fresh = _fresh(ctx)
        await declare(tried, ability.do, fresh, own_turn=False)
        await carry_out(tried, ability, fresh)

    name = ("use", play.content.path_of(ability), repr(ctx))
    return rehearse(play, NOBODY, used, name, chooser=ctx.seat).prospects


def after_declining(play: AlteredPlay) -> Prospects:
    """What there may be where nothing is done, for what everybody sees."""
    if not play.state.pending and not comes_late(Look(play.state, play.content)):
        return Prospects([play.state], is_own=True)
    return rehearse(play, NOBODY, nothing, "declined").prospects


def ways(play: AlteredPlay, seat: int, declared: Declared, source: str, *, is_named: bool = True) -> list[Option]:
    """Both expeditions, each with what would come of the whole play there; one for whoever is in both and stays so,
    for which of them they are played into makes no difference."""

    def prospects(exp: str) -> Prospects:
        ctx = Context(seat, declared.card.id)
        return after_card(play, ctx, replace(declared, expedition=exp))

    look = Look(play.state, play.content)
    kept = 0 if declared.oid is None else look.state.objects[declared.oid].boosts
    found = expedition_options(
        look,
        seat,
        declared.card,
        source=source,
        is_named=is_named,
        kept=kept,
        prospects=prospects,
        was=compared(look, play.effects),
    )
    keyword = look.content.printed[declared.card.id].keywords.get("gigantic")
    if keyword is None or look.state.tiebreak:
        return found
    shown = found[:1] if keyword.condition is None else found
    tables = {one.id: agreed(play, prospects(one.id)) for one in shown}
    return [_in_both(play, seat, one, tables[one.id], is_one=len(shown) == 1) for one in shown]


def _in_both(play: AlteredPlay, seat: int, option: Option, then: Board, *, is_one: bool) -> Option:
    """The expedition of whoever stands in both, with what comes of it in the same words for either."""
    if then is None:
        return option
    told = changes(stood(play), Look(then, play.content), seat)
    moves = [one.key == "al-dusk-change" and one.params["own"] and one.params["moves"] for one in told.told]
    if told.averts:  # that is what counts, and who moves besides would leave it no room
        said = {"named": False, "fate": "moves" if any(moves) else "stays", "foe": f"@seat:{opposing(seat)}"}
        return replace(option, label=text("al-dusk-averts", exp=option.id, **said))
    if moves == [True, True]:
        return replace(option, label=text("al-dusk-pair", exp=option.id))
    where = text("al-option-both-expeditions") if is_one else text("al-option-own-expedition", exp=option.id)
    return replace(option, label=told.after(where))


def agreed(play: AlteredPlay, prospects: Prospects) -> Board:
    """One of these tables, where all of them come to the same at Dusk; where nobody moves otherwise than now, with the
    same sums: they are what is told of it then."""
    tables = prospects.tables or prospects.compared
    looks = [Look(one, play.content) for one in tables if one.winner is None and not one.tiebreak]
    if len(tables) < 2:
        return tables[0] if looks else None
    sums = [one.sums() for one in looks]
    fates = [moving(one, found) for one, found in zip(looks, sums, strict=True)]
    if len(looks) < len(tables) or fates.count(fates[0]) < len(fates):
        return None
    return tables[0] if sums.count(sums[0]) == len(sums) or fates[0] != stood(play).going else None


def _named(declared: Declared) -> tuple[Hashable, ...]:
    """All that is declared of a card, as values."""
    one = declared
    return one.card.id, one.oid, one.expedition, one.mana, one.cut, one.scout, one.no_hand_icon


def _fresh(ctx: Context) -> Context:
    """What is declared, for one way: carrying it out changes it."""
    chosen, modes = ({path: [*one] for path, one in found.items()} for found in (ctx.chosen, ctx.modes))
    return replace(ctx, chosen=chosen, modes=modes, paying={**ctx.paying})
