"""The table that answers a rule's questions: throws and choices.

A rule asks `roll` and `choose`. What is not known yet raises `Missing`; the rule
is then run again with one more answer. One mechanism serves dice typed with the
command, choices given with it, prompts, a dry run and the resumption of an act
that was stopped in the middle.
"""

from __future__ import annotations

from ledger.errors import Misuse, Refusal
from ledger.questions import (
    ANEW,
    DROPPED,
    SAME,
    Choice,
    ChoiceQuestion,
    Missing,
    RollQuestion,
    Sheet,
    SheetLine,
    Throw,
    answered,
    checked,
    typed_for,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from typing import NoReturn

    from ledger.dice import Die
    from ledger.questions import Question, Reply

# A rule that never stops asking is a fault of the rule, or a die that never
# stops exploding.
MOST_THROWS = 10_000


class Table:
    """Answers the questions of one act, in the order in which they are asked.

    Args:
        replies: what was answered before (at a prompt, or before a stop).
        typed: groups of typed faces, as `dice.typed` reads them.
        choices: what was chosen with the command, by key.
        kept: throws that were taken back and must be used again.
        anew: whether such throws are openly replaced by new ones.
        dropped: the entries of dropped acts; whether their dice are used is asked.
        throw: a hand that rolls dice; None where they must be typed or asked for.
        how: how that hand rolls, "thrown" or "seeded".
        ruled: whether the referee has overruled refusals by a rule.
        asks: whether somebody can be asked about optional choices, too.
    """

    def __init__(  # noqa: PLR0913 - said by their names
        self,
        replies: Sequence[Reply] = (),
        *,
        typed: Sequence[Sequence[int]] | None = None,
        choices: dict[str, str] | None = None,
        kept: Sequence[Throw] = (),
        anew: bool = False,
        dropped: Collection[int] = (),
        throw: Callable[[Die], int] | None = None,
        how: str = "thrown",
        ruled: bool = False,
        asks: bool = False,
    ) -> None:
        self.asks = asks
        self.given: list[Reply] = []
        self.overruled: list[Refusal] = []
        self.differs: list[tuple[Throw, Throw]] = []
        self.passed: list[Throw] = []
        self.unasked: list[Throw] = []
        self.unused = list(replies)
        self._first: list[Callable[[], object]] = []
        self._groups = [list(group) for group in typed or ()]
        self._typed = any(self._groups)
        self.choices = dict(choices or {})
        self.kept = list(kept)
        self._anew = anew
        self._dropped = dropped
        self._again: dict[int | None, bool] = {}  # what was answered about those
        self._throw = throw
        self._how = how
        self._ruled = ruled
        self.most = MOST_THROWS

    @property
    def throws(self) -> list[Throw]:
        """All recorded dice, in order; those that nobody asked for come last."""
        replies = [*self.given, *self.unused]
        return [r for r in replies if isinstance(r, Throw)] + self.unasked

    @property
    def ruled(self) -> bool:
        """Whether the referee has overruled refusals by a rule."""
        return self._ruled

    @property
    def chosen(self) -> dict[str, str]:
        """All choices made so far, by key."""
        return {r.key: r.value for r in self.given if isinstance(r, Choice)}

    def first(self, check: Callable[[], object]) -> None:
        """Adds a check to make before anybody is asked or a die is rolled: of a purse."""
        self._first.append(check)

    def roll(
        self,
        who: str | None,
        why: str,
        die: Die,
        count: int,
        *,
        about: str | None = None,
        among: Sequence[str] = (),
        sheet: Callable[[], Sheet] | None = None,
        rule: str | None = None,
    ) -> tuple[int, ...]:
        """The faces of a number of dice: recorded, typed, used again or rolled now."""
        if len(self.given) >= self.most:
            raise Misuse("usage", "roll.endless")
        if self._throw and not (self._typed or self.unused or self.kept):
            # Nothing is known of it beforehand; names take thousands of such throws.
            if self._first:
                self._look()
            faces: tuple[int, ...]
            if count == 1:
                faces = (self._throw(die),)
            else:
                faces = tuple([self._throw(die) for _ in range(count)])
            self.given.append(Throw(who, why, die.name, faces, self._how))
            return faces
        question = RollQuestion(who, why, die, count, about, tuple(among), sheet, rule)
        again = self._serves(question)
        throw = self._replied(question) or self._answer(question, again=again)
        if throw is None:
            raise self._missing(question)
        if throw.how != "kept":
            throw = self._besides(question, throw, again=again)
        # Kept faces may be those of someone who was taken back and is made again.
        if throw.who != question.who:
            throw = throw._replace(who=question.who)
        self.given.append(throw)
        return throw.faces

    def choose(
        self,
        key: str,
        options: Sequence[str],
        *,
        proposed: str | None = None,
        sheet: Callable[[], Sheet] | None = None,
        rule: str | None = None,
        secret: bool = False,
        who: str | None = None,
    ) -> str:
        """What was chosen among the options; a single option needs no choice."""
        if len(options) == 1:
            return options[0]
        question = ChoiceQuestion(
            key, tuple(options), proposed, sheet, rule, secret, who
        )
        answer = self._chosen(question)
        if answer is None and (typed := typed_for(question, self.choices)) is not None:
            answer = checked(question, self.choices.pop(typed))
        if answer is None:
            raise self._missing(question)
        self.given.append(answer)
        return answer.value

    def wish(
        self,
        key: str,
        options: Sequence[str],
        *,
        proposed: str | None = None,
        sheet: Callable[[], Sheet] | None = None,
        who: str | None = None,
    ) -> str:
        """What was chosen where one may choose; the first option if nobody can answer.

        An answer that came with the command counts even so.
        """
        question = ChoiceQuestion(key, tuple(options))
        answered = typed_for(question, self.choices) is not None or any(
            isinstance(reply, Choice) and reply.key == key for reply in self.unused
        )
        if not (self.asks or answered):
            return options[0]
        usual = proposed or options[0]
        return self.choose(key, options, proposed=usual, sheet=sheet, who=who)

    def object(self, refusal: Refusal) -> None:
        """Raises a rule's refusal, or notes it if the referee has overruled it."""
        if not self._ruled:
            raise refusal
        self.overruled.append(refusal)

    def lack(self, refusal: Refusal) -> NoReturn:
        """Raises the refusal of a missing word, unless a first check refuses before."""
        self._look()
        raise refusal

    @property
    def left(self) -> list[list[int]]:
        """The groups of typed faces that no throw has used yet."""
        return [group for group in self._groups if group]

    def close(self) -> None:
        """Refuses faces and choices that were given but never asked for."""
        left = sum(len(group) for group in self._groups)
        if left:
            used = sum(len(t.faces) for t in self.throws if t.how == "typed")
            key = "bad_dice.many" if used else "bad_dice.none"
            raise Misuse("bad_dice", key, left=left, used=used)
        if self.choices:
            raise Misuse("usage", "choice.unasked", key=next(iter(self.choices)))

    def _missing(self, question: Question, begun: tuple[int, ...] = ()) -> Missing:
        """The exception that asks the question, unless a first check refuses."""
        self._look()
        return Missing(question, begun)

    def _look(self) -> None:
        for check in self._first:
            check()

    def _replied(self, question: RollQuestion) -> Throw | None:
        """The first recorded reply that answers this question.

        If others have written meanwhile, the rule may ask something different; what is
        not asked for in the end stays visible among the throws.
        """
        for reply in self.unused:
            if isinstance(reply, Throw) and reply.same_as(question):
                self.unused.remove(reply)
                return reply
        return None

    def _chosen(self, question: ChoiceQuestion) -> Choice | None:
        """The first recorded choice that is still possible."""
        for reply in self.unused:
            if (
                isinstance(reply, Choice)
                and reply.key == question.key
                and reply.value in question.options
            ):
                self.unused.remove(reply)
                return reply
        return None

    def _serves(self, question: RollQuestion) -> bool:
        """Whether kept faces are used again; for a dropped act, somebody decides."""
        if self._anew or self._typed or not self._dropped:
            return not self._anew
        kept = next((one for one in self.kept if one.same_as(question)), None)
        if kept is None:
            return True
        entry = kept.origin
        if entry in self._dropped and entry not in self._again:
            faces = " ".join(map(str, kept.faces))
            facts = {"seq": entry, "faces": faces, "die": kept.die}
            answer = self.choose(
                f"{DROPPED}.{entry}",
                (SAME, ANEW),
                proposed=SAME,
                sheet=lambda: Sheet(SheetLine("dropped.dice", facts)),
                who=question.who,
            )
            self._again[entry] = answer == SAME
        return self._again.get(entry, True)

    def _answer(self, question: RollQuestion, *, again: bool) -> Throw | None:
        if self._typed:
            return self._type(question)
        kept = self._take_kept(question) if again and self.kept else None
        if kept:
            return kept
        if self._throw is None:
            return None
        self._look()
        faces = tuple(self._throw(question.die) for _ in range(question.many))
        return Throw(question.who, question.why, question.die.name, faces, self._how)

    def _besides(self, question: RollQuestion, throw: Throw, *, again: bool) -> Throw:
        """Notes faces that differ from the kept ones, which they replace for good."""
        kept = self._take_kept(question) if self.kept else None
        if kept is None:
            return throw
        if not again:
            self.passed.append(kept)
        elif throw.faces != kept.faces:
            self.differs.append((throw, kept))
        return throw._replace(origin=kept.origin)

    def _take_kept(self, question: RollQuestion) -> Throw | None:
        for index, throw in enumerate(self.kept):
            if throw.same_as(question):
                return self.kept.pop(index)
        return None

    def _type(self, question: RollQuestion) -> Throw | None:
        while self._groups and not self._groups[0]:
            self._groups.pop(0)
        if not self._groups:
            return None
        group = self._groups[0]
        numbers = group[: question.many]
        del group[: question.many]
        if len(numbers) < question.many:
            # A bar in the middle of a throw, or too few faces at the end.
            if len(self._groups) > 1:
                raise Misuse(
                    "bad_dice",
                    "bad_dice.bar",
                    rule=question.rule,
                    count=question.many,
                    die=question.die.name,
                    typed=len(numbers),
                )
            # A face that the die does not have is refused before the rest is asked for.
            raise self._missing(question, question.faces(numbers))
        return answered(question, numbers, "typed")
