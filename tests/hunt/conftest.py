"""The tables of `tests/tables`, for tests that look for what leaks, tears or hangs."""

from tests.tables.conftest import migrated, on_postgres, path, postgres, tables, where

__all__ = ["migrated", "on_postgres", "path", "postgres", "tables", "where"]
