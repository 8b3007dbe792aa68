"""Tests of DICETTO."""
