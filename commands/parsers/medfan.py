"""Words of Med-Fan: codes, from the codes or from names in either language."""

from __future__ import annotations

from commands.parsers import coded, text


def aim(word: str) -> str:
    """A player's objective: PLAYER:OBJECTIVE."""
    player, colon, objective = text(word).partition(":")
    return f"{player}:{coded('objective', objective)}" if colon else player


def unknown_land(word: str) -> str:
    """A territory that is not known yet, as a screen calls it, or by its position."""
    from commands.texts.medfan.land import numbered

    return numbered(text(word))


def role(word: str) -> str:
    """Roles separated by commas."""
    return ",".join(coded("role", one) for one in text(word).split(","))


def side(word: str) -> str:
    """What a side has counted, like "Anne,killed=40+35"."""
    parts = []
    for part in text(word).split(","):
        key, equals, value = part.partition("=")
        parts.append(f"{coded('counted', key)}={value}" if equals else part)
    return ",".join(parts)
