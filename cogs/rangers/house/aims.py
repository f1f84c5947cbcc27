"""What the group is after: the cards that its open missions speak of, and the places where those go on. All of it is
printed on missions and cards that lie open. Pure."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from cogs.rangers.content.cards import PerRanger
from cogs.rangers.content.content import RangersContent
from cogs.rangers.content.vocabulary.effects import CheckMission, Event, ReadEntry, ShuffleIn
from cogs.rangers.content.world import Path
from cogs.rangers.rules.reading.board import Board
from cogs.rangers.rules.reading.record import goes_on_at_places
from cogs.rangers.state import RangersState

PROGRESS: Final = "progress"
FAR: Final = 99
LEISURE: Final = 1.4
"""So much longer than the days so far is a calendar that leaves time."""


def aims(state: RangersState, content: RangersContent) -> dict[str, str]:
    """Path card -> the tokens by which it is to be cleared, for the open missions; and people here who have not
    been listened to, where the story leaves time for them."""
    found: dict[str, str] = {}
    for mission, record in state.missions.items():
        checks = content.missions[mission].checks
        is_open = not record.is_read and (record.checks < checks or not checks)
        if is_open and not _can_wait(state, content, mission):
            found |= wanted_by(content, mission)
    return found | _strangers(state, content) if _is_at_leisure(state, content) else found


def waiting(state: RangersState, content: RangersContent) -> set[str]:
    """The cards that would end the story too early: they are left alone."""
    return {card for name in state.missions if _can_wait(state, content, name) for card in wanted_by(content, name)}


def _can_wait(state: RangersState, content: RangersContent, mission: str) -> bool:
    """The last stage ends the story; whoever has days to spare does not hurry there."""
    return content.missions[mission].stage == content.last_stage and LEISURE * state.day <= state.length


def _is_at_leisure(state: RangersState, content: RangersContent) -> bool:
    main = [name for name in state.missions if content.missions[name].kind == "main"]
    return all(_can_wait(state, content, name) for name in main)


def _strangers(state: RangersState, content: RangersContent) -> dict[str, str]:
    place = content.location(state.place)
    if place is None or place.pivotal is None:
        return {}
    return {
        card: PROGRESS for card, entry in _heard(content, place.pivotal).items() if entry not in state.story.entries
    }


@lru_cache(maxsize=16)
def _heard(content: RangersContent, name: str) -> Mapping[str, str]:
    """The cards of a set -> the entry that is read when they are cleared by progress."""
    return {
        card.id: effect.entry
        for card in content.of_set(name)
        for ability in card.abilities
        if ability.when.clear == PROGRESS
        for effect in ability.do
        if isinstance(effect, ReadEntry)
    }


@lru_cache(maxsize=64)
def wanted_by(content: RangersContent, mission: str) -> Mapping[str, str]:
    """The cards that bring a mission on: those that it puts onto the path, and those that give it a check."""
    printed = content.missions[mission]
    name, event = mission.rsplit(".", 1)[-1], _event_of(printed.objective)
    found = dict.fromkeys(_brought(content, mission), PROGRESS)
    for card in content.path_cards.values():
        for ability in card.abilities:
            if ability.when.clear in ("progress", "harm") and any(
                _serves(effect, name, event) for effect in ability.do
            ):
                found[card.id] = ability.when.clear
    return found


def _brought(content: RangersContent, mission: str) -> Iterator[str]:
    for ability in content.missions[mission].abilities:
        for effect in ability.do:
            if isinstance(effect, ShuffleIn) and effect.card is not None:
                card = content.card_id(effect.card)
                if card is not None:
                    yield card


def _event_of(objective: Any) -> str:
    """The event that an objective waits for; "" for none."""
    if isinstance(objective, dict):
        name = objective.get("event")
        return name if isinstance(name, str) else next(filter(None, map(_event_of, objective.values())), "")
    return next(filter(None, map(_event_of, objective)), "") if isinstance(objective, list | tuple) else ""


def _serves(effect: Any, mission: str, event: str) -> bool:
    if isinstance(effect, CheckMission):
        return effect.mission == mission
    return isinstance(effect, Event) and bool(event) and effect.event == event


# ---------------------------------------------------------------------- where


def goals(state: RangersState, content: RangersContent) -> list[str]:
    """The places that the story binds the group to: of main missions, else of others; none where anywhere will do."""
    found: dict[str, list[str]] = {"main": [], "side": []}
    for mission, record in state.missions.items():
        printed = content.missions[mission]
        if goes_on_at_places(content, mission, record) and not _can_wait(state, content, mission):
            found["main" if printed.kind == "main" else "side"] += printed.places
    if found["main"] or not _is_at_leisure(state, content):
        return found["main"] or found["side"]
    return [*found["side"], *_unvisited(state, content)]


def _unvisited(state: RangersState, content: RangersContent) -> list[str]:
    """Where people live who have something left to say."""
    return [
        place.code
        for place in content.locations.values()
        if place.pivotal is not None
        and any(entry not in state.story.entries for entry in _heard(content, place.pivotal).values())
    ]


def distances(state: RangersState, content: RangersContent, to: Sequence[str]) -> dict[str, int]:
    """Legs from each place to the nearest of these, on paths that are open."""
    ways = _open_ways(state, content)
    found = dict.fromkeys(to, 0)
    queue = deque(found)
    while queue:
        place = queue.popleft()
        for way in ways.get(place, ()):
            if way.b not in found:
                found[way.b] = found[place] + 1
                queue.append(way.b)
    return found


def _open_ways(state: RangersState, content: RangersContent) -> dict[str, list[Path]]:
    valley, known = next(iter(content.maps.values())), state.story.keywords
    return {a: [way for way in ways if not way.locked or way.locked in known] for a, ways in valley.ways.items()}


def next_way(look: Board, ids: Sequence[str]) -> str:
    """Of the ways that can be taken (`place:terrain`) the one that brings the group nearer; where anywhere will do,
    one to people who have not been met, or, while missions wait for cards, to where few come before them."""
    state, content = look.state, look.content
    bound = [place for place in goals(state, content) if place != state.place]
    if bound:
        near = distances(state, content, bound)
        return min(ids, key=lambda one: (near.get(one.partition(":")[0], FAR), one))
    return max(ids, key=lambda one: (_pull(look, one.partition(":")[0]), one))


def _pull(look: Board, code: str) -> float:
    place = look.content.location(code)
    assert place is not None
    is_new = place.entry is not None and place.entry not in look.state.story.entries
    is_quiet = place.pivotal is None and bool(aims(look.state, look.content))
    effort = place.progress.per_ranger if isinstance(place.progress, PerRanger) else 4
    turned = (sum(map(ord, code)) + 7 * look.state.day + look.state.round) % 5  # not the same two places for ever
    return 2.0 * is_new + 2.5 * is_quiet - 0.4 * (effort + place.presence) + 0.4 * turned


def is_ahead(look: Board) -> float:
    """How likely one of the next cards of the path is one that is wanted: 0 where none is left in it. What was shuffled
    in, and has not come yet, everybody can count."""
    state = look.state
    wanted = aims(state, look.content)
    left = sum(card in wanted for card in state.path_deck)
    return left / len(state.path_deck) if left else 0.0
