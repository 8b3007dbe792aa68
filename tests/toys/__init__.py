"""Tiny games for what Pig has not: secrets chosen or dealt, weighted cards, and real time."""
