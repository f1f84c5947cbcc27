"""`/draw` as users see it: public and private cards, hands, decks over a restart, buttons that outlive their deck."""

from typing import Any

from cogs.dice.deck import Deck
from tests.simcord_world import World, simcord_world


def newest(world: World) -> str:
    return world.text(world.messages()[-1])


def private(world: World, user: str) -> str:
    return world.text(world.ephemerals(user)[-1])


async def deck_of(world: World, name: str) -> Deck:
    return Deck.model_validate((await world.bot.channel_records.decks(world.channel().id))[name])


async def test_a_deck_from_its_making_to_its_end(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ben", "draw card")
        assert "There is no deck here yet" in private(world, "Ben")
        await world.slash("Ben", "draw new", name="Omens", cards="Comet, Eclipse, Two-headed *calf*")
        assert "puts **Omens** on the table" in newest(world) and "3 cards." in newest(world)
        deck = await deck_of(world, "Omens")
        top = deck.names(deck.piles[0])
        await world.slash("Cleo", "draw card")
        assert top[0].replace("*", "\\*") in newest(world) and "2 left to draw, 1 in the open discard" in newest(world)
        await world.click("Ben", "Draw one")
        await world.slash("Ada", "draw card", deck="omens", count=2)
        assert "Only one is left" in private(world, "Ada")
        await world.click("Ben", "Draw one")
        await world.click("Ben", "Draw one")
        assert "brings the 3 of the discard back" in private(world, "Ben")
        await world.slash("Ben", "draw show")
        assert "0 of 3 left" in newest(world) and all(name.replace("*", "\\*") in newest(world) for name in top)
        await world.slash("Ben", "draw reshuffle")
        assert (await deck_of(world, "Omens")).left == 3
        await world.slash("Cleo", "draw remove")
        assert "is cleared away by who made it" in private(world, "Cleo")
        board = world.board()
        await world.slash("Ben", "draw remove", deck="OMENS")
        await world.click("Cleo", "Draw one", board)
        assert "has been cleared away" in private(world, "Cleo")


async def test_who_asks_for_52_cards_is_told_of_playing_cards(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ben", "draw new", name="Box", cards="52")
        assert "with `cards: playing cards`" in private(world, "Ben")
        for n, (cards, more) in enumerate([("51", {}), ("52", {"put_back": True}), ("playing cards", {})]):
            await world.slash("Cleo", "draw new", name=f"Deck {n}", cards=cards, **more)
        assert world.ephemerals("Cleo") == []


async def test_a_hand_is_private_until_it_is_played(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "draw new", name="Omens", cards="Comet, Comet, Comet, Eclipse")
        await world.slash("Ben", "draw card", count=4, visibility="me")
        assert "draws 4 cards" in newest(world) and "face down" in newest(world)
        assert "Comet, Comet" in private(world, "Ben") or "Eclipse" in private(world, "Ben")
        everything = "\n".join(map(world.text, world.messages()))
        assert "Comet" not in everything and "Eclipse" not in everything
        await world.click("Cleo", "My cards")
        assert "You hold no cards" in private(world, "Cleo")
        await world.slash("Cleo", "draw play", cards="Comet")
        assert "You have no “Comet”" in private(world, "Cleo")
        await world.slash("Cleo", "draw show")
        assert "holds 4" in newest(world) and "Comet" not in newest(world)

        offered = await world.complete("Ben", "draw play", "cards", "")
        assert sorted(one["value"] for one in offered) == ["Comet", "Eclipse"]
        assert await world.complete("Cleo", "draw play", "cards", "") == []
        await world.slash("Ben", "draw play", cards="comet, Comet")
        assert "plays **Comet and Comet**" in newest(world)
        await world.slash("Ben", "draw hand")
        hand = world.ephemerals("Ben")[-1]
        eclipse = next(
            str(card) for card, face in enumerate((await deck_of(world, "Omens")).faces) if face == "Eclipse"
        )
        await world.select("Ben", "Play a card of Omens", [eclipse], hand)
        assert "plays **Eclipse**" in newest(world)
        assert "in your hand: Comet" in world.text(hand) and "open before you" in world.text(hand)
        await world.slash("Ben", "draw discard", cards="all")
        assert "discards" in newest(world) and "4 in the open discard" in newest(world)


async def test_a_peek_is_announced_and_changes_nothing(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "draw new", name="n", cards="100..999")
        assert "500 cards fit" in private(world, "Ada")
        await world.slash("Ada", "draw new", name="n", cards="500..900")
        before = await deck_of(world, "n")
        await world.slash("Cleo", "draw peek", count=2)
        assert "peeks at the top 2 cards" in newest(world)
        seen = before.names(before.piles[0][:2])
        assert f"{seen[0]} and {seen[1]}" in private(world, "Cleo") and seen[0] not in newest(world)
        assert await deck_of(world, "n") == before


async def test_returned_cards_are_not_named(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "draw new", name="Omens", cards="Comet, Comet, Comet")
        await world.slash("Ben", "draw card", visibility="me", count=2)
        await world.slash("Ben", "draw return", cards="Comet")
        assert "shuffles a card back" in newest(world) and "Comet" not in newest(world)
        assert (await deck_of(world, "Omens")).left == 2


async def test_bags_and_piles(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "draw new", name="bag", cards="Ogre, Imp", put_back=True)
        await world.slash("Ada", "draw card", count=20)
        assert newest(world).count("Ogre") + newest(world).count("Imp") == 20 and "All 2 are in the bag" in newest(
            world
        )
        await world.slash("Ada", "draw peek")
        assert "is a bag" in private(world, "Ada")
        await world.slash("Ada", "draw new", name="hills", cards="9", piles=3)
        assert "in 3 piles" in newest(world)
        await world.slash("Ada", "draw card")
        assert "several decks here" in private(world, "Ada")
        await world.slash("Ada", "draw card", deck="hills", pile=3, count=3)
        await world.slash("Ada", "draw card", deck="hills", pile=3)
        assert "Nothing is left in that pile" in private(world, "Ada")
        await world.slash("Ada", "draw show")
        assert "piles of 3, 3 and 0" in newest(world) and "a bag: 2 in it" in newest(world)
        await world.slash("Ben", "draw card", deck="hills", pile=4)
        assert "3 piles" in private(world, "Ben")


async def test_decks_and_hands_outlive_a_restart(make: Any) -> None:
    async with simcord_world(make) as world:
        await world.slash("Ada", "draw new", name="Omens", cards="playing cards")
        await world.slash("Ben", "draw card", count=5, visibility="me")
        await world.slash("Ben", "draw hand")
        hand, deck = private(world, "Ben"), await deck_of(world, "Omens")
        await world.restart(make)
        assert await deck_of(world, "Omens") == deck
        await world.slash("Ben", "draw hand")
        assert private(world, "Ben") == hand
        await world.click("Cleo", "Draw to my hand")
        await world.click("Cleo", "My cards")
        assert deck.faces[deck.piles[0][0]] in private(world, "Cleo")
        assert [one["value"] for one in await world.complete("Cleo", "draw show", "deck", "om")] == ["Omens"]


async def test_a_channel_keeps_its_decks_to_itself(make: Any) -> None:
    async with simcord_world(make, channels=("one", "two")) as world:
        await world.slash("Ada", "draw new", "one", name="Omens", cards="5")
        board = world.board("one")
        await world.slash("Ada", "draw card", "two")
        assert "There is no deck here" in world.text(world.ephemerals("Ada", "two")[-1])
        await world.slash("Ada", "draw new", "one", name="omens", cards="5")
        assert "here already" in world.text(world.ephemerals("Ada", "one")[-1])
        for n in range(11):
            await world.slash("Ada", "draw new", "one", name=f"n{n}", cards="1")
        await world.slash("Ada", "draw new", "one", name="one more", cards="1")
        assert "as many as fit" in world.text(world.ephemerals("Ada", "one")[-1])
        assert world.controls(board)


async def test_clicks_go_on_after_many_messages(make: Any) -> None:
    """discord.py forgets dynamic items for the whole bot when a view that mixes them with ordinary ones ends."""
    async with simcord_world(make) as world:
        store: Any = world.bot._connection._view_store
        before = len(store._dynamic_items)
        assert before == 2
        await world.slash("Ada", "draw new", name="Omens", cards="5", put_back=True)
        for _ in range(5):
            await world.click("Ben", "Draw one")
            await world.slash("Ben", "roll", dice="d6", visibility="host")
            await world.click("Ada", "Reveal")
        assert len(store._dynamic_items) == before and not store._views
