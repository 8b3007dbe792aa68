"""Exact play: what a turn is worth when every outcome is counted."""
