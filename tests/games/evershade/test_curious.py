"""Who would rather come across something new, and where simulated tables begin for it."""

from collections.abc import Collection

from bot.rules.decision import Answer
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs.evershade.content.reachable import entries_from, foes_in, starts_of
from cogs.evershade.game import game
from cogs.evershade.house import openings
from cogs.evershade.options import SessionOptions
from cogs.evershade.state import EvershadeState

GAME = game()
CONTENT = GAME.content
FIRST, SECOND = CONTENT.adventures.values()


def begun(**settings: object) -> Run[EvershadeState]:
    return Run.start(GAME, b"curious", 1, SessionOptions.model_validate(settings))


def explored(run: Run[EvershadeState], unseen: Collection[str]) -> Answer | None:
    request = run.requests()[0]
    return GAME.explore(run.state, request, request.decision.seats[0], unseen)


def until(run: Run[EvershadeState], key: str) -> Run[EvershadeState]:
    """On to the first question of this kind, as the house plays."""
    crowd = Crowd(greedy_player, b"curious", 0)
    while run.requests()[0].decision.key != key:
        crowd.step(run)
    return run


def test_a_hero_whom_nobody_has_had_rides_else_one_of_a_path_whom_nobody_has_made() -> None:
    run = begun(heroes=1)
    assert explored(run, {"hero:ibbet_stillstand"}) == "ibbet_stillstand"
    assert explored(run, {"hero:ibbet_stillstand", "path:coroner"}) == "ibbet_stillstand"
    assert explored(run, set()) is None
    run.choose(0, "own")
    assert explored(run, {"path:coroner"}) == "reeve"
    run.choose(0, "reeve")
    assert explored(run, {"path:coroner"}) == "coroner" and explored(run, {"path:spearer"}) is None


def test_an_answer_is_chosen_for_the_entry_to_which_it_leads() -> None:
    run = until(begun(act=2, until="act"), "story.choice")
    title = run.requests()[0].decision.prompt.params["title"]
    entry = CONTENT.storybook.entries[title.split("/")[1]]
    ways = {
        choice.name: outcome.goto
        for _, passage in entry.passages()
        for choice in passage.choices
        for outcome in choice.outcomes.values()
        if outcome.goto is not None and choice.check is None
    }
    assert ways
    for name, leads in ways.items():
        others = {there for other, there in ways.items() if other != name}
        if leads not in others:
            assert explored(run, {f"entry:{leads}"}) == name


def test_each_act_has_entries_and_foes_of_its_own() -> None:
    told = [entries_from(CONTENT, starts_of(adventure, 1, 6)) for adventure in (FIRST, SECOND)]
    assert len(told[0]) > 60 and len(told[1]) > 60
    assert "reed_jackals" in foes_in(CONTENT, told[0]) and "reed_jackals" not in foes_in(CONTENT, told[1])
    of_act = GAME.usable_with(SessionOptions(adventure=SECOND.id, act=1, until="act"))
    whole = GAME.usable_with(SessionOptions(adventure=SECOND.id, until="adventure"))
    assert of_act < whole < GAME.usable() and not of_act & {f"entry:{one}" for one in told[0] - told[1]}


def test_later_acts_begin_with_letters_and_grown_heroes_by_turns_and_first_acts_with_nothing() -> None:
    given = [openings.opening(CONTENT, FIRST, turn, 2) for turn in range(8)]
    marks = [None if one is None else tuple(one["tracker"]["marks"]) for one in given]
    assert None in marks and tuple(FIRST.letters) in marks and len(set(marks)) == 4
    grown = [hero for one in given if one is not None for own in one["heroes"] for hero in own]
    assert len({hero["profession"] for hero in grown}) > 4 and all(len(hero["taken"]) > 4 for hero in grown)
    sets = [GAME.trial_options(number)[0] for number in range(len(GAME.named_options()) + 1)]
    firsts = [number for number, options in enumerate(sets) if options.get("act", 1) == 1]
    assert {GAME.trial_opening(number, 2) for number in firsts} == {None}


def test_heroes_that_are_brought_along_ride() -> None:
    brings = openings.opening(CONTENT, SECOND, 1, 2)
    run = Run.start(GAME, b"grown", 2, SessionOptions(adventure=SECOND.id, act=2, until="act"), brings=brings)
    assert [hero.id for hero in run.state.heroes] == [own[0]["id"] for own in brings["heroes"]]
    assert all(hero.secret for hero in run.state.heroes)
