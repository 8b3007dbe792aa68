"""Luck and skill: what every decision of a game cost, and how lucky everybody was."""
