"""Perils, events and loot of the map (DR-4). Pure."""

from bot.rules.decision import Option, text
from cogs.doomrock.content.cards import EventCard, EventOption
from cogs.doomrock.rules.effects import decks
from cogs.doomrock.rules.effects.resolution import Context, DoomrockPlay, run
from cogs.doomrock.rules.effects.road import ask_party
from cogs.doomrock.rules.map.costs import cost_texts, here, lacking, pay

LOOT = ((), ("silver",), ("silver",), ("common",), ("common",), ("epic",))
"""Plain loot by the face of the die (DR-4.3)."""


def deck_here(play: DoomrockPlay) -> str:
    """Which event deck the party's area uses: mountain and Doomrock the mountain deck, the rest the other (DR-3.6)."""
    area = here(play.state)
    kind = play.content.areas[area.card].kind if area is not None else "wilderness"
    return "mountain" if kind in ("mountain", "doomrock") else "wilderness"


async def suffer_peril(play: DoomrockPlay) -> None:
    """Draw a card, apply only its peril line, discard it (DR-4.1, DR-4.5)."""
    deck = deck_here(play)
    name = decks.draw(play, deck)
    if name is None:  # DR-4.6
        play.say("dr-no-event", deck=deck)
        return
    card: EventCard = play.content.events[name]
    play.say("dr-peril", card=f"@{name}", story=card.flavor)
    await run(play, card.peril, Context(source=name))
    decks.discard(play, deck, name)


async def resolve_event(play: DoomrockPlay) -> None:
    """Draw a card, resolve only its event part (DR-4.2 to DR-4.5)."""
    deck = deck_here(play)
    name = decks.draw(play, deck)
    if name is None:
        play.say("dr-no-event", deck=deck)
        return
    card: EventCard = play.content.events[name]
    play.say("dr-event", card=f"@{name}", story=card.story)
    area = here(play.state)
    if card.kind == "permanent" and area is not None:  # DR-4.4
        area.permanents.append(decks.take(play, name))
        play.say("dr-permanent", card=f"@{name}", place=f"@{name}/location")
        return
    if card.kind == "choice":
        await _choose(play, card)
    elif card.kind == "custom_loot":
        face = roll_loot(play)
        assert card.table is not None
        play.say("dr-loot-table", card=f"@{name}", face=face, nothing=not card.table[face])
        await run(play, card.table[face], Context(source=name))
    decks.discard(play, deck, name)


async def _choose(play: DoomrockPlay, card: EventCard) -> None:
    """D-3: one of two options, only one that can be paid; if neither can be, nothing happens (DR-4.2)."""
    state, content = play.state, play.content
    sides: dict[str, EventOption] = {n: o for n, o in (("a", card.a), ("b", card.b)) if o is not None}

    def options() -> list[Option]:
        return [
            Option(
                name,
                text("dr-option-words", words=side.text),
                text("dr-hint-cost", cost=cost_texts(side.cost)) if side.cost else None,
                lacking(state, side.cost, content),  # E-21
            )
            for name, side in sides.items()
        ]

    prompt = text("dr-ask-event", card=f"@{card.id}", rules=card.text)
    answer = await ask_party(play, "doomrock.event", prompt, options)
    if not answer:
        play.say("dr-event-neither", card=f"@{card.id}")
        return
    side = sides[answer]
    play.say("dr-event-choice", card=f"@{card.id}", choice=side.text, story=side.story)
    context = Context(source=card.id)
    await pay(play, side.cost, context)
    await run(play, side.effects, context)


def roll_loot(play: DoomrockPlay) -> int:
    """A die of its own stream for each loot roll of the game."""
    play.state.loots += 1
    return play.roll(f"loot:{play.state.loots}")[0]


async def plain_loot(play: DoomrockPlay, context: Context) -> None:
    """Loot! (DR-4.3)."""
    from cogs.doomrock.rules.map.handlers import draw_items

    face = roll_loot(play)
    play.say("dr-loot", face=face)
    for prize in LOOT[face - 1]:
        if prize == "silver":
            play.state.silver += 1
            play.say("dr-gained-party", what="silver", n=1, now=play.state.silver)
        else:
            await draw_items(play, prize, 1, 1, context)
