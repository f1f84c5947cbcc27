"""What happens: one file a chapter of the rules, in their order. Pure."""
