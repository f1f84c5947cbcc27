"""The tables of `tests/tables`, to be broken in every way."""

from tests.tables.conftest import migrated, on_postgres, path, postgres, tables, where

__all__ = ["migrated", "on_postgres", "path", "postgres", "tables", "where"]
