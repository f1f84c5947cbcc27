"""Packs: YAML text to checked entries, errata, the index of effects. Pure."""
