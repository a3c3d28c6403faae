"""What a rule may ask, how it is answered, and what is still missing."""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.naming import find, folded
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Any

    from ledger.dice import Die


class Throw(NamedTuple):
    """Dice that were rolled, as they are recorded.

    Attributes:
        who: whose dice, as an id; None where nobody in particular rolls.
        why: what they were rolled for, as a code.
        die: which die ("d6").
        faces: what they showed, in order.
        how: "typed", "thrown", "seeded" or "kept".
        origin: the entry whose faces were used again, or openly replaced.
    """

    who: str | None
    why: str
    die: str
    faces: tuple[int, ...]
    how: str
    origin: int | None = None

    def same_as(self, question: RollQuestion) -> bool:
        """Whether these faces answer the question."""
        asked = (question.why, question.die.name, question.many)
        return (self.why, self.die, len(self.faces)) == asked and _same_thrower(
            self.who, question.who, self.origin or 0
        )


def _same_thrower(before: str | None, now: str | None, since: int) -> bool:
    """Whether two ids are the same thrower: one taken back may later be made again.

    Its new id then ends in the number of an entry later than `since`.

    >>> _same_thrower("player:Bo", "player:Bo#5", 3)
    True
    >>> _same_thrower("figure:Bo.Ork#1", "figure:Bo.Ork#2", 30)
    False
    """
    if before is None or now is None or before == now:
        return before == now
    name, mark, entry = now.rpartition("#")
    if not mark or not entry.isdecimal() or int(entry) <= since:
        return False
    first, _, number = before.rpartition("#")
    return name == before or (name == first and number.isdecimal())


class SheetLine(NamedTuple):
    """One thing that the person who answers should know.

    Attributes:
        key: which thing, as a code; the words for it are the asking module's.
        facts: its content: numbers, codes, ids, or counts by kind.
    """

    key: str
    facts: Mapping[str, Any] = {}


class Sheet(NamedTuple):
    """What is shown to the person who answers a question: facts that decide nothing.

    Attributes:
        heading: what is going on.
        lines: what the answer depends on.
        before: what happened before; shown once to the people at the table.
    """

    heading: SheetLine
    lines: tuple[SheetLine, ...] = ()
    before: tuple[SheetLine, ...] = ()


class RollQuestion(NamedTuple):
    """A number of dice that somebody has to roll.

    Attributes:
        who: whose dice, as an id, or None.
        why: what they are rolled for, as a code.
        die: which die.
        many: how many of them.
        about: the thing that they are rolled for, by the name it has by then.
        among: what each face stands for, in a draw; `unknown:3` is the third of the
            undiscovered territories.
        sheet: makes the sheet for it, where somebody is asked.
        rule: the numbered rule by which they are rolled, where it matters.
    """

    who: str | None
    why: str
    die: Die
    many: int
    about: str | None = None
    among: tuple[str, ...] = ()
    sheet: Callable[[], Sheet] | None = None
    rule: str | None = None

    def faces(self, numbers: Sequence[int]) -> tuple[int, ...]:
        """Typed numbers as faces; refuses one that the die does not have."""
        try:
            return tuple(self.die.face(number) for number in numbers)
        except Misuse as misuse:
            misuse.rule = self.rule
            raise


class ChoiceQuestion(NamedTuple):
    """Something that a person has to decide.

    Attributes:
        key: what is chosen, as a code.
        options: the codes or ids to choose from.
        proposed: the usual option, if there is one.
        sheet: makes the sheet for it, where somebody is asked.
        rule: the numbered rule that bounds the options, if there is one.
        secret: whether the answer must not be seen by others at once.
        who: who decides, as an id; None where all do, or nobody in particular.
    """

    key: str
    options: tuple[str, ...]
    proposed: str | None = None
    sheet: Callable[[], Sheet] | None = None
    rule: str | None = None
    secret: bool = False
    who: str | None = None

    @property
    def counts(self) -> bool:
        """Whether the options are numbers, each of which is typed as itself."""
        return any(option.isdigit() for option in self.options)

    def numbered(self) -> dict[str, str]:
        """What each typed number means; a single option that is not a number is 0."""
        if not self.counts:
            return {str(at): option for at, option in enumerate(self.options, 1)}
        numbers = {option: option for option in self.options if option.isdigit()}
        others = [option for option in self.options if option not in numbers]
        return numbers if len(others) != 1 else {"0": others[0], **numbers}


Question = RollQuestion | ChoiceQuestion


class Choice(NamedTuple):
    """What a person decided.

    Attributes:
        key: what was chosen, as a code.
        value: the code or id that was chosen.
    """

    key: str
    value: str


Reply = Throw | Choice
# The result of typed dice is confirmed before it is written, or the last is retyped.
BOOK, MEND = "book", "mend"
LEAGUE = "league"  # how questions begin that a shared campaign adds
# Whether the dice of a dropped act are used again.
DROPPED, SAME, ANEW = "dropped", "same", "anew"


class Missing(Exception):  # noqa: N818 - a question, not an error
    """The rule cannot go on until somebody has answered.

    `begun` holds the faces of this throw that have already been typed.
    """

    def __init__(self, question: Question, begun: tuple[int, ...] = ()) -> None:
        super().__init__(question, begun)
        self.question = question
        self.begun = begun


def answered(question: RollQuestion, numbers: Sequence[int], how: str) -> Throw:
    """The throw that typed numbers make; refuses impossible faces."""
    if len(numbers) != question.many:
        raise Misuse(
            "bad_dice",
            "bad_dice.count",
            rule=question.rule,
            count=question.many,
            die=question.die.name,
            typed=len(numbers),
        )
    faces = question.faces(numbers)
    return Throw(question.who, question.why, question.die.name, faces, how)


def checked(question: ChoiceQuestion, value: str) -> Choice:
    """The option that a word means, found as any name is; a refusal lists them."""
    options = {option: option for option in question.options}
    asked: dict[str, Any] = {"choice": question.key, "options": list(options)}
    try:
        return Choice(question.key, find("choice", value, options))
    except Refused as refused:
        # Not a final refusal: at a prompt it is asked again.
        key, facts = refused.key, {"name": value, **refused.facts}
        if refused.code == "unknown_name":
            key, facts = "choice.unknown", {"value": value, "near": facts["near"]}
        facts |= asked
        raise Misuse("missing_choice", key, rule=question.rule, **facts) from None


def typed_for(question: ChoiceQuestion, keys: Iterable[str]) -> str | None:
    """The typed key that means this question, if there is one; a key may hold a name.

    What follows the first dot may be left out: `heir` is the first heir asked for.
    """
    typed = list(keys)
    if question.key in typed:
        return question.key
    for plain in (folded(question.key), folded(question.key.partition(".")[0])):
        for key in typed:
            if folded(key) == plain:
                return key
    return None
