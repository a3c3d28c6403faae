"""Words of the Med-Fan rules: their codes, or their names in either language."""

from __future__ import annotations

from commands.parsers import coded, text


def aim(word: str) -> str:
    """What a player fights for: PLAYER:OBJECTIVE."""
    player, colon, objective = text(word).partition(":")
    return f"{player}:{coded('objective', objective)}" if colon else player


def role(word: str) -> str:
    """Roles between commas."""
    return ",".join(coded("role", one) for one in text(word).split(","))


def side(word: str) -> str:
    """What a side has counted, as "Anne,killed=40+35"."""
    parts = []
    for part in text(word).split(","):
        key, equals, value = part.partition("=")
        parts.append(f"{coded('counted', key)}={value}" if equals else part)
    return ",".join(parts)
