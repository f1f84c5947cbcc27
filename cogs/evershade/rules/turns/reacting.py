"""Defensive reactions of whoever is attacked (LE-19.10 to 19.15), and refreshing a card for fate (LE-9.5)."""

from bot.rules.decision import Option, text
from cogs.evershade.rules.combat import board, hurt, rolling
from cogs.evershade.rules.combat.board import CombatPlay
from cogs.evershade.rules.combat.context import Coming, Deed
from cogs.evershade.state import Character


async def attacked(play: CombatPlay, target: str, source: str, coming: Coming) -> None:
    """LE-19.10, LE-19.15: at most one for each attack and target; a failed one turns dark and counts as well. The
    window opens only where somebody holds a card for it, a dark one that can be refreshed included (LE-9.5)."""
    hero = play.state.hero(target)
    if hero.status != "ok" or not _reactions(play, hero):
        return

    def options() -> list[Option]:
        return [Option("pass", text("evershade-pass")), *_reactions(play, play.state.hero(target))]

    prompt = text("evershade-ask-react", who=f"@{target}", by=f"@{source}", n=coming.damage, terror=coming.terror)
    chosen = await play.ask(play.state.seat_of(target), "evershade.react", prompt, options)
    if chosen in ("", "pass"):
        return
    slot = play.state.hero(target).hotbar[int(chosen)]
    assert slot is not None
    printed = play.content.action_cards[slot.card]
    if not slot.is_light:  # LE-6.2
        assert printed.refresh.anytime is not None
        hurt.pay_fate(play, play.state.hero(target), printed.refresh.anytime.fate)
    slot.is_light = False  # LE-19.11
    play.used(slot.card)
    play.say("evershade-reacts", who=f"@{target}", card=f"@{slot.card}")
    deed = Deed(target, target=source, coming=coming)
    if printed.light.roll is None:
        await play.effects.run(play, printed.light.effects, deed)
        return
    reached, effects = await rolling.make(play, target, printed.light.roll, source)  # LE-14.17
    await play.effects.run(play, effects, Deed(target, target=source, successes=reached, coming=coming))


def _reactions(play: CombatPlay, hero: Character) -> list[Option]:
    """Cards that react to an attack on their owner, light or to be refreshed for fate; cards that name a target of
    their own are not among them."""
    found = []
    for place, slot in enumerate(hero.hotbar):
        if slot is None:
            continue
        card = play.content.action_cards[slot.card]
        price = 0 if slot.is_light else (card.refresh.anytime.fate if card.refresh.anytime is not None else None)
        if card.light.when != "attacked" or card.light.target is not None or price is None or price > hero.fate:
            continue
        key = "evershade-option-react" if slot.is_light else "evershade-option-refresh-react"
        hint = board.hint(play.content, slot.card)
        found.append(Option(str(place), text(key, card=f"@{slot.card}", n=price), hint))
    return found
