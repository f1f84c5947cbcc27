"""Ready-made heroes some advancements on: what they take could be taken, what they lay out may lie there (3B.9, 3E)."""

import pytest

from cogs.evershade.game import game
from cogs.evershade.rules.character.advancing import fits_slot, open_nodes
from cogs.evershade.rules.character.creating import HEAD_START
from cogs.evershade.rules.heroes.casting import ready_made
from cogs.evershade.rules.heroes.grown import grow
from cogs.evershade.state import Character

CONTENT = game().content


@pytest.mark.parametrize("name", CONTENT.pregens)
def test_their_advancements_could_have_been_bought_one_after_the_other(name: str) -> None:
    """LE-8.5, LE-8.8."""
    hero = ready_made(CONTENT, name)
    assert grow(CONTENT, hero) == HEAD_START["advanced"]
    profession = CONTENT.professions[hero.profession]
    taken: dict[str, list[int]] = {}
    for n, step in enumerate(hero.taken):
        tree, number, version = step.split(":")
        assert tree in (profession.primary, *profession.secondary)
        node = next(one for one in CONTENT.trees[tree].nodes if one.n == int(number))
        assert int(number) in open_nodes(CONTENT.trees[tree], taken.get(tree, []), n)
        assert int(version) < len(node.versions)
        taken.setdefault(tree, []).append(int(number))


@pytest.mark.parametrize("name", CONTENT.pregens)
def test_what_they_lay_out_is_theirs_and_fits(name: str) -> None:
    """LE-9.2, LE-8.18: each card once, in a slot that is open by then; nothing of what they had is lost."""
    before, hero = ready_made(CONTENT, name), ready_made(CONTENT, name)
    grow(CONTENT, hero)
    for n, slot in enumerate(hero.hotbar):
        assert slot is None or fits_slot(CONTENT.action_cards[slot.card], n + 1, len(hero.taken))
    assert len(owned(hero)) == len(set(owned(hero)))
    assert {CONTENT.action_cards[one].family or one for one in owned(before)} <= {
        CONTENT.action_cards[one].family or one for one in owned(hero)
    }
    assert hero.hp == hero.max_hp >= before.max_hp


def owned(hero: Character) -> list[str]:
    return [*(slot.card for slot in hero.hotbar if slot is not None), *hero.pouch_cards]


def test_a_hero_of_ones_own_is_left_alone() -> None:
    hero = ready_made(CONTENT, "ysolde_karr")
    hero.id = "own_reeve"
    assert grow(CONTENT, hero) == 0
    assert hero.taken == []
