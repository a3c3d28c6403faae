"""Tests of the blue cards of Fief."""
