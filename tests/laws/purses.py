"""Sums in other players' purses, which no reader may learn: they appear nowhere else.

Every purse gets a large sum of its own, so that any remainder of it is unique as well;
and players give each other such sums. Then everything that can be read is read.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from commands.web.rendering import Pages
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

GREAT = 10**6  # from this sum on, a number can only come from a purse
MOST_PAID = 20_000  # the most that income and the like bring in a turn
STEP = 7_000_003  # the difference between purses
GIFT = 1_000_003
APART = re.compile(r"(?<=\d)(?:[\u00a0\u202f,]|\\u202f|\\u00a0)(?=\d{3})")
TOO_MUCH = "777777777777"
# Amounts that anybody may pay or be asked in random games: they appear everywhere.
COMMON = {10**6, 10**12 - 1, 10**12}
FORMS = ("md", "html", "replay", "json")


def plant(evening: Evening) -> None:
    """Puts a sum of its own into each purse."""
    for place, player in enumerate(evening.state.seats, 2):
        words = ["money", evening.state.name(player)]
        evening.act("correct", words, str(place * STEP), "planted")


def closed_to(evening: Evening, viewer: str | None) -> set[int]:
    """The large sums that were in other players' purses, or moved between them."""
    theirs: set[int] = set()
    known: set[int] = set()
    for amount, owners in _sums(evening):
        if abs(amount) >= GREAT and amount not in COMMON:
            (known if viewer in owners else theirs).add(abs(amount))
    return theirs - known


def _sums(evening: Evening) -> Iterator[tuple[int, list[str]]]:
    """Every sum given, left in a purse, owed or counted, with its owners."""
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
    """The total of all purses: a reader who knows it could work out the others'."""
    held = {p: evening.state.balance(p, "money") for p in evening.state.seats}
    all_ = sum(held.values())
    if all_ - held.get(viewer or "", 0) < GREAT:
        return range(0)
    return range(all_, all_ + MOST_PAID)  # an act that is tried may pay something


def _owners(account: str) -> list[str]:
    return [part for part in account.split("/") if part.startswith("player:")]


def numbers(*words: str, stdin: str = "") -> set[int]:
    """The large numbers in what a call prints, on either stream."""
    said = intendant(*words, stdin=stdin)
    text = said.out + said.err
    assert "Traceback" not in text
    assert "--help" not in text, words  # the program understands every call
    return numbers_in(text)


def numbers_in(text: str) -> set[int]:
    """The large numbers in a text, however their digits are parted."""
    return {int(found) for found in re.findall(r"\d{7,}", APART.sub("", text))}


def on_page(evening: Evening, viewer: str | None, lang: str) -> set[int]:
    """What the page of a player, or that of the open table, tells of others' purses."""
    page = Pages(evening.file).whole(viewer, lang).body.decode()
    assert "<h2>" in page
    theirs = closed_to(evening, viewer) | set(together(evening, viewer))
    return numbers_in(page) & theirs


def entries_of(evening: Evening, first: int = 1) -> Iterator[list[str]]:
    """The questions that show what acts did, from one entry on."""
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
    """A game's own questions that may be asked for one player: of each, or of all."""
    for path, record in every().items():
        if path.startswith(f"{game} ") and AS in record.words:
            of = [[name] for name in names] if WHO in record.words else [[]]
            yield from ([*path.split(), *words] for words in of)


def _things(state: State) -> list[str]:
    """One thing of each kind by its name."""
    kinds = sorted({subject.partition(":")[0] for subject in state.facts} - {"player"})
    return [min(state.named(kind).values()) for kind in kinds if state.named(kind)]


def between() -> list[list[str]]:
    """Acts whose sum two players know, in words like `pay Anne Bruno 1`."""
    shared = ("passed ", "secret ")
    return [
        kind.split()
        for kind, act in acts().items()
        if [word.name for word in act.words][2:3] == ["amount"]
        and any(mark.startswith(shared) for mark in (act.closed or {}).values())
    ]


def attempts(evening: Evening) -> Iterator[list[str]]:
    """Dry runs whose answer or refusal might show what is in a purse."""
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
    """The reports for one player, in all text formats."""
    yield ["since", "--player", viewer]
    yield ["report", "--player", viewer, "--undone", "--maps", "--both"]
    yield from (["report", "--player", viewer, "--format", form] for form in FORMS)
    replay = ["report", "--player", viewer, "--format", "replay"]
    yield [*replay, "--undone", "--both"]


def leaks(
    evening: Evening, viewer: str, asked: Iterator[list[str]], *ways: str
) -> dict[str, set[int]]:
    """What one player learns of other purses, by the words that reveal it."""
    theirs = closed_to(evening, viewer) | set(together(evening, viewer))
    found = {}
    for words in asked:
        told = numbers(*words, *ways, "-c", evening.file) & theirs
        if told:
            found[" ".join((*words, *ways))] = told
    return found
