"""Tests of Pig."""
