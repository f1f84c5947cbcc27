"""What happened in a battle stands in order at the question, a line for each card; and the room that it needs."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.rules.decision import Event, Text, text
from bot.rules.kernel.run import Run
from bot.ui.panels.panel import Keep, Picture, Words
from bot.ui.questions.scene import Scene
from bot.ui.screens import latest
from bot.ui.screens.latest import ACCOUNT_SIZE
from bot.ui.screens.present import board, hand
from cogs.doomrock.cog import account as whole_account
from cogs.doomrock.cog import summary, surface
from cogs.doomrock.game import game
from cogs.doomrock.pictures.hero import draw_hero
from cogs.doomrock.pictures.picture import draw
from cogs.doomrock.state import DoomrockOptions, DoomrockState
from cogs.doomrock.view.account import account
from cogs.doomrock.view.road import begun, road, roads
from cogs.doomrock.view.view import view
from tests.games.doomrock.battle_table import choose, enemy, field, hero, lay, said

SURFACE = surface()
GAME = game()
TWO, THREE = (text("dr-enemy", name="Bitey Book", n=n) for n in (2, 3))
BOSS = text("dr-boss", name="Head Librarian")


def ai(who: Text, card: str, words: str = "Attacks.") -> Text:
    return text("dr-ai", who=who, card=f"@ai.library.{card}", active="@brawler", text=words)


def attacks(who: Any, target: Any) -> Text:
    return text("dr-attacks", who=who, target=target, n=1, card="@ai.library.1")


def hurt(who: Any, before: int, after: int, *, by: Any = "", shield: int = 0, expose: int = 0) -> Text:
    return text("dr-damage", who=who, before=before, after=after, shield=shield, expose=expose, by=by)


def uses(who: str, card: str) -> Text:
    return text("dr-activates", who=who, card=f"@ab.{card}", dice="", aimed=False, at="", boosts=0)


def told(lines: list[Text], locale: str = "en") -> list[str]:
    run = Run.start(GAME, b"account", 2)
    scene = Scene("t1", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, locale=locale)
    return [scene.words(line) for line in account(lines)]


ROUND = [
    ai(TWO, "1"),
    text("dr-moved", who=TWO, to="@brawler"),
    attacks(TWO, "@brawler"),
    hurt("@brawler", 7, 7, by=TWO, shield=1),
    ai(THREE, "1"),
    attacks(THREE, "@brawler"),
    hurt("@brawler", 7, 5, by=THREE, expose=1),
    ai(BOSS, "4"),
    attacks(BOSS, "@brawler"),
    hurt("@brawler", 5, 4, by=BOSS),
    attacks(BOSS, "@archer"),
    hurt("@archer", 1, 0, by=BOSS),
    text("dr-fallen", who="@archer"),
    text("dr-voice-fall-1", who="@archer"),
    uses("@brawler", "haymaker"),
    hurt(TWO, 2, 0, by="@brawler"),
    text("dr-defeated", who=TWO),
    uses("@brawler", "bellow"),
    text("dr-gained", who="@brawler", what="shield", n=2),
    text("dr-enrage", before=0, after=1),
]


def test_the_enemies_turn_is_told_in_order_with_whom_by_what_and_what_was_lost() -> None:
    first, boss, own, enrage = told(ROUND)
    assert first.startswith("🃏 **Bitey Book 2 and 3** → Brawler · ")
    assert first.endswith(": −2 hp (5 left; markers turned: +1 damage), 🛡️ −1")
    deed, _, remark = boss.partition("\n")
    assert deed.startswith("🃏 **Head Librarian** · ") and deed.endswith("Brawler −1 hp (4 left); Archer is down 💤")
    assert remark.startswith("*"), "what is remarked upon a fall stands below the fall"
    assert own.startswith("⚔️ **Brawler** · ") and own.endswith(": Bitey Book 2 defeated 💥 · **Bellow**: 🛡️ +2")
    assert "0→1" in enrage
    assert told(ROUND, "de")[0].endswith(": −2 LP (noch 5; Marker aufgedeckt: +1 Schaden), 🛡️ −1")


def test_a_blow_belongs_to_whoever_strikes_also_after_a_reaction() -> None:
    lines = [
        ai(BOSS, "1"),
        attacks(BOSS, "@brawler"),
        uses("@brawler", "return_to_sender"),
        text("dr-gained", who="@brawler", what="shield", n=1),
        hurt("@brawler", 5, 4, by=BOSS, shield=1),
    ]
    boss, own = told(lines)
    assert boss.endswith(": −1 hp (4 left), 🛡️ −1") and own.endswith(": 🛡️ +1")


def test_of_a_long_time_the_first_of_it_is_summed_up_and_a_card_without_effect_is_told() -> None:
    lines = [line for n in range(9) for line in (ai(BOSS if n % 2 else TWO, str(n % 8 + 1)), hurt("@brawler", 9, 9))]
    found = told(lines)
    assert len(found) == 7, "nobody is worse off, so there is nothing to sum up"
    found = told([hurt("@brawler", 9, 8), *lines])
    assert len(found) == 8 and found[0] == "**In short:** Brawler −1 hp"
    assert told([ai(BOSS, "1"), ai(TWO, "2"), hurt("@brawler", 9, 8)])[0].endswith(": Attacks.")


def blows(n: int) -> list[Text]:
    return [line for one in range(n) for line in (ai(BOSS if one % 2 else TWO, str(one + 1)), hurt("@brawler", 9, 8))]


def begins(n: int) -> Text:
    return text("dr-round", round=n, enrage=0)


def test_what_happened_in_two_rounds_stands_under_each_of_them() -> None:
    """What the enemies did in one round and the dice of the next were one list."""
    found = told([*blows(2), begins(3), *blows(1)])
    assert [found[0], found[3]] == ["**Round 2**", "**Round 3**"] and len(found) == 5
    assert told([*blows(2), begins(3), *blows(1)], "de")[0] == "**Runde 2**"
    assert len(told([begins(3), *blows(2)])) == 2, "of one round nobody needs to be told which it is"
    assert len(told([*blows(1), begins(1), *blows(1)])) == 2, "there is no round before the first one"


def test_of_rounds_without_room_one_line_is_left() -> None:
    """Whoever was away for two rounds found a wall of text."""
    lines = [begins(1), *blows(4), begins(2), *blows(5), begins(3), *blows(3)]
    first, *rest = told(lines)
    assert first == "**Rounds 1–2:** Brawler −9 hp" and rest[0] == "**Round 3**" and len(rest) == 4
    first, *rest = told([*blows(4), begins(2), *blows(2), begins(3), *blows(2)])
    assert first == "**Round 1:** Brawler −4 hp" and [len(rest), rest[0], rest[3]] == [6, "**Round 2**", "**Round 3**"]


def test_a_card_that_has_only_been_drawn_is_told_with_what_it_says() -> None:
    """Whom it goes for was the very question above which stood that nothing comes of it, or whom it went for."""
    (first, drawn) = told([ai(TWO, "1"), attacks(TWO, "@brawler"), hurt("@brawler", 9, 8, by=TWO), ai(THREE, "1")])
    assert first.startswith("🃏 **Bitey Book 2** → Brawler") and drawn.startswith("🃏 Bitey Book 3 · **")
    assert not account([ai(BOSS, "1")]), "the news say it as well"


def test_who_was_hidden_and_has_been_found_is_told() -> None:
    lines = [ai(TWO, "1"), attacks(TWO, "@brawler"), text("dr-found", who="@brawler"), hurt("@brawler", 9, 9, by=TWO)]
    assert told(lines)[0].endswith(": unhurt, no longer hidden")


@pytest.mark.parametrize("last", ["dr-won", "dr-setting"])
def test_where_the_battle_is_over_the_story_is_told_as_ever(last: str) -> None:
    assert account(ROUND) and not account([*ROUND, text(last)])
    assert not account([text("dr-travelled", place="x", time=3)])


def test_it_stands_whole_between_picture_and_question_on_board_and_hand() -> None:
    heroes = [hero(0, "brawler"), hero(1, "archer")]
    run = field(
        heroes,
        [enemy(1, "boss", 20), enemy(2)],
        [["h0", "e2"], ["h1"], ["e1"]],
        edit=lambda state: lay(state, "h0", haymaker=5),
    )
    run.game = GAME
    events = [Event(line.key, line.params) for line in ROUND]
    scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, events)
    for panel in (board(scene), hand(scene, 0)):
        last = max(n for n, part in enumerate(panel.parts) if isinstance(part, Picture))
        below = panel.parts[last + 1]
        assert isinstance(below, Words)
        assert below.text.count("› ") == 4 and "Bitey Book 2 and 3" in below.text and "0→1" in below.text


@pytest.mark.parametrize("room", [ACCOUNT_SIZE, 300])
def test_a_hand_tells_each_act_once_and_shows_just_the_field_where_that_is_asked_about(
    room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What has no room below the picture on a phone is a press away."""
    run = field(
        [hero(0, "brawler"), hero(1, "archer")],
        [enemy(1, "boss", 20), enemy(2)],
        [["h0", "e2"], ["h1"], ["e1"]],
        edit=lambda state: lay(state, "h0", haymaker=5),
    )
    run.game = GAME
    events = [Event(line.key, line.params) for line in ROUND]
    scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, events)
    monkeypatch.setattr(latest, "ACCOUNT_SIZE", room)
    panel = hand(scene, 0)
    assert [picture.name.split("-")[0] for picture in panel.pictures()] == ["field"]
    assert any("sheet" in button.label for row in panel.rows() if isinstance(row, tuple) for button in row)
    at = panel.parts.index(panel.pictures()[0])
    above, below = (
        [line for part in parts if isinstance(part, Words) for line in part.text.split("\n") if line.startswith("› ")]
        for parts in (panel.parts[:at], panel.parts[at:])
    )
    whole = [f"› {scene.words(line)}".split("\n")[0] for line in account(ROUND)]
    assert below and not above and below == whole[len(whole) - len(below) :]
    assert sum(map(len, below)) <= room
    said = [part.text for part in panel.parts[at:] if isinstance(part, Words) and part.keep is Keep.NEWS]
    is_cut = room < ACCOUNT_SIZE
    assert (len(below) < len(whole)) is is_cut and ("more before that" in said[0]) is is_cut
    assert any(button.label == "What happened" for row in panel.rows() if isinstance(row, tuple) for button in row)


def test_cards_without_dice_sleep_once_the_dice_lie_and_leave_their_room_to_the_field() -> None:
    """A card that is read, and the sheet while dice are still laid, show all of them."""
    run = field(
        [hero(0, "brawler"), hero(1, "archer")],
        [enemy(1, "boss", 20)],
        [["h0", "e1"], ["h1"]],
        edit=lambda state: lay(state, "h0", haymaker=5),
    )
    sheet = view(run.state, GAME.content, 0)["heroes"][0]
    awake = [ability["id"] for ability in sheet["abilities"] if not ability["asleep"]]
    assert awake == ["ab.haymaker"] and len(sheet["abilities"]) == 4
    small, whole = (Image.open(BytesIO(png)) for png in (draw_hero(sheet), draw_hero(sheet, whole=True)))
    assert small.height < whole.height - 150
    assert draw({"card": {"kind": "hero", "hero": sheet}}, "card") == draw_hero(sheet, whole=True)
    assert run.state.battle is not None
    run.state.battle.step = "roll"
    assert not any(one["asleep"] for one in view(run.state, GAME.content, 0)["heroes"][0]["abilities"])


def test_on_the_road_one_line_says_what_the_last_action_came_to() -> None:
    """Above ten ways of the road stood the last line of many, such as "a bonus for the curious"."""
    run = Run.start(GAME, b"road", 2)
    lines = [
        text("dr-visited", place="Odd Jobs", area="Mudwick"),
        text("dr-gained-party", what="silver", n=2, now=5),
        text("dr-explored-on", place="Mudwick", time=4, secrets=0),
        text("dr-event", card="Union Break", story="Forty dwarfs."),
        text("dr-event-choice", choice="Borrow a pickaxe", story="You manage three swings."),
        text("dr-test", who="@brawler", stat="agi", face=6, bonus=4, total=10, difficulty=6, passed=True),
        text("dr-gained-party", what="silver", n=2, now=7),
        text("dr-explored", place="Mudwick", anything=True),
    ]
    events = [Event(line.key, line.params) for line in lines]
    scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, events)
    panel = board(scene)
    last = max(n for n, part in enumerate(panel.parts) if isinstance(part, Picture))
    below = panel.parts[last + 1]
    said = "→ 🎲 Brawler: die 6 + AGI 4 = 10 against 6, done → + 🪙 2 silver"
    joke = "🎴 Union Break · ➡️ Borrow a pickaxe: *You manage three swings.*"
    assert isinstance(below, Words) and below.text == f"› 🔎 Mudwick · {joke} {said}"
    assert road(lines[:1]) is None and roads(lines[:1]) == [], "nothing came of it yet"
    words = [SURFACE.words.format(line, GAME.name_of) for line in roads(lines)]
    event = "🎴 **Union Break.** Forty dwarfs. · ➡️ *Borrow a pickaxe.* You manage three swings."
    assert words == ["📍 Odd Jobs → + 🪙 2 silver", f"🔎 Mudwick · {event} {said}"], "there is room for its opening"
    assert len(roads(lines * 3)) == 3 and words[0] == SURFACE.words.format(roads(lines * 2)[1], GAME.name_of)
    assert road([*lines, text("dr-battle", encounter="x", flavor="y")]) is None


def test_what_an_enemy_gets_of_several_causes_is_told_once() -> None:
    """ "Head Librarian +3 expose" stood there three times in a row."""
    worn = [text("dr-exposed", who=BOSS, n=n, pool=9) for n in (3, 3, 1)]
    (line,) = walked([text("dr-visited", place="Odd Jobs", left=2), *worn])
    assert line.endswith("Odd Jobs → Head Librarian +7 expose")


def walked(lines: list[Text], locale: str = "en") -> list[str]:
    return [SURFACE.words.format(line, GAME.name_of, locale) for line in roads(lines)]


def test_the_short_account_of_a_long_action_leaves_out_no_loss() -> None:
    """“Sneak + 1 heroism · failed · Sneak −1 hp” stood there of somebody who had lost three, and of two lost areas."""
    lines = [
        text("dr-ventured", time=5),
        text("dr-drops-out", place="Mildly Cursed Woods"),
        text("dr-exposed", who="@hexer", n=1, pool=20),
        text("dr-discovered", place="Mount Pleasant", story="", secrets=0),
        text("dr-peril", card="Dragon", story="You have been served. Medium rare."),
        text("dr-lost-hp", who="@brawler", n=2, before=4, after=2),
        text("dr-damage", who="@templar", before=4, after=4, total=0),
        text("dr-gained", who="@brawler", what="heroism", n=1),
        text("dr-test", who="@brawler", stat="agi", face=2, bonus=2, total=4, difficulty=6, passed=False),
        text("dr-lost-hp", who="@brawler", n=1, before=2, after=1),
    ]
    short = road(lines)
    assert short is not None
    assert SURFACE.words.format(short, GAME.name_of).split("\n") == [
        "🧭 into the unknown · Mildly Cursed Woods drops out · Hexer +1 expose · 🗺️ **Mount Pleasant** found",
        "💀 Dragon → Brawler −2 hp · Brawler + ⭐ 1 heroism"
        " · 🎲 Brawler: die 2 + AGI 2 = 4 against 6, failed → Brawler −1 hp",
    ], "nor what was won, nor the roll"


def test_in_one_line_no_peril_and_no_event_loses_its_name() -> None:
    """Of a dragon and an event nothing was left but the last joke."""
    story = "You have been served."
    met = [
        text("dr-peril", card="Dragon", story=story),
        text("dr-event", card="Mushroom Circle", story="A long story."),
    ]
    chosen = text("dr-event-only", choice="Gatecrash", story="They were not cross. They were disappointed.")
    ventured = text("dr-ventured", time=5)
    found = text("dr-discovered", place="Mount Pleasant", story="", secrets=0)
    short = road([ventured, found, *met, chosen])
    assert short is not None
    assert SURFACE.words.format(short, GAME.name_of) == (
        "🧭 into the unknown → 🗺️ **Mount Pleasant** found\n"
        "💀 Dragon · 🎴 Mushroom Circle · ➡️ Gatecrash (the only way open): "
        "*They were not cross. They were disappointed.*"
    )
    asked = road([ventured, found, *met])
    assert asked is not None and "Dragon" in SURFACE.words.format(asked, GAME.name_of), (
        "the event is read at its question"
    )


def test_in_one_line_the_price_of_an_event_and_an_event_of_which_nothing_came_are_told() -> None:
    event = text("dr-event", card="Toll Booth", story="There is no toll.")
    chosen = text("dr-event-choice", choice="Pay it", story="It is a booth.")
    paid = [text("dr-paid", cost=[text("dr-cost", what="heroism", n=1)], left=3), text("dr-paid-by", hero="@brawler")]
    explored = text("dr-explored-on", place="Mudwick", time=4, secrets=0)
    short, idle = road([explored, event, chosen, *paid]), road([explored, event, chosen])
    assert short is not None and idle is not None
    assert "Brawler pays" in SURFACE.words.format(short, GAME.name_of)
    assert SURFACE.words.format(idle, GAME.name_of) == "🔎 Mudwick · 🎴 Toll Booth · ➡️ Pay it: *It is a booth.*"


def test_whoever_is_asked_next_reads_the_event_that_came_after_their_answer() -> None:
    """Who answered the peril in between read “Mushroom Circle · Gatecrash” and the other one read all of it."""
    lines = [
        text("dr-damage", who="@brawler", before=5, after=3, total=2),
        text("dr-event", card="Mushroom Circle", story="They have been at it all night."),
        text("dr-event-only", choice="Gatecrash", story="You are announced."),
    ]
    (line,) = walked(lines)
    assert "They have been at it all night." in line and "You are announced." in line


def test_of_enemies_who_follow_one_card_it_is_said_who_hit_whom() -> None:
    """“Understudy 8 and The Front Half · Behind You!: Sneak −1 hp; Hexer unhurt”: who had hit whom?"""
    blows = [
        text("dr-damage", who="@brawler", before=5, after=4, total=1, n=1, by=TWO),
        text("dr-damage", who="@templar", before=5, after=5, total=0, n=1, by=BOSS),
        text("dr-voice-nothing-through-5"),
    ]
    (line,) = account([ai(TWO, "1"), blows[0], ai(BOSS, "1"), *blows[1:]])
    said = SURFACE.words.format(line, GAME.name_of)
    assert "Brawler (by Bitey Book 2) −1 hp" in said and "Templar (by Head Librarian) unhurt" in said, said
    assert "not a scratch" not in said, "one had a scratch"
    (same,) = account([ai(TWO, "1"), blows[0], ai(THREE, "1"), blows[0]])
    assert "(by" not in SURFACE.words.format(same, GAME.name_of), "they hit the same one"


def test_what_several_get_of_one_cause_is_told_once_with_who_and_how_much() -> None:
    """“Brawler +1 expose · Brawler +1 expose” was two parts of four, and Templar's heroism was left out for it."""
    lines = [
        text("dr-ventured", time=2),
        text("dr-discovered", place="Goosebury", story="", secrets=0),
        text("dr-because", card="A Shortcut"),
        text("dr-gained", who="@templar", what="heroism", n=1),
        text("dr-gained", who="@brawler", what="heroism", n=1),
        text("dr-peril", card="Crashed Balloon", story=""),
        text("dr-exposed", who="@brawler", n=1, pool=25),
        text("dr-exposed", who="@brawler", n=1, pool=24),
        text("dr-event", card="The Retired Scarecrow", story="It has had enough of standing."),
    ]
    assert walked(lines) == [
        "🧭 into the unknown → 🗺️ **Goosebury** found · ↪ A Shortcut → Templar and Brawler + ⭐ 1 heroism\n"
        "💀 Crashed Balloon → Brawler +2 expose\n"
        "🎴 **The Retired Scarecrow.** It has had enough of standing."
    ]


def test_what_was_still_to_come_of_an_action_is_told_before_the_next_one() -> None:
    """Whoever had chosen at an event never read what came of it, since the next action had begun."""
    lines = [
        text("dr-event-choice", choice="Listen", story=""),
        text("dr-unexposed", who="@brawler", n=1),
        text("dr-visited", place="Feather Exchange", area="Goosebury"),
        text("dr-paid", cost=[], left=3),
    ]
    assert walked(lines) == ["➡️ Listen → Brawler −1 expose", "📍 Feather Exchange"]
    assert walked(lines, "de")[0] == "➡️ Listen → Brawler −1 Blöße"
    assert walked(lines[2:]) == [], "nothing came of it yet"
    after = [text("dr-damage", who="@brawler", before=5, after=4, total=1), text("dr-won", encounter="Socks", foe="x")]
    rest = [text("dr-gained-party", what="silver", n=2, now=2), text("dr-setting", segment=2, setting="Rain", time=6)]
    victory = [*after, text("dr-voice-won-1"), *rest]
    voice, *told = walked(victory)
    assert voice.startswith("🏁 Beaten: **Socks**.\n") and told[0] == "+ 🪙 2 silver"
    assert told[1].startswith("📜 **Segment 2: Rain**")
    short = road(victory)
    assert short is not None
    told_short = SURFACE.words.format(short, GAME.name_of)
    assert told_short.startswith("🏁 Socks beaten. ") and told_short.endswith(" · + 🪙 2 silver · 📜 Segment 2: Rain")
    fight = [text("dr-battle", encounter="Socks", flavor=""), threw("@brawler", "1️⃣", 1, 0), *victory]
    assert [line.key for line in whole_account(fight)] == [line.key for line in roads(victory)], "not the battle again"


@pytest.mark.parametrize(("time", "why"), [(0, "⏳ is used up"), (2, "you march into battle")])
def test_a_battle_that_begins_says_why_and_what_ends_it(time: int, why: str) -> None:
    """DR-3.10, DR-16.3, DR-16.4."""
    lines = [text("dr-travelled", place="Woods", time=time), text("dr-battle", encounter="Socks", flavor="A smell.")]
    earlier = [text("dr-visited", place=f"Place {n}", area="x") for n in (1, 2)]
    before, walk, battle = walked([*earlier, *lines])
    assert before == "📍 Place 2", "a camp in which lessons were taken, say"
    assert walk == "🥾 to Woods" and battle.startswith(f"⚔️ **Socks**: {why}. You win when the last boss is down")
    assert battle.endswith("and lose when all heroes are.\n*A smell.*")
    line = Text(lines[1].key, {**lines[1].params, "ends": "all"})
    assert "You win when every enemy is down, and lose" in walked([*lines[:1], line])[-1]


def test_once_dice_are_thrown_the_road_before_the_battle_is_told_no_more() -> None:
    lines = [text("dr-setting"), text("dr-travelled", place="Woods", time=0), text("dr-battle", encounter="x")]
    assert len(whole_account(lines)) == 2
    (throw,) = whole_account([*lines, threw("@brawler", "1️⃣", 1, 0)])
    assert throw.key == "dr-act-rolled-one"


def test_what_somebody_uses_on_the_road_is_no_battle_and_brings_what_it_brings() -> None:
    """“⚔️ Hexer · Express Stamp: + ⏳ 1 time; + 🪙 4 silver”: the silver was won by wrestling."""
    lines = [
        text("dr-used", hero="@hexer", item="Express Stamp"),
        text("dr-gained-party", what="time", n=1, now=3),
        text("dr-visited", place="Mud Wrestling", area="Mudwick"),
        text("dr-gained-party", what="silver", n=4, now=6),
    ]
    assert told(lines) == []
    assert walked(lines) == ["🧪 Hexer: Express Stamp → + ⏳ 1 time", "📍 Mud Wrestling → + 🪙 4 silver"]


def test_what_stays_on_the_map_is_what_came_of_exploring() -> None:
    """DR-4.4: the account ended with the name of the event."""
    lines = [
        text("dr-explored-on", place="Mudwick", time=2, secrets=1),
        text("dr-event", card="First Bank of Bees", story="Their assets are liquid."),
        text("dr-permanent", card="x", place="Pawn Something"),
    ]
    assert walked(lines) == [
        "🔎 Mudwick · 🎴 **First Bank of Bees.** Their assets are liquid. → 📌 Pawn Something stays here"
    ]


def test_what_several_cards_weaken_adds_up() -> None:
    """DR-11.8: weakened by 2 and by 1 was told as “weakened by 1”."""
    hexes = [text("dr-status", who="@archer", status="weakened", n=n) for n in (2, 1)]
    (line,) = told([uses("@hexer", "aunt_mildred"), hexes[0], uses("@hexer", "aunt_mildred"), hexes[1]])
    assert "weakened by 3" in line


def test_who_comes_at_the_end_of_the_round_is_no_deed_of_the_last_hero() -> None:
    """“Polite Stab: −2 hp (10 left); Bitey Book 6 appears” looked as if the stab had caused the book."""
    lines = [
        uses("@sneak", "polite_stab"),
        hurt(BOSS, 12, 10, by="@sneak"),
        text("dr-because", card="@en.library"),
        text("dr-spawned", name=TWO, n=1),
        text("dr-enrage", before=1, after=2),
    ]
    stab, end = told(lines)
    assert stab.endswith("−2 hp (10 left)") and end.startswith("👹 Bitey Book 2 appears. · ") and "1→2" in end
    (both,) = told([ai(BOSS, "6"), text("dr-spawned", name=TWO, n=2)])
    assert both.endswith(": 2 enemies appear"), "an enemy's card does bring them"


def test_where_somebody_walks_to_is_told_with_the_card() -> None:
    """Maneuver told of its shield only, though the hero had walked up to the boss."""
    there = text("dr-walked", who="@archer", to=[BOSS, TWO], met=2, more=1)
    shield = text("dr-gained", who="@archer", what="shield", n=2)
    (line,) = told([uses("@archer", "maneuver"), there, shield])
    assert line.endswith(": 🛡️ +2; now with Head Librarian and Bitey Book 2 and 1 more"), line
    (alone,) = told([uses("@archer", "maneuver"), text("dr-walked", who="@archer", to=[], met=0, more=0), shield])
    assert alone.endswith(": 🛡️ +2; now alone")


def walkers(**options: Any) -> Run[DoomrockState]:
    """An Archer with a die on Maneuver, a boss and a minion elsewhere, a Sneak with one on a card for melee."""

    def edit(state: DoomrockState) -> None:
        lay(state, "h0", maneuver=1)
        lay(state, "h1", polite_stab=4)

    groups = [["h0"], ["h1"], ["e2", "e1"]]
    stored = DoomrockOptions.model_validate(DoomrockOptions().model_dump(exclude=options.get("without", set())))
    heroes, foes = [hero(0, "archer"), hero(1, "sneak")], [enemy(1, "boss", 20), enemy(2)]
    return field(heroes, foes, groups, options.get("step", "battle_heroes"), edit=edit, options=stored)


def test_dice_that_nobody_is_in_reach_for_are_told_when_the_round_ends() -> None:
    """E-11: a boosted Anvil had been on offer, then the boss was pushed out, and the next roll was there."""
    run, old = walkers(), walkers(without={"walks"})
    for table in (run, old):
        choose(table, "doomrock.act", "done")
    (line,) = said(run, "dr-unreached")
    scene = Scene("t1", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2})
    assert line.params["cards"] == ["@ab.polite_stab"] and line.params["who"] == "@sneak"
    words = [scene.words(one) for one in account([uses("@archer", "long_shot"), Text(line.kind, line.params)])]
    assert words[-1].startswith("sneak has nobody in reach for "), words
    assert not said(old, "dr-unreached"), "journals of old tables are stored"


def test_the_journal_says_to_whom_a_hero_walks_the_boss_first() -> None:
    found = []
    for without in (set[str](), {"walks"}):
        run = walkers(without=without, step="battle_initiative")
        choose(run, "doomrock.act", "h0:ab.maneuver")
        choose(run, "doomrock.move", "e2")
        found += [event for event in run.journal if event.kind in ("dr-walked", "dr-moved-off")]
    new, old = found
    assert old.kind == "dr-moved-off" and new.params["to"][0].params["name"] == "Head Librarian"
    assert (new.params["met"], new.params["more"]) == (2, 0)


def threw(who: str, dice: str, shields: int, heroism: int) -> Text:
    return text("dr-rolled", who=who, dice=dice, shields=shields, heroism=heroism)


def test_a_throw_is_a_sentence_and_several_share_a_line() -> None:
    """DR-8.4: `🎲 Brawler ⚀1 ⚅6 🛡️ +1 for ⚀` had to be deciphered; of several there is room for what they brought."""
    lines = [threw("@brawler", "1️⃣ 6️⃣", 1, 1), threw("@archer", "4️⃣", 0, 0), uses("@archer", "long_shot")]
    first, *rest = told(lines)
    assert first == "🎲 Brawler: 🛡️ +1, ⭐ +1 · 🎲 Archer: 4️⃣"
    assert len(rest) == 1
    assert told(lines[:1]) == ["🎲 Brawler throws 1️⃣ 6️⃣: the 1️⃣ gives 🛡️ +1, the 6️⃣ gives ⭐ +1"]
    assert told([threw("@brawler", "1️⃣ 1️⃣ 5️⃣", 2, 0)]) == ["🎲 Brawler throws 1️⃣ 1️⃣ 5️⃣: two 1️⃣ give 🛡️ +2"]
    many = told([threw("@brawler", "1️⃣ 1️⃣ 1️⃣ 1️⃣", 4, 0)])
    assert many == ["🎲 Brawler throws 1️⃣ 1️⃣ 1️⃣ 1️⃣: four 1️⃣ give 🛡️ +4"], "`4 1️⃣` read like 41"


def test_what_comes_of_a_card_by_itself_is_told_with_the_card() -> None:
    """At the start of a round everybody was bogged, and no line said so."""
    lines = [
        text("dr-round", round=2, enrage=1),
        text("dr-because", card="Mildly Haunted"),
        text("dr-exposed", who="@brawler", n=1, pool=9),
        text("dr-because", card="Brittle"),
        text("dr-gained", who="@archer", what="shield", n=2),
        threw("@brawler", "1️⃣", 1, 0),
        text("dr-because", card="Nothing"),
    ]
    whole = "↪ **Mildly Haunted**: Brawler +1 expose · ↪ **Brittle**: Archer 🛡️ +2 · 🎲 Brawler throws 1️⃣"
    assert told(lines) == [f"{whole}: the 1️⃣ gives 🛡️ +1"]


@pytest.mark.parametrize(("boosts", "said"), [(0, ""), (1, " (boosted)"), (2, " (2 boosts)")])
def test_boosts_are_told_with_the_card(boosts: int, said: str) -> None:
    used = uses("@brawler", "haymaker")
    line = Text(used.key, {**used.params, "boosts": boosts})
    assert told([line, hurt(TWO, 3, 1, by="@brawler")])[0] == (
        f"⚔️ **Brawler** · Haymaker{said}: Bitey Book 2 −2 hp (1 left)"
    )


def test_above_many_answers_what_may_be_done_besides_takes_no_lines() -> None:
    """What its card does is behind "Read a card"; what happened has to be seen."""

    def hinted(*cards: str) -> bool:
        def edit(state: Any) -> None:
            state.items = ["it.ship_biscuit"]
            lay(state, "h0", **dict.fromkeys(cards, 5))

        run = field(
            [hero(0, "brawler", "ab.long_shot", "ab.haymaker")],
            [enemy(1, "boss", 20), *(enemy(n, hp=n) for n in (2, 3, 4, 5))],
            [["h0", "e1", "e2", "e3", "e4", "e5"]],
            edit=edit,
        )
        run.game = GAME
        events = [Event(line.key, line.params) for line in ROUND]
        panel = hand(Scene("abcdefgh", SURFACE, run, {0: "Ada"}, {0: 1}, events), 0)
        words = [part.text for part in panel.parts if isinstance(part, Words)]
        assert any("At any time" in one for one in words)
        return any("gains 2 shields" in one and "At any time" in one for one in words)

    assert hinted("maneuver") and not hinted("haymaker", "swing_furniture")


def test_the_first_news_say_who_plays_which_hero() -> None:
    """A stranger did not know which of two heroes was theirs."""
    heroes = [
        text("dr-hero", seat=f"@seat:{seat}", hero=f"@{hero}", trait="@trait.loud", hp=6)
        for seat, hero in enumerate(("class.brawler", "class.templar"))
    ]
    part = text("dr-setting", setting="Forty Days", segment=1, time=8, rules="", story="Not enough to drown in.")
    walk = [text("dr-travelled", place="Rotten Orchard", time=6), text("dr-gained-party", what="silver", n=2, total=5)]
    names = {"seat:0": "Ada", "seat:1": "Ben", "class.brawler": "Brawler", "class.templar": "Templar"}
    told = [SURFACE.words.format(line, names.get) for line in roads([*heroes, part])]
    assert told[0] == "Ada is **Brawler** and Ben is **Templar**"
    assert told[1].endswith("Not enough to drown in.") and len(told) == 2
    first, second = begun([*heroes, part]), begun([*heroes, part, *walk])
    assert first is not None and second is not None
    assert SURFACE.words.format(first, names.get).startswith(f"{told[0]} · 📜 Forty Days")
    later = [SURFACE.words.format(line, names.get) for line in roads([*heroes, part, *walk])]
    assert later[0] == told[0] and len(later) == 2
    assert SURFACE.words.format(second, names.get) == f"{told[0]} · {later[1]}"
    assert begun(walk) is None and roads([part]) == []


def test_who_comes_at_the_end_of_a_round_is_told_though_nobody_has_used_a_card() -> None:
    """ "Round 3" stood alone above a book that had not been there before."""

    def even(state: DoomrockState) -> None:
        assert state.battle is not None
        state.battle.round = 2

    run = field([hero(0, "templar"), hero(1, "archer")], [enemy(1, "boss", 22)], [["h0", "e1"], ["h1"]], edit=even)
    told_first = account([Text(event.kind, event.params) for event in run.journal])[0]
    words = SURFACE.words.format(told_first, GAME.name_of, "en")
    assert words == "↪ **The Overdue Library**: Bitey Book 2 appears · 💢 Enrage 0→1."


def test_a_boss_that_fell_is_no_news_once_the_party_walks_on() -> None:
    """ "In short: The Soup defeated" stood above the next road, and not that somebody had walked on."""
    lines = [
        text("dr-defeated", who=BOSS),
        text("dr-won", encounter="@en.soup"),
        text("dr-travelled", place="Mount Pleasant", time=6),
    ]
    assert summary(lines) is None
    assert summary(lines[:1]) is not None, "in a battle it is"
    assert any("Mount Pleasant" in SURFACE.words.format(line, GAME.name_of) for line in whole_account(lines))


def test_an_event_is_told_with_its_opening_its_price_and_that_nothing_else_was_open() -> None:
    """“Knight of the Order of Operations · Answer his riddle” said neither what it was about nor who had paid."""
    opening = text("dr-event", card="Knight", story="'None shall pass.'")
    chosen = {"choice": "Answer his riddle", "story": "You answer boldly."}
    paid = [text("dr-paid", cost=[text("dr-cost", what="heroism", n=1)], left=3)]
    paid.append(text("dr-paid-by", hero="@hexer", what="heroism"))
    lines = [text("dr-explored-on", place="Mudwick", time=4, secrets=0), opening, Text("dr-event-only", chosen), *paid]
    assert walked(lines) == [
        "🔎 Mudwick · 🎴 **Knight.** 'None shall pass.' · ➡️ *Answer his riddle*, the only way open. You answer boldly."
        " · ⭐ 1 heroism: Hexer pays"
    ]
    assert walked(lines, "de")[0].endswith(", der einzige offene Weg. You answer boldly. · ⭐ 1 Heldenmut: Hexer zahlt")
    walk = text("dr-visited", place="Odd Jobs", area="Mudwick")
    told = walked([*lines, walk, *paid, text("dr-gained-party", what="silver", n=2, now=5)])
    assert told == [
        "🔎 Mudwick · 🎴 Knight · ➡️ Answer his riddle (the only way open) · ⭐ 1 heroism: Hexer pays",
        "📍 Odd Jobs → + 🪙 2 silver",
    ], "what a place costs stood on its button"


def test_a_camp_without_a_level_says_how_much_silver_was_missing() -> None:
    """DR-5.2: the party had walked to an inn, and the news said + 2 silver."""

    def unable(hero: str, have: int) -> Text:
        why = text("dr-refused-cost", what="silver", need=4, have=have)
        return text("dr-camp-unable", rows=[text("dr-camp-unable-row", hero=hero, why=why)])

    inn, camp = text("dr-visited", place="Inn", area="Mudwick"), text("dr-camp", silver=3)
    silver = text("dr-gained-party", what="silver", n=1, now=4)
    assert walked([inn, camp, unable("@hexer", 3), silver]) == [
        "📍 Inn · 🏕️ camp: no level for Hexer (1 silver short) · + 🪙 1 silver"
    ]
    assert walked([inn, camp, unable("@hexer", 3)], "de")[0].endswith("keine Stufe für Hexer (es fehlt 1 Silber)")
    learned = text("dr-levelled", hero="@hexer", card="Polite Stab", dice=5)
    (line,) = walked([inn, camp, unable("@brawler", 3), learned])
    assert "no level" not in line
    assert walked([inn, camp]) == [], "somebody may be asked still"
    assert walked([inn, camp, text("dr-travelled", place="Woods", time=1)])[0] == "📍 Inn · 🏕️ camp: no level"


def test_a_victory_is_told_with_the_blow_that_won_it() -> None:
    blow = [uses("@hexer", "aunt_mildred"), text("dr-damage", who=BOSS, before=2, after=0, total=2)]
    lines = [*blow, text("dr-defeated", who=BOSS), text("dr-won", encounter="Socks", foe="x")]
    told = [SURFACE.words.format(line, GAME.name_of) for line in whole_account(lines)]
    assert len(told) == 2 and told[1].startswith("🏁 Beaten: **Socks**"), told
    assert "Hexer" in told[0] and "Head Librarian" in told[0] and "defeated" in told[0], told
    assert len(whole_account([*lines, text("dr-travelled", place="Woods", time=1)])) == 2, "no news any more"
