"""A card of which a text speaks can be read from there: from the hand's news, from another card, by its name."""

from dataclasses import replace
from typing import Any

from bot.installed import load_surfaces
from bot.rules.card_list import CardEntry, CardFace, CardGroup
from bot.rules.decision import text
from bot.rules.kernel.run import Run
from bot.ui.panels import custom_id
from bot.ui.panels.panel import OPTIONS, Panel, Pick, Select, as_text
from bot.ui.panels.surface import Surface
from bot.ui.questions.scene import Scene
from bot.ui.screens.cards import LEGEND, card_select, groups, read_card
from bot.ui.screens.named_cards import named_in, named_picks, with_named
from tests.ui.test_cards import NAMES, scenes

SURFACES = {surface.id: surface for surface in load_surfaces()}


def scene(game: str = "doomrock") -> Scene:
    surface: Surface = SURFACES[game]
    run: Run[Any] = Run.start(surface.game, b"named", 2)
    return Scene("abcdefgh", surface, run, NAMES, {0: 1, 1: 2})


def named(here: Scene, said: str) -> list[str]:
    return [card.name if isinstance(card.name, str) else here.label(card.name) for _, card in named_in(here, said)]


def the_select(panel: Panel, end: str) -> Select | None:
    return next((one for one in panel.selects() if one.id.endswith(end)), None)


def test_names_are_found_as_they_are_written_and_once_each() -> None:
    here = scene()
    said = "Ben uses **Taste Test**, then Haymaker, then Taste Test again. A haymaker in small letters is a punch."
    assert named(here, said) == ["Taste Test", "Haymaker"]
    assert named(here, "Haymakers, and Tasteless Tests") == [], "a part of a word is no name"
    assert named(here, "") == []


def test_of_two_names_that_begin_alike_the_longer_one_is_meant() -> None:
    here = scene("altered")
    cards = [CardEntry(name, name, lambda: CardFace([])) for name in ("Trail Pup", "Trail Pup Elder", "Trail")]
    group = CardGroup("pups", text("cards-legend"), cards)
    here = replace(here, surface=replace(here.surface, printed=lambda: [group]))
    assert named(here, "They play Trail Pup Elder.") == ["Trail Pup Elder"]
    assert named(here, "They play Trail Pup.") == ["Trail Pup"]


def test_surprises_are_not_found() -> None:
    """What decks of events and stories keep is in no text of anybody before it happens, and leads nowhere after."""
    here = scene()
    assert here.surface.game.name_of("ev.bee_bank") == "First Bank of Bees"
    assert named(here, "First Bank of Bees and Haymaker") == ["Haymaker"]


def test_the_hand_offers_what_its_news_speak_of_and_opens_it() -> None:
    here = scene()
    (plain,) = card_select(here, 0)
    (more,) = card_select(here, 0, "Somebody uses **Haymaker**.")
    assert isinstance(plain, Select) and isinstance(more, Select)
    new = [pick for pick in more.picks if pick not in plain.picks]
    lies_here = "Haymaker" in [pick.label for pick in plain.picks]
    assert [pick.label for pick in new] == ([] if lies_here else ["Haymaker"])
    assert more.picks[-1].value == LEGEND
    value = named_picks(here, "Haymaker")[0].value
    found = read_card(here, [0], f"0={value}")
    assert found is not None and "Attack an adjacent enemy for 2" in as_text(found.panel)
    assert read_card(here, [], f"p={value}") is not None, "it is printed, so whoever looks on may read it too"
    assert read_card(here, [0], "0=p" + custom_id.digest("nothing")) is None


def test_a_select_that_is_full_stays_as_it_is() -> None:
    here = scene()
    full = tuple(Pick(str(n), str(n)) for n in range(OPTIONS))
    assert with_named(here, full, "Haymaker", LEGEND) == full


def test_a_card_that_speaks_of_another_leads_to_it() -> None:
    """In Altered: whatever creates a token by its name."""
    found = 0
    for here in scenes(SURFACES["altered"], 60):
        for group in groups(here, 0):
            for card in group.cards:
                reading = read_card(here, [0], f"0=c{custom_id.digest(card.id)}")
                assert reading is not None
                select = the_select(reading.panel, ".named")
                for pick in () if select is None else select.picks:
                    found += 1
                    told = read_card(here, [0], f"0.named={pick.value}")
                    assert told is not None and pick.label in as_text(told.panel)
                    assert pick.label in as_text(reading.panel)
    assert found
