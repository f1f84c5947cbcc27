"""What a player of Near and Far is told before they decide: the way, the fight on it, the party, the hearts."""

from collections.abc import Iterator
from typing import Any

from bot.rules.decision import Option
from bot.rules.kernel.run import Request, Run
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs.near_and_far.game import game
from tests.games.near_and_far.test_picture import boards

WORDS = Catalogue("near_and_far")
NAMES = SeatNames({0: "Ada", 1: "Ben"}, game().name_of)


def asked(key: str) -> Iterator[tuple[Run[Any], Request]]:
    """Each time that this is asked in a game of two."""
    for run in boards(2):
        yield from ((run, request) for request in run.requests() if request.decision.key == key)


def said(option: Option) -> str:
    return WORDS.format(option.label, NAMES, label=True)


def test_the_figures_of_a_party_are_told_before_it_sets_out_and_are_those_it_has_then() -> None:
    run, request = next(found for found in asked("far.turn") if found[0].state.round > 4)
    seat = request.decision.seats[0]
    own = run.state.players[seat]
    own.area, own.at = "square", ""
    own.reserve.append(run.state.bag.pop())
    run.choose(seat, "adventure")
    decision = next(one.decision for one in run.requests() if one.decision.key == "far.party")
    assert decision.preview is not None
    everybody = [option.id for option in decision.options()]
    alone = decision.preview({everybody[-1]: 1})
    run.choose(seat, [everybody[-1]])
    seen = run.view(seat)["players"][seat]
    uses = ("hearts", "skill", "combat", "threat", "search")
    assert {use: alone.params[use] for use in uses} == {use: seen["icons"][use] for use in uses}
    assert (alone.params["steps"], alone.params["shield"]) == (seen["steps"], seen["shield"])
    assert f"❤️ {seen['hearts']} · {seen['steps']} steps" in WORDS.format(alone)


def test_a_way_says_what_waits_at_its_end_where_it_leads_through_and_how_the_fight_stands() -> None:
    met = ""
    for run, request in asked("far.move"):
        public = run.view(None)
        spaces = {space["id"]: space for space in public["map"]["spaces"]}
        for option in request.options(run):
            space = spaces.get(option.id.removeprefix("to:"))
            if space is None:
                continue
            words = said(option)
            met += words
            assert words.startswith(f"to {space['id']}")
            assert ("📖" in words) == space["token"]
            assert ("⛺" in words) == (space["camp"] is not None)
            if "threat " in words:
                assert f"threat {public['threat']['level']} (" in words
    assert all(part in met for part in ("via", "❤️", "· chest", "chests", "⛺ yours", "🪙"))


def test_hearts_say_what_they_bring() -> None:
    for run, request in asked("far.hearts"):
        labels = [said(option) for option in request.options(run)]
        assert labels[-1].endswith(("enough", "a second reward", "brings no more")) and "not enough" not in labels[-1]
        pending = run.state.turn.check
        assert ("not enough" in labels[0]) == (pending.total < pending.target)
