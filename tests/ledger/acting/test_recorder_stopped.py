"""An act that is stopped in the middle: what is kept of it, and for how long."""

from __future__ import annotations

import pytest

from ledger.acting import act_named
from ledger.acting.answer import Options
from ledger.acting.recorder import Recorder
from ledger.errors import FileTrouble, Refused
from ledger.questions import BOOK, MEND, Choice, ChoiceQuestion, Missing, Throw
from ledger.rules.game import Outcome
from ledger.store import drafts
from tests.laws.evening import Evening, stopped
from tests.ledger.rules.fief.positions import text, village
from tests.ledger.rules.fief.war.board import comer, waiting

CHOICE = Choice("tie", "Anne")
TYPED = Throw(None, "roll", "d6", (5,), "typed")
THROWN = TYPED._replace(how="thrown")
NOTHING = Outcome({}, {})


def halted(begun, *replies, kind="note", **options):
    """A recorder whose act has stopped at a question, after these answers."""
    recorder = begun.recorder(**options)

    def decide(_):
        raise Missing(ChoiceQuestion("end", ("a", "b")))

    stopped(recorder.act, kind, {"remark": "x"}, decide)
    recorder.replies.said = list(replies)
    return recorder


# To keep it ----------------------------------------------------------------------------


def test_each_answer_is_kept_at_once(begun):
    """The draft says which act it is, and what has been answered."""
    recorder = halted(begun)
    for many, reply in enumerate((CHOICE, TYPED), start=1):
        recorder.answered(reply)
        (draft,) = begun.drafts
        assert (draft["id"], draft["kind"], draft["asked"]) == (
            1,
            "note",
            {"remark": "x"},
        )
        assert len(draft["replies"]) == many
        assert recorder.replies.draft == 1
    assert draft["replies"] == [list(CHOICE), [None, "roll", "d6", [5], "typed", None]]
    assert draft["options"]["dice"] is None


def test_what_has_no_answer_yet_is_not_kept(begun):
    """Unless some faces of a throw have been typed."""
    recorder = halted(begun)
    assert (recorder.save(), begun.drafts) == (None, [])
    recorder.replies.begun = (5,)
    assert recorder.save() == recorder.replies.draft == 1
    assert begun.drafts[0]["options"]["dice"] == "5"


@pytest.mark.parametrize("kind", ["undo", "redo"])
def test_an_undo_is_not_kept(begun, kind):
    """There is nothing in it to resume."""
    recorder = halted(begun, CHOICE, kind=kind)
    assert (recorder.save(), begun.drafts) == (None, [])


def test_what_is_only_shown_is_not_kept(begun):
    """Nor a line of a script, nor what needs no campaign."""
    assert halted(begun, CHOICE, dry_run=True).save() is None
    recorder = halted(begun, CHOICE)
    recorder.present = begun.state
    assert recorder.save() is None
    recorder = Recorder(None, Options())
    recorder.answered(CHOICE)
    assert (recorder.save(), begun.drafts) == (None, [])


@pytest.mark.parametrize(
    ("replies", "kept"),
    [((), None), ((CHOICE,), None), ((TYPED,), None), ((CHOICE, THROWN), 1)],
)
def test_who_cannot_be_asked_leaves_only_dice_that_were_rolled(begun, replies, kept):
    """Trying again would be a secret re-roll otherwise."""
    assert halted(begun, *replies).leave() == kept
    assert len(begun.drafts) == (kept or 0)


def test_a_draft_ends_with_its_act(begun):
    """Once it is written it need not be resumed; others stay."""
    halted(begun, CHOICE, kind="pay").save()
    recorder = halted(begun, CHOICE)
    assert recorder.save() == 2
    recorder.act("note", {}, lambda _: NOTHING)
    assert [one["id"] for one in begun.drafts] == [1]


def test_a_dry_run_leaves_the_draft(begun):
    """Nothing has been done."""
    halted(begun, CHOICE).save()
    recorder = begun.recorder(dry_run=True)
    recorder.replies.draft = 1
    recorder.act("note", {}, lambda _: NOTHING)
    assert [one["id"] for one in begun.drafts] == [1]


# To go back ----------------------------------------------------------------------------


def test_the_last_answer_is_taken_back(begun):
    """The draft has the others; it goes with the first."""
    recorder = halted(begun)
    recorder.answered(CHOICE)
    recorder.answered(TYPED)
    assert recorder.take_back() == TYPED
    assert [one["replies"] for one in begun.drafts] == [[list(CHOICE)]]
    assert recorder.replies.draft == 1
    assert recorder.take_back() == CHOICE
    assert (begun.drafts, recorder.replies.draft) == ([], None)
    recorder.answered(CHOICE)
    assert [one["id"] for one in begun.drafts] == [1]


@pytest.mark.parametrize("present", [False, True])
def test_a_draft_stays_where_nothing_is_written(begun, present):
    """In a dry run, and in a script, whose transaction is another one."""
    halted(begun, CHOICE).save()
    recorder = begun.recorder(dry_run=not present)
    recorder.present = begun.state if present else None
    recorder.replies.draft = 1
    recorder.replies.add(CHOICE)
    assert recorder.take_back() == CHOICE
    assert (len(begun.drafts), recorder.replies.draft) == (1, 1)


def test_what_was_never_kept_can_be_taken_back(begun):
    """There is no draft then."""
    recorder = halted(begun)
    recorder.replies.add(CHOICE)
    assert recorder.take_back() == CHOICE
    assert (recorder.replies.draft, recorder.replies.said) == (None, [])


# To end it -----------------------------------------------------------------------------


def test_a_refused_act_of_choices_leaves_nothing(begun):
    """They were made just now, and lead nowhere."""
    recorder = halted(begun)
    recorder.answered(CHOICE)
    refusal = Refused("rule")
    recorder.refused(refusal)
    assert (begun.drafts, recorder.replies.draft, refusal.facts) == ([], None, {})


@pytest.mark.parametrize(
    ("reply", "refusal"), [(TYPED, Refused("rule")), (CHOICE, FileTrouble("locked"))]
)
def test_a_refused_act_that_may_still_be_done_stays(begun, reply, refusal):
    """It holds dice, or only the file gave trouble; the refusal names the draft."""
    recorder = halted(begun)
    recorder.answered(reply)
    recorder.refused(refusal)
    assert (len(begun.drafts), recorder.replies.draft) == (1, 1)
    assert refusal.facts == {"draft": 1}


def test_a_refusal_that_names_a_draft_goes_on_naming_it(begun):
    """So does one of an act without any."""
    recorder = halted(begun)
    recorder.answered(TYPED)
    refusal, other = Refused("rule", draft=7), Refused("rule")
    recorder.refused(refusal)
    halted(begun).refused(other)
    assert (refusal.facts, other.facts) == ({"draft": 7}, {})


@pytest.mark.parametrize("dry", [False, True])
@pytest.mark.parametrize("present", [False, True])
def test_a_draft_without_dice_is_forgotten(begun, dry, present):
    """No entry records it; a dry run only shows it."""
    halted(begun, CHOICE).save()
    recorder = begun.recorder(dry_run=dry)
    recorder.present = begun.state if present else None
    if present:
        with begun.book.writing():
            answer = recorder.forget(1, "note")
    else:
        answer = recorder.forget(1, "note")
    assert answer.result == {"dropped": 1, "kind": "note"}
    assert (answer.entry, answer.warnings, answer.written) == (None, [], False)
    assert (answer.state, len(begun.drafts)) == (begun.state, dry)
    assert begun.head[0] == 2


# What an entry keeps for doing it again ------------------------------------------------


def test_an_entry_keeps_the_words_and_choices_of_its_act(begun):
    """Not its remark, nor what was not said, nor what does not concern the act."""
    begun.act("pay", "bank", "Anne", 5, "a horse")
    begun.act("roll", "2d6")
    recorder = begun.recorder()
    keys = ("tie", "book", "dropped.3", "league.others.4", "booked.x")
    recorder.replies.said = [Choice(key, "a") for key in keys]
    recorder.replies.of = 4

    def decide(scene):
        for key in keys:
            scene.table.choose(key, ("a", "b"))
        return NOTHING

    recorder.act("note", {"remark": "x"}, decide)
    paid, rolled, noted = begun.entries[2:]
    assert paid.said == {"words": {"source": "bank", "target": "Anne", "amount": 5}}
    assert rolled.said == {"words": {"expression": "2d6"}}
    assert noted.said == {"choices": [["tie", "a"], ["booked.x", "a"]], "of": 4}
    recorder = begun.recorder()
    recorder.act("dreamt", {"remark": "x"}, lambda _: NOTHING)
    assert begun.entries[-1].said == {}


# The result of a battle ----------------------------------------------------------------

BOARD = (
    village("Vaux", "Bruno", "Bruno.v1=1")
    + waiting("Vaux", "Bourg", "Anne.v1=2")
    + comer("Arnaud", "Anne", "Vaux", "Bourg")
)
BATTLE = ("Vaux", ["Anne"], ["Bruno"])


@pytest.fixture
def fief(tmp_path):
    """Anne is before the village of Vaux, in the combat phase."""
    one = Evening(
        str(tmp_path / "f.db"), game="fief", position=text(BOARD, phase="combat")
    )
    yield one
    one.close()


def fought(recorder, *, kind="fief battle"):
    """Fights, typing a 6 for each die; the first question that is not for dice."""
    while True:
        try:
            return act_named(kind)(recorder, *BATTLE)
        except Missing as missing:
            asked = missing.question
            if isinstance(asked, ChoiceQuestion):
                if asked.key == BOOK:
                    return asked
                recorder.replies.add(Choice(asked.key, asked.proposed))
                continue
            faces = (6,) * asked.many
            recorder.replies.add(Throw(*asked[:2], asked.die.name, faces, "typed"))


def test_a_battle_whose_dice_were_typed_is_shown_before_it_is_written(fief):
    """The last face can still be mended: nobody could see that it was the last."""
    recorder = fief.recorder(dice="ask", asks=True)
    question = fought(recorder)
    assert (question.options, question.proposed) == ((BOOK, MEND), BOOK)
    sheet = question.sheet()
    assert sheet.heading.key == "book.act"
    (line,) = sheet.lines
    assert (line.key, line.facts["entry"].kind) == ("act", "fief battle")
    after = fief.state.apply(line.facts["entry"].effects)
    assert (line.facts["after"], fief.head[0]) == (after, 1)
    recorder.replies.add(Choice(BOOK, BOOK))
    answer = fought(recorder)
    assert (answer.written, answer.state) == (True, after)
    asked = [key for key, _ in answer.entry.said.get("choices", ())]
    assert BOOK not in asked


@pytest.mark.parametrize("dry", [False, True])
def test_other_results_need_no_confirmation(fief, dry):
    """Of dice that came with the command, and of what is only shown."""
    if dry:
        answer = fought(fief.recorder(dice="ask", asks=True, dry_run=True))
    else:
        answer = fief.act("fief battle", *BATTLE, dice="6 6", asks=True)
    assert answer.written is not dry


def test_a_roll_that_was_typed_needs_none(begun):
    """Only battles are shown."""
    recorder = begun.recorder(dice="ask", asks=True)
    stopped(act_named("roll"), recorder, "d6")
    recorder.replies.add(TYPED)
    assert act_named("roll")(recorder, "d6").written
    assert drafts.drafts(begun.book) == []
