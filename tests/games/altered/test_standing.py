"""Whoever chooses where a token goes reads what becomes of each expedition, and that it leaves again where Dusk is
counted already; what is no use is not advised."""

import re
from collections.abc import Iterator

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.panel import Button, Words
from bot.ui.questions.scene import Scene
from bot.ui.screens.news import news
from bot.ui.screens.present import board, hand
from cogs.altered.cog import surface
from cogs.altered.content.notation import gain
from cogs.altered.pictures.picture import pictures
from cogs.altered.rules.reading.worth import worth
from cogs.altered.state import AlteredOptions, AlteredState
from cogs.altered.view.telling import describe, fate

ALTERED = surface()
AT_NIGHT = ("it leaves again at Rest", "it stays this night")
_QUOTED = re.compile("“([^”]+)”")
PAIRS = [("goat_track", "dog_school_2"), ("dog_school_2", "drum_corps_2"), ("toll_of_moths", "drum_corps_2")]


def scenes() -> Iterator[tuple[Scene, Run[AlteredState]]]:
    """Every moment of some games."""
    for pair in PAIRS:
        seed = repr(pair).encode()
        run: Run[AlteredState] = Run.start(ALTERED.game, seed, 2, AlteredOptions())
        for seat, deck in enumerate(pair):
            run.choose(seat, deck)
        crowd = Crowd(greedy_player, seed, 0)
        while not run.over:
            yield Scene("t1", ALTERED, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal[-9:]), run
            crowd.step(run)


def styles(scene: Scene, seat: int) -> dict[str, str]:
    rows = [row for row in hand(scene, seat).parts if isinstance(row, tuple)]
    return {one.label: one.style for row in rows for one in row if isinstance(one, Button)}


def test_where_a_token_goes_and_whether_it_stays() -> None:
    met = set()
    for scene, run in scenes():
        for request in run.requests():
            (seat, *_), key = request.decision.seats, request.decision.key
            hints = {o.id: scene.label(o.hint) for o in scene.options(request) if o.hint is not None}
            if key == "altered.expedition" and request.decision.private is False:
                late = run.state.phase in ("dusk", "night")
                met.add((key, late))
                for exp in ("hero", "companion"):
                    now = {e["seat"]: e["stats"] for e in run.view(None)["expeditions"] if e["exp"] == exp}
                    token = ALTERED.game.content.cards[request.decision.prompt.params["card"].removeprefix("@")]
                    rows = [[n * a for a in token.row] for n in (1, 2)] + [[a + 1 for a in token.row]]  # or boosted
                    said = tuple(f"{gain(now[seat], row, now[1 - seat])} on" for row in rows)
                    assert any(fate in hints[exp] for fate in AT_NIGHT) == late
                    assert hints[exp].startswith(said) != late
                    asked = scene.label(request.decision.prompt)  # the Pup of Dunn and the Captain's Levy are Anchored
                    is_kept = asked.startswith(("Trail Pup: into which", "Levy: into which"))
                    assert not late or (AT_NIGHT[1] in hints[exp]) == is_kept
                marked = [label for label, style in styles(scene, seat).items() if style == "primary"]
                as_good = len({worth(o.label) for o in scene.options(request)}) == 1
                assert len(marked) == (0 if late or as_good else 1), marked
            elif key == "altered.may" and any(fate in hints.get("yes", "") for fate in AT_NIGHT):
                met.add((key, True))
                assert run.state.phase in ("dusk", "night")
                found, is_kept = styles(scene, seat), AT_NIGHT[1] in hints["yes"]  # Corporal Dunn's Pup is Anchored
                assert found["Yes"] == ("primary" if is_kept else "secondary") and found["No"] == "secondary"
            elif key == "altered.may" and run.state.phase == "afternoon":
                met.add((key, False))
                ((label, yes),) = [one for one in styles(scene, seat).items() if one[0].startswith("Yes")]
                assert yes == ("secondary" if "sacrifice" in label else "primary"), label
    assert met == {("altered.expedition", late) for late in (False, True)} | {
        ("altered.may", late) for late in (False, True)
    }


def test_an_ability_is_quoted_once() -> None:
    """In the question, and not in the news above it too."""
    met = 0
    for scene, run in scenes():
        requests = [request for request in run.requests() if not request.decision.private and not request.anytime]
        if not any("text" in request.decision.prompt.params for request in requests):
            continue
        seat = requests[0].decision.seats[0]
        for panel, whose in ((board(scene), None), (hand(scene, seat), seat)):
            quotes = _QUOTED.findall("\n".join(part.text for part in panel.parts if isinstance(part, Words)))
            assert all(sum(quote in other for other in quotes) == quotes.count(quote) == 1 for quote in quotes), quotes
            met += len(_QUOTED.findall(news(scene, whose).words)) > 0
    assert met > 10


def test_a_board_that_is_over_foretells_nothing() -> None:
    """Neither in words nor in the words for its pictures."""
    *_, (scene, run) = scenes()  # which has played on to the end
    view = run.view(None)
    assert {fate(view, exp) for exp in view["expeditions"]} == {"over"}
    said = [scene.label(line) for line in (*describe(view), *(spec.alt for spec in pictures(view)))]
    assert not [line for line in said if "→" in line or ", moves" in line or ", stays" in line]
