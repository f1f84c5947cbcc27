"""Every printed card of the bundle does what it says in some scenario (`tests/scenarios/altered`)."""

from pathlib import Path

from cogs.altered.game import game

FOLDER = Path(__file__).parents[2] / "scenarios" / "altered"


def test_every_bundled_card_has_a_scenario() -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.yaml")) if path.stem != "given"]
    cards = game().content.cards
    assert len(cards) == 90
    assert [card.name for ref, card in cards.items() if not any(ref in text for text in texts)] == []
