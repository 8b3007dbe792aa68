"""Attacks on a house, each with a count: a few in every test run, very many in the siege of bench/siege.py."""
