"""Words of the game of Fief: their codes, or their names in either language."""

from __future__ import annotations

from commands.kinds import coded, text


def card(word: str) -> str:
    """A card of Fief, by its kind; the name of a lord or diocese stays as it is."""
    from commands.texts.fief.cards import ALSO
    from ledger.naming import folded

    return ALSO.get(folded(text(word)), coded("card", word))


def cause(word: str) -> str:
    """How a lord of Fief died."""
    return coded("cause", word)


def goods(word: str) -> str:
    """What may be bought in a game of Fief."""
    from commands.texts.fief.extension import ALSO
    from ledger.naming import folded

    return ALSO.get(folded(text(word)), coded("goods", word))


def troops(word: str) -> str:
    """Counters by their kind, "v1=3,bombarde=1"; each kind as the rules have it."""
    from commands.texts.fief.extension import ALSO
    from ledger.naming import folded

    said = []
    for part in text(word).split(","):
        kind, equals, count = part.partition("=")
        at, colon, own = kind.rpartition(":")
        own = ALSO.get(folded(own.strip()), own)
        said.append(f"{at}{colon}{own}{equals}{count}")
    return ",".join(said)
