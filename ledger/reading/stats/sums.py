"""Files added up: person by person, game by game, by house rules."""

from __future__ import annotations

import unicodedata

from ledger.naming import folded
from ledger.reading.fairness import add, judged
from ledger.rules.common.sums import mean, near, place

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from ledger.reading.fairness import Faces
    from ledger.reading.stats.evening import Evening, Played

PLACES = 4  # digits of expected wins


def same(name: str) -> str:
    """What two spellings of one name have in common: case does not count, accents do.

    >>> same("ANNE") == same("Anne"), same("Élise") == same("Elise")
    (True, False)
    """
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


class Person:
    """What one name has done in several games."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kinds: dict[str, None] = {}
        self.games = self.finished = self.won = 0
        self.points = self.scored = self.income = self.opened = 0
        self.battles = self.battles_won = self.judged = self.judged_won = 0
        self.expected = 0.0
        self.dice: dict[tuple[int, ...], int] = {}
        self.total = 0

    def play(self, game: Played, who: str) -> None:
        """Adds a game."""
        contest = game.contest
        self.kinds[contest.kind] = None
        self.games += 1
        if contest.over:
            self.finished += 1
            self.won += who in contest.winners
            if who in contest.points:  # until the end they may change
                self.scored += 1
                self.points += contest.points[who]
        if game.income is not None:
            self.opened += 1
            self.income += game.income[who]
        for bout in game.bouts:
            for side, fighters in bout.fight.sides.items():
                if who in fighters:
                    self._fight(bout.odds, side, won=bout.fight.winner == side)

    def _fight(self, odds: Mapping[str, float] | None, side: str, *, won: bool) -> None:
        self.battles += 1
        self.battles_won += won
        if odds is not None:
            self.judged += 1
            self.judged_won += won
            self.expected += odds[side]

    def throw(self, dice: Mapping[tuple[int, ...], int], total: int) -> None:
        """Adds dice that were rolled for battles."""
        for die, many in dice.items():
            self.dice[die] = self.dice.get(die, 0) + many
        self.total += total

    def told(self, *, one_game: bool, one_unit: bool) -> dict[str, Any]:
        """All of it as facts; points and coins of several games do not add up."""
        points = self.points if one_game and self.scored else None
        income = self.income if one_game and one_unit and self.opened else None
        return {
            "name": self.name,
            "kinds": sorted(self.kinds),
            "games": self.games,
            "finished": self.finished,
            "won": self.won,
            "points": points,
            "scored": self.scored,
            "income": income,
            "opened": self.opened,
            "battles": self.battles,
            "battles_won": self.battles_won,
            "judged": self.judged,
            "judged_won": self.judged_won,
            "expected": round(self.expected, PLACES) if self.judged else None,
            "luck": self._luck(),
        }

    def _luck(self) -> dict[str, Any] | None:
        many = sum(self.dice.values())
        if not many:
            return None
        return {
            "dice": many,
            "sum": self.total,
            "expected": near(*mean(self.dice)),
            "percentile": place(self.total, self.dice).share,
        }


class Sum:
    """The games of one sort, and the people who played them."""

    def __init__(
        self, game: str | None = None, rules: Sequence[tuple[str, Any]] | None = None
    ) -> None:
        self.game, self.rules = game, rules
        self.files = self.games = self.finished = self.turns = self.acts = 0
        self.seconds: list[int] = []
        self.played: dict[str | None, None] = {}
        self.units: dict[str, None] = {}
        self.people: dict[str, Person] = {}

    def add(self, evening: Evening) -> None:
        """Adds the games of a file."""
        state = evening.state
        self.files += 1
        self.played[state.game] = None
        self.units[evening.unit] = None
        for game in evening.games:
            self.games += 1
            self.finished += game.contest.over
            self.turns += game.turns
            self.acts += game.acts
            self.seconds += game.seconds
            for who in game.contest.parties:
                self._person(state.name(who)).play(game, who)
        for who, (dice, total) in evening.lots.dice.items():
            self._person(state.name(who)).throw(dice, total)

    def _person(self, name: str) -> Person:
        return self.people.setdefault(same(name), Person(name))

    def told(self) -> dict[str, Any]:
        """All of it as facts, the people with most wins first."""
        one_game, one_unit = len(self.played) == 1, len(self.units) == 1
        people = sorted(
            self.people.items(),
            key=lambda one: (-one[1].won, -one[1].games, folded(one[0]), one[0]),
        )
        return {
            "game": self.game,
            "rules": None if self.rules is None else _rules(self.rules),
            "files": self.files,
            "games": self.games,
            "finished": self.finished,
            "turns": self.turns,
            "acts": self.acts,
            "seconds": sum(self.seconds),
            "longest": max(self.seconds, default=0),
            "unit": next(iter(self.units)) if one_game and one_unit else None,
            "people": [
                one.told(one_game=one_game, one_unit=one_unit) for _, one in people
            ],
        }


def stats(evenings: Sequence[Evening]) -> dict[str, Any]:
    """Everything over all files, then game by game, then by house rules."""
    every = Sum()
    games: dict[str, Sum] = {}
    rules: dict[str, Sum] = {}
    for evening in evenings:
        game = str(evening.state.game)
        key = f"{game} {evening.rules}"
        every.add(evening)
        games.setdefault(game, Sum(game)).add(evening)
        rules.setdefault(key, Sum(game, evening.rules)).add(evening)
    return {
        "files": [_file(evening) for evening in evenings],
        "together": every.told(),
        "games": [one.told() for one in games.values()],
        "rules": [one.told() for one in rules.values()],
        "dice": _dice(evenings),
    }


def _rules(rules: Iterable[tuple[str, Any]]) -> list[dict[str, Any]]:
    return [{"key": key, "value": value} for key, value in rules]


def _file(evening: Evening) -> dict[str, Any]:
    """One file: who played what by which rules, and who has won each game."""
    state = evening.state
    return {
        "file": evening.file,
        "game": state.game,
        "rules": _rules(evening.rules),
        "games": [
            {
                "kind": game.contest.kind,
                "players": [state.name(who) for who in game.contest.parties],
                "over": game.contest.over,
                "winners": [state.name(who) for who in game.contest.winners],
                "turns": game.turns,
            }
            for game in evening.games
        ],
    }


def _dice(evenings: Iterable[Evening]) -> dict[str, Any]:
    """The dice that people typed, over all files, and whether they are usual."""
    shown: dict[str, str] = {}
    together: dict[tuple[str | None, str], Faces] = {}
    special: dict[str, set[tuple[int, ...]]] = {}
    for evening in evenings:
        for die, faces in evening.lots.special.items():
            special.setdefault(die, set()).add(faces)
        for (who, die), counts in evening.typed.items():
            whose = None
            if who is not None:
                name = evening.state.name(who)
                whose = same(name)
                shown.setdefault(whose, name)
            add(together.setdefault((whose, die), {}), counts)
    # Dice of one name with different faces are not compared.
    alike = {die: faces.pop() for die, faces in special.items() if len(faces) == 1}
    by_name = sorted(together, key=lambda one: (one[0] is None, folded(one[0] or "")))
    result = judged({one: together[one] for one in by_name}, alike)
    for one in result["sets"]:
        if one["player"] is not None:
            one["player"] = shown[one["player"]]
    return result
