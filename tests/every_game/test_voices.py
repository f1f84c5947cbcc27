"""The voice of each game that has one, over whole games: its remarks are true, rare and never twice the same."""

from collections import Counter
from functools import lru_cache
from itertools import pairwise
from typing import Any

import pytest

from bot.installed import load_surfaces
from bot.rules.decision import Event
from bot.rules.kernel.run import Run
from bot.rules.voice.speaking import Voice
from bot.trials.house import Crowd, mixed_player
from bot.ui.panels.names import SeatNames
from bot.ui.panels.surface import Surface

GAMES = 12
"""Of each: in six the share of remarks moves by half a hundredth from one six to the next."""
FEWEST = 8
"""Variants of a frequent remark."""
SURFACES = {surface.id: surface for surface in load_surfaces() if surface.game.voice is not None}
every_voice = pytest.mark.parametrize("surface", SURFACES.values(), ids=SURFACES)


def voice_of(surface: Surface) -> Voice:
    voice = surface.game.voice
    assert voice is not None
    return voice


@lru_cache
def played(name: str) -> tuple[tuple[Run[Any], list[Event]], ...]:
    """Whole games, with all that was told in public."""
    game, games = SURFACES[name].game, []
    least, most = game.seats
    for n in range(GAMES):
        seed = f"voice {n}".encode()
        run = Run.start(game, seed, least + n % (most - least + 1))
        crowd, told = Crowd(mixed_player(seed), seed, 0), run.take_events()
        while not run.over:
            crowd.step(run)
            told += run.take_events()
        games.append((run, [event for event in told if event.only is None]))
    return tuple(games)


def remarks(surface: Surface, told: list[Event]) -> list[tuple[Event, Event]]:
    """(event, what was said right after it)."""
    head = f"{voice_of(surface).prefix}-voice-"
    return [(before, said) for before, said in pairwise(told) if said.kind.startswith(head)]


@every_voice
def test_every_sentence_is_there_and_none_is_left_over(surface: Surface) -> None:
    voice = voice_of(surface)
    heads = (f"{voice.prefix}-voice-", f"{voice.prefix}-award-")
    written = {key for key in surface.words.keys("en") if key.startswith(heads)}
    assert written == {*voice.sentences(), f"{voice.prefix}-award-none"}


@every_voice
def test_frequent_remarks_have_at_least_eight_lines(surface: Surface) -> None:
    told = [event for _, told in played(surface.id) for event in told]
    for occasion in voice_of(surface).occasions:
        fitting = sum(event.kind == occasion.after and occasion.fits(event.params) for event in told)
        assert occasion.lines >= FEWEST or fitting <= 3 * GAMES, occasion.id


@every_voice
def test_a_remark_follows_an_event_that_it_fits(surface: Surface) -> None:
    """True: the event just before is of its kind, meets its conditions, and lends it all that it speaks of."""
    voice = voice_of(surface)
    for run, told in played(surface.id):
        names = SeatNames({n: f"P{n}" for n in range(run.state.seats)}, run.name_of)
        for before, remark in remarks(surface, told):
            said = remark.kind.removeprefix(f"{voice.prefix}-voice-")
            occasion = max(
                (one for one in voice.occasions if said.startswith(f"{one.id}-")), key=lambda one: len(one.id)
            )
            assert before.kind == occasion.after and occasion.fits(before.params)
            assert before.params == remark.params
            own = said.removeprefix(f"{occasion.id}-").rpartition("-")[0]
            assert not own or said.startswith(f"{occasion.key(occasion.own_of(before.params))}-")
            line = remark.text_for(None)
            assert line is not None
            words = surface.words.format(line, names)
            assert not {"<", "{", "@"} & set(words) and f"{voice.prefix}-" not in words


@every_voice
def test_no_line_comes_back_in_a_game(surface: Surface) -> None:
    for _, told in played(surface.id):
        said = Counter(remark.kind for _, remark in remarks(surface, told))
        assert said and max(said.values()) == 1


@every_voice
def test_remarks_are_rare_enough_to_be_enjoyed(surface: Surface) -> None:
    events = sum(len(told) for _, told in played(surface.id))
    said = sum(len(remarks(surface, told)) for _, told in played(surface.id))
    assert 0.01 < said / events < 0.08


@every_voice
def test_everybody_is_remembered_for_something(surface: Surface) -> None:
    voice = voice_of(surface)
    head = f"{voice.prefix}-award-"
    for _, told in played(surface.id):
        last = [event for event in told if event.kind.startswith(head)]
        assert last and len({event.params["who"] for event in last}) == len(last)
        given = [event.kind for event in last if event.kind != f"{head}none"]
        assert len(set(given)) == len(given)
        for event in last:
            _check_award(voice, told, event.kind.removeprefix(head), event)


def _check_award(voice: Voice, told: list[Event], name: str, event: Event) -> None:
    """An award says what the journal says: counted anew, nobody has as many."""
    award = next((one for one in voice.awards if one.id == name), None)
    if award is None:
        return
    found: Counter[str] = Counter()
    for one in told:
        if one.kind == award.after and award.fits(one.params) and isinstance(one.params[award.of], str):
            found[one.params[award.of]] += award.add if isinstance(award.add, int) else one.params[award.add]
    assert found[event.params["who"]] == event.params["n"] >= award.least


@every_voice
def test_the_last_picture_shows_what_is_told(surface: Surface) -> None:
    for run, _ in played(surface.id):
        view = run.view(None)
        spec = next(spec for spec in surface.pictures(view) if spec.name == "ending")
        assert surface.draw(view, spec.name).startswith(b"\x89PNG")
        alt = surface.words.format(spec.alt, SeatNames({}, run.name_of), label=True)
        assert alt and "<" not in alt
    fresh = Run.start(surface.game, b"begun", surface.game.seats[0])
    assert all(spec.name != "ending" for spec in surface.pictures(fresh.view(None)))
