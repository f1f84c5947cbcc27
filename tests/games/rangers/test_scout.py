"""Looking ahead: what is looked at can be read, and stays on top in the order in which it is named (ER-4.9)."""

from typing import Any

from bot.rules.decision import Text
from bot.rules.kernel.run import Run
from bot.ui.panels.panel import Button, as_text
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import hand
from cogs.rangers.cog import surface
from cogs.rangers.pictures.readable import cards
from cogs.rangers.state import RangersState
from tests.games.rangers.kit import answer, asked, at_turn, house, resume, stack


def looking(n: int, *top: str, **options: Any) -> Run[RangersState]:
    """The first Ranger remembers, with so much effort, and looks at so many cards of the own deck. top: of it, the
    last one first."""
    state = at_turn(**options)
    state.rangers[0].deck = [*["fern.p.long_stride"] * 5, *(top or ["fern.b.standing_invitation"])]
    state.rangers[0].energy["FOC"] = 3
    stack(state, "c02")
    run = resume(state)
    answer(run, "remember")
    house(run, "rangers.commit")
    answer(run, ["energy"] * (n - 1))
    house(run, "rangers.scout")
    assert asked(run) == "rangers.scout"
    return run


def shown(run: Run[RangersState]) -> Any:
    return hand(Scene("abcdefgh", surface(), run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}), 0)


def test_what_is_looked_at_can_be_read() -> None:
    """They were chosen by name alone: it is not in the hand, and nobody knew what it does."""
    run = looking(1)
    panel = shown(run)
    assert "Attach to a human within your reach" in as_text(panel)
    labels = [button.label for button in panel.buttons() if isinstance(button, Button)]
    assert labels[:2] == ["On top: Standing Invitation", "To the bottom"]


def test_it_goes_on_top_in_the_order_in_which_it_is_named() -> None:
    run = looking(2)
    top, below = run.requests()[0].decision.legal()
    assert top.label.params["card"] == "@fern.b.standing_invitation"
    answer(run, [below.id, top.id])
    assert run.state.rangers[0].hand == ["fern.p.long_stride"], "the first that was named is drawn next"
    assert run.state.rangers[0].deck[-1] == "fern.b.standing_invitation"


def test_wordy_cards_are_told_shortly_and_read_card_by_card() -> None:
    """ER-4.9: their texts pushed the buttons off a phone. Once they are laid back nobody reads them any more."""
    content = surface().game.content
    wordy = sorted(content.ranger_cards, key=lambda card: -len(content.ranger_cards[card].text))[:2]
    texts = [content.ranger_cards[card].text for card in wordy]
    run = looking(2, *wordy)
    assert run.state.options.scouting == "kept"
    words = as_text(shown(run))
    assert not any(text in words for text in texts) and "Read a card" in words
    (ahead,) = [group for group in cards(run.view(0)) if group.id == "ahead"]
    assert {card.name for card in ahead.cards} == {content.ranger_cards[card].name for card in wordy}
    read = [line.params["text"] for card in ahead.cards for line in card.read().lines if isinstance(line, Text)]
    assert sorted(read) == sorted(texts)
    assert run.view(1)["ahead"] == run.view(None)["ahead"] == []
    answer(run, ["0", "1"])
    assert run.view(0)["ahead"] == [] and not run.state.ahead


def test_a_table_from_before_tells_them_whole() -> None:
    content = surface().game.content
    wordy = sorted(content.ranger_cards, key=lambda card: -len(content.ranger_cards[card].text))[:2]
    run = looking(2, *wordy, scouting="unkept")
    words = as_text(shown(run))
    assert all(content.ranger_cards[card].text in words for card in wordy) and b"ahead" not in run.game.dump(run.state)
