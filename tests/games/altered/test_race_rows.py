"""The race says of each expedition whose it is, by how much it leads where that counts, and what it is short of."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from bot.draw.canvas import Canvas
from bot.rules.decision import text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from cogs.altered.cog import surface
from cogs.altered.content.filters import STATS
from cogs.altered.pictures.card import LEGEND
from cogs.altered.pictures.duels import TWISTS
from cogs.altered.pictures.hand import draw_hand
from cogs.altered.pictures.picture import draw, pictures
from cogs.altered.pictures.race import draw_race
from cogs.altered.rules.reading.look import Look, Sums
from cogs.altered.state import AlteredOptions, AlteredState
from cogs.altered.view.printed import printed
from cogs.altered.view.race import race, twist
from cogs.altered.view.view import view
from tests.games.altered.test_dusk_news import dusks

ALTERED = surface()
GAME = ALTERED.game
PEOPLE = {0: "Ada", 1: "Ben"}


def moments() -> Iterator[Run[AlteredState]]:
    """After each answer of some games."""
    for number in range(2):
        word = b"rows %d" % number
        run: Run[AlteredState] = Run.start(GAME, word, 2, AlteredOptions(decks="random"))
        crowd = Crowd(greedy_player, word, 0)
        while not run.over:
            yield run
            crowd.step(run)


def seen(run: Run[AlteredState], seat: int, people: dict[int, str] = PEOPLE) -> Any:
    return ALTERED.of_people(run.view(seat), people)


def with_more(state: AlteredState, seat: int, exp: str, stat: str, n: int) -> dict[str, Any]:
    """What that expedition would come to, with so much more of one statistic."""
    more = deepcopy(state)
    usual = Look.sums

    def grown(self: Look) -> Sums:
        found = dict(usual(self))
        a, b, c = (m + n * (one == stat) for one, m in zip(STATS, found[seat, exp], strict=True))
        return found | {(seat, exp): (a, b, c)}

    Look.sums = grown  # type: ignore[method-assign]
    try:
        return next(e for e in view(more, GAME.content, None)["expeditions"] if (e["seat"], e["exp"]) == (seat, exp))
    finally:
        Look.sums = usual  # type: ignore[method-assign]


def test_what_an_expedition_is_short_of_is_just_enough() -> None:
    met = 0
    for run in moments():
        found = race(run.view(0), 0) if run.state.turn is not None else None
        for lane in found["lanes"] if found is not None else ():
            for side in lane["sides"]:
                if side["fate"] != "stays" or met > 200:
                    continue
                n, kinds = side["lack"]
                for stat in kinds:
                    assert stat in with_more(run.state, side["seat"], lane["exp"], stat, n)["wins"]
                    assert not with_more(run.state, side["seat"], lane["exp"], stat, n - 1)["wins"]
                    met += 1
    assert met > 50


def test_the_other_is_called_by_name_and_the_reader_is_you() -> None:
    run = next(run for run in moments() if run.state.turn is not None and (race(run.view(0), 0) or {}).get("lanes"))
    for seat in (0, 1):
        other = {**PEOPLE, 1 - seat: "Zoltan"}
        assert draw(seen(run, seat), "race") != draw(seen(run, seat, other), "race")
        assert draw(seen(run, seat), "race") == draw(seen(run, seat, {**PEOPLE, seat: "Zoltan"}), "race")
        was, now = (
            next(one.facts for one in pictures(seen(run, seat, who)) if one.name == "race") for who in (PEOPLE, other)
        )
        assert was != now, "the picture is drawn anew for another"
    assert draw(run.view(0), "race"), "and can be drawn where nobody has said who they are"
    words = Catalogue("altered")
    told = {words.format(one.alt, SeatNames(PEOPLE, GAME.name_of), label=True) for one in pictures(seen(run, 0))}
    assert any("Ben" in one and "they" not in one for one in told), told


def test_a_lead_is_no_plus_that_could_be_added(monkeypatch: pytest.MonkeyPatch) -> None:
    """“5 +2” was read as 7; an arrow stands before the lead, and is told among the signs."""
    run = next(run for run in moments() if any(_leads(run)))
    drawn: list[str] = []
    usual = Canvas.words

    def heard(canvas: Canvas, x: int, y: int, words: str, *more: Any) -> int:
        drawn.append(words)
        return usual(canvas, x, y, words, *more)

    monkeypatch.setattr(Canvas, "words", heard)
    draw_race(race(run.view(0), 0))  # type: ignore[arg-type]
    assert all(str(n) in drawn for n in _leads(run)) and not any(one.startswith("+") for one in drawn), drawn
    assert "lead" in LEGEND and "▲" in Catalogue("altered").format(text(LEGEND["lead"]))


def _leads(run: Run[AlteredState]) -> list[int]:
    """By how much somebody leads where that counts."""
    found = race(run.view(0), 0) if run.state.turn is not None else None
    return [
        mine - max(theirs, 0)
        for lane in (found["lanes"] if found is not None else ())
        for side, foe in (lane["sides"], lane["sides"][::-1])
        for stat, mine, theirs in zip(STATS, side["stats"], foe["stats"], strict=True)
        if stat in side["types"] and mine > max(theirs, 0)
    ]


def _lane(mine: str, theirs: str, types: str, fates: str = "moves stays") -> dict[str, Any]:
    """A pair of expeditions after a Dusk, the first player's first."""
    rows = [[int(n) for n in row.split("/")] for row in (mine, theirs)]
    sides = [
        {"seat": seat, "stats": row, "types": types.split() if fate == "moves" else [], "fate": fate}
        for seat, (row, fate) in enumerate(zip(rows, fates.split(), strict=True))
    ]
    return {"sides": sides}


@pytest.mark.parametrize(
    ("lanes", "found"),
    [
        ([_lane("3/0/0", "2/5/5", "forest")], ("whisker", 0)),
        ([_lane("3/9/0", "2/2/5", "forest mountain")], ("rout", 0)),
        ([_lane("9/0/0", "2/0/0", "forest"), _lane("1/1/1", "2/0/0", "forest", "stays moves")], ("whisker", 1)),
        ([_lane("9/9/9", "0/0/0", "forest")], None),
        ([_lane("5/0/0", "2/0/0", "forest")], None),
        ([_lane("3/0/0", "2/5/5", "forest water", "moves moves")], None),  # nobody has passed anybody
        ([_lane("5/5/5", "5/5/5", "", "stays stays")], None),
    ],
)
def test_a_close_dusk_and_a_great_one_are_worth_a_word(lanes: Any, found: Any) -> None:
    assert twist(lanes) == found
    assert twist([{"sides": lane["sides"][::-1]} for lane in lanes]) == found, "whoever looks"


def test_each_reader_is_told_it_from_their_side_and_now_and_then_only() -> None:
    told = many = 0
    for scene, _, _ in dusks():  # each as it is then: the game goes on
        many += 1
        for seat in (0, 1):
            found = race(scene.seen(seat), seat)
            assert found is not None
            if found["twist"] is None or found["stake"] is not None:
                continue
            told += 1
            assert draw_race(found) != draw_race({**found, "twist": None})
            assert draw_race(found) != draw_race({**found, "twist": (found["twist"][0], 1 - found["twist"][1])})
    assert 2 < told < many, "rarely enough"
    assert {one for one in TWISTS} == {(kind, own) for kind in ("whisker", "rout") for own in (True, False)}


def test_the_own_cards_are_nearest_to_questions_about_them() -> None:
    met: Counter[str] = Counter()
    near = {"altered.expand": "hand", "altered.keep": "hand", "altered.first_mana": "hand", "altered.turn": "race"}
    for run in moments():
        for request in run.requests():
            key, seat = request.decision.key, request.decision.seats[0]
            if key in near:
                names = [one.name for one in pictures(seen(run, seat))]
                assert names[-1] == near[key] or run.state.tiebreak, (key, names)
                met[key] += len(names) > 1
    assert all(met[key] for key in near if key != "altered.first_mana"), met


def test_the_first_question_says_what_the_game_is_what_a_day_is_and_what_to_do() -> None:
    words, names = Catalogue("altered"), SeatNames(PEOPLE, GAME.name_of)

    def asked(run: Run[AlteredState]) -> list[str]:
        return words.format(run.requests()[0].decision.prompt, names).splitlines()

    for options in (AlteredOptions(), AlteredOptions(decks="random")):
        said = asked(Run.start(GAME, b"first", 2, options))
        assert [line[:1] for line in said] == ["🏁", "🌅", "👉"], said
    run: Run[AlteredState] = Run.start(GAME, b"first", 2, AlteredOptions())
    for seat in (0, 1):
        run.choose(seat, "dog_school_2")
    assert len(asked(run)) == 1, "it is said once"


def test_cards_of_other_kinds_lie_on_other_grounds() -> None:
    cards = {kind: next(c for c in GAME.content.cards.values() if c.type == kind) for kind in ("spell", "landmark")}

    def drawn(card: Any, kind: str) -> bytes:
        own = {"hand": [{**printed(card), "type": kind, "affordable": True}], "reserve": [], "mana": [], "looked": []}
        return draw_hand({"own": own, "phase": "day"})

    for card in cards.values():
        assert len({drawn(card, kind) for kind in ("spell", "landmark", "expedition_permanent")}) == 3
