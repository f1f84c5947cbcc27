"""What a row of a turn says besides: whom a card wakes, whose token it is then, and what passing comes to."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from bot.rules.kernel.run import Run
from bot.trials.house import Crowd, greedy_player
from bot.ui.panels.catalogue import Catalogue
from cogs.altered.content.cards import Card
from cogs.altered.pictures.hand import draw_hand
from cogs.altered.pictures.picture import pictures
from cogs.altered.rules.events.reacting import would_wake
from cogs.altered.rules.reading.ids import PASS
from cogs.altered.rules.reading.look import Look
from cogs.altered.rules.reading.standing import moving, winner_at_dusk
from cogs.altered.state import AlteredOptions, AlteredState, Orb
from tests.games.altered.test_dusk_outcome import GAME, NAMES
from tests.games.altered.test_wordings import put

WORDS = Catalogue("altered")
QUEUE, CRATE, LEVY = "GM_ROAD_B_CH_03_C", "Trail Ration Crate", "GM_BASE_B_CH_90_C"


def table(change: Callable[[AlteredState, int], None]) -> tuple[Run[AlteredState], int]:
    """The first turn of a game, with the state changed."""

    def began(patch: Callable[[AlteredState], None] | None = None) -> Run[AlteredState]:
        return Run.start(GAME, b"labels", 2, AlteredOptions(confirm="never"), patch=patch)

    run = began()
    for seat in (0, 1):
        run.choose(seat, "drum_corps_2")
    crowd = Crowd(greedy_player, b"labels", 0)
    while run.state.turn is None:
        crowd.step(run)
    state, seat = deepcopy(run.state), run.state.turn
    change(state, seat)

    def patch(fresh: AlteredState) -> None:
        for name in type(fresh).model_fields:
            setattr(fresh, name, deepcopy(getattr(state, name)))

    return began(patch), seat


def labels(run: Run[AlteredState]) -> dict[str, str]:
    (request,) = [one for one in run.requests() if not one.anytime]
    decision = request.decision
    assert decision.explain is not None
    return {one.id: WORDS.format(one.label, NAMES, label=True) for one in decision.explain(decision.legal())}


def ref(name: str) -> str:
    cards: dict[str, Card] = GAME.content.cards
    return next(card.id for card in cards.values() if card.name == name and card.id.endswith("_C"))


def test_a_row_says_whom_the_card_wakes_and_who_gains_by_it() -> None:
    """“Moves by 🌲” did not say that it gave the other a Levy and a step."""
    run, seat = table(lambda state, seat: put(state, "queue", QUEUE, 1 - seat, "hero"))
    said = labels(run)
    bodies = [one for one in said if one.startswith("hand:") and GAME.content.cards[one.removeprefix("hand:")].is_body]
    foe = ("Ada", "Ben")[1 - seat]
    assert bodies and all(said[one].endswith(f" · 🧭 triggers Queue Here: {foe} +Levy 🧭") for one in bodies), said
    assert not any("triggers" in label for one, label in said.items() if one not in bodies)
    form = next(one for one in run.requests() if not one.anytime).decision.form
    assert form is not None
    asked = form(bodies[0])
    assert asked is not None
    hero = next(one for one in asked.parts[0].options if one.id == "hero")
    run.choose(seat, bodies[0])
    run.choose(seat, "hero")
    levies = [one for one in run.state.objects.values() if one.card == LEVY and one.controller != seat]
    told = hero.label.params
    moves = moving(Look(run.state, GAME.content))
    assert len(levies) == 1
    assert (told["fate"] == "moves", told["starts"]) == (moves[seat, "hero"], moves[1 - seat, "hero"]), told


def test_one_of_ones_own_is_told_without_a_name_and_only_while_it_answers() -> None:
    def crate(state: AlteredState, seat: int) -> None:
        put(state, "crate", ref(CRATE), seat, "companion")

    run, _ = table(crate)
    assert any(label.endswith(f" · 🎒 triggers {CRATE}: +1 boost") for label in labels(run).values())

    def used(state: AlteredState, seat: int) -> None:
        crate(state, seat)
        (path,) = [path for path, _, _ in GAME.content.printed[ref(CRATE)].reactions]
        state.objects["crate"].once[path] = str(state.day)

    run, _ = table(used)
    assert not any("triggers" in label for label in labels(run).values()), "once a day"


def test_passing_says_who_wins_by_it_where_nobody_can_do_anything_more() -> None:
    def last(state: AlteredState, seat: int) -> None:
        state.passed = [1 - seat]
        for who in (0, 1):
            state.players[who].marker = {"hero": 3, "companion": 4 if who == seat else 5}
        put(state, "levy", LEVY, seat, "hero")
        for region in state.regions:
            region.face_up = True

    run, _ = table(last)
    assert labels(run)[PASS] == "Pass: you win at Dusk"

    def nothing(state: AlteredState, seat: int) -> None:
        last(state, seat)
        state.players[seat].hand = []

    run, _ = table(nothing)
    (request,) = [one for one in run.requests() if not one.anytime]
    assert request.decision.form is not None
    assert request.decision.form(PASS) is None, "no order for days that do not come"

    def lost(state: AlteredState, seat: int) -> None:
        last(state, 1 - seat)
        state.passed = [1 - seat]

    run, seat = table(lost)
    assert labels(run)[PASS] == f"Pass: {('Ada', 'Ben')[1 - seat]} wins at Dusk"

    def early(state: AlteredState, seat: int) -> None:
        last(state, seat)
        state.passed = []

    run, seat = table(early)
    assert labels(run)[PASS] == f"Pass: you win unless {('Ada', 'Ben')[1 - seat]} acts", (
        "the other may do something yet"
    )


def test_what_a_play_leaves_of_a_win_is_said_in_place_of_a_trophy() -> None:
    """“🏆 Can win the game!” stood on the play of somebody who won already, two targets of which lost the win."""
    aunt = ref("Pathfinder's Aunt")

    def ahead(state: AlteredState, seat: int) -> None:
        for who in (0, 1):
            state.players[who].marker = {"hero": 3, "companion": 4} if who == seat else {"hero": 0, "companion": 7}
        for region in state.regions:
            region.face_up = True
        state.players[seat].hand = [aunt]
        put(state, "mine", LEVY, seat, "hero")
        put(state, "theirs", LEVY, 1 - seat, "companion")

    def said(change: Callable[[AlteredState, int], None]) -> list[str]:
        run, _ = table(change)
        (request,) = [one for one in run.requests() if not one.anytime]
        assert request.decision.form is not None
        form = request.decision.form(f"hand:{aunt}")
        assert form is not None
        return [WORDS.format(one.label, NAMES, label=True) for one in form.parts[0].options]

    assert said(ahead) == ["🧭 Still wins", "🎒 Still wins"]

    def close(state: AlteredState, seat: int) -> None:
        ahead(state, seat)
        state.objects["theirs"].expedition = "hero"  # level with a boost more, which a target can give it
        state.objects["mine"].counters = {"boost": 1}
        put(state, "wall", LEVY, 1 - seat, "companion")
        state.objects["wall"].counters = {"boost": 9}

    assert said(close)[1] == "🎒 Can lose the win"


def test_boosts_that_a_card_gives_itself_stand_in_its_row() -> None:
    """From the Reserve Old Snowshoe looked like 2/3/2."""

    def snowshoe(state: AlteredState, seat: int) -> None:
        put(state, "shoe", ref("Old Snowshoe"), seat, "hero")
        state.in_play.remove("shoe")
        state.objects["shoe"].zone, state.objects["shoe"].expedition = "reserve", None
        state.players[seat].reserve.append("shoe")

    run, _ = table(snowshoe)
    assert labels(run)["reserve:shoe"].endswith(" +2 boosts · Seasoned")


def test_a_hand_names_what_lies_in_both_reserves() -> None:
    """What the other had there stood nowhere in the own panel."""

    def kept(state: AlteredState, seat: int) -> None:
        for n, (who, card) in enumerate([(seat, ref("Old Snowshoe")), (1 - seat, QUEUE), (1 - seat, QUEUE)]):
            put(state, f"kept{n}", card, who, "hero")
            state.in_play.remove(f"kept{n}")
            state.objects[f"kept{n}"].zone, state.objects[f"kept{n}"].expedition = "reserve", None
            state.players[who].reserve.append(f"kept{n}")

    run, seat = table(kept)
    (hand,) = [one for one in pictures(run.view(seat)) if one.name == "hand"]
    foe = ("Ada", "Ben")[1 - seat]
    said = WORDS.format(hand.alt, NAMES)
    assert f"{foe}’s Reserve: 2 × Queue Here" in said
    assert [cards for _, cards in hand.facts["reserves"]] == [[("Old Snowshoe", 1)], [("Queue Here", 2)]]
    more = {**hand.facts, "reserves": [("You", [("Old Snowshoe", 1)])]}
    assert draw_hand(hand.facts) != draw_hand(more), "it is in the picture"
    orbs = {"own": {**hand.facts["own"], "mana": [*hand.facts["own"]["mana"], *hand.facts["own"]["mana"]] * 3}}
    assert len(orbs["own"]["mana"]) > 8
    assert draw_hand({**hand.facts, **orbs}) != draw_hand({**more, **orbs}), "and below the orbs, where those are many"


@pytest.mark.parametrize("is_first", [False, True])
def test_what_only_the_first_player_may_do_says_who_that_is_today(is_first: bool) -> None:
    """“Iloe & Shade: Iloe & Shade: “Quick action, as first player””."""

    def led(state: AlteredState, seat: int) -> None:
        put(state, "iloe", "GM_BASE_B_VK_01_C", seat, "hero")
        state.first = seat if is_first else 1 - seat

    run, seat = table(led)
    (request,) = [one for one in run.requests() if not one.anytime]
    (quick,) = [one for one in request.decision.options() if one.id.endswith(":iloe")]
    said = None if quick.refused is None else WORDS.format(quick.refused, NAMES)
    foe = ("Ada", "Ben")[1 - seat]
    assert said == (None if is_first else f"only the first player may; today that is {foe}")


@pytest.mark.parametrize(
    ("name", "there", "said"),
    [
        ("Conscription", False, "nobody to sacrifice, does nothing"),
        ("Conscription", True, "sacrifice → 2 Levy, can move your 🎒"),
        ("Everybody Sing", False, "no target yet, does nothing"),
        ("Everybody Sing", True, "1 boost · your 🧭 leads by 2"),
    ],
)
def test_a_spell_that_nobody_is_there_for_says_so(name: str, there: bool, said: str) -> None:
    """“2 Levy tokens” cost a card, a Mana and a turn, and then nothing happened; “1 boost” was for no Character."""
    spell = ref(name)

    def alone(state: AlteredState, seat: int) -> None:
        state.players[seat].hand[0] = spell
        if there:
            put(state, "levy", LEVY, seat, "hero")

    run, _ = table(alone)
    cost = GAME.content.cards[spell].hand_cost
    assert labels(run)[f"hand:{spell}"] == f"{name} ✋{cost}: {said}"


def test_who_costs_more_than_all_targets_together_may_is_nobody_it_is_for() -> None:
    """“2 boosts” of a Spell for 4 at most, beside a Character for 6."""
    spell = ref("Two for the Summit")
    dear = next(c.id for c in GAME.content.cards.values() if c.type == "character" and c.hand_cost == 6)

    def alone(state: AlteredState, seat: int) -> None:
        state.players[seat].hand[0] = spell
        put(state, "dear", dear, seat, "hero")

    run, _ = table(alone)
    assert labels(run)[f"hand:{spell}"].endswith(": no target yet, does nothing")


@pytest.mark.parametrize(("name", "gist"), [("Everybody Sing", "1 boost"), ("Two for the Summit", "up to 4 boosts")])
def test_a_spell_says_the_most_that_it_can_do_before_its_target_is_chosen(name: str, gist: str) -> None:
    """“2 boosts” kept the other from winning, as the buttons of its targets said, a press later."""
    spell = ref(name)

    def equal(near: bool) -> Callable[[AlteredState, int], None]:
        def change(state: AlteredState, seat: int) -> None:
            state.players[seat].hand[0] = spell
            put(state, "mine", LEVY, seat, "hero")
            put(state, "theirs", LEVY, 1 - seat, "hero")
            put(state, "more", LEVY, 1 - seat, "companion")
            if near:  # one step of theirs is enough
                marker = state.players[1 - seat].marker
                marker["hero"] = marker["companion"] - 1
                state.regions[marker["hero"]].face_up = True

        return change

    run, _ = table(equal(near=False))
    assert labels(run)[f"hand:{spell}"].endswith(f": {gist}, can move your 🧭")
    run, seat = table(equal(near=True))
    foe = ("Ada", "Ben")[1 - seat]
    assert winner_at_dusk(Look(run.state, GAME.content)) == 1 - seat
    assert labels(run)[f"hand:{spell}"].endswith(f": {gist} · {foe} still wins"), "it is of no help there"

    def stopped(state: AlteredState, seat: int) -> None:
        equal(near=True)(state, seat)
        state.in_play.remove("more")
        put(state, "last", LEVY, 1 - seat, "hero")

    run, _ = table(stopped)
    assert labels(run)[f"hand:{spell}"].endswith(f": {gist}, can delay {foe}’s win")


def test_the_gigantic_are_told_once_for_both_expeditions() -> None:
    """“🧭 Moves; 🎒 Ben stays” and “🎒 Both stay; 🧭 moves” were the same, and had to be read three times; in the same
    words they were a choice between two buttons of which neither did anything else."""
    whale = next(
        one for one in GAME.content.cards.values() if one.words == "Gigantic. (I am in both your expeditions.)"
    )

    def change(state: AlteredState, seat: int) -> None:
        state.players[seat].hand[0] = whale.id
        state.players[seat].mana = [Orb(LEVY, True)] * whale.hand_cost
        put(state, "theirs", LEVY, 1 - seat, "companion")

    run, seat = table(change)
    (request,) = [one for one in run.requests() if not one.anytime]
    assert request.decision.form is not None
    form = request.decision.form(f"hand:{whale.id}")
    assert form is not None
    (both,) = (WORDS.format(one.label, NAMES, label=True) for one in form.parts[0].options)
    foe = ("Ada", "Ben")[1 - seat]
    assert both == f"In 🧭 and 🎒: your 🧭 moves, your 🎒 moves and {foe}’s 🎒 stays"
    assert labels(run)[f"hand:{whale.id}"].endswith(", in both 🧭🎒"), "why they are the same"


def test_a_card_in_reserve_quotes_nothing_that_it_does_from_hand_alone() -> None:
    """“When played from hand: Exhaust …” stood right above its buttons; nothing was exhausted."""
    bear = ref("Bear With a Complaint")

    def kept(state: AlteredState, seat: int) -> None:
        state.players[seat].hand[0] = bear
        state.players[seat].mana = [Orb(LEVY, True)] * 6
        put(state, "bear", bear, seat, "hero")
        state.in_play.remove("bear")
        state.objects["bear"].zone, state.objects["bear"].expedition = "reserve", None
        state.players[seat].reserve.append("bear")

    run, _ = table(kept)
    (request,) = [one for one in run.requests() if not one.anytime]
    assert request.decision.form is not None
    forms = [request.decision.form(option) for option in ("reserve:bear", f"hand:{bear}")]
    reserve, hand = (WORDS.format(form.about, NAMES) for form in forms if form is not None)
    assert reserve == "**Bear With a Complaint**: nothing happens when it is played from Reserve."
    assert hand.startswith("**Bear With a Complaint**: “When played from hand: Exhaust")


def test_a_token_for_any_expedition_says_the_most_that_it_can_do() -> None:
    """“Creates Levy” said nothing of what each place said a press later."""
    form = ref("Form 27, Section B")

    def facing(state: AlteredState, seat: int) -> None:
        state.players[seat].hand[0] = form
        put(state, "theirs", LEVY, 1 - seat, "hero")

    run, seat = table(facing)
    assert labels(run)[f"hand:{form}"] == "Form 27, Section B ✋1: creates Levy, can move your 🎒"
    run.choose(seat, f"hand:{form}")
    (request,) = [one for one in run.requests() if not one.anytime]
    names = [WORDS.format(one.label, NAMES) for one in request.decision.legal()]
    assert names[:2] == ["Your 🧭 hero expedition", "Your 🎒 companion expedition"], "they are the reader's own"


def test_a_second_target_is_asked_with_the_first() -> None:
    booking = ref("Double Booking")

    def two(state: AlteredState, seat: int) -> None:
        state.players[seat].hand[0] = booking
        put(state, "a", LEVY, 1 - seat, "hero")
        put(state, "b", LEVY, 1 - seat, "companion")

    run, seat = table(two)
    run.choose(seat, f"hand:{booking}")
    run.choose(seat, "b")
    (request,) = [one for one in run.requests() if not one.anytime]
    said = WORDS.format(request.decision.prompt, NAMES)
    assert said.startswith("**Double Booking: choose one more, or no more.** Chosen: Levy.\n-# “Switch up to")


def test_a_spell_for_up_to_one_target_says_that_there_is_none_yet() -> None:
    """“1 boost → No target” was read as a target; and that one's own tokens gain it all the same was said nowhere."""
    medals = ref("Medals for Everyone")

    def tokens(state: AlteredState, seat: int) -> None:
        state.players[seat].hand[0] = medals
        put(state, "levy", LEVY, seat, "hero")

    run, _ = table(tokens)
    (request,) = [one for one in run.requests() if not one.anytime]
    assert request.decision.form is not None
    form = request.decision.form(f"hand:{medals}")
    assert form is not None
    assert [WORDS.format(one.label, NAMES) for one in form.parts[0].options] == [
        "no target yet, Levy +1: your 🧭 leads by 2"
    ]


@pytest.mark.parametrize("queue", [False, True])
def test_where_a_token_goes_promises_nothing_that_somebody_will_change(queue: bool) -> None:
    """“Moves, Ben stays” of a Pup that woke Queue Here: Ben got a Levy, and moved."""

    def waiting(state: AlteredState, seat: int) -> None:
        if queue:
            put(state, "queue", QUEUE, 1 - seat, "hero")

    run, seat = table(waiting)
    look = Look(run.state, GAME.content)
    woken = [would_wake(look, seat, GAME.content.cards[LEVY], exp) for exp in ("hero", "companion")]
    assert any(woken) is queue


def test_a_row_says_what_a_card_does_to_another_who_is_chosen_then() -> None:
    """“Gone by Dusk” of a Scout who was there for a boost: its buttons said “Stays” and not what for."""
    aunt = ref("Pathfinder's Aunt")

    def beside(state: AlteredState, seat: int) -> None:
        state.players[seat].hand = [aunt]
        put(state, "levy", LEVY, seat, "hero")
        put(state, "other", LEVY, 1 - seat, "hero")

    run, _ = table(beside)
    said = labels(run)
    assert said[f"scout:{aunt}"].endswith(", then to Reserve, gives 1 boost"), said
    form = next(one for one in run.requests() if not one.anytime).decision.form
    asked = None if form is None else form(f"scout:{aunt}")
    assert asked is not None
    places = [WORDS.format(one.label, NAMES, label=True) for one in asked.parts[0].options]
    assert places == ["🧭 Can move", "🎒 Leaves before Dusk"], "it is gone by Dusk, and its boost is not"

    def far(state: AlteredState, seat: int) -> None:
        beside(state, seat)
        for n in range(4):
            put(state, f"giant{n}", ref("The Stubborn Mammoth"), 1 - seat, "hero")

    run, _ = table(far)
    form = next(one for one in run.requests() if not one.anytime).decision.form
    asked = None if form is None else form(f"hand:{aunt}")
    assert asked is not None
    assert WORDS.format(asked.parts[0].options[0].label, NAMES, label=True) == "🧭 Stays, gives 1 boost"

    def alone(state: AlteredState, seat: int) -> None:
        state.players[seat].hand = [aunt]

    run, _ = table(alone)
    assert not any("gives 1 boost" in label for label in labels(run).values()), "there is nobody else"


def test_copies_that_answer_are_told_together_with_what_they_gain() -> None:
    """“🧭 wakes Prima Donna and 🧭 wakes Prima Donna”, of two that fell asleep by it."""

    def stage(state: AlteredState, seat: int) -> None:
        for n in range(2):
            put(state, f"donna{n}", ref("Prima Donna"), seat, "hero")

    run, _ = table(stage)
    said = [label for label in labels(run).values() if "Prima Donna" in label]
    assert said and all(label.endswith(" · 🧭 triggers 2 × Prima Donna: 💤 Asleep") for label in said), said
