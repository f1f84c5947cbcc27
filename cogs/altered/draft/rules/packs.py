"""What is dealt: packs from the bundled cards, and nothing else; each from a stream of its own (rules 13). Pure."""

from collections.abc import Iterator

from bot.rules.drafts.packs import PackMaker
from bot.rules.play.handle import Play
from cogs.altered.content.cards import Card
from cogs.altered.content.pack import AlteredContent
from cogs.altered.content.printings import is_rare
from cogs.altered.content.sets import FIRST as FIRST_SET
from cogs.altered.content.sets import set_of
from cogs.altered.draft.state import FIRST, PACK_RARES, PACK_SIZE, DraftState, Extent

Draft = Play[DraftState]
RARITIES = ("U", "E", "R", "C")


def cards_in(content: AlteredContent, extent: Extent) -> Iterator[Card]:
    """The bundled commons of these sets: a draft that began with the first one goes on with it."""
    commons = (card for card in content.cards.values() if not is_rare(card))
    return (card for card in commons if extent != FIRST or set_of(card.id) == FIRST_SET)


def pool(content: AlteredContent, heroes: bool, extent: Extent) -> list[str]:
    """All commons of these sets that may lie in a pack, in a fixed order."""
    kinds = ("character", "spell", "landmark", "expedition_permanent", *(("hero",) if heroes else ()))
    return sorted(card.id for card in cards_in(content, extent) if card.type in kinds and card.token is None)


def rares(content: AlteredContent) -> list[str]:
    """All rares, in a fixed order."""
    return sorted(ref for ref, card in content.cards.items() if is_rare(card))


def deal_pack(play: Draft, stream: str) -> list[str]:
    """Twelve different cards, three of them rares (AL-14.1); drafts from before there were any go on without."""
    state, cards = play.state, play.content.cards
    commons = pool(play.content, state.options.heroes == "drafted", state.options.cards)
    sheets = [(commons, PACK_SIZE)]
    if state.options.cards == "rares":
        sheets = [(commons, PACK_SIZE - PACK_RARES), (rares(play.content), PACK_RARES)]
    maker = PackMaker(sheets, order=lambda ref: order(cards[ref]))
    return maker.deal(play.chance, stream, state.dealt)


def order(card: Card) -> tuple[int, int, str]:
    """How a pack is laid out, and what is taken for whoever does not come: by rarity, then cost, the dearest first."""
    rarity = RARITIES.index(card.rarity) if card.rarity in RARITIES else len(RARITIES)
    return rarity, -card.hand_cost, card.id
