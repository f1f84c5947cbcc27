"""What a player leaves to the table, in camp and in a battle; and that a battle ends."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.rules.decision import Text
from bot.rules.kernel.game import Order
from bot.rules.kernel.run import Request, Run
from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.panel import Panel, Picture, Words, as_text
from bot.ui.screens.present import hand
from bot.ui.screens.request_section import NO_PARTIAL_ANSWER, section
from cogs.doomrock.game import game
from cogs.doomrock.rules import anytime, orders
from cogs.doomrock.rules.reading.stats import LONG
from cogs.doomrock.state import DoomrockState, Status
from tests.games.doomrock.battle_table import enemy, field, hero
from tests.games.doomrock.kit import act, asked, table
from tests.games.doomrock.test_map_items import TWO
from tests.games.doomrock.test_seen_at_once import SURFACE, scene


def test_who_has_ordered_lessons_gets_each_that_the_purse_pays_for() -> None:
    """D-7, DR-5.2, DR-5.4: the next legal level; none any more, and the order is silent, so that nothing is forced."""
    camping = table(script=TWO)
    camping.state.silver = 9
    act(camping, "visit:0")
    assert "doomrock.camp" in asked(camping)
    assert ("doomrock.camp", "learn-4") in [(o.key, o.option) for o in orders.orders(camping.state, 0)]
    request = next(r for r in camping.requests() if r.decision.key == "doomrock.camp" and r.decision.seats == (0,))
    mine = next(h for h in camping.state.heroes if h.seat == 0)
    assert orders.obey(camping.state, request, "learn-4", None) == mine.id
    camping.state.silver = 0
    assert orders.obey(camping.state, request, "learn-4", None) is None


def test_an_order_for_a_lesson_pays_no_more_than_was_said() -> None:
    """DR-5.2: the next one costs more. An order without a price, as older ones are, takes none."""
    camping = table(script=TWO)
    camping.state.silver = 20
    act(camping, "visit:0")
    mine = next(h for h in camping.state.heroes if h.seat == 0)
    mine.abilities.append("ab.last_orders")
    camping.state.heroes[1].abilities.append("ab.haymaker")
    request = next(r for r in camping.requests() if r.decision.key == "doomrock.camp" and r.decision.seats == (0,))
    for option, taken in (("learn", None), ("learn-4", None), ("learn-5", mine.id), ("learn-x", None)):
        assert orders.obey(camping.state, request, option, None) == taken, option
    assert any(o.option == "learn-5" and "🪙 5" in said(o.label) for o in orders.orders(camping.state, 0))


def said(label: Text) -> str:
    return Catalogue("doomrock").format(label)


def test_the_house_takes_no_lesson_without_a_word_of_who_leads() -> None:
    """The party's silver is theirs: a person who leads may give the house a word for it."""
    camping = table(script=TWO)
    camping.state.silver = 9
    act(camping, "visit:0")
    game, state = camping.game, camping.state
    request = next(r for r in camping.requests() if r.decision.key == "doomrock.camp" and r.decision.seats == (1,))
    lesson = game.answer(state, request, 1)
    assert lesson not in ("done", None) and game.needs_word(state, request, lesson) == state.leader == 0
    assert game.needs_word(state, request, "done") is None
    word = next(o for o in game.anytime(state, 0) if o.id == f"standing:{anytime.PURSE}")
    assert "may buy levels" in Catalogue("doomrock").format(word.label)
    assert not any(o.id == word.id for o in game.anytime(state, 1)), "who does not lead has no word to give"
    floor = next(r for r in camping.requests(0) if r.anytime)
    camping.choose(0, word.id, camping.token(floor, 0))
    assert game.needs_word(camping.state, request, lesson) is None


def test_one_order_leaves_all_small_choices_of_the_enemies_turn_to_the_house() -> None:
    """D-17, D-19, DR-1.4: by post each of them would be a turn of its own."""
    heroes = [hero(0, "brawler"), hero(1, "archer")]
    enemies = [enemy(1, "boss", 9), enemy(2, hp=1), enemy(3, hp=2), enemy(4, hp=2)]
    fight = field(heroes, enemies, [["h0", "e2"], ["h1"], ["e1"], ["e3"], ["e4"]], "battle_minions", now="minions")
    given = next(o for o in orders.orders(fight.state, 0) if o.key == "doomrock.minions")
    assert set(given.keys) == set(orders.ENEMIES)
    assert "let the house make it" in Catalogue("doomrock").format(given.label)
    request = next(r for r in fight.requests() if r.decision.key in given.keys)
    seat = request.decision.seats[0]
    answer = orders.obey(fight.state, request, given.option, None)
    assert answer is not None and fight.choose(seat, answer, fight.token(request, seat), "order")


def asked_in_hand(fight: Run[DoomrockState], request: Request) -> Panel:
    """A question with its controls."""
    seat = request.decision.seats[0]
    plain = replace(SURFACE, explains_questions=lambda view: False)  # a field has no view
    panel = Panel("")
    return panel.add(
        *section(replace(scene(fight), surface=plain), seat, fight.token(request, seat), request, NO_PARTIAL_ANSWER)
    )


def test_who_comes_first_is_said_with_what_the_house_would_choose() -> None:
    """D-19: two presses and a hand-in, four lines of hints, and no reason to prefer any of them."""
    heroes = [hero(0, "brawler"), hero(1, "archer")]
    enemies = [enemy(1, "boss", 9), enemy(2, hp=2), enemy(3, hp=2), enemy(4, hp=2), enemy(5, hp=2)]
    groups = [["h0", "e2"], ["h1"], ["e1"], ["e3"], ["e4", "e5"]]

    def dazed(state: DoomrockState) -> None:
        for one, status in (("e4", "stunned"), ("e5", "weakened")):
            found = state.enemy(one)
            assert found is not None
            found.statuses.append(Status(status))

    fight = field(heroes, enemies, groups, "battle_minions", now="minions", edit=dazed)
    request = next(r for r in fight.requests() if r.decision.key == "doomrock.minions")
    seat = request.decision.seats[0]
    panel = asked_in_hand(fight, request)
    labels = [button.label for button in panel.buttons()]
    assert "✓1 Bitey Book 4" in labels and "✓2 Bitey Book 5" in labels, "who is stunned loses a turn, then the weakest"
    assert "Bitey Book 4 and Bitey Book 5 come" in labels, "and that is one press"
    fight.choose(seat, ["e4", "e2"], fight.token(request, seat))
    request = next(r for r in fight.requests() if r.decision.key == "doomrock.minion_order")
    panel = asked_in_hand(fight, request)
    ways = [button.label for button in panel.buttons() if ", then " in button.label]
    assert ways == ["Bitey Book 3, then Bitey Book 5", "💡 Bitey Book 5, then Bitey Book 3"]
    assert "Has acted already" not in as_text(panel), "nobody could put those in order"


def test_a_battle_in_which_nobody_gets_anywhere_ends_all_the_same() -> None:
    """DR-15, house: a hero whom nothing hurt and who hurt nobody stood for a hundred rounds in a month by post."""
    foes = [enemy(1, "boss", 10_000, dmg=0), *(enemy(n, hp=10_000, dmg=0) for n in (2, 3, 4))]
    fight = field([hero(0, "brawler")], foes, [["h0", "e2"], ["e1", "e3"], ["e4"]], "battle_roll")
    rounds = 0
    for _ in range(3_000):
        if fight.over or fight.state.battle is None:
            break
        rounds = fight.state.battle.round
        request = next(request for request in fight.requests() if not request.anytime)
        seat = request.decision.seats[0]
        answer = fight.game.answer(fight.state, request, seat)
        chosen = request.decision.house_answer() if answer is None else answer
        fight.choose(seat, chosen, fight.token(request, seat), "house")
    assert fight.over and fight.state.heroes[0].fallen
    assert LONG <= rounds < 35


def test_an_order_that_answers_is_ended_beside_the_question() -> None:
    """*… and so on until I stop it* was stopped in a list behind *More*; of two orders they are looked for there."""
    run = field([hero(0, "brawler")], [enemy(1, "boss", 20)], [["h0", "e1"]], "battle_roll")
    run.game = game()
    offered = orders.orders(run.state, 0)
    for n, told in ((0, ""), (1, "Order: "), (2, "2 standing orders answer for you")):
        given = partial(_given, [(order, order in offered[:n]) for order in offered])
        parts = hand(replace(scene(run), orders=given), 0).parts
        words = [part.text if isinstance(part, Words) else "" for part in parts]
        places = [place for place, said in enumerate(words) if "📌" in said]
        assert len(places) == bool(n) and all(told in words[place] for place in places)
        stops = [place for place, part in enumerate(parts) if "Stop this order" in as_text(Panel("", [part]))]
        assert stops == ([places[0] + 1] if n == 1 else []), "right below, after what is asked"
        assert all(place > max(k for k, part in enumerate(parts) if isinstance(part, Picture)) for place in places)


def _given(every: Sequence[tuple[Order, bool]], seat: int) -> Sequence[tuple[Order, bool]]:
    return every if seat == 0 else ()
