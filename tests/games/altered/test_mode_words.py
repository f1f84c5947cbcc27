"""A mode of a card is named by what the card says of it (D7), never by bare verbs."""

import pytest

from cogs import load_game
from cogs.altered.content.mode_words import mode_words
from cogs.altered.content.vocabulary import Choose, Lock

CONTENT = load_game("altered").content


def choices() -> list[tuple[str, Choose]]:
    """(printed text, its choice of modes) of all cards with one."""
    return [
        (card.text, step)
        for card in CONTENT.cards.values()
        for ability in card.abilities
        for step in getattr(ability, "do", ())
        if isinstance(step, Choose)
    ]


def test_every_mode_of_every_card_has_words_of_its_own() -> None:
    found = choices()
    assert len(found) >= 8
    for printed, step in found:
        said = mode_words(printed, len(step.modes))
        is_place = all(isinstance(mode[0], Lock) for mode in step.modes)
        assert is_place or len(set(said)) == len(step.modes), printed


@pytest.mark.parametrize(
    ("printed", "said"),
    [
        ("I gain Fleeting. Choose one: Draw. Or: Roll a die: on 4 draw.", ("Draw", "Roll a die: on 4 draw")),
        ("I gain Fleeting. Put it there, or discard it. (Choose one.)", ("Put it there", "Discard it")),
        ("Choose one: Draw.", ()),
        ("Draw a card.", ()),
    ],
)
def test_how_cards_write_their_modes(printed: str, said: tuple[str, ...]) -> None:
    assert mode_words(printed, 2) == said
