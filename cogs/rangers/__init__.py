"""Earthborne Rangers: one to four Rangers, a day at a time, in a valley whose cards act on each other.

What stands so far:

    content/      what cards, places and entries may say, and reading them:
        vocabulary/    the rulebook's words and numbers (terms.py), which cards an effect is about (targets.py), the
                       effects, and when a card acts (abilities.py)
        cards.py       Ranger cards, roles, aspects, path cards; world.py: places, paths, weather, missions, days
        stories.py     how guide entries are read
        content.py     all of it, by id; pack.py: from files to content, with references.py, deck_checks.py and
                       world_checks.py
    state.py      one day: ids and numbers
    rules/        what happens in a day:
        reading/       where cards lie, numbers and conditions as they are now
        cards/         coming, going, answering, clearing, strain, the path deck, the guide
        trials/        tests of skill and the challenge deck
        effects/       what each effect does, and the engine
        playing.py, turn.py, travel.py, day.py     the phases of a round, from morning to evening
    view/, house/ what a seat may know, and the house's own Ranger
    pictures/     the valley as a chart, a card to be read
    day_game.py   a day as a `Game`; game.py enters it into the lobby, cog.py is its door to Discord
"""

from bot import bundled


def bundled_files() -> dict[str, str]:
    """The texts of the bundled pack by file name (`rangers/path_cards-wildwood.yaml`), in a fixed order."""
    return bundled("rangers/**/*.yaml")


def bundled_prose() -> dict[str, str]:
    """The words of the guide by file name (`rangers/stories/kestrel_ford.md`)."""
    return bundled("rangers/stories/*.md")
