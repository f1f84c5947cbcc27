"""Lands of Evershade: one to four characters, a storybook, and combat on a grid.

What stands so far:

    content/      what cards, sheets and entries may say, and reading them:
        vocabulary/    the rulebook's words (terms.py), sums (expressions.py), whom an effect is about (selectors.py),
                       conditions, and the effects in three files: the story's, those of a character, those of a combat
        cards.py       action cards, items, companions; people.py: races to trees; foes.py, sheets.py, story.py
        building.py    making a character: what the choices bring, and all that is wrong with them
        content.py     all of it, by id; pack.py: from files to content, with references.py
    state.py      a character's board; a combat; a table of whole acts
    rules/        the rulebook; conservation.py: what is true whatever happens
        character/     new boards, parties, keywords, growing, trees and hotbar, conditions, boons, terror, rest, goods,
                       the tracker
        rolls/         dice, modifiers, successes, support, fate
        field/         looks and sums: board.py (who stands where), context.py (what effects ask), meant.py, lasting.py
                       (numbers for a while), damage.py, enemy_moves.py, initiative.py
        combat/        rolling.py, rerolling.py, boons.py, fate.py, moving.py, hurt.py (HP, falling, the end),
                       tokens.py, reactions.py and windows.py (who may react, asking them), handlers/ (effects)
        turns/         rounds.py (bag, whose turn), hero_turn.py, refreshing.py, foe_turn.py,
                       pressing.py (chases and sieges)
        story/         reader.py (entries), exploring.py (sheets), voting.py, rolling.py, acts.py (from act to act),
                       handlers.py (the storybook's effects)
        company/       companions, partners and summons
        heroes/        casting.py (who sets out), making.py (a character of one's own), company.py (who comes along),
                       equipping.py
        camp/          camping.py (its steps, its cards), advancing.py, doing.py, coming_back.py
        orders.py      standing orders; engine.py: the effects of combat and story together

    view/, house/  what everybody sees, in words; a simple greedy player
    box/, screens/ for groups with the printed box: what a channel keeps and its sums; `/loe` on Discord
    pictures/     the grid, the sheet to explore, the party; campaign/: acts as sessions of a log
    act_game.py   acts as a `Game`, which game.py enters into the lobby; skirmish.py: one combat as a `Game`, for
                  simulations and tests
"""

from bot import bundled


def bundled_files() -> dict[str, str]:
    """The texts of the bundled pack by file name (`evershade/hush/items/quest.yaml`), in a fixed order."""
    return bundled("evershade/**/*.yaml")


def bundled_prose() -> dict[str, str]:
    """The words of the storybook by file name (`evershade/hush/stories/act_1.md`)."""
    return bundled("evershade/**/stories/*.md")
