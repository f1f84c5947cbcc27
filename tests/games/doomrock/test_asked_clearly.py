"""Questions of a battle say what is asked: which of two dice, and in which order."""

from bot.rules.decision import Text, text
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.state import DoomrockState
from tests.games.doomrock.battle_table import asked, choose, enemy, field, hero, lay, quick_cards_of_one

SURFACE = surface()


def said(words: Text) -> str:
    return SURFACE.words.format(words, game().name_of, "en", label=True)


def test_a_second_die_is_asked_for_as_the_second() -> None:
    """Calibrate with its boost asked the same question word for word, as if the first answer had been lost."""

    def edit(state: DoomrockState) -> None:
        lay(state, "h0", calibrate=5)
        one = state.hero("h0")
        one.heroism = 1
        for die in [die for die in one.dice if die.where == "pool"][:2]:
            die.where, die.face = "idle", 3

    run = quick_cards_of_one("sparkwright", edit)
    choose(run, "doomrock.act", "h0:ab.calibrate")
    choose(run, "doomrock.boost", "boost:0")
    first = said(asked(run, "doomrock.set_die").decision.prompt)
    assert first == "Calibrate: which die of Sparkwright gets a new face?"
    choose(run, "doomrock.set_die", asked(run, "doomrock.set_die").options(run)[0].id)
    choose(run, "doomrock.set_face", "6")
    while (request := run.requests(0)[0]).decision.key != "doomrock.set_die":
        run.choose(0, request.options(run)[0].id, run.token(request, 0))
    assert said(request.decision.prompt) == "Calibrate, second die: which die of Sparkwright gets a new face?"


def test_which_minions_come_is_ticked_in_order() -> None:
    """DR-13.3: “Which, and which first?” with ticks that showed no order."""
    run = field(
        [hero(0, "brawler")],
        [enemy(1, hp=2), enemy(2, hp=3), enemy(3, hp=4), enemy(4, "boss", 20)],
        [["h0"], ["e1"], ["e2"], ["e3"], ["e4"]],
        "battle_minions",
        now="minions",
    )
    toggles = asked(run, "doomrock.minions").decision.toggles
    assert toggles is not None and toggles.ordered
    names = [text("dr-option-who", who="Bee"), text("dr-option-who", who="Ant")]
    assert said(Text(toggles.go.key, {"n": 2, "picks": names})) == "Bee and Ant come"


def test_a_blow_that_fells_is_not_called_enough_beside_a_boost() -> None:
    """“That is enough: Understudy 5 falls” stood below a button that paid heroism for more."""
    for boss in ("yes", "no"):
        assert "enough" not in said(text("dr-why-fells", who="Bee", boss=boss, n=1))
