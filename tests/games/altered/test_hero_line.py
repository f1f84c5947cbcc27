"""In one's own turn the hand says what one's Hero does, and whether it still can."""

from collections import Counter

from bot.rules.decision import Text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from bot.ui.panels.panel import as_text
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import board, hand
from cogs.altered.cog import surface
from cogs.altered.state import AlteredOptions, AlteredState
from cogs.altered.view.hero import MOST, hero_line

ALTERED, NAMES = surface(), {0: "Ada", 1: "Ben"}
WORDS = Catalogue("altered")


def said(line: Text) -> str:
    return WORDS.format(line, SeatNames(NAMES, ALTERED.game.name_of))


def test_the_hand_says_in_a_line_what_the_hero_does_and_whether_it_can() -> None:
    met: Counter[str] = Counter()
    for number in range(5):
        word = b"hero %d" % number
        run: Run[AlteredState] = Run.start(ALTERED.game, word, 2, AlteredOptions(decks="random"))
        crowd = Crowd(greedy_player, word, 0)
        while not run.over:
            crowd.step(run)
            turn = run.state.turn
            if run.over or turn is None or run.state.limbo:
                continue
            view = {**run.view(turn), "asked": [one.decision.key for one in run.requests(turn)]}
            if "altered.turn" not in view["asked"]:
                assert not hero_line(view), "what is asked in the middle of a play quotes who asks it"
                continue
            line, *first = hero_line(view)
            theirs = {one["name"] for one in view["dusk"]["first"] if one["seat"] != turn}
            assert len(first) == bool(theirs)
            if first:
                met["first"] += 1
                assert first[0].params["name"] in " ".join(theirs) and "At Dusk" not in said(first[0]), said(first[0])
            hero = run.state.objects[run.state.players[turn].hero or ""]
            words = said(line)
            assert words.startswith(f"**Hero {hero_name(hero.card)}**, ")
            assert len(words) < MOST + 60 and ("exhausted until Morning" in words) == hero.exhausted
            assert not hero_line({**run.view(1 - turn), "asked": []}), "it is news to nobody else in their hand"
            if "not the first player" in ALTERED.game.content.cards[hero.card].words and not hero.exhausted:
                is_first = run.state.first == turn
                assert ("not today (you are first)" in words) is is_first
                assert "not the first player" not in words and ("Trail Pup" in words or "1 boost" in words)
            if met[line.params["power"]] < 3:
                scene = Scene("t", ALTERED, run, NAMES, {0: 1, 1: 2})
                said_here, quoted = as_text(hand(scene, turn)), line.params["text"].removesuffix(" …")
                is_twice = f": {quoted}" in said_here.replace(words, "")  # above the button of its quick action
                assert (words in said_here) is not is_twice and words not in as_text(board(scene))
                met["said above"] += is_twice
            met[line.params["power"]] += 1
    assert met.pop("said above"), met
    assert met.pop("first") > 3, "what comes before the sums of Dusk is on no card that the reader has"
    assert set(met) == {"exhausted", "ready", "waits", "itself", "idle"}, met


def hero_name(card: str) -> str:
    return str(ALTERED.game.content.cards[card].name).partition(" & ")[0]
