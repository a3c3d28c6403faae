"""One file as statistics need it: its games, who won them, what was fought and thrown."""

from __future__ import annotations

from datetime import datetime
from itertools import chain, groupby

from ledger.journal import FORK
from ledger.reading.fairness import counted
from ledger.reading.house_rules import in_force
from ledger.reading.report.battles import chances_of, fights
from ledger.reading.report.money import Money
from ledger.reading.report.timeline import Past, Watcher, turns_of, watched
from ledger.reading.treasury import Secrets, unit
from ledger.record import NamedTuple
from ledger.rules import game_named
from ledger.rules.common.contest import Lots
from ledger.store import rows
from ledger.store.chapters import Chapters

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.reading.fairness import Faces
    from ledger.reading.report.timeline import Turn
    from ledger.rules.common.contest import Contest, Fight
    from ledger.rules.game import Game
    from ledger.state import State
    from ledger.store.book import Book

PAUSE = 30 * 60  # seconds: who does nothing for longer is not at the table
# What puts the purses right is nobody's income.
RIGHTED = frozenset({"new", "count", "correct"})
PRESENTATION = "campaign."  # house rules that change nothing in the game
HASHES = "SELECT hash FROM entry ORDER BY seq"
BRANCHED = "SELECT count(*) FROM entry WHERE kind = ?"
CLOCK = "SELECT seq, turn, at FROM entry ORDER BY seq"


class Bout(NamedTuple):
    """A battle that counts.

    Attributes:
        fight: who fought whom, and who won.
        odds: by side, the chance that it had of winning; None where nobody can tell.
    """

    fight: Fight
    odds: Mapping[str, float] | None


class Played(NamedTuple):
    """One game: a whole campaign, or one of its scenarios or battles.

    Attributes:
        contest: who played, and who won.
        income: what each has received; None where purses are closed.
        bouts: its battles.
        turns: how many of its turns are over.
        acts: how many acts those have.
        seconds: how long each of those took.
    """

    contest: Contest
    income: Mapping[str, int] | None
    bouts: Sequence[Bout]
    turns: int
    acts: int
    seconds: Sequence[int]


class Evening(NamedTuple):
    """What one file holds.

    Attributes:
        file: its path.
        hashes: those of its entries, by which its other states are known.
        branched: how many of these say that a branch begins.
        state: its current state, for names.
        rules: the house rules that differ from the usual ones.
        unit: what its coins are called.
        games: its games, in order.
        lots: the dice of its battles.
        typed: how often each face was typed, by player and kind of dice.
    """

    file: str
    hashes: Sequence[str]
    branched: int
    state: State
    rules: Sequence[tuple[str, Any]]
    unit: str
    games: Sequence[Played]
    lots: Lots
    typed: Mapping[tuple[str | None, str], Faces]


def evening(book: Book) -> Evening:
    """Everything that statistics need of one campaign, read at one moment."""
    with book.reading():
        state = rows.state_of(book)
        game = game_named(state.game)
        return Evening(
            book.path,
            [*chain.from_iterable(book.each(HASHES))],
            book.row(BRANCHED, (FORK,))[0],
            state,
            _rules(state),
            unit(book),
            _games(book, state, game),
            game.lots(book),
            counted(book),
        )


def _rules(state: State) -> list[tuple[str, Any]]:
    """The house rules of play that are not as a new campaign has them."""
    return [
        (rule["key"], rule["value"])
        for rule in in_force(state)
        if rule["value"] != rule["default"] and not rule["key"].startswith(PRESENTATION)
    ]


class _Contests(Watcher):
    """Notes how the game of each chapter stood, and which turns it took."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found: dict[int, Contest] = {}
        self.turns: dict[int, list[Turn]] = {}

    def ended(self, turn: Turn, state: State) -> None:
        """How it stands now; whoever has left the table has played, too."""
        contest = self.game.contest(state)
        before = self.found.get(turn.chapter)
        if before is None or not before.over:  # afterwards people only play on
            self.turns.setdefault(turn.chapter, []).append(turn)
        everybody = (*(before.parties if before else ()), *contest.parties)
        parties = tuple(dict.fromkeys(everybody))
        self.found[turn.chapter] = contest._replace(parties=parties)


def _games(book: Book, now: State, game: Game) -> list[Played]:
    chapters = Chapters(book)
    turns = turns_of(book, chapters)
    by_chapter = {n: [*own] for n, own in groupby(turns, lambda turn: turn.chapter)}
    money = {
        chapter: Money(frozenset(turn.moment for turn in own))
        for chapter, own in by_chapter.items()
    }
    contests = _Contests(game)
    watched(Past(book, now), turns, contests, *money.values())
    bouts = _bouts(book, turns, now, game)
    lengths = _lengths(book, chapters)
    played = []
    for chapter, contest in contests.found.items():
        if not contest.parties:  # nobody has begun it
            continue
        own = contests.turns[chapter]
        running = None if contest.over else (chapters.now, now.turn)
        ended = [turn for turn in own if turn.moment != running]
        secrets = Secrets(book, None, hide=False, opened=contest.over)
        played.append(
            Played(
                contest,
                None if secrets.closed else _income(money[chapter], contest),
                bouts.get(chapter, []),
                len(ended),
                sum(turn.size for turn in ended),
                [lengths.get(turn.moment, 0) for turn in ended],
            )
        )
    return played


def _income(money: Money, contest: Contest) -> dict[str, int]:
    """What each has received in the course of play."""
    return {
        who: sum(
            amount
            for kind, amount in money.received.get(who, {}).items()
            if kind not in RIGHTED
        )
        for who in contest.parties
    }


def _bouts(
    book: Book, turns: Sequence[Turn], now: State, game: Game
) -> dict[int, list[Bout]]:
    """The battles of each chapter, with the chances that both sides had."""
    found: dict[int, list[Bout]] = {}
    for act, before, odds in fights(book, turns, now, chances_of(now.game)):
        fight = game.fight(act, before)
        if fight is not None:
            own = {side: odds[side] for side in fight.sides} if odds else None
            found.setdefault(act.chapter, []).append(Bout(fight, own))
    return found


def _lengths(book: Book, chapters: Chapters) -> dict[tuple[int, int], int]:
    """How many seconds each turn took, without the pauses."""
    seconds: dict[tuple[int, int], int] = {}
    before: datetime | None = None
    for seq, turn, at in book.each(CLOCK):
        now = datetime.fromisoformat(at)
        passed = int((now - before).total_seconds()) if before else 0
        if 0 < passed <= PAUSE:
            moment = chapters.of(seq), turn
            seconds[moment] = seconds.get(moment, 0) + passed
        before = now
    return seconds
