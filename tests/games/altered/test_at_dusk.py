"""What comes "At Dusk" before the sums is counted in all that says how Dusk would end, or it is said that it may be
otherwise."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from bot.rules.decision import Option
from bot.rules.kernel.run import Request, Run
from bot.trials.house import Crowd, greedy_player, random_player
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs.altered.cog import surface
from cogs.altered.content.filters import STATS
from cogs.altered.rules.events.triggers import listeners
from cogs.altered.rules.reading.coming import comes_late
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.standing import winner_at_dusk
from cogs.altered.rules.rehearsal import KNOWN
from cogs.altered.state import EFFECTIVE, AlteredOptions, AlteredState
from cogs.altered.view.forecast import forecast
from cogs.altered.view.race import race
from cogs.altered.view.stake import stake
from cogs.altered.view.telling import counted, fate
from tests.games.altered.test_forecasts_hold import brought

ALTERED = surface()
GAME = ALTERED.game
NAMES = SeatNames({0: "Ada", 1: "Ben"}, GAME.name_of)
WORDS = Catalogue("altered")
PAIRS = [("greenbound_2", "open_workshop_2"), ("masquers_2", "greenbound_2"), ("greenbound_2", "greenbound_2")]
"""Wenna & Thistle give a boost at Dusk if somebody of theirs is Anchored."""


def test_what_the_board_says_of_dusk_is_what_comes_of_it() -> None:
    """ "Ben needs 1" stood there, and then Ben moved by 2:1: his Hero had given a boost in between."""
    met: Counter[str] = Counter()
    for n in range(6):
        seed = f"at dusk {n}".encode()
        run: Run[AlteredState] = Run.start(GAME, seed, 2, AlteredOptions(confirm="never", reaction_order=EFFECTIVE))
        for seat, deck in enumerate(PAIRS[n % len(PAIRS)]):
            run.choose(seat, deck)
        crowd, rng = Crowd(random_player(seed) if n % 2 else greedy_player, seed, 0), Random(n)
        while not run.over:
            (request, *_) = [one for one in run.requests() if not one.anytime]
            view = run.view(None)
            if request.decision.key == "altered.turn" and not run.state.tiebreak and view["dusk"]["first"]:
                compare(run, view, rng, met)
                compare_end(run, request, rng, met)
            crowd.step(run)
    assert met["ends otherwise"] and met["may end"] and met["ends"] > 4, met
    assert all(met[one] > 10 for one in ("counted", "open", "as it stands")) and met["changed"] > 2, met


def compare(run: Run[AlteredState], view: dict[str, object], rng: Random, met: Counter[str]) -> None:
    """Both pass, and back."""
    rows = view["expeditions"]
    assert isinstance(rows, list)
    index, line = run.index, len(run.journal)
    found = brought(run, line, rng)
    sums = next((event.params for event in run.journal[line:] if event.kind == "al-progress"), None)
    run.undo(index)
    if found is None or sums is None:
        return
    lanes = race(ALTERED.of_people(run.view(0), {0: "Ada", 1: "Ben"}), 0)
    for exp in rows:
        late, where = exp["late"], (exp["seat"], exp["exp"])
        said = fate(view, exp)
        if said == "open":
            met["open"] += 1
            look = Look(run.state, GAME.content)
            waiting = [GAME.name_of(one.obj.card) for one in listeners(look) if one.trigger.event == "dusk"]
            assert any(name is not None and name.startswith(late["by"]) for name in waiting), (late, waiting)
            continue
        assert (said == "moves") == found[where], (where, said, exp)
        if late is None or late["sums"] is not None:
            assert "/".join(map(str, counted(exp)["stats"])) == sums[exp["exp"]][exp["seat"]], exp
        met["counted" if late is not None else "as it stands"] += 1
        met["changed"] += (said == "moves") != (bool(exp["wins"]) and exp["held"] is None)
    for lane in lanes["lanes"] if lanes else ():
        for side, foe in (lane["sides"], lane["sides"][::-1]):
            if side["lack"] is not None and side["types"] and side["fate"] == "stays":
                mine, theirs = (sums[lane["exp"]][one["seat"]].split("/") for one in (side, foe))
                assert any(int(b) >= int(a) for a, b in zip(mine, theirs, strict=True)) or side["lack"][0] > 0
    words = [WORDS.format(one, NAMES) for one in forecast(view)]
    assert any("counted in above" in one for one in words) is bool(view["dusk"]["sure"]), words  # type: ignore[index]


def compare_end(run: Run[AlteredState], request: Request, rng: Random, met: Counter[str]) -> None:
    """Who wins at Dusk is the same on the board, above the race and in the question, and it is who does; where a card
    may still change that, nobody is named."""
    view, seat = run.view(None), request.decision.seats[0]
    told, looks = view["dusk"]["winner"], winner_at_dusk(Look(run.state, GAME.content))
    found = stake(view)
    assert (found is not None and found["kind"] == "wins") == (told is not None)
    ahead = request.decision.prompt.params["ahead"]
    assert ahead == ("nobody" if told is None or (told == seat and 1 - seat in view["passed"]) else said_of(told, seat))
    if told is None:
        met["may end"] += looks is not None
        return
    index, line = run.index, len(run.journal)
    if brought(run, line, rng) is not None:
        met["ends"] += 1
        met["ends otherwise"] += told != looks
        assert run.state.winner == told
    run.undo(index)


def said_of(winner: int, seat: int) -> str:
    return "you" if winner == seat else "foe"


def test_a_play_whose_end_a_card_changes_at_dusk_is_foretold_with_it() -> None:
    """The buttons said "Depends on what follows", and what followed was no secret."""
    met: Counter[str] = Counter()
    for n in range(3):
        seed = f"rows {n}".encode()
        run: Run[AlteredState] = Run.start(GAME, seed, 2, AlteredOptions(confirm="never", reaction_order=EFFECTIVE))
        for seat, deck in enumerate(PAIRS[n % len(PAIRS)]):
            run.choose(seat, deck)
        crowd, rng = Crowd(random_player(seed), seed, 0), Random(n)
        while not run.over:
            (request, *_) = [one for one in run.requests() if not one.anytime]
            if request.decision.key == "altered.turn" and not run.state.tiebreak:
                try_rows(run, request, rng, met)
            crowd.step(run)
    assert met["moves"] and met["stays"] > 2 and met["late"] > 4 and met["needs"] > 10, met


def try_rows(run: Run[AlteredState], request: Request, rng: Random, met: Counter[str]) -> None:
    """Each play of which such a card is named, and back."""
    seat, form = request.decision.seats[0], request.decision.form
    assert form is not None
    for option in request.decision.legal():
        parts = getattr(form(option.id), "parts", ())
        for one in parts[0].options if parts and parts[0].key == "altered.expedition" else ():
            fate, by = one.label.params.get("fate"), one.label.params.get("by", "none")
            if one.label.key == "al-dusk-outcome" and fate == "behind" and one.refused is None:
                met["needs"] += 1
                assert lacking(run, seat, option.id, one.id, rng) in (one.label.params["n"], None), one.label
            if one.label.key != "al-dusk-in-common" or by == "none" or one.refused is not None:
                continue
            met[fate] += 1
            if fate in ("moves", "stays"):
                assert WORDS.format(one.label, NAMES).endswith("(Wenna counted)")
                index, line = run.index, len(run.journal)
                run.choose(seat, option.id)
                run.choose(seat, one.id)
                found = brought(run, line, rng)
                run.undo(index)
                assert found is None or found[seat, one.id] == (fate == "moves"), one.label


def lacking(run: Run[AlteredState], seat: int, option: str, exp: str, rng: Random) -> int | None:
    """How much an expedition lacked at Dusk after this play, and back; None: no sums were compared."""
    (row,) = [one for one in run.view(None)["expeditions"] if (one["seat"], one["exp"]) == (seat, exp)]
    index, line = run.index, len(run.journal)
    run.choose(seat, option)
    run.choose(seat, exp)
    found = brought(run, line, rng)
    sums = next((event.params[exp] for event in run.journal[line:] if event.kind == "al-progress"), None)
    run.undo(index)
    if found is None or sums is None:
        return None
    mine, theirs = ([int(n) for n in sums[one].split("/")] for one in (seat, 1 - seat))
    pairs = zip(STATS, mine, theirs, strict=True)
    return min(max(b, 0) + 1 - a for stat, a, b in pairs if stat in row["types"])


def test_a_number_in_a_question_is_the_one_that_dusk_compares() -> None:
    """By how much an expedition leads, or what it needs, after somebody is aimed at or goes somewhere."""
    met: Counter[str] = Counter()
    for n in range(8):
        seed = f"numbers {n}".encode()
        run: Run[AlteredState] = Run.start(GAME, seed, 2, AlteredOptions())
        for seat, deck in enumerate(PAIRS[n % len(PAIRS)]):
            run.choose(seat, deck)
        crowd, rng = Crowd(random_player(seed), seed, 0), Random(n)
        while not run.over:
            (request, *_) = [one for one in run.requests() if not one.anytime]
            if run.state.turn is not None and not run.state.tiebreak and comes_late(Look(run.state, GAME.content)):
                try_numbers(run, request, rng, met)
            crowd.step(run)
    assert met["altered.turn"] and met["altered.confirm"], met
    later = [one.prospects for one in KNOWN.values() if one.prospects.compared]
    assert later and all(one.late and not one.tables for one in later), "who moves otherwise by it is known as well"


def try_numbers(run: Run[AlteredState], request: Request, rng: Random, met: Counter[str]) -> None:
    """Each answer that says such a number, and back; no hint names a sum that will be another one."""
    decision = request.decision
    told = decision.legal() if decision.explain is None else decision.explain(decision.legal())
    moves: list[tuple[tuple[str, ...], Option]] = [((one.id,), one) for one in told]
    for one in told if decision.form is not None else ():
        parts = getattr(decision.form(one.id), "parts", ())  # type: ignore[misc]
        moves += [((one.id, aim.id), aim) for aim in (parts[0].options if parts and not parts[0].lasts else ())]
    for answers, option in moves:
        assert option.hint is None or option.hint.key != "al-after", option
        said = next((one.params for one in option.label.params.get("changes", ()) if one.key == "al-dusk-lead"), None)
        if said is not None and option.refused is None:
            where = int(said["seat"][-1]), said["exp"], said["signs"].params["a"].key.removeprefix("al-sign-")
            n, found = (said["n"] if said["leads"] else 1 - said["n"]), ahead_by(run, decision.seats[0], answers, where)
            assert found in (n, None), (decision.prompt, option.label)
            met[decision.key] += found is not None


def ahead_by(run: Run[AlteredState], seat: int, answers: Sequence[str], where: tuple[int, str, str]) -> int | None:
    """By how much an expedition is ahead at Dusk in a statistic after these answers, and back; None: no sums were
    compared."""
    index, line = run.index, len(run.journal)
    for one in answers:
        run.choose(seat, one)
    if run.requests()[0].decision.key == "altered.confirm":
        run.choose(seat, "go")
    brought(run, line, Random(0))
    sums = next((one.params[where[1]] for one in run.journal[line:] if one.kind == "al-progress"), None)
    run.undo(index)
    if sums is None:
        return None
    a, b = (int(sums[one].split("/")[STATS.index(where[2])]) for one in (where[0], 1 - where[0]))
    return a - b if b > 0 else a
