"""Codes that Fief records, in words."""

from __future__ import annotations

from commands.texts.fief.board import PHASES
from commands.texts.fief.fiefs import RANKS

VALUES = PHASES | RANKS
