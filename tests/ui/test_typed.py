"""Answers that are typed: what is offered for which question, what is meant, and what is told of what is not ours."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.rules.decision import Decision, Option, Text, text
from bot.ui.panels import custom_id
from bot.ui.questions.scene import Scene
from bot.ui.questions.typed import offers, refusal, understand
from tests.ui.asker import asking

PROMPT = text("asker-prompt", who="x")
SHUT = Option("shut", text("asker-option", name="Shut"), refused=text("asker-hint", why="of rain"))


def named(*names: str) -> list[Option]:
    return [Option(name.casefold(), text("asker-option", name=name)) for name in names]


def scene_of(kind: Any, options: Sequence[Option] = (), least: int = 1, most: int = 1, **more: Any) -> Scene:
    listed = [*options]
    return asking(Decision((0,), "k", PROMPT, lambda: listed, kind, least, most, forced=False, **more))[0]


def shown(scene: Scene, begun: str = "", seats: Sequence[int] = (0,)) -> list[str]:
    return [label for _, label in offers(scene, seats, begun)]


def test_one_question_offers_its_options_and_several_name_themselves() -> None:
    one = scene_of("one", [*named("Cat", "Dog"), SHUT])
    assert shown(one) == ["Cat", "Dog"], "without what is not possible"
    assert shown(one, "O") == ["Dog"] and shown(one, "x") == []
    assert shown(one, seats=(1,)) == []
    assert shown(one, seats=(0, 1)) == ["What will it be, x? Cat", "What will it be, x? Dog"]
    assert shown(scene_of("some", named("Cat"), 0)) == ["What will it be, x? Cat"]
    assert shown(scene_of("order", named("Cat", "Dog"))) == []


def test_numbers_are_offered_from_the_least_on() -> None:
    said = [label.rsplit(" ", 1)[1] for label in shown(scene_of("amount", least=2, most=5))]
    assert said == ["2", "3", "4", "5"]
    said = [label.rsplit(" ", 1)[1] for label in shown(scene_of("amount", least=-3, most=99))]
    assert said == [str(n) for n in range(-3, 22)], "as many as Discord lists"
    assert [v.partition(":")[2] for v, _ in offers(scene_of("amount", least=0, most=1), (0,))] == ["=0", "=1"]


def test_no_more_is_offered_than_discord_lists_and_no_longer_than_it_shows() -> None:
    many = scene_of("one", named(*(f"N{n}" for n in range(30))))
    assert shown(many) == [f"N{n}" for n in range(25)] and shown(many, "n29") == ["N29"]
    long = scene_of("one", [Option("a", text("asker-option", name="x" * 100)), *named("y" * 101)])
    labels = shown(long)
    assert labels[0] == "x" * 100 and len(labels[1]) == 100 and labels[1].endswith("…")
    assert all(len(value) <= 100 for value, _ in offers(long, (0,)))


def meant(scene: Scene, typed: str, seats: Sequence[int] = (0,)) -> Any:
    found = understand(scene, seats, typed)
    return None if found is None else found.answer


@pytest.mark.parametrize(
    ("kind", "typed", "answer"),
    [
        ("one", " dog ", "dog"),
        ("one", "shut", "shut"),  # so that the reason can be told
        ("one", "cow", None),
        ("one", "cat, dog", None),
        ("some", "dog, cat", ["dog", "cat"]),
        ("some", "dog,,", ["dog"]),
        ("some", "dog, cow", None),
        ("some", " , ", None),
        ("order", "dog", ["dog", "cat"]),
        ("order", "dog, cat", ["dog", "cat"]),
        ("amount", "3", 3),
        ("amount", "-3", -3),
        ("amount", "three", None),
        ("text", " a word ", "a word"),
    ],
)
def test_what_is_meant(kind: Any, typed: str, answer: Any) -> None:
    assert meant(scene_of(kind, [*named("Cat", "Dog"), SHUT], 0, 9), typed) == answer


def test_an_offered_value_is_the_answer_that_was_offered() -> None:
    for kind, options, answers in (
        ("one", named("Cat", "Dog"), ["cat", "dog"]),
        ("some", named("Cat", "Dog"), [["cat"], ["dog"]]),
        ("amount", (), [0, 1, 2]),
        ("one", [Option("x" * 90, text("asker-option", name="Long")), *named("Dog")], ["x" * 90, "dog"]),
    ):
        scene = scene_of(kind, options, 0, 2)
        assert [meant(scene, value) for value, _ in offers(scene, (0,))] == answers
    scene = scene_of("one", named("Cat", "Dog"))
    token = scene.requests(0)[0][0]
    found = understand(scene, (0,), f"{token}:dog")
    assert found is not None and (found.token, found.label) == (token, text("asker-option", name="Dog"))
    assert meant(scene, f"{token}:cow") is None and meant(scene, f"{token}:#{custom_id.digest('cat')}") == "cat"
    written = scene_of("text", least=0, most=9)
    assert meant(written, f"{written.requests(0)[0][0]}:hello") == "hello"
    amount = scene_of("amount", least=0, most=9)
    assert meant(amount, f"{amount.requests(0)[0][0]}:=x") is None


def test_what_others_are_asked_in_the_open_is_told_to_be_theirs() -> None:
    scene = scene_of("one", [*named("Cat", "Dog"), SHUT])
    theirs = text("refused-for-others", who=["@seat:0"])
    assert [refusal(scene, (1,), typed) for typed in (" CAT ", "dog", "Shut")] == [theirs] * 3
    assert refusal(scene, (1,), "cow") is None and refusal(scene, (), "cat") is None
    assert refusal(scene, (0,), "cat") is None, "it is theirs"


def test_what_others_are_asked_in_private_is_told_to_nobody() -> None:
    assert refusal(scene_of("one", named("Cat", "Dog"), private=True), (1,), "cat") is None


def test_a_game_may_know_why_for_one_of_several_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = scene_of("one", named("Cat", "Dog"))

    def why(state: Any, seat: int, key: Any, answer: str, wanted: int) -> Text | None:
        return text("toy-no") if seat == wanted and answer == "fly" else None

    for wanted, seats, told in ((1, (0, 1), True), (0, (0, 1), True), (1, (0,), False)):
        monkeypatch.setattr(scene.run.game, "refusal", partial(why, wanted=wanted))
        assert (refusal(scene, seats, " fly ") == text("toy-no")) is told


def test_whoever_plays_two_seats_answers_for_the_one_that_is_asked() -> None:
    decisions = scene_of("one", named("Cat", "Dog"))
    assert meant(replace(decisions, users={0: 100, 1: 100}), "dog", (1, 0)) == "dog"
    assert meant(decisions, "dog", (1,)) is None
