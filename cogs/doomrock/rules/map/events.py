"""Perils, events and loot of the map (DR-4). Pure."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

from bot.rules.decision import Form, Option, text
from cogs.doomrock.content.cards import EventCard, EventOption
from cogs.doomrock.rules.effects import decks
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.effects.resolution import run
from cogs.doomrock.rules.effects.road import ask_party
from cogs.doomrock.rules.map.area import here
from cogs.doomrock.rules.map.costs import lacking, pay
from cogs.doomrock.rules.map.draws import roll_loot
from cogs.doomrock.rules.map.perils import deck_here
from cogs.doomrock.rules.map.road_forms import road_form
from cogs.doomrock.rules.reading.armored import armored
from cogs.doomrock.rules.reading.exchange import Odds, glance, is_exposing, is_told, outcome
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.rules.reading.whom import odds_of
from cogs.doomrock.state import BRIEF, TOLD


async def resolve_event(play: DoomrockPlay) -> bool:
    """Draw a card, resolve only its event part (DR-4.2 to DR-4.5). False when there is none left."""
    deck = deck_here(play)
    name = decks.draw(play, deck)
    if name is None:
        play.say("dr-no-event", deck=deck)
        return False
    card: EventCard = play.content.events[name]
    play.say("dr-event", card=f"@{name}", story=card.story)
    area = here(play.state)
    if card.kind == "permanent" and area is not None:  # DR-4.4
        area.permanents.append(decks.take(play, name))
        play.say("dr-permanent", card=f"@{name}", place=f"@{name}/location")
        return True
    if card.kind == "choice":
        await _choose(play, card)
    elif card.kind == "custom_loot":
        face = roll_loot(play)
        assert card.table is not None
        found = card.table[face]
        if play.state.options.news != BRIEF:
            told = "none" if not found else "yes" if is_told(found) else "no"
            brings = glance(found, len(play.state.heroes))
            play.say("dr-loot-brings", card=f"@{name}", face=face, told=told, brings=brings, rules=card.text)
        else:
            play.say("dr-loot-table", card=f"@{name}", face=face, nothing=not found)
        await run(play, found, Context(source=name))
    decks.discard(play, deck, name)
    return True


@lru_cache(maxsize=512)
def _way(content: Any, card: str, name: str, heroes: int, odds: Odds) -> Option:
    side = getattr(content.events[card], name)
    label, brief, stem = outcome(side.text, side.cost, side.effects, heroes, odds)
    return Option(name, label, brief=brief, stem=stem)


async def _choose(play: DoomrockPlay, card: EventCard) -> None:
    """D-3: one of two options, only one that can be paid; if neither can be, nothing happens (DR-4.2)."""
    state, content = play.state, play.content
    sides: dict[str, EventOption] = {n: o for n, o in (("a", card.a), ("b", card.b)) if o is not None}

    def options() -> list[Option]:
        return [
            replace(
                armored(play, _way(content, card.id, name, len(state.heroes), odds_of(play, side.effects))),
                refused=lacking(state, side.cost, content),  # E-21
            )
            for name, side in sides.items()
        ]

    is_said = all(is_told(side.effects) for side in sides.values())
    is_new = state.segment <= 1 and any(is_exposing(side.effects) for side in sides.values())
    said = {"said": "yes" if is_said else "no", "exposes": "yes" if is_new else "no"}
    prompt = text("dr-ask-event", card=f"@{card.id}", rules=card.text, **said)

    def form(option: str) -> Form | None:
        side = sides[option]
        words = text("dr-option-words", words=side.text)
        return road_form(play, words, side.cost, side.effects, Context(source=card.id), words)

    is_only = len(sides) > 1 and sum(lacking(state, one.cost, content) is None for one in sides.values()) == 1
    answer = await ask_party(play, "doomrock.event", prompt, options, form=form)
    if not answer:
        play.say("dr-event-neither", card=f"@{card.id}")
        return
    side = sides[answer]
    said_as = "dr-event-only" if is_only and state.options.ways == TOLD else "dr-event-choice"
    play.say(said_as, card=f"@{card.id}", choice=side.text, story=side.story)
    context = Context(source=card.id)
    await pay(play, side.cost, context, effects=side.effects)
    await run(play, side.effects, context)
