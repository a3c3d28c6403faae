"""Names for territories that nobody in the campaign has yet."""

from __future__ import annotations

from ledger import wire
from ledger.errors import Refused
from ledger.names import english, french, lookup
from ledger.names.clashes import clashes
from ledger.names.drawing import Manner, Wish, draw
from ledger.names.repeats import Taken
from ledger.names.words import PRINTED
from ledger.record import NamedTuple
from ledger.rules.game import Outcome, warning

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


class Asked(NamedTuple):
    """What somebody asks for.

    Attributes:
        many: how many names.
        noun: the noun, if it is given.
        qualifiers: the qualifiers that are given.
        qualifier_count: how many qualifiers the names shall have, if that is given.
        by_dice: whether each word is drawn with several dice of six.
    """

    many: int = 1
    noun: str | None = None
    qualifiers: tuple[str, ...] = ()
    qualifier_count: int | None = None
    by_dice: bool = False


def names(table: Table, state: State, lang: str, asked: Asked) -> Outcome:
    """So many names, in the words of a language, and what is to be said of them."""
    lists = words_of(state)
    wish, warnings = _wish(lists, lang, asked)
    manner = manner_of(state, by_dice=asked.by_dice)
    taken = Taken(state.named("territory").values())
    if wish.name and taken.holds(wish.name):
        shown = GRAMMAR[lang].forms(wish.name).name
        raise Refused(
            "name_taken", "name_taken.territory", rule="MED-NAME-14", name=shown
        )
    table.most *= asked.many  # each name may take as many throws as an act
    drawn = [draw(table, lists, wish, manner, taken) for _ in range(asked.many)]
    if manner.contradictory_names != "allow":
        warnings += _jarring(drawn, lang)
    result = {"names": [told(name, lang) for name in drawn]}
    return Outcome(asked._asdict(), result, warnings=warnings)


def told(name: Name, lang: str) -> dict[str, Any]:
    """A name as the answer holds it."""
    forms = GRAMMAR[lang].forms(name)
    return {
        "name": forms.name,
        "noun": _word(name.noun, lang),
        "qualifiers": [_word(qualifier, lang) for qualifier in name.qualifiers],
        "in_sentence": forms.in_sentence,
        "of": forms.of,
    }


def words_of(state: State) -> Lists:
    """The words in force: the printed ones, and those of the house rules."""
    nouns, qualifiers = (_setting(state, OWN + k) for k in ("nouns", "qualifiers"))
    if not (nouns or qualifiers):
        return PRINTED
    from ledger.names.added import extended

    # What is wrong with them was said when they were written down.
    return extended(PRINTED, nouns or (), qualifiers or ())[0]


def manner_of(state: State, *, by_dice: bool = False) -> Manner:
    """How names are drawn by the house rules in force."""
    manner = Manner(by_dice)
    return manner._replace(
        qualifier_count=_setting(state, HOUSE + "qualifier_count")
        or manner.qualifier_count,
        contradictory_names=_setting(state, HOUSE + "contradictory_names")
        or manner.contradictory_names,
    )


def _setting(state: State, key: str) -> Any:
    literal = state.setting(key)
    return None if literal is None else wire.loads(literal)


def _wish(lists: Lists, lang: str, asked: Asked) -> tuple[Wish, list[dict[str, Any]]]:
    """What was given by hand; a qualifier that was given twice counts once."""
    given = [lookup.qualifier(lists, word) for word in asked.qualifiers]
    once = tuple(dict.fromkeys(given))
    warnings = [
        warning("names.twice", rule="MED-NAME-13", word=_word(qualifier, lang))
        for qualifier in once
        if given.count(qualifier) > 1
    ]
    noun = lookup.noun(lists, asked.noun) if asked.noun is not None else None
    return Wish(noun, once, asked.qualifier_count).checked(), warnings


def _jarring(drawn: Sequence[Name], lang: str) -> list[dict[str, Any]]:
    """A warning for every pair that jars: given by hand, or by a person's dice."""
    found = dict.fromkeys(c for name in drawn for c in clashes(name) if c.warned)
    return [
        warning(
            f"names.{clash.kind}",
            rule="MED-NAME-21",
            one=_word(clash.one, lang),
            other=_word(clash.other, lang),
        )
        for clash in found
    ]


def _word(word: Noun | Qualifier, lang: str) -> str:
    return word.fr if lang == "fr" else word.en
