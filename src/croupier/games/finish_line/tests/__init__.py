"""Tests of FINISH LINE; every clause has at least one that carries its number."""
