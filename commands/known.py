"""Words that mean something though nobody offers them: a book of rules, a sort of thing."""

from __future__ import annotations

from ledger.naming import folded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.offering import Context


def anything(_here: Context, _text: str) -> bool:
    """It may be a word of one's own, or there is a way of looking it up."""
    return True


def area(context: Context, text: str) -> bool:
    """Whether it names chapters, be it by a part of their names ("MED", "inc")."""
    from ledger.errors import Refused
    from ledger.reading.reference import of_area, references

    try:
        of_area(references(_games(context)), text)
    except Refused:
        return False
    return True


def thing(context: Context, text: str) -> bool:
    """Whether it is a sort of thing, what is counted or recorded; or a fact of something."""
    from commands.handlers.why import spoken

    heard = spoken(context.state.game)
    return "." in text or any(folded(text) in words for words in heard)


def moments(context: Context) -> list[str]:
    """When reference cards are needed, as the reader's lists have it."""
    from commands.texts.reference import moments as told

    texts = (text for game in _games(context) for text in told(game).values())
    return [context.words.say(text) for text in dict.fromkeys(texts)]


def cards(context: Context) -> list[str]:
    """What reference cards are called."""
    from commands.texts.cards import called, said
    from ledger.reading.cards import games as with_cards
    from ledger.reading.cards import laid_out

    of = [game for game in with_cards() if game in _games(context)]
    return [
        name
        for game in of
        for one in laid_out(game)
        for name in (
            called(one, game, context.lang),
            said(game, context.lang)[one]["title"],
        )
    ]


def _games(context: Context) -> tuple[str, ...]:
    """The game that is played, or all of them."""
    from ledger.rules import games

    return (context.state.game,) if context.state.game else games()


# By the name of a kind of words: what tells whether it is one, and other names for some.
KNOWN = {
    "area": area,
    "thing": thing,
    **dict.fromkeys(("rule", "noun", "qualifier", "absent"), anything),
}
NAMES = {"moment": moments, "card": cards}
