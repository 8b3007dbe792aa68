"""Tests of TUTTO."""
