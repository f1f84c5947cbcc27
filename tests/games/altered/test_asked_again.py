"""Where the same question comes twice in a row, the first says so."""

from bot.rules.decision import text
from cogs.altered.state import AlteredState, Pending
from tests.games.altered.test_dusk_outcome import GAME, NAMES
from tests.games.altered.test_turn_labels import WORDS, labels, table
from tests.games.altered.test_wordings import put


def test_a_question_that_will_come_once_more_says_so() -> None:
    """“You may exhaust me” stood there again after *No*, as if the press had been lost."""
    gina = "GM_BASE_B_GW_01_C"

    def twice(state: AlteredState, seat: int) -> None:
        put(state, "gina", gina, seat, "hero")
        (path,) = [path for path, _, _ in GAME.content.printed[gina].reactions]
        state.pending = [Pending(900 + n, "gina", gina, path, seat, "gina") for n in (0, 1)]

    run, seat = table(twice)
    run.choose(seat, next(one for one in labels(run) if one.startswith("hand:")))
    asked: list[str] = []
    while len(asked) < 2:
        (request,) = [one for one in run.requests() if not one.anytime]
        if request.decision.prompt.key == "al-ask-reaction":
            asked.append(WORDS.format(request.decision.prompt, NAMES))
            run.choose(seat, "no")
        else:
            run.choose(request.decision.seats[0], request.decision.legal()[0].id)
    assert "use it?** (It happened once more: after No you are asked again.)" in asked[0], asked
    assert "use it?**\n-# “" in asked[1], asked


def test_passing_by_itself_is_said_in_plain_words_that_a_button_has_room_for() -> None:
    """“Pass for today → whenever I can play nothing (the other may guess it)”: for today, and whenever?"""
    label = WORDS.format(text("al-form-idle"), NAMES, label=True)
    assert label == "From now on: pass for me when I can play nothing" and len(label) <= 80
