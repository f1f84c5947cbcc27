"""Cards turn light at the start of their owner's activation (LE-9.4, D24)."""

from dataclasses import replace

from bot.rules.decision import Option, Text, text
from cogs.evershade.content.cards import RefreshRule
from cogs.evershade.rules.combat.handlers.flow import can_pay, take
from cogs.evershade.rules.field.board import CombatPlay
from cogs.evershade.rules.field.context import Deed
from cogs.evershade.state import HotbarCard

KEEP, PAY = "keep", "pay"
DARK, MAY_STAY = "Dark: ", " You may leave it dark."
"""Before and after what a card says of its dark side."""


async def refresh(play: CombatPlay, name: str) -> None:
    """All turn light, but for what the card says: never, only for a cost, or as its owner likes."""
    kept = await _kept_dark(play, name)
    for place in range(len(play.state.hero(name).hotbar)):
        slot = _dark(play, name, place)
        if slot is None or place in kept:
            continue
        rule: RefreshRule = play.content.playable[slot.card].refresh
        if rule.never or not rule.auto:
            continue
        if await _is_paid(play, name, slot.card, rule):
            await _turn(play, name, place, rule)


def _dark(play: CombatPlay, name: str, place: int) -> HotbarCard | None:
    slot = play.state.hero(name).hotbar[place]
    return None if slot is None or slot.is_light else slot


async def _kept_dark(play: CombatPlay, name: str) -> list[int]:
    """Blue text: cards that may stay dark, asked once for all of them; nobody keeps a side that does nothing."""
    able = []
    for place in range(len(play.state.hero(name).hotbar)):
        slot = _dark(play, name, place)
        if slot is None:
            continue
        card = play.content.playable[slot.card]
        if card.refresh.optional and (card.dark.passive or card.dark.does_something):
            able.append((place, slot.card))
    if not able:
        return []
    options = [Option(str(place), text("evershade-option-card", card=f"@{card}")) for place, card in able]
    prompt = text("evershade-ask-keep-dark", who=f"@{name}")
    seat = play.state.seat_of(name)
    kept = await play.ask_some(
        seat,
        "evershade.keep-dark",
        prompt,
        lambda: options,
        0,
        len(options),
        explain=lambda options: [_with_dark_side(play, name, one) for one in options],
    )
    return [int(place) for place in kept]


def _with_dark_side(play: CombatPlay, name: str, option: Option) -> Option:
    """A card with what its dark side does, as far as its text says that apart."""
    slot = play.state.hero(name).hotbar[int(option.id)]
    said = "" if slot is None else play.content.playable[slot.card].text.partition(DARK)[2]
    return replace(option, hint=text("evershade-hint-dark", what=said.removesuffix(MAY_STAY))) if said else option


async def _is_paid(play: CombatPlay, name: str, card: str, rule: RefreshRule) -> bool:
    """Red text: asked each time, never paid by itself."""
    price = rule.cost or rule.unless
    if price is None or price == type(price)():
        return True
    if not can_pay(play, play.state.hero(name), price):
        return False
    options = [Option(KEEP, text("evershade-option-dark")), Option(PAY, _price(price))]
    prompt = text("evershade-ask-refresh", who=f"@{name}", card=f"@{card}")
    if await play.ask(play.state.seat_of(name), "evershade.refresh", prompt, lambda: options) != PAY:
        return False
    await take(play, name, price)
    return True


def _price(price: object) -> Text:
    paid = [(what, n) for what in ("fate", "terror", "boon", "hp", "card") if (n := getattr(price, what))]
    what, n = paid[0] if paid else ("fate", 0)
    return text("evershade-option-pay", what=what, n=n)


async def _turn(play: CombatPlay, name: str, place: int, rule: RefreshRule) -> None:
    slot = _dark(play, name, place)
    if slot is None:  # it was paid with this card
        return
    slot.is_light = True
    if rule.clears_markers:  # LE-9.9
        slot.markers = 0
    await play.effects.run(play, rule.instead, Deed(name, card=slot.card, slot=place))
