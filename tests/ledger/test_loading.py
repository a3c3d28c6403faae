"""Functions by their path."""

from __future__ import annotations

import colorsys
import sys

import pytest

from ledger import dice
from ledger.loading import LOADED, load


def test_a_path_names_a_module_or_something_in_it():
    """The name stands after a colon."""
    assert load("ledger.dice") is dice
    assert load("ledger.dice:notation") is dice.notation


def test_a_module_is_loaded_when_it_is_first_needed():
    """From then on it is at hand, whatever becomes of it elsewhere."""
    LOADED.pop("colorsys", None)
    assert load("colorsys:rgb_to_hsv") is colorsys.rgb_to_hsv
    assert LOADED["colorsys"] is sys.modules["colorsys"]
    LOADED["colorsys"] = dice
    assert load("colorsys") is dice
    del LOADED["colorsys"]


def test_what_is_not_there_is_not_loaded():
    """Neither a module nor a name in one."""
    with pytest.raises(AttributeError):
        load("ledger.dice:nothing")
    with pytest.raises(ModuleNotFoundError):
        load("ledger.nothing:notation")
