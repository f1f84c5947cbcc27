"""What several answers have in common, and what an answer does besides what it names, is said, and once."""

from bot.rules.kernel.run import Run
from bot.ui.panels.addressed import addressed
from cogs import load_game
from cogs.altered.pictures.lanes import CHIP, FEW, OVER, _together, stack_height
from cogs.altered.state import AlteredState, Orb
from tests.games.altered.test_dusk_outcome import NAMES
from tests.games.altered.test_turn_labels import LEVY, QUEUE, WORDS, labels, ref, table
from tests.games.altered.test_wordings import put

GAME = load_game("altered")
CRATE = "GM_BASE_B_TW_11_R2"
DUKE = next(card.id for card in GAME.content.cards.values() if card.type == "character" and card.hand_cost > 5)
MEDALS, BURR, RUNNER, SONG = ref("Medals for Everyone"), ref("Burr Collector"), ref("Ridge Runner"), "Everybody Sing"


def targets(run: Run[AlteredState], option: str, seat: int) -> list[str]:
    """The targets of a play, as its player reads them."""
    (request,) = [one for one in run.requests() if not one.anytime]
    form = None if request.decision.form is None else request.decision.form(option)
    assert form is not None
    part = next(one for one in form.parts if one.key == "altered.target")
    return [WORDS.format(addressed(WORDS, one.label, seat, "en"), NAMES, label=True) for one in part.options]


def test_what_several_cards_wake_alike_stands_once_above_them() -> None:
    """ "· 🧭 triggers Queue Here: Ben +Levy 🧭" stood under nearly every card of a turn."""

    def three(state: AlteredState, seat: int) -> None:
        put(state, "queue", QUEUE, 1 - seat, "hero")
        state.players[seat].hand = [RUNNER, BURR, MEDALS]
        state.players[seat].mana = [Orb(LEVY, True)] * 5

    run, seat = table(three)
    (request,) = [one for one in run.requests() if not one.anytime]
    _, *small = WORDS.format(request.decision.prompt, NAMES).split("\n")
    foe = ("Ada", "Ben")[1 - seat]
    assert f"-# ↪ Whoever joins 🧭 triggers Queue Here: {foe} +Levy 🧭." in small
    assert all(line.startswith("-# ") for line in small), "the question stands first"
    assert not any("triggers" in said for said in labels(run).values())


def test_what_not_all_of_them_wake_stands_at_those_that_do() -> None:
    """Trail Ration Crate answers to Characters of Hand Cost 2 and less: not to “whoever joins”."""

    def crate(state: AlteredState, seat: int) -> None:
        put(state, "crate", CRATE, seat, "hero")
        state.players[seat].hand = [BURR, RUNNER, DUKE]
        state.players[seat].mana = [Orb(LEVY, True)] * 8

    run, _ = table(crate)
    (request,) = [one for one in run.requests() if not one.anytime]
    assert "Whoever joins" not in WORDS.format(request.decision.prompt, NAMES)
    woken = {option for option, said in labels(run).items() if "triggers Trail Ration Crate" in said}
    assert woken == {f"hand:{BURR}", f"hand:{RUNNER}"}


def test_who_gains_besides_a_target_is_named() -> None:
    """“Ridge Runner (your 🎒): your 🧭 leads by 1”: how, and by whom?"""

    def both(state: AlteredState, seat: int) -> None:
        state.players[seat].hand = [MEDALS]
        state.players[seat].mana = [Orb(LEVY, True)] * 5
        put(state, "burr", BURR, seat, "hero")
        put(state, "runner", RUNNER, seat, "companion")
        put(state, "levy", LEVY, seat, "companion")

    run, seat = table(both)
    found = targets(run, f"hand:{MEDALS}", seat)
    runner = next(one for one in found if one.startswith("Ridge Runner"))
    assert runner.startswith("Ridge Runner (your 🎒), ") and "Burr Collector +1" in runner and "Levy +1" in runner, (
        found
    )
    none = next(one for one in found if one.startswith("No target"))
    assert "Levy +1" in none and ": Dusk as now" not in none, "one's own token gains it all the same"


def test_what_counts_nobody_does_nothing_and_says_so_once() -> None:
    """“1 boost → Ridge Runner: Dusk as now”, of a boost for each token where there was none."""

    def alone(state: AlteredState, seat: int) -> None:
        state.players[seat].hand = [MEDALS]
        state.players[seat].mana = [Orb(LEVY, True)] * 5
        put(state, "runner", RUNNER, seat, "hero")

    run, seat = table(alone)
    said = labels(run)[f"hand:{MEDALS}"]
    assert said == "Medals for Everyone ✋2: does nothing now", said
    assert targets(run, f"hand:{MEDALS}", seat)[0].endswith(": Dusk as now")

    def nobody(state: AlteredState, seat: int) -> None:
        alone(state, seat)
        state.in_play.remove("runner")
        del state.objects["runner"]

    run, _ = table(nobody)
    (request,) = [one for one in run.requests() if not one.anytime]
    assert request.decision.explain is not None
    (medals,) = [one for one in request.decision.explain(request.decision.legal()) if one.id == f"hand:{MEDALS}"]
    assert medals.stem is not None
    assert WORDS.format(medals.stem, NAMES, label=True) == "Medals for Everyone ✋2", "its only target says the rest"


def test_cards_of_an_expedition_stay_as_large_as_they_are() -> None:
    """Five had half the width each, with letters of eight pixels on a phone."""
    one = {"name": "Levy", "stats": [1, 1, 1], "statuses": [], "counters": {}}
    crowd = [{**one, "id": f"o{n}"} for n in range(5)]
    assert [n for _, n in _together(crowd)] == [5] and stack_height(crowd) == CHIP + 12
    assert [n for _, n in _together([*crowd, {**crowd[0], "counters": {"boost": 1}}])] == [5, 1], "who differs is seen"
    kinds = [{**one, "id": f"o{n}", "name": str(n)} for n in range(FEW + 2)]
    assert stack_height(kinds[:FEW]) == FEW * (CHIP + 6) + 6
    assert stack_height(kinds) == stack_height(kinds[:FEW]) + 2 * OVER, "of more the newest lie on top"


def test_a_near_win_is_said_in_one_way() -> None:
    """The banner said “one step from winning”, the row “would win the game!”, the question “stops you”."""
    former = ("as it stands", "one step from winning", "would win", "Would win", "stops you", "Gone by Dusk")
    words = (WORDS.root / "altered" / "en.ftl").read_text(encoding="utf-8")
    assert "wins at Dusk" in words and not [one for one in former if one in words]
