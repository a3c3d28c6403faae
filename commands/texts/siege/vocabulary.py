"""Words of a siege as users type them."""

from __future__ import annotations

from commands.texts.siege import listwords, words

VOCABULARIES: dict[str, dict[str, str]] = words.VOCABULARIES | listwords.VOCABULARIES
ALSO: dict[str, dict[str, str]] = listwords.ALSO | {"piece": words.ALSO_ITEMS}
REFUSED: dict[str, str] = words.REFUSED | listwords.REFUSED
