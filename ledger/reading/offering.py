"""What may be typed now for words other than names in play: drafts, rules, commands.

Each function takes the campaign's book (None where there is none) and the words before.
"""

from __future__ import annotations

from ledger.rules import games
from ledger.state import USUAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.store.book import Book

    Values = Mapping[str, Any]


def drafts(book: Book | None, _said: Values) -> list[str]:
    """The acts that were stopped in the middle."""
    from ledger.store.drafts import heads

    return [str(draft["id"]) for draft in heads(book)] if book else []


def commands(book: Book | None, _said: Values) -> list[str]:
    """The commands that write entries: shared ones, and the campaign's or all games'."""
    from ledger.grammar.listing import every
    from ledger.veil import of_act

    others = {*games()} - {*_games(book)}
    paths = [path for path in every() if of_act(path) is not None]
    return [path for path in paths if path.partition(" ")[0] not in others]


def things(book: Book | None, _said: Values) -> list[str]:
    """Everything that has a name."""
    from ledger.store.rows import state_of

    if book is None:
        return []
    facts = state_of(book).facts.values()
    names = {str(f["name"]) for f in facts if "name" in f and "retired" not in f}
    return ["treasury", *sorted(names)]


def settings(book: Book | None, _said: Values) -> list[str]:
    """The house rules of the campaign."""
    from ledger.rules.settings import settings as known

    return list(known(_game(book) or USUAL))


def rules(book: Book | None, _said: Values) -> list[str]:
    """The rules, rulings and house rules of the campaign's game, or of all."""
    from ledger.reading.reference import references
    from ledger.rules.settings import settings as known

    games = _games(book)
    keys = [key for game in games for key in known(game)]
    return [*references(games), *dict.fromkeys(keys)]


def areas(book: Book | None, _said: Values) -> list[str]:
    """The chapters of the rules of the campaign's game, or of all."""
    from ledger.reading import reference

    return list(reference.areas(reference.references(_games(book))))


def cards(book: Book | None, words: Values) -> list[str]:
    """The reference cards of the game that is named or played, or of all games; or "all".

    Those of the campaign are the ones that its house rules leave.
    """
    from ledger.reading.cards import cards as in_play
    from ledger.reading.cards import games as with_cards
    from ledger.store.rows import state_of

    game = _game(book)
    if book and game in with_cards() and words.get("game") in (None, game):
        return ["all", *in_play(state_of(book))]
    return ["all", *(card for cards in _cards(book, words) for card in cards)]


def moments(book: Book | None, words: Values) -> list[str]:
    """The moments for which there are reference cards."""
    known = (c["moment"] for cards in _cards(book, words) for c in cards.values())
    return list(dict.fromkeys(known))


def nouns(_book: Book | None, _said: Values) -> list[str]:
    """The printed nouns."""
    from ledger.names.words import PRINTED

    return [word.fr for word in PRINTED.nouns]


def qualifiers(_book: Book | None, _said: Values) -> list[str]:
    """The printed qualifiers, each once."""
    from ledger.names.words import PRINTED

    return list(dict.fromkeys(word.fr for word in PRINTED.qualifiers))


def _cards(book: Book | None, words: Values) -> list[dict[str, Any]]:
    from ledger.reading.cards import games as with_cards
    from ledger.reading.cards import laid_out

    wanted = (words["game"],) if words.get("game") else _games(book)
    return [laid_out(game) for game in with_cards() if game in wanted]


def _games(book: Book | None) -> tuple[str, ...]:
    game = _game(book)
    return (game,) if game else games()


def _game(book: Book | None) -> str | None:
    from ledger.store.rows import fact

    return str(fact(book, "campaign", "game")) if book else None
