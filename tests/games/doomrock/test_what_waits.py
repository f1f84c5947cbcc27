"""What one will meet can be read on the map: who waits, how strong, and what its cards may do. Their order stays
hidden, and so does an encounter that lies face down."""

import pytest

from bot.rules.decision import Text, text
from cogs.doomrock.cog import surface
from cogs.doomrock.game import game
from cogs.doomrock.pictures.card import draw_face
from cogs.doomrock.view.cards import cards
from cogs.doomrock.view.telling import describe
from cogs.doomrock.view.view import view
from tests.games.doomrock.battle_table import enemy, field, hero
from tests.games.doomrock.board_states import map_state
from tests.games.doomrock.kit import table

GAME, SURFACE = game(), surface()


def said(words: Text | str, language: str = "en") -> str:
    one = text("dr-text", text=words) if isinstance(words, str) else words
    return SURFACE.words.format(one, GAME.name_of, language)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_map_has_who_waits_with_all_that_their_cards_may_do(language: str) -> None:
    """DR-1.8: everything is open but the order of decks; the foe could be read by name and rule alone."""
    run = table(2)
    encounter = GAME.content.encounters[run.state.encounters[0]]
    found = {group.id: group for group in cards(view(run.state, GAME.content, 0))}
    (waits,) = found["waits"].cards
    assert found["waits"].is_listed, "a touch for the select, and one for what waits"
    face = waits.read()
    told = "\n".join(said(line, language) for line in face.lines)
    for boss in encounter.bosses:
        assert f"**{boss.type}**: {boss.hp[0]} " in told
    assert f"**{encounter.minions.type}** ×{encounter.minions.count[0]}" in told
    for card in encounter.ai:
        assert f"**{GAME.content.ai[card].name}**" in told
    assert len(told) < 3_500 and face.shown is not None and draw_face(face.shown)
    assert [one.id for one in found["deck"].cards] == [f"deck:{card}" for card in sorted(encounter.ai)]
    assert all(one.read().shown for one in found["deck"].cards)


@pytest.mark.parametrize("foe", sorted(GAME.content.encounters))
def test_each_encounter_fits_the_card_on_which_it_is_read(foe: str) -> None:
    run = table(4)
    run.state.encounters[0] = foe
    (waits,) = next(group for group in cards(view(run.state, GAME.content, 0)) if group.id == "waits").cards
    assert sum(len(said(line)) + 1 for line in waits.read().lines) < 3_500


def test_the_board_names_the_boss_that_waits() -> None:
    run = table(2)
    boss = GAME.content.encounters[run.state.encounters[0]].bosses[0]
    told = "\n".join(said(line) for line in describe(view(run.state, GAME.content, None)))
    assert f"({boss.type}, {boss.hp[0]} hp, hits for {boss.dmg}" in told
    asked = said(run.requests()[0].decision.prompt)
    assert GAME.content.encounters[run.state.encounters[0]].name in asked


def test_what_lies_face_down_is_told_nowhere() -> None:
    """House: option `hidden_encounters`; later parts of the journey are never told."""
    state = map_state(1)
    state.options.hidden_encounters = True
    assert not {"waits", "deck"} & {group.id for group in cards(view(state, GAME.content, 0))}
    run = table(2, hidden_encounters=True)
    assert not any(one.name in said(run.requests()[0].decision.prompt) for one in GAME.content.encounters.values())


def test_the_order_of_the_enemy_cards_says_nothing() -> None:
    """DR-13.1: only which of them lie open is known."""
    run = field([hero(0, "brawler")], [enemy(1, "boss", 20)], [["h0", "e1"]])
    battle = run.state.battle
    assert battle is not None
    deck = sorted(GAME.content.encounters[battle.encounter].ai)
    battle.ai_draw, battle.ai_discard = deck[1:], deck[:1]
    before = view(run.state, GAME.content, 0)
    battle.ai_draw.reverse()
    assert view(run.state, GAME.content, 0) == before
    shown = {one["id"]: one["gone"] for one in before["foe"]["cards"]}
    assert shown == {card: card == deck[0] for card in deck}
