"""What no reader may learn of the purses of others: sums that stand nowhere else.

Every purse gets a great sum of its own, so that whatever is left in it is a sum of its
own as well; and players give each other such sums. Then all that can be read is read.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from ledger.acting import acts
from ledger.effects import Transfer
from ledger.grammar import AS, WHO
from ledger.grammar.listing import every
from ledger.state import State
from ledger.veil import DEBT, KEPT
from tests.face import intendant

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.laws.evening import Evening

GREAT = 10**6  # a sum from which on it is nobody's but the purse's
MOST_PAID = 20_000  # what income and the like bring in a turn
STEP = 7_000_003  # from purse to purse
GIFT = 1_000_003
APART = re.compile(r"(?<=\d)(?:[\u00a0\u202f,]|\\u202f|\\u00a0)(?=\d{3})")
TOO_MUCH = "777777777777"
# What anybody may pay or be asked in random games: it stands in many places.
COMMON = {10**6, 10**12 - 1, 10**12}
FORMS = ("md", "html", "json")


def plant(evening: Evening) -> None:
    """A sum of its own into each purse."""
    for place, player in enumerate(evening.state.seats, 2):
        words = ["money", evening.state.name(player)]
        evening.act("correct", words, str(place * STEP), "planted")


def closed_to(evening: Evening, viewer: str | None) -> set[int]:
    """The great sums that have lain in purses of others, or went between them."""
    theirs: set[int] = set()
    known: set[int] = set()
    for amount, owners in _sums(evening):
        if abs(amount) >= GREAT and amount not in COMMON:
            (known if viewer in owners else theirs).add(abs(amount))
    return theirs - known


def _sums(evening: Evening) -> Iterator[tuple[int, list[str]]]:
    """All that was given, left in a purse, owed or counted, with whose it was."""
    state = State()
    for entry in evening.entries:
        for effect in entry.effects:
            if isinstance(effect, Transfer) and effect.what in KEPT:
                yield effect.amount, _owners(f"{effect.source}/{effect.target}")
        state.apply(entry.effects)
        for account, held in state.balances.items():
            purse = account == "bank" or account.startswith(("player:", DEBT))
            for what in held.keys() & KEPT if purse else ():
                yield held[what], _owners(account)
        for key in ("booked", "counted", "difference") if entry.kind == "count" else ():
            yield entry.outcome[key], [entry.outcome["player"]]


def together(evening: Evening, viewer: str | None) -> range:
    """What lies in all purses, or will: who knows it and the own one knows the others'."""
    held = {p: evening.state.balance(p, "money") for p in evening.state.seats}
    all_ = sum(held.values())
    if all_ - held.get(viewer or "", 0) < GREAT:
        return range(0)
    return range(all_, all_ + MOST_PAID)  # an act that is tried may pay something


def _owners(account: str) -> list[str]:
    return [part for part in account.split("/") if part.startswith("player:")]


def numbers(*words: str, stdin: str = "") -> set[int]:
    """The great numbers that a call tells, on either stream."""
    said = intendant(*words, stdin=stdin)
    text = APART.sub("", said.out + said.err)
    assert "Traceback" not in text
    assert "--help" not in text, words  # every call is one that the program understands
    return {int(found) for found in re.findall(r"\d{7,}", text)}


def entries_of(evening: Evening, first: int = 1) -> Iterator[list[str]]:
    """The questions that tell what acts did, from one of them on."""
    yield ["log"]
    yield from (["show", str(seq)] for seq in range(first, evening.head[0] + 1))


def questions(evening: Evening) -> Iterator[list[str]]:
    """Every question that may be asked for one player."""
    state, (last, _) = evening.state, evening.head
    names = sorted(set(state.named("player").values()))
    yield from entries_of(evening)
    yield from (["status"], ["treasury"], ["treasury", "--at", str(max(1, last - 1))])
    yield ["diff", evening.file]
    yield from (["statement", name] for name in names)
    yield from (["why", word] for word in (*names, "bank", *_things(state)))
    yield from (["why", name, "money"] for name in names)
    yield from asked_for_one(state.game, names)


def asked_for_one(game: str, names: list[str]) -> Iterator[list[str]]:
    """The questions of a game itself that may be asked for one player: of each, or of all."""
    for path, record in every().items():
        if path.startswith(f"{game} ") and AS in record.words:
            of = [[name] for name in names] if WHO in record.words else [[]]
            yield from ([*path.split(), *words] for words in of)


def _things(state: State) -> list[str]:
    """One thing of each kind by its name."""
    kinds = sorted({subject.partition(":")[0] for subject in state.facts} - {"player"})
    return [min(state.named(kind).values()) for kind in kinds if state.named(kind)]


def between() -> list[list[str]]:
    """The acts of which a sum is known to two players, said as `pay Anne Bruno 1`."""
    shared = ("passed ", "secret ")
    return [
        kind.split()
        for kind, act in acts().items()
        if [word.name for word in act.words][2:3] == ["amount"]
        and any(mark.startswith(shared) for mark in (act.closed or {}).values())
    ]


def attempts(evening: Evening) -> Iterator[list[str]]:
    """Acts tried dry of which the answer, or the refusal, might tell what there is."""
    state = evening.state
    names = [state.name(player) for player in state.seats]
    asked = [
        *(["undo", str(seq)] for seq in range(2, evening.head[0] + 1)),
        *(["redo", str(seq)] for seq in range(2, evening.head[0] + 1)),
        *(["undo", "--to", str(seq)] for seq in range(1, evening.head[0])),
    ]
    for name, other in pairwise(names):
        pair = name, other
        asked += [
            [*kind, *pair, much] for kind in between() for much in ("1", TOO_MUCH)
        ]
        asked += [["count", name, "7"], ["players", "retire", name]]
        asked += [["correct", "money", name, "7", "--for", "so"]]
        asked += [["fief", "buy", name, "mill", "--count", "999999"]]
        asked += [
            ["fief", "upkeep", name, "--keep", "9"],
            ["fief", "auction", "--bid", f"{name}=999"],
        ]
    for words in (*asked, ["turn", "next"], ["phase", "next"], ["fief", "income"]):
        yield [*words, "--dry-run"]


def reports(viewer: str) -> Iterator[list[str]]:
    """The reports for one player, in all forms that are texts."""
    yield ["since", "--player", viewer]
    yield ["report", "--player", viewer, "--undone", "--maps", "--both"]
    yield from (["report", "--player", viewer, "--format", form] for form in FORMS)


def leaks(
    evening: Evening, viewer: str, asked: Iterator[list[str]], *ways: str
) -> dict[str, set[int]]:
    """What one player learns of the purses of others, by the words that tell it."""
    theirs = closed_to(evening, viewer) | set(together(evening, viewer))
    found = {}
    for words in asked:
        told = numbers(*words, *ways, "-c", evening.file) & theirs
        if told:
            found[" ".join((*words, *ways))] = told
    return found
