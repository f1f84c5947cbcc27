"""The tables of `tests/tables`, for tests that look for what leaks, tears or hangs."""

from tests.tables.conftest import migrated, path, tables, where

__all__ = ["migrated", "path", "tables", "where"]
