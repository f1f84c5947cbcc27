"""Phase 3: leaving a place, the way, arriving, and whether to camp there (ER-13, ER-2.5). Pure."""

from functools import partial
from typing import Final

from bot.rules.decision import Option, Text, text
from cogs.rangers.content.world import Location, Path
from cogs.rangers.rules.cards.abilities import wake
from cogs.rangers.rules.cards.clearing import CAMP, clear_all, is_open
from cogs.rangers.rules.cards.guide import read_entry
from cogs.rangers.rules.cards.path import build_path_deck, pack_up, shuffle_in_moments
from cogs.rangers.rules.cards.table import RangersPlay, board, content_of, decide_together, end_day, is_voted, who
from cogs.rangers.rules.cards.zones import enter, leave
from cogs.rangers.rules.reading.cards import SURROUNDINGS, Context, kind_of, only, zone_of
from cogs.rangers.rules.reading.record import goes_on_at_places
from cogs.rangers.rules.trials.testing import break_off

STAY: Final = "stay"


def ways(play: RangersPlay) -> list[Path]:
    """The paths that leave the place, locked ones only once their event is remembered (ER-13.2b)."""
    valley = next(iter(content_of(play).maps.values()))
    known = play.state.story.keywords
    return [way for way in valley.ways[play.state.place] if not way.locked or way.locked in known]


def _way_options(play: RangersPlay) -> list[Option]:
    content = content_of(play)
    options = []
    for way in ways(play):
        place = content.location(way.b)
        assert place is not None
        terrain = content.sets[way.terrain].name
        label = text("rangers-option-way", place=f"@{place.id}", terrain=terrain)
        options.append(Option(f"{way.b}:{way.terrain}", label, _hint_of(play, place)))
    return options


def _hint_of(play: RangersPlay, place: Location) -> Text | None:
    """What is known of a place: whether people live there, whether the story has been there, and which missions go on
    there; None of open country, which the question tells of once."""
    state, content = play.state, content_of(play)
    missions = [
        f"@{name}"
        for name, record in state.missions.items()
        if place.code in content.missions[name].places and goes_on_at_places(content, name, record)
    ]
    says = [text("rangers-way-people")] if place.pivotal is not None else []
    says += [text("rangers-way-known")] if place.entry is not None and place.entry in state.story.entries else []
    says += [text("rangers-way-missions", many=len(missions), missions=missions)] if missions else []
    return text("rangers-hint-way", says=says) if says else None


def _ask_travel(play: RangersPlay) -> Text:
    told = [option.hint is not None for option in _way_options(play)]
    unsaid = "none" if all(told) else "some" if any(told) else "all"
    return text("rangers-ask-travel", votes=is_voted(play), lead=who(play.state.lead), unsaid=unsaid)


async def travel(play: RangersPlay) -> None:
    """ER-13.1, DP-16: where the gate is open the group may go on. Nothing of a Ranger's own changes by it (ER-13.4)."""
    play.state.phase = "travel"
    if not is_open(play) or not ways(play):
        play.next("refresh")
        return
    stay = Option(STAY, text("rangers-option-stay"), text("rangers-hint-stay"))
    answer = await decide_together(
        play, "rangers.travel", _ask_travel(play), lambda: [*_way_options(play), stay], lambda: STAY
    )
    if answer != STAY:
        await _go(play, answer)
    if play.state.collapsed:
        end_day(play, "injury")
    play.next("refresh")


async def journey(play: RangersPlay, to: str) -> None:
    """ER-13.2b, ER-13.5: an effect makes the group travel: to a place it names, else where the group says."""
    content = content_of(play)
    play.state.phase = "travel"
    if play.state.test is not None:
        break_off(play)
    play.state.turn_of = None
    _end_if_collapsed(play)
    for key in [key for key in play.state.limits if key.startswith("loop|")]:
        del play.state.limits[key]  # what was being done is over
    options = _way_options(play)
    named = next((place for place in content.locations.values() if place.id.rsplit(".", 1)[-1] == to), None)
    if named is not None:
        near = [option.id for option in options if option.id.startswith(f"{named.code}:")]
        await _go(play, near[0] if near else f"{named.code}:{play.state.terrain}")
    elif options:
        first = options[0].id
        prompt = _ask_travel(play)
        await _go(
            play,
            await decide_together(play, "rangers.travel", prompt, partial(list, options), partial(str, first)),
        )
    _end_if_collapsed(play)
    play.next("refresh")


def _end_if_collapsed(play: RangersPlay) -> None:
    """ER-10.3: after a third injury nobody travels any more, and one on the way ends the day with that step."""
    if play.state.collapsed and play.state.options.reads_again("ER-10.3"):
        end_day(play, "injury")


async def _go(play: RangersPlay, answer: str) -> None:
    """ER-13.2: leave, take the path, arrive."""
    state, content = play.state, content_of(play)
    await wake(play, "travel_away", state.clockwise(state.lead))
    leave_behind(play)
    state.place, _, state.terrain = answer.partition(":")
    place = content.location(state.place)
    assert place is not None
    old = only(state, content, "location")
    if old is not None:
        state.cards.remove(old)
    enter(state, content, place.id, SURROUNDINGS, None)
    state.has_arrived = True
    play.say("rangers-arrives", place=f"@{place.id}", terrain=content.sets[state.terrain].name)
    play.used(place.id)
    if state.options.says("camp_timing") == "before_arrival":  # D10
        await _offer_camp(play)
    await _arrive(play, place)
    if play.state.options.says("camp_timing") == "after_arrival":
        await _offer_camp(play)


async def _arrive(play: RangersPlay, place: Location) -> None:
    """ER-13.2e to 13.2f: the path deck, the place's entry, what arriving brings."""
    state = play.state
    build_path_deck(play)
    await wake(play, "path_assembly", [state.lead])
    await play.effects.run(play, place.assembly, here(play, play.state.lead))
    if place.entry is not None:
        await read_entry(play, place.entry)
    await wake(play, "arrive", state.clockwise(state.lead))
    await arrival_setup(play)
    shuffle_in_moments(play)
    await clear_all(play)


def leave_behind(play: RangersPlay) -> None:
    """ER-13.2a, ER-13.3: everything but player areas and what is persistent within reach; the path deck goes home."""
    state, content = play.state, content_of(play)
    look = board(play)
    for uid in [card.uid for card in state.cards]:
        card = state.find(uid)
        if card is None or kind_of(content, card.card) in ("location", "weather", "mission"):
            continue
        zone = zone_of(state, card)
        stays = zone.startswith("area") or (zone.startswith("reach") and "persistent" in look.keywords(card))
        if not stays and not card.parent:
            leave(state, content, uid, "discard")
    for card in [card for card in state.cards if card.parent and kind_of(content, card.card) != "role"]:
        parent = state.find(card.parent)
        if parent is not None and kind_of(content, parent.card) == "location":
            leave(state, content, card.uid, "discard")
    pack_up(play)


async def arrival_setup(play: RangersPlay) -> None:
    """ER-2.5, ER-2.8: `once`, then one printed effect a Ranger, the Lead first; what is over is ignored."""
    state, content = play.state, content_of(play)
    place = content.location(state.place)
    assert place is not None
    await play.effects.run(play, place.once, here(play, state.lead))
    for seat, effects in zip(state.clockwise(state.lead), place.arrival, strict=False):
        play.say("rangers-arrival", who=who(seat))
        await play.effects.run(play, effects, here(play, seat))
        await clear_all(play)


def here(play: RangersPlay, seat: int) -> Context:
    card = only(play.state, content_of(play), "location")
    return Context(seat, card.uid if card is not None else "")


async def _offer_camp(play: RangersPlay) -> None:
    """ER-13.5, DP-17: only after an arrival; camping saves what the day has brought (ER-14.1)."""
    if play.state.collapsed:
        return
    options = [Option(CAMP, text("rangers-option-camp")), Option("on", text("rangers-option-go-on"))]
    prompt = text("rangers-ask-camp", gains=len(play.state.ledger))
    answer = await decide_together(play, "rangers.camp", prompt, partial(list, options), lambda: CAMP)
    if answer == CAMP:
        end_day(play, CAMP)
