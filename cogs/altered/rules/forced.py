"""Whom a card that is played must help: the other's, where nobody else is there. Pure, only looks."""

from dataclasses import replace

from bot.rules.decision import Text, text
from cogs.altered.content.cards import ICONS, Card
from cogs.altered.content.filters import Pick
from cogs.altered.rules.foresight import after_card, declared_card
from cogs.altered.rules.reading.coming import comes_late
from cogs.altered.rules.reading.ids import TurnChoice
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.resolving.context import AlteredPlay, Context
from cogs.altered.state import EXPEDITIONS


def forced_boost(play: AlteredPlay, look: Look, seat: int, card: Card, choice: TurnChoice) -> Text | None:
    """The one card of the other that gains boosts by this play, wherever it goes and whatever is chosen for it."""
    if card.type != "character" or card.cost_option is not None or not _boosts_others(look, card) or comes_late(look):
        return None
    declared, ctx = declared_card(look, seat, card, choice), Context(seat, card.id)
    found = [after_card(play, ctx, replace(declared, expedition=exp)).tables for exp in EXPEDITIONS]
    tables = [one for tables in found for one in tables]
    if not all(found):
        return None
    theirs = [oid for oid in look.state.in_play if look.state.objects[oid].controller != seat]
    boosted = [
        oid
        for oid in theirs
        if all(oid in one.in_play and one.objects[oid].boosts > look.state.objects[oid].boosts for one in tables)
    ]
    if len(boosted) != 1:
        return None
    return text("al-forced-boost", card=f"@{look.state.objects[boosted[0]].card}", foe=f"@seat:{1 - seat}")


def _boosts_others(look: Look, card: Card) -> bool:
    """Whether it gives boosts to whoever is chosen as it is played."""
    return any(
        step.do == "gain" and step.what == "boost" and isinstance(step.who, Pick)
        for _, ability, trigger in look.content.printed[card.id].reactions
        if trigger.event in ICONS
        for step in ability.do
    )
