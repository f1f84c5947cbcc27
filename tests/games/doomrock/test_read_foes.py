"""What is read of the foes: each kind once, under all its numbers."""

from bot.ui.panels.catalogue import Catalogue
from cogs.doomrock.view.cards import cards
from cogs.doomrock.view.view import view
from tests.games.doomrock.battle_table import content, enemy, field, hero

WORDS = Catalogue("doomrock")


def test_foes_that_are_alike_are_read_once_and_each_of_them_is_named_once() -> None:
    """Four books stood there with four times the same lines, each with its name twice."""
    enemies = [enemy(1, "boss", 22), *(enemy(n) for n in (2, 3, 4)), enemy(5, hp=1)]
    run = field([hero(0, "brawler")], enemies, [["h0"], [one.id for one in enemies]], now="initiative")
    foes = [entry for entry in cards(view(run.state, content(), 0))[0].cards if entry.id.startswith("enemy:")]
    assert [entry.name for entry in foes] == ["Head Librarian", "Bitey Book 2, 3, 4", "Bitey Book 5"]
    lines = [line if isinstance(line, str) else WORDS.format(line) for line in foes[1].read().lines]
    assert lines[0].startswith("2/2 hp · hits for 1 · armor 0") and not any("Bitey" in line for line in lines)
