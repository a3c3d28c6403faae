"""Words that mean something although not offered: chapters, sorts of things."""

from __future__ import annotations

from ledger.naming import folded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.offering import Context


def anything(_here: Context, _text: str) -> bool:
    """Any word may be new, or can be looked up later."""
    return True


def area(context: Context, text: str) -> bool:
    """Whether a text names chapters, even by a part of their names ("MED", "inc")."""
    from ledger.errors import Refused
    from ledger.reading.reference import of_area, references

    try:
        of_area(references(_games(context)), text)
    except Refused:
        return False
    return True


def thing(context: Context, text: str) -> bool:
    """Whether a text names a sort of thing, a quantity, a fact, or something's fact."""
    from commands.handlers.why import spoken

    heard = spoken(context.state.game)
    known = (heard.commodities, heard.kinds, heard.fields, heard.places)
    return "." in text or any(folded(text) in words for words in known)


def moments(context: Context) -> list[str]:
    """The moments at which reference cards are needed, in the reader's language."""
    from commands.texts.reference import moments as moments_of

    texts = (text for game in _games(context) for text in moments_of(game).values())
    return [context.words.say(text) for text in dict.fromkeys(texts)]


def cards(context: Context) -> list[str]:
    """The names and titles of the reference cards."""
    from commands.texts.cards import called, card_texts
    from ledger.reading.cards import games as with_cards
    from ledger.reading.cards import laid_out

    of = [game for game in with_cards() if game in _games(context)]
    return [
        name
        for game in of
        for one in laid_out(game)
        for name in (
            called(one, game, context.lang),
            card_texts(game, context.lang)[one]["title"],
        )
    ]


def _games(context: Context) -> tuple[str, ...]:
    """The game that is played, or all games."""
    from ledger.rules import games

    return (context.state.game,) if context.state.game else games()


# By kind of words: whether a text is one of them; and other names for some.
KNOWN = {
    "area": area,
    "thing": thing,
    **dict.fromkeys(("rule", "noun", "qualifier", "absent"), anything),
}
NAMES = {"moment": moments, "card": cards}
