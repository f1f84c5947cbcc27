"""Answers given ahead: the steps of a plan, as a game offers them. Pure."""
