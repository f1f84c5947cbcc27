"""What a day changes in the record: all but maladies goes to the ledger, and is lost with the day (ER-14.3). Pure."""

from typing import Any, Final

from bot.rules.decision import Option, text
from bot.rules.effects.registry import Result
from cogs.rangers.content.decks import is_legal
from cogs.rangers.rules.cards.strain import is_left
from cogs.rangers.rules.cards.table import RangersPlay, content_of, seats_meant, who
from cogs.rangers.rules.cards.zones import enter
from cogs.rangers.rules.reading.cards import SURROUNDINGS, Context
from cogs.rangers.state import Gain, MissionRecord


def mission_id(play: RangersPlay, name: str) -> str:
    """The card of a mission that is named by the last part of its id. Raises `StopIteration` for none."""
    return next(card for card in content_of(play).missions if card.rsplit(".", 1)[-1] == name)


async def gain_mission(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`mission`: it lies in the row at once (ER-14.3)."""
    state, mission = play.state, mission_id(play, effect.mission)
    if mission in state.missions or mission in state.done:
        return Result.NOT_DONE
    state.missions[mission] = MissionRecord(state.day)
    state.ledger.append(Gain("mission", mission))
    enter(state, content_of(play), mission, SURROUNDINGS, None)
    play.say("rangers-mission", card=f"@{mission}")
    return Result.DONE


async def check_mission(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`mission_check`: as many as the card has room for."""
    state, mission = play.state, mission_id(play, effect.mission)
    record = state.missions.get(mission)
    printed = content_of(play).missions[mission]
    if record is None or record.checks >= printed.checks:
        return Result.NOT_DONE
    record.checks += 1
    state.ledger.append(Gain("check", mission))
    play.say("rangers-mission-check", card=f"@{mission}", n=record.checks, of=printed.checks)
    return Result.DONE


async def end_mission(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`mission_done`: it leaves the row (ER-14.3)."""
    state, mission = play.state, mission_id(play, effect.mission)
    if mission not in state.missions:
        return Result.NOT_DONE
    del state.missions[mission]
    state.done.append(mission)
    state.ledger.append(Gain("done", mission))
    state.cards[:] = [card for card in state.cards if card.card != mission]
    play.say("rangers-mission-done", card=f"@{mission}")
    return Result.DONE


async def reward(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`reward`: it may be swapped in from the next camp on (ER-17.6)."""
    state, card = play.state, content_of(play).card_id(effect.card)
    if card is None or card in state.rewards:
        return Result.NOT_DONE
    state.rewards.append(card)
    state.ledger.append(Gain("reward", card))
    play.used(card)
    play.say("rangers-reward", card=f"@{card}")
    return Result.DONE


async def event(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`event`: the valley remembers it."""
    keywords = play.state.story.keywords
    if effect.event in keywords:
        return Result.NOT_DONE
    keywords.append(effect.event)
    play.state.ledger.append(Gain("event", effect.event))
    return Result.DONE


async def day_entry(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`day_entry`: noted on a later day of the calendar."""
    day = play.state.day + effect.days
    play.state.day_entries.setdefault(day, []).append(effect.entry)
    play.state.ledger.append(Gain("entry", effect.entry, day))
    play.say("rangers-day-entry", day=day)
    return Result.DONE


async def alter_deck(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`alter_deck`: from the next day on a card of one's deck is another one of a set (ER-17.7)."""
    content = content_of(play)
    results = []
    for seat in await seats_meant(play, effect.who, context):
        own = play.state.rangers[seat]
        deck = sorted({*own.deck, *own.hand, *own.discard, *own.fatigue})
        old = [card for card in deck if content.ranger_cards[card].category != "malady"]
        values = content.aspects[own.aspect].values
        new = [c.id for c in content.of_set(effect.of_set) if c.id not in deck and is_legal(c, values)]
        if not old or not new:
            results.append(False)
            continue
        left, came = await _ask_swap(play, seat, old, "out"), await _ask_swap(play, seat, new, "in")
        play.state.ledger.append(Gain("swap", f"{left}>{came}", seat))
        play.say("rangers-swap", who=who(seat), left=f"@{left}", came=f"@{came}")
        results.append(True)
    return Result.DONE if any(results) else Result.NOT_DONE


async def _ask_swap(play: RangersPlay, seat: int, cards: list[str], way: str) -> str:
    options = [Option(card, text("rangers-card", card=f"@{card}")) for card in cards]
    prompt = text("rangers-ask-swap", way=way)
    return await play.ask(seat, "rangers.swap", prompt, lambda: options, private=True)


async def malady(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`malady`: into the record, kept even when the day is lost; as many as the pack has left (ER-10.3)."""
    content = content_of(play)
    card = content.card_id(effect.card)
    if card is None:
        return Result.NOT_DONE
    came = 0
    for seat in await seats_meant(play, effect.who, context):
        for _ in range(effect.n):
            if is_left(play, card):
                play.state.rangers[seat].maladies.append(card)
                came += 1
                play.say("rangers-lingers", who=who(seat), card=f"@{card}")
    return Result.DONE if came else Result.NOT_DONE


async def end_campaign(play: RangersPlay, effect: Any, context: Context) -> Result:
    """`end_campaign`: the day ends as if camped (ER-14.12)."""
    play.state.camped = True
    play.state.wants = f"end:{effect.ending}"
    return Result.DONE


HANDLERS: Final = {
    "mission": gain_mission,
    "mission_check": check_mission,
    "mission_done": end_mission,
    "reward": reward,
    "event": event,
    "day_entry": day_entry,
    "alter_deck": alter_deck,
    "malady": malady,
    "end_campaign": end_campaign,
}
