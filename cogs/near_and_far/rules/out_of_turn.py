"""What effects do to camps, walking and the party outside the usual order of a turn (NF-8.9, rules 9). Pure."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.rules.decision import Option, text
from bot.rules.effects.registry import Result
from cogs.near_and_far.content.maps import TOWN
from cogs.near_and_far.content.terms import FACTIONS
from cogs.near_and_far.rules import arrival, cards, mine, party
from cogs.near_and_far.rules.abilities import Context
from cogs.near_and_far.rules.goods import FarPlay, change, content_of, settle, who
from cogs.near_and_far.rules.reading.table import (
    USE_OF,
    camp_price,
    is_empty_space,
    mine_number,
    mine_spaces,
    stat,
    the_map,
)
from cogs.near_and_far.state import Boosted


async def boost(play: FarPlay, effect: Any, context: Context) -> Result:
    """`boost`: a number is higher until the end of the check or of the turn; the check in hand feels it at once."""
    state, pending = play.state, play.state.turn.check
    if effect.until == "check" and pending is None:
        return Result.NOT_DONE
    is_rival = pending is not None and pending.rival == str(context.seat)
    is_tried = pending is not None and (pending.seat == context.seat or is_rival)
    use = USE_OF[pending.kind] if pending is not None else "hearts"
    before = stat(state, content_of(play), context.seat, use) if is_tried else 0
    state.turn.boosts.append(Boosted(context.seat, effect.stat, effect.n, effect.until))
    if pending is not None and is_tried:
        more = stat(state, content_of(play), context.seat, use) - before
        if is_rival:
            pending.rival_stat += more
        else:
            pending.stat += more
    return Result.DONE


async def build_camp(play: FarPlay, effect: Any, context: Context) -> Result:
    """`build_camp` (NF-8.9): where a camp may stand; the one camp of the turn stays free."""
    seat, own = context.seat, play.state.players[context.seat]
    price = 0 if effect.free or effect.where == "mine" else camp_price(play.state, content_of(play), seat)
    able = _places(play, seat, effect.where)
    if not own.camps or not able or own.hearts < price:
        return Result.NOT_DONE
    options = [Option(one, text("far-option-place", space=one, where=effect.where)) for one in able]
    place = await play.ask(seat, "far.place-camp", text("far-ask-place-camp"), lambda: options)
    change(play, seat, {"hearts": -price}, "far-paid")
    if effect.where == "mine":
        await mine.dig(play, seat, place)
    else:
        await arrival.build_camp(play, seat, place)
    return Result.DONE


def _places(play: FarPlay, seat: int, where: str) -> list[str]:
    state, content = play.state, content_of(play)
    own = state.players[seat]
    if where == "mine":
        skill = stat(state, content, seat, "mine")
        return [space for space in mine_spaces(state, content) if mine_number(content, space) <= skill]
    if own.area != "map":
        return []
    near = [own.at] if where == "here" else list(the_map(state, content).graph.neighbours(own.at))
    return [space for space in near if is_empty_space(state, space) and space not in state.bosses]


async def move(play: FarPlay, effect: Any, context: Context) -> Result:
    """`move`: more movement at once, in the move phase alone; or back to the town space, past everything."""
    turn, own = play.state.turn, play.state.players[context.seat]
    if effect.to_town:
        if own.area != "map":
            return Result.NOT_DONE
        own.at, turn.plan = TOWN, []
        play.say("far-steps", who=who(context.seat), space=TOWN)
        return Result.DONE
    if not turn.moving or turn.seat != context.seat:
        return Result.NOT_DONE
    turn.moves += effect.n
    return Result.DONE


async def rearrange(play: FarPlay, effect: Any, context: Context) -> Result:
    """`rearrange_party`: laid out anew; hearts stay as they are."""
    was_open = play.state.turn.is_open
    await party.choose_party(play, context.seat)
    play.state.turn.is_open = was_open
    return Result.DONE


async def adventurer(play: FarPlay, effect: Any, context: Context) -> Result:
    """`gain_adventurer`: out of the bag until one fits; the others go back and the bag is shuffled."""
    seat, content = context.seat, content_of(play)
    faction = effect.faction
    if faction == "choice":
        options = [Option(one, text("far-option-faction", faction=one)) for one in FACTIONS]
        faction = await play.ask(seat, "far.faction", text("far-ask-faction"), lambda: options)
    state, passed = play.state, list[str]()
    found = ""
    play.mark_undo_boundary()
    while state.bag and not found:
        one = state.bag.pop()
        card = content.adventurers[one]
        if faction in ("any", card.faction) and card.cost <= effect.max_cost:
            found = one
        else:
            passed.append(one)
    state.bag[:] = play.shuffle("deck:bag", sorted([*state.bag, *passed]))
    if not found:
        play.say("far-nobody-joins", who=who(seat))
        return Result.NOT_DONE
    await cards.welcome(play, seat, found)
    await settle(play)
    return Result.DONE


OUT_OF_TURN: Final[dict[str, Callable[[FarPlay, Any, Context], Awaitable[Result]]]] = {
    "boost": boost,
    "build_camp": build_camp,
    "move": move,
    "rearrange_party": rearrange,
    "gain_adventurer": adventurer,
}
