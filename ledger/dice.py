"""Dice: their faces, and how they are typed, rolled and written down.

This is the only place in the program where anything is random.
"""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_DICE = 100
MOST_SIDES = 1000
LONGEST_NOTATION = 64
BATTLE = "battle"  # the name of a die whose number of sides the game decides


COMMON = (2, 3, 4, 6, 8, 10, 12, 20, 100)  # how many sides a die may have


class Die(NamedTuple):
    """One kind of die.

    Attributes:
        name: what it is called at the table ("d6").
        faces: the number on each of its sides.
    """

    name: str
    faces: tuple[int, ...]

    @property
    def common(self) -> bool:
        """Whether such dice exist on real tables: nobody has one with 16 sides."""
        return len(self.faces) in COMMON

    def face(self, number: int) -> int:
        """The face that a typed number means; refuses one that the die does not have.

        On many ten-sided dice the ten is printed as 0.
        """
        if number == 0 and self.name == "d10":
            return 10
        if number not in self.faces:
            raise Misuse(
                "bad_dice",
                "bad_dice.face",
                face=number,
                die=self.name,
                faces=" ".join(str(f) for f in dict.fromkeys(self.faces)),
            )
        return number


def d(sides: int) -> Die:
    """The die with the faces 1, 2, 3 ... `sides`."""
    return Die(f"d{sides}", tuple(range(1, sides + 1)))


def typed(text: str) -> list[list[int]]:
    """Reads typed faces: groups between `|`, numbers between spaces, `,`, `/`.

    >>> typed("5 3 | 6")
    [[5, 3], [6]]
    """
    groups = []
    parts = text.split("|")
    if len(parts) > 1 and not all(part.strip(" ,/") for part in parts):
        raise Misuse("bad_dice", "bad_dice.word", word="|")
    for group in parts:
        words = group.replace(",", " ").replace("/", " ").split()
        wrong = [w for w in words if not (w.isascii() and w.isdigit() and len(w) < 5)]
        if wrong:
            raise Misuse("bad_dice", "bad_dice.word", word=wrong[0])
        groups.append([int(w) for w in words])
    return groups


WORDS = 1 << 64  # that a hand may draw
LAST = WORDS - 1


class Hand:
    """A hand that rolls dice, with the system's randomness or from a seed.

    Seeded dice come from SHA-256 over the seed and a counter, so that they are
    the same with every version of Python. `used` counts the words of this
    stream that are spent; a hand that resumes an act begins after them.
    """

    def __init__(self, seed: int | None = None, used: int = 0) -> None:
        self.used = used
        self._words = _system_words() if seed is None else _seeded_words(seed, used)

    def __call__(self, die: Die) -> int:
        """One face of a die."""
        sides = len(die.faces)
        while True:
            self.used += 1
            word = next(self._words)
            face = word % sides
            # Words beyond the last whole multiple would favour the low faces.
            if word - face <= WORDS - sides:
                return die.faces[face]


def _system_words() -> Iterator[int]:
    from os import urandom

    while True:
        yield from memoryview(urandom(256)).cast("Q")


def _seeded_words(seed: int, used: int) -> Iterator[int]:
    from hashlib import sha256

    count, spent = divmod(used, 4)
    while True:
        digest = sha256(f"intendant dice 1:{seed}:{count}".encode()).digest()
        four = int.from_bytes(digest, "big")
        for shift in (192, 128, 64, 0)[spent:]:
            yield four >> shift & LAST
        count, spent = count + 1, 0


class Pool(NamedTuple):
    """One term of a roll: a number of dice of one kind, or a bare number.

    Attributes:
        sign: 1, or -1 where the term is taken away.
        many: how many dice; 0 for a bare number.
        die: which die; None for a bare number.
        keep: how many count ("h" the highest, "l" the lowest), None for all.
        which: "h" or "l".
        explodes: whether a die that shows its highest face is rolled again.
        number: the bare number, or what the dice are multiplied by.
    """

    sign: int
    many: int
    die: Die | None
    keep: int | None = None
    which: str = "h"
    explodes: bool = False
    number: int = 1


def notation(text: str) -> list[Pool]:
    """Reads `2d6+1`, `4d10k3`, `d6!`, `2d6*10`, `4d6kl3-1`.

    >>> [(pool.many, pool.number) for pool in notation("2d6+1")]
    [(2, 1), (0, 1)]
    """
    plain = text.replace(" ", "").lower()
    if not plain or len(plain) > LONGEST_NOTATION:
        raise _unreadable(text)
    terms = plain.replace("-", "+-").lstrip("+").split("+")
    pools = [_pool(term, text) for term in terms]
    if not any(pool.die for pool in pools):
        raise _unreadable(text)
    if sum(pool.many for pool in pools) > MOST_DICE:
        raise Misuse("usage", "roll.many", most=MOST_DICE)
    return pools


def _pool(term: str, text: str) -> Pool:
    sign = 1
    if term.startswith("-"):
        sign, term = -1, term[1:]
    term, star, factor = term.partition("*")
    number = _whole(factor, text) if star else 1
    count, dee, rest = term.partition("d")
    if not dee:
        return Pool(sign, 0, None, number=_whole(term, text) * number)
    keep: int | None = None
    which = "h"
    rest, kept, amount = rest.partition("k")
    if kept:
        if amount[:1] in ("h", "l"):
            which, amount = amount[0], amount[1:]
        # `4d10!k3` and `4d10k3!` mean the same.
        if amount.endswith("!"):
            amount, rest = amount[:-1], rest + "!"
        keep = _whole(amount, text)
    explodes = rest.endswith("!")
    sides = _whole("100" if rest.rstrip("!") == "%" else rest.removesuffix("!"), text)
    dice = _whole(count, text) if count else 1
    if not 1 <= sides <= MOST_SIDES:
        raise Misuse("usage", "roll.sides", most=MOST_SIDES)
    if not dice:
        raise Misuse("usage", "roll.none", text=text, most=MOST_DICE)
    if keep is not None and not 1 <= keep <= dice:
        raise Misuse("usage", "roll.keep", keep=keep, dice=dice)
    if explodes and sides == 1:
        raise Misuse("usage", "roll.endless")
    return Pool(sign, dice, d(sides), keep, which, explodes, number)


def _whole(word: str, text: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 6):
        raise _unreadable(text)
    return int(word)


def _unreadable(text: str) -> Misuse:
    return Misuse("usage", "roll.unreadable", text=text[:LONGEST_NOTATION])
