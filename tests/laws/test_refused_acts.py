"""An act that is refused after it has asked leaves no draft behind, or says so."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from commands.execution import settled
from commands.interview import Interview
from commands.texts import Words, refusing
from ledger import journal
from ledger.acting import act_named
from ledger.acting.answer import Options
from ledger.acting.recorder import Recorder
from ledger.dice import Hand
from ledger.errors import FileTrouble, Refusal, Refused
from ledger.questions import ChoiceQuestion, answered, checked
from tests.laws.test_each_kind import SAMPLES

KINDS = pytest.mark.parametrize("kind", sorted(set(SAMPLES) - {"drop"}))
KEPT = {
    "en": "your answers are kept: `resume {}`",
    "fr": "vos réponses sont conservées\u00a0: `resume {}`",
}


@pytest.fixture
def people(monkeypatch):
    """Somebody who picks the first option and rolls; keeps a list of the questions."""
    asked, hand = [], Hand(7)

    def answer(_, missing, _state, *, back=False):
        question = missing.question
        asked.append(type(question))
        if isinstance(question, ChoiceQuestion):
            return checked(question, question.options[0])
        faces = [hand(question.die) for _ in range(question.many)]
        return answered(question, faces, "typed")

    monkeypatch.setattr(Interview, "answer", answer)
    return asked


@pytest.mark.parametrize(
    "trouble", [Refused("rule", "redo.nothing"), FileTrouble("busy")]
)
@KINDS
def test_a_refused_act_leaves_no_draft_or_says_so(
    evening, people, monkeypatch, kind, trouble
):
    """Only dice stay, or a draft that could not be written; both are reported."""
    prepare, words = SAMPLES[kind]
    prepare(evening)

    def refused(*_):
        raise type(trouble)(trouble.code, trouble.key)

    monkeypatch.setattr(journal, "check", refused)
    recorder = Recorder(evening.book, Options(dice="ask", terminal=True, asks=True))
    call = SimpleNamespace(path=kind, words=Words("en"), opened=evening.book)
    before = evening.drafts
    with pytest.raises(Refusal) as caught:
        settled(call, recorder, lambda: act_named(kind)(recorder, *words))
    left = [draft["id"] for draft in evening.drafts if draft not in before]
    told = {lang: refusing.refused(Words(lang), caught.value)[1] or "" for lang in KEPT}
    lasts = ChoiceQuestion not in people or isinstance(trouble, FileTrouble)
    assert bool(left) == bool(people and (lasts or set(people) != {ChoiceQuestion}))
    for lang, text in told.items():
        assert [KEPT[lang].format(one) in text for one in left] == [True] * len(left)
        assert ("resume" in text) == bool(left)
