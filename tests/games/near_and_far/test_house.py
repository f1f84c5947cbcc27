"""The house's own player of Near and Far: it beats chance, ends its games, and sells and hires as it should."""

from cogs.near_and_far.game import game
from cogs.near_and_far.house import balance, plan
from cogs.near_and_far.house.people import hire, is_mine_left, is_poor
from cogs.near_and_far.rules.reading import table
from tests.games.near_and_far.test_picture import boards


def test_it_beats_random_players() -> None:
    broken: list[str] = []
    cell = balance.duels(game(), 6, "house", lambda told: None, broken)
    assert not broken and cell.wins == 6


def test_games_of_its_own_end_in_time_and_everybody_wins_some() -> None:
    found = balance.shares(game(), 1, 3, 9, "house", lambda told: None, [])
    least, most = balance.ROUNDS
    assert sum(least <= rounds <= most for rounds in found.rounds) >= 8
    assert len(found.wins) == 3 and any(name.startswith("bas_") for name in found.used)


def test_what_it_wants_to_hire_can_be_paid_and_makes_the_party_better() -> None:
    met = 0
    for run in boards(3):
        if run.state.phase != "play":
            continue
        for seat, own in enumerate(run.state.players):
            found = hire(run.state, game().content, seat)
            if found is not None:
                met += 1
                assert table.recruit_price(run.state, game().content, seat, found[1]) <= own.coins
                assert not is_poor(run.state, game().content, seat)
    assert met > 5


def test_only_the_mine_is_left_when_every_space_has_a_camp() -> None:
    run = next(run for run in boards(3) if run.state.round > 5)
    state, content = run.state.model_copy(deep=True), game().content
    assert not is_mine_left(state, content)
    state.camps = {space.id: 0 for space in table.the_map(state, content).spaces}
    assert is_mine_left(state, content)


def test_one_good_is_sold_for_as_many_coins_as_it_is_worth() -> None:
    assert [plan.coins_for(good) for good in (None, "food", "gem", "lizard")] == [0, 2, 3, 5]
