"""What is typed by people becomes harmless text of a given length."""

from bot.rules.cleaning import cleaned, no_reference, shortened


def test_a_text_that_is_too_long_ends_in_an_ellipsis_within_the_limit() -> None:
    assert shortened("x" * 60) == "x" * 60
    assert shortened("x" * 61) == "x" * 59 + "…"
    assert shortened("abcd", 3) == "ab…"


def test_blanks_are_one_blank_and_a_reference_means_nothing() -> None:
    assert cleaned(" a \n b ") == "a b"
    assert no_reference("@seat:0") == "\uff20seat:0" and no_reference("a@b") == "a@b"
