"""Whoever is to play reads right there what the other can still do today."""

from copy import deepcopy

from bot.rules.decision import Text, text
from bot.ui.panels.addressed import addressed
from bot.ui.panels.catalogue import Catalogue
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.options import object_option
from tests.games.altered.test_dusk_outcome import GAME, NAMES, turns
from tests.games.altered.test_usual_targets import first_turn
from tests.games.altered.test_wordings import put

WORDS = Catalogue("altered")


def said(text: Text) -> str:
    return WORDS.format(text, NAMES)


def test_a_turn_says_whether_the_other_has_passed_and_what_they_have_left() -> None:
    """It stood in small print of the board, and was asked for by everybody."""
    met, ends = set(), set()
    for run, _, request in turns():
        seat, view = request.decision.seats[0], run.view(None)
        foe, name = view["players"][1 - seat], ("Ada", "Ben")[1 - seat]
        prompt = said(request.decision.prompt)
        if foe["seat"] in view["passed"]:
            assert f"{name} has passed." in prompt and f"{name}:" not in prompt
        else:
            cards = "1 card" if foe["hand"] == 1 else f"{foe['hand']} cards"
            assert f"{name}: {foe['ready']} Mana, {cards}." in prompt
        winner, has_passed = view["dusk"]["winner"], foe["seat"] in view["passed"]
        assert (f"{name} wins at Dusk unless you act." in prompt) == (winner == foe["seat"])
        assert (f"You win at Dusk unless {name} acts." in prompt) == (winner == seat and not has_passed)
        ends.add(winner if winner is None else winner == seat)
        met.add(has_passed)
        is_able = any(one.id != "pass" for one in request.decision.legal())
        has_card = any(one.id.startswith(("hand:", "reserve:", "scout:")) for one in request.decision.legal())
        assert ("One press plays it" in prompt) == (view["day"] <= 2 and has_card), "later on everybody knows"
        assert ("No card can be played now" in prompt) == (view["day"] <= 2 and is_able and not has_card)
    assert met == {True, False}
    assert ends == {None, True, False}, "near the end it says who wins"


def test_what_is_ones_own_is_called_so_where_nobody_else_reads_it() -> None:
    state = deepcopy(first_turn())
    put(state, "a", "GM_BASE_B_CH_90_C", 0, "hero")
    look = Look(state, GAME.content)
    assert said(object_option(look, state.objects["a"], 0).label).endswith("(your 🧭 Hero)")
    assert said(object_option(look, state.objects["a"], 1).label).endswith("(Ada’s 🧭 Hero)")
    assert said(object_option(look, state.objects["a"]).label).endswith("(Ada’s 🧭 Hero)"), "a board is read by all"


def test_what_is_aimed_at_is_the_readers_own_where_it_is() -> None:
    """“Play it, on Ada’s Burr Collector?” was asked of Ada."""
    target = text("al-target-object", card="Otter", seat="@seat:0")
    asked = text("al-uses", seat="@seat:1", card="Whistle", targets=[target], aimed=True)
    assert said(addressed(WORDS, asked, 0, "en")) == "Ben uses Whistle, on your Otter."
    assert said(addressed(WORDS, asked, 1, "en")) == "You use Whistle, on Ada’s Otter."
