"""Alembic's migrations, inside the package so that an installed copy has them."""
