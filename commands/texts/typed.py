"""Commands as somebody types them, to be told in a sentence."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def typed(name: str) -> str:
    r"""A name as one types it at a shell, or in a script of ours.

    >>> typed("Bourg"), typed("Le Gué"), typed("L'Épervier")
    ('Bourg', "'Le Gué'", '"L\'Épervier"')
    """
    if all(sign.isalnum() or sign in "-_." for sign in name):
        return name
    if "'" in name and not set('"$`!\\') & set(name):
        return f'"{name}"'
    from shlex import quote

    return quote(name)


def battle(village: str, attackers: Sequence[str], defenders: Sequence[str]) -> str:
    """The command for a battle of Fief.

    >>> battle("Bourg", ["rebels"], ["Anne", "Bruno"])
    'fief battle Bourg --attacker rebels --defender Anne --defender Bruno'
    """
    sides = [f"--attacker {typed(name)}" for name in attackers]
    sides += [f"--defender {typed(name)}" for name in defenders]
    return " ".join(["fief battle", typed(village), *sides])
