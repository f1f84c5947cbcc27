"""Days of a simulation begin all over the valley, with every card of the Rangers in a deck that may ride."""

from collections import Counter

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.trials.simulate import EACH, Report, play_one, simulate
from cogs.rangers.content.decks import RangerDeck, problems_of
from cogs.rangers.content.imports.own import PinnedCard, content_of
from cogs.rangers.game import game
from cogs.rangers.house.openings import OWN_CARD, opening
from cogs.rangers.state import Brought

NUMBERS = range(200)


def test_days_begin_everywhere_with_everything() -> None:
    made = game()
    given = [Brought.model_validate(found) for n in NUMBERS if (found := opening(made.content, n, 4)) is not None]
    valley = next(iter(made.content.maps.values()))
    ways = {(place, way.terrain) for place, found in valley.ways.items() for way in found}
    assert {one.place for one in given} == set(valley.ways)
    assert {one.terrain for one in given} == {terrain for _, terrain in ways}
    assert {name for one in given for name in one.missions} == set(made.content.missions)
    cards = {card for one in given for ranger in one.rangers for card in ranger.deck}
    assert set(made.content.ranger_cards) - cards == set()
    assert any(opening(made.content, n, 4) is None for n in NUMBERS)  # a lone day as well


def test_their_decks_may_ride() -> None:
    content = game().content
    wrong: Counter[str] = Counter()
    for number in NUMBERS:
        given = opening(content, number, 1) or {"rangers": [], "pinned": {}}
        known = content_of(content, [PinnedCard.model_validate(one) for one in given["pinned"].values()])
        for ranger in given["rangers"]:
            deck = RangerDeck(**{**ranger, "cards": ranger["deck"], "is_new": False})
            wrong.update(problem.code for problem in problems_of(known, deck))
    assert wrong == Counter()


def test_now_and_then_somebody_has_a_card_of_their_server() -> None:
    """ER-18.4: what it says is done by hand at its table, and no other table knows it."""
    made = game()
    given = {number: found for number in NUMBERS if (found := opening(made.content, number, 2)) is not None}
    numbers = [number for number, found in given.items() if OWN_CARD in found["rangers"][0]["deck"]]
    assert numbers and all((OWN_CARD in found["pinned"]) == (number in numbers) for number, found in given.items())
    used = set[str]()
    for number in numbers[:6]:
        run = Run.start(made, f"own:{number}".encode(), 2, brings=given[number])
        crowd = Crowd(greedy_player, b"own", 0, unseen={OWN_CARD})
        while not run.over:
            crowd.step(run)
        used |= set(run.used)
    assert {OWN_CARD, "by_hand"} <= used and OWN_CARD not in made.content.ranger_cards


def test_a_simulation_with_openings_breaks_nothing_and_starts_elsewhere() -> None:
    report = simulate(game(), 12, "openings", player=EACH, openings=True)
    assert report.broken == [] and report.finished == 12
    run = Run.start(game(), b"1", 1, brings=opening(game().content, 1, 1))
    assert run.state.place != "WA" and run.state.missions and not run.state.is_lone


def test_what_was_looked_at_and_has_gone_meanwhile_is_not_put_back() -> None:
    """ER-4.9: an ability at the turn's edge is used while somebody still looks at the top of the path deck."""
    made, report = game(), Report("rangers", "mixed")
    options = made.options.model_validate(dict(made.named_options()["as published"]))
    play_one(made, "1:49", 2, "mixed", options, report, True, made.trial_opening(49, 2))
    assert report.broken == []
