"""Board and hand begin with all that happened since the reader's last answer: in order, without a gap, and nothing of
before is in its way."""

from dataclasses import replace
from typing import Any

import pytest

from bot.rules.decision import Event, Text
from bot.rules.kernel.run import Run
from bot.rules.retelling import ASIDE
from bot.tables.model.since import Since
from bot.ui.panels.panel import Keep, Picture, Rule, Words, as_text, fit
from bot.ui.questions.scene import Scene
from bot.ui.screens.menu import board_menu
from bot.ui.screens.news import END, LATEST, LATEST_SIZE, LINES, TURNS, milestones, news, split_latest
from bot.ui.screens.present import board, hand
from cogs.altered.cog import surface as altered
from cogs.doomrock.cog import surface as doomrock
from cogs.doomrock.view.happened import hit_points
from cogs.evershade.cog import surface as evershade

DOOMROCK, ALTERED, EVERSHADE = doomrock(), altered(), evershade()


def scene(events: list[Event], since: Since | None = None, surface: Any = DOOMROCK) -> Scene:
    run = Run.start(surface.game, b"news", 2)
    run.take_events()
    names, users = {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}
    return Scene("abcdefgh", surface, run, names, users, events, since or Since({0: 0, 1: 0}, 0))


def hurt(n: int, who: str = "@sneak") -> Event:
    facts = {"n": n, "total": n, "before": 9, "after": 9 - n, "why": "", "sums": False}
    return Event("dr-damage", {"who": who, **facts})


def uses(card: str = "Polite Stab") -> Event:
    params = {"who": "@sneak", "card": card, "dice": "4️⃣", "boosts": 0, "at": "The Soup", "aimed": True}
    return Event("dr-activates", params)


FAILED = Event(
    "dr-test",
    {"who": "@sneak", "stat": "agi", "face": 1, "bonus": 2, "total": 3, "difficulty": 6, "passed": False},
)
WON = Event("dr-won", {"encounter": "The Soup"})


def test_great_events_of_before_do_not_displace_what_has_just_happened() -> None:
    """A failed test and a small hit were not shown, because three of five lines were kept for old milestones."""
    told = scene([*[WON] * 3, FAILED, hurt(2), *[hurt(1)] * 5], Since({0: 3, 1: 3}, 3))
    for words in (news(told, None).words, news(told, 0).words):
        lines = words.splitlines()
        assert len(lines) == 7
        assert (
            "tries AGI: die 1 + AGI 2 = **3** against 6. Not today." in lines[0] and "takes **2**: 9→7 hp." in lines[1]
        )
    assert milestones(told, None).count("beaten") == 2


def test_board_and_hand_begin_with_it() -> None:
    told = scene([FAILED, hurt(2)], surface=replace(DOOMROCK, account=lambda lines: ()))
    for panel in (board(told), hand(told, 0)):
        first = panel.parts[0]
        assert isinstance(first, Words) and "Not today." in first.text
        told_words = [part.text for part in panel.parts if isinstance(part, Words) and part.keep is Keep.NEWS]
        assert any("takes **2**" in words for words in told_words) and len(told_words) == 2


def test_a_board_that_tells_it_once_tells_it_below_its_picture() -> None:
    """Doomrock's log stood above the map, and its last lines once more below it; in a hand likewise."""
    told = scene([FAILED, hurt(2)])
    for panel in (board(told), hand(told, 0)):
        (at,) = (n for n, part in enumerate(panel.parts) if isinstance(part, Words) and part.keep is Keep.NEWS)
        assert "−2" in as_text(panel)
        assert at > max(n for n, part in enumerate(panel.parts) if isinstance(part, Picture))


def test_where_nothing_is_pictured_the_log_is_told() -> None:
    """An account stands below a picture; without one the news would have stood nowhere."""
    told = scene([FAILED, hurt(2)], surface=replace(DOOMROCK, pictures=lambda view: ()))
    for panel in (board(told), hand(told, 0)):
        assert "Not today." in as_text(panel) and "takes **2**" in as_text(panel)


def test_the_last_of_it_stands_between_picture_and_question() -> None:
    """Above the picture nobody looked for it: "the whole turn of the enemies has passed, and I am told nothing"."""
    surface = replace(DOOMROCK, account=lambda lines: (), summary=hit_points)  # a battle's account stands there instead
    told = scene([uses("Trick 1"), FAILED, hurt(1), hurt(2), hurt(1)], surface=surface)
    words = news(told, None).words
    earlier, latest = split_latest(words)
    assert (earlier.count("\n"), latest.count("\n")) == (1, LATEST - 1)
    assert f"{earlier}\n{latest}" == words, "nothing is lost, in order"
    assert split_latest("x" * (LATEST_SIZE + 1)) == ("x" * (LATEST_SIZE + 1), ""), "one long line is no few words"
    # one hand has the ten ways of the road, as the board has, and the other none
    board_panel = board(told)
    for panel, most in ((hand(told, 0), 1), (board_panel, 1), (hand(told, 1), LATEST)):
        at = [n for n, part in enumerate(panel.parts) if isinstance(part, Words) and part.keep is Keep.NEWS]
        last_picture = max(n for n, part in enumerate(panel.parts) if isinstance(part, Picture))
        near = panel.parts[last_picture + 1]
        assert isinstance(near, Words) and near.text.count("\n") + 1 == most
        if most == LATEST:  # with what it all came to in place of the first of them
            assert near.text.startswith("› **In short:** Sneak −4 hp\n› Sneak takes **2**")
        assert at == [0, last_picture + 1]
        after = panel.parts[last_picture + 2 :]
        if isinstance(after[0], Words):  # beside the map a hand has its own hero in one line, and at first who that is
            assert panel is not board_panel and after[0].keep is Keep.STANDING
            assert "hp" in after[0].text or "You are **" in after[0].text
            after = after[1:]
        assert isinstance(after[0], Rule)
    came_to = [part.text for part in hand(told, 0).parts if isinstance(part, Words) and "In short" in part.text]
    assert came_to == ["› **In short:** Sneak −4 hp"], "above many answers, what it came to alone"


def test_no_event_is_cut_in_two_and_none_loses_its_heading() -> None:
    told = "**Before you sat down:**\n› one\n**Since then:**\n› two\nand more of two\n› three"
    assert split_latest(told, 1) == (told.removesuffix("\n› three"), "› three")
    assert split_latest(told, 2)[1] == "**Since then:**\n› two\nand more of two\n› three"
    assert split_latest(told, 3) == ("", told)


def test_a_remark_stands_with_what_it_is_about_or_not_at_all() -> None:
    """Alone as the last line it hid what it was about."""
    told = "› one\n› Templar takes 1: 6→5 hp.\n› *Templar makes a note: duck.*"
    assert split_latest(told, 1) == ("› one", told.removeprefix("› one\n"))
    assert split_latest(told, 1, 40) == ("› one", "› Templar takes 1: 6→5 hp.")
    assert split_latest(told, 1, 10) == (told, "")
    assert split_latest("› *Café*, at night\n› *Hm.*", 2, 100) == ("", "› *Café*, at night\n› *Hm.*")


def test_each_reader_has_their_own_beginning() -> None:
    told = scene([FAILED, hurt(2), hurt(3)], Since({0: 2, 1: 0}, 1))
    assert news(told, 0).words.count("takes") == 1
    assert "Not today" in news(told, 1).words
    assert "Not today" not in news(told, None).words and news(told, None).words.count("takes") == 2
    assert news(replace(told, since=Since({}, 3)), None).words == ""


def test_private_lines_stand_in_their_place_and_in_no_others() -> None:
    secret = Event("al-you-draw", {"cards": ["Zither"]}, only=0, public=Text("al-draws", {"seat": "@seat:0", "n": 1}))
    told = scene([Event("al-passes", {"seat": "@seat:1"}), secret], surface=ALTERED)
    assert news(told, 0).words.splitlines()[1] == "› You draw Zither."
    assert "Zither" not in news(told, 1).words + news(told, None).words + as_text(board(told))
    assert "Ada draws a card." in news(told, 1).words


def test_what_one_alone_has_read_is_a_block_of_its_own_in_its_hand_and_nowhere_else() -> None:
    """It stood as a line among what all had seen, and looked as public as they."""
    read = Event("story-private", {"title": "The pump", "page": "It is dry.\n\nIt was never not."}, only=0)
    told = scene([Event("evershade-round", {"n": 1}), read], surface=EVERSHADE)
    mine = hand(told, 0).parts
    place = next(n for n, part in enumerate(mine) if isinstance(part, Words) and "never not" in part.text)
    block = mine[place]
    assert isinstance(block, Words) and isinstance(mine[place - 1], Rule)
    assert block.text.startswith("### The pump") and "for you alone" in block.text
    assert as_text(hand(told, 0)).count("never not") == 1 and "never not" not in news(told, 0).words
    for other in (hand(told, 1), board(told)):
        assert "The pump" not in as_text(other)


def test_a_page_that_one_alone_has_read_is_no_reminder_and_not_for_who_sits_there_since() -> None:
    """It is read again behind a button, and for ever stood in small print above the hand."""
    read = Event("story-private", {"title": "The pump", "page": "It is dry."}, only=0)
    assert "dry" not in as_text(hand(scene([read], Since({0: 1}, 1), EVERSHADE), 0))
    assert "dry" not in as_text(hand(replace(scene([read], surface=EVERSHADE), sat_down={0: 1}), 0))


def test_what_one_was_told_before_is_a_reminder_only_while_the_game_goes_on() -> None:
    """Old cards of one's own once stood below the last scene."""
    secret = Event("al-you-look", {"cards": ["Moth"]}, only=0, public=Text("al-looks", {"seat": "@seat:0", "n": 1}))
    told = scene([secret, secret], Since({0: 2, 1: 2}, 2), ALTERED)
    assert "-# Earlier, to you alone: You look at Moth. You look at Moth.\n" in as_text(hand(told, 0)), (
        "in small print: it is no news"
    )
    told.run.state.steps.clear()
    assert told.run.over and "You look at Moth" not in as_text(hand(told, 0))


def test_what_the_hand_shows_is_not_told_again_later() -> None:
    """What was drawn on the first days once stood above the hand for the whole game."""
    drawn = Event("al-you-draw", {"cards": ["Zither"]}, only=0, public=Text("al-draws", {"seat": "@seat:0", "n": 1}))
    assert "Zither" in as_text(hand(scene([drawn], Since({0: 0}, 0), ALTERED), 0)), "while it is news"
    assert "Zither" not in as_text(hand(scene([drawn], Since({0: 1}, 1), ALTERED), 0))


def test_what_is_too_long_is_a_line_a_turn_and_the_rest_a_button_away() -> None:
    turns = [[uses(f"Trick {n}"), hurt(n % 3), *[hurt(1)] * 3] for n in range(1, 10)]
    told = scene([event for turn in turns for event in turn])
    found = news(told, None)
    lines = found.words.splitlines()
    last = lines[-5:]
    assert "Trick 9" in last[0] and all("takes" in line for line in last[1:])  # the last turn, whole
    assert len(lines) == 1 + TURNS + 5
    assert "2 turns" in lines[0]
    for n, line in zip(range(3, 9), lines[1:-5], strict=True):  # in order, without a gap
        assert f"Trick {n}" in line and line.count("−1") >= 3
    assert not found.is_whole
    assert any(button.id.endswith(":log-since") for button in board_menu(told, None).buttons())
    assert any(button.id.endswith(":log-since.0") for button in hand(told, 0).buttons())
    whole = scene(turns[0], surface=replace(DOOMROCK, account=lambda lines: ()))
    assert not any(":log-" in button.id for button in board(whole).buttons())
    fit(board(told))


def test_one_endless_turn_is_summed_up_too_and_how_it_ended_is_told_whole() -> None:
    """Its beginning alone hid what had come of it: a test of Rangers was "Ada adds Long Stride."""
    told = news(scene([uses(), *[hurt(1)] * 36, *(hurt(n) for n in (2, 3, 4, 5))]), None)
    first, *end = told.words.splitlines()
    assert "Polite Stab" in first and first.endswith("…") and len(first) < 250
    assert [f"takes **{n}**" in line for n, line in zip((2, 3, 4, 5), end, strict=True)] == [True] * END
    assert not told.is_whole


def test_of_a_turn_that_has_just_begun_the_end_of_the_one_before_is_told_with_it() -> None:
    """A duel was over, the next player's turn had begun, and all that was told was "Round 1: Ada"."""
    told = news(scene([uses("Trick"), *[hurt(1)] * 20, hurt(7), uses("Polite Stab")]), None)
    first, *end = told.words.splitlines()
    assert "Trick" in first and "takes **7**" in end[-2] and "Polite Stab" in end[-1] and len(end) == END


@pytest.mark.parametrize("n", [LINES, LINES + 1])
def test_what_fits_is_told_whole(n: int) -> None:
    told = news(scene([uses(), *[hurt(1)] * (n - 1)]), None)
    assert told.is_whole == (n <= LINES)


def test_that_somebody_took_back_a_choice_is_not_told_later() -> None:
    """It stood in a hand for days."""
    undone = Event("journal-undone", {"who": "@seat:0"}, only=0)
    assert "took back" in as_text(hand(scene([undone], Since({0: 0}, 0), ALTERED), 0)), "while it is news"
    assert "took back" not in as_text(hand(scene([undone], Since({0: 1}, 1), ALTERED), 0))


def test_what_was_taken_back_before_something_happened_is_no_news() -> None:
    """“Ben took back a choice” stood last, below the morning of the next day, as if he had just done it, and then at
    the head of what he had done in place of that, which is all that counts."""
    undone = Event("journal-undone", {"who": "@seat:1"})
    for events, is_before in (([undone, FAILED, hurt(2)], True), ([FAILED, hurt(2), undone], False)):
        told = scene(
            events, surface=replace(DOOMROCK, summary=None, account=lambda lines: [Text(FAILED.kind, FAILED.params)])
        )
        said = as_text(board(told))
        assert ("took back" in said) is not is_before and "Not today." in said
        assert is_before or said.index("took back") > said.index("Not today.")


def test_of_news_that_one_line_sums_up_the_rest_is_a_press_away() -> None:
    """Above many answers one line stands for two, of which the first stood nowhere, and no button led to it."""
    lines = [Text(one.kind, one.params) for one in (FAILED, hurt(2))]
    summed = replace(DOOMROCK, account=lambda seen: lines, summary=lambda seen: lines[-1])
    told = scene([FAILED, hurt(2)], surface=summed)
    for panel in (board(told), hand(told, 0)):
        assert "Not today." not in as_text(panel)
        assert any(":log-since" in button.id for button in panel.buttons())
    whole = board(scene([FAILED, hurt(2)], surface=replace(summed, summary=None)))
    assert "Not today." in as_text(whole) and not any(":log-since" in button.id for button in whole.buttons())


def test_a_remark_has_a_sign_that_no_fact_has() -> None:
    """Alone among facts, “Levy blinks, and is told to fall in” was read as one."""
    key = min(key for key in DOOMROCK.words.keys("en") if ASIDE in key)
    told = news(scene([Event(key, {}), FAILED]), 0).words
    first, second = told.split("\n")
    assert first.startswith("› 💬 *") and not second.startswith("› 💬")


def test_once_all_is_over_the_way_to_ones_hand_says_what_stands_there() -> None:
    """“My hand” stood there still, where nobody had a hand."""
    told = scene([FAILED])
    assert told.to_hand == "My panel"
    told.run.state.steps.clear()
    assert told.run.over and told.to_hand == "How it ended"
