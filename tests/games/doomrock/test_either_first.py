"""Which of two minions comes first is asked where it can matter (D-19): whatever card may come is played out in both
orders; running tables go on being asked."""

from typing import Any

import pytest

from bot.rules.kernel.run import Run
from cogs.doomrock.state import HELPFUL, NEEDED, DoomrockOptions, DoomrockState
from tests.games.doomrock.battle_table import enemy, field, hero, lay, take_markers
from tests.games.doomrock.kit import asked

PLAIN, MARKING = "ai.library.1", "ai.soup.6"
"""A card by which minions move and strike, and one by which they lay markers."""


def coming(*cards: str, edit: Any = None, options: DoomrockOptions | None = None, hp: int = 2) -> Run[Any]:
    """Two minions, one beside the hero for whom they come and one apart; cards: of which one will be drawn."""

    def edits(state: DoomrockState) -> None:
        assert state.battle is not None
        state.battle.ai_draw = [*cards] * 3
        if edit is not None:
            edit(state)

    foes = [enemy(1, "boss", 20), enemy(2), enemy(3, hp=hp)]
    return field(
        [hero(0, "brawler")], foes, [["h0", "e2"], ["e3"], ["e1"]], "battle_minions", edit=edits, options=options
    )


def test_two_minions_who_come_to_the_same_are_not_put_in_order() -> None:
    """“Which first?” of two alike, one of them a step nearer, was a press that changed nothing."""
    run = coming(PLAIN)
    assert "doomrock.minion_order" not in asked(run) and run.state.hero("h0").hp < 7, "both have come"
    assert "doomrock.minion_order" in asked(coming(PLAIN, options=DoomrockOptions(questions=NEEDED)))
    assert DoomrockOptions().questions == HELPFUL


@pytest.mark.parametrize(
    ("cards", "hp", "edit"),
    [
        ([PLAIN, MARKING], 2, None),
        ([PLAIN], 1, None),
        ([PLAIN], 2, lambda state: state.hero("h0").expose.extend(take_markers(state, "push"))),
        ([PLAIN], 2, lambda state: lay(state, "h0", duck=1)),
    ],
)
def test_they_are_where_a_card_a_marker_or_a_reaction_may_make_a_difference(
    cards: list[str], hp: int, edit: Any
) -> None:
    """DR-12.2, DR-19.3: the first blow turns markers over, and may be reacted to."""

    def prepared(state: DoomrockState) -> None:
        state.hero("h0").abilities.append("ab.duck")
        if edit is not None:
            edit(state)

    assert "doomrock.minion_order" in asked(coming(*cards, edit=prepared, hp=hp))
