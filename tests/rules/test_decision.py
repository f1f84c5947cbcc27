"""What a question and its options are where the rules say nothing of it: the ordinary case needs no words."""

from bot.rules.decision import Decision, FormPart, Option, Text, Toggles, text, written_out


def test_an_option_is_taken_at_once_and_stands_in_sight() -> None:
    option = Option("go", text("toy-yes"))
    assert not option.destructive and not option.secondary and option.most == 1
    assert option.hint is None and option.refused is None and option.group == ""


def test_what_is_switched_on_is_the_answer() -> None:
    toggles = Toggles(text("toy-yes"), text("toy-no"))
    assert not toggles.rest and toggles.first == ()


def test_a_question_wants_one_answer_in_the_open_by_the_tables_clock() -> None:
    found = Decision((0,), "k", text("toy-vote"), tuple)
    assert (found.kind, found.least, found.most, found.deadline, found.clock) == ("one", 1, 1, "turn", 1.0)
    assert found.forced, "a single legal option is not asked for"
    assert not (found.private or found.reveals or found.irreversible or found.advised or found.pictured)


def test_a_part_of_a_form_wants_exactly_one_answer_once() -> None:
    part = FormPart("k", text("toy-vote"), ())
    assert not part.several and not part.lasts and not part.exact and part.budget == 0 and part.last == ""
    assert part.allows(["a"]) and not part.allows([]) and not part.allows(["a", "b"])


def test_a_name_is_written_out_beside_what_stays_as_it_is() -> None:
    said = text("toy-took", who="@x", what="@y", n=2, lines=["@x", "@y"])
    assert written_out(said, {"x": "Ada"}).params == {"who": "Ada", "what": "@y", "n": 2, "lines": ["Ada", "@y"]}
    assert written_out(said, {}) is said


def test_what_is_dear_to_say_is_said_once_when_somebody_reads_it() -> None:
    said: list[str] = []

    def asks() -> Text:
        said.append("Where to?")
        return text("toy-where")

    decision = Decision((0,), "where", asks, list)
    assert not said
    assert decision.prompt == text("toy-where") and decision.prompt is decision.prompt and said == ["Where to?"]
