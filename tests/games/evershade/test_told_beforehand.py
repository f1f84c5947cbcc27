"""What is told beforehand: what a camp's cards bring, with which dice somebody rolls, what a thing does, and what is
offered first to whoever lays out cards."""

from typing import Any

import pytest

from bot.rules.decision import Text, text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, mixed_player
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import Button, Words, as_text
from bot.ui.questions.controls import FEW_GISTS, GIST
from bot.ui.questions.request_controls import LONGEST_BUTTON, MOST_BUTTONS
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import board, hand
from cogs.evershade.cog import surface
from cogs.evershade.content.vocabulary.effects import RollTerms
from cogs.evershade.game import game
from cogs.evershade.rules.camp.camping import card_options
from cogs.evershade.rules.camp.offers import card_in_brief, card_told
from cogs.evershade.rules.character.goods import worn_told
from cogs.evershade.rules.heroes.casting import candidates, ready_made
from cogs.evershade.rules.heroes.equipping import changes
from cogs.evershade.rules.rolls.odds import either
from cogs.evershade.state import Character, EvershadeState
from tests.games.evershade.test_combat import PERRIN, ROUND, YSOLDE, answer, fight
from tests.games.evershade.test_curious import begun, until

GAME: Any = game()
WORDS = Catalogue("evershade")


def said(told: Text | None) -> str:
    assert told is not None
    return WORDS.format(told, GAME.name_of, label=True)


@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("cook_fire", "INT or CHA, 6 or more · 1 success: 1 terror less · 2 successes: 1 terror less for everybody"),
        ("spoon_shelf", "CHA, 8 or more · 1 success: 1 fate · 2 successes: 2 fate · no success: 1 terror less"),
        ("watch_post", "a boon for rolls that you choose (1 die more)"),
        ("whetstone_2", "a great boon of STR (3 dice more)"),
        ("lamp_mast", "INT or CHA, 10 or more · 1 success: time goes back by 1"),
    ],
)
def test_a_camp_card_says_what_it_is_good_for(card: str, wanted: str) -> None:
    """Camps were built by the names of their cards alone."""
    assert said(card_told(GAME.content, GAME.content.camp_cards[card])) == wanted


def test_each_camp_card_has_something_to_say() -> None:
    for card in GAME.content.camp_cards.values():
        assert "something more" not in said(card_told(GAME.content, card)), card.id


@pytest.mark.parametrize(
    ("mode", "wanted"),
    [("choose", "INT or CHA"), ("sum", "INT and CHA together"), ("lowest", "the lower of INT and CHA")],
)
def test_what_is_rolled_with(mode: str, wanted: str) -> None:
    """“INT and CHA” was asked for where one of the two was meant."""
    terms = RollTerms(att=("INT", "CHA"), mode=mode, difficulty=8)
    assert said(either(terms)) == wanted


def party() -> EvershadeState:
    state = EvershadeState(seats=2)
    state.heroes = [ready_made(GAME.content, "ysolde_karr"), Character("")]
    return state


def test_whose_hero_it_is_is_said_of_one_that_is_taken() -> None:
    options = {one.id: one for one in candidates(party(), GAME.content)}
    assert options["ysolde_karr"].refused == Text("evershade-taken", {"profession": "@reeve", "who": "@seat:0"})
    assert options["corvin_teel"].refused is None
    assert "INT 4" in said(options["corvin_teel"].hint)


def test_an_empty_place_is_offered_before_one_that_is_taken() -> None:
    """The first buttons put a new card where another lay, while a place beside it was empty."""
    state = party()
    hero = state.heroes[0]
    hero.pouch_cards, hero.taken = ["form_a_queue"], ["a", "b", "c", "d"]
    found = changes(state, GAME.content, hero)
    empty = {n for n, slot in enumerate(hero.hotbar) if slot is None}
    lays = [one for one in found if one.id.startswith("lay:")]
    for one in lays:
        assert one.secondary is (int(one.id.rpartition(":")[2]) not in empty)
        assert one.hint is not None
    assert not found[0].secondary and found[0] is lays[0]


def test_a_thing_says_what_it_does() -> None:
    item = GAME.content.items["length_of_rope"]
    assert item.text in said(worn_told(GAME.content, "length_of_rope"))


def test_what_a_hero_can_do_and_whom_it_may_hit_are_buttons_in_a_hand_too() -> None:
    """A list of eight had to be opened to see what a turn is made of; each target says its chance on its button."""
    told = surface()
    seen = set[str]()
    run = Run.start(told.game, b"panel", 2)
    crowd = Crowd(mixed_player(b"panel"), b"panel", 0)
    while not run.over and run.index < 200:
        asked = run.requests()[0].decision
        if asked.key in ("evershade.action", "evershade.target"):
            scene = Scene("abcdefgh", told, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2})
            panel = hand(scene, asked.seats[0])
            options = run.requests()[0].options(run)
            if len(options) <= MOST_BUTTONS:
                assert not any(one.placeholder.startswith("Choose") for one in panel.selects())
                seen |= {asked.key for button in panel.buttons() if " %" in button.label}
        crowd.step(run)
    assert seen == {"evershade.action", "evershade.target"}


def test_a_move_says_how_far_and_an_attack_how_much_life_there_is() -> None:
    """LE-5.4, LE-19.15: both stood nowhere near their question."""
    run = fight(ROUND)
    answer(run, YSOLDE, "evershade.next", "perrin")
    found = next(one for one in run.requests(PERRIN)[0].options(run) if one.id == "move")
    assert said(found.label) == f"Move up to {run.state.hero('perrin').mob}"
    seen = set[str]()
    told = Run.start(GAME, b"panel", 2)
    crowd = Crowd(mixed_player(b"panel"), b"panel", 0)
    while not told.over and told.index < 200 and not seen:
        prompt = told.requests()[0].decision.prompt
        if prompt.key == "evershade-ask-react":
            hero = told.state.hero(prompt.params["about"].removeprefix("@"))
            seen.add(said(prompt))
            assert f"(❤️ {hero.hp}): {prompt.params['n']} damage" in said(prompt)
        crowd.step(told)
    assert seen


def test_what_the_camp_offers_are_buttons_that_say_what_each_brings() -> None:
    """It was a list of nine: nobody saw what there was, or what it was good for, without opening it."""
    run = until(begun(act=2, until="act"), "evershade.camp-card")
    names = {seat: f"Player {seat}" for seat in range(run.state.seats)}
    table = Scene("abcdefgh", surface(), run, names, {seat: seat + 1 for seat in names})
    labels = [button.label for button in board(table).buttons() if isinstance(button, Button)]
    offered = {option.id for option in card_options(run.state, run.game.content)}
    assert len(offered) > 3 and not any("Choose" in select.placeholder for select in board(table).selects())
    assert sum(": " in label and "(" in label for label in labels) == len(offered)


def test_a_camp_card_in_brief_has_room_on_a_button_and_says_what_it_brings() -> None:
    content = game().content
    words = Catalogue("evershade")
    for card in content.camp_cards.values():
        told = {"n": card.build.brill, "letter": card.letter, "brings": card_in_brief(card)}
        label = words.format(text("evershade-option-build", card=f"@{card.id}", **told), game().name_of, label=True)
        assert len(label) <= LONGEST_BUTTON and not label.endswith(": "), label
        assert "{" not in label and "more" not in label, label


def test_who_rolls_is_a_button_that_says_the_chance() -> None:
    """In a hand it was a list, and the chance stood in a line of small print."""
    run = until(Run.start(GAME, b"curious", 2, GAME.options()), "evershade.performer")
    request = next(one for one in run.requests() if one.decision.key == "evershade.performer")
    told = [said(option.label) for option in request.options(run) if option.hint is not None]
    assert len(told) > 1 and all(" dice, 1 success " in one and one.endswith("%") for one in told), told
    names = {seat: f"Player {seat}" for seat in range(run.state.seats)}
    table = Scene("abcdefgh", surface(), run, names, {seat: seat + 1 for seat in names})
    seat = request.decision.seats[0]
    run.choose(seat, request.options(run)[0].id)
    panel = hand(table, seat)
    assert not any("Choose" in select.placeholder for select in panel.selects())
    assert "Who rolls" in as_text(panel) and "You have voted" in as_text(panel)


def test_a_hand_tells_the_beginning_of_what_each_card_does() -> None:
    """Of few answers; those with a long text were the only ones of which nothing was told."""
    told, cut = surface(), set[str]()
    run = Run.start(told.game, b"panel", 2)
    crowd = Crowd(mixed_player(b"panel"), b"panel", 0)
    while not run.over and run.index < 200:
        asked = run.requests()[0].decision
        if asked.key == "evershade.action" and len(run.requests()[0].options(run)) <= FEW_GISTS:
            scene = Scene("abcdefgh", told, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2})
            said = [part.text for part in hand(scene, asked.seats[0]).parts if isinstance(part, Words)]
            lines = [line for part in said for line in part.split("\n")]
            cut |= {line for line in lines if line.startswith("-# **") and line.endswith("…")}
        crowd.step(run)
    assert cut and all(len(line.partition("**: ")[2]) <= GIST + 1 for line in cut)
