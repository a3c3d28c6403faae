"""The command for something that is due or may be done, as far as it is known."""

from __future__ import annotations

from commands.faces import face_of
from commands.line import MORE, written
from commands.sealed_errands import ERRANDS as SEALED
from ledger.grammar import named
from ledger.state import CAMPAIGN
from ledger.store.rows import fact

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from commands.faces import Face
    from ledger.store.book import Book

    Facts = Mapping[str, Any]


# What is due ----------------------------------------------------------------------------


def command(due: Facts, game: str | None) -> str | None:
    """The line to type for something that is due; None where there is nothing to do."""
    code = due["code"]
    if code in SEALED:
        return SEALED[code].line(due)
    errand = face_of(game).errands.get(code)
    return errand.line(due) if errand else None


def commanded(result: dict[str, Any], book: Book) -> dict[str, Any]:
    """An answer with the command added to everything that is due or may be done."""
    game = str(fact(book, CAMPAIGN, "game"))
    answer = dict(result)
    for key in ("due", "due_besides"):
        if key in result:
            answer[key] = [
                {**one, "command": command(one, game)} for one in result[key]
            ]
    if "may" in result:
        face = face_of(game)
        answer["may"] = [
            {**one, "command": _whole(offer(face, [one], result["player"]))}
            for one in result["may"]
        ]
    return answer


def _whole(line: str | None) -> str | None:
    """The line, if it can be typed as it is, else None."""
    return None if line is None or MORE in line else line


# What may be done -----------------------------------------------------------------------


def offer(face: Face, alike: Sequence[Facts], player: str) -> str | None:
    """The line to type for acts of a player that differ only in place or manner.

    Words that differ are left to the user, or left out if the act asks for them anyway.
    """
    errand = next((e for one in _keys(alike[0]) if (e := face.doings.get(one))), None)
    record = named(errand.path) if errand else None
    if errand is None or record is None:
        return None
    every = [errand.words(_facts(one, player)) for one in alike]
    asked = {choice.name for choice in getattr(record, "choices", ())}
    args: dict[str, Any] = {}
    for word, value in every[0].items():
        if all(one[word] == value for one in every):
            args[word] = value
        elif word not in asked:
            args[word] = ...
    return written(errand.path, **args)


def _keys(may: Facts) -> tuple[str, ...]:
    """The keys of an act in the table: with its rule, with its thing, and alone."""
    item = (may["item"] or "").partition(".")[0]
    return f"{may['act']} {may['rule']}", f"{may['act']} {item}", may["act"]


def _facts(may: Facts, player: str) -> dict[str, Any]:
    """The facts of something a player may do, including its place by its kind."""
    goods, _, value = (may["item"] or "").partition(".")
    facts_of_it = {
        **may,
        "player": player,
        "goods": goods,
        "value": int(value or 0) or None,
    }
    if may["kind"]:
        facts_of_it[f"where.{may['kind']}"] = may["where"]
    return facts_of_it
