"""Saloon, stables, general store, farm and the Mystic's Hut (NF-4.5 to NF-4.12). Pure."""

from functools import partial

from bot.rules.decision import Option, Text, text
from cogs.near_and_far.content.terms import FACTIONS, MOST_ANIMALS
from cogs.near_and_far.rules.abilities import fire
from cogs.near_and_far.rules.cards import draw, look_at, refill_row, take_treasure, welcome
from cogs.near_and_far.rules.free import ask_open, ends_at_once, until_done
from cogs.near_and_far.rules.goods import FarPlay, change, content_of, drop_treasure, gain, settle, who
from cogs.near_and_far.rules.reading.buying import animal_prices, too_few
from cogs.near_and_far.rules.reading.table import as_good_as, recruit_price, stat
from cogs.near_and_far.state import FarState

DRAWN = 4
"""Artifacts that the General Store shows."""


async def saloon(play: FarPlay, seat: int) -> bool:
    """NF-4.5: new faces for food, as often as one likes, then one recruit (D10). True: nobody was hired, and their
    visitor is done."""
    while True:
        answer = await ask_open(
            play,
            seat,
            "far.saloon",
            lambda: text("far-ask-saloon", coins=play.state.players[seat].coins),
            lambda: _row(play, seat),
            default=lambda: "done",
        )
        if answer == "refresh":
            change(play, seat, {"food": -content_of(play).town["town"].refresh_food}, "far-paid")
            state = play.state
            state.adv_discard += state.row
            state.row.clear()
            refill_row(play)
            play.say("far-refreshed", who=who(seat), row=[f"@{one}" for one in state.row])
            continue
        if answer in ("done", ""):
            return True
        await recruit(play, seat, answer)
        return False


def _row(play: FarPlay, seat: int) -> list[Option]:
    state, content = play.state, content_of(play)
    own = state.players[seat]
    found = [Option("done", text("far-option-hire-nobody", ends=ends_at_once(state)))]
    for one in state.row:
        price = recruit_price(state, content, seat, one)
        faction, worse = content.adventurers[one].faction, as_good_as(state, content, seat, one)
        told = {"faction": faction, "n": price, "worse": f"@{worse}" if worse else "none"}
        label = text("far-option-recruit", card=f"@{one}", **told)
        held = own.party.get(faction)  # NF-4.7
        moves_on = held == own.companion and len(own.party) < len(FACTIONS)
        place = None if held is None or moves_on else text("far-hint-place", other=f"@{held}", **told)
        refused = too_few(own.coins, "coin", price)  # NF-E05
        found.append(Option(one, label, place, refused, usual=False if worse else None))
    food = content.town["town"].refresh_food
    found.append(Option("refresh", text("far-option-refresh"), refused=too_few(own.food, "food", food)))  # NF-E06
    return found


async def recruit(play: FarPlay, seat: int, adventurer: str) -> None:
    """NF-4.6, NF-4.7: pay, take a place, and the row is filled up."""
    state, content = play.state, content_of(play)
    change(play, seat, {"coin": -recruit_price(state, content, seat, adventurer)}, "far-paid")
    state.row.remove(adventurer)
    await welcome(play, seat, adventurer)
    play.state.players[seat].recruits += 1
    refill_row(play)
    await settle(play)
    await fire(play, seat, "recruit")


async def stables(play: FarPlay, seat: int) -> bool:
    """NF-4.9: a bird for food and, by day, a tortoise for a gem; each once, three animals at most (D11)."""
    bought: set[str] = set()

    def prompt() -> Text:
        state = play.state
        return text("far-ask-stables", animals=state.players[seat].animals, day=state.options.side == "day")

    def default() -> str:
        able = [option.id for option in _animals(play, seat, bought) if option.refused is None]
        return "bird" if "bird" in able else "done"

    async def act(answer: str) -> None:
        bought.add("bird" if answer == "bird" else "tortoise")
        food, gems = animal_prices(play.state, content_of(play), seat)
        if answer == "bird":
            change(play, seat, {"food": -food}, "far-paid")
            await gain(play, seat, {"pack_bird": 1})
        else:
            change(play, seat, {"gem": -gems}, "far-paid")
            if answer == "swap":
                change(play, seat, {"pack_bird": -1})
            await gain(play, seat, {"pack_tortoise": 1})

    await until_done(play, seat, "far.stables", prompt, partial(_animals, play, seat, bought), act, default)
    return True


def _animals(play: FarPlay, seat: int, bought: set[str]) -> list[Option]:
    state: FarState = play.state
    own = state.players[seat]
    food, gems = animal_prices(state, content_of(play), seat)
    full = text("far-refused-full") if own.animals >= MOST_ANIMALS else None  # NF-E07
    once = {name: text("far-refused-once") if name in bought else None for name in ("bird", "tortoise")}
    bird = once["bird"] or full or too_few(own.food, "food", food)
    tortoise = once["tortoise"] or too_few(own.gems, "gem", gems)
    if state.options.side != "day":  # NF-16.1
        tortoise = text("far-refused-dusk")
    done = Option("done", text("far-option-done", ends=ends_at_once(state)))
    found = [done, Option("bird", text("far-option-bird", n=food), refused=bird)]
    found.append(Option("tortoise", text("far-option-tortoise", n=gems), refused=tortoise or full))
    if full and own.birds:
        found.append(Option("swap", text("far-option-swap"), refused=tortoise))
    return found


async def general_store(play: FarPlay, seat: int) -> bool:
    """NF-4.10: a coin, or four artifacts off the two decks, of which any are kept (D12, D12b)."""
    options = [Option("coin", text("far-option-coin"))]
    options += [Option(f"draw:{n}", text("far-option-draw", basic=n, advanced=DRAWN - n)) for n in range(DRAWN, -1, -1)]
    answer = await ask_open(play, seat, "far.store", text("far-ask-store"), lambda: options)
    if answer == "coin":
        await gain(play, seat, {"coin": 1})
        return False
    basic = int(answer.split(":")[1])
    cards = [*draw(play, "basic", basic), *draw(play, "advanced", DRAWN - basic)]
    kept = await look_at(play, seat, cards, len(cards))
    state, content = play.state, content_of(play)
    state.players[seat].hand += kept
    away = [card for card in cards if card not in kept]
    for card in away:
        (state.basic_discard if card in content.basic else state.advanced_discard).append(card)
    play.mark_undo_boundary()
    play.say("far-kept", who=who(seat), n=len(kept), away=len(away), cards=[f"@{card}" for card in away])  # NF-17.6
    return False


async def farm(play: FarPlay, seat: int) -> bool:
    """NF-4.11: food for every skill of the active party."""
    n = stat(play.state, content_of(play), seat, "farm")
    if n:
        await gain(play, seat, {"food": n}, "far-farmed")
    return False


async def hut(play: FarPlay, seat: int) -> bool:
    """NF-4.12: by day one of three treasures, at dusk the first (NF-16.1); without an animal nothing can be carried."""
    state = play.state
    if not state.players[seat].animals:
        play.say("far-hut-empty-handed", who=who(seat))
        return False
    cards = draw(play, "treasure", 3 if state.options.side == "day" else 1)
    state.drawn, state.drawn_by = cards, seat
    room = state.players[seat].room > 0
    options = [Option("none", text("far-option-no-treasure"))]
    options += [Option(card, text("far-card", card=f"@{card}")) for card in cards]
    kept = await play.ask(
        seat,
        "far.hut",
        text("far-ask-hut"),
        lambda: options,
        private=True,
        default=lambda: cards[0] if room and cards else "none",
    )
    if kept != "none" and not room:
        held = [Option(card, text("far-option-drop", card=f"@{card}")) for card in play.state.players[seat].treasures]
        dropped = await play.ask(seat, "far.hut-drop", text("far-ask-hut-drop"), lambda: held, private=True)
        drop_treasure(play, seat, dropped)
    state = play.state
    state.drawn, state.drawn_by = [], None
    state.treasure_discard += [card for card in cards if card != kept]
    play.mark_undo_boundary()  # NF-17.2: what was looked at cannot be unseen
    if kept != "none":
        await take_treasure(play, seat, kept)
    else:
        play.say("far-hut-leaves", who=who(seat))
    return False
