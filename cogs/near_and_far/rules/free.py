"""What the active player may do at any open decision (rules 4): buy, drop a treasure, use a `free` ability. Pure.

It is offered apart from the question that is asked, to that seat alone, so that nobody sees what a hand could buy.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.rules.decision import Option, Text, text
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.terms import FACTIONS
from cogs.near_and_far.rules import abilities, leaving, reader
from cogs.near_and_far.rules.ending import end
from cogs.near_and_far.rules.goods import FarPlay, change, content_of, drop_treasure, settle, who
from cogs.near_and_far.rules.reading.buying import cost_of, lacking, offer
from cogs.near_and_far.rules.reading.costs import lacking as lacking_cost
from cogs.near_and_far.rules.reading.side_quests import is_within_reach, open_quests
from cogs.near_and_far.rules.reading.table import discount
from cogs.near_and_far.state import FarState

BUY, DROP, USE, QUEST = "buy:", "drop:", "use:", "quest:"
GIVE_UP = "give-up"


def has_any(state: FarState, content: FarContent, seat: int) -> bool:
    """Whether an open decision is asked although one answer is left: only public facts count (rules 4)."""
    return bool(state.players[seat].hand) or has_other(state, content, seat)


def has_any_at_end(state: FarState, content: FarContent, seat: int) -> bool:
    """The same where nothing else is asked: a hand is no reason for somebody who could pay for nothing in it."""
    has_hand = bool(state.players[seat].hand)
    is_asked = has_hand and state.options.turn_ends == "asked"
    return is_asked or may_buy(state, content, seat) or has_other(state, content, seat)


def may_buy(state: FarState, content: FarContent, seat: int) -> bool:
    """Whether somebody has a hand, and goods to pay for some card: what is in that hand does not matter."""
    return bool(state.players[seat].hand) and may_pay(state, content, seat)


def may_pay(state: FarState, content: FarContent, seat: int) -> bool:
    """Whether some card could be bought by somebody with these goods and open cards; whose it is does not matter."""
    own = state.players[seat]
    if own.coins or own.gems or own.food or any(own.tokens.values()):
        return True
    cards = (*content.basic.values(), *content.advanced.values())
    return bool(discount(state, content, seat, "artifact")) or any(not card.cost.goods for card in cards)


def has_other(state: FarState, content: FarContent, seat: int) -> bool:
    """Whether somebody has something to do at any moment besides buying."""
    own = state.players[seat]
    if own.treasures:
        return True
    if any(is_within_reach(state, content, seat, quest) for quest in open_quests(state, content, seat)):
        return True
    return any(ability.trigger == "free" for card in own.cards for ability in content.working[card].abilities)


def options(state: FarState, content: FarContent, seat: int) -> list[Option]:
    """What a seat may do now besides answering; nothing but leaving and who reads while none of its own is open."""
    found = []
    if may_give_up(state, seat):
        found.append(Option(GIVE_UP, text("far-option-give-up"), secondary=True, destructive=True))
    found += [*leaving.options(state, seat), *reader.options(state, seat)]
    if not state.turn.is_open or state.turn.seat != seat:
        return found
    own = state.players[seat]
    for card in sorted(own.hand):
        label, cost = text("far-option-buy", card=f"@{card}"), offer(state, content, seat, card)
        found.append(Option(BUY + card, label, cost, lacking(state, content, seat, card)))
    for path, ability in abilities.found(state, content, seat, "free"):
        card = path.split("/")[0]
        why = lacking_cost(state, content, seat, card, ability.cost)
        hint = text("far-hint-text", text=content.working[card].text)
        found.append(Option(USE + path, text("far-option-use", card=f"@{card}"), hint, why))
    for quest in open_quests(state, content, seat):
        hint = text("far-hint-text", text=content.side_quests[quest].text)
        within = is_within_reach(state, content, seat, quest)
        label, why = text("far-option-quest", card=f"@{quest}"), None if within else text("far-lacking-quest")
        found.append(Option(QUEST + quest, label, hint, why, secondary=not within))
    found += [Option(DROP + card, text("far-option-drop", card=f"@{card}"), secondary=True) for card in own.treasures]
    return found


def may_give_up(state: FarState, seat: int) -> bool:
    """Of two players one may leave the other the victory; of more one may leave the others to play on (`leaving`)."""
    return state.phase in ("play", "last") and len(state.present) == 2 and seat in state.present


async def act(play: FarPlay, seat: int, option: str) -> None:
    """Carry out a free action; meanwhile nothing else is free."""
    if option == GIVE_UP:
        play.state.gave_up, play.state.phase = seat, "over"
        play.say("far-gives-up", who=who(seat))
        end(play, "given-up")
    if option in leaving.WAYS:
        leaving.decide(play, seat, option)
        return
    if option in reader.WAYS:
        reader.decide(play, seat, option)
        return
    play.state.turn.is_open = False
    if option.startswith(BUY):
        await buy(play, seat, option.removeprefix(BUY))
    elif option.startswith(DROP):  # NF-9.3
        drop_treasure(play, seat, option.removeprefix(DROP))
    elif option.startswith(QUEST):
        await _complete(play, seat, option.removeprefix(QUEST))
    else:
        path = option.removeprefix(USE)
        card, place = path.split("/")
        ability = content_of(play).working[card].abilities[int(place)]
        await abilities.carry_out(play, seat, path, ability)
    play.state.turn.is_open = True


async def _complete(play: FarPlay, seat: int, quest: str) -> None:
    """NF-14.8: the reward at once."""
    play.state.players[seat].side_quests[quest] = True
    play.say("far-side-quest-done", who=who(seat), card=f"@{quest}")
    await play.effects.run(play, content_of(play).side_quests[quest].reward, abilities.Context(seat, quest))
    await settle(play)


async def buy(play: FarPlay, seat: int, card: str) -> None:
    """NF-9.1: pay exactly, lay it open, and it works at once."""
    state, content = play.state, content_of(play)
    cost = cost_of(state, content, seat, card)
    tokens = {faction: cost.pop(faction) for faction in FACTIONS if faction in cost}
    own = state.players[seat]
    spare = {faction: own.tokens.get(faction, 0) - tokens.get(faction, 0) for faction in FACTIONS}
    wanted = cost.pop("any", 0)
    if wanted:
        picked = await _which_tokens(play, seat, {name: n for name, n in spare.items() if n}, wanted)
        tokens = {name: tokens.get(name, 0) + picked.get(name, 0) for name in FACTIONS}
    own = play.state.players[seat]
    change(play, seat, {name: -n for name, n in (cost | tokens).items() if n}, "far-paid")
    own.hand.remove(card)
    own.bought.append(card)
    play.used(card)
    play.say("far-bought", who=who(seat), card=f"@{card}")
    await abilities.fire(play, seat, "on_buy", card=card)
    await settle(play)


async def _which_tokens(play: FarPlay, seat: int, spare: dict[str, int], n: int) -> dict[str, int]:
    if sum(spare.values()) == n or len(spare) == 1:
        return spare if sum(spare.values()) == n else {next(iter(spare)): n}
    lines = [Option(f"pay.{name}", text("far-goods", good=name, n=1), most=most) for name, most in spare.items()]
    paid = await play.ask_amounts(seat, "far.pay", text("far-ask-pay-tokens", n=n), lambda: lines, n, n)
    return {name: paid[f"pay.{name}"] for name in spare}


def ends_at_once(state: FarState) -> bool:
    """Whether somebody who says that they are done has ended their turn so, and is not asked once more."""
    return state.options.turn_ends == "once"


def finish(play: FarPlay, *, said: bool) -> None:
    """The turn comes to its end. said: its player has just said that they are done, where all that is free was offered
    as well."""
    at_once = {"said": True} if said and ends_at_once(play.state) else {}
    play.next("end_turn", **at_once)


async def until_done(
    play: FarPlay,
    seat: int,
    key: str,
    prompt: Text | Callable[[], Text],
    options: Callable[[], Sequence[Option]],
    act: Callable[[str], Awaitable[None]],
    default: Callable[[], str],
) -> None:
    """Offer the active player the same again after each act, until they have `done`."""
    while (answer := await ask_open(play, seat, key, prompt, options, default=default)) not in ("done", ""):
        await act(answer)


async def ask_open(
    play: FarPlay,
    seat: int,
    key: str,
    prompt: Text | Callable[[], Text],
    options: Callable[[], Sequence[Option]],
    **more: Any,
) -> str:
    """Ask the active player something at which free actions are allowed. prompt: called again after each of them, where
    it says what they may change."""
    play.state.turn.is_open = True
    forced = not has_any(play.state, content_of(play), seat)
    said, restated = (prompt, None) if isinstance(prompt, Text) else (prompt(), prompt)
    answer = await play.ask(seat, key, said, options, forced=forced, restated=restated, **more)
    play.state.turn.is_open = False
    return answer
