"""Words of sieges: their codes, or their names in either language."""

from __future__ import annotations

from commands.kinds import coded, text


def army_role(word: str) -> str:
    """Besieger or besieged."""
    return coded("army_role", word)


def battering(word: str) -> str:
    """How battering ended."""
    return coded("battering", word)


def piece(word: str) -> str:
    """A piece of siege equipment, by its code, its name, or a shorter word."""
    from commands.texts.siege.words import ALSO_ITEMS
    from ledger.naming import folded

    return ALSO_ITEMS.get(folded(text(word)), coded("piece", word))


def section_kind(word: str) -> str:
    """What a section of a fortress is."""
    return coded("section_kind", word)


def section_state(word: str) -> str:
    """Whether a section stands."""
    return coded("section_state", word)


def siege_scenario(word: str) -> str:
    """Which siege it is: a scenario's code, its name, its number."""
    return coded("siege", word)


def unit_type(word: str) -> str:
    """What sort of unit it is."""
    return coded("unit_type", word)
