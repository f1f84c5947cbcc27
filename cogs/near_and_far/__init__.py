"""Near and Far: two to four players, a town, a map of stories, and a last city that reads you back.

Rooms, from what stands alone to what needs all of it:

    state.py      the session: players, piles, the map's camps and tokens, the present turn
    content/      what cards, maps and stories may say, and reading them
    rules/        what happens, a file a chapter of the rulebook (`/rules` ids NF-1 to NF-17):
        reading/       looking things up: stats (NF-1.3), prices, banners (table.py), ways (reach.py), what can
                       be bought, scored (NF-13), asked by conditions (facts.py)
        goods.py       gaining, paying, losing, costs of abilities, and what follows at once (NF-17.3)
        setup.py       decks, row, tokens, draft (NF-2)
        turn.py        a round and a turn: town or adventure, and its end (NF-3)
        town.py        visiting a building, with duel.py (NF-10) and buildings.py, mine.py (NF-4, NF-8.6)
        adventure.py   leaving town, walking (NF-5), with party.py, crossing.py (NF-6) and bosses.py (NF-15)
        arrival.py     quests with their reader, camps (NF-7, NF-8)
        checks.py      one check, from stat to total (NF-12); abilities.py: when cards act
        handlers.py    what each effect of a card or story does, with growth.py: what only campaigns know (NF-14),
                       chapters.py: a character's own story, out_of_turn.py: camps and steps beside the usual order
        free.py        what may be done at any open decision: buying, dropping, `free` abilities
        leaving.py     leaving a game of three or four for good (NF-14.14)
        conservation.py  nothing is lost
    view/         what a seat may know (`view.py` says how a view looks), the board in words, which cards can be read
    house/        the house's own player
    pictures/     drawings of a view: map, town, a player's board, packs, score, a card, legend; what can be read
    box/          for a group with the printed box: decks of numbers, sums, sheets; screens/: `/nearfar` on Discord
    campaign/     the rules from map to map (NF-14): characters, standings, what becomes of it all; a game of its own
    game.py, cog.py   the whole, and its face on Discord
"""

from bot import bundled


def bundled_files() -> dict[str, str]:
    """The texts of the bundled pack by file name (`near_and_far/maps/m01.yaml`), in a fixed order."""
    return bundled("near_and_far/**/*.yaml")


def bundled_prose() -> dict[str, str]:
    """The words of the stories by file name (`near_and_far/stories/m01.md`)."""
    return bundled("near_and_far/stories/*.md")
