"""Words that mean something though nobody offers them: a book of rules, a sort of thing."""

from __future__ import annotations

from ledger.naming import folded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.offering import Here


def anything(_here: Here, _text: str) -> bool:
    """It may be a word of one's own, or there is a way of looking it up."""
    return True


def area(here: Here, text: str) -> bool:
    """Whether it names chapters, be it by a part of their names ("MED", "inc")."""
    from ledger.errors import Refused
    from ledger.reading.reference import of_area, references
    from ledger.rules import games

    game = here.state.game
    try:
        of_area(references((game,) if game else games()), text)
    except Refused:
        return False
    return True


def thing(here: Here, text: str) -> bool:
    """Whether it is a sort of thing, what is counted or recorded; or a fact of something."""
    from commands.answers.why import spoken

    heard = spoken(here.state.game)
    return "." in text or any(folded(text) in words for words in heard)


# By the name of a kind of words.
KNOWN = {
    "area": area,
    "thing": thing,
    **dict.fromkeys(("rule", "noun", "qualifier", "absent"), anything),
}
