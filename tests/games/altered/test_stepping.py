"""What moves at once is told apart from what Dusk moves."""

from cogs.altered.rules.reading.stepping import moved_now
from cogs.altered.state import AlteredState, Orb
from tests.games.altered.test_dusk_outcome import GAME, NAMES
from tests.games.altered.test_turn_labels import WORDS, labels, table
from tests.games.altered.test_wordings import put

MAPPER, RUNNER = "GM_ROAD_B_TW_13_C", "GM_ROAD_B_TW_09_C"


def behind(state: AlteredState, seat: int) -> None:
    """The Cartographer lies in the Reserve, can be paid, and each own expedition is behind the other's."""
    put(state, "mapper", MAPPER, seat, "hero")
    state.in_play.remove("mapper")
    state.objects["mapper"].zone, state.objects["mapper"].expedition = "reserve", None
    state.players[seat].reserve.append("mapper")
    state.players[seat].mana = [Orb(RUNNER) for _ in range(8)]
    state.players[1 - seat].marker = {"hero": 2, "companion": 5}
    for region in state.regions:
        region.face_up = True


def test_a_card_that_moves_its_expedition_at_once_says_so_beside_what_dusk_does() -> None:
    run, seat = table(behind)
    form = next(one for one in run.requests() if not one.anytime).decision.form
    assert form is not None
    asked = form("reserve:mapper")
    assert asked is not None
    said = {one.id: WORDS.format(one.label, NAMES, label=True) for one in asked.parts[0].options}
    assert said["hero"].startswith("🧭 Moves") and said["hero"].endswith(" at Dusk; your 🧭 moves now"), said
    assert said["companion"].endswith(" at Dusk; your 🎒 moves now"), said
    before = run.state.model_copy(deep=True)
    run.choose(seat, "reserve:mapper")
    run.choose(seat, "hero")
    assert moved_now(before, run.state) == {(seat, "hero"): 1}


def test_who_is_not_behind_moves_at_dusk_alone() -> None:
    def level(state: AlteredState, seat: int) -> None:
        behind(state, seat)
        state.players[1 - seat].marker = {"hero": 0, "companion": 7}

    run, _ = table(level)
    form = next(one for one in run.requests() if not one.anytime).decision.form
    assert form is not None
    asked = form("reserve:mapper")
    assert asked is not None
    assert not any("now" in WORDS.format(one.label, NAMES, label=True) for one in asked.parts[0].options)
    assert "reserve:mapper" in labels(run) and GAME.content.cards[MAPPER].is_body
