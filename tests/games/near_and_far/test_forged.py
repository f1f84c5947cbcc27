"""NF-E01, NF-E02, and whatever else nobody could click: every question of Near and Far and of its campaign is answered
by the wrong seats, with options that it has not or refuses, and once more when it is over. Nothing changes by it."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from bot.rules.decision import Answer, Option
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.kernel.game import Game
from bot.rules.kernel.run import Request, Run
from bot.trials.house import Crowd, mixed_player
from bot.trials.scenario import run_scenario
from bot.trials.scenario_file import read_scenarios, scenario_files
from cogs import load_game
from cogs.near_and_far.campaign.game import game as campaign
from cogs.near_and_far.game import game

TIMES: Final = 2
"""How often the same question is forged in one game; it may stand differently each time."""
LIES: Final[tuple[Any, ...]] = ("no such option", "", ["x"], -1, 10**9, None, True, [None], {"a": 1})
SCENARIOS: Final = Path(__file__).parents[2] / "scenarios" / "near_and_far"
KEY: Final = re.compile(r'"(far\.[a-z-]+)"')
SESSIONS: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    (2, {"mode": "first"}),
    (4, {"mode": "arcade", "map": 4, "arcade_blend": True, "reader": "player", "draft_rank": True}),
    (3, {"mode": "campaign", "map": 11, "threats": "shuffled"}),
    (3, {"mode": "campaign", "map": 6, "side": "dusk"}),
    (1, {"mode": "arcade", "map": 9}),
)


def questions(of: Game[Any], seats: int, options: Mapping[str, Any], seed: str, most: int) -> Iterator[Run[Any]]:
    """A game in which each kind of question is handed out so many times, before it is answered."""
    run = Run.start(of, seed.encode(), seats, of.options.model_validate(dict(options)))
    crowd, seen = Crowd(mixed_player(seed.encode()), seed.encode(), 4), Counter[str]()
    while not run.over and run.index < most:
        if any(seen[request.decision.key] < TIMES for request in everything(run)):
            seen.update(request.decision.key for request in everything(run))
            index = run.index
            yield run
            if run.index != index:  # answered by whoever had it in hand
                continue
        crowd.step(run)


def everything(run: Run[Any]) -> list[Request]:
    """What is asked, and what may be done at any time."""
    extra = [run.anytime(seat) for seat in range(run.state.seats)]
    return [*run.requests(), *(one for one in extra if one is not None)]


def refuse(run: Run[Any], answers: Iterable[tuple[int, Any, str]]) -> None:
    """Each (seat, answer, token) is refused in one sentence, and nothing has changed."""
    before, index = run.state.model_dump(), run.index
    for seat, answer, token in answers:
        with pytest.raises((NotPossible, NoLongerPossible)) as refused:
            run.choose(seat, answer, token)
        assert refused.value.text.key
        assert run.index == index and run.state.model_dump() == before, (answer, token)


def lies_for(request: Request, options: list[Option]) -> list[Any]:
    """What a client that lies could send for it in the name of whoever is asked."""
    decision = request.decision
    lies = [lie for lie in LIES if not (decision.kind == "text" and isinstance(lie, str))]
    refused = [option.id for option in options if option.refused is not None]
    if decision.kind == "one":
        return [*lies, *refused, [option.id for option in options]]
    if decision.kind == "amount":
        return [*lies, decision.least - 1, decision.most + 1, str(decision.least)]
    many = [option.id for option in options for _ in range(option.most + 1)]
    return [*lies, *([one] for one in refused), many + many[:1] * (decision.most + 1)]


def forge(run: Run[Any], request: Request, seats: int) -> str:
    """Everything that may not be answered to a question; gives its key."""
    decision, options = request.decision, list(request.options(run))
    able: list[Answer] = [option.id for option in options if option.refused is None]
    for seat in range(-1, seats + 1):
        is_asked = seat in decision.seats
        token = run.token(request, seat if is_asked else decision.seats[0])
        lies = lies_for(request, options) if is_asked else [*able[:2], able[:1], *LIES]
        refuse(run, ((seat, lie, token) for lie in lies))
    return decision.key


def again(run: Run[Any], seats: int) -> None:
    """An answer that counts, sent once more with the name of the question that it was for, by whomever."""
    crowd = Crowd(mixed_player(b"again"), b"again", 0)
    stale = [(seat, run.token(request, seat)) for request in run.requests() for seat in request.decision.seats]
    index = run.index
    seat, request, answer = crowd.step(run)
    if request.decision.key == "campaign.gate" or run.index != index + 1:
        return
    token = next(token for one, token in stale if one == seat)
    refuse(run, ((other, answer, token) for other in range(seats)))


def forged_in_sessions() -> Iterator[str]:
    """Questions of whole games that have been forged."""
    for case, (seats, options) in enumerate(SESSIONS):
        for run in questions(game(), seats, options, f"forged {case}", 3_000):
            yield from [forge(run, request, seats) for request in everything(run)]
            if not run.over:
                again(run, seats)


def forged_in_campaigns() -> Iterator[str]:
    """Questions of campaigns, whose sessions are played between them."""
    for mode, maps, roster in (("campaign", "2-3", "fixed"), ("character", "2 6 11", "open")):
        for run in questions(campaign(), 2, {"mode": mode, "maps": maps, "roster": roster}, mode, 60):
            yield from [forge(run, request, 2) for request in everything(run)]
            again(run, 2)


def forged_in_scenarios(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What comes up seldom: before each answer of the game's scenarios, which have every card."""
    choose, seen = Run.choose, Counter[str]()

    def forge_first(run: Run[Any], seat: int, answer: Answer, token: str | None = None, by: str = "player") -> Any:
        monkeypatch.setattr(Run, "choose", choose)
        for request in everything(run):
            if seen[request.decision.key] < TIMES and request.decision.seats[0] >= 0:
                seen[forge(run, request, run.state.seats)] += 1
        monkeypatch.setattr(Run, "choose", forge_first)
        return choose(run, seat, answer, token, by)

    monkeypatch.setattr(Run, "choose", forge_first)
    for file in scenario_files([SCENARIOS]):
        for scenario in read_scenarios(file):
            assert run_scenario(scenario, load_game) == [], scenario.id
    monkeypatch.setattr(Run, "choose", choose)
    return set(seen)


def test_forged_and_stale_answers_to_every_question_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all that the rules ask, none is left out."""
    forged = {*forged_in_sessions(), *forged_in_campaigns(), *forged_in_scenarios(monkeypatch)}
    rules = Path(__file__).parents[3] / "cogs" / "near_and_far"
    files = [*(rules / "rules").rglob("*.py"), *(rules / "campaign").rglob("*.py")]
    asked = {key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))}
    assert len(asked) > 35
    assert " ".join(sorted(asked - forged)) == ""
