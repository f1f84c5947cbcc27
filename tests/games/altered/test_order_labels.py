"""What happens at once: each says what it does, where the order is asked for (D3)."""

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs.altered.state import AlteredOptions, AlteredState
from tests.games.altered.test_dusk_outcome import GAME, NAMES
from tests.games.altered.test_turn_labels import WORDS


def test_what_happens_at_once_says_what_it_does_on_its_button() -> None:
    """“Which one next?”, and there were two names."""
    asked: set[str] = set()
    for number in range(12):
        seed = b"at once %d" % number
        run: Run[AlteredState] = Run.start(GAME, seed, 2, AlteredOptions(decks="random"))
        crowd = Crowd(greedy_player, seed, 0)
        while not run.over:
            for request in run.requests():
                if request.decision.key == "altered.order":
                    said = [WORDS.format(one.label, NAMES, label=True) for one in request.options(run)]
                    assert all(": " in one or one.endswith("(to your Reserve)") for one in said), said
                    assert all(len(one) <= 80 for one in said), said
                    asked |= set(said)
            crowd.step(run)
    assert len(asked) > 1, asked
