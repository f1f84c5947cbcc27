"""What is typed by people becomes harmless text of a given length."""

from bot.rules.cleaning import cleaned, no_reference, shortened


def test_a_text_that_is_too_long_ends_in_an_ellipsis_within_the_limit() -> None:
    assert shortened("x" * 60) == "x" * 60
    assert shortened("x" * 61) == "x" * 59 + "…"
    assert shortened("abcd", 3) == "ab…"


def test_blanks_are_one_blank_and_a_reference_means_nothing() -> None:
    assert cleaned(" a \n b ") == "a b"
    assert no_reference("@seat:0") == "\uff20seat:0" and no_reference("a@b") == "a@b"


def test_a_letter_keeps_four_accents_and_no_tower_of_them() -> None:
    def with_accents(n: int) -> str:
        return "q" + "\u0316" * n + "z"

    for n in range(5):
        assert cleaned(with_accents(n)) == with_accents(n)
    assert cleaned(with_accents(5)) == cleaned(with_accents(50)) == with_accents(4)
    assert cleaned(with_accents(4) * 2) == with_accents(4) * 2, "each letter anew"
