"""Picking: boosters that go round, sealed packs, Winston's three piles for two. Pure.

In a booster draft everybody picks in secret and at their own pace: whoever has a pack in front of them may pick, and
packs wait behind a slow player (rules 13). What is picked depends on the packs alone, never on who was quicker.
"""

from collections.abc import Sequence
from functools import lru_cache, partial

from bot.rules.decision import Decision, Option, text
from cogs.altered.content.pack import AlteredContent
from cogs.altered.draft.rules.packs import Draft, deal_pack, order
from cogs.altered.draft.state import BOOSTERS, PACK_SIZE, PILES, SEALED_PACKS, Drafter


async def begin(play: Draft) -> None:
    """Everybody sits down."""
    state = play.state
    state.drafters = [Drafter() for _ in range(state.seats)]
    play.next({"booster": "pack", "sealed": "sealed", "winston": "winston"}[state.options.kind])


# ---------------------------------------------------------------- booster


async def pack(play: Draft) -> None:
    """One pack each goes round until it is empty: left, right, left, right."""
    state = play.state
    state.pack += 1
    step = 1 if state.pack % 2 else -1
    for seat, drafter in enumerate(state.drafters):
        drafter.queue.append(deal_pack(play, f"pack:{seat}"))
    play.say("ad-pack", n=state.pack, of=BOOSTERS, left=step == 1)
    play.mark_undo_boundary()
    while asked := [seat for seat, drafter in enumerate(state.drafters) if drafter.queue]:
        place, seat, answer = await play.ask_one_of([_pick(play, one) for one in asked])
        assert seat == asked[place]
        take(play, seat, str(answer), (seat + step) % state.seats)
    play.next("pack" if state.pack < BOOSTERS else "build")


def _pick(play: Draft, seat: int) -> Decision:
    drafter = play.state.drafters[seat]
    n = PACK_SIZE + 1 - len(drafter.queue[0])
    prompt = text("ad-ask-pick", n=n, of=PACK_SIZE, pack=play.state.pack)
    return Decision((seat,), "draft.pick", prompt, partial(cards_of, play, seat), private=True, forced=False)


def cards_of(play: Draft, seat: int) -> Sequence[Option]:
    """The cards of the pack that lies in front of a seat; the first one is what the clock takes."""
    queue = play.state.drafters[seat].queue
    return card_options(play.content, queue[0]) if queue else ()


def card_options(content: AlteredContent, refs: Sequence[str]) -> list[Option]:
    """An option a card, each card at most once, with its short text as a hint."""
    return [card_option(content, ref, ref) for ref in refs]


@lru_cache(maxsize=1_024)
def card_option(content: AlteredContent, ref: str, place: str) -> Option:
    """A card under an option id of its own."""
    card = content.cards[ref]
    hint = text("ad-hint-card", body=card.is_body, stats="/".join(map(str, card.row)), words=card.text)
    label = text(
        "ad-option-card",
        card=f"@{ref}",
        faction=card.faction,
        hand=card.hand_cost,
        reserve=card.reserve_cost,
        hero=card.type == "hero",
    )
    return Option(place, label, hint)


def take(play: Draft, seat: int, ref: str, to: int) -> None:
    """A card goes to the pool, the rest of its pack to the next player."""
    drafters = play.state.drafters
    rest = drafters[seat].queue.pop(0)
    rest.remove(ref)
    drafters[seat].pool.append(ref)
    if rest:
        drafters[to].queue.append(rest)
    play.mark_undo_boundary()  # the next pack is in front of somebody


# ---------------------------------------------------------------- sealed


async def sealed(play: Draft) -> None:
    """Seven packs each, and nothing to pick."""
    for seat, drafter in enumerate(play.state.drafters):
        drafter.pool = [ref for _ in range(SEALED_PACKS) for ref in deal_pack(play, f"pack:{seat}")]
    play.say("ad-sealed", n=SEALED_PACKS)
    play.mark_undo_boundary()
    play.next("build")


# ---------------------------------------------------------------- Winston


async def winston(play: Draft) -> None:
    """The packs of both are one stock; three piles of one card begin."""
    state = play.state
    cards = [ref for seat in range(2) for _ in range(BOOSTERS) for ref in deal_pack(play, f"pack:{seat}")]
    state.stock = list(play.shuffle("stock", cards))
    state.piles = [[state.stock.pop()] for _ in range(PILES)]
    state.turn = play.pick("first", [0, 1])
    play.say("ad-winston", seat=f"@seat:{state.turn}", n=len(cards))
    play.next("winston_turn")


async def winston_turn(play: Draft) -> None:
    """Look at the piles one after the other: take one, or leave it with a card more; at last the top of the stock."""
    state = play.state
    seat = state.turn
    for place in range(PILES):
        pile = state.piles[place]
        if not pile:
            continue
        state.looking = place
        play.mark_undo_boundary()
        last = not any(state.piles[place + 1 :]) and not state.stock
        stays = text("ad-refused-last-pile") if last else None
        options = [Option("take", text("ad-option-take")), Option("leave", text("ad-option-leave"), refused=stays)]
        names = [f"@{ref}" for ref in pile]
        prompt = text("ad-ask-winston", n=place + 1, cards=names, count=len(names))
        answer = await play.ask(
            seat,
            "draft.winston",
            prompt,
            partial(tuple, options),
            private=True,
            default=partial(str, "take" if last or len(pile) > 1 else "leave"),
        )
        if answer == "take":
            state.drafters[seat].pool += state.piles[place]
            state.piles[place] = [state.stock.pop()] if state.stock else []
            play.say("ad-takes-pile", seat=f"@seat:{seat}", n=place + 1, count=len(names))
            break
        if state.stock:
            state.piles[place].append(state.stock.pop())
    else:
        if state.stock:
            state.drafters[seat].pool.append(state.stock.pop())
            play.say("ad-takes-top", seat=f"@seat:{seat}")
    state.looking = -1
    state.turn = 1 - seat
    play.mark_undo_boundary()
    play.next("winston_turn" if state.stock or any(state.piles) else "build")


STEPS = {"begin": begin, "pack": pack, "sealed": sealed, "winston": winston, "winston_turn": winston_turn}
__all__ = ["STEPS", "begin", "card_option", "card_options", "cards_of", "order", "take"]
