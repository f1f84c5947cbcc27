"""What parses Markdown for the local table's pages, kept from text to text."""

from simcord.preview import _markdown

from bot.local import simcord_patch

TEXTS = (
    "# Head\n**bold** ||hidden|| and `code`",
    "ask <@7> or <#9>, once <t:1700000000:R>",
    ">>> a quote\nof two lines",
    "https://example.org <https://example.org> [word](https://example.org)",
)
PROFILES = ("message", "text_display", "embed_title", "embed_description", "label", "system")


def test_a_parser_that_is_kept_reads_like_a_new_one_and_knows_only_the_people_of_its_text() -> None:
    people = ({"users": {"7": "Ada"}}, {"users": {"7": "Ben"}, "channels": {"9": "the-table"}}, None)
    asked = [(text, profile, one) for text in TEXTS for profile in PROFILES for one in people] * 2
    new = [_markdown.markdown_tokens(text, profile, context=one) for text, profile, one in asked]
    built = vars(_markdown)["_markdown_parser"]
    with simcord_patch.cures():
        assert vars(_markdown)["_markdown_parser"] is not built
        kept = [_markdown.markdown_tokens(text, profile, context=one) for text, profile, one in asked]
        policy = vars(_markdown)["_FIELD_POLICIES"]["message"]
        parser = vars(_markdown)["_markdown_parser"]
        assert parser(policy, {}) is parser(policy, {})
    assert kept == new and vars(_markdown)["_markdown_parser"] is built
    assert "@Ada" in str(new) and "@Ben" in str(new)
