"""“Use it? Yes, no” says what comes of either."""

from collections.abc import Sequence

from bot.rules.decision import Option
from bot.rules.kernel.run import Request, Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.addressed import addressed
from bot.ui.panels.catalogue import Catalogue
from cogs.altered.cog import surface
from cogs.altered.state import AlteredOptions
from tests.games.altered.test_dusk_outcome import GAME, NAMES

WORDS = Catalogue("altered")
PAIRS = [("goat_track", "rabbit_revue"), ("dog_school_2", "rabbit_revue"), ("goat_track", "drum_corps_2")]


def told(request: Request, reader: int | None) -> dict[str, str]:
    """The answers as this seat reads them; None: whoever watches."""
    decision = request.decision
    options: Sequence[Option] = decision.options()
    options = options if decision.explain is None else decision.explain(options)
    label = {one.id: addressed(surface().words, one.label, reader, "en") for one in options}
    return {name: WORDS.format(said, NAMES, label=True) for name, said in label.items()}


def test_yes_says_what_it_brings_and_no_what_stays() -> None:
    found: dict[str, str] = {}
    plain = late = 0
    for n, pair in enumerate(PAIRS * 3):
        seed = b"use %d" % n
        run = Run.start(GAME, seed, 2, AlteredOptions(confirm="never"))
        for seat, deck in enumerate(pair):
            run.choose(seat, deck)
        crowd = Crowd(greedy_player, seed, 0)
        while not run.over:
            for request in run.requests():
                prompt = request.decision.prompt
                asked = prompt.params["question"] if prompt.key == "al-ask-because" else prompt
                if asked.key != "al-ask-reaction":
                    continue
                (seat,) = request.decision.seats
                own, seen = told(request, seat), told(request, None)
                if run.state.phase != "afternoon":
                    late += 1
                    assert own == {"yes": "Yes", "no": "No"}, "Dusk has been counted, or will be only after more plays"
                elif own["yes"] == "Yes":
                    plain += 1
                else:
                    assert own["no"].startswith(("No: Dusk as now", "No: Ada", "No: Ben", "No: you")), own
                    found[own["yes"]] = seen["yes"]
            crowd.step(run)
    assert late > 3 and plain < 5, "what cannot be known is not told"
    assert found["Yes: moves and stops nobody"] == "Yes: moves and stops nobody", found
    assert found["Yes, can move your 🎒"] in ("Yes, can move Ada’s 🎒", "Yes, can move Ben’s 🎒"), found
    assert any(own.startswith("Yes: your") and "leads by" in own for own in found), found
    for said, read in found.items():
        assert ("you" in said) == (read != said), "who only watches is told whose it is"
