"""The button that takes back says what it takes back, and to nobody what only its player knows."""

from collections import Counter

from bot.rules.decision import Text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import board, hand
from cogs.altered.cog import surface
from cogs.altered.state import AlteredOptions, AlteredState

ALTERED = surface()
NAMES = {0: "Ada", 1: "Ben"}


def labels(run: Run[AlteredState], events: list, seat: int | None) -> list[str]:  # type: ignore[type-arg]
    scene = Scene("t", ALTERED, run, NAMES, {0: 1, 1: 2}, events)
    panel = board(scene) if seat is None else hand(scene, seat)
    return [one.label for one in panel.buttons() if "ake back" in one.label]


def test_it_says_who_was_played_where_and_what_went_into_mana() -> None:
    met: Counter[str] = Counter()
    names = SeatNames(NAMES, ALTERED.game.name_of)
    for number in range(3):
        word = b"back %d" % number
        run: Run[AlteredState] = Run.start(ALTERED.game, word, 2, AlteredOptions(decks="random"))
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
                (own,) = labels(run, events, seat)
                shared = labels(run, events, None)
                if choice.key == "altered.expand":
                    met["expand"] += 1
                    assert own == "Take back: no card into Mana" or own.endswith(" into Mana")
                    assert shared == [f"{NAMES[seat]}: take back"], "nobody else knows which"
                elif choice.key == "altered.turn" and choice.answer == "pass":
                    met["pass"] += 1
                    assert own == "Take back: the pass" and shared in ([], [f"{NAMES[seat]}: take back the pass"])
                elif choice.key == "altered.turn":
                    kind, _, of = str(choice.answer).partition(":")
                    met[kind] += 1
                    if kind == "hand":
                        card = Catalogue("altered").format(
                            Text("al-option-card", {"card": f"@{of}"}), names, label=True
                        )
                        assert own.startswith(f"Take back: {card}"), own
                        shown = Scene("t", ALTERED, run, NAMES, {0: 1, 1: 2}, events).taken_back(seat, own=False)
                        met["held"] += of in run.state.players[seat].hand
                        assert shown is None or of not in run.state.players[seat].hand, "of a hand nobody is told"
                    assert own != "Take back", choice
    assert met["held"]
    assert met["expand"] and met["hand"] and met["reserve"], met
