"""Regatta: its modules, and its kinds of words."""

from __future__ import annotations

from ledger.grammar.words import Kind

MODULES = {"racing": "enter sail standings"}
BOAT = Kind("regatta.boat", find="ledger.rules.regatta.finding:boat", fits="boat")
COURSE = Kind("regatta.course", "code.course")
