"""What is told first to whoever comes back: what befell them and the great events, then the lesser ones."""

from collections.abc import Sequence
from typing import Any

from bot.rules.decision import Event, Text, text
from bot.rules.kernel.house import house_answer
from bot.rules.kernel.run import Run
from bot.ui.panels.surface import Surface
from bot.ui.screens.missed import weighed
from cogs.altered.cog import surface as altered
from cogs.doomrock.cog import surface as doomrock

WEIGHTS = {"won": 3, "learned": 2, "found": 1}
OWN = {"@seat:0", "@sneak"}


def keys(lines: Sequence[Text], own: set[str] = OWN) -> list[str]:
    return [f"{line.key} {line.params.get('who', '')}".strip() for line in weighed(lines, WEIGHTS, own)]


def test_great_events_push_out_later_lesser_ones() -> None:
    told = [text("won"), text("learned", who="@ox"), *(text("found", n=n) for n in range(5)), text("step")]
    assert keys(told) == ["won", "learned @ox", "found"]


def test_what_befell_the_reader_goes_before_the_same_of_others() -> None:
    told = [text("learned", who="@sneak"), text("won"), text("learned", who="@ox"), text("learned", who="@elk")]
    assert keys(told) == ["learned @sneak", "won", "learned @elk"]
    assert keys(told, {"@ox"}) == ["won", "learned @ox", "learned @elk"]
    nested = [text("learned", what=text("thing", of=["@sneak"])), *(text("learned", n=n) for n in range(4))]
    assert weighed(nested, WEIGHTS, OWN)[0] == nested[0], "also where the name stands inside a sentence"


def test_a_trifle_is_not_great_for_being_ones_own() -> None:
    told = [text("found", who="@sneak"), text("found", who="@ox"), text("learned", who="@ox"), text("won")]
    assert weighed(told, WEIGHTS, OWN) == told[1:]


def test_what_has_happened_again_hides_nothing_else() -> None:
    told = [text("learned", who="@ox"), *(text("won", n=n) for n in range(4)), text("found")]
    assert weighed(told, WEIGHTS, OWN) == [told[0], told[3], told[4]]
    told = [text("found", n=0), *(text("learned", who=f"@ox{n}") for n in range(4)), text("found", n=1)]
    assert weighed(told, WEIGHTS, OWN) == told[3:], "the last of a kind first"


def test_three_lines_also_where_nothing_great_has_happened() -> None:
    told = [
        text("step", n=0),
        text("step", who="@sneak"),
        text("step", n=2),
        text("journal-clock", who="@seat:0"),
        text("step", n=4),
    ]
    assert weighed(told, WEIGHTS, OWN) == [told[1], told[2], told[4]], "how often the clock rang stands above them"
    assert len(weighed([text("won"), *told], WEIGHTS, OWN)) == 3


def week(surface: Surface, seats: int, until: Any) -> tuple[Run[Any], list[Event]]:
    """All events of a table that the house plays until then."""
    run = Run.start(surface.game, b"x" * 32, seats)
    events: list[Event] = []
    while not run.over and not until(run.state):
        requests = run.requests()
        request = requests[run.index % len(requests)]  # the first seat could change its mind for ever
        seat = request.decision.seats[0]
        run.choose(seat, house_answer(run, request, seat), run.token(request, seat))
        events += run.take_events()
    return run, events


def test_doomrock_tells_of_battles_and_ones_own_hero_before_items() -> None:
    surface = doomrock()
    run, events = week(surface, 3, lambda state: state.segment == 2 and len(state.items) > 2)
    assert not run.over, "else it is no week"
    hero = {seat: f"@{run.state.heroes[seat].class_id}" for seat in range(3)}
    for seat in range(3):
        own = {f"@seat:{seat}", *surface.own(run.view(seat), seat)}
        assert hero[seat] in own and not own & {hero[other] for other in range(3) if other != seat}
        lines = [line for event in events if (line := event.text_for(seat)) is not None]
        told = weighed(lines, surface.milestones, own)
        assert "dr-won" in {line.key for line in told}
        great = [line for line in lines if line.key in ("dr-levelled", "dr-fallen")]
        mine = [line for line in great if hero[seat] in line.params.values()]
        assert mine and any(line in told for line in mine), "what its own hero learned or suffered"


def test_every_milestone_has_a_sentence_and_a_weight() -> None:
    for surface in (doomrock(), altered()):
        for kind, weight in surface.milestones.items():
            assert surface.words.has(kind) and weight in (1, 2, 3), kind
