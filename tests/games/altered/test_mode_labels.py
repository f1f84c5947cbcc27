"""A choice of modes says of each what it brings, and the turn before it what the best of them can do."""

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, random_player
from bot.ui.panels.catalogue import Catalogue
from cogs.altered.state import EFFECTIVE, AlteredOptions
from tests.games.altered.test_dusk_outcome import GAME, NAMES

WORDS = Catalogue("altered")
PAIRS = [("closed_road", "drum_corps_2"), ("closed_road", "trailwardens"), ("root_cellar", "trailwardens")]
LONGEST = 80
"""Characters of a button."""


def test_a_mode_says_what_it_brings_before_its_target_is_asked() -> None:
    modes, turns = set[str](), set[str]()
    for n, pair in enumerate(PAIRS * 3):
        seed = b"modes %d" % n
        run = Run.start(GAME, seed, 2, AlteredOptions(confirm="never", reaction_order=EFFECTIVE))
        for seat, deck in enumerate(pair):
            run.choose(seat, deck)
        crowd = Crowd(random_player(seed), seed, 0)
        while not run.over:
            for request in run.requests():
                decision = request.decision
                if decision.key in ("altered.mode", "altered.turn") and decision.explain is not None:
                    found = modes if decision.key == "altered.mode" else turns
                    for option in decision.explain(decision.options()):
                        said = WORDS.format(option.label, NAMES, label=True)
                        found.add(said)
                        if "…" in said:
                            assert option.hint is not None and option.hint.key == "al-text", "all of it stands below"
            crowd.step(run)
    assert any(said.endswith("Hero: Ben’s 🧭 stays") for said in modes), modes
    assert any(said.endswith("Hero: Dusk as now") for said in modes), "and the other one does nothing"
    assert any("…, 🏆 can win the game" in said for said in modes), "its target is asked after it"
    assert any(said.endswith("…: moves and stops nobody") for said in modes), modes
    assert all(len(said) <= LONGEST for said in modes), modes
    several = [said for said in turns if "one of several" in said]
    assert any("can stop" in said for said in several) and any("can win" in said for said in several), several
