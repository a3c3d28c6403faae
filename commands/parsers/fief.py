"""Words of the game of Fief: their codes, or their names in either language."""

from __future__ import annotations

from commands.parsers import coded, text


def troops(word: str) -> str:
    """Counters by their kind, "v1=3,bombarde=1"; each kind as the rules have it."""
    from commands.texts.vocabulary import also

    parts = []
    for part in text(word).split(","):
        kind, equals, count = part.partition("=")
        at, colon, own = kind.rpartition(":")
        own = also("goods", own) or own if equals else coded("troops", own)
        parts.append(f"{at}{colon}{own}{equals}{count}")
    return ",".join(parts)


def fighter(word: str) -> str:
    """Who fights: a player may be called as the rebels are, and comes before them."""
    return text(word)


# What is decided before a battle, as "attacker:2:women" ---------------------------------


def force(word: str) -> str:
    """What a side has, as "soldiers=8,lords=2,darc"; a word alone may be a player."""
    parts = text(word).split(",")
    if len(parts) == 1 and "=" not in word:
        return word
    said = []
    for part in parts:
        kind, equals, count = part.partition("=")
        said.append(coded("force", kind) + equals + count)
    return ",".join(said)


def aims(word: str) -> str:
    """How many dice of a side aim at whom."""
    return _coded(word, "battle_side", "target")


def losses(word: str) -> str:
    """What falls first, of both sides or of one."""
    return _coded(word, "battle_side", "losses")


def rerolls(word: str) -> str:
    """Which dice bombards throw again, of both sides or of one."""
    return _coded(word, "battle_side", "rerolls")


def archers(word: str) -> str:
    """What archers do, of both sides or of one, and at whom they aim."""
    return _coded(word, "battle_side", "archers", "target")


def sided(word: str) -> str:
    """Numbers of a side."""
    return _coded(word, "battle_side")


def _coded(word: str, *vocabularies: str) -> str:
    """Each part by its code, if it is a word of one of these; others may be names."""
    parts = text(word).split(":")
    for name in vocabularies:
        parts = [coded(name, part) for part in parts]
    return ":".join(parts)
