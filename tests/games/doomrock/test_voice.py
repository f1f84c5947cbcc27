"""What Doomrock remarks upon, over whole games: true, rare, never twice; and the last scene with its awards."""

from collections import Counter
from functools import lru_cache
from itertools import pairwise

import pytest

from bot.rules.decision import Event
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, mixed_player
from bot.ui.panels.catalogue import seat_names
from cogs.doomrock.cog import surface
from cogs.doomrock.pictures.ending import HONOURS
from cogs.doomrock.state import DoomrockState

GAMES = 8
SURFACE = surface()
VOICE = SURFACE.game.voice
FOES = {encounter.removeprefix("en.") for encounter in SURFACE.game.content.encounters}


@lru_cache
def played() -> tuple[tuple[Run[DoomrockState], list[Event]], ...]:
    """Whole games of one to four heroes, with all that was told."""
    games = []
    for n in range(GAMES):
        seed = f"voice {n}".encode()
        run = Run.start(SURFACE.game, seed, 1 + n % 4)
        crowd, told = Crowd(mixed_player(seed), seed, 0), run.take_events()
        while not run.over:
            crowd.step(run)
            told += run.take_events()
        games.append((run, told))
    return tuple(games)


def is_remark(event: Event) -> bool:
    return event.kind.startswith("dr-voice-")


def test_every_sentence_is_there_and_none_is_left_over() -> None:
    assert VOICE is not None
    every = SURFACE.words.keys("en")
    assert {key for key in every if key.startswith(("dr-voice-", "dr-award-"))} == {*VOICE.sentences(), "dr-award-none"}


def test_frequent_occasions_have_eight_lines_and_bosses_their_own() -> None:
    assert VOICE is not None
    few = {one.id for one in VOICE.occasions if one.lines < 8}
    assert few == {"won"}  # each battle is won once, in words of its own
    for one in VOICE.occasions:
        if one.by:
            assert set(one.own) == FOES, one.id


def test_a_remark_follows_an_event_that_it_fits() -> None:
    """True: the event just before is of its kind, under its conditions, and its parameters are all that it says."""
    assert VOICE is not None
    found = 0
    for run, told in played():
        names = seat_names({n: f"P{n}" for n in range(4)}, run.name_of)
        for before, remark in pairwise(told):
            if not is_remark(remark):
                continue
            found += 1
            said = remark.kind.removeprefix("dr-voice-")
            occasion = max((one for one in VOICE.occasions if said.startswith(f"{one.id}-")), key=lambda o: len(o.id))
            assert before.kind == occasion.after and occasion.fits(before.params)
            assert before.params == remark.params and before.only is None
            foe = said.removeprefix(f"{occasion.id}-").rpartition("-")[0]
            assert not foe or foe == before.params["foe"]
            text = remark.text_for(None)
            assert text is not None
            words = SURFACE.words.format(text, names)
            assert "<" not in words and "{" not in words and "dr-" not in words
    assert found > 100


def test_no_line_comes_back_in_a_game() -> None:
    for _, told in played():
        said = Counter(event.kind for event in told if is_remark(event))
        assert max(said.values(), default=1) == 1


def test_remarks_are_rare_enough_to_be_enjoyed() -> None:
    told = sum(len(told) for _, told in played())
    remarks = sum(map(is_remark, (event for _, told in played() for event in told)))
    assert 0.01 < remarks / told < 0.08


def test_the_last_scene_tells_who_fell_to_what_and_honours_each() -> None:
    for run, told in played():
        scene = next(n for n, event in enumerate(told) if event.kind.startswith("dr-end-"))
        last = told[scene:]
        fallen = {f"@{hero.class_id}" for hero in run.state.heroes if hero.fallen}
        assert {event.params["who"] for event in last if event.kind == "dr-end-fell"} == fallen
        honoured = [event.params["who"] for event in last if event.kind.startswith("dr-award-")]
        assert honoured == [f"@{hero.class_id}" for hero in run.state.heroes]
        for event in told:
            if event.kind == "dr-award-kills":
                mine = [
                    one
                    for one in told
                    if one.kind == "dr-defeated" and one.params["by"] == event.params["who"]
                    if one.params["kind"] == "minion"
                ]
                assert event.params["n"] == len(mine)


def test_the_last_picture_shows_what_is_told() -> None:
    assert VOICE is not None
    assert set(HONOURS) == {"", *(award.id for award in VOICE.awards)}
    for run, told in played():
        view = run.view(None)
        assert [spec.name for spec in SURFACE.pictures(view)][-1] == "ending"
        honoured = {event.params["who"]: event.kind for event in told if event.kind.startswith("dr-award-")}
        for row in view["ending"]["rows"]:
            assert honoured[f"@{row['class']}"] == f"dr-award-{row['award'] or 'none'}"
        assert SURFACE.draw(view, "ending").startswith(b"\x89PNG")


def test_before_the_end_there_is_no_ending() -> None:
    run: Run[DoomrockState] = Run.start(SURFACE.game, b"begun", 2)
    assert run.view(None)["ending"] is None


@pytest.mark.parametrize("foe", sorted(FOES))
def test_each_battle_can_be_lost_in_words_of_its_own(foe: str) -> None:
    assert SURFACE.words.has(f"dr-end-lost-{foe}")
