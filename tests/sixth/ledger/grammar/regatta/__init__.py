"""Regatta: its rooms, and its kinds of words."""

from __future__ import annotations

from ledger.grammar import Kind

HOME = {"enter": "racing", "sail": "racing", "standings": "racing"}
BOAT = Kind("regatta.boat", find="ledger.rules.regatta.finding:boat", fits="boat")
COURSE = Kind("regatta.course", "code.course")
