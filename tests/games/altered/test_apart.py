"""No two buttons of a question say the same: copies that nothing tells apart have one, others say what does."""

from collections import Counter
from collections.abc import Sequence

from bot.rules.alike import one_for_all, without_twins
from bot.rules.decision import Option
from bot.rules.kernel.run import Request, Run
from bot.trials.house import Crowd, random_player
from bot.ui.panels.addressed import addressed
from bot.ui.panels.catalogue import Catalogue
from cogs.altered.rules.reading.apart import told_apart
from cogs.altered.state import EFFECTIVE, AlteredOptions, AlteredState, Obj
from tests.games.altered.test_telling import GAME, NAMES

WORDS = Catalogue("altered")
DECKS = [deck.id for deck in GAME.content.starters("fourth").values()]
MET = (5, 11, 16, 17, 20, 30)
"""Games in which copies of a card act at once, or are used one after the other; in new ones nobody is asked for such
an order."""


def said(options: Sequence[Option], seat: int) -> list[str]:
    return [WORDS.format(addressed(WORDS, one.label, seat, "en"), NAMES, label=True) for one in options]


def test_no_two_buttons_say_the_same() -> None:
    """ "Quick: Levy: 1 boost" stood there twice, and which one stood where was not said."""
    met: Counter[str] = Counter()
    for n in MET:
        seed = b"twin %d" % n
        run: Run[AlteredState] = Run.start(GAME, seed, 2, AlteredOptions(reaction_order=EFFECTIVE))
        for seat in (0, 1):
            run.choose(seat, DECKS[(n * 3 + seat * 5) % len(DECKS)])
        crowd = Crowd(random_player(seed), seed, 0)
        while not run.over:
            for request in run.requests():
                compare(request, met)
            crowd.step(run)
    assert all(met[one] for one in ("altered.turn", "altered.order")), met
    assert met["one for all"], "two Rooms of Wrong Doors ask nothing: both look at the same cards"


def compare(request: Request, met: Counter[str]) -> None:
    decision = request.decision
    if decision.kind == "some" and decision.most > 1:  # both copies may be picked
        return
    legal = decision.legal()
    shown = without_twins(legal)
    if decision.explain is not None:
        shown = [*decision.explain(shown)]
    words = said(shown, decision.seats[0])
    assert len(words) == len({*words}), words
    met[decision.key] += any(one.label.params.get("apart") for one in shown)
    met["one for all"] += decision.key == "altered.instead" and one_for_all(decision, legal) is not None


def test_only_what_differs_is_told() -> None:
    here = Obj("a", "x", 0, 0, "expedition", 1, expedition="hero", statuses=["anchored"])
    there = Obj("b", "x", 0, 0, "expedition", 2, expedition="companion", statuses=["anchored"], counters={"boost": 2})
    other = Obj("c", "y", 0, 0, "expedition", 3, expedition="hero")
    told = ["" if isinstance(one, str) else WORDS.format(one, NAMES) for one in told_apart([here, there, other])]
    assert [one.strip() for one in told] == ["(🧭)", "(🎒 2 boosts)", ""]
