"""The short account of an action on the road: its headline, each roll and each gain are never left out, a line for each
step, and an arrow between a cause and what came of it. The events are those of a played game."""

from bot.rules.decision import Text, text
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.view.road import road, roads
from cogs.doomrock.view.telling import brief
from tests.games.doomrock.kit import table, touch
from tests.games.doomrock.test_map_items import TWO

SURFACE, GAME = surface(), game()


def short(lines: list[Text], locale: str = "en") -> list[str]:
    told = road(lines)
    assert told is not None
    return SURFACE.words.format(told, GAME.name_of, locale).split("\n")


def whole(lines: list[Text]) -> list[str]:
    return [SURFACE.words.format(line, GAME.name_of) for line in roads(lines)]


def because(card: str) -> Text:
    return text("dr-because", card=card)


def exposed(who: str) -> Text:
    return text("dr-exposed", who=who, n=1, pool=9)


def silver(n: int) -> Text:
    return text("dr-gained-party", what="silver", n=n, now=9)


VENTURED = text("dr-ventured", time=4)
DOOMROCK = [
    VENTURED,
    text("dr-drops-out", place="Mudwick"),
    text("dr-discovered", place="Doomrock Lobby", story="Take a number.", secrets=2, kind="doomrock"),
    because("Forty Days of Drizzle"),
    exposed("@hexer"),
    exposed("@archer"),
    text("dr-peril", card="Low Beam", story=""),
    text("dr-damage", who="@archer", before=8, after=7, total=1),
    text("dr-event", card="Hermit", story="He has been expecting somebody else."),
    text("dr-permanent", card="x", place="Hermit's Tea"),
]


def test_that_doomrock_was_found_stands_above_all_else_in_a_line_of_its_own() -> None:
    """DR-7.1: “into the unknown · +1 expose · −1 hp · Hermit's Tea stays here” was all that was said of it."""
    assert short(DOOMROCK) == [
        "⛰️ **You found Doomrock!** Now every boss that is left has to fall.",
        "🧭 into the unknown · Mudwick drops out · Hexer and Archer +1 expose",
        "💀 Low Beam → Archer −1 hp",
        "🎴 Hermit → 📌 Hermit's Tea stays here",
    ]
    assert short(DOOMROCK, "de")[0] == "⛰️ **Ihr habt Doomrock gefunden!** Jetzt muss jeder übrige Boss noch fallen."
    (line,) = whole(DOOMROCK)
    assert line.startswith("⛰️ **You found Doomrock!**"), "in the whole account, too"
    elsewhere = text("dr-discovered", place="Mudwick", story="", secrets=2, kind="town")
    assert short([VENTURED, elsewhere]) == ["🧭 into the unknown → 🗺️ **Mudwick** found"]
    left = text("dr-left-behind", place="Goosebury", anything=False)
    assert short([VENTURED, left, elsewhere]) == ["🧭 into the unknown · Goosebury drops out · 🗺️ **Mudwick** found"]
    before = text(
        "dr-discovered", place="Doomrock Lobby", story="", secrets=2
    )  # as it was told before it said the kind
    assert short([VENTURED, before]) == ["🧭 into the unknown → 🗺️ **Doomrock Lobby** found"]


def test_the_new_area_and_the_gain_of_an_event_are_told_after_many_losses() -> None:
    """“Sparkwright +1 expose · Uprooted Signpost gone · Sparkwright +1 expose” stood there alone."""
    lines = [
        VENTURED,
        text("dr-drops-out", place="Mildly Cursed Woods"),
        text("dr-discovered", place="Safety Mine", story="", secrets=4, kind="mountain"),
        because("Public Holiday"),
        exposed("@sparkwright"),
        text("dr-peril", card="The Other Heroes", story="They got here first."),
        text("dr-gave-item", item="Uprooted Signpost"),
        text("dr-event", card="Gargoyle on Probation", story="A long story."),
        text("dr-event-choice", choice="Sign the form", story="You are now its legal guardian."),
        exposed("@sparkwright"),
        silver(1),
    ]
    assert short(lines) == [
        "🧭 into the unknown · Mildly Cursed Woods drops out · 🗺️ **Safety Mine** found · Sparkwright +1 expose",
        "💀 The Other Heroes → Uprooted Signpost gone",
        "🎴 Gargoyle on Probation · ➡️ Sign the form → Sparkwright +1 expose · + 🪙 1 silver",
    ]


def test_a_roll_stands_between_its_cause_and_what_it_brought() -> None:
    """A test that was passed, and the item or the silver that it won, were left out for a lost hit point."""
    lines = [
        VENTURED,
        text("dr-left-behind", place="Goosebury", anything=True),
        text("dr-damage", who="@archer", before=6, after=5, total=1),
        text("dr-discovered", place="Mudwick", story="", secrets=2, kind="town"),
        text("dr-peril", card="The Badger Tribunal", story=""),
        exposed("@archer"),
        text("dr-event", card="Right of Way", story=""),
        text("dr-event-choice", choice="Go through the geese", story="You are through!"),
        text("dr-test", who="@archer", stat="agi", face=5, bonus=2, total=7, difficulty=6, passed=True),
        text("dr-kept", item="Homing Brick", what=""),
    ]
    assert short(lines) == [
        "🧭 into the unknown · Goosebury drops out → Archer −1 hp · 🗺️ **Mudwick** found",
        "💀 The Badger Tribunal → Archer +1 expose",
        "🎴 Right of Way · ➡️ Go through the geese → 🎲 Archer: die 5 + AGI 2 = 7 against 6, done → 🎁 Homing Brick",
    ]


def test_a_roll_for_loot_says_what_it_showed() -> None:
    """DR-4.3: of a roll for loot nothing was said; and what the place itself gives did not come of the die."""
    called = text("dr-visited", place="Previous Mudwick", area="Mudwick")
    loot = [text("dr-loot", face=1), silver(1)]
    assert whole([called, *loot]) == ["📍 Previous Mudwick → 🎲 loot, a 1: nothing · + 🪙 1 silver"]
    loot = [text("dr-loot", face=3), silver(1), silver(1)]
    (line,) = whole([called, *loot])
    assert line == "📍 Previous Mudwick → 🎲 loot, a 3 → + 🪙 1 silver · + 🪙 1 silver"
    explored = [text("dr-explored", place="Mudwick", anything=True), text("dr-healed", who="@archer", n=2)]
    assert short([called, *loot[:2], *explored])[1] == "✨ all explored → 💚 Archer +2"
    assert short([called, *loot[:2], explored[0]]) == ["📍 Previous Mudwick → 🎲 loot, a 3 → + 🪙 1 silver"]


def test_what_a_place_brings_does_not_stand_behind_the_peril_on_the_way_to_it() -> None:
    lines = [
        text("dr-visited", place="Chest That Gurgles", area="Woods"),
        text("dr-peril", card="Goat of Great Height", story=""),
        text("dr-lost-hp", who="@templar", n=2, before=5, after=3),
        exposed("@templar"),
        text("dr-there", card="Chest That Gurgles"),
        text("dr-loot", face=6),
        text("dr-kept", item="Dinner Plate Mail", what=""),
    ]
    assert short(lines) == [
        "📍 Chest That Gurgles · 💀 Goat of Great Height → Templar −2 hp · Templar +1 expose",
        "📍 Chest That Gurgles → 🎲 loot, a 6 → 🎁 Dinner Plate Mail",
    ]


def test_in_the_whole_account_too_each_step_has_a_line() -> None:
    """“Archer −1 hp · Goosebury found · 💀 Tinker · − 1 silver · 🎴 Hollow Log · 🎲 a 1: 1 damage” was one chain."""
    lines = [
        VENTURED,
        text("dr-discovered", place="Goosebury", story="", secrets=0, kind="town"),
        text("dr-peril", card="Tinker", story="He sold you the bucket."),
        text("dr-lost-party", what="silver", n=1, now=0),
        text("dr-event", card="Hollow Log", story="It has a letterbox."),
        text("dr-loot-brings", card="Hollow Log", face=1, told="yes", brings="1 damage", rules=""),
    ]
    (line,) = whole(lines)
    assert line.split("\n") == [
        "🧭 into the unknown → 🗺️ **Goosebury** found",
        "💀 Tinker → − 🪙 1 silver",
        "🎴 **Hollow Log.** It has a letterbox. → 🎲 a 1: 1 damage",
    ]


def test_the_board_says_what_is_left_to_do_once_doomrock_is_found() -> None:
    """DR-7.1: what the game is won by was said as long as the first map was new, and never again."""
    run = table(script=TWO)

    def left() -> list[str]:
        return [
            SURFACE.words.format(one, run.name_of) for one in brief(run.view(None)) if one.key == "dr-view-goal-left"
        ]

    assert not left()
    run.state.row[-1].card, run.state.segment = "ar.lobby", 3
    run.state.time -= 1
    touch(run)
    end = "; if all heroes fall, you lose."
    assert left() == [f"⛰️ Doomrock is found. 🎯 Beat the third boss and you win{end}"]
    run.state.segment = 2
    touch(run)
    assert left() == [f"⛰️ Doomrock is found. 🎯 Beat 2 more bosses, one at the end of each map, and you win{end}"]
