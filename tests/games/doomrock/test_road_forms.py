"""What is certain to be asked is asked together: an action, an event or the first of a card's heroes with what follows
it, and no more than the rules then ask in the same words (D-1, D-2, D-3, D-4, D-7)."""

from typing import Any, cast

from bot.rules.decision import FormPart, text
from bot.rules.kernel.run import Run
from bot.tables.play.following import in_turn
from cogs.doomrock.content import vocabulary
from cogs.doomrock.rules.map.road_forms import road_form
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.rules.reading.sight import Context
from cogs.doomrock.rules.reading.whom import hopeless, strength
from cogs.doomrock.state import DoomrockState
from tests.games.doomrock.kit import act, asked, table, touch

NOTHING = text("dr-text", text="")
Parts = list[tuple[str, list[str]]]


def parts(run: Run[DoomrockState], option: str) -> Parts:
    """The questions of the form of an option, each with what can be answered."""
    form = run.requests()[0].decision.form
    found = None if form is None else form(option)
    return [] if found is None else [(part.key, [one.id for one in part.options]) for part in found.parts]


def given(run: Run[DoomrockState], option: str, *answers: str) -> list[str]:
    """Hand in the form of an option with these answers; the keys that it then answered."""
    look_up = run.requests()[0].decision.form
    form = None if look_up is None else look_up(option)
    assert form is not None
    held: list[FormPart] = list(form.parts)
    follow = in_turn([(part.key, answer, part.prompt) for part, answer in zip(held, answers, strict=True)])
    seat = run.state.leader
    run.choose(seat, option)
    keys = []
    while (found := follow(run, seat)) is not None:
        request, answer = found
        keys.append(request.decision.key)
        run.choose(seat, answer, run.token(request, seat))
    return keys


def heroes(run: Run[DoomrockState]) -> list[str]:
    return [hero.id for hero in run.state.heroes]


def test_venturing_forth_asks_whom_the_area_left_behind_is_for() -> None:
    """D-2, DR-3.8: the Woods are left with a secret; whom that hurts is known before the next area is."""
    run = table(2)
    assert run.game.content.areas[run.state.row[0].card].left_behind
    assert parts(run, "venture") == [("doomrock.which_hero", heroes(run))]
    run.state.row[0].secrets = 0
    run.state.row[0].emptied = True
    touch(run)
    assert parts(run, "venture") == []


def test_a_place_asks_whom_it_is_for_in_the_words_in_which_it_is_asked_then() -> None:
    """D-2, DR-3.2: the Frog Choir takes a marker from one hero; whose was said with the press is not asked again."""
    run = table(2, script={"deck:wilderness-areas": ["ar.bog"], "deck:map-top": ["ar.bog", "ar.adequate", "ar.stairs"]})
    run.state.place = 0
    first, second = run.state.heroes
    for hero in (first, second):
        hero.expose.append(run.state.pool.pop())
    touch(run)
    assert parts(run, "visit:2") == [("doomrock.which_hero", heroes(run))]
    assert given(run, "visit:2", second.id) == ["doomrock.which_hero"]
    assert (len(first.expose), len(second.expose)) == (1, 0)
    assert asked(run) == ["doomrock.action"]


def test_a_camp_asks_for_the_first_lesson_while_silver_is_there() -> None:
    """D-7: with nothing in the purse nobody is asked."""
    run = table(2)
    run.state.silver = 4
    touch(run)
    hero = run.state.heroes[0].id
    assert parts(run, "visit:0") == [("doomrock.camp", [hero, "done"])]
    assert given(run, "visit:0", hero) == ["doomrock.camp"]
    assert asked(run) == ["doomrock.level"]
    poor = table(2)
    poor.state.silver = 0
    touch(poor)
    assert parts(poor, "visit:0") == []


def test_who_is_asked_about_at_a_place_is_asked_in_the_same_words_afterwards() -> None:
    """D-2, DR-3.2: whoever has most to lose stands ready."""
    run = table(2)
    first, second = run.state.heroes
    visits = [one.id for one in run.requests()[0].decision.legal() if one.id.startswith("visit:")]
    run.state.row[run.state.place].card = "ar.tollhouse"
    second.hp, first.hp = 4, 3
    touch(run)
    assert visits
    form = run.requests()[0].decision.form
    found = None if form is None else form("visit:2")
    assert found is not None and [part.usual for part in found.parts] == [second.id]
    assert given(run, "visit:2", first.id) == ["doomrock.which_hero"]
    assert (first.hp, second.hp) == (2, 4)


def test_who_pays_for_an_event_is_asked_together_with_who_is_tested() -> None:
    """D-2, D-4, DR-4.2: where only one side can be taken, that is the first question."""
    run = table(2, script={"deck:wilderness": ["ev.order_knight"]})
    for hero in run.state.heroes:
        hero.heroism = 1
    run.state.silver = 0
    touch(run)
    act(run, "explore")
    assert asked(run) == ["doomrock.payer"]
    first, second = heroes(run)
    assert parts(run, first) == [("doomrock.tester", [first, second])]
    assert given(run, first, second) == ["doomrock.tester"]


def test_a_test_that_somebody_can_pass_is_no_button_for_whoever_cannot() -> None:
    """D-4: it may still be chosen in the panel; where nobody can, all are offered."""
    run = table(2)
    look = Look(run.state, run.game.content)
    adds = {hero.id: strength(look, hero.id, "int") for hero in run.state.heroes}
    low, high = sorted(adds, key=adds.__getitem__)
    item = vocabulary.Test(do="test", stat="int", difficulty=6 + adds[high])
    assert adds[low] < adds[high] and hopeless(look, item) == {low}
    form = road_form(cast(Any, look), NOTHING, {}, (item,), Context(source="ar.bog"), NOTHING)
    assert form is not None and form.wasted is not None
    assert form.wasted([[low]]) and not form.wasted([[high]])
    item = vocabulary.Test(do="test", stat="int", difficulty=7 + adds[high])
    assert not hopeless(look, item), "nobody can"
    form = road_form(cast(Any, look), NOTHING, {}, (item,), Context(source="ar.bog"), NOTHING)
    assert form is not None and form.wasted is None


def test_a_lesson_may_be_taken_together_with_the_order_for_all_that_can_be_paid() -> None:
    """D-7: where it is clear whose; alone, with two heroes, it is not."""
    run = table(2)
    run.state.silver = 9
    run.state.heroes[1].abilities += run.state.heroes[1].abilities[:1]
    touch(run)
    act(run, "visit:0")
    assert asked(run)[0] == "doomrock.camp"
    hero = run.state.heroes[0].id
    assert parts(run, hero) == [("doomrock.camp", ["learn-5"])], "the next one, at its price"
    assert parts(run, "done") == []
    form = run.requests()[0].decision.form
    assert form is not None and (lesson := form(hero)) is not None
    assert [(part.lasts, part.beside) for part in lesson.parts] == [(True, True)], "an order, given with the same press"
    alone = table(1)
    alone.state.silver = 4
    touch(alone)
    act(alone, "visit:0")
    assert parts(alone, alone.state.heroes[0].id) == []


def test_another_lesson_right_after_is_offered_only_where_it_can_be_had() -> None:
    """E-5, DR-5.4: with all the silver of the world nobody may be two cards ahead."""

    def is_at_once(silver: int, others: int) -> bool:
        run = table(2)
        mine, other = run.state.heroes
        run.state.silver = 4
        touch(run)
        act(run, "visit:0")
        run.state.silver = silver
        other.abilities += [*other.abilities][:others]
        touch(run)
        form = run.requests()[0].decision.form
        found = None if form is None else form(mine.id)
        return found is not None

    assert is_at_once(9, others=1) and not is_at_once(8, others=1)
    assert not is_at_once(99, others=0)


def test_an_event_asks_whom_its_side_is_for_and_the_house_asks_the_same() -> None:
    """D-3: shedding a marker and healing are two questions in other words, and each answer goes to its own."""
    run = table(2, script={"deck:wilderness": ["ev.scarecrow"]})
    first, second = run.state.heroes
    first.hp -= 2
    second.hp -= 1
    for hero in (first, second):
        hero.expose.append(run.state.pool.pop())
    touch(run)
    act(run, "explore")
    assert asked(run) == ["doomrock.event"]
    assert parts(run, "a") == [], "what is bought is drawn: nobody knows yet"
    assert [key for key, _ in parts(run, "b")] == ["doomrock.which_hero", "doomrock.which_hero"]
    assert given(run, "b", second.id, first.id) == ["doomrock.which_hero", "doomrock.which_hero"]
    assert (len(first.expose), len(second.expose), first.hp) == (1, 0, first.max_hp - 2 + 1)


def test_two_blows_of_a_peril_are_one_answer() -> None:
    """D-2: a card that marks one hero, and one hero again, is asked about once."""
    run = table(2, script={"deck:wilderness": ["ev.map_seller", "ev.scarecrow"]})
    run.state.place = 0
    touch(run)
    act(run, "visit:1")  # a peril, then heroism for each
    assert asked(run) == ["doomrock.which_hero"]
    first, second = heroes(run)
    assert parts(run, first) == [("doomrock.which_hero", [first, second])]
    assert given(run, first, second) == ["doomrock.which_hero"]
    assert [len(hero.expose) for hero in run.state.heroes] == [1, 1]
    assert asked(run) == ["doomrock.action"]
