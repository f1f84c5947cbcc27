"""A die for which its hero has one card only lies there, and nobody is asked about it (D-15, D-23)."""

from typing import Any

from bot.rules.kernel.run import Run
from cogs.doomrock.game import game
from cogs.doomrock.rules.cards.card_dice import place_die
from cogs.doomrock.rules.cards.laying import only_place, suggest
from cogs.doomrock.rules.effects.party import DoomrockPlay
from cogs.doomrock.rules.reading.facts import Look
from cogs.doomrock.state import LEFT, Die, DoomrockOptions
from tests.games.doomrock.battle_table import content, enemy, field, hero, said

GAME = game()
STORED = DoomrockOptions.model_validate(DoomrockOptions().model_dump(exclude={"free_dice"}))
"""As a table has them that was begun before."""


def thrown(*faces: int, cards: list[str], options: DoomrockOptions | None = None) -> Look:
    run = field([hero(0, "brawler")], [enemy(1, "boss", 20)], [["h0", "e1"]], options=options)
    one = run.state.hero("h0")
    one.abilities = cards
    one.dice = [Die(f"d{n}", face, "idle") for n, face in enumerate(faces, 1)]
    return Look(run.state, GAME.content)


def test_dice_that_no_card_needs_lie_on_the_only_one_that_takes_them() -> None:
    """“1️⃣ unused”, with one card for it: using it costs nothing."""
    cards = ["ab.maneuver", "ab.haymaker"]
    look = thrown(1, 1, 1, 5, cards=cards)
    places = suggest(look, look.state.hero("h0"))
    assert [places[f"d{n}"] for n in (1, 2, 3)] == ["ability:ab.maneuver"] * 3
    old = thrown(1, 1, 1, 5, cards=cards, options=STORED)
    assert STORED.free_dice == LEFT
    assert sorted(suggest(old, old.state.hero("h0")).values()).count("idle") == 1, "an old table lays as it did"


def test_between_two_cards_and_on_a_lock_it_is_a_choice() -> None:
    look = thrown(1, cards=["ab.maneuver", "ab.bellow"])
    one = look.state.hero("h0")
    assert {1} <= set(content().abilities["ab.bellow"].faces) & set(content().abilities["ab.maneuver"].faces)
    assert only_place(look, one, one.dice[0]) == ""
    locks = [card for card in content().abilities.values() if card.symbol == "lock"]
    one.abilities, one.dice[0].face = [locks[0].id], locks[0].faces[0]
    assert only_place(look, one, one.dice[0]) == "", "there it would stay for the rounds to come"
    one.dice[0].face = next(face for face in range(1, 7) if face not in locks[0].faces)
    assert only_place(look, one, one.dice[0]) == "", "no card takes it"


def back(options: DoomrockOptions | None = None, *cards: str) -> Run[Any]:
    """A die that comes back in the heroes' step."""

    async def probe(play: DoomrockPlay) -> None:
        await place_die(play, "h0", "d1")
        play.end("won")

    def edit(state: Any) -> None:
        one = state.hero("h0")
        one.abilities = ["ab.maneuver", *cards]
        one.dice = [Die("d1", 1, "idle")]

    return field([hero(0, "brawler")], [enemy(1, "boss", 20)], [["h0", "e1"]], probe, edit=edit, options=options)


def test_a_die_that_comes_back_is_laid_on_its_only_card_and_that_is_told() -> None:
    run = back()
    assert run.state.hero("h0").dice[0].where == "ability:ab.maneuver"
    (told,) = said(run, "dr-die-laid")
    assert told.params["card"] == "@ab.maneuver"
    assert [one.decision.key for one in back(None, "ab.bellow").requests()] == ["doomrock.place_die"], "of two cards"
    assert [one.decision.key for one in back(STORED).requests()] == ["doomrock.place_die"], "as its answer is stored"
