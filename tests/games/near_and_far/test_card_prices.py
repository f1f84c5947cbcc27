"""A card that is read says what it costs, in words and in its picture, and each sign of a price is explained."""

from bot.rules.card_list import CardFace
from bot.ui.panels.catalogue import Catalogue
from cogs.near_and_far.game import game
from cogs.near_and_far.pictures.card import LEGEND, PRICES
from cogs.near_and_far.pictures.picture import draw
from cogs.near_and_far.view.cards import card_face, price
from cogs.near_and_far.view.printed import printed
from cogs.near_and_far.view.view import price_facts

WORDS = Catalogue("near_and_far")
CARD = {
    **{"id": "x", "name": "A Borrowed Ladder", "deck": "basic", "points": 2, "icons": {"K": 1}, "text": ""},
    **{"cost": {"coin": 2, "token": {"mystic": 1, "any": 3}}, "rep_min": 4, "rep_max": None},
}


def words(face: CardFace) -> str:
    return " ".join(line if isinstance(line, str) else WORDS.format(line) for line in face.lines)


def test_its_price_and_what_else_it_wants_are_told_and_drawn() -> None:
    face = card_face(CARD)
    told = "Costs 2 coins, 1 mystic token and 3 tokens of any faction, and wants a reputation of 4 or more."
    assert told in words(face)
    assert "Costs nothing." in words(card_face({**CARD, "cost": {}, "rep_min": None}))
    free = card_face({**CARD, "cost": {}})
    assert draw({"card": face.shown}, "card") != draw({"card": free.shown}, "card")
    open_card = {name: value for name, value in CARD.items() if name not in ("cost", "rep_min", "rep_max")}
    assert "Costs" not in words(card_face(open_card)), "what is bought has no price any more"


def test_whoever_looks_a_card_up_reads_its_price() -> None:
    artifacts = next(group for group in printed(game().content) if group.title.params["kind"] == "artifacts")
    for entry in artifacts.cards:
        assert "Costs " in words(entry.read())


def test_every_sign_of_every_price_is_explained() -> None:
    content = game().content
    cards = [*content.basic.values(), *content.advanced.values()]
    signs = {sign for card in cards for sign in price(price_facts(card)["cost"])}
    assert signs == PRICES.keys() <= LEGEND.keys()
    known = Catalogue("near_and_far").keys()
    assert set(LEGEND.values()) <= set(known)
