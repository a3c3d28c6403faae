"""Tests of position files of Fief."""
