"""Perils of the map (DR-4.1). Pure."""

from cogs.doomrock.content.cards import EventCard
from cogs.doomrock.rules.effects import decks
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import run
from cogs.doomrock.rules.map.area import here
from cogs.doomrock.rules.reading.sight import Context


def deck_here(play: DoomrockPlay) -> str:
    """Which event deck the party's area uses: mountain and Doomrock the mountain deck, the rest the other (DR-3.6)."""
    area = here(play.state)
    kind = play.content.areas[area.card].kind if area is not None else "wilderness"
    return "mountain" if kind in ("mountain", "doomrock") else "wilderness"


async def suffer_peril(play: DoomrockPlay) -> bool:
    """Draw a card, apply only its peril line, discard it (DR-4.1, DR-4.5). False when there is none left."""
    deck = deck_here(play)
    name = decks.draw(play, deck)
    if name is None:  # DR-4.6
        play.say("dr-no-event", deck=deck)
        return False
    card: EventCard = play.content.events[name]
    play.say("dr-peril", card=f"@{name}", story=card.flavor)
    await run(play, card.peril, Context(source=name))
    decks.discard(play, deck, name)
    return True
