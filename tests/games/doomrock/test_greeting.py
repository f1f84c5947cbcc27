"""Whoever has been dealt a hero reads who that is, what it is good at and what to do first, in their own hand."""

import pytest

from bot.ui.panels.panel import as_text
from bot.ui.questions.scene import Scene
from bot.ui.screens.menu import menu
from bot.ui.screens.present import hand
from cogs.doomrock.cog import surface
from tests.games.doomrock.kit import table, touch
from tests.games.doomrock.test_map_items import give

SURFACE = surface()


def scene(run: object) -> Scene:
    return Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, [])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seat", "hero", "first"),
    [(0, "You are **Brawler**", "you lead, so choose"), (1, "You are **Hexer**", "somebody else leads, then you")],
)
def test_a_hand_begins_with_who_one_is(seat: int, hero: str, first: str) -> None:
    run = table(2)
    said = as_text(hand(scene(run), seat))
    assert hero in said and first in said and "🏕️ camp" in said
    run.state.time -= 2
    touch(run)
    assert "You are **" not in as_text(hand(scene(run), seat)), "each may have led once"


def test_every_class_says_something_of_its_own() -> None:
    run = table(2)
    told = set()
    for class_id in run.game.content.heroes:
        run.state.heroes[0].class_id = class_id
        touch(run)
        (line,) = [line for line in as_text(hand(scene(run), 0)).split("\n") if "You are **" in line]
        told.add(line.partition(": ")[2])
    assert len(told) == 6 and not any("its cards" in line for line in told)


def test_more_keeps_the_question_in_sight() -> None:
    """*More* took the place of what was asked, and one had to find the way back."""
    run = table(2)
    shown = scene(run)
    prompt = shown.words(run.requests()[0].decision.prompt)
    assert f"(*My panel* is the way back): {prompt}" in as_text(menu(shown, 0))
    assert "still asked" not in as_text(menu(shown, 1)), "nothing is asked of Ben"


@pytest.mark.parametrize("questions", ["helpful", "useful"])
def test_gear_that_nobody_can_put_on_says_why_and_opens_no_list(questions: str) -> None:
    """E-7: the list of reasons stood there in place of the question until somebody closed it."""
    run = table(2, questions=questions)
    give(run, "it.small_crown")
    lists = [one for one in run.game.anytime(run.state, 1) if one.id == "gear"]
    said = as_text(menu(scene(run), 1))
    if questions == "useful":
        assert lists and lists[0].refused is None, "answers of running tables are stored"
    else:
        assert not lists and "✗ Put on Crown of Somewhere Small: Needs STR 3, has 1." in said


def test_what_cannot_be_used_up_now_says_why_behind_more() -> None:
    """DR-5.8"""
    run = table(2)
    give(run, "it.soup")
    assert "✗ Use Flask of Soup: Nobody has anything to heal." in as_text(menu(scene(run), 0))
    assert "Flask of Soup:" not in as_text(hand(scene(run), 0)), "it is no offer"
