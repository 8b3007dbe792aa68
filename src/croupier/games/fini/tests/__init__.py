"""Tests of FINI!."""
