"""Words of a regatta as people type them."""

from __future__ import annotations

from commands.texts.regatta.telling import COURSES

VOCABULARIES = {"course": COURSES}
