"""Who would rather come across something new, and where simulated tables begin for it."""

from collections.abc import Collection
from typing import Any

from bot.rules.decision import Answer
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs.evershade.content.reachable import entries_from, foes_in, starts_of
from cogs.evershade.game import game
from cogs.evershade.house import asked, brought, curious, curious_story, openings, stepping
from cogs.evershade.options import CombatOptions, SessionOptions
from cogs.evershade.rules.field import board
from cogs.evershade.skirmish import Skirmish
from cogs.evershade.state import EvershadeState, HotbarCard

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


def test_later_acts_begin_with_letters_and_grown_heroes_by_turns() -> None:
    given = [openings.opening(CONTENT, FIRST, 3, turn, 2, ()) for turn in range(8)]
    marks = [None if one is None else tuple(one["tracker"]["marks"]) for one in given]
    assert None in marks and tuple(FIRST.letters) in marks and len(set(marks)) == 4
    grown = [hero for one in given if one is not None for own in one["heroes"] for hero in own]
    assert len({hero["profession"] for hero in grown}) > 4 and all(len(hero["taken"]) > 4 for hero in grown)


def test_a_first_act_is_begun_by_nobody_or_by_those_who_remember_the_adventure_before_it() -> None:
    """LE-26.2."""
    given = [openings.opening(CONTENT, SECOND, 1, turn, 2, ()) for turn in range(8)]
    marks = [set(one["tracker"]["marks"]) for one in given if one is not None]
    assert None in given and marks and all(one and one <= {*SECOND.remembers} for one in marks)
    assert all(one["tracker"]["marks"] == [] for one in (openings.opening(CONTENT, FIRST, 1, 1, 2, ()),))
    brings = openings.opening(CONTENT, SECOND, 1, 1, 2, ())
    run = Run.start(GAME, b"again", 2, SessionOptions(adventure=SECOND.id, until="act"), brings=brings)
    until(run, "story.choice")
    assert SECOND.setting_off.existing in run.state.story.entries


def test_who_is_brought_along_has_what_nobody_has_used_yet() -> None:
    """Cards deep in a tree, things with their cards on the hotbar, and a secret whose last stage nobody has read."""
    secret = next(one for one in CONTENT.secrets.values() if one.adventure == FIRST.id)
    unseen = {"the_bell_in_the_bone", "strike_the_hour", "moth_in_a_jar", f"entry:{secret.stages[-1].entry}"}
    hero, other = (own[0] for own in openings.opening(CONTENT, FIRST, 5, 1, 2, unseen)["heroes"])
    laid = {slot["card"] for slot in hero["hotbar"] if slot is not None}
    assert hero["profession"] == "bell_ringer" and {"the_bell_in_the_bone", "strike_the_hour"} <= laid
    assert {"warm_clapper", "moth_in_a_jar"} <= set(hero["worn"]) and "warm_clapper" not in other["worn"]
    assert (hero["secret"], hero["stages"]) == (secret.id, len(secret.stages) - 1) and other["secret"] != secret.id


def test_the_letters_are_those_that_lead_to_what_nobody_has_read() -> None:
    """Entry 100 is sent on to p4100 by E, else to p1100 by I."""
    for turn in (1, 2, 3, 5):
        for entry, marked in (("p4100", {"E": True}), ("p1100", {"E": False, "I": True})):
            marks = openings.opening(CONTENT, FIRST, 5, turn, 2, {f"entry:{entry}"})["tracker"]["marks"]
            assert {letter: letter in marks for letter in marked} == marked
    known = asked.wanted(CONTENT, SECOND, 2, {"entry:p1234"})
    assert known.achievements == ["lowe_remembers"] and not known.marks
    contrary = asked.wanted(CONTENT, FIRST, 5, {"entry:p4100", "entry:p1100"})
    assert contrary.marks["E"] and "I" not in contrary.marks


def test_heroes_that_are_brought_along_ride() -> None:
    brings = openings.opening(CONTENT, SECOND, 2, 1, 2, ())
    run = Run.start(GAME, b"grown", 2, SessionOptions(adventure=SECOND.id, act=2, until="act"), brings=brings)
    assert [hero.id for hero in run.state.heroes] == [own[0]["id"] for own in brings["heroes"]]
    assert all(hero.secret for hero in run.state.heroes)


def test_a_roll_is_failed_where_more_lies_behind_a_failure() -> None:
    """Entry 213 leads to p1213 with a success, else to p2213: whoever has fewest dice, no boon, no reroll."""
    brings = openings.opening(CONTENT, SECOND, 1, 1, 3, ())
    options = SessionOptions(adventure=SECOND.id, until="act")
    run = Run.start(GAME, b"fails", 3, options, brings=brings)
    until(run, "evershade.explore")
    crowd = Crowd(greedy_player, b"fails", 0, unseen={"entry:213"})
    while run.requests()[0].decision.key != "evershade.performer":
        crowd.step(run)
    dice = {one.id: one.label.params["n"] for one in run.requests()[0].decision.legal() if "n" in one.label.params}
    weakest = explored(run, {"entry:p2213"})
    assert isinstance(weakest, str) and dice[weakest] == min(dice.values())
    assert explored(run, {"entry:p1213"}) is None and explored(run, {"entry:p1213", "entry:p2213"}) is None
    fails = Crowd(greedy_player, b"fails", 0, unseen={"entry:p2213"})
    while (request := run.requests()[0]).decision.key in ("evershade.performer", "evershade.boons", "evershade.reroll"):
        if request.decision.key != "evershade.performer":
            assert explored(run, {"entry:p2213"}) == [] and explored(run, {"entry:p1213"}) is None
        fails.step(run)


def test_what_nobody_has_used_is_bought_worn_and_laid() -> None:
    run = until(begun(act=2, until="act"), "evershade.camp-equip")
    hero = run.state.heroes[0]
    hero.pouch_items.append("wick_of_hair")
    hero.pouch_cards.append("show_a_light")
    answer = explored(run, {"show_a_light"})
    assert isinstance(answer, str) and answer.startswith("lay:show_a_light:")
    hero.hotbar[int(answer.rpartition(":")[2])] = HotbarCard("show_a_light")
    assert explored(run, {"second_best_oilskin"}) is None
    hero.worn = [ref for ref in hero.worn if CONTENT.items[ref.partition("/")[0]].slot != "chest"]
    hero.pouch_items.append("second_best_oilskin")
    assert explored(run, {"second_best_oilskin"}) == "wear:second_best_oilskin"


def test_an_entry_that_would_send_on_to_something_new_waits_for_its_condition() -> None:
    """Entry 28 is sent on to 37 by G."""
    run = until(begun(act=2, until="act"), "evershade.explore")
    state = run.state
    legal = {one.id for one in run.requests()[0].decision.legal()}
    assert "read:28" in legal and len(legal) > 1
    assert curious_story.redirected(state, CONTENT, "28") == "28"
    assert explored(run, {"entry:37"}) not in ("read:28", None)
    state.tracker.marks.append("G")
    assert curious_story.redirected(state, CONTENT, "28") == "37"
    assert explored(run, {"entry:37"}) == "read:28" == explored(run, {"entry:37", "entry:38"})


def test_somebody_goes_to_where_a_ward_can_be_brought_back_and_does_it() -> None:
    """In the siege of the second adventure; nobody has done it yet."""
    run: Run[Any] = Run.start(Skirmish(CONTENT), b"siege", 2, CombatOptions(entry="298", heroes=2))
    crowd = Crowd(greedy_player, b"siege", 0)
    while run.requests()[0].decision.key != "evershade.action":
        crowd.step(run)
    request, fight = run.requests()[0], run.state.fight
    who = stepping.active(run.state)
    lost = max(fight.kept, key=lambda one: board.chart(run.state, CONTENT).range_between(fight.spaces[who], one) or 0)
    assert curious.answer(run.state, CONTENT, request, {"kindle"}) is None
    fight.kept.remove(lost)
    assert curious.answer(run.state, CONTENT, request, {"kindle"}) == "move"
    assert curious.answer(run.state, CONTENT, request, {"push"}) is None
    run.choose(request.decision.seats[0], "move")
    space = curious.answer(run.state, CONTENT, run.requests()[0], {"kindle"})
    reach = [one.id for one in run.requests()[0].decision.legal()]
    grid = board.chart(run.state, CONTENT)
    assert isinstance(space, str) and space in reach
    assert grid.range_between(space, lost) == min(grid.range_between(one, lost) or 0 for one in reach if one in grid)


def test_somebody_waits_for_the_tide_that_an_entry_waits_for() -> None:
    """Entry 217 is sent on to p1217 by AT, which the time track marks; nothing else on the sheet is new."""
    run = Run.start(GAME, b"tide", 2, SessionOptions(adventure=SECOND.id, until="act"))
    until(run, "evershade.explore")
    sheet = CONTENT.sheets[run.state.sheet]
    printed = {str(one) for space in sheet.spaces.values() for one in space.entries}
    run.state.story.entries += sorted(printed - {"217", *run.state.story.entries})
    run.state.tracker.marks = [one for one in run.state.tracker.marks if one != "AT"]
    assert explored(run, {"entry:p1217"}) == "do:wait_for_water"
    assert explored(run, {"entry:p1214"}) is None and explored(run, {"entry:217"}) == "read:217"
    run.state.tracker.marks.append("AT")
    assert explored(run, {"entry:p1217"}) == "read:217"


def test_a_letter_that_leads_to_something_new_is_worth_failing_for() -> None:
    """Entry 9 is sent on to 14 by J, which only a failure in entry 8 marks; both ways it goes on with p1008."""
    assert [terms.att for terms in asked.failing(CONTENT, FIRST, 1, {"entry:14"})] == [("INT", "CHA")]
    assert asked.failing(CONTENT, FIRST, 1, {"entry:13"}) == []
    run = until(begun(until="act"), "evershade.explore")
    crowd = Crowd(greedy_player, b"letter", 0, unseen={"entry:8"})
    while run.requests()[0].decision.key != "evershade.performer":
        crowd.step(run)
    dice = {one.id: one.label.params["n"] for one in run.requests()[0].decision.legal() if "n" in one.label.params}
    weakest = explored(run, {"entry:14"})
    assert isinstance(weakest, str) and dice[weakest] == min(dice.values()) and explored(run, {"entry:13"}) is None
    run.state.tracker.marks.append("J")
    assert explored(run, {"entry:14"}) is None


def test_where_only_failing_leads_on_a_party_is_brought_that_is_poor_at_it() -> None:
    """Entry 275 is read by whoever fails in entry 268: no party of the same act has less of INT and CHA."""
    (terms,) = asked.failing(CONTENT, SECOND, 4, {"entry:275"})

    def best(unseen: Collection[str]) -> list[int]:
        heroes = [hero for own in openings.opening(CONTENT, SECOND, 4, 2, 3, unseen)["heroes"] for hero in own]
        return [max(hero["att"][one] for one in terms.att) for hero in heroes]

    assert max(best({"entry:275"})) < max(best(()))


def test_single_combats_are_a_part_of_the_simulation() -> None:
    """Each of both adventures, by one to four, and each brings its foes and their cards."""
    (part,) = GAME.trial_parts()
    named = part.named_options().values()
    assert len(named) == 18 and part.seats == (1, 4)
    usable = [(one["entry"], part.usable_with(part.options(**one)) or set()) for one in named]
    with_captain = [(entry, "ledger_and_whip" in found) for entry, found in usable if "toll_captain" in found]
    assert with_captain == [("19", True)]
    every = set().union(*(found for _, found in usable))
    assert {*CONTENT.enemies} <= every
    run = Run.start(part, b"part", 1, part.options(entry="19", heroes=1))
    assert len(run.state.heroes) == len(run.state.allies) == 1
    assert "keep_light" in brought.by_card(CONTENT, "from_the_sleeve")


def test_a_camp_card_counts_as_come_across_once_it_is_built_and_once_it_is_improved() -> None:
    """LE-17.5, LE-17.13."""
    run = until(begun(act=2, until="act"), "evershade.camp-card")
    run.state.heroes[0].brill = 9
    for answer, found in (("build:cook_fire", "cook_fire"), ("upgrade:cook_fire", "cook_fire_2")):
        until(run, "evershade.camp-card").used.clear()
        run.choose(0, answer)
        assert found in run.used and found in run.state.holders
