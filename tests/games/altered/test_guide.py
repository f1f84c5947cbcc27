"""The guide of a draft: what each two factions do together."""

from bot.ui.panels.catalogue import Catalogue
from cogs.altered.content.cards import FACTIONS
from cogs.altered.draft.game import game
from cogs.altered.draft.rules.guide import ENOUGH, PAIRS, guide, pair_of
from cogs.altered.draft.view.view import pair_words

CARDS = game().content.cards


def test_each_pair_names_three_commons_of_its_two_factions() -> None:
    assert tuple(guide()) == PAIRS and len(PAIRS) == len(FACTIONS) * (len(FACTIONS) - 1) // 2
    for pair in guide().values():
        found = [CARDS[ref] for ref in pair.cards]
        assert len(set(pair.cards)) == 3 and all(ref.endswith("_C") for ref in pair.cards)
        assert {card.faction for card in found} <= set(pair.pair.split("-")), pair.pair


def test_each_pair_has_a_sentence_of_its_own() -> None:
    words = Catalogue("altered-draft")
    told = [words.format(pair_words(pair.pair, [CARDS[ref].name for ref in pair.cards])) for pair in guide().values()]
    assert len(set(told)) == len(PAIRS) and not any("ad-pair" in one for one in told)
    for pair, sentence in zip(guide().values(), told, strict=True):
        assert all(CARDS[ref].name in sentence for ref in pair.cards)


def test_a_pool_is_a_pair_once_its_second_faction_has_enough() -> None:
    assert pair_of({}) is None and pair_of({"VK": 20}) is None
    assert pair_of({"VK": 20, "GW": ENOUGH - 1}) is None
    found = pair_of({"VK": 20, "GW": ENOUGH, "CH": 2})
    assert found is not None and found.pair == "GW-VK", "in the order of the factions"
