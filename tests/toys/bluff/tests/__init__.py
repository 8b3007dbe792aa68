"""Tests of the toy."""
