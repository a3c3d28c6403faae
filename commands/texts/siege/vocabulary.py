"""Words of a siege as users type them."""

from __future__ import annotations

from commands.texts.siege import listwords, words
from commands.texts.siege.setting_values import VALUES

VOCABULARIES: dict[str, dict[str, str]] = {
    **words.VOCABULARIES,
    **listwords.VOCABULARIES,
    **VALUES,
}
ALSO: dict[str, dict[str, str]] = listwords.ALSO | {"piece": words.ALSO_ITEMS}
REFUSED: dict[str, str] = words.REFUSED | listwords.REFUSED
