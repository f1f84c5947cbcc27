"""The AI deck of a battle. Pure."""

from bot.rules.piles.deck import Deck
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.state import DoomrockState


def ai_deck(state: DoomrockState) -> Deck:
    """The AI deck of the present battle."""
    battle = state.battle
    assert battle is not None
    return Deck(f"ai:{state.segment}", battle.ai_draw, battle.ai_discard, is_first_on_top=False)


def draw_ai(play: DoomrockPlay, aside: str = "") -> str:
    """The next AI card; an empty deck is reshuffled (DR-13.1), but for the card that is just being resolved."""
    battle, deck = play.state.battle, ai_deck(play.state)
    assert battle is not None
    if not deck.pile:
        deck.reshuffle(play, but=(aside,))
    card = deck.draw(play)
    assert card is not None
    deck.throw_away(card)
    battle.ai_card = card
    return card
