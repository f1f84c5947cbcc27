"""Whoever still plays is told how near the end is, and in a Dusk what was gained, close and lacking."""

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.rules.decision import Text, text
from bot.rules.kernel.run import Run
from bot.rules.retelling import as_they_are
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs.altered.cog import surface
from cogs.altered.pictures.duels import GAINS
from cogs.altered.pictures.picture import draw, pictures
from cogs.altered.pictures.race import draw_race
from cogs.altered.rules.reading.goal import apart
from cogs.altered.state import EXPEDITIONS, AlteredOptions, AlteredState
from cogs.altered.view.dusk import with_dusks
from cogs.altered.view.race import race
from cogs.altered.view.stake import stake, stake_lines
from cogs.altered.view.telling import brief, describe
from tests.games.altered.test_dusk_news import dusks

ALTERED = surface()
WORDS = Catalogue("altered")
NAMES = SeatNames({0: "Ada", 1: "Ben"}, ALTERED.game.name_of)


def said(line: Text) -> str:
    return WORDS.format(line, NAMES)


def moments() -> Iterator[Run[AlteredState]]:
    """After each answer of some games."""
    for number in range(4):
        word = b"stake %d" % number
        run: Run[AlteredState] = Run.start(ALTERED.game, word, 2, AlteredOptions(decks="random"))
        crowd = Crowd(greedy_player, word, 0)
        while not run.over:
            crowd.step(run)
            if run.state.regions:
                yield run


def test_who_would_win_at_dusk_is_told_and_who_is_one_step_from_it() -> None:
    met: Counter[str] = Counter()
    for run in moments():
        view, state = run.view(None), run.state
        found, lines = stake(view), [said(line) for line in stake_lines(view)]
        near = [] if state.tiebreak else [seat for seat in (0, 1) if apart(state.players[seat].marker) == 1]
        if run.over or state.tiebreak:
            assert found is None and lines == []
            continue
        if state.turn is not None and view["dusk"]["winner"] is not None:
            name = ("Ada", "Ben")[view["dusk"]["winner"]]
            foe = 1 - view["dusk"]["winner"]
            why = {"meet": "by meeting", "cross": "by crossing"}[view["dusk"]["why"]]
            stops = "something changes" if foe in view["passed"] else f"{('Ada', 'Ben')[foe]} acts"
            assert lines == [f"🏁 **{name} wins at Dusk, {why}, unless {stops}.**"]
        elif found is None:
            assert not near and lines == []
        elif found["kind"] == "step":
            assert found["seats"] == near and ", by meeting, if the hero or the companion moves" in lines[0]
            assert (" wins, " if len(near) == 1 else "tiebreakers decide") in lines[0]
        elif found["kind"] == "both":
            assert not near and found["seats"], "whoever is a step from it is told first"
            assert all(apart(state.players[seat].marker) == 2 for seat in found["seats"])
            when = "tomorrow" if state.phase in ("dusk", "night") else "today"
            name = ("Ada", "Ben")[found["seats"][0]]
            one = f"🏁 {name} wins, by meeting, if both expeditions move {when}."
            each = f"🏁 Whoever moves both expeditions {when} wins, by meeting."
            assert lines == [one if len(found["seats"]) == 1 else each]
        met[found["kind"] if found else "far"] += 1
        for line in stake_lines(view):
            assert line in brief(view) and line in describe(view)
    assert met["wins"] > 3 and met["step"] > 3 and met["both"] > 3 and met["far"] > 30, met


def test_the_race_shows_it_above_the_track() -> None:
    met: Counter[str] = Counter()
    for run in moments():
        for seat in (0, 1):
            view = run.view(seat)
            scene = race(view, seat)
            if scene is None or scene["stake"] is None or met[scene["stake"]["kind"]] > 1:
                continue
            met[scene["stake"]["kind"]] += 1
            (spec,) = [one for one in pictures(view) if one.name == "race"]
            assert "🏁" in WORDS.format(spec.alt, NAMES, label=True)
            assert draw(view, "race") != draw({**view, "turn": None, "players": _back(view)}, "race")
    assert met["wins"] and met["step"] and met["both"], met


def _back(view: dict) -> list[dict]:  # type: ignore[type-arg]
    return [{**player, "marker": {"hero": 0, "companion": 7}} for player in view["players"]]


def test_a_dusk_has_a_word_for_whatever_was_gained() -> None:
    near = 0
    for scene, _, _ in dusks():
        for seat in (0, 1):
            found = race(scene.seen(seat), seat)
            assert found is not None
            if found["stake"] is not None:  # one line above the track is enough: it stands in that of the Dusk
                near += 1
                assert found["stake"]["kind"] == "step" and draw_race(found) != draw_race({**found, "stake": None})
            lanes = found["lanes"]
            gained = tuple(sum(lane["sides"][n]["fate"] == "moves" for lane in lanes) for n in (0, 1))
            assert gained in GAINS
    assert near, "who is a step from the end is told on the morning after, too"
    assert set(GAINS) == {(mine, theirs) for mine in range(3) for theirs in range(3)}


@pytest.mark.parametrize(
    ("mine", "theirs", "due", "words"),
    [
        ("3/2/1", "0/0/0", "forest", "Ada moves unopposed** by 🌲3:0"),
        ("7/2/1", "3/1/0", "forest", "Ada moves with ease** by 🌲7:3"),
        ("3/2/1", "2/9/9", "forest", "Ada only just moves** by 🌲3:2"),
        ("5/2/1", "2/9/9", "forest", "Ada moves** by 🌲5:2"),
        ("0/0/0", "2/0/0", "", "Ada stays, with nothing to show"),
        ("0/5/0", "2/1/0", "", "Ada stays, ahead only in ⛰️, which counts for nothing there"),
        ("2/1/0", "2/2/0", "", "Ada stays, ahead in nothing"),
        ("1/1/1", "2/2/2", "", "Ada stays, outdone"),
    ],
)
def test_a_dusk_says_how_it_was_won_or_lost(mine: str, theirs: str, due: str, words: str) -> None:
    lines = [text("al-progress", hero=[mine, theirs], companion=["0/0/0", "0/0/0"])]
    if due:
        lines.append(text("al-moves", seat="@seat:0", exp="hero", due=[text(f"al-stat-{due}")], n=1, left=1))
    lines += [
        text("al-fails", seat=f"@seat:{seat}", exp=exp)
        for seat in (0, 1)
        for exp in EXPEDITIONS
        if not due or (seat, exp) != (0, "hero")
    ]
    told = [said(one.said) for one in with_dusks(as_they_are(lines))]
    assert words in told[0]
    assert ("**only 1 step to go!**" in told[0]) == bool(due)
    assert told[1] == "🎒 Companion: both at 0."


def test_whoever_crosses_reads_why_that_beats_a_meeting() -> None:
    result = text("al-result-win", seat="@seat:0", foe="@seat:1", day=9, why="cross", other=0)
    assert "by crossing: hero and companion have gone past each other" in said(result)
    assert said(result).endswith("Ben has only met, and to cross goes further.")
    assert said(text("al-result-win", **{**result.params, "why": "tiebreak"})).endswith("more of 🌲 ⛰️ 🌊.")
    assert said(text("al-result-win", **{**result.params, "other": 2})).endswith("Ben had 2 steps to go.")


def test_the_rules_in_short_and_the_legend_say_what_a_tie_does_and_what_delays() -> None:
    rules = " ".join(said(text(f"rules-{n}")) for n in (1, 2, 3))
    assert "A tie moves nobody" in rules and "whoever crosses beats whoever only meets" in rules
    assert "al-term-delay" in ALTERED.terms and "al-term-meet" in ALTERED.terms
    now = {"ready": 3, "foe": "@seat:1", "left": 2, "cards": 3, "passed": False, "woken": [], "n": 0}
    foe = text("al-ask-turn", **now, ahead="foe", day=5, plays=True)
    assert "Ben wins at Dusk unless you act.** Level is enough: a tie moves nobody." in said(foe)
