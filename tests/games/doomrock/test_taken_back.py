"""The button that takes back says what it takes back."""

from collections import Counter

from bot.rules.decision import Choice, Text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import board
from cogs.doomrock.cog import surface
from cogs.doomrock.state import DoomrockState
from cogs.doomrock.view.taken_back import taken_back

DOOMROCK = surface()
NAMES = {0: "Ada", 1: "Ben"}
WORDS = SeatNames(NAMES, DOOMROCK.game.name_of)
SAID = {
    "doomrock.target": "the target",
    "doomrock.boost": "the boosts",
    "doomrock.move": "the place",
    "doomrock.assign": "the die laid",
    "doomrock.level": "the lesson",
}


def named(ref: str) -> str:
    return Catalogue("doomrock").format(Text("dr-back-card", {"card": f"@{ref}"}), WORDS, label=True)


def test_it_says_which_card_which_place_or_which_part_of_an_answer() -> None:
    met: Counter[str] = Counter()
    for number in range(3):
        word = b"back %d" % number
        run: Run[DoomrockState] = Run.start(DOOMROCK.game, word, 2)
        crowd, events = Crowd(greedy_player, word, 0), []
        while not run.over:
            events += run.journal
            run.journal.clear()
            crowd.step(run)
            events += run.journal
            run.journal.clear()
            for seat in (0, 1):
                if run.over or (index := run.undo_index(seat)) is None:
                    continue
                choice = run.choices_since(index)[0]
                if choice.seat != seat:
                    continue
                scene = Scene("t", DOOMROCK, run, NAMES, {0: 1, 1: 2}, events)
                labels = [one.label for one in board(scene).buttons() if "take back" in one.label]
                if not labels or not labels[0].startswith(f"{NAMES[seat]}:"):
                    continue
                said = labels[0].removeprefix(f"{NAMES[seat]}: take back ")
                kind, _, what = str(choice.answer).partition(":")
                if choice.key == "doomrock.act":
                    assert said == (named(what) if what else "being done")
                    met["act" if what else "done"] += 1
                elif choice.key == "doomrock.action" and kind == "visit":
                    gone = [one.params["place"] for one in events if one.kind == "dr-visited"]
                    assert said == named(gone[-1].removeprefix("@"))
                    met["visit"] += 1
                elif choice.key in SAID:
                    assert said == SAID[choice.key]
                    met[choice.key] += 1
    assert met["act"] and met["visit"] and met["doomrock.target"] and met["doomrock.boost"], met


def test_an_enemy_that_was_chosen_is_no_hero() -> None:
    """“Take back the hero”, and it was a Bitey Book."""
    run: Run[DoomrockState] = Run.start(DOOMROCK.game, b"back", 2)
    for answer, said in (("e2", "the target"), ("h1", "the hero")):
        found = taken_back(run.state, [Choice(0, "doomrock.who", answer)], (), own=True)
        assert found is not None and Catalogue("doomrock").format(found, WORDS, label=True) == said
