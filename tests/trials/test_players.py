"""House players of simulations: chance seldom gives up, and kinds of players take turns."""

from types import SimpleNamespace
from typing import Any

from bot.rules.decision import Option, text
from bot.rules.kernel.run import Run
from bot.rules.rng import Chance
from bot.trials import simulate as trials
from bot.trials.house import Crowd, _mostly_harmless, greedy_player, mixed_player, random_player
from cogs.near_and_far.game import game as far
from cogs.near_and_far.rules.free import GIVE_UP
from cogs.pebbles.cog import surface as pebbles
from tests.rules.trek import TrekCampaign, Walk

STAY, LEAVE = Option("stay", text("a")), Option("leave", text("b"), destructive=True)


def test_chance_gives_up_once_in_a_while() -> None:
    chance, tries = Chance(b"x", {}), 600
    both = sum(len(_mostly_harmless(chance, [STAY, LEAVE], ["stay", "leave"])) == 2 for _ in range(tries))
    assert tries / 12 < both < tries / 4  # about once in six


def test_what_leaves_no_choice_is_not_held_back() -> None:
    chance = Chance(b"x", {})
    assert _mostly_harmless(chance, [LEAVE], ["leave"]) == ["leave"]
    assert not chance.counters  # and where nothing is destructive no dice are thrown for it
    assert _mostly_harmless(chance, [STAY], ["stay"]) == ["stay"] and not chance.counters


def test_a_mixed_player_ends_nothing_unasked_that_its_game_does_not_want() -> None:
    """Near and Far's tables of two were given up after some turns, for that was what stood first."""
    run, tries = Run.start(far(), b"mixed", 2), 0
    player, crowd = mixed_player(b"mixed"), Crowd(mixed_player(b"mixed"), b"mixed", 0)
    while not run.over and tries < 40:
        crowd.step(run)
        run.journal.clear()
        for request in run.requests(run.state.turn.seat) if not run.over else ():
            able = {option.id for option in request.decision.legal()}
            if request.anytime and GIVE_UP in able and any(not o.destructive for o in request.decision.legal()):
                tries += 1
                assert player(run, request, run.state.turn.seat) != GIVE_UP
    assert tries == 40


def test_each_kind_of_player_has_its_turn(monkeypatch: Any) -> None:
    seen: list[tuple[str, Any]] = []
    real = trials.play_one

    def noted(game: Any, name: str, seats: int, player: str, *rest: Any) -> Any:
        seen.append((player, rest[-1]))
        return real(game, name, seats, player, *rest)

    monkeypatch.setattr(trials, "play_one", noted)
    game = Walk()
    monkeypatch.setattr(game, "trial_opening", lambda number, seats, unseen: number if number % 2 else None)
    game.receive = lambda state, brings: None  # type: ignore[method-assign]
    report = trials.simulate(game, 4, "each", player=trials.EACH, openings=True)
    assert [player for player, _ in seen] == ["random", "mixed", "greedy", "random"]
    assert [brings for _, brings in seen] == [None, 1, None, 3]
    assert report.finished == 4


def test_the_last_tables_look_for_what_is_left_where_it_may_be_found(monkeypatch: Any) -> None:
    """Of sets of options the one that can bring most of it; of equals the one that was played least."""
    played: list[int] = []
    who: list[str] = []

    def noted(game: Any, name: str, seats: int, player: str, options: Any, report: Any, *rest: Any) -> Any:
        played.append(3 if options is None else options.walks)
        who.append(player)
        if len(played) > 6:
            report.used["late"] += 1
        return SimpleNamespace(index=1, over=True, state=SimpleNamespace(result="won"))

    monkeypatch.setattr(trials, "play_one", noted)
    game = TrekCampaign()
    game.named_options = lambda: {"short": {"walks": 1}, "long": {"walks": 2}}  # type: ignore[method-assign]
    game.usable = lambda: {"late", "later"}  # type: ignore[method-assign]
    both, one = {"late", "later"}, {"late"}
    game.usable_with = lambda options: both if getattr(options, "walks", 0) == 2 else one  # type: ignore[method-assign]
    report = trials.simulate(game, 12, "left", player=trials.EACH)
    assert played == [3, 1, 2] * 2 + [2] * 6 and report.unused == ["later"]
    assert who[:6] == ["random"] * 3 + ["mixed"] * 3 and set(who[6:]) == {"mixed", "greedy"}
    played.clear()
    trials.simulate(game, 12, "left", player="greedy")
    assert played == [3, 1, 2] * 4, "only where every kind of player has its turn"


def test_a_set_that_is_looked_through_in_vain_leaves_the_others_their_turn(monkeypatch: Any) -> None:
    """It promises twice as much as the next one, and so it is played twice as often."""
    played: list[int] = []

    def noted(game: Any, name: str, seats: int, player: str, options: Any, report: Any, *rest: Any) -> Any:
        played.append(3 if options is None else options.walks)
        return SimpleNamespace(index=1, over=True, state=SimpleNamespace(result="won"))

    monkeypatch.setattr(trials, "play_one", noted)
    game = TrekCampaign()
    game.named_options = lambda: {"short": {"walks": 1}, "long": {"walks": 2}}  # type: ignore[method-assign]
    game.usable = lambda: {"one", "two", "three"}  # type: ignore[method-assign]
    told = {1: {"one"}, 2: {"two", "three"}}
    monkeypatch.setattr(game, "usable_with", lambda options: told.get(options.walks, set()))
    trials.simulate(game, 18, "vain", player=trials.EACH)
    assert (played[9:].count(2), played[9:].count(1), played[9:].count(3)) == (6, 3, 0)


def test_each_set_of_options_is_played_by_every_number_of_players(monkeypatch: Any) -> None:
    """Three sets and four numbers of players: a campaign's usual set was played by one player alone."""
    met: set[tuple[int, int]] = set()

    def noted(game: Any, name: str, seats: int, player: str, options: Any, *rest: Any) -> Any:
        met.add((3 if options is None else options.walks, seats))
        return SimpleNamespace(index=1, over=True, state=SimpleNamespace(result="won"))

    monkeypatch.setattr(trials, "play_one", noted)
    for sets in (1, 2, 3, 4):
        game, named = TrekCampaign(), {str(n): {"walks": 3 + n} for n in range(1, sets)}
        monkeypatch.setattr(game, "named_options", named.copy)
        met.clear()
        trials.simulate(game, 4 * sets, "seats")
        assert met == {(3 + n, seats) for n in range(sets) for seats in range(1, 5)}


def test_a_table_of_a_simulation_has_the_options_that_its_opening_is_made_for(monkeypatch: Any) -> None:
    game = far()
    dealt: list[tuple[int, Any]] = []

    def noted(game: Any, name: str, seats: int, player: str, options: Any, *rest: Any) -> Any:
        dealt.append((int(name.partition(":")[2]), options))
        return SimpleNamespace(index=1, over=True, state=SimpleNamespace(result="won"))

    monkeypatch.setattr(trials, "play_one", noted)
    trials.simulate(game, 60, "sets", player=trials.EACH, openings=True)
    assert len({number for number, _ in dealt}) == 60
    for number, options in dealt:
        settings, _ = game.trial_options(number)
        assert (game.options() if options is None else options) == game.options.model_validate(dict(settings))


def test_parts_of_a_game_are_played_beside_it_and_what_they_come_across_counts(monkeypatch: Any) -> None:
    """Its own sets and those of its part in turn, each by every number of players; in the end whatever is left."""
    played: list[tuple[str, str, int]] = []

    def noted(game: Any, name: str, seats: int, player: str, options: Any, report: Any, *rest: Any) -> Any:
        played.append((game.id, name, seats))
        if game.id == "part":
            report.used["in the part"] += 1
        return SimpleNamespace(index=1, over=True, state=SimpleNamespace(result="won"))

    monkeypatch.setattr(trials, "play_one", noted)
    game, part = TrekCampaign(), TrekCampaign()
    part.id = "part"
    for one in (game, part):
        one.named_options = dict  # type: ignore[method-assign]
    game.trial_parts = lambda: [part]  # type: ignore[method-assign]
    game.usable = lambda: {"in the part", "elsewhere"}  # type: ignore[method-assign]
    report = trials.simulate(game, 16, "parts", openings=True)
    assert [name for name, *_ in played] == [TrekCampaign.id, "part"] * 8
    assert [name for _, name, _ in played][:4] == ["parts:0", "parts:part:0", "parts:1", "parts:part:1"]
    least, most = TrekCampaign.seats
    for kind in (TrekCampaign.id, "part"):
        assert {seats for name, _, seats in played if name == kind} == set(range(least, most + 1))
    assert report.unused == ["elsewhere"]
    played.clear()
    part.usable_with = lambda options: {"in the part"}  # type: ignore[method-assign]
    game.usable_with = lambda options: {"elsewhere"}  # type: ignore[method-assign]
    trials.simulate(game, 8, "parts", player=trials.EACH)
    assert [name for name, *_ in played[4:]] == [TrekCampaign.id] * 4, "what the part brings is known by then"


def test_of_a_child_table_that_is_played_out_only_the_opening_is_kept() -> None:
    """To write its checkpoints, for which nobody asks, was a fourth of the time of a campaign of Near and Far."""
    kept: list[list[int]] = []
    crowd = Crowd(
        random_player(b"child"), b"child", 0, lambda child, asked: kept.append([p.index for p in child.checkpoints])
    )
    run = Run.start(TrekCampaign(), b"child", 2)
    while not run.over and not kept:
        crowd.step(run)
    assert kept and {tuple(indexes) for indexes in kept} == {(0,)}


def test_the_next_answer_is_what_the_crowd_gives_then_and_asking_for_it_gives_nothing() -> None:
    """Who counts what an answer costs has to look before it is given."""
    runs = [Run.start(pebbles().game, b"next", 2) for _ in range(2)]
    ahead, along = (Crowd(greedy_player, b"next", 0) for _ in runs)
    while not runs[0].over:
        index = runs[0].index
        seat, request, answer = ahead.next_answer(runs[0])
        assert runs[0].index == index
        runs[0].choose(seat, answer, runs[0].token(request, seat))
        found = along.step(runs[1])
        assert (seat, request.decision.key, answer) == (found[0], found[1].decision.key, found[2])
    assert runs[1].over
