"""A button that plays a card says what the card is good for, and a phone shows that much of it."""

import pytest

from bot.rules.decision import text
from bot.rules.kernel.run import Run
from bot.ui.panels.panel import LABEL
from bot.ui.questions.request_controls import LONGEST_BUTTON
from bot.ui.questions.scene import Scene
from cogs.altered.cog import surface
from cogs.altered.content.cards import Card
from cogs.altered.content.notation import stats
from cogs.altered.content.printings import is_rare
from cogs.altered.rules.reading.gist import gist_of, gist_of_steps
from cogs.altered.state import AlteredOptions

SURFACE = surface()
CONTENT = SURFACE.game.content
PHONE = 38
"""About so many characters of a button's label a phone shows."""


def scene() -> Scene:
    run = Run.start(SURFACE.game, b"gist", 2, AlteredOptions())
    return Scene("t1", SURFACE, run, {0: "Ada", 1: "Ben"})


def label(card: Card) -> str:
    option = text("al-option-play", card=f"@{card.id}", cost=card.hand_cost, zone="hand", gist=gist_of(CONTENT, card))
    return scene().label(option)


def named(name: str) -> Card:
    found: Card = next(card for card in CONTENT.cards.values() if card.name == name)
    return found


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Boiler Mule", "Boiler Mule ✋2 🌲1 ⛰️3 🌊3"),
        ("Trail Ration Crate", "Trail Ration Crate ✋1 Permanent: who joins → 1 boost"),
        ("The Locked Reading Room", "The Locked Reading Room ✋3 Landmark: a Spell → looks at 3"),
        ("House of Cards", "House of Cards ✋3 Landmark: quick → looks at 2"),
        ("The Long Table", "The Long Table ✋1 Landmark: their Spells cost more"),
        ("The Bell That Nobody Rang", "The Bell That Nobody Rang ✋2 Permanent: stops a move"),
        ("Flood Plain", "Flood Plain ✋2 Landmark: adds 🌊 everywhere"),
        ("Ministry of Volunteers", "Ministry of Volunteers ✋3 Landmark: tokens, quick → 1 boost"),
        ("Queue Here", "Queue Here ✋1 Permanent: who joins opposite → creates Levy"),
        ("Everybody Sing", "1 boost"),
        ("Pack Everything", ": up to 2 boosts"),
        ("Two for the Summit", ": up to 4 boosts"),
        ("Order of Relocation", "discards"),
        ("Form 27, Section B", "creates Levy"),
        ("Scrap Auction", "sacrifices"),
        ("Conscription", "sacrifice → 2 Levy"),
        ("Ten Thousand Forms", "2+ Levy tokens"),
        ("Shell Game", "changes a hand card"),
        ("Emergency Ordinance", "one of several"),
    ],
)
def test_it_says_what_it_is_good_for(name: str, shown: str) -> None:
    assert label(named(name)).endswith(shown)


def test_a_phone_shows_the_numbers_of_every_character() -> None:
    """All but of the longest names; a rare has one more sign behind its name."""
    bodies = [card for card in CONTENT.cards.values() if card.type == "character"]
    cut = {card.name for card in bodies if len(label(card)) > PHONE + 2 * is_rare(card)}
    assert cut <= {
        "The Engine That Would Rather Not",
        "The Whole Company, Unrehearsed",
        "Her Majesty's Whole Balcony",
        "Meadow That Was a Car Park",
    }
    assert all(label(card).endswith(stats(card.row)) for card in bodies)


def test_a_spell_says_what_is_given_up_for_it() -> None:
    """“2 Levy tokens” cost a card, a Mana and a turn, and nothing happened: nobody was there to be sacrificed."""
    (card,) = (one for one in CONTENT.cards.values() if one.name == "Conscription" and one.id.endswith("_C"))
    assert label(card).endswith("Conscription ✋1: sacrifice → 2 Levy")


def test_no_spell_wants_more_than_a_few_words() -> None:
    spells = [card for card in CONTENT.cards.values() if card.type == "spell"]
    said = [label(card).partition(": ")[2] for card in spells]
    assert all(0 < len(one) <= 20 for one in said), said
    assert "see the card" not in said


def test_a_permanent_says_more_than_its_kind() -> None:
    """“The Locked Reading Room ✋3 Landmark” said nothing of what it is played for."""
    cards = [card for card in CONTENT.cards.values() if card.type in ("landmark", "expedition_permanent")]
    said = [label(card) for card in cards]
    assert len(said) > 60 and all(": " in one and len(one) <= LABEL and "see the card" not in one for one in said), said


def test_support_and_quick_actions_say_what_they_do() -> None:
    """A Recruiter was gone for a day by a press, and the button had not said for what; a quick action said its name."""
    said = {}
    for ref, printed in CONTENT.printed.items():
        quick = [one for one in CONTENT.cards[ref].abilities if one.quick]
        for ability in [*(one for _, one in printed.support), *quick]:
            kind, does = "support" if ability.support else "quick", gist_of_steps(CONTENT, ability.do)
            named = {"card": f"@{ref}", "apart": "", "cost": ability.cost.mana, "gist": does}
            label, brief = (scene().label(text(f"al-option-{kind}", **named, brief=one)) for one in (False, True))
            assert ": " in label and "see the card" not in label and len(label) <= LABEL, label
            assert ": " in brief and len(brief) <= LONGEST_BUTTON, brief
            said[CONTENT.cards[ref].name, is_rare(CONTENT.cards[ref])] = label
            ends = any(step.do == "after_you" for step in ability.do)
            assert ends is label.endswith(", ends your turn"), label
    assert said["Junior Recruiter", False] == "Support: discard Junior Recruiter from Reserve, 🔮1: creates Levy"
    assert said["Shortcut Weasel", False] == "Support: discard Shortcut Weasel from Reserve: 1 boost"
    assert said["House of Cards", False] == "Quick: House of Cards: looks at 2"
    assert said["Iloe & Shade", False] == "Quick: Iloe & Shade: After You, ends your turn"
    assert said["Candle Apprentice", True].endswith(", ends your turn"), "also as the second thing that it does"
