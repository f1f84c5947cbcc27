"""A question on the way of a card says which card asks it, what it brings and at what price."""

import pytest

from bot.rules.kernel.run import Run
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import hand
from cogs.altered.cog import surface
from cogs.altered.state import AlteredState
from tests.games.altered.test_dusk_outcome import NAMES
from tests.games.altered.test_price import holding
from tests.games.altered.test_turn_labels import LEVY, WORDS, ref
from tests.games.altered.test_wordings import put

CONSCRIPTION, CAPTAIN, RUNNER = ref("Conscription"), ref("Captain of the Rear Guard"), ref("Ridge Runner")


def asked(run: Run[AlteredState]) -> tuple[str, list[str]]:
    """What is asked now, and its answers, in words."""
    (request,) = [one for one in run.requests() if not one.anytime]
    labels = [WORDS.format(one.label, NAMES, label=True) for one in request.decision.options()]
    return WORDS.format(request.decision.prompt, NAMES, label=True), labels


@pytest.mark.parametrize(("bodies", "price"), [([LEVY], "Sacrifice Levy"), ([LEVY, RUNNER], "Sacrifice …")])
def test_an_optional_price_says_what_it_is_and_what_it_brings(bodies: list[str], price: str) -> None:
    """“Conscription: pay for it? Pay / No” read as Mana, and nothing said what for."""

    def there(state: AlteredState, seat: int) -> None:
        for n, body in enumerate(bodies):
            put(state, f"b{n}", body, seat, "hero")

    run, seat = holding(CONSCRIPTION, change=there)
    run.choose(seat, f"hand:{CONSCRIPTION}")
    said, labels = asked(run)
    assert said.startswith("Conscription: do it?\n“You may sacrifice a Character. If you do, create a Levy"), said
    assert labels == [price, "No"]


def test_where_a_token_goes_is_asked_with_the_card_that_makes_it() -> None:
    """“Levy: into which expedition?” was asked at Dusk, and nothing said why."""
    run, _ = holding(change=lambda state, seat: put(state, "captain", CAPTAIN, seat, "hero"))
    while "altered.expedition" not in {one.decision.key for one in run.requests()}:
        (request,) = [one for one in run.requests() if not one.anytime]
        run.choose(request.decision.seats[0], "pass")
    said, _ = asked(run)
    asks, says, cause = said.split("\n")
    assert cause.startswith("Because ") and cause.endswith(" did not move."), cause
    (request,) = [one for one in run.requests() if not one.anytime]
    (seat,) = request.decision.seats
    own = hand(Scene("t0", surface(), run, {0: "Ada", 1: "Ben"}), seat)
    assert "-# Because your 🎒 did not move." in "\n".join(words.text for words in own.words())
    assert says.startswith("Captain of the Rear Guard: “When one of your expeditions fails to move"), says
    assert asks == "Levy: into which expedition?", "the question stands first"
