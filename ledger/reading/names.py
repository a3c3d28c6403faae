"""New names for territories, which nothing in the campaign has yet."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.names import lookup
from ledger.names.drawing import Wish, draw
from ledger.names.repeats import Taken
from ledger.record import NamedTuple
from ledger.rules.game import Outcome, warning
from ledger.rules.medfan.naming import GRAMMAR, jarring, manner_of, shown, words_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.names.words import Lists, Name
    from ledger.state import State
    from ledger.table import Table


class Asked(NamedTuple):
    """The names that are asked for.

    Attributes:
        many: how many names.
        noun: the noun, if it is given.
        qualifiers: the qualifiers that are given.
        qualifier_count: how many qualifiers the names are to have, if that is given.
        by_dice: whether each word is drawn with several six-sided dice.
    """

    many: int = 1
    noun: str | None = None
    qualifiers: tuple[str, ...] = ()
    qualifier_count: int | None = None
    by_dice: bool = False


def names(table: Table, state: State, lang: str, asked: Asked) -> Outcome:
    """A number of names in one language, and warnings about them."""
    lists = words_of(state)
    wish, warnings = _wish(lists, lang, asked)
    manner = manner_of(state, by_dice=asked.by_dice)
    taken = Taken(state.named("territory").values())
    if wish.name and taken.holds(wish.name):
        repeated = GRAMMAR[lang].forms(wish.name).name
        raise Refused(
            "name_taken", "name_taken.territory", rule="MED-NAME-14", name=repeated
        )
    table.most *= asked.many  # each name may take as many rolls as an act
    drawn = [draw(table, lists, wish, manner, taken) for _ in range(asked.many)]
    if manner.contradictory_names != "allow":
        warnings += jarring(drawn, lang)
    result = {"names": [name_facts(name, lang) for name in drawn]}
    return Outcome(asked._asdict(), result, warnings=warnings)


def name_facts(name: Name, lang: str) -> dict[str, Any]:
    """A name as the answer holds it."""
    forms = GRAMMAR[lang].forms(name)
    return {
        "name": forms.name,
        "noun": shown(name.noun, lang),
        "qualifiers": [shown(qualifier, lang) for qualifier in name.qualifiers],
        "in_sentence": forms.in_sentence,
        "of": forms.of,
    }


def _wish(lists: Lists, lang: str, asked: Asked) -> tuple[Wish, list[dict[str, Any]]]:
    """What was given by hand; a qualifier given twice counts once."""
    given = [lookup.qualifier(lists, word, lang) for word in asked.qualifiers]
    once = tuple(dict.fromkeys(given))
    warnings = [
        warning("names.twice", rule="MED-NAME-13", word=shown(qualifier, lang))
        for qualifier in once
        if given.count(qualifier) > 1
    ]
    noun = lookup.noun(lists, asked.noun, lang) if asked.noun is not None else None
    return Wish(noun, once, asked.qualifier_count).checked(), warnings
