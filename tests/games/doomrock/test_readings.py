"""Which reading of the rules a table was begun with. What they differ in stands in
`tests/scenarios/doomrock/again_*.yaml`: each `twin` with `readings: first` is a table from before."""

from cogs.doomrock.state import FIRST, SECOND, DoomrockOptions


def test_a_table_from_before_keeps_its_reading_and_its_digest() -> None:
    new = DoomrockOptions()
    assert new.readings == SECOND
    stored = new.model_dump(exclude={"readings"})
    old = DoomrockOptions.model_validate(stored)
    assert old.readings == FIRST
    assert old.model_dump() == stored, "the first reading is not stored"
