"""Hit points that a reader has not seen change stand on the pictures; who may be hit is asked with what it takes."""

from typing import Any

import pytest

from bot.rules.decision import Text, text
from bot.rules.kernel.run import Run
from bot.ui.questions.scene import Scene
from cogs.doomrock.cog import surface
from cogs.doomrock.content import vocabulary
from cogs.doomrock.game import game
from cogs.doomrock.pictures.picture import draw, pictures
from cogs.doomrock.rules.battle.attack import attack_each
from cogs.doomrock.rules.battle.moves import move
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.state import THROWN, WHOLE, DoomrockOptions, DoomrockState
from cogs.doomrock.view.endings import victory
from cogs.doomrock.view.happened import happened, hit_points
from cogs.doomrock.view.view import view
from tests.games.doomrock.battle_table import choose, enemy, field, hero, lay
from tests.games.doomrock.kit import table

SURFACE = surface()
GAME = game()
BOOK = text("dr-enemy", name="Bitey Book", n=2)
LIBRARIAN = text("dr-boss", name="Head Librarian")


def hurt(who: str | Text, before: int, after: int, shield: int = 0) -> Text:
    return text("dr-damage", who=who, before=before, after=after, shield=shield)


def test_hit_points_add_up_and_what_is_as_it_was_is_left_out() -> None:
    lines = [
        hurt("@brawler", 7, 5),
        text("dr-lost-hp", who="@brawler", n=1, before=5, after=4),
        text("dr-healed", who="@archer", n=2, hp=6, max=6),
        hurt("@hexer", 5, 4),
        text("dr-healed", who="@hexer", n=1, hp=5, max=5),
        hurt(BOOK, 2, 1),
        hurt(LIBRARIAN, 20, 17),
        hurt(text("dr-gone", n=9), 2, 0),
        text("dr-moved-off", who="@brawler"),
    ]
    assert happened(lines) == {"hp": {"brawler": -3, "archer": 2, "Bitey Book 2": -1, "Head Librarian": -3}}
    assert happened([]) == {"hp": {}}


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (
            "en",
            "**In short:** Brawler −3 hp 🛡️ −3, Archer is down, Bitey Book 2 defeated and Head Librarian −3 hp · 1 more",
        ),
        (
            "de",
            "**Kurz gesagt:** Brawler −3 LP 🛡️ −3, Archer liegt am Boden, Bitey Book 2 besiegt und Head Librarian −3 LP"
            " · 1 weitere",
        ),
    ],
)
def test_what_it_all_came_to_is_one_sentence_heroes_first(locale: str, said: str) -> None:
    lines = [
        hurt(BOOK, 2, 0),
        text("dr-defeated", who=BOOK),
        hurt(LIBRARIAN, 20, 17),
        hurt(text("dr-enemy", name="Bitey Book", n=3), 2, 1),
        hurt("@brawler", 7, 4, 1),
        hurt("@brawler", 4, 4, 2),
        hurt("@archer", 4, 0, 1),
        text("dr-fallen", who="@archer"),
        text("dr-moved-off", who="@hexer"),
    ]
    found = hit_points(lines)
    scene = Scene("t1", SURFACE, Run.start(GAME, b"summary", 2), {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, locale=locale)
    assert found is not None and scene.words(found) == said
    assert hit_points([text("dr-moved-off", who="@hexer")]) is None
    warded = hit_points([hurt("@brawler", 7, 7, 2)])
    assert warded is not None and "Brawler ±0" in scene.words(warded) and "🛡️ −2" in scene.words(warded)
    assert hit_points([hurt("@brawler", 7, 5), text("dr-healed", who="@brawler", n=2, hp=7, max=7)]) is None, (
        "as before"
    )


def test_a_battle_that_was_won_has_a_picture_for_whoever_has_not_seen_it() -> None:
    """A line of text was all that an evening's battle ended with."""
    run = table(2)
    run.state.segment = 2
    for seat, plain, both in ((None, ["map"], ["victory", "map"]), (0, ["hero-h0"], ["hero-h0", "victory"])):
        seen = dict(view(run.state, GAME.content, seat))
        for lines, names in (
            ([text("dr-won", encounter="@en.library")], both),
            ([text("dr-won", encounter="@en.library"), text("dr-battle", encounter="@en.soup")], plain),
            ([], plain),
        ):
            seen["happened"] = happened(lines)
            assert [spec.name for spec in pictures(seen)] == names
        seen["happened"] = {"hp": {}, "won": True}
        assert "dr-view-alt-victory" in repr([spec.alt for spec in pictures(seen)]), "and in words"
        shown = draw(seen, "victory")
        hurt_then = [{**one, "hp": 1} for one in seen["victory"]["rows"]]
        assert shown != draw({**seen, "victory": {**seen["victory"], "rows": hurt_then}}, "victory")


def test_a_victory_says_who_saw_to_it_and_stays_in_a_hand_above_what_is_asked() -> None:
    """It was on the board alone, and whoever plays from the own hand saw a map with ten buttons."""
    run = table(2)
    run.state.segment = 2
    first, boss = run.state.heroes[0].class_id, text("dr-boss", name="The Soup")
    lines = [text("dr-defeated", who=boss, kind="boss", by=f"@{first}"), text("dr-won", encounter="@en.library")]
    seen = {**view(run.state, GAME.content, 0), "asked": ("doomrock.action",)}
    told = {**seen, "happened": happened(lines)}
    assert told["happened"]["felled"] == {"who": "The Soup", "by": first}
    found = pictures(told)
    assert [(one.name, one.is_asked) for one in found] == [("victory", True), ("map", True)]
    assert SURFACE.words.format(found[0].alt, GAME.name_of).startswith("The Overdue Library beaten: ")
    assert draw(told, "victory") != draw({**seen, "happened": happened(lines[1:])}, "victory")
    for by in ("@se.plans", None, boss):
        assert happened([text("dr-defeated", who=boss, by=by), lines[1]])["felled"] is None or by == "@se.plans"


def test_the_field_and_the_battle_show_it_to_whoever_has_not_seen_it() -> None:
    """The view calls characters as the news does: heroes by class, enemies by label."""
    run = field([hero(0, "brawler"), hero(1, "archer")], [enemy(1, "boss"), enemy(2)], [["h0", "e2"], ["h1"], ["e1"]])
    seen = dict(view(run.state, GAME.content, 0))
    labels = [one["label"] for one in seen["battle"]["enemies"].values()]
    for name in ("field", "battle"):
        seen["happened"] = happened([])
        quiet = draw(seen, name)
        for who in ("brawler", *labels):
            seen["happened"] = {"hp": {who: -2}}
            assert draw(seen, name) != quiet, (name, who)
        seen["happened"] = {"hp": {"somebody else": -2}}
        assert draw(seen, name) == quiet


@pytest.mark.parametrize(("n", "told"), [("base", True), ({"d6": 1}, False)])
def test_whom_an_enemy_attacks_is_asked_with_what_it_takes_of_each(n: Any, told: bool) -> None:
    """D-20, DR-11.2: of two who are hurt alike whoever decides reads who stands it better; of a die nothing is told."""
    item = vocabulary.Attack.model_validate({"do": "attack", "to": "lowest_hp", "n": n, "range": "any"})

    async def attacked(play: DoomrockPlay) -> None:
        await attack_each(play, item, Context(source="en.library", user="e1"))

    heroes = [hero(0, "archer"), hero(1, "sneak")]
    for one in heroes:
        one.hp = 5
    run = field(heroes, [enemy(1, "boss", 20, dmg=3)], [["h0", "h1", "e1"]], attacked)
    (request,) = [one for one in run.requests() if one.decision.key == "doomrock.tie"]
    hints = [
        SURFACE.words.format(option.hint, GAME.name_of, "en", label=True)
        for option in request.options(run)
        if option.hint is not None
    ]
    assert len(hints) == 2 and all(("a plain blow of 3 takes 3 hp" in hint) == told for hint in hints)


def test_whom_an_enemy_goes_to_is_asked_as_that_and_with_what_its_blow_takes() -> None:
    """D-20: "who moves? (equally hurt)" was asked of two heroes of whom neither moved and one was not hurt."""
    item = vocabulary.Move.model_validate({"do": "move", "who": "self", "to": "lowest_hp"})

    async def goes(play: DoomrockPlay) -> None:
        await move(play, item, Context(source="ai.library.2", user="e1"))

    heroes = [hero(0, "archer"), hero(1, "sneak")]
    for one in heroes:
        one.hp = 5
    run = field(heroes, [enemy(1, "boss", 20, dmg=3)], [["h0"], ["h1"], ["e1"]], goes)
    (request,) = run.requests()
    words = SURFACE.words.format(request.decision.prompt, GAME.name_of, "en")
    assert request.decision.key == "doomrock.tie" and words.endswith("to whom? Their hp are equal.")
    hints = [option.hint for option in request.options(run)]
    assert all(
        hint is not None
        and "a plain blow of 3 takes 3 hp" in SURFACE.words.format(hint, GAME.name_of, "en", label=True)
        for hint in hints
    )


def test_what_was_healed_on_the_road_is_no_news_of_the_battle_that_begins() -> None:
    """“In short: Archer +1 hp” stood above the first throw."""
    lines = [text("dr-healed", who="@archer", n=1, hp=6, max=8), text("dr-battle", encounter="@en.library")]
    assert hit_points(lines) is None and hit_points([*lines, hurt("@brawler", 7, 5)]) is not None


@pytest.mark.parametrize(("news", "is_kept"), [(THROWN, True), (WHOLE, False)])
def test_a_victory_shows_the_party_as_it_stood_when_the_battle_was_won(news: Any, is_kept: bool) -> None:
    """Whoever came back later saw lessons and wounds of the road on the card of the battle; running tables have none
    of it kept."""

    def edit(state: DoomrockState) -> None:
        state.hero("h0").hp = 5
        state.voice.tallies["pupil"] = {"@brawler": 3}
        lay(state, "h0", haymaker=5)

    options = DoomrockOptions(news=news)
    run = field([hero(0, "brawler")], [enemy(1, "boss", 2)], [["h0", "e1"]], edit=edit, options=options)
    choose(run, "doomrock.act", "h0:ab.haymaker")
    won = victory(run.state.model_copy(update={"segment": 2}), GAME.content)
    assert won is not None and won["rows"][0]["hp"] == 5
    run.state.hero("h0").hp = 1
    run.state.voice.tallies["pupil"]["@brawler"] = 9
    later = victory(run.state.model_copy(update={"segment": 2}), GAME.content)
    assert (later == won) is is_kept
    assert ("laurels" in run.state.model_dump(mode="json")) is is_kept
