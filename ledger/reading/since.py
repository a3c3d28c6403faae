"""What has happened since a player last did something."""

from __future__ import annotations

from ledger.flow import Flow
from ledger.naming import find, folded
from ledger.reading import at_one_moment
from ledger.reading.treasury import Secrets
from ledger.record import NamedTuple
from ledger.store import entries, rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from typing import Any

    from ledger.journal import Entry
    from ledger.state import State
    from ledger.store.book import Book

OWNERS = ("player", "side")  # fields that say whose a lord, figure, hero or unit is
PARTIES = ("side", "hero")  # the kinds that fight where no players are seated


class Since(NamedTuple):
    """What a player has missed.

    Attributes:
        player: the player's name.
        last: the player's last act, None if there is none.
        journal: what happened after it; what was taken back meanwhile is left out.
        undone: what was taken back after it, but counted before.
        redone: what was brought back after it, but had been taken back before.
        state: the current state.
    """

    player: str
    last: Entry | None
    journal: Flow
    undone: list[Entry]
    redone: list[Entry]
    state: State


@at_one_moment
def since(book: Book, player: str, actors: Mapping[str, Sequence[str]]) -> Since:
    """The acts after the last one in which a player was the actor.

    `actors` gives by kind of act the facts that name who acts.
    """
    players = rows.players_by_name(book)
    who, shown, own = _meant(book, player, players)
    number = _last(book, own, actors)
    last = entries.entry(book, number) if number else None
    before = number or 0
    turned = entries.turned_after(book, before)
    undone = [act for act, gone in turned if gone]
    redone = [act for act, gone in turned if not gone]
    seated = who in players
    secrets = Secrets(book, shown if seated else None, hide=not seated, opened=False)
    return Since(
        shown,
        secrets.veil(last) if last else None,
        Flow(
            lambda: map(
                secrets.veil,
                entries.each(book, f"seq > ? AND {entries.LIVE}", (before,)),
            )
        ),
        [secrets.veil(entry) for entry in entries.by_number(book, undone)],
        [secrets.veil(entry) for entry in entries.by_number(book, redone)],
        rows.state_of(book),
    )


def _meant(
    book: Book, word: str, players: Mapping[str, str]
) -> tuple[str, str, frozenset[str]]:
    """The id that a word means, its name, and the ids of all that have this name.

    Sides and heroes with the same name as a player count as the player's; those with
    other names may be asked for themselves.
    """
    parties = {
        subject: name
        for kind in PARTIES
        for subject, name in rows.names_of(book, kind).items()
    }
    taken = {folded(name) for name in players.values()}
    others = {s: name for s, name in parties.items() if folded(name) not in taken}
    who = find("player", word, {**others, **players})
    shown = players.get(who) or others[who]
    same = {s for s, name in parties.items() if folded(name) == folded(shown)}
    return who, shown, frozenset({who, *same})


def _last(
    book: Book, own: frozenset[str], actors: Mapping[str, Sequence[str]]
) -> int | None:
    """The newest act that counts in which one of them was the actor."""
    for seq, kind, facts in entries.newest_of(book, list(actors)):
        acting = named_by(facts, actors[kind])
        if any(one in own for one in _with_owners(book, acting, seq)):
            return seq
    return None


def named_by(facts: Mapping[str, Any], paths: Iterable[str]) -> list[str]:
    """The ids to which paths lead in the facts of an entry."""
    return [one for path in paths for one in _at(facts, path)]


def _at(value: Any, path: str) -> Iterator[str]:  # noqa: ANN401 - any fact
    """The words at the end of a path, both keys and values."""
    if isinstance(value, (list, tuple)):
        for one in value:
            yield from _at(one, path)
    elif isinstance(value, dict) and path:
        step, _, rest = path.partition(".")
        yield from _at(value.get(step), rest)
    elif isinstance(value, dict):
        yield from (one for pair in value.items() for one in pair if _is_word(one))
    elif _is_word(value) and not path:
        yield value


def _is_word(value: object) -> bool:
    return isinstance(value, str)


def _with_owners(book: Book, things: Iterable[str], seq: int) -> Iterator[str]:
    """Things and their owners, from just before an act or made by it."""
    for thing in things:
        yield thing
        for field in OWNERS if ":" in thing else ():
            owner = rows.fact_at(book, thing, field, seq - 1)
            owner = owner or rows.fact_at(book, thing, field, seq)
            if isinstance(owner, str):
                yield from _with_owners(book, [owner], seq)
