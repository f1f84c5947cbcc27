"""How a story ends is seen where the next question is asked: its words, the die, the prize."""

from collections.abc import Iterator
from io import BytesIO
from typing import Any

from PIL import Image

from bot.rules.decision import Text, text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, mixed_player
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import ALT
from cogs.near_and_far.game import game
from cogs.near_and_far.pictures.picture import draw, pictures
from cogs.near_and_far.view.happened import happened

WORDS = Catalogue("near_and_far")
PROSE = {"m/1/title": "The Ferry", "m/1/pay": "Pay her", "m/1/pay.won": "She rows.", "m/1/pay.bonus": "She sings."}
ROLLED = text("far-rolled", who="@seat:1", kind="quest_skill", die=4, stat=2, n=6, target=5)
WON = text("story-outcome", title="@prose:m/1/title", page="@prose:m/1/pay.won", choice="@prose:m/1/pay")
BONUS = text("story-outcome", title="@prose:m/1/title", page="@prose:m/1/pay.bonus", choice="@prose:m/1/pay")
COINS = text("far-gained", who="@seat:1", goods=[text("far-goods", good="coin", n=3)])
SPENT = text("far-spends-hearts", who="@seat:1", goods=[text("far-goods", good="hearts", n=2)])
CAMP = text("far-camp", who="@seat:1", space="04")
TURN = text("far-turn", who="@seat:0", n=2)


def told(*lines: Text) -> dict[str, Any]:
    found: dict[str, Any] = happened(lines, PROSE.get, {"ruby": "A Ruby"}.get)["told"]
    return found


def test_an_ending_has_its_words_the_die_and_the_prize() -> None:
    card = text("far-treasure", who="@seat:1", card="@ruby")
    found = told(ROLLED, WON, COINS, BONUS, COINS, card, CAMP, COINS)
    assert (found["title"], found["label"]) == ("The Ferry", "Pay her")
    assert found["text"] == "She rows.\n\nShe sings."
    assert found["roll"] == {"die": 4, "stat": 2, "spent": 0, "target": 5, "total": 6}
    assert found["goods"] == {"coin": 6}, "what comes after a camp is not the story's"
    assert found["names"] == ["A Ruby"]


def test_a_die_that_was_seen_before_is_not_known_but_the_hearts_are() -> None:
    assert told(SPENT, WON)["roll"]["spent"] == 2
    assert told(SPENT, WON)["roll"]["die"] == 0
    assert told(ROLLED, SPENT, WON)["roll"]["total"] == 8
    assert told(WON)["roll"] is None


def told_to(lines: list[Text], run: Run[Any], seat: int | None) -> dict[str, Any]:
    news = happened(lines, run.game.prose, run.game.name_of)
    return {**run.view(seat), "happened": news}


def steps() -> Iterator[tuple[Run[Any], list[Text]]]:
    """A game between house players, with what everybody has read of the last answer."""
    seed = b"endings"
    run = Run.start(game(), seed, 2)
    crowd = Crowd(mixed_player(seed), seed, 0)
    while not run.over:
        crowd.step(run)
        yield run, [line for event in run.take_events() if (line := event.text_for(None)) is not None]


def test_at_the_next_question_board_and_hand_show_the_ending() -> None:
    asked: set[str] = set()
    for run, lines in steps():
        view = told_to(lines, run, None)
        first = next(iter(pictures(view)), None)
        outcomes = [line for line in lines if line.key == "story-outcome"]
        if not outcomes or view["step"] not in ("adventure", "end_turn") or view["reading"] is not None:
            if first is not None and first.name == "told":
                assert "story-read" in {line.key for line in lines}
            continue
        keys = {request.decision.key for request in run.requests() if request.decision.key.startswith("far.")}
        active = view["active"]
        assert first is not None and first.name == "told", keys
        assert 15 < len(WORDS.format(first.alt, label=True)) <= ALT
        prose = run.game.prose(outcomes[0].params["page"].removeprefix("@prose:"))
        assert prose is not None and prose in first.facts["told"]["text"]
        own = "told" if "far.camp" in keys else "board"  # at the end of a turn a hand is there to buy from
        assert pictures(told_to(lines, run, active))[0].name == own
        assert pictures(told_to(lines, run, 1 - active))[0].name == "board"
        if not asked:
            picture = Image.open(BytesIO(draw(view, "told")))
            assert picture.width == 1_100 and picture.height < 1_000
        asked |= keys
    assert {"far.camp", "far.end-turn"} <= asked


def test_it_is_gone_when_another_turn_begins_for_that_asks_about_the_map() -> None:
    for run, lines in steps():
        view = told_to([*lines, WON], run, None)
        if view["step"] == "turn":
            assert pictures(told_to([WON, TURN], run, None))[0].name == "map"
            assert pictures(told_to([WON, TURN], run, view["active"]))[0].name == "map"
            return
    raise AssertionError("nobody had a turn")
