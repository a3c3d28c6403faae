"""Ids: the kind and the first name of a thing, for ever."""

from __future__ import annotations

from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class Entering(NamedTuple):
    """What a new id needs besides its kind and name.

    Attributes:
        entry: the number that the entry will have.
        unused: whether an id has never been used.
    """

    entry: int
    unused: Callable[[str], bool]


def new_id(kind: str, name: str, entry: int, unused: Callable[[str], bool]) -> str:
    """The id of a new thing: its name, with the entry's number if that is taken.

    >>> new_id("player", "Anne", 12, lambda subject: subject != "player:Anne")
    'player:Anne#12'
    """
    subject = f"{kind}:{name}"
    while not unused(subject):
        subject += f"#{entry}"
    return subject
