"""How this campaign names its territories: words, dice, and names already taken."""

from __future__ import annotations

from ledger import wire
from ledger.errors import Refused
from ledger.names import english, french
from ledger.names.clashes import clashes
from ledger.names.drawing import Manner, Wish, draw
from ledger.names.repeats import Taken
from ledger.names.repeats import words_of as letters_of
from ledger.names.words import PRINTED
from ledger.rules.common.settings import value
from ledger.rules.game import warning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.names.words import Lists, Name, Noun, Qualifier
    from ledger.state import State
    from ledger.table import Table

GRAMMAR = {"en": english, "fr": french}
HOUSE = "medfan.house_rules."
OWN = "medfan.names."


def words_of(state: State) -> Lists:
    """The current words: the printed ones, and those of the house rules."""
    nouns, qualifiers = (_setting(state, OWN + k) for k in ("nouns", "qualifiers"))
    if not (nouns or qualifiers):
        return PRINTED
    from ledger.names.added import extended

    # Their faults were reported when they were entered.
    return extended(PRINTED, nouns or (), qualifiers or ())[0]


def manner_of(state: State, *, by_dice: bool = False) -> Manner:
    """How names are drawn by the current house rules."""
    manner = Manner(by_dice)
    return manner._replace(
        qualifier_count=_setting(state, HOUSE + "qualifier_count")
        or manner.qualifier_count,
        contradictory_names=_setting(state, HOUSE + "contradictory_names")
        or manner.contradictory_names,
    )


def language_of(state: State) -> str:
    """The language in which names are kept: the campaign's own."""
    language = value(state, "campaign.language")
    return language if language in GRAMMAR else "en"


def drawn(
    state: State, table: Table, *, by_dice: bool = False
) -> tuple[str, list[dict[str, Any]]]:
    """A name that no territory has yet, with warnings (MED-NAME-14)."""
    taken = Taken(state.named("territory").values())
    manner = manner_of(state, by_dice=by_dice)
    name = draw(table, words_of(state), Wish(), manner, taken)
    lang = language_of(state)
    warnings = jarring([name], lang) if manner.contradictory_names != "allow" else []
    return GRAMMAR[lang].forms(name).name, warnings


def given(state: State, typed: str) -> str:
    """A name chosen by hand; one that repeats another is refused (MED-NAME-14)."""
    name = state.free_name("territory", typed)
    letters = letters_of(name)
    for shown in state.named("territory").values():
        if letters_of(shown) == letters:
            raise Refused(
                "name_taken", "name_taken.territory", rule="MED-NAME-14", name=shown
            )
    return name


def jarring(names: Sequence[Name], lang: str) -> list[dict[str, Any]]:
    """A warning for every jarring pair, given by hand or by a person's dice."""
    pairs = dict.fromkeys(c for name in names for c in clashes(name) if c.warned)
    return [
        warning(
            f"names.{clash.kind}",
            rule="MED-NAME-21",
            one=shown(clash.one, lang),
            other=shown(clash.other, lang),
        )
        for clash in pairs
    ]


def shown(word: Noun | Qualifier, lang: str) -> str:
    """A word of a name, in the form of a language's list."""
    return word.fr if lang == "fr" else word.en


def _setting(state: State, key: str) -> Any:  # noqa: ANN401 - a house rule
    literal = state.setting(key)
    return None if literal is None else wire.loads(literal)
