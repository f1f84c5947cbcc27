"""The morning of a day: who rides, hands and the Lead, weather, missions, the place (rules 3, ER-2). Pure."""

from functools import partial
from typing import Final

from bot.rules.decision import Decision, Option, text
from bot.rules.piles.pile import draw as take
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.world import Day
from cogs.rangers.rules.cards.abilities import wake
from cogs.rangers.rules.cards.clearing import clear_all
from cogs.rangers.rules.cards.guide import read_entry
from cogs.rangers.rules.cards.path import build_path_deck, challenge_deck, own_deck, shuffle_in_moments
from cogs.rangers.rules.cards.strain import full_energy, has_drawn
from cogs.rangers.rules.cards.table import RangersPlay, content_of, council, is_voted, who
from cogs.rangers.rules.cards.zones import enter, lay_tokens
from cogs.rangers.rules.evening import lay_out, ready_made
from cogs.rangers.rules.ground import settle
from cogs.rangers.rules.reading.cards import SURROUNDINGS, area, pool
from cogs.rangers.rules.travel import arrival_setup, here
from cogs.rangers.state import BroughtRanger, MissionRecord, Ranger, RangersState

HAND: Final = 6
"""Cards of the first hand (ER-2.1)."""
OWN: Final = "own"
DECKS: Final = "shelf.deck"
"""What the question for one's own Ranger wants of the table."""
MOST_NAME: Final = 40
PROPOSE_WEATHER: Final = "weather"
REPEATED: Final = 3
"""Days at the end of the calendar whose weather comes again on extra days (ER-14.7)."""


def today(state: RangersState, content: RangersContent) -> Day | None:
    """The day in the calendar; None where there is no campaign."""
    return day_of(content, state.length, state.day)


def day_of(content: RangersContent, length: int, day: int) -> Day | None:
    """A day of the calendar of so many days. After the last one the weather of the last three comes again, in their
    order, and nothing is noted (ER-14.7)."""
    campaign = next(iter(content.campaigns.values()), None)
    if campaign is None:
        return None
    days = next((days for of, days in campaign.days.items() if of == length), ())
    if day <= len(days):
        return days[day - 1]
    again = days[-REPEATED:]
    return again[(day - len(days) - 1) % len(again)].model_copy(update={"entries": ()}) if again else None


async def choose_rangers(play: RangersPlay) -> None:
    """Rules 3.0: who has brought no Ranger takes a ready-made one, or one of their own, one after the other."""
    state, content = play.state, content_of(play)
    for seat in range(state.seats):
        missed = ""
        while not play.state.rangers[seat].role:
            answer = await _ask_who(play, seat, missed)
            found, missed = await _fetch_own(play, seat) if answer == OWN else (ready_made(content, answer), "")
            if found is not None:
                take_ranger(play.state.rangers[seat], found)
                name = found.name if answer == OWN else f"@{answer}"
                play.say("rangers-is", ranger=name, who=who(seat), role=f"@{found.role}")
    play.next("morning")


async def _ask_who(play: RangersPlay, seat: int, missed: str) -> str:
    """missed: the name that was typed, and that no Ranger on the shelf has."""
    content = content_of(play)
    taken = {one.ready_made for one in play.state.rangers}
    able = [deck for deck in content.prebuilt.values() if deck.id not in taken]
    options = [
        Option(deck.id, text("rangers-card", card=f"@{deck.id}"), text("rangers-says", text=deck.about))
        for deck in able
    ]
    options.append(Option(OWN, text("rangers-option-own"), text("rangers-hint-own")))
    first = able[seat % len(able)].id
    prompt = text("rangers-ask-who", missed=missed or "none")
    return await play.ask(seat, "rangers.who", prompt, partial(list, options), default=lambda: first)


async def _fetch_own(play: RangersPlay, seat: int) -> tuple[BroughtRanger | None, str]:
    """A Ranger off the shelf of the seat's user, by name (`RangersDay.supply`), and what was typed; None where there is
    none of that name, or nothing was typed."""
    play.state.own_rangers.pop(seat, None)
    name = Decision(
        (seat,), "rangers.own", text("rangers-ask-own"), tuple, "text", 0, MOST_NAME, wants=DECKS, default=lambda: ""
    )
    _, typed = await play.decide(name)
    return play.state.own_rangers.get(seat), str(typed)


def take_ranger(own: Ranger, found: BroughtRanger) -> None:
    """Somebody rides as this Ranger."""
    own.ready_made, own.aspect, own.role = found.name, found.aspect, found.role
    own.cards = [card for card, n in found.deck.items() for _ in range(n)]
    own.deck = list(own.cards)


async def morning(play: RangersPlay) -> None:
    """Rules 3.1 to 3.4: decks, energy, hands and their mulligan, the Lead."""
    await settle(play)
    state, content = play.state, content_of(play)
    state.collection = [card for card, n in content.collection.items() for _ in range(n)]
    for seat, own in enumerate(state.rangers):
        enter(state, content, own.role, area(seat), seat)
        lay_out(play, seat)
        own_deck(state, seat).shuffle_in(play)
        own.energy = full_energy(play, seat)
        if state.options.says("start_energy") == "role":  # ER-2.2, D14
            for aspect, n in content.roles[own.role].start_bonus.model_dump().items():
                own.energy[pool(state, aspect)] += n
    await _take_setup_cards(play)
    hands = [take(own.deck, HAND) for own in state.rangers]
    for own, hand in zip(state.rangers, hands, strict=True):
        own.hand.extend(hand)
    await _mulligan(play)
    for seat in state.clockwise(state.lead):  # ER-2.10
        for card in sorted(play.state.rangers[seat].hand):
            await has_drawn(play, seat, card)
    await _elect_lead(play)
    play.next("set_out")


async def _take_setup_cards(play: RangersPlay) -> None:
    """Rules 3.1, DP-2: one card with the keyword may be put into play before the hand is drawn."""
    content = content_of(play)
    for seat in range(play.state.seats):
        deck = play.state.rangers[seat].deck
        able = sorted({card for card in deck if "setup" in content.ranger_cards[card].keywords})
        if not able:
            continue
        options = [Option("none", text("rangers-option-no-setup"))]
        options += [Option(card, text("rangers-card", card=f"@{card}")) for card in able]
        card = await play.ask(
            seat, "rangers.setup", text("rangers-ask-setup"), partial(list, options), private=True, forced=False
        )
        if card != "none":
            play.state.rangers[seat].deck.remove(card)
            enter(play.state, content, card, area(seat), seat)
            play.say("rangers-enters", card=f"@{card}", where="area", who=who(seat))


async def _mulligan(play: RangersPlay) -> None:
    """ER-2.1, DP-3: once, all at the same time and privately; what was put back is shuffled in after drawing."""
    state = play.state
    hands = [sorted(own.hand) for own in state.rangers]
    decisions = []
    for seat, hand in enumerate(hands):
        play.tell(seat, "rangers-hand-own", cards=[f"@{card}" for card in hand])
        options = [Option(str(place), text("rangers-card", card=f"@{card}")) for place, card in enumerate(hand)]
        prompt = text("rangers-ask-mulligan")
        decisions.append(
            Decision((seat,), "rangers.mulligan", prompt, partial(list, options), "some", 0, HAND, private=True)
        )
    for seat, answer in enumerate(await play.ask_each(decisions)):
        assert isinstance(answer, list)
        own = play.state.rangers[seat]
        aside = [hands[seat][int(place)] for place in answer]
        for card in aside:
            own.hand.remove(card)
        own.hand.extend(take(own.deck, len(aside)))
        own_deck(play.state, seat).shuffle_in(play, aside)
        play.mark_undo_boundary()
        if aside:
            play.say("rangers-mulligan", who=who(seat), n=len(aside))


async def _elect_lead(play: RangersPlay) -> None:
    """Rules 3.4, DP-1: the group names the Lead."""
    options = [Option(str(seat), text("rangers-seat", who=who(seat))) for seat in range(play.state.seats)]
    first = str(play.state.lead)
    prompt = text("rangers-ask-lead", votes=is_voted(play), lead=who(play.state.lead))
    answer = await council(play).choose(play, "rangers.lead", prompt, partial(list, options), partial(str, first))
    play.state.lead = play.state.drawer = int(answer)
    play.say("rangers-leads", who=who(play.state.lead))


async def set_out(play: RangersPlay) -> None:
    """Rules 3.5 to 3.11: challenge deck, place, weather, missions, path deck, arrival, what begins a day."""
    state, content = play.state, content_of(play)
    challenge_deck(state).lay(play, list(content.challenges))
    place = content.location(state.place)
    assert place is not None
    weather, face = await _choose_weather(play)
    card = enter(state, content, weather, SURROUNDINGS, None)
    card.face, card.tokens = face, {}
    lay_tokens(state, content, card)
    enter(state, content, place.id, SURROUNDINGS, None)
    play.used(place.id)
    play.say(
        "rangers-day", day=state.day, place=f"@{place.id}", weather=content.weathers[weather].faces[card.face].name
    )
    if state.options.reads_again("ER-14.15"):
        await _read_entries(play)
    _open_missions(play)
    build_path_deck(play)
    await wake(play, "path_assembly", [state.lead])
    await play.effects.run(play, place.assembly, here(play, state.lead))
    if not state.options.reads_again("ER-14.15"):
        await _read_entries(play)
    await arrival_setup(play)
    shuffle_in_moments(play)
    await wake(play, "start_of_day", state.clockwise(play.state.lead))
    await clear_all(play)
    play.next("path")


async def _read_entries(play: RangersPlay) -> None:
    """ER-14.15, ER-2.8: what is noted on the day, in the order noted, before missions are laid out and the path deck is
    built: a mission that the morning brings is on the path that day."""
    state, content = play.state, content_of(play)
    day, campaign = today(state, content), next(iter(content.campaigns.values()), None)
    entries = [campaign.start_entry] if campaign is not None and state.day == 1 else []
    entries += [*(day.entries if day is not None else ()), *state.day_entries.pop(state.day, ())]
    if lone_mission(state, content) is not None or state.ground:
        return
    for entry in entries:
        await read_entry(play, entry)


async def _choose_weather(play: RangersPlay) -> tuple[str, int]:
    """ER-2.6, ER-2.7: (card, face) of the calendar, or of the grade that the group has chosen; somebody may have
    proposed another one, and then all vote (DP-25)."""
    found, face = expected_weather(play.state, content_of(play))
    if not play.state.is_weather_open:
        return found, face
    keep = Option(found, text("rangers-option-keep-weather", card=f"@{found}"))
    others = [
        Option(name, text("rangers-card", card=f"@{name}")) for name in content_of(play).weathers if name != found
    ]
    answer = await council(play).choose(
        play, "rangers.weather", text("rangers-ask-weather"), lambda: [keep, *others], lambda: found
    )
    return answer, face if answer == found else 0


def expected_weather(state: RangersState, content: RangersContent) -> tuple[str, int]:
    """(card, face) that a day begins with unless the group votes for another."""
    level = state.options.weather_level
    for name, card in content.weathers.items():
        if card.grade == level:
            return name, 0
    day = today(state, content)
    weather = content.card_id(day.weather) if day is not None else next(iter(content.weathers))
    assert weather is not None
    return weather, day.face if day is not None else 0


def lone_mission(state: RangersState, content: RangersContent) -> str | None:
    """The mission of a day for itself, where the group has chosen one and no campaign has brought others."""
    return content.card_id(state.options.one_day) if state.is_lone and state.options.one_day != "no" else None


def _open_missions(play: RangersPlay) -> None:
    """Rules 3.8, ER-2.6: the row of open missions; on the first day those that a campaign begins with. What the morning
    has brought lies there already."""
    state, content = play.state, content_of(play)
    campaign = next(iter(content.campaigns.values()), None)
    lone = lone_mission(state, content)
    if lone is not None and not state.ground:
        state.missions[lone] = MissionRecord(state.day)
    elif campaign is not None and state.day == 1 and not state.ground:
        for mission in content.missions:
            if mission.rsplit(".", 1)[-1] in campaign.missions:
                state.missions.setdefault(mission, MissionRecord(1))
    lying = {card.card for card in state.cards}
    for mission, record in state.missions.items():
        if mission not in lying:
            enter(state, content, mission, SURROUNDINGS, None).tokens.update(record.tokens)  # ER-14.4


# ---------------------------------------------------------------------- another weather


def may_propose_weather(state: RangersState, seat: int) -> bool:
    """DP-25: once a day, from the first hand until the challenge deck is laid (`set_out`)."""
    is_morning = state.phase == "setup" and bool(state.rangers[seat].hand) and not state.challenge_deck
    return is_morning and not state.is_weather_open


def weather_option(weather: str) -> Option:
    """DP-25: the proposal of another weather than this."""
    return Option(PROPOSE_WEATHER, text("rangers-option-weather", card=f"@{weather}"), secondary=True)


def propose_weather(play: RangersPlay, seat: int) -> None:
    """DP-25: somebody would like another weather; all vote on it once the Lead is known."""
    play.state.is_weather_open = True
    play.say("rangers-weather-proposed", who=who(seat))
