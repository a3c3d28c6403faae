"""Reference cards: listed, shown, written to a file."""

from __future__ import annotations

from ledger.naming import plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from commands.call import Call, Result
    from ledger.reading.cards import Card

ALL = "all"


def listing(call: Call, game: str | None, moment: str | None) -> Result:
    """The cards of the game, or those for one moment."""
    from commands.texts.cards import briefly

    cards = _at_hand(call, game)
    if moment is not None:
        code = _moment(call, cards, moment)
        cards = [card for card in cards if card.moment == code]
    briefs = [briefly(card, call.words) for card in cards]
    return {"moment": moment, "cards": briefs}, None, [], None


def card(
    call: Call,
    name: str,
    game: str | None,
    format: str | None,  # noqa: A002 - the option's own word
    file: str | None,
    force: bool,
) -> Result:
    """One card or all of them, and the document made from them."""
    from commands.texts.cards import in_full

    chosen = [in_full(one, call.words) for one in _named(call, name, game)]
    answer: dict[str, Any] = {"cards": chosen}
    if format is None and file is None:
        return answer, None, [], None
    from commands.reports.making import SHEETS, Shape, form_of, put

    form = form_of(format, file, SHEETS)
    if form == "text":
        return {**_as_text(call, chosen, file, force=force), **answer}, None, [], None
    from commands.cards.document import document

    shape = Shape(form, file, force=force)
    result, shown = put([document(chosen, call.words)], {"format": form}, shape)
    if shown is not None:
        result["document"] = "".join(shown.text or ())
    return {**result, **answer}, None, [], None


def _as_text(
    call: Call, chosen: list[dict[str, Any]], file: str | None, *, force: bool
) -> dict[str, Any]:
    """The pages for a terminal as one text, or the file it was written to."""
    from commands.cards.text import document
    from ledger.store.copying import write_text

    text = f"{document(chosen, call.words)}\n"
    if file is None:
        return {"format": "text", "document": text}
    write_text(file, text, force=force)
    return {"file": file, "format": "text", "bytes": len(text.encode())}


def _at_hand(call: Call, game: str | None) -> list[Card]:
    """The cards of a game: the one named, the campaign's, or all games.

    The cards of the campaign's game follow its house rules.
    """
    from commands.handlers.optional_campaign import state_here
    from commands.handlers.resolving import bare_state
    from ledger.reading.cards import cards, games
    from ledger.rules import game_named

    state = state_here(call)
    asked = game_named(game).name if game is not None else None
    wanted = asked or (state.game if state is not None else None)
    known: list[Card] = []
    for one in games():
        if wanted in (None, one):
            own = state if state is not None and state.game == one else None
            known += cards(own or bare_state(one, None)).values()
    return known


def _named(call: Call, name: str, game: str | None) -> list[Card]:
    """The card with this id or title, or all cards; if need be, one of another game."""
    from commands.texts.cards import called, title
    from ledger.errors import Refused
    from ledger.naming import near
    from ledger.rules import games

    cards = _at_hand(call, game)
    if name == ALL:
        if not cards:
            raise Refused("unknown_name", "unknown_name.no_cards", name=name)
        return cards
    fits = _fitting(cards, name)
    if not fits and game is None:
        elsewhere = [one for other in games() for one in _at_hand(call, other)]
        fits = _fitting(elsewhere, name)
    if len(fits) == 1:
        return fits
    if fits:
        games_meant = [f"--game {one.game}" for one in fits]
        key = "ambiguous_name.reference_card"
        raise Refused("ambiguous_name", key, name=name, names=games_meant)
    lang = call.words.lang
    known = [
        word
        for one in cards
        for word in (called(one.id, one.game, lang), title(one, lang))
    ]
    raise Refused(
        "unknown_name",
        "unknown_name.reference_card",
        kind="reference_card",
        name=name,
        near=near(name, known),
    )


def _fitting(cards: Iterable[Card], name: str) -> list[Card]:
    from commands.texts.cards import names

    typed = plain(name)
    return [card for card in cards if typed in map(plain, names(card))]


def _moment(call: Call, cards: Iterable[Card], word: str) -> str:
    """The code of a moment, from the code or from its name in either language."""
    from commands.preference import LANGUAGES
    from commands.texts import Words
    from commands.texts.cards import when
    from ledger.errors import Refused
    from ledger.naming import near

    typed = plain(word)
    languages = [Words(lang) for lang in LANGUAGES]
    names = {
        plain(name): one.moment
        for one in cards
        for name in (one.moment, *(when(one, words) for words in languages))
    }
    if typed in names:
        return names[typed]
    known = list(dict.fromkeys(when(one, call.words) for one in cards))
    raise Refused(
        "unknown_name",
        "unknown_name.moment",
        kind="moment",
        name=word,
        near=near(word, known),
        known=known,
    )
