"""What happened since somebody's last answer, as it stands right above the next question of Rangers."""

from bot.rules.decision import Text, text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.names import SeatNames
from bot.ui.panels.panel import as_text
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import board, hand
from cogs.rangers.cog import surface
from cogs.rangers.view.account import MOST_LINES, account, summary

SURFACE = surface()
NAMES = SeatNames({0: "Ada", 1: "Ben"}, lambda ref: ref.removeprefix("@"))


def said(*lines: Text) -> list[str]:
    return [SURFACE.words.format(line, NAMES) for line in account(lines)]


TESTS = text("rangers-tests", who="@seat:0", kind="traverse", name="", card="@lantern")
COMMITS = text("rangers-commits", who="@seat:1", cards=["@rope"])
PUTS = text("rangers-committed", who="@seat:0", n=3)
DRAWN = text("rangers-challenge", who="@seat:0", n=-1, aspect="FIT", icon="leaf")
WON = text("rangers-outcome", who="@seat:0", won=True, n=2, of=1)
LOST = text("rangers-outcome", who="@seat:0", won=False, n=0, of=1)
PROGRESS = text("rangers-token", card="@lantern", n=2, token="progress", of="2/2")
CLEARED = text("rangers-clears", card="@lantern", by="progress")
STIRS = text("rangers-wakes", card="@heron")
TIRES = text("rangers-fatigue", who="@seat:0", n=1, card="@heron", left=9)
USES = text("rangers-uses", who="@seat:0", card="@chalk")


def test_a_test_is_one_sentence_with_its_sum_and_what_it_brought() -> None:
    """It was six lines of a log, the last three of which stood below the picture."""
    (told,) = said(TESTS, COMMITS, PUTS, DRAWN, WON, PROGRESS, CLEARED)
    assert told.startswith("✅ Ada finds a way: lantern. 3 effort with rope, FIT -1: **2**, needed 1.")
    assert told.endswith("lantern: 2 more progress (2/2). lantern is cleared, by progress.")
    (failed,) = said(TESTS, PUTS, DRAWN, LOST)
    assert failed.startswith("❌ Ada finds no way") and "with" not in failed


def test_above_many_answers_stands_whether_it_went_well_and_what_mattered_most() -> None:
    found = summary([TESTS, COMMITS, PUTS, DRAWN, WON, PROGRESS, CLEARED])
    assert found is not None
    assert SURFACE.words.format(found, NAMES) == "✅ Ada finds a way: lantern. lantern is cleared, by progress."
    assert summary([STIRS]) is None


def test_one_that_is_not_over_says_what_is_tried() -> None:
    assert said(TESTS, COMMITS) == ["Ada looks for a way: lantern."]


def test_what_is_used_on_the_way_is_of_the_test() -> None:
    eased = text("rangers-discards", who="@seat:0", card="@chalk")
    (told,) = said(TESTS, USES, eased, PUTS, DRAWN, WON)
    assert told.startswith("✅") and "uses chalk" in told


def test_what_stirs_is_told_where_something_came_of_it() -> None:
    assert said(TESTS, PUTS, DRAWN, WON, STIRS) == said(TESTS, PUTS, DRAWN, WON)
    *_, stirs = said(TESTS, PUTS, DRAWN, WON, STIRS, TIRES)
    assert stirs.startswith("heron stirs.") and "tires by 1 card" in stirs


def test_of_what_has_no_room_the_great_is_told_first() -> None:
    plays = [text("rangers-plays", who="@seat:1", card=f"@c{n}") for n in range(MOST_LINES)]
    before, *rest = said(TESTS, PUTS, DRAWN, WON, CLEARED, *plays)
    assert before == "Before that: lantern is cleared, by progress." and len(rest) == MOST_LINES
    assert len(said(*plays, *plays)) == MOST_LINES, "and nothing where there was nothing great"


def test_a_remark_is_told_if_it_is_upon_the_last_deed() -> None:
    remark = text("rangers-voice-rests-1", who="@seat:0")
    rests = text("rangers-passes", who="@seat:0")
    assert account([rests, remark])[-1] == remark
    assert account([rests, remark, text("rangers-passes", who="@seat:1")])[-1] != remark


def test_a_day_is_told_once_below_the_pictures_and_is_no_longer_than_a_phone_has_room_for() -> None:
    run = Run.start(SURFACE.game, b"account", 2)
    crowd, read, found = Crowd(greedy_player, b"account", 0), [0, 0], 0
    while not run.over and found < 40:
        for request in run.requests():
            for seat in request.decision.seats:
                news = run.journal[read[seat] :] if seat >= 0 else []
                lines = [line for event in news if (line := event.text_for(seat)) is not None]
                told = account(lines)
                assert len(told) <= MOST_LINES + 2
                if request.decision.key != "rangers.turn" or not told:
                    continue
                scene = Scene("t1", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, news)
                for panel in (board(scene), hand(scene, seat)):
                    assert "The challenge card:" not in as_text(panel)
                found += 1
        before = len(run.journal)
        seat, _, _ = crowd.step(run)
        if seat >= 0:
            read[seat] = before
    assert found >= 40
