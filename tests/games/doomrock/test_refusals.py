"""Why a person, a card, an item, a place or a die cannot be meant (E-1 to E-18), one refusal at a time."""

from types import SimpleNamespace
from typing import Any

from bot.rules.decision import Text, text
from cogs.doomrock.rules.refusals import refusal
from cogs.doomrock.state import DoomrockState, Status
from tests.games.doomrock.battle_table import content, enemy, field, hero, lay
from tests.games.doomrock.kit import hero as of_class
from tests.games.doomrock.kit import table, touch
from tests.games.doomrock.test_what_cards_ask import board, wait


def why(state: DoomrockState, seat: int, answer: str, request: Any = None) -> Text | None:
    return refusal(state, content(), seat, request, answer)


def test_why_an_ability_cannot_be_used() -> None:
    """E-1, E-11, E-12"""
    state = board()
    mine = state.heroes[0]
    own = [content().abilities[ref] for ref in mine.abilities]
    lock = next((card for card in content().abilities.values() if card.symbol == "lock"), None)
    foreign = next(card.id for card in content().abilities.values() if card.id not in mine.abilities)
    assert why(state, 1, f"h0:{own[0].id}") == text("dr-e1", hero="@brawler")
    assert why(state, 0, f"h0:{foreign}") == text("dr-e12-not-yours", who="@brawler")
    assert why(state, 0, "h0:ab.none") == text("dr-e12-not-yours", who="@brawler")
    costly = next(card for card in own if card.cost >= 1 and card.symbol != "lock")
    assert why(state, 0, f"h0:{costly.id}") == text("dr-e12-no-die", card=f"@{costly.id}", need=costly.cost, have=0)
    if lock is not None:
        mine.abilities.append(lock.id)
        assert why(state, 0, f"h0:{lock.id}") == text("dr-e12-lock", card=f"@{lock.id}")
    mine.fallen = True
    assert why(state, 0, f"h0:{own[0].id}") == text("dr-e11-fallen", who="@brawler")
    mine.fallen, state.battle = False, None
    assert why(state, 0, f"h0:{own[0].id}") == text("dr-e12-map", card=f"@{own[0].id}")


def test_an_ability_with_its_die_waits_for_its_step_and_for_somebody_to_aim_at() -> None:
    state = board()
    step = {"attack": "heroes", "reaction": "", "free": "roll"}
    seen = set()
    for ref in list(state.heroes[0].abilities):
        card = content().abilities[ref]
        if card.symbol == "lock" or card.cost != 1:
            continue
        lay(state, "h0", **{ref.removeprefix("ab."): card.faces[0]})
        found = why(state, 0, f"h0:{ref}")
        assert found is None or found.key in ("dr-e12-reaction", "dr-e12-step", "dr-e11-nobody"), (ref, found, step)
        seen.add(found.key if found else "")
        if found is None:
            assert state.battle is not None
            state.battle.step = "minions"
            later = why(state, 0, f"h0:{ref}")
            assert later == text("dr-e12-step", card=f"@{ref}", symbol=card.symbol, step="minions")
            state.battle.step = "heroes"
    assert "" in seen


def test_why_somebody_cannot_be_meant() -> None:
    """E-11"""

    def edit(state: DoomrockState) -> None:
        state.heroes[1].fallen = True
        assert state.battle is not None
        state.battle.groups = [["h0", "e1"], ["e2"]]

    run = field(
        [hero(0, "brawler"), hero(1, "hexer")], [enemy(1), enemy(2, "boss", 9)], [["h0", "e1"], ["h1"]], wait, edit=edit
    )
    state, request = run.state, run.requests(0)[0]
    assert why(state, 0, "h1", request) == text("dr-e11-fallen", who="@hexer")
    assert why(state, 0, "h7", request) == text("dr-e11-gone") == why(state, 0, "e9", request)
    assert why(state, 0, "h0", request) is None and why(state, 0, "e1", request) is None, "no card is spoken of"
    assert why(state, 0, "h1") is None and why(state, 0, "e9") is None, "nothing is asked"
    state.battle = None
    assert why(state, 0, "e9", request) is None


def test_why_an_item_cannot_be_used() -> None:
    """E-9, E-18"""
    run = table(2)
    state = run.state
    cards = run.game.content.items
    marbles = cards["it.marbles"]
    worn = next(card for card in cards.values() if card.slot != "consumable")
    state.items = []

    def told(answer: str) -> Text | None:
        return refusal(state, run.game.content, 0, None, answer)

    assert told(f"use:{marbles.id}") == text("dr-e18-not-held", item=f"@{marbles.id}")
    state.items = [marbles.id, worn.id]
    assert told(f"use:{worn.id}") == text("dr-e18-worn", item=f"@{worn.id}")
    assert told(f"use:{marbles.id}") == text("dr-e18-battle", item=f"@{marbles.id}") == told(marbles.name.upper())
    assert told("use:it.none") is None and told("boost") == text("dr-e13-closed")
    assert [told(gear) for gear in ("gear", "wear:x:h0", "off:x:h0")] == [text("dr-e9-later")] * 3
    assert why(board(), 0, "gear") == text("dr-refused-gear-in-battle")
    assert told("x") is None and told("nobody knows this") is None


def test_why_there_is_no_going_there() -> None:
    """E-4"""
    run = table(2)
    state = run.state
    last = len(state.row)

    def told(answer: str) -> str | None:
        found = refusal(state, run.game.content, 0, None, answer)
        return None if found is None else found.key

    assert told(f"travel:{state.place}") == "dr-e4-here"
    assert [told(f"travel:{place}") for place in (str(last), "99", "x", "-1")] == ["dr-e4-unknown"] * 4
    assert told(f"travel:{last - 1}") in (None, "dr-e4-here") and told("visit:nowhere") == "dr-e4-not-here"
    assert told("visit:0") is None and told("explore") is None
    here = run.game.content.areas[state.row[state.place].card].name
    assert told(here.lower()) == "dr-e4-here"
    permanent = state.row[state.place].permanents
    assert all(told(f"visit:{one}") is None for one in permanent)
    state.doing = "camp"
    assert told("visit:nowhere") is None


def test_why_a_level_cannot_be_had() -> None:
    """E-1, E-6"""
    run = table(2)
    state = run.state
    mine = of_class(run, "brawler")
    other = 1 - mine.seat

    def told(seat: int, answer: str) -> Text | None:
        return refusal(state, run.game.content, seat, None, answer)

    assert told(other, mine.id) == text("dr-e1", hero="@brawler")
    assert told(mine.seat, mine.id) == text("dr-e6-no-camp")
    touch(run)


def test_whose_turn_is_passed_on() -> None:
    """E-17"""

    def told(seat: int, answer: str, key: str = "doomrock.minions") -> Text | None:
        request: Any = SimpleNamespace(decision=SimpleNamespace(key=key, prompt=text("dr-ask-gear")))
        return why(state, seat, answer, request)

    state = board()
    first, second = state.heroes
    assert state.battle is not None
    state.battle.step, state.battle.active_hero = "minions", "h0"
    assert told(0, "h1") == text("dr-e17-seen", who="@brawler") and told(1, "h0") == text("dr-e17-seen", who="@hexer")
    assert told(0, "h1", "doomrock.gear") is None, "it is asked something else"
    assert told(0, "e1") is None
    first.statuses.append(Status("hidden"))
    assert told(0, "h1") is None
    first.redirect_used = True
    assert told(0, "h1") == text("dr-e17-twice", who="@brawler")
    first.redirect_used, second.fallen = False, True
    assert told(0, "h1") == text("dr-e17") and told(1, "h0") is None, "nobody is left of the other seat"
    for step, key in (("bosses", "dr-e17"), ("heroes", "dr-e11-fallen")):
        state.battle.step = step
        found = told(0, "h1")
        assert found is not None and found.key == key


def test_the_dead_ends_of_dice() -> None:
    """E-10"""
    run = field([hero(0, "brawler")], [enemy(1)], [["h0", "e1"]], "battle_roll", now="roll")
    request = run.requests(0)[0]
    key = request.decision.key
    mine = run.state.heroes[0]
    assert key.startswith("doomrock.")
    if key in ("doomrock.unlock", "doomrock.reroll", "doomrock.assign"):
        assert why(run.state, 0, "d99", request) == text("dr-e10-no-die")
        mine.dice[0].where = "stolen:e1"
        found = why(run.state, 0, mine.dice[0].id, request)
        assert found is not None and found.key == "dr-e10-stolen"
        mine.dice[0].where, mine.dice[0].face = "locked:ab.x", 3
        found = why(run.state, 0, mine.dice[0].id, request)
        assert (found is not None and found.key == "dr-e10-locked") == (key != "doomrock.unlock")
