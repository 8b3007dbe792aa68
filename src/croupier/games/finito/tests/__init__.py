"""Tests of FINITO!."""
