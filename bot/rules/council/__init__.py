"""Decisions of a group: by vote, by consent, by its leader, by whoever proposes or volunteers. Pure."""
