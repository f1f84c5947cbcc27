"""What came of the last answers, as it stands right above the next question, and what new tables write down for it."""

from typing import Any

from bot.rules.decision import Text, text
from bot.rules.kernel.run import Run
from bot.rules.stories.prose import closing
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from cogs.evershade.game import game
from cogs.evershade.options import SessionOptions
from cogs.evershade.state import EvershadeState
from cogs.evershade.view.account import account

GAME = game()
WORDS = Catalogue("evershade", prose=GAME.prose)


def said(*lines: Text) -> list[str]:
    return [WORDS.format(line, GAME.name_of, label=True) for line in account(lines)]


ROLL = (
    text("evershade-roll", who="@ysolde_karr", dice="4 9", difficulty=8),
    text("evershade-successes", who="@ysolde_karr", n=1),
)


def test_a_roll_stands_with_what_came_of_it() -> None:
    """The dice were in the old news above the picture, and what they brought in none."""
    boon = text("evershade-gains-boon", who="@ysolde_karr", boon="STR", greater=0)
    told = said(text("story-read", title="x", page="y"), *ROLL, boon)
    assert told == ["Ysolde Karr rolls 4 9 against 8. Ysolde Karr: 1 success. 🍀 Ysolde Karr gains a boon of STR."]


ATTACK = text("evershade-attacked", who="@ysolde_karr", target="@corvin_teel", n=6, terror=0)
HIT = text("evershade-hit", who="@corvin_teel", n=6, stopped=0, kind="hero", by="@ysolde_karr")
DOWN = text("evershade-down", who="@corvin_teel", by="@ysolde_karr")
DODGE = (
    text("evershade-reacts", who="@corvin_teel", card="@dodge"),
    text("evershade-roll", who="@corvin_teel", dice="1 2", difficulty=8),
    text("evershade-fate", who="@corvin_teel", n=1),
    text("evershade-successes", who="@corvin_teel", n=0),
)


def test_who_goes_down_stands_first_with_the_roll_and_the_loss() -> None:
    """It was the last of many sentences, and gone with the next deed."""
    assert said(*ROLL, ATTACK, HIT, DOWN)[0] == "💥 Corvin Teel is down: 6 HP lost to Ysolde Karr."
    told = said(ATTACK, *DODGE, HIT, DOWN, text("evershade-fate", who="@corvin_teel", n=1), *ROLL, *ROLL)
    assert told[0] == "💥 Corvin Teel is down: 1 2 against 8, no success, 6 HP lost to Ysolde Karr."
    assert WORDS.format(account([DOWN])[0], GAME.name_of).startswith("💥 **")


def test_whoever_dies_of_it_is_told_once() -> None:
    told = said(ATTACK, HIT, DOWN, text("evershade-died", who="@corvin_teel"))
    assert told[0] == "💀 Corvin Teel dies." and not any("down" in line for line in told)


def test_what_a_deed_led_to_comes_before_fate() -> None:
    fates = [text("evershade-fate", who="@ysolde_karr", n=1)] * 3
    told = said(ROLL[0], HIT, *fates)
    assert told == ["Ysolde Karr rolls 4 9 against 8. Corvin Teel loses 6 HP to Ysolde Karr. Ysolde Karr gains 1 fate."]


def test_enemies_that_fell_before_the_last_deeds_are_named() -> None:
    defeated = text("evershade-defeated", who="@reed_jackals.b", by="@ysolde_karr")
    assert said(*ROLL, defeated, *ROLL, *ROLL)[0] == "⚔️ Defeated: Reed Jackal B."


def test_an_item_says_what_it_did_to_whom() -> None:
    told = said(
        text("evershade-uses-item", who="@ysolde_karr", item="@polite_noose"),
        text("evershade-pulled", who="@corvin_teel", n=2),
    )
    assert told == ["Ysolde Karr uses A Polite Noose. Corvin Teel is pulled 2 spaces."]


def test_dice_of_a_supporter_are_said_to_be_theirs() -> None:
    """“Corvin Teel has rolled” was said of a roll of Ysolde's to which he had given two dice."""
    facts = {"performer": "@ysolde_karr", "dice": "4 7 2 9", "own": "2 9", "n": 1, "difficulty": 8, "fate": 1}
    asked = text("evershade-ask-reroll", who="@corvin_teel", helps=1, free=0, **facts)
    told = WORDS.format(asked, GAME.name_of, label=True)
    assert told.startswith("Ysolde Karr has rolled 4 7 2 9 for 8 or more: 1 success.")
    assert told.endswith("Roll dice of Corvin Teel (2 9) again for 1 of 1 fate?")


def test_only_a_remark_upon_the_last_deed_is_kept() -> None:
    remark = text("evershade-voice-nothing-1")
    assert len(said(*ROLL, remark)) == 2
    assert len(said(*ROLL, remark, text("evershade-party-goes", space="x"))) == 2
    assert said(remark) == []


def told_by(outcomes: str) -> tuple[list[Text], Run[EvershadeState]]:
    """The journal of a whole first act of two."""
    options: Any = {"until": "act"} if outcomes == "told" else {**SessionOptions().model_dump(), "until": "act"}
    run: Run[EvershadeState] = Run.start(
        GAME, b"told", 2, SessionOptions.model_validate({**options, "outcomes": outcomes})
    )
    crowd, lines = Crowd(greedy_player, b"told", 0), []
    while not run.over:
        crowd.step(run)
        lines += [Text(event.kind, event.params) for event in run.take_events()]
    return lines, run


NEW = {"evershade-voted", "evershade-gains-boon", "evershade-heals", "evershade-loses-hp", "evershade-boon-gone"}


def test_new_tables_tell_how_a_vote_ended_and_what_somebody_gains() -> None:
    """Tables that were begun before go on without it, so that what is stored of them stays as it was."""
    lines, _ = told_by("told")
    kinds = {one.key for one in lines}
    assert {"evershade-voted", "evershade-gains-boon"} <= kinds
    vote = next(one for one in lines if one.key == "evershade-voted")
    assert vote.params["who"] and WORDS.format(vote, GAME.name_of)
    older, _ = told_by("none")
    assert not NEW & {one.key for one in older}


def test_the_question_of_a_story_repeats_how_it_ends() -> None:
    """Who came to the question had not seen the story above it: it asks with the story's own last words."""
    run: Run[EvershadeState] = Run.start(GAME, b"asks", 2, SessionOptions(until="act"))
    crowd = Crowd(greedy_player, b"asks", 0)
    while run.requests()[0].decision.key != "story.choice":
        crowd.step(run)
    prompt = run.requests()[0].decision.prompt
    assert WORDS.format(prompt, GAME.name_of, label=True) == "Eleven strokes late: Whose coin do you take?"


def test_a_long_ending_is_its_last_sentence() -> None:
    assert closing("One.\n\nTwo is short. It ends.") == "Two is short. It ends."
    assert closing("One. " + "Word " * 40 + "ends. Will it?") == "Will it?"
