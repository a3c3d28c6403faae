"""Acts that stop in the middle, and rolls that are used again."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ledger import dice
from ledger.acting import act_named
from ledger.errors import Misuse, Refused
from ledger.questions import Choice, Missing, Throw, answered
from ledger.rules.game import Outcome
from tests.laws.evening import stopped

D6 = dice.d(6)


def duel(recorder, player):
    """An act with everything: a roll, a choice, and another roll that depends on it."""

    def decide(scene):
        who = scene.state.find("player", player)
        first = scene.table.roll(who, "strike", D6, 2)
        mercy = scene.table.choose("mercy", ["yes", "no", "ransom"])
        more = scene.table.roll(who, mercy, D6, 1) if mercy != "yes" else ()
        told = {"player": who, "first": first, "mercy": mercy, "more": more}
        return Outcome({"player": who}, told)

    return recorder.act("duel", {"player": player}, decide)


@pytest.fixture(autouse=True)
def _duels(monkeypatch):
    known = act_named
    found = lambda kind: duel if kind == "duel" else known(kind)  # noqa: E731
    monkeypatch.setattr("ledger.acting.drafts.act_named", found)


def fight(evening, **options):
    """One of Anne's duels."""
    return duel(evening.recorder(**options), "Anne")


def answer(missing):
    """What somebody at the table answers to a question."""
    question = missing.question
    if missing.question.__class__.__name__ == "ChoiceQuestion":
        return Choice("mercy", "no")
    return answered(question, [3] * question.many, "typed")


def content(answer):
    """An entry without its number and time."""
    return answer.entry._replace(seq=0, at="", hash="")


@pytest.mark.parametrize("kills", [{0}, {1}, {2}, {0, 1}, {1, 2}, {0, 1, 2}])
def test_a_draft_killed_at_any_prompt_is_taken_up_again(evening, kills):
    """The same entry is written as without a stop, and no draft is left."""
    whole = fight(evening, dice="3 3 | 3", choices={"mercy": "no"})
    recorder = evening.recorder(dice="ask", asks=True)
    go_on = lambda: duel(recorder, "Anne")  # noqa: E731
    for prompt in range(4):
        try:
            done = go_on()
            break
        except Missing as missing:
            recorder.answered(answer(missing))
            if prompt in kills:  # the process is gone; another one takes it up
                evening.reopen()
                recorder, go_on = acting_again(evening)
    assert content(done) == content(whole)
    assert evening.drafts == []


def acting_again(evening):
    """A fresh recorder for the only draft."""
    from ledger.acting.drafts import taken_up

    return taken_up(evening.recorder(dice="ask", asks=True), None)


@pytest.mark.parametrize("before", ["answer", "question"])
def test_what_came_with_the_command_is_not_asked_again(evening, before):
    """Faces and choices given with the command survive a stop."""
    recorder = evening.recorder(dice="5 4", choices={"mercy": "ransom"}, asks=True)
    missing = stopped(duel, recorder, "Anne")
    assert (missing.question.why, missing.question.many) == ("ransom", 1)
    if before == "answer":
        recorder.answered(answered(missing.question, [2], "typed"))
        done = evening.resume()
    else:
        assert recorder.save() == 1
        assert stopped(evening.resume, dice="ask").question == missing.question
        done = evening.resume(dice="2")
    assert [t.faces for t in done.entry.throws] == [(5, 4), (2,)]
    assert done.result["mercy"] == "ransom"


def test_half_a_throw_survives_a_stop(evening):
    """If one die of two was typed, only the other is asked for."""
    recorder = evening.recorder(dice="5", asks=True)
    assert stopped(duel, recorder, "Anne").begun == (5,)
    assert recorder.save() == 1
    assert stopped(evening.resume).begun == (5,)
    done = evening.resume(choices={"mercy": "yes"}, dice="5 1")
    assert done.entry.throws[0].faces == (5, 1)


def test_thrown_dice_survive_a_missing_choice(evening):
    """A script cannot secretly reroll by leaving out the choice."""
    recorder = evening.recorder()
    question = stopped(duel, recorder, "Anne").question
    assert question.options == ("yes", "no", "ransom")
    number = recorder.leave()
    (draft,) = evening.drafts
    assert number == draft["id"]
    (thrown,) = draft["replies"]
    assert thrown[4] == "thrown"
    done = evening.resume(choices={"mercy": "yes"})
    assert done.entry.throws == [Throw(*thrown[:3], tuple(thrown[3]), "thrown", None)]
    assert evening.drafts == []


def test_the_same_command_again_takes_over_the_dice_of_a_draft(evening):
    """Even without `resume`, the faces are kept, and the draft is gone."""
    recorder = evening.recorder(seed=3)
    stopped(duel, recorder, "Anne")
    recorder.leave()
    faces = tuple(evening.drafts[0]["replies"][0][3])
    done = fight(evening, choices={"mercy": "yes"})
    assert [(t.faces, t.how) for t in done.entry.throws] == [(faces, "kept")]
    assert evening.drafts == []


def test_a_choice_that_is_not_possible_is_told_with_those_that_are(evening):
    """An impossible choice is refused with the possible ones, and changes nothing."""
    refusal = evening.refusal(fight, evening, dice="1 2", choices={"mercy": "hm"})
    assert (refusal.status, refusal.code) == (2, "missing_choice")
    assert refusal.facts["options"] == ["yes", "no", "ransom"]


def test_a_choice_nobody_asked_for_is_refused(evening):
    """A typing error in a choice must not go unnoticed."""
    choices = {"mercy": "yes", "heir": "Bruno"}
    refusal = evening.refusal(fight, evening, dice="1 2", choices=choices)
    assert refusal.key == "choice.unasked"


def test_dropping_a_draft_leaves_its_throws_in_the_journal(evening):
    """Otherwise giving up would be a secret reroll."""
    recorder = evening.recorder(seed=3)
    stopped(duel, recorder, "Anne")
    recorder.leave()
    faces = tuple(evening.drafts[0]["replies"][0][3])
    done = evening.act("drop")
    assert [t.faces for t in done.entry.throws] == [faces]
    assert evening.drafts == []
    again = fight(evening, choices={"mercy": "yes"})
    (throw,) = again.entry.throws
    assert (throw.faces, throw.how, throw.origin) == (faces, "kept", done.entry.seq)


def test_a_draft_without_throws_is_dropped_without_a_word(evening):
    """Dropping works between the lines of a script, too, but not in a dry run."""
    for scripted in (False, True):
        recorder = evening.recorder(dice="5", asks=True)
        stopped(duel, recorder, "Anne")
        recorder.save()
        before = evening.head
        assert evening.act("drop", dry_run=True).entry is None
        assert len(evening.drafts) == 1
        if scripted:
            with evening.book.writing():
                recorder = evening.recorder()
                recorder.present = evening.state
                act_named("drop")(recorder)
        else:
            evening.act("drop")
        assert (evening.drafts, evening.head) == ([], before)


def test_drafts_are_named_when_there_are_several(evening):
    """With no draft, several, or an unknown number, the refusal lists the numbers."""
    assert evening.refusal(evening.resume).key == "draft.none"
    for _ in range(2):
        recorder = evening.recorder(dice="5 4", asks=True)
        recorder.replies.draft = None
        stopped(duel, recorder, "Anne")
        recorder.replies.draft = None
        recorder.save()
    assert evening.refusal(evening.resume).facts["ids"] == [1, 2]
    assert evening.refusal(evening.act, "drop", 9).facts["ids"] == [1, 2]


def test_others_may_write_while_an_act_is_stopped(evening):
    """The rule runs on the new state with the old answers."""
    recorder = evening.recorder(dice="ask", asks=True)
    recorder.answered(answer(stopped(duel, recorder, "Anne")))
    evening.act("players rename", "Anne", "Zoé")
    evening.act("players rename", "Bruno", "Anne")
    # Bruno is Anne now: what Zoé rolled answers no question, but stays visible.
    done = evening.resume(dice="6 6", choices={"mercy": "yes"})
    assert [(t.who, t.faces) for t in done.entry.throws] == [
        ("player:Bruno", (6, 6)),
        ("player:Anne", (3, 3)),
    ]


def test_a_stopped_act_that_became_impossible_stays_a_draft(evening):
    """The act is refused, and nothing of the draft is lost."""
    recorder = evening.recorder(dice="ask", asks=True)
    recorder.answered(answer(stopped(duel, recorder, "Anne")))
    evening.act("players retire", "Anne")
    assert type(evening.refusal(evening.resume, dice="ask")) is Refused
    assert len(evening.drafts) == 1


# Rolls that were taken back ----------------------------------------------------


def roll(evening, **options):
    """The faces of 2d6, and the roll."""
    done = evening.act("roll", "2d6", **options)
    return done.entry.throws[0], done


def keys(done):
    """The facts that everybody sees."""
    return [w["key"] for w in done.warnings]


def test_a_throw_that_was_taken_back_keeps_its_faces(evening):
    """A roll keeps its faces however often it is undone: there is no secret reroll."""
    first, done = roll(evening)
    for _ in range(3):
        evening.undo()
        again, later = roll(evening)
        assert (again.faces, again.how) == (first.faces, "kept")
        assert again.origin == done.entry.seq
        assert keys(later) == ["dice.kept"]
        done = later
    fresh, _ = roll(evening)
    assert fresh.how == "thrown"


def test_dice_new_throws_anew_and_says_so(evening):
    """The faces that were passed over are shown, and never come back."""
    _, done = roll(evening, dice="1 2")
    evening.undo()
    new, later = roll(evening, dice="new")
    assert (new.how, new.origin) == ("thrown", done.entry.seq)
    assert later.warnings[0]["key"] == "dice.anew"
    assert later.warnings[0]["facts"]["kept"] == [1, 2]
    evening.undo()
    for _ in range(3):
        again, _ = roll(evening)
        assert again.faces == new.faces
        evening.undo()


def test_typed_faces_that_differ_from_kept_ones_are_told(evening):
    """The table typed other faces than those it had rolled."""
    _, done = roll(evening, dice="1 2")
    evening.undo()
    typed, later = roll(evening, dice="6 6")
    assert (typed.faces, typed.origin) == ((6, 6), done.entry.seq)
    assert keys(later) == ["dice.typed_again"]
    fresh, later = roll(evening)
    assert (fresh.how, keys(later)) == ("thrown", [])


def test_faces_typed_once_more_are_used_up(evening):
    """The next roll is a new one."""
    roll(evening, dice="1 2")
    evening.undo()
    again, later = roll(evening, dice="1 2")
    assert (again.how, keys(later)) == ("typed", [])
    assert roll(evening)[0].how == "thrown"


def test_kept_faces_come_back_in_their_order(evening):
    """Two rolls are undone, and two are rolled again."""
    faces = [roll(evening, dice=text)[0].faces for text in ("1 2", "3 4")]
    evening.undo(to=1)
    assert [roll(evening)[0].faces for _ in faces] == faces
    assert roll(evening)[0].how == "thrown"


def test_a_throw_that_was_brought_back_is_not_used_twice(evening):
    """After a redo there are no faces to keep."""
    roll(evening, dice="1 2")
    evening.undo()
    evening.redo()
    assert roll(evening)[0].how == "thrown"


def test_another_turn_is_another_occasion(evening):
    """Faces are kept only within their turn."""
    roll(evening, dice="1 2")
    evening.undo()
    evening.act("turn")
    assert roll(evening)[0].how == "thrown"


def test_a_dry_run_throws_nothing(evening):
    """In a dry run, untyped dice stay a question; kept ones are known."""
    assert stopped(evening.act, "roll", "2d6", dry_run=True).question.many == 2
    roll(evening, dice="1 2")
    evening.undo()
    assert roll(evening, dry_run=True)[0].faces == (1, 2)


def test_seeded_dice_are_repeatable_and_differ_by_seed(evening):
    """The same seed gives the same faces."""
    throws = [roll(evening, seed=seed)[0] for seed in (1, 1, 2, 3, 4)]
    assert throws[0] == throws[1]
    assert {t.how for t in throws} == {"seeded"}
    assert any(a.faces != b.faces for a, b in pairwise(throws))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("7 1", "bad_dice.face"),
        ("0 1", "bad_dice.face"),
        ("1 2 3", "bad_dice.many"),
        ("1 | 2", "bad_dice.bar"),
        ("1 x", "bad_dice.word"),
        ("1 -2", "bad_dice.word"),
    ],
)
def test_impossible_dice_are_refused(evening, text, key):
    """Nothing is written, and the status is 2."""
    refusal = evening.refusal(roll, evening, dice=text)
    assert (type(refusal), refusal.code, refusal.key) == (Misuse, "bad_dice", key)


def test_dice_and_seed_exclude_each_other(evening):
    """Dice are either typed or rolled."""
    assert evening.refusal(roll, evening, dice="1 2", seed=1).key == "dice.and_seed"
