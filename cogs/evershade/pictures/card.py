"""What can be read as a picture: an action card, an item, a hero, an enemy; and the legend. Draws only."""

from collections.abc import Sequence
from typing import Final

from bot.draw import icons
from bot.draw.card import CardPicture, draw_card, draw_legend
from bot.draw.colors import GREEN, ORANGE, RED, SKY, STEEL, TAN, WHITE, Color, mix
from bot.draw.counts import Counted
from cogs.evershade.pictures.board import draw_board
from cogs.evershade.pictures.emblems import ENVIRONMENTS, GLYPHS, emblem
from cogs.evershade.pictures.signs import PAINTS, View, fate, terror
from cogs.evershade.pictures.tree import draw_trees

_ATTRIBUTES: Final[dict[str, Color]] = {"STR": RED, "AGI": GREEN, "INT": SKY, "CHA": ORANGE}
BANDS: Final[dict[str, Color]] = {"offensive": ORANGE, "defensive": SKY, "support": GREEN, "item": TAN, "enemy": RED}


SIGNS: Final = {
    "HP": Counted(icons.heart),
    "armor": Counted(icons.armor),
    "hit at": Counted(icons.sword),
    "fate": Counted(fate),
    "terror": Counted(terror),
    "brill": Counted(icons.coin),
    **{att: Counted(icons.letter, (att[0], color)) for att, color in _ATTRIBUTES.items()},
}
"""What stands on a card in numbers."""


def draw_face(card: View) -> bytes:
    """A card as PNG. card: {name, kind, under, text, signs: {sign: n}}."""
    if card["kind"] == "trees":
        return draw_trees(card)
    if card["kind"] == "board":
        return draw_board(card)
    signs = [Counted(SIGNS[sign].paint, SIGNS[sign].args, n, True, sign) for sign, n in card["signs"].items()]
    paragraphs = [card["text"]] if card["text"] else []
    band, of = BANDS.get(card["kind"], STEEL), card.get("of", "")
    portrait = Counted(emblem, (of, mix(band, WHITE, 0.45))) if of in GLYPHS or of in ENVIRONMENTS else None
    return draw_card(CardPicture(card["name"], card["under"], band, portrait, signs, paragraphs))


def draw_signs(rows: Sequence[Sequence[str]]) -> bytes:
    """The legend as PNG. rows: signs, and what each is called."""
    return draw_legend([Counted(PAINTS[sign], name=called) for sign, called in rows])
