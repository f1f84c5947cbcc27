"""A card of Near and Far to be read: its icons as signs, its whole text; and the legend, the signs of the map too."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.draw import icons
from bot.draw.card import CardPicture, draw_card, draw_legend
from bot.draw.colors import GOLD, GREEN, SKY, STEEL, Color
from bot.draw.counts import Counted
from cogs.near_and_far.pictures.signs import DECKS, FACTIONS, View, banner, book, bread, chest, gem

SIGNS: Final[Mapping[str, Counted]] = {
    "H": Counted(icons.heart, name="hearts"),
    "K": Counted(icons.letter, ("K", GOLD), name="skill"),
    "W": Counted(icons.sword, name="swords"),
    "M": Counted(icons.letter, ("M", SKY), name="movement"),
    "S": Counted(icons.letter, ("S", GREEN), name="search"),
    "D": Counted(icons.shield, name="shield"),
    "story": Counted(book, name="story"),
    "chest": Counted(chest, name="chest"),
    "threat": Counted(icons.threat, name="threat"),
    "camp": Counted(icons.tent, name="camp"),
}
PRICES: Final[Mapping[str, Counted]] = {
    "coin": Counted(icons.coin, name="coin"),
    "gem": Counted(gem, name="gem"),
    "food": Counted(bread, name="food"),
    "any": Counted(icons.letter, ("?", STEEL), name="any"),
    **{faction: Counted(banner, (faction,), name=faction) for faction in FACTIONS},
}
"""What stands in prices."""
LEGEND: Final[Mapping[str, str]] = {sign: f"far-term-{counted.name}" for sign, counted in {**SIGNS, **PRICES}.items()}
"""Sign -> key of the sentence that explains it."""
_BANDS: Final[Mapping[str, Color]] = {**FACTIONS, **DECKS}


def draw_face(card: View) -> bytes:
    """A card as PNG. card: {name, kind, icons: {sign: n}, text}, and `price`, {sign: n}, where it has one."""
    price = [replace(PRICES[sign], n=n, one=True) for sign, n in card.get("price", {}).items()]
    signs = price + [replace(SIGNS[sign], n=n, one=True) for sign, n in card["icons"].items()]
    band = _BANDS.get(card["kind"], STEEL)
    return draw_card(
        CardPicture(card["name"], "", band, signs=signs, paragraphs=[card["text"]] if card["text"] else [])
    )


def draw_signs(rows: Sequence[Sequence[str]]) -> bytes:
    """The legend as PNG. rows: signs, and what each is called."""
    known = {**SIGNS, **PRICES}
    return draw_legend([replace(known[sign], name=called) for sign, called in rows])
