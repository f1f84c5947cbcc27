"""Whom one aims at, what one gives up and where a token goes says what Dusk would make of it, and so it comes."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import partial
from types import SimpleNamespace
from typing import Any

from bot.rules.decision import Option, Text, text
from bot.rules.kernel.run import Request, Run
from bot.trials.house import Crowd, greedy_player, random_player
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import LABEL
from cogs.altered.content.cards import Trigger
from cogs.altered.content.filters import STATS, Cost, Filter
from cogs.altered.rules.effects.costs import leaving
from cogs.altered.rules.reading.boards import without
from cogs.altered.rules.reading.ids import RESERVE, SCOUT, Place, TurnChoice
from cogs.altered.rules.reading.leads import lead
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.outcomes import MOST, with_outcomes
from cogs.altered.rules.reading.standing import moving, winner_at_dusk
from cogs.altered.rules.resolving.asking import after_target
from cogs.altered.rules.resolving.context import Context
from cogs.altered.rules.resolving.declaring import parts
from cogs.altered.rules.rest import _options as reserve_options
from cogs.altered.state import EXPEDITIONS, AlteredOptions, AlteredState, Obj, Orb, opposing
from tests.games.altered.test_dusk_outcome import GAME, NAMES, PAIRS
from tests.games.altered.test_usual_targets import first_turn
from tests.games.altered.test_wordings import put

WORDS = Catalogue("altered")


def asked(keys: set[str]) -> Iterator[tuple[Run[AlteredState], Crowd, Request]]:
    """Each of these questions in some games of random players; the caller goes on with the crowd."""
    for n, pair in enumerate([*PAIRS, ("toll_of_moths", "charterhold_2"), ("drum_corps_2", "closed_road")] * 9):
        run: Run[AlteredState] = Run.start(GAME, f"outcomes {n}".encode(), 2, AlteredOptions(confirm="never"))
        for seat, deck in enumerate(pair):
            run.choose(seat, deck)
        crowd = Crowd(random_player(b"aim"), f"outcomes {n}".encode(), 0)
        while not run.over:
            (request, *_) = run.requests()
            if request.decision.key in keys:
                yield run, crowd, request
            if not run.over:
                crowd.step(run)


def explained(request: Request) -> list[Option]:
    decision = request.decision
    return list(decision.legal() if decision.explain is None else decision.explain(decision.legal()))


def told(option: Option) -> dict[tuple[int, str], bool] | None:
    """The expeditions that it says will fare otherwise; None: it says nothing of Dusk."""
    if option.label.key != "al-option-dusk":
        return None
    if any(one.key == "al-dusk-winner" for one in option.label.params["changes"]):
        return None  # who wins then, and nothing besides
    changes = [one.params for one in option.label.params["changes"] if one.key == "al-dusk-change"]
    return {(int(one["seat"].removeprefix("@seat:")), one["exp"]): one["moves"] for one in changes}


def led(option: Option) -> dict[tuple[int, str], int]:
    """By how much it says that an expedition will be ahead then; 0 or less: that it needs so much and one more."""
    found = [one.params for one in option.label.params["changes"] if one.key == "al-dusk-lead"]
    return {
        (int(one["seat"].removeprefix("@seat:")), one["exp"]): one["n"] if one["leads"] else 1 - one["n"]
        for one in found
    }


def leads(at: Look) -> dict[tuple[int, str], int | None]:
    both = {(seat, exp): lead(at, seat, exp) for seat in (0, 1) for exp in EXPEDITIONS}
    return {one: None if stands is None else stands.n for one, stands in both.items()}


def bodies(run: Run[AlteredState]) -> set[str]:
    return {oid for oid in run.state.in_play if run.state.objects[oid].zone == "expedition"}


def look(run: Run[AlteredState]) -> Look:
    return Look(run.state, GAME.content)


def test_what_comes_of_a_target_or_a_sacrifice_is_what_the_board_shows_then() -> None:
    """Wherever it is all that has changed."""
    met: Counter[str] = Counter()
    for run, crowd, request in asked({"altered.target", "altered.choose"}):
        options = {option.id: option for option in explained(request)}
        said = {name: told(option) for name, option in options.items()}
        line = len(run.journal)
        now, there, marks, led_by = moving(look(run)), bodies(run), marked(run), leads(look(run))
        _, _, chosen = crowd.step(run)
        found = said.get(str(chosen))
        if found is None or run.over or run.state.turn is None:
            continue
        same = {oid: mark for oid, mark in marked(run).items() if marks.get(oid) != mark}
        if run.state.pending or any(event.kind == "al-nothing" for event in run.journal[line:]):
            continue  # more is to come of it, or whoever was aimed at has paid for it
        if there - bodies(run) | same.keys() != {str(chosen)} or bodies(run) - there:
            continue  # more has come of it, or it is not done yet
        after = moving(look(run))
        assert {one: after[one] for one in after if after[one] != now[one]} == found
        shift = led(options[str(chosen)])
        assert shift.items() <= leads(look(run)).items() and not shift.items() & led_by.items()
        assert found or shift or leads(look(run)) == led_by, "that all is as now is said of nothing else"
        met["shift"] += bool(shift)
        met["gone" if str(chosen) not in bodies(run) else "stays"] += 1
        met["changes"] += bool(found)
    assert met["gone"] > 3 and met["stays"] > 3 and met["changes"] > 2 and met["shift"] > 2, met


def test_a_yes_says_who_is_given_up_and_what_dusk_would_be_then() -> None:
    """A reader gave up the one who moved their Hero on, for a card: neither was said."""
    met: Counter[str] = Counter()
    for run, _, request in asked({"altered.may"}):
        options = {option.id: option for option in explained(request)}
        assert set(options) == {"yes", "no"}
        if told(options["yes"]) is None:
            continue
        wins = winner_at_dusk(look(run)) is not None  # who wins then is all that is told
        assert told(options["no"]) == (None if wins else {}), "a no changes nothing"
        label = WORDS.format(options["yes"].label, NAMES, label=True)
        assert len(label) <= LABEL
        now, there, marks = moving(look(run)), bodies(run), marked(run)
        found = told(options["yes"])
        run.choose(request.decision.seats[0], "yes")
        if run.over or run.state.turn is None:
            continue
        gone = there - bodies(run)
        if len(gone) != 1 or bodies(run) - there or any(marks.get(oid) != one for oid, one in marked(run).items()):
            continue  # it was put off by a question, or more has come of it
        after = moving(look(run))
        assert {one: after[one] for one in after if after[one] != now[one]} == found
        met["named"] += label.startswith("Yes, sacrifice ")
        met["gone"] += 1
        met["changes"] += bool(found)
    assert met["named"] > 2 and met["changes"], met


def marked(run: Run[AlteredState]) -> dict[str, Any]:
    """What counts at Dusk of each who travels."""
    return {
        oid: (obj.boosts, "asleep" in obj.statuses, obj.expedition)
        for oid, obj in run.state.objects.items()
        if oid in bodies(run)
    }


def begun(state: AlteredState) -> Run[AlteredState]:
    """A table as it is in this state."""

    def patch(fresh: AlteredState) -> None:
        for name in type(fresh).model_fields:
            setattr(fresh, name, deepcopy(getattr(state, name)))

    return Run.start(GAME, b"begun", 2, patch=patch)


def test_a_scout_who_leaves_at_once_counts_neither_on_the_board_nor_in_what_is_said_of_her_targets() -> None:
    """A board said that an expedition moved on by somebody who was on her way to the Reserve, and each target of hers
    that all stayed so; whoever boosted the wrong one lost the game."""
    state = deepcopy(first_turn())
    seat = state.turn
    assert seat is not None
    aunt = next(card for card in GAME.content.cards.values() if card.name == "Pathfinder's Aunt")
    levy = "GM_BASE_B_CH_90_C"
    for oid, who, exp in (("a", seat, "companion"), ("b", 1 - seat, "companion"), ("c", seat, "hero")):
        put(state, oid, levy, who, exp)
    state.players[seat].hand = [aunt.id]
    state.players[seat].mana = [Orb(aunt.id), *(Orb(aunt.id) for _ in range(3))]

    run = begun(state)
    run.choose(seat, str(TurnChoice(SCOUT, aunt.id)))
    run.choose(seat, "companion")
    run.choose(seat, "go")
    if run.requests()[0].decision.key == "altered.order":
        run.choose(seat, run.requests()[0].decision.legal()[0].id)
    (request, *_) = run.requests()
    assert request.decision.key == "altered.target" and any(one.ability == "scout" for one in run.state.pending)
    rows = {(exp["seat"], exp["exp"]): exp for exp in run.view(None)["expeditions"]}
    row = rows[seat, "companion"]
    assert row["stats"] == [1, 1, 1] and not row["wins"] and rows[1 - seat, "companion"]["stats"] == [1, 1, 1]
    assert [one["leaving"] for one in row["objects"]] == [False, True]
    said = {option.id: told(option) for option in explained(request)}
    assert said["a"] == {(seat, "companion"): True} and said["b"] == {(1 - seat, "companion"): True}
    assert said["c"] == {}


def test_what_is_paid_by_leaving_is_counted_and_what_is_chosen_later_is_not_guessed() -> None:
    """A token that gives itself up for a boost would have been counted as still there."""
    state = deepcopy(first_turn())
    for oid in ("a", "b"):
        put(state, oid, "GM_BASE_B_CH_90_C", 0, "hero")
    play: Any = SimpleNamespace(state=state, content=GAME.content)
    weasel = next(card for card in GAME.content.cards.values() if card.name == "Shortcut Weasel")
    steps = GAME.content.printed[weasel.id].support[0][1].do
    ((_, pick),) = parts(steps, GAME.content)
    then = after_target(play, Context(0, weasel.id, leaves=("a",)), steps, pick, (), "b")
    assert then is not None and "a" not in then.in_play and then.objects["b"].boosts == 1
    assert "a" in state.in_play and not state.objects["b"].boosts, "nothing has changed"
    assert after_target(play, Context(0, weasel.id, leaves=None), steps, pick, (), "b") is None
    assert leaving(Cost(sacrifice=Filter()), "a") is None and leaving(Cost(mana=1), "a") == ()
    assert leaving(Cost(sacrifice_me=True), "a") == ("a",)


def test_where_a_token_may_go_says_so_for_all_four_expeditions() -> None:
    met = 0
    for run, _, request in asked({"altered.which"}):
        now = moving(look(run))
        for option in explained(request):
            changes = told(option)
            if changes is None:
                continue
            seat, exp = Place.read(option.id)
            assert all(one[1] == exp for one in changes), "it stands in no other pair"
            assert all(moves != now[one] for one, moves in changes.items())
            assert changes.get((seat, exp), True), "nobody is stopped by their own"
            met += 1
        if met > 12:
            break
    assert met


def waits(run: Run[AlteredState], leaving: str) -> bool:
    """Whether somebody in play does more than draw when this one is sacrificed or leaves."""
    found = [(oid, GAME.content.cards[run.state.objects[oid].card]) for oid in run.state.in_play]
    triggers = [
        (oid, one.when)
        for oid, card in found
        for one in card.abilities
        if isinstance(one.when, Trigger) and [step.do for step in one.do] != ["draw"]
    ]
    return any(one.event in ("sacrificed", "leaves") and (one.who is None or oid == leaving) for oid, one in triggers)


def test_nothing_is_promised_where_somebody_answers() -> None:
    """Parade of the Ninth gains a boost when a token is sacrificed: “Ada’s 🧭 stays” was not so."""
    state = deepcopy(first_turn())
    for n, oid in enumerate(("a", "b")):
        put(state, oid, "GM_BASE_B_CH_90_C", 0, ("hero", "companion")[n])
    options = [Option(oid, Text("al-name", {"name": "X"})) for oid in ("a", "b")]
    plain = with_outcomes(Look(state, GAME.content), options, partial(without, state), None)
    assert [one.label.key for one in plain] == ["al-option-dusk"] * 2
    parade = next(card for card in GAME.content.cards.values() if card.name == "Parade of the Ninth")
    put(state, "p", parade.id, 0, "hero")
    assert with_outcomes(Look(state, GAME.content), options, partial(without, state), None) == options


def test_in_words() -> None:
    """Short enough for a button, in private with one's own called so; of long lists nothing is said."""

    def said(text: Text) -> str:
        return WORDS.format(text, NAMES, label=True)

    labels = set()
    for run, _, request in asked({"altered.target", "altered.choose", "altered.payment"}):
        labels |= {said(option.label) for option in explained(request) if told(option) is not None}
        few = [Option(oid, Text("al-name", {"name": "X"})) for oid in sorted(bodies(run))]
        # nor is anything said while something else waits
        if run.state.phase == "afternoon" and 2 <= len(few) <= MOST and not run.state.pending:
            for option in with_outcomes(look(run), few, partial(without, run.state), None):
                assert (option.label.key == "al-option-dusk") is not waits(run, option.id)
            long = [*few, *few, *few, *few, *few][: MOST + 1]
            assert with_outcomes(look(run), long, partial(without, run.state), None) == long
    assert any(label.endswith(": Dusk as now") for label in labels)
    assert any(label.endswith(" stays") for label in labels) and any(label.endswith(" moves") for label in labels)
    assert any("(your 🧭)" in label for label in labels) and any("(Ben’s 🎒)" in label for label in labels)
    assert max(map(len, labels)) <= LABEL, sorted(labels, key=len)[-1]


def test_of_two_of_one_name_in_the_reserve_the_exhausted_one_says_so() -> None:
    """One had been played, one resupplied, and their buttons were the same."""
    state = deepcopy(first_turn())
    for n, oid in enumerate(("a", "b")):
        anvil = Obj(oid, "GM_ROAD_B_GW_03_C", 0, 0, "reserve", 9_000 + n, exhausted=bool(n))
        state.objects[oid] = anvil
        state.players[0].reserve.append(oid)
    play: Any = SimpleNamespace(state=state, content=GAME.content)
    labels = {one.id: WORDS.format(one.label, NAMES, label=True) for one in reserve_options(play, 0, "reserve")}
    assert labels["b"] == f"{labels['a']} ↷ exhausted"


def test_the_only_target_of_a_whole_play_says_what_comes_of_it() -> None:
    """“Return to Sender → Mushroom Notary” did not say that it stops her, since there was nobody else to aim at."""
    state = deepcopy(first_turn())
    put(state, "a", "GM_BASE_B_CH_90_C", 1, "hero")
    now = Look(state, GAME.content)
    only = [Option("a", text("al-name", name="a"))]
    whole, alone = (
        with_outcomes(now, only, partial(without, state), 0, is_whole=is_whole)[0] for is_whole in (True, False)
    )
    assert WORDS.format(whole.label, NAMES, label=True).endswith(": 🌲1→0, Ben’s 🧭 stays")
    assert alone.label == only[0].label, "what is asked and cannot be left need not be told"


def test_boosts_that_a_card_keeps_in_the_reserve_are_in_its_statistics_and_in_what_is_said_of_dusk() -> None:
    """A row said 2/3/2 of somebody who came back with a boost as 3/4/3, and what Dusk would be did not count it."""
    state = deepcopy(first_turn())
    seat = state.turn
    assert seat is not None
    snowshoe = next(one for one in GAME.content.cards.values() if one.name == "Old Snowshoe")
    state.objects["kept"] = Obj("kept", snowshoe.id, seat, seat, "reserve", 9_000, counters={"boost": 1})
    state.players[seat].reserve.append("kept")
    state.players[seat].mana = [Orb(snowshoe.id) for _ in range(9)]
    most = max(snowshoe.row)
    wall = next(one for one in GAME.content.cards.values() if one.is_body and min(one.row) == max(one.row) == 1)
    for n in range(most + 2):  # against whom only that boost is of use
        put(state, f"wall{n}", wall.id, opposing(seat), "hero")

    run = begun(state)
    (request, *_) = run.requests()
    chosen = str(TurnChoice(RESERVE, "kept"))
    option = next(one for one in request.decision.legal() if one.id == chosen)
    forest, mountain, water = (n + 1 for n in snowshoe.row)
    assert f"🌲{forest} ⛰️{mountain} 🌊{water}" in WORDS.format(option.label, NAMES, label=True)
    form = request.decision.form(chosen) if request.decision.form is not None else None
    assert form is not None
    hero = form.parts[0].options[0]
    run.choose(seat, chosen)
    run.choose(seat, "hero")
    run.choose(seat, "go")
    row = next(one for one in run.view(None)["expeditions"] if (one["seat"], one["exp"]) == (seat, "hero"))
    assert row["stats"] == [n + 3 for n in snowshoe.row]
    assert (hero.label.params["fate"] in ("moves", "wins")) is bool(row["wins"])


def test_a_target_says_what_becomes_of_the_sum_where_it_stands() -> None:
    """In the statistic that counts there and changes most; where a button has no room for it, the rest stands alone."""
    met = 0
    for number in range(6):
        word = b"summed %d" % number
        run: Run[AlteredState] = Run.start(GAME, word, 2, AlteredOptions(decks="random"))
        crowd = Crowd(greedy_player, word, 0)
        while not run.over:
            for request in run.requests():
                decision = request.decision
                if decision.key not in ("altered.target", "altered.choose") or decision.explain is None:
                    continue
                look = Look(run.state, GAME.content)
                for option in decision.explain(decision.legal()):
                    if option.label.key != "al-option-dusk" or not option.label.params["m"]:
                        continue
                    obj, (summed,) = run.state.objects[option.id], option.label.params["sums"]
                    assert obj.expedition is not None
                    stat = summed.params["sign"].key.removeprefix("al-sign-")
                    assert stat in look.types(obj.controller, obj.expedition)
                    now = look.sum(obj.controller, obj.expedition)[STATS.index(stat)]
                    assert summed.params["n"] == now != summed.params["m"]
                    assert option.brief is not None and option.brief.params["m"] == 0
                    met += 1
            crowd.step(run)
    assert met > 5, met
