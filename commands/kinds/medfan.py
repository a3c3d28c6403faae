"""Words of the Med-Fan rules: their codes, or their names in either language."""

from __future__ import annotations

from commands.kinds import coded, text


def aim(word: str) -> str:
    """What a player fights for: PLAYER:OBJECTIVE."""
    player, colon, objective = text(word).partition(":")
    return f"{player}:{coded('objective', objective)}" if colon else player


def benefit(word: str) -> str:
    """What a Council of Archmages gives."""
    return coded("benefit", word)


def better(word: str) -> str:
    """How a characteristic is improved."""
    return coded("better", word)


def capability(word: str) -> str:
    """What a territory is."""
    return coded("capability", word)


def figure_kind(word: str) -> str:
    """A hero or a troop."""
    return coded("figure_kind", word)


def gem(word: str) -> str:
    """Where the Cursed gem lies."""
    return coded("gem", word)


def item(word: str) -> str:
    """A magic item."""
    return coded("item", word)


def prisoner(word: str) -> str:
    """What became of the prisoner of a Rescue."""
    return coded("prisoner", word)


def role(word: str) -> str:
    """Roles between commas."""
    return ",".join(coded("role", one) for one in text(word).split(","))


def scenario(word: str) -> str:
    """Which battle it is."""
    return coded("scenario", word)


def side(word: str) -> str:
    """What a side has counted, as "Anne,killed=40+35"."""
    parts = []
    for part in text(word).split(","):
        key, equals, value = part.partition("=")
        parts.append(f"{coded('counted', key)}={value}" if equals else part)
    return ",".join(parts)


def stat(word: str) -> str:
    """A characteristic, or the die."""
    return coded("stat_or_die", word)


def step_after(word: str) -> str:
    """A step after a battle."""
    return coded("step_after", word)


def winner(word: str) -> str:
    """Who has won: a player, or a draw."""
    return coded("winner", word)
