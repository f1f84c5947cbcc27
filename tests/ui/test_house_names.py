"""House players have names with a smile: the same for the same table, each once, and nobody's who sits there."""

from bot.ui.panels.catalogue import Catalogue
from bot.ui.panels.house_names import house_name

WORDS = Catalogue(None)


def company(table: str, seats: int, people: tuple[str, ...] = ("Ada",)) -> list[str]:
    """The names of so many house players beside these people."""
    names = list(people)
    for _ in range(seats):
        names.append(house_name(WORDS, table, names))
    return names[len(people) :]


def test_a_table_meets_the_same_company_and_another_table_another() -> None:
    assert company("t1", 7) == company("t1", 7)
    assert len({tuple(company(f"t{n}", 3)) for n in range(30)}) > 5


def test_all_differ_and_bear_the_sign_even_when_the_names_run_out() -> None:
    many = company("t1", 45)
    assert len(set(many)) == 45 and all(name.startswith("🏠 ") for name in many)
    assert not any("<" in name or name[-1] in "01" for name in many[:20]), "a list without gaps"


def test_a_persons_name_is_never_given() -> None:
    all_names = [name.removeprefix("🏠 ") for name in company("t1", 20)]
    for person in (all_names[0], all_names[0].upper(), f"  {all_names[0].replace(' ', '  ')} ", f"Old {all_names[0]}"):
        assert company("t1", 1, (person,)) == [f"🏠 {all_names[1]}"], person
    everybody = tuple(all_names)
    assert company("t1", 1, everybody)[0] == f"🏠 {all_names[0]} 2"
