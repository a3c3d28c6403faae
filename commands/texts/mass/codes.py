"""Codes that mass combat records, in words."""

from __future__ import annotations

from commands.texts.mass.battle import PLACES, TACTICS, TERRAIN, UNITS

VALUES = UNITS | TERRAIN | TACTICS | PLACES
