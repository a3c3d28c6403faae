"""Questions to a campaign: rows in, plain facts out."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    from ledger.store.book import Book

    Question = TypeVar("Question", bound=Callable[..., Any])


def at_one_moment(question: Question) -> Question:
    """Makes a question read one consistent state, whatever others write meanwhile."""

    def asked(book: Book, *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - as the question has it
        with book.reading():
            return question(book, *args, **kwargs)

    asked.__doc__, asked.__name__ = question.__doc__, question.__name__
    asked.__wrapped__ = question  # type: ignore[attr-defined]
    return asked  # type: ignore[return-value]
