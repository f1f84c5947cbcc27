"""Gaining, paying and losing goods, hearts, reputation, animals, tokens; and what follows at once (NF-17.3). Pure."""

from collections.abc import Mapping, Sequence

from bot.rules.decision import Option, text
from bot.rules.play.handle import Play
from cogs.near_and_far.content.content import FarContent
from cogs.near_and_far.content.terms import FACTIONS, LEAST_REP, MOST_ANIMALS, MOST_HEARTS, MOST_REP, Faction
from cogs.near_and_far.content.vocabulary import Cost
from cogs.near_and_far.rules.reading.amounts import FIELDS, listed
from cogs.near_and_far.rules.reading.costs import GIVEN_UP, PAID, at_hand
from cogs.near_and_far.rules.reading.table import banners, factions_in_supply
from cogs.near_and_far.state import FarState, Player

FarPlay = Play[FarState]


def content_of(play: FarPlay) -> FarContent:
    """The printed facts."""
    found: FarContent = play.content
    return found


def who(seat: int) -> str:
    """A seat as a parameter of a sentence."""
    return f"@seat:{seat}"


def _clamped(own: Player, name: str, n: int) -> int:
    have = int(getattr(own, FIELDS[name]))
    if name == "hearts":
        return max(-have, min(n, MOST_HEARTS - have))  # NF-12.2
    if name == "rep":
        return max(LEAST_REP - have, min(n, MOST_REP - have))  # NF-12.3
    if name in ("pack_bird", "pack_tortoise"):
        return max(-have, min(n, MOST_ANIMALS - own.animals))  # NF-4.9; what goes is back in the supply (NF-9.4)
    return max(-have, n)


def change(play: FarPlay, seat: int, amounts: Mapping[str, int], kind: str = "") -> dict[str, int]:
    """Change goods as far as their limits let it, and say so; gives what has changed. kind: of the line in the journal;
    by itself one line for what came and one for what went."""
    state = play.state
    own, found = state.players[seat], dict[str, int]()
    for name, n in amounts.items():
        if name in FACTIONS:
            have = own.tokens.get(name, 0)
            n = max(-have, min(n, state.token_supply(name)))
            if n:
                own.tokens[name] = have + n
                if not own.tokens[name]:
                    del own.tokens[name]
        else:
            n = _clamped(own, name, n)
            setattr(own, FIELDS[name], getattr(own, FIELDS[name]) + n)
        if n:
            found[name] = n
    for sign, default in ((1, "far-gained"), (-1, "far-lost")):
        part = {name: n for name, n in found.items() if n * sign > 0}
        if part:
            play.say(kind or default, who=who(seat), goods=listed(part))
    return found


async def gain(play: FarPlay, seat: int, amounts: Mapping[str, int], kind: str = "") -> dict[str, int]:
    """`change`, and whatever follows from it."""
    found = change(play, seat, amounts, kind)
    await settle(play)
    return found


async def gain_animal(play: FarPlay, seat: int, name: str) -> bool:
    """NF-9.10: with three animals a tortoise may take the place of a bird; else there is no room."""
    own = play.state.players[seat]
    if own.animals >= MOST_ANIMALS:
        if name != "pack_tortoise" or not own.birds:
            return False
        options = [Option("swap", text("far-option-swap")), Option("no", text("far-option-keep-birds"))]
        if await play.ask(seat, "far.swap", text("far-ask-swap"), lambda: options) != "swap":
            return False
        change(play, seat, {"pack_bird": -1})
    await gain(play, seat, {name: 1})
    return True


async def gain_token(play: FarPlay, seat: int, faction: str, n: int = 1) -> None:
    """Tokens of a faction, or of one that whoever gains it names; where there are none left, another's, or a coin
    (NF-1.2)."""
    for _ in range(n):
        left = factions_in_supply(play.state)
        if not left:
            await gain(play, seat, {"coin": 1})
        else:
            await gain(play, seat, {faction if faction in left else await _which_token(play, seat, left): 1})


async def _which_token(play: FarPlay, seat: int, left: list[Faction]) -> str:
    """D21."""
    options = [Option(one, text("far-goods", good=one, n=1)) for one in left]
    return await play.ask(seat, "far.token", text("far-ask-token"), lambda: options)


def drop_treasure(play: FarPlay, seat: int, card: str) -> None:
    """A held treasure goes to the discard."""
    play.state.players[seat].treasures.remove(card)
    play.state.treasure_discard.append(card)
    play.say("far-dropped", who=who(seat), card=f"@{card}")


# ---------------------------------------------------------------------- what follows at once


async def settle(play: FarPlay) -> None:
    """NF-17.3: chiefs are claimed, treasures that nobody can carry go, the end is triggered; in this order, from the
    active seat on."""
    state = play.state
    order = [state.turn.seat, *state.after(state.turn.seat)]
    _claim_chiefs(play, order)
    for seat in order:
        while play.state.players[seat].room < 0:  # NF-9.2
            await _drop_one(play, seat)
    if state.ended_by is None:
        for seat in order:
            if not state.players[seat].camps:  # NF-8.5, NF-13.1
                state.ended_by, state.phase = seat, "last"
                play.say("far-last-camp", who=who(seat))
                break


async def _drop_one(play: FarPlay, seat: int) -> None:
    """D22: which treasure goes."""
    held = list(play.state.players[seat].treasures)
    options = [Option(card, text("far-card", card=f"@{card}")) for card in held]
    ask = text("far-ask-too-many")
    card = await play.ask(seat, "far.too-many", ask, lambda: options, default=lambda: held[-1])
    drop_treasure(play, seat, card)


def _claim_chiefs(play: FarPlay, order: list[int]) -> None:
    """NF-11.2, NF-11.3: four banners of a faction, the first to have them, for good."""
    state, content = play.state, content_of(play)
    unclaimed = [faction for faction in FACTIONS if faction not in state.chiefs]
    if not unclaimed:
        return
    counts = [(seat, banners(state, content, seat)) for seat in order]
    for faction in unclaimed:
        first = next((seat for seat, count in counts if count[faction] >= 4), None)
        if first is not None:
            _claim(play, first, faction)


def _claim(play: FarPlay, seat: int, faction: Faction) -> None:
    play.state.chiefs[faction] = seat
    play.used(f"chief_{faction}")
    play.say("far-chief", who=who(seat), chief=f"@chief_{faction}", faction=faction)


# ---------------------------------------------------------------------- what abilities cost


async def pay_cost(play: FarPlay, seat: int, card: str, cost: Cost) -> None:
    """Pay what can be paid; what is given up its owner chooses, where there is a choice."""
    if cost.pay is not None:
        change(play, seat, {name: -getattr(cost.pay, name) for name in (*PAID, "rep")})
        for _ in range(cost.pay.token):
            tokens = [faction for faction in FACTIONS if play.state.players[seat].tokens.get(faction)]
            change(play, seat, {await _which_of(play, seat, "token", tokens): -1})
    if cost.discard_self and play.state.options.is_read_anew:  # all of a price goes at once: it is out of the way
        _discard_itself(play, seat, card)
    if cost.discard is not None:
        for kind in GIVEN_UP:
            for _ in range(getattr(cost.discard, kind)):
                able = list(dict.fromkeys(at_hand(play.state, content_of(play), seat, kind, card)))
                _give_up(play, seat, kind, await _which_of(play, seat, kind, able))
        await settle(play)
    if cost.discard_self and not play.state.options.is_read_anew:
        _discard_itself(play, seat, card)


async def _which_of(play: FarPlay, seat: int, kind: str, able: Sequence[str]) -> str:
    """Which of a kind: D21, D22; a card of the hand is chosen unseen."""
    label = "far-goods" if kind in ("token", "pack_animal") else "far-card"
    options = [
        Option(one, text(label, good=one, n=1) if label == "far-goods" else text(label, card=f"@{one}")) for one in able
    ]
    prompt = text("far-ask-cost", kind=kind)
    return await play.ask(seat, "far.cost", prompt, lambda: options, private=kind == "hand_card")


def _give_up(play: FarPlay, seat: int, kind: str, one: str) -> None:
    state, content = play.state, content_of(play)
    own = state.players[seat]
    if kind == "treasure":
        drop_treasure(play, seat, one)
    elif kind == "pack_animal":
        change(play, seat, {one: -1}, "far-sent-away")
    elif kind == "hand_card":
        own.hand.remove(one)
        (state.basic_discard if one in content.basic else state.advanced_discard).append(one)
        play.say("far-discarded", who=who(seat), cards=[f"@{one}"], n=1)
    else:
        slot = next((name for name, member in own.party.items() if member == one), None)
        if slot is None:
            own.reserve.remove(one)
        else:
            del own.party[slot]
        state.adv_discard.append(one)
        play.say("far-dropped", who=who(seat), card=f"@{one}")


def _discard_itself(play: FarPlay, seat: int, card: str) -> None:
    """A treasure or an artifact goes to its discard, a world card back to the shelf."""
    state, content, own = play.state, content_of(play), play.state.players[seat]
    if card in own.treasures:
        drop_treasure(play, seat, card)
        return
    (own.worlds if card in own.worlds else own.bought).remove(card)
    if card in content.basic or card in content.advanced:
        (state.basic_discard if card in content.basic else state.advanced_discard).append(card)
    play.say("far-dropped", who=who(seat), card=f"@{card}")
