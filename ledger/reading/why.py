"""Why something is as it is: the entries, rules and dice behind a number or a fact."""

from __future__ import annotations

from collections import Counter

from ledger.flow import Flow
from ledger.reading import at_one_moment
from ledger.reading.asked_about import Balance, Fact, Things, meant
from ledger.reading.dice import dice_of
from ledger.reading.following import following
from ledger.reading.log import thrown
from ledger.reading.moves import moves_of, of_balance
from ledger.reading.treasury import Secrets
from ledger.reading.values import as_shown
from ledger.record import NamedTuple
from ledger.rules import game_named
from ledger.rules.settings import in_force
from ledger.state import RULES, State, kind_of
from ledger.store import entries, reasons, rows
from ledger.veil import KEPT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any

    from ledger.journal import Entry
    from ledger.reading.asked_about import Spoken
    from ledger.rules.game import Derived, Game
    from ledger.store.book import Book

    Line = tuple[dict[str, Any], Derived | None]


class Explained(NamedTuple):
    """One line of the answer, and where it comes from.

    Attributes:
        line: what it says; its sentence is still to be chosen.
        entry: the entry that it comes from.
        derived: what follows from other facts without being recorded.
    """

    line: dict[str, Any]
    entry: Entry | None
    derived: Derived | None


class Why(NamedTuple):
    """An answer whose sentences are still to be chosen.

    Attributes:
        facts: what was asked about, its value, and the lines that explain it.
        lines: the same lines with their sources; they are made one at a time.
        state: the current state of the campaign.
    """

    facts: dict[str, Any]
    lines: Flow
    state: State


@at_one_moment
def why(
    book: Book,
    words: Sequence[str],
    spoken: Spoken,
    last: int | None = None,
    viewer: str | None = None,
    all_: bool = False,
) -> Why:
    """Explains a balance, a fact, or everything that is known about a thing.

    A closed purse is explained to its owner (`viewer`) only, unless `all_` is set.
    """
    state = rows.state_of(book)
    game = game_named(state.game)
    asked = meant(book, state, game, words, spoken)
    secrets = Secrets(book, viewer, hide=False, opened=all_)
    if isinstance(asked, Balance):
        for account in asked.accounts if asked.what in KEPT else ():
            secrets.need_open(account)
        answer, lines = of_balance(book, state, asked, last)
    elif isinstance(asked, Fact):
        answer, lines = _fact(book, state, game, asked, last, secrets)
    else:
        answer, lines = _things(book, state, game, asked, last, secrets)
    things = answer["things"]
    with_facts = Flow(lambda: _with_entries(book, state, lines, secrets, things))
    answer["lines"] = Flow(lambda: (one.line for one in with_facts))
    return Why(answer, with_facts, state)


# Facts ---------------------------------------------------------------------------------


def _fact(
    book: Book,
    state: State,
    game: Game,
    asked: Fact,
    last: int | None,
    secrets: Secrets,
) -> tuple[dict[str, Any], Flow]:
    """What follows now for one fact, then every entry that set it, latest first."""
    key = asked.subject, asked.field
    for one in game.explains(state, asked.subject):
        if one.purse and one.field == asked.field:
            secrets.need_open(one.purse)
    derived = following(book, state, game, asked.subject, secrets)
    derived = [d for d in derived if d[1].field == asked.field]
    times = reasons.times_set(book, *key)
    shown = times if last is None else min(times, last)

    def lines() -> Iterator[Line]:
        yield from derived
        for change in reasons.settings_of(book, *key, last):
            yield _set(state, game, key, change), None

    value = derived[0][1].value if derived else state.get(*key)
    if asked.subject == RULES:
        value = in_force(state)[asked.field]
    answer = {
        "about": state.name(asked.subject),
        "kind": "fact",
        "things": [asked.subject],
        "what": asked.field,
        "accounts": [],
        "value": as_shown(state, value),
        "lines": [],
        "earlier": {"entries": times - shown, "amount": 0},
    }
    return answer, Flow(lines)


def _things(
    book: Book,
    state: State,
    game: Game,
    asked: Things,
    last: int | None,
    secrets: Secrets,
) -> tuple[dict[str, Any], Flow]:
    """All that is known about things of one name: facts, balances, and what follows."""
    lines: list[Line] = []
    value: dict[str, Any] = {}
    pointing = _pointing(state, game, asked.subjects)
    set_by = reasons.settings(book, [*asked.subjects, *(s for s, _ in pointing)])
    for subject in asked.subjects:
        own = [
            (subject, field)
            for field in state.facts.get(subject, {})
            if not game.keeps(subject, field)
        ]
        follows = following(book, state, game, subject, secrets)
        # What the rules have replaced is no longer true.
        out = {one.field for _, one in follows}
        settings = [
            _set(state, game, key, set_by[key]) for key in own if key[1] not in out
        ]
        heaps = _heaps(book, state, game, subject, secrets)
        kind = kind_of(subject)
        value |= {f"{kind}.{line['field']}": line["after"] for line in settings}
        sums = Counter[str]()  # a thing may have several heaps of the same
        for line in heaps:
            sums[f"{kind}.{line['field']}"] += line["after"]
        value |= sums
        lines += _latest_first([*settings, *heaps])
        lines += follows
        values: dict[str, Any] = {}
        for line, one in follows:
            # A sum comes before its parts.
            values.setdefault(f"{kind}.{one.field}", line["after"])
        value |= values
    lines += _latest_first(_set(state, game, key, set_by[key]) for key in pointing)
    shown = lines if last is None else lines[:last]
    answer = {
        "about": asked.name,
        "kind": "thing",
        "things": list(asked.subjects),
        "what": None,
        "accounts": [],
        "value": value,
        "lines": [],
        "earlier": {"entries": len(lines) - len(shown), "amount": 0},
    }
    return answer, Flow(lambda: shown)


def _latest_first(lines: Iterable[dict[str, Any]]) -> list[Line]:
    return [(line, None) for line in sorted(lines, key=lambda one: -one["entry"])]


def _pointing(
    state: State, game: Game, subjects: Sequence[str]
) -> list[tuple[str, str]]:
    """Facts of other things that name one of these: a title and its holder, say."""
    wanted = set(subjects)
    return [
        (other, field)
        for other, facts in state.facts.items()
        if other not in wanted
        for field, value in facts.items()
        if isinstance(value, str) and value in wanted and not game.keeps(other, field)
    ]


def _set(state: State, game: Game, key: tuple[str, str], change: Any) -> dict[str, Any]:  # noqa: ANN401 - a row
    """The line of a fact: what it was, what it became, and by which rule."""
    seq, before, after, rule, about = change
    field = game.field(*key)
    return {
        "entry": seq,
        "of": state.name(key[0]),
        "of_kind": kind_of(key[0]),
        "field": key[1],
        "type": field.type if field else None,
        "before": as_shown(state, before, key[0]),
        "after": as_shown(state, after, key[0]),
        "rule": rule,
        "about": state.account_name(about) if about else None,
    }


def _heaps(
    book: Book, state: State, game: Game, subject: str, secrets: Secrets
) -> list[dict[str, Any]]:
    """The balances of a thing, and the act that last moved each."""
    lines = []
    for account, held in sorted(state.balances.items()):
        first, _, rest = account.partition("/")
        mine = first == subject or (first in game.plain and rest == subject)
        for what, amount in held.items() if mine else ():
            if what in KEPT and secrets.hides(account):
                continue
            asked = Balance(what, (account,), "")
            newest = reasons.moved(book, what, (account,), last=1).first
            latest = next(moves_of(book, state, asked, newest))
            lines.append(
                {
                    "entry": latest["entry"],
                    "of": state.account_name(account),
                    "of_kind": kind_of(subject),
                    "field": what,
                    "type": "amount",
                    "before": amount - latest["amount"],
                    "after": amount,
                    "rule": latest["rule"],
                    "about": latest["parts"][0]["about"],
                }
            )
    return lines


# Common --------------------------------------------------------------------------------


def _with_entries(
    book: Book,
    state: State,
    lines: Iterable[Line],
    secrets: Secrets,
    things: Sequence[str],
) -> Iterator[Explained]:
    """Adds to the lines the time and kind of their entries, and the dice of things."""
    read, entry = entries.reader(book), None
    game = game_named(state.game)
    for line, derived in lines:
        if entry is None or entry.seq != line["entry"]:
            entry = None if line["entry"] is None else read(line["entry"])
        yield Explained(
            {
                **line,
                "derived": derived is not None,
                "turn": entry.turn if entry else None,
                "chapter": entry.chapter if entry else None,
                "phase": entry.phase if entry else None,
                "at": entry.at if entry else None,
                "kind": entry.kind if entry else None,
                "text": "",
                "throws": [
                    thrown(throw, state)
                    for throw in dice_of(entry, things, state, game)
                ]
                if entry and derived is None
                else [],
            },
            secrets.veil(entry) if entry else None,
            derived,
        )
