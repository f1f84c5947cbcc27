"""Doomrock's last scene, and that each boss has words of its own. What holds of every voice: tests/every_game."""

import pytest

from bot.rules.decision import Text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs.doomrock.cog import surface
from cogs.doomrock.pictures.ending import HONOURS, draw_ending
from cogs.doomrock.state import DoomrockOptions, DoomrockState

SURFACE = surface()
VOICE = SURFACE.game.voice
FOES = {encounter.removeprefix("en.") for encounter in SURFACE.game.content.encounters}


def test_bosses_have_lines_of_their_own() -> None:
    assert VOICE is not None
    by_foe = [one for one in VOICE.occasions if one.by == "foe"]
    assert {one.id for one in by_foe} == {"kill", "boss-down", "struck", "blow-on-boss", "won"}
    assert all(set(one.own) == FOES for one in by_foe)


def test_tables_of_before_hear_the_voice_with_which_they_began() -> None:
    """What it says stands in their journal, which is made again from their choices."""
    assert VOICE is not None
    now, before = ({one.id: one for one in voice.occasions} for voice in (VOICE, VOICE.former()))
    assert now.keys() - before.keys() == {"last-legs", "struck"} and not before.keys() - now.keys()
    assert (before["kill"].every, now["kill"].every) == (3, 2) and before["kill"].own == now["kill"].own
    stored = DoomrockOptions.model_validate(DoomrockOptions().model_dump(exclude={"remarks"}))
    assert (stored.remarks, DoomrockOptions().remarks) == ("seldom", "often")
    for options, voice in ((stored, before), (DoomrockOptions(), now)):
        heard = SURFACE.game.voice_of(SURFACE.game.new(options, 2))
        assert heard is not None and {one.id: one for one in heard.occasions} == voice


@pytest.mark.parametrize("foe", sorted(FOES))
def test_each_battle_can_be_lost_in_words_of_its_own(foe: str) -> None:
    assert SURFACE.words.has(f"dr-end-lost-{foe}")


def test_each_honour_has_a_title() -> None:
    assert VOICE is not None
    assert set(HONOURS) == {"", *(award.id for award in VOICE.awards)}


@pytest.mark.parametrize("seed", [b"scene 1", b"scene 2", b"scene 3"])
def test_the_last_scene_tells_who_fell_and_to_what(seed: bytes) -> None:
    run: Run[DoomrockState] = Run.start(SURFACE.game, seed, 3)
    crowd, told = Crowd(greedy_player, seed, 0), run.take_events()
    while not run.over:
        crowd.step(run)
        told += run.take_events()
    at = next(n for n, event in enumerate(told) if event.kind.startswith("dr-end-"))
    fell = {event.params["who"]: event.params for event in told[at:] if event.kind == "dr-end-fell"}
    assert set(fell) == {f"@{hero.class_id}" for hero in run.state.heroes if hero.fallen}
    rows = {f"@{row['class']}": row["fell"] for row in run.view(None)["ending"]["rows"]}
    assert {who for who, row in rows.items() if row is not None} == set(fell)
    assert all(rows[who]["round"] == params["round"] for who, params in fell.items())


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seed", [b"scene 1", b"end0", b"end3"])
def test_what_stands_below_the_last_pictures_is_a_scene(seed: bytes, language: str) -> None:
    """“Doomrock has fallen! 46 points.” was all that stood there: not who was beaten, nor the scene itself."""
    run: Run[DoomrockState] = Run.start(SURFACE.game, seed, 2)
    crowd = Crowd(greedy_player, seed, 0)
    while not run.over:
        crowd.step(run)
    state, game = run.state, SURFACE.game
    said = SURFACE.words.format(game.result_text(state), game.name_of, language)
    won = state.encounters if state.result == "win" else state.encounters[: state.segment - 1]
    assert all(game.content.encounters[one].name in said for one in won)
    last = [Text(event.kind, event.params) for event in run.journal if event.kind in SURFACE.endings]
    assert last and all(SURFACE.words.format(one, game.name_of, language) in said for one in last), "told once, here"
    shown = run.view(None)["ending"]
    assert [one["foe"] for one in shown["beaten"]] == [game.content.encounters[one].name for one in won]
    assert all(row["hp"] <= row["max_hp"] for row in shown["rows"]) and draw_ending(shown)
