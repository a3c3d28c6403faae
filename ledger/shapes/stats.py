"""Many campaigns added up.

Generated of `stats.toml` by `make tree`: do not edit.
"""

from typing import TypedDict, final
from ledger.shapes.shared import DiceLuck
from ledger.shapes.shared import Setting
from ledger.shapes.shared import Written

class HouseRule(TypedDict):
    """A house rule that is not as usual."""

    key: str
    value: Setting

class GamePlayed(TypedDict):
    """One game, and who won it."""

    kind: str
    players: list[str]
    over: bool
    winners: list[str]
    turns: int

class FilePlayed(TypedDict):
    """The games of one file."""

    file: str
    game: str
    rules: list[HouseRule]
    games: list[GamePlayed]

class LuckOfMany(TypedDict):
    """The dice of many battles."""

    dice: int
    sum: int
    expected: float
    percentile: float

class PersonSum(TypedDict):
    """What somebody did in many games; null where nobody can tell or add it up."""

    name: str
    kinds: list[str]
    games: int
    finished: int
    won: int
    points: int | None
    scored: int
    income: int | None
    opened: int
    battles: int
    battles_won: int
    judged: int
    judged_won: int
    expected: float | None
    luck: LuckOfMany | None

class GamesSum(TypedDict):
    """The games of one sort, and the people who played them."""

    game: str | None
    rules: list[HouseRule] | None
    files: int
    games: int
    finished: int
    turns: int
    acts: int
    seconds: int
    longest: int
    unit: str | None
    people: list[PersonSum]

class LeftOut(TypedDict):
    """A file that is not counted, and why."""

    file: str
    code: str
    message: str

@final
class Stats(TypedDict):
    """Many campaigns added up: together, by game, by house rules."""

    files: list[FilePlayed]
    together: GamesSum
    games: list[GamesSum]
    rules: list[GamesSum]
    dice: DiceLuck
    ok: bool
    left_out: list[LeftOut]

@final
class StatsWritten(Written):
    """Statistics that were written to a file."""

    ok: bool
    left_out: list[LeftOut]

Statistics = Stats | StatsWritten

ANSWERS = {
    'stats': Statistics,
}
