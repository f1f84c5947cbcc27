"""Numbers of cards are written in one way, with the sign of what each counts, wherever somebody reads them."""

import re
from io import BytesIO

from PIL import Image

from bot.draw.canvas import Canvas
from bot.draw.fonts import sign_width, width
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player, random_player
from bot.ui.panels.panel import Panel, Picture, Select, Words
from bot.ui.questions.scene import Scene
from bot.ui.screens import present
from bot.ui.screens.in_words import in_words
from cogs.altered.cog import surface
from cogs.altered.content.notation import duel, gain, signed, stats
from cogs.altered.pictures.hand import draw_hand
from cogs.altered.pictures.parts import AMONG_WORDS, drawn
from cogs.altered.view.forecast import forecast

ALTERED = surface()
BARE = re.compile(r"\d+/\d+/\d+")
"""Three numbers of which nothing says what they count."""


def test_what_a_card_has_and_two_sides() -> None:
    assert stats((3, 1, 0)) == "🌲3 ⛰️1 🌊0"
    assert duel((3, 1, 0), (1, 1, 2)) == "🌲3:1 ⛰️1:1 🌊0:2"
    assert gain((3, 1, 0), (2, 0, 1), (1, 1, 2)) == "🌲3→5:1 ⛰️1:1 🌊0→1:2"
    assert signed("Create a Levy 1/1/1 on day 2/3.") == "Create a Levy 🌲1 ⛰️1 🌊1 on day 2/3."


def _said(panel: Panel) -> list[str]:
    said = [panel.title]
    for part in panel.parts:
        if isinstance(part, Words):
            said.append(part.text)
        elif isinstance(part, Select):
            said += [f"{pick.label} {pick.hint}" for pick in part.picks]
        elif isinstance(part, tuple):
            said += [one.alt if isinstance(one, Picture) else one.label for one in part]
    return said


def test_no_panel_of_a_game_shows_bare_numbers() -> None:
    """Boards, hands, the board in words and the preview of Dusk, at every moment of two games."""
    seen = set()
    for player in (greedy_player, random_player(b"notation")):
        run = Run.start(ALTERED.game, b"notation", 2)
        crowd = Crowd(player, b"notation", 0)
        for _ in range(160):
            scene = Scene("t1", ALTERED, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal[-12:])
            panels = [present.board(scene), present.hand(scene, 0), present.hand(scene, 1), in_words(scene, 0)]
            said = [line for panel in panels for line in _said(panel)]
            said += [scene.words(line) for line in forecast(run.view(None))]
            assert not [line for line in said if BARE.search(line)]
            seen |= {sign for sign in ("✋", "♻️", "🌲", ":") for line in said if sign in line}
            if run.over:
                break
            crowd.step(run)
    assert seen == {"✋", "♻️", "🌲", ":"}


def test_pictures_draw_the_signs_among_the_words() -> None:
    words = drawn("Create a Levy 🌲1 ⛰️1 🌊1 in it.")
    assert words == "Create a Levy \ue0001\ue0011\ue0021 in it.", "three signs are never torn apart"
    assert width("\ue000", 30) == sign_width(30) > 30
    canvas = Canvas(600, 60)
    canvas.signs = AMONG_WORDS
    plain = canvas.png()
    assert canvas.words(4, 10, words, 30) == width(words, 30)
    assert canvas.png() != plain


def test_cards_of_a_hand_are_broad_enough_for_a_phone() -> None:
    """Two side by side; a third one begins a row."""
    run = Run.start(ALTERED.game, b"broad", 2)
    crowd = Crowd(greedy_player, b"broad", 0)
    while not (run.view(0)["own"] or {}).get("hand"):
        crowd.step(run)
    own = run.view(0)["own"]
    high = []
    for n in (2, 3, 4):
        cards = [{**own["hand"][0], "card": f"GM_TEST_{n}_C"} for n in range(n)]
        png = draw_hand({"own": {**own, "hand": cards, "mana": []}, "phase": "day"})
        high.append(Image.open(BytesIO(png)).size[1])
    assert high[0] < high[1] == high[2]
