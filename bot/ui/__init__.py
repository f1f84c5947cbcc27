"""From views to what people see and press. The only shared part that knows Discord."""
