"""People who answer an act's questions, and can give the same answers again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from ledger.questions import Missing, RollQuestion, answered, checked

if TYPE_CHECKING:
    from collections.abc import Callable

    from ledger.acting.recorder import Answer, Recorder
    from ledger.questions import Question, Reply

# More questions than any act of these evenings asks.
MOST_QUESTIONS = 300


class Questioned:
    """Somebody who answers, and remembers the answers to give them again."""

    def __init__(self, said: list[Any] | None = None) -> None:
        self.said: list[Any] = [] if said is None else said
        self.left = None if said is None else list(said)

    def answer(self, data: Any, question: Any) -> Any:
        """Faces, or an option; the same as before if this was asked before."""
        if self.left is not None:
            return self.left.pop(0)
        if isinstance(question, RollQuestion):
            face = st.sampled_from(question.die.faces)
            found = data.draw(
                st.lists(face, min_size=question.many, max_size=question.many)
            )
        else:
            found = data.draw(st.sampled_from(question.options), label=question.key)
        self.said.append(found)
        return found

    def _reply(self, data: Any, question: Question) -> Reply:
        said = self.answer(data, question)
        if isinstance(question, RollQuestion):
            return answered(question, said, "typed")
        return checked(question, said)

    def through(
        self, data: Any, recorder: Recorder, act: Callable[[], Answer]
    ) -> Answer:
        """Answers an act to its end."""
        for _ in range(MOST_QUESTIONS):
            try:
                return act()
            except Missing as missing:
                recorder.replies.add(self._reply(data, missing.question))
        raise AssertionError("asked for ever")

    def some(
        self, data: Any, recorder: Recorder, act: Callable[[], Answer], many: int
    ) -> Answer | None:
        """Leaves an act after a number of questions, which are kept as a draft."""
        for _ in range(many):
            try:
                return act()
            except Missing as missing:
                recorder.answered(self._reply(data, missing.question))
        return None
