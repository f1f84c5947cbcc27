"""The rules' common ground: kernel, decisions, chance, effects. Pure: no Discord, no clock, no disk, no waiting."""
