"""Tables in a file, as the tests of tables have them."""

from tests.tables.conftest import migrated, path, tables_in_file

__all__ = ["migrated", "path", "tables_in_file"]
