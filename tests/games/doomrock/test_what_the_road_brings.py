"""What the road says of a die's table, of the area that drops out, of Doomrock, and of what lies in the bag."""

import pytest

from bot.rules.decision import Text
from bot.rules.kernel.run import Run
from cogs.doomrock.cog import surface
from cogs.doomrock.pictures.card import draw_face
from cogs.doomrock.state import BRIEF, UNTOLD, DoomrockOptions, DoomrockState
from cogs.doomrock.view.cards import cards
from cogs.doomrock.view.road import roads
from cogs.doomrock.view.telling import brief
from tests.games.doomrock.kit import act, hero, table, touch
from tests.games.doomrock.test_map_items import TWO, give

SURFACE = surface()
STORED = DoomrockOptions.model_validate(DoomrockOptions().model_dump(exclude={"news"}))
"""As a table has them that was begun before."""


def said(run: Run[DoomrockState], line: Text) -> str:
    return SURFACE.words.format(line, run.name_of, "en")


def news(run: Run[DoomrockState]) -> list[Text]:
    return [line for event in run.take_events() if (line := event.text_for(None)) is not None]


def label(run: Run[DoomrockState], option: str) -> str:
    (found,) = [one for request in run.requests(0) for one in request.options(run) if one.id == option]
    return said(run, found.label)


def test_of_an_event_with_a_table_it_is_told_what_the_face_brings_and_what_others_would_have() -> None:
    """DR-4.3: “The die for Unattended Cauldron: a 5.”, by a table that nobody saw."""
    run = table(script={**TWO, "deck:wilderness": ["ev.cauldron"], "loot:1": [5]})
    news(run)
    act(run, "explore")
    told = news(run)
    (line,) = [said(run, one) for one in told if one.key == "dr-loot-brings"]
    assert line.startswith("🎲 Unattended Cauldron, a 5: heal 2 each. *Roll: 1 each hero loses 1 hp; ")
    assert "🎲 a 5: heal 2 each" in said(run, roads(told)[-1]), "in the account, too"
    run = table(script={**TWO, "deck:wilderness": ["ev.cauldron"], "loot:1": [6]})
    act(run, "explore")
    (line,) = [said(run, one) for one in news(run) if one.key == "dr-loot-brings"]
    assert line.startswith("🎲 Unattended Cauldron, a 6. *Roll: "), "for which no short words are there"


def test_an_event_that_is_over_can_be_read_once_more() -> None:
    """It was gone from what can be read as soon as its die was thrown."""
    run = table(script={**TWO, "deck:wilderness": ["ev.cauldron"], "loot:1": [5]})
    assert not any(group.id == "events" for group in cards(run.view(None)))
    act(run, "explore")
    (group,) = [group for group in cards(run.view(None)) if group.id == "events"]
    (entry,) = group.cards
    assert entry.name == "Unattended Cauldron" and draw_face(entry.read().shown or {})
    assert any("5 heal each hero 2" in str(line) for line in entry.read().lines)


@pytest.mark.parametrize(
    ("face", "words"),
    [
        (1, "shopping list."),
        (2, "Loot! A 2: 1 silver. ("),
        (3, "Loot! A 3: 1 silver. ("),
        (5, "Loot! A 5: a common item. ("),
        (6, "Loot! A 6: an epic item!"),
    ],
)
def test_of_plain_loot_too(face: int, words: str) -> None:
    """DR-4.3: “Loot! A 3.”"""
    run = table()
    assert words in said(run, Text("dr-loot", {"face": face}))


def test_which_area_drops_out_is_said_before_and_afterwards() -> None:
    """DR-3.5: an area was gone without a word."""
    run = table(script={**TWO, "deck:settings": ["se.curse"]})
    run.state.row[0].secrets, run.state.row[0].emptied = 0, True
    touch(run)
    old = run.game.content.areas[run.state.row[0].card].name
    assert label(run, "venture").endswith(f", new area; {old} lost")
    news(run)
    act(run, "venture")
    told = [said(run, line) for line in news(run)]
    assert f"{old} drops out of the map." in told


def test_a_table_that_was_begun_before_tells_it_as_it_did() -> None:
    assert STORED.news == BRIEF and DoomrockOptions().news != BRIEF
    run = table(script={**TWO, "deck:wilderness": ["ev.cauldron"], "loot:1": [5]}, news=BRIEF)
    run.state.row[0].secrets, run.state.row[0].emptied = 0, True
    act(run, "explore")
    assert "dr-loot-table" in [line.key for line in news(run)]
    act(run, "venture")
    assert "dr-drops-out" not in [line.key for line in news(run)]


def test_where_doomrock_lies_is_said_while_a_part_is_new() -> None:
    """Setup 9: how many cards lie above it was a small number in the picture; in the first part with what else the game
    is won and lost by."""

    def last() -> list[str]:
        wanted = ("dr-view-doomrock-last", "dr-view-goal")
        return [said(run, one) for one in brief(run.view(None)) if one.key in wanted]

    run = table(script=TWO)
    deck = len(run.state.map_deck)
    (line,) = last()
    assert line.startswith("🎯 Beat three bosses") and f"Doomrock, the last of {deck} areas still face down" in line
    assert line.endswith("Without it, or if all heroes fall, you lose.")
    run.state.segment = 2
    touch(run)
    (line,) = last()
    assert line.startswith(f"🗺️ {deck} areas are still face down, and the last of them is Doomrock.")
    run.state.time -= 1
    touch(run)
    assert not last()


def test_what_nobody_wears_for_lack_of_a_hand_says_so_and_what_is_drunk_is_not_worn() -> None:
    """DR-5.5, DR-5.6: “Stew of Ages (fits nobody yet: STR 2)”, which is no gear, of a party that has STR 2."""
    run = table(script=TWO)
    give(run, "it.eternal_stew", "it.ladle")
    (line,) = [said(run, one) for one in brief(run.view(None)) if one.key == "dr-view-unworn"]
    assert "Stew" not in line and "fits Brawler" in line
    two = [one.id for one in run.game.content.items.values() if one.slot == "two_hand"]
    give(run, two[0])
    run.state.items.remove(two[0])
    hero(run, "brawler").equipped.append(two[0])
    touch(run)
    (line,) = [said(run, one) for one in brief(run.view(None)) if one.key == "dr-view-unworn"]
    assert "(Brawler: no hand free)" in line


def test_a_heal_that_heals_nobody_says_so_before_it_is_used() -> None:
    """DR-5.8: any time is right, and with all at full hp it did nothing."""
    former = table(script=TWO, questions="useful")
    give(former, "it.soup")
    assert label(former, "use:it.soup") == "Use Flask of Soup: nobody has anything to heal"
    run = table(script=TWO)
    give(run, "it.soup")
    (soup,) = [one for one in run.game.anytime(run.state, 0) if one.id == "use:it.soup"]
    assert soup.refused is not None and said(run, soup.refused) == "Nobody has anything to heal."
    hero(run, "brawler").hp -= 1
    touch(run)
    assert label(run, "use:it.soup") == "Use Flask of Soup: a hero heals 2"


@pytest.mark.parametrize(("heroism", "only"), [(1, True), (0, False)])
def test_a_way_that_nobody_chose_is_told_as_the_only_one(heroism: int, only: bool) -> None:
    """DR-4.2: “Answer his riddle”, and nobody had been asked: there was no item to give him instead."""
    told = {}
    for ways in ("told", "untold"):
        run = table(script={**TWO, "deck:wilderness": ["ev.order_knight"]}, ways=ways)
        for one in run.state.heroes:
            one.heroism = heroism
        touch(run)
        news(run)
        act(run, "explore")
        told[ways] = [line.key for line in news(run) if line.key in ("dr-event-only", "dr-event-choice")]
    assert told == ({"told": ["dr-event-only"], "untold": ["dr-event-choice"]} if only else {"told": [], "untold": []})


def test_of_two_ways_the_one_that_was_chosen_is_not_the_only_one() -> None:
    run = table(script={**TWO, "deck:wilderness": ["ev.order_knight"]})
    for one in run.state.heroes:
        one.heroism = 1
    give(run, "it.ladle")
    act(run, "explore")
    assert run.requests()[0].decision.key == "doomrock.event"
    news(run)
    run.choose(0, "a")
    assert "dr-event-choice" in [line.key for line in news(run)]


def test_a_table_that_was_begun_before_does_not_say_which_way_was_the_only_one() -> None:
    stored = DoomrockOptions.model_validate(DoomrockOptions().model_dump(exclude={"ways"}))
    assert stored.ways == UNTOLD and DoomrockOptions().ways != UNTOLD
