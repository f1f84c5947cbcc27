"""AL-6.2, AL-6.3: whoever can only pass, as everybody sees, passes unasked; nobody learns anything by it."""

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from cogs import load_game
from cogs.altered.rules import day
from cogs.altered.rules.idle import is_idle
from cogs.altered.rules.reading.ids import PASS
from cogs.altered.rules.resolving.context import AlteredPlay
from cogs.altered.rules.turn_options import options
from cogs.altered.state import ASKED, AlteredOptions, AlteredState

GAME = load_game("altered")
HELD = [card.id for card in GAME.content.cards.values() if card.type not in ("hero", "token")]
SEEDS = range(6)


def legal(play: AlteredPlay, seat: int) -> list[str]:
    return [option.id for option in options(play, seat) if option.refused is None]


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """Counts turns by whether they pass by themselves, and looks at each that does: whatever the hand held, there would
    be nothing but to pass."""
    seen: Counter[str] = Counter()

    def look(play: AlteredPlay, seat: int) -> bool:
        found = is_idle(play, seat)
        only = legal(play, seat) == [PASS]
        seen["idle" if found else "secretly idle" if only else "open"] += 1
        if found:
            hand = play.state.players[seat].hand
            kept = list(hand)
            if hand:
                hand[:] = HELD
            assert legal(play, seat) == [PASS]
            hand[:] = kept
        return found

    monkeypatch.setattr(day, "is_idle", look)
    yield seen


def played(seed: int, wish: AlteredOptions) -> Counter[str]:
    """A game between house players: how often each question was open, and `only` for turns with nothing but a pass."""
    word = b"idle %d" % seed
    run: Run[AlteredState] = Run.start(GAME, word, 2, wish)
    crowd = Crowd(greedy_player, word, 0)
    keys: Counter[str] = Counter()
    while not run.over:
        for request in run.requests():
            keys[request.decision.key] += 1
            if request.decision.key == "altered.turn":
                keys["only"] += [o.id for o in request.decision.legal()] == [PASS]
        crowd.step(run)
    return keys


def test_what_passes_by_itself_could_do_nothing_else_whatever_the_hand_holds(looked_at: Counter[str]) -> None:
    for seed in SEEDS:
        played(seed, AlteredOptions())
    assert looked_at["idle"] >= 20 and looked_at["open"] >= 50
    assert looked_at["secretly idle"], "with Mana left only they know: so they are asked"


def test_tables_that_began_before_are_asked_as_ever() -> None:
    stored = AlteredOptions().model_dump(mode="json")
    old = AlteredOptions.model_validate({name: value for name, value in stored.items() if name != "idle_turns"})
    assert old.idle_turns == ASKED
    before, after = (sum((played(seed, wish) for seed in SEEDS), Counter()) for wish in (old, AlteredOptions()))
    assert after["only"] < before["only"] / 2 and after["altered.turn"] < before["altered.turn"]


def test_where_cards_are_played_by_hand_everybody_is_asked(looked_at: Counter[str]) -> None:
    for seed in SEEDS[:2]:
        played(seed, AlteredOptions(allow_manual=True))
    assert not looked_at["idle"] and looked_at["secretly idle"]
