"""Tests of skill: which can be made, making one, and what the challenge card wakes (ER-6 to ER-8). Pure."""
