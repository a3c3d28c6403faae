"""Words of the game of Fief: their codes, or their names in either language."""

from __future__ import annotations

from commands.kinds import text


def troops(word: str) -> str:
    """Counters by their kind, "v1=3,bombarde=1"; each kind as the rules have it."""
    from commands.texts.vocabulary import also

    said = []
    for part in text(word).split(","):
        kind, equals, count = part.partition("=")
        at, colon, own = kind.rpartition(":")
        own = also("goods", own) or own
        said.append(f"{at}{colon}{own}{equals}{count}")
    return ",".join(said)
