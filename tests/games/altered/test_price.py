"""A cost that is not the card's says what makes it so."""

from collections.abc import Callable

from bot.rules.kernel.run import Run
from cogs.altered.state import AlteredState, Floating, Obj, Orb
from tests.games.altered.test_dusk_outcome import GAME, NAMES
from tests.games.altered.test_turn_labels import WORDS, labels, ref, table
from tests.games.altered.test_wordings import put

TABLE, TOLL, FOUNDRY = ref("The Long Table"), ref("Toll House"), ref("Foundry of Second Thoughts")
SUMMIT, RUNNER, BREAKFAST = ref("Two for the Summit"), ref("Ridge Runner"), ref("Second Breakfast")
PUPIL = next(
    one.id for one in GAME.content.cards.values() if one.is_body and one.hand_cost == 1 and one.id.endswith("_C")
)
DUCHESS = ref("Furnace Duchess")

Change = Callable[[AlteredState, int], None]


def holding(*cards: str, change: Change) -> tuple[Run[AlteredState], int]:
    """A turn with these cards in the hand and plenty of Mana."""

    def given(state: AlteredState, seat: int) -> None:
        state.players[seat].hand = list(cards)
        state.players[seat].mana = [Orb(RUNNER) for _ in range(9)]
        change(state, seat)

    return table(given)


def costs(*cards: str, change: Change) -> list[str]:
    """What their buttons say behind the names, as far as it is about costs."""
    said = labels(holding(*cards, change=change)[0])
    return [said[f"hand:{card}"].removeprefix(GAME.content.cards[card].name).lstrip() for card in cards]


def lies(state: AlteredState, card: str, seat: int) -> None:
    oid = f"l{len(state.objects)}"
    state.objects[oid] = Obj(oid, card, seat, seat, "landmark", 9_000 + len(state.objects))
    state.in_play.append(oid)


def test_what_makes_a_card_dearer_is_named_with_its_cost() -> None:
    """“Two for the Summit ✋3” stood beside a card that says 2."""
    (spell, body) = costs(SUMMIT, RUNNER, change=lambda state, seat: None)
    assert spell.startswith("✋2:") and body.startswith("✋2 🌲")
    (spell, body) = costs(SUMMIT, RUNNER, change=lambda state, seat: lies(state, TABLE, 1 - seat))
    assert spell.startswith("✋3 (1 more: The Long Table):"), spell
    assert body.startswith("✋2 🌲"), "it is no Spell"


def test_a_least_cost_is_named_where_it_counts() -> None:
    (cheap, other) = costs(PUPIL, RUNNER, change=lambda state, seat: lies(state, TOLL, 1 - seat))
    assert cheap.startswith("✋2 (1 more: Toll House)"), cheap
    assert other.startswith("✋2 🌲"), "it costs so much anyway"


def test_what_makes_the_next_card_cheaper_is_named_too_and_each_once() -> None:
    content = GAME.content
    (step,) = [one for ability in content.cards[BREAKFAST].abilities for one in ability.do if one.do == "next"]
    path = content.path_of(step)

    def cheaper(state: AlteredState, seat: int) -> None:
        lies(state, FOUNDRY, seat)
        lies(state, FOUNDRY, seat)
        state.floating.append(Floating("next", seat, "afternoon", BREAKFAST, path))

    (said, body) = costs(DUCHESS, RUNNER, change=cheaper)
    dear = GAME.content.cards[DUCHESS].hand_cost
    assert said.startswith(f"✋{dear - 3} (3 less: Foundry of Second Thoughts and Second Breakfast)"), said
    assert body.startswith("✋1 (1 less: Second Breakfast)"), body


def test_the_whole_play_says_it_and_names_what_is_tough() -> None:
    cost = GAME.content.cards[BREAKFAST].hand_cost

    def tough(state: AlteredState, seat: int) -> None:
        lies(state, TABLE, 1 - seat)
        put(state, "duchess", DUCHESS, 1 - seat, "hero")
        state.options = state.options.model_copy(update={"confirm": "always"})

    run, seat = holding(BREAKFAST, change=tough)
    run.choose(seat, f"hand:{BREAKFAST}")
    run.choose(seat, "duchess")
    (request,) = [one for one in run.requests() if not one.anytime]
    said = WORDS.format(request.decision.prompt, NAMES, label=True)
    assert f"for {cost + 2} (2 more: The Long Table and Tough 1) of 9 Mana" in said, said
