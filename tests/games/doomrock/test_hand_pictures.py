"""A hand shows what its question is about: the map, the cards of a lesson; the own sheet is a press away then."""

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.panel import Panel, Words
from bot.ui.questions.scene import Scene
from bot.ui.screens.cards import read_card
from bot.ui.screens.present import board, hand
from cogs.doomrock.cog import surface
from cogs.doomrock.state import DoomrockState
from tests.games.doomrock.kit import act, table

SURFACE = surface()


def scene(run: Run[DoomrockState]) -> Scene:
    return Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal)


def shown(panel: Panel) -> list[str]:
    return [picture.name for picture in panel.pictures()]


def test_who_is_asked_about_the_road_sees_the_map_and_opens_the_sheet_by_a_button() -> None:
    """The question was about the map, and the picture above it was the own hero."""
    run = table(2)
    leader = run.state.leader
    mine, other = hand(scene(run), leader), hand(scene(run), 1 - leader)
    assert shown(mine) == ["map"] == shown(board(scene(run)))
    hero = run.state.heroes[leader]
    (button,) = (one for one in mine.buttons() if one.label.endswith("’s sheet"))
    found = read_card(scene(run), [leader], button.id.partition(":card-")[2])
    assert found is not None and found.shown is not None and found.shown["card"]["hero"]["id"] == hero.id
    assert shown(other) == [f"hero-{run.state.heroes[1 - leader].id}"], "nobody asks the other anything"
    assert not any(one.label.endswith("’s sheet") for one in other.buttons())


def test_beside_the_map_the_own_hero_is_one_line() -> None:
    """Who pressed *My hero* on their own turn got the map, and nothing of the hero but a bar."""
    run = table(2)
    leader = run.state.leader
    hero = run.state.heroes[leader]
    hero.equipped, hero.hp = ["it.brick"], hero.max_hp - 1
    run.state.time -= 2  # before that who one is and the rule of the part stand above it
    run.ticks += 1  # looked at anew
    name = SURFACE.game.name_of(hero.class_id)
    (line,) = (
        part.text
        for part in hand(scene(run), leader).parts
        if isinstance(part, Words) and part.text.startswith(f"-# **{name}**")
    )
    assert f"{hero.hp}/{hero.max_hp} hp" in line and "STR" in line and line.endswith("wears Homing Brick")
    other = hand(scene(run), 1 - leader)
    assert not any(isinstance(part, Words) and "STR" in part.text for part in other.parts), "the sheet says it"


def test_the_cards_of_a_lesson_are_for_whoever_chooses_among_them() -> None:
    run = Run.start(SURFACE.game, b"aside 1", 2)
    crowd = Crowd(greedy_player, b"aside 1", 0)
    while (request := run.requests()[0]).decision.key != "doomrock.level":
        crowd.step(run)
    (seat,) = request.decision.seats
    assert shown(hand(scene(run), seat)) == ["offer"]
    assert shown(hand(scene(run), 1 - seat))[0].startswith("hero-")


def test_in_a_battle_the_sheet_is_the_picture() -> None:
    run = Run.start(SURFACE.game, b"aside 1", 2)
    crowd = Crowd(greedy_player, b"aside 1", 0)
    while run.requests()[0].decision.key != "doomrock.reroll":
        crowd.step(run)
    (seat, *_) = run.requests()[0].decision.seats
    assert shown(hand(scene(run), seat))[0].startswith("hero-")
    assert not any(one.label.endswith("’s sheet") for one in hand(scene(run), seat).buttons())


def test_signs_are_named_on_the_road_and_until_the_first_round_of_a_battle_is_over() -> None:
    """“⭐ Heroism” stood below the buttons of the fourth round."""
    run = Run.start(SURFACE.game, b"aside 1", 2)
    crowd = Crowd(greedy_player, b"aside 1", 0)
    while run.state.battle is None:
        crowd.step(run)
    told = []
    for number in (1, 2):
        run.state.battle.round = number
        run.ticks += 1
        told.append(bool(scene(run).signs))
    assert told == [True, False]


def test_items_to_choose_from_are_the_picture_for_whoever_chooses_and_on_the_board() -> None:
    """On a phone the hand showed the own sheet, and effects stood in a list that had room for two and a half."""
    run = table(2)
    run.state.row[run.state.place].card, run.state.silver = "ar.queue", 3
    run.ticks += 1
    act(run, "visit:1")
    request = run.requests()[0]
    assert request.decision.key == "doomrock.keep"
    (seat, *_) = request.decision.seats
    chooser = hand(scene(run), seat)
    assert shown(chooser) == ["goods"] == shown(board(scene(run)))
    (picture,) = chooser.pictures()
    drawn = [SURFACE.game.name_of(card) for card in run.state.limbo]
    assert len(drawn) == 4 and all(name in picture.alt for name in drawn if name)
    buttons = [one.label.partition(": ")[0].partition(" (")[0] for one in chooser.buttons()]  # what it does follows
    assert all(name in buttons for name in drawn), buttons
