"""What cards and entries may say: the rulebook's words, targets and amounts, effects, abilities and tests."""
