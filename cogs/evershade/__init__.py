"""Lands of Evershade: one to four characters, a storybook, and combat on a grid.

What stands so far:

    content/      what cards, sheets and entries may say, and reading them:
        vocabulary/    the rulebook's words (terms.py), sums (expressions.py), whom an effect is about (selectors.py),
                       conditions, and the effects in three files: the story's, those of a character, those of a combat
        cards.py       action cards, items, companions; people.py: races to trees; foes.py, sheets.py, story.py
        building.py    making a character: what the choices bring, and all that is wrong with them
        content.py     all of it, by id; pack.py: from files to content, with references.py
    state.py      a character's board
    rules/        sums and decisions of the rulebook that nobody has to be asked for:
        character/     new boards, parties, keywords, growing, advancement trees and hotbar, conditions, boons, terror
        rolls/         dice, modifiers, successes, support, fate
        combat/        damage and cover, activation tokens, whom enemies go for and where they go
        story/         the tracker, time and achievements

There is no `game.py` yet, so that it is not in the lobby.
"""

from bot import bundled


def bundled_files() -> dict[str, str]:
    """The texts of the bundled pack by file name (`evershade/hush/items/quest.yaml`), in a fixed order."""
    return bundled("evershade/**/*.yaml")


def bundled_prose() -> dict[str, str]:
    """The words of the storybook by file name (`evershade/hush/stories/act_1.md`)."""
    return bundled("evershade/**/stories/*.md")
