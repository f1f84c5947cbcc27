"""Every verb of Altered's vocabulary is carried out by somebody, and nothing else is."""

from cogs.altered.handlers import HANDLERS
from cogs.altered.vocabulary import VERBS


def test_every_verb_has_a_handler() -> None:
    assert sorted(HANDLERS) == sorted(VERBS)
