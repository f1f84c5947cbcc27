"""Every verb of Altered's vocabulary is carried out by somebody, and nothing else is."""

from cogs.altered.content.vocabulary import VERBS
from cogs.altered.rules.handlers import HANDLERS


def test_every_verb_has_a_handler() -> None:
    assert sorted(HANDLERS) == sorted([*VERBS, "instead"])
