"""What the journal and the board say to somebody who was away: whose, where, and that a card came to nothing."""

from collections import Counter
from collections.abc import Iterable, Iterator
from io import BytesIO
from itertools import takewhile
from typing import Any

import pytest
from PIL import Image

from bot.rules.decision import Text, text
from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player, mixed_player
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.names import SeatNames
from bot.ui.questions.scene import Scene
from bot.ui.questions.waiting import awaited
from cogs import load_game
from cogs.altered.cog import TURNS, surface
from cogs.altered.content.cards import EASY
from cogs.altered.pictures.picture import draw, pictures
from cogs.altered.pictures.starters import PLAIN
from cogs.altered.state import BRIEF, AlteredOptions, AlteredState
from cogs.altered.view.alts import alt
from cogs.altered.view.cards import cards
from cogs.altered.view.forecast import forecast
from cogs.altered.view.race import race, race_lines
from cogs.altered.view.starters import PARTS, part_of
from cogs.altered.view.telling import busy
from tests.games.altered.test_greedy import BREEDER, LEVY, begun, stands

GAME = load_game("altered")
WORDS = Catalogue("altered")
NAMES = SeatNames({0: "Ada", 1: "Ben"}, GAME.name_of)
REASONS_SAID = {
    "exhausted": "it is exhausted until Morning",
    "price": "its price cannot be paid",
    "declined": "its effect is not used",
    "sacrifice": "there is nothing to sacrifice",
    "target": "it has no target",
}
NEW = {"al-nothing", "al-idle"}
"""Lines that tables from before there were any do not have."""


def told(*lines: Text) -> list[str]:
    """The lines as they are read."""
    return [WORDS.format(one.said, NAMES) for one in GAME.retold(lines)]


def rested(of: dict[str, list[str]]) -> Text:
    """Rest; of: what each player's cards are that go to the Reserve."""
    each = [text("al-rest-of", seat=seat, home=home, n=len(home), gone=[], m=0) for seat, home in of.items()]
    everything = [card for home in of.values() for card in home]
    return text("al-rest", home=everything, n=len(everything), gone=[], m=0, of=each)


def test_the_arena_names_whose_numbers_these_are_and_of_what() -> None:
    (line,) = told(text("al-tiebreak-progress", a="15/12/16", b="7/9/9", won_a=3, won_b=0))
    assert line == ("🏟️ Dusk in the Arena: Ada 🌲15 ⛰️12 🌊16 and Ben 🌲7 ⛰️9 🌊9. Ada has more in 3, Ben in 0.")
    (even,) = told(text("al-tiebreak-progress", a="1/2/3", b="2/1/3", won_a=1, won_b=1))
    assert even.endswith("Each has more in 1: the Arena goes on tomorrow.")
    (other,) = told(text("al-tiebreak-progress", a="0/0/3", b="2/1/3", won_a=0, won_b=2))
    assert other.endswith("Ben has more in 2, Ada in 0.")


def test_an_arena_of_before_is_told_so_among_the_milestones_too() -> None:
    said = text("al-tiebreak-progress", a="1/2/3", b="2/1/3", won_a=1, won_b=1)
    (one,) = GAME.retold([said])
    short = WORDS.short(one.said)
    assert short is not None and WORDS.format(short, NAMES) == "🏟️ Ada 🌲1 ⛰️2 🌊3 and Ben 🌲2 ⛰️1 🌊3"


def test_who_steps_into_the_arena_reads_what_happens_there() -> None:
    (line,) = told(text("al-tiebreak"))
    assert (
        "so nobody is first" in line
        and "A tie in one counts for neither." in line
        and "who has more in more of 🌲 ⛰️ 🌊 wins the game" in line
    )


def test_a_dusk_tells_what_each_had() -> None:
    dusk = text("al-phase", phase="dusk")
    sums = text("al-progress", hero=["3/1/2", "0/0/0"], companion=["1/1/1", "4/4/4"])
    assert told(dusk, sums) == [
        "🌇 **Dusk** · 🧭 Hero: Ada · Ben (Ada first: 🌲3:0 ⛰️1:0 🌊2:0).",
        "🎒 Companion: Ada · Ben (Ada first: 🌲1:4 ⛰️1:4 🌊1:4).",
    ], "where what came of it is not known"
    assert told(dusk, text("al-progress")) == ["🌇 Progress"], "as tables of before have stored it"


def test_where_somebody_arrives_the_other_has_a_verb_too() -> None:
    """“all the way · Ada (Ben first: …”: boards tell how it ended elsewhere."""
    sums = text("al-progress", hero=["0/0/0", "3/1/2"], companion=["0/0/0", "0/0/0"])
    moves = text("al-moves", seat="@seat:1", exp="hero", due=[text("al-stat-forest")], n=1, left=0)
    first, _ = told(text("al-phase", phase="dusk"), sums, moves)
    assert first.endswith("**Ben moves unopposed** by 🌲3:0, all the way · Ada stays (Ben first: 🌲3:0 ⛰️1:0 🌊2:0).")


def test_a_dusk_is_one_scene_with_who_moves_and_why() -> None:
    sums = text("al-progress", hero=["3/1/2", "0/0/0"], companion=["1/1/1", "4/4/4"])
    due = [text("al-stat-forest"), text("al-stat-water")]
    lines = [
        text("al-held", seat="@seat:1", exp="companion", why="defender"),
        text("al-moves", seat="@seat:0", exp="hero", due=due, n=2, left=4),
        text("al-voice-first-step", who="@seat:0"),
        text("al-fails", seat="@seat:0", exp="companion"),
        text("al-revealed", names=["Echo Pass"]),
        text("al-fails", seat="@seat:1", exp="companion"),
        text("al-fails", seat="@seat:1", exp="hero"),
    ]
    first, second, *after = GAME.retold(
        [text("al-phase", phase="dusk"), sums, *lines, text("al-rest", home=[], gone=[], n=0, m=0)]
    )
    assert [WORDS.format(one.said, NAMES) for one in (first, second)] == [
        "🌇 **Dusk** · 🧭 Hero: **Ada moves unopposed** by 🌲3:0 and 🌊2:0, 4 steps to go · Ben stays "
        "(Ada first: 🌲3:0 ⛰️1:0 🌊2:0).",
        "🎒 Companion: **Ben is held** by a Defender · Ada stays, outdone (Ben first: 🌲4:1 ⛰️4:1 🌊4:1).",
    ]
    assert [one.said.key for one in after] == ["al-voice-first-step", "al-revealed", "al-rest"]
    for line in (first, second):  # where news are summed up, it stays a scene
        short = WORDS.short(line.said)
        assert short is not None and WORDS.format(short, NAMES) == WORDS.format(line.said, NAMES)
        assert line.said.key in TURNS
    assert told(lines[1])[0].startswith(
        "🚩 Ada: the 🧭 hero expedition **moves** due to 🌲 forest and 🌊 water; 4 steps to go"
    ), "alone, as a milestone is"


def test_the_forecast_says_what_counts_where_and_against_what() -> None:
    run = Run.start(GAME, b"forecast", 2, AlteredOptions(decks="random"))
    crowd = Crowd(greedy_player, b"forecast", 0)
    fates = set()
    while not run.over:
        view = run.view(None)
        lines = [] if view["tiebreak"] else forecast(view)
        if view["phase"] in ("dusk", "night"):
            assert not forecast(view), "this Dusk has come, and it told what it had done as what it would do"
        if lines:
            for exp, line in zip(view["expeditions"], lines[1:5], strict=True):
                said = WORDS.format(line, NAMES)
                foe = next(e for e in view["expeditions"] if e["exp"] == exp["exp"] and e["seat"] != exp["seat"])
                for n, (kind, sign) in enumerate((("forest", "🌲"), ("mountain", "⛰️"), ("water", "🌊"))):
                    mine = f"**{exp['stats'][n]}**" if kind in exp["wins"] else exp["stats"][n]
                    assert (f"{sign}{mine}:{foe['stats'][n]}" in said) is (kind in exp["types"]), said
                fates.add(said.rpartition("→ ")[2].split(" ")[0])
            assert lines[5].key == "al-forecast-ground"
        crowd.step(run)
    assert {"**moves**", "stays"} <= fates


def test_rest_says_whose_cards_go_where() -> None:
    night = text("al-phase", phase="night")
    both = rested({"@seat:1": ["@GM_BASE_B_VK_08_C"], "@seat:0": ["@GM_BASE_B_GB_08_C", "@GM_BASE_B_GB_09_C"]})
    assert told(night, both) == [
        f"🌙 Rest, Ben: {NAMES('GM_BASE_B_VK_08_C')} goes to the Reserve.",
        f"🌙 Rest, Ada: {NAMES('GM_BASE_B_GB_08_C')} and {NAMES('GM_BASE_B_GB_09_C')} go to the Reserve.",
    ]
    assert told(rested({"@seat:1": [], "@seat:0": []})) == ["🌙 Rest."]


def test_after_you_is_explained_where_it_is_said() -> None:
    (line,) = told(text("al-after-you", seat="@seat:0"))
    assert line == "Ada: “After you.” The turn ends, as after a card; Ada has not passed."


def test_what_stays_where_it_is_is_listed_without_both_and_neither() -> None:
    lines = [
        text("al-fails", seat=f"@seat:{seat}", exp=exp) for seat, exp in ((0, "hero"), (0, "companion"), (1, "hero"))
    ]
    assert told(*lines) == ["✋ Left where they were: both expeditions of Ada and Ben’s 🧭 hero expedition."]


def test_a_card_that_reacts_says_whose_it_is_and_when_it_comes_to_nothing() -> None:
    reacts = text("al-reacts", seat="@seat:1", card="@GM_BASE_B_VK_08_C", text="When I join: draw a card.", told=True)
    nothing = text("al-nothing", card="@GM_BASE_B_VK_08_C")
    name = NAMES("GM_BASE_B_VK_08_C")
    assert told(reacts, nothing) == [f"↪ Ben’s {name}: “When I join: draw a card.” Nothing happens."]
    spell = text("al-nothing", card="@GM_ROAD_B_VK_09_C")
    for why, said in REASONS_SAID.items():
        vain = text("al-nothing", card="@GM_BASE_B_VK_08_C", why=why)
        assert told(reacts, vain) == [f"↪ Ben’s {name}: nothing happens, {said}."]
        assert told(vain) == [f"{name}: nothing happens, {said}."]
    assert told(reacts, spell)[1] == f"{NAMES('GM_ROAD_B_VK_09_C')}: nothing happens."


def test_what_a_card_gains_by_its_own_words_is_told_once() -> None:
    reacts = text("al-reacts", seat="@seat:0", card="@a", text="At Noon: I gain 1 boost.", told=True)
    assert len(told(reacts, text("al-gains", card="@a", what="boost", n=1))) == 1
    assert len(told(reacts, text("al-gains", card="@a", what="boost", n=3))) == 2, "how many is news"
    assert len(told(reacts, text("al-gains", card="@b", what="boost", n=1))) == 2, "another one's"


def journals(wish: AlteredOptions, seeds: Iterable[int]) -> Iterator[Run[AlteredState]]:
    """Games between house players, at each moment at which somebody is asked; their journal is what is new."""
    for seed in seeds:
        word = b"telling %d" % seed
        run: Run[AlteredState] = Run.start(GAME, word, 2, wish)
        crowd = Crowd(greedy_player, word, 0)
        while not run.over:
            yield run
            crowd.step(run)
        yield run


def kinds(wish: AlteredOptions) -> Counter[str]:
    found: Counter[str] = Counter()
    for run in journals(wish, range(5)):
        found.update(event.kind for event in run.take_events())
    return found


def test_new_tables_tell_more_and_those_of_before_what_they_ever_did() -> None:
    stored = AlteredOptions().model_dump(mode="json")
    old = AlteredOptions.model_validate({k: v for k, v in stored.items() if k not in ("telling", "idle_turns")})
    assert old.telling == BRIEF
    before, after = kinds(old), kinds(AlteredOptions())
    assert not NEW & before.keys() and after.keys() >= NEW
    assert after["al-nothing"] < after["al-reacts"] / 2


def test_what_came_to_nothing_says_why_and_that_is_so() -> None:
    """A card that could not be used was told in the words of one whose owner did not want to."""
    seen: Counter[str] = Counter()
    for seed in range(6):
        crowd = Crowd(mixed_player(b"why %d" % seed), b"why %d" % seed, 0)
        run: Run[AlteredState] = Run.start(GAME, b"why %d" % seed, 2, AlteredOptions())
        for seat in (0, 1):
            # led by Old Hattie, who is exhausted for what she gives; and against Moth Breeders, who sacrifice
            run.choose(seat, "veilkeepers_2" if seat and seed % 2 else "goat_track")
        read = 0
        while not run.over:
            crowd.step(run)
            lines, read = run.journal[read:], len(run.journal)
            for event in lines:
                why = event.params.get("why") if event.kind == "al-nothing" else None
                if why is None:
                    continue
                seen[why] += 1
                card = event.params["card"].removeprefix("@")
                if why == "exhausted":
                    mine = [one for one in run.state.objects.values() if one.card == card]
                    assert run.state.phase != "afternoon" or any(one.exhausted for one in mine), card
                if why == "sacrifice":
                    assert "sacrifice" in GAME.content.cards[card].text, card
                if why == "declined":
                    assert "may" in GAME.content.cards[card].text or "—" in GAME.content.cards[card].text, card
    assert {"exhausted", "declined", "target", "sacrifice"} <= seen.keys(), seen
    before = AlteredOptions(telling="exact")
    for run in journals(before, range(3)):
        assert not any("why" in event.params for event in run.take_events() if event.kind == "al-nothing")


def test_an_effect_that_did_something_is_never_said_to_do_nothing() -> None:
    """Between what was tried and that it came to nothing is at most how it was paid for, or the die that decided it."""
    tried, paid = {"al-reacts", "al-plays", "al-uses", "al-supports"}, {"al-goes", "al-ceases", "al-rolls"}
    seen = 0
    for seed in range(5):
        lines: list[Any] = []
        for run in journals(AlteredOptions(), [seed]):
            lines += [event for event in run.take_events() if "-voice-" not in event.kind]
        for place, event in enumerate(lines):
            if event.kind == "al-nothing":
                seen += 1
                before = list(takewhile(lambda one: one.kind not in tried, reversed(lines[:place])))
                assert {one.kind for one in before} <= paid, before
                assert lines[place - len(before) - 1].params["card"] == event.params["card"]
    assert seen >= 5


def test_the_board_says_what_is_waited_for() -> None:
    run = Run.start(GAME, b"busy", 2)
    assert run_says(run, 0) == "choosing a deck, which nobody sees before both have one"
    crowd = Crowd(greedy_player, b"busy", 0)
    said = set()
    while not run.over:
        for request in run.requests():
            if request.decision.private and not request.anytime:
                for seat in request.decision.seats:
                    said.add(request.decision.key)
                    assert run_says(run, seat), request.decision.key
                    if request.decision.key == "altered.turn":
                        player = run.view(None)["players"][seat]
                        assert f"{player['ready']} of {player['mana']} Mana ready" in run_says(run, seat)
        crowd.step(run)
    assert {"altered.deck", "altered.first_mana", "altered.expand", "altered.turn"} <= said


def run_says(run: Run[Any], seat: int) -> str:
    found = busy(run.view(None), seat)
    return "" if found is None else WORDS.format(found, NAMES)


def test_who_chooses_a_starter_sees_the_easy_ones_first_and_the_board_none() -> None:
    """Eighteen at once were three screens of a phone. The list has all, each with how hard it is and how it wins."""
    run = Run.start(GAME, b"starters", 2)
    shown = surface()
    assert [spec.name for spec in shown.pictures(run.view(0))] == [PARTS[0]] and not shown.pictures(run.view(None))
    names = [deck.name for deck in GAME.content.starters().values()]
    alts = [spec.alt.params["names"] for spec in shown.pictures(run.view(0))]
    easy = [deck for deck in GAME.content.starters().values() if deck.level == EASY]
    assert [one.params["name"] for part in alts for one in part] == [deck.name for deck in easy]
    every = GAME.content.decks.values()
    assert PLAIN.keys() == {deck.id for deck in every if deck.level == EASY}, "each in plain words, old lists too"
    offered = run.requests(0)[0].decision.legal()
    decks = GAME.content.starters()
    assert [one.id for one in offered] == sorted(decks, key=lambda name: decks[name].level), "easy ones first here too"
    assert all(one.hint for one in offered)
    said = [WORDS.format(one.label, NAMES, label=True) for one in offered]
    assert "Gearwrights" in said and "Dog School · Trailwardens" in said, "whose it is, unless it is called like them"
    rest = [one for one in run.view(0)["starters"] if one["level"] != EASY]
    assert [one for part in PARTS for one in part_of(rest, part)] == rest, "where none is easy, all of them"
    assert len(shown.draw(run.view(0), PARTS[0])) > 10_000
    assert {one["level"] for one in run.view(0)["starters"]} == {1, 2, 3}, "each says how hard it is to play"
    (leaders,) = shown.cards(run.view(0))
    assert len(leaders.cards) == len(names), "and can read who leads each"
    for seat in (0, 1):
        run.choose(seat, run.requests(seat)[0].decision.legal()[0].id)
    assert not run.view(0)["starters"]


@pytest.mark.parametrize("decks", ["random", "own"])
def test_nobody_is_shown_starters_where_there_is_no_choice_of_them(decks: str) -> None:
    assert not Run.start(GAME, b"starters", 2, AlteredOptions(decks=decks)).view(0)["starters"]


def test_whoever_is_to_play_sees_above_the_hand_how_both_expeditions_stand() -> None:
    """The board may be out of sight on a phone: a strip of the picture, and its words; for whoever waits too, since
    their last play has changed it."""
    run = Run.start(GAME, b"g" * 32, 2, AlteredOptions())
    assert race_lines(run.view(0), 0) == [], "before there is a track"
    crowd = Crowd(greedy_player, b"gist", 0)
    while run.state.turn is None:
        crowd.step(run)
    seat = run.state.turn
    assert race_lines(run.view(seat), seat) == [], "while nobody stands anywhere"
    while run.state.turn is None or not any(e["objects"] for e in run.view(None)["expeditions"]):
        crowd.step(run)
    seat = run.state.turn
    lines = [WORDS.format(line, NAMES, label=True) for line in race_lines(run.view(seat), seat)]
    foe = ("Ada", "Ben")[1 - seat]
    assert lines[0] == f"🏁 Steps to go: you 7, {foe} 7"
    assert lines[1].startswith("🧭 🌲") and " · you on 🌲" in lines[1] and f" · {foe} " in lines[1], lines
    assert lines[2].startswith("🎒 🌲") and len(lines) == 3
    assert len(race_lines(run.view(1 - seat), 1 - seat)) == 3
    said = WORDS.format(alt(run.view(seat), "race"), NAMES, label=True)
    assert said.startswith("🏁 Steps to go: you") and "🧭" in said
    assert [spec.name for spec in pictures(run.view(seat))] == ["hand", "race"]
    found = race(run.view(seat), seat)
    waiting = race(run.view(1 - seat), 1 - seat)
    assert found is not None and waiting is not None
    assert [lane["sides"][::-1] for lane in waiting["lanes"]] == [lane["sides"] for lane in found["lanes"]]
    assert [side["seat"] for side in found["lanes"][0]["sides"]] == [seat, 1 - seat], "the own side comes first"
    assert sorted(one for region in found["regions"] for one in region["markers"]) == [
        (0, "companion"), (0, "hero"), (1, "companion"), (1, "hero"),
    ]  # fmt: skip
    travelling = sum(len(side["faces"]) for lane in found["lanes"] for side in lane["sides"])
    assert travelling == sum(len(exp["objects"]) for exp in run.view(None)["expeditions"])
    picture = Image.open(BytesIO(draw(run.view(seat), "race")))
    assert picture.height < 600 and len(picture.getcolors(1 << 20) or ()) > 20


def test_who_chooses_what_to_keep_is_awaited_without_the_hints_for_it() -> None:
    run = Run.start(GAME, b"keep", 2, AlteredOptions(decks="random"))
    crowd = Crowd(greedy_player, b"keep", 0)
    while not any(request.decision.key == "altered.keep" for request in run.requests()):
        crowd.step(run)
    said = awaited(Scene("t1", surface(), run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}), {})
    assert "choosing the 2 cards to keep in the Reserve" in said and "press" not in said


def test_who_travels_is_listed_among_the_cards_of_its_player() -> None:
    run = begun()
    stands(run, LEVY, 0), stands(run, BREEDER, 1, "companion")
    names = {group.id: {card.name for card in group.cards} for group in cards(run.view(None))}
    levy, breeder = (GAME.content.cards[ref].name for ref in (LEVY, BREEDER))
    assert {levy, breeder} & names["play0"] == {levy} and {levy, breeder} & names["play1"] == {breeder}
