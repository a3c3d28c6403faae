"""Tests of what leaves the program for others."""
