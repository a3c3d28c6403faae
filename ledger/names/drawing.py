"""Drawing a name: which dice are rolled, how often, and what is drawn again."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from ledger.dice import d
from ledger.errors import Refused
from ledger.names import tables
from ledger.names.clashes import clashes
from ledger.names.words import Name
from ledger.questions import Throw
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.dice import Die
    from ledger.names.repeats import Taken
    from ledger.names.words import Lists, Noun, Qualifier
    from ledger.table import Table

DRAWING = tables.DRAWING
COUNTS = tables.QUALIFIER["how_many"]
MOST = max(COUNTS)
PATIENCE = 1_000  # failed draws before one is made among the names that are left


class Wish(NamedTuple):
    """What was given by hand; the rest is drawn.

    Attributes:
        noun: the noun, if it was given.
        qualifiers: the qualifiers that were given, each once.
        many: how many qualifiers the name is to have; None where that is open.
    """

    noun: Noun | None = None
    qualifiers: tuple[Qualifier, ...] = ()
    many: int | None = None

    def checked(self) -> Wish:
        """The wish itself; refused if no name can fulfil it."""
        most = max(self.many or 0, len(self.qualifiers))
        if most > MOST or self.many == 0:
            facts = {"count": most, "most": MOST}
            raise Refused("rule", "names.count", rule="MED-NAME-02", **facts)
        if self.many and self.many < len(self.qualifiers):
            facts = {"count": self.many, "given": len(self.qualifiers)}
            raise Refused("rule", "names.fewer", rule="MED-NAME-02", **facts)
        return self

    @property
    def name(self) -> Name | None:
        """The name, where nothing is left to draw."""
        open_count = self.many or len(self.qualifiers)
        if self.noun and open_count and open_count == len(self.qualifiers):
            return Name(self.noun, self.qualifiers)
        return None


class Manner(NamedTuple):
    """How names are drawn: the dice, and the house rules with the same names.

    Attributes:
        by_dice: whether with several six-sided dice, as people have them.
        qualifier_count: "player", or how many qualifiers are drawn.
        contradictory_names: what becomes of jarring pairs that a person's dice
        have drawn: "warn", "allow", "reroll".
    """

    by_dice: bool = False
    qualifier_count: str = "player"
    contradictory_names: str = "warn"


def draw(table: Table, lists: Lists, wish: Wish, manner: Manner, taken: Taken) -> Name:
    """A name that is still free; it is taken from now on.

    The dice give the noun, the number of qualifiers, then each of them. A name drawn
    by the program never contains a jarring pair; one from a person's dice may.
    """
    given = wish.name
    if given and taken.holds(given):
        raise _none_left()
    name = given or _drawn(table, lists, wish, manner, taken)
    taken.add(name)
    return name


def _drawn(
    table: Table, lists: Lists, wish: Wish, manner: Manner, taken: Taken
) -> Name:
    for _ in range(PATIENCE):
        name = _once(table, lists, wish, manner)
        fits = _by_hand(table) or not jars(name, wish)
        if fits and not taken.holds(name):
            return name
    left = [
        name
        for name in every(lists, wish, manner)
        if not jars(name, wish) and not taken.holds(name)
    ]
    if not left:
        raise _none_left()
    return left[table.roll(None, "names.left", d(len(left)), 1)[0] - 1]


def _none_left() -> Refused:
    return Refused("out_of_stock", "names.none_left", rule="MED-NAME-14")


def _once(table: Table, lists: Lists, wish: Wish, manner: Manner) -> Name:
    """One name, not yet checked, but with no qualifier twice (MED-NAME-13)."""
    noun = (
        wish.noun or lists.nouns[_pick(table, "names.noun", len(lists.nouns), manner)]
    )
    qualifiers = list(wish.qualifiers)
    count = _count(table, wish, manner)
    jarring_again = manner.contradictory_names == "reroll"  # MED-AMB-NAME-3
    while len(qualifiers) < count:
        at = _pick(table, "names.qualifier", len(lists.qualifiers), manner)
        qualifier = lists.qualifiers[at]
        if qualifier in qualifiers:
            continue
        if jarring_again and _by_hand(table):
            name = Name(noun, (*qualifiers, qualifier))
            if any(c.warned and c.other == qualifier for c in clashes(name)):
                continue
        qualifiers.append(qualifier)
    return Name(noun, tuple(qualifiers))


def _count(table: Table, wish: Wish, manner: Manner) -> int:
    """The number of qualifiers: as given, by the house rule, or by a die."""
    by_rule: int | None = DRAWING["count_by_rule"].get(manner.qualifier_count)
    known = wish.many or len(wish.qualifiers) or by_rule
    if known:
        return known
    (face,) = table.roll(None, "names.count", _die(DRAWING["sides"]), 1)
    number: int = DRAWING["count_by_face"][face - 1]
    return number


def _pick(table: Table, why: str, many: int, manner: Manner) -> int:
    """A position in a list of `many` words, counted from 0."""
    if not manner.by_dice:
        return table.roll(None, why, _die(many), 1)[0] - 1
    sides = DRAWING["sides"]
    count = next(n for n in DRAWING["dice"] if sides**n >= many)
    # Numbers beyond the last whole multiple would favour the first words.
    fair = sides**count // many * many
    while True:
        number = 0
        for face in table.roll(None, why, _die(sides), count):
            number = number * sides + face - 1
        if number < fair:
            return number % many


@cache
def _die(sides: int) -> Die:
    return d(sides)


def _by_hand(table: Table) -> bool:
    """Whether the last dice were typed by a person."""
    last = table.given[-1]
    return isinstance(last, Throw) and last.how == "typed"


def jars(name: Name, wish: Wish) -> bool:
    """Whether a drawn word jars; pairs given by hand may stay (MED-NAME-20)."""
    found = clashes(name)
    if not found:
        return False
    given = (wish.noun, *wish.qualifiers)
    return any(c.one not in given or c.other not in given for c in found)


def every(lists: Lists, wish: Wish, manner: Manner) -> Iterator[Name]:
    """All names that a draw may produce, each once, whatever their word order."""
    rule = DRAWING["count_by_rule"].get(manner.qualifier_count)
    count = wish.many or len(wish.qualifiers) or rule
    more = [q for q in dict.fromkeys(lists.qualifiers) if q not in wish.qualifiers]
    for noun in (wish.noun,) if wish.noun else lists.nouns:
        for many in (count,) if count else COUNTS:
            for drawn in combinations(more, many - len(wish.qualifiers)):
                yield Name(noun, (*wish.qualifiers, *drawn))
