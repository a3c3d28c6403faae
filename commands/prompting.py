"""Asking at a terminal: the sheet, the prompt, and what is typed."""

from __future__ import annotations

import sys

from commands import keys
from commands.texts import questions, refusing
from ledger.errors import Misuse
from ledger.questions import RollQuestion, answered, checked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.texts import Words
    from ledger.questions import Choice, ChoiceQuestion, Missing, Question, Reply
    from ledger.state import State

UNKNOWN = "choice.unknown"


class Prompter:
    """Whoever sits at the terminal while one act is asked about.

    Attributes:
        begun: the faces that are typed of a throw that is not whole.
    """

    def __init__(self, words: Words) -> None:
        self.begun: list[int] = []
        self._words = words
        self._told: set[str] = set()
        self._again = False

    def answer(self, missing: Missing, state: State, *, back: bool = False) -> Reply:
        """What is answered, asked again until it is possible.

        `back`: whether the answer before may be taken back.

        Raises:
            keys.TakenBack: where the answer before is to be given again.
        """
        question = missing.question
        if not self._again:
            self.begun = list(missing.begun)
        self._again = False
        self._lay(question, state)
        while True:
            try:
                if isinstance(question, RollQuestion):
                    return self._thrown(question, state, back=back)
                return self._chosen(question, state)
            except Misuse as misuse:
                self._complain(misuse)

    def go_back(self, faces: tuple[int, ...]) -> None:
        """The answer before is asked for again, with all its faces but the last."""
        self.begun, self._again = list(faces[:-1]), True

    def _lay(self, question: Question, state: State) -> None:
        """The sheet: what the answer depends on, and what happened before, once."""
        if question.sheet is None:
            return
        from shutil import get_terminal_size

        from commands.blocks import Line
        from commands.show import talk
        from commands.texts.sheets import laid

        width = get_terminal_size().columns
        lines, told = laid(self._words, question.sheet(), state, self._told, width)
        self._told |= told
        talk([Line(text, style) for text, style in lines])

    def _thrown(self, question: RollQuestion, state: State, *, back: bool) -> Reply:
        if _short(question) and keys.ready():
            prompt = questions.prompt(self._words, question, (), state)
            die, many = question.die, question.many
            row = keys.Row(prompt, die, many, self.begun, self._complain)
            row.fill(back=back)
            faces, self.begun = self.begun, []
            return answered(question, faces, "typed")
        line = typed_line(
            questions.prompt(self._words, question, tuple(self.begun), state)
        )
        faces = [*self.begun, *_faces(line, question)]
        reply = answered(question, faces, "typed")
        self.begun = []
        return reply

    def _chosen(self, question: ChoiceQuestion, state: State) -> Reply:
        """A choice by its number, by its word, or as it is proposed."""
        if question.secret:
            return self._secret(question, state)
        line = typed_line(questions.prompt(self._words, question, (), state))
        if not line and question.proposed is not None:
            return checked(question, question.proposed)
        return _meant(question, line, self._words)

    def _secret(self, question: ChoiceQuestion, state: State) -> Reply:
        """A choice that nobody sees; what was typed amiss is not repeated either."""
        line = typed_unseen(f"{questions.prompt(self._words, question, (), state)} ")
        try:
            return _meant(question, line, self._words)
        except Misuse:
            raise Misuse("missing_choice", "choice.unseen") from None

    def _complain(self, misuse: Misuse) -> None:
        from commands.show import complain

        complain(*refusing.refused(self._words, misuse), self._words)


def typed_unseen(prompt: str) -> str:
    """A line that is typed without being shown."""
    if not keys.at_terminal():
        from getpass import getpass

        return getpass(prompt, sys.stderr).strip()
    with keys.unseen():
        line = typed_line(prompt.rstrip())
    print(file=sys.stderr)
    return line


def _meant(question: ChoiceQuestion, line: str, words: Words) -> Choice:
    """The answer that is meant by its number, by yes or no, or by its word."""
    numbered = question.numbered()
    if line in numbered:
        return checked(question, numbered[line])
    from commands.texts.vocabulary import agreed, chosen

    said = agreed(question.options, line)
    if said is not None:
        return checked(question, said)
    try:
        return checked(question, chosen(question.key, line, words.played))
    except Misuse as misuse:
        found = _begun(question, line, words) if misuse.key == UNKNOWN else {}
        if not found:
            raise
    if len(found) == 1:
        return checked(question, next(iter(found)))
    raise Misuse(
        "missing_choice",
        "ambiguous_name.begun",
        name=line,
        names=list(found.values()),
        choice=question.key,
        options=list(question.options),
    )


def _begun(question: ChoiceQuestion, line: str, words: Words) -> dict[str, str]:
    """The answers that begin so, in words or by their code, as they are told."""
    from commands.beginnings import begun

    told = {one: questions.answer(words, one) for one in question.options}
    return {one: text for one, text in told.items() if begun(line, (one, text))}


def typed_line(prompt: str) -> str:
    """A line that is typed behind a prompt."""
    print(prompt.rstrip(), end=" ", file=sys.stderr, flush=True)
    keys.attend()
    try:
        line = sys.stdin.readline()
    except UnicodeDecodeError:
        raise Misuse("usage", "usage.encoding") from None
    if not line:
        raise EOFError
    return line.strip()


def _faces(line: str, question: RollQuestion) -> list[int]:
    """Typed faces: apart, or in one row where no face has two digits."""
    from ledger.dice import typed

    groups = typed(line)
    numbers = [face for group in groups for face in group]
    if _short(question) and len(numbers) == 1 and question.many > 1:
        return [int(digit) for digit in line.strip()]
    return numbers


def _short(question: RollQuestion) -> bool:
    """Whether one key types a face; the ten of a ten-sided die is typed 0."""
    return max(question.die.faces) < 10 or question.die.name == "d10"
