"""`/table`: opening, playing and keeping tables, for every game alike."""
