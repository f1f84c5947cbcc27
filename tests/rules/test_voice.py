"""A voice: remarks after events, each line once, and awards from what was counted."""

from typing import Any

import pytest

from bot.rules.content.reader import Reader
from bot.rules.decision import Event, text
from bot.rules.errors import ContentError
from bot.rules.rng import Chance
from bot.rules.voice.shapes import Award, Occasion
from bot.rules.voice.speaking import Voice, VoiceRecord, read_voice

FALL = {"id": "fall", "after": "falls", "lines": 3}


def heard(voice: Voice, events: list[Event], record: VoiceRecord | None = None, seed: bytes = b"s" * 32) -> list[str]:
    record, chance = record or VoiceRecord(), Chance(seed, {})
    return [said.kind for event in events if (said := voice.remark(record, chance, event)) is not None]


def voice(*occasions: dict[str, Any], awards: tuple[dict[str, Any], ...] = ()) -> Voice:
    made = [Occasion.model_validate(one) for one in occasions]
    return Voice("x", made, [Award.model_validate(one) for one in awards])


def test_each_line_is_said_once_and_then_the_occasion_is_silent() -> None:
    said = heard(voice(FALL), [Event("falls")] * 9)
    assert sorted(said) == ["x-voice-fall-1", "x-voice-fall-2", "x-voice-fall-3"]


def test_the_order_of_the_lines_is_the_tables_own() -> None:
    orders = {tuple(heard(voice(FALL), [Event("falls")] * 3, seed=bytes([n]) * 32)) for n in range(20)}
    assert len(orders) == 6


def test_it_speaks_at_the_first_and_then_at_each_so_manieth() -> None:
    record, chance, seldom = VoiceRecord(), Chance(b"s" * 32, {}), voice(FALL | {"first": 2, "every": 3})
    spoke = [seldom.remark(record, chance, Event("falls")) is not None for _ in range(9)]
    assert [n for n, did in enumerate(spoke, 1) if did] == [2, 5, 8]


def test_a_former_edition_differs_in_what_is_said_of_it_and_in_nothing_else() -> None:
    now = voice(FALL | {"former": {"every": 2}}, {"id": "rise", "after": "rises", "lines": 2, "former": "silent"})
    events = [Event("falls"), Event("rises"), Event("falls")]
    assert [kind[:-2] for kind in heard(now, events)] == ["x-voice-fall", "x-voice-rise", "x-voice-fall"]
    assert [kind[:-2] for kind in heard(now.former(), events)] == ["x-voice-fall"]
    plain = voice(FALL)
    assert heard(plain.former(), events) == heard(plain, events)
    with pytest.raises(ValueError, match="evrey"):
        voice(FALL | {"former": {"evrey": 2}})


@pytest.mark.parametrize(
    ("wanted", "fitting"),
    [(4, [4]), ([4, 6], [4, 6]), ({"at_least": 5}, [5, 6]), ({"at_least": 4, "at_most": 5}, [4, 5])],
)
def test_conditions_look_at_the_parameters(wanted: Any, fitting: list[int]) -> None:
    high = voice(FALL | {"lines": 9, "if": {"n": wanted}})
    assert [n for n in range(1, 7) if heard(high, [Event("falls", {"n": n})])] == fitting
    assert heard(high, [Event("falls"), Event("rises", {"n": fitting[0]}), Event("falls", {"n": "4"})]) == []


def test_the_first_occasion_that_fits_is_the_only_one() -> None:
    both = voice(FALL | {"id": "hard", "if": {"n": 6}, "lines": 1}, FALL)
    assert heard(both, [Event("falls", {"n": 6})] * 2 + [Event("falls", {"n": 1})])[0] == "x-voice-hard-1"
    assert len(heard(both, [Event("falls", {"n": 6})] * 2)) == 1


def test_lines_of_ones_own_come_before_the_others() -> None:
    record, soup = VoiceRecord(), voice(FALL | {"lines": 1, "by": "foe", "own": {"soup": 1}})
    event = Event("falls", {"foe": "soup"})
    assert heard(soup, [event, event, event], record) == ["x-voice-fall-soup-1", "x-voice-fall-1"]
    assert heard(soup, [Event("falls", {"foe": "goose"})]) == ["x-voice-fall-1"]


def test_a_value_is_looked_for_in_a_text_and_may_go_on_after_a_dot() -> None:
    inn = voice(FALL | {"if": {"where.id": "inn"}, "lines": 1, "by": "who", "own": {"jackals": 1, "fern.lynx": 1}})
    place = text("x-place", id="inn")
    told = [Event("falls", {"who": who, "where": place}) for who in ("@jackals.a", "@jackals.b", "@fern.lynx")]
    assert heard(inn, told) == ["x-voice-fall-jackals-1", "x-voice-fall-1", "x-voice-fall-fern-lynx-1"]
    assert heard(inn, [Event("falls", {"who": "@jackals.a", "where": text("x-place", id="mill")})]) == []
    assert set(heard(inn, told)) == set(inn.sentences())


def test_a_remark_has_the_parameters_of_its_event() -> None:
    said = voice(FALL).remark(VoiceRecord(), Chance(b"s" * 32, {}), Event("falls", {"who": "@ada"}))
    assert said is not None and said.params == {"who": "@ada"} and said.only is None


AWARDS = (
    {"id": "blows", "kind": "award", "after": "hits", "of": "by", "add": "n", "least": 3},
    {"id": "falls", "kind": "award", "after": "falls", "of": "who"},
)


def counted(*events: Event) -> tuple[Voice, VoiceRecord]:
    record, judge = VoiceRecord(), voice(awards=AWARDS)
    heard(judge, list(events), record)
    return judge, record


def test_an_award_goes_to_whoever_is_clearly_ahead() -> None:
    judge, record = counted(
        Event("hits", {"by": "@ada", "n": 5}),
        Event("hits", {"by": "@ben", "n": 4}),
        Event("falls", {"who": "@ben"}),
        Event("hits", {"by": "@goose", "n": 50}),
    )
    assert judge.honours(record, ["@ada", "@ben"]) == [("@ada", "blows", 5), ("@ben", "falls", 1)]


@pytest.mark.parametrize("n", [{}, {"n": "3"}, {"n": True}, {"n": 0}])
def test_an_event_that_does_not_say_how_many_counts_for_nothing(n: dict[str, Any]) -> None:
    """As one of an earlier release does not."""
    _, record = counted(Event("hits", {"by": "@ada", "n": 2}), Event("hits", {"by": "@ada", **n}))
    assert record.tallies["blows"] == {"@ada": 2}


def test_nobody_has_two_and_none_is_given_twice() -> None:
    judge, record = counted(Event("hits", {"by": "@ada", "n": 9}), Event("falls", {"who": "@ada"}))
    assert judge.honours(record, ["@ada", "@ben"]) == [("@ada", "blows", 9)]


def test_a_tie_and_too_little_are_nothing_to_talk_about() -> None:
    judge, record = counted(
        Event("falls", {"who": "@ada"}), Event("falls", {"who": "@ben"}), Event("hits", {"by": "@ada", "n": 2})
    )
    assert judge.honours(record, ["@ada", "@ben"]) == []


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("- {id: a, after: b}", "lines"),
        ("- {id: a, after: b, lines: 1, if: {n: {over: 3}}}", "at_least"),
        ("- {id: a, kind: award, after: b}", "of"),
        ("- {id: a, after: b, lines: 1}\n- {id: a, after: b, lines: 1}", "twice"),
    ],
)
def test_mistakes_in_a_file_are_told_with_their_line(line: str, words: str) -> None:
    reader = Reader()
    read_voice(reader, "x", "voice.yaml", line)
    with pytest.raises(ContentError) as caught:
        reader.finish()
    assert "voice.yaml:" in str(caught.value) and words in str(caught.value)
