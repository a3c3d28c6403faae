"""Money: payments, counts and corrections.

Generated of `money.toml` by `make tree`: do not edit.
"""

from collections.abc import Mapping
from typing import NotRequired, TypedDict, final
from ledger.shapes.shared import Account
from ledger.shapes.shared import Value

class Suspect(TypedDict):
    """An entry that may explain why coins and book differ; of several players, whose."""

    entry: int
    why: str
    amount: int
    players: NotRequired[list[str]]

class Mend(TypedDict):
    """What may have happened, and the commands that would mend it."""

    text: str
    commands: list[str]

@final
class Counted(TypedDict):
    """Coins on the table against the book; null where a purse is kept closed."""

    player: str
    booked: int | None
    counted: int | None
    difference: int | None
    suspects: list[Suspect] | None
    mends: NotRequired[list[Mend]]

class Tally(TypedDict):
    """A player's coins on the table against the book; null where the purse is kept closed."""

    player: str
    booked: int | None
    counted: int | None
    difference: int | None

@final
class CountedTogether(TypedDict):
    """The coins of several players at once."""

    counts: list[Tally]
    suspects: list[Suspect] | None
    mends: NotRequired[list[Mend]]

Counting = Counted | CountedTogether

_Paid = TypedDict("_Paid", {"from": str})

class Paid(_Paid):
    """A payment, with what is in both purses; null where it is kept from others."""

    to: str
    amount: int | None
    balances: Mapping[str, int | None]

class Treasury(TypedDict):
    """Who has how much."""

    accounts: list[Account]
    bank: int | None
    escrow: dict[str, int]
    unit: str

class Movement(TypedDict):
    """A movement of a player's money."""

    entry: int
    turn: int
    chapter: int
    other: str
    amount: int
    balance: int
    kind: str
    remark: str | None
    rule: str | None
    about: str | None
    text: NotRequired[str]

class Statement(TypedDict):
    """Every movement of a player's money."""

    name: str
    lines: list[Movement]
    unit: str

class Corrected(TypedDict):
    """Something that was set to what really lies on the table."""

    what: str
    account: NotRequired[str]
    before: Value
    after: Value

ANSWERS = {
    'pay': Paid,
    'treasury': Treasury,
    'statement': Statement,
    'count': Counting,
    'correct': Corrected,
}
