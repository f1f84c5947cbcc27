"""What stands at a campaign's gate and in its log: who may begin, what is offered to whom, what the board tells."""

from typing import Any

import pytest

from bot.rules.campaign.steps import gate_options
from bot.rules.decision import text
from bot.rules.kernel.run import Run
from bot.rules.play.handle import Play
from tests.campaign.test_rules import a_session, begun, come_back, say
from tests.rules.trek import TrekCampaign


class Caravan(TrekCampaign):
    """All ride along, at least two; heroes may be brought, and whoever is here may end it."""

    party = (2, 3)
    has_heroes = True
    may_be_closed = True

    async def close(self, play: Play[Any]) -> None:
        play.end("closed")

    def fetched(self, state: Any, seat: int, data: Any) -> None:
        state.record.friends[seat] = (data["name"], 1)


def starting(game: TrekCampaign, seats: int, **options: Any) -> Run[Any]:
    return Run.start(game, b"gate", seats, game.options(**options))


def the_game(run: Run[Any]) -> TrekCampaign:
    assert isinstance(run.game, TrekCampaign)
    return run.game


def offered(run: Run[Any]) -> dict[str, bool]:
    """Option -> whether it may be taken."""
    return {option.id: option.refused is None for option in gate_options(the_game(run), run.state)}


def told(run: Run[Any]) -> list[tuple[str, dict[str, Any]]]:
    return [(event.kind, dict(event.params)) for event in run.take_events()]


@pytest.mark.parametrize(
    ("party", "riding", "can_begin"),
    [
        ((1, 3), (), True),
        ((1, 3), (0, 1, 2), True),
        ((1, 3), (0, 1, 2, 3), False),
        ((2, 3), (), False),
        ((2, 3), (0,), True),
        ((3, 3), (0,), False),
        ((3, 3), (0, 1), True),
    ],
)
def test_a_session_can_begin_with_a_party_or_with_one_who_is_still_missing(
    monkeypatch: pytest.MonkeyPatch, party: tuple[int, int], riding: tuple[int, ...], can_begin: bool
) -> None:
    game = TrekCampaign()
    monkeypatch.setattr(game, "party", party)
    run = starting(game, 4)
    for seat in riding:
        say(run, seat, "ride")
    assert offered(run) == {"ride": True, "begin": can_begin}
    default = run.requests(0)[0].decision.house_answer()
    assert default == ("begin" if can_begin else "ride")
    refusals = [option.refused for option in gate_options(game, run.state)]
    if not can_begin:
        params = {"least": party[0], "most": party[1], "n": len(riding)}
        assert refusals == [None, text("campaign-refused-party", **params)]


def test_what_is_offered_grows_with_the_log_and_with_what_the_game_allows() -> None:
    plain, caravan = starting(TrekCampaign(), 2), starting(Caravan(), 2)
    assert (list(offered(plain)), list(offered(caravan))) == (["ride", "begin"], ["ride", "begin", "bring"])
    for run in (plain, caravan):
        a_session(run)
    assert (list(offered(plain)), list(offered(caravan))) == (
        ["ride", "begin", "tear"],
        ["ride", "begin", "bring", "tear", "close"],
    )
    options = {option.id: option for option in gate_options(the_game(caravan), caravan.state)}
    assert {key for key, option in options.items() if option.destructive} == {"tear", "close"}
    assert {key for key, option in options.items() if option.secondary} == {"tear", "close"}
    assert [key for key, option in options.items() if option.usual] == ["begin"]
    assert (options["begin"].label.params["n"], options["tear"].label.params["n"]) == (2, 1)
    say(caravan, 1, "close")
    assert caravan.over and caravan.state.result == "closed"


def test_who_does_not_close_it_after_all_is_back_at_the_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think_better(self: Caravan, play: Play[Any]) -> None:
        play.say("campaign-not-closed")

    monkeypatch.setattr(Caravan, "close", think_better)
    run = starting(Caravan(), 2)
    a_session(run)
    before = offered(run)
    say(run, 1, "close")
    assert not run.over and run.state.steps[0].name == "gate" and offered(run) == before


def test_where_all_ride_nobody_is_asked_whether(monkeypatch: pytest.MonkeyPatch) -> None:
    game = TrekCampaign()
    monkeypatch.setattr(game, "rides_whole", lambda state: True)
    run = starting(game, 2)
    assert list(offered(run)) == ["begin"] and run.requests(0)[0].decision.prompt.key == "campaign-gate-all"
    say(run, 1, "begin")
    assert run.state.session.riders == [0, 1] and run.state.riding == []


def test_whoever_begins_rides_along_if_there_is_room() -> None:
    run = begun(4)
    say(run, 2, "ride")
    say(run, 0, "begin")
    assert run.state.session.riders == [0, 2]
    run = begun(4)
    for seat in (1, 2, 3):
        say(run, seat, "ride")
    say(run, 0, "begin")
    assert run.state.session.riders == [1, 2, 3], "three are a party"


def test_everybody_hears_who_rides_who_stays_and_how_it_went_on() -> None:
    run = begun(3)
    run.take_events()
    say(run, 2, "ride")
    say(run, 0, "ride")
    say(run, 2, "ride")
    say(run, 0, "begin")
    assert told(run) == [
        ("campaign-rides", {"who": "@seat:2"}),
        ("campaign-rides", {"who": "@seat:0"}),
        ("campaign-stays", {"who": "@seat:2"}),
        ("campaign-begins", {"n": 1, "who": ["@seat:0"], "many": 1}),
    ]
    come_back(run)
    assert told(run) == [("campaign-broken-off", {"n": 1})]
    assert run.state.riding == [0], "what was not played is asked as it was"
    say(run, 0, "begin")
    come_back(run, {"heap": 7, "hands": [2]})
    assert told(run) == [
        ("campaign-begins", {"n": 1, "who": ["@seat:0"], "many": 1}),
        ("campaign-taken-in", {"n": 1}),
        ("trek-back", {"n": 7}),
    ]
    assert run.state.riding == [] and [request.decision.seats for request in run.requests()] == [(0,)]


def test_the_gate_says_who_rides() -> None:
    run = begun(3)
    say(run, 2, "ride")
    prompt = run.requests(0)[0].decision.prompt
    assert (prompt.key, dict(prompt.params)) == ("campaign-gate", {"n": 1, "riding": ["@seat:2"], "many": 1})


def test_the_board_counts_pages_that_stand_and_shows_the_last_eight() -> None:
    run = starting(TrekCampaign(), 2, walks=9)
    for _ in range(2):
        a_session(run, (0,))
    say(run, 0, "tear")
    lines = run.game.describe(run.game.view(run.state, None))
    assert [line.key for line in lines] == ["campaign-headline", "trek-sheet", "campaign-page", "campaign-page"]
    assert lines[0].params["n"] == 1
    assert [line.params["torn"] for line in lines[2:]] == [False, True]
    assert [line.params["n"] for line in lines[2:]] == [1, 2]
    for _ in range(6):
        a_session(run, (1,))
    lines = run.game.describe(run.game.view(run.state, None))
    assert [line.key for line in lines] == ["campaign-headline", "trek-sheet", *["campaign-page"] * 8]
    a_session(run, (0,))
    say(run, 1, "begin")
    lines = run.game.describe(run.game.view(run.state, None))
    assert lines[0].params["n"] == 8
    assert [line.key for line in lines[1:3]] == ["trek-sheet", "campaign-earlier"] and lines[2].params["n"] == 1
    pages = [(line.params["n"], line.params["what"].key, line.params["who"]) for line in lines[3:]]
    assert pages[0] == (2, "trek-page", ["@seat:0"]) and pages[-2][0] == 8
    assert pages[-1] == (9, "campaign-page-open", ["@seat:1"]) and len(pages) == 9
    assert lines[-1].params["where"] == f"@child:{run.state.session.key}"
