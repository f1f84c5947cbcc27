"""The short form of the attack with forged ids."""

from pathlib import Path

from tests.attack.ids import attack


async def test_forged_ids_change_nothing_and_show_nothing_that_the_presser_may_not(tmp_path: Path) -> None:
    made = await attack(600, 2, tmp_path)
    assert not made.wrong, "\n".join(made.wrong)
    assert made.figures["refused by the door"] > 200 and made.figures["answered"] > 50
    assert made.figures["changed what they may"] > 0, "nobody got in at all"
