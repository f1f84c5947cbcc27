"""The tables of `tests/tables`, to be broken in every way."""

from tests.tables.conftest import migrated, path, tables, where

__all__ = ["migrated", "path", "tables", "where"]
