"""What a card says of its dice is how often each of its rows comes."""

from collections import Counter
from fractions import Fraction

from bot.rules.decision import text
from bot.rules.effects.shared import at_face
from bot.rules.odds import percent
from bot.ui.panels.catalogue import Catalogue
from cogs import load_game
from cogs.altered.content.vocabulary import Roll
from cogs.altered.rules.reading.odds import row_chances, with_odds

CONTENT = load_game("altered").content
TWINS = "GM_BASE_B_MQ_06_C"


def test_every_row_of_every_card_by_the_six_faces() -> None:
    """AL-13.12: each face is looked up in the table as the handler does."""
    seen = 0
    for card in CONTENT.cards.values():
        told = row_chances(CONTENT, card.id)
        steps = [step for ability in card.abilities for step in ability.do if isinstance(step, Roll)]
        counted = []
        for step in steps:
            effects = [at_face(step.table, face) for face in range(1, 7)]
            counted += [(row, percent(Fraction(effects.count(table), 6))) for row, table in step.table.items()]
        assert Counter(told) >= Counter(counted), card.id
        seen += bool(told)
    assert seen >= 8


def test_it_stands_behind_what_the_card_says() -> None:
    card = CONTENT.cards[TWINS]
    said = Catalogue("altered").format(with_odds(CONTENT, card, text("al-text", text="Text.")))
    assert said == "Text. · 🎲 6+: 17 %, 3-5: 50 % and 1-2: 33 %"


def test_a_card_without_dice_says_nothing_more() -> None:
    plain = next(card for card in CONTENT.cards.values() if not row_chances(CONTENT, card.id))
    what = text("al-text", text=plain.text)
    assert with_odds(CONTENT, plain, what) is what
