"""What a choice comes to stands on its button, and what a TEST is about in the question who tries: all of it read from
the effects of the card."""

import pytest

from bot.rules.decision import Option, Text, text
from bot.rules.kernel.run import Run
from bot.ui.panels.panel import as_text
from bot.ui.questions.request_controls import LONGEST_BUTTON
from bot.ui.questions.scene import Scene
from bot.ui.screens.present import board, hand
from cogs.doomrock.cog import surface
from cogs.doomrock.content import vocabulary
from cogs.doomrock.game import game
from cogs.doomrock.house.plan import Deal, Prices, Search
from cogs.doomrock.rules.cards.rolled_dice import rolled
from cogs.doomrock.rules.cards.rolling import assignments, where_they_lie
from cogs.doomrock.rules.effects.consumables import ask_drinker
from cogs.doomrock.rules.reading import whom
from cogs.doomrock.rules.reading.exchange import glance, is_told, outcome
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import DoomrockState
from tests.games.doomrock.battle_table import enemy, field, hero
from tests.games.doomrock.kit import act, table, touch

SURFACE = surface()
GAME = game()
WAYS = [(card, way) for card in GAME.content.events.values() for way in (card.a, card.b) if way is not None]


def said(words: Text, language: str = "en") -> str:
    return SURFACE.words.format(words, GAME.name_of, language, label=True)


def labels(run: Run[DoomrockState]) -> list[str]:
    return [said(option.label) for option in run.requests()[0].options(run)]


def met(event: str) -> Run[DoomrockState]:
    """The party has explored the Woods and drawn this event."""
    run = table(2, script={"deck:wilderness": [event]})
    run.state.place = 0
    touch(run)
    act(run, "explore")
    return run


@pytest.mark.parametrize(
    ("event", "ways"),
    [
        ("ev.mushroom_club", ["Pay the membership fee: 2 silver → heal 2 each",
                              "Gatecrash → STR 5 (up to 67 %): 2 silver, else 2 expose"]),
        ("ev.badger_tribunal", ["Plead guilty → 1 damage, +1 secret here and 1 silver",
                                "Demand trial by digging → STR 6 (up to 50 %): an item, else 1 expose"]),
        ("ev.sheep_shares", ["Invest in wool futures: 2 silver → INT 6 (up to 50 %): 4 silver",
                             "Liberate the sheep → AGI 6 (17 %): 1 heroism each, else 1 damage"]),
    ],
)  # fmt: skip
def test_each_way_of_an_event_says_what_it_costs_and_both_its_ends(event: str, ways: list[str]) -> None:
    """D-3: “Join: heal each hero 2” stood above a button “Pay the membership fee”. Of a TEST the chance of whoever is
    best at it stands there too (D-4); a button without it was a leap in the dark."""
    run = met(event)
    assert labels(run) == ways
    asked, _, _ = said(run.requests()[0].decision.prompt).partition(" Expose: ")
    assert asked == f"{GAME.content.events[event].name}: which will it be?"


def test_who_tries_stands_beside_both_ends_with_the_chance() -> None:
    run = met("ev.mushroom_club")
    scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal)
    tries = [button.label for button in board(scene).buttons() if button.label.startswith("Gatecrash")]
    chances = [one.partition("(")[2].partition(" %")[0] for one in tries]
    assert tries == [
        f"Gatecrash → {who} tries STR 5 ({chance} %): 2 silver, else 2 expose"
        for who, chance in zip(("Brawler", "Hexer"), chances, strict=True)
    ]


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_that_the_ways_of_bundled_events_do_is_told(language: str) -> None:
    """DR-4.2: so the question need not quote the card; and each has room on a button, if need be without it."""
    assert len(WAYS) == 48
    for card, way in WAYS:
        assert way.effects and is_told(way.effects), card.id
        odds = tuple((one.stat, one.difficulty, 67, False) for one in way.effects if isinstance(one, vocabulary.Test))
        for known in ((), odds):
            label, *shorter = outcome(way.text, way.cost, way.effects, 4, known)
            assert " → " in said(label, language), card.id
            assert all(len(said(one, language)) <= LONGEST_BUTTON for one in shorter), card.id


def test_what_has_no_words_is_read_on_the_card() -> None:
    """A pack's effect with a condition is not told as if it were certain."""
    effect = vocabulary.Heal.model_validate({"do": "heal", "n": 1, "to": "each_hero", "if": {"segment": 2}})
    assert not is_told((effect,))
    assert {said(one) for one in outcome("Rest", {}, (effect,), 2)} == {"Rest"}


def test_a_choice_of_a_place_is_told_on_the_way_there_and_on_its_buttons() -> None:
    """“Rob the ants” and “Eat with the ants”: nobody knew what for."""
    run = table(2)
    run.state.row[run.state.place].card = "ar.picnic"
    touch(run)
    ants = next(n for n, one in enumerate(GAME.content.areas["ar.picnic"].locations) if one.name.startswith("Ant Road"))
    (gives,) = glance(GAME.content.areas["ar.picnic"].locations[ants].effects, 2)
    assert said(gives) == "2 silver or heal 2 each"
    act(run, f"visit:{ants}")
    assert labels(run) == ["Rob the ants → 2 silver", "Eat with the ants → heal 2 each"]


def test_who_is_tested_is_asked_with_what_is_won_and_lost() -> None:
    """D-4, DR-6.2: “TEST STR 6. Who tries?” said neither how nor what for."""
    tests = [one for _, way in WAYS for one in way.effects if isinstance(one, vocabulary.Test)]
    test = next(one for one in tests if one.difficulty == 8)
    assert said(whom.ask_tester(Look(table(2).state, GAME.content), test)) == (
        "TEST STR 8 (a die + STR): an epic item, else 1 damage. Who tries?"
    )


def test_a_place_whose_button_has_no_room_for_both_ends_says_what_passing_brings_and_who_tries_all() -> None:
    run = table(2)
    run.state.row[run.state.place].card = "ar.hedge"
    touch(run)
    options: list[Option] = list(run.requests()[0].options(run))
    topiary = next(one for one in options if "Topiary" in said(one.label))
    assert topiary.brief is not None and "else" in said(topiary.label) and "else" not in said(topiary.brief)
    scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal)
    shown = [button.label for button in board(scene).buttons() if "Topiary" in button.label]
    assert shown and all(len(label) <= 60 for label in shown), as_text(board(scene))
    act(run, "visit:2")
    asked = run.requests()[0]
    assert "else 1 expose. Who tries?" in said(asked.decision.prompt), (
        "no button has room for who tries and what it costs"
    )
    assert [label[-4:] for label in labels(run)] == ["50 %", "67 %"]


@pytest.mark.parametrize(
    ("language", "area", "place", "ends"),
    [
        ("en", "ar.goosebury", "Goose Court", "⏳ → 1 silver; Brawler tries AGI 6 (17 %): an item"),
        ("de", "ar.goosebury", "Goose Court", "⏳ → 1 Silber; Brawler GES 6 (17 %): ein Gegenstand"),
        ("en", "ar.pleasant", "Yeti Laundry", "⏳🔎 → an item (Brawler, AGI 7: 0 % for an epic item) ✨"),
        ("en", "ar.mudwick", "Mud Wrestling", "⏳ → Brawler STR 6 (50 %): 4 silver, else 1 expose"),
    ],
)
def test_a_short_button_of_a_test_still_says_what_failing_it_brings(
    language: str, area: str, place: str, ends: str
) -> None:
    """“Goose Court: an item and 1 silver” hid that failing brings the silver too; nobody passes AGI 7 with AGI 0."""
    run = table(2)
    run.state.row[run.state.place].card = area
    run.state.row[run.state.place].secrets = 1
    touch(run)
    scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal, locale=language)
    told = [button.label.partition(": ")[2] for button in board(scene).buttons() if place in button.label]
    assert told[0] == ends


@pytest.mark.parametrize(
    ("setting", "silver", "camp"),
    [
        ("se.audit", 5, "⏳ +🪙1 tax → camp · Brawler learns for 4 silver"),
        ("se.audit", 4, "⏳🪙1 → camp 🪙3/4, 1 heroism"),  # what the tax leaves pays for none
        ("se.audit", 0, "⏳ → camp (0 of 4 silver for a level), then 1 heroism"),
        ("se.holiday", 0, "⏳ → camp 🪙0/4, heal 1 each and 1 heroism"),
    ],
)
def test_a_camp_says_what_the_setting_takes_and_gives_there(setting: str, silver: int, camp: str) -> None:
    """DR-2.1: “Campsite, Goose-Approved: 1 time” took a silver too, the tent tax of the Royal Audit."""
    run = table(2)
    run.state.row[run.state.place].card = "ar.goosebury"
    run.state.setting, run.state.silver = setting, silver
    touch(run)
    scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal)
    (told,) = [button.label for button in board(scene).buttons() if "Campsite" in button.label]
    assert told == f"📍 Campsite, Goose-Approved: {camp}"


@pytest.mark.parametrize(
    ("setting", "silver", "camp", "goal"),
    [
        ("se.geese", 5, "camp · Brawler learns for 4 silver", "A level costs 4, in a camp only"),
        ("se.geese", 4, "camp 🪙3/4: nothing now", ""),
        ("se.audit", 5, "camp 🪙3/4", ""),
        ("se.audit", 6, "camp · Brawler learns for 4 silver", "A level costs 4, in a camp only"),
    ],
)
def test_a_camp_counts_its_own_price_before_lessons(setting: str, silver: int, camp: str, goal: str) -> None:
    """DR-3.3, DR-5.2: of 4 silver a Bath House that takes 1 leaves none for a lesson of 4; neither its button nor the
    question had counted that, and where it was enough the lesson was not offered with it."""
    run = table(2)
    wild = next(area for area in GAME.content.areas if all(area != camp for camp, _ in CAMPS))
    for n, area in enumerate(run.state.row):
        area.card = "ar.mudwick" if n == run.state.place else wild
    run.state.setting, run.state.silver = setting, silver
    touch(run)
    prompt = said(run.requests()[0].decision.prompt)
    scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal)
    (told,) = [button.label for button in board(scene).buttons() if "Bath House" in button.label]
    assert told.partition("→ ")[2].partition(",")[0] == camp
    restated = run.requests()[0].decision.restated
    again = prompt if restated is None else said(restated())
    assert ("A level costs" in again) is bool(goal) and goal in again


def test_the_plan_of_the_house_counts_what_the_setting_takes_in_a_camp() -> None:
    """DR-2.1: 4 silver in a camp of the Royal Audit pay for no lesson of 4."""

    def plan(setting: str) -> Search:
        run = table(2)
        run.state.setting, run.state.silver = setting, 4
        prices = Prices(words=lambda words: 0.0, cost=lambda cost: 0.0, amount=lambda n: 0, chance=lambda test: 0.0)
        return Search(run.state, GAME.content, prices)

    for setting, levels in (("se.geese", (4, 5)), ("se.audit", (4, 4))):
        search = plan(setting)
        camp = Deal("visit:0", 1, 0, 0, 0.0, 0, 0, 0, True, 0.0, False)
        assert search.visit(search.start, camp).levels == levels


CAMPS = [
    (area.id, place)
    for area in GAME.content.areas.values()
    for place, one in enumerate(area.locations)
    if any(effect.do == "camp" for effect in one.effects)
]


@pytest.mark.parametrize(("area", "place"), CAMPS)
def test_a_camp_that_nobody_can_learn_in_has_room_on_a_button(area: str, place: int) -> None:
    """With one that was too long the whole map became a list, and each action a press more."""
    run = table(2)
    run.state.row[run.state.place].card, run.state.row[run.state.place].secrets = area, 3
    run.state.silver = 1
    touch(run)
    found = next(one for one in run.requests()[0].options(run) if one.id == f"visit:{place}")
    told = said(found.brief or found.label)
    assert found.refused is None and len(told) <= LONGEST_BUTTON, told


def test_a_hand_says_what_goes_for_a_part_of_the_journey_until_time_is_spent() -> None:
    run = table(2)
    run.state.setting, run.state.time = "se.audit", 8
    rule = "📜 **The Royal Audit**: Camp: lose 1 silver (tent tax)."
    for time, is_there in ((8, True), (7, False)):
        run.state.time = time
        touch(run)
        scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal)
        assert (rule in as_text(hand(scene, 0))) is is_there


@pytest.mark.parametrize("segment", [1, 2])
def test_what_the_party_gets_stands_before_what_one_of_them_does(segment: int) -> None:
    """“2 expose for Brawler, 2 silver and 1 heroism for Brawler”: whose silver was that, and what is expose?"""
    run = table(2, script={"deck:mountain": ["ev.rival_heroes"]})
    run.state.place, run.state.segment = 2, segment
    touch(run)
    act(run, "explore")
    scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal)
    told = [button.label for button in board(scene).buttons() if " for Brawler" in button.label]
    assert told and all(" → 2 silver, " in label for label in told), as_text(board(scene))
    assert ("**Expose**: face-down markers" in as_text(board(scene))) is (segment == 1), "it is met for the first time"


@pytest.mark.parametrize("leader", [0, 1])
def test_of_two_who_are_as_good_the_leader_is_offered_first(leader: int) -> None:
    """Ben led, and his button said that Brawler tries."""
    run = table(2)
    run.state.row[run.state.place].card, run.state.leader = "ar.goosebury", leader
    touch(run)
    form = run.requests()[0].decision.form
    assert form is not None and (court := form("visit:3")) is not None
    assert court.parts[-1].usual == run.state.heroes[leader].id


@pytest.mark.parametrize("silver", [1, 0])
def test_nobody_is_told_to_lose_silver_that_they_have_not(silver: int) -> None:
    run = table(2)
    run.state.row[0].card, run.state.silver = "ar.picnic", silver
    touch(run)
    (venture,) = [label for label in labels(run) if label.startswith("🧭")]
    assert ("−1 silver" in venture) is (silver > 0)


def test_items_to_choose_from_say_who_can_wear_them() -> None:
    """DR-5.6: “needs INT 2” sent everybody to the sheets."""
    run = table(2, script={"deck:common": ["it.ladle", "it.signpost", "it.ship_biscuit"]})
    shop = next(n for n, one in enumerate(GAME.content.areas["ar.adequate"].locations) if "Shop" in one.name)
    act(run, f"visit:{shop}")
    assert run.requests()[0].decision.key == "doomrock.keep"
    assert labels(run) == [
        "Sergeant's Ladle (for Brawler): first melee attack +1",
        "Uprooted Signpost (for nobody yet): melee +2, threat +1",
        "Armoured Biscuit: a hero gets 2 shields",
    ]


@pytest.mark.parametrize("locale", ["en", "de"])
def test_each_item_says_in_few_words_what_it_does(locale: str) -> None:
    """DR-5.6: names stood on the buttons, and what they do on the picture alone, which may be late."""
    for card in GAME.content.items:
        gist = SURFACE.words.format(text("dr-item-gist", id=card.removeprefix("it.")), None, locale)
        assert gist.startswith(": ") and len(gist) > 4, card


@pytest.mark.parametrize(("item", "asks"), [("it.flypaper", "around whom?"), ("it.fireworks", "who takes it?")])
def test_what_works_around_its_user_asks_around_whom(item: str, asks: str) -> None:
    """“Flypaper: who takes it?” sounded like a drink."""
    assert said(ask_drinker(GAME.content, item)).endswith(f": {asks}")


def test_exploring_says_what_the_last_secret_brings_and_no_other_does() -> None:
    """DR-3.7: a secret was paid for “an event”, while the bonus was small print on the map."""
    run = table(2)
    assert "🔎 Explore: ⏳🔎 → an event + explored: an item" in labels(run)
    run.state.row[run.state.place].secrets = 2
    touch(run)
    assert "🔎 Explore: ⏳🔎 → an event" in labels(run)


@pytest.mark.parametrize(("lying", "told"), [((5, 5), "Haymaker 5️⃣ 5️⃣"), ((5, 3), "Haymaker 5️⃣ · on no card 3️⃣")])
def test_keeping_dice_where_they_lie_says_which_lie_nowhere(lying: tuple[int, int], told: str) -> None:
    """Whoever pressed it gave a die away without having seen that it lay on no card: the question says so now."""

    def edit(state: DoomrockState) -> None:
        one = state.hero("h0")
        one.abilities = ["ab.haymaker"]
        for die, face in zip(one.dice, lying, strict=False):
            die.face, die.where = face, "ability:ab.haymaker" if face == 5 else "idle"

    run = field([hero(0, "brawler")], [enemy(1, "boss", 20)], [["h0", "e1"]], edit=edit)
    look = Look(run.state, GAME.content)
    one = run.state.hero("h0")
    assert said(where_they_lie(one, rolled(one))) == told
    assert said(assignments(look, "h0")[0].label) == "Keep as laid"


@pytest.mark.parametrize("card", [card for card, area in GAME.content.areas.items() if area.locations])
def test_all_prices_of_the_road_are_in_signs(card: str) -> None:
    """D-1: “Suggestion Box: 1 heroism → … · Hexer pays” stood beside “Suggestion Box: ⭐ → … · Brawler pays”."""
    run = table(2)
    run.state.row[run.state.place].card = card
    run.state.silver, run.state.time = 9, 7
    run.state.heroes[0].heroism = run.state.heroes[1].heroism = 1
    touch(run)
    costs = [label.partition(": ")[2].partition(" →")[0] for label in labels(run) if label[0] in "📍🔎🧭"]
    assert costs and not any(
        word in cost for cost in costs for word in ("time", "secret", "silver", "heroism", "peril")
    )


def test_what_the_setting_does_at_an_action_stands_on_it() -> None:
    """DR-2.1: a walk cost an expose marker, and its button said nothing of it."""
    run = table(2)
    run.state.setting = "se.rain"
    touch(run)
    walks = [label for label in labels(run) if label.startswith("🥾")]
    assert len(walks) == 2 and all(label.endswith(" → 1 expose") for label in walks)


def test_who_pays_stands_at_what_they_do_and_who_tries_is_asked_with_the_odds_of_each() -> None:
    """“Suggestion Box · ⭐ → 🎲INT 5: 🪙1 · Brawler · Hexer · 67 %” was read three times; and who pays times who tries
    made a wall of two-line buttons of the map."""
    run = table(2)
    run.state.row[run.state.place].card = "ar.queue"
    run.state.heroes[0].heroism = run.state.heroes[1].heroism = 1
    touch(run)
    scene = Scene("abcdefgh", SURFACE, run, {0: "Ada", 1: "Ben"}, {0: 1, 1: 2}, run.journal)
    box = [one.label for one in board(scene).buttons() if "Suggestion Box" in one.label]
    assert box[0] == "📍 Suggestion Box: ⭐ → INT 5 (up to 67 %): 1 silver, else 1 shield · Brawler pays"
    act(run, "visit:3")
    payers = run.requests()[0]
    assert payers.decision.key == "doomrock.payer"
    # “Who pays 1 heroism?” named neither the test nor what is won or lost by it
    assert said(payers.decision.prompt) == "Who pays 1 heroism → INT 5 (up to 67 %): 1 silver, else 1 shield?"
    run.choose(payers.decision.seats[0], payers.options(run)[0].id)
    assert [label[-4:] for label in labels(run)] == ["50 %", "67 %"]


def test_whoever_stands_already_where_a_card_would_pull_them_is_marked() -> None:
    """“Oi, You! → Dumpling 2” pulled one out of the own ring into it."""

    def edit(state: DoomrockState) -> None:
        die = state.hero("h0").dice[0]
        die.face, die.where = 4, "ability:ab.oi_you"

    groups = [["h0", "e1"], ["e2", "e3"]]
    run = field(
        [hero(0, "brawler")], [enemy(1), enemy(2, hp=1), enemy(3, "boss", 20)], groups, now="initiative", edit=edit
    )
    form = next(one for one in run.requests(0) if one.decision.key == "doomrock.act").decision.form
    assert form is not None
    panel = form("h0:ab.oi_you")
    assert panel is not None
    told = {option.id: said(option.label) for option in panel.parts[0].options}
    assert [one for one in told if told[one].endswith("(here)")] == ["e1"], told
