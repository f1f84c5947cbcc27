"""The storybook: its tracker, time and achievements (LE-12, LE-13)."""
