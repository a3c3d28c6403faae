"""Words of Fief: codes, from the codes or from names in either language."""

from __future__ import annotations

from commands.parsers import coded, text


def troops(word: str) -> str:
    """Counters by kind, "v1=3,bombarde=1", each kind turned into its code."""
    from commands.texts.vocabulary import also

    parts = []
    for part in text(word).split(","):
        kind, equals, count = part.partition("=")
        at, colon, own = kind.rpartition(":")
        own = also("goods", own) or own if equals else coded("troops", own)
        parts.append(f"{at}{colon}{own}{equals}{count}")
    return ",".join(parts)


def fighter(word: str) -> str:
    """Who fights: a name is not translated, as a player may be called "rebels", too."""
    return text(word)


# What is decided before a battle, like "attacker:2:women" -----------------------------


def force(word: str) -> str:
    """What a side has, like "soldiers=8,lords=2,darc"; a lone word may be a player."""
    parts = text(word).split(",")
    if len(parts) == 1 and "=" not in word:
        return word
    counts = []
    for part in parts:
        kind, equals, count = part.partition("=")
        counts.append(coded("force", kind) + equals + count)
    return ",".join(counts)


def aims(word: str) -> str:
    """How many of a side's dice aim at whom."""
    return _coded(word, "battle_side", "target")


def losses(word: str) -> str:
    """What falls first, on both sides or on one."""
    return _coded(word, "battle_side", "losses")


def rerolls(word: str) -> str:
    """Which dice bombards reroll, on both sides or on one."""
    return _coded(word, "battle_side", "rerolls")


def archers(word: str) -> str:
    """What archers do, on both sides or on one, and at whom they aim."""
    return _coded(word, "battle_side", "archers", "target")


def sided(word: str) -> str:
    """Numbers for a side."""
    return _coded(word, "battle_side")


def _coded(word: str, *vocabularies: str) -> str:
    """Parts in codes, if they are words of these vocabularies; others may be names."""
    parts = text(word).split(":")
    for name in vocabularies:
        parts = [coded(name, part) for part in parts]
    return ":".join(parts)
