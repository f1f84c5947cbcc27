"""What a player leaves to the table in camp."""

from bot.ui.panels.catalogue import Catalogue
from cogs.doomrock.rules import anytime, orders
from tests.games.doomrock.kit import act, asked, table
from tests.games.doomrock.test_map_items import TWO


def test_who_has_ordered_lessons_gets_each_that_the_purse_pays_for() -> None:
    """D-7, DR-5.2, DR-5.4: the next legal level; none any more, and the order is silent, so that nothing is forced."""
    camping = table(script=TWO)
    camping.state.silver = 9
    act(camping, "visit:0")
    assert "doomrock.camp" in asked(camping)
    assert ("doomrock.camp", orders.LEARN) in [(o.key, o.option) for o in orders.orders(camping.state, 0)]
    request = next(r for r in camping.requests() if r.decision.key == "doomrock.camp" and r.decision.seats == (0,))
    found = orders.obey(camping.state, request, orders.LEARN, None)
    assert found == next(h.id for h in camping.state.heroes if h.seat == 0)
    camping.state.silver = 0
    assert orders.obey(camping.state, request, orders.LEARN, None) is None


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
    assert "may buy lessons" in Catalogue("doomrock").format(word.label)
    assert not any(o.id == word.id for o in game.anytime(state, 1)), "who does not lead has no word to give"
    floor = next(r for r in camping.requests(0) if r.anytime)
    camping.choose(0, word.id, camping.token(floor, 0))
    assert game.needs_word(camping.state, request, lesson) is None
