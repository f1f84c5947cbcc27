"""When an ability can act, and whether what happens is what it waits for. Pure."""

from collections.abc import Sequence
from typing import Any

from bot.rules.effects import holds
from cogs.rangers.content.cards import RangerCard
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.vocabulary.abilities import Ability, When
from cogs.rangers.content.vocabulary.effects import Discard, Exhaust, Remove, SpendEnergy, Use
from cogs.rangers.content.vocabulary.targets import Find
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.cards import Context, Happening, has_energy, seat_of, zone_of
from cogs.rangers.state import CardInPlay, RangersState


def lacks(look: Board, cost: Sequence[Any], context: Context) -> bool:
    """Whether a cost cannot be paid whole (ER-1.11, ER-4.2)."""
    return any(_lacks(look, one, context) for one in cost)


def _lacks(look: Board, cost: Any, context: Context) -> bool:
    state = look.state
    card = state.find(context.card)
    if isinstance(cost, Exhaust):
        if isinstance(cost.who, Find):
            return not any(one.is_ready for one in look.matching(cost.who, context))
        return not any(state.card(uid).is_ready for uid in look.named(cost.who, context))
    if isinstance(cost, Use):
        return card is None or card.tokens.get(cost.token, 0) < cost.n
    if isinstance(cost, Remove):
        return card is None or card.tokens.get(cost.token, 0) < look.amount(cost.n, context)
    if isinstance(cost, SpendEnergy):
        return has_energy(state, context.seat, cost.aspect) < cost.n
    assert isinstance(cost, Discard)
    if cost.from_hand is not None:
        return len(state.rangers[context.seat].hand) < cost.from_hand
    return not (look.matching(cost.who, context) if isinstance(cost.who, Find) else look.named(str(cost.who), context))


def limit_key(content: RangersContent, uid: str, ability: Ability) -> str:
    """Under which name the uses of a limited ability are counted."""
    return f"{ability.limit}|{uid}|{content.index.path_of(ability)}"


def may_use(look: Board, uid: str, ability: Ability, context: Context) -> bool:
    """Whether an ability can act now: its condition, its limit, its cost."""
    if ability.limit is not None and look.state.limits.get(limit_key(look.content, uid, ability), 0):
        return False
    if ability.condition is not None and not holds(ability.condition, look.facts(context)):
        return False
    return not lacks(look, ability.cost, context)


def context_of(state: RangersState, seat: int, uid: str, happening: Happening | None = None) -> Context:
    """ "You" and "this card"; `$target` is the target of the test in hand."""
    test = state.test
    return Context(seat, uid, {"target": [test.target]} if test is not None and test.target else {}, happening)


def fits(look: Board, when: When, happening: Happening, card: CardInPlay) -> bool:
    """Whether what happens is what an ability waits for. card: the one that has it."""
    own = card.owner if card.owner is not None else seat_of(zone_of(look.state, card))
    if (when.who == "you" and own != happening.seat) or (when.who == "other" and own == happening.seat):
        return False
    test = look.state.test
    if when.test is not None and (test is None or test.name != when.test.casefold().replace(" ", "_")):
        return False
    if (when.token or happening.token) != happening.token or (when.by or happening.by) != happening.by:
        return False
    context = Context(happening.seat if own is None else own, card.uid, {}, happening)
    target = test.target if test is not None else ""
    return (
        _is_it(look, when.card, happening.card, happening.printed, context)
        and _is_it(look, when.target, target, "", context)
        and _is_it(look, when.source, happening.source, "", context)
    )


def _is_it(look: Board, wanted: Any, uid: str, printed: str, context: Context) -> bool:
    if wanted is None:
        return True
    found = look.state.find(uid) if uid else None
    if isinstance(wanted, Find):
        if found is not None:
            return look.matches(wanted, found, context)
        return bool(printed) and look.suits(wanted, printed)
    return uid in look.named(wanted, context) if uid else False


def cost_of(look: Board, card: RangerCard, seat: int) -> int:
    """ER-5.1, ER-1.11: what playing it costs now; an X is chosen, from the least up."""
    least = int(look.state.options.says("min_play_cost"))
    printed = card.cost if isinstance(card.cost, int) else least
    return look.changed(printed, look.changes("cost", None, seat), least)
