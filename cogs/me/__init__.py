"""`/my`: what concerns one person over all tables and servers."""
