"""Picking: boosters that go round, sealed packs, Winston's three piles for two. Pure.

Everybody picks at their own pace (rules 13); how picking goes stands in `bot/rules/drafts`.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from types import MappingProxyType
from typing import Final

from bot.rules.decision import Decision, Option, text
from bot.rules.drafts.boosters import go_round
from bot.rules.drafts.winston import LEAVE, STOCK, TAKE, is_over, lay_out, take_turn
from bot.rules.kernel.game import StepFunction
from cogs.altered.content.notation import stats
from cogs.altered.content.pack import AlteredContent
from cogs.altered.draft.rules.packs import Draft, deal_pack
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
    await go_round(play, lambda: play.state.drafters, partial(_pick, play), step)
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
    hint = text("ad-hint-card", body=card.is_body, stats=stats(card.row), words=card.words)
    label = text(
        "ad-option-card",
        card=f"@{ref}",
        faction=card.faction,
        hand=card.hand_cost,
        reserve=card.reserve_cost,
        hero=card.type == "hero",
    )
    return Option(place, label, hint)


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
    lay_out(state, play.shuffle("stock", cards), PILES, play.pick("first", [0, 1]))
    play.say("ad-winston", seat=f"@seat:{state.turn}", n=len(cards))
    play.next("winston_turn")


async def winston_turn(play: Draft) -> None:
    """Take a pile, or leave them all for the top of the stock."""
    seat = play.state.turn
    taken = await take_turn(play, partial(_winston, play, seat))
    if taken.place != STOCK:
        play.say("ad-takes-pile", seat=f"@seat:{seat}", n=taken.place + 1, count=taken.cards)
    elif taken.cards:
        play.say("ad-takes-top", seat=f"@seat:{seat}")
    play.next("build" if is_over(play.state) else "winston_turn")


def _winston(play: Draft, seat: int, place: int, is_last: bool) -> Decision:
    pile = play.state.piles[place]
    stays = text("ad-refused-last-pile") if is_last else None
    options = [Option(TAKE, text("ad-option-take")), Option(LEAVE, text("ad-option-leave"), refused=stays)]
    prompt = text("ad-ask-winston", n=place + 1, cards=[f"@{ref}" for ref in pile], count=len(pile))
    default = partial(str, TAKE if is_last or len(pile) > 1 else LEAVE)
    return Decision((seat,), "draft.winston", prompt, partial(tuple, options), private=True, default=default)


STEPS: Final[Mapping[str, StepFunction]] = MappingProxyType(
    {"begin": begin, "pack": pack, "sealed": sealed, "winston": winston, "winston_turn": winston_turn}
)
