"""What whoever still can prepare reads of what comes, and what the party should not forget on the road."""

from typing import Any

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.panel import Picture, Words, as_text
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import board, hand
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.rules.cards.abilities import nobody_to_aim_at
from cogs.doomrock.rules.reading.coming import shared_out
from cogs.doomrock.state import DoomrockState, Status
from cogs.doomrock.view.coming import coming
from cogs.doomrock.view.view import view
from tests.games.doomrock.battle_table import enemy, field, hero
from tests.games.doomrock.kit import act, table

SURFACE = surface()
GAME = game()


def said(run: Run[DoomrockState]) -> str:
    found = coming(view(run.state, GAME.content, 0))
    return "" if found is None else SURFACE.words.format(found, GAME.name_of, "en")


BOSS = enemy(1, "boss", dmg=2)
EXPECT = "**Next:** "
CHANCE = " on 3 of 8 cards"
THEN = f"Head Librarian for 2 at Brawler{CHANCE}."


@pytest.mark.parametrize(
    ("enemies", "words"),
    [
        (
            [enemy(1, "boss", dmg=3), enemy(2, dmg=1), enemy(3, dmg=1), enemy(4, dmg=2)],
            f"{EXPECT}minions for 1–2 each (2 at Brawler and 1 at Archer). {THEN.replace('for 2', 'for 3')}",
        ),
        ([BOSS, *(enemy(n) for n in range(2, 7))], f"{EXPECT}2 minions to each hero for 1 each. {THEN}"),
        (
            [BOSS, enemy(2)],
            f"Bitey Book 2 to each hero in turn for 1. {THEN}",
        ),  # for the second it is rampaging (DR-13.4)
        ([BOSS], f"{EXPECT}{THEN}"),
    ],
)
def test_before_the_enemies_act_who_comes_for_whom_and_how_hard_is_told(enemies: list[Any], words: str) -> None:
    """DR-13.2, DR-13.6: shields and hiding places were asked for, and what for was not said."""
    heroes = [hero(0, "brawler"), hero(1, "archer")]
    run = field(heroes, enemies, [["h0"], ["h1"], [one.id for one in enemies]], now="initiative")
    assert words in said(run)
    assert run.state.battle is not None
    run.state.battle.step = "heroes"
    assert not said(run), "they have acted"


def test_whose_slot_comes_first_is_not_told_before_the_leader_has_said_so() -> None:
    """D-17."""
    enemies = [BOSS, enemy(2), enemy(3), enemy(4)]
    heroes = [hero(0, "brawler"), hero(1, "brawler")]
    run = field(heroes, enemies, [["h0"], ["h1"], [one.id for one in enemies]], now="initiative")
    assert "up to 2 minions to each hero for 1. " in said(run)
    assert f"Head Librarian for 2 at one of you (equal threat){CHANCE}." in said(run)
    run = field(heroes[:1], enemies, [["h0"], [one.id for one in enemies]], now="initiative")
    assert f"2 minions for 1 each. Head Librarian for 2{CHANCE}." in said(run)


def test_who_joins_at_the_end_of_the_round_is_told_before_it() -> None:
    """New books came every second round, and each time from nowhere."""
    run = field([hero(0, "brawler"), hero(1, "archer")], [BOSS], [["h0"], ["h1"], [BOSS.id]])
    battle = run.state.battle
    assert battle is not None
    for number, words in ((2, " One more minion comes at the round’s end."), (3, "")):
        battle.round, battle.step = number, "initiative"
        assert said(run).endswith(f"{THEN}{words}")


def test_that_one_minion_acts_twice_is_told() -> None:
    """DR-13.4: “2 at Brawler and 1 at Hexer”, of two minions."""
    run = field(
        [hero(0, "brawler"), hero(1, "archer")],
        [BOSS, enemy(2), enemy(3)],
        [["h0"], ["h1"], ["e1", "e2", "e3"]],
        now="initiative",
    )
    assert "minions for 1 each (2 at Brawler and 1 at Archer; one acts twice). " in said(run)


def test_of_a_boss_that_has_fallen_nothing_is_said() -> None:
    """“Then none at Brawler (2 in 7)”, where all enemies have to be beaten."""
    run = field([hero(0, "brawler"), hero(1, "archer")], [BOSS, enemy(2)], [["h0"], ["e1"], ["h1", "e2"]])
    assert run.state.battle is not None
    del run.state.battle.enemies[0]
    run.state.battle.step = "initiative"
    assert "**Next:** Bitey Book 2 to each hero in turn for 1. One more" in said(run)


def test_a_weakened_enemy_comes_for_less() -> None:
    """DR-11.8."""
    run = field([hero(0, "brawler")], [BOSS], [["h0"], [BOSS.id]], now="initiative")
    assert run.state.battle is not None
    for n, told in ((1, "for 1 on"), (5, "for 0 on")):
        run.state.battle.enemies[0].statuses = [Status("weakened", n)]
        assert f"Head Librarian {told}" in said(run)


def test_a_stunned_boss_threatens_nobody() -> None:
    """DR-13.9: “3 of 8 cards: Head Librarian for 2”, of a boss that skips its turn."""
    run = field([hero(0, "brawler")], [BOSS, enemy(2)], [["h0"], ["e1", "e2"]], now="initiative")
    assert run.state.battle is not None
    run.state.battle.enemies[0].statuses = [Status("stunned")]
    assert "Bitey Book 2 for 1. Head Librarian: stunned, skips its turn." in said(run) and CHANCE not in said(run)
    del run.state.battle.enemies[1]
    assert f"{EXPECT}Head Librarian: stunned, skips its turn." in said(run)


def test_of_several_heroes_of_the_same_threat_one_is_struck() -> None:
    """“At Archer and Sneak (equal threat)” was read as both."""
    heroes = [hero(0, "brawler"), hero(1, "brawler"), hero(2, "archer")]
    run = field(heroes, [BOSS], [["h0"], ["h1"], ["h2"], ["e1"]], now="initiative")
    assert f"Head Librarian for 2 at one of 2 × Brawler (equal threat){CHANCE}." in said(run)


def test_how_likely_that_is_by_the_cards_that_are_left_is_told() -> None:
    """“0 of 1 card: The Soup for 4 at Sparkwright” was read three times. “The Soup for 3 at Brawler” alone was wrong in
    two rounds of three: three of its eight cards do that. “Chance 3 in 8” left open of what."""
    run = field([hero(0, "brawler"), hero(1, "archer")], [BOSS], [["h0"], ["h1"], [BOSS.id]], now="initiative")
    battle, ai = run.state.battle, GAME.content.ai
    assert battle is not None
    deck = GAME.content.ai_deck(battle.encounter)
    for card in deck:
        blows = [one for one in ai[card].boss if one.do == "attack"]
        battle.ai_draw, battle.ai_discard = [card], [one for one in deck if one != card]
        at_loudest = bool(blows) and blows[0].to == "highest_threat" and blows[0].n == "base"
        otherwise = "1 of 1 cards attacks, for another number or at somebody else" if blows else "no attack is left"
        wanted = "Head Librarian for 2 at Brawler." if at_loudest else f"Head Librarian: {otherwise}"
        assert wanted in said(run), card


@pytest.mark.parametrize(
    ("minions", "heroes", "shares"),
    [(4, 3, [2, 2, 1]), (3, 3, [2, 1, 1]), (1, 1, [1]), (0, 2, [0, 0]), (9, 2, [2, 2])],
)
def test_minions_are_shared_out_two_by_two(minions: int, heroes: int, shares: list[int]) -> None:
    """A-27, DR-13.2 to 13.4."""
    assert shared_out(minions, heroes) == shares


def test_the_road_says_what_a_full_purse_is_good_for_and_when_it_is_nearly_too_late() -> None:
    """Fourteen silver went into a battle in which it buys nothing, while the same line stood there all the way."""
    for silver, time, words in (
        (3, 7, "At 0 you fight"),
        (14, 7, "A level costs 4, in a camp only"),
        (14, 2, "Silver buys levels in a camp only"),
    ):
        run = table(2)
        run.state.silver, run.state.time = silver, time
        act(run, "pass")  # asked again, as things stand now
        scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal)
        assert words in as_text(board(scene))


def test_the_last_time_says_that_a_battle_follows_also_on_a_later_road() -> None:
    """Only the first part said "at 0 you fight": on the second somebody gained time by their last action, too late."""
    warning = "⚠️ The last ⏳: then you fight"
    for time in (2, 1):
        run = table(2)
        run.state.segment, run.state.silver, run.state.time = 2, 0, time
        act(run, "pass")
        scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal)
        assert (warning in as_text(board(scene))) is (time == 1)


def test_it_stands_in_the_hand_and_the_news_make_room_for_it() -> None:
    """With three lines of news above it picture and question were too high for a phone."""
    run = Run.start(GAME, b"coming", 2)
    crowd, met = Crowd(greedy_player, b"coming", 0), 0
    while not run.over and met < 5:
        crowd.step(run)
        battle = run.state.battle
        for seat in (0, 1) if battle is not None and battle.step == "initiative" else ():
            scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal)
            if any(request.decision.key == "doomrock.act" for _, request in scene.requests(seat)):
                parts = hand(scene, seat).parts
                last = max(place for place, part in enumerate(parts) if isinstance(part, Picture))
                below = [part.text for part in parts[last + 1 :] if isinstance(part, Words)]
                is_account = bool(scene.account(seat))  # stands whole, whatever else does
                assert below[0].count("\n") <= is_account and any(EXPECT in words for words in below)
                met += 1
    assert met >= 5


def test_a_card_for_the_exposed_says_that_nobody_is() -> None:
    """E-11: “has nobody to aim at from a distance”, with a boss at just that distance."""
    for ability, why in (("ab.obvious_target", "who is exposed and in its reach"), ("ab.long_shot", "from a distance")):
        told = SURFACE.words.format(nobody_to_aim_at(GAME.content, ability), GAME.name_of, "en")
        assert told.endswith(f"has nobody to aim at {why}."), told
