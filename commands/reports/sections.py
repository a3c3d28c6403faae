"""The sections of a report that are screens of the game's own commands."""

from __future__ import annotations

from inspect import signature

from commands.reports.battles import plain
from commands.shown import shown
from ledger.errors import Refusal
from ledger.loading import load
from ledger.rules import game_named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.reports.document import Part
    from commands.texts import Words
    from ledger.store.book import Book


def asked(book: Book, game: str, secret: dict[str, Any]) -> dict[str, Any]:
    """The answers of a game's commands for reports; refusals are left out.

    `secret` holds arguments for the viewer, passed to the questions that take them.
    """
    answers = {}
    for name, use in game_named(game).reports:
        question = load(use)
        taken = signature(question).parameters
        known = {key: value for key, value in secret.items() if key in taken}
        try:
            answers[name] = question(book, **known)
        except Refusal:
            continue
    return answers


def of_game(
    answers: dict[str, Any], words: Words
) -> Iterator[tuple[str, Iterator[Part]]]:
    """The name and the parts of each section of a game's own."""
    for name, result in answers.items():
        blocks = load(shown(name).screen)(result, words, None)
        picture = words.face.pictures.get(name)
        drawn = load(picture)(blocks, result, words) if picture else plain(blocks)
        yield name, iter(drawn)
