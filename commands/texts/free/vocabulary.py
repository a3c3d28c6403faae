"""Words of the free game as users type them: the values of its house rules."""

from __future__ import annotations

from commands.texts.free.setting_values import VALUES

VOCABULARIES: dict[str, dict[str, str]] = {**VALUES}
