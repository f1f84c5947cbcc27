"""Live tables: locks, storage, deadlines, seats. May wait for disk and clock; knows nothing of Discord."""
