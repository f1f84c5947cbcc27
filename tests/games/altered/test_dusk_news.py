"""A Dusk is seen by whoever has not read of it: what both had, who moved by what, where the markers came from."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.rules.decision import Text, text
from bot.rules.kernel.run import Run
from bot.tables.model.since import Since
from bot.trials.house import Crowd, greedy_player
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import board, hand
from cogs.altered.cog import surface
from cogs.altered.pictures.picture import draw, shown
from cogs.altered.state import BRIEF, AlteredOptions, AlteredState
from cogs.altered.view.happened import happened, summary
from cogs.altered.view.race import came, dusk_scene, race

ALTERED = surface()


def dusks(telling: Any = "exact") -> Iterator[tuple[Scene, list[dict[str, int]], list[dict[str, int]]]]:
    """Each Dusk of some games as who has not read of it sees it, with the markers before and after."""
    for seed in range(3):
        word = b"dusk %d" % seed
        run: Run[AlteredState] = Run.start(ALTERED.game, word, 2, AlteredOptions(decks="random", telling=telling))
        crowd = Crowd(greedy_player, word, 0)
        recent: list[Any] = []
        while not run.over:
            begin, before = len(recent), [dict(player.marker) for player in run.state.players]
            crowd.step(run)
            recent += run.take_events()
            if any(event.kind == "al-progress" for event in recent[begin:]) and not run.state.tiebreak:
                since = Since({0: begin, 1: begin}, begin)
                scene = Scene("t1", ALTERED, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, list(recent), since)
                yield scene, before, [dict(player.marker) for player in run.state.players]


def test_where_a_marker_came_from_and_by_what_is_seen() -> None:
    moved, stayed = 0, 0
    for scene, before, now in dusks():
        seen = scene.seen(None)
        assert {(seat, exp): n for seat, exp, n in came(seen)} == {
            (seat, exp): before[seat][exp]
            for seat in (0, 1)
            for exp in ("hero", "companion")
            if before[seat][exp] != now[seat][exp]
        }
        found = dusk_scene(seen, None)
        assert found is not None and found["dusk"] == scene.run.state.day - (scene.run.state.phase == "morning")
        for side in (side for lane in found["lanes"] for side in lane["sides"]):
            moved, stayed = moved + (side["fate"] == "moves"), stayed + (side["fate"] != "moves")
            assert bool(side["types"]) == (side["fate"] == "moves"), "by what it moves"
        for seat in (0, 1):
            own = dusk_scene(scene.seen(seat), seat)
            assert own is not None and own["lanes"][0]["sides"][0]["seat"] == seat, "the own side comes first"
    assert moved > 5 and stayed > 5


def test_board_and_hand_show_it_until_it_is_read() -> None:
    scene, _, _ = next(dusks())
    read = Scene("t1", ALTERED, scene.run, scene.names, scene.users, scene.recent, Since({0: 9_999, 1: 9_999}, 9_999))
    places: list[tuple[int | None, str]] = [(None, "board"), (0, "race")]
    for seat, name in places:
        news, later = scene.seen(seat), read.seen(seat)
        specs = {spec.name: scene.label(spec.alt) for spec in scene.pictures(seat)}
        panel = board(scene) if seat is None else hand(scene, seat)
        assert "moved" in specs[name] and name in {one.name for one in panel.pictures()}
        assert draw(news, name)
        if name == "race":
            assert race(later, 0)["dusk"] == 0 and race(later, 0)["lanes"] == [], "only where everybody is"  # type: ignore[index]
            assert draw(news, name) != draw(later, name)
        else:
            assert shown(later, name)["dusk"] is None and draw(news, name) != draw(later, name)


def test_whoever_sits_down_anew_sees_none_of_what_was_before() -> None:
    """The former holder's pictures of the same moment are kept, and were shown to the new one."""
    scene, _, _ = next(dusks())
    anew = replace(scene, sat_down={0: len(scene.recent)})
    assert race(scene.seen(0), 0)["dusk"] and not race(anew.seen(0), 0)["dusk"]  # type: ignore[index]


def test_tables_of_before_have_stored_no_sums_and_show_only_the_way() -> None:
    seen = [scene.seen(None) for scene, _, _ in dusks(BRIEF)]
    assert seen and all(dusk_scene(one, None) is None for one in seen) and any(came(one) for one in seen)


def test_the_next_game_of_a_match_begins_with_nothing() -> None:
    moves = text("al-moves", seat="@seat:0", exp="hero", due=[text("al-stat-water")], n=1)
    dusk = [text("al-progress", hero=["1/0/2", "0/0/0"], companion=["0/0/0", "0/0/0"]), moves]
    assert happened(dusk)["moved"] == [(0, "hero", 1)] and happened(dusk)["dusk"]["lanes"][0]["sides"][0]["types"] == [
        "water"
    ]
    back = text("al-moves-back", seat="@seat:0", exp="hero")
    assert happened([*dusk, back])["moved"] == [], "there and back is where it was"
    assert happened([*dusk, text("al-game", n=2)]) == {"moved": [], "dusk": None}
    assert happened([*dusk, text("al-day", day=4), moves])["dusk"]["days"] == 1


def test_above_many_plays_the_last_turns_stand_in_one_line() -> None:
    """The news began above the pictures of a hand, and what the other had played was out of sight."""

    def plays(seat: int, card: str, exp: str) -> Text:
        return text("al-plays", seat=f"@seat:{seat}", card=card, zone="hand", exp=exp, cost=3, targets=[], aimed=False)

    passes = text("al-passes", seat="@seat:1")
    lines = [plays(0, "Moth", "hero"), text("al-draws", seat="@seat:0"), plays(1, "Countess", "companion"), passes]
    run: Run[AlteredState] = Run.start(ALTERED.game, b"summary", 2)
    told = Scene("abcdefgh", ALTERED, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2})

    def said(lines: list[Text]) -> str:
        found = summary(lines)
        return "" if found is None else told.words(found)

    assert said(lines) == "Ada plays **Moth** → 🧭 (draws a card) · Ben plays **Countess** → 🎒", (
        "a pass changes nothing"
    )
    assert said([lines[2], passes]) == "Ben plays **Countess** → 🎒 · Ben passes", "but there is room for it"
    trapdoor, idle = text("al-uses", seat="@seat:1", card="Trapdoor"), text("al-idle", seat="@seat:1")
    decided = text("al-goes", card="Pup", to="discard", sacrificed=False)
    assert said([trapdoor, decided, idle, text("al-idle", seat="@seat:0")]) == (
        "Ben uses **Trapdoor** (Pup discarded) · Ada has nothing left to play and passes"
    ), "what decided the day stood behind two passes"
    twice = [trapdoor, decided, plays(1, "Moth", "hero"), plays(1, "Moth", "hero")]
    assert said(twice) == "Ben uses **Trapdoor** (Pup discarded) · Ben plays **Moth** → 🧭"
    assert said(lines[:1]) == "Ada plays **Moth** → 🧭"
    made = text("al-creates", seat="@seat:1", card="Levy", exp="hero")
    gone = text("al-goes", card="Moth", to="reserve", sacrificed=False)
    reacts = text("al-reacts", seat="@seat:1", card="Otter", told=False, text="")
    away = text("al-goes", card="Countess", to="discard", sacrificed=False)
    assert said([lines[2], made, gone]) == "Ben plays **Countess** → 🎒 (+Levy 🧭 and Moth to the Reserve)"
    assert said([lines[2], made, made]) == "Ben plays **Countess** → 🎒 (+2 × Levy 🧭)"
    assert said([lines[2], reacts, made, away]) == "Ben plays **Countess** → 🎒 (+Levy 🧭 by Otter)", (
        "who made it, if another"
    )
    assert said([text("al-uses", seat="@seat:1", card="Otter"), made]) == "Ben uses **Otter** (+Levy 🧭)"
    assert said([text("al-supports", seat="@seat:1", card="Otter")]) == "Ben discards **Otter** for support"
    calls, draws = text("al-supports", seat="@seat:1", card="Otter"), text("al-draws", seat="@seat:1", n=2)
    came = {
        "draws 2 cards": draws,
        "Ada draws a card": text("al-draws", seat="@seat:0", n=1),
        "you draw Moth": text("al-you-draw", cards=["Moth"], n=1),
        "Moth to the Reserve": text("al-resupplies", seat="@seat:1", card="Moth"),
        "Moth to Ada’s Reserve": text("al-resupplies", seat="@seat:0", card="Moth"),
        "a card from the deck into Mana": text("al-mana", seat="@seat:1", n=1),
        "Moth +2 boosts": text("al-gains", card="Moth", what="boost", n=2),
        "+1 boost": text("al-gains", card="Otter", what="boost", n=1),
        "Moth no longer 💤 Asleep": text("al-loses", card="Moth", what="asleep", n=0),
        "🚩 Ben’s 🎒 moves": text("al-moves", seat="@seat:1", exp="companion", due=[], n=0),
        "Moth over to 🧭": text("al-switches", card="Moth", exp="hero"),
        "nothing happens, it has no target": text("al-nothing", card="Otter", why="target"),
    }
    for words, line in came.items():
        assert said([calls, line]) == f"Ben discards **Otter** for support ({words})"
    assert said([calls, text("al-gains", card="Moth", what="fleeting", n=1)]) == "Ben discards **Otter** for support"
    assert (
        said([calls, draws, text("al-nothing", card="Otter")]) == "Ben discards **Otter** for support (draws 2 cards)"
    )
    assert said([text("al-idle", seat="@seat:1")]) == "Ben has nothing left to play and passes"
    assert not said([*lines, text("al-progress")]), "a Dusk has a picture of its own"
    assert not said([text("al-draws", seat="@seat:0")])
