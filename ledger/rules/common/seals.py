"""How a value is sealed: the hash, its salt, and what is said of it everywhere.

`sha256("intendant-sealed-1|GENESIS|ROUND|PLAYER|VALUE|CODE")` in UTF-8. This is for
ever: phones compute it, journals hold it, and anybody may check it.
"""

from __future__ import annotations

from ledger.wire import hashed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

FORMAT = "intendant-sealed-1"
HASH_LENGTH = 64
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: nothing looks like another
CODE_LENGTH = 16  # signs of 5 bits each: 80 bits, which nobody guesses
READ_AS = str.maketrans("ILO", "110", "- \u00a0\u202f")


def seal(genesis: str, number: int, player: str, value: str, code: str) -> str:
    """The hash of a value.

    Args:
        genesis: the hash of the campaign's first entry.
        number: that of the round.
        player: the name part of the player's id.
        value: what is sealed, as a code.
        code: the salt, which its owner keeps.
    """
    return hashed("|".join((FORMAT, genesis, str(number), player, value, code)))


def is_hash(word: str) -> bool:
    """Whether a word is a hash as it is written here."""
    return len(word) == HASH_LENGTH and not set(word) - set("0123456789abcdef")


def read_code(word: str) -> str | None:
    """A code as it was typed, in its one form; None for what is none.

    >>> read_code("0lo1-abcd-efgh-jkmn")
    '0101ABCDEFGHJKMN'
    >>> read_code("0101"), read_code("U101ABCDEFGHJKMN")
    (None, None)
    """
    code = word.upper().translate(READ_AS)
    fits = len(code) == CODE_LENGTH and not set(code) - set(ALPHABET)
    return code if fits else None


def found(
    sealed: str, genesis: str, number: int, player: str, code: str, among: Iterable[str]
) -> str | None:
    """The value that fits a hash, if it is among these."""
    fits = (v for v in among if seal(genesis, number, player, v, code) == sealed)
    return next(fits, None)
