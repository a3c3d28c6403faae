"""Puts the questions of a rule, throws and choices, to the user at the terminal."""

from __future__ import annotations

from commands.prompting import faces_in, prompter
from commands.texts import questions
from ledger.errors import Misuse, Refusal
from ledger.questions import ChoiceQuestion, RollQuestion, answered, checked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from commands.asked import Asked
    from commands.texts import Words
    from ledger.questions import Choice, Missing, Question, Reply, Sheet, Throw
    from ledger.reading.treasury import Secrets
    from ledger.state import State


UNKNOWN = "choice.unknown"


class Interview:
    """The questions of one act, asked until nothing is missing.

    Args:
        path: the command that asks.
        words: the language to ask in.
        throw: rolls dice that nobody at the table has.
        secrets: what the user may know of purses.

    Attributes:
        begun: the faces typed so far for an unfinished throw.
    """

    def __init__(
        self,
        path: str,
        words: Words,
        throw: Callable[[RollQuestion], Throw],
        secrets: Callable[[], Secrets],
    ) -> None:
        self.begun: list[int] = []
        self._throw = throw
        self._path = path
        self._words = words
        self._secrets = secrets
        self._prompter = prompter(words)
        self._told: set[str] = set()
        self._again = False

    def answer(self, missing: Missing, state: State, *, back: bool = False) -> Reply:
        """Asks until the answer is a possible one, and returns it.

        `back`: whether the previous answer may be taken back.

        Raises:
            keys.TakenBack: if the previous answer is to be given again.
        """
        question = missing.question
        if not self._again:
            self.begun = list(missing.begun)
        self._again = False
        self._lay(question, state)
        if isinstance(question, RollQuestion):
            if question.among or not question.die.common:
                return self._drawn(question, state, back=back)
            return self._thrown(question, state, back=back)
        return self._chosen(question, state, back=back)

    def go_back(self, faces: tuple[int, ...]) -> None:
        """Prepares to ask the previous question again, with all faces but the last."""
        self.begun, self._again = list(faces[:-1]), True

    def _lay(self, question: Question, state: State) -> None:
        """Shows the sheet: what the answer depends on and, once, what came before."""
        if question.sheet is None:
            return
        from commands.blocks import Line
        from commands.room import size
        from commands.texts.sheets import laid

        sheet, width = self._seen(question.sheet()), size().columns
        lines, laid_now = laid(self._words, sheet, state, self._told, width)
        self._told |= laid_now
        shown = [Line(text, style) for text, style in lines]
        for one in sheet.lines:
            if "after" in one.facts:
                from commands.hands import by_hand

                hides = self._secrets().hides
                shown += by_hand(**one.facts, words=self._words, hides=hides)
        self._prompter.tell(shown)

    def _seen(self, sheet: Sheet) -> Sheet:
        """A sheet without the contents of purses that are kept closed."""
        lines = (
            line._replace(facts={**line.facts, "entry": self._secrets().veil(entry)})
            if (entry := line.facts.get("entry"))
            else line
            for line in sheet.lines
        )
        return sheet._replace(lines=tuple(lines))

    def _asked(self, question: Question, state: State) -> Asked:
        asked = questions.asked(self._words, question, state)
        return asked._replace(path=self._path)

    def _thrown(self, question: RollQuestion, state: State, *, back: bool) -> Reply:
        die, many = question.die, question.many
        while True:
            asked = self._asked(question, state)
            kept = len(self.begun)
            try:
                self._prompter.faces(asked, die, many, self.begun, back=back)
                reply = answered(question, self.begun, "typed")
            except Misuse as misuse:
                del self.begun[kept:]
                self._prompter.complain(misuse)
            else:
                self.begun = []
                return reply

    def _drawn(self, question: RollQuestion, state: State, *, back: bool) -> Reply:
        """The answer to a draw by its name, or to a roll of a die that few people have.

        At an empty line, the program draws or rolls.
        """
        die, many = question.die, question.many
        names = [questions.drawn(self._words, one) for one in question.among]
        by_name = ChoiceQuestion(question.why, tuple(names), rule=question.rule)

        def read(line: str) -> Throw:
            if not line:
                return self._throw(question)
            if not names or line.isdigit():
                return answered(
                    question, [*self.begun, *faces_in(line, die, many)], "typed"
                )
            one = meant(by_name, line, self._words).value
            return answered(question, [names.index(one) + 1], "typed")

        reply = self._prompter.ask(self._asked(question, state), read, back=back)
        self.begun = []
        return reply

    def _chosen(self, question: ChoiceQuestion, state: State, *, back: bool) -> Reply:
        """A choice, by its number, by its word, or as proposed."""
        asked = self._asked(question, state)
        if question.secret:
            return self._secret(question, asked)

        def read(line: str) -> Choice:
            if not line and question.proposed is not None:
                return checked(question, question.proposed)
            return meant(question, line, self._words)

        return self._prompter.ask(asked, read, back=back)

    def _secret(self, question: ChoiceQuestion, asked: Asked) -> Reply:
        """A choice that is not shown; mistyped answers are not repeated either."""
        while True:
            try:
                return meant(question, self._prompter.unseen(asked), self._words)
            except Refusal:
                self._prompter.complain(Misuse("missing_choice", "choice.unseen"))


def meant(question: ChoiceQuestion, line: str, words: Words) -> Choice:
    """The answer meant by a number, by yes or no, or by a word."""
    numbered = question.numbered()
    if line in numbered:
        return checked(question, numbered[line])
    from commands.texts.vocabulary import agreed, chosen

    agreed_on = agreed(question.options, line)
    if agreed_on is not None:
        return checked(question, agreed_on)
    try:
        return checked(question, chosen(question.key, line, words.played))
    except Misuse as misuse:
        fitting = _begun(question, line, words) if misuse.key == UNKNOWN else {}
        if not fitting:
            raise
    if len(fitting) == 1:
        return checked(question, next(iter(fitting)))
    raise Misuse(
        "missing_choice",
        "ambiguous_name.begun",
        name=line,
        names=list(fitting.values()),
        choice=question.key,
        options=list(question.options),
    )


def _begun(question: ChoiceQuestion, line: str, words: Words) -> dict[str, str]:
    """The answers whose word or code begins with a line, by code, in words."""
    from commands.beginnings import begun

    shown = {one: questions.answer(words, one) for one in question.options}
    return {one: text for one, text in shown.items() if begun(line, (one, text))}
